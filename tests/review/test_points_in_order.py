"""Open points: which are one, what waits for which, and in which order they are told."""

import datetime
from typing import Any

import pytest

from checker.frozen import replace
from checker.law import compile_ruleset
from checker.review.model import OpenPoint
from checker.review.open_points import _denies, _fact, _sections, in_order, law_of_the_day, open_points
from checker.rules import Finding, FindingClass, Outcome, Reason, Result, Severity
from checker.rules.severity import severity_at
from checker.source import Position, read_text
from checker.submission import Answer, Filing, State, read_filing, read_header
from checker.values.provision import Provision

LAW = compile_ruleset("pa/633a", datetime.date(2015, 6, 13))
HEAD = """\
jurisdiction: pa
game: blackjack
facility: Juniper Ridge Casino
certificate_holder: Juniper Ridge Gaming, LLC
filing_date: 2015-06-13
"""


def filed(text: str = "") -> Filing:
    document = read_text(f"{HEAD}{text}", "filing.yaml")
    return read_filing(document, read_header(document), LAW)


def result(provision: str, reason: Reason, path: str = "", fact: str = "It is open.", words: str = "") -> Result:
    return Result(
        provision=Provision(provision), outcome=Outcome.OPEN, reason=reason, facts=(fact,), path=path, words=words
    )


def told(*results: Result, text: str = "") -> list[tuple[str, str, str, tuple[str, ...]]]:
    """Each point by its reason, path, provision and all that waits for it."""
    points = open_points(results, filed(text), LAW)
    return [(point.reason.value, point.path, point.provision, point.provisions) for point in points]


NOT_STATED, UNREAD, DEPENDS = Reason.NOT_STATED, Reason.NOT_UNDERSTOOD, Reason.DEPENDS_ON


@pytest.mark.parametrize(
    ("results", "points"),
    [
        # One point is enough for an entry, whatever waits for it.
        (
            [result("1(a)", NOT_STATED, "x.y", "one"), result("1(b)", NOT_STATED, "x.y", "two")],
            [("not_stated", "x.y", "1(a)", ("1(a)", "1(b)"))],
        ),
        (
            [result("1(a)", NOT_STATED, "x.y"), result("1(a)", NOT_STATED, "x.z")],
            [("not_stated", "x.y", "1(a)", ("1(a)",)), ("not_stated", "x.z", "1(a)", ("1(a)",))],
        ),
        # What is not understood is one point for the same words.
        (
            [result("1(a)", UNREAD, "x.y", "one", "lots"), result("1(b)", UNREAD, "x.y", "two", "lots")],
            [("not_understood", "x.y", "1(a)", ("1(a)", "1(b)"))],
        ),
        (
            [result("1(a)", UNREAD, "x.y", "one", "lots"), result("1(a)", UNREAD, "x.y", "two", "many")],
            [("not_understood", "x.y", "1(a)", ("1(a)",)), ("not_understood", "x.y", "1(a)", ("1(a)",))],
        ),
        (
            [result("1(a)", UNREAD, "x.y", "one"), result("1(b)", UNREAD, "x.y", "one")],
            [("not_understood", "x.y", "1(a)", ("1(a)", "1(b)"))],
        ),
        # Of the table, one for each provision and text.
        (
            [result("1(a)", Reason.AT_THE_TABLE, "x.y", "one"), result("1(b)", Reason.AT_THE_TABLE, "x.y", "one")],
            [("at_the_table", "x.y", "1(a)", ("1(a)",)), ("at_the_table", "x.y", "1(b)", ("1(b)",))],
        ),
        # What has no entry is told for each provision.
        (
            [result("1(a)", DEPENDS, "", "one"), result("1(b)", DEPENDS, "", "two")],
            [("depends_on", "", "1(a)", ("1(a)",)), ("depends_on", "", "1(b)", ("1(b)",))],
        ),
        # What waits for an entry that is open itself is told there.
        (
            [result("1(a)", NOT_STATED, "x.y"), result("1(b)", DEPENDS, "x.y"), result("1(c)", DEPENDS, "x.z")],
            [("not_stated", "x.y", "1(a)", ("1(a)", "1(b)")), ("depends_on", "x.z", "1(c)", ("1(c)",))],
        ),
        (
            [
                result("1(b)", DEPENDS, "x.y"),
                result("1(a)", UNREAD, "x.y", "one", "lots"),
                result("1(c)", UNREAD, "x.y", "two", "more"),
            ],
            [("not_understood", "x.y", "1(a)", ("1(a)", "1(b)")), ("not_understood", "x.y", "1(c)", ("1(c)",))],
        ),
        (
            [result("1(a)", Reason.FILED_ELSEWHERE, "x.y"), result("1(b)", DEPENDS, "x.y")],
            [("depends_on", "x.y", "1(b)", ("1(b)",)), ("filed_elsewhere", "x.y", "1(a)", ("1(a)",))],
        ),
        # A doubt of the law is told with both readings, and not for what it leaves open.
        ([result("1(a)", Reason.READINGS_DIFFER, "x.y")], []),
        (
            [result("1(a)", Reason.READINGS_DIFFER, "x.y", "one", "other words")],
            [("readings_differ", "x.y", "1(a)", ("1(a)",))],
        ),
        # What does not say why is not understood; what holds or fails is no point.
        (
            [replace(result("1(a)", NOT_STATED, "x.y"), reason=None)],
            [("not_understood", "x.y", "1(a)", ("1(a)",))],
        ),
        ([replace(result("1(a)", NOT_STATED, "x.y"), outcome=Outcome.HOLDS)], []),
        ([replace(result("1(a)", NOT_STATED, "x.y"), outcome=Outcome.FAILS)], []),
    ],
)  # fmt: skip
def test_what_is_open_is_told_once(results: list[Result], points: list[tuple[str, str, str, tuple[str, ...]]]) -> None:
    assert told(*results) == points


def test_an_entry_that_is_not_stated_is_told_under_the_provision_that_asks_for_it() -> None:
    (point,) = open_points((result("633a.13(a)", NOT_STATED, "cards.decks", "No decks."),), filed(), LAW)
    assert (point.provision, point.provisions) == ("633a.3(a)", ("633a.3(a)", "633a.13(a)"))
    assert (point.help, point.label, point.text) == ("state cards.decks", "cards.decks is not stated", "No decks.")
    (other,) = open_points((result("633a.13(a)", DEPENDS, "cards.decks", "It depends."),), filed(), LAW)
    assert (other.provision, other.help, other.label) == ("633a.13(a)", "", "this decides")


def test_what_another_paper_holds_is_one_point_for_the_paper() -> None:
    text = "filed_elsewhere: {layout: schematic LX-12}\n"
    results = [
        result(name, Reason.FILED_ELSEWHERE, path) for name, path in (("1(a)", "layout.areas"), ("1(b)", "layout"))
    ]
    (point,) = open_points(tuple(results), filed(text), LAW)
    assert (point.path, point.text, point.provisions) == ("layout", "layout: schematic LX-12.", ("1(a)", "1(b)"))
    assert (point.help, point.position and point.position.line) == ("compare the paper named", 6)
    # Without a paper that holds it, it is told at the entry.
    (alone,) = open_points((results[0],), filed(), LAW)
    assert (alone.path, alone.text, alone.help) == ("layout.areas", "It is open.", "")


def found(at: str, kind: FindingClass = FindingClass.OPEN, message: str = "Not compared.") -> Finding:
    return Finding(
        provision=Provision("1(a)"),
        kind=kind,
        message=message,
        at=at,
        help="mend it",
        label="here",
        severity=Severity.GRAVE,
    )


def test_a_result_with_findings_that_were_left_open_has_a_point_for_each() -> None:
    left = found("x.1"), found("x.2"), found("x.3", FindingClass.ADVISORY)
    points = open_points((replace(result("1(a)", UNREAD, "x", words="lots"), findings=left),), filed(), LAW)
    assert [(point.path, point.text, point.words, point.severity) for point in points] == [
        (path, "Not compared.", "lots", Severity.GRAVE) for path in ("x.1", "x.2")
    ]
    assert [(point.help, point.label, point.provisions) for point in points] == [("mend it", "here", ("1(a)",))] * 2


def test_a_finding_left_open_for_a_paper_is_told_at_the_paper() -> None:
    text = "filed_elsewhere: {layout: schematic LX-12}\n"
    for reason, path, words in (
        (Reason.FILED_ELSEWHERE, "layout", "layout: schematic LX-12."),
        (UNREAD, "layout.areas", "Not compared."),
    ):
        results = (replace(result("1(a)", reason), findings=(found("layout.areas"),)),)
        (point,) = open_points(results, filed(text), LAW)
        assert (point.path, point.text) == (path, words)
        assert point.help == ("mend it" if reason is UNREAD else "compare the paper named")
        assert (point.position is None) is (reason is UNREAD)


def point(reason: Reason, path: str = "", **other: Any) -> OpenPoint:
    return replace(OpenPoint(provision=Provision("1(a)"), reason=reason, text="", path=path), **other)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (point(NOT_STATED, "game"), point(UNREAD, "jurisdiction")),
        (point(UNREAD, "game", severity=Severity.GRAVE), point(UNREAD, "jurisdiction", severity=Severity.NOTABLE)),
        (point(UNREAD, "jurisdiction"), point(UNREAD, "game")),
        (point(UNREAD, "game", position=Position(line=1, column=1)), point(UNREAD, "jurisdiction")),
        (point(UNREAD, "a"), point(UNREAD, "b")),
        (point(UNREAD, "a", text="one"), point(UNREAD, "a", text="two")),
    ],
)
def test_points_stand_by_reason_then_weight_then_place(first: OpenPoint, second: OpenPoint) -> None:
    for points in ([first, second], [second, first]):
        assert in_order(points, filed()) == (first, second)


# --- what no rule leaves open ---------------------------------------------------------------------------------------

Said = tuple[str, str, str | None, str, str, int | None]
ALONE: dict[str, tuple[str, list[Said]]] = {
    "what is not understood, by its entry": (
        "cards: {decks: plenty}\n",
        [("633a.3(a)", "cards.decks", "Decks in play: “plenty” is not understood.", "plenty", "not understood", 6)],
    ),
    "what is not understood of a wager": (
        "wagers: {lucky_ladies: {minimum: lots}, moon_shot: maybe}\n",
        [
            (
                "633a.6(e)(1)",
                "wagers.lucky_ladies.minimum",
                "Lucky Ladies: minimum: “lots” is not understood.",
                "lots",
                "not understood",
                6,
            ),
            (
                "633a",
                "wagers.moon_shot",
                "wagers.moon_shot: “maybe” is neither yes nor no.",
                "maybe",
                "not understood",
                6,
            ),
        ],
    ),
    "a wager without a word": (
        "wagers: {kings_bounty: }\n",
        [("633a.6(e)(6)", "wagers.kings_bounty", None, "", "not stated", 6)],
    ),
    "a paper for no section": (
        "filed_elsewhere: {kitchen: LX-12, wagers.kings_bounty: LX-13, cards.decks: LX-14, sign.inscriptions: LX-15}\n",
        [
            (
                "633a",
                "filed_elsewhere.kitchen",
                "kitchen is filed elsewhere, but it is no section or entry of a filing.",
                "kitchen",
                "not known",
                6,
            )
        ],
    ),
    "a reading of what is not in doubt, and one that lacks all": (
        (
            "readings:\n"
            "  - {provision: 633a.99, reading: literal, by: R. Alvarez, date: 2015-06-01, ground: Letter}\n"
            "  - {provision: 633a.13(o), reading: literal, by: R. Alvarez, date: 2015-06-01, ground: Letter}\n"
            "  - {provision: 633a.13(o)}\n"
        ),
        [
            (
                "633a",
                "readings.0",
                "A reading is taken of 633a.99, where no doubt of the text is registered.",
                "633a.99",
                "no doubt is registered here",
                7,
            ),
            (
                "633a",
                "readings.2",
                (
                    "The reading taken cannot be used: reading is not stated; by is not stated; date is not stated; "
                    "ground is not stated."
                ),
                "",
                "this entry",
                9,
            ),
        ],
    ),
    "what has no effect": (
        "cards: {shuffler: none, reshuffling_device_approval: ED-7}\n",
        [
            (
                "633a.5(h)",
                "cards.reshuffling_device_approval",
                "Approval of the reshuffling device: ED-7 is stated and has no effect here. Shuffler: none.",
                "ED-7",
                "has no effect here",
                None,
            )
        ],
    ),
    "what has no effect and denies": ("cards: {shuffler: none, reshuffling_device_approval: none}\n", []),
    "what has its effect": (
        "cards: {shuffler: approved reshuffling device, reshuffling_device_approval: ED-7}\n",
        [],
    ),
    "a help line that names no number": (
        "gambling_help_line: call us\n",
        [
            (
                "58 Pa. Code § 501a.7",
                "gambling_help_line",
                "gambling_help_line: “call us” names no telephone number.",
                "call us",
                "wants words and a number",
                None,
            )
        ],
    ),
    "a help line that says nothing": (
        "gambling_help_line: TBD\n",
        [
            (
                "58 Pa. Code § 501a.7",
                "gambling_help_line",
                "gambling_help_line: “TBD” says nothing.",
                "TBD",
                "wants words and a number",
                None,
            )
        ],
    ),
    "a help line with a number": ("gambling_help_line: 1-800-426-2537\n", []),
    "no help line": ("gambling_help_line: none\n", []),
}


@pytest.mark.parametrize("name", ALONE)
def test_what_no_rule_leaves_open_is_told_at_its_place(name: str) -> None:
    text, said = ALONE[name]
    found = open_points((), filed(text), LAW)
    assert [
        (item.provision, item.path, item.text, item.words, item.label, item.position and item.position.line)
        for item in found
    ] == [(*one[:2], found[index].text if one[2] is None else one[2], *one[3:]) for index, one in enumerate(said)]
    for item in found:
        assert item.help
        assert item.provisions == (item.provision,)
        expected = Reason.NOT_STATED if item.label == "not stated" else Reason.NOT_UNDERSTOOD
        assert item.reason is (Reason.NOT_COMPARED if "no effect" in item.label else expected)


def test_what_has_no_effect_is_left_to_the_rule_that_tells_it() -> None:
    text = "cards: {shuffler: none, reshuffling_device_approval: ED-7}\n"
    at = "cards.reshuffling_device_approval"
    for told_of in (found(at), replace(found("cards.decks"), related=((at, "here"),))):
        results = (replace(result("1(a)", UNREAD), outcome=Outcome.FAILS, findings=(told_of,)),)
        assert open_points(results, filed(text), LAW) == ()


@pytest.mark.parametrize(
    ("facility", "operator", "points"),
    [
        ("Juniper Ridge Casino", "Juniper Ridge Gaming, LLC", []),
        ("", "Juniper Ridge Gaming, LLC", [("not_stated", "facility", "Facility is not stated.", "")]),
        ("TBD", "Juniper Ridge Gaming, LLC", [("not_understood", "facility", "Facility: “TBD” names nobody.", "TBD")]),
        ("777", "Juniper Ridge Gaming, LLC", [("not_understood", "facility", "Facility: “777” names nobody.", "777")]),
        (
            "Juniper Ridge Casino",
            "",
            [("not_stated", "certificate_holder", "Certificate holder is not stated.", "")],
        ),
    ],
)
def test_a_filing_names_who_files_and_for_where(facility: str, operator: str, points: list[tuple[str, ...]]) -> None:
    text = HEAD.replace("facility: Juniper Ridge Casino", f"facility: {facility}")
    document = read_text(text.replace("Juniper Ridge Gaming, LLC", operator), "filing.yaml")
    found = open_points((), read_filing(document, read_header(document), LAW), LAW)
    assert [(item.reason.value, item.path, item.text, item.words) for item in found] == points
    assert {(item.provision, item.help) for item in found} <= {("633a", f"state {item.path}") for item in found}


@pytest.mark.parametrize(
    ("day", "through", "more"),
    [
        (datetime.date(2015, 6, 13), "", None),
        (datetime.date(2015, 6, 14), "", ""),
        (datetime.date(2015, 6, 14), "2015-06-13", " The law was confirmed through June 13, 2015 only."),
        (datetime.date(2015, 6, 14), "2015-06-14", None),
    ],
)
def test_law_of_a_day_is_known_or_confirmed_through_it(day: datetime.date, through: str, more: str | None) -> None:
    confirmed = f"law_confirmed: {{through: {through}, by: R. Alvarez, note: Compared with the code.}}\n"
    law = compile_ruleset("pa/633a", day)
    found = list(law_of_the_day(filed(confirmed if through else ""), law))
    text = "The text of this chapter is known through June 13, 2015; this review is as of June 14, 2015."
    assert [item.text for item in found] == ([] if more is None else [f"{text}{more}"])
    for item in found:
        assert (item.provision, item.path, item.reason) == ("633a", "filing_date", Reason.LAW_UNKNOWN)
        assert item.notes == (law.chapter.known_through_note,)
        assert "June 14, 2015" in item.help


def test_a_text_without_a_date_is_known_on_no_day() -> None:
    law = compile_ruleset("md/pai-gow-poker", datetime.date(2013, 7, 15))
    (item,) = law_of_the_day(filed(), law)
    assert item.text == (
        "No date of force is printed in this text, so whether it was in force on July 15, 2013 is not known."
    )
    assert item.notes == ((law.chapter.undated_note,) if law.chapter.undated_note else ())


@pytest.mark.parametrize(
    ("words", "reason", "text", "label"),
    [
        ("Welcome to the hall", Reason.NOT_COMPARED, "says nothing that the law governs.", "not compared"),
        ("none", Reason.NOT_COMPARED, "says nothing that the law governs.", "not compared"),
        ("TBD", UNREAD, "says nothing.", "wants words"),
    ],
)
def test_words_that_no_rule_governs_are_left_to_a_person(words: str, reason: Reason, text: str, label: str) -> None:
    passed = Result(provision=Provision("1(a)"), outcome=Outcome.HOLDS, passed=(("x.1", words),))
    (point,) = open_points((passed,), filed(), LAW)
    assert (point.reason, point.text, point.label) == (reason, f"“{words}” {text}", label)
    assert (point.path, point.words, point.provisions, point.severity) == ("x.1", words, ("1(a)",), Severity.SLIGHT)


@pytest.mark.parametrize(
    ("value", "denies"), [(False, True), (0, True), ("none", True), (True, False), (1, False), ("ED-7", False)]
)
def test_an_answer_denies_that_says_no_none_or_nought(value: object, denies: bool) -> None:
    assert _denies(Answer(path="x.y", state=State.STATED, value=value)) is denies


def test_several_facts_of_one_result_are_told_one_after_the_other() -> None:
    (point,) = open_points((replace(result("1(a)", DEPENDS, "x.y"), facts=("One.", "Two.")),), filed(), LAW)
    assert point.text == "One. Two."


@pytest.mark.parametrize(
    ("path", "fact"),
    [
        ("wagers.lucky_ladies", "Lucky Ladies is offered."),
        ("wagers.kings_bounty", "King's Bounty is not offered."),
        ("cards.decks", "Decks in play: 6."),
        ("cards.shuffler", "Shuffler: not stated."),
        ("table.unknown", "table.unknown: not stated."),
    ],
)
def test_what_another_entry_depends_on_is_told_as_the_filing_has_it(path: str, fact: str) -> None:
    assert _fact(path, filed("wagers: {lucky_ladies: yes}\ncards: {decks: 6}\n"), LAW) == fact


def test_another_paper_may_hold_any_entry_any_section_around_one_and_any_wager() -> None:
    found = _sections(LAW)
    assert {"cards", "cards.decks", "wagers", "wagers.insurance", "sign", "sign.inscriptions"} <= found
    assert {"wagers.hit_and_run_progressive.meter", "wagers.hit_and_run_progressive.meter.rate"} <= found
    assert not {"", "kitchen", "decks"} & found
    assert {f"wagers.{slug}" for slug in LAW.wagers} <= found


def test_what_is_not_understood_has_the_weight_of_its_place() -> None:
    text = "cards: {decks: plenty}\nwagers: {lucky_ladies: {minimum: lots}}\n"
    points = open_points((), filed(text), LAW)
    assert {point.path: point.severity for point in points} == {
        path: severity_at("", path) for path in ("cards.decks", "wagers.lucky_ladies.minimum")
    }
    asked = open_points((result("1(a)", NOT_STATED, "cards.decks"),), filed(), LAW)
    assert [point.severity for point in asked] == [severity_at("", "cards.decks")]
