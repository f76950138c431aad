"""What paytables and areas are called within a sentence, and which ways to write an area are one name."""

import datetime

import pytest
from rule_cases import Case

from checker.frozen import replace
from checker.law import Period, compile_ruleset
from checker.review import review_document
from checker.rules.context import Context
from checker.rules.result import OPEN_REASONS, Reason
from checker.rules.tables import describe, located, name_of, when
from checker.statements.areas import plain_area
from checker.values.provision import Provision

DAY = datetime.date(2015, 6, 13)


@pytest.mark.parametrize(
    "written",
    ["King's Bounty", "King\u2019s Bounty", "kings bounty", "KINGS BOUNTY WAGER", " King's  Bounty Wager "],
)
def test_an_area_is_one_however_it_is_written(written: str) -> None:
    assert plain_area(written) == plain_area("kings_bounty")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Hit & Run", "Hit and Run"), ("commission boxes 1 to 9", "numbered commission boxes"),
     ("Boxes, numbered (1-9)", "numbered boxes"), ("boxes 1 through 9", "numbered boxes")],
)  # fmt: skip
def test_signs_and_numbers_of_an_area_are_read(one: str, other: str) -> None:
    assert plain_area(one) == plain_area(other)
    assert plain_area(one) != plain_area("blackjack")


@pytest.mark.parametrize(
    ("label", "condition", "said", "placed", "first"),
    [
        ("C", "six decks", "paytable C for six decks", "paytable C for six decks (1(a))",
         "Paytable C of Royal Match 21"),
        ("C", "", "paytable C", "paytable C (1(a))", "Paytable C of Royal Match 21"),
        ("", "six decks", "the paytable of 1(a) for six decks", "the paytable of 1(a) for six decks",
         "The paytable of Royal Match 21 for six decks"),
        ("", "", "the paytable of 1(a)", "the paytable of 1(a)", "The paytable of Royal Match 21"),
    ],
)  # fmt: skip
def test_a_paytable_is_named_by_its_letter_or_its_provision(
    label: str, condition: str, said: str, placed: str, first: str
) -> None:
    table = next(table for table in compile_ruleset("pa/633a", DAY).paytables if table.wager == "royal_match_21")
    table = replace(table, label=label, condition_text=condition, provision=Provision("1(a)"))
    assert (describe(table), located(table), name_of(_context(), table)) == (said, placed, first)


@pytest.mark.parametrize(
    ("since", "until", "said"),
    [
        (None, None, "on another day"),
        ("2016-01-01", None, "from January 1, 2016 (1 X 1)"),
        ("2016-01-01", "2017-01-01", "from January 1, 2016 (1 X 1)"),
        ("2012-01-01", "2015-06-13", "until June 13, 2015"),
        ("2012-01-01", "2015-06-14", "from January 1, 2012 (1 X 1)"),
    ],
)
def test_when_what_is_not_in_force_on_a_day_is_in_force(since: str | None, until: str | None, said: str) -> None:
    days = [datetime.date.fromisoformat(day) if day else None for day in (since, until)]
    assert when(Period(effective=days[0], until=days[1], source="1 X 1"), DAY) == said


@pytest.mark.parametrize(("reading", "kept"), [(None, ""), ("literal", "literal"), ("evident", "evident")])
def test_a_review_says_under_which_reading_it_was_made(reading: str | None, kept: str) -> None:
    case = Case(chapter_id="pa/633a", section="633a.2", raw={})
    assert review_document(case.document(DAY), reading=reading).reading == kept


def _context() -> Context:
    review = Case(chapter_id="pa/633a", section="633a.2", raw={"set": {"wagers.blackjack": {"minimum": "$5"}}}).review(
        DAY
    )
    assert review.filing is not None
    assert review.ruleset is not None
    return Context(rule=review.ruleset.rules[0], filing=review.filing, ruleset=review.ruleset)


@pytest.mark.parametrize(
    ("path", "label"),
    [
        ("cards.decks", "Decks in play"),
        ("cards.batches.1", "Decks in each batch"),
        ("cards.batches.one", "cards, batches, one"),
        ("wagers.lucky_ladies", "Lucky Ladies"),
        ("wagers.lucky_ladies.1", "wagers, lucky ladies, 1"),
        ("no_such.place", "no such, place"),
    ],
)
def test_a_place_is_named_as_its_entry_is(path: str, label: str) -> None:
    assert _context().label(path) == label


@pytest.mark.parametrize(
    ("path", "fact", "mark"),
    [
        ("cards.decks", "Decks in play: 6.", "Decks in play: 6"),
        ("cards.deck_count", "cards, deck count is not stated.", "cards, deck count: not stated"),
        ("wagers.blackjack", "Blackjack is offered.", "Blackjack is offered here"),
        ("wagers.lucky_ladies", "Lucky Ladies is not offered.", "Lucky Ladies is not offered here"),
        ("wagers", "wagers: stated.", "wagers: stated"),
    ],
)
def test_what_a_filing_says_is_told_as_a_fact_and_beside_a_mark(path: str, fact: str, mark: str) -> None:
    assert (_context().fact(path), _context().described(path)) == (fact, mark)


def test_what_may_be_open_is_listed_without_what_fails() -> None:
    assert set(OPEN_REASONS) == set(Reason) - {Reason.VIOLATES, Reason.OMITTED}
    assert OPEN_REASONS[0] is Reason.NOT_STATED
