"""Lines of a guide that say little: what is against the law is told or left to a person, and never passes."""

import pytest
from contrary_counts import EXAMPLES, statuses
from judged_drafts import review_at

from checker.review import Review
from checker.statements.comparison import Status


def _review(example: str) -> Review:
    return review_at(EXAMPLES / example / "submission.yaml")


@pytest.mark.parametrize(
    ("example", "line", "status"),
    [
        ("pa/pai-gow-poker", "No surrender.", Status.DIFFERS),
        ("pa/pai-gow-poker", "Cash plays.", Status.NOT_COMPARED),
        ("pa/pai-gow-poker", "Commission free.", Status.NOT_COMPARED),
        ("pa/pai-gow-poker", "Co-banking 70/30.", Status.NOT_COMPARED),
        ("pa/pai-gow-poker", "Every player must place the Fortune Bonus Wager.", Status.DIFFERS),
        ("md/pai-gow-poker", "Commission of 5% of every wager.", Status.NOT_COMPARED),
        ("pa/blackjack", "Even money pays 3 to 2 on your Blackjack.", Status.NOT_COMPARED),
        ("pa/blackjack", "Blackjack pays 3 to 2 only in spades.", Status.NOT_COMPARED),
        ("pa/blackjack", "Players may double down, seated or not.", Status.NOT_COMPARED),
        ("pa/midibaccarat", "Dragon Bonus on the Player's Hand only.", Status.NOT_COMPARED),
        ("pa/midibaccarat", "Players may wager, seated or not.", Status.NOT_COMPARED),
    ],
)
def test_a_short_line_against_the_law_never_passes(example: str, line: str, status: Status) -> None:
    found = statuses(_review(example), "guide", [line])[line]
    assert status in found


def test_a_heading_is_nothing_against_the_law() -> None:
    headings = ["Surrender", "Even money", "Doubling down", "Splitting pairs", "Insurance"]
    found = statuses(_review("pa/blackjack"), "guide", headings)
    assert not any({Status.DIFFERS, Status.NOT_COMPARED} & found.get(line, set()) for line in headings)
