"""Pages in a real browser: one Chromium for all tests of a file, what a script finds in a page, and axe-core over it.

Without Chromium or Playwright these tests are skipped, and the run says so at its end.
"""

import json
import os
import shutil
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api", reason="NO BROWSER: pages were not opened; Playwright is not installed")

from playwright.sync_api import Browser, Page, sync_playwright

INSTALLS = "CHECKER_TESTS_INSTALL"
"""The variable with the number of the process that installs the browser beside the tests, if one does."""
_LONGEST_INSTALL = 600
"""Seconds."""
_CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "rules-submission-checker"
_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is Chromium without windows, which takes a third less time."""
_FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
_OPTIONS = {"iframes": False, "resultTypes": ["violations"]}
_CHECKED = 20
"""How many rules of axe-core any page satisfies if it was checked at all."""

_THIN_OUT = """
  for (const list of document.querySelectorAll("tbody, ul, ol")) {
    const seen = {};
    for (const item of [...list.children]) {
      const marks = (one) => `${one.tagName} ${one.className} ${one.dataset.key ?? ""}`;
      const markup = [item, ...item.querySelectorAll("*")].map(marks).join("|");
      seen[markup] = (seen[markup] ?? 0) + 1;
      if (seen[markup] > 4) item.remove();
    }
  }
"""
"""A script that takes most rows and items out of a page that are like others in markup: four of each are left."""


def _install_ended() -> bool:
    """Whether no process installs the browser, or none any more."""
    try:
        os.kill(int(os.environ[INSTALLS]), 0)
    except (KeyError, ProcessLookupError):
        return True
    return False


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Start Chromium, once for the tests of a file."""
    until = time.monotonic() + _LONGEST_INSTALL
    while not _install_ended() and time.monotonic() < until:
        time.sleep(0.2)
    chromium = next(filter(None, map(shutil.which, _NAMES)), None)
    if chromium is None:
        pytest.skip("NO BROWSER: pages were not opened; install Chromium to open them")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=list(_FLAGS))
        yield opened
        opened.close()


@contextmanager
def opened(browser: Browser, text: str, folder: Path, size: tuple[int, int] = (1360, 1000)) -> Iterator[Page]:
    """Open a page, as a file, in a window of a size in pixels; its scripts have run."""
    file = folder / "page.html"
    file.write_text(text, encoding="utf-8")
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    page.goto(file.as_uri())
    yield page
    page.close()


def result_of(browser: Browser, script: str, text: str, folder: Path, size: tuple[int, int] = (1360, 1000)) -> Any:
    """Run ``script``, the body of an async function, in a page and give what it returns."""
    with opened(browser, text, folder, size) as page:
        return page.evaluate(f"async () => {{ {script} }}")


def printed(browser: Browser, text: str, folder: Path) -> bytes:
    """Print a page as the browser prints it, on the sheet that the page asks for."""
    with opened(browser, text, folder) as page:
        return page.pdf(prefer_css_page_size=True, print_background=True)


@cache
def _axe() -> str:
    """Give the axe-core that .ci/run installs, which takes half the time, or the one that comes with Playwright's."""
    newest = _CACHE / "node_modules" / "axe-core" / "axe.min.js"
    return (newest if newest.exists() else files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def violations_in(page: Page, rules: Mapping[str, object] | None = None) -> list[str]:
    """Give what axe-core finds wrong with a page that is open, without most rows that are alike in markup.

    ``rules`` are those that are asked, as axe-core takes them in ``runOnly``; without them all are.
    """
    page.evaluate(_THIN_OUT)
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    asked = json.dumps({**_OPTIONS, "runOnly": rules} if rules else _OPTIONS)
    passes, violations = page.evaluate(
        f"axe.run(document, {asked}).then((told) => [told.passes.length, told.violations])"
    )
    assert rules or passes > _CHECKED, "axe-core checked next to nothing"
    return [
        f"{rule['id']}: {node['target']} {node['html']} {node['failureSummary'][:200]}"
        for rule in violations
        for node in rule["nodes"]
    ]


def unpoliced(text: str) -> str:
    """Give a page without its policy, so that styles and scripts that are not its own have their way in it."""
    bare = text.replace("Content-Security-Policy", "no-policy")
    assert bare != text
    return bare


def axe_violations(browser: Browser, text: str, folder: Path, size: tuple[int, int] = (1360, 1000)) -> list[str]:
    """Give what axe-core finds wrong with a page, by all its rules."""
    with opened(browser, text, folder, size) as page:
        return violations_in(page)
