"""Every cell of every paytable is compared by itself: its amount or its unit, and whether it is there at all."""

import datetime
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any
from zlib import crc32

import pytest
from rule_cases import Case, cases_of, chapters_with_cases, law_dates
from sampled import is_tried

from checker.law import Paytable, Row, compile_ruleset
from checker.review import Review, review_document
from checker.rules import Finding, Outcome, Reason
from checker.rules.tables import plain_outcome
from checker.source import read_text
from checker.submission.filing import normal
from checker.upkeep.cases import as_text
from checker.values import format_dollars
from checker.values.provision import Provision

Cell = tuple[str, datetime.date, Paytable, Row]
Check = Callable[[str, datetime.date, Paytable, Row], None]


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


def _named(cell: Cell) -> str:
    _, day, table, row = cell
    return f"{table.provision}{table.label}-{row.outcome}-{day}"


def _tried(cells: list[Cell], one_in: int) -> list[Cell]:
    return [cell for cell in cells if is_tried(_named(cell), one_in)]


def _over(cells: list[Cell]) -> Callable[[Check], Callable[[str, list[Cell]], None]]:
    """Make one test of a check for the cells of each paytable on each day: each is a review of its own, and small."""
    together: dict[str, list[Cell]] = {}
    for cell in cells:
        chapter_id, day, table, _ = cell
        together.setdefault(f"{chapter_id}-{table.provision}{table.label}-{day}", []).append(cell)
    made = [(of_table[0][0], of_table) for of_table in together.values()]

    def of_all(check: Check) -> Callable[[str, list[Cell]], None]:
        @pytest.mark.parametrize(("chapter_id", "cells"), made, ids=together)
        def checked(chapter_id: str, cells: list[Cell]) -> None:
            for _, day, table, row in cells:
                check(chapter_id, day, table, row)

        return checked

    return of_all


@_over(CELLS)
def test_a_changed_cell_is_the_only_finding(chapter_id: str, day: datetime.date, table: Paytable, row: Row) -> None:
    data, outcome = _filing(chapter_id, day, table, row)
    _without_envy(data, table)
    doubtful = "pays" in row.reconstructed
    wrong = _wrong(table, row)
    data["wagers"][table.wager]["payouts"][outcome] = wrong
    review = _review(data, day)
    found = _only_finding(review, table, row.provision or table.provision, doubtful=doubtful)
    assert f": “{row.outcome}” pays {row.payout.text}; the filing says {wrong}" in found.message
    assert (found.expected, found.actual) == (("", "") if doubtful else (row.payout.text, wrong))
    place = review.position(found)
    assert review.lines[place.line - 1][place.column - 1 :] == wrong


def test_every_way_to_be_wrong_is_tried_on_cells() -> None:
    tried = Counter(list(_others(row.payout.text)).index(_wrong(table, row)) for _, _, table, row in CELLS)
    assert min(tried[way] for way in range(2)) > len(CELLS) // 4
    assert tried[2]


@_over(_tried(CELLS, 4))
def test_a_cell_left_out_is_the_only_finding(chapter_id: str, day: datetime.date, table: Paytable, row: Row) -> None:
    data, outcome = _filing(chapter_id, day, table, row)
    _without_envy(data, table)
    payouts = data["wagers"][table.wager]["payouts"]
    del payouts[outcome]
    review = _review(data, day)
    if "pays" in row.reconstructed:
        found = _only_finding(review, table, row.provision or table.provision, doubtful=True)
        assert f"“{row.outcome}” pays {row.payout.text}; the filing leaves it out. " in found.message
        return
    messages = [found.message for found in review.defects]
    # A table that pays beside another need not be spelled out with it, and nothing spelled out is nothing to compare.
    left_out = f"“{row.outcome}” pays {row.payout.text}; the filing leaves it out."
    assert [message.partition(": ")[2] for message in messages] == (
        [left_out] if payouts and not table.additional else []
    )


ENVY_CELLS = [cell for cell in CELLS if cell[3].envy is not None]


@_over(_tried(ENVY_CELLS, 6))
def test_a_changed_envy_bonus_is_the_only_finding(
    chapter_id: str, day: datetime.date, table: Paytable, row: Row
) -> None:
    assert row.envy is not None
    data, outcome = _filing(chapter_id, day, table, row)
    payouts = data["wagers"][table.wager]["payouts"]
    lawful, wrong = (format_dollars(amount) for amount in (row.envy, row.envy + 1))
    _with_envy(data, table)
    assert payouts[outcome] == {"pays": row.payout.text, "envy": lawful}
    assert _review(data, day).defects == ()
    payouts[outcome]["envy"] = wrong
    provision = row.envy_provision or table.extras.get("envy_provision") or row.provision or table.provision
    doubtful = "envy" in row.reconstructed
    found = _only_finding(_review(data, day), table, provision, doubtful=doubtful)
    assert f": “{row.outcome}” has an Envy Bonus of {lawful}; the filing says {wrong}" in found.message
    assert (found.expected, found.actual) == (("", "") if doubtful else (lawful, wrong))


@_over(_tried(ENVY_CELLS, 6))
def test_an_envy_bonus_left_out_among_others_is_the_only_finding(
    chapter_id: str, day: datetime.date, table: Paytable, row: Row
) -> None:
    assert row.envy is not None
    data, outcome = _filing(chapter_id, day, table, row)
    _with_envy(data, table)
    data["wagers"][table.wager]["payouts"][outcome] = row.payout.text
    provision = row.envy_provision or table.extras.get("envy_provision") or row.provision or table.provision
    doubtful = "envy" in row.reconstructed
    found = _only_finding(_review(data, day), table, provision, doubtful=doubtful)
    owed = format_dollars(row.envy)
    assert (
        f": “{row.outcome}” has an Envy Bonus of {owed}; the filing spells out others and leaves this one out"
        in found.message
    )
    assert found.expected == ("" if doubtful else owed)


def _without_envy(data: dict[str, Any], table: Paytable) -> None:
    """Leave every Envy Bonus of the wager out of a filing."""
    payouts = data["wagers"][table.wager]["payouts"]
    payouts.update({name: cell["pays"] for name, cell in payouts.items() if isinstance(cell, dict)})


def _with_envy(data: dict[str, Any], table: Paytable) -> None:
    """Spell out every Envy Bonus of the table in a filing that spells out its payouts."""
    _without_envy(data, table)
    payouts = data["wagers"][table.wager]["payouts"]
    for row in table.rows:
        if row.envy is not None:
            names = {plain_outcome(name) for name in (row.outcome, row.sign) if name}
            (name,) = [name for name in payouts if plain_outcome(name) in names]
            payouts[name] = {"pays": row.payout.text, "envy": format_dollars(row.envy)}


def _only_finding(review: Review, table: Paytable, provision: str, *, doubtful: bool) -> Finding:
    """Give the one violation of a filing or, where the cell is reconstructed, the one point left open to a person.

    What is open calls nothing lawful, so such a point gives neither what is expected nor what was found instead.
    """
    if not doubtful:
        (found,) = review.defects
        assert (found.provision, found.kind.value) == (provision, "violation")
        return found
    path = f"wagers.{table.wager}.payouts"
    assert review.defects == ()
    assert [item.message for item in review.findings if item.at == path] == []
    (point,) = [item for item in review.open if item.path == path]
    assert (point.provision, point.reason) == (provision, Reason.LAW_UNKNOWN)
    assert point.decides
    assert "reconstructed here, so a person must compare it." in point.text
    assert review.outcome != "complies"
    outcomes = {item.provision.provision: item.outcome for item in review.provisions}
    assert outcomes[Provision(provision)] is Outcome.OPEN
    return point.as_finding()


def _wrong(table: Paytable, row: Row) -> str:
    """Another payout, of those that there are for a cell one by a fixed hash: any of them shows that it is compared."""
    ways = list(_others(row.payout.text))
    return ways[crc32(f"{table.wager} {table.label} {row.outcome}".encode()) % len(ways)]


def _others(text: str) -> Iterator[str]:
    """Other payouts: one unit more or, of a meter, less; a part alone; the other unit; a win instead of a push."""
    if text == "Push":
        yield "1 to 1"
        return
    number = re.match(r"\$?([0-9,.]+)", text)
    assert number
    step = -1 if text[number.end() :].startswith("%") else 1
    yield f"{text[: number.start(1)]}{float(number[1].replace(',', '')) + step:,g}{text[number.end() :]}"
    if " and " in text or "/ " in text:
        yield from re.split(" and |/ ", text)
    elif " to " in text:
        yield text.replace(" to ", " for ")
    elif " for " in text:
        yield text.replace(" for ", " to ")


def _filing(chapter_id: str, day: datetime.date, table: Paytable, row: Row) -> tuple[dict[str, Any], str]:
    """A filing of the cases that spells the whole table out rightly, and the name that it gives the row."""
    names = {plain_outcome(name) for name in (row.outcome, row.sign) if name}
    for case, wagers in _spelled(chapter_id, day):
        offered = wagers.get(table.wager, {})
        if table.label and normal(str(offered.get("paytable", ""))) != normal(table.label):
            continue
        named = [name for name in offered.get("payouts", {}) if plain_outcome(name.rpartition(": ")[2]) in names]
        if named and _complies(case.review(day), table):
            return case.data(day), named[0]
    raise AssertionError(f"no case spells out {row.outcome} of {table.provision}")


@cache
def _spelled(chapter_id: str, day: datetime.date) -> list[tuple[Case, dict[str, Any]]]:
    """The cases of a day that spell out payouts, each with its wagers that do."""
    found = []
    for case in cases_of(chapter_id):
        if day in case.days() and "reading" not in case.raw:
            wagers = case.data(day).get("wagers", {}).items()
            spelled = {slug: said for slug, said in wagers if isinstance(said, dict) and said.get("payouts")}
            if spelled:
                found.append((case, spelled))
    return found


def _complies(review: Review, table: Paytable) -> bool:
    held = {item.provision.provision for item in review.provisions if item.outcome is Outcome.HOLDS}
    return not review.defects and table.provision in held


def _review(data: dict[str, Any], day: datetime.date) -> Review:
    return review_document(read_text(as_text(data), "cells.yaml"), as_of=day)


@pytest.mark.parametrize(
    ("payouts", "help_given"),
    [
        (
            {"Blackjak": "3 to 2", "Other winning Blackjack Wagers": "1 to 1"},
            "did you mean “Blackjack”? The outcomes are: Blackjack, Other winning Blackjack Wagers",
        ),
        # What the filing has already is not meant again.
        ({"Blackjack": "3 to 2", "Blackjak": "1 to 1"}, "Blackjack, Other winning Blackjack Wagers"),
        ({"Blackjack": "3 to 2", "zebra": "1 to 1"}, "Blackjack, Other winning Blackjack Wagers"),
    ],
)
def test_an_outcome_that_is_none_is_answered_with_the_one_that_is_meant(
    payouts: dict[str, str], help_given: str
) -> None:
    raw = {"case": "an outcome misspelled", "set": {"wagers.blackjack.payouts": payouts}}
    review = Case(chapter_id="pa/633a", section="633a.13", raw=raw).review(datetime.date(2015, 6, 13))
    (point,) = [point for point in review.open if " has no outcome " in point.text]
    assert (point.path, point.provision, point.help) == ("wagers.blackjack.payouts", "633a.13(a)", help_given)
    assert "633a.13(a)" not in [item.provision.provision for item in review.provisions if item.outcome is Outcome.HOLDS]
