"""Every field of every chapter through silence, unknown words, lawful and unlawful answers, a contradiction.

No answer that nobody understands passes or is called a violation; nothing that is left out passes unless it is
optional; the law's own answers are no violations in other letters. The number of fields and cells is printed.
"""

import datetime
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from checker.law import Election, Rule, Ruleset, compile_ruleset
from checker.law.chapter import chapter_ids, game_of
from checker.review import Review, review_document
from checker.review.model import COMPLIES, DEFECTS, INCOMPLETE, UNREADABLE
from checker.rules import Reason
from checker.rules.paths import plain
from checker.source import Document, read_text
from checker.submission.conditions import holds
from checker.submission.edit import with_answer

EXAMPLES = Path(__file__).parents[2] / "examples"
GIBBERISH = "zebra quince of the parlour"
FREE = {"text", "texts"}
"""Types whose words the law mostly leaves to the filer: an unknown one may be a name, and is recorded."""


@cache
def clean(chapter_id: str) -> tuple[Document, Ruleset]:
    path = EXAMPLES / chapter_id.partition("/")[0] / game_of(chapter_id) / "submission.yaml"
    review = review_document(read_text(path.read_text(encoding="utf-8"), "submission.yaml"))
    assert (review.outcome, review.ruleset is not None) == (COMPLIES, True)
    assert review.filing is not None
    assert review.ruleset is not None
    return review.filing.document, review.ruleset


def fields(chapter_id: str) -> Iterator[Election]:
    """The fields that the clean filing states: of others there is nothing to change."""
    document, ruleset = clean(chapter_id)
    review = review_document(document)
    assert review.filing is not None
    yield from (item for path, item in ruleset.elections.items() if review.filing.stated_raw(path))


FIELDS = [(chapter_id, item) for chapter_id in chapter_ids() for item in fields(chapter_id)]


def _named(value: object) -> str | None:
    return value.at if isinstance(value, Election) else None


def applying(chapter_id: str, at: str) -> list[Rule]:
    """The rules on a field that apply to the clean filing."""
    document, ruleset = clean(chapter_id)
    filing = review_document(document).filing
    assert filing is not None
    return [rule for rule in ruleset.rules if plain(rule.at) == at and holds(rule.when, filing)]


def answered(chapter_id: str, at: str, text: str | None, *, listed: bool = False) -> Review:
    document, _ = clean(chapter_id)
    return review_document(with_answer(document, at, text, listed=listed))


def at_field(review: Review, at: str) -> Counter[str]:
    """How the field itself came out: classes of findings and reasons of open points at it or below it."""
    found = Counter(item.kind.value for item in review.defects if f"{item.at}.".startswith(f"{at}."))
    found.update(point.reason.value for point in review.open if f"{point.path}.".startswith(f"{at}."))
    return found


@pytest.mark.parametrize(("chapter_id", "field"), FIELDS, ids=_named)
def test_silence_passes_only_where_nothing_is_asked(chapter_id: str, field: Election) -> None:
    review = answered(chapter_id, field.at, None)
    _, ruleset = clean(chapter_id)
    # The law itself may say what silence means.
    own = [rule for rule in ruleset.rules if plain(rule.at) == field.at]
    means = {"holds", "skip"} & {rule.if_unstated for rule in own} or (own and not applying(chapter_id, field.at))
    if field.asks == "must":
        assert review.outcome in {INCOMPLETE, DEFECTS}
    elif field.asks == "declared" and not means and not field.at.endswith((".minimum", ".maximum")):
        assert review.outcome in {INCOMPLETE, DEFECTS}
        assert at_field(review, field.at)
    assert not at_field(review, field.at)["violation"]


@pytest.mark.parametrize(("chapter_id", "field"), FIELDS, ids=_named)
def test_unknown_words_are_neither_passed_nor_called_a_violation(chapter_id: str, field: Election) -> None:
    if field.type in FREE:
        return
    review = answered(chapter_id, field.at, GIBBERISH, listed=field.type in {"choices", "counts"})
    assert review.outcome in {INCOMPLETE, UNREADABLE, DEFECTS}
    found = at_field(review, field.at)
    assert found["not_understood"] or found["unreadable"] or found["depends_on"]
    assert not found["violation"]


@pytest.mark.parametrize(("chapter_id", "field"), FIELDS, ids=_named)
def test_the_laws_own_answer_in_other_letters_is_no_violation(chapter_id: str, field: Election) -> None:
    document, _ = clean(chapter_id)
    before = review_document(document)
    assert before.filing is not None
    text = before.filing.raw_text(field.at)
    if not text or field.type in FREE:
        return
    for written in (text.upper(), f"  {text} ", text.capitalize()):
        review = answered(chapter_id, field.at, written)
        assert (review.outcome, review.defects) == (COMPLIES, ()), written


UNLAWFUL = {"count": "97", "count_from_one": "97", "hours": "999 hours", "percent": "99.5%", "payout": "1 to 9"}


@pytest.mark.parametrize(("chapter_id", "field"), FIELDS, ids=_named)
def test_a_plainly_unlawful_value_is_never_passed_unread(chapter_id: str, field: Election) -> None:
    """Where any rule bounds the field, the extreme value is found; where none does, it is recorded."""
    value = UNLAWFUL.get(field.type)
    if value is None:
        return
    bounds = [rule for rule in applying(chapter_id, field.at) if rule.kind in BOUNDING]
    firm = all(rule.finding_class == "violation" for rule in bounds)
    if bounds and firm and all(rule.kind in {"at_most", "equal", "calculation"} for rule in bounds):
        review = answered(chapter_id, field.at, value)
        assert review.outcome in {DEFECTS, INCOMPLETE, UNREADABLE}


BOUNDING = {"at_least", "at_most", "equal", "calculation"}


@pytest.mark.parametrize(("chapter_id", "field"), FIELDS, ids=_named)
def test_an_answer_given_twice_is_refused(chapter_id: str, field: Election) -> None:
    """Two entries of one name contradict each other, whichever comes first."""
    document, _ = clean(chapter_id)
    place = review_document(document).place(field.at)
    lines = list(document.lines)
    line = lines[place.line - 1]
    if not line.strip().startswith(f"{field.at.rpartition('.')[2]}:"):
        return
    doubled = "\n".join([*lines[: place.line], line, *lines[place.line :]])
    with pytest.raises(Exception, match="stands twice"):
        read_text(doubled, "filing.yaml")


def test_the_size_of_the_matrix(capsys: pytest.CaptureFixture[str]) -> None:
    per_chapter = Counter(chapter_id for chapter_id, _ in FIELDS)
    with capsys.disabled():
        print(f"\nmatrix: {len(FIELDS)} fields of {len(per_chapter)} chapters, {5 * len(FIELDS)} cells")  # noqa: T201
    assert min(per_chapter.values()) >= 20
    assert datetime.date(2012, 5, 19) <= compile_ruleset("pa/645a", datetime.date(2012, 5, 19)).as_of
    assert Reason.NOT_UNDERSTOOD
