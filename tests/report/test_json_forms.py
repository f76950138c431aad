"""The public JSON forms: outputs follow the schemas, which are closed and hold what others script against."""

import copy
import datetime
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from sampled import tried

from checker.law import chapter_ids, compile_ruleset, load_chapter
from checker.report.json_form import check_form, dump
from checker.report.ledger import ledger_form
from checker.report.paytables import paytables_form
from checker.review import Review, review_document, review_unreadable
from checker.source import SourceError, read_file, read_text

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").rglob("*.yaml"))


def schema(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOT / "schemas" / f"{name}.json").read_text(encoding="utf-8"))
    return found


def reread(form: Mapping[str, Any]) -> Any:
    return json.loads(dump(form))


def errors(name: str, instance: object) -> list[str]:
    found = Draft202012Validator(schema(name)).iter_errors(instance)
    return [f"{'/'.join(map(str, error.absolute_path))}: {error.message}" for error in found]


def unreadable(text: str) -> Review:
    with pytest.raises(SourceError) as caught:
        read_text(text, "filing.yaml")
    return review_unreadable(caught.value)


def review(text: str, **options: Any) -> Review:
    return review_document(read_text(text, "filing.yaml"), **options)


def days(name: str) -> list[datetime.date]:
    dates = {item.effective for item in load_chapter(name).rulemakings if item.effective}
    return sorted(dates) or [datetime.date.max]


@pytest.mark.parametrize("name", ["review", "ledger", "paytables"])
def test_the_schema_itself_is_valid_and_says_what_each_entry_is(name: str) -> None:
    found = schema(name)
    Draft202012Validator.check_schema(found)
    for part in (found, *found["$defs"].values()):
        assert part["additionalProperties"] is False
        assert all("description" in entry or "$ref" in entry for entry in part["properties"].values())


@pytest.mark.parametrize(
    ("name", "where", "fixed"),
    [
        ("review", "", "version files"),
        ("review", "file", "path chapter as_of outcome counts findings provisions"),
        ("review", "finding", "provision class message path line column expected actual help sources"),
        ("review", "provision", "provision outcome"),
        ("ledger", "", "version chapters"),
        ("ledger", "chapter", "chapter as_of provisions"),
        ("ledger", "provision", "provision handling by"),
        ("paytables", "", "version paytables"),
        (
            "paytables",
            "paytable",
            "chapter provision wager paytable condition effective_from effective_until status rows",
        ),
    ],
)
def test_the_keys_that_others_script_against_are_always_there(name: str, where: str, fixed: str) -> None:
    found = schema(name)
    part = found["$defs"][where] if where else found
    assert set(fixed.split()) <= set(part["required"])


def test_the_rows_of_a_paytable_have_outcome_payout_and_envy() -> None:
    row = schema("paytables")["$defs"]["row"]
    assert {"outcome", "payout", "envy"} <= set(row["required"])
    assert row["additionalProperties"] is False


@pytest.mark.parametrize("path", tried(EXAMPLES, 3), ids=lambda path: path.name)
def test_the_review_of_each_example_follows_its_schema(path: Path) -> None:
    assert errors("review", reread(check_form([review_document(read_file(path))]))) == []


@pytest.mark.parametrize(
    ("made", "outcome"),
    [
        (lambda: unreadable("a: b\na: c\n"), "unreadable"),
        (lambda: unreadable(""), "unreadable"),
        (lambda: review("game: blackjack\n"), "unreadable"),
        (lambda: review("jurisdiction: pa\ngame: chess\nfiling_date: 2015-07-01\n"), "nothing_to_judge"),
        (lambda: review("jurisdiction: pa\ngame: blackjack\nfiling_date: 2000-01-01\n"), "nothing_to_judge"),
        (lambda: review("jurisdiction: pa\ngame: blackjack\nfiling_date: 2015-07-01\ndeks: 6\n"), "unreadable"),
        (lambda: review("jurisdiction: pa\ngame: blackjack\nfiling_date: 2015-07-01\n"), "defects"),
        (
            lambda: review(
                "jurisdiction: pa\ngame: blackjack\ncards: {decks: 3}\nwagers: {bet_the_set_21: {paytable: C}}\n",
                as_of=datetime.date(2015, 7, 1),
                reading="literal",
            ),
            "defects",
        ),
    ],
)
def test_every_outcome_follows_the_schema(made: Any, outcome: str) -> None:
    form = reread(check_form([made()]))
    assert errors("review", form) == []
    assert form["files"][0]["outcome"] == outcome


@pytest.mark.parametrize("name", chapter_ids())
def test_the_ledger_and_the_paytables_of_every_day_follow_their_schemas(name: str) -> None:
    for day in days(name):
        ruleset = compile_ruleset(name, day)
        assert errors("ledger", reread(ledger_form([ruleset]))) == []
        assert errors("paytables", reread(paytables_form([ruleset]))) == []


def test_a_text_without_a_date_of_force_is_listed_without_a_day() -> None:
    name = "md/pai-gow-poker"
    undated = ledger_form([compile_ruleset(name, datetime.date.max)])["chapters"][0]
    asked = ledger_form([compile_ruleset(name, datetime.date(2013, 2, 1))])["chapters"][0]
    assert (undated["as_of"], asked["as_of"]) == (None, "2013-02-01")


def test_a_stranger_or_a_missing_key_does_not_follow_the_schema() -> None:
    form = reread(check_form([review("jurisdiction: pa\ngame: blackjack\nfiling_date: 2015-07-01\n")]))
    assert errors("review", form) == []
    for path in ((), ("files", 0), ("files", 0, "findings", 0), ("files", 0, "counts")):
        more, less = copy.deepcopy(form), copy.deepcopy(form)
        for part, change in ((more, "more"), (less, "less")):
            for step in path:
                part = part[step]  # noqa: PLW2901 - the walk to the part that is changed
            if change == "more":
                part["stranger"] = 1
            else:
                part.pop(next(iter(part)))
        assert len(errors("review", more)) == 1
        assert len(errors("review", less)) == 1


def test_a_finding_in_the_public_form() -> None:
    form = reread(
        check_form(
            [
                review(
                    "jurisdiction: pa\ngame: blackjack\nfiling_date: 2015-07-01\n"
                    "wagers:\n  bad_beat_progressive:\n    meter:\n      initial: $4,999\n"
                )
            ]
        )
    )
    (file,) = form["files"]
    assert (file["path"], file["chapter"], file["as_of"], file["as_of_basis"]) == (
        "filing.yaml",
        "pa/633a",
        "2015-07-01",
        "filing date",
    )
    (found,) = [item for item in file["findings"] if item["class"] == "violation"]
    assert {key: found[key] for key in ("provision", "path", "field", "line", "column", "actual", "sources")} == {
        "provision": "633a.13(j)(2)",
        "path": "filing.yaml",
        "field": "wagers.bad_beat_progressive.meter.initial",
        "line": 7,
        "column": 16,
        "actual": "$4,999",
        "sources": ["42 Pa.B. 2922"],
    }
    outcomes = {item["provision"]: item["outcome"] for item in file["provisions"]}
    assert outcomes["633a.13(j)(2)"] == "fails"


def test_characters_that_are_not_seen_leave_json_as_codes() -> None:
    text = dump({"a": "\x1b[31m\x7f\x9b\u202e\u2028é漢\udc80"})
    assert text == '{\n  "a": "\\u001b[31m\\u007f\\u009b\\u202e\\u2028é漢\\udc80"\n}\n'
    assert json.loads(text) == {"a": "\x1b[31m\x7f\x9b\u202e\u2028é漢\udc80"}
