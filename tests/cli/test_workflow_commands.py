"""No text of a filing, and no name of one, is obeyed by the pipeline that shows the output."""

import re
from pathlib import Path

import pytest
from conftest import COMPLIES, Cli

from checker.clean import no_command

# What GitHub's runner obeys: two colons at the start of a line, spaces aside; or the older form anywhere in it.
OBEYED = re.compile(r"^\s*::|##\[", re.MULTILINE)
COMMAND = "::error::x ##[error]x ::set-output name=a::b"


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("::error::x", ": :error::x"),
        ("   \t::error file=a::x", "   \t: :error file=a::x"),
        ("a ::error::x", "a ::error::x"),
        ("a ##[error]x", "a ## [error]x"),
        ("##[group]::", "## [group]::"),
        (":: ##[x]", ": : ## [x]"),
        (":::", ": ::"),
        ("", ""),
    ],
)
def test_a_line_is_changed_only_where_it_would_be_obeyed(line: str, shown: str) -> None:
    assert no_command(line) == shown
    assert not OBEYED.search(no_command(shown))


@pytest.fixture
def filing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A filing whose name is a command, and whose values put one at the start of a line however it is wrapped."""
    monkeypatch.chdir(tmp_path)
    name = f"{COMMAND.replace('/', '')}.yaml"
    padding = " ".join("x" * length for length in range(1, 14))
    values = "".join(f'    - "{padding[:length]} {COMMAND}"\n' for length in range(60, 100))
    Path(name).write_text(
        COMPLIES.replace("settlement: collect first", f'settlement: "{COMMAND}"')
        + f'cards:\n  shuffler: "{COMMAND}"\nlayout:\n  inscriptions:\n{values}',
        encoding="utf-8",
    )
    return name


@pytest.mark.parametrize(
    "arguments",
    [
        ("check", "{}"),
        ("check", "{}", "{}/../other.yaml"),
        ("diff", "{}", "other.yaml"),
        ("options", "play.settlement", "--given", "{}"),
        ("horizon", "{}", "--to", "2015-07-01"),
        ("review", "{}", "--record", "record.json"),
        ("check", "gone\n::error::x"),
        ("check", "gone*\n  ::error::x"),
        ("explain", "a\n::error::x"),
        ("check", "--\n::error::x"),
        ("\n::error::x",),
    ],
    ids=lambda arguments: " ".join(arguments).replace("\n", " "),
)
def test_no_line_is_obeyed(cli: Cli, filing: str, arguments: tuple[str, ...]) -> None:
    Path("other.yaml").write_text(COMPLIES, encoding="utf-8")
    found = cli(*(item.replace("{}/../", "").replace("{}", filing) for item in arguments))
    said = found.out + found.err
    assert said
    assert [line for line in said.split("\n") if OBEYED.search(line)] == []
    if arguments[0] in {"check", "review"} and arguments[1] == "{}":
        assert ":error::x ## [error]x" in said


def test_a_report_in_a_file_holds_no_command_either(cli: Cli, filing: str, tmp_path: Path) -> None:
    cli("check", filing, "--output", "text=review.txt")
    assert not OBEYED.search((tmp_path / "review.txt").read_text(encoding="utf-8"))


def test_annotations_are_the_only_commands_of_the_github_form(cli: Cli, filing: str) -> None:
    lines = cli("check", filing, "--format", "github").out.splitlines()
    assert all(re.match(r"::(error|warning|notice) file=", line) for line in lines[:-1])
    assert lines[-1].startswith("Checked ")
    assert "##[" not in lines[-1]
