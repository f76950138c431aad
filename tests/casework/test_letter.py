"""The deficiency letter in every form."""

import datetime
import io
import re
from dataclasses import replace
from pathlib import Path

import docx
import pypdfium2
import pytest

from checker.casework.letter import Address, Letter, letter
from checker.casework.record import Decision, carry, decide
from checker.casework.typeset_letter import FORMS, typeset_letter
from checker.review import review_document
from checker.source import read_file, read_text

EXAMPLES = Path(__file__).parents[2] / "examples"
DAY = datetime.date(2015, 7, 2)
ADDRESS = Address(
    agency="Pennsylvania Gaming Control Board",
    to="Juniper Ridge Gaming, LLC",
    docket="D-17",
    answer_by=datetime.date(2015, 8, 1),
)
HOSTILE = "<b>*bold*</b> #set {{ 7 * 7 }} \u202eabc"


def made(note: str = "Choose six decks.") -> Letter:
    text = (
        "jurisdiction: pa\ngame: blackjack\nfacility: Juniper Ridge Casino\nfiling_date: 2015-06-13\n"
        "table:\n  positions: 8\ncards:\n  decks: 6\n"
    )
    review = review_document(read_text(text, "filing.yaml"))
    entries = carry(review, ())

    def fingerprint(provision: str) -> str:
        return next(entry.item.fingerprint for entry in entries if entry.item.provision == provision)

    decisions = [
        Decision(id=fingerprint("633a.2(a)"), determination="deficient", note=note),
        Decision(id=fingerprint("633a.11(c)"), determination="query"),
    ]
    return letter(review, decide(entries, decisions, "A. Reviewer", DAY), on=DAY, by="A. Reviewer", address=ADDRESS)


def test_the_points_are_numbered_through_and_cited_in_full_first() -> None:
    found = made()
    assert [(point.number, point.citation, point.where) for point in (*found.deficient, *found.queries)] == [
        (1, "58 Pa. Code § 633a.2(a)", "line 6"),
        (2, "633a.11(c)", "line 1"),
    ]
    assert found.deficient[0].text == "The table has at most 7 betting positions; the filing says 8."
    assert found.deficient[0].lawful == "at most 7"
    assert found.undecided > 0


@pytest.mark.parametrize("form", ["txt", "md", "html"])
def test_every_form_says_the_same(form: str) -> None:
    text = typeset_letter(made(), form).decode()
    for part in (
        "July 2, 2015",
        "58 Pa. Code § 633a.2(a)",
        "The table has at most 7 betting positions; the filing says 8.",
        "Choose six decks.",
        "A. Reviewer",
        "Docket: D-17",
        "To: Juniper Ridge Gaming, LLC",
        "Please answer by August 1, 2015.",
        "for the Pennsylvania Gaming Control Board",
    ):
        assert part in " ".join(text.split())


def test_hostile_text_appears_literally() -> None:
    found = made(HOSTILE)
    assert "<b>*bold*</b> #set {{ 7 * 7 }} <U+202E>abc" in typeset_letter(found, "txt").decode()
    assert "&lt;b&gt;*bold*&lt;/b&gt; #set {{ 7 * 7 }} &lt;U+202E&gt;abc" in typeset_letter(found, "html").decode()
    markdown = typeset_letter(found, "md").decode()
    assert "\\<b\\>\\*bold\\*\\</b\\>" in markdown


def test_pdf_is_a_pdf_with_the_hostile_text_as_text() -> None:
    content = typeset_letter(made(HOSTILE), "pdf")
    pages = pypdfium2.PdfDocument(content)
    text = " ".join(pages[0].get_textpage().get_text_bounded().split())
    assert "The table has at most 7 betting positions; the filing says 8." in text
    assert "<b>*bold*</b> #set {{ 7 * 7 }}" in text
    pages.close()


@pytest.mark.parametrize(
    "path", sorted(EXAMPLES.glob("*/*/defects.yaml")), ids=lambda path: f"{path.parents[1].name}-{path.parent.name}"
)
def test_a_letter_speaks_of_entries_and_wagers_by_their_names(path: Path) -> None:
    review = review_document(read_file(path))
    entries = carry(review, ())
    decisions = [Decision(id=entry.item.fingerprint, determination="deficient") for entry in entries if entry.open]
    found = letter(review, decide(entries, decisions, "A. Reviewer", DAY), on=DAY, by="A. Reviewer", address=ADDRESS)
    assert len(found.deficient) > 20
    said = [text for point in found.deficient for text in (point.text, point.lawful)]
    assert [text for text in said if re.search(r"[a-z]_[a-z]|[a-z]\.[a-z]", text)] == []


def test_a_letter_asks_what_a_filer_can_answer() -> None:
    review = review_document(read_file(EXAMPLES / "pa" / "blackjack" / "first-filing.yaml"))
    entries = carry(review, ())
    decisions = [Decision(id=entry.item.fingerprint, determination="query") for entry in entries if entry.open]
    found = letter(review, decide(entries, decisions, "A. Reviewer", DAY), on=DAY, by="A. Reviewer", address=ADDRESS)
    said = {point.text: point.lawful for point in found.queries}
    assert said["The submission does not state: Betting positions."] == ""
    doubt = "May a player surrender before the dealer has checked for Blackjack?"
    assert f"state in the submission how it answers “{doubt}”, and on what ground" in said.values()
    assert doubt in " ".join(typeset_letter(found, "txt").decode().split())
    assert not [text for text in said.values() if "under readings" in text or text.startswith("ask ")]


def test_every_form_is_tested() -> None:
    assert FORMS == ("txt", "md", "html", "pdf", "docx")


@pytest.mark.parametrize("queried", [False, True])
@pytest.mark.parametrize("points", range(1, 18, 2))
def test_the_signature_stands_with_the_last_points_it_signs(points: int, queried: bool) -> None:
    found = made()
    listed = tuple(replace(found.deficient[0], number=at, text=f"Point {at}.") for at in range(1, points + 1))
    found = replace(found, deficient=() if queried else listed, queries=listed if queried else ())
    document = pypdfium2.PdfDocument(typeset_letter(found, "pdf"))
    last = document[len(document) - 1].get_textpage().get_text_bounded()
    assert all(f"Point {at}." in last for at in range(max(1, points - 1), points + 1))
    assert "for the Pennsylvania Gaming Control Board" in last


def test_in_word_a_provision_and_the_signature_stay_with_what_belongs_to_them() -> None:
    written = docx.Document(io.BytesIO(typeset_letter(made(), "docx"))).paragraphs
    kept = {item.text.splitlines()[0]: item.paragraph_format.keep_with_next for item in written}
    assert kept["2. 633a.11(c) (line 1)"]
    assert kept["Please answer by August 1, 2015."]
    assert kept["1. 58 Pa. Code § 633a.2(a) (line 6)"]
    assert not kept["July 2, 2015"]
    assert not written[-1].paragraph_format.keep_with_next
