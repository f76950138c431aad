"""Lines of a word or two under the heading that is their label, and answers to what only supposes something."""

import pytest
from judged_drafts import statuses_of

from checker.statements.comparison import Status

PAI_GOW, FACE_UP, BLACKJACK = "pa/pai-gow-poker", "pa/face-up-pai-gow-poker", "pa/blackjack"


@pytest.mark.parametrize(
    ("example", "heading", "line"),
    [
        (PAI_GOW, "Joker", "Wild"),
        (PAI_GOW, "Copies", "Push"),
        (PAI_GOW, "Commission", "Not charged"),
        (PAI_GOW, "Vigorish", "10%"),
        (PAI_GOW, "Decks", "Six"),
        (FACE_UP, "Banking", "Offered"),
        (FACE_UP, "Commission", "5%"),
        (PAI_GOW, "", "One up, one down? You are paid even money."),
        (PAI_GOW, "", "No commission is charged on winning hands."),
    ],
)
def test_what_does_not_hold_of_the_label_differs(example: str, heading: str, line: str) -> None:
    assert Status.DIFFERS in statuses_of(example, heading, line)


@pytest.mark.parametrize(
    ("example", "heading", "line"),
    [
        (PAI_GOW, "Copies", "Dealer wins"),
        (PAI_GOW, "Positions", "Six"),
        (FACE_UP, "Co-banking", "Not offered"),
        (PAI_GOW, "", "One up, one down? It is a push."),
    ],
)
def test_what_holds_of_the_label_agrees(example: str, heading: str, line: str) -> None:
    assert statuses_of(example, heading, line) == {Status.AGREES}


@pytest.mark.parametrize(
    ("example", "heading", "line"),
    [
        (PAI_GOW, "Side bets", "There is no commission on these bets at this table."),
        (PAI_GOW, "Side bets", "Commission: none"),
        (PAI_GOW, "Four of a kind", "Straight flush"),
        (PAI_GOW, "Copies", "What are they?"),
        (BLACKJACK, "Insurance", "Surrender"),
        (BLACKJACK, "Dealer", "Player"),
    ],
)
def test_what_is_of_something_else_does_not_differ(example: str, heading: str, line: str) -> None:
    assert Status.DIFFERS not in statuses_of(example, heading, line)


def test_what_agrees_alone_is_doubted_where_it_does_not_under_its_label() -> None:
    assert statuses_of(PAI_GOW, "Copies", "Tie, bet returned") == {Status.NOT_COMPARED}
