"""The check of a chapter's files: a whole chapter has no problem, and each single fault is told at its place."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import COMPLIES as A_FILING
from conftest import Cli

from checker.cli.added import VARIABLE
from checker.cli.exits import COMPLIES, DEFECTS, UNREADABLE
from checker.law import folders, load_chapter
from checker.law.chapter import ITEM_LISTS
from checker.upkeep.items import BUILDERS

HERE = Path(__file__).parent.parent / "rulesets"
CHAPTER = Path("fl/901a-war")


@pytest.fixture
def rulesets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give a copy of the invented chapter, and leave the law in use as it was."""
    root = tmp_path / "rulesets"
    shutil.copytree(HERE, root)
    monkeypatch.setenv(VARIABLE, "")
    yield root
    folders.use_rulesets(())
    load_chapter.cache_clear()


def lint(cli: Cli, root: Path, code: int = DEFECTS) -> str:
    load_chapter.cache_clear()
    done = cli("law", "lint", str(root))
    assert done.code == code, done.out + done.err
    return str(done.out)


def change(root: Path, name: str, before: str, after: str) -> None:
    file = root / CHAPTER / name
    text = file.read_text(encoding="utf-8")
    assert text.count(before) == 1, f"{before} stands {text.count(before)} times in {name}"
    file.write_text(text.replace(before, after), encoding="utf-8")


def test_a_whole_chapter_has_no_problem(cli: Cli, rulesets: Path) -> None:
    said = lint(cli, rulesets, COMPLIES)
    assert said == "fl/901a: nothing is wrong (22 provisions, 26 rules, 71 reviews of cases).\n"


EARLY = '{from: 2020-01-01, source: 10 F.R. 1, value: "$1,000"}'
LATE = '{from: 2021-06-01, source: 11 F.R. 5, value: "$2,000"}'
FAULTS = [
    pytest.param(
        "901a.4.yaml",
        "  - {provision: 901a.4(b), is: guide, about: A misdeal returns all wagers.}\n",
        "",
        ["901a.4.yaml:5:6: 901a.4(c) does not follow (a); a provision between them has no place in the ledger."],
        id="a provision that nobody placed",
    ),
    pytest.param(
        "901a.3.yaml",
        "{from: 2021-06-01, source: 11 F.R. 5, pays: 18 to 1}",
        "{from: 2021-06-01, pays: 18 to 1}",
        ["901a.3.yaml:35:74: paytables.3.rows.0.versions.1: 'source' is a required property."],
        id="a dated value without source",
    ),
    pytest.param(
        "901a.4.yaml",
        "about: A misdeal returns all wagers.}",
        "about: A misdeal returns all wagers., from: 2021-06-01}",
        ["901a.4.yaml:5:77: A value is in force from 2021-06-01 and names no rulemaking.", "Add source: 11 F.R. 5."],
        id="a dated provision without source",
    ),
    pytest.param(
        "901a.3.yaml",
        "{from: 2021-06-01, source: 11 F.R. 5, pays: 18 to 1}",
        "{from: 2021-06-02, source: 11 F.R. 5, pays: 18 to 1}",
        ["901a.3.yaml:35:75: 11 F.R. 5 did not take effect on 2021-06-02."],
        id="a date of no rulemaking",
    ),
    pytest.param(
        "901a.3.yaml",
        f"{EARLY}, {LATE}",
        f"{LATE}, {EARLY}",
        ["The version from 2020-01-01 is not after 2021-06-01."],
        id="versions out of order",
    ),
    pytest.param(
        "901a.2.yaml",
        "rules:\n",
        "  - {at: cards.decks, provision: 901a.2(a), label: Decks, type: count_from_one, asks: must, "
        'says: Again., example: "6", from: 2021-06-01, source: 11 F.R. 5}\nrules:\n',
        ["cards.decks stands twice from 2021-06-01.", "End the first with until: and the day."],
        id="an overlap",
    ),
    pytest.param(
        "chapter.yaml", "provisions: 22", "provisions: 23",
        ["901a as consolidated in 2021 has 23 provisions; the ledger of that day has 22."],
        id="a text with more provisions",
    ),
    pytest.param(
        "901a.3.yaml", "title: It is not said", "title: It is not known",
        [], id="a change that is no fault",
    ),
    pytest.param(
        "901a.2.yaml", "provision: 901a.2(a), kind: at_most", "provision: 901a.2(d), kind: at_most",
        ["901a.2.yaml:15:6: 901a.2(d) is not in the ledger."],
        id="a provision that is not in the ledger",
    ),
    pytest.param(
        "901a.1.yaml", "when: {offers: tie_bonus}", "when: {offers: tie_bonos}",
        ["A condition names tie_bonos, which is no wager of the chapter.",
         "Known: captain, long_march, outpost, tie_bonus, war."],
        id="a wager that is not there",
    ),
    pytest.param(
        "901a.1.yaml", "kind: at_most", "kind: at_moist",
        ["901a.1.yaml:14:"], id="a kind that is not there",
    ),
    pytest.param(
        "901a.1.yaml", "at: table.positions, value", "at: table.seats, value",
        ["The rule at 901a.1(a) reads table.seats, which no election of the chapter defines."],
        id="an entry that is not there",
    ),
    pytest.param(
        "901a.3.yaml", "pays: 50 for 1", "pays: fifty for one",
        ["901a.3.yaml:39:77: paytables.4.rows.1.pays: 'fifty for one' does not match", "As printed: 3 to 2, "],
        id="a payout that cannot be read",
    ),
    pytest.param(
        "cases/901a.2.yaml", 'set: {cards.decks: "9"}', 'set: {cards.decks: "8"}',
        ["The case “901a.2: nine decks” on 2020-01-01: nothing is found at 901a.2(a), cards.decks, as the case says.",
         "No case breaks the rule at 901a.2(a) (at_most cards.decks)."],
        id="a rule that no case breaks",
    ),
    *(
        pytest.param(
            "cases/901a.5.yaml", before, after, [f"at 901a.5(c), wagers.captain.minimum, {said}"],
            id=f"of a finding {name}",
        )
        for name, before, after, said in [
            ("its words", "says: [$5, $14.99]", "says: [$6, $14.99]", "the message does not say “$6”: The least"),
            ("what is lawful", "help: a multiple of $5", "help: $15", "the help is “a multiple of $5”"),
            ("what was expected", "expected: a multiple of $5", "expected: $15", "the expected is “a multiple of $5”"),
            ("what is there", "actual: $14.99", "actual: $15", "the actual is “$14.99”"),
            ("other places", "related: []", "related: [cards.decks]", "the related are: none"),
            ("its sources", "sources: [10 F.R. 1]", "sources: [11 F.R. 5]", "the sources are: 10 F.R. 1"),
        ]
    ),
    pytest.param(
        "cases/901a.5.yaml", "case: a least wager below a", "expects: much\n    case: a least wager below a",
        ["“expects” says nothing of a case."], id="a word that no case has",
    ),
    pytest.param(
        "901a.4.yaml", "section: 901a.4", "section: 901a.4\nsection: 901a.4",
        ["901a.4.yaml:2:1:"], id="a file that cannot be read",
    ),
    pytest.param(
        "chapter.yaml", "901a.4, 901a.5]", "901a.4, 901a.5, 901a.6]",
        ["chapter.yaml:20:52: The chapter names section 901a.6, and 901a.6.yaml is not there."],
        id="a section without a file",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("file", "before", "after", "said"), FAULTS)
def test_each_fault_is_told_at_its_place(
    cli: Cli, rulesets: Path, file: str, before: str, after: str, said: list[str]
) -> None:
    change(rulesets, file, before, after)
    told = lint(cli, rulesets, DEFECTS if said else COMPLIES)
    assert [text for text in said if text not in told] == [], told


def test_every_list_of_a_section_is_built() -> None:
    assert set(BUILDERS) == set(ITEM_LISTS)


def test_no_cases_at_all_is_a_problem(cli: Cli, rulesets: Path) -> None:
    shutil.rmtree(rulesets / CHAPTER / "cases")
    assert "The chapter has no cases, so nothing shows that its rules judge as the law does." in lint(cli, rulesets)


def test_a_started_chapter_has_no_problem_and_judges(cli: Cli, tmp_path: Path, rulesets: Path) -> None:
    del rulesets
    started = cli(
        "law", "new", str(tmp_path / "own"), "--id", "zz/7b", "--game", "war", "--date", "2020-01-01",
        "--jurisdiction-name", "Zed",
    )  # fmt: skip
    assert started.code == COMPLIES, started.err
    assert lint(cli, tmp_path / "own", COMPLIES).startswith("zz/7b: nothing is wrong (3 provisions,")
    filing = tmp_path / "filing.yaml"
    base = (tmp_path / "own/zz/7b-war/cases/base.yaml").read_text(encoding="utf-8")
    filing.write_text(base.replace('"6"', '"9"'), encoding="utf-8")
    judged = cli("check", str(filing), "--rulesets", str(tmp_path / "own"))
    assert judged.code == DEFECTS
    assert "The game is played with at most 8 decks; the filing says 9." in judged.out
    again = cli("law", "new", str(tmp_path / "own"), "--id", "zz/7b", "--game", "war", "--date", "2020-01-01")
    assert (again.code, again.out) == (UNREADABLE, "")
    assert "exists already; nothing was written" in again.err


@pytest.mark.parametrize(
    ("id_", "game", "said"),
    [
        ("zzz/7b", "war", "a jurisdiction is two small letters"),
        ("zz/../7b", "war", "the number of a chapter has small letters and digits"),
        ("zz/7b", "../war", "a game is small letters, with hyphens for spaces"),
    ],
)
def test_a_chapter_is_not_started_outside_its_folder(cli: Cli, tmp_path: Path, id_: str, game: str, said: str) -> None:
    done = cli("law", "new", str(tmp_path), "--id", id_, "--game", game, "--date", "2020-01-01")
    assert done.code == UNREADABLE
    assert said in done.err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_without_chapters_is_refused(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")
    (tmp_path / "filing.yaml").write_text(A_FILING, encoding="utf-8")
    done = cli("check", str(tmp_path / "filing.yaml"), "--rulesets", str(tmp_path))
    assert done.code == UNREADABLE
    assert "holds no chapter" in done.err
