"""An answer in plainer words, and its clauses: what is only said of the cards at rest does not deny anything."""

import pytest

from checker.submission.plainer import clauses, plainer


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("An automated device shuffles the batch that is not in play.", "an automated device shuffles the other batch"),
        ("Later, whichever comes first", "later"),
        ("No one may enter.", "player may not enter"),
        ("The device is not in use.", "the device is not in use"),
        ("The shuffler that is not in use", "the shuffler that is not in use"),
        ("later, whichever is later", "later, whichever is later"),
    ],
)
def test_a_turn_of_speech_is_said_plainly_and_a_denial_stays(said: str, plain: str) -> None:
    assert plainer(said) == plain


def test_clauses_are_parted_where_one_is_set_against_another() -> None:
    assert clauses("Not on the felt but on a sign") == ["Not on the felt", "on a sign"]
    assert clauses("A sign on the table") == []
