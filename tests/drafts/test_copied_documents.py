"""In a copy of the program's own document a changed line is told or left to a person, even if no figure changed."""

from pathlib import Path

import pytest
from judged_drafts import review_at

from checker.documents.build import build
from checker.documents.model import DocumentName
from checker.documents.page import Page
from checker.documents.render import render
from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft
from checker.drafts.report import DraftReport
from checker.review import Review

FILING = Path(__file__).parents[2] / "examples" / "md" / "pai-gow-poker" / "submission.yaml"


def _review() -> Review:
    return review_at(FILING)


def _judged(old: str, new: str) -> DraftReport:
    guide = render(build(_review(), "guide", draft=False), "txt", Page()).decode()
    assert old in guide
    return compare(read_draft(guide.replace(old, new, 1).encode(), "guide.txt"), _review(), Kind.GUIDE)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Emperor's Treasure", "Copper Moon"),
        ("Only players who are seated may wager.", "Or more players who are seated may wager."),
        ("without a joker", "without a deuce"),
    ],
)
def test_another_name_or_word_never_passes(old: str, new: str) -> None:
    report = _judged(old, new)
    assert report.outcome != "complies"
    assert any(new.rsplit(maxsplit=1)[-1] in line.text for line in report.lines if line.status != "agrees")


def test_a_line_that_is_added_is_left_to_a_person() -> None:
    report = _judged("\n", "\nBlue Lamp Wager\n")
    left = [(line.text, line.reason) for line in report.lines if line.status == "not_compared"]
    assert [text for text, _ in left] == ["Blue Lamp Wager"]
    assert "program's own document" in left[0][1]
    assert report.outcome == "incomplete"


def test_the_wager_and_its_paytable_are_no_heading_of_another_wager() -> None:
    document = render(build(_review(), "submission", draft=False), "docx", Page())
    report = compare(read_draft(document, "submission.docx"), _review(), Kind.SUBMISSION)
    assert [line.text for line in report.lines if line.status != "agrees"] == []


@pytest.mark.parametrize(
    ("document", "old", "new"),
    [
        ("guide", "Standard Rules, Version 1.1", "Standard Rules, Version 1.3"),
        ("layout", "PAI GOW POKER", "COPPER MOON"),
        ("submission", "Progressive: minimum", "Progressive: maximum"),
    ],
)
def test_a_changed_version_name_or_entry_is_left_to_a_person(document: DocumentName, old: str, new: str) -> None:
    text = render(build(_review(), document, draft=False), "txt", Page()).decode()
    assert old in text
    kind = {"guide": Kind.GUIDE, "layout": Kind.LAYOUT, "submission": Kind.SUBMISSION}[document]
    report = compare(read_draft(text.replace(old, new, 1).encode(), f"{document}.txt"), _review(), kind)
    assert report.outcome == "incomplete"
    left = [line.text for line in report.lines if line.status == "not_compared"]
    assert any(new.rsplit(maxsplit=1)[-1] in line for line in left)


def test_an_answer_of_yes_in_place_of_no_is_left_to_a_person() -> None:
    review = review_at(FILING.parents[2] / "pa" / "face-up-pai-gow-poker" / "hand-dealt.yaml")
    text = render(build(review, "submission", draft=False), "txt", Page()).decode()
    entry = next(line for line in text.split("\n") if "Progressive table game system" in line)
    assert entry.endswith("yes")
    changed = text.replace(entry, f"{entry[:-3]}no")
    report = compare(read_draft(changed.encode(), "submission.txt"), review, Kind.SUBMISSION)
    assert report.outcome == "incomplete"
