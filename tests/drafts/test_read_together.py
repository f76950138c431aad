"""What is read together: a row of two texts, a question and its answer, a heading and “it”, two languages."""

import pytest
from test_listed_figures import MIDI, PAI_GOW, _judged

from checker.drafts.structure.languages import in_one_language
from checker.statements.comparison import Status

BLACKJACK, FACE_UP = "pa/blackjack", "pa/face-up-pai-gow-poker"
_ROWS = (
    "| What happens | What follows |\n| --- | --- |\n"
    "| The totals are the same | {} |\n| The dealer has 16 or less | The dealer draws |\n"
)


@pytest.mark.parametrize(
    ("result", "status"), [("Your bet is returned", Status.AGREES), ("You lose your bet", Status.DIFFERS)]
)
def test_a_row_of_two_texts_says_what_follows(result: str, status: Status) -> None:
    lines, _ = _judged(BLACKJACK, _ROWS.format(result), "md")
    assert lines[f"The totals are the same: {result}"] is status
    assert lines["The dealer has 16 or less: The dealer draws"] is Status.AGREES


def test_a_question_lays_nothing_down() -> None:
    assert _judged(FACE_UP, "Is there a commission?\n\nWinners are paid 1 to 1.\n")[1] == []
    assert "Is there a commission?" not in _judged(FACE_UP, "Is there a commission?\n")[0]


def test_it_under_the_heading_of_a_side_wager_is_not_the_base_wager() -> None:
    text = "What is the Ace High Bonus?\n\nIt pays when the dealer has an Ace High Pai Gow.\n"
    assert _judged(FACE_UP, text)[1] == []


@pytest.mark.parametrize(("amount", "status"), [("$25", Status.AGREES), ("$30", Status.DIFFERS)])
def test_two_amounts_beside_a_name_are_least_and_greatest(amount: str, status: Status) -> None:
    lines, found = _judged(MIDI, f"Player        {amount}        $5,000\n")
    assert lines[f"Player  {amount}  $5,000"] is status
    assert bool(found) is (status is Status.DIFFERS)


@pytest.mark.parametrize(
    ("text", "own"),
    [
        ("Natural tie / Empate natural", "Natural tie"),
        ("Insurance pays 2 to 1 / El seguro paga 2 to 1", "Insurance pays 2 to 1"),
        ("Insurance pays 2 to 1 / El seguro paga 3 to 1", "Insurance pays 2 to 1 / El seguro paga 3 to 1"),
        ("Wins with a natural \u5929\u724c", "Wins with a natural"),
        ("\u5929\u724c", "\u5929\u724c"),
        ("King / Queen", "King / Queen"),
    ],
)
def test_a_translation_with_the_same_figures_is_left_out(text: str, own: str) -> None:
    assert in_one_language(text) == own


def test_that_a_second_language_was_left_out_is_said() -> None:
    lines, _ = _judged(PAI_GOW, "Pai Gow Poker\n\nTie / Empate\n")
    assert Status.NOT_COMPARED in lines.values()
