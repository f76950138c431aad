"""The README's commands and outputs are the real ones."""

import json
import re
import shlex
from pathlib import Path

import pytest
import yaml
from conftest import Cli

from checker.cli.app import app
from checker.cli.outputs import FORMS
from checker.documents.starter import starter
from checker.law import compile_ruleset
from checker.review import review_document
from checker.source import read_text
from checker.values import parse_date

ROOT = Path(__file__).parent.parent
README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_quick_start_has_exactly_two_commands_of_one_line() -> None:
    section = README.partition("## Quick start")[2].partition("\n## ")[0]
    blocks = re.findall(r"```(\w*)\n(.*?)```", section, re.DOTALL)
    assert [name for name, _ in blocks] == ["sh", "sh", "powershell"]
    assert [len(text.strip().splitlines()) for _, text in blocks] == [1, 1, 2]
    assert blocks[0][1].strip().endswith("checker check examples/pa/blackjack/submission.yaml")
    assert blocks[1][1].strip().endswith(".venv/bin/pytest -q -n auto")
    # The same two commands as PowerShell takes them.
    for (_, text), line in zip(blocks, blocks[2][1].splitlines(), strict=False):
        same = text.strip().replace("python3", "py").replace(" && ", "; ").replace(".venv/bin/", ".venv\\Scripts\\")
        assert line == same.replace("examples/pa/blackjack/", "examples\\pa\\blackjack\\")


def test_the_failing_check_is_shown_as_it_comes_out(cli: Cli) -> None:
    (block,) = re.findall(r"```console\n\$ checker ([^\n]*)\n(.*?)```", README, re.DOTALL)
    told = cli(*block[0].split())
    assert told.code == 1
    assert told.out.startswith(block[1])


def test_every_command_is_named() -> None:
    names = {command.name for command in app.registered_commands}
    named = set(re.findall(r"`checker ([a-z]+)", README))
    assert names <= named


def section(title: str) -> str:
    """Give the text under a heading, as far as the next one."""
    return re.split(r"(?m)^#{2,} ", README.partition(f"# {title}\n")[2])[0]


def blocks(title: str, kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", section(title), re.DOTALL)


def test_every_format_has_one_line_and_no_other_is_named() -> None:
    named = re.findall(r"(?m)^\| `(\w+)` \| ", section("Reports"))
    assert named == list(FORMS)


@pytest.mark.parametrize(
    ("title", "code", "written"),
    [
        ("Reports", 0, ["review.html", "review.sarif"]),
        ("A reviewer's determinations", 1, ["first-filing.json"]),
    ],
)
def test_the_commands_work_as_they_stand(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str, code: int, written: list[str]
) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    (block,) = blocks(title, "sh")
    program, *arguments = shlex.split(block)
    assert program == "checker"
    found = cli(*arguments)
    assert (found.code, found.err) == (code, "")
    assert sorted(path.name for path in tmp_path.iterdir() if path.name != "examples") == written


def test_the_options_of_determinations_are_those_of_the_command(cli: Cli) -> None:
    named = set(re.findall(r"`(--[a-z]+) ", section("A reviewer's determinations")))
    assert named == {"--accept", "--deficient", "--query", "--note", "--letter", "--by"}
    said = cli("review", "--help").out
    assert all(f"{option} " in said for option in named)


def test_the_variance_covers_what_it_says() -> None:
    (block,) = blocks("Variances", "yaml")
    clean = (ROOT / "examples" / "pa" / "blackjack" / "submission.yaml").read_text(encoding="utf-8")
    filing = re.sub(r"(?m)^  positions: \d+", "  positions: 8", clean, count=1)
    assert filing != clean
    plain, varied = (review_document(read_text(text, "filing.yaml")) for text in (filing, f"{filing}\n{block}"))
    assert [(item.provision, item.kind.value) for item in plain.defects] == [("633a.2(a)", "violation")]
    assert varied.outcome == "complies"
    (finding,) = [item for item in varied.findings if item.kind.value == "varied"]
    assert finding.provision == "633a.2(a)"
    assert finding.notes[-1].endswith("until May 1, 2016: Eight betting positions at one table.")


def test_the_first_line_of_a_starter_is_the_one_shown_and_its_schema_is_printed_as_told(cli: Cli) -> None:
    (block,) = blocks("In an editor", "yaml")
    text = starter(compile_ruleset("pa/633a", parse_date("2015-06-13")))
    assert text.startswith(block)
    name = block.strip().partition("$schema=")[2]
    assert f"checker schema pa/633a > {name}\n" in text
    assert (ROOT / "schemas" / name).read_text(encoding="utf-8") == cli("schema", "pa/633a").out
    (settings,) = blocks("In an editor", "json")
    assert json.loads(settings) == {"yaml.schemas": {f"schemas/{name}": "filings/blackjack/*.yaml"}}


def test_the_pipelines_name_what_there_is() -> None:
    github, hooks = (yaml.safe_load(block) for block in blocks("In a pipeline", "yaml"))
    used = github["steps"][-1]
    folder = used["uses"].partition("rules-submission-checker/")[2].partition("@")[0]
    action = yaml.safe_load((ROOT / folder / "action.yml").read_text(encoding="utf-8"))
    assert set(used["with"]) <= set(action["inputs"])
    (repository,) = hooks["repos"]
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    assert [item["id"] for item in repository["hooks"]] == [hook["id"]]
    assert "`.gitlab/check.yml`" in section("In a pipeline")
    assert (ROOT / ".gitlab" / "check.yml").is_file()
