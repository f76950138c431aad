"""What a draft itself tells of its words and its columns: letters for a side, grids, ranges; and what is held firm."""

from pathlib import Path

import pytest
from judged_drafts import BLACKJACK, EXAMPLES, PAI_GOW, judged, messages, review_at, sign_of

from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft

MIDI, FACE_UP = "pa/midibaccarat", "pa/face-up-pai-gow-poker"


def _told(name: str, text: str, ending: str = "md") -> list[str]:
    return messages(judged(name, text, Kind.GUIDE, ending))


@pytest.mark.parametrize(("cards", "wrong"), [("6-7", False), ("5-6-7", True)])
def test_a_letter_that_a_draft_defines_stands_for_a_side(cards: str, *, wrong: bool) -> None:
    chart = f"| B has | B draws when P's third card is |\n|---|---|\n| 5 | 4-5-6-7 |\n| 6 | {cards} |\n| 7 | never |\n"
    told = _told(MIDI, f"# Midibaccarat\n\n1. Two hands: **Player** (P) and **Banker** (B).\n\n{chart}")
    assert any("third cards" in message for message in told) is wrong


GRID = """<html><head><style>.two {{display: grid; grid-template-columns: 1fr auto auto}}</style></head><body>
<h2>Fortune Bonus</h2><div class="two">
<span>Full house</span><span>{full}</span><span></span>
<span>Flush</span><span>4 to 1</span><span></span>
<span>Three of a kind</span><span>3 to 1</span><span></span>
<span>Straight</span><span>2 to 1</span><span></span></div></body></html>"""


@pytest.mark.parametrize(
    ("full", "told"),
    [("5 to 1", []), ("6 to 1", ["Fortune Bonus: “Full house” pays 5 to 1, and the draft says 6 to 1."])],
)
def test_the_children_of_a_grid_are_rows_with_its_empty_cells(full: str, told: list[str]) -> None:
    found = _told(PAI_GOW, GRID.format(full=full), "html")
    assert [message for message in found if "Fortune Bonus: “" in message and "leaves out" not in message] == told


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("Table max 6 seats.", False),
        ("A hand of 7 cards: 52 + joker.", False),
        ("Most paid per hand: $1.", True),
    ],
)
def test_a_number_of_seats_or_cards_is_no_amount(said: str, *, wrong: bool) -> None:
    told = messages(judged(PAI_GOW, f"{sign_of(PAI_GOW)}\n\n{said}\n"))
    assert bool(told) is wrong


def test_a_range_in_one_column_leaves_the_odds_in_theirs() -> None:
    table = (
        "| Bet | Limits | Pays |\n|---|---|---|\n| Tie | $5-$300 | 7 to 1 |\n| Dragon Bonus | $5-$100 | see below |\n"
    )
    told = _told(MIDI, f"# Midibaccarat\n\n{table}")
    assert [message for message in told if "pays" in message and "Tie" in message] == [
        message for message in told if "the draft says 7 to 1" in message
    ]
    assert any("the draft says 7 to 1" in message for message in told)


@pytest.mark.parametrize(
    ("joker", "under", "told"),
    [
        ("The joker is wild in every hand.", "# Face Up Pai Gow Poker", True),
        ("The joker is fully wild here.", "## Progressive", False),
        ("The joker is only an ace.", "## Progressive", True),
    ],
)
def test_a_fully_wild_joker_is_the_progressives_alone(tmp_path: Path, joker: str, under: str, *, told: bool) -> None:
    example = (EXAMPLES / FACE_UP / "submission.yaml").read_text(encoding="utf-8")
    filed = tmp_path / "submission.yaml"
    filed.write_text(example.replace("paytable: 4", "paytable: 2"), encoding="utf-8")
    draft = read_draft(f"{under}\n\n{joker}\n".encode(), "draft.md")
    found = messages(compare(draft, review_at(filed), Kind.GUIDE))
    assert any("joker" in message for message in found) is told


def test_what_only_tells_when_is_held_against_nobody() -> None:
    said = "A Blackjack against an ace is paid at the end of the round, once the dealer has shown the hole card."
    assert [message for message in _told(BLACKJACK, f"# Blackjack\n\n{said}\n") if "hole card" in message] == []


@pytest.mark.parametrize(("points", "wrong"), [("5", False), ("6", True)])
def test_an_answer_to_when_something_is_done_is_read_with_its_question(points: str, *, wrong: bool) -> None:
    said = f"**When does the Player's Hand take a third card?**\nWhen it has {points} or less.\n"
    told = _told(MIDI, f"# Midibaccarat\n\n{said}")
    assert any("Player's Hand draws" in message for message in told) is wrong


def test_the_least_wager_for_an_envy_bonus_is_no_limit_of_the_wager() -> None:
    said = "A fixed sum for you when someone else has four-of-a-kind or better. Your Fortune Bonus bet has to be {}."
    right, wrong = (
        _told(PAI_GOW, f"## What is an Envy Bonus?\n\n{said.format(least)}") for least in ("$5 or more", "$7")
    )
    assert [message for message in right if "minimum" in message] == []
    assert any("qualifying wager" in message for message in wrong)


def test_what_stands_below_a_table_is_no_row_of_it() -> None:
    page = (
        "<html><body><h1>Midibaccarat</h1><table><tr><th>Bet</th><th>Pays</th></tr><tr><td>Tie</td><td>9 to 1</td></tr>"
        "</table><p>Dragon Bonus $5 - $100</p></body></html>"
    )
    assert [message for message in _told(MIDI, page, "html") if "Dragon Bonus: the draft pays" in message] == []
