"""Every chapter has examples: a filing that complies and one with defects, each with the findings it must have."""

import pytest
from example_reviews import EXAMPLES, defective, expected_of, filing_of, reviewed, shown

from checker.law.chapter import chapter_ids, game_of
from checker.review.model import COMPLIES, DEFECTS

FOLDERS = {name: f"{name.partition('/')[0]}/{game_of(name)}" for name in chapter_ids()}


@pytest.mark.parametrize("chapter_id", FOLDERS)
def test_a_clean_example_complies(chapter_id: str) -> None:
    filing = EXAMPLES / FOLDERS[chapter_id] / "submission.yaml"
    assert filing.is_file(), f"write examples/{FOLDERS[chapter_id]}/submission.yaml, a filing that complies"
    review = reviewed(filing)
    assert (review.chapter_id, review.outcome) == (chapter_id, COMPLIES)


@pytest.mark.parametrize("chapter_id", FOLDERS)
def test_each_defective_example_has_exactly_the_findings_beside_it(chapter_id: str) -> None:
    found = defective(FOLDERS[chapter_id])
    assert found, f"write examples/{FOLDERS[chapter_id]}/defects.yaml with defects.expected.yaml beside it"
    for expected in found:
        said = expected_of(expected)
        review = reviewed(filing_of(expected), said.get("as_of", ""))
        assert (review.chapter_id, review.outcome) == (chapter_id, DEFECTS), expected.name
        assert shown(review) == said["findings"], expected.name
