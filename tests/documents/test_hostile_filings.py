"""Hostile text in every entry of every game that takes words: it appears as it is, and no page breaks."""

import re
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import yaml
from pdf_text import outside, pages
from sampled import tries_all
from typer.testing import CliRunner

from checker.cli.app import app
from checker.documents.build import build
from checker.documents.model import DOCUMENTS, DocumentName
from checker.documents.page import Page
from checker.documents.render import FORMATS, Format, render
from checker.law import compile_ruleset
from checker.review import Review, review_document
from checker.source import read_text

EXAMPLES = Path(__file__).parents[2] / "examples"
FILINGS = (
    "pa/blackjack/submission.yaml",
    "pa/midibaccarat/submission.yaml",
    "pa/pai-gow-poker/submission.yaml",
    "pa/face-up-pai-gow-poker/reconstructed-paytable.yaml",
    "md/pai-gow-poker/submission.yaml",
)
MARKUP = (
    "<script>alert(1)</script></style> {{ 7*7 }} {% include '/etc/passwd' %} #set page(width: 1pt) $x^2$ *b* _i_ "
    "`code` [[wiki]] ![a](javascript:b) | cell | <!-- @ref \\n %s"
)
LONG = "N" * 340
TEXTS = ("text", "texts")


@cache
def hostile(name: str, text: str) -> Review:
    """Review an example that says ``text`` wherever it may say what it likes."""
    filing: dict[str, Any] = yaml.load((EXAMPLES / name).read_text(encoding="utf-8"), Loader=yaml.BaseLoader)  # noqa: S506 - all values as texts
    first = review_document(read_text((EXAMPLES / name).read_text(encoding="utf-8"), "first.yaml"))
    assert first.ruleset is not None
    ruleset = compile_ruleset(first.ruleset.chapter.id, first.ruleset.as_of)
    for at, election in ruleset.elections.items():
        steps = at.split(".")
        if election.type not in TEXTS or (steps[0] == "wagers" and steps[1] not in filing["wagers"]):
            continue
        group = filing
        for step in steps[:-1]:
            group = group.setdefault(step, {})
        group[steps[-1]] = [*group.get(steps[-1], []), text] if election.type == "texts" else text
    operator = ruleset.chapter.terms["operator"].replace(" ", "_")
    filing |= {"facility": text, operator: text, "gambling_help_line": text, "sign": {"inscriptions": [text]}}
    if isinstance(filing["play"].get("house_way"), str):
        filing["play"]["house_way"] = [filing["play"]["house_way"], text]
    review = review_document(read_text(yaml.safe_dump(filing, sort_keys=False, width=10_000), "hostile.yaml"))
    assert review.ruleset is not None, [finding.message for finding in review.findings]
    assert review.filing is not None
    return review


def read_back(content: bytes, form: Format) -> str:
    """Give the letters that a reader sees, without spaces, which lines that wrap add and drop."""
    if form == "pdf":
        return "".join("".join(pages(content)).replace("\u200b", "").replace("\x02", "-").split())
    plain = content.decode("utf-8")
    if form == "html":
        plain = re.sub(r"<style>.*?</style>|<title>.*?</title>|<[^>]+>", "", plain, flags=re.DOTALL)
        for name, char in (("&lt;", "<"), ("&gt;", ">"), ("&#39;", "'"), ("&#34;", '"'), ("&amp;", "&")):
            plain = plain.replace(name, char)
    if form == "md":
        plain = re.sub(r"\\(.)", r"\1", plain)
    return "".join(plain.split())


BOTH = [
    (name, document)
    for (at, name), (beside, document) in product(enumerate(FILINGS), enumerate(DOCUMENTS))
    if tries_all() or (at + beside) % 3 == 0
]


@pytest.mark.parametrize(("name", "document"), BOTH)
def test_markup_appears_literally_and_long_names_break_no_page(name: str, document: DocumentName) -> None:
    made, long = (build(hostile(name, text), document, draft=True) for text in (MARKUP, LONG))
    tame = build(hostile(name, "Lehigh"), document, draft=True)
    # A sheet is set by the same program for every game, so that each game has one document on paper, each another.
    on_paper = tries_all() or FILINGS.index(name) == DOCUMENTS.index(document)
    for form in (form for form in FORMATS if on_paper or form != "pdf"):
        content = render(made, form, Page())
        assert "".join(MARKUP.split()) in read_back(content, form), form
        if form == "pdf":
            most = 2 * len(pages(render(tame, form, Page())))
            assert outside(content) == []
            assert len(pages(content)) <= most
            _is_whole(render(long, form, Page()), 1 if document == "sign" else most + 1)
        if form == "html":
            # Longer entries of the checklist are set as lists; there is no other element.
            more = set(tags(content)) - set(tags(render(tame, form, Page())))
            assert more <= {"<ul>", "</ul>", "<li>", "</li>"}
            assert content.count(b"</style>") == 1
    text = render(long, "txt", Page()).decode()
    assert max(len(line) for line in text.replace("\f", "").split("\n")) <= 80
    assert LONG in read_back(text.encode(), "txt")


def _is_whole(content: bytes, most: int) -> None:
    """Check that a long name without spaces stands whole on a PDF of at most so many pages, and within its margins."""
    assert outside(content) == []
    assert LONG in read_back(content, "pdf")
    assert len(pages(content)) <= most


def tags(content: bytes) -> list[str]:
    plain = re.sub(r"<style>.*?</style>|<title>.*?</title>", "", content.decode(), flags=re.DOTALL)
    return [re.sub(r"\s.*", "", tag, flags=re.DOTALL) for tag in re.findall(r"<[a-z/!][^>]*>", plain)]


@pytest.mark.parametrize("char", ["\u202e", "\u2066", "\u200f", "\x07", "\x1b", "\x00", "\ufeff", "\u2028"])
def test_characters_that_are_not_seen_are_refused_or_shown(char: str, tmp_path: Path) -> None:
    text = (EXAMPLES / FILINGS[0]).read_text(encoding="utf-8")
    filing = tmp_path / "filing.yaml"
    filing.write_text(text.replace("Lehigh Crossing Casino", f'"Lehigh {char}Crossing"'), encoding="utf-8")
    out = tmp_path / "out"
    done = CliRunner().invoke(app, ["render", str(filing), "--out", str(out), "--format", "txt", "--format", "html"])
    assert "Traceback" not in done.output
    if done.exit_code == 0:
        for file in out.iterdir():
            assert char not in file.read_text(encoding="utf-8")
            assert f"U+{ord(char):04X}" in file.read_text(encoding="utf-8")
    else:
        assert done.exit_code == 2
        assert "line" in done.stderr
        assert not out.exists()
