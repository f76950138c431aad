"""Documents of every chapter: whatever its tables, meters and words are, they come out in every format."""

import datetime
import re

import pytest
from document_cases import changed, grid, panels, paper, payouts, prose, review, sign, text_of, topics
from pdf_text import lines_of, outside, pages
from sampled import tries_all

from checker.documents.build import build
from checker.documents.column_percentages import WIDE, column_percentages
from checker.documents.model import DOCUMENTS, DocumentName, Grid, Topics
from checker.documents.page import Page
from checker.documents.render import FORMATS, render
from checker.law import chapter_ids, compile_ruleset, load_chapter
from checker.review import Review

FACE_UP = """\
jurisdiction: pa
game: face-up-pai-gow-poker
facility: Lehigh Crossing Casino
filing_date: 2021-07-01
cards:
  decks: 1
play:
  two_adjacent_areas: yes
  house_way:
    - With no pair, play the second and third highest cards in the low hand.
    - With one pair, play the pair in the high hand.
wagers:
  face_up_pai_gow_poker:
    minimum: $10
    maximum: $500
  fortune_bonus:
    paytable: "1"
  progressive:
    paytable: "4"
"""
MARYLAND = """\
jurisdiction: md
game: pai-gow-poker
facility: Chesapeake Crossing Casino
facility_operator: Chesapeake Crossing, LLC
filing_date: 2016-07-01
cards:
  decks: 1
wagers:
  pai_gow_poker: yes
  progressive:
    paytable: C
    meters:
      mega:
        initial: $10,000
        reset: $10,000
        rate: 10%
      major:
        initial: $1,000
        reset: $1,000
      minor:
        initial: $500
        reset: $500
"""
BACCARAT = """\
jurisdiction: pa
game: midibaccarat
facility: Lehigh Crossing Casino
filing_date: 2014-07-01
cards:
  decks: 8
wagers:
  banker: yes
  player: yes
  tie:
    odds: 9 to 1
  dragon_bonus:
    paytable: A
"""


def everything(chapter_id: str) -> Review:
    """Review a draft that offers every wager of a chapter, each with the first paytable there is."""
    chapter = load_chapter(chapter_id)
    ruleset = compile_ruleset(chapter_id, chapter.known_through or chapter.adopted or datetime.date(2020, 1, 1))
    lines = [
        f"jurisdiction: {chapter.jurisdiction}",
        f"game: {chapter.game}",
        "facility: A casino",
        f"filing_date: {ruleset.as_of.isoformat()}",
        "cards:",
        "  decks: 1",
        "wagers:",
    ]
    for wager in ruleset.wagers.values():
        if wager.elected:
            labels = [table.label for table in ruleset.tables_for(wager.slug) if table.label]
            lines += [f"  {wager.slug}:", "    minimum: $5", *([f'    paytable: "{labels[0]}"'] if labels else [])]
    return review("\n".join(lines) + "\n")


@pytest.mark.parametrize("name", DOCUMENTS)
@pytest.mark.parametrize("chapter_id", chapter_ids())
def test_every_document_comes_out_in_every_format(chapter_id: str, name: DocumentName) -> None:
    document = build(everything(chapter_id), name, draft=True)
    # A sheet is set by the same program for every chapter: each has one document on paper.
    on_paper = tries_all() or (chapter_ids().index(chapter_id) + DOCUMENTS.index(name)) % 5 == 0
    for form in (form for form in FORMATS if on_paper or form != "pdf"):
        content = render(document, form, Page())
        if form == "pdf":
            assert outside(content) == []
            shown = " ".join(pages(content))
        else:
            shown = re.sub(r"<style>.*?</style>|<[^>]+>|\\", " ", content.decode("utf-8"), flags=re.DOTALL)
        assert load_chapter(chapter_id).title.lower() in shown.lower()
        assert re.findall(r"\b[a-z0-9]+_[a-z0-9_]+\b|\{|\}|\bNone\b", shown) == []


@pytest.mark.parametrize("chapter_id", chapter_ids())
def test_the_sign_of_every_wager_of_a_chapter_is_one_sheet(chapter_id: str) -> None:
    assert len(pages(render(build(everything(chapter_id), "sign", draft=True), "pdf", Page()))) == 1


def test_an_envy_bonus_has_a_column_of_its_own() -> None:
    shown = sign(review(FACE_UP), draft=True)
    rows = {row.outcome: (row.pays, row.envy) for row in panels(shown)["Fortune Bonus"].rows}
    assert rows["Five aces"] == ("250 to 1", "$50")
    assert rows["Straight"] == ("2 to 1", "")
    assert panels(shown)["Face Up Pai Gow Poker"].has_envy is False
    text = text_of(shown).split("\n")
    assert f"  Outcome{'Pays  Envy Bonus':>71}" in text
    assert f"  Five aces {'.' * 47} 250 to 1         $50" in text
    assert '<td class="pays"><span>250 to 1</span></td><td class="pays">$50</td>' in text_of(shown, "html")
    assert "| Five aces | 250 to 1 | $50 |" in text_of(shown, "md")


def test_a_push_stands_last() -> None:
    panel = panels(sign(review(FACE_UP), draft=True))["Fortune Bonus"]
    assert payouts(panel)[-1] == ("Three pair", "Push")


def test_what_a_paytable_prints_of_its_meter_is_shown() -> None:
    assert panels(sign(review(FACE_UP), draft=True))["Progressive"].terms == (
        "The wager is $5.",
        "The meter starts, and after it is won starts again, at $10,000.",
        "1% of each wager goes to the meter.",
        "A further 1% of each wager is set aside as a reserve.",
        "A winning wager is returned with the payout.",
    )


def test_payouts_keep_the_laws_own_units() -> None:
    rows = payouts(panels(sign(review(MARYLAND), draft=True))["Progressive"])
    assert rows[0][1] == "100 percent of the Mega Progressive"
    assert rows[3][1] == "100 for 1"


def test_several_meters_are_told_apart() -> None:
    terms = panels(sign(review(MARYLAND), draft=True))["Progressive"].terms
    assert "The Mega meter starts at $10,000." in terms
    assert "After the whole Minor meter is won, it starts again at $500." in terms
    assert "10% of each wager goes to the Mega meter." in terms


def test_maryland_uses_its_own_words() -> None:
    checklist = paper(review(MARYLAND), "filing", draft=True)
    assert checklist.subtitle == (
        "Made by the facility operator from its own filing. This is not a form of the Commission."
    )
    assert checklist.head.operator == "Facility operator: Chesapeake Crossing, LLC"
    assert grid(checklist, "identity")["Facility operator"] == ("Chesapeake Crossing, LLC",)


HOUSE_WAY = (
    "With no pair, play the second and third highest cards in the low hand.",
    "With one pair, play the pair in the high hand.",
)


def test_the_house_way_stands_once_in_the_guide_as_a_list() -> None:
    guide = paper(review(FACE_UP), "guide", draft=True)
    lines = [line for part in guide.parts if isinstance(part, Topics) for topic in part.topics for line in topic.lines]
    assert [(line.text, line.items) for line in lines if line.items] == [
        ("The dealer follows this house way:", HOUSE_WAY)
    ]
    assert "House way of setting the dealer's hands" not in grid(guide, "house")
    for form in FORMATS:
        content = render(guide, form, Page())
        shown = " ".join(pages(content)) if form == "pdf" else " ".join(content.decode("utf-8").split())
        for sentence in HOUSE_WAY:
            assert shown.count(sentence) == 1, form
    assert text_of(guide).count("\n  - With ") == 2
    assert text_of(guide, "md").count("\n  - With ") == 2
    assert [f"<li>{sentence}</li>" in text_of(guide, "html") for sentence in HOUSE_WAY] == [True, True]


def test_a_house_way_of_one_sentence_is_joined_to_its_lead() -> None:
    text = re.sub(r"(?m)^  house_way:\n(    - .*\n)+", "  house_way: The house way of attachment A\n", FACE_UP)
    guide = paper(review(text), "guide", draft=True)
    assert topics(guide, "choices")["How the dealer sets hands"] == [
        "The dealer follows this house way: The house way of attachment A"
    ]


def test_the_checklist_lists_a_long_house_way_below_its_line() -> None:
    sentences = [f"With hand number {number}, play the pair in the high hand and the rest low." for number in range(9)]
    way = "  house_way:\n" + "".join(f"    - {sentence}\n" for sentence in sentences)
    text = re.sub(r"(?m)^  house_way:\n(    - .*\n)+", way, FACE_UP)
    checklist = paper(review(text), "filing", draft=True)
    assert grid(checklist, "play")["House way of setting the dealer's hands"][1] == "the 9 sentences below"
    assert prose(checklist, "play.house_way") == sentences
    short = paper(review(FACE_UP), "filing", draft=True)
    assert grid(short, "play")["House way of setting the dealer's hands"][1] == " ".join(HOUSE_WAY)
    assert prose(short, "play.house_way") == []


def test_tables_of_the_checklist_have_columns_of_one_width() -> None:
    checklist = paper(review(FACE_UP), "filing", draft=True)
    tables = [part for part in checklist.parts if isinstance(part, Grid) and part.columns[0] == "Election"]
    assert len(tables) > 3
    assert len({column_percentages(table, WIDE) for table in tables}) == 1


UNREADABLE = changed(FACE_UP, ('    paytable: "1"', '    paytable: "4"'))
CAUTION = (
    "Compare with the official text before use, because the print at hand is unreadable: "
    "payouts of Flush, Three-of-a-kind, Straight; Envy Bonus of Four-of-a-kind."
)


def test_payouts_that_cannot_be_read_in_the_law_say_so_on_every_document() -> None:
    found = review(UNREADABLE)
    assert panels(sign(found, draft=True))["Fortune Bonus"].caution == CAUTION
    for form in FORMATS:
        content = render(sign(found, draft=True), form, Page())
        shown = " ".join(pages(content)) if form == "pdf" else content.decode("utf-8")
        plain = re.sub(r"<[^>]+>|[*\\]", "", shown).replace("\x02", "-")
        assert "".join(CAUTION.split()) in "".join(plain.split()), form
    felt = changed(UNREADABLE, ("wagers:\n", "layout:\n  payout_odds: layout\nwagers:\n"))
    assert panels(paper(review(felt), "layout", draft=True))["Fortune Bonus"].caution == CAUTION
    assert panels(paper(found, "guide", draft=True))["Fortune Bonus Wager"].caution == CAUTION
    advisories = grid(paper(found, "filing", draft=True), "advisories")
    assert any("Part of Fortune Bonus paytable 4 is reconstructed" in title for title in advisories)


def test_once_a_person_has_compared_them_the_caution_is_gone() -> None:
    compared = UNREADABLE + 'text_checked:\n  fortune_bonus_paytable_4: "51 Pa.B. 2975, compared on 2021-06-30"\n'
    assert panels(sign(review(compared), draft=True))["Fortune Bonus"].caution == ""
    assert panels(sign(review(FACE_UP), draft=True))["Fortune Bonus"].caution == ""


def test_a_long_payout_leaves_room_for_its_outcome() -> None:
    rows = {row.outcome: row.pieces for row in panels(sign(review(MARYLAND), draft=True))["Progressive"].rows}
    assert rows["Royal flush"] == ("100 percent of the", "Minor Progressive")
    guide = paper(review(MARYLAND), "guide", draft=True)
    assert any("Seven-card straight flush," in line for line in lines_of(render(guide, "pdf", Page())))


def test_odds_that_the_operator_sets_are_shown() -> None:
    assert payouts(panels(sign(review(BACCARAT), draft=True))["Tie"]) == [("Winning Tie Wager", "9 to 1")]


def test_a_table_of_the_guide_is_printed() -> None:
    guide = paper(review(BACCARAT), "guide", draft=True)
    table = next(part for part in guide.parts if isinstance(part, Grid) and part.key == "table")
    assert table.columns[1:] == tuple(str(number) for number in range(10))
    assert table.rows[0] == ("3", "D", "D", "D", "D", "D", "D", "D", "D", "S", "D")
    assert re.search(r"\n3 +D  D  D  D  D  D  D  D  S  D\n", text_of(guide))
    keys = [part.key for part in guide.parts]
    assert keys.index("table") == keys.index("round") + 1
