"""Lists whose numbers have no point behind them are read as lists, and their lines go on where they do."""

import pytest
from judged_drafts import judged, messages

from checker.drafts.kinds import Kind
from checker.drafts.model import Draft, Place, Sheet, Span
from checker.drafts.structure.numbering import numbered


def _draft(*texts: str, left: float = 10.0, row: int | None = None) -> Draft:
    spans = [
        Span(text=text, left=left, right=left + len(text), y=float(at), place=Place(near=text), row=row)
        for at, text in enumerate(texts)
    ]
    return Draft(path="guide.pdf", form="pdf", sheets=(Sheet(spans=tuple(spans)),))


def _texts(draft: Draft) -> list[str]:
    return [span.text for span in draft.sheets[0].spans]


def test_numbers_that_count_from_one_are_those_of_a_list() -> None:
    given = _draft("1 Place a wager.", "2 Wait for the", "shuffle.", "3 Look at your cards.")
    assert _texts(numbered(given)) == ["1. Place a wager.", "2. Wait for the", "shuffle.", "3. Look at your cards."]


@pytest.mark.parametrize(
    "texts",
    [
        ("1 Place a wager.", "2 Wait for the shuffle."),  # too few
        ("2 Place a wager.", "3 Wait for the shuffle.", "4 Look at your cards."),  # from two
        ("1 Place a wager.", "2 Wait for the shuffle.", "4 Look at your cards."),  # one is left out
        ("1 to 1 on a win", "2 to 1 on a pair", "3 to 1 on a flush"),  # payouts
    ],
)
def test_other_numbers_stay_as_they_are(texts: tuple[str, ...]) -> None:
    assert _texts(numbered(_draft(*texts))) == list(texts)


def test_rows_of_a_table_are_no_list() -> None:
    texts = ("1 Place a wager.", "2 Wait for the shuffle.", "3 Look at your cards.")
    assert _texts(numbered(_draft(*texts, row=4))) == list(texts)


def test_an_item_of_a_list_is_no_heading_of_the_next_one() -> None:
    items = (
        "* PLAYER: Main bet. Pays 1 to 1.\n* BANKER: Pays 1 to 1, less vigorish, except that a tie is a push.\n"
        "* TIE: For the brave. Pays 9 to 1.\n"
    )
    table = "Nobody asks\n\nTie ........ 9 to 1\n"
    report = judged("pa/midibaccarat", f"Your bets\n---------\n{items}\n\n{table}", Kind.GUIDE)
    paid = {line.text: line.status for line in report.lines if line.text.startswith("Pays")}
    assert paid["Pays 1 to 1."] == paid["Pays 9 to 1."] == "agrees"
    assert [found for found in messages(report) if "pays" in found] == []


def test_the_number_of_an_item_is_no_line_of_its_own() -> None:
    text = "Guide to the game\n\nHOW A ROUND GOES\n\n1. Two cards land in front of you. The dealer has one hidden.\n"
    report = judged("pa/blackjack", text, Kind.GUIDE)
    assert [line.text for line in report.lines] == ["Two cards land in front of you.", "The dealer has one hidden."]
