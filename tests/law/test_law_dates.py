"""Dated versions: one in force on each day, none before the first, none after the end."""

import datetime
from collections.abc import Mapping
from typing import Any

import pytest
from chapter_files import complete_chapters
from hypothesis import given
from hypothesis import strategies as st

from checker.law import Chapter, NotInForceError, load_chapter
from checker.law.dated import Moment
from checker.law.model import Period
from checker.law.ruleset import compile_chapter

ADOPTED = datetime.date(2012, 5, 19)
DAY = datetime.timedelta(days=1)


def on(day: str | datetime.date, **readings: str) -> Moment:
    as_of = datetime.date.fromisoformat(day) if isinstance(day, str) else day
    return Moment(as_of=as_of, adopted=ADOPTED, source="42 Pa.B. 2922", readings=readings)


VERSIONED = {
    "outcome": "Seven cards",
    "versions": [
        {"from": "2012-05-19", "source": "42 Pa.B. 2922", "pays": "100 for 1"},
        {"from": "2014-02-01", "source": "44 Pa.B. 599", "pays": "200 for 1", "status": "inferred", "note": "why"},
        {"from": "2015-06-13", "source": "45 Pa.B. 2829", "pays": "300 for 1", "until": "2016-01-01"},
    ],
}


@pytest.mark.parametrize(
    ("day", "pays", "source", "until"),
    [
        ("2012-05-19", "100 for 1", "42 Pa.B. 2922", "2014-02-01"),
        ("2014-01-31", "100 for 1", "42 Pa.B. 2922", "2014-02-01"),
        ("2014-02-01", "200 for 1", "44 Pa.B. 599", "2015-06-13"),
        ("2014-02-02", "200 for 1", "44 Pa.B. 599", "2015-06-13"),
        ("2015-06-12", "200 for 1", "44 Pa.B. 599", "2015-06-13"),
        ("2015-06-13", "300 for 1", "45 Pa.B. 2829", "2016-01-01"),
        ("2015-12-31", "300 for 1", "45 Pa.B. 2829", "2016-01-01"),
    ],
)
def test_the_version_of_the_day_is_in_force(day: str, pays: str, source: str, until: str) -> None:
    resolved = on(day).resolve(VERSIONED)
    assert resolved is not None
    keys, period = resolved
    assert (keys["outcome"], keys["pays"]) == ("Seven cards", pays)
    assert (period.source, period.until) == (source, datetime.date.fromisoformat(until))
    assert "versions" not in keys


@pytest.mark.parametrize("day", ["2012-05-18", "2016-01-01", "2016-01-02"])
def test_no_version_is_in_force_before_the_first_or_after_the_end(day: str) -> None:
    assert on(day).resolve(VERSIONED) is None


def test_a_version_carries_its_own_status_and_note_and_the_next_does_not() -> None:
    statuses = []
    for day in ("2014-01-31", "2014-02-01", "2015-06-13"):
        resolved = on(day).resolve(VERSIONED)
        assert resolved is not None
        statuses.append((resolved[1].status, resolved[1].note))
    assert statuses == [("printed", ""), ("inferred", "why"), ("printed", "")]


@pytest.mark.parametrize(
    ("item", "in_force"),
    [
        ({}, ["2012-05-19", "2014-02-01", "2030-01-01"]),
        ({"from": "2014-02-01", "source": "44 Pa.B. 619"}, ["2014-02-01", "2030-01-01"]),
        ({"until": "2014-02-01"}, ["2012-05-19", "2014-01-31"]),
        ({"from": "2014-02-01", "source": "44 Pa.B. 619", "until": "2014-11-08"}, ["2014-02-01", "2014-11-07"]),
    ],
)
def test_an_undivided_item_is_in_force_from_its_first_day_to_the_day_before_its_end(
    item: Mapping[str, Any], in_force: list[str]
) -> None:
    days = ["2012-05-18", "2012-05-19", "2014-01-31", "2014-02-01", "2014-11-07", "2014-11-08", "2030-01-01"]
    found = [day for day in days if on(day).resolve(item)]
    assert {found[0], found[-1]} == {in_force[0], in_force[-1]}
    assert found == [day for day in days if in_force[0] <= day <= in_force[-1]]


def test_an_item_without_a_date_takes_the_chapters_adoption_and_source() -> None:
    resolved = on("2014-02-01").resolve({"provision": "633a.2(a)"})
    assert resolved is not None
    assert resolved[1] == Period(effective=ADOPTED, until=None, source="42 Pa.B. 2922")


def test_where_no_date_is_printed_an_item_is_in_force_on_any_day() -> None:
    moment = Moment(as_of=datetime.date(1900, 1, 1), adopted=None, source="Version 1.1", readings={})
    resolved = moment.resolve({"provision": "2.A"})
    assert resolved is not None
    assert resolved[1].effective is None


@given(
    starts=st.lists(
        st.dates(datetime.date(2012, 5, 19), datetime.date(2030, 1, 1)), min_size=1, max_size=6, unique=True
    ),
    day=st.dates(datetime.date(2012, 1, 1), datetime.date(2031, 1, 1)),
)
def test_versions_leave_no_gap_and_do_not_overlap(starts: list[datetime.date], day: datetime.date) -> None:
    starts.sort()
    item = {"versions": [{"from": start.isoformat(), "source": str(index)} for index, start in enumerate(starts)]}
    resolved = on(day).resolve(item)
    begun = [start for start in starts if start <= day]
    if not begun:
        assert resolved is None
        return
    assert resolved is not None
    _, period = resolved
    later = [start for start in starts if start > day]
    assert period.effective == begun[-1]
    assert period.until == (later[0] if later else None)
    assert period.covers(day)


@pytest.mark.parametrize(
    ("day", "covered"), [("2014-01-31", False), ("2014-02-01", True), ("2014-11-07", True), ("2014-11-08", False)]
)
def test_a_period_includes_its_first_day_and_not_its_end(day: str, covered: bool) -> None:
    period = Period(effective=datetime.date(2014, 2, 1), until=datetime.date(2014, 11, 8), source="44 Pa.B. 619")
    assert period.covers(datetime.date.fromisoformat(day)) is covered


# --- the chapters ---------------------------------------------------------------------------------------------------


def boundaries(chapter: Chapter) -> list[datetime.date]:
    return sorted({item.effective for item in chapter.rulemakings if item.effective})


@pytest.mark.parametrize("chapter_id", complete_chapters())
def test_every_wager_has_its_paytables_on_every_day_of_its_life(chapter_id: str) -> None:
    chapter = load_chapter(chapter_id)
    ever = {table["wager"] for table in chapter.items["paytables"]}
    for day in [day + shift for day in boundaries(chapter) for shift in (-DAY, 0 * DAY, DAY)] or [ADOPTED]:
        try:
            ruleset = compile_chapter(chapter, day)
        except NotInForceError:
            continue
        with_tables = {table.wager for table in ruleset.paytables}
        assert (ever & set(ruleset.wagers)) - with_tables == set(), day


@pytest.mark.parametrize("chapter_id", complete_chapters())
def test_nothing_changes_between_two_dates_of_law(chapter_id: str) -> None:
    chapter = load_chapter(chapter_id)
    days = boundaries(chapter)
    for start, end in zip(days, [*days[1:], days[-1] + 4000 * DAY] if days else [], strict=True):
        first, last = compile_chapter(chapter, start), compile_chapter(chapter, end - DAY)
        for part in ("provisions", "wagers", "elections", "paytables", "rules", "figures", "advisories"):
            assert getattr(first, part) == getattr(last, part), (start, part)


@pytest.mark.parametrize(
    ("day", "optional", "seven_cards", "tables"),
    [
        ("2012-05-19", 10, "100 for 1", [""]),
        ("2014-01-31", 10, "100 for 1", [""]),
        ("2014-02-01", 12, "200 for 1", [""]),
        ("2014-11-07", 12, "200 for 1", [""]),
        ("2014-11-08", 12, "200 for 1", ["A", "B"]),
        ("2015-06-13", 12, "200 for 1", ["A", "B"]),
    ],
)
def test_blackjack_on_both_sides_of_its_dates(day: str, optional: int, seven_cards: str, tables: list[str]) -> None:
    ruleset = compile_chapter(load_chapter("pa/633a"), datetime.date.fromisoformat(day))
    assert sum(wager.optional for wager in ruleset.wagers.values()) == optional
    (hit_and_run,) = ruleset.tables_for("hit_and_run_progressive")
    assert {row.outcome: row.payout.text for row in hit_and_run.rows}["Seven cards"] == seven_cards
    assert [table.label for table in ruleset.tables_for("three_card_poker")] == tables


def test_a_changed_cell_dates_its_table() -> None:
    ruleset = compile_chapter(load_chapter("pa/633a"), datetime.date(2015, 7, 1))
    (table,) = ruleset.tables_for("hit_and_run_progressive")
    assert (table.period.effective, table.period.source) == (datetime.date(2014, 2, 1), "44 Pa.B. 599")
    changed = {row.outcome: (row.period.source, row.period.status) for row in table.rows}
    assert changed["Seven cards"] == ("44 Pa.B. 599", "inferred")
    assert changed["Six cards"] == ("42 Pa.B. 2922", "printed")


def test_the_payout_limit_moved_with_its_provision() -> None:
    at = []
    for day in (datetime.date(2014, 1, 31), datetime.date(2014, 2, 1)):
        ruleset = compile_chapter(load_chapter("pa/633a"), day)
        at.append(ruleset.elections["payout_limit.amount"].provision)
    assert at == ["633a.13(m)", "633a.13(o)"]


@pytest.mark.parametrize("chapter_id", complete_chapters())
def test_no_doubt_speaks_of_a_wager_that_the_law_of_the_day_does_not_know(chapter_id: str) -> None:
    chapter = load_chapter(chapter_id)
    rulesets = [compile_chapter(chapter, day) for day in boundaries(chapter) or [ADOPTED]]
    for ruleset in rulesets:
        later = {wager.short for slug, wager in rulesets[-1].wagers.items() if slug not in ruleset.wagers}
        for doubt in ruleset.advisories:
            told = (doubt.title, doubt.printed, doubt.problem, doubt.literal, doubt.evident, doubt.effect, doubt.ask)
            named = {name for name in later if name.removesuffix(" Progressive") in " ".join(told)}
            assert not named, (ruleset.as_of, doubt.id)
