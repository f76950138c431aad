import json
import re
from typing import Any

from report_cases import DEFECTS, EXPECTED, HOSTILE_NAME, LAWFUL, NO_LAW, TAB, hostile, report, review, with_findings


def _issues(text: str) -> list[dict[str, Any]]:
    issues: list[dict[str, Any]] = json.loads(text)
    return issues


def test_each_finding_is_an_issue_at_its_place() -> None:
    issues = _issues(report("gitlab", review(DEFECTS)))
    found = {
        (item["severity"], item["check_name"], begin["line"], begin["column"])
        for item in issues
        if item["class"] not in {"advisory", "open"}
        for begin in [item["location"]["positions"]["begin"]]
    }
    severities = {"violation": "critical", "missing": "major"}
    assert found == {(severities[kind], *rest) for kind, *rest in EXPECTED}
    assert all(item["location"]["lines"]["begin"] == item["location"]["positions"]["begin"]["line"] for item in issues)
    assert {item["location"]["path"] for item in issues} == {"filing.yaml"}
    assert all(item["description"] for item in issues)


def test_fingerprints_are_unique_across_files_and_survive_moved_lines() -> None:
    two = _issues(report("gitlab", review(DEFECTS, "a.yaml"), review(DEFECTS, "b.yaml")))
    marks = [item["fingerprint"] for item in two]
    assert len(set(marks)) == len(marks)
    assert all(re.fullmatch(r"[0-9a-f]{32}", mark) for mark in marks)
    moved = _issues(report("gitlab", review(f"# moved\n{DEFECTS}", "a.yaml")))
    assert [item["fingerprint"] for item in moved] == [
        item["fingerprint"] for item in two if item["location"]["path"] == "a.yaml"
    ]


def test_what_was_not_judged_blocks() -> None:
    issues = _issues(report("gitlab", review(TAB, "a.yaml"), review(NO_LAW, "b.yaml")))
    assert [(item["severity"], item["check_name"], item["location"]["lines"]["begin"]) for item in issues] == [
        ("blocker", "unreadable", 5),
        ("blocker", "nothing_to_judge", 2),
    ]


def test_no_finding_is_an_empty_list() -> None:
    assert report("gitlab", with_findings(review(LAWFUL))) == "[]\n"
    assert report("gitlab") == "[]\n"


def test_hostile_texts_stay_texts() -> None:
    (issue,) = _issues(report("gitlab", hostile()))
    assert issue["location"]["path"] == HOSTILE_NAME.replace("\\", "/")
    assert issue["location"]["positions"] == {"begin": {"line": 3, "column": 11}, "end": {"line": 3, "column": 17}}
    assert "</script><script>alert(1)</script>" in issue["description"]
    assert "\u202e" not in issue["description"]
    assert "\x1b" not in issue["description"]
