"""Where the two entries of the law are written differently on purpose, and what is compared then.

Everything here is an exact list. Nothing is left out of the comparison because it is small or close.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal

# The one of a pair or of a choice: "one side of the table", "one of the following procedures", "more than one player".
# The second transcription lists the word; a chapter file has no use for it. Any other number of these is compared.
GRAMMATICAL_ONE = frozenset(
    {
        "batches",
        "combinations",
        "methods",
        "patrons",
        "paytables",
        "players",
        "procedures",
        "rounds",
        "sides",
        "stacks",
        "wagers",
    }
)

# Two words for one unit.
UNITS = {"cover cards": "cards"}

# What a rule holds for a wager whose paytable prints figures of its own: the last part of its path, and the figure.
OF_THE_TABLE = {
    "initial": "meter_seed",
    "reset": "meter_seed",
    "rate": "rate_of_progression",
    "reserve_rate": "reserve_rate",
    "minimum": "wager_amount",
    "maximum": "wager_amount",
}

# The unit of a plain number that a rule compares: what is counted at its path.
UNIT_AT = {
    "cards.cover_card_depth": "cards",
    "cards.cover_cards": "cards",
    "cards.decks": "decks",
    "cards.dice": "dice",
    "cards.jokers": "jokers",
    "number of cards.batches": "batches",
    "number of cards.double_shoe_sides": "sides",
    "play.adjacent_boxes": "boxes",
    "table.positions": "positions",
    "total of cards.batches": "decks",
    "total of cards.double_shoe_sides": "decks",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Applied:
    """A figure that a rule holds at a provision which does not print it in digits.

    ``printed_at`` names the provision that prints it; empty where the text says it in other words, quoted in ``why``.
    """

    provision: str
    number: Decimal
    unit: str
    why: str
    printed_at: str = ""


def _applied(provision: str, number: int, unit: str, why: str, printed_at: str = "") -> Applied:
    return Applied(provision=provision, number=Decimal(number), unit=unit, why=why, printed_at=printed_at)


APPLIED: Mapping[str, tuple[Applied, ...]] = {
    "pa/629a": (_applied("629a.12(c)", 0, "percent", "EZ Baccarat, in which none is collected"),),
    "pa/633a": (
        _applied("633a.3(c)", 2, "cards", "a separate cover card in each side"),
        _applied("633a.3(c)", 2, "sides", "separate sides: a double shoe has two"),
        _applied("633a.6(f)", 2, "boxes", "one for each of the two wagers of Blackjack Switch"),
        _applied("633a.12(b)(3)", 2, "cards", "a cover card below the stack and one in it"),
    ),
    "pa/645a": (
        _applied("645a.13(b)", 5, "dollars", "a Qualifying Wager", printed_at="645a.1"),
        _applied("645a.13(c)", 5, "dollars", "a Qualifying Wager", printed_at="645a.1"),
    ),
    "pa/688a": (
        _applied("688a.12(a)", 0, "percent", "no commission or vigorish"),
        _applied("688a.12(c)", 5, "dollars", "a Qualifying Wager", printed_at="688a.1"),
    ),
    "md/pai-gow-poker": (
        _applied("13.B", 5, "dollars", "a Qualifying Wager", printed_at="1.B(7)"),
        _applied("13.C", 5, "dollars", "a Qualifying Wager", printed_at="1.B(7)"),
        _applied("13.G(1)", 50000, "dollars", "the least maximum payout", printed_at="13.G(1)(a)"),
    ),
}

# Wagers of the second transcription that are raises of the base wager during a round, not wagers that are offered.
RAISES = frozenset({("633a.10(a)", "Double Down Wager"), ("633a.11(a)", "Wager on split pairs")})

# Elections that the chapter asks for though no provision names the Rules Submission: each is something that the law
# makes a condition of what the filing says, or a choice that has to be printed for patrons.
ASKED_WITHOUT_HOOK: Mapping[str, frozenset[str]] = {
    "pa/633a": frozenset(
        {
            "cards.reshuffling_device_approval",
            "layout.dealer_rule_in_similar_language.approval",
        }
    ),
    "pa/629a": frozenset({"layout.dragon_7_push", "wagers.tie.odds"}),
    # The amount that the dealer wagers against the bank, once the filing elects to state one (645a.12(g)).
    "pa/645a": frozenset({"cards.reshuffling_device_approval", "play.dealer_wager_amount"}),
    "pa/688a": frozenset({"cards.reshuffling_device_approval"}),
    # 13.E(1) does not say where the choice of paytable is made, and 13.E(6) on the rate has no verb.
    "md/pai-gow-poker": frozenset(
        {
            "cards.reshuffling_device_approval",
            "play.dealer_wager_amount",
            "wagers.progressive.meter.rate",
            "wagers.progressive.paytable",
            "wagers.progressive.rate",
        }
    ),
}
