"""The law around the chapters in drafts: the height of a help message's letters, and the word of odds."""

import io
from functools import cache
from pathlib import Path

import docx
import pypdfium2
import pytest

from checker.documents.build import build
from checker.documents.model import DocumentName
from checker.documents.page import Page, Paper
from checker.documents.render import render
from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft
from checker.drafts.report import DraftFinding
from checker.review import Review, review_document
from checker.rules import FindingClass
from checker.source import read_text

EXAMPLES = Path(__file__).parents[2] / "examples"
LINE = "Gambling Problem? Call 1-800-GAMBLER."
RULE = "58 Pa. Code § 501a.7(e)(1)"
SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 850 1100">
<text x="50" y="100" font-size="{usual}">Blackjack pays 3 to 2. Insurance pays 2 to 1.</text>
<text x="50" y="160" font-size="{usual}">Dealer shall draw to 16 and stand on all 17s</text>
<text x="50" y="1050" font-size="{size}">{line}</text>
</svg>"""


@cache
def filed(game: str) -> Review:
    text = (EXAMPLES / game / "submission.yaml").read_text(encoding="utf-8")
    return review_document(read_text(f"{text}\ngambling_help_line: {LINE}\n", "filing.yaml"))


def told(content: bytes, name: str, game: str = "pa/blackjack", kind: Kind = Kind.SIGN) -> list[DraftFinding]:
    found = compare(read_draft(content, name), filed(game), kind).findings
    return [item for item in found if item.provision == RULE]


@pytest.mark.parametrize(
    ("size", "usual", "actual", "expected"),
    [
        (21.8, 15, "2.0%", "2.0%"),
        (22, 15, "", ""),
        (23, 15, "", ""),
        (11, 10, "1.0%", "2.0%"),
        (24, 33, "2.2%", "3.0%"),
        (33, 33, "", ""),
    ],
)
def test_a_drawn_sign_is_measured_by_its_longer_side_and_by_most_of_its_text(
    size: float, usual: float, actual: str, expected: str
) -> None:
    found = told(SVG.format(size=size, usual=usual, line=LINE).encode(), "sign.svg")
    assert [(item.actual, item.expected) for item in found] == ([(actual, expected)] if actual else [])
    assert {item.kind for item in found} <= {"advisory"}


def test_the_law_of_another_place_sets_no_height() -> None:
    low = SVG.format(size=9, usual=9, line=LINE).encode()
    assert told(low, "sign.svg") != []
    assert told(low, "sign.svg", "md/pai-gow-poker") == []


def test_a_draft_without_pages_is_not_measured() -> None:
    assert told(f"<p>Blackjack pays 3 to 2</p><p>{LINE}</p>".encode(), "sign.html") == []


def test_a_layout_is_not_measured() -> None:
    assert told(SVG.format(size=9, usual=9, line=LINE).encode(), "layout.svg", kind=Kind.LAYOUT) == []


@pytest.mark.parametrize(("document", "paper"), [("sign", "tabloid"), ("guide", "letter")])
def test_the_letters_that_we_print_are_high_enough(document: DocumentName, paper: Paper) -> None:
    content = render(build(filed("pa/blackjack"), document, draft=False), "pdf", Page(paper=paper))
    pdf = pypdfium2.PdfDocument(content)
    heights = []
    for page in pdf:
        text = page.get_textpage()
        at = text.search("GAMBLER").get_next()
        if at:
            bottom, top = text.get_charbox(at[0] + 3)[1::2]  # B, a capital without overshoot
            heights.append((top - bottom) / max(page.get_size()))
    assert len(heights) == 1
    assert heights[0] >= 0.02
    assert told(content, f"{document}.pdf", kind=Kind(document)) == []


@pytest.mark.parametrize("document", ["sign", "guide"])
def test_the_letters_of_a_word_file_are_as_large_as_those_of_a_sheet(document: DocumentName) -> None:
    def size(game: str) -> float:
        content = render(build(filed(game), document, draft=False), "docx", Page())
        lines = docx.Document(io.BytesIO(content)).paragraphs
        found = next(line.runs[0].font.size for line in lines if line.text == LINE)
        assert found is not None
        return float(found.pt)

    assert size("pa/blackjack") * 0.64 >= 0.02 * 11 * 72
    assert size("md/pai-gow-poker") < 0.02 * 11 * 72


@pytest.mark.parametrize(
    ("row", "game", "said"),
    [
        ("Pai Gow Poker pays 2 for 1", "md/pai-gow-poker", True),
        ("Pai Gow Poker pays 1 for 1", "md/pai-gow-poker", True),
        ("Pai Gow Poker pays 1 to 1", "md/pai-gow-poker", False),
        ("Progressive: Straight flush pays 100 for 1", "md/pai-gow-poker", False),
        ("Progressive: Straight flush pays 50 for 1", "md/pai-gow-poker", False),
        ("Pai Gow Poker pays 2 for 1", "pa/pai-gow-poker", False),
    ],
)
def test_odds_are_stated_with_the_word_of_the_place_unless_the_paytable_has_another(
    row: str, game: str, *, said: bool
) -> None:
    found = compare(read_draft(f"<p>{row}</p>".encode(), "sign.html"), filed(game), Kind.SIGN).findings
    told = [item for item in found if item.provision == "COMAR 36.05.03.14 E"]
    assert [item.kind for item in told] == (["mismatch"] if said else [])


@pytest.mark.parametrize(
    ("said", "given"),
    [
        ("Gambling problem? Call 1-800-GAMBLES.", "1-800-GAMBLES"),
        ("Gambling problem? Call 1-800-555-0100.", "1-800-555-0100"),
        ("Gambling problem? Call 1-800-GAMBLER.", ""),
        (f"{LINE} For a room call 1-800-555-0100.", ""),
        ("For a room call 1-800-555-0100.", ""),
    ],
)
def test_another_number_to_call_for_help_than_the_filings_is_a_finding(said: str, given: str) -> None:
    draft = read_draft(f"Blackjack pays 3 to 2. Insurance pays 2 to 1.\n\n{said}\n".encode(), "guide.txt")
    found = compare(draft, filed("pa/blackjack"), Kind.GUIDE).findings
    wrong = [item for item in found if item.about == "help_line" and item.kind is FindingClass.MISMATCH]
    assert [item.actual for item in wrong] == [given] * bool(given)
    assert all(item.expected == "1-800-GAMBLER" for item in wrong)
