"""The README's commands and outputs are the real ones."""

import re
from pathlib import Path

from conftest import Cli

from checker.cli.app import app

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_quick_start_has_exactly_two_commands_of_one_line() -> None:
    section = README.partition("## Quick start")[2].partition("\n## ")[0]
    blocks = re.findall(r"```(\w*)\n(.*?)```", section, re.DOTALL)
    assert [name for name, _ in blocks] == ["sh", "sh"]
    assert [len(text.strip().splitlines()) for _, text in blocks] == [1, 1]
    assert blocks[0][1].strip().endswith("checker check examples/pa/blackjack/submission.yaml")
    assert blocks[1][1].strip().endswith(".venv/bin/pytest -q -n auto")


def test_the_failing_check_is_shown_as_it_comes_out(cli: Cli) -> None:
    (block,) = re.findall(r"```console\n\$ checker ([^\n]*)\n(.*?)```", README, re.DOTALL)
    told = cli(*block[0].split())
    assert told.code == 1
    assert told.out.startswith(block[1])


def test_every_command_is_named() -> None:
    names = {command.name for command in app.registered_commands}
    named = set(re.findall(r"`checker ([a-z]+)", README))
    assert names <= named
