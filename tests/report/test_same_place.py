"""A defect stands at the same line and column in every format, and that is where the filing is wrong."""

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from typing import Any

import pytest
from page_reader import read_page
from report_cases import DEFECTS, EXPECTED, report, review

from checker.report.json_form import check_form
from checker.review import Review

Places = set[tuple[str, int, int]]


def _json(item: Review) -> Places:
    (file,) = check_form([item])["files"]
    return {(found["provision"], found["line"], found["column"]) for found in (*file["findings"], *file["open"])}


def _sarif(item: Review) -> Places:
    results: list[dict[str, Any]] = json.loads(report("sarif", item))["runs"][0]["results"]
    regions = [(result["ruleId"], result["locations"][0]["physicalLocation"]["region"]) for result in results]
    return {(rule, region["startLine"], region["startColumn"]) for rule, region in regions}


def _junit(item: Review) -> Places:
    found = set()
    root = ET.fromstring(report("junit", item).encode())  # noqa: S314 - our own output
    for case in root.iter("testcase"):
        provision = case.get("name", "").partition(" ")[0]
        texts = [failure.text or "" for failure in case.iter("failure")]
        # Advisories and open points are told in the case's output, each by the line that follows its class.
        texts += re.findall(r"(?m)^(?:advisory|open):\n(.*)", case.findtext("system-out") or "")
        for text in texts:
            match = re.match(r"filing\.yaml:(\d+):(\d+): ", text)
            if match:
                found.add((provision, int(match[1]), int(match[2])))
    return found


def _github(item: Review) -> Places:
    pattern = re.compile(r"::\w+ file=filing\.yaml,line=(\d+),col=(\d+),.*?,title=[^:]*?(\S+?)::")
    return {(found[3], int(found[1]), int(found[2])) for found in pattern.finditer(report("github", item))}


def _gitlab(item: Review) -> Places:
    issues: list[dict[str, Any]] = json.loads(report("gitlab", item))
    begins = [(issue["check_name"], issue["location"]["positions"]["begin"]) for issue in issues]
    return {(provision, begin["line"], begin["column"]) for provision, begin in begins}


def _html(item: Review) -> Places:
    found = set()
    for card in read_page(report("html", item)).all("article", class_="finding"):
        cited = card.one("p", class_="meta").text().removeprefix("58 Pa. Code § ").removeprefix("58 Pa. Code Ch. ")
        match = re.match(r"Line (\d+), column (\d+)", card.all("dd")[0].text())
        assert match
        found.add((cited.partition(" ")[0], int(match[1]), int(match[2])))
        (here,) = card.all("li", class_="here")
        assert here.attributes["value"] == match[1]
    return found


@pytest.mark.parametrize("places", [_json, _sarif, _junit, _github, _gitlab, _html])
def test_every_defect_stands_where_it_is_wrong(places: Callable[[Review], Places]) -> None:
    item = review(DEFECTS)
    assert {(provision, line, column) for _, provision, line, column in EXPECTED} <= places(item)


@pytest.mark.parametrize("places", [_sarif, _github, _gitlab, _html])
def test_every_finding_stands_where_the_json_report_says(places: Callable[[Review], Places]) -> None:
    item = review(DEFECTS)
    assert places(item) == _json(item)


def test_junit_tells_every_finding_and_every_open_point() -> None:
    item = review(DEFECTS)
    assert _junit(item) == _json(item)
