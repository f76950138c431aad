"""The law around the chapters stands as data, named as seen in part, and nowhere in the program."""

import datetime
import json
from decimal import Decimal
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from checker.law import compile_ruleset
from checker.law.around import Around, asked_around, law_around
from checker.report.ledger import ledger_form, ledger_text
from checker.values.provision import Provision

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("jurisdiction", "provision"),
    [("pa", "58 Pa. Code § 501a.7"), ("md", "COMAR 36.03.06.03")],
)
def test_the_help_line_is_asked_for_by_the_law_of_the_place(jurisdiction: str, provision: str) -> None:
    asked = asked_around(jurisdiction, "gambling_help_line")
    assert asked is not None
    assert asked.provision == provision


def test_a_place_without_such_law_asks_for_nothing() -> None:
    assert law_around("zz") == ()
    assert asked_around("zz", "gambling_help_line") is None


def test_a_provision_around_the_chapters_is_what_its_file_says_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    least = {"provision": "ZZ 1", "is": "shown", "about": "letters", "seen": "in part"}
    more = {"entry": "line", "asks_for": "a line", "ask": "Which?", "least_share": "2.5%", "odds_unit": "for"}
    monkeypatch.setattr("checker.law.around.around", lambda place: {place: least, "b": {**least, **more}})
    known = {"provision": Provision("ZZ 1"), "handling": "shown", "about": "letters", "seen": "in part"}
    held = [{name: getattr(item, name) for name in Around.__annotations__} for item in law_around.__wrapped__("zz")]
    assert held == [
        {**known, "entry": "", "asks_for": "", "ask": "", "least_share": 0, "odds_unit": ""},
        {**known, **more, "least_share": Decimal("2.5")},
    ]


def test_every_provision_says_how_much_of_it_was_seen() -> None:
    for jurisdiction in ("pa", "md"):
        items = law_around(jurisdiction)
        assert len(items) == 6
        assert [item.provision for item in items if not item.seen.startswith("in ")] == []


def test_the_ledger_names_it_after_the_chapter() -> None:
    ruleset = compile_ruleset("md/pai-gow-poker", datetime.date(2013, 7, 15))
    lines = [line for line, _ in ledger_text(ruleset)]
    at = lines.index("The law around the chapter, seen in part")
    assert lines[at + 1].startswith(
        '   COMAR 36.05.03.14 E  shown  Odds on layout, sign and brochure say "to", not "for"'
    )
    form = ledger_form([ruleset])
    schema = json.loads((ROOT / "schemas" / "ledger.json").read_text(encoding="utf-8"))
    Draft202012Validator(schema).validate(form)


def test_no_citation_of_it_stands_in_the_program() -> None:
    cited = {item.provision for place in ("pa", "md") for item in law_around(place)}
    found = [
        (file.name, provision)
        for file in sorted((ROOT / "checker").rglob("*.py"))
        for provision in cited
        if provision in file.read_text(encoding="utf-8")
    ]
    assert found == []
