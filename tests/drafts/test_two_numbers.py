"""Two numbers such as “2 to 4” are odds beside what is paid, and are never passed over where they stand alone."""

import pytest
from judged_drafts import BLACKJACK, judged, sign_of

from checker.drafts.kinds import Kind
from checker.review.model import COMPLIES, INCOMPLETE
from checker.statements.comparison import Status

ROW = "Insurance ............................................................. 2 to 1"


@pytest.mark.parametrize("odds", ["2 to 3", "2 to 4", "4 to 5", "5 for 6"])
def test_a_row_of_a_sign_with_other_odds_does_not_comply(odds: str) -> None:
    sign = sign_of(BLACKJACK)
    assert sign.count(ROW) == 1
    assert judged(BLACKJACK, sign).outcome == COMPLIES
    report = judged(BLACKJACK, sign.replace(ROW, ROW.replace("2 to 1", odds)))
    left = [line.text for line in report.lines if line.status is Status.NOT_COMPARED]
    assert (report.outcome, left) == (INCOMPLETE, [f"Insurance: {odds}"])


@pytest.mark.parametrize("odds", ["2 to 3", "2 to 4", "4 to 5"])
@pytest.mark.parametrize("row", ["Insurance ........ {}", "| Insurance | {} |\n|---|---|"], ids=["dots", "table"])
def test_odds_below_even_money_are_told_in_a_row(row: str, odds: str) -> None:
    ending = "md" if "|" in row else "txt"
    report = judged(BLACKJACK, f"Blackjack\n\n{row.format(odds)}\n", Kind.GUIDE, ending)
    told = [(item.provision, item.message) for item in report.findings if item.place]
    assert told == [("633a.13(b)", f"Insurance: “Insurance” pays 2 to 1, and the draft says {odds}.")]


@pytest.mark.parametrize("text", ["2 to 4", "5 for 6", "2 to 10"])
def test_two_numbers_alone_are_left_to_a_person(text: str) -> None:
    report = judged(BLACKJACK, f"BLACKJACK\n\nInsurance\n\n{text}\n", Kind.LAYOUT)
    line = next(line for line in report.lines if line.text == text)
    assert (line.status, line.reason) == (
        Status.NOT_COMPARED,
        "These numbers may be odds, and nothing tells of what.",
    )


def test_a_range_of_cards_is_not_taken_for_odds() -> None:
    report = judged("pa/midibaccarat", "MIDIBACCARAT\n\n2 to 9 ......... face value\n", Kind.GUIDE)
    assert [line.status for line in report.lines if line.text.startswith("2 to 9")] == [Status.AGREES]
