"""Maryland's rules print no date of force: no command claims one for them, and no far day stands for its want."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from checker.cli.app import app

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples" / "md" / "pai-gow-poker"
CLEAN = str(FOLDER / "submission.yaml")
SECOND = str(FOLDER / "manual-shoe.yaml")
DEFECTS = str(FOLDER / "defects.yaml")
CHAPTER = "md/pai-gow-poker"

CHECKS = [
    ("check", DEFECTS, "--format", form) for form in ("text", "json", "sarif", "junit", "github", "gitlab", "html")
]
COMMANDS = [
    *CHECKS,
    ("check", CLEAN),
    ("check", CLEAN, "--against", "pa/645a"),
    ("ledger", CHAPTER),
    ("ledger", CHAPTER, "--format", "json"),
    ("paytables", CHAPTER),
    ("paytables", CHAPTER, "--format", "json"),
    ("options", "cards.decks", "--given", CLEAN),
    ("options", "cards.decks", "--given", CLEAN, "--format", "json"),
    ("diff", CLEAN, SECOND),
    ("diff", CLEAN, SECOND, "--format", "json"),
    ("diff", CLEAN, SECOND, "--format", "html"),
    ("horizon", CLEAN, "--to", "2026-01-01"),
    ("horizon", CLEAN, "--to", "2026-01-01", "--format", "json"),
    ("explain", "13.E(7)(b)"),
    ("explain", "2.B"),
    ("new", "pai-gow-poker", "--jurisdiction", "md"),
    ("schema", CHAPTER),
]
SAYS_SO = [
    command
    for command in COMMANDS
    if command[0] != "schema" and "--format" not in command and command[-2:-1] != ("--format",)
]


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, arguments)
    assert result.exception is None or isinstance(result.exception, SystemExit | typer.Exit)
    return result.stdout


def form(*arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(*arguments, "--format", "json"))
    return found


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_no_far_day_stands_for_the_missing_date(command: tuple[str, ...]) -> None:
    text = run(*command)
    assert text
    assert re.findall(r"9999|0001-01-01|December 31, 99|January 1, 1\b", text) == []


@pytest.mark.parametrize("command", SAYS_SO, ids=" ".join)
def test_every_text_says_that_no_date_is_printed(command: tuple[str, ...]) -> None:
    text = " ".join(run(*command).split()).lower()
    assert "no date of force is printed" in text
    assert re.findall(r"(?<!treated )as in force on (?!2013-07-15, ruleset 1\.0\.0 has defects)", text) == []


def test_the_public_forms_have_no_day_where_none_is_printed() -> None:
    (ledger,) = form("ledger", CHAPTER)["chapters"]
    assert ledger["as_of"] is None
    tables = form("paytables", CHAPTER)["paytables"]
    assert len(tables) == 15
    assert {(table["effective_from"], table["effective_until"]) for table in tables} == {(None, None)}
    (filing,) = form("horizon", CLEAN, "--to", "2026-01-01")["filings"]
    # Its law is known through the day that somebody confirmed, and by no printed date.
    assert (filing["known_through"], filing["stops"], filing["end"]) == ("2013-07-15", None, "unknown")


def test_a_day_that_was_asked_for_is_given_back() -> None:
    (ledger,) = form("ledger", CHAPTER, "--as-of", "2014-01-02")["chapters"]
    assert ledger["as_of"] == "2014-01-02"
    assert "applied as of 2014-01-02; no date of force is printed" in run("ledger", CHAPTER, "--as-of", "2014-01-02")


def test_a_horizon_does_not_promise_what_no_text_says() -> None:
    text = " ".join(run("horizon", CLEAN, "--to", "2026-01-01").split())
    assert "Complies through" not in text
    assert "No date of force is printed, and what other versions say is not known." in text


@pytest.mark.parametrize("kind", ["guide", "sign", "layout", "filing"])
@pytest.mark.parametrize("ending", ["txt", "md", "html"])
def test_documents_say_only_as_of_which_day_the_rules_were_applied(kind: str, ending: str, tmp_path: Path) -> None:
    run("render", CLEAN, "--out", str(tmp_path), "--doc", kind, "--format", ending)
    text = " ".join((tmp_path / f"submission.{kind}.{ending}").read_text(encoding="utf-8").split())
    assert re.findall(r"9999|0001-01-01|known through", text) == []
    # What only an office needs is left off a patron's paper.
    office = kind in {"layout", "filing"}
    assert ("applied as of July 15, 2013, no date of force printed" in text) is office
    assert "Version 1.1, as of" not in text


def test_the_checklist_says_that_the_day_is_not_that_of_the_rules(tmp_path: Path) -> None:
    run("render", CLEAN, "--out", str(tmp_path), "--doc", "filing", "--format", "txt")
    text = " ".join((tmp_path / "submission.filing.txt").read_text(encoding="utf-8").split())
    assert "Reviewed under the law of July 15, 2013 (no date of force is printed)" in text


def test_the_letter_of_a_reviewer_says_so_too(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    record = tmp_path / "record.json"
    run("review", DEFECTS, "--record", str(record))
    marks = [item["fingerprint"] for item in json.loads(record.read_text(encoding="utf-8"))["items"]]
    decided = [part for mark in marks for part in ("--deficient", mark)]
    signed = ("--by", "A. Reviewer", "--on", "2013-08-01", "--letter", str(letter))
    run("review", DEFECTS, "--record", str(record), *decided, *signed)
    text = " ".join(letter.read_text(encoding="utf-8").split())
    assert "Version 1.1, applied as of July 15, 2013, no date of force printed" in text
    assert "ruleset" not in text
