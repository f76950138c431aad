"""What ``checker odds --format json`` writes."""

from typing import Annotated, TypedDict

from checker.law.shapes import Also, OneOf
from checker.report.forms.common import Natural


class Fraction(TypedDict):
    """An exact number and the decimal number nearest to it."""

    exact: Annotated[str | None, "Null where only a decimal number is known.", Also(pattern="^-?[0-9]+(/[0-9]+)?$")]
    decimal: float


FractionOrNull = Fraction | None


class OfMeter(TypedDict):
    """A number of one meter."""

    meter: Annotated[str | None, "Its name; null where there is one."]
    exact: Annotated[str, Also(pattern="^-?[0-9]+(/[0-9]+)?$")]
    decimal: float


class Meter(TypedDict):
    """What a wager with a meter returns."""

    wager_amount: Annotated[Fraction, "Dollars wagered."]
    fixed_return: Annotated[Fraction, "What a unit wagered returns without the meter."]
    return_per_dollar: Annotated[list[OfMeter], "What a dollar on each meter adds for each unit wagered."]
    at: Annotated[list[OfMeter], "Dollars on each meter for which the house edge is given."]
    break_even: Annotated[FractionOrNull, "Dollars on the meter at which the wager returns as much as it takes."]
    long_run_return: Annotated[
        FractionOrNull, "What a unit wagered returns in the long run, at the rates and resets known."
    ]


class Outcome(TypedDict):
    """One outcome."""

    outcome: Annotated[str, "As the law prints it; Returned and Lost for the rest."]
    payout: Annotated[str | None, "As printed, or as filed."]
    count: Annotated[Natural, "How many of the deals."]
    of: Annotated[int, "Deals that are equally likely.", Also(minimum=1)]
    probability: Annotated[float, "The one divided by the other.", Also(minimum=0)]


class Wager(TypedDict):
    """The odds of one wager with one paytable."""

    chapter: Annotated[str, "The chapter by its id: jurisdiction, stroke, number."]
    provision: Annotated[str, "The provision of the paytable."]
    wager: Annotated[str, "The wager, as a filing names it."]
    wager_name: Annotated[str, "The wager's name on signs."]
    paytable: Annotated[str | None, "Its letter or number; null where the law names none."]
    decks: Annotated[int | None, "Decks of 52 cards; null where the game has one deck and a joker."]
    side: Annotated[str | None, "The hand wagered on, where the wager may be placed on either."]
    reading: Annotated[
        Annotated[str, OneOf("both", "literal", "evident")], "The reading of doubtful texts; both where they agree."
    ]
    advisories: Annotated[list[str], "The doubtful texts that decide the figures."]
    optional_lines: Annotated[list[str], "Outcomes counted that the operator need not offer."]
    not_counted: Annotated[list[str], "Outcomes that no card decides. They are in no figure."]
    exact: Annotated[bool, "Whether the figures are exact."]
    assumes: Annotated[list[str], "What they rest on."]
    house_edge: Annotated[
        FractionOrNull,
        "What the house keeps of a unit wagered; negative where the player gains. Null where it "
        "depends on a meter of unknown amount.",
    ]
    hit_rate: Annotated[FractionOrNull, "The chance to be paid more than the wager back; null where it is not known."]
    envy_bonus: Annotated[FractionOrNull, "Dollars that the Envy Bonus is worth for each other player in a round."]
    meter: Meter | None
    outcomes: list[Outcome]


class Remark(TypedDict):
    """One thing that looks wrong."""

    kind: Annotated[
        Annotated[str, OneOf("order", "return", "never", "limit")],
        "Order: a rarer hand pays less. Return: the wager returns more than it takes. Never: no hand "
        "wins a line. Limit: the payout limit is below one award.",
    ]
    provision: Annotated[str, "The provision of the paytable."]
    wager: Annotated[str, "The wager."]
    paytable: Annotated[str | None, "Its letter or number."]
    text: Annotated[str, "The note with its arithmetic."]


class OddsReport(TypedDict):
    """What paytables do to the player."""

    version: Annotated[int, Also(const=1)]
    wagers: list[Wager]
    remarks: Annotated[list[Remark], "What looks wrong in the figures, for a person to weigh."]
