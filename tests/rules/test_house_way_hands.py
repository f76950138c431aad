"""What a line of a house way does with one hand: the low hands that it leaves, or that it does not speak of it.

``house_way_hands.yaml`` has lines, each with hands and what is left of them.
"""

from pathlib import Path

import pytest
import yaml

from checker.rules.house_way.deals import Deal
from checker.rules.house_way.reading import read_line

_RANKS = {"A": 14, "K": 13, "Q": 12, "J": 11, "T": 10}
_SIGNS = {rank: sign for sign, rank in _RANKS.items()}
_UNITS = {"no_pair": 0, "one_pair": 2, "trips": 3, "two_pair": 4, "quads": 4, "three_pair": 6}
"""How many cards make the type, which stand first in a hand; five of all other types."""
_FILE = Path(__file__).parent / "house_way_hands.yaml"
LINES: dict[str, dict[str, str]] = yaml.load(_FILE.read_text(encoding="utf-8"), Loader=yaml.CBaseLoader)  # noqa: S506


@pytest.mark.parametrize("line", LINES)
def test_a_line_leaves_these_low_hands(line: str) -> None:
    assert {hand: left(line, hand) for hand in LINES[line]} == LINES[line]


def left(line: str, hand: str) -> str:
    """Return the low hands that a line leaves of a hand, such as “trips 999KQ42”; of several rules, those of all."""
    kind, cards = hand.split()
    ranks = [_RANKS.get(card) or int(card) for card in cards]
    suited = kind in {"flush", "straight_flush", "royal_flush"}
    unit = frozenset(range(_UNITS.get(kind, 5)))
    deal = Deal(kind, tuple((rank, 0 if suited and at in unit else at % 3 + 1) for at, rank in enumerate(ranks)), unit)
    rules = [rule for rule in read_line(line) or () if rule.applies(deal)]
    if not rules:
        return "not spoken of"
    ways = frozenset.intersection(*(rule.ways(deal) for rule in rules))
    return " ".join(sorted({"".join(_SIGNS.get(ranks[at], str(ranks[at])) for at in low) for low in ways})) or "none"
