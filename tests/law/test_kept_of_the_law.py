"""What is worked out of the law once is kept for those who have that law in common, and for nobody else."""

import datetime
from collections.abc import Callable
from fractions import Fraction

import pytest

from checker.frozen import replace
from checker.law import NotInForceError, Ruleset, compile_ruleset, load_chapter
from checker.law.around import Around, asked_around, law_around, letters_around, unit_around
from checker.law.built import BuiltItems, built_items, once_a_chapter
from checker.law.chapter import Chapter
from checker.law.dated import Moment
from checker.law.items import _span
from checker.law.marks import Mark, marks_of
from checker.law.model import Period
from checker.law.ruleset import Kept, compile_chapter, election_on, once, once_of, paytable_history
from checker.law.stored import program_of
from checker.values import Odds, Payout, parse_payout

LAW = compile_ruleset("pa/633a", datetime.date(2015, 7, 1))


def test_what_is_worked_out_once_is_worked_out_once_for_each_law() -> None:
    asked: list[object] = []

    @once
    def work(ruleset: Ruleset) -> int:
        asked.append(ruleset)
        return len(asked)

    other = replace(LAW, kept=Kept())
    assert [work(LAW), work(LAW), work(other), work(LAW)] == [1, 1, 2, 1]
    assert [ruleset is LAW for ruleset in asked] == [True, False]
    # What was worked out is no part of what the law says.
    assert other == LAW
    assert repr(other.kept) == "1 kept"
    assert other.kept != {}


def test_what_needs_some_parts_only_is_worked_out_once_for_those_parts() -> None:
    asked: list[object] = []

    @once_of("wagers", "paytables")
    def work(ruleset: Ruleset) -> int:
        asked.append(ruleset)
        return len(asked)

    same = replace(LAW, rules=(), kept=Kept())
    other = replace(LAW, wagers={}, kept=Kept())
    assert [work(LAW), work(same), work(other), work(same), work(LAW)] == [1, 1, 2, 1, 1]
    # Another function of the same parts has results of its own.
    assert once_of("wagers", "paytables")(lambda ruleset: len(ruleset.wagers))(LAW) == len(LAW.wagers)


def test_what_is_made_of_a_chapter_is_made_once_for_it() -> None:
    asked: list[object] = []

    @once_a_chapter
    def work(chapter: Chapter) -> int:
        asked.append(chapter)
        return len(asked)

    copy = replace(LAW.chapter)
    assert [work(LAW.chapter), work(LAW.chapter), work(copy)] == [1, 1, 2]
    assert built_items(copy) is not built_items(LAW.chapter)
    assert built_items(LAW.chapter).chapter is LAW.chapter


def test_what_came_with_other_items_is_found_anew() -> None:
    chapter = load_chapter("pa/633a")
    kept = chapter.marked
    assert kept is not None
    nothing: dict[str, list[Mark]] = {name: [([], [], [])] * len(listed) for name, listed in chapter.items.items()}
    trusted = replace(chapter, marked=replace(kept, marks=nothing))
    # The marks of the same items are taken over as they are, those of others are not.
    assert BuiltItems(trusted).two_readings == frozenset()
    copied = replace(trusted, items={**chapter.items})
    assert BuiltItems(copied).two_readings == BuiltItems(chapter).two_readings != frozenset()


def test_marks_are_the_dates_and_the_doubts_of_an_item() -> None:
    item = {
        "from": "2014-02-01",
        "note": "since 2014-02-01, see 1/c",
        "number": "2014/02/01",
        "versions": [{"from": "2015-06-13"}, {"by_reading": {"advisory": "1/b", "literal": {"from": "2013-13-99"}}}],
        "touches": ["1/a", {"doubt": "1/a"}],
    }
    advisories = [{"id": name} for name in ("1/a", "1/b", "1/c")]
    found = marks_of({"rules": [item, {}], "advisories": advisories})
    assert found["rules"] == [(["2013-13-99", "2014-02-01", "2015-06-13"], ["1/a", "1/b"], ["1/b"]), ([], [], [])]
    assert [named for _, named, _ in found["advisories"]] == [["1/a"], ["1/b"], ["1/c"]]


@pytest.mark.parametrize(
    ("day", "first"),
    [
        ("1900-01-01", "2012-05-19"),
        ("2012-05-19", "2012-05-19"),
        ("2014-01-31", "2012-05-19"),
        ("2014-02-01", "2014-02-01"),
        ("2014-02-02", "2014-02-01"),
        ("2014-11-08", "2014-11-08"),
        ("2999-01-01", "2015-06-13"),
    ],
)
def test_a_day_lies_in_the_segment_of_law_that_began_last(day: str, first: str) -> None:
    found = built_items(LAW.chapter).first_day(datetime.date.fromisoformat(day))
    assert found == datetime.date.fromisoformat(first)


def test_days_of_one_segment_have_one_law_in_common_and_each_its_own_date() -> None:
    days = [datetime.date(2014, 2, 1), datetime.date(2014, 2, 2), datetime.date(2014, 11, 7)]
    laws = [compile_ruleset("pa/633a", day) for day in days]
    assert [law.as_of for law in laws] == [law.moment.as_of for law in laws] == days
    assert [law.kept is laws[0].kept for law in laws] == [True] * 3
    assert [compile_ruleset("pa/633a", day) is law for day, law in zip(days, laws, strict=True)] == [True] * 3
    assert compile_ruleset("pa/633a", datetime.date(2014, 11, 8)).kept is not laws[0].kept


@pytest.mark.parametrize("chapter_id", ["pa/633a", "pa/629a", "md/pai-gow-poker"])
def test_one_election_of_a_day_is_the_one_of_its_whole_law(chapter_id: str) -> None:
    for day in (datetime.date(2014, 2, 1), datetime.date(2015, 6, 12), datetime.date(2016, 1, 1)):
        asked = compile_ruleset(chapter_id, day).elections
        for at in LAW.elections.keys() | asked.keys() | {"no.entry"}:
            assert election_on(chapter_id, at, day) == asked.get(at)


@pytest.mark.parametrize(
    "ask",
    [
        lambda day: compile_ruleset("pa/633a", day),
        lambda day: compile_chapter(load_chapter("pa/633a"), day),
        lambda day: election_on("pa/633a", "cards.decks", day),
        lambda day: election_on("pa/633a", "wagers.tie.odds", day),
    ],
    ids=["ruleset", "chapter", "election", "election of a wager"],
)
def test_before_its_adoption_a_chapter_says_nothing(ask: Callable[[datetime.date], object]) -> None:
    with pytest.raises(NotInForceError) as refused:
        ask(datetime.date(2012, 5, 18))
    assert str(refused.value) == (
        "58 Pa. Code Ch. 633a was not in force on May 18, 2012; it took effect on May 19, 2012 (42 Pa.B. 2922)."
    )
    ask(datetime.date(2012, 5, 19))


def test_where_no_day_of_adoption_is_printed_a_chapter_is_in_force_on_any_day() -> None:
    assert compile_ruleset("md/pai-gow-poker", datetime.date(1900, 1, 1)).rules
    assert built_items(load_chapter("md/pai-gow-poker")).first_day(datetime.date(1900, 1, 1)) == datetime.date.min


def test_of_two_elections_at_one_place_the_last_counts() -> None:
    (election,) = [item for item in load_chapter("pa/633a").items["elections"] if item["at"] == "cards.decks"]
    items = {**LAW.chapter.items, "elections": (election, {**election, "label": "again"})}
    twice = replace(LAW.chapter, items=items)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("checker.law.ruleset.load_chapter", lambda _: twice)
        found = election_on("pa/633a", "cards.decks", LAW.as_of)
    assert found == compile_chapter(twice, LAW.as_of).elections["cards.decks"]
    assert found is not None
    assert found.label == "again"


DAYS = [datetime.date(2014, 2, 1), datetime.date(2015, 6, 13), datetime.date(2016, 1, 1)]
FIRST = Period(effective=DAYS[0], until=DAYS[2], source="one", status="inferred", note="a note")


@pytest.mark.parametrize(
    ("others", "effective", "until", "source"),
    [
        ([], DAYS[0], DAYS[2], "one"),
        ([Period(effective=DAYS[1], until=None, source="two")], DAYS[1], DAYS[2], "two"),
        ([Period(effective=None, until=DAYS[1], source="two")], DAYS[0], DAYS[1], "one"),
    ],
)
def test_a_table_is_as_new_as_its_newest_cell_and_as_sure_as_itself(
    others: list[Period], effective: datetime.date, until: datetime.date, source: str
) -> None:
    found = _span([FIRST, *others])
    assert (found.effective, found.until, found.source) == (effective, until, source)
    assert (found.status, found.note) == ("inferred", "a note")


MOMENT = Moment(as_of=DAYS[1], adopted=DAYS[0], source="one", readings={"1/a": "literal", "1/b": "evident"})
VERSIONS = [{"says": "first", "from": "2014-02-01"}, {"says": "second", "from": "2015-06-13", "source": "two"}]


@pytest.mark.parametrize(
    ("day", "item", "said"),
    [
        (DAYS[0], {"versions": VERSIONS}, ("first", "one", DAYS[0], DAYS[1])),
        (DAYS[1] - datetime.timedelta(days=1), {"versions": VERSIONS}, ("first", "one", DAYS[0], DAYS[1])),
        (DAYS[1], {"versions": VERSIONS}, ("second", "two", DAYS[1], None)),
        (DAYS[1], {"versions": [VERSIONS[0], {**VERSIONS[1], "until": "2016-01-01"}]}, ("second", "two", *DAYS[1:])),
        (DAYS[2], {"versions": [VERSIONS[0], {**VERSIONS[1], "until": "2016-01-01"}]}, None),
        (DAYS[0] - datetime.timedelta(days=1), {"versions": VERSIONS}, None),
        (DAYS[0], {"versions": [{"says": "undated"}, VERSIONS[1]]}, ("undated", "one", DAYS[0], DAYS[1])),
        (DAYS[1], {"says": "plain"}, ("plain", "one", DAYS[0], None)),
        (DAYS[1], {"says": "plain", "until": "2015-06-13"}, None),
        (DAYS[0], {"says": "later", "from": "2015-06-13"}, None),
    ],
)
def test_one_version_is_in_force_from_its_day_until_that_of_the_next(
    day: datetime.date, item: dict[str, object], said: tuple[object, ...] | None
) -> None:
    found = replace(MOMENT, as_of=day).resolve(item)
    if found is None:
        assert said is None
        return
    keys, period = found
    assert (keys["says"], period.source, period.effective, period.until) == said
    assert "versions" not in keys


def test_without_a_day_of_adoption_a_version_without_a_date_is_in_force() -> None:
    found = replace(MOMENT, adopted=None).resolve({"versions": [{"says": "undated"}]})
    assert found is not None
    assert (found[0]["says"], found[1].effective) == ("undated", None)


def test_the_files_of_a_program_are_those_that_there_are() -> None:
    own = program_of(__file__, None, "", f"{__file__}.not")
    assert list(own) == ["test_kept_of_the_law.py"]
    assert b"program_of" in own["test_kept_of_the_law.py"]


def test_paytables_of_other_days_are_told_oldest_first_each_once() -> None:
    for day, others in ((datetime.date(2014, 1, 31), 1), (datetime.date(2015, 7, 1), 1)):
        (other,) = paytable_history("pa/633a", "hit_and_run_progressive", day)
        now = compile_ruleset("pa/633a", day).tables_for("hit_and_run_progressive")
        assert len(now) == others
        assert other not in now
    assert paytable_history("pa/633a", "blackjack", datetime.date(2015, 7, 1)) == ()


@pytest.mark.parametrize(("unit", "said", "lawful"), [("to", "3 for 1", "2 to 1"), ("for", "2 to 1", "3 for 1")])
def test_a_place_may_ask_for_either_word_of_odds(
    unit: str, said: str, lawful: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = replace(law_around("md")[0], odds_unit=unit)
    monkeypatch.setattr("checker.law.around.law_around", lambda _: (asked,))
    assert unit_around("zz", parse_payout(said), parse_payout(lawful)) is asked
    assert unit_around("zz", parse_payout(lawful), parse_payout(said)) is None


def test_law_around_the_chapters_is_found_by_what_it_asks_for() -> None:
    every = law_around("pa")
    assert every
    assert law_around("zz") == ()
    for item in every:
        if item.entry:
            found = asked_around("pa", item.entry)
            assert found is not None
            assert found.entry == item.entry
    assert asked_around("pa", "no_entry") is None
    letters = letters_around("pa")
    assert letters == next((item for item in every if item.least_share > 0), None)
    assert letters_around("zz") is None


@pytest.mark.parametrize(
    ("said", "lawful", "against"),
    [
        ("3 for 1", "2 to 1", True),
        ("2 to 1", "2 to 1", False),
        ("3 for 1", "3 for 1", False),
        ("$500", "2 to 1", False),
        ("3 for 1", "$500", False),
        ("2 to 1 and 3 for 1", "2 to 1", True),
        ("2 to 1", "3 for 1", False),
    ],
)
def test_the_word_of_odds_is_the_law_s_or_the_paytable_s(said: str, lawful: str, against: bool) -> None:
    found: Around | None = unit_around("md", parse_payout(said), parse_payout(lawful))
    assert (found is not None and found.odds_unit == "to") is against
    assert unit_around("zz", parse_payout(said), parse_payout(lawful)) is None
    of_no_unit = Payout(text="2-1", parts=(Odds(win=Fraction(2), unit="unsaid"),))
    assert unit_around("md", of_no_unit, parse_payout(lawful)) is None
