"""Every command says what it does with a real example, and the example works."""

import re
import shlex
from pathlib import Path

import pytest
from conftest import Cli
from sampled import tried

from checker.cli.app import app

ROOT = Path(__file__).parents[2]
# Where the example is of a filing with defects, of changes found, or of items still open, the code says so.
CODES = {"diff": 1, "horizon": 1, "review": 1, "law compare": 1}


def commands(text: str) -> list[str]:
    _, _, listed = text.partition("\nCommands:\n")
    return re.findall(r"(?m)^  ([a-z]+) ", listed)


GROUPS = {str(group.name): group.typer_instance for group in app.registered_groups}
NAMES = [
    *(str(command.name) for command in app.registered_commands),
    *(f"{name} {command.name}" for name, group in GROUPS.items() if group for command in group.registered_commands),
]


@pytest.mark.parametrize("group", ["", *GROUPS])
def test_the_commands_are_listed_each_with_a_whole_sentence(cli: Cli, group: str) -> None:
    told = cli(*group.split(), "--help").out
    lead = f"{group} " if group else ""
    listed = {name.removeprefix(lead) for name in NAMES if name.startswith(lead)}
    assert set(commands(told)) == {name for name in listed if " " not in name} | (set() if group else set(GROUPS))
    for line in told.partition("\nCommands:\n")[2].strip().partition("\n\n")[0].split("\n"):
        name, said = line.split(None, 1)
        assert said[0].isupper(), name
        assert said.endswith("."), name
        assert "..." not in said, name


# The desk runs until it is stopped; tests/desk starts it.
@pytest.mark.parametrize("name", tried((name for name in NAMES if name != "desk"), 2))
def test_the_example_of_each_command_works(
    name: str, cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, example = " ".join(cli(*name.split(), "--help").out.split()).rpartition("Example: checker ")
    command, _, target = example.partition(" > ")
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    if name == "verify":
        record = f"record={tmp_path / 'record.yaml'}"
        assert cli("check", "examples/pa/blackjack/submission.yaml", "--output", record).code == 0
    if name == "law lint":
        (tmp_path / "my-rulesets").symlink_to(ROOT / "tests" / "rulesets")
    if name == "law compare":
        (tmp_path / "chapter.html").write_text("<p>§ 633a.2. Table.</p><p>(a) A table.</p>", encoding="utf-8")
    found = cli(*shlex.split(command))
    assert found.code == CODES.get(name, 0), found.err
    assert found.out or list(tmp_path.glob("*/*"))
    assert target.split() in ([], [target])


@pytest.mark.parametrize("name", NAMES)
def test_the_exit_codes_of_each_command_are_told(name: str, cli: Cli) -> None:
    said = " ".join(cli(*name.split(), "--help").out.split())
    assert re.search(r"Exit codes: 0 [a-z ]+, ", said)
    assert not re.search(r"<(list\[)?(str|int)", said.partition("Options:")[2]), "an option says what it takes"


def test_short_and_long_help_are_the_same(cli: Cli) -> None:
    assert cli("check", "-h").out == cli("check", "--help").out
