"""The names by which documents and texts speak of outcomes, wagers and areas."""

import datetime

import pytest

from checker.frozen import replace
from checker.law import compile_ruleset
from checker.law.names import names_of_area, names_of_row, names_of_wager, stand_alone, words_of_area
from checker.law.params import PLAIN, Area

LAW = compile_ruleset("pa/633a", datetime.date(2015, 7, 1))
ROW = LAW.tables_for("royal_match_21")[0].rows[0]
RULE = LAW.rules[0]


@pytest.mark.parametrize(
    ("sign", "group", "outcome", "alone"),
    [
        ("", "", "two pair", "Two pair"),
        ("", "", "ABC", "ABC"),
        ("any pair", "", "Two pair", "Any pair"),
        ("any pair", "Player", "Two pair", "Any pair"),
        ("", "Player", "Two pair", "Player two pair"),
        ("", "Player", "Flush", "Player Flush"),
        ("", "Player", "AK suited high", "Player AK suited high"),
        ("", "Player", "ace and king", "Player ace and king"),
    ],
)
def test_an_outcome_can_be_read_without_its_heading(sign: str, group: str, outcome: str, alone: str) -> None:
    assert stand_alone(replace(ROW, sign=sign, group=group, outcome=outcome)) == alone


@pytest.mark.parametrize(
    ("sign", "group", "also", "names"),
    [
        ("", "", (), ("Flush",)),
        ("", "Player", (), ("Flush", "Player Flush")),
        ("A flush", "", ("Five suited",), ("Flush", "A flush", "Five suited")),
        ("A flush", "Player", ("Flush",), ("Flush", "A flush", "Player Flush", "Player A flush")),
    ],
)
def test_an_outcome_has_the_names_that_the_law_and_others_give_it(
    sign: str, group: str, also: tuple[str, ...], names: tuple[str, ...]
) -> None:
    assert names_of_row(replace(ROW, outcome="Flush", sign=sign, group=group, also=also)) == names


def test_a_wager_has_its_name_its_short_one_and_that_of_a_filing_each_once() -> None:
    wager = replace(LAW.wagers["royal_match_21"], name="Royal Match Wager", short="Royal Match")
    assert names_of_wager(wager) == ("Royal Match Wager", "Royal Match", "royal match 21")
    assert names_of_wager(replace(wager, name="tie", short="tie", slug="tie")) == ("tie",)


def test_an_area_has_the_names_of_its_wager_if_it_is_one() -> None:
    area = Area(area="royal_match_21", text="A box for Royal Match.", also=("match box",))
    rule = replace(RULE, subject="royal_match_21", params=area)
    wager = LAW.wagers["royal_match_21"]
    assert words_of_area(rule) == "A box for Royal Match"
    assert names_of_area(rule, LAW) == ("royal_match_21", "match box", wager.name, wager.short)
    assert names_of_area(replace(rule, subject="table"), LAW) == ("table", "match box")
    assert names_of_area(replace(rule, params=PLAIN), LAW) == ("royal_match_21", wager.name, wager.short)
