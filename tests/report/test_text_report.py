"""The report for a person: compact, complete, and lined up."""

import datetime
from typing import Any

import pytest

from checker.report.text import text_report
from checker.review import Review, review_document, review_unreadable
from checker.source import SourceError, read_text

HEAD = "jurisdiction: pa\ngame: blackjack\nfiling_date: 2015-06-13\n"
FULL = "play:\n  adjacent_boxes: 2\n  settlement: collect first\n  additional_splits: 3\n"


def report(text: str, width: int = 100, path: str = "filing.yaml", **options: Any) -> str:
    try:
        review: Review = review_document(read_text(text, path), **options)
    except SourceError as error:
        review = review_unreadable(error)
    return "\n".join(line for line, _ in text_report(review, width)) + "\n"


def part(text: str, begins: str) -> str:
    """Give the paragraph that begins so."""
    (found,) = [block for block in text.split("\n\n") if block.startswith(begins)]
    return found


def test_a_violation_with_its_lines_the_lawful_choices_and_the_source() -> None:
    filing = f"{HEAD}cards:\n  decks: 3\n{FULL}wagers:\n  bet_the_set_21:\n    paytable: C\n"
    found = part(report(filing), "violation")
    first, where, *lines = found.split("\n")
    assert first == "violation 58 Pa. Code § 633a.13(g)  Bet the Set 21 has no paytable for 3 decks."
    assert where == "   filing.yaml:12:15"
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
        "   filing.yaml:4:1",
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


def test_an_advisory_says_both_readings_and_which_one_is_applied() -> None:
    filing = f"{HEAD}{FULL}wagers:\n  bet_the_set_21:\n    paytable: C\ncards:\n  decks: 6\n"
    found = [block for block in report(filing).split("\n\n") if block.startswith("advisory 633a.13(g)  A suited pair")]
    assert [line for block in found for line in block.split("\n")] == [
        "advisory 633a.13(g)  A suited pair is also a pair, and no rule says that only the highest hand is",
        "  paid.",
        "   filing.yaml:9:3",
        "   9 |   bet_the_set_21:",
        "     |   ^^^^^^^^^^^^^^",
        "   evident reading, applied here: Only the highest line that fits is paid.        42 Pa.B. 2922",
        "   literal reading: Each line that fits is paid.",
        "   effect: A player with a suited pair could claim two payouts.",
    ]


def test_a_forced_reading_turns_the_advisory_round() -> None:
    filing = f"{HEAD}{FULL}wagers:\n  bet_the_set_21:\n    paytable: C\ncards:\n  decks: 6\n"
    found = report(filing, reading="literal")
    assert "   literal reading, applied here: Each line that fits is paid." in found
    assert "   evident reading: Only the highest line that fits is paid." in found


def test_an_advisory_on_the_game_as_such_blames_no_line() -> None:
    found = part(report(HEAD + FULL), "advisory 633a.10(c)")
    assert "filing.yaml" not in found
    assert " | " not in found


def test_an_advisory_on_the_age_of_the_text_says_what_to_do() -> None:
    found = part(report(HEAD.replace("2015-06-13", "2020-01-01") + FULL), "advisory 633a  The text")
    assert "   help: compare with the law in force before relying on this review" in found


def test_a_value_that_cannot_be_read_says_what_to_write() -> None:
    found = part(report(f"{HEAD}{FULL}table:\n  positions: seven\n"), "unreadable")
    assert found == (
        "unreadable  Betting positions: “seven” cannot be read.\n"
        "   filing.yaml:9:14\n"
        "   9 |   positions: seven\n"
        "     |              ^^^^^ here\n"
        "   Write a whole number in digits, such as 6."
    )


def test_a_text_that_cannot_be_read_shows_the_place() -> None:
    assert report("a: b\na: c\n") == (
        "filing.yaml\n"
        "\n"
        "unreadable  a stands twice; it first stands in line 1.\n"
        "   filing.yaml:2:1\n"
        "   2 | a: c\n"
        "     | ^ here\n"
        "   Keep one of the two.\n"
        "\n"
        "The file cannot be read: 1 problem.\n"
    )


def test_control_characters_of_a_text_are_shown_by_their_code() -> None:
    found = report("game: \x1b[2Jx\n\tb\n")
    assert "unreadable  The character U+001B cannot be read.\n" in found
    assert "   1 | game: <U+001B>[2Jx\n     |       ^^^^^^^^ here\n" in found
    assert found.replace("\n", "").isprintable()


def test_nothing_to_judge_says_so() -> None:
    found = report("jurisdiction: pa\ngame: chess\nfiling_date: 2015-06-13\n")
    assert "unreadable  No chapter is known for chess in pa.\n" in found
    assert found.endswith("\nThere is nothing to judge: 1 problem.\n")


def test_a_pass_shows_its_denominator() -> None:
    found = report(HEAD + FULL)
    assert "\nComplies with what was checked, as of June 13, 2015.\n" in found
    said = " ".join(found.split())
    assert "0 violations, 0 entries missing, " in said
    assert " Of 265 provisions in force: " in said
    assert " need a person, nothing is filed at the rest (" in said
    assert "\nNeed a person:\n" in found
    assert "\n   633a.3(d)  How often the cards are changed. Change of cards is not stated\n" in found


def test_the_heading_names_the_law_the_day_and_the_ruleset() -> None:
    by_date = report(HEAD + FULL).split("\n")[:3]
    assert by_date[0].startswith("Blackjack, 58 Pa. Code Ch. 633a, as in force on 2015-06-13 (filing date), ruleset ")
    assert by_date[1:] == ["filing.yaml", ""]
    by_option = report(HEAD + FULL, as_of=datetime.date(2012, 5, 19), reading="evident")
    assert "as in force on 2012-05-19 (--as-of), ruleset" in by_option
    assert "evident reading\n" in by_option


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
