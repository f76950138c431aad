"""Determinations: recorded, carried to the next revision, read back, refused."""

import datetime
import hashlib
import json
from dataclasses import replace

import pytest

from checker.casework.record import (
    LONGEST_NOTE,
    Decision,
    Entry,
    RecordError,
    carry,
    decide,
    read_record,
    write_record,
)
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
    edited = "# moved by a comment\n\n" + FILING.format(positions="8").replace("Juniper", " JUNIPER ")
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


EIGHT = FILING.format(positions="8")
OWNED = EIGHT.replace("filing_date", "certificate_holder: Ridge LLC\nfiling_date")


def one(review: Review, provision: str) -> str:
    return first(carry(review, ()), provision).item.fingerprint


def test_a_record_belongs_to_its_facility_and_operator() -> None:
    record = read_record(write_record(reviewed(OWNED), decided(reviewed(OWNED), "633a.2(a)", "accept")))
    assert (record.facility, record.operator, record.chapter) == ("Juniper Ridge Casino", "Ridge LLC", "pa/633a")
    other = reviewed(OWNED.replace("Juniper Ridge", "Harbor"))
    with pytest.raises(RecordError, match="another facility: it names “Juniper Ridge Casino”, and the filing “Harbor"):
        carry(other, record)
    with pytest.raises(RecordError, match="another operator: it names “Ridge LLC”, and the filing “Wharf LLC”"):
        carry(reviewed(OWNED.replace("Ridge LLC", "Wharf LLC")), record)
    with pytest.raises(RecordError, match="another operator: it names “Ridge LLC”, and the filing none"):
        carry(reviewed(EIGHT), record)
    renamed = first(carry(other, record, renamed=True), "633a.2(a)")
    assert (renamed.determination, renamed.by) == ("accept", "A. Reviewer")


def test_a_record_belongs_to_its_chapter_whatever_is_said() -> None:
    record = read_record(write_record(reviewed(EIGHT), decided(reviewed(EIGHT), "633a.2(a)", "accept")))
    other = reviewed(EIGHT.partition("table:")[0].replace("blackjack", "pai-gow-poker"))
    assert other.chapter_id == "pa/645a"
    for renamed in (False, True):
        with pytest.raises(RecordError, match="one of pa/633a, and this filing is reviewed under pa/645a"):
            carry(other, record, renamed=renamed)


def test_a_record_says_from_which_text_it_was_written() -> None:
    marks = {
        text: read_record(write_record(reviewed(text), ())).filing
        for text in (EIGHT, EIGHT.replace("\n", "\r\n"), f"{EIGHT}# more\n")
    }
    same, crlf, more = marks.values()
    assert same == crlf == hashlib.sha256(EIGHT.encode()).hexdigest()
    assert more != same


def test_what_is_decided_anew_keeps_what_stood_before() -> None:
    review = reviewed(EIGHT)
    entries = decided(review, "633a.2(a)", "accept")
    item = one(review, "633a.2(a)")
    later = datetime.date(2015, 8, 1)
    reverse = Decision(id=item, determination="deficient")
    with pytest.raises(RecordError, match=r"was decided before by A\. Reviewer; say with --by"):
        decide(entries, [reverse], "", later)
    with pytest.raises(RecordError, match=r"was decided before by A\. Reviewer; say with --by"):
        decide(entries, [Decision(id=item, determination="", note="Another note.")], "", later)
    entries = decide(entries, [reverse, Decision(id=item, determination="", note="Seven.")], "B. Chief", later)
    entries = decide(entries, [Decision(id=item, determination="query")], "C. Clerk", later)
    entry = first(carry(review, read_record(write_record(review, entries))), "633a.2(a)")
    assert (entry.determination, entry.note, entry.by, entry.on) == ("query", "", "C. Clerk", later)
    assert [(past.determination, past.note, past.by, past.on) for past in entry.history] == [
        ("accept", "As agreed.", "A. Reviewer", DAY),
        ("deficient", "Seven.", "B. Chief", later),
    ]
    unchanged = decide(entries, [Decision(id=item, determination="query")], "", DAY)
    assert unchanged == entries


@pytest.mark.parametrize(("provision", "kind"), [("633a.2(a)", "violation"), ("633a.13(g)", "violation")])
def test_a_defect_is_accepted_only_with_a_note(provision: str, kind: str) -> None:
    review = reviewed(EIGHT)
    entries = carry(review, ())
    item = one(review, provision)
    assert first(entries, provision).item.kind == kind
    accept = Decision(id=item, determination="accept")
    with pytest.raises(RecordError, match=rf"^{item[:8]} \({kind} .*\) is accepted only with a note that says why$"):
        decide(entries, [accept], "A. Reviewer", DAY)
    with pytest.raises(RecordError, match="only with a note"):
        decide(entries, [Decision(id=item, determination="accept", note="  ")], "A. Reviewer", DAY)
    noted = decide(entries, [accept, Decision(id=item, determination="", note="Waived.")], "A. Reviewer", DAY)
    assert first(noted, provision).determination == "accept"
    assert first(noted, provision).history == ()


def test_an_advisory_is_accepted_without_a_note() -> None:
    entries = carry(reviewed(EIGHT), ())
    advisory = next(entry.item for entry in entries if entry.item.kind == "advisory")
    done = decide(entries, [Decision(id=advisory.fingerprint, determination="accept")], "", DAY)
    assert next(entry for entry in done if entry.item == advisory).determination == "accept"


def test_a_note_without_a_determination_outlives_its_item() -> None:
    review = reviewed(EIGHT)
    noted = decide(carry(review, ()), [Decision(id=one(review, "633a.2(a)"), determination="", note="Ask.")], "A", DAY)
    after = carry(reviewed(FILING.format(positions="7")), noted)
    assert [(entry.note, entry.open) for entry in after if entry.item.provision == "633a.2(a)"] == [("Ask.", False)]


def test_notes_are_refused_and_never_cut() -> None:
    entries = carry(reviewed(EIGHT), ())
    longest = Decision(id=one(reviewed(EIGHT), "633a.2(a)"), determination="query", note="n" * LONGEST_NOTE)
    assert len(first(decide(entries, [longest], "A", DAY), "633a.2(a)").note) == LONGEST_NOTE
    with pytest.raises(RecordError, match="longer than 5,000 characters"):
        decide(entries, [replace(longest, note=longest.note + "n")], "A", DAY)


def test_a_record_is_written_only_as_large_as_it_can_be_read() -> None:
    review = reviewed(EIGHT)
    entry = carry(review, ())[0]
    many = tuple(
        replace(entry, item=replace(entry.item, fingerprint=f"{number:032x}"), note="x") for number in range(20_000)
    )
    assert len(read_record(write_record(review, many)).entries) == 20_000
    with pytest.raises(RecordError, match="more than one that can be read again"):
        write_record(review, (*many, entry))


GOOD = json.loads(write_record(reviewed(EIGHT), decided(reviewed(EIGHT), "633a.2(a)", "query")))


def changed(**values: object) -> str:
    return json.dumps({**GOOD, **values})


def changed_item(**values: object) -> str:
    return changed(items=[{**GOOD["items"][0], **values}])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not JSON"),
        ("[]", "not one of version 2"),
        ("{}", "not one of version 2"),
        (changed(version=1), "not one of version 2"),
        (changed(facility=None), "does not say whose it is"),
        (changed(items=[3]), "item 1 of the record is not one"),
        (changed(items=GOOD["items"][:1] * 2), "item 2 of the record stands in it twice"),
        (changed_item(determination="maybe"), "no determination that is known"),
        (changed_item(on="soon"), "item 1 of the record: "),
        (changed_item(note="n" * 5_001), "a note of more than 5,000 characters"),
        (changed_item(history=[{"determination": "maybe"}]), "no determination that is known"),
        (changed_item(history="none"), "item 1 of the record is not one"),
        ("[" * 5000, "not JSON"),
    ],
)
def test_a_record_of_another_form_is_refused(text: str, said: str) -> None:
    with pytest.raises(RecordError, match=said):
        read_record(text)
