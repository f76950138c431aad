"""How two sentences differ: in words that say little, in one turn of the meaning, or in other words."""

import pytest

from checker.values.provision import Provision
from checker.words.known import known_sentences
from checker.words.turns import Turns, between, parts_of


@pytest.mark.parametrize(
    ("one", "other", "count"),
    [
        ("You may split up to 3 more times", "You may split at least 3 more times", 1),
        ("15% of each wager goes to the meter", "15% of each wager is taken from the meter", 1),
        ("Stay seated until the round is over", "Stay seated after the round is over", 1),
        ("You are paid at once", "You are paid at the end of the day", 1),
        ("Winners share it equally", "Winners share it in proportion to their wagers", 1),
        ("Full house: the pair in the low hand", "Full house: the single card in the low hand", 1),
        ("You win with cards of the same suit", "You win with cards of the other suit", 1),
        ("Players split up to 3 more times", "Players may split at least 4 more times", None),
        ("The round is void if the shoe fails", "The round is void unless the shoe fails", 1),
        ("The round is void if the shoe fails", "If the shoe fails the round is void", None),
    ],
)
def test_so_many_turns_lie_between_two_sentences(one: str, other: str, count: int | None) -> None:
    found = between(parts_of(one), parts_of(other))
    assert (found.count if found else None) == count


def test_a_turn_of_a_right_is_a_milder_one() -> None:
    found = known_sentences([("You may leave the table.", Provision("1.A"))]).turned("You must leave the table.")
    assert found is not None
    assert (found.contrary, found.milder, found.provision) == (True, True, "1.A")


@pytest.mark.parametrize(
    ("said", "provision", "denies"),
    [
        ("The dealer loses on 22.", "1.A", True),
        ("The dealer loses on 22.", "1.B", False),
        ("The player must lose on 22.", "1.A", False),
    ],
)
def test_a_contrary_of_the_provision_with_which_it_seems_to_agree_denies_it(
    said: str, provision: str, denies: bool
) -> None:
    found = known_sentences(
        [("The player loses on 22.", Provision("1.A")), ("The player may lose on 22.", Provision("1.A"))]
    ).turned(said)
    assert found is not None
    assert found.denies([Provision(provision)]) is denies
    assert found.denies([]) is False


def test_one_turn_is_counted_with_its_kind() -> None:
    assert between(("card", "4"), ("card", "5")) == Turns(1, only_figures=True)
    assert between(("can", "leave"), ("must", "leave")) == Turns(1, only_figures=False, milder=True)


def test_what_the_bank_does_as_a_player_does_is_a_milder_turn() -> None:
    found = known_sentences([("A player wagers on one area only.", Provision("1.A"))]).turned(
        "The bank wagers on one area only."
    )
    assert found is not None
    assert (found.contrary, found.milder) == (True, True)
