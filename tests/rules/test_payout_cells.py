"""Every cell of every paytable is compared by itself: its amount, its unit, and whether it is there at all."""

import datetime
import re
from collections.abc import Iterator
from typing import Any

import pytest
from case_coverage import law_dates, table_runs
from rule_cases import as_text, chapters_with_cases

from checker.law import Paytable, Row, compile_ruleset
from checker.review import Review, review_document
from checker.rules import Outcome
from checker.rules.tables import plain_outcome
from checker.source import read_text

Cell = tuple[str, datetime.date, Paytable, Row]


def _cells() -> Iterator[Cell]:
    """Each row of each paytable, on the first date of law on which it stands so."""
    for chapter_id in chapters_with_cases():
        seen = set()
        for day in law_dates(chapter_id):
            for table in compile_ruleset(chapter_id, day).paytables:
                for row in table.rows:
                    key = (table.wager, table.label, table.provision, row.outcome, row.payout.text)
                    if key not in seen:
                        seen.add(key)
                        yield chapter_id, day, table, row


CELLS = list(_cells())
EVERY_CELL = pytest.mark.parametrize(
    ("chapter_id", "day", "table", "row"),
    CELLS,
    ids=[f"{table.provision}{table.label}-{row.outcome}-{day}" for _, day, table, row in CELLS],
)


@EVERY_CELL
def test_a_changed_cell_is_the_only_finding(chapter_id: str, day: datetime.date, table: Paytable, row: Row) -> None:
    data, outcome = _filing(chapter_id, day, table, row)
    for wrong in _wrong(row.payout.text):
        data["wagers"][table.wager]["payouts"][outcome] = wrong
        review = _review(data, day)
        (found,) = review.defects
        assert (found.provision, found.kind.value) == (table.provision, "violation")
        assert f": “{row.outcome}” pays {row.payout.text}; the filing says {wrong}" in found.message
        assert (found.expected, found.actual) == (row.payout.text, wrong)
        place = review.position(found)
        assert review.lines[place.line - 1][place.column - 1 :] == wrong


@EVERY_CELL
def test_a_cell_left_out_is_the_only_finding(chapter_id: str, day: datetime.date, table: Paytable, row: Row) -> None:
    data, outcome = _filing(chapter_id, day, table, row)
    payouts = data["wagers"][table.wager]["payouts"]
    del payouts[outcome]
    messages = [found.message for found in _review(data, day).defects]
    # A table that pays beside another need not be spelled out with it, and nothing spelled out is nothing to compare.
    left_out = f"“{row.outcome}” pays {row.payout.text}; the filing leaves it out."
    assert [message.partition(": ")[2] for message in messages] == (
        [left_out] if payouts and not table.additional else []
    )


def _wrong(text: str) -> Iterator[str]:
    """Other payouts: one unit more or, of a meter, less; a part alone; the same figures in the other unit."""
    number = re.match(r"[0-9,.]+", text)
    assert number
    step = -1 if text[number.end()] == "%" else 1
    yield f"{float(number[0].replace(',', '')) + step:,g}{text[number.end() :]}"
    if " and " in text:
        yield from text.split(" and ")
    elif " to " in text:
        yield text.replace(" to ", " for ")
    elif " for " in text:
        yield text.replace(" for ", " to ")


def _filing(chapter_id: str, day: datetime.date, table: Paytable, row: Row) -> tuple[dict[str, Any], str]:
    """A filing of the cases that spells the whole table out rightly, and the name that it gives the row."""
    names = {plain_outcome(name) for name in (row.outcome, row.sign) if name}
    for run in table_runs(chapter_id, day, table):
        data = run.case.data(day)
        offered = data["wagers"].get(table.wager)
        spelled = offered.get("payouts", {}) if isinstance(offered, dict) else {}
        named = [name for name in spelled if plain_outcome(name.rpartition(": ")[2]) in names]
        held = {item.provision.provision for item in run.review.provisions if item.outcome is Outcome.HOLDS}
        if named and not run.review.defects and table.provision in held:
            return data, named[0]
    raise AssertionError(f"no case spells out {row.outcome} of {table.provision}")


def _review(data: dict[str, Any], day: datetime.date) -> Review:
    return review_document(read_text(as_text(data), "cells.yaml"), as_of=day)
