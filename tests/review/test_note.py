"""The note of a comparison with later law: what it says of the game must be so; what it says of the law is its own."""

import pytest

from checker.law import compile_ruleset
from checker.review.note import noted
from checker.rules import Reason
from checker.source import read_text
from checker.submission import read_filing, read_header
from checker.values import parse_date

LAW = compile_ruleset("pa/633a", parse_date("2015-06-13"))


def points(note: str) -> list[str]:
    text = (
        "jurisdiction: pa\ngame: blackjack\nfiling_date: 2015-06-13\n"
        f"law_confirmed: {{through: 2015-07-01, by: R. Alvarez, note: {note}}}\n"
    )
    document = read_text(text, "filing.yaml")
    found = list(noted(read_filing(document, read_header(document), LAW), LAW))
    for point in found:
        assert (point.provision, point.provisions, point.path) == ("633a", ("633a",), "law_confirmed.note")
        assert point.reason is Reason.NOT_UNDERSTOOD
        assert point.text == f"The note on later law says “{point.words}”, which was not found to be so."
        assert point.position is not None
        assert point.position.line == 4
    return [point.words for point in found]


@pytest.mark.parametrize("word", ["rule", "change", "point", "table", "even", "house"])
def test_words_of_the_law_are_a_note_s_own(word: str) -> None:
    assert points(f"Every {word} was looked up.") == []


@pytest.mark.parametrize(
    ("note", "told"),
    [
        ("Compared with the code.", []),
        ("The Commission was asked.", []),
        ("The commission was asked.", ["The commission was asked"]),
        ("The COMMISSION was asked.", ["The COMMISSION was asked"]),
        ("Insurance was looked up.", ["Insurance was looked up"]),
        ("The dealer stands on soft 17.", []),
        ("The dealer draws on soft 17.", ["The dealer draws on soft 17"]),
        ("Compared. The dealer stands on soft 17. The dealer draws on soft 17.", ["The dealer draws on soft 17"]),
    ],
)
def test_what_a_note_says_of_the_game_must_be_so(note: str, told: list[str]) -> None:
    assert points(note) == told
