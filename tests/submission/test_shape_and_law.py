"""What is wrong with a file's form never hides what the law says of the rest, and never becomes a pass."""

import pytest

from checker.review import Review, review_document
from checker.rules import Outcome, Reason
from checker.source import read_text
from checker.values.provision import Provision

CLEAN = """\
jurisdiction: pa
game: blackjack
filing_date: 2015-06-13
table:
  positions: 7
play:
  adjacent_boxes: 2
  settlement: collect first
  additional_splits: 3
wagers:
  blackjack:
    minimum: $10
"""
BREAKS = CLEAN.replace("positions: 7", "positions: 8").replace("  additional_splits: 3\n", "")
TROUBLES = {
    "a stranger at the top": "stranger: 1\n",
    "a stranger in a group": "payout_limit:\n  stranger: 1\n",
    "a group where a value belongs": "facility:\n  name: x\n",
    "a value where a group belongs": "payout_limit: $50,000\n",
    "a list where a group belongs": "payout_limit:\n  - $50,000\n",
    "a group where a list belongs": "cards:\n  batches:\n    first: 6\n",
    "a list where a value belongs": "cards:\n  decks: [6]\n",
    "a text too long": f"facility: {'x' * 2001}\n",
    "an item that is a group": "layout:\n  inscriptions:\n    - Notice: x\n",
}


def review(text: str) -> Review:
    return review_document(read_text(text, "filing.yaml"))


def law(found: Review) -> set[tuple[str, str]]:
    return {(item.provision, item.kind.value) for item in found.findings if item.kind.value in {"violation", "missing"}}


def test_without_trouble_the_one_has_no_defect_and_the_other_has() -> None:
    assert review(CLEAN).outcome == "incomplete"
    assert review(BREAKS).outcome == "defects"
    assert law(review(BREAKS)) == {("633a.2(a)", "violation"), ("633a.11(c)", "missing")}


@pytest.mark.parametrize("trouble", TROUBLES.values(), ids=TROUBLES)
def test_a_trouble_is_told_once_at_its_line_and_is_no_pass(trouble: str) -> None:
    found = review(CLEAN + trouble)
    (told,) = [item for item in found.findings if item.kind.value == "unreadable"]
    assert found.position(told).line > CLEAN.count("\n")
    assert found.outcome == "unreadable"


NOT_UNDERSTOOD = {
    "a count": ("cards:\n  decks: {}\n", "cards.decks", "many", "such as 6"),
    "an item of a list": ("cards:\n  batches: [6, {}]\n", "cards.batches", "a few", "such as 6"),
    "hours": ("cards:\n  changed_every: {}\n", "cards.changed_every", "now and then", "such as 24 hours"),
    "yes or no": ("table:\n  card_reader_device: {}\n", "table.card_reader_device", "perhaps", "yes or no"),
    "dollars": ("payout_limit:\n  amount: {}\n", "payout_limit.amount", "-$5", "such as $1,000"),
    "whether a wager is offered": ("  lucky_ladies: {}\n", "wagers.lucky_ladies", "perhaps", "yes, no"),
}


@pytest.mark.parametrize(("line", "path", "words", "known"), NOT_UNDERSTOOD.values(), ids=NOT_UNDERSTOOD)
def test_a_value_that_is_not_understood_is_one_open_point_with_its_words(
    line: str, path: str, words: str, known: str
) -> None:
    base = CLEAN.replace("table:\n  positions: 7\n", "") if line.startswith("table") else CLEAN
    text = base + line.format(words)
    found = review(text)
    assert (found.outcome, found.defects) == ("incomplete", ())
    (told,) = [point for point in found.open if point.reason is Reason.NOT_UNDERSTOOD]
    assert (told.path, told.words, f"“{words}”" in told.text, known in told.help) == (path, words, True, True)
    assert found.position(told).line == len(text.splitlines())
    assert not any(point.path == path and point.reason is Reason.DEPENDS_ON for point in found.open)


@pytest.mark.parametrize("trouble", TROUBLES.values(), ids=TROUBLES)
def test_a_trouble_does_not_hide_what_the_law_says(trouble: str) -> None:
    assert law(review(BREAKS + trouble)) == {("633a.2(a)", "violation"), ("633a.11(c)", "missing")}


@pytest.mark.parametrize(
    "text",
    [
        CLEAN.replace("table:\n  positions: 7\n", "table: 7\n"),
        CLEAN.replace("  positions: 7\n", "  positions: several\n"),
        CLEAN.replace("play:\n", "play: yes\nPlay:\n"),
        CLEAN.replace("  blackjack:\n    minimum: $10\n", "  blackjack:\n"),
        CLEAN.replace("  blackjack:\n    minimum: $10\n", "  lucky_ladies: perhaps\n"),
        CLEAN.replace("wagers:\n  blackjack:\n    minimum: $10\n", "wagers: [blackjack]\n"),
    ],
)
def test_nothing_that_cannot_be_read_is_passed_or_called_absent(text: str) -> None:
    found = review(text)
    assert found.outcome in {"unreadable", "incomplete"}
    holds = {item.provision.provision for item in found.provisions if item.outcome is Outcome.HOLDS}
    if "positions: 7" not in text:
        assert "633a.2(a)" not in holds
    if "play: yes" in text:
        # The answers stand behind a value, so it is not said that they are missing.
        assert law(found) == set()
        assert holds.isdisjoint({"633a.6(f)", "633a.7(r)", "633a.11(c)"})


def test_a_wager_of_which_it_is_not_clear_whether_it_is_offered_is_open() -> None:
    found = review(f"{CLEAN}  lucky_ladies:\n")
    outcomes = {item.provision.provision: (item.outcome, item.reason) for item in found.provisions}
    assert outcomes[Provision("633a.6(e)(1)")] == (Outcome.OPEN, Reason.NOT_STATED)
    assert found.outcome == "incomplete"
