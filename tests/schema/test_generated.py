"""The generated JSON Schemas: valid, accepting what complies, and with hover text that names the provision."""

import datetime
import json
from pathlib import Path
from typing import Any

import pytest
from editor import as_editor_sees, file_as_editor_sees
from jsonschema import Draft202012Validator

from checker.documents.starter import starter
from checker.law import chapter_ids, compile_ruleset, load_chapter
from checker.report.published import published
from checker.schema import schema_text, submission_schema
from checker.schema.forms import form
from checker.source import read_text

ROOT = Path(__file__).parents[2]
# The day through which a chapter's text is known; any day where no date is printed.
LATEST = {name: load_chapter(name).known_through or datetime.date(2020, 1, 1) for name in chapter_ids()}


def at(schema: dict[str, Any], path: str) -> dict[str, Any]:
    found = schema
    for step in path.split("."):
        found = found["properties"][step]
    return found


def valid(name: str, instance: object) -> list[str]:
    errors = Draft202012Validator(submission_schema(name)).iter_errors(instance)
    return [f"{'.'.join(map(str, error.absolute_path))}: {error.message}" for error in errors]


@pytest.mark.parametrize("name", chapter_ids())
def test_the_schema_is_valid_draft_2020_12(name: str) -> None:
    schema = json.loads(schema_text(name))
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    Draft202012Validator.check_schema(schema)


@pytest.mark.parametrize("name", chapter_ids())
def test_every_election_has_hover_text_with_its_provision(name: str) -> None:
    chapter = load_chapter(name)
    schema = submission_schema(name)
    for election in compile_ruleset(name, LATEST[name]).elections.values():
        told = at(schema, election.at)
        assert told["description"].startswith(chapter.full_citation(election.provision))
        # What every wager has (minimum, maximum, paytable, payouts) has no label of its own.
        assert told.get("title", election.label) == election.label
        values = told.get("enum") or told.get("items", {}).get("enum", [])
        assert {choice.value for choice in election.choices} <= set(values)
        if "title" in told:
            assert all(f"\n- {choice.value}" in told["description"] for choice in election.choices)


def test_hover_text_says_what_is_asked_and_what_each_choice_means() -> None:
    settlement = at(submission_schema("pa/633a"), "play.settlement")
    assert settlement["title"] == "Order of settling wagers"
    assert settlement["description"].startswith(
        "58 Pa. Code § 633a.7(r). The submission must say this. "
        "Name how the dealer settles wagers at the end of a round.\n"
        "- collect first (58 Pa. Code § 633a.7(r)(1)): Collect every losing wager, then pay every winner.\n"
    )


def test_hover_text_says_since_when_a_choice_is_in_force() -> None:
    told = at(submission_schema("pa/633a"), "wagers.three_card_poker")
    assert told["title"] == "Three Card Poker Wager"
    since = at(submission_schema("pa/633a"), "wagers.house_money")["description"]
    assert since.startswith("58 Pa. Code § 633a.6(e)(12), in force from 2014-02-01.")


def test_a_renumbered_provision_is_not_said_to_be_new() -> None:
    told = at(submission_schema("pa/633a"), "layout.payout_odds")["description"]
    assert told.startswith("58 Pa. Code § 633a.2(b)(15). ")


def test_the_clean_example_is_accepted_as_an_editor_sees_it() -> None:
    seen = file_as_editor_sees(ROOT / "examples/pa/blackjack/submission.yaml")
    assert seen["cards"]["batches"] == [8, 8]
    assert valid("pa/633a", seen) == []


@pytest.mark.parametrize("name", chapter_ids())
def test_the_starter_is_accepted_before_it_is_filled_in(name: str) -> None:
    text = starter(compile_ruleset(name, LATEST[name]))
    assert valid(name, as_editor_sees(read_text(text, "starter.yaml").root)) == []


@pytest.mark.parametrize(
    ("entry", "path"),
    [
        ("decks: 6", ""),
        ("table: {positions: seven}", "table.positions"),
        ("play: {settlement: somehow}", "play.settlement"),
        ("cards: {changed_every: 24}", "cards.changed_every"),
        ("filing_date: 07/01/2015", "filing_date"),
        ("wagers: {bad_beat_progressive: {meter: {rate: 20}}}", "wagers.bad_beat_progressive.meter.rate"),
        ("wagers: {lucky_lady: yes}", "wagers"),
        ("jurisdiction: nj", "jurisdiction"),
    ],
)
def test_an_editor_marks_what_the_check_refuses(entry: str, path: str) -> None:
    seen = as_editor_sees(read_text("jurisdiction: pa\ngame: blackjack\nfiling_date: 2015-07-01\n", "f").root)
    seen |= as_editor_sees(read_text(f"{entry}\n", "f").root)
    (error,) = valid("pa/633a", seen)
    assert error.partition(":")[0] == path


@pytest.mark.parametrize(
    ("kind", "accepted", "refused"),
    [
        ("yes_no", ["yes", "no", True, False, None], ["maybe", 1]),
        ("count", [0, 6, "6", None], [-1, 1.5, "06", "six", True]),
        ("count_from_one", [1, 6, "6", None], [0, "0", -1, "06", 1.5, True]),
        ("dollars", ["$1,000", 1000, 2.5, "1,000.50", None], ["$1,00", -5, "five"]),
        ("percent", ["20%", "15.5 percent", "none", "No", None], [20, "20", "nothing"]),
        ("portion", ["all", "All", "50%", None], ["half", 50]),
        ("hours", ["24 hours", "1 hour", "24h", "7.5 hours", "90 minutes", None], [24, "0 hours", "one day", ""]),
        ("date", ["2015-07-01", None], ["2015-7-1", 2015]),
        ("counts", [[6, 6], ["6"], [], 6, "8 and 8", None], [["six"], [-1], {"first": 6}]),
        ("texts", [["a", 21, True], "a", 21, None], [{"Notice": "x"}, [{"Notice": "x"}], [None]]),
        ("text", ["a", 7, 1.5, True, None], [["a"], {"a": "b"}]),
        (
            "payouts",
            [{"Suited 20": "10 to 1", "Push": None}, {"Royal": {"pays": "100% of meter", "envy": "$5"}}, None],
            ["10 to 1", {"Royal": {"pays": "x", "bonus": "y"}}, {"Suited": ["10 to 1"]}],
        ),
    ],
)
def test_each_type_of_answer(kind: str, accepted: list[object], refused: list[object]) -> None:
    validator = Draft202012Validator(form(kind, []))
    assert [value for value in accepted if not validator.is_valid(value)] == []
    assert [value for value in refused if validator.is_valid(value)] == []


def test_choices_that_look_like_numbers_or_answers_are_known_as_an_editor_sees_them() -> None:
    validator = Draft202012Validator(form("choice", ["1", "A", "yes"]))
    assert all(validator.is_valid(value) for value in ["1", 1, "A", "yes", True, None])
    assert not any(validator.is_valid(value) for value in [2, "B", False])


def test_the_published_schemas_are_those_that_are_derived() -> None:
    fresh = dict(published())
    there = {file.name: file.read_text(encoding="utf-8") for file in (ROOT / "schemas").glob("*.json")}
    assert sorted(there) == sorted(fresh)
    assert [name for name, text in fresh.items() if there[name] != text] == []
