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

import pytest
from document_cases import PLAIN, RICH, SWITCH, lawful
from pdf_text import outside, pages
from test_hostile_text import LONG, filing

from checker.documents.build import build
from checker.documents.model import DOCUMENTS, DocumentName
from checker.documents.page import ORIENTATIONS, PAPERS, Orientation, Page, Paper
from checker.documents.render import render

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
    done = subprocess.run(  # noqa: S603 - a browser found on the path, a page of ours
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


@needs_chromium
@pytest.mark.parametrize("name", ["guide", "layout", "filing"])
def test_every_printed_page_is_stamped(name: DocumentName, tmp_path: Path) -> None:
    shown = pages(printed(html(RICH, name, draft=True), tmp_path))
    stamp = "DRAFT · 58 Pa. Code Ch. 633a, as of July 1, 2015 · ruleset 1.0.0 · Lehigh Crossing Casino"
    assert [page.count(stamp) for page in shown] == [1] * len(shown)
    assert [page.count("Approval date: ____") for page in shown] == [int(name == "filing")] * len(shown)


@needs_chromium
def test_hostile_text_stays_inside_the_printed_page(tmp_path: Path) -> None:
    content = printed(html(filing(LONG), "filing"), tmp_path)
    assert outside(content) == []


@needs_axe
@pytest.mark.parametrize(("name", "draft"), list(product(DOCUMENTS, (False, True))))
def test_axe_finds_no_violation(name: DocumentName, draft: bool, tmp_path: Path) -> None:  # noqa: FBT001 - a case
    assert violations(html(RICH, name, draft=draft), tmp_path) == []


@needs_axe
def test_axe_is_able_to_find_one(tmp_path: Path) -> None:
    page = html(RICH, "guide").replace("color: #333", "color: #ccc").replace('<html lang="en">', "<html>")
    assert {item.split(":")[0] for item in violations(page, tmp_path)} >= {"html-has-lang", "color-contrast"}


def violations(page: str, folder: Path) -> list[str]:
    """Give what axe-core finds wrong with a page. The page's policy admits no script, so it is taken out first."""
    bare = re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "", page)
    assert bare != page
    axe = AXE.read_text(encoding="utf-8").replace("</script", "<\\/script")
    script = """
      window.addEventListener("load", async () => {
        const found = await axe.run(document);
        const shown = document.createElement("pre");
        shown.id = "result-of-test";
        shown.textContent = JSON.stringify([
          found.passes.length,
          found.violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html}`)),
        ]);
        document.body.append(shown);
      });
    """
    held = browse(
        bare.replace("</body>", f"<script>{axe}</script><script>{script}</script></body>"), folder, "--dump-dom"
    )
    result = re.search(r'<pre id="result-of-test">(.*?)</pre>', held, re.DOTALL)
    assert result, "axe-core gave nothing"
    passes, found = json.loads(unescape(result[1]))
    assert passes > 10, "axe-core checked next to nothing"
    return [str(item) for item in found]
