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

# The unit of a plain number that a rule compares: what is counted at its path.
UNIT_AT = {
    "cards.cover_cards": "cards",
    "cards.decks": "decks",
    "cards.dice": "dice",
    "cards.jokers": "jokers",
    "number of cards.batches": "batches",
    "number of cards.double_shoe_sides": "sides",
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


APPLIED: Mapping[str, tuple[Applied, ...]] = {
    "pa/629a": (
        Applied(
            provision="629a.12(c)", number=Decimal(0), unit="percent", why="EZ Baccarat, in which none is collected"
        ),
    ),
    "pa/633a": (
        Applied(provision="633a.3(c)", number=Decimal(2), unit="cards", why="a separate cover card in each side"),
        Applied(provision="633a.3(c)", number=Decimal(2), unit="sides", why="separate sides: a double shoe has two"),
    ),
    "pa/645a": (
        Applied(
            provision="645a.13(b)",
            number=Decimal(5),
            unit="dollars",
            why="a Qualifying Wager",
            printed_at="645a.1",
        ),
        Applied(
            provision="645a.13(c)",
            number=Decimal(5),
            unit="dollars",
            why="a Qualifying Wager",
            printed_at="645a.1",
        ),
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
}
