"""``check --against``: the table of the text report, both reviews in JSON, and the exit code of the other chapter."""

import json
from pathlib import Path
from typing import Any

import pytest
import typer
from jsonschema import Draft202012Validator
from typer.testing import CliRunner

from checker.cli.app import app
from checker.report.excerpt import columns
from checker.report.text import text_report
from checker.review.against import review_against
from checker.source import read_text

ROOT = Path(__file__).parents[2]
PAIR = ROOT / "examples" / "two-states" / "pai-gow-poker"
PENNSYLVANIA = PAIR / "pennsylvania.yaml"
MARYLAND = PAIR / "maryland.yaml"


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["check", *arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit | typer.Exit)
    return result.exit_code, result.stdout


def lines(path: Path, chapter: str, width: int = 100) -> list[str]:
    return [
        line
        for line, _ in text_report(
            review_against(read_text(path.read_text(encoding="utf-8"), path.name), chapter), width
        )
    ]


def test_the_table_stands_after_the_home_review_with_both_provisions_side_by_side() -> None:
    text = lines(PENNSYLVANIA, "md/pai-gow-poker")
    home = text.index("Complies with what was checked, as of July 15, 2013.")
    table = text.index("   Pennsylvania, pa/645a                           | Maryland, md/pai-gow-poker")
    assert home < table
    place = next(line for line in text[table:] if line.endswith("wagers.progressive.meter.initial: $2,000"))
    assert place.endswith("pennsylvania.yaml:47:16  wagers.progressive.meter.initial: $2,000")
    start = text.index(place)
    assert text[start + 1 : start + 7] == [
        "   645a.13(e)(2)  holds                            | 13.E(7)(b)  violation",
        "   The Progressive meter starts from at least      | The one meter of paytable A starts from at",
        "   $2,000.                                         | least $10,000; the filing says $2,000.",
        "                                                   | lawful: at least $10,000; paytables B, C and D",
        "                                                   | have meters with names, which stand under",
        "                                                   | wagers.progressive.meters",
    ]


def test_the_table_says_how_the_filing_comes_out_under_the_other_chapter() -> None:
    text = lines(PENNSYLVANIA, "md/pai-gow-poker")
    title = text.index(
        "The same filing under Pai Gow Poker, MLGCA Pai Gow Poker Standard Rules, Version 1.1, of which no"
    )
    assert text[title + 1] == "  date of force is printed, ruleset 1.0.0"
    assert text[title + 2].startswith("Has defects: 2 violations, 1 missing entry. Besides, ")


@pytest.mark.parametrize("width", [60, 80, 100, 140])
def test_the_columns_fit_the_terminal(width: int) -> None:
    for path, chapter in ((PENNSYLVANIA, "md/pai-gow-poker"), (MARYLAND, "pa/645a")):
        text = lines(path, chapter, width)
        rows = [line for line in text if " | " in line and not line.strip()[:1].isdigit()]
        assert rows
        assert [line for line in rows if columns(line) > width] == []


def test_nothing_differs_under_the_chapter_of_the_filing() -> None:
    assert lines(MARYLAND, "md/pai-gow-poker")[-1] == "Nothing comes out differently."


def test_a_day_before_the_other_chapter_says_so() -> None:
    code, text = run(str(MARYLAND), "--against", "pa/645a", "--as-of", "2012-05-18")
    assert code == 3
    assert "Under the other chapter: nothing could be judged." in text
    assert "was not in force on May 18, 2012" in text


@pytest.mark.parametrize(
    ("path", "chapter", "code"),
    [
        (PENNSYLVANIA, "md/pai-gow-poker", 1),
        (PENNSYLVANIA, "pa/645a", 0),
        (MARYLAND, "pa/645a", 1),
        (MARYLAND, "md/pai-gow-poker", 0),
    ],
)
@pytest.mark.parametrize("form", ["text", "json", "sarif", "junit", "github", "gitlab", "html"])
def test_the_exit_code_is_that_of_the_chapter_named(path: Path, chapter: str, code: int, form: str) -> None:
    assert run(str(path), "--against", chapter, "--format", form)[0] == code


def test_a_filing_that_fails_at_home_passes_where_it_complies(tmp_path: Path) -> None:
    """The exit code does not mix in the home review."""
    filing = tmp_path / "filing.yaml"
    text = MARYLAND.read_text(encoding="utf-8").replace("jurisdiction: md", "jurisdiction: pa")
    filing.write_text(text, encoding="utf-8")
    assert run(str(filing))[0] == 2
    assert run(str(filing), "--against", "md/pai-gow-poker")[0] == 0


def files(*arguments: str) -> list[dict[str, Any]]:
    form = json.loads(run(*arguments, "--format", "json")[1])
    schema = json.loads((ROOT / "schemas" / "review.json").read_text(encoding="utf-8"))
    assert [error.message for error in Draft202012Validator(schema).iter_errors(form)] == []
    found: list[dict[str, Any]] = form["files"]
    return found


def test_json_gives_both_reviews_and_follows_the_schema() -> None:
    (file,) = files(str(PENNSYLVANIA), "--against", "md/pai-gow-poker")
    assert (file["chapter"], file["outcome"]) == ("pa/645a", "complies")
    other = file["against"]
    assert (other["chapter"], other["outcome"], "against" in other) == ("md/pai-gow-poker", "defects", False)
    violations = [(item["provision"], item["field"]) for item in other["findings"] if item["class"] == "violation"]
    assert violations == [
        ("13.E(7)(b)", "wagers.progressive.meter.initial"),
        ("13.E(7)(b)", "wagers.progressive.meter.reset"),
    ]


def test_without_the_option_json_has_one_review() -> None:
    (file,) = files(str(PENNSYLVANIA))
    assert "against" not in file


def test_the_formats_of_other_programs_give_the_review_under_the_chapter_named() -> None:
    annotations = run(str(PENNSYLVANIA), "--against", "md/pai-gow-poker", "--format", "github")[1]
    assert "13.E(7)(b)" in annotations
    assert "645a." not in annotations
