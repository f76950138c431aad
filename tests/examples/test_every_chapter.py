"""Every chapter has examples: a filing that complies and one with defects, each with the findings it must have."""

from pathlib import Path

import pytest
from example_reviews import (
    EXAMPLES,
    defective,
    expected_of,
    filing_of,
    name_of,
    reviewed,
    shown,
    violations_without_comment,
)

from checker.law.chapter import chapter_ids, game_of
from checker.review.model import COMPLIES, DEFECTS

FOLDERS = {name: f"{name.partition('/')[0]}/{game_of(name)}" for name in chapter_ids()}
EXPECTED = [(chapter_id, expected) for chapter_id, folder in FOLDERS.items() for expected in defective(folder)]
FILES = [expected for _, expected in EXPECTED]


def _named(item: str | Path) -> str:
    return item if isinstance(item, str) else name_of(item)


@pytest.mark.parametrize("chapter_id", FOLDERS)
def test_a_clean_example_complies(chapter_id: str) -> None:
    filing = EXAMPLES / FOLDERS[chapter_id] / "submission.yaml"
    assert filing.is_file(), f"write examples/{FOLDERS[chapter_id]}/submission.yaml, a filing that complies"
    review = reviewed(filing)
    assert (review.chapter_id, review.outcome) == (chapter_id, COMPLIES)


@pytest.mark.parametrize("chapter_id", FOLDERS)
def test_there_is_an_example_with_defects(chapter_id: str) -> None:
    folder = FOLDERS[chapter_id]
    assert defective(folder), f"write examples/{folder}/defects.yaml with defects.expected.yaml beside it"


@pytest.mark.parametrize(
    ("chapter_id", "expected"), EXPECTED, ids=lambda item: name_of(item) if item in FILES else item
)
def test_the_findings_are_exactly_those_expected(chapter_id: str, expected: Path) -> None:
    said = expected_of(expected)
    review = reviewed(filing_of(expected), said.get("as_of", ""))
    assert (review.chapter_id, review.outcome) == (chapter_id, DEFECTS)
    assert shown(review) == said["findings"]


@pytest.mark.parametrize("expected", [file for file in FILES if file.name.startswith("defects")], ids=name_of)
def test_every_violation_has_a_comment_at_its_line(expected: Path) -> None:
    assert violations_without_comment(reviewed(filing_of(expected))) == []
