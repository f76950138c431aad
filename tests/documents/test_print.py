"""The html documents in a browser: a sign prints on one sheet, every page is stamped, axe-core finds nothing wrong.

These tests need Chromium and axe-core, which .ci/run installs where it can; elsewhere they are skipped.
"""

import json
import os
import re
import shutil
import subprocess
from html import unescape
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from document_cases import PLAIN, RICH, SWITCH, lawful
from pdf_text import outside, pages
from test_hostile_text import LONG, filing

from checker.documents.build import build
from checker.documents.model import DOCUMENTS, DocumentName
from checker.documents.page import ORIENTATIONS, PAPERS, Orientation, Page, Paper
from checker.documents.render import render
from checker.review import review_document
from checker.source import read_file

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "rules-submission-checker"
AXE = CACHE / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--virtual-time-budget=60000",
)

needs_chromium = pytest.mark.skipif(not CHROMIUM, reason="Chromium is not installed (.ci/run installs it where it can)")
needs_axe = pytest.mark.skipif(
    not CHROMIUM or not AXE.exists(),
    reason="Chromium or axe-core is not installed (.ci/run installs them where it can)",
)


def browse(page: str, folder: Path, *options: str) -> str:
    """Open a page in the browser and give what it writes to standard output."""
    assert CHROMIUM
    file = folder / "page.html"
    file.write_text(page, encoding="utf-8")
    done = subprocess.run(
        [CHROMIUM, *FLAGS, f"--user-data-dir={folder / 'profile'}", *options, file.as_uri()],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return done.stdout


def printed(page: str, folder: Path) -> bytes:
    """Print a page as the browser prints it."""
    target = folder / "printed.pdf"
    browse(page, folder, "--no-pdf-header-footer", f"--print-to-pdf={target}")
    return target.read_bytes()


def html(text: str, name: DocumentName, sheet: Page | None = None, *, draft: bool = False) -> str:
    return render(build(lawful(text), name, draft=draft), "html", sheet or Page()).decode("utf-8")


SHEETS = [
    *((SWITCH, paper, turn) for paper, turn in product(PAPERS, ORIENTATIONS)),
    (PLAIN, "letter", "portrait"),
    (filing(LONG), "letter", "landscape"),
]


@pytest.mark.browser
@needs_chromium
@pytest.mark.parametrize(("text", "paper", "turn"), SHEETS)
def test_the_sign_prints_on_one_sheet(text: str, paper: Paper, turn: Orientation, tmp_path: Path) -> None:
    sheet = Page(paper=paper, orientation=turn)
    content = printed(html(text, "sign", sheet, draft=True), tmp_path)
    shown = pages(content)
    assert len(shown) == 1
    assert outside(content) == []
    assert "Insurance 2 to 1" in shown[0]
    assert "58 Pa. Code Ch. 633a" in shown[0]


@pytest.mark.browser
@needs_chromium
@pytest.mark.parametrize("name", ["guide", "layout", "filing"])
def test_every_printed_page_is_stamped(name: DocumentName, tmp_path: Path) -> None:
    shown = pages(printed(html(RICH, name, draft=True), tmp_path))
    version = "" if name == "guide" else " · ruleset 1.0.0"
    stamp = f"DRAFT · 58 Pa. Code Ch. 633a, as of July 1, 2015{version} · Lehigh Crossing Casino"
    assert [page.count(stamp) for page in shown] == [1] * len(shown)
    assert [page.count("Approval date: ____") for page in shown] == [int(name == "filing")] * len(shown)


@pytest.mark.browser
@needs_chromium
def test_hostile_text_stays_inside_the_printed_page(tmp_path: Path) -> None:
    content = printed(html(filing(LONG), "filing"), tmp_path)
    assert outside(content) == []


EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = (
    "pa/blackjack",
    "pa/midibaccarat",
    "pa/pai-gow-poker",
    "pa/face-up-pai-gow-poker",
    "md/pai-gow-poker",
)


@pytest.mark.browser
@needs_axe
def test_axe_finds_no_violation_in_the_documents_of_any_game(tmp_path: Path) -> None:
    found = {game: review_document(read_file(EXAMPLES / game / "submission.yaml")) for game in GAMES}
    made = {
        f"{game} {name}{' draft' if draft else ''}": render(build(review, name, draft=draft), "html", Page()).decode()
        for game, review in found.items()
        for name in DOCUMENTS
        for draft in ((False, True) if game == GAMES[0] else (False,))
    }
    faulty = html(RICH, "guide").replace("--soft: #333", "--soft: #ccc").replace('<html lang="en">', "<html>")
    told = violations(made | {"faulty": faulty}, tmp_path)
    assert {item.split(":")[0] for item in told.pop("faulty")} >= {"html-has-lang", "color-contrast"}
    assert len(told) == len(GAMES) * len(DOCUMENTS) + len(DOCUMENTS)
    assert {page: items for page, items in told.items() if items} == {}


def violations(made: dict[str, str], folder: Path) -> dict[str, list[str]]:
    """Give what axe-core finds wrong with each page, each in a frame of one page of the browser.

    The pages' policy admits no script, so it is taken out first.
    """
    bare = {name: re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "", page) for name, page in made.items()}
    assert all(bare[name] != page for name, page in made.items())
    axe = AXE.read_text(encoding="utf-8")
    script = """
      window.addEventListener("load", async () => {
        const found = {};
        for (const [name, page] of Object.entries(pages)) {
          const frame = document.createElement("iframe");
          frame.width = 1200;
          frame.height = 900;
          frame.srcdoc = page;
          const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
          document.body.append(frame);
          await loaded;
          const script = frame.contentDocument.createElement("script");
          script.textContent = axe;
          frame.contentDocument.head.append(script);
          const told = await frame.contentWindow.axe.run(frame.contentDocument, {resultTypes: ["violations"]});
          found[name] = [
            told.passes.length,
            told.violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html}`)),
          ];
          frame.remove();
        }
        const shown = document.createElement("pre");
        shown.id = "result-of-test";
        shown.textContent = JSON.stringify(found);
        document.body.append(shown);
      });
    """
    data = f"const pages = {json.dumps(bare)}; const axe = {json.dumps(axe)};".replace("</", "<\\/")
    top = f"<!doctype html><html lang='en'><title>Pages</title><body><script>{data}{script}</script></body></html>"
    held = browse(top, folder, "--dump-dom")
    result = re.search(r'<pre id="result-of-test">(.*?)</pre>', held, re.DOTALL)
    assert result, "axe-core gave nothing"
    told: dict[str, list[Any]] = json.loads(unescape(result[1]))
    assert all(passes > 10 for passes, _ in told.values()), "axe-core checked next to nothing"
    return {name: [str(item) for item in found] for name, (_, found) in told.items()}
