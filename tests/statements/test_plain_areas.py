"""The form in which names of areas of a layout are compared."""

import pytest

from checker.statements.areas import plain_area


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Banker betting area", "banker"),
        ("Tie box", "tie wager"),
        ("a betting spot for Banker wagers at each seat", "banker wagers"),
        ("space for the Player's cards", "Player's cards"),
        ("player's high hand boxes", "player high hand"),
        ("betting circle for Blackjack", "blackjack"),
        ("Emperor's Treasure box at every seat", "emperors_treasure"),
        ("commission boxes 1 to 9", "numbered commission boxes"),
    ],
)
def test_what_says_only_that_an_area_is_meant_changes_no_name(written: str, name: str) -> None:
    assert plain_area(written) == plain_area(name)


@pytest.mark.parametrize("written", ["Fortune Bonus circle at one seat", "no area for the Tie", "Tie box on a sign"])
def test_what_narrows_or_denies_stays_in_the_name(written: str) -> None:
    assert plain_area(written) not in {plain_area("fortune_bonus"), plain_area("tie")}


def test_a_name_that_is_but_a_word_for_an_area_stays() -> None:
    assert plain_area("betting area") == plain_area("Betting area") != ""
