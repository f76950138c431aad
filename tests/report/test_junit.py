import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from lxml import etree
from report_cases import DEFECTS, EXPECTED, LAWFUL, NO_LAW, TAB, hostile, report, review, with_findings

from checker.review import ProvisionOutcome, Review
from checker.rules import Finding, FindingClass, Outcome
from checker.values.provision import Provision


@cache
def _xsd() -> etree.XMLSchema:
    """Give the XSD by which the xUnit plugin of Jenkins reads the format."""
    return etree.XMLSchema(etree.parse(Path(__file__).parent / "fixtures" / "junit-10.xsd"))


def _suites(*reviews: Review) -> ET.Element:
    text = report("junit", *reviews)
    _xsd().assertValid(etree.fromstring(text.encode()))
    return ET.fromstring(text.encode())  # noqa: S314 - our own output


def _cases(suites: ET.Element) -> dict[str, ET.Element]:
    return {_provision(case.get("name", "")): case for case in suites.iter("testcase")}


def _provision(name: str) -> str:
    """Give the provision with which a case's name begins; a defined word is written after its section, in quotes."""
    found = re.match(r'[^ ]+( "[^"]+")?', name)
    return found[0] if found else ""


def _kind(case: ET.Element) -> str:
    kinds = [child.tag for child in case if child.tag != "system-out"]
    return kinds[0] if kinds else "passed"


def _alone(item: ProvisionOutcome) -> bool:
    """Whether a provision does not apply and nothing filed says why."""
    return item.outcome is Outcome.DOES_NOT_APPLY and not item.facts and not item.varied


def test_the_schema_is_able_to_refuse() -> None:
    text = report("junit", review(LAWFUL)).replace("<testcase ", "<testcase file='x' ", 1)
    assert not _xsd().validate(etree.fromstring(text.encode()))


@pytest.mark.parametrize("text", [DEFECTS, LAWFUL, TAB, NO_LAW, ""])
def test_every_outcome_gives_valid_xml(text: str) -> None:
    _suites(review(text))


def test_one_suite_a_file_and_one_case_a_provision() -> None:
    defects, lawful = review(DEFECTS, "a.yaml"), review(LAWFUL, "b.yaml")
    suites = _suites(defects, lawful)
    assert [suite.get("name") for suite in suites] == ["a.yaml", "b.yaml"]
    for suite, item in zip(suites, (defects, lawful), strict=True):
        names = [case.get("name", "").partition(" ")[0] for case in suite.iter("testcase")]
        judged = [outcome.provision.provision for outcome in item.provisions if outcome.outcome and not _alone(outcome)]
        assert names[: len(judged)] == judged
        others = {found.provision for found in item.findings} | {point.provision for point in item.open}
        others -= set(judged)
        assert sorted(names[len(judged) :]) == sorted(others)
    case = _cases(suites[0])["633a.2(a)"]
    assert case.get("name") == "633a.2(a) At most seven betting positions."
    assert case.get("classname") == "a.yaml"


def test_each_outcome_has_its_kind() -> None:
    item = review(DEFECTS)
    cases = _cases(_suites(item))
    kinds: dict[Outcome, str] = {
        Outcome.FAILS: "failure",
        Outcome.HOLDS: "passed",
        Outcome.OPEN: "skipped",
        Outcome.DOES_NOT_APPLY: "skipped",
    }
    assert {outcome.outcome for outcome in item.provisions} == {None, *kinds}
    for outcome in item.provisions:
        if outcome.outcome is None or _alone(outcome):
            continue
        assert _kind(cases[outcome.provision.provision]) == kinds[outcome.outcome], outcome.provision.provision


def test_a_failure_names_place_class_and_lawful_choice() -> None:
    cases = _cases(_suites(review(DEFECTS)))
    for kind, provision, line, column in EXPECTED:
        failure = cases[provision].find("failure")
        assert failure is not None
        assert failure.get("type") == kind
        assert failure.text is not None
        assert failure.text.startswith(f"filing.yaml:{line}:{column}: {failure.get('message')}")
    failure = cases["633a.13(g)"].find("failure")
    assert failure is not None
    assert failure.text is not None
    assert "provision: 58 Pa. Code § 633a.13(g)" in failure.text
    assert "filing.yaml:9:10: " in failure.text
    assert "lawful: " in failure.text


def test_provisions_that_do_not_touch_the_filing_are_counted_and_are_no_tests() -> None:
    item = review(DEFECTS)
    suites = _suites(item)
    alone = [outcome.provision.provision for outcome in item.provisions if _alone(outcome)]
    assert "633a.2(b)(12)" in alone
    assert not set(alone) & set(_cases(suites))
    (told,) = [prop.get("value") for prop in suites.iter("property") if prop.get("name") == "does_not_apply"]
    assert told == str(len(alone))


def test_a_doubt_that_changes_nothing_here_is_told_in_short() -> None:
    text = report("junit", review(LAWFUL))
    assert "comes out the same" not in text
    assert "advisory:" in text


def test_a_skipped_case_says_why() -> None:
    item = review(DEFECTS)
    cases = _cases(_suites(item))
    reasons = {
        "633a.6(b)": "Open: not stated. Entry in the middle of a shoe is not stated.",
    }
    for provision, reason in reasons.items():
        skipped = cases[provision].find("skipped")
        assert skipped is not None
        assert skipped.get("message") == reason
    assert all(skipped.get("message") for case in cases.values() for skipped in case.iter("skipped"))


def test_counts_are_those_of_the_cases() -> None:
    suites = _suites(review(DEFECTS, "a.yaml"), review(TAB, "b.yaml"))
    for suite in suites:
        kinds = [_kind(case) for case in suite.iter("testcase")]
        for name, kind in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            assert suite.get(name) == str(kinds.count(kind))
        assert suite.get("tests") == str(len(kinds))
    for name in ("tests", "failures", "errors"):
        assert suites.get(name) == str(sum(int(suite.get(name, "")) for suite in suites))


def test_the_law_applied_is_among_the_properties() -> None:
    suite = _suites(review(DEFECTS))[0]
    found = {item.get("name"): item.get("value") for item in suite.iter("property")}
    assert found["chapter"] == "pa/633a"
    assert found["as_of"] == "2015-07-01"
    assert found["as_of_basis"] == "filing date"
    assert found["outcome"] == "defects"


@pytest.mark.parametrize(("text", "kind"), [(TAB, "unreadable"), (NO_LAW, "nothing_to_judge")])
def test_what_was_not_judged_is_an_error_and_no_success(text: str, kind: str) -> None:
    suites = _suites(review(text))
    (case,) = suites.iter("testcase")
    error = case.find("error")
    assert error is not None
    assert error.get("type") == kind
    assert suites.get("errors") == "1"


def test_a_defect_at_a_provision_that_asks_for_nothing_still_fails() -> None:
    base = review(LAWFUL)
    procedure = next(item for item in base.provisions if item.outcome is None)
    found = Finding(provision=procedure.provision.provision, kind=FindingClass.VIOLATION, message="Wrong here.")
    unknown = Finding(provision=Provision("633a.99"), kind=FindingClass.MISMATCH, message="Wrong there.")
    cases = _cases(_suites(with_findings(base, found, unknown)))
    for name, message in ((procedure.provision.provision, "Wrong here."), ("633a.99", "Wrong there.")):
        failure = cases[name].find("failure")
        assert failure is not None
        assert failure.get("message") == message


def test_advisories_and_approvals_are_told_without_failing() -> None:
    base = review(LAWFUL)
    item = next(outcome for outcome in base.provisions if outcome.outcome is Outcome.HOLDS)
    name = item.provision.provision
    advisory = Finding(
        provision=name, kind=FindingClass.ADVISORY, message="A doubt.", notes=("Problem: two readings.",)
    )
    case = _cases(_suites(with_findings(base, advisory)))[name]
    assert _kind(case) == "passed"
    assert "advisory:\nfiling.yaml:1:1: A doubt." in (case.findtext("system-out") or "")
    assert "Problem: two readings." in (case.findtext("system-out") or "")
    varied = replace(advisory, kind=FindingClass.VARIED, message="Departs.")
    outcomes = tuple(replace(outcome, varied=True) if outcome is item else outcome for outcome in base.provisions)
    case = _cases(_suites(replace(with_findings(base, varied), provisions=outcomes)))[name]
    skipped = case.find("skipped")
    assert skipped is not None
    assert (skipped.get("message") or "").startswith("Holds under an approval")
    assert "varied:\nfiling.yaml:1:1: Departs." in (case.findtext("system-out") or "")


def test_what_xml_does_not_allow_is_shown() -> None:
    suites = _suites(hostile())
    failure = _cases(suites)["633a.2(a)"].find("failure")
    assert failure is not None
    message = failure.get("message") or ""
    assert "</script><script>alert(1)</script>]]>&amp;" in message
    for shown in ("<U+0000>", "<U+001B>", "<U+FFFE>", "<U+202E>"):
        assert shown in message
    assert (suites[0].get("name") or "").startswith("a,b:c%0A::error::x<U+000A><script>")
