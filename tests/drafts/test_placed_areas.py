"""Lines of a layout that say of an area at how many positions it is."""

import pytest
from judged_drafts import BLACKJACK, judged, messages, not_compared, review_of

from checker.drafts.kinds import Kind
from checker.drafts.report import DraftReport
from checker.statements.comparison import Status

POSITIONS = review_of(BLACKJACK).filing.answer("table.positions").value  # type: ignore[union-attr]


def _layout(*lines: str, ending: str = "txt") -> DraftReport:
    return judged(BLACKJACK, "\n".join(("Blackjack layout", "", *lines)), Kind.LAYOUT, ending)


def _statuses(line: str) -> set[Status]:
    return {found.status for found in _layout(line).lines if found.text in line}


def test_the_filing_states_seven_positions() -> None:
    assert POSITIONS == 7


@pytest.mark.parametrize(
    "line",
    [
        "BLACKJACK, one at each of 7 positions",
        "[BLACKJACK] at each of the seven seats",
        "Blackjack betting box: positions 1 to 7",
        "Lucky Ladies: each position",
        "Match-the-Dealer (circle): 7, one for each player",
        "Royal Match 21 - one per seat",
        "At each of the seven positions",
        "Seat numbers 1 to 7",
    ],
)
def test_areas_at_as_many_positions_as_are_filed_agree(line: str) -> None:
    assert _statuses(line) == {Status.AGREES}


@pytest.mark.parametrize("line", ["BLACKJACK, one at each of 6 positions", "At each of the eight positions"])
def test_another_number_of_positions_differs(line: str) -> None:
    (said,) = [found for found in messages(_layout(line)) if "positions" in found]
    assert said.endswith("positions; the submission states 7.")


@pytest.mark.parametrize(
    "line",
    [
        "BLACKJACK, positions 1 to 6",  # a number may be left out
        "Perfect Pairs, one at each of 7 positions",  # not offered here
        "BLACKJACK, one at each of 7 positions, and drinks for players",
    ],
)
def test_what_is_not_all_understood_is_left_to_a_person(line: str) -> None:
    assert _statuses(line) != {Status.AGREES}
    assert not [found for found in messages(_layout(line)) if "positions" in found]


def test_several_areas_in_one_line_are_each_found() -> None:
    report = _layout("BLACKJACK, positions 1 to 7 LUCKY LADIES, positions 1 to 7")
    assert not_compared(report) == []
    missing = [said for said in messages(report) if said.startswith("The layout does not show")]
    assert not any("Lucky Ladies" in said or "for the Blackjack Wager" in said for said in missing)


LACKS = "The layout does not show: a space for marking vigorish for each seat, with the number of the seat"


@pytest.mark.parametrize(
    ("numbers", "left_out"),
    [("1  2  3  4  5  6", False), ("Seat 1", False), ("Spaces 1 to 6", False), ("BANKER CHIPS", True), ("", True)],
)
def test_a_layout_needs_the_numbers_of_the_spaces_for_vigorish(numbers: str, *, left_out: bool) -> None:
    text = f"MIDIBACCARAT\n\nPLAYER HAND\n\nBANKER HAND\n\nPLAYER\n\nBANKER\n\nTIE PAYS 8 TO 1\n\n{numbers}\n"
    report = judged("pa/midibaccarat", text, Kind.LAYOUT)
    told = [(item.provision, item.message) for item in report.findings if item.message.startswith(LACKS)]
    assert [provision for provision, _ in told] == (["629a.2(b)(8)"] if left_out else [])
