"""Ticks and crosses: behind a name they say yes or no, and before a sentence a cross may deny it."""

import pytest
from judged_drafts import BLACKJACK, EXAMPLES, judged, messages, not_compared

from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft
from checker.review import review_document
from checker.source import read_text


def of_guide(line: str, ending: str = "txt") -> str:
    return f"Guide to the game\n\nRULES\n\n{line}\n" if ending == "txt" else f"<h2>Rules</h2>{line}"


@pytest.mark.parametrize(
    "line", ["Surrender ✗", "Surrender   ✗", "Surrender ❌", "Surrender   no", "Dealer hits soft 17   ✔️"]
)
def test_a_mark_behind_a_name_says_yes_or_no(line: str) -> None:
    (told,) = messages(judged(BLACKJACK, of_guide(line), Kind.GUIDE))
    assert told.startswith(("On surrender, the draft says “Surrender: ", "On what the dealer does on a soft 17, "))


@pytest.mark.parametrize("line", ["Surrender ✓", "Surrender   ✓", "Dealer hits soft 17   ✗", "Insurance pays 2 to 1 ✓"])
def test_what_a_mark_says_rightly_is_not_accused(line: str) -> None:
    assert messages(judged(BLACKJACK, of_guide(line), Kind.GUIDE)) == []


@pytest.mark.parametrize("mark", ["✗", "☐", "☒", "[ ]", "• ✘", "✗  ", "☐  "])
@pytest.mark.parametrize("said", ["Dealer stands on soft 17", "Insurance pays 2 to 1"])
def test_what_a_mark_may_deny_is_left_to_a_person(mark: str, said: str) -> None:
    report = judged(BLACKJACK, of_guide(f"{mark} {said}"), Kind.GUIDE)
    assert messages(report) == []
    assert [line for line in not_compared(report) if said in line]


def test_a_tick_before_a_sentence_is_only_a_bullet() -> None:
    report = judged(BLACKJACK, of_guide("✓ Dealer stands on soft 17"), Kind.GUIDE)
    assert not_compared(report) == []
    assert report.outcome != "defects"


def test_a_cell_with_a_cross_is_no() -> None:
    rows = "<tr><td>Surrender</td><td>✗</td></tr><tr><td>Insurance</td><td>✓</td></tr>"
    (told,) = messages(judged(BLACKJACK, of_guide(f"<table>{rows}</table>", "html"), Kind.GUIDE, "html"))
    assert told.startswith("On surrender, ")


@pytest.mark.parametrize("said", ["yes", "Yes", "available", "✓"])
def test_even_money_is_a_name_beside_a_yes(said: str) -> None:
    text = (EXAMPLES / BLACKJACK / "submission.yaml").read_text(encoding="utf-8")
    filed = review_document(read_text(text.replace("even_money: yes", "even_money: no"), "filing.yaml"))
    draft = read_draft(of_guide(f"Even money   {said}").encode(), "draft.txt")
    (told,) = messages(compare(draft, filed, Kind.GUIDE))
    assert told.startswith("On even money instead of insurance, ")
