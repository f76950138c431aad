"""The report for a person: compact, complete, and lined up."""

import datetime
import re
from pathlib import Path
from typing import Any

import pytest

from checker.report.text import text_report
from checker.review import Review, review_document, review_unreadable
from checker.source import SourceError, read_text

HEAD = "jurisdiction: pa\ngame: blackjack\nfiling_date: 2015-06-13\n"
FULL = "play:\n  adjacent_boxes: 2\n  settlement: collect first\n  additional_splits: 3\n"


def report(
    text: str, width: int = 100, path: str = "filing.yaml", *, every_advisory: bool = False, **options: Any
) -> str:
    try:
        review: Review = review_document(read_text(text, path), **options)
    except SourceError as error:
        review = review_unreadable(error)
    return "\n".join(line for line, _ in text_report(review, width, every_advisory=every_advisory)) + "\n"


def part(text: str, begins: str) -> str:
    """Give the paragraph that begins so."""
    (found,) = [block for block in text.split("\n\n") if block.startswith(begins)]
    return found


def test_a_violation_with_its_lines_the_lawful_choices_and_the_source() -> None:
    filing = f"{HEAD}cards:\n  decks: 3\n{FULL}wagers:\n  bet_the_set_21:\n    paytable: C\n"
    found = part(report(filing), "violation")
    first, where, *lines = found.split("\n")
    assert first == "violation 58 Pa. Code § 633a.13(g)  Bet the Set 21 has no paytable for 3 decks."
    assert where == "   filing.yaml:12:15, grave"
    assert lines[0] == "    5 |   decks: 3"
    assert lines[1].startswith("      |          ^ ")
    assert lines[2] == "   12 |     paytable: C"
    assert lines[3].startswith("      |               ^ ")
    assert lines[4:] == [
        "   lawful: a single deck: A; two decks: B; four or more decks: C or D        42 Pa.B. 2922",
    ]


def test_the_citation_is_full_once_and_bare_afterwards() -> None:
    found = report(f"{HEAD}table:\n  positions: 8\n")
    assert found.count("58 Pa. Code §") == 1
    assert "violation 58 Pa. Code § 633a.2(a)  " in found
    assert "\nmissing 633a.6(f)  " in found


def test_what_is_missing_points_to_where_it_belongs() -> None:
    found = part(report(HEAD + FULL.replace("  additional_splits: 3\n", "")), "missing")
    assert found.split("\n")[:5] == [
        "missing 58 Pa. Code § 633a.11(c)  The submission does not state: Additional splits, aces included.",
        "   filing.yaml:4:1, notable",
        "   4 | play:",
        "     | ^^^^ play.additional_splits is not stated",
        "   lawful: state play.additional_splits, for example 3        42 Pa.B. 2922",
    ]


def test_an_unknown_wager_is_answered_in_one_readable_sentence() -> None:
    found = " ".join(part(report(f"{HEAD}{FULL}wagers:\n  kings_bountie: yes\n"), "violation").split())
    assert "kings_bountie is not a wager that this chapter allows." in found
    assert "did you mean kings_bounty?" in found
    assert (
        "for another wager, ask the Executive Director in writing for approval of a new feature (§ 601a.3), "
        "which is not a Rules Submission choice" in found
    )
    assert ".," not in found
    assert ".." not in found


SUITED = f"{HEAD}{FULL}wagers:\n  bet_the_set_21:\n    paytable: C\ncards:\n  decks: 6\n"


def test_an_advisory_says_both_readings_and_which_one_is_applied() -> None:
    found = part(report(SUITED, every_advisory=True), "advisory 633a.13(g)")
    assert found.split("\n") == [
        "advisory 633a.13(g), grave  A suited pair is also a pair, and no rule says that only the highest",
        "  hand is paid.",
        "   by its evident meaning (evident, applied here): Only the highest line that fits is paid.",
        "   by the letter (literal): Each line that fits is paid.",
        "   effect: A player with a suited pair could claim two payouts.",
    ]


def test_a_forced_reading_turns_the_advisory_round() -> None:
    found = report(SUITED, reading="literal", every_advisory=True)
    assert "   by the letter (literal, applied here): Each line that fits is paid." in found
    assert "   by its evident meaning (evident): Only the highest line that fits is paid." in found


def test_doubts_that_decide_nothing_and_are_not_grave_are_one_line() -> None:
    every, few = report(SUITED, every_advisory=True), report(SUITED)
    many = len([line for line in every.split("\n") if line.startswith("advisory ")])
    full = len([line for line in few.split("\n") if line.startswith("advisory ")])
    assert 0 <= full < many
    assert f"\n{many - full} {'more ' if full else ''}doubts of the law touch it: --advisories all\n" in few


def test_a_day_after_the_known_text_is_open_and_says_what_to_do() -> None:
    found = part(report(HEAD.replace("2015-06-13", "2020-01-01") + FULL), "open, the law is not known (1)")
    assert found.split("\n")[1:] == [
        "   633a  The text of this chapter is known through June 13, 2015; this review is as of January 1,",
        "     2020. (line 3)",
        "      help: compare the law in force on January 1, 2020, and state law_confirmed: through, by and",
        "        note",
    ]


def test_a_value_that_is_not_understood_says_what_to_write() -> None:
    found = part(report(f"{HEAD}{FULL}table:\n  positions: some\n"), "open, not understood")
    assert found == (
        "open, not understood (1)\n"
        "   633a.2(a)  Betting positions: “some” is not understood. (also 633a.6(f))\n"
        "   filing.yaml:9:14\n"
        "   9 |   positions: some\n"
        "     |              ^^^^ not understood\n"
        "   help: Write a whole number in digits, such as 6."
    )


def test_a_text_that_cannot_be_read_shows_the_place() -> None:
    assert report("a: b\na: c\n") == (
        "The file cannot be read: 1 problem.\n"
        "filing.yaml\n"
        "\n"
        "unreadable  a stands twice; it first stands in line 1.\n"
        "   filing.yaml:2:1\n"
        "   2 | a: c\n"
        "     | ^ here\n"
        "   Keep one of the two.\n"
        "\n"
    )


def test_control_characters_of_a_text_are_shown_by_their_code() -> None:
    found = report("game: \x1b[2Jx\n\tb\n")
    assert "unreadable  The character U+001B cannot be read.\n" in found
    assert "   1 | game: <U+001B>[2Jx\n     |       ^^^^^^^^ here\n" in found
    assert found.replace("\n", "").isprintable()


def test_nothing_to_judge_says_so() -> None:
    found = report("jurisdiction: pa\ngame: chess\nfiling_date: 2015-06-13\n")
    assert "unreadable  No chapter is known for chess in pa.\n" in found
    assert found.startswith("There is nothing to judge: 1 problem.\nfiling.yaml\n")


def test_the_verdict_and_its_denominator_come_first() -> None:
    first, second, third, *_ = report(HEAD + FULL).split("\n")
    assert first == "INCOMPLETE  Blackjack, 58 Pa. Code Ch. 633a, as in force on 2015-06-13 (filing date)"
    assert second == "filing.yaml"
    assert re.match(
        r"Of \d+ provisions that this filing touches: \d+ hold, 0 fail, \d+ do not apply, \d+ are open\.", third
    )
    by_option = report(HEAD + FULL, as_of=datetime.date(2012, 5, 19), reading="evident")
    assert "as in force on 2012-05-19 (--as-of), read by its evident" in " ".join(by_option.split())


def test_what_is_not_stated_is_one_line_an_entry_with_everything_that_waits_for_it() -> None:
    found = part(report(HEAD + FULL), "open, not stated (")
    assert "633a.3(d)  cards.changed_every: Change of cards" in found
    assert found.count("layout.areas: ") == 1


def test_the_clean_example_is_told_in_thirty_lines_verdict_first() -> None:
    path = Path(__file__).parents[2] / "examples/pa/blackjack/submission.yaml"
    found = report(path.read_text(encoding="utf-8"), path="submission.yaml")
    assert found.startswith("COMPLIES  Blackjack, ")
    assert len(found.splitlines()) <= 30
    assert "633a.13(o): evident reading taken by R. Alvarez on June 13, 2015" in found


@pytest.mark.parametrize("width", [40, 60, 80, 100])
def test_lines_keep_to_the_width(width: int) -> None:
    filing = f"{HEAD}cards:\n  decks: 3\nwagers:\n  bet_the_set_21:\n    paytable: C\n  chance: yes\n"
    for line in report(filing, width).split("\n"):
        # A word longer than the line, such as a path, is not broken.
        assert len(line) <= width or " " not in line.strip()


def test_a_path_cannot_speak_to_the_terminal() -> None:
    found = report(HEAD + FULL, path="a\x1b[31m\u202eb.yaml")
    assert "\na<U+001B>[31m<U+202E>b.yaml\n" in found
    assert found.replace("\n", "").isprintable()
