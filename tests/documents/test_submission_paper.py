"""The Rules Submission as a paper, and documents as Word files."""

import io
from pathlib import Path

import docx
import pytest
from document_cases import RICH, lawful, paper, text_of

from checker.cli.reviews import review_path
from checker.documents.build import build
from checker.documents.model import DOCUMENTS, DocumentName, Grid, Panels
from checker.documents.page import Page
from checker.documents.render import render
from checker.values.provision import parse_provision

EXAMPLES = Path(__file__).parents[2] / "examples"
CLEAN = sorted(EXAMPLES.glob("*/*/submission.yaml"))


def grid(path: Path, key: str) -> Grid:
    found = paper(review_path(str(path), as_of=None), "submission")
    return next(part for part in found.parts if isinstance(part, Grid) and part.key == key)


@pytest.mark.parametrize("path", CLEAN, ids=lambda path: path.parent.name)
def test_elections_stand_in_the_order_of_the_law_and_every_answer_is_there(path: Path) -> None:
    review = review_path(str(path), as_of=None)
    assert review.ruleset is not None
    assert review.filing is not None
    rows = grid(path, "elections").rows
    written = [row[0].rpartition("§ ")[2].removeprefix("MLGCA Pai Gow Poker ").split(" ")[-1] for row in rows]
    order = [parse_provision(text).order for text in written]
    assert order == sorted(order)
    labels = [row[1] for row in rows]
    stated = [
        election.label
        for at, election in review.ruleset.elections.items()
        if review.filing.stated_raw(at) and (at.split(".")[0] != "wagers" or review.filing.offers(at.split(".")[1]))
    ]
    assert [label for label in stated if label not in labels] == []


@pytest.mark.parametrize("path", CLEAN, ids=lambda path: path.parent.name)
def test_every_wager_offered_has_its_paytable_in_full(path: Path) -> None:
    review = review_path(str(path), as_of=None)
    assert review.filing is not None
    parts = paper(review, "submission").parts
    panels = [panel for part in parts if isinstance(part, Panels) for panel in part.panels]
    assert set(review.filing.offered) <= {panel.wager for panel in panels}
    assert all(panel.rows for panel in panels)


def test_what_is_filed_elsewhere_and_the_attachments_are_listed() -> None:
    said = text_of(paper(lawful(RICH), "submission"))
    for title in ("ATTACHMENTS", "SIGNATURE", "PAYTABLES ELECTED", "ELECTIONS, IN THE ORDER OF THE LAW"):
        assert title in said
    assert said.count("Approval date: ____") >= said.count("\f") + 1


HEADS = {"DRAFT", "ruleset", "Minimum", "Maximum", "Rules"}
"""Words of the heads of text documents, which a Word file says in its header or in another form."""


def words_of(content: bytes) -> str:
    made = docx.Document(io.BytesIO(content))
    cells = [cell.text for table in made.tables for row in table.rows for cell in row.cells]
    return "\n".join([*(paragraph.text for paragraph in made.paragraphs), *cells])


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_word_file_has_the_words_of_the_text(name: DocumentName) -> None:
    document = build(lawful(RICH), name, draft=True)
    content = render(document, "docx", Page())
    shown = " ".join(words_of(content).split())
    text = " ".join(render(document, "md", Page()).decode().replace("\\", "").split())
    assert "Draft. Not for use at a table." in shown
    words = {word.strip(".,;:*|#()") for word in text.split() if word.isalpha() and len(word) > 4}
    assert len(words) > 40
    assert {word for word in words if word not in shown} <= HEADS, name


def test_a_word_file_is_the_same_each_time() -> None:
    document = build(lawful(RICH), "guide", draft=False)
    assert render(document, "docx", Page()) == render(document, "docx", Page())


def test_stamp_and_draft_mark_stand_on_every_page_of_a_word_file() -> None:
    document = build(lawful(RICH), "submission", draft=True)
    section = docx.Document(io.BytesIO(render(document, "docx", Page()))).sections[0]
    assert section.footer.paragraphs[0].text == document.head.stamp
    assert section.header.paragraphs[0].text.startswith("DRAFT · Approval date: ____")


def test_markup_of_a_filing_stays_text_in_a_word_file() -> None:
    hostile = RICH.replace("Lehigh Crossing Casino", "<w:p>&amp; Lehigh ]]> Casino")
    found = words_of(render(build(lawful(hostile), "guide", draft=False), "docx", Page()))
    assert "<w:p>&amp; Lehigh ]]> Casino" in found


def test_in_word_a_table_stays_on_a_sheet_and_is_as_wide_as_its_column() -> None:
    made = docx.Document(io.BytesIO(render(build(lawful(RICH), "sign", draft=False), "docx", Page())))
    assert made.tables
    for table in made.tables:
        assert sum(column.width.inches for column in table.columns) <= 3.31
        rows = [row.cells[0].paragraphs[0].paragraph_format.keep_with_next for row in table.rows]
        assert rows == [True] * (len(rows) - 1) + [False]
        assert all(row._tr.xpath("./w:trPr/w:cantSplit") for row in table.rows)  # noqa: SLF001 - no other way
        assert table.rows[0]._tr.xpath("./w:trPr/w:tblHeader")  # noqa: SLF001 - no other way


def test_in_word_patrons_papers_stand_in_two_columns_and_the_signature_not_alone() -> None:
    guide = docx.Document(io.BytesIO(render(build(lawful(RICH), "guide", draft=False), "docx", Page())))
    columns = [section._sectPr.xpath("./w:cols/@w:num") for section in guide.sections]  # noqa: SLF001 - no other way
    assert columns == [[], ["2"], ["1"]]
    paper = docx.Document(io.BytesIO(render(build(lawful(RICH), "submission", draft=False), "docx", Page())))
    signed = next(at for at, item in enumerate(paper.paragraphs) if item.text == "Signature")
    assert all(item.paragraph_format.keep_with_next for item in paper.paragraphs[signed - 2 : -1])
