"""A reviewer's determinations: recorded beside the filing, reused where they stand, and composed into a letter."""

import datetime
import io
import json
import re
from pathlib import Path

import docx
import pytest
from starlette.testclient import TestClient

from checker.casework.items import Item
from checker.casework.record import Entry, RecordError, read_record
from checker.casework.standing import (
    Standing,
    add_standing,
    can_stand,
    read_standing,
    standing,
    with_standing,
    write_standing,
)

FIRST = "/filing/first.yaml"


def items(client: TestClient, name: str = "first.yaml") -> dict[str, str]:
    """Give the id of each item by the provision it is about; the first of several."""
    page = client.get(f"/filing/{name}/review").text
    listed = page.split('class="items"')[1].split("</ol>")[0]
    found = re.findall(r"\?item=(\w+)#now.*?class=\"provision\">([^<]*)<", listed, re.DOTALL)
    return {provision: id_ for id_, provision in reversed(found)}


def decide(client: TestClient, determination: str, *ids: str, name: str = "first.yaml", **more: str) -> str:
    form = {"item": list(ids), "determination": determination, "by": "R. Alvarez", **more}
    answer = client.post(f"/filing/{name}/review/decide", data=form)
    assert answer.status_code in {200, 422}
    return answer.text


def record(folder: Path, name: str = "first") -> dict[str, Entry]:
    text = (folder / f"{name}.record.json").read_text(encoding="utf-8")
    return {entry.item.provision: entry for entry in read_record(text) if entry.determination}


def test_a_decision_is_recorded_with_name_day_and_note(desk_client: TestClient, desk_folder: Path) -> None:
    ids = items(desk_client)
    page = decide(desk_client, "deficient", ids["633a.13(g)"], note="No table for three decks.")
    assert "1 of" in page
    entry = record(desk_folder)["633a.13(g)"]
    assert (entry.determination, entry.by, entry.note) == ("deficient", "R. Alvarez", "No table for three decks.")
    assert entry.on == datetime.date(2026, 11, 22)
    assert list(record(desk_folder)) == ["633a.13(g)"]


@pytest.mark.parametrize(
    ("form", "problem"),
    [
        ({"by": " "}, "write your name"),
        ({"determination": "yes"}, "choose accept, deficiency or question"),
        ({"determination": "", "note": " "}, "or write a note"),
        ({"item": []}, "choose at least one item"),
        ({"item": ["ffffffffffff"]}, "names no open item"),
        ({"determination": "accept"}, "only with a note"),
        ({"note": "x" * 6_000}, "longer than 5,000"),
    ],
)
def test_what_cannot_be_recorded_is_refused_with_the_reason(
    desk_client: TestClient, desk_folder: Path, form: dict[str, str | list[str]], problem: str
) -> None:
    good = {"item": [items(desk_client)["633a.13(g)"]], "determination": "deficient", "by": "R. Alvarez"}
    answer = desk_client.post(f"{FIRST}/review/decide", data=good | form)
    assert answer.status_code == 422
    assert problem in answer.text
    assert not (desk_folder / "first.record.json").exists()


def test_one_determination_is_made_for_many_filings(desk_client: TestClient, desk_folder: Path) -> None:
    text = (desk_folder / "first.yaml").read_text(encoding="utf-8")
    (desk_folder / "second.yaml").write_text(text, encoding="utf-8")
    page = desk_client.get("/inbox", params={"provision": "633a.13(j)(2)"}).text
    assert "good.yaml" not in page.split("<tbody>")[1]
    chosen = re.findall(r'name="item" value="([^"]+)" checked', page)
    assert [one.split(" ")[1] for one in chosen] == ["first.yaml", "second.yaml"]
    form = {"provision": "633a.13(j)(2)", "item": chosen, "determination": "deficient", "by": "R. Alvarez"}
    after = desk_client.post("/inbox/decide", data=form).text
    assert after.count("(deficient)") == 2
    for name in ("first", "second"):
        assert list(record(desk_folder, name)) == ["633a.13(j)(2)"]


def test_a_letter_is_refused_while_anything_is_undecided(desk_client: TestClient) -> None:
    assert "undecided" in desk_client.get(f"{FIRST}/letter").text
    for form in ("html", "txt", "pdf"):
        answer = desk_client.get(f"{FIRST}/letter.{form}")
        assert answer.status_code == 409
        assert "are undecided" in answer.text
    assert desk_client.get(f"{FIRST}/letter.exe").status_code == 404


def test_a_letter_says_what_was_decided(desk_client: TestClient) -> None:
    ids = items(desk_client)
    page = desk_client.get(f"{FIRST}/review").text
    every = list(dict.fromkeys(re.findall(r"\?item=(\w+)#now", page)))
    decide(desk_client, "query", *every)
    decide(desk_client, "deficient", ids["633a.13(g)"], note="Choose another number of decks.")
    text = desk_client.get(f"{FIRST}/letter.txt").text
    assert "58 Pa. Code § 633a.13(g)" in text
    assert "Choose another number of decks." in text
    assert desk_client.get(f"{FIRST}/letter.pdf").content.startswith(b"%PDF")


def test_a_letter_names_docket_and_day_of_answer_and_is_the_same_in_word(desk_client: TestClient) -> None:
    page = desk_client.get(f"{FIRST}/review").text
    decide(desk_client, "query", *dict.fromkeys(re.findall(r"\?item=(\w+)#now", page)))
    query = {"docket": "D-17 <b>", "answer_by": "2026-12-24", "agency": "Office of Table Games"}
    shown = desk_client.get(f"{FIRST}/letter", params=query).text
    assert "letter.docx?agency=Office+of+Table+Games&amp;docket=D-17+%3Cb%3E&amp;answer_by=2026-12-24" in shown
    text = desk_client.get(f"{FIRST}/letter.txt", params=query).text
    assert "Docket: D-17 <b>" in text
    assert "Please answer by December 24, 2026." in text
    made = desk_client.get(f"{FIRST}/letter.docx", params=query).content
    assert desk_client.get(f"{FIRST}/letter.docx", params=query).content == made
    words = " ".join(paragraph.text for paragraph in docx.Document(io.BytesIO(made)).paragraphs).split()
    assert words == text.split()
    bad = desk_client.get(f"{FIRST}/letter.txt", params={"answer_by": "soon"})
    assert bad.status_code == 422
    assert "cannot be read" in desk_client.get(f"{FIRST}/letter", params={"answer_by": "soon"}).text


def test_a_doubt_decided_once_stands_for_later_filings_and_is_shown_as_such(
    desk_client: TestClient, desk_folder: Path
) -> None:
    page = desk_client.get(f"{FIRST}/review").text
    doubts = re.findall(r'name="item" value="(\w+)" id="s-', page)
    assert len(doubts) >= 2
    decide(desk_client, "accept", *doubts, stands="yes", note="Settled by the Board's letter.")
    listed = json.loads((desk_folder / "standing-determinations.json").read_text(encoding="utf-8"))["standing"]
    assert {(one["chapter"], one["by"], one["on"]) for one in listed} == {("pa/633a", "R. Alvarez", "2026-11-22")}
    text = (desk_folder / "first.yaml").read_text(encoding="utf-8").replace("Lehigh", "Another")
    (desk_folder / "later.yaml").write_text(text, encoding="utf-8")
    later = desk_client.get("/filing/later.yaml/review").text
    assert later.count("by a standing determination") == len(doubts)
    assert f"{len(doubts)} of" in later
    one = desk_client.get(f"/filing/later.yaml/review?item={doubts[0]}").text
    assert "Standing determination of 2026-11-22 by R. Alvarez. Settled by the Board" in one


def test_a_violation_never_stands_for_another_filing(desk_client: TestClient, desk_folder: Path) -> None:
    ids = items(desk_client)
    page = decide(desk_client, "deficient", ids["633a.13(g)"], stands="yes")
    assert "only a signed determination on the law itself can stand" in page
    assert not (desk_folder / "standing-determinations.json").exists()


def test_a_record_of_another_filing_is_not_used(desk_client: TestClient, desk_folder: Path) -> None:
    decide(desk_client, "deficient", items(desk_client)["633a.13(g)"])
    text = (desk_folder / "first.yaml").read_text(encoding="utf-8")
    (desk_folder / "first.yaml").write_text(text.replace("Lehigh", "Another"), encoding="utf-8")
    answer = desk_client.get(f"{FIRST}/review")
    assert answer.status_code == 422
    assert "belongs to another facility" in answer.text
    assert "cannot be used" in desk_client.get("/inbox").text


@pytest.mark.parametrize("content", [b"{", b"[]", b"\xff", b'{"version": 1, "standing": 1}'])
def test_files_that_are_no_records_are_told(desk_client: TestClient, desk_folder: Path, content: bytes) -> None:
    (desk_folder / "standing-determinations.json").write_bytes(content)
    assert "The record cannot be used" in desk_client.get(f"{FIRST}/review").text
    assert desk_client.get("/inbox").status_code == 200


ITEM = Item(fingerprint="f" * 32, provision="1.1", kind="advisory", message="A doubt.", help="", line=1)
DAY = datetime.date(2020, 1, 2)


def test_what_stands_is_read_as_it_was_written() -> None:
    decided = Entry(item=ITEM, determination="accept", note="So be it.", by="A. B.", on=DAY)
    one = standing("xx/1", decided)
    assert read_standing(write_standing([one])) == (one,)
    (found,) = with_standing("xx/1", [Entry(item=ITEM)], [one])
    assert (found.determination, found.by, found.on) == ("accept", "A. B.", DAY)
    assert found.note == "Standing determination of 2020-01-02 by A. B.. So be it."


def test_what_stands_never_changes_what_was_decided_or_another_chapter() -> None:
    one = standing("xx/1", Entry(item=ITEM, determination="accept", by="A", on=DAY))
    decided = Entry(item=ITEM, determination="query", by="C", on=DAY)
    assert with_standing("xx/1", [decided], [one]) == (decided,)
    assert with_standing("xx/2", [Entry(item=ITEM)], [one]) == (Entry(item=ITEM),)


def test_a_later_determination_takes_the_place_of_the_earlier() -> None:
    first = standing("xx/1", Entry(item=ITEM, determination="accept", by="A", on=DAY))
    second = standing("xx/1", Entry(item=ITEM, determination="query", by="B", on=DAY))
    assert add_standing([first], second) == (second,)


@pytest.mark.parametrize("kind", ["violation", "missing", "not_stated", "readings_differ", "unreadable", "varied"])
def test_only_the_law_itself_can_stand(kind: str) -> None:
    item = Item(fingerprint="f" * 32, provision="1.1", kind=kind, message="x", help="", line=1)
    entry = Entry(item=item, determination="accept", by="A", on=DAY)
    assert not can_stand(entry)
    with pytest.raises(RecordError, match="on the law itself"):
        standing("xx/1", entry)


def test_an_unsigned_determination_does_not_stand() -> None:
    with pytest.raises(RecordError, match="signed"):
        standing("xx/1", Entry(item=ITEM, determination="accept", on=DAY))


@pytest.mark.parametrize(
    "change",
    [{"determination": "yes"}, {"on": "soon"}, {"by": 1}, {"chapter": None}],
    ids=["word", "day", "by", "none"],
)
def test_standing_determinations_of_another_hand_are_refused(change: dict[str, object]) -> None:
    good = dict.fromkeys(Standing.__slots__, "") | {"determination": "accept", "on": "2020-01-02"}
    assert len(read_standing(json.dumps({"version": 1, "standing": [good]}))) == 1
    with pytest.raises(RecordError, match="standing determination 1"):
        read_standing(json.dumps({"version": 1, "standing": [good | change]}))


def test_the_horizon_is_hatched_where_the_law_is_not_known(desk_client: TestClient) -> None:
    page = desk_client.get("/horizon").text
    assert "known through June 13, 2015; what was amended later is not known and is hatched" in page
    assert "complies through the known law, unknown after it" in page
    assert page.count('aria-label="the text is not known"') == 2
    assert "complies throughout" not in page
    earlier = desk_client.get("/horizon", params={"to": "2015-06-13"}).text
    assert "hatched." not in earlier.split("<h2>")[1]
    assert "cannot be read" in desk_client.get("/horizon", params={"to": "soon"}).text


def test_two_filings_are_compared_with_their_redline(desk_client: TestClient) -> None:
    page = desk_client.get("/compare", params={"old": "good.yaml", "new": "first.yaml"}).text
    assert "<del>8</del>" in page
    assert "<ins>3</ins>" in page
    assert "Redline of the guide" in page
    same = desk_client.get("/compare", params={"old": "good.yaml", "new": "good.yaml"}).text
    assert "Nothing changed." in same
    assert desk_client.get("/compare", params={"old": "../x.yaml", "new": "good.yaml"}).status_code == 404
