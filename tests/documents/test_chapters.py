"""Documents of every chapter: whatever its tables, meters and words are, they come out in every format."""

import datetime
import re

import pytest
from document_cases import grid, panels, paper, payouts, review, sign, text_of
from pdf_text import outside, pages

from checker.documents.build import build
from checker.documents.model import DOCUMENTS, DocumentName, Grid
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
    for form in FORMATS:
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
        "1% of each wager goes to the reserve of the meter.",
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


def test_sentences_of_a_list_are_joined_as_sentences() -> None:
    house = grid(paper(review(FACE_UP), "guide", draft=True), "house")
    assert house["House way of setting the dealer's hands"] == (
        (
            "With no pair, play the second and third highest cards in the low hand. "
            "With one pair, play the pair in the high hand."
        ),
    )


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
