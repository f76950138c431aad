"""Every clean example has all four documents in all four formats, and its sign fits every sheet."""

from functools import cache
from itertools import product
from pathlib import Path

import pytest
from pdf_text import outside, pages
from sampled import tries_all

from checker.documents.build import build
from checker.documents.model import DOCUMENTS
from checker.documents.page import ORIENTATIONS, PAPERS, Orientation, Page, Paper
from checker.documents.render import FORMATS, render
from checker.review import Review, review_document
from checker.source import read_file

EXAMPLES = Path(__file__).parents[2] / "examples"
INCOMPLETE = {"first-filing.yaml", "reconstructed-paytable.yaml"}


@cache
def reviewed(file: Path) -> Review:
    return review_document(read_file(file))


def clean() -> list[Path]:
    """Give the examples that comply, by their names: so nothing is reviewed where tests are only collected."""
    files = [file for file in sorted(EXAMPLES.rglob("*.yaml")) if not file.stem.endswith(".expected")]
    return [file for file in files if not file.name.startswith("defects") and file.name not in INCOMPLETE]


def shown(file: Path) -> str:
    return str(file.relative_to(EXAMPLES))


CLEAN = clean()


def test_the_clean_examples_comply() -> None:
    assert "pa/blackjack/submission.yaml" in {shown(file) for file in CLEAN}
    assert {reviewed(file).outcome for file in CLEAN} == {"complies"}


SOME = CLEAN if tries_all() else CLEAN[::2]


@pytest.mark.parametrize("file", SOME, ids=shown)
def test_all_documents_come_out_in_all_formats(file: Path) -> None:
    found = reviewed(file)
    assert found.ruleset is not None
    citation = found.ruleset.chapter.citation
    documents = {name: build(found, name, draft=False) for name in DOCUMENTS}
    for name, form in product(DOCUMENTS, FORMATS):
        # Sheets take longest, so that an example has one document as sheets or none; each document has some.
        if form == "pdf" and not tries_all() and (SOME.index(file) + DOCUMENTS.index(name)) % 8:
            continue
        content = render(documents[name], form, Page())
        if form == "pdf":
            assert outside(content) == []
            assert all(citation in page for page in pages(content))
            assert name != "sign" or len(pages(content)) == 1
        else:
            assert citation in content.decode("utf-8")


OTHER_SHEETS = [sheet for sheet in product(PAPERS, ORIENTATIONS) if sheet != (Page().paper, Page().orientation)]


@pytest.mark.parametrize(
    ("file", "paper", "turn"),
    [(file, *OTHER_SHEETS[at % len(OTHER_SHEETS)]) for at, file in enumerate(CLEAN) if tries_all() or at % 4 == 0],
)
def test_the_sign_is_one_sheet_of_any_other_kind(file: Path, paper: Paper, turn: Orientation) -> None:
    content = render(build(reviewed(file), "sign", draft=False), "pdf", Page(paper=paper, orientation=turn))
    assert len(pages(content)) == 1
