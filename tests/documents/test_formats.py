"""Every document in every format carries the same matter: stamp, payouts, draft mark; and is sound in itself."""

import html.parser
import re
from functools import cache
from itertools import product

import pytest
from document_cases import PLAIN, RICH, SWITCH, changed, lawful, review, reviewed_anew, sign
from pdf_text import outside, pages
from sampled import tries_all

from checker.documents.build import build
from checker.documents.columns import width
from checker.documents.model import DOCUMENTS, DocumentName, Row
from checker.documents.page import ORIENTATIONS, PAPERS, Page, Paper
from checker.documents.page import Orientation as Turn
from checker.documents.render import FORMATS, Format, render

BOTH = [
    (name, form)
    for (at, name), form in product(enumerate(DOCUMENTS), FORMATS)
    if form != "pdf" or tries_all() or at % 2 == 0
]
"""Sheets take longest: an ordinary run sets those of every second document."""
STAMP = ("58 Pa. Code Ch. 633a", "July 1, 2015", "Lehigh Crossing Casino")
VERSION = "ruleset 1.0.0"
FOR_THE_OFFICE = ("layout", "filing", "submission")


@cache
def made(name: DocumentName, form: Format, text: str = RICH, *, draft: bool = False) -> bytes:
    """Give a document on the usual sheet, made once."""
    return render(build(review(text), name, draft=draft), form, Page())


@cache
def words(name: DocumentName, form: Format, text: str = RICH, *, draft: bool = False) -> str:
    """Give what a reader of the document reads, with every run of spaces as one space."""
    content = made(name, form, text, draft=draft)
    if form == "pdf":
        return " ".join(pages(content)).replace("\u200b", "")
    plain = content.decode("utf-8")
    if form == "html":
        plain = Shown.of(plain)
    if form == "md":
        plain = re.sub(r"\\(.)", r"\1", plain)
    return " ".join(plain.split())


class Shown(html.parser.HTMLParser):
    """Collects the text of a page, without its styles."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[str] = []
        self._silent = 0

    @classmethod
    def of(cls, page: str) -> str:
        reader = cls()
        reader.feed(page)
        return " ".join(reader.parts)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002 - the parser's form
        self._silent += tag in {"style", "title"}

    def handle_endtag(self, tag: str) -> None:
        self._silent -= tag in {"style", "title"}

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self.parts.append(data)


@pytest.mark.parametrize(("name", "form"), BOTH)
def test_chapter_date_version_and_facility_stand_on_every_document(name: DocumentName, form: Format) -> None:
    shown = words(name, form)
    assert [part for part in STAMP if part not in shown] == []
    assert (VERSION in shown) == (name in FOR_THE_OFFICE)
    assert "DRAFT" not in shown


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_page_of_a_pdf_carries_them(name: DocumentName) -> None:
    sheets = pages(made(name, "pdf"))
    assert [part for sheet in sheets for part in STAMP if part not in sheet] == []
    assert [VERSION in sheet for sheet in sheets] == [name in FOR_THE_OFFICE] * len(sheets)
    assert len(sheets) == {"sign": 1, "layout": 2}.get(name, len(sheets))


@pytest.mark.parametrize(("name", "form"), BOTH)
def test_a_draft_is_marked(name: DocumentName, form: Format) -> None:
    shown = words(name, form, draft=True)
    assert "Draft. Not for use at a table." in shown
    assert "DRAFT" in shown


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_page_of_a_drafts_pdf_is_marked(name: DocumentName) -> None:
    sheets = pages(made(name, "pdf", draft=True))
    assert all(sheet.count("DRAFT") >= 1 for sheet in sheets)


def test_every_heading_of_a_drafts_text_is_marked() -> None:
    lines = render(build(lawful(RICH), "guide", draft=True), "txt", Page()).decode().split("\n")
    headings = [lines[at - 1] for at, line in enumerate(lines) if line == "-" * 80 and lines[at - 1].isupper()]
    assert len(headings) == 8
    assert all(heading.endswith(" DRAFT") for heading in headings)


def test_the_draft_of_a_filing_with_defects_says_how_many() -> None:
    text = changed(PLAIN, ("  settlement: collect first\n", ""), ("  additional_splits: 3\n", ""))
    assert "Draft. The filing does not comply (2 defects)." in words("sign", "txt", text, draft=True)


def beside(row: Row) -> str:
    """Give a pattern for an outcome and its payout, which stands after the first line of an outcome that wraps."""
    words, pays = [re.escape(word) for word in row.outcome.split()], re.escape(row.pays)
    return "|".join(" ".join([*words[:at], pays, *words[at:]]) for at in range(len(words), 0, -1))


@pytest.mark.parametrize(("name", "form"), list(product(("guide", "sign"), FORMATS)))
def test_each_payout_stands_once_beside_its_outcome(name: DocumentName, form: Format) -> None:
    shown = words(name, form).replace("|", " ")
    shown = " ".join(re.sub(r" \.{2,} ", " ", shown).split())
    found = [row for panel in sign(lawful(RICH)).panels for row in panel.rows]
    rows = [f"{row.outcome} {row.pays}" for row in found]
    assert len(rows) == 56
    for row, whole in zip(found, rows, strict=True):
        # Suited 20 stands for two wagers, and Flush ends Straight Flush.
        assert len(re.findall(beside(row), shown)) == sum(other.endswith(whole) for other in rows), whole


@pytest.mark.parametrize(("name", "form"), BOTH)
def test_no_name_of_the_program_is_shown(name: DocumentName, form: Format) -> None:
    shown = words(name, form, SWITCH)
    assert re.findall(r"\b[a-z0-9]+_[a-z0-9_]+\b", shown) == []
    assert "None" not in shown
    assert "{" not in shown


@pytest.mark.parametrize(("name", "form"), list(product(("guide", "sign"), FORMATS)))
def test_the_help_line_is_printed(name: DocumentName, form: Format) -> None:
    assert words(name, form).count("Gambling problem? Call 1-800-GAMBLER.") == 1


@pytest.mark.parametrize("name", DOCUMENTS)
@pytest.mark.parametrize("text", [RICH, PLAIN, SWITCH])
def test_text_keeps_to_80_columns(name: DocumentName, text: str) -> None:
    lines = render(build(lawful(text), name, draft=True), "txt", Page()).decode().split("\n")
    assert [line for line in lines if width(line.strip("\f")) > 80] == []
    assert [line for line in lines if line != line.rstrip(" ")] == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_markdown_tables_are_whole(name: DocumentName) -> None:
    lines = made(name, "md").decode().split("\n")
    cells = [len(re.findall(r"(?<!\\)\|", line)) for line in lines]
    for at, line in enumerate(lines):
        if re.fullmatch(r"\|( :?-+:? \|)+", line):
            assert cells[at - 1] == cells[at] == cells[at + 1] > 0
            assert not lines[at - 2]
    assert not re.search(r"\n{3,}", "\n".join(lines))


@pytest.mark.parametrize("name", DOCUMENTS)
def test_html_is_one_file_with_language_title_and_row_headers(name: DocumentName) -> None:
    page = made(name, "html").decode()
    assert page.startswith('<!doctype html>\n<html lang="en">')
    assert re.search(r"<title>Blackjack: .+ - Lehigh Crossing Casino</title>", page)
    assert not re.search(r"<(script|link|img|iframe)|\bsrc=|\bhref=|url\(|@import", page)
    assert page.count("<h1>") == 1
    assert page.count("<main>") == 1
    assert page.count('<th scope="row">') == page.count("<tr>") - page.count("<thead")
    assert '<th scope="col">' in page


def test_html_is_closed_in_order() -> None:
    for name in DOCUMENTS:
        page = made(name, "html", draft=True).decode()
        reader = Closed()
        reader.feed(page)
        assert reader.open == []
        assert reader.seen > 50


class Closed(html.parser.HTMLParser):
    """Checks that every element ends where it should."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002 - the parser's form
        if tag not in {"meta", "col", "br"}:
            self.open.append(tag)
            self.seen += 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("name", DOCUMENTS)
def test_pdf_is_tagged_and_conforms_to_ua_1(name: DocumentName) -> None:
    content = made(name, "pdf")
    assert content.startswith(b"%PDF-1.7")
    assert b"<pdfuaid:part>1</pdfuaid:part>" in content
    assert b"/MarkInfo" in content
    assert b"CreateDate" not in content


@pytest.mark.parametrize("name", DOCUMENTS)
def test_documents_are_the_same_every_time(name: DocumentName) -> None:
    for form in FORMATS:
        assert render(build(reviewed_anew(RICH), name, draft=False), form, Page()) == made(name, form)


FILED = {"plain": PLAIN, "rich": RICH, "switch": SWITCH}
SHEETS = [
    pytest.param(text, *sheet, id=f"{name} {' '.join(sheet)}")
    for (at, (name, text)), (beside, sheet) in product(
        enumerate(FILED.items()), enumerate(product(PAPERS, ORIENTATIONS))
    )
    if tries_all() or (at + beside) % 3 == 0
]


@pytest.mark.parametrize(("text", "paper", "turn"), SHEETS)
def test_the_sign_fits_one_sheet_of_every_kind(text: str, paper: Paper, turn: Turn) -> None:
    page = Page(paper=paper, orientation=turn)
    content = render(build(lawful(text), "sign", draft=True), "pdf", page)
    assert len(pages(content)) == 1
    assert outside(content) == []
