"""A right figure beside a label of another hand, suit or side is left to a person, and so are odds below even."""

from pathlib import Path

import pytest
from judged_drafts import review_at

from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft

EXAMPLES = Path(__file__).parents[2] / "examples" / "pa"


def _statuses(text: str, example: str, name: str) -> dict[str, str]:
    review = review_at(EXAMPLES / example / "submission.yaml")
    report = compare(read_draft(text.encode(), name), review, Kind.GUIDE)
    return {line.text.split("  ")[0]: line.status.value for line in report.lines}


@pytest.mark.parametrize(
    ("heading", "label", "pays", "status"),
    [
        ("Lucky Ladies", "Two queens of hearts with dealer Blackjack", "1,000 to 1", "agrees"),
        ("Lucky Ladies", "Two queens of hearts with player Blackjack", "1,000 to 1", "not_compared"),
        ("Royal Match 21", "Royal Match (king and queen suited)", "30 to 1", "agrees"),
        ("Royal Match 21", "Royal Match (king and queen unsuited)", "30 to 1", "not_compared"),
        ("Three Card Poker", "Three of a kind", "20 to 1", "agrees"),
        ("Three Card Poker", "Three of a kind (four of a kind)", "20 to 1", "not_compared"),
    ],
)
def test_a_row_of_a_table(heading: str, label: str, pays: str, status: str) -> None:
    table = f"## {heading}\n\n| Hand | Pays |\n| --- | --- |\n| {label} | {pays} |\n"
    assert _statuses(table, "blackjack", "guide.md")[label] == status


@pytest.mark.parametrize(
    ("sentence", "status"),
    [
        ("If the dealer is ace high alone, collect 15 to 1.", "not_compared"),
        ("If only the dealer is ace high, collect 15 to 1.", "not_compared"),
        ("If both are ace high, collect 15 to 1.", "differs"),
        ("If both are ace high, collect 30 to 1.", "agrees"),
    ],
)
def test_what_is_of_one_alone_is_not_held_against_what_is_of_both(sentence: str, status: str) -> None:
    text = f"Ace High Bonus\n\n{sentence}\n"
    assert _statuses(text, "face-up-pai-gow-poker", "guide.txt")[sentence] == status


@pytest.mark.parametrize(
    ("sentence", "example", "status"),
    [
        ("The dealer stands on all 17s.", "blackjack", "agrees"),
        ("Player stands on all 17s.", "blackjack", "not_compared"),
        ("Blackjack pays 3 to 2; every other winner pays 1 to 1.", "blackjack", "agrees"),
        ("Blackjack pays 3 to 2; every other winner pays 2 to 1.", "blackjack", "not_compared"),
        ("Blackjack pays 3 to 2; every other winner pays 1 to 2.", "blackjack", "not_compared"),
        ("When the Player's Hand stands, the Banker's Hand draws on 0 to 5.", "midibaccarat", "agrees"),
        ("When the Player's Hand stands, the Banker's Hand draws on 1 to 5.", "midibaccarat", "differs"),
    ],
)
def test_a_sentence(sentence: str, example: str, status: str) -> None:
    assert _statuses(sentence, example, "guide.txt")[sentence] == status
