import hashlib
from dataclasses import replace

from report_cases import DEFECTS, LAWFUL, review, with_findings

from checker.review import Review, identity
from checker.review.identity import fingerprints, identified, in_file, open_fingerprints
from checker.review.model import OpenPoint
from checker.rules import Finding, FindingClass, Reason
from checker.values.provision import Provision


def _by_provision(item: Review) -> dict[tuple[str, str], str]:
    return {
        (finding.provision, finding.at): mark
        for finding, mark in zip(item.findings, fingerprints(item), strict=True)
        if finding.kind is not FindingClass.ADVISORY
    }


def test_moved_lines_and_a_new_name_keep_every_fingerprint() -> None:
    before = review(DEFECTS)
    after = review(f"# A comment\n\n{DEFECTS}".replace("play:\n", "play:\n  # Splits to follow\n"), "renamed.yaml")
    assert before.position(before.findings[0]).line + 2 == after.position(after.findings[0]).line
    assert _by_provision(before) == _by_provision(after)


def test_correcting_one_finding_keeps_the_others() -> None:
    before = _by_provision(review(DEFECTS))
    after = _by_provision(review(DEFECTS.replace("positions: 8", "positions: 7")))
    assert {key for key in before if key not in after} == {("633a.2(a)", "table.positions")}
    assert after == {key: mark for key, mark in before.items() if key in after}


def test_another_value_at_the_same_place_is_another_finding() -> None:
    before = _by_provision(review(DEFECTS))
    after = _by_provision(review(DEFECTS.replace("$20,000", "$10,000")))
    key = ("633a.13(o)", "payout_limit.amount")
    assert before[key] != after[key]
    assert {name for name in before if before[name] != after[name]} == {key}


def test_an_approval_and_other_words_keep_it() -> None:
    base = review(DEFECTS)
    first = base.findings[0]
    changed = replace(first, kind=FindingClass.VARIED, message="Said otherwise.", notes=("Approved.",))
    assert fingerprints(with_findings(base, first)) == fingerprints(with_findings(base, changed))


def test_a_line_number_in_a_message_does_not_count() -> None:
    base = review(LAWFUL)
    found = [
        Finding(
            provision=Provision(""), kind=FindingClass.UNREADABLE, message=f"decks stands twice; first in line {line}."
        )
        for line in (5, 17)
    ]
    first, second = (fingerprints(with_findings(base, item)) for item in found)
    assert first == second


def test_equal_findings_are_told_apart_in_order() -> None:
    base = review(DEFECTS)
    twice = fingerprints(with_findings(base, base.findings[0], base.findings[0]))
    assert twice[0] != twice[1]
    assert twice[0] == fingerprints(base)[0]


def test_the_position_of_an_item_in_a_list_does_not_count() -> None:
    base = review(LAWFUL)
    found = [
        Finding(
            provision=Provision("633a.2(b)(3)(i)"),
            kind=FindingClass.VIOLATION,
            message="m",
            at=f"layout.inscriptions.{number}",
            actual="Blackjack pays 6 to 5",
        )
        for number in (0, 4)
    ]
    first, second = (fingerprints(with_findings(base, item)) for item in found)
    assert first == second


def test_in_a_file_it_is_the_files_own() -> None:
    assert in_file("abc", "one.yaml") != in_file("abc", "two.yaml")


def test_each_open_point_is_known_by_its_entry_and_its_words_and_stands_after_the_findings() -> None:
    base = review(LAWFUL)
    found = identified(review(DEFECTS))
    assert [point for _, _, point in found] == [
        *[None] * (len(found) - len(review(DEFECTS).open)),
        *review(DEFECTS).open,
    ]
    assert [mark for _, mark, _ in found] == [*fingerprints(review(DEFECTS)), *open_fingerprints(review(DEFECTS))]
    assert len({mark for _, mark, _ in found}) == len(found)
    point = OpenPoint(provision=Provision("1(a)"), reason=Reason.NOT_STATED, text="Line 5 is open.", path="cards.decks")
    marks = [
        open_fingerprints(replace(base, open=(other,)))[0]
        for other in (
            point,
            replace(point, text="Line 17 is open."),
            replace(point, words="lots"),
            replace(point, path="x"),
        )
    ]
    assert marks[0] == marks[1]
    assert len(set(marks)) == 3


def _digest(*parts: str) -> str:
    return hashlib.sha256("\x1f".join(parts).encode()).hexdigest()[:32]


def test_a_fingerprint_is_made_of_the_same_parts_in_every_version() -> None:
    # Records of decisions name findings by it: another one would lose them all.
    base = review(LAWFUL)
    found = Finding(
        provision=Provision("633a.3(a)"),
        kind=FindingClass.VIOLATION,
        message="Too many of the 9.",
        at="cards.batches.12",
        expected="at most 8",
        actual="9",
    )
    plain = replace(found, expected="", actual="")
    own = (base.chapter_id, "633a.3(a)", "cards.batches.*", "")
    assert fingerprints(replace(base, findings=(found, found, plain))) == (
        _digest(*own, "at most 8", "9", "1"),
        _digest(*own, "at most 8", "9", "2"),
        _digest(*own, "Too many of the #.", "", "1"),
    )
    doubt = replace(plain, advisory="633a.3(a)/doubt")
    assert fingerprints(replace(base, findings=(doubt,))) == (_digest(*own[:3], "633a.3(a)/doubt", "", "", "1"),)
    point = OpenPoint(provision=Provision("1(a)"), reason=Reason.NOT_STATED, text="Line 5 is open.", path="cards.decks")
    asked = (base.chapter_id, "1(a)", "not_stated", "cards.decks")
    assert open_fingerprints(replace(base, open=(point, replace(point, words="lots 5")))) == (
        _digest(*asked, "Line # is open.", "1"),
        _digest(*asked, "lots 5", "1"),
    )
    assert in_file("abc", "one.yaml") == _digest("one.yaml", "abc")


def test_the_fingerprints_keep_the_name_under_which_reports_of_earlier_runs_hold_them() -> None:
    assert identity.VERSION == "checkerFinding/v1"
