"""Holds, fails or open: what a filing leaves out, files elsewhere, confirms or reads one way, and the verdict of it."""

import datetime
import re
from dataclasses import replace
from pathlib import Path

import pytest

from checker.review import Review, review_document
from checker.review.model import COMPLIES, DEFECTS, INCOMPLETE
from checker.review.review import settled_words
from checker.rules import Outcome, Reason
from checker.source import read_text
from checker.values.provision import Provision

EXAMPLES = Path(__file__).parents[2] / "examples"
BLACKJACK = (EXAMPLES / "pa/blackjack/submission.yaml").read_text(encoding="utf-8")
SIX_LINES = """\
jurisdiction: pa
game: blackjack
facility: Juniper Ridge Casino
certificate_holder: Juniper Ridge Gaming, LLC
filing_date: 2015-06-13
play: {adjacent_boxes: 2, settlement: collect first, additional_splits: 3}
wagers:
  blackjack: yes
"""
CONFIRMED = "law_confirmed: {through: %s, by: R. Alvarez, note: Compared with the published code}\n"


def reviewed(text: str, read_on: str = "", reading: str | None = None) -> Review:
    document = read_text(text, "filing.yaml")
    if read_on:
        document = replace(document, read_on=datetime.date.fromisoformat(read_on))
    return review_document(document, reading=reading)


def reasons(review: Review) -> dict[str, Reason]:
    return {point.path: point.reason for point in review.open}


def test_a_filing_of_six_lines_is_incomplete_and_says_what_it_leaves_out() -> None:
    review = reviewed(SIX_LINES)
    assert (review.outcome, review.defects) == (INCOMPLETE, ())
    for path in ("cards.shuffler", "layout.payout_odds", "table.positions", "layout.inscriptions"):
        assert reasons(review)[path] is Reason.NOT_STATED


def test_an_optional_thing_that_is_not_offered_needs_no_line() -> None:
    assert not [point for point in reviewed(SIX_LINES).open if point.path.startswith(("wagers.", "payout_limit"))]


@pytest.mark.parametrize(
    ("elsewhere", "left"),
    [
        ('{layout: "LX-12, submitted 2015-06-13, not withdrawn"}', {"table", "cards", "play"}),
        ('{layout: "schematic LX-12, submitted 2015-05-01"}', {"table", "cards", "play"}),
        ("{layout: LX-12, table: EQ-4, cards: CP-2}", {"play"}),
        ("{layout.areas: LX-12}", {"layout", "table", "cards", "play"}),
    ],
)
def test_what_another_paper_holds_is_listed_and_not_asked(elsewhere: str, left: set[str]) -> None:
    review = reviewed(f"{SIX_LINES}filed_elsewhere: {elsewhere}\n")
    deciding = {point.path.partition(".")[0] for point in review.open if point.decides}
    assert deciding == left
    named = [point for point in review.open if point.reason is Reason.FILED_ELSEWHERE]
    assert named
    assert not any(point.decides for point in named)


@pytest.mark.parametrize(
    ("elsewhere", "words"),
    [
        ("{layout: to follow}", "No paper is named that holds layout."),
        ("{cellar: C-1}", "cellar is filed elsewhere"),
        ('{layout: "LX-12, to be submitted"}', "The paper named for layout is not filed: “LX-12, to be submitted”."),
        ('{layout: "schematic LX-12, withdrawn"}', "The paper named for layout is not filed"),
        ('{layout: "LX-12 of 2015-06-14"}', "The paper named for layout is not filed"),
    ],
)
def test_a_paper_that_is_none_or_a_section_that_is_none_settles_nothing(elsewhere: str, words: str) -> None:
    review = reviewed(f"{SIX_LINES}filed_elsewhere: {elsewhere}\n")
    assert [point.text for point in review.open if point.text.startswith(words)]
    assert reasons(review)["layout.areas"] is Reason.NOT_STATED


def test_what_depends_on_a_thing_filed_elsewhere_is_open() -> None:
    text = f"{SIX_LINES}  match_the_dealer: yes\nfiled_elsewhere: {{cards: CP-2}}\n"
    points = [point for point in reviewed(text).open if point.path == "cards.decks"]
    assert [(point.reason, point.provision) for point in points] == [(Reason.DEPENDS_ON, "633a.13(d)")]


@pytest.mark.parametrize(
    ("filed", "through", "outcome"),
    [
        ("2015-06-13", "", COMPLIES),
        ("2015-06-14", "", INCOMPLETE),
        ("2026-01-01", "", INCOMPLETE),
        ("2026-01-01", "2026-01-01", COMPLIES),
        ("2026-01-02", "2026-01-01", INCOMPLETE),
    ],
)
def test_law_after_the_known_text_is_unknown_unless_somebody_confirmed_it(
    filed: str, through: str, outcome: str
) -> None:
    text = BLACKJACK.replace("filing_date: 2015-06-13", f"filing_date: {filed}")
    review = reviewed(text + (CONFIRMED % through if through else ""))
    assert review.outcome == outcome
    unknown = [point for point in review.open if point.reason is Reason.LAW_UNKNOWN]
    assert [point.path for point in unknown] == (["filing_date"] if outcome == INCOMPLETE else [])
    if through:
        assert review.settled[0].startswith("Law confirmed through January 1, 2026 by R. Alvarez.")


@pytest.mark.parametrize(("read_on", "outcome"), [("2026-01-01", COMPLIES), ("2025-12-31", INCOMPLETE)])
def test_a_confirmation_of_a_day_that_has_not_come_is_refused(read_on: str, outcome: str) -> None:
    text = BLACKJACK.replace("filing_date: 2015-06-13", "filing_date: 2026-01-01") + CONFIRMED % "2026-01-01"
    review = reviewed(text, read_on)
    assert review.outcome == outcome
    assert ("law_confirmed" in reasons(review)) is (outcome == INCOMPLETE)


@pytest.mark.parametrize("field", ["through", "by"])
def test_a_confirmation_that_lacks_something_confirms_nothing(field: str) -> None:
    said = {"through": "2026-01-01", "by": "R. Alvarez"} | {field: "TBD"}
    text = (
        BLACKJACK.replace("2015-06-13 #", "2026-01-01 #")
        + f"law_confirmed: {{through: {said['through']}, by: {said['by']}}}\n"
    )
    review = reviewed(text)
    assert review.outcome == INCOMPLETE
    assert reasons(review)["law_confirmed"] is Reason.NOT_UNDERSTOOD


UNREAD = BLACKJACK[: BLACKJACK.index("readings:")]
TAKEN = "readings:\n  - {provision: %s, reading: %s, by: R. Alvarez, date: 2015-06-13, ground: letter of the Board}\n"


def test_what_is_lawful_under_one_reading_only_is_open_with_both() -> None:
    review = reviewed(UNREAD)
    assert (review.outcome, review.defects) == (INCOMPLETE, ())
    (point,) = [point for point in review.open if point.provision == "633a.13(o)"]
    assert (point.reason, point.path) == (Reason.READINGS_DIFFER, "payout_limit.applies_to.0")
    assert any(note.startswith("literal reading: ") for note in point.notes)
    assert any(note.startswith("evident reading: ") for note in point.notes)
    assert point.help.startswith("ask the Board")


@pytest.mark.parametrize(
    ("approval", "said"),
    [
        ("", " is not stated."),
        ("  starting_position_approval: with pleasure\n", ": “with pleasure” does not say by whom"),
        ("  starting_position_approval: Commission approval of 2013-02-04\n", None),
    ],
)
def test_what_only_the_other_reading_asks_for_and_nobody_can_read_is_open(approval: str, said: str | None) -> None:
    text = (EXAMPLES / "md/pai-gow-poker/manual-shoe.yaml").read_text(encoding="utf-8")
    assert text.count("  starting_position_approval:") == 1
    review = reviewed(re.sub(r"  starting_position_approval:.*\n", approval, text))
    found = [point for point in review.open if point.path == "cards.starting_position_approval"]
    assert (review.outcome, review.defects) == (INCOMPLETE if said else COMPLIES, ())
    assert [(point.reason, point.provision) for point in found] == [(Reason.READINGS_DIFFER, "2.C(1)")] * len(found)
    assert [f"Approval of the shaker, generator or button{said}" in point.text for point in found] == [True] * bool(
        said
    )


def test_what_fails_under_the_reading_applied_only_is_one_open_point_too() -> None:
    text = (EXAMPLES / "pa/midibaccarat/submission.yaml").read_text(encoding="utf-8")
    start, end = text.index("  tie:"), text.index("  dragon_bonus:")
    review = reviewed(f"{text[:start]}  tie: no\n{text[end:]}")
    points = [point for point in review.open if point.reason is Reason.READINGS_DIFFER]
    assert [point.provision for point in points] == ["629a.7(a)"]
    assert "wagers.tie" not in {found.at for found in review.defects}


@pytest.mark.parametrize(("reading", "outcome"), [("evident", Outcome.HOLDS), ("literal", Outcome.FAILS)])
def test_a_reading_that_is_taken_decides(reading: str, outcome: Outcome) -> None:
    review = reviewed(UNREAD + TAKEN % ("633a.13(o)", reading))
    (item,) = [item for item in review.provisions if item.provision.provision == "633a.13(o)"]
    assert item.outcome is outcome
    assert f"633a.13(o): {reading} reading taken by R. Alvarez on June 13, 2015; ground: letter of the Board." in (
        review.settled
    )


@pytest.mark.parametrize("reading", ["literal", "evident"])
def test_a_forced_reading_decides_without_being_taken(reading: str) -> None:
    review = reviewed(UNREAD, reading=reading)
    assert not [point for point in review.open if point.reason is Reason.READINGS_DIFFER]
    assert review.outcome == (DEFECTS if reading == "literal" else COMPLIES)


@pytest.mark.parametrize(
    "entry",
    [
        "{provision: 633a.13(o), reading: generous, by: R. Alvarez, date: 2015-06-13, ground: a letter}",
        "{provision: 633a.13(o), reading: evident, date: 2015-06-13, ground: a letter}",
        "{provision: 633a.13(o), reading: evident, by: R. Alvarez, date: 2015-06-13, ground: to follow}",
        "{provision: 633a.13(o), reading: evident, by: R. Alvarez, date: 2015-06-13, ground: a letter withdrawn since}",
    ],
)
def test_a_reading_without_who_when_and_why_answers_nothing(entry: str) -> None:
    review = reviewed(f"{UNREAD}readings:\n  - {entry}\n")
    assert [point for point in review.open if point.provision == "633a.13(o)"]
    assert reasons(review)["readings.0"] is Reason.NOT_UNDERSTOOD


def test_a_removed_entry_never_turns_incomplete_into_complies() -> None:
    lines = BLACKJACK.splitlines(keepends=True)
    for number, line in enumerate(lines):
        if re.match(r"  +\w+: [^#\s]", line):
            text = "".join(lines[:number] + lines[number + 1 :])
            review = reviewed(text)
            if review.outcome == COMPLIES:
                # Only what is optional may go without a word: it was not asked for.
                path = line.strip().partition(":")[0]
                assert path in OPTIONAL, f"line {number + 1} left out: {line.strip()}"


OPTIONAL = {
    "minimum", "maximum", "crown_treasure", "any_20", "magic_card", "lucky_player", "even_money", "blackjack_switch",
    "applies_to", "dealt_from", "match_the_dealer", "payouts", "lucky_ladies", "kings_bounty",
}  # fmt: skip


def test_a_date_that_cannot_be_read_is_not_also_called_missing() -> None:
    review = reviewed(SIX_LINES.replace("2015-06-13", "someday"))
    assert [(found.at, found.message) for found in review.findings] == [
        ("filing_date", "filing_date: “someday” cannot be read.")
    ]


def test_a_wager_said_in_other_words_is_not_understood_and_one_left_empty_is_not_stated() -> None:
    review = reviewed(SIX_LINES + "  lucky_ladies: perhaps\n  kings_bounty:\n")
    points = {point.path: point for point in review.open if point.path.startswith("wagers.")}
    said, empty = points["wagers.lucky_ladies"], points["wagers.kings_bounty"]
    assert (said.reason, said.words, said.label) == (Reason.NOT_UNDERSTOOD, "perhaps", "not understood")
    assert (empty.reason, empty.words, empty.label) == (Reason.NOT_STATED, "", "not stated")
    assert (said.provision, empty.provision) == ("633a.6(e)(1)", "633a.6(e)(6)")


def test_every_provision_that_two_readings_decide_is_open() -> None:
    review = reviewed(UNREAD)
    (point,) = [point for point in review.open if point.provision == "633a.13(o)"]
    came = {item.provision.provision: item for item in review.provisions}
    assert (came[Provision("633a.13(o)")].outcome, point.reason) == (Outcome.OPEN, Reason.READINGS_DIFFER)
    assert point.text in came[Provision("633a.13(o)")].facts


def test_what_a_filing_settles_is_said_in_whole_sentences() -> None:
    review = reviewed(UNREAD + TAKEN % ("633a.13(o)", "literal") + CONFIRMED % "2015-06-14")
    assert review.filing is not None
    assert review.ruleset is not None
    assert settled_words(review.filing, review.ruleset) == (
        "Law confirmed through June 14, 2015 by R. Alvarez. Compared with the published code.",
        "633a.13(o): literal reading taken by R. Alvarez on June 13, 2015; ground: letter of the Board.",
    )


def test_a_doubt_is_told_with_what_is_printed_both_readings_and_what_the_other_would_find() -> None:
    review = reviewed(UNREAD)
    (found,) = [finding for finding in review.findings if finding.advisory == "633a.13(d)/decks-in-use"]
    assert [note.partition(": ")[0] for note in found.notes] == [
        "Printed",
        "Problem",
        "Literal reading",
        "Evident reading (applied here)",
        "Effect",
        "Under the literal reading this filing would also have a violation",
    ]
    assert found.notes[0] == 'Printed: Six or eight decks "being used".'
    assert found.notes[-1].endswith(
        " a violation: Match-the-Dealer has no paytable for 8 decks, shuffler: automated and double shoe: no."
    )


@pytest.mark.parametrize(
    ("line", "open_"), [("call us", True), ("Call 1-800-GAMBLER", False), ("1-800-426-2537", False)]
)
def test_a_help_line_without_a_telephone_number_is_open(line: str, open_: bool) -> None:
    text = BLACKJACK.replace("filing_date:", f"gambling_help_line: {line}\nfiling_date:")
    points = [point for point in reviewed(text).open if point.path == "gambling_help_line"]
    told = [f"gambling_help_line: “{line}” names no telephone number."] if open_ else []
    assert [point.text for point in points] == told
