"""JUnit XML: one test suite for each file, one test case for each provision that a filing can touch.

A provision that holds is a passed test, and only that. What fails, or is missing, is a failure. What is open, does not
apply by what is filed, or is varied by an approval is skipped, each with its reason. What cannot be read is an error.
What is open and belongs to no one provision is a test case of its own. Provisions that do not touch the filing are
counted in the property does_not_apply.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from checker import __version__
from checker.clean import clean
from checker.report.doubts import changes_outcome
from checker.report.places import posix_path, related_places
from checker.review import OpenPoint, ProvisionOutcome, Review
from checker.review.identity import identified
from checker.review.model import NOTHING_TO_JUDGE
from checker.review.wording import REASONS, citation, is_defect, lawful_label, outcome_word
from checker.rules import Finding, Outcome

READING = "The filing can be read and judged"
"""The test case of what no provision decides."""

_COUNTS = ("tests", "failures", "errors", "skipped")

Form = dict[str, Any]
Told = tuple[Finding, str, OpenPoint | None]
"""A finding with its fingerprint, and the open point that it is the form of."""


def part(review: Review) -> Form:
    """Return one file's test suite as XML, and its counts."""
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
    lines += [f'      <property name="{key}" value="{_escape(clean(value))}"/>' for key, value in _properties(review)]
    lines += ["    </properties>", *(text for _, text in cases), "  </testsuite>\n"]
    return {"counts": counts, "xml": "\n".join(lines)}


def whole(parts: Iterable[Form]) -> Iterator[str]:
    """Return the text of the report piece by piece. ``parts`` is gone through twice: for the counts, for the suites."""
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
    if review.facility:
        yield "facility", review.facility
    if review.holder:
        yield "holder", review.holder
    yield "open", str(sum(point.decides for point in review.open))
    yield "does_not_apply", str(sum(map(_is_untouched, review.provisions)))
    if review.ruleset and review.as_of:
        yield "chapter", review.chapter_id
        yield "citation", review.ruleset.chapter.citation
        yield "as_of", review.as_of.isoformat()
        yield "as_of_basis", review.basis
        yield "ruleset", review.ruleset.chapter.version
    if review.reading:
        yield "reading", review.reading


def _cases(review: Review) -> Iterator[tuple[str, str]]:
    """Return each test case: passed, skipped, failure or error; and its XML."""
    found: dict[str, list[Told]] = defaultdict(list)
    for item in identified(review):
        found[item[0].provision].append(item)
    # What has no provision was not judged at all: it comes first, and is there only if something is wrong.
    unread = found.pop("", [])
    if unread:
        kind = "nothing_to_judge" if review.outcome == NOTHING_TO_JUDGE else "unreadable"
        yield "error", _case(review, READING, [_trouble("error", kind, review, item) for item in unread])
    judged = [item for item in review.provisions if item.outcome is not None and not _is_untouched(item)]
    for provided in judged:
        yield _provision(review, provided, found.get(provided.provision.provision, []))
    known = {provided.provision.provision for provided in judged}
    for provision, items in found.items():
        if provision in known:
            continue
        if any(is_defect(item[0]) for item in items):
            yield "failure", _case(review, provision, _defects(review, items))
        else:
            points = [f"Open, {REASONS[point.reason.value]}: {point.text}" for _, _, point in items if point]
            reason = " ".join(points) or "Nothing is filed here."
            yield "skipped", _case(review, provision, [_skipped(reason), *_output(review, items)])


def _is_untouched(item: ProvisionOutcome) -> bool:
    """Whether a provision does not apply, and nothing of the filing says why: a count of these is told, no test."""
    return item.outcome is Outcome.DOES_NOT_APPLY and not item.facts and not item.varied


def _provision(review: Review, item: ProvisionOutcome, items: list[Told]) -> tuple[str, str]:
    name = f"{item.provision.provision} {item.provision.about}"
    failures = _defects(review, items)
    notes = _notes(review, item, items)
    facts = " ".join(item.facts)
    if failures:
        return "failure", _case(review, name, [*failures, *notes])
    word = outcome_word(item)
    if item.outcome is Outcome.FAILS:
        text = facts or f"{word}, by a provision above or below this one."
        return "failure", _case(review, name, [_element("failure", item.outcome.value, text, ""), *notes])
    if item.outcome is Outcome.HOLDS and not item.varied:
        return "passed", _case(review, name, notes)
    return "skipped", _case(review, name, [_skipped(f"{word}{f'. {facts}' if facts else '.'}"), *notes])


def _skipped(reason: str) -> str:
    return f'      <skipped message="{_escape(clean(reason))}"/>'


def _defects(review: Review, items: list[Told]) -> list[str]:
    return [_trouble("failure", item[0].kind.value, review, item) for item in items if is_defect(item[0])]


def _case(review: Review, name: str, children: list[str]) -> str:
    start = f'    <testcase classname="{_escape(clean(posix_path(review.path)))}" name="{_escape(clean(name))}"'
    return "\n".join([f"{start}>", *children, "    </testcase>"]) if children else f"{start}/>"


def _trouble(element: str, kind: str, review: Review, item: Told) -> str:
    """Return a failure or an error: its message, and as text where it stands and what would be lawful."""
    return _element(element, kind, item[0].message, "\n".join(_lines(review, item)))


def _lines(review: Review, item: Told) -> Iterator[str]:
    finding, mark, point = item
    path, place = clean(posix_path(review.path)), review.position(finding)
    yield f"{path}:{place.line}:{place.column}: {clean(finding.message)}"
    if finding.provision:
        yield f"provision: {citation(review, finding.provision)}"
    for related, word in related_places(review, finding):
        yield f"{path}:{related.line}:{related.column}: {clean(word)}"
    if finding.help:
        yield f"{lawful_label(finding)}: {clean(finding.help)}"
    if not finding.advisory or changes_outcome(finding):
        # A doubt that changes nothing here is told by its message and id; checker explain has its text.
        yield from (clean(note) for note in finding.notes)
    if finding.sources:
        yield f"source: {', '.join(finding.sources)}"
    weight = f"reason: {point.reason.value}" if point else f"severity: {finding.severity.value}"
    yield f"{weight}, id: {mark}"


def _element(element: str, kind: str, message: str, text: str) -> str:
    said = _escape(clean(message)) or "No message."
    return f'      <{element} type="{kind}" message="{said}">{_escape(text)}</{element}>'


def _notes(review: Review, item: ProvisionOutcome, items: list[Told]) -> list[str]:
    """Return the facts that decided a provision, and what is no defect, as the case's output."""
    known = {found[0].message for found in items}
    return _output(review, items, [clean(fact) for fact in item.facts if fact not in known])


def _output(review: Review, items: list[Told], facts: Iterable[str] = ()) -> list[str]:
    lines = [*facts]
    for found in items:
        if not is_defect(found[0]):
            lines += [f"{found[0].kind.value}:", *_lines(review, found)]
    return [f"      <system-out>{_escape(chr(10).join(lines))}</system-out>"] if lines else []


def _escape(text: str) -> str:
    """Escape text that is already clean, so that it holds nothing that XML does not allow."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
