"""Determinations: recorded, carried to the next revision, read back, refused."""

import datetime
import json

import pytest

from checker.casework.record import Decision, Entry, RecordError, carry, decide, read_record, write_record
from checker.review import Review, review_document
from checker.source import read_text

DAY = datetime.date(2015, 7, 2)
FILING = """\
jurisdiction: pa
game: blackjack
facility: Juniper Ridge Casino
filing_date: 2015-06-13
table:
  positions: {positions}
cards:
  decks: 3
play:
  adjacent_boxes: 2
  additional_splits: 3
  settlement: collect first
wagers:
  blackjack: yes
  bet_the_set_21:
    paytable: C
"""


def reviewed(text: str) -> Review:
    return review_document(read_text(text, "filing.yaml"))


def first(entries: tuple[Entry, ...], provision: str) -> Entry:
    return next(entry for entry in entries if entry.item.provision == provision)


def decided(review: Review, provision: str, determination: str) -> tuple[Entry, ...]:
    entries = carry(review, ())
    decision = Decision(id=first(entries, provision).item.fingerprint, determination=determination, note="As agreed.")
    return decide(entries, [decision], "A. Reviewer", DAY)


def test_every_finding_and_every_open_point_is_an_item() -> None:
    review = reviewed(FILING.format(positions="8"))
    entries = carry(review, ())
    assert review.open
    assert len(entries) == len(review.findings) + len(review.open)
    assert len({entry.item.fingerprint for entry in entries}) == len(entries)


def test_a_determination_survives_an_unrelated_edit() -> None:
    before = decided(reviewed(FILING.format(positions="8")), "633a.2(a)", "deficient")
    edited = "# moved by a comment\n\n" + FILING.format(positions="8").replace("Juniper", "Juniper and Ash")
    after = carry(reviewed(edited), read_record(write_record(reviewed(FILING.format(positions="8")), before)))
    kept = first(after, "633a.2(a)")
    assert (kept.determination, kept.note, kept.by, kept.on, kept.open) == (
        "deficient",
        "As agreed.",
        "A. Reviewer",
        DAY,
        True,
    )
    assert kept.item.line == 8


def test_a_determination_does_not_cover_another_value() -> None:
    before = decided(reviewed(FILING.format(positions="8")), "633a.2(a)", "accept")
    after = carry(reviewed(FILING.format(positions="9")), before)
    states = [(entry.determination, entry.open) for entry in after if entry.item.provision == "633a.2(a)"]
    assert states == [("", True), ("accept", False)]


def test_a_corrected_item_is_kept_as_closed() -> None:
    before = decided(reviewed(FILING.format(positions="8")), "633a.2(a)", "deficient")
    after = carry(reviewed(FILING.format(positions="7")), before)
    assert [(entry.determination, entry.open) for entry in after if entry.item.provision == "633a.2(a)"] == [
        ("deficient", False)
    ]


def test_writing_and_reading_gives_the_same_determinations() -> None:
    review = reviewed(FILING.format(positions="8"))
    entries = decided(review, "633a.2(a)", "query")
    again = carry(review, read_record(write_record(review, entries)))
    assert again == entries


@pytest.mark.parametrize(("id_", "said"), [("zzzzzzzz", "names no open item"), ("ab", "is too short")])
def test_an_id_that_names_no_item_is_refused(id_: str, said: str) -> None:
    entries = carry(reviewed(FILING.format(positions="8")), ())
    with pytest.raises(RecordError, match=said):
        decide(entries, [Decision(id=id_, determination="accept")], "", DAY)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        json.dumps({"version": 2, "items": []}),
        json.dumps({"version": 1, "items": [3]}),
        json.dumps({"version": 1, "items": [{"fingerprint": "a" * 32, "determination": "maybe"}]}),
        json.dumps({"version": 1, "items": [{"fingerprint": "a" * 32, "determination": "accept", "on": "soon"}]}),
        "[" * 5000,
    ],
)
def test_a_record_of_another_form_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read_record(text)
