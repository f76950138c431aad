"""The odds section of the html review and its pictures: drawn in proportion, with words for those who hear it."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from checker.cli.reviews import review_path
from checker.odds.filed import Filed, filed_odds
from checker.report.html import part
from checker.report.odds_svg import edges_svg, meter_svg

EXAMPLES = Path(__file__).parents[2] / "examples"
FACE_UP = str(EXAMPLES / "pa" / "face-up-pai-gow-poker" / "submission.yaml")
BLACKJACK = str(EXAMPLES / "pa" / "blackjack" / "submission.yaml")


def filed(path: str, wager: str) -> Filed:
    review = review_path(path)
    assert review.filing is not None
    assert review.ruleset is not None
    (found,) = filed_odds(review.filing, review.ruleset, wager)
    return found


def test_bars_are_in_proportion_and_the_chosen_one_is_marked() -> None:
    found = filed(FACE_UP, "ace_high_bonus")
    svg = ET.fromstring(str(edges_svg(found)))  # noqa: S314 - the program's own picture
    bars = svg.findall("rect")
    edges = {odds.paytable: odds.edge for odds in (*found.applied, *found.others)}
    assert len(bars) == len(edges) == 5
    widths = [int(bar.attrib["width"]) for bar in bars]
    most = max(float(edge) for edge in edges.values() if edge is not None)
    for width, (_, edge) in zip(widths, sorted(edges.items()), strict=True):
        assert edge is not None
        assert width == pytest.approx(280 * float(edge) / most, abs=1)
    assert [bar.attrib["fill-opacity"] for bar in bars] == ["0.35", "0.35", "1", "0.35", "0.35"]
    assert "5.85%, chosen" in [text.text for text in svg.findall("text")]
    assert "House edge of each lawful paytable" in svg.attrib["aria-label"]


def test_a_meter_is_drawn_through_its_break_even() -> None:
    found = filed(BLACKJACK, "hit_and_run_progressive").applied[0]
    svg = ET.fromstring(str(meter_svg(found)))  # noqa: S314 - see above
    words = " ".join(text.text or "" for text in svg.findall("text"))
    assert "returns 100% at $26,152" in words
    assert "filed: 65.68% at $2,500" in words
    even = svg.findall("circle")[0]
    line = svg.find("line")
    assert line is not None
    # The break-even point lies on the line of 100%, in the middle of an axis that goes to twice the amount.
    assert even.attrib["cy"] == line.attrib["y1"]
    assert int(even.attrib["cx"]) == pytest.approx(280, abs=1)


def test_nothing_is_drawn_where_there_is_nothing_to_compare() -> None:
    assert edges_svg(filed(BLACKJACK, "lucky_ladies")) == ""
    assert meter_svg(filed(BLACKJACK, "lucky_ladies").applied[0]) == ""


def test_the_review_of_a_filing_shows_its_own_figures() -> None:
    html = part(review_path(BLACKJACK))["html"]
    section = html.partition('-odds">Odds</h3>')[2].partition("</section>")[0]
    assert (
        "633a.13(c) Lucky Ladies, 8 decks, evident reading: house edge 16.73%, pays 10.60% of hands (exact)." in section
    )
    assert "633a.13(h)</strong> Pair of kings pays less than Suited 20" in section
    assert section.count("<svg") == 4
    assert not re.search(r"<svg[^>]*\bstyle=", section)
