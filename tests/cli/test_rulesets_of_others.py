"""A folder of rulesets that somebody else made is checked before anything is judged by it."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import Cli

from checker.cli import added
from checker.law import folders

CHAPTER = Path("fl/901a-war")
FILING = "tests/rulesets/fl/901a-war/cases/base.yaml"


@pytest.fixture
def rulesets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(added.VARIABLE, "")
    root = tmp_path / "rulesets"
    shutil.copytree("tests/rulesets", root)
    yield root
    folders.use_rulesets(())


def test_a_chapter_that_is_whole_is_judged_by(cli: Cli, rulesets: Path) -> None:
    assert cli("check", FILING, "--rulesets", str(rulesets)).code == 0


@pytest.mark.parametrize(
    ("name", "before", "after", "said"),
    [
        ("901a.3.yaml", "provisions:", "provisions: [", "does not belong here."),
        ("901a.3.yaml", "wager: tie_bonus", "wager: {x: 1}", "is not of type 'string'"),
        ("901a.5.yaml", "kind:", "sort:", "'kind' is a required property"),
        ("901a.2.yaml", "is: ", "is: no such ", "is not one of"),
        ("chapter.yaml", "game:", "gone:", "'game' is a required property"),
        ("chapter.yaml", "jurisdiction:", "jurisdiction: \udcff", "The text is not UTF-8."),
        ("chapter.yaml", "title:", "title: &a", "An anchor (&) is not read."),
        ("chapter.yaml", "title:", f"x: {'[' * 5000}\ntitle:", "nested"),
    ],
)
@pytest.mark.parametrize("command", ["check", "ledger"])
def test_a_damaged_chapter_is_told_with_its_place(
    cli: Cli, rulesets: Path, command: str, name: str, before: str, after: str, said: str
) -> None:
    file = rulesets / CHAPTER / name
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), encoding="utf-8", errors="surrogateescape")
    found = cli(command, FILING if command == "check" else "fl/901a", "--rulesets", str(rulesets))
    assert found.code == 2
    assert f"{CHAPTER} is no law to judge by." in found.err
    assert f"  901a-war/{name}:" in found.err
    assert said in found.err
    assert "fault" not in found.err
    assert found.out == ""


def test_a_link_out_of_the_folder_is_not_read(cli: Cli, rulesets: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("token: hunter2\n", encoding="utf-8")
    file = rulesets / CHAPTER / "901a.2.yaml"
    file.unlink()
    file.symlink_to("../../../secret.txt")
    found = cli("check", FILING, "--rulesets", str(rulesets))
    assert found.code == 2
    assert "901a.2.yaml is a link that leads out of" in found.err
    assert "hunter2" not in found.err


def test_the_check_of_law_tells_it_all_itself(cli: Cli, rulesets: Path) -> None:
    (rulesets / CHAPTER / "901a.2.yaml").write_text("title: [", encoding="utf-8")
    found = cli("law", "lint", str(rulesets))
    assert found.code == 1
    assert "901a-war/901a.2.yaml:1:8" in found.out
