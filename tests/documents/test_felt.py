"""The layout as a drawing: what it carries, that nothing overlaps, and that hostile words stay words."""

import itertools
import math
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from checker.cli.reviews import review_path
from checker.documents.felt import CENTER, LETTER, RADIUS, Box, Felt, felt
from checker.documents.felt_svg import svg
from checker.documents.reviewed import judged
from checker.documents.sign_font_size import letters
from checker.review import review_document
from checker.source import read_text

EXAMPLES = Path(__file__).parents[2] / "examples"
CLEAN = sorted(EXAMPLES.glob("*/*/submission.yaml"))
SVG = "{http://www.w3.org/2000/svg}"


def drawn(path: Path) -> Felt:
    return felt(judged(review_path(str(path), as_of=None)), draft=False)


def of_text(text: str) -> Felt:
    return felt(judged(review_document(read_text(text, "filing.yaml"))), draft=False)


def corners(box: Box) -> list[tuple[float, float]]:
    turned = math.radians(box.turned)
    half = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    width, height = box.width / 2, box.height / 2
    return [
        (
            box.x + sx * width * math.cos(turned) - sy * height * math.sin(turned),
            box.y + sx * width * math.sin(turned) + sy * height * math.cos(turned),
        )
        for sx, sy in half
    ]


def overlap(one: Box, other: Box) -> bool:
    """Whether two turned rectangles have a point in common, by the separating axis of each side."""
    for box in (one, other):
        for angle in (math.radians(box.turned), math.radians(box.turned + 90)):
            spans = []
            for shape in (one, other):
                along = [x * math.cos(angle) + y * math.sin(angle) for x, y in corners(shape)]
                spans.append((min(along), max(along)))
            (low, high), (least, most) = spans
            if high <= least + 0.01 or most <= low + 0.01:
                return False
    return True


@pytest.mark.parametrize("path", CLEAN, ids=lambda path: path.parent.name)
def test_every_area_stands_on_the_table_and_none_on_another(path: Path) -> None:
    found = drawn(path)
    assert len(found.boxes) > 6
    for box in found.boxes:
        for x, y in corners(box):
            assert math.hypot(x - CENTER[0], y - CENTER[1]) < RADIUS
            assert y > CENTER[1]
    touching = [(one.lines, two.lines) for one, two in itertools.combinations(found.boxes, 2) if overlap(one, two)]
    assert touching == []


@pytest.mark.parametrize("path", CLEAN, ids=lambda path: path.parent.name)
def test_each_position_has_the_areas_of_each_player(path: Path) -> None:
    review = review_path(str(path), as_of=None)
    assert review.filing is not None
    positions = review.filing.answer("table.positions").value
    found = felt(judged(review), draft=False)
    circles = [box for box in found.boxes if box.round]
    assert len(circles) == positions
    assert [mark.text for mark in found.marks if mark.text.isdigit()] == [str(seat + 1) for seat in range(positions)]


@pytest.mark.parametrize("path", CLEAN, ids=lambda path: path.parent.name)
def test_inscriptions_and_the_name_are_on_it_and_fit_their_curves(path: Path) -> None:
    found = drawn(path)
    review = review_path(str(path), as_of=None)
    assert review.filing is not None
    listed = review.filing.answer("layout.inscriptions").value
    assert {text for text in listed if "." not in text} <= {arc.text for arc in found.arcs}
    assert review.filing.header.facility in {mark.text for mark in found.marks}
    assert all(letters(arc.text) * arc.letter * LETTER <= math.pi * arc.radius for arc in found.arcs)


def test_payout_odds_stand_on_it_where_the_filing_puts_them_there() -> None:
    text = (EXAMPLES / "pa/midibaccarat/submission.yaml").read_text(encoding="utf-8")
    assert "payout_odds: sign" in text
    marks = [mark.text for mark in of_text(text.replace("payout_odds: sign", "payout_odds: layout")).marks]
    assert "Dragon Bonus" in marks
    assert "Non-natural win by 9 points pays 20 to 1" in marks
    assert "Natural tie: push" in marks
    assert not any("pays" in mark.text for mark in of_text(text).marks)


def test_a_table_whose_positions_are_not_stated_says_so() -> None:
    text = (EXAMPLES / "pa/blackjack/submission.yaml").read_text(encoding="utf-8")
    found = of_text("\n".join(line for line in text.splitlines() if "positions:" not in line))
    assert found.note == "The filing does not state how many positions the table has; one is drawn."
    assert len([box for box in found.boxes if box.round]) == 1


def test_hostile_words_stay_words() -> None:
    text = (EXAMPLES / "pa/blackjack/submission.yaml").read_text(encoding="utf-8")
    name = '</text><script>alert(1)</script><text x="'
    hostile = text.replace("Lehigh Crossing Casino", name.replace('"', "''")).replace(
        "    - Insurance pays 2 to 1", "    - Insurance pays 2 to 1\n    - '<use href=\"#arc0\"/>'"
    )
    root = ET.fromstring(svg(of_text(hostile)))  # noqa: S314 - our own file
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= {
        "svg", "title", "path", "rect", "circle", "g", "text", "textPath", "tspan",
    }  # fmt: skip
    assert '<use href="#arc0"/>' in ["".join(element.itertext()) for element in root.iter(f"{SVG}textPath")]


def test_the_drawing_is_to_scale() -> None:
    root = ET.fromstring(svg(drawn(EXAMPLES / "pa/blackjack/submission.yaml")))  # noqa: S314 - our own drawing
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("10.5in", "6.25in", "0 0 84 50")
    assert any("Scale 1 to 8" in "".join(element.itertext()) for element in root.iter(f"{SVG}text"))
