"""An official text against the data of the invented chapter: what agrees, and each kind of difference."""

import datetime
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import Cli
from jsonschema import Draft202012Validator

from checker.cli.added import VARIABLE
from checker.cli.exits import COMPLIES, DEFECTS, NOTHING, UNREADABLE
from checker.drafts import bounded
from checker.drafts.errors import DraftError
from checker.law import chapter_ids, compile_ruleset, folders, load_chapter
from checker.resources import SCHEMAS
from checker.upkeep.compare import Difference, compare_text
from checker.upkeep.held_values import held_values
from checker.upkeep.official_text import OfficialTextError, read_official_text

RULESETS = Path(__file__).parent.parent / "rulesets"

TEXT = """CHAPTER 901a. WAR
901a.1. Table and layout.
901a.2. Wagers and decks.
901a.3. Payouts and payout limit.
901a.4. Irregularities.
# § 901a.1. Table and layout.
(a) A table seats at most six guests (relating to tables; see § 800a.7(b)(12)).
(b) The layout of § 901a.2 carries:
(1) An area for the War Wager of each guest.
(2) If the Tie Bonus Wager is offered, an area for the Tie Bonus Wager.
(3) The words "Ties go to war."
Source
The provisions of this section were adopted in 2020, 10 F.R. 1.
# § 901a.2. Wagers and decks.
(a) The War Wager is played with eight decks or fewer.
(b) The Tie Bonus Wager wins if both cards are of one rank.
(c) The Long March Progressive Wager wins with four wars.
# § 901a.3. Payouts and payout limit.
(a) A winning War Wager is paid at 1 to 1. (1) A second war is paid at 3 to 1.
(b) A Tie Bonus Wager is paid, with three decks or fewer under A and with four decks or more under B: Suited tie 20 to 1
18 to 1 Tie 9 to 1 10 to 1
(c) A Long March Progressive Wager is paid: Four wars 100% of the meter, Three wars 50 for 1.
(1) The meter starts from $2,000 and is reset to $1,000.
(d) A payout limit in a round is at least $20,000.
# § 901a.4. Irregularities.
(a) A card found face up is not used.
(b) A misdeal returns all wagers.
(c) After a mistake two cards are burnt.
(d) Reserved.
# § 901a.5. Captain's Wager.
(a) A Captain's Wager may be offered.
(b) It is paid 2 to 1 less 5% where the captain wins, and even money where the captain ties.
(c) The least Captain's Wager is a multiple of $5.
(d) An Outpost Wager is paid 1 to 1; in a long war 10% of what it wins is kept.
"""


@pytest.fixture(autouse=True)
def _own_law(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(VARIABLE, str(RULESETS))
    load_chapter.cache_clear()
    yield
    folders.use_rulesets(())
    load_chapter.cache_clear()


def compare(cli: Cli, tmp_path: Path, text: str, name: str = "text.txt") -> tuple[int, str]:
    (tmp_path / name).write_text(text, encoding="utf-8")
    done = cli("law", "compare", "fl/901a", str(tmp_path / name))
    return done.code, done.out + done.err


def test_the_text_of_the_data_agrees(cli: Cli, tmp_path: Path) -> None:
    code, said = compare(cli, tmp_path, TEXT)
    assert code == COMPLIES, said
    assert said.startswith("The two agree: ")
    assert "The data has 22 numbered provisions, the text 22; 22 stand in both." in said


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("50 for 1", "50 to 1", "901a.3(c)  The data holds 50 for 1 (Long March Progressive Wager: Three wars)"),
        ("50 for 1", "50 to 1", "901a.3(c)  The text has 50 to 1; the data holds no such figure there."),
        ("$2,000", "$2,500", "901a.3(c)(1)  The text has 2500; the data holds no such figure there."),
        ("six guests", "nine guests", "901a.1(a)  The data holds 6 (at most, table.positions); the text does not"),
        ("Ties go to war", "Ties are returned", "901a.1(b)(3)  The data holds “Ties go to war” (mandated words)"),
        (
            "(b) A misdeal returns all wagers.\n",
            "",
            "901a.4(b)  The text has no 901a.4(b). The data: A misdeal",
        ),
        (
            "(d) Reserved.",
            "(d) Reserved.\n(e) The dealer keeps the burnt cards.",
            "901a.4(e)  The text has 901a.4(e), which the data has not. It begins: “The dealer keeps the burnt cards.”",
        ),
        (
            "(d) Reserved.",
            "(d) Reserved.\n(e) A misdeal returns all wagers.",
            "901a.4(e)  The text has 901a.4(e), which the data has not.",
        ),
    ],
)
def test_each_difference_is_told_at_its_provision(cli: Cli, tmp_path: Path, before: str, after: str, said: str) -> None:
    assert TEXT.count(before) == 1
    code, told = compare(cli, tmp_path, TEXT.replace(before, after))
    assert code == DEFECTS
    assert said in told, told


def test_a_provision_under_another_number_is_recognised(cli: Cli, tmp_path: Path) -> None:
    moved = TEXT.replace("(b) A misdeal returns all wagers.\n", "").replace(
        "(d) Reserved.\n", "(d) A misdeal returns all wagers.\n"
    )
    _, told = compare(cli, tmp_path, moved)
    assert "The text has at 901a.4(d) what the data has at 901a.4(b): A misdeal returns all wagers." in told


def test_html_is_read_as_the_text_is(cli: Cli, tmp_path: Path) -> None:
    page = "<!doctype html><title>901a</title>" + "".join(f"<p>{line}</p>" for line in TEXT.splitlines())
    code, said = compare(cli, tmp_path, page, "text.html")
    assert code == COMPLIES, said


def test_the_json_has_its_form(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "text.txt").write_text(TEXT.replace("50 for 1", "40 for 1"), encoding="utf-8")
    done = cli("law", "compare", "fl/901a", str(tmp_path / "text.txt"), "--format", "json")
    form = json.loads(done.out)
    schema = json.loads((SCHEMAS / "law_compare.json").read_text(encoding="utf-8"))
    assert list(Draft202012Validator(schema).iter_errors(form)) == []
    assert [(item["provision"], item["kind"]) for item in form["differences"]] == [
        ("901a.3(c)", "not_in_text"),
        ("901a.3(c)", "not_in_data"),
    ]


def test_a_text_of_another_chapter_is_not_compared(cli: Cli, tmp_path: Path) -> None:
    code, said = compare(cli, tmp_path, "§ 7b.1. Something else.\n(a) Six guests.\n")
    assert code == NOTHING
    assert "has no heading of a section of" in said


def test_a_text_that_cannot_be_opened_is_told(cli: Cli, tmp_path: Path) -> None:
    done = cli("law", "compare", "fl/901a", str(tmp_path / "none.txt"))
    assert (done.code, done.out) == (UNREADABLE, "")
    assert "cannot be opened: no such file or directory" in done.err


def test_a_broken_pdf_is_told(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "text.pdf").write_bytes(b"%PDF-1.7 nothing more")
    done = cli("law", "compare", "fl/901a", str(tmp_path / "text.pdf"))
    assert done.code == UNREADABLE
    assert "cannot be read as a PDF" in done.err


@pytest.mark.parametrize("chapter_id", chapter_ids())
def test_the_law_around_a_chapter_is_not_looked_for_in_its_text(chapter_id: str) -> None:
    ruleset = compile_ruleset(chapter_id, datetime.date(2030, 1, 1))
    held = held_values(ruleset)
    assert [provision for provision in held if provision.in_full] == []
    assert compare_text(("Nothing of the chapter.",), ruleset).aligned == 0


@pytest.mark.parametrize(("printed", "said"), [("1/4", []), ("25%", []), ("1/3", ["25"])])
def test_a_percentage_of_the_data_may_be_printed_as_a_part(printed: str, said: list[str]) -> None:
    ruleset = compile_ruleset("pa/633a", datetime.date(2015, 6, 13))
    lines = ("§ 633a.5. Shuffle and cut of the cards.", f"(d) At least {printed} of the stack and 10 cards.")
    found = [
        item.message
        for item in compare_text(lines, ruleset).findings
        if item.provision == "633a.5(d)" and item.kind is Difference.NOT_IN_TEXT
    ]
    assert [word for word in said if not any(f"holds {word} " in message for message in found)] == []
    assert bool(found) == bool(said)


def test_what_is_no_file_or_takes_too_long_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    os.mkfifo(tmp_path / "pipe.txt")
    with pytest.raises(OfficialTextError, match="cannot be opened: not a file but a pipe, device or socket"):
        read_official_text(tmp_path / "pipe.txt")
    (tmp_path / "text.pdf").write_bytes(b"%PDF-1.4 nothing")
    with pytest.raises(OfficialTextError, match="cannot be read as a PDF"):
        read_official_text(tmp_path / "text.pdf")
    monkeypatch.setattr(bounded, "within_bounds", _refuse)
    with pytest.raises(OfficialTextError, match="takes too much time or memory to read"):
        read_official_text(tmp_path / "text.pdf")


def _refuse(_: object) -> None:
    raise DraftError("The draft takes more than 10 seconds.", "")
