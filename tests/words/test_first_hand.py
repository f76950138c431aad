"""What the Player's Hand does with its points, and short lines on the Banker's Hand and the third card."""

import pytest
from corpus_lines import LAWFUL, Line
from filed_lines import outcome_of


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("With six or more the Player's Hand gets no third card.", "open"),
        ("With five or more the Player's Hand gets no third card.", "fails"),
        ("PLAYER: 0-5 DRAW / 6-7 STAND", "passes"),
        ("PLAYER: 0-6 DRAW / 7 STAND", "fails"),
        ("PLAYER: 0-4 DRAW", "fails"),
        ("A Player's Hand below six must draw.", "passes"),
        ("A Player's Hand below seven must draw.", "fails"),
        ("BANKER 5 DRAWS ON 4-5-6-7", "passes"),
        ("BANKER 5 DRAWS ON 3-4-5-6-7", "fails"),
        ("Banker on six takes one if Player's was a six or a seven.", "passes"),
        ("Banker on six takes one if Player's was a five, a six or a seven.", "fails"),
        ("The Banker's Hand draws on 3 unless the Player's third card is an 8.", "passes"),
        ("The Banker's Hand draws on 4 unless the Player's third card is an 8.", "fails"),
    ],
)
def test_points_and_third_cards_are_held_to_the_rule(line: str, outcome: str) -> None:
    assert outcome_of(Line("pa-629a", "layout.inscriptions", LAWFUL, line)) == outcome
