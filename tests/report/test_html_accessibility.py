"""The html review in a real browser: axe-core finds nothing wrong, the filters work, and hostile texts do nothing.

These tests need Chromium, which .ci/run installs where it can; elsewhere they are skipped.
"""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from in_browser import axe_violations, browser, opened, result_of, unpoliced
from page_reader import read_page
from report_cases import DEFECTS, LAWFUL, NO_LAW, TAB, hostile, report, review
from sampled import tries_all

from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft
from checker.report.draft_html import draft_html

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from checker.review import Review

pytestmark = pytest.mark.browser
__all__ = ["browser"]

_SHOWN = """
  const shown = (group) => [...document.querySelectorAll(`main [data-group=${group}]`)].filter((node) => !node.hidden);
"""


PAGES = {"no law": NO_LAW, **({"defects": DEFECTS, "lawful": LAWFUL, "tab": TAB} if tries_all() else {})}
SIZES = [(400, 800), *([(1360, 1000)] if tries_all() else [])]
"""Windows in pixels."""


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", PAGES.values(), ids=PAGES)
def test_axe_finds_no_violation_in_a_page(text: str, size: tuple[int, int], browser: "Browser", tmp_path: Path) -> None:
    assert axe_violations(browser, report("html", review(text)), tmp_path, size) == []


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_axe_finds_no_violation_in_a_page_of_several_filings(
    size: tuple[int, int], browser: "Browser", tmp_path: Path
) -> None:
    """Among them the example of which most is to be shown, of one jurisdiction in an ordinary run."""
    worst: dict[str, Review] = {}
    for file in sorted((Path(__file__).parents[2] / "examples").glob("*/*/defects.yaml")):
        found = review(file.read_text(encoding="utf-8"), "/".join(file.parts[-4:]))
        assert found.outcome == "defects"
        known = worst.setdefault(file.parts[-3], found)
        worst[file.parts[-3]] = max(known, found, key=lambda item: len(item.findings) + len(item.open))
    assert len(worst) > 1
    asked = sorted(worst.values(), key=lambda item: len(item.findings) + len(item.open))
    shown = asked if tries_all() else asked[:1]
    page = report("html", *shown, review(LAWFUL, "b.yaml"), review(TAB, "c.yaml"), hostile())
    assert axe_violations(browser, page, tmp_path, size) == []


def test_axe_finds_no_violation_in_a_compared_draft_on_a_phone(browser: "Browser", tmp_path: Path) -> None:
    drawn = '<text x="20" y="40">Lucky Ladies with a golden ticket</text><text x="300" y="40">77 to 1</text>'
    draft = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400">{drawn}</svg>'
    told = compare(read_draft(draft.encode(), "a.svg"), review(DEFECTS), Kind.SIGN)
    assert axe_violations(browser, draft_html(told), tmp_path, (400, 800)) == []


def test_axe_is_able_to_find_a_violation(browser: "Browser", tmp_path: Path) -> None:
    page = unpoliced(report("html", review(LAWFUL)).replace("--soft: #4a5561", "--soft: #c9ced4"))
    assert any(item.startswith("color-contrast: ") for item in axe_violations(browser, page, tmp_path))


def test_the_pages_own_script_runs_under_its_policy(browser: "Browser", tmp_path: Path) -> None:
    item = review(DEFECTS)
    with opened(browser, report("html", item), tmp_path) as shown:
        page = read_page(shown.content())
    form = page.one("form", id="filters")
    assert "hidden" not in form.attributes
    many = len(item.findings) + len(item.open)
    said = f"Showing {many} of {many} findings and 291 of 291 provisions."
    assert form.one("p", id="status").text() == said


def test_hostile_texts_do_not_run(browser: "Browser", tmp_path: Path) -> None:
    page = report("html", hostile()).replace("alert(1)", "document.title='hacked'")
    assert "hacked" in page
    with opened(browser, page, tmp_path) as shown:
        assert shown.title().startswith("Review of a,b:c%0A")


def test_the_policy_stops_a_script_that_is_not_the_pages_own(browser: "Browser", tmp_path: Path) -> None:
    page = report("html", review(LAWFUL)).replace("</body>", "<script>document.title='hacked'</script></body>")
    with opened(browser, page, tmp_path) as shown:
        assert shown.title() == "Review of filing.yaml"


def test_only_what_needs_attention(browser: "Browser", tmp_path: Path) -> None:
    script = f"""{_SHOWN}
      document.getElementById("attention").click();
      return {{
        findings: [...new Set(shown("finding").map((node) => node.dataset.key))].sort(),
        provisions: [...new Set(shown("provision").map((node) => node.dataset.key))].sort(),
        empty: [...document.querySelectorAll(".provision-section")].filter(
          (node) => !node.hidden && !node.querySelector("tr[data-group]:not([hidden])")).length,
        note: document.getElementById("filtered").textContent,
      }};
    """
    found = result_of(browser, script, report("html", review(DEFECTS)), tmp_path)
    assert found["findings"] == ["missing", "open", "violation"]
    assert found["provisions"] == ["fails", "open"]
    assert found["empty"] == 0
    assert found["note"].startswith(f"Filtered: showing {5 + len(review(DEFECTS).open)} of ")


def test_filters_by_class_by_outcome_and_by_words(browser: "Browser", tmp_path: Path) -> None:
    script = f"""{_SHOWN}
      const box = (group, key) => document.querySelector(`input[data-group=${{group}}][value=${{key}}]`);
      const needle = document.getElementById("needle");
      const type = (text) => {{ needle.value = text; needle.dispatchEvent(new Event("input")); }};
      box("finding", "advisory").click();
      box("provision", "not_filed").click();
      const chosen = [shown("finding"), shown("provision")].map((nodes) => nodes.map((node) => node.dataset.key));
      type("633A.13(o)");
      const sought = shown("provision").map((node) => node.querySelector("th").textContent);
      type("nothing has these words");
      const none = [...document.querySelectorAll(".none")].map((node) => node.hidden);
      document.getElementById("everything").click();
      return {{chosen, sought, none, all: shown("provision").length, left: needle.value}};
    """
    found = result_of(browser, script, report("html", review(DEFECTS)), tmp_path)
    assert "advisory" not in found["chosen"][0]
    assert "violation" in found["chosen"][0]
    assert "not_filed" not in found["chosen"][1]
    assert "does_not_apply" in found["chosen"][1]
    assert found["sought"] == ["633a.13(o)"]
    assert found["none"] == [False] * len(found["none"])
    assert found["all"] == 291
    assert found["left"] == ""


def test_a_link_to_something_filtered_shows_it(browser: "Browser", tmp_path: Path) -> None:
    item = review(DEFECTS)
    page = report("html", item)
    target = read_page(page).all("tr", data_key="not_filed")[0].attributes["id"]
    script = f"""
      document.getElementById("attention").click();
      const target = document.getElementById({target!r});
      const before = target.hidden;
      location.hash = {target!r};
      await new Promise((done) => setTimeout(done, 100));
      const line = document.querySelector(".listing li");
      location.hash = line.id;
      await new Promise((done) => setTimeout(done, 100));
      return [before, target.hidden, line.closest("details").open];
    """
    assert result_of(browser, script, page, tmp_path) == [True, False, True]


def test_the_page_fits_a_narrow_window(browser: "Browser", tmp_path: Path) -> None:
    script = "return [document.documentElement.scrollWidth, window.innerWidth];"
    width, room = result_of(browser, script, report("html", review(DEFECTS), hostile()), tmp_path, (500, 900))
    assert width <= room


def test_every_link_within_the_page_leads_somewhere(browser: "Browser", tmp_path: Path) -> None:
    script = """
      const links = [...document.querySelectorAll("a[href^='#']")];
      const missing = links.filter((link) => !document.getElementById(decodeURIComponent(link.hash.slice(1))));
      return [links.length, missing.map((link) => link.outerHTML)];
    """
    page = report("html", review(DEFECTS, "a.yaml"), review(TAB, "b.yaml"), review(NO_LAW, "c.yaml"))
    count, missing = result_of(browser, script, page, tmp_path)
    assert count > 50
    assert missing == []
