"""The files of a chapter: its head, its sections, its guide."""

from typing import Annotated, Literal, NotRequired, Required, TypedDict

from checker.law.model import HANDLINGS
from checker.law.shapes import Also, Count, OneOf, Scalar, Slug
from checker.law.written.base import Applies, Cited, Date, Dated, Decides, Item, SharedId, Source
from checker.law.written.items import (
    AdvisoryItem,
    ElectionItem,
    FigureItem,
    LedgerEntry,
    PaytableItem,
    StatementItem,
    WagerItem,
)
from checker.law.written.odds import DealItem
from checker.law.written.rules import RuleItem


class LineItem(Item, total=False):
    """A line of a document, in plain words; {path} inserts the filing's value."""

    says: Required[Annotated[str, "The sentence to the player; {path} inserts what the filing says there."]]
    title: Annotated[str, "The heading under which a choice stands."]
    when: Applies
    provision: Required[Decides]
    also: Annotated[list[Cited], "Further provisions that the same sentence tells."]


class GuideTable(Dated):
    """A table of the guide."""

    title: Annotated[str, "The heading of the table."]
    provision: Decides
    columns: Annotated[list[Scalar], "The heads of its columns."]
    rows: Annotated[list[list[Scalar]], "Its rows, each with one entry for a column."]
    when: NotRequired[Applies]
    like: NotRequired[Annotated[SharedId, "The id of a shared table whose keys are taken over; own keys win."]]


class Section(TypedDict, total=False):
    """One section of a chapter: everything that it decides."""

    section: Required[Annotated[str, "The number of the section, which is also the name of the file."]]
    title: Required[Annotated[str, "The heading of the section."]]
    provisions: Required[
        Annotated[
            list[LedgerEntry],
            "Every numbered provision of the section in the order of the text. Together they are the ledger.",
        ]
    ]
    wagers: Annotated[list[WagerItem], "The wagers that the section defines."]
    elections: Annotated[list[ElectionItem], "The choices that it leaves to the operator."]
    paytables: Annotated[list[PaytableItem], "The paytables that it prints."]
    rules: Annotated[list[RuleItem], "What it requires of a filing."]
    figures: Annotated[list[FigureItem], "Every other number that it prints."]
    advisories: Annotated[list[AdvisoryItem], "Its drafting defects and ambiguities."]
    statements: Annotated[
        list[StatementItem],
        "What it says on the closed topics of rules and rights, for texts to be compared with.",
    ]
    chances: Annotated[
        list[PaytableItem],
        "Wagers for which it prints only the least odds, so that their chances can be counted. No "
        "filing is judged by them.",
    ]
    deals: Annotated[list[DealItem], "What is dealt, for the chances of its wagers."]


class Terms(TypedDict):
    """The jurisdiction's own words, which documents use."""

    operator: Annotated[str, "Who files."]
    approver: Annotated[str, "Who approves."]
    regulator: Annotated[str, "Who regulates."]
    patron: Annotated[str, "Who plays."]


class NewFeature(TypedDict):
    """How a wager or paytable outside the chapter is asked for."""

    provision: Annotated[str, "The provision on new features."]
    says: Annotated[str, "What it asks, in one sentence."]


class RulemakingItem(TypedDict):
    """One change of the chapter."""

    source: Annotated[Source, "The rulemaking as it is cited."]
    effective: NotRequired[Annotated[Date | None, "The day on which it took effect."]]


class SourceText(TypedDict):
    """One text that was read."""

    source: Annotated[str, "The name of the text."]
    as_of: NotRequired[Annotated[Date | None, "The day of its law."]]
    provisions: Annotated[Count, "How many numbered provisions it has."]


class Chapter(TypedDict):
    """The head of a chapter: title, dates of law, terms, order of sections."""

    chapter: Annotated[
        str,
        "The name on the command line: the jurisdiction, a stroke, and the number of the chapter.",
        Also(pattern="^[a-z]{2}/[a-z0-9-]+$"),
    ]
    title: Annotated[str, "The name of the game."]
    game: Annotated[
        str, "The game as a filing writes it, and the end of the folder's name.", Also(pattern="^[a-z][a-z0-9-]*$")
    ]
    jurisdiction: Annotated[str, "Two letters, as a filing writes it.", Also(pattern="^[a-z]{2}$")]
    jurisdiction_name: Annotated[str, "The name in full."]
    citation: Annotated[str, "How the chapter is cited."]
    cite: Annotated[
        str, "How a provision is cited in full: {provision} stands for its number.", Also(pattern="\\{provision\\}")
    ]
    version: Annotated[
        str, "The version of this encoding. It changes when a value does.", Also(pattern="^[0-9]+\\.[0-9]+\\.[0-9]+$")
    ]
    status: NotRequired[Annotated[Literal["permanent", "temporary"], "permanent or temporary, as the rules are."]]
    known_through: NotRequired[
        Annotated[
            Date,
            "The last day for which the text is known. A review as of a later day says so. Left out "
            "where no date is printed.",
        ]
    ]
    known_through_note: NotRequired[Annotated[str, "What is known to have happened since, with citations."]]
    undated_note: NotRequired[Annotated[str, "What a person must know where the text prints no date of force."]]
    terms: Annotated[Terms, "The jurisdiction's own words, which documents use."]
    new_feature: Annotated[NewFeature, "How a wager or paytable outside the chapter is asked for."]
    rulemakings: Annotated[
        list[RulemakingItem],
        "Every date of law, oldest first. An effective day is left out only where the text prints none.",
    ]
    texts: Annotated[list[SourceText], "The source texts that the ledger counts."]
    sections: Annotated[list[Scalar], "The sections in their order; each is a file.", Also(uniqueItems=True)]
    shares: NotRequired[Annotated[list[str], "The folders of rulesets/shared from which like takes items."]]
    base_wager: Annotated[Slug, "The wager that the game cannot do without."]


class SignWords(TypedDict):
    """The sentences of the table sign."""

    sentences: Annotated[list[LineItem], "The sentences, in order."]


class Guide(TypedDict, total=False):
    """The words of the guide and of the sign."""

    object: Required[Annotated[list[LineItem], "The object of the game."]]
    cards: Annotated[list[LineItem], "What the cards count."]
    round: Required[Annotated[list[LineItem], "How a round goes, in order."]]
    tables: Annotated[list[GuideTable], "Tables that a player reads during play, such as a drawing rule."]
    choices: Annotated[list[LineItem], "What a player may choose, each under a title."]
    wagers: Annotated[dict[Slug, list[LineItem]], "Further sentences on a wager, by its name."]
    notes: Annotated[list[LineItem], "What else a player should know."]
    payout_limit: Annotated[list[LineItem], "What the guide says of a payout limit."]
    sign: Required[Annotated[SignWords, "The sentences of the table sign."]]


class AroundItem(TypedDict, total=False):
    """A provision of the law around the chapters of a jurisdiction, as far as its text was seen."""

    provision: Required[Annotated[str, "Its citation in full."]]
    is_: Required[
        Annotated[
            Annotated[str, OneOf(*HANDLINGS[:-1])],
            "Where a paper could say something against it.",
        ]
    ]
    about: Required[Annotated[str, "What it is about, in our own words."]]
    seen: Required[Annotated[str, "How much of its text was seen, and where."]]
    entry: Annotated[str, "The entry of a filing by which it is met."]
    asks_for: Annotated[str, "What it asks for, in a few words."]
    ask: Annotated[str, "The one question to put to the regulator.", Also(pattern="\\?$")]
    least_share: Annotated[
        str, "The least height of letters as a share of the longer side of the piece.", Also(pattern="%$")
    ]
    odds_unit: Annotated[Literal["to", "for"], "The word in which odds are stated in print."]
    elections: Annotated[list[ElectionItem], "What a filing of any chapter may state on it."]
    rules: Annotated[list[RuleItem], "What it requires of what is stated."]
