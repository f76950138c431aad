"""``check --against``: the table of the text report, both reviews in JSON, and the exit code of the other chapter."""

import json
from pathlib import Path
from typing import Any

import pytest
import typer
from jsonschema import Draft202012Validator
from page_reader import Element, read_page
from typer.testing import CliRunner

from checker.cli.app import app
from checker.report.excerpt import columns
from checker.report.text import text_report
from checker.review.compare_chapters import review_against
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


def test_the_table_stands_before_the_home_review_with_both_provisions_side_by_side() -> None:
    text = lines(PENNSYLVANIA, "md/pai-gow-poker")
    own = text.index("Under its own chapter: Complies. Besides, 17 doubts of the law.")
    heading = text.index("What Maryland, md/pai-gow-poker refuses or lacks: 3")
    table = text.index("   Pennsylvania, pa/645a                           | Maryland, md/pai-gow-poker")
    follows = text.index("The review under pa/645a follows.")
    assert text[0].startswith("COMPLIES  Pai Gow Poker")
    assert own < heading < table < follows
    assert not [line for line in text[:follows] if line.startswith("advisory")]
    place = next(line for line in text[table:] if line.endswith("wagers.progressive.meter.initial: $2,000"))
    assert place.endswith("pennsylvania.yaml:49:16  wagers.progressive.meter.initial: $2,000")
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
        "The same filing under Pai Gow Poker, MLGCA Pai Gow Poker Standard Rules, Version 1.1, applied as of"
    )
    assert text[title + 1] == "  2013-07-15; no date of force is printed, ruleset 1.0.0"
    assert text[title + 2].startswith("Has defects: 2 violations, 1 missing entry. Besides, ")


@pytest.mark.parametrize("width", [60, 80, 100, 140])
def test_the_columns_fit_the_terminal(width: int) -> None:
    for path, chapter in ((PENNSYLVANIA, "md/pai-gow-poker"), (MARYLAND, "pa/645a")):
        text = lines(path, chapter, width)
        rows = [line for line in text if " | " in line and not line.strip()[:1].isdigit()]
        assert rows
        assert [line for line in rows if columns(line) > width] == []


def test_nothing_differs_under_the_chapter_of_the_filing() -> None:
    text = lines(MARYLAND, "md/pai-gow-poker")
    follows = text.index("The review under md/pai-gow-poker follows.")
    assert text[follows - 2 : follows] == ["Nothing comes out differently.", ""]


def test_what_the_other_chapter_refuses_stands_before_what_it_does_not_know() -> None:
    text = lines(MARYLAND, "pa/645a")
    refused = text.index("What Pennsylvania, pa/645a refuses or lacks: 3")
    rest = text.index("What is open, or one of the two does not know: 3")
    below = {
        name: next(number for number, line in enumerate(text) if line.split("  ")[-1].split(":")[0] == name)
        for name in (
            "wagers.progressive.meter.initial",
            "wagers.progressive.meter.reset",
            "wagers.progressive.paytable",
            "cards.starting_position_approval",
            "wagers.progressive.rate",
            "wagers.progressive.meters",
        )
    }
    assert [name for name, number in below.items() if refused < number < rest] == list(below)[:3]
    assert [name for name, number in below.items() if rest < number] == list(below)[3:]


def test_what_only_home_law_refuses_has_a_heading_of_its_own(tmp_path: Path) -> None:
    filing = tmp_path / "filing.yaml"
    text = PENNSYLVANIA.read_text(encoding="utf-8")
    filing.write_text(text.replace("BGO-2013-17", "pending"), encoding="utf-8")
    shown = lines(filing, "md/pai-gow-poker")
    own = shown.index("What only Pennsylvania, pa/645a refuses or lacks: 1")
    assert shown[own + 3].endswith("cards.starting_position_approval: pending")
    assert shown[own + 4].split("|")[0].strip() == "645a.2(c)(1)  violation"


GAMES = [
    ("pa/blackjack/submission.yaml", "pa/645a", "blackjack", "pai-gow-poker"),
    ("pa/pai-gow-poker/submission.yaml", "pa/688a", "pai-gow-poker", "face-up-pai-gow-poker"),
    ("pa/midibaccarat/submission.yaml", "md/pai-gow-poker", "midibaccarat", "pai-gow-poker"),
]


@pytest.mark.parametrize(("example", "chapter", "game", "other"), GAMES)
def test_the_law_of_another_game_judges_nothing(example: str, chapter: str, game: str, other: str) -> None:
    path = str(ROOT / "examples" / example)
    code, text = run(path, "--against", chapter)
    assert code == 3
    said = f"The filing is for {game}, and {chapter} is the law of another game: {other}."
    assert said in " ".join(text.split())
    assert "refuses or lacks" not in text
    (file,) = files(path, "--against", chapter)
    assert (file["against"]["outcome"], file["against"]["chapter"]) == ("nothing_to_judge", None)
    assert [finding["message"] for finding in file["against"]["findings"]] == [said]


def page(path: Path, chapter: str) -> Element:
    return read_page(run(str(path), "--against", chapter, "--format", "html")[1])


def test_html_sets_both_chapters_side_by_side_before_the_review_under_the_other() -> None:
    shown = page(PENNSYLVANIA, "md/pai-gow-poker")
    rows = [
        [cell.text() for cell in row.all() if cell.tag in {"th", "td"}]
        for table in shown.all("table", class_="against")
        for row in table.all("tr")
    ]
    assert rows[0] == ["Entry", "Pennsylvania, pa/645a", "Maryland, md/pai-gow-poker"]
    initial = next(row for row in rows if row[0].startswith("wagers.progressive.meter.initial"))
    assert initial[0].startswith("wagers.progressive.meter.initial $2,000")
    assert initial[1].startswith("645a.13(e)(2) holds")
    assert "at least $2,000" in initial[1]
    assert initial[2].startswith("13.E(7)(b) violation")
    assert "lawful: at least $10,000" in initial[2]
    text = shown.text()
    own = text.index("pa/645a, its own chapter: Complies.")
    assert own < text.rindex("Findings to correct")
    assert [item.text() for item in shown.all("p", class_="verdict")] == ["Has defects"]


def test_html_without_the_option_has_no_such_part() -> None:
    assert read_page(run(str(PENNSYLVANIA), "--format", "html")[1]).all("table", class_="against") == []


def test_html_says_that_nothing_differs_and_that_the_game_is_another() -> None:
    assert "Nothing comes out differently." in page(MARYLAND, "md/pai-gow-poker").text()
    another = page(ROOT / "examples" / "pa" / "blackjack" / "submission.yaml", "pa/645a").text()
    assert "The filing is for blackjack, and pa/645a is the law of another game: pai-gow-poker." in another


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
    # A reading is taken of the law at home; the approval satisfies both readings of the other.
    text = text.replace("  dice: 3", "  starting_position_approval: Commission approval of 2013-02-04\n  dice: 3")
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
