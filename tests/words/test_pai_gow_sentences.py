"""Sentences of Pai Gow Poker tables in other words: each one turned round fails or is open."""

import pytest
from corpus_lines import LAWFUL, Line
from filed_lines import outcome_inscribed, outcome_of


def judged(text: str) -> str:
    return outcome_inscribed("pa-645a", text)


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("Full house outranks a flush", "passes"),
        ("A flush loses to a full house", "passes"),
        ("A flush outranks a full house", "fails"),
        ("A flush does not lose to a full house", "open"),
        ("A flush outranks a straight flush", "fails"),
        ("The cut card goes in at least ten cards from either end", "passes"),
        ("The cut card goes in at least nine cards from either end", "fails"),
        ("Empty seats are counted too", "passes"),
        ("Empty seats are skipped in the count", "fails"),
        ("The shuffler jams? The cards are reshuffled.", "passes"),
        ("The bank is offered clockwise", "fails"),
        ("When co-banking the dealer sets the bank's hand", "passes"),
        ("When co-banking the bank sets its hand", "fails"),
        ("Six seats", "passes"),
        ("Seven seats", "fails"),
    ],
)
def test_a_sentence_and_its_contrary(text: str, outcome: str) -> None:
    assert judged(text) == outcome


@pytest.mark.parametrize(
    ("note", "outcome"),
    [
        ("Compared with the standard rules that the Commission publishes", "passes"),
        ("Compared with the rules; the vigorish is 5 percent of the amount won", "passes"),
        ("Compared with the rules; the vigorish is 4 percent of the amount won", "open"),
        ("The standard rules allow seven betting positions", "open"),
    ],
)
def test_a_note_on_later_law_says_nothing_of_the_game_that_is_not_so(note: str, outcome: str) -> None:
    assert outcome_of(Line("md-pai-gow-poker", "law_confirmed.note", LAWFUL, note)) == outcome
