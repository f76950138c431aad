"""Figures in lists: terms, dots between them, two languages, a name behind a range, one lead for all."""

from pathlib import Path

import pytest
from judged_drafts import review_at

from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft
from checker.review import Review
from checker.rules import FindingClass

EXAMPLES = Path(__file__).parents[2] / "examples"
MIDI, PAI_GOW, MARYLAND = "pa/midibaccarat", "pa/pai-gow-poker", "md/pai-gow-poker"


def _review(name: str) -> Review:
    return review_at(EXAMPLES / name / "submission.yaml")


def _judged(name: str, text: str, form: str = "txt") -> tuple[dict[str, str], list[str]]:
    """Return the status of each line of a guide, and what was found in one of them."""
    report = compare(read_draft(text.encode(), f"guide.{form}"), _review(name), Kind.GUIDE)
    kept = [item for item in report.findings if item.kind is not FindingClass.ADVISORY]
    return {line.text: line.status for line in report.lines}, [item.message for item in kept if item.place]


@pytest.mark.parametrize(
    ("name", "line", "changed", "message"),
    [
        (
            MIDI,
            "Dragon Bonus: win by four (1 to 1), five (3 to 1), six (4 to 1) or nine points (20 to 1).",
            "Dragon Bonus: win by four (1 to 1), five (4 to 1), six (4 to 1) or nine points (20 to 1).",
            "Dragon Bonus: “Win by 5 points” pays 3 to 1, and the draft says 4 to 1.",
        ),
        (
            MIDI,
            "$25 to $5,000 (Player and Banker), $5 to $500 (Tie).",
            "$25 to $5,000 (Player and Banker), $5 to $900 (Tie).",
            "Tie: the maximum is $500, and the draft says $900.",
        ),
        (
            PAI_GOW,
            "Progressive: the meter opened at $10,000. 24 cents out of each dollar goes in.",
            "Progressive: the meter opened at $10,000. 34 cents out of each dollar goes in.",
            "Progressive: the rate of the meter is 24%, and the draft says 34 cents out of each dollar.",
        ),
    ],
)
def test_each_figure_of_a_list_is_compared(name: str, line: str, changed: str, message: str) -> None:
    statuses, found = _judged(name, line)
    assert set(statuses.values()) == {"agrees"}, statuses
    assert found == []
    assert _judged(name, changed)[1] == [message]


def test_dots_part_what_several_wagers_pay() -> None:
    statuses, found = _judged(MIDI, "PLAYER 1 to 1 · TIE 9 to 1")
    assert statuses == {"PLAYER 1 to 1": "agrees", "TIE 9 to 1": "agrees"}
    assert found == []
    wrong = _judged(MIDI, "PLAYER 1 to 1 · TIE 8 to 1")[0]
    assert wrong["PLAYER 1 to 1"] == "agrees"
    assert wrong["TIE 8 to 1"] != "agrees"


def test_a_label_in_another_language_beside_its_own_is_understood() -> None:
    heading = "Dragon Bonus\n\n"
    assert _judged(MIDI, f"{heading}Margin of 9 / Diferencia nueve     20 to 1\n") == (
        {"Dragon Bonus": "agrees", "Margin of 9 / Diferencia nueve  20 to 1": "agrees"},
        [],
    )
    assert "not_compared" in _judged(MIDI, f"{heading}Margin of 9 fizzbin     20 to 1\n")[0].values()


def test_a_term_and_what_stands_beside_it_are_one_line() -> None:
    page = "<dl><dt>Identical hands</dt><dd>dealer wins</dd><dt>Lists</dt><dd><p>one</p><p>two</p></dd></dl>"
    statuses, found = _judged(MARYLAND, page, "html")
    assert statuses["Identical hands: dealer wins"] == "agrees"
    assert found == []
    assert _judged(MARYLAND, page.replace("dealer wins", "player wins"), "html")[1] != []


BLACKJACK = "pa/blackjack"


@pytest.mark.parametrize(
    ("line", "statuses"),
    [
        ("Blackjack: natural blackjack: one and a half times your wager.", {"agrees"}),
        ("Blackjack: natural blackjack: one and a fifth times your wager.", {"differs"}),
        ("All other winners collect the same amount they wagered.", {"agrees"}),
    ],
)
def test_what_is_paid_is_told_by_the_wager(line: str, statuses: set[str]) -> None:
    assert set(_judged(BLACKJACK, line)[0].values()) == statuses


@pytest.mark.parametrize(
    ("rates", "status"),
    [
        ("14%, 6% and 4%", "agrees"),
        ("6%, 14% and 4%", "not_compared"),
        ("14%, 6% and 5%", "not_compared"),
        ("14% and 6%", "not_compared"),
    ],
)
def test_the_amounts_of_several_meters_are_those_in_their_order(rates: str, status: str) -> None:
    line = f"They receive {rates} of each wager."
    statuses, found = _judged(MARYLAND, f"Progressive\n\n{line}\n")
    assert (statuses[line], found) == (status, [])
