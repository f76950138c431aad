"""Every field of every chapter through silence, unknown words, other words, an unlawful answer and a contradiction.

What nobody understands neither passes nor is called a violation; what is left out passes only where nothing asks for
it; the law's own answers in other words comply; what a rule does not allow never complies; what two entries say
differently is told. A cell that does not apply to a field has its reason, and fields, cells and reasons are printed.
"""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from matrix_cells import Field, contrary, every_field, fields, in_other_words, rows_paid, unlawful
from sampled import is_tried

from checker.law.chapter import chapter_ids
from checker.review import Review, review_document
from checker.review.model import COMPLIES, DEFECTS, INCOMPLETE
from checker.source import SourceError, read_text
from checker.submission.edit import with_answer

ONE_IN = 6
"""One cell in so many is tried in an ordinary run."""
UNKNOWN = "zebra quince of the parlour"

Cell = tuple[str, str]
"""What came of a field, and why a cell does not apply; empty where it does."""


def at_field(review: Review, at: str) -> Counter[str]:
    """How the field itself came out: classes of findings and reasons of open points at it or below it."""
    found = Counter(item.kind.value for item in review.defects if f"{item.at}.".startswith(f"{at}."))
    found.update(item.reason.value for item in review.open if item.decides and f"{item.path}.".startswith(f"{at}."))
    return found


def silence(field: Field) -> Cell:
    """What is asked for and left out never complies; what is left out is no violation at its place."""
    review = field.answered(None)
    found = at_field(review, field.at)
    optional = field.election.asks == "may"
    means = not field.rules() or any(rule.if_unstated in {"holds", "skip"} for rule in field.rules())
    if found["violation"]:
        return f"{dict(found)}", ""
    if field.election.asks == "must" and not found:
        return "what must be said is left out, and nothing says so", ""
    if not optional and not means and review.outcome == COMPLIES:
        return "complies without what the law asks for", ""
    return "", ""


def unknown(field: Field) -> Cell:
    """Words that nobody knows are open at the field, with the words quoted."""
    if field.at == "layout.inscriptions":
        review = review_document(with_answer(field.base.document, "sign.inscriptions", "Zebra quince wins 7 to 1"))
        said = [point.words for point in review.open if point.path.startswith("sign.inscriptions")]
        return ("", "") if said == ["Zebra quince wins 7 to 1"] and not review.defects else (f"{said}", "")
    at = f"{field.at}.{UNKNOWN}" if field.election.type == "payouts" else ""
    review = field.answered("3 to 1" if at else UNKNOWN, at)
    quoted = [point for point in review.open if point.path.startswith(field.at) and UNKNOWN in point.text]
    found = at_field(review, field.at)
    wrong = found["violation"] or found["unreadable"] or review.outcome not in {INCOMPLETE, DEFECTS}
    return ("", "") if quoted and not wrong else (f"{review.outcome} {dict(found)}", "")


def other_words(field: Field) -> Cell:
    """The lawful answer complies in other words too."""
    if field.election.type in {"payouts", "texts"}:
        return _rows_in_capitals(field) if field.election.type == "payouts" else ("", "the corpus of words has them")
    tried = [text for text in in_other_words(field) if text != field.text]
    wrong = [text for text in tried if field.answered(text).outcome != COMPLIES]
    return ("; ".join(wrong), "") if tried else ("", "no other words are known for it")


def _rows_in_capitals(field: Field) -> Cell:
    document = with_answer(field.base.document, field.at, None)
    for outcome, pays in rows_paid(field.base, field.at.split(".")[1]).items():
        document = with_answer(document, f"{field.at}.{outcome.upper()}", pays.replace(",", ""))
    review = review_document(document)
    return (f"{[item.message for item in review.defects]}" if review.defects else "", "")


def not_allowed(field: Field) -> Cell:
    """An answer that a rule does not allow never complies, and is not called unknown."""
    at, text = "", unlawful(field)
    if field.election.type == "payouts":
        at, text = f"{field.at}.{next(iter(rows_paid(field.base, field.at.split('.')[1])))}", "77 to 1"
    if text is None:
        return "", "no rule bounds it"
    review = field.answered(text, at)
    told = review.defects or any(point.reason.value == "readings_differ" for point in review.open)
    return ("", "") if review.outcome in {DEFECTS, INCOMPLETE} and told else (f"{text}: {review.outcome}", "")


def contradiction(field: Field) -> Cell:
    """An inscription that says otherwise is told at its place; a field filed twice is refused at both."""
    said = contrary(field)
    if said is not None:
        review = field.answered(said, "sign.inscriptions")
        found = at_field(review, "sign.inscriptions")
        told = found["violation"] or found["not_understood"]
        return ("", "") if told and review.outcome != COMPLIES else (f"{said}: {review.outcome}", "")
    if field.at.endswith((".minimum", ".maximum")):
        other = field.at.replace("minimum", "maximum") if field.at.endswith("minimum") else field.at
        review = review_document(with_answer(with_answer(field.base.document, field.at, "$90"), other, "$1"))
        return ("" if review.outcome == DEFECTS else review.outcome, "")
    return _twice(field)


def _twice(field: Field) -> Cell:
    lines = list(field.base.document.lines)
    assert field.base.review.filing is not None
    line = lines[field.base.review.filing.position(field.at).line - 1]
    name = field.at.rpartition(".")[2]
    if not line.strip().startswith(f"{name}:"):
        return "", "no inscription speaks of it"
    place = lines.index(line)
    try:
        read_text("\n".join([*lines[: place + 1], line, *lines[place + 1 :]]), "filing.yaml")
    except SourceError as error:
        return ("" if any(name in item.message for item in error.problems) else "refused without its name", "")
    return "read twice", ""


COLUMNS: dict[str, Callable[[Field], Cell]] = {
    "silence": silence,
    "unknown words": unknown,
    "other words": other_words,
    "not allowed": not_allowed,
    "contradiction": contradiction,
}


def cells(chapter: str, column: str) -> Iterator[tuple[str, Cell]]:
    for field in fields(chapter)[0]:
        if is_tried(f"{field.at} {column}", ONE_IN):
            yield field.at, COLUMNS[column](field)


@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("chapter", chapter_ids())
def test_the_matrix(chapter: str, column: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = list(cells(chapter, column))
    reasons = Counter(reason for _, (_, reason) in found if reason)
    tried = len(found) - reasons.total()
    with capsys.disabled():
        left = "; ".join(f"{reason}: {count}" for reason, count in reasons.items())
        print(f"\n{chapter}, {column}: {len(found)} fields, {tried} cells{f' ({left})' if left else ''}")  # noqa: T201 - the counts are what it is run for
    assert [(at, what) for at, (what, _) in found if what] == []
    assert tried >= len(found) / 4


def test_the_matrix_has_the_fields_of_every_chapter() -> None:
    assert sum(1 for _ in every_field()) >= 300
    # What no complying example can state belongs to wagers and equipment that exclude one another, or may not be filed.
    assert {chapter: len(fields(chapter)[1]) for chapter in chapter_ids()} == {
        "md/pai-gow-poker": 3,
        "pa/629a": 1,
        "pa/633a": 20,
        "pa/645a": 2,
        "pa/688a": 7,
    }
