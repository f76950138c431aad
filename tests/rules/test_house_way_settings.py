"""What a line of a house way sets, hand by hand: the low hands that it leaves, or that it does not speak of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from checker.rules.house_way.deals import Deal, deals
from checker.rules.house_way.reading import read_line

_FILE = Path(__file__).parent / "house_way_settings.yaml"
LINES: list[dict[str, str]] = yaml.load(_FILE.read_text(encoding="utf-8"), Loader=yaml.CBaseLoader)  # noqa: S506
RANKS = frozenset({14, 13, 9, 6, 2})
_SIGNS = {14: "A", 13: "K", 12: "Q", 11: "J", 10: "T"}
_MOST = 7


@pytest.mark.parametrize("said", LINES, ids=[said["line"] for said in LINES])
def test_a_line_sets_these_hands_so(said: dict[str, str]) -> None:
    assert "".join(f"{text}\n" for text in settings(said["line"])) == said["sets"]


def settings(line: str) -> Iterator[str]:
    """Write a few hands of each type of which a line speaks, spread over all, each with the low hands that are left."""
    rules = read_line(line)
    if rules is None:
        yield "not read"
        return
    for kind in sorted({kind for rule in rules for kind in rule.kinds}):
        made = deals(kind, RANKS)
        for deal in made[:: max(1, len(made) // _MOST)]:
            spoken = [rule for rule in rules if kind in rule.kinds and rule.applies(deal)]
            lows = [" or ".join(sorted({_ranks(deal, low) for low in rule.ways(deal)})) or "none" for rule in spoken]
            yield f"{kind} {_ranks(deal, range(7))}: {'; '.join(lows) or 'not spoken of'}"


def _ranks(deal: Deal, places: range | tuple[int, ...]) -> str:
    return "".join(_SIGNS.get(deal.ranks[at], str(deal.ranks[at])) for at in places)
