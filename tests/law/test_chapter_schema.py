"""Every file of every chapter fits ``schemas/chapter.json``, and a file that does not is told with its line."""

import re
from pathlib import Path

import pytest
from chapter_files import (
    LISTS,
    complete_chapters,
    files,
    kind_of,
    missing_files,
    read,
    shape_errors,
    whole_items,
)
from jsonschema import Draft202012Validator
from sampled import is_tried, tried

from checker.law import chapter_ids, load_chapter
from checker.law.chapter import ITEM_LISTS, as_texts
from checker.law.items import EXTRAS
from checker.resources import RULESETS
from checker.rules import KINDS
from checker.rules.calculations import CALCULATIONS
from checker.schema.chapter import chapter_schema
from checker.source import read_text
from checker.submission.readers import READERS
from checker.upkeep.shape import part_validator

ONE_IN = 8
ONE_IN_AS_EDITORS = 4
IMPLIED_KINDS = {"choice", "offered", "paytable", "recorded"}


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(chapter_schema())


@pytest.mark.parametrize("file", tried(files(), ONE_IN), ids=lambda file: str(file.relative_to(RULESETS)))
def test_a_file_of_the_law_fits_the_schema(file: Path) -> None:
    document = read(file)
    errors = list(shape_errors(document, kind_of(file)))
    assert not errors, "\n" + "\n".join(errors)
    # An editor does not know which kind of file it shows: the schema as a whole takes it too.
    if is_tried(file.name, ONE_IN_AS_EDITORS):
        assert Draft202012Validator(chapter_schema()).is_valid(as_texts(document.root))


@pytest.mark.parametrize("chapter_id", chapter_ids())
def test_every_section_that_a_chapter_names_has_its_file(chapter_id: str) -> None:
    assert missing_files(chapter_id) == []


@pytest.mark.parametrize("chapter_id", tried(complete_chapters(), 2))
def test_items_are_whole_once_shared_keys_and_versions_are_taken_over(chapter_id: str) -> None:
    chapter = load_chapter(chapter_id)
    errors = []
    for name, part in LISTS.items():
        for item in whole_items(chapter.items[name]):
            label = item.get("name") or item.get("at") or item.get("wager") or item.get("id") or ""
            where = f"{name} {item.get('provision')} {label}"
            errors += [f"{where}: {error.message[:200]}" for error in part_validator(part).iter_errors(item)]
            for row in whole_items(item.get("rows", [])):
                errors += [f"{where}: {error.message[:200]}" for error in part_validator("row").iter_errors(row)]
    assert not errors, "\n" + "\n".join(errors)


SECTION = """section: 633a.2
title: Table
provisions:
  - {provision: 633a.2(a), is: declared, about: Seats.}
  - {provision: 633a.2(b), is: shown, by: layout, about: Layout.}
elections:
  - at: table.positions
    provision: 633a.2(a)
    label: Seats
    type: count
    asks: declared
    says: How many.
rules:
  - provision: 633a.2(a)
    kind: at_most
    at: table.positions
    value: 7
    requires: At most {value}.
paytables:
  - wager: blackjack
    provision: 633a.13(a)
    rows:
      - {outcome: Blackjack, pays: 3 to 2}
figures:
  - {provision: 633a.2(a), figure: 7, unit: positions, what: seats}
"""


def errors_of(text: str) -> list[str]:
    return list(shape_errors(read_text(text, "section.yaml"), "section"))


def test_a_good_section_has_no_errors() -> None:
    assert errors_of(SECTION) == []


@pytest.mark.parametrize(
    ("good", "bad", "line", "said"),
    [
        ("is: declared, about", "is: law, about", 4, "'law' is not one of"),
        ("by: layout, ", "", 5, "'by' is a required property"),
        ("633a.2(a), is", "633a.2(a, is", 4, "does not match"),
        ("    type: count", "    type: number", 10, "'number' is not one of"),
        ("    asks: declared", "    asks: shall", 11, "'shall' is not one of"),
        ("    says: How many.", "    hint: How many.", 7, "'hint' was unexpected"),
        ("    kind: at_most", "    kind: at_best", 15, "'at_best' is not one of"),
        ("    kind: at_most", "    kind: area", 14, "'value' is not one of"),
        ("    value: 7", "    limit: 7", 14, "'limit' was unexpected"),
        ("    value: 7", "    value: seven", 17, "does not match"),
        ("    value: 7\n", "", 14, "is not valid under any of the given schemas"),
        ("    at: table.positions\n    value", "    at: the positions\n    value", 16, "does not match"),
        ("pays: 3 to 2", 'pays: "3:2"', 23, "does not match"),
        ("pays: 3 to 2", "odds: 3 to 2", 23, "'odds' was unexpected"),
        ("unit: positions", "unit: seats", 25, "'seats' is not one of"),
        ("figure: 7", "figure: seven", 25, "does not match"),
        ("title: Table", "titel: Table", 1, "'titel' was unexpected"),
        ("    value: 7", "    value: 7\n    when: {offer: lucky_ladies}", 18, "is not valid under any of"),
        ("    value: 7", "    value: 7\n    from: 1 May 2014", 18, "does not match"),
        ("    value: 7", "    value: 7\n    by_reading: {literal: {value: 6}, evident: {value: 7}}", 18, "'advisory'"),
        ("    value: 7", "    value: 7\n    versions:\n      - {from: 2014-02-01, valeu: 8}", 19, "valeu|'source'"),
    ],
)
def test_what_does_not_fit_is_told_with_its_line(good: str, bad: str, line: int, said: str) -> None:
    assert good in SECTION
    errors = errors_of(SECTION.replace(good, bad, 1))
    found = [error for error in errors if error.startswith(f"section.yaml:{line}:")]
    assert found, errors
    assert any(re.search(said, error) for error in found), errors


# --- the vocabulary of the schema is that of the program ------------------------------------------------------------


def test_the_kinds_of_rules_are_those_of_the_registry() -> None:
    assert set(chapter_schema()["$defs"]["rule"]["properties"]["kind"]["enum"]) == set(KINDS) - IMPLIED_KINDS


def test_the_calculations_are_those_of_the_program() -> None:
    assert set(chapter_schema()["$defs"]["rule"]["properties"]["calculation"]["enum"]) == set(CALCULATIONS)


def test_the_types_of_answers_are_those_that_can_be_read() -> None:
    types = set(chapter_schema()["$defs"]["election"]["properties"]["type"]["enum"])
    assert types <= set(READERS)
    assert set(READERS) - types == {"payouts"}


def test_the_lists_and_extras_are_those_of_the_loader() -> None:
    section = chapter_schema()["$defs"]["section"]["properties"]
    assert set(section) - {"section", "title"} == set(ITEM_LISTS) == set(LISTS)
    assert set(EXTRAS) <= set(chapter_schema()["$defs"]["paytable"]["properties"])
