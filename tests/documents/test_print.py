"""The html documents in a browser: a sign prints on one sheet, every page is stamped, axe-core finds nothing wrong.

These tests need Chromium, which .ci/run installs where it can; elsewhere they are skipped.
"""

from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from document_cases import PLAIN, RICH, SWITCH, lawful
from in_browser import axe_violations, browser, printed, unpoliced
from pdf_text import outside, pages
from sampled import tries_all
from test_hostile_text import LONG, filing

from checker.documents.build import build
from checker.documents.model import DOCUMENTS, DocumentName
from checker.documents.page import ORIENTATIONS, PAPERS, Orientation, Page, Paper
from checker.documents.render import render
from checker.review import Review, review_document
from checker.source import read_file

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser
__all__ = ["browser"]


def html(text: str, name: DocumentName, sheet: Page | None = None, *, draft: bool = False) -> str:
    return render(build(lawful(text), name, draft=draft), "html", sheet or Page()).decode("utf-8")


KINDS = list(product(PAPERS, ORIENTATIONS))
SHEETS = [
    *(pytest.param(SWITCH, *kind, id=f"rich {' '.join(kind)}") for kind in (KINDS if tries_all() else KINDS[:2])),
    pytest.param(PLAIN, "letter", "portrait", id="plain"),
    pytest.param(filing(LONG), "letter", "landscape", id="long names"),
]


@pytest.mark.parametrize(("text", "paper", "turn"), SHEETS)
def test_the_sign_prints_on_one_sheet(
    browser: "Browser", text: str, paper: Paper, turn: Orientation, tmp_path: Path
) -> None:
    sheet = Page(paper=paper, orientation=turn)
    content = printed(browser, html(text, "sign", sheet, draft=True), tmp_path)
    shown = pages(content)
    assert len(shown) == 1
    assert outside(content) == []
    # The stamp may be set between the words of a row.
    assert "Insurance" in shown[0]
    assert "2 to 1" in shown[0]
    assert "58 Pa. Code Ch. 633a" in shown[0]


@pytest.mark.parametrize("name", ["guide", "filing", *(["layout"] if tries_all() else [])])
def test_every_printed_page_is_stamped(browser: "Browser", name: DocumentName, tmp_path: Path) -> None:
    shown = pages(printed(browser, html(RICH, name, draft=True), tmp_path))
    version = "" if name == "guide" else " · ruleset 1.0.0"
    stamp = f"DRAFT · 58 Pa. Code Ch. 633a, as of July 1, 2015{version} · Lehigh Crossing Casino"
    assert [page.count(stamp) for page in shown] == [1] * len(shown)
    assert [page.count("Approval date: ____") for page in shown] == [int(name == "filing")] * len(shown)


def test_hostile_text_stays_inside_the_printed_page(browser: "Browser", tmp_path: Path) -> None:
    content = printed(browser, html(filing(LONG), "filing"), tmp_path)
    assert outside(content) == []


EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = (
    "pa/blackjack",
    "pa/midibaccarat",
    "pa/pai-gow-poker",
    "pa/face-up-pai-gow-poker",
    "md/pai-gow-poker",
)


def test_axe_finds_no_violation_in_the_longest_documents(browser: "Browser", tmp_path: Path) -> None:
    """The longest of each kind, and one as a draft; ``--whole`` tries all of all games."""
    games = {game: review_document(read_file(EXAMPLES / game / "submission.yaml")) for game in GAMES}
    asked: dict[str, str] = {}
    for (game, found), name in product(games.items(), DOCUMENTS):
        key = f"{game if tries_all() else 'longest'} {name}"
        asked[key] = max(asked.get(key, ""), _page(found, name), key=len)
    # A draft has a mark more, the same on each.
    drafts = DOCUMENTS if tries_all() else DOCUMENTS[:1]
    asked |= {f"draft of a {name}": _page(games[GAMES[0]], name, draft=True) for name in drafts}
    told = {key: axe_violations(browser, page, tmp_path) for key, page in asked.items()}
    assert len(told) > (2 if tries_all() else 1) * len(DOCUMENTS)
    assert {key: items for key, items in told.items() if items} == {}


def _page(found: Review, name: DocumentName, *, draft: bool = False) -> str:
    return render(build(found, name, draft=draft), "html", Page()).decode()


def test_axe_is_able_to_find_a_violation(browser: "Browser", tmp_path: Path) -> None:
    faulty = html(RICH, "guide").replace("--soft: #333", "--soft: #ccc").replace('<html lang="en">', "<html>")
    told = {item.split(":")[0] for item in axe_violations(browser, unpoliced(faulty), tmp_path)}
    assert told >= {"html-has-lang", "color-contrast"}
