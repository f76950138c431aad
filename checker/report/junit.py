"""JUnit XML: one test suite for each file, one test case for each provision in force.

A provision that holds is a passed test, and only that. What fails, or is missing, is a failure. What needs a person,
does not apply, asks nothing of a filing or is varied by an approval is skipped, each with its reason. What cannot be
read is an error.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from checker import __version__
from checker.report.clean import clean
from checker.report.places import posix_path, related_places
from checker.report.wording import OUTCOMES, citation, handling, is_defect, lawful_label
from checker.review import ProvisionOutcome, Review
from checker.review.model import NOTHING_TO_JUDGE
from checker.rules import Finding, Outcome

READING = "The filing can be read and judged"
"""The test case of what no provision decides."""

_COUNTS = ("tests", "failures", "errors", "skipped")

Form = dict[str, Any]


def part(review: Review) -> Form:
    """Give one file's test suite as XML, and its counts."""
    cases = list(_cases(review))
    kinds = [kind for kind, _ in cases]
    counts = {
        "tests": len(kinds),
        "failures": kinds.count("failure"),
        "errors": kinds.count("error"),
        "skipped": kinds.count("skipped"),
    }
    name = _escape(clean(posix_path(review.path)))
    said = " ".join(f'{key}="{counts[key]}"' for key in _COUNTS)
    lines = [f'  <testsuite name="{name}" {said}>', "    <properties>"]
    lines += [f'      <property name="{key}" value="{_escape(value)}"/>' for key, value in _properties(review)]
    lines += ["    </properties>", *(text for _, text in cases), "  </testsuite>\n"]
    return {"counts": counts, "xml": "\n".join(lines)}


def whole(parts: Iterable[Form]) -> Iterator[str]:
    """Give the text of the report piece by piece. ``parts`` is gone through twice: for the counts, for the suites."""
    totals = dict.fromkeys(("tests", "failures", "errors"), 0)
    for item in parts:
        for key in totals:
            totals[key] += item["counts"][key]
    said = " ".join(f'{key}="{number}"' for key, number in totals.items())
    yield f'<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="Rules Submission Checker" {said}>\n'
    for item in parts:
        yield item["xml"]
    yield "</testsuites>\n"


def _properties(review: Review) -> Iterator[tuple[str, str]]:
    yield "checker.version", __version__
    yield "outcome", review.outcome
    if review.ruleset and review.as_of:
        yield "chapter", review.chapter_id
        yield "citation", review.ruleset.chapter.citation
        yield "as_of", review.as_of.isoformat()
        yield "as_of_basis", review.basis
        yield "ruleset", review.ruleset.chapter.version
    if review.reading:
        yield "reading", review.reading


def _cases(review: Review) -> Iterator[tuple[str, str]]:
    """Give each test case: passed, skipped, failure or error; and its XML."""
    found: Mapping[str, list[Finding]] = defaultdict(list)
    for finding in review.findings:
        found[finding.provision].append(finding)
    # What has no provision was not judged at all: it comes first, and is there only if something is wrong.
    unread = found.pop("", [])  # type: ignore[attr-defined]
    if unread:
        kind = "nothing_to_judge" if review.outcome == NOTHING_TO_JUDGE else "unreadable"
        yield "error", _case(review, READING, [_trouble("error", kind, review, finding) for finding in unread])
    for item in review.provisions:
        yield _provision(review, item, found.get(item.provision.provision, []))
    known = {item.provision.provision for item in review.provisions}
    for provision, findings in found.items():
        if provision not in known and any(is_defect(finding) for finding in findings):
            yield "failure", _case(review, provision, _defects(review, findings))


def _provision(review: Review, item: ProvisionOutcome, findings: list[Finding]) -> tuple[str, str]:
    name = f"{item.provision.provision} {item.provision.about}"
    failures = _defects(review, findings)
    notes = _notes(review, item, findings)
    facts = " ".join(item.facts)
    if failures:
        return "failure", _case(review, name, [*failures, *notes])
    if item.outcome in {Outcome.FAILS, Outcome.MISSING}:
        word = OUTCOMES[item.outcome.value]
        text = facts or f"{word}, by a provision above or below this one."
        return "failure", _case(review, name, [_element("failure", item.outcome.value, text, ""), *notes])
    if item.outcome is Outcome.HOLDS:
        return "passed", _case(review, name, notes)
    why = handling(item) or OUTCOMES[item.outcome.value]
    reason = f"{why[:1].upper()}{why[1:]}{f': {facts}' if facts else '.'}"
    return "skipped", _case(review, name, [f'      <skipped message="{_escape(clean(reason))}"/>', *notes])


def _defects(review: Review, findings: list[Finding]) -> list[str]:
    return [_trouble("failure", item.kind.value, review, item) for item in findings if is_defect(item)]


def _case(review: Review, name: str, children: list[str]) -> str:
    start = f'    <testcase classname="{_escape(clean(posix_path(review.path)))}" name="{_escape(clean(name))}"'
    return "\n".join([f"{start}>", *children, "    </testcase>"]) if children else f"{start}/>"


def _trouble(element: str, kind: str, review: Review, finding: Finding) -> str:
    """Give a failure or an error: its message, and as text where it stands and what would be lawful."""
    return _element(element, kind, finding.message, "\n".join(_lines(review, finding)))


def _lines(review: Review, finding: Finding) -> Iterator[str]:
    path, place = clean(posix_path(review.path)), review.position(finding)
    yield f"{path}:{place.line}:{place.column}: {clean(finding.message)}"
    if finding.provision:
        yield f"provision: {citation(review, finding.provision)}"
    for related, word in related_places(review, finding):
        yield f"{path}:{related.line}:{related.column}: {clean(word)}"
    if finding.help:
        yield f"{lawful_label(finding)}: {clean(finding.help)}"
    yield from (clean(note) for note in finding.notes)
    if finding.sources:
        yield f"source: {', '.join(finding.sources)}"


def _element(element: str, kind: str, message: str, text: str) -> str:
    said = _escape(clean(message)) or "No message."
    return f'      <{element} type="{kind}" message="{said}">{_escape(text)}</{element}>'


def _notes(review: Review, item: ProvisionOutcome, findings: list[Finding]) -> list[str]:
    """Give the facts that decided a provision, and the findings that are no defects, as the case's output."""
    told = {finding.message for finding in findings}
    lines = [clean(fact) for fact in item.facts if fact not in told]
    for finding in findings:
        if not is_defect(finding):
            lines += [f"{finding.kind.value}:", *_lines(review, finding)]
    return [f"      <system-out>{_escape(chr(10).join(lines))}</system-out>"] if lines else []


def _escape(text: str) -> str:
    """Escape text that is already clean, so that it holds nothing that XML does not allow."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
