"""What is dealt, which hands a row means, and how the chances of a paytable are counted."""

from typing import Annotated, Any, Literal, NotRequired, Required, TypedDict

from checker.law.hands import ADDED_PAIRS, MADE_HANDS, RANKS, SUITS
from checker.law.shapes import Also, Count, FieldPath, OneOf, Slug, When, YesNo
from checker.law.written.base import Dated, Decides, Hands

Span = Annotated[str | int, "A number, 8 or more, or 6 or less.", Also(pattern="^[0-9]+( or (more|less))?$")]
CardRank = Annotated[Any, "A rank.", OneOf(*RANKS, *(int(rank) for rank in RANKS if rank.isdigit()))]


class Held(TypedDict, total=False):
    """What is asked of the cards that somebody holds. All of it must be so."""

    cards: Annotated[
        list[Annotated[str, Also(pattern=f"^({'|'.join(RANKS)}) of ({'|'.join(SUITS)})$")]],
        "Exactly these cards.",
    ]
    ranks: Annotated[list[CardRank], "Exactly these ranks."]
    ranks_among: Annotated[list[CardRank], "No rank but these."]
    total: Annotated[Span, "The total of points, an ace as 11 where that is within 21."]
    blackjack: Annotated[YesNo, "An ace and a card of value 10 as the first two cards."]
    suited: Annotated[YesNo, "All of one suit, or not."]
    identical: Annotated[YesNo, "All of one rank and suit, or not."]
    sets: Annotated[
        list[Count],
        "How many cards each set of one rank has, singles left out: [2, 2] is two pair.",
        Also(minItems=0),
    ]
    in_a_row: Annotated[YesNo, "Consecutive ranks, or not."]
    points: Annotated[Span, "Points of which only the last digit counts."]
    natural: Annotated[YesNo, "Whether it has 8 or 9 points with the first two cards."]
    number: Annotated[Span, "How many cards the hand has in the end."]
    makes: Annotated[
        Annotated[str, OneOf(*MADE_HANDS)],
        "The hand that can be made of the seven cards, with the joker if it helps.",
    ]
    joker: Annotated[YesNo, "With the joker among the cards, or without it."]
    plus: Annotated[
        list[Annotated[str, OneOf(*ADDED_PAIRS)]],
        "Two more cards of one suit beside a royal flush: one of these. With joker, the joker is one of the two.",
    ]
    high: Annotated[CardRank, "No pair, straight or flush, and this as the highest card."]
    run: Annotated[Span, "How many consecutive ranks the player's first two cards and those drawn came to."]
    ace_of: Annotated[list[Annotated[str, OneOf(*SUITS)]], "An ace of one of these suits is in the run."]
    between: Annotated[Span, "The ranks between the player's two cards, into which the dealer's first card falls."]
    margin: Annotated[Span, "The points by which the hand wagered on is ahead of the other."]
    each_same_rank: Annotated[
        Literal["same suit", "different suit"],
        "Paid for each card of the player that has the rank of the dealer's first card.",
    ]
    system_draw: Annotated[YesNo, "Something that a system draws and no card decides. It is not counted."]
    any: Annotated[YesNo, "Every deal."]


class Holders(TypedDict, total=False):
    """Who holds what."""

    player: Annotated[Held, "The player's cards."]
    dealer: Annotated[Held, "The dealer's cards."]
    up: Annotated[Held, "The dealer's first card."]
    together: Annotated[Held, "The player's cards and the dealer's first card."]
    own: Annotated[Held, "The hand that is wagered on."]
    other: Annotated[Held, "The other hand."]
    round: Annotated[Held, "What concerns several hands at once."]


class DoubtfulHands(TypedDict):
    """The hands under each reading of a doubtful text."""

    advisory: Annotated[str, "The id of the advisory that describes the two readings."]
    literal: Annotated[Hands, "The hands under the literal reading."]
    evident: Annotated[Hands, "The hands under the evident reading."]


HandsForm = Annotated[
    Literal["never"] | Holders | Annotated[list[Holders], Also(minItems=1)] | DoubtfulHands,
    "Which hands are meant: who holds what; a list of such, of which one is enough; never; or, where a doubtful text "
    "decides, one such under each reading.",
]


class DoubtfulPays(TypedDict):
    """What is paid under each reading of a doubtful text."""

    advisory: Annotated[str, "The id of the advisory that describes the two readings."]
    literal: Annotated[Literal["the highest line", "every line"], "Under the literal reading."]
    evident: Annotated[Literal["the highest line", "every line"], "Under the evident reading."]


class ReturnedHands(TypedDict):
    """Hands with which the wager is neither won nor lost."""

    hands: Annotated[Hands, "The hands."]
    when: NotRequired[Annotated[When, "Only if this holds of the filing."]]


class DoubtfulJoker(TypedDict):
    """What the joker may be under each reading of a doubtful text."""

    advisory: Annotated[str, "The id of the advisory that describes the two readings."]
    literal: Annotated[Literal["limited", "fully wild"], "Under the literal reading."]
    evident: Annotated[Literal["limited", "fully wild"], "Under the evident reading."]


class CountedItem(TypedDict, total=False):
    """How the chances of a paytable are counted. Each of its rows names its hands."""

    deal: Required[Annotated[Slug, "What is dealt: the name of an item under deals."]]
    sides: Annotated[
        list[Literal["first", "second"]],
        "The hands on which the wager may be placed: first is the player's, second the banker's. Without it, first.",
    ]
    pays: Annotated[
        Literal["the highest line", "every line"] | DoubtfulPays,
        "Whether only the first row that fits is paid. Without it, it is.",
    ]
    given: Annotated[Hands, "The wager is made only in such deals."]
    returned: Annotated[list[ReturnedHands], "Hands with which the wager is neither won nor lost.", Also(minItems=1)]
    joker: Annotated[
        Literal["limited", "fully wild"] | DoubtfulJoker,
        "What the joker may be: limited (an ace, or what completes a straight, a flush, a "
        "straight flush or a royal flush) or any card.",
    ]
    assumes: Annotated[list[str], "What is assumed where the text is silent, in our own words."]
    rides: Annotated[
        YesNo, "Whether a payout may be added to the wager of the base game once the first cards are seen."
    ]


class DealItem(Dated, total=False):
    """What is dealt and how cards are drawn, so that chances can be counted."""

    deal: Required[Annotated[Slug, "The name by which paytables refer to it."]]
    kind: Required[
        Annotated[
            Literal["first_cards", "coup", "seven_cards", "two_hands", "dealer_draws", "both_play", "run", "game"],
            "What is dealt: first cards, a coup with drawing rules, seven cards of 53, two such hands, the "
            "dealer's hand to its end, it and the player's, the player's consecutive ranks, or "
            "the whole game against the dealer.",
        ]
    ]
    provision: Required[Decides]
    player: Annotated[Count, "Cards of the player that count."]
    dealer: Annotated[Count, "Cards of the dealer that count, the open one first."]
    ace: Annotated[Literal["high", "low", "both"], "Where the ace stands in the order of ranks."]
    natural: Annotated[Count, "Points of a natural at least."]
    first_stays: Annotated[Count, "Points from which the first hand draws no third card."]
    second_stays: Annotated[Count, "Points from which the second hand draws none if the first did not."]
    draws: Annotated[
        dict[str, Annotated[list[Count], Also(minItems=0)]],
        "For each number of points of the second hand, the values of the first hand's third card with which it draws.",
    ]
    stands: Annotated[Count, "The total on which the dealer stands."]
    splits_at: Annotated[FieldPath, "Where a filing states the additional splits."]
    decks: Annotated[list[Count], "The numbers of decks for which figures are listed."]
    decks_at: Annotated[FieldPath, "Where a filing states its decks."]
    assumes: Annotated[list[str], "What is assumed where the text is silent, in our own words."]
    names: Annotated[list[str], "What the first and the second hand are called.", Also(minItems=2, maxItems=2)]
    surrender: Annotated[YesNo, "Whether a player may give up the first two cards for half the wager."]
    when: Annotated[When, "It goes so only if this holds of the filing."]
