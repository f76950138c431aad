"""Counts of 0: none is lawful where there must be one, and none is refused where the law lets it be 0."""

from pathlib import Path

import pytest

from checker.review import Review, review_document
from checker.source import read_text

EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = ["pa/midibaccarat", "pa/blackjack", "pa/pai-gow-poker", "pa/face-up-pai-gow-poker", "md/pai-gow-poker"]


def with_zero(game: str, name: str) -> Review:
    text = (EXAMPLES / game / "submission.yaml").read_text(encoding="utf-8")
    lines = [
        f"{line.partition(':')[0]}: 0" if line.strip().startswith(f"{name}:") else line for line in text.splitlines()
    ]
    assert sum(line.strip() == f"{name}: 0" for line in lines) == 1
    return review_document(read_text("\n".join(lines) + "\n", "filing.yaml"))


@pytest.mark.parametrize("game", GAMES)
def test_a_table_without_positions_cannot_be_meant(game: str) -> None:
    review = with_zero(game, "positions")
    assert (review.outcome, review.defects) == ("incomplete", ())
    (found,) = (point for point in review.open if point.decides)
    label = "Seats" if game == "pa/midibaccarat" else "Betting positions"
    assert (found.reason.value, found.path, found.text) == (
        "not_understood",
        "table.positions",
        f"{label}: “0” is not understood.",
    )
    assert found.help == "Write a whole number of 1 or more."


@pytest.mark.parametrize(
    ("game", "provision"),
    [
        ("pa/midibaccarat", "629a.3(a)"),
        ("pa/blackjack", "633a.3(a)"),
        ("pa/pai-gow-poker", "645a.3(a)"),
        ("pa/face-up-pai-gow-poker", "688a.3(a)"),
        ("md/pai-gow-poker", "3.A(1)"),
    ],
)
def test_a_game_without_decks_is_refused_by_its_provision(game: str, provision: str) -> None:
    found = [finding for finding in with_zero(game, "decks").defects if finding.at == "cards.decks"]
    assert provision in {finding.provision for finding in found}


def test_no_adjacent_boxes_at_all_are_refused() -> None:
    (found,) = with_zero("pa/blackjack", "adjacent_boxes").defects
    assert (found.provision, found.at) == ("633a.6(f)", "play.adjacent_boxes")


def test_no_additional_split_is_lawful() -> None:
    review = with_zero("pa/blackjack", "additional_splits")
    assert review.outcome == "complies"
    assert review.defects == ()
