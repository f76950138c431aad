"""What a shell completes: commands, options, chapters, provisions, games and formats, without reading the law."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from checker.cli import app as application
from checker.cli import complete
from checker.cli.outputs import FORMS
from checker.documents.model import DOCUMENTS
from checker.documents.page import ORIENTATIONS, PAPERS
from checker.documents.render import ALL_FORMATS
from checker.drafts.kinds import Kind
from checker.law import chapter_ids, load_chapter
from checker.law.chapter import game_of
from checker.report.explain import provisions_of

CHECKER = [sys.executable, "-m", "checker"]
LOADED = """
import json, os, sys
from checker.cli import main
try:
    main()
except SystemExit:
    pass
finally:
    print(json.dumps(sorted(sys.modules)), file=sys.stderr)
"""


def ask(shell: str, line: str, program: list[str] | None = None) -> "subprocess.CompletedProcess[str]":
    """Ask for the completion of a line as the shell's own script does."""
    words = line.split(" ")
    return subprocess.run(
        program or CHECKER,
        env={
            **os.environ,
            "_CHECKER_COMPLETE": f"complete_{shell}",
            "COMP_WORDS": "\n".join(words),
            "COMP_CWORD": str(len(words) - 1),
            "_TYPER_COMPLETE_ARGS": line,
            "_TYPER_COMPLETE_FISH_ACTION": "get-args",
        },
        capture_output=True,
        check=False,
        text=True,
    )


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("checker exp", ["explain"]),
        ("checker check --fo", ["--format"]),
        ("checker check --format s", ["sarif"]),
        ("checker check --output sa", ["sarif="]),
        ("checker check --reading ", ["literal", "evident"]),
        ("checker check --against md", ["md/pai-gow-poker"]),
        ("checker schema pa/6", ["pa/629a", "pa/633a", "pa/645a", "pa/688a"]),
        ("checker ledger pa/63", ["pa/633a"]),
        ("checker paytables pa/63", ["pa/633a"]),
        ("checker new pai", ["pai-gow-poker"]),
        ("checker new blackjack --jurisdiction ", ["md", "pa"]),
        ("checker explain 633a.1", ["633a.1", "633a.10", "633a.11", "633a.12", "633a.13", "633a.14"]),
        ("checker explain '633a.13(d", ["633a.13(d)", "633a.13(d)(1)", "633a.13(d)(2)"]),
        ("checker render x.yaml --doc s", ["sign", "submission"]),
        ("checker render x.yaml --format p", ["pdf"]),
        ("checker draft x.txt --kind ", ["layout", "sign", "guide", "filing", "submission"]),
        ("checker diff a b --format h", ["html"]),
        # Where nothing is offered, the shell goes on to offer files.
        ("checker check fil", []),
        ("checker check --output sarif=", ["sarif="]),
    ],
)
def test_bash_is_offered_what_fits(line: str, offered: list[str]) -> None:
    found = ask("bash", line)
    assert (found.returncode, found.stderr) == (0, "")
    assert found.stdout.split() == offered


def test_bash_gets_no_bracket_that_it_would_take_for_its_own() -> None:
    assert ask("bash", "checker explain 633a.13").stdout.split() == ["633a.13"]
    assert "633a.13(g)" in ask("bash", "checker explain '633a.13").stdout.split()


def test_other_shells_quote_by_themselves() -> None:
    assert ask("fish", r"checker explain 633a.13\(d").stdout.split() == ["633a.13(d)", "633a.13(d)(1)", "633a.13(d)(2)"]
    assert ask("zsh", r"checker explain 633a.13\(g").stdout.strip().startswith('_arguments \'*: :(("633a.13(g)"\n')
    assert ask("zsh", "checker check fil").stdout.strip() == "_files"


@pytest.mark.parametrize(
    ("shell", "begins"),
    [("bash", "_checker_completion() {"), ("zsh", "#compdef checker"), ("fish", "complete --command checker ")],
)
def test_the_script_of_each_shell(shell: str, begins: str) -> None:
    found = subprocess.run(
        CHECKER, env={**os.environ, "_CHECKER_COMPLETE": f"source_{shell}"}, capture_output=True, check=True, text=True
    )
    assert found.stdout.lstrip().startswith(begins)
    assert "_CHECKER_COMPLETE=complete_" in found.stdout


def test_a_real_bash_completes(tmp_path: Path) -> None:
    program = tmp_path / "checker"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m checker "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    script = """
        eval "$(_CHECKER_COMPLETE=source_bash checker)"
        complete -p checker
        COMP_WORDS=(checker explain "'13.E(7)(b") COMP_CWORD=2
        _checker_completion checker
        printf '%s\\n' "${COMPREPLY[@]}"
    """
    found = subprocess.run(
        ["bash", "--noprofile", "--norc", "-c", script],  # noqa: S607 - the user's own shell
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"},
        capture_output=True,
        check=True,
        text=True,
    )
    assert found.stderr == ""
    assert found.stdout.splitlines() == ["complete -o default -F _checker_completion checker", "13.E(7)(b)"]


@pytest.mark.parametrize(
    "line", ["checker check --fo", "checker schema pa", "checker explain '633a.13(", "checker new b"]
)
def test_no_law_is_read_to_complete(line: str) -> None:
    found = ask("bash", line, [sys.executable, "-c", LOADED])
    assert found.stdout.strip()
    loaded = set(json.loads(found.stderr.strip().rpartition("\n")[2]))
    assert sorted(loaded & {"checker.law", "checker.source", "checker.review", "yaml", "jinja2", "jsonschema"}) == []


def test_the_names_offered_are_those_of_the_law() -> None:
    assert tuple(complete.chapters("")) == chapter_ids()
    assert complete.games("") == sorted({game_of(name) for name in chapter_ids()})
    assert complete.jurisdictions("") == sorted({name.partition("/")[0] for name in chapter_ids()})


@pytest.mark.parametrize("name", chapter_ids())
def test_every_provision_can_be_completed_and_nothing_else_is_offered(name: str) -> None:
    chapter = load_chapter(name)
    known = provisions_of(chapter)
    for section in chapter.section_titles:
        begins = (f"{section}(", f"{section}.")
        offered = [item for item in complete.provisions(section) if item.startswith(begins)]
        assert sorted(offered) == sorted(item for item in known if item.startswith(begins))
        assert section in complete.provisions(section)


def test_the_words_offered_are_those_that_the_commands_take() -> None:
    assert set(complete.REPORTS) == set(FORMS)
    assert set(complete.documents("")) == set(DOCUMENTS)
    assert set(complete.document_forms("")) == set(ALL_FORMATS)
    assert set(complete.papers("")) == set(PAPERS)
    assert set(complete.orientations("")) == set(ORIENTATIONS)
    assert set(complete.drafts("")) == {kind.value for kind in Kind}


def test_every_option_of_a_closed_set_is_completed() -> None:
    closed = {"form", "reading", "against", "output", "chapter", "kind", "doc", "paper", "orientation", "jurisdiction"}
    command = typer.main.get_command(application.app)
    subcommands = getattr(command, "commands")  # noqa: B009 - typer's own class of groups is private
    bare = [
        f"{name} {parameter.name}"
        for name, found in subcommands.items()
        for parameter in found.params
        if parameter.name in closed and parameter._custom_shell_complete is None  # noqa: SLF001 - it has no other name
    ]
    assert bare == []
