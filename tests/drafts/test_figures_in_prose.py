"""Figures in the sentences of a guide: what is paid, what may be wagered, the meter, the commission, the limit."""

from pathlib import Path

import pytest
import yaml
from judged_drafts import judged, statuses_of

from checker.drafts.kinds import Kind
from checker.statements.comparison import Status

"""One line in so many is read in an ordinary run."""
LINES = yaml.load(Path(__file__).with_name("figures_in_prose.yaml").read_text("utf-8"), yaml.CSafeLoader)
AGREES, DIFFERS, OPEN = Status.AGREES, Status.DIFFERS, Status.NOT_COMPARED


@pytest.mark.parametrize("folder", LINES)
def test_a_figure_that_is_right_agrees_and_one_that_is_not_differs(folder: str) -> None:
    for heading, true, false in LINES[folder]["told"]:
        assert (true, statuses_of(folder, heading, true)) == (true, {AGREES})
        assert (false, DIFFERS in statuses_of(folder, heading, false)) == (false, True)


@pytest.mark.parametrize("folder", LINES)
def test_what_is_not_understood_is_neither_accused_nor_passed(folder: str) -> None:
    for heading, true, false in LINES[folder].get("left", ()):
        assert (true, DIFFERS in statuses_of(folder, heading, true)) == (true, False)
        assert (false, bool(statuses_of(folder, heading, false) & {DIFFERS, OPEN})) == (false, True)


@pytest.mark.parametrize(
    ("folder", "said", "message"),
    [
        (
            "pa/pai-gow-poker",
            "Seven cards of one suit in a row pay 750 to 1 with the joker. Five aces are worth 200 to 1.",
            "Fortune Bonus: “Five aces” pays 250 to 1, and the draft says 200 to 1.",
        ),
        (
            "pa/pai-gow-poker",
            "A seven-card straight flush without the joker pays 5,000 to 1, and with the joker 1,000 to 1.",
            "Fortune Bonus: “Seven-card straight flush with Joker” pays 750 to 1, and the draft says 1,000 to 1.",
        ),
        (
            "pa/pai-gow-poker",
            "Bets run from five dollars up to two hundred.",
            "Fortune Bonus: the maximum is $100, and the draft says two hundred.",
        ),
    ],
)
def test_what_is_said_of_a_figure_that_is_not_right(folder: str, said: str, message: str) -> None:
    report = judged(folder, f"# Fortune Bonus\n\n{said}\n", Kind.GUIDE, "md")
    assert [item.message for item in report.findings if item.place is not None] == [message]
