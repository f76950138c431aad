"""What a rule of each kind takes beside what all rules have: from here come its reading, its schema and its listing.

Every class is one form of parameters. :data:`KIND_PARAMS` and :data:`CALCULATION_PARAMS` say which kinds and which
calculations take it; what a class is for stands in its first sentence.
"""

from collections.abc import Mapping
from typing import Annotated, Any

from checker.frozen import frozen
from checker.law.shapes import Count, Dollars, FieldPath, Figure, LeastOdds, Line, OneOf, Scalar, Slug, When, YesNo


@frozen(kw_only=False)
class Plain:
    """Takes nothing of its own."""


@frozen(kw_only=False)
class Stated:
    """Asks that the filing states an entry."""


@frozen(kw_only=False)
class BareAmount:
    """Asks that an amount is written out with nothing that takes from it or adds to it."""


@frozen(kw_only=False)
class ListedOdds:
    """Looks for the odds of every outcome among the inscriptions, where they stand on the layout."""


@frozen(kw_only=False)
class Bound:
    """Compares a number with a figure, or with the answer at another place."""

    value: Annotated[Figure | None, "The figure with its unit."] = None
    same_as: Annotated[FieldPath, "The place whose answer is the figure."] = ""


@frozen(kw_only=False)
class Required:
    """Judges a condition: what has to hold."""

    must: Annotated[When, "What has to hold."]


@frozen(kw_only=False)
class Forbidden:
    """Judges a condition: what may not hold."""

    must_not: Annotated[When, "What may not hold."]


@frozen(kw_only=False)
class Listed:
    """Lists the lawful answers, where no election does."""

    values: Annotated[tuple[Scalar, ...], "The lawful answers."]


@frozen(kw_only=False)
class Area:
    """Asks for an area on the layout."""

    area: Annotated[str, "The wager or area that the layout carries, as a filing lists it."]
    text: Annotated[str, "What documents call it."]
    also: Annotated[tuple[str, ...], "Other names that a filing may list it by."] = ()


@frozen(kw_only=False)
class Inscription:
    """Asks for words on the layout."""

    text: Annotated[str, "The words that the law prints."]
    sign_instead: Annotated[YesNo, "Yes where a sign may carry it instead."] = False
    similar_language: Annotated[FieldPath, "Where the filing states approved similar language."] = ""


@frozen(kw_only=False)
class InscribedWords:
    """Compares what stands on the felt and on signs with the filing and the law."""

    unjudged: Annotated[tuple[Slug, ...], "Wagers whose payouts, if inscribed otherwise, are left open."] = ()


@frozen(kw_only=False)
class ListedInscription:
    """Looks for an inscription on a topic, where the filing says that the layout has one."""

    place: Annotated[FieldPath, "Where the filing says what the layout carries."]
    says: Annotated[tuple[str, ...], "The answers there that mean that the layout does."]
    topics: Annotated[
        tuple[str, ...], "The topics, or aspects such as payout_limit, of which one of the inscriptions must speak."
    ]


@frozen(kw_only=False)
class LeastOddsParams:
    """Compares odds that the operator sets with the least that the law admits."""

    odds: Annotated[LeastOdds, "The least odds."]


@frozen(kw_only=False)
class Setting:
    """One type of hand of a house way."""

    hands: Annotated[tuple[str, ...], "What a house way calls the type of hand, its usual name first."]


@frozen(kw_only=False)
class HandCards:
    """How many cards each hand has."""

    low: Annotated[Count, "Cards of the low hand."]
    high: Annotated[Count, "Cards of the high hand."]


@frozen(kw_only=False)
class HouseWaySet:
    """Looks for a setting of the house way whose low hand ranks above its high hand."""

    cards: Annotated[HandCards, "How many cards the low hand and the high hand have."]


@frozen(kw_only=False)
class HouseWayTold:
    """Asks that the house way sets each type of hand, or names a paper that does."""

    settings: Annotated[tuple[Setting, ...], "The types of hand of a house way."]
    others: Annotated[tuple[str, ...], "Words of a rule for every hand that no other line names."]
    own_will: Annotated[tuple[str, ...], "Words that leave the setting of hands to the dealer."]
    papers: Annotated[tuple[str, ...], "Words before the letter or number of a paper that is filed with it."]


@frozen(kw_only=False)
class LimitHand:
    """One hand that wins on several wagers."""

    hand: Annotated[str, "What messages call the hand."]
    wagers: Annotated[Mapping[Slug, Line], "The outcome that the hand has on each wager."]
    once: Annotated[YesNo, "Yes where one round can deal it only once."] = False


@frozen(kw_only=False)
class PayoutLimitFloor:
    """Compares a payout limit with the most that one player could win in a round, or a fixed amount."""

    floor: Annotated[Dollars, "The fixed least limit."]
    basis: Annotated[str, OneOf("maximum", "minimum"), "Whether wagers count at their maximum or minimum."]
    wagers: Annotated[
        Mapping[Slug, Line],
        "The wagers that one hand may win together, each with the outcome that counts: top, a name, or several names.",
    ] = {}
    instead: Annotated[
        Mapping[Slug, Line],
        "The wagers whose best hand wins nothing on the others. A hand wins those above or one of these.",
    ] = {}
    hands: Annotated[
        tuple[LimitHand, ...],
        "The hands, where no one hand is the best on every wager: each with its line on every wager.",
    ] = ()
    boxes: Annotated[FieldPath, "Where the filing says on how many areas one player may wager."] = ""
    positions: Annotated[
        FieldPath, "Where the filing says how many areas the table has, which one player cannot exceed."
    ] = ""
    decks: Annotated[FieldPath, "Where the filing says how many decks are in play."] = ""
    cards_per_hand: Annotated[Count, "How many cards of the decks the best hand takes."] = 0
    count_boxes: Annotated[YesNo, "Yes where every area of the player counts. It often differs by reading."] = False
    applies_to: Annotated[FieldPath, "Where the filing says to which wagers the limit applies."] = ""
    applied_only: Annotated[YesNo, "Yes where no other wager counts than those. It often differs by reading."] = False
    sum: Annotated[YesNo, "Yes where what one hand wins on several wagers is added. It often differs by reading."] = (
        False
    )
    exact: Annotated[YesNo, "Yes where the limit may not be above the floor either."] = False
    meters: Annotated[YesNo, "No where shares of a meter do not count, as where the limit does not reach them."] = True


Params = (
    Plain
    | Stated
    | BareAmount
    | ListedOdds
    | Bound
    | Required
    | Forbidden
    | Listed
    | Area
    | Inscription
    | InscribedWords
    | ListedInscription
    | LeastOddsParams
    | HouseWaySet
    | HouseWayTold
    | PayoutLimitFloor
)

PLAIN = Plain()

KIND_PARAMS: Mapping[str, Any] = {
    "at_least": Bound,
    "at_most": Bound,
    "equal": Bound,
    "multiple_of": Bound,
    "requires": Required,
    "forbids": Forbidden,
    "required": Stated,
    "one_of": Listed,
    "area": Area,
    "inscription": Inscription,
}
"""The kinds of rule that a chapter file may write, each with its parameters; a calculation has those of its name."""

CALCULATION_PARAMS: Mapping[str, Any] = {
    "bare_amount": BareAmount,
    "house_way_set": HouseWaySet,
    "house_way_told": HouseWayTold,
    "inscribed_words": InscribedWords,
    "least_odds": LeastOddsParams,
    "listed_inscription": ListedInscription,
    "listed_odds": ListedOdds,
    "payout_limit_floor": PayoutLimitFloor,
}
"""The named calculations of rules of kind ``calculation``, each with its parameters."""
