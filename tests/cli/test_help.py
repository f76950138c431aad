"""Every command says what it does with a real example, and the example works."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import Cli

from checker.cli.app import app

ROOT = Path(__file__).parents[2]
# Where the example is of a filing with defects, of changes found, or of items still open, the code says so.
CODES = {"diff": 1, "horizon": 1, "review": 1, "law compare": 1}


def commands(text: str) -> list[str]:
    _, _, listed = text.partition("\nCommands:\n")
    return re.findall(r"(?m)^  ([a-z]+) ", listed)


def help_of(*arguments: str) -> str:
    return subprocess.run(
        [sys.executable, "-m", "checker", *arguments, "--help"], capture_output=True, check=True, text=True
    ).stdout


GROUPS = [str(group.name) for group in app.registered_groups]
NAMES = [
    *(name for name in commands(help_of()) if name not in GROUPS),
    *(f"{group} {name}" for group in GROUPS for name in commands(help_of(group))),
]


def test_the_commands_are_listed_each_with_a_whole_sentence() -> None:
    assert {name for name in NAMES if " " not in name} == {str(command.name) for command in app.registered_commands}
    assert set(commands(help_of())) - set(NAMES) == set(GROUPS)
    _, _, listed = help_of().partition("\nCommands:\n")
    for line in listed.strip().partition("\n\n")[0].split("\n"):
        name, said = line.split(None, 1)
        assert said[0].isupper(), name
        assert said.endswith("."), name
        assert "..." not in said, name


# The desk runs until it is stopped; tests/desk starts it.
@pytest.mark.parametrize("name", [name for name in NAMES if name != "desk"])
def test_the_example_of_each_command_works(name: str, tmp_path: Path) -> None:
    _, _, example = " ".join(help_of(*name.split()).split()).rpartition("Example: checker ")
    command, _, target = example.partition(" > ")
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    if name == "verify":
        filing = ROOT / "examples" / "pa" / "blackjack" / "submission.yaml"
        subprocess.run(
            [sys.executable, "-m", "checker", "check", str(filing), "--output", f"record={tmp_path / 'record.yaml'}"],
            check=True,
            capture_output=True,
        )
    if name == "law lint":
        (tmp_path / "my-rulesets").symlink_to(ROOT / "tests" / "rulesets")
    if name == "law compare":
        (tmp_path / "chapter.html").write_text("<p>§ 633a.2. Table.</p><p>(a) A table.</p>", encoding="utf-8")
    found = subprocess.run(
        [sys.executable, "-m", "checker", *shlex.split(command)],
        capture_output=True,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert found.returncode == CODES.get(name, 0), found.stderr.decode()
    assert found.stdout or list(tmp_path.glob("*/*"))
    assert target.split() in ([], [target])


@pytest.mark.parametrize("name", NAMES)
def test_the_exit_codes_of_each_command_are_told(name: str) -> None:
    said = " ".join(help_of(*name.split()).split())
    assert re.search(r"Exit codes: 0 [a-z ]+, ", said)
    assert not re.search(r"<(list\[)?(str|int)", said.partition("Options:")[2]), "an option says what it takes"


def test_short_and_long_help_are_the_same(cli: Cli) -> None:
    assert cli("check", "-h").out == cli("check", "--help").out
