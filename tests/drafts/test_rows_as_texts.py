"""Rows that are written as one text, and terms with what is said of them beside."""

import pytest
from judged_drafts import PAI_GOW, judged, messages

from checker.drafts.kinds import Kind
from checker.drafts.report import DraftReport
from checker.statements.comparison import Status

MIDI, BLACKJACK = "pa/midibaccarat", "pa/blackjack"


def _lines(report: DraftReport) -> list[str]:
    return [piece.text for piece in report.pieces]


def test_short_lines_that_end_with_their_odds_stay_apart() -> None:
    rows = [f"WIN BY {points} · {odds} TO 1" for points, odds in ((9, 30), (8, 8), (7, 7))]
    report = judged(MIDI, "\n".join(["DRAGON BONUS", *rows]), Kind.SIGN)
    assert _lines(report)[1:] == rows
    (wrong,) = [line for line in report.lines if line.status is Status.DIFFERS]
    assert wrong.text == rows[0]


def test_a_row_with_its_value_does_not_go_on_with_other_figures() -> None:
    text = "PROGRESSIVE\n\n  full house ......... $4\n  seed $10,000 / 28% of each $1\n"
    lines = _lines(judged("pa/face-up-pai-gow-poker", text, Kind.GUIDE))
    assert [line for line in lines if line.startswith("full house")] == ["full house  $4"]


def test_a_term_in_capitals_begins_a_row_though_what_is_said_of_it_does_not() -> None:
    text = "Notes\n\nINSURANCE   dealer ace only, up to half your bet\nEVEN MONEY  ask when the dealer has an ace\n"
    assert not [message for message in messages(judged(BLACKJACK, text, Kind.GUIDE)) if "EVEN MONEY" in message]


@pytest.mark.parametrize(
    ("text", "cells"), [("SUITED PAIR12 TO 1", "SUITED PAIR  12 TO 1"), ("PAIR10 TO 1", "PAIR  10 TO 1")]
)
def test_odds_that_stand_right_behind_capitals_are_a_cell(text: str, cells: str) -> None:
    html = f"<h2>Bet the Set 21</h2><p>{text}</p>"
    assert cells in _lines(judged(BLACKJACK, html, Kind.SIGN, "html"))


@pytest.mark.parametrize(
    ("label", "odds", "told"),
    [("Same suit", "11", True), ("Same suit", "14", False), ("Same suit, each", "11", True), ("A pair", "11", False)],
)
def test_under_its_wager_a_row_need_not_say_what_all_its_rows_have_in_common(
    label: str, odds: str, *, told: bool
) -> None:
    rows = f"| Match | Pays |\n|---|---|\n| {label} | {odds} to 1 |\n| Different suit | 3 to 1 |\n"
    report = judged(BLACKJACK, f"## Match-the-Dealer ($1 to $100)\n\n{rows}", Kind.GUIDE, "md")
    assert any("pays 14 to 1, and the draft says 11 to 1" in message for message in messages(report)) is told


@pytest.mark.parametrize("push", ["Push", "push, you keep your bet"])
def test_what_goes_on_behind_a_push_only_tells_what_that_is(push: str) -> None:
    rows = "\n".join(f"| win by {points} | {odds} to 1 |" for points, odds in ((9, 30), (8, 10), (7, 6), (6, 4)))
    rows += f"\n| win by 5 | 2 to 1 |\n| win by 4 | 1 to 1 |\n| Natural winner | 1 to 1 |\n| Natural tie | {push} |\n"
    report = judged(MIDI, f"## Dragon Bonus\n\n| | pays |\n|---|---|\n{rows}", Kind.GUIDE, "md")
    assert not any("leaves out “Natural tie”" in message for message in messages(report))


def test_odds_up_to_which_a_wager_pays_are_no_row() -> None:
    rows = "\n".join(f"| win by {points} | {odds} to 1 |" for points, odds in ((9, 30), (8, 10), (7, 6), (6, 4)))
    rows += "\n| win by 5 | 2 to 1 |\n| win by 4 | 1 to 1 |\n| Natural winner | 1 to 1 |\n| Natural tie | Push |\n"
    table = f"## Dragon Bonus\n\n| | pays |\n|---|---|\n{rows}\n\nDragon Bonus | up to 30 to 1\n"
    assert not any("does not have" in message for message in messages(judged(MIDI, table, Kind.GUIDE, "md")))


def test_a_row_of_a_text_begins_with_its_term_whatever_stands_above() -> None:
    rows = [
        "Quads .......... 6s and lower stay together, 7s and higher split",
        "Str. flush/royal same as straight or flush",
        "Five aces ...... three aces high, two low",
    ]
    lines = _lines(judged(PAI_GOW, "THE HOUSE WAY\n\n" + "\n".join(rows), Kind.GUIDE))
    assert "Five aces  three aces high, two low" in lines or "Five aces: three aces high, two low" in lines


@pytest.mark.parametrize(("result", "told"), [("Win, 1 to 1", True), ("You win (1 to 1)", True), ("Push", False)])
def test_a_row_of_outcomes_is_read_without_its_odds(result: str, *, told: bool) -> None:
    rows = "| You | Result |\n|---|---|\n| Both hands higher | Win, 1 to 1 |\n"
    rows += f"| Dealer has Ace High Pai Gow | {result} |\n"
    report = judged("pa/face-up-pai-gow-poker", f"## Outcome\n\n{rows}", Kind.GUIDE, "md")
    assert any("Ace High Pai Gow" in message and "pushes" in message for message in messages(report)) is told


def test_a_label_with_a_leader_begins_a_row_in_small_letters_too() -> None:
    rows = [
        "straight / flush ... kept high with the best low hand it leaves",
        "(same goes for straight flush and royal flush)",
        "full house ......... trips high, pair low",
    ]
    lines = _lines(judged(PAI_GOW, "HOUSE WAY\n\n" + "\n".join(f"   {row}" for row in rows), Kind.GUIDE))
    assert any(line.startswith("full house") for line in lines)
