"""The doubts of the law that change a filing or are grave, each with both readings and the question written out."""

from dataclasses import dataclass

from checker.clean import clean
from checker.desk.reading import Item, Read, item
from checker.law import Advisory, Ruleset
from checker.law.chapter import Chapter
from checker.report.doubts import changes_outcome, doubts
from checker.review import Review
from checker.review.model import OpenPoint
from checker.rules import Finding, Reason


@dataclass(frozen=True, slots=True, kw_only=True)
class Doubt:
    """A doubt of the law that touches the filing: what is printed, the two readings, which is applied, its effect.

    ``names`` is how a reading taken in the filing names it.
    """

    names: str
    item: Item
    severity: str
    changes: bool
    printed: str
    problem: str
    literal: str
    evident: str
    applied: str
    effect: str
    question: str


def weighty_doubts(found: Read) -> tuple[tuple[Doubt, ...], int]:
    """Return the doubts that change this filing or are grave, and how many others touch it."""
    review = found.review
    ruleset = review.ruleset
    if ruleset is None:
        return (), 0
    told, others = doubts(review)
    points = [point for point in review.open if point.reason is Reason.READINGS_DIFFER]
    views = [_of_point(review, ruleset, point, pair) for point in points for pair in point.readings]
    known = {advisory.id: advisory for advisory in ruleset.advisories}
    views += [_of_finding(review, ruleset, finding, known.get(finding.advisory)) for finding in told]
    return tuple(views), others - sum(len(point.readings) for point in points)


def _of_point(review: Review, ruleset: Ruleset, point: OpenPoint, readings: tuple[str, str]) -> Doubt:
    """Return one of the doubts on which it turns that the filing is lawful under one reading only."""
    same = (one for one in ruleset.advisories if (one.literal, one.evident) == readings)
    law = next((one for one in same if one.provision == point.provision), None)
    literal, evident = readings
    return _doubt(review, ruleset, point.as_finding(), law, changes=True, literal=literal, evident=evident)


def _of_finding(review: Review, ruleset: Ruleset, finding: Finding, law: Advisory | None) -> Doubt:
    return _doubt(
        review,
        ruleset,
        finding,
        law,
        changes=changes_outcome(finding),
        literal=law.literal if law else "",
        evident=law.evident if law else "",
    )


def _doubt(
    review: Review,
    ruleset: Ruleset,
    finding: Finding,
    law: Advisory | None,
    *,
    changes: bool,
    literal: str,
    evident: str,
) -> Doubt:
    alone = sum(1 for one in ruleset.advisories if one.provision == finding.provision) == 1
    return Doubt(
        names=finding.provision if alone or law is None else law.id,
        item=item(review, finding),
        severity=finding.severity.value,
        changes=changes,
        printed=clean(law.printed) if law else "",
        problem=clean(law.problem) if law else "",
        literal=clean(literal),
        evident=clean(evident),
        applied=ruleset.readings.get(law.id, law.applies) if law else "",
        effect=clean(law.effect) if law else "",
        question=_to_regulator(review, ruleset.chapter, finding, law, (literal, evident)),
    )


def _to_regulator(
    review: Review, chapter: Chapter, finding: Finding, law: Advisory | None, readings: tuple[str, str]
) -> str:
    """Write the question out, as it can be sent."""
    words = ("The words as printed", "The evident sense")
    said = [f"{lead}: {clean(text)}" for lead, text in zip(words, readings, strict=True) if text]
    ask = law.ask if law and law.ask else "Which reading do we follow in our Rules Submission?"
    facility = f", for {clean(review.facility)}" if review.facility else ""
    head = f"To the {chapter.terms['regulator']}\n{chapter.full_citation(finding.provision)}{facility}"
    problem = clean(law.problem if law and law.problem else finding.message)
    return "\n\n".join(filter(None, (head, problem, "\n".join(said), clean(ask))))
