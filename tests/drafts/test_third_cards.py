"""What a draft says on third cards is read, in sentences and in tables, and held against the law's own table."""

from functools import cache
from pathlib import Path

import pytest

from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft
from checker.drafts.report import DraftReport
from checker.review import Review, review_document
from checker.source import read_file
from checker.statements.comparison import Status

FILING = Path(__file__).parents[2] / "examples" / "pa" / "midibaccarat" / "submission.yaml"


@cache
def _review() -> Review:
    return review_document(read_file(FILING))


def _report(text: str, name: str = "guide.txt") -> DraftReport:
    return compare(read_draft(text.encode(), name), _review(), Kind.GUIDE)


@pytest.mark.parametrize(
    ("sentence", "status"),
    [
        ("Banker 4: draws if the Player's third card was 2 through 7.", Status.AGREES),
        ("Banker 4: draws if the Player's third card was 3 through 7.", Status.DIFFERS),
        ("Banker 4: draws if the Player's third card was 2 through 8.", Status.DIFFERS),
        ("With 5, the Banker draws when the Player's third card is 4, 5, 6 or 7.", Status.AGREES),
        ("With 5, the Banker draws when the Player's third card is 5, 6 or 7.", Status.DIFFERS),
        ("Banker 3: draws unless the Player's third card was an 8.", Status.AGREES),
        ("Banker 3: draws unless the Player's third card was a 9.", Status.DIFFERS),
        ("Banker 3: stands if the Player's third card is an 8.", Status.AGREES),
        ("Banker 6: draws to any third card but an 8.", Status.DIFFERS),
        ("Banker 0, 1 or 2: always draws.", Status.AGREES),
        ("With 5, the Banker draws if the Player's third card is a 4.", Status.NOT_COMPARED),
        ("With 4, the Banker stands if the Player's third card is an 8.", Status.NOT_COMPARED),
        ("With 5, the Banker draws if the Player's third card is a 3.", Status.DIFFERS),
        ("With 5, the Banker draws only if the Player's third card is a 4.", Status.DIFFERS),
        ("Banker 3 or 4: always draws.", Status.DIFFERS),
    ],
)
def test_a_sentence_on_third_cards(sentence: str, status: Status) -> None:
    found = [line.status for line in _report(sentence).lines if line.text == sentence]
    assert found == [status]


def test_a_wrong_third_card_is_told_with_the_law() -> None:
    finding = next(
        found
        for found in _report("Banker 6: draws if the Player's third card is a 5, 6 or 7.").findings
        if found.about == "rule"
    )
    assert finding.provision == "629a.10"
    assert "With 6 points it draws on 6, 7, and here it would on 5, 6, 7." in finding.message
    assert finding.help == "write: With 6 points it draws on 6, 7"


@pytest.mark.parametrize(("cards", "status"), [("4, 5, 6 or 7", Status.AGREES), ("5, 6 or 7", Status.DIFFERS)])
def test_a_row_of_a_table_of_third_cards(cards: str, status: Status) -> None:
    table = f"| Banker has | Draws when Player's third card is |\n| --- | --- |\n| 5 | {cards} |\n| 6 | 6 or 7 |\n"
    found = {line.text: line.status for line in _report(table, "guide.md").lines}
    assert found[cards] is status
    assert found["6 or 7"] is Status.AGREES


@pytest.mark.parametrize(("cards", "status"), [("4 5 6 7", Status.AGREES), ("5 6 7", Status.DIFFERS)])
def test_a_row_that_says_at_its_end_what_the_hand_does(cards: str, status: Status) -> None:
    head = "| Banker holds | and Player's third card was | so Banker |\n| --- | --- | --- |\n"
    table = f"{head}| 5 | {cards} | draws |\n| 6 | 6 7 | draws |\n"
    found = {line.text: line.status for line in _report(table, "guide.md").lines}
    assert found[cards] is status
    assert found["6 7"] is Status.AGREES


def test_a_list_of_what_the_hand_does_goes_on_with_its_lead() -> None:
    lead = "If Player drew a third card, Banker stands with 7, always draws with 2 or less, and otherwise\n\n"
    items = ["with 3, draws unless Player's third card is an 8", "with 4, draws against a 2, 3, 4, 5, 6 or 7"]
    wrong = "with 6, draws against a 5, 6 or 7"
    found = {line.text: line.status for line in _report(lead + "\n\n".join([*items, wrong])).lines}
    assert [found[text] for text in (*items, wrong)] == [Status.AGREES, Status.AGREES, Status.DIFFERS]
    alone = {line.text: line.status for line in _report(wrong).lines}
    assert alone[wrong] is Status.NOT_COMPARED
