import re
from dataclasses import replace

import pytest
from page_reader import Element, read_page
from report_cases import DEFECTS, EXPECTED, HOSTILE_TEXT, LAWFUL, NO_LAW, TAB, hostile, report, review, with_findings

from checker import __version__
from checker.report.html_excerpt import excerpt
from checker.report.html_model import MOST_LINES, filing_view
from checker.rules import Finding, FindingClass
from checker.source import Position
from checker.values.provision import Provision


def _card(page: Element, provision: str, key: str) -> Element:
    return next(
        card
        for card in page.all("article", class_=key)
        if card.one("p", class_="meta").text().startswith(f"58 Pa. Code § {provision} ")
    )


def _facts(card: Element) -> dict[str, str]:
    return {term.text(): value.text() for term, value in zip(card.all("dt"), card.all("dd"), strict=True)}


def test_the_summary_tells_law_outcome_and_counts() -> None:
    item = review(DEFECTS)
    page = read_page(report("html", item))
    assert page.one("title").text() == "Review of filing.yaml"
    assert page.one("h1").text() == "Review of a Rules Submission"
    assert page.one("p", class_="verdict").text() == "Has defects"
    details = page.one("dl", class_="details")
    assert _facts(details)["Law as in force on"] == "July 1, 2015 (the filing date)"
    assert _facts(details)["Chapter"] == "Blackjack, 58 Pa. Code Ch. 633a (Pennsylvania)"
    assert _facts(details)["Certificate holder"] == "Lehigh Crossing Gaming, LLC"
    counts = item.counts()
    tiles = [tile.text() for tile in page.one("ul", class_="counts").all("li")]
    assert tiles[:2] == ["4 violations", "1 missing entry"]
    assert tiles[2] == f"{counts['advisories']} doubts of the law"
    assert f"Of {counts['judged']} provisions that this filing touches" in page.one("div", class_="summary").text()
    assert __version__ in page.one("footer").text()


def test_a_finding_tells_what_where_and_what_would_be_lawful() -> None:
    card = _card(read_page(report("html", review(DEFECTS))), "633a.2(a)", "violation")
    assert card.one("h4").text().startswith("Violation The table has at most 7 betting positions")
    facts = _facts(card)
    assert facts["Place"] == "Line 7, column 14, table.positions"
    assert facts["The filing says"] == "8"
    assert facts["Lawful"] == "at most 7"
    assert card.one("p", class_="source").text().startswith("Source: 42 Pa.B. 2922. Notable. Id: ")


def test_an_excerpt_marks_the_place_and_related_places_in_the_order_of_the_file() -> None:
    card = _card(read_page(report("html", review(DEFECTS))), "633a.13(g)", "violation")
    lines = card.one("ol", class_="excerpt").all("li")
    assert [line.attributes["value"] for line in lines] == ["9", "16", "17", "18"]
    assert [mark.exact() for mark in card.all("mark")] == ["3", "C"]
    assert lines[2].one("code").exact() == "  bet_the_set_21: {paytable: C}"
    assert lines[2].has(class_="here")
    assert lines[1].has(class_="gap")
    assert lines[0].one("span", class_="label").text()


def test_every_provision_has_its_outcome_and_the_facts_that_decided_it() -> None:
    item = review(DEFECTS)
    rows = read_page(report("html", item)).all("tr", data_group="provision")
    assert [row.one("th").text() for row in rows] == [outcome.provision.provision for outcome in item.provisions]
    for row, outcome in zip(rows, item.provisions, strict=True):
        assert row.attributes["data-key"] == (outcome.outcome.value if outcome.outcome else "not_filed")
        cells = row.all("td")
        assert cells[0].text() == outcome.provision.about
        assert all(fact in cells[2].text() for fact in outcome.facts)
        assert cells[3].text() == outcome.provision.period.source
    assert len({row.attributes["id"] for row in rows}) == len(rows)
    words = {row.attributes["data-key"]: row.all("td")[1].text() for row in rows}
    assert words == {
        "fails": "Fails",
        "open": "Open: not stated",
        "holds": "Holds",
        "does_not_apply": "Does not apply",
        "not_filed": "Nothing to file",
    }


def test_provisions_and_findings_link_to_each_other() -> None:
    page = read_page(report("html", review(DEFECTS)))
    card = _card(page, "633a.2(a)", "violation")
    row = page.one("tr", id=(card.one("p", class_="meta").one("a").attributes["href"] or "").removeprefix("#"))
    assert row.one("th").text() == "633a.2(a)"
    assert f"#{card.attributes['id']}" in [link.attributes["href"] for link in row.all("a")]


def test_an_advisory_shows_both_readings_and_the_one_applied() -> None:
    item = review(DEFECTS)
    finding = next(found for found in item.findings if any(note.startswith("Literal reading") for note in found.notes))
    page = read_page(report("html", with_findings(item, finding)))
    card = page.one("article", class_="advisory")
    literal, evident = card.one("ul", class_="readings").all("li")
    assert literal.text().startswith("Literal reading")
    assert evident.text().startswith("Evident reading")
    applied = [reading for reading in (literal, evident) if reading.has(class_="applied")]
    assert len(applied) == 1
    assert "applied here" in applied[0].text()
    for note in finding.notes:
        assert note.partition(": ")[2] in card.text()


def test_how_the_other_reading_comes_out_is_shown() -> None:
    item = review(LAWFUL)
    note = "Under the literal reading this filing would also have a violation: The limit is too low."
    found = Finding(provision=Provision("633a.13(o)"), kind=FindingClass.ADVISORY, message="A doubt.", notes=(note,))
    card = read_page(report("html", with_findings(item, found))).one("article")
    assert card.one("ul", class_="notes").text() == note


def test_arithmetic_and_what_is_open_are_listed() -> None:
    item = review(DEFECTS)
    page = read_page(report("html", item))
    assert [line.text() for line in page.one("ol", class_="arithmetic").all("li")] == list(item.arithmetic)
    cards = page.all("article", class_="open")
    assert len(cards) == len(item.open)
    for card, point in zip(cards, item.open, strict=True):
        assert point.text in card.one("h4").text()
        assert card.one("p", class_="source").text().endswith(tuple("0123456789abcdef"))


def test_a_varied_finding_stands_apart_with_its_approval() -> None:
    item = review(DEFECTS)
    varied = replace(item.findings[0], kind=FindingClass.VARIED, notes=("Varied by approval 7 of the Board.",))
    page = read_page(report("html", with_findings(item, varied)))
    card = page.one("article")
    assert card.one("h4").text().startswith("Varied by an approval ")
    assert card.one("ul", class_="notes").text() == "Varied by approval 7 of the Board."
    assert "Varied by an approval" in [heading.text() for heading in page.all("h3")]


def test_the_filing_is_listed_with_links_to_what_stands_in_each_line() -> None:
    listing = read_page(report("html", review(DEFECTS))).one("ol", class_="listing").all("li")
    assert [line.one("code").exact() for line in listing] == DEFECTS.splitlines()
    assert [link.text() for link in listing[6].all("a")] == ["violation 633a.2(a)"]


@pytest.mark.parametrize(
    ("text", "verdict", "tag"),
    [(TAB, "Cannot be read", "Cannot be read"), (NO_LAW, "Nothing to judge", "Nothing to judge")],
)
def test_what_was_not_judged_does_not_look_like_success(text: str, verdict: str, tag: str) -> None:
    page = read_page(report("html", review(text)))
    assert page.one("p", class_="verdict").text() == verdict
    assert "No provision was judged." in page.one("div", class_="summary").text()
    assert page.one("article").one("h4").text().startswith(tag)
    assert page.all("table") == []


def test_several_filings_stand_in_one_table_and_one_page() -> None:
    page = read_page(report("html", review(DEFECTS, "a.yaml"), review(LAWFUL, "b.yaml"), review(TAB, "c.yaml")))
    assert page.one("title").text() == "Review of 3 filings"
    rows = page.one("table", class_="filings").one("tbody").all("tr")
    outcomes = [(row.one("th").text(), row.one("span", class_="tag").text()) for row in rows]
    assert outcomes == [
        ("a.yaml Lehigh Crossing Casino", "Has defects"),
        ("b.yaml Lehigh Crossing Casino", "Incomplete"),
        ("c.yaml", "Cannot be read"),
    ]
    assert rows[0].all("td")[2].text() == str(len(EXPECTED))
    assert [heading.text() for heading in page.one("main").all("h2")] == [
        *("All filings", "a.yaml", "b.yaml", "c.yaml"),
        *("Doubts of the law, told once", "pa/633a: provisions at which nothing is filed"),
    ]
    ids = [item.attributes["id"] for item in page.all() if "id" in item.attributes]
    assert len(ids) == len(set(ids))
    links = {(link.attributes["href"] or "").removeprefix("#") for link in page.one("main").all("a")}
    assert links <= set(ids)


def test_several_filings_are_told_once_what_is_the_same_in_each() -> None:
    alone = report("html", review(LAWFUL, "a.yaml"))
    two = report("html", review(LAWFUL, "a.yaml"), review(LAWFUL, "b.yaml"))
    five = report("html", *(review(LAWFUL, f"{name}.yaml") for name in "abcde"))
    # What each filing more takes is less than half of what one takes alone.
    assert (len(five) - len(two)) / 3 < len(alone) / 2
    assert (alone.count("<!--"), two.count("<!--")) == (0, 0)
    for sentence in {text for text in alone.splitlines() if text.startswith("<p><strong>Effect.")}:
        assert two.count(sentence) == 1
    # Every provision is named in the section of each filing, or in the list that is told once.
    names = {row.one("th").text() for row in read_page(alone).all("tr") if row.attributes.get("data-group")}
    page = read_page(two)
    listed = {row.one("th").text() for row in page.all("tr") if row.attributes.get("data-group")}
    idle = [row.text() for row in page.all("tr") if row.text().startswith("Do not apply: ")]
    assert names == listed | {name.strip() for text in idle for name in text.partition(": ")[2].split(",")}


def test_without_a_script_everything_is_shown() -> None:
    page = read_page(report("html", review(DEFECTS)))
    hidden = [item for item in page.all() if "hidden" in item.attributes]
    assert {item.tag for item in hidden} == {"form", "p"}
    assert all(item.text() in {"", "Nothing here matches the filters."} for item in hidden if item.tag == "p")


def test_filters_count_what_they_filter() -> None:
    item = review(DEFECTS)
    form = read_page(report("html", item)).one("form")
    words = {label.text() for label in form.all("label", class_="choice")}
    assert {"Violations (4)", "Missing entries (1)", "Fails (5)"} <= words
    assert f"Doubts of the law ({item.counts()['advisories']})" in words


def test_the_page_loads_nothing() -> None:
    text = report("html", review(DEFECTS))
    page = read_page(text)
    assert {item.tag for item in page.all()} & {"link", "img", "iframe", "object", "embed", "base"} == set()
    for item in page.all():
        assert item.tag != "script" or item.attributes == {}
        assert "style" not in item.attributes
        assert (item.attributes.get("href") or "#").startswith("#")
    assert re.search(r"url\(|@import|https?://", text) is None
    policy = page.one("meta", http_equiv="Content-Security-Policy").attributes["content"] or ""
    assert policy.startswith("default-src 'none'; style-src 'sha256-")


def test_hostile_texts_are_shown_and_stay_texts() -> None:
    page = read_page(report("html", hostile()))
    assert len(page.all("script")) == 1
    card = page.one("article")
    shown = (
        HOSTILE_TEXT.replace("\u202e", "<U+202E>")
        .replace("\x1b", "<U+001B>")
        .replace("\x00", "<U+0000>")
        .replace("\ufffe", "<U+FFFE>")
    )
    assert card.one("h4").text() == f"Violation {shown}"
    assert [mark.exact() for mark in card.all("mark")] == ["</scri", "blackjack"]
    assert page.one("h2", id=filing_view(hostile()).id).text().startswith("a,b:c%0A::error::x<U+000A><script>")
    assert not any(key.startswith("on") for item in page.all() for key in item.attributes)


def test_a_long_line_is_cut_around_the_mark() -> None:
    base = review(LAWFUL)
    line = f"facility: {'x' * 5_000}MARK{'y' * 5_000}"
    item = replace(base, lines=(*base.lines[:2], line, *base.lines[3:]))
    finding = Finding(
        provision=Provision(""),
        kind=FindingClass.UNREADABLE,
        message="m",
        position=Position(line=3, column=5_011, width=4),
    )
    (here,) = [found for found in excerpt(item, finding) if found.primary]
    assert here.marked == "MARK"
    assert here.before == f"…{'x' * 80}"
    assert here.after == f"{'y' * 120}…"


def test_a_place_at_the_end_of_a_line_is_marked_by_a_sign() -> None:
    base = review(LAWFUL)
    finding = Finding(
        provision=Provision(""), kind=FindingClass.UNREADABLE, message="m", position=Position(line=6, column=6)
    )
    (here,) = [found for found in excerpt(base, finding) if found.primary]
    assert (here.before, here.marked) == ("play:", "‸")
    beyond = replace(finding, position=Position(line=99, column=1))
    assert excerpt(base, beyond) == ()


def test_of_a_very_long_filing_the_first_lines_are_listed() -> None:
    item = replace(review(LAWFUL), lines=tuple("#" for _ in range(MOST_LINES + 7)))
    page = read_page(report("html", item))
    assert len(page.one("ol", class_="listing").all("li")) == MOST_LINES
    assert "7 more lines are not shown." in page.one("details").text()
