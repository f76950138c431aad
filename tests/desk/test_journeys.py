"""The desk in a real browser: by mouse, by keyboard, without scripts, in light and dark, on narrow screens."""

import contextlib
import json
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from in_browser import browser, violations_in
from playwright.sync_api import Browser, Page, TimeoutError  # noqa: A004 - its own name
from sampled import is_tried, tries_all

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, Dialog

pytestmark = pytest.mark.browser
__all__ = ["browser"]
EXAMPLES = Path("examples/pa/blackjack")
BASE = "/filing/good.yaml"


@dataclass
class Desk:
    """A desk that runs, and a page of a browser that has opened it. ``said`` is what the page complained of."""

    root: Path
    base: str
    page: Page
    said: list[str] = field(default_factory=list)
    clicks: int = 0

    def go(self, path: str) -> None:
        self.page.goto(f"{self.base}{path}")

    def click(self, role: str, name: str | re.Pattern[str], **options: Any) -> None:
        self.clicks += 1
        self.page.get_by_role(role, name=name, **options).click()  # type: ignore[arg-type]

    def text(self, name: str) -> str:
        return (self.root / name).read_text(encoding="utf-8")

    def saved(self, name: str, words: str) -> str:
        """Wait until the file holds the words; give its text."""
        until = time.monotonic() + 10
        while words not in self.text(name):
            assert time.monotonic() < until, self.text(name)
            time.sleep(0.02)
        return self.text(name)


@dataclass
class Runs:
    root: Path
    base: str
    state: Any


@pytest.fixture(scope="module")
def running(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Runs]:
    """One desk for all journeys, over a folder that each finds empty; its address was opened once."""
    root = tmp_path_factory.mktemp("filings")
    process = subprocess.Popen(
        [sys.executable, "-m", "checker", "desk", str(root), "--no-browser"], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    address = process.stdout.readline().strip()
    context = browser.new_context()
    context.new_page().goto(address)
    yield Runs(root=root, base=address.partition("/?")[0], state=context.storage_state())
    context.close()
    process.kill()
    process.communicate()


def opened(browser: Browser, running: Runs, **options: Any) -> Desk:
    for path in running.root.iterdir():
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    page = browser.new_context(storage_state=running.state, **options).new_page()
    page.set_default_timeout(30_000)
    desk = Desk(root=running.root, base=running.base, page=page)

    def heard(message: "ConsoleMessage") -> None:
        # A page that says no (409, 422) is told in the console too.
        if message.type == "error" and "status of 4" not in message.text:
            desk.said.append(message.text)

    def asked(dialog: "Dialog") -> None:
        desk.said.append(f"a dialog: {dialog.message}")
        dialog.dismiss()

    page.on("console", heard)
    page.on("pageerror", lambda error: desk.said.append(str(error)))
    page.on("dialog", asked)
    page.goto(running.base)
    return desk


@pytest.fixture
def desk(browser: Browser, running: Runs) -> Iterator[Desk]:
    found = opened(browser, running)
    yield found
    found.page.context.close()
    assert found.said == []


@pytest.fixture
def plain(browser: Browser, running: Runs) -> Iterator[Desk]:
    found = opened(browser, running, java_script_enabled=False)
    yield found
    found.page.context.close()


def put(desk: Desk, name: str = "good.yaml", example: str = "submission.yaml") -> None:
    shutil.copy(EXAMPLES / example, desk.root / name)


ANSWERS = {
    "table": {
        "positions": "7", "card_reader_device": "yes", "discard_rack": "taller and marked",
        "drop_and_tip_box": "opposite sides of the dealer",
    },
    "cards": {
        "decks": "8", "cover_cards": "1", "shuffler": "automated", "batches": "8\n8",
        "batch_backs": "different colors", "double_shoe": "no", "changed_every": "24 hours",
    },
    "play": {
        "adjacent_boxes": "2", "mid_shoe_entry": "permitted", "settlement": "collect first",
        "blackjack_against_ace_or_ten": "paid at once", "surrender_against_ace_or_ten": "after the card reader",
        "double_down_card": "face up", "additional_splits": "3",
    },
    "layout": {
        "name_or_logo": "yes", "areas": "blackjack\nroyal_match_21", "payout_odds": "sign",
        "inscriptions": "Blackjack pays 3 to 2\nInsurance pays 2 to 1\nDealer shall draw to 16 and stand on all 17s",
    },
}  # fmt: skip
ROYAL = {"paytable": "C", "crown_treasure": "yes", "minimum": "$5", "maximum": "$100"}


def answer(desk: Desk, path: str, value: str) -> None:
    """Answer one question as a person does."""
    page = desk.page
    named = page.locator(f'[name="a:{path}"]')
    named.first.wait_for()
    desk.clicks += 1
    if named.first.get_attribute("type") == "radio":
        page.locator(f'[name="a:{path}"][value="{value}"]').check()
        page.locator(f'[name="a:{path}"][value="{value}"]').and_(page.locator(":checked")).wait_for()
    else:
        named.fill(value)
    page.locator("#panel:not([aria-busy])").wait_for()


def test_a_newcomer_goes_from_an_empty_folder_to_a_complete_filing(desk: Desk) -> None:
    page = desk.page
    screens = 1
    desk.click("link", "New filing")
    page.get_by_label("Game").select_option("pa/633a")
    page.get_by_label("Facility").fill("Lehigh Crossing Casino")
    page.get_by_label("Who files").fill("Lehigh Crossing Gaming, LLC")
    page.get_by_label("Filing date").fill("2015-07-01")
    desk.clicks += 5
    desk.click("button", "Make the filing")
    # The day lies after the text that is known: that is said before anything else.
    assert "known here through June 13, 2015" in page.get_by_role("alert").inner_text()
    page.get_by_label("Filing date").fill("2015-06-13")
    desk.click("button", "Go on with the law that is known")
    name = "lehigh-crossing-casino-blackjack-2015-06-13.yaml"
    page.get_by_role("heading", name=name).wait_for()
    screens += 3
    desk.click("link", "Wagers", exact=True)
    desk.click("button", re.compile("^Offer Royal Match"))
    page.get_by_role("button", name=re.compile("^Do not offer Royal Match")).wait_for()
    desk.click("link", re.compile("^Royal Match"))
    screens += 2
    for entry, value in ROYAL.items():
        answer(desk, f"wagers.royal_match_21.{entry}", value)
    desk.click("button", re.compile("^Save and go"))
    page.get_by_role("heading", name="Wagers", exact=True).wait_for()
    desk.click("link", re.compile("^Blackjack"))
    answer(desk, "wagers.blackjack.minimum", "$10")
    answer(desk, "wagers.blackjack.maximum", "$500")
    desk.click("button", re.compile("^Save and go"))
    page.get_by_role("heading", name="Wagers", exact=True).wait_for()
    screens += 2
    for section, answers in ANSWERS.items():
        desk.go(f"/filing/{name}/section/{section}")
        screens += 1
        for entry, value in answers.items():
            answer(desk, f"{section}.{entry}", value)
        desk.click("button", "Save and go on")
        page.locator(f"h1:not(:text-is('{section.capitalize()}'))").wait_for()
    desk.go(f"/filing/{name}/answers")
    screens += 1
    assert page.locator("#panel .verdict").inner_text() == "Complies"
    questions = sum(len(answers) for answers in ANSWERS.values()) + len(ROYAL) + 2 + 4
    desk.click("link", "Go on to the documents")
    screens += 1
    with page.expect_download() as download:
        desk.click("link", "All as one archive")
    assert download.value.suggested_filename == f"{name.removesuffix('.yaml')}.zip"
    assert page.locator(".work .tag", has_text="draft").count() == 0
    assert (screens, questions, desk.clicks) == (14, 32, 48)


def test_what_does_not_apply_comes_and_goes_with_the_answers(desk: Desk) -> None:
    put(desk)
    desk.go(f"{BASE}/section/cards")
    page = desk.page
    assert page.locator("#q-cards-batches").count() == 1
    page.locator('[name="a:cards.shuffler"][value="none"]').check()
    page.locator("#q-cards-batches").wait_for(state="detached")
    assert page.evaluate("document.activeElement.value") == "none"
    page.locator('[name="a:cards.shuffler"][value="automated"]').check()
    page.locator("#q-cards-batches").wait_for()
    page.locator('[name="a:cards.decks"]').fill("0")
    page.locator('[name="a:cards.decks"]').press("Tab")
    page.locator("#panel .outcome-defects, #panel .outcome-unreadable").wait_for()
    assert page.locator("#q-cards-decks.unlawful .problem").count() >= 1
    assert "decks: 0 # in the shoe" in desk.saved("good.yaml", "decks: 0")


def test_what_is_typed_and_not_sent_survives_an_answer_beside_it(desk: Desk) -> None:
    put(desk)
    desk.go(f"{BASE}/section/cards")
    page = desk.page
    page.locator('[name="a:cards.changed_every"]').fill("12 hours")
    page.locator('[name="a:cards.decks"]').evaluate("field => { field.value = '6'; }")
    page.locator('[name="a:cards.double_shoe"][value="yes"]').check()
    text = desk.saved("good.yaml", "double_shoe: yes")
    assert page.locator('[name="a:cards.changed_every"]').input_value() == "12 hours"
    assert "changed_every: 12 hours" in text


def _left(page: Page) -> int:
    """How many items are undecided, once the page has come whole."""
    page.wait_for_load_state("load")
    page.locator(".items").first.wait_for()
    return page.locator(".items .undecided").count()


def test_several_filings_become_as_many_letters_by_keyboard(desk: Desk) -> None:
    page = desk.page
    several = 5 if tries_all() else 2
    text = (EXAMPLES / "submission.yaml").read_text(encoding="utf-8")
    for number in range(several):
        changed = text.replace("initial: $10,000", f"initial: ${number},000").replace("Lehigh", f"Number {number}")
        (desk.root / f"n{number}.yaml").write_text(changed, encoding="utf-8")
    desk.go("/inbox")
    for number in range(several):
        desk.go("/inbox")
        desk.click("link", f"n{number}.yaml")
        desk.click("link", "Letter")
        assert "undecided" in page.locator("main").inner_text()
        desk.click("link", "Decide them")
        if number == 0:
            # Doubts of the law are decided once, for this filing and the later ones.
            page.get_by_text(re.compile("of the law together")).click()
            group = page.locator("details[open]")
            for box in group.locator('[name="item"]').all():
                box.check()
            group.get_by_label("Your name").fill("R. Alvarez")
            group.get_by_label(re.compile("stand for every later")).check()
            desk.click("button", "Accept all that are ticked")
        while _left(page):
            here = page.locator(".items .here a").get_attribute("href")
            if page.locator("#by").input_value() == "":
                page.locator("#by").fill("R. Alvarez")
            grave = page.locator(".items .here .tag.advisory").count()
            if page.locator("#stands").count():
                page.locator("#stands").check()
            page.locator("main").focus()
            page.keyboard.press("q" if grave else "d")
            # A key pressed while the page is still coming is lost, as it would be for a person, who presses it again.
            with contextlib.suppress(TimeoutError):
                page.wait_for_function(
                    "here => document.querySelector('.items .here a')?.getAttribute('href') !== here "
                    "|| !document.querySelector('.items .here.undecided')",
                    arg=here,
                    timeout=4_000,
                )
        if number:
            assert page.get_by_text("by a standing determination").count() >= 1
        desk.click("link", "Letter")
        with page.expect_download() as download:
            desk.click("link", "PDF")
        assert download.value.suggested_filename == f"n{number}.letter.pdf"
        letter = page.frame_locator("iframe").locator("body").inner_text()
        assert "633a.13(j)(2)" in letter
    assert len(list(desk.root.glob("*.record.json"))) == several


def test_a_violation_is_accepted_only_with_a_note(desk: Desk) -> None:
    put(desk, "first.yaml", "first-filing.yaml")
    desk.go("/filing/first.yaml/review")
    desk.page.locator("#by").fill("R. Alvarez")
    desk.click("button", re.compile("^Accept"), exact=False)
    assert "only with a note" in desk.page.get_by_role("alert").inner_text()
    assert not (desk.root / "first.record.json").exists()
    desk.page.locator("#note").fill("Approved by the Executive Director on the same day.")
    desk.page.locator("#by").fill("R. Alvarez")
    desk.click("button", re.compile("^Accept"))
    desk.page.get_by_text("1 of").wait_for()
    assert "Approved by" in (desk.root / "first.record.json").read_text(encoding="utf-8")


def test_a_file_changed_underneath_is_shown_and_not_written_over(desk: Desk) -> None:
    put(desk)
    desk.go(f"{BASE}/section/play")
    page = desk.page
    theirs = desk.text("good.yaml").replace("adjacent_boxes: 2", "adjacent_boxes: 3")
    (desk.root / "good.yaml").write_text(theirs, encoding="utf-8")
    page.locator('[name="a:play.additional_splits"]').fill("1")
    page.locator('[name="a:play.additional_splits"]').press("Tab")
    page.get_by_role("heading", name="The file has changed").wait_for()
    assert desk.text("good.yaml") == theirs
    row = page.get_by_role("row", name=re.compile("Additional splits"))
    assert row.inner_text().split("\t")[1:] == ["3", "1"]
    desk.click("button", "Write what I sent")
    text = desk.saved("good.yaml", "additional_splits: 1")
    assert text.startswith("# Rules Submission for Blackjack")


def test_hostile_names_are_only_text(desk: Desk) -> None:
    hostile = "</title><script>alert(1)</script><img src=x onerror=alert(2)>"
    text = (EXAMPLES / "submission.yaml").read_text(encoding="utf-8")
    text = text.replace("facility: Lehigh Crossing Casino", f"facility: {json.dumps(hostile)}")
    name = "<img src=x onerror=alert(3)>.yaml"
    (desk.root / name).write_text(text, encoding="utf-8")
    desk.go("/")
    assert hostile in desk.page.locator("main").inner_text()
    desk.click("link", name, exact=True)
    for link in ("Check your answers", "Documents", "Review"):
        desk.click("link", link, exact=True)
        desk.page.go_back()
    desk.go("/inbox")
    assert hostile in desk.page.locator("main").inner_text()


def test_everything_works_without_scripts(plain: Desk) -> None:
    put(plain)
    page = plain.page
    plain.go(f"{BASE}/section/cards")
    page.locator('[name="a:cards.decks"]').fill("6")
    page.locator('[name="a:cards.batches"]').fill("6\n6")
    page.locator('[name="a:cards.double_shoe"][value=""]').check()
    plain.click("button", "Save", exact=True)
    assert page.url.endswith("/section/cards")
    text = plain.text("good.yaml")
    assert "decks: 6 # in the shoe" in text
    assert "batches: [6, 6]" in text
    assert "double_shoe:\n" in text
    page.locator("#q-cards-decks summary").first.click()
    page.locator("#q-cards-decks").get_by_role("link", name="What 633a.3(a) says").click()
    page.get_by_role("heading", name="58 Pa. Code § 633a.3(a)").wait_for()
    plain.go(f"{BASE}/wagers")
    plain.click("button", re.compile("^Do not offer .*Lucky Ladies"))
    assert "#   lucky_ladies:" in plain.text("good.yaml")
    plain.click("button", re.compile("^Offer .*Lucky Ladies"))
    assert "\n  lucky_ladies:" in plain.text("good.yaml")
    plain.go(f"{BASE}/review")
    page.locator("#by").fill("R. Alvarez")
    plain.click("button", re.compile("^Question"))
    page.get_by_text(re.compile("^1 of .* decided")).wait_for()


def test_a_section_is_answered_by_keyboard_alone(desk: Desk) -> None:
    put(desk)
    desk.go(f"{BASE}/section/play")
    page = desk.page
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the page"
    page.keyboard.press("Enter")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.name") == "a:play.double_down_card":
            break
    page.keyboard.press("ArrowDown")
    text = desk.saved("good.yaml", "double_down_card: face down")
    assert text.count("face down") == 1
    assert page.evaluate("document.activeElement.name") == "a:play.double_down_card"


def test_why_it_is_asked_opens_in_place(desk: Desk) -> None:
    put(desk)
    desk.go(f"{BASE}/section/cards")
    card = desk.page.locator("#q-cards-decks")
    card.get_by_text("Why is this asked?").click()
    card.get_by_text("Handled as").wait_for()


def test_a_draft_is_dropped_and_compared(desk: Desk) -> None:
    put(desk)
    desk.go(f"{BASE}/drafts")
    desk.page.get_by_label(re.compile("^The file")).set_input_files(EXAMPLES / "sign.txt")
    desk.page.get_by_label("It is a draft of").select_option("sign")
    desk.click("button", "Compare it")
    desk.page.get_by_role("heading", name="sign.txt").wait_for()
    assert desk.page.locator(".draft-lines tbody tr").count() > 10
    assert (desk.root / "good.drafts" / "sign.txt").read_bytes() == (EXAMPLES / "sign.txt").read_bytes()


ONE_IN = {"light": 8, "dark": 12}
"""One page in so many is asked for all that axe-core knows, and for its colours, in an ordinary run."""
PAGES = (
    "/", "/new", "/inbox", "/inbox?provision=633a.13(g)", "/compare?old=good.yaml&new=first.yaml", "/horizon",
    "/filing/first.yaml", "/filing/first.yaml/section/head", "/filing/first.yaml/section/cards",
    "/filing/first.yaml/section/layout", "/filing/first.yaml/wagers", "/filing/first.yaml/wagers/bet_the_set_21",
    "/filing/later.yaml/weigh", "/filing/first.yaml/answers",
    f"{BASE}/documents", f"{BASE}/drafts", f"{BASE}/drafts/sign.txt",
    "/filing/first.yaml/explain/633a.13(g)", "/filing/first.yaml/review", "/filing/first.yaml/letter",
    "/filing/broken.yaml", "/nothing",
)  # fmt: skip


def test_every_page_is_accessible_in_light_and_dark_and_fits(browser: Browser, running: Runs) -> None:
    found = opened(browser, running, color_scheme="light", viewport={"width": 1280, "height": 900})
    put(found)
    put(found, "first.yaml", "first-filing.yaml")
    later = found.text("good.yaml").replace("filing_date: 2015", "filing_date: 2025")
    (found.root / "later.yaml").write_text(later, encoding="utf-8")
    (found.root / "broken.yaml").write_text("a: [\n", encoding="utf-8")
    (found.root / "good.drafts").mkdir()
    shutil.copy(EXAMPLES / "sign.txt", found.root / "good.drafts" / "sign.txt")
    problems = []
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
    # In the dark only colours differ, and those of all pages come from one sheet.
    rules = {"light": {"type": "tag", "values": tags}, "dark": {"type": "rule", "values": ["color-contrast"]}}
    for path in PAGES:
        found.page.set_viewport_size({"width": 320, "height": 800})
        found.go(path)
        found.page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
        wide = found.page.evaluate("document.documentElement.scrollWidth")
        if wide > 320:
            problems.append(f"{path}: {wide} px wide on a page of 320")
        found.page.set_viewport_size({"width": 1280, "height": 900})
        for scheme, only in rules.items():
            if not is_tried(path, ONE_IN[scheme]):
                continue
            found.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            problems += [f"{path} in {scheme}: {one}" for one in violations_in(found.page, only)]
    found.page.context.close()
    assert problems == []
    assert found.said == []
