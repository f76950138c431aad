"""The items of a section: provisions, wagers, elections, paytables, figures, advisories, statements."""

from typing import Annotated, Any, Literal, NotRequired, Required, TypedDict

from checker.law.model import HANDLINGS
from checker.law.shapes import Also, Dollars, FieldPath, OneOf, Scalar, Slug, When, YesNo
from checker.law.written.base import Applies, Cited, Decides, Hands, Item, Number, Pays, Percent, SharedItem, Versioned
from checker.law.written.odds import CountedItem

_ANSWERS = (
    "yes_no", "count", "count_from_one", "dollars", "percent", "hours", "date", "payout", "portion", "choice",
    "choices", "counts", "texts", "text",
)  # fmt: skip
_UNITS = (
    "areas", "cards", "cents", "combinations", "compartments", "count", "decks", "dice", "digits", "dollars",
    "for 1", "fraction", "hands", "hours", "jokers", "number", "pairs", "percent", "players", "points",
    "positions", "procedures", "rounds", "sides", "stacks", "times", "to 1", "wagers",
)  # fmt: skip


class LedgerEntry(Versioned):
    """One provision, or one defined word, and where a paper could say something against it."""

    provision: Decides
    is_: Annotated[
        Annotated[str, OneOf(*HANDLINGS)],
        "Elected: a choice of the house that a filing states. Declared: a fact that a filing "
        "states. Shown: stands on layout or sign. Guide: players are told it. At_the_table: only "
        "seen there. Definition: what a word means. Reserved: empty.",
    ]
    by: NotRequired[
        Annotated[Literal["layout", "sign", "layout or sign"], "The document that shows it. Only with is: shown."]
    ]
    about: Annotated[str, "What the provision is about, in under twelve words of our own.", Also(maxLength=90)]


class WagerItem(Item):
    """A wager of the game."""

    wager: Annotated[Slug, "The name by which a filing offers it, in small letters with underscores."]
    name: Annotated[str, "The name as the law prints it."]
    short: Annotated[str, "The name on signs and in messages."]
    also: NotRequired[Annotated[list[str], "Other names by which an inscription may speak of it."]]
    provision: Decides
    pays_under: Annotated[Cited, "The provision of its paytable or paytables."]
    optional: Annotated[YesNo, "no for a wager that the game cannot do without, and for one that exists by law."]
    elected: Annotated[YesNo, "yes: the operator offers it in the filing. no: it exists by law, as insurance does."]
    wins: Annotated[str, "When it wins, in one sentence to the player."]
    wins_except: NotRequired[Annotated[str, "What the sentence adds where except_when holds."]]
    except_when: NotRequired[Annotated[When, "The filings for which it does."]]


class ChoiceItem(SharedItem):
    """One lawful answer to an election."""

    value: Annotated[Scalar, "The answer as a filing writes it."]
    provision: NotRequired[Decides]
    says: Annotated[str, "What it means, in one sentence of our own."]
    also: NotRequired[
        Annotated[list[str], "Other words that mean this choice. Case, order, plurals and articles make no difference."]
    ]


class ElectionItem(Item):
    """A choice that the operator makes."""

    at: Annotated[FieldPath, "Where it stands in a filing."]
    provision: Decides
    label: Annotated[str, "What messages and documents call it."]
    type: Annotated[
        Annotated[str, OneOf(*_ANSWERS)],
        "What kind of answer it is. count may be 0, count_from_one may not. choice takes one of "
        "choices, choices several, counts a list of numbers, texts a list of texts. portion is "
        "all or a percentage.",
    ]
    asks: Annotated[
        Literal["must", "may", "declared"],
        "must: a filing without it lacks an entry. may: it may be stated. declared: it is "
        "recorded, and a filing that is silent is open there.",
    ]
    when: NotRequired[Applies]
    says: Annotated[str, "What is asked, in our own words, for the editor and the starter file."]
    choices: NotRequired[
        Annotated[
            list[ChoiceItem],
            "The lawful answers, each with a provision of its own where it has one. The list may differ by reading.",
            Also(minItems=1),
        ]
    ]
    silent: NotRequired[Annotated[str, "What a filing means that leaves it out. An entry that may be stated says so."]]
    one_of: NotRequired[
        Annotated[
            list[FieldPath],
            "Lists of equal numbers of which this is one. What such a list adds up to may be counted otherwise, and is "
            "not understood.",
        ]
    ]
    example: NotRequired[
        Annotated[
            str | float | bool | list[Any], "A lawful answer, or a list of them, for the starter file and the help."
        ]
    ]


class RowItem(Item, total=False):
    """One line of a paytable, in the order of the print."""

    outcome: Required[
        Annotated[
            str,
            "The outcome as printed. A rule may name several for one wager; the first that the "
            "paytable in use has counts.",
        ]
    ]
    pays: Required[Annotated[Pays, "The payout as printed, with its unit."]]
    envy: Annotated[Dollars, "The Envy Bonus as printed."]
    group: Annotated[
        str,
        "The heading of the print under which the row stands; none, where it has none of the paytable's own heading.",
    ]
    sign: Annotated[str, "How documents word the outcome where the printed name cannot stand alone."]
    when: Applies
    also: Annotated[list[str], "Other names by which a filing may spell the outcome out."]
    in_parts: Annotated[YesNo, "The other names each name a part of the row."]
    provision: Decides
    envy_provision: Annotated[Cited, "The provision of the Envy Bonus, where the law numbers it apart."]
    reconstructed: Annotated[
        Literal["pays", "envy"], "The one cell that the status reconstructed means; without it, both."
    ]
    hands: Annotated[Hands, "Which hands the row means, for its chances."]
    beside: Annotated[YesNo, "yes for a row that is paid besides another one."]


class PaytableItem(Item, total=False):
    """One paytable of one wager."""

    wager: Required[Annotated[Slug, "The wager that it pays."]]
    paytable: Annotated[Scalar, "Its letter or number. Left out where the chapter gives no choice."]
    provision: Required[Decides]
    condition: Annotated[When, "When the table may be used."]
    condition_text: Annotated[str, "The same in a few words, for messages."]
    group: Annotated[str, "A heading over all rows."]
    additional: Annotated[YesNo, "yes for payouts beside the table that is chosen."]
    rows: Required[
        Annotated[
            list[RowItem], "Its lines in the order of the print, each with its outcome and payout.", Also(minItems=1)
        ]
    ]
    wager_amount: Annotated[Dollars, "The wager that the table prints."]
    meter_seed: Annotated[Dollars, "The amount at which the table starts its meter."]
    rate_of_progression: Annotated[Percent, "The share of a wager that goes to the meter, where the table prints it."]
    reserve_rate: Annotated[Percent, "The share of a wager that goes to the reserve, where the table prints it."]
    stake_returned: Annotated[YesNo, "yes where the table says that the wager is returned with the payout."]
    joker: Annotated[str, "How the joker may be used, where the table prints it."]
    envy_provision: Annotated[Cited, "The provision of its Envy Bonuses, where the law numbers them apart."]
    counted: Annotated[CountedItem, "How its chances are counted."]
    pays_at: Annotated[FieldPath, "Where a filing states the odds, under chances, where the law prints only the least."]
    less: Annotated[Percent, "The part of what is won that is kept beside these odds, such as a vigorish of 5%."]
    less_when: Annotated[When, "It is kept only if this holds of the filing."]


class FigureItem(SharedItem):
    """A number that the law prints outside paytables and rules."""

    provision: Decides
    figure: Annotated[Number, "The number, without its unit: 0.25 for a quarter, 5 for 5%."]
    unit: Annotated[
        Annotated[str, OneOf(*_UNITS)],
        "What is counted.",
    ]
    what: Annotated[str, "What the number is, in a few words of our own."]


class AdvisoryItem(SharedItem):
    """A drafting defect or ambiguity that can matter."""

    id: Annotated[str, "Its provision, a stroke, and a short name.", Also(pattern="^[^ /]+/[a-z0-9-]+$")]
    provision: Decides
    title: Annotated[str, "The problem in one sentence.", Also(pattern="\\.$")]
    printed: Annotated[str, "What is printed, in our own words; a few of the print in quotes."]
    problem: Annotated[str, "Why it is a problem."]
    literal: Annotated[str, "What the literal reading leads to."]
    evident: Annotated[str, "What the evident reading leads to."]
    applies: Annotated[Literal["literal", "evident"], "The reading that the checker applies."]
    effect: Annotated[str, "What the other reading would change."]
    ask: Annotated[str, "The one question to put to the regulator.", Also(pattern="\\?$")]
    severity: Annotated[
        Literal["grave", "notable", "slight"],
        "Grave: an outcome or a payout turns on it. Notable: a person must know it. Slight: a slip of the print.",
    ]
    touches: Annotated[When, "The filings for which it is shown; never for none."]


class DutyItem(TypedDict, total=False):
    """How firmly each document is asked for it. Without it, each may say it."""

    guide: Annotated[
        Literal["required", "recommended", "allowed", "forbidden"], "How firmly the document is asked for it."
    ]
    sign: Annotated[
        Literal["required", "recommended", "allowed", "forbidden"], "How firmly the document is asked for it."
    ]
    layout: Annotated[
        Literal["required", "recommended", "allowed", "forbidden"], "How firmly the document is asked for it."
    ]
    submission: Annotated[
        Literal["required", "recommended", "allowed", "forbidden"], "How firmly the document is asked for it."
    ]


class StatementItem(Item, total=False):
    """What the chapter says on a closed topic of rulesets/shared/words/topics.yaml, for texts to be compared with."""

    topic: Required[Annotated[str, "The id of the topic.", Also(pattern="^[a-z][a-z0-9_]*$")]]
    provision: Required[Decides]
    value: Annotated[Scalar, "The true value: one of the topic's closed values, or a figure with its unit."]
    value_of: Annotated[FieldPath, "The entry of the filing that decides the value."]
    values: Annotated[
        dict[str, Scalar],
        "The value of the topic for each answer at value_of; else stands for every other answer.",
    ]
    if_unstated: Annotated[
        Scalar, "The value where the filing does not state the entry. Without it, the statement is open."
    ]
    plus: Annotated[
        Scalar, "What is added to a number taken from the filing: 1 where the entry counts what is additional."
    ]
    wager: Annotated[Slug, "The wager that it concerns, where that is not the topic's own subject."]
    name: Annotated[str, "A name that tells apart several statements of one topic."]
    under: Annotated[
        list[Annotated[str, Also(pattern="^[a-z][a-z0-9_]*$")]],
        "The conditions, by their ids in topics.yaml, under which alone it is true.",
    ]
    when: Annotated[When, "When it is true of a filing. Without it, of every filing."]
    duty: Annotated[DutyItem, "How firmly each document is asked for it. Without it, each may say it."]
