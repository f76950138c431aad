"""The html review in a real browser: axe-core finds nothing wrong, the filters work, and hostile texts do nothing.

These tests need Chromium and axe-core, which .ci/run installs where it can; elsewhere they are skipped.
"""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from page_browser import AXE, CHROMIUM, axe_violations, opened, result_of
from page_reader import read_page
from report_cases import DEFECTS, LAWFUL, NO_LAW, TAB, hostile, report, review

if TYPE_CHECKING:
    from checker.review import Review

needs_chromium = pytest.mark.skipif(not CHROMIUM, reason="Chromium is not installed (.ci/run installs it where it can)")
needs_axe = pytest.mark.skipif(
    not CHROMIUM or not AXE.exists(),
    reason="Chromium or axe-core is not installed (.ci/run installs them where it can)",
)

_SHOWN = """
  const shown = (group) => [...document.querySelectorAll(`main [data-group=${group}]`)].filter((node) => !node.hidden);
"""


@pytest.mark.browser
@needs_axe
@pytest.mark.parametrize("size", ["1360,1000", "400,800"])
def test_axe_finds_no_violation_in_a_filing_with_defects(size: str, tmp_path: Path) -> None:
    assert axe_violations(report("html", review(DEFECTS)), tmp_path, size) == []


@pytest.mark.browser
@needs_axe
def test_axe_finds_no_violation_in_the_worst_examples(tmp_path: Path) -> None:
    """Those of which the page has most to show: one of each jurisdiction, for its own words."""
    worst: dict[str, Review] = {}
    for file in sorted((Path(__file__).parents[2] / "examples").glob("*/*/defects.yaml")):
        found = review(file.read_text(encoding="utf-8"), "/".join(file.parts[-4:]))
        assert found.outcome == "defects"
        known = worst.setdefault(file.parts[-3], found)
        worst[file.parts[-3]] = max(known, found, key=lambda item: len(item.findings) + len(item.open))
    assert len(worst) > 1
    for item in worst.values():
        assert axe_violations(report("html", item), tmp_path) == [], item.path


@pytest.mark.browser
@needs_axe
def test_axe_finds_no_violation_in_a_page_of_several_filings(tmp_path: Path) -> None:
    page = report("html", review(DEFECTS, "a.yaml"), review(LAWFUL, "b.yaml"), review(TAB, "c.yaml"), hostile())
    assert axe_violations(page, tmp_path) == []


@pytest.mark.browser
@needs_axe
@pytest.mark.parametrize("text", [LAWFUL, TAB, NO_LAW])
def test_axe_finds_no_violation_in_other_outcomes(text: str, tmp_path: Path) -> None:
    assert axe_violations(report("html", review(text)), tmp_path) == []


@pytest.mark.browser
@needs_axe
def test_axe_is_able_to_find_a_violation(tmp_path: Path) -> None:
    page = report("html", review(LAWFUL)).replace("--soft: #4a5561", "--soft: #c9ced4")
    assert any(item.startswith("color-contrast: ") for item in axe_violations(page, tmp_path))


@pytest.mark.browser
@needs_chromium
def test_the_pages_own_script_runs_under_its_policy(tmp_path: Path) -> None:
    item = review(DEFECTS)
    page = read_page(opened(report("html", item), tmp_path))
    form = page.one("form", id="filters")
    assert "hidden" not in form.attributes
    many = len(item.findings) + len(item.open)
    said = f"Showing {many} of {many} findings and 291 of 291 provisions."
    assert form.one("p", id="status").text() == said


@pytest.mark.browser
@needs_chromium
def test_hostile_texts_do_not_run(tmp_path: Path) -> None:
    page = report("html", hostile()).replace("alert(1)", "document.title='hacked'")
    assert "hacked" in page
    assert read_page(opened(page, tmp_path)).one("title").text().startswith("Review of a,b:c%0A")


@pytest.mark.browser
@needs_chromium
def test_the_policy_stops_a_script_that_is_not_the_pages_own(tmp_path: Path) -> None:
    page = report("html", review(LAWFUL)).replace("</body>", "<script>document.title='hacked'</script></body>")
    assert read_page(opened(page, tmp_path)).one("title").text() == "Review of filing.yaml"


@pytest.mark.browser
@needs_chromium
def test_only_what_needs_attention(tmp_path: Path) -> None:
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
    found = result_of(script, report("html", review(DEFECTS)), tmp_path)
    assert found["findings"] == ["missing", "open", "violation"]
    assert found["provisions"] == ["fails", "open"]
    assert found["empty"] == 0
    assert found["note"].startswith(f"Filtered: showing {5 + len(review(DEFECTS).open)} of ")


@pytest.mark.browser
@needs_chromium
def test_filters_by_class_by_outcome_and_by_words(tmp_path: Path) -> None:
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
    found = result_of(script, report("html", review(DEFECTS)), tmp_path)
    assert "advisory" not in found["chosen"][0]
    assert "violation" in found["chosen"][0]
    assert "not_filed" not in found["chosen"][1]
    assert "does_not_apply" in found["chosen"][1]
    assert found["sought"] == ["633a.13(o)"]
    assert found["none"] == [False] * len(found["none"])
    assert found["all"] == 291
    assert found["left"] == ""


@pytest.mark.browser
@needs_chromium
def test_a_link_to_something_filtered_shows_it(tmp_path: Path) -> None:
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
    assert result_of(script, page, tmp_path) == [True, False, True]


@pytest.mark.browser
@needs_chromium
def test_the_page_fits_a_narrow_window(tmp_path: Path) -> None:
    script = "return [document.documentElement.scrollWidth, window.innerWidth];"
    width, room = result_of(script, report("html", review(DEFECTS), hostile()), tmp_path, "500,900")
    assert width <= room


@pytest.mark.browser
@needs_chromium
def test_every_link_within_the_page_leads_somewhere(tmp_path: Path) -> None:
    script = """
      const links = [...document.querySelectorAll("a[href^='#']")];
      const missing = links.filter((link) => !document.getElementById(decodeURIComponent(link.hash.slice(1))));
      return [links.length, missing.map((link) => link.outerHTML)];
    """
    page = report("html", review(DEFECTS, "a.yaml"), review(TAB, "b.yaml"), review(NO_LAW, "c.yaml"))
    count, missing = result_of(script, page, tmp_path)
    assert count > 50
    assert missing == []
