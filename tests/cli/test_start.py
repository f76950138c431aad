"""A command imports what it uses and nothing else, so that it starts quickly."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILING = "examples/pa/blackjack/submission.yaml"
PROBE = """
import json, sys
from checker.cli import main
sys.argv = ["checker", *json.loads(sys.argv[1])]
try:
    main()
except SystemExit:
    pass
finally:
    print(json.dumps(sorted(sys.modules)), file=sys.stderr)
"""
HEAVY = ["jinja2", "jsonschema", "rich", "typst", "pypdfium2", "docx", "PIL", "xml.etree.ElementTree", "html.parser"]


def modules(*arguments: str) -> set[str]:
    found = subprocess.run(
        [sys.executable, "-c", PROBE, json.dumps(arguments)], capture_output=True, check=True, cwd=ROOT, text=True
    )
    names: list[str] = json.loads(found.stderr.strip().rpartition("\n")[2])
    return set(names)


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_check_of_one_file_imports_no_library_that_it_does_not_use(form: str) -> None:
    loaded = modules("check", FILING, "--format", form)
    assert "yaml" in loaded
    assert sorted(loaded & set(HEAVY)) == []


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_check_of_many_files_in_one_process_imports_nothing_for_several(form: str) -> None:
    loaded = modules("check", "examples/two-states", "--format", form)
    assert sorted(loaded & {*HEAVY, "multiprocessing", "concurrent.futures", "glob"}) == []


def test_a_check_with_nothing_but_paths_and_a_format_imports_no_library_for_options() -> None:
    plain, formed = modules("check", FILING), modules("check", FILING, "--format", "json")
    assert "typer" not in plain | formed
    assert "typer" in modules("check", FILING, "--strict")


def test_a_check_of_one_file_imports_no_other_part_of_the_program() -> None:
    loaded = {name for name in modules("check", FILING) if name.startswith("checker.")}
    parts = {name.split(".")[1] for name in loaded}
    assert parts & {"documents", "drafts", "odds", "casework", "desk"} == set()
    assert sorted(name for name in loaded if name.startswith("checker.report.")) == [
        "checker.report.doubts",
        "checker.report.excerpt",
        "checker.report.heading",
        "checker.report.text",
    ]


@pytest.mark.parametrize(
    ("arguments", "unused"),
    [
        (("--help",), ["checker.law", "checker.source", "yaml", *HEAVY]),
        (("--version",), ["checker.law", "checker.source", "yaml", *HEAVY]),
        (("ledger", "pa/633a"), ["checker.review", "checker.schema", *HEAVY]),
        (("paytables", "pa/633a"), ["checker.review", "checker.schema", *HEAVY]),
        (("new", "blackjack", "--jurisdiction", "pa"), ["checker.review", *HEAVY]),
        (("schema", "pa/633a"), ["checker.review", "checker.rules", *HEAVY]),
    ],
    ids=" ".join,
)
def test_other_commands_leave_out_what_they_do_not_use(arguments: tuple[str, ...], unused: list[str]) -> None:
    assert sorted(modules(*arguments) & set(unused)) == []
