"""SVG, PDF and Word: placed texts, and hostile files that end in one clear error."""

import sys
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path

import hostile_files
import pytest
from sampled import tried, tries_all

from checker.drafts.bounded import within_bounds
from checker.drafts.errors import DraftError
from checker.drafts.model import Draft
from checker.drafts.readers import read_draft


def read(data: bytes | str, form: str) -> Draft:
    return read_draft(data.encode() if isinstance(data, str) else data, f"draft.{form}")


def texts(draft: Draft) -> list[str]:
    return [span.text for sheet in draft.sheets for span in sheet.spans]


def svg(body: str, attributes: str = "viewBox='0 0 800 600'") -> str:
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' {attributes}>{body}</svg>"
    )


def _letter(way: str, letter: str) -> str:
    return f"<tspan x='9' {way}='20'>{letter}</tspan>"


def _use(level: int) -> str:
    return f"<use href='#a{level}'/>"


def _restart(text: str) -> str:
    return _cell(text, "<w:vMerge w:val='restart'/>")


def _cell(text: str, properties: str = "") -> str:
    return f"<w:tc><w:tcPr>{properties}</w:tcPr><w:p><w:r><w:t>{text}</w:t></w:r></w:p></w:tc>"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("<text x='10' y='20'>Lucky <tspan font-weight='bold'>Ladies</tspan></text>", ["Lucky Ladies"]),
        ("<text y='20' x='10 26 42 58 74'>LUCKY</text>", ["LUCKY"]),
        ("<text y='20'><tspan x='10'>Any 20</tspan><tspan x='300'>4 to 1</tspan></text>", ["Any 20", "4 to 1"]),
        ("<text><tspan x='10' y='20'>Blac</tspan><tspan x='43' y='20'>kjack</tspan></text>", ["Blackjack"]),
        ("<text x='10' y='20'>Any 20</text><text x='90' y='20' text-anchor='end'>x</text>", ["Any 20", "x"]),
        ("<text x='10' y='20'>a<tspan x='10' dy='20'>b</tspan></text>", ["a", "b"]),
        (f"<text>{_letter('y', 'B')}{_letter('dy', 'E')}{_letter('dy', 'T')}</text>", ["BET"]),
        ("<path id='p' d='M0 9Q2 1 9 9'/><text><textPath xlink:href='#p'>PAYS 3 TO 2</textPath></text>", ["PAYS 3 TO 2"]),  # noqa: E501
        ("<g transform='rotate(-90 100 100)'><text x='10' y='100'>PAYS 3 TO 2</text></g>", ["PAYS 3 TO 2"]),
        ("<defs><text id='t'>Any 20</text></defs><use href='#t' x='5' y='30'/>", ["Any 20"]),
        ("<text x='10' y='20'>Any 20</text><text x='11' y='21'>Any 20</text>", ["Any 20"]),
        ("<style>.n{display:none}</style><text class='n' y='9'>no</text><text y='40'>yes</text>", ["yes"]),
        ("<text y='20' visibility='hidden'>no</text><text y='40'>yes</text>", ["yes"]),
        ("<text y='20' opacity='0'>no</text><text y='40'>yes</text>", ["yes"]),
        ("<title>no</title><text y='40'><title>no</title>yes</text>", ["yes"]),
        ("<text x='10' y='2000'>no</text><text y='40'>yes</text>", ["yes"]),
        ("<flowRoot><flowPara>Any <flowSpan>20</flowSpan></flowPara></flowRoot>", ["Any 20"]),
        ("<g aria-label='no'><text y='40'>yes</text></g>", ["yes"]),
    ],
)  # fmt: skip
def test_svg_text_is_read_as_it_is_seen(body: str, expected: list[str]) -> None:
    assert texts(read(svg(body), "svg")) == expected


@pytest.mark.parametrize(
    "body", ["<path aria-label='Any 20' d='M 40,50 z'/>", "<g aria-label='Any 20'><path d='M 40,50'/></g>"]
)
def test_letters_turned_into_outlines_are_marked_as_a_picture(body: str) -> None:
    (span,) = read(svg(body), "svg").sheets[0].spans
    assert (span.text, span.alt) == ("Any 20", True)
    assert span.place.box is not None
    assert span.place.box.left == 40


def test_svg_text_keeps_its_line() -> None:
    draft = read(svg("\n\n<text x='10' y='20'>Any 20</text>"), "svg")
    assert draft.sheets[0].spans[0].place.line == 3


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("<!DOCTYPE svg [<!ENTITY a 'x'>]>" + svg("<text>&a;</text>"), "declares entities"),
        (
            "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><svg xmlns='http://www.w3.org/2000/svg'><text>&a;</text></svg>",
            "declares entities",
        ),
        ("<svg xmlns='http://www.w3.org/2000/svg'><text>x</svg>", "not well-formed XML in line 1"),
        ("<html><text>x</text></html>", "not an SVG drawing"),
        (svg("<path d='M0 0'/>"), "no text that can be seen"),
        (svg("<image width='9' height='9' href='a.png'/>"), "pictures but no text"),
        (
            svg(
                "<defs><g id='a0'><text y='20'>x</text></g>"
                + "".join(f"<g id='a{n}'>{_use(n - 1) * 10}</g>" for n in range(1, 9))
                + "</defs><use href='#a8'/>"
            ),
            "repeats its parts too often",
        ),
    ],
)  # fmt: skip
def test_hostile_or_empty_svg_is_refused(data: str, message: str) -> None:
    with pytest.raises(DraftError, match=message):
        read(data, "svg")


def test_svg_entities_in_another_encoding_are_refused_too() -> None:
    text = "<?xml version='1.0' encoding='UTF-16'?><!DOCTYPE svg [<!ENTITY a 'x'>]>" + svg("<text y='20'>&a;</text>")
    with pytest.raises(DraftError, match="declares entities"):
        read(text.encode("utf-16"), "svg")


def test_a_pdf_names_the_page() -> None:
    draft = read(hostile_files.pdf("Blackjack pays 3 to 2", pages=2), "pdf")
    assert [(span.text, span.place.page) for sheet in draft.sheets for span in sheet.spans] == [
        ("Blackjack pays 3 to 2", 1),
        ("Blackjack pays 3 to 2", 2),
    ]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (hostile_files.pdf("x", lock="secret"), "encrypted"),
        (hostile_files.pdf("x", lock=""), "encrypted"),
        (hostile_files.pdf("Blackjack pays 3 to 2", invisible=True), "is a scan"),
        (hostile_files.pdf(""), "holds no text"),
        (hostile_files.scan(), "pictures but no text"),
        (hostile_files.pdf("x", pages=61), "more than 60 pages"),
        (b"%PDF-1.7 nonsense", "damaged"),
        (b"Blackjack pays 3 to 2", "not a PDF"),
        (hostile_files.pdf_bomb, "unpacks to far more data"),
    ],
    ids=["locked", "restricted", "invisible", "blank", "scan", "long", "damaged", "no pdf", "bomb"],
)
def test_a_pdf_that_cannot_be_vouched_for_is_refused(data: bytes | Callable[[], bytes], message: str) -> None:
    reads = bounded if data is hostile_files.pdf_bomb else read
    with pytest.raises(DraftError, match=message):
        reads(hostile_files.made(data), "pdf")


def bounded(data: bytes | str, form: str, seconds: float = 20) -> Draft:
    content = data.encode() if isinstance(data, str) else data
    return within_bounds(partial(read_draft, content, f"draft.{form}"), seconds=seconds)


def test_a_pdf_whose_drawing_calls_itself_without_end_is_given_up() -> None:
    with pytest.raises(DraftError, match=r"takes more than 2 seconds|needs too much memory"):
        bounded(hostile_files.pdf_of_echoes(), "pdf", seconds=2)


def test_the_reader_of_drafts_imports_nothing_from_the_users_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pypdfium2.py").write_text("raise SystemExit(9)")
    (tmp_path / "json.py").write_text("raise SystemExit(9)")
    monkeypatch.chdir(tmp_path)
    assert texts(bounded(hostile_files.pdf("Any 20"), "pdf")) == ["Any 20"]


def test_what_stops_a_draft_in_the_other_process_is_told_as_it_is_here() -> None:
    with pytest.raises(DraftError, match="damaged, or no Word document") as told:
        bounded(b"Blackjack pays 3 to 2", "docx")
    assert told.value.help == "Save it again as .docx."


CSS = {
    "comments": "/* " * 160_000,
    "no brace": "a" * 480_000,
    "media": "@media a" * 60_000,
    "open": "a{" * 240_000,
    "closed": "}" * 480_000,
}


@pytest.mark.parametrize("name", tried(CSS, 2))
@pytest.mark.parametrize("form", ["html", *(["svg"] if tries_all() else [])])
def test_styles_are_read_in_one_pass(form: str, name: str) -> None:
    page = f"<style>{CSS[name]}</style><text y='20'>Any 20</text>"
    assert texts(bounded(svg(page) if form == "svg" else page, form)) == ["Any 20"]


MANY = "far more rules of style|far more elements|too often|too much text|stands nowhere|too large|longer than"
STYLE = "<style>" + "".join(f"p b.c{number}, p b{{color: red}}" for number in range(2_400)) + "</style>"
GROUP = (
    "<defs><g id='g'>"
    + "<rect/>" * 10_000
    + "</g><foreignObject id='f'>"
    + "<b>x</b>" * 3_000
    + "</foreignObject></defs>"
)
HOSTILE: dict[str, tuple[str, bytes | str]] = {
    "rules x elements": ("html", STYLE + "<b class='c1 c2'>x</b><b id='i'>y</b>" * 2_500),
    "selectors": ("html", "<style>" + "b," * 9_000 + "b{color: red}</style><b>x</b>"),
    "use of a group": ("svg", svg(GROUP + "<use href='#g'/>" * 1_900)),
    "use of a page": ("svg", svg(GROUP + "<use href='#f'/>" * 1_900)),
    "x of 1e999": ("svg", svg("<text x='1e999' y='20'>Any 20</text>")),
    "matrix": ("svg", svg("<g transform='matrix(1e308 0 0 1e308 0 0)'><text y='20'>Any 20</text></g>")),
    "matrices": ("svg", svg("<g transform='scale(1e9)'>" * 60 + "<text x='9' y='20'>A</text>" + "</g>" * 60, "")),
    "rotate": ("svg", svg("<text y='20' transform='rotate(1e999)'>Any 20</text>")),
    "skew": ("svg", svg("<text y='20' transform='skewX(1e999)'>Any 20</text>")),
    "size": ("svg", svg("<text y='20' font-size='1e400'>Any 20</text>")),
    "path": ("svg", svg("<path id='p' d='M 1e9999 0 L 5 5'/><text><textPath href='#p'>Any 20</textPath></text>")),
    "cells": ("html", "<table>" + "<tr>" + "<td colspan=100>" * 450_000),
    "docx elements": ("docx", hostile_files.docx("<w:p/>" * 500_000)),
    "docx headers": (
        "docx",
        hostile_files.docx("", **{f"header{n}": f"<a>{'<b/>' * 60_000}</a>" for n in range(1, 9)}),
    ),
    "text": ("txt", "Royal Flush pays 50 to 1\n" * 50_000),
    "markdown": ("md", "Royal Flush pays 50 to 1\n" * 50_000),
    "one line": ("md", "a <!A " * 3_400),
    "scattered letters": (
        "svg",
        svg("".join(f"<text x='{n % 150 * 9}' y='{n // 150}'>A</text>" for n in range(20_001))),
    ),
    "characters": ("txt", "Royal Flush pays 50 to 1\n" * 9_000),
}


@pytest.mark.parametrize("name", tried(HOSTILE, 2))
def test_more_than_a_draft_needs_is_refused_before_it_takes_long(name: str) -> None:
    form, data = HOSTILE[name]
    with pytest.raises(DraftError, match=MANY):
        bounded(data, form)


def test_pictures_side_by_side_in_word_are_counted_in_one_pass() -> None:
    drawing = "<w:p><w:r><w:t>Any 20</w:t></w:r><w:drawing>" + "<docPr/>" * 20_000 + "</w:drawing></w:p>"
    assert texts(bounded(hostile_files.docx(drawing), "docx")) == ["Any 20"]


def test_tspans_inside_each_other_are_read_once() -> None:
    deep = "<tspan>" * 240 + "Any 20 " * 1_300 + "</tspan>" * 240
    (text,) = texts(bounded(svg(f"<text x='0' y='20'>{deep}</text>"), "svg"))
    assert text.startswith("Any 20 Any 20")


def test_the_longest_line_is_read() -> None:
    (text,) = texts(bounded("Blackjack " * 1_999 + "Blackjack.", "txt"))
    assert len(text) == 20_000
    with pytest.raises(DraftError, match=r"longer than 20,000 characters"):
        bounded("Blackjack " * 1_999 + "Blackjack..", "txt")


def test_letters_scattered_over_a_drawing_are_gathered_in_one_pass() -> None:
    letters = "".join(f"<text x='{number % 100 * 40}' y='{number // 100 * 40}'>A</text>" for number in range(6_000))
    draft = bounded(f"<svg xmlns='http://www.w3.org/2000/svg'>{letters}</svg>", "svg")
    assert sum(len(sheet.spans) for sheet in draft.sheets) == 6_000


@pytest.mark.parametrize("value", ["\u00b2", "9" * 5_000, "-1", "", "\u0663"])
def test_odd_numbers_in_attributes_are_passed_over(value: str) -> None:
    cells = f"<w:tbl><w:tr>{_cell('Any 20', f'<w:gridSpan w:val={value!r}/>')}{_cell('4 to 1')}</w:tr></w:tbl>"
    assert texts(read(hostile_files.docx(cells), "docx")) == ["Any 20", "4 to 1"]
    assert texts(read(f"<p data-draft-line='{value}'>Any 20</p>\n", "md")) == ["Any 20"]
    assert texts(read(f"<table><tr><td colspan='{value}'>Any 20</table>", "html")) == ["Any 20"]


def test_a_word_document_with_changed_bytes_is_damaged() -> None:
    whole = bytearray(hostile_files.docx("<w:p><w:r><w:t>Blackjack pays 3 to 2</w:t></w:r></w:p>" * 400))
    start = whole.find(b"word/document.xml") + len(b"word/document.xml")
    for at in range(start, start + 60, 3):
        whole[at] ^= 0x5A
    with pytest.raises(DraftError, match="damaged"):
        read(bytes(whole), "docx")


def test_a_pdf_of_many_marks_is_not_unpacked_from_each() -> None:
    packed = zlib.compressobj(0)
    marks = b"".join(
        b"stream\n" + packed.compress(b"") + packed.flush(zlib.Z_FULL_FLUSH) + b"\x78\x01" for _ in range(2)
    )
    data = b"%PDF-1.4\n" + (b"stream\n\x78\x01" + b"\x00\x00\x00\xff\xff" * 1_900) * 1_000 + marks
    with pytest.raises(DraftError, match=r"unpacks to far more|damaged"):
        bounded(data, "pdf")


def test_a_word_document_is_read_as_it_is_printed() -> None:
    draft = read(
        hostile_files.docx(
            "<w:p><w:r><w:t>Any 20</w:t></w:r><w:r><w:tab/><w:t>4 to 1</w:t></w:r></w:p>"
            "<w:p><w:del><w:r><w:delText>no</w:delText></w:r></w:del><w:ins><w:r><w:t>yes</w:t></w:r></w:ins></w:p>"
            "<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>no</w:t></w:r><w:r><w:rPr><w:strike/></w:rPr><w:t>no</w:t></w:r></w:p>"
            "<w:p><w:r><w:rPr><w:vanish w:val='0'/></w:rPr><w:t>seen</w:t></w:r></w:p>"
            "<w:p><w:r><w:pict><w:txbxContent><w:p><w:r><w:t>box</w:t></w:r></w:p></w:txbxContent></w:pict></w:r></w:p>"
            "<w:sdt><w:sdtContent><w:p><w:r><w:t>control</w:t><w:br/><w:t>next</w:t></w:r></w:p></w:sdtContent></w:sdt>",
            footer1=f"<w:ftr xmlns:w='{hostile_files.WORD}'><w:p><w:r><w:t>foot</w:t></w:r></w:p></w:ftr>",
        ),
        "docx",
    )
    assert texts(draft) == ["Any 20", "4 to 1", "yes", "seen", "box", "control", "next", "foot"]
    assert draft.notes == ("Hidden text was not read.", "Text that is struck out was not read.")


def test_letters_drawn_in_a_shape_are_read_and_a_chart_is_a_picture() -> None:
    draft = read(
        hostile_files.docx(
            "<w:p><w:r><w:pict><x:shape xmlns:x='v'><x:textpath string='Insurance pays 2 to 1'/></x:shape></w:pict>"
            "</w:r></w:p>"
            "<w:p><w:r><w:drawing><c:chart xmlns:c='c'/></w:drawing></w:r></w:p>"
        ),
        "docx",
    )
    assert texts(draft) == ["Insurance pays 2 to 1"]
    assert draft.notes == ("1 picture cannot be read: text in a picture is not checked.",)


def test_a_word_table_keeps_rows_and_merged_cells() -> None:
    draft = read(
        hostile_files.docx(
            "<w:tbl>"
            f"<w:tr>{_restart('Lucky Ladies')}{_cell('Any 20')}{_cell('4 to 1')}</w:tr>"
            f"<w:tr>{_cell('', '<w:vMerge/>')}{_cell('Suited 20')}{_cell('10 to 1')}</w:tr></w:tbl>"
        ),
        "docx",
    )
    rows = {span.text: (span.row, span.left) for span in draft.sheets[0].spans}
    assert rows["Any 20"][0] == rows["4 to 1"][0] != rows["Suited 20"][0]
    assert rows["Any 20"][1] == rows["Suited 20"][1] > rows["Lucky Ladies"][1]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (hostile_files.zip_bomb, "unpacks to far more data"),
        (hostile_files.lying_zip, "unpacks to far more data|damaged"),
        (b"PK\x03\x04 nonsense", "damaged"),
        (b"\xd0\xcf\x11\xe0" + bytes(600), "encrypted"),
        (b"Blackjack pays 3 to 2", "damaged, or no Word document"),
        (
            hostile_files.docx("", header1="<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>"),
            "declares entities",
        ),
        (hostile_files.docx(""), "no text that can be seen"),
    ],
    ids=["bomb", "lie", "damaged", "locked", "text", "entities", "empty"],
)
def test_hostile_or_empty_word_documents_are_refused(data: bytes | Callable[[], bytes], message: str) -> None:
    with pytest.raises(DraftError, match=message):
        read(hostile_files.made(data), "docx")


@pytest.mark.parametrize(
    ("form", "module"), [("pdf", "pypdfium2"), ("docx", "lxml"), ("html", "lxml"), ("svg", "lxml")]
)
def test_a_missing_library_is_named_with_its_extra(form: str, module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(DraftError, match="a library that is not installed") as told:
        read(b"x", form)
    assert "[drafts]" in told.value.help
