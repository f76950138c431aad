"""What is typed in the desk stands in the file, and the file says the same as if it had been written by hand."""

import io
import re
import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sampled import tries_all
from starlette.testclient import TestClient

from checker.review import review_document
from checker.source import read_file

GOOD = "/filing/good.yaml"


def revision(page: str) -> str:
    found = re.search(r'name="revision" value="(\w+)"', page)
    assert found
    return found[1]


def save(client: TestClient, page: str, name: str = "good.yaml", **answers: str | list[str]) -> str:
    """Send a form as the page would; give the next page."""
    shown = client.get(f"/filing/{name}/{page}")
    assert shown.status_code == 200
    data: dict[str, str | list[str]] = {"revision": revision(shown.text), "next": f"/filing/{name}/{page}"}
    data |= {key.replace("__", ".").replace("_in_", ":", 1): value for key, value in answers.items()}
    answer = client.post(f"/filing/{name}/save", data=data)
    assert answer.status_code == 200, answer.text
    return answer.text


def test_only_the_lines_that_change_are_written(desk_client: TestClient, desk_folder: Path) -> None:
    before = (desk_folder / "good.yaml").read_text(encoding="utf-8")
    page = save(desk_client, "section/cards", a_in_cards__decks="6", a_in_cards__changed_every="24  hours ")
    after = (desk_folder / "good.yaml").read_text(encoding="utf-8")
    assert after == before.replace("decks: 8 # in the shoe", "decks: 6 # in the shoe")
    assert "To correct" in page
    assert "633a.3(b)(1)" in page


def test_a_form_that_says_the_same_writes_nothing(desk_client: TestClient, desk_folder: Path) -> None:
    path = desk_folder / "good.yaml"
    before = path.stat()
    page = desk_client.get(f"{GOOD}/section/layout").text
    inscriptions = re.search(r'name="a:layout.inscriptions"[^>]*>\n(.*?)</textarea>', page, re.DOTALL)
    assert inscriptions
    save(
        desk_client,
        "section/layout",
        l_in_layout__inscriptions="1",
        a_in_layout__inscriptions=inscriptions[1].replace("\n", "\r\n"),
        a_in_layout__payout_odds="sign",
    )
    assert (path.stat().st_mtime_ns, path.stat().st_ino) == (before.st_mtime_ns, before.st_ino)


def test_an_answer_is_cleared_and_its_comment_stays(desk_client: TestClient, desk_folder: Path) -> None:
    page = save(desk_client, "section/table", a_in_table__lock_out="", a_in_table__progressive_system="")
    text = (desk_folder / "good.yaml").read_text(encoding="utf-8")
    assert "  progressive_system: # for both progressives\n" in text
    assert "  lock_out:\n" in text
    assert "unanswered" in page


def test_a_list_keeps_what_stays(desk_client: TestClient, desk_folder: Path) -> None:
    save(desk_client, "section/cards", l_in_cards__batches="1", a_in_cards__batches="6\n8")
    save(
        desk_client,
        "section/payout_limit",
        l_in_payout_limit__applies_to="1",
        a_in_payout_limit__applies_to=["kings_bounty"],
    )
    text = (desk_folder / "good.yaml").read_text(encoding="utf-8")
    assert "batches: [6, 8]" in text
    assert "applies_to: [kings_bounty]" in text


def test_a_wager_is_switched_off_and_on_without_loss(desk_client: TestClient, desk_folder: Path) -> None:
    path = desk_folder / "good.yaml"
    before = path.read_text(encoding="utf-8")
    for on in ("no", "yes"):
        page = desk_client.get(f"{GOOD}/wagers").text
        form = {"revision": revision(page), "slug": "bad_beat_progressive", "on": on}
        assert desk_client.post(f"{GOOD}/wagers/switch", data=form).status_code == 200
        review = review_document(read_file(path))
        assert review.filing is not None
        assert review.filing.offers("bad_beat_progressive") is (on == "yes")
    assert path.read_text(encoding="utf-8") == before


def test_a_wager_of_the_game_is_not_switched_off(desk_client: TestClient) -> None:
    page = desk_client.get(f"{GOOD}/wagers").text
    form = {"revision": revision(page), "slug": "blackjack", "on": "no"}
    answer = desk_client.post(f"{GOOD}/wagers/switch", data=form)
    assert answer.status_code == 422
    assert "belongs to the game" in answer.text


def test_paytables_that_are_not_lawful_here_say_why_and_others_their_odds(desk_client: TestClient) -> None:
    page = desk_client.get(f"{GOOD}/wagers/royal_match_21").text
    rows = page.split('<div class="choice">')[1:]
    by_label = {label[1]: row for row in rows if (label := re.search(r"<label[^>]*>([\w ]+)</label>", row))}
    assert "Not lawful here. 633a.13(f)" in by_label["A"]
    assert "Not lawful here" not in by_label["D"]
    assert re.search(r"Odds: .*house edge \d+\.\d+%.*pays \d+\.\d+% of hands", by_label["C"])
    assert "1,000 for 1" in by_label["C"]


def test_what_stands_on_another_paper_is_named(desk_client: TestClient, desk_folder: Path) -> None:
    page = save(desk_client, "section/layout", e_in_layout__areas="Schematic LX-12", a_in_layout__payout_odds="sign")
    text = (desk_folder / "good.yaml").read_text(encoding="utf-8")
    assert text.endswith("filed_elsewhere:\n  layout.areas: Schematic LX-12\n")
    assert "Filed on another paper: Schematic LX-12" in page
    save(desk_client, "section/layout", e_in_layout__areas="")
    assert "Schematic" not in (desk_folder / "good.yaml").read_text(encoding="utf-8")


def test_a_day_after_the_known_law_is_met_first_and_can_be_confirmed(
    desk_client: TestClient, desk_folder: Path
) -> None:
    form = {"chapter": "pa/633a", "facility": "Casino: one", "operator": "Holder # 2", "date": "2026-05-01"}
    answer = desk_client.post("/new", data=form)
    assert answer.status_code == 200
    assert "known here through June 13, 2015" in answer.text
    assert sorted(path.name for path in desk_folder.iterdir()) == ["first.yaml", "good.yaml"]
    desk_client.post("/new", data={**form, "known": "yes"})
    name = "casino-one-blackjack-2026-05-01.yaml"
    text = (desk_folder / name).read_text(encoding="utf-8")
    assert 'facility: "Casino: one"\n' in text
    assert 'certificate_holder: "Holder # 2"\n' in text
    page = desk_client.get(f"/filing/{name}/weigh").text
    confirmed = {"revision": revision(page), "through": "2026-06-30", "by": "R. Alvarez", "note": "Compared."}
    after = desk_client.post(f"/filing/{name}/weigh/law", data={**confirmed, "next": f"/filing/{name}"}).text
    assert "known through" not in after
    text = (desk_folder / name).read_text(encoding="utf-8")
    assert text.endswith("law_confirmed:\n  through: 2026-06-30\n  by: R. Alvarez\n  note: Compared.\n")


@pytest.mark.parametrize(
    ("form", "problem"),
    [
        ({"chapter": ""}, "Choose the game."),
        ({"chapter": "pa/nothing"}, "Choose the game."),
        ({"facility": " "}, "Write the name of the facility."),
        ({"date": "soon"}, "The filing date cannot be read"),
        ({"date": "2001-01-01"}, "was not in force on January 1, 2001"),
        ({"facility": "x\u202ey"}, "characters that can be seen"),
    ],
)
def test_a_new_filing_that_cannot_be_made_says_why(
    desk_client: TestClient, desk_folder: Path, form: dict[str, str], problem: str
) -> None:
    good = {"chapter": "pa/633a", "facility": "Casino", "operator": "Holder", "date": "2015-06-13"}
    answer = desk_client.post("/new", data=good | form)
    assert answer.status_code == 422
    assert problem in answer.text
    assert len(list(desk_folder.iterdir())) == 2


def test_a_new_filing_never_takes_the_place_of_another(desk_client: TestClient, desk_folder: Path) -> None:
    form = {"chapter": "pa/633a", "facility": "C", "operator": "H", "date": "2015-06-13"}
    for _ in range(2):
        assert desk_client.post("/new", data=form).status_code == 200
    assert (desk_folder / "c-blackjack-2015-06-13.yaml").is_file()
    assert (desk_folder / "c-blackjack-2015-06-13-2.yaml").is_file()


ANSWERS = {
    "section/table": {"a_in_table__positions": "7", "a_in_table__discard_rack": "taller and marked"},
    "section/cards": {"a_in_cards__decks": "8", "a_in_cards__shuffler": "none"},
    "section/play": {"a_in_play__adjacent_boxes": "2", "a_in_play__settlement": "collect first"},
    "wagers/royal_match_21": {
        "a_in_wagers__royal_match_21__paytable": "A",
        "a_in_wagers__royal_match_21__minimum": "$5",
    },
}


def by_hand(starter: str) -> str:
    """Fill in the starter as a person does in an editor: after the colons, and by deleting # before a wager."""
    lines = starter.split("\n")
    written = {
        "facility:": "Casino", "certificate_holder:": "Holder", "filing_date:": "2015-06-13", "  positions:": "7",
        "  discard_rack:": "taller and marked", "  decks:": "8", "  shuffler:": "none", "  adjacent_boxes:": "2",
        "  settlement:": "collect first",
    }  # fmt: skip
    for line, value in written.items():
        lines[lines.index(line)] = f"{line} {value}"
    at = lines.index("#   royal_match_21:")
    while lines[at].startswith("# "):
        lines[at] = lines[at].removeprefix("# ")
        if lines[at] in {"    paytable:", "    minimum:"}:
            lines[at] += " A" if "paytable" in lines[at] else " $5"
        at += 1
    return "\n".join(lines)


def test_the_desk_and_a_hand_give_the_same_bytes_of_report(
    desk_client: TestClient, desk_folder: Path, cli: Callable[..., Any]
) -> None:
    form = {"chapter": "pa/633a", "facility": "Casino", "operator": "Holder", "date": "2015-06-13"}
    desk_client.post("/new", data=form)
    path = desk_folder / "casino-blackjack-2015-06-13.yaml"
    page = desk_client.get(f"/filing/{path.name}/wagers").text
    switch = {"revision": revision(page), "slug": "royal_match_21", "on": "yes"}
    desk_client.post(f"/filing/{path.name}/wagers/switch", data=switch)
    for place, answers in ANSWERS.items():
        save(desk_client, place, path.name, **answers)
    in_the_desk = path.read_bytes()
    reports = [cli("check", str(path), "--format", form).out for form in ("text", "json", "html")]
    path.write_text(by_hand(cli("new", "blackjack", "--jurisdiction", "pa", "--as-of", "2015-06-13").out), "utf-8")
    assert [cli("check", str(path), "--format", form).out for form in ("text", "json", "html")] == reports
    assert path.read_bytes() == in_the_desk
    assert "Royal Match 21" in reports[0]


def test_everything_typed_is_shown_before_the_verdict(desk_client: TestClient) -> None:
    page = desk_client.get(f"{GOOD}/answers").text
    for words in ("Decks in play", "Royal Match 21: paytable", "taller and marked", "Payout limit"):
        assert words in page
    assert page.count(">Change</a>") == page.count('class="answer ')
    assert page.index("Decks in play") < page.rindex("outcome-complies")


def test_documents_are_drafts_until_the_filing_is_complete(desk_client: TestClient) -> None:
    assert "marked as a draft" not in desk_client.get(f"{GOOD}/documents").text
    assert "marked as a draft" in desk_client.get("/filing/first.yaml/documents").text
    assert "DRAFT" in desk_client.get("/filing/first.yaml/document/sign.txt").text.upper()
    assert "DRAFT" not in desk_client.get(f"{GOOD}/document/sign.txt").text.upper()


def test_all_documents_come_as_one_archive(desk_client: TestClient) -> None:
    answer = desk_client.get(f"{GOOD}/documents.zip")
    names = zipfile.ZipFile(io.BytesIO(answer.content)).namelist()
    assert {"good.guide.pdf", "good.sign.html", "good.layout.txt", "good.filing.md", "good.review.html"} <= set(names)
    assert answer.headers["content-disposition"] == "attachment; filename*=UTF-8''good.zip"
    if tries_all():
        assert desk_client.get(f"{GOOD}/documents.zip").content == answer.content


def test_what_the_reader_refuses_is_told_and_not_edited(desk_client: TestClient, desk_folder: Path) -> None:
    (desk_folder / "broken.yaml").write_text("game: [\n", encoding="utf-8")
    page = desk_client.get("/filing/broken.yaml").text
    assert "Cannot be read" in page
    assert "Correct it in a text editor" in page
    assert desk_client.get("/filing/broken.yaml/section/head").status_code == 404
    assert "Cannot be read" in desk_client.get("/").text


def test_a_character_no_filing_may_hold_is_refused(desk_client: TestClient, desk_folder: Path) -> None:
    before = (desk_folder / "good.yaml").read_bytes()
    page = desk_client.get(f"{GOOD}/section/head").text
    form = {"revision": revision(page), "a:facility": "x\u202ey"}
    answer = desk_client.post(f"{GOOD}/save", data=form)
    assert answer.status_code == 422
    assert "Facility: Only characters that can be seen" in answer.text
    assert (desk_folder / "good.yaml").read_bytes() == before


def test_a_filing_is_copied(desk_client: TestClient, desk_folder: Path) -> None:
    desk_client.post("/copy", data={"name": "good.yaml"})
    desk_client.post("/copy", data={"name": "good.yaml"})
    for name in ("good-copy.yaml", "good-copy-2.yaml"):
        assert (desk_folder / name).read_bytes() == (desk_folder / "good.yaml").read_bytes()


def test_a_doubt_that_decides_the_filing_is_weighed_and_a_reading_taken(
    desk_client: TestClient, desk_folder: Path
) -> None:
    shutil.copy("examples/pa/blackjack/defects-paytables.yaml", desk_folder / "doubtful.yaml")
    page = desk_client.get("/filing/doubtful.yaml/weigh").text
    card = next(part for part in page.split('<section class="card"') if "633a.13(o)" in part)
    assert "changes this filing" in card
    assert "To the Pennsylvania Gaming Control Board" in card or "To the Board" in card
    assert "Change the answer" in card
    field = re.search(r'name="provision" value="([^"]+)"', card)
    assert field
    form = {"provision": field[1], "reading": "evident", "by": "R. Alvarez", "ground": "Letter of the Board: 12"}
    next_page = {"revision": revision(page), "next": "/filing/doubtful.yaml/weigh"}
    after = desk_client.post("/filing/doubtful.yaml/weigh/reading", data=form | next_page).text
    assert "changes this filing" not in next(
        (part for part in after.split('<section class="card"') if "633a.13(o)" in part), ""
    )
    text = (desk_folder / "doubtful.yaml").read_text(encoding="utf-8")
    assert text.endswith(
        f"- provision: {field[1]}\n    reading: evident\n    by: R. Alvarez\n"
        '    ground: "Letter of the Board: 12"\n    date: 2026-11-22\n'
    )


def test_only_weighty_doubts_are_told_and_the_others_counted(desk_client: TestClient) -> None:
    page = desk_client.get(f"{GOOD}/weigh").text
    cards = re.findall(r'<section class="card" id="doubt-\d+">.*?</section>', page, re.DOTALL)
    assert cards
    assert [card for card in cards if ">grave<" not in card and "changes this filing" not in card] == []
    assert re.search(r"\d+ more doubts touch this filing and change nothing in it", page)


def test_a_day_that_was_taken_away_can_be_set_again(desk_client: TestClient, desk_folder: Path) -> None:
    save(desk_client, "section/head", a_in_filing_date="")
    page = desk_client.get(GOOD).text
    assert "The filing has no date, so the law that applies is not known." in page
    assert "Check your answers" not in page
    assert "Jurisdiction" in desk_client.get(f"{GOOD}/section/head").text
    assert desk_client.get(f"{GOOD}/section/table").status_code == 404
    save(desk_client, "section/head", a_in_filing_date="2015-06-13")
    assert "filing_date: 2015-06-13" in (desk_folder / "good.yaml").read_text(encoding="utf-8")
    assert "Complies" in desk_client.get(GOOD).text


def test_what_has_no_page_of_its_own_leads_to_the_review(desk_client: TestClient, desk_folder: Path) -> None:
    text = (desk_folder / "good.yaml").read_text(encoding="utf-8")
    text = text.replace("\nwagers:\n", "\nnonsense:\n  a: b\n\nwagers:\n  no_such_wager:\n    minimum: $5\n")
    (desk_folder / "good.yaml").write_text(text, encoding="utf-8")
    page = desk_client.get(GOOD).text
    links = re.findall(r'href="(/filing/good\.yaml/[^"#]*)', page)
    assert len(links) > 10
    for link in dict.fromkeys(links):
        assert desk_client.get(link).status_code == 200, link
