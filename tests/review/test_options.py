"""The lawful answers that remain for one field."""

import datetime
from decimal import Decimal
from typing import Any

import pytest

from checker.frozen import replace
from checker.law import Rule, compile_ruleset
from checker.law.amount import Amount
from checker.law.conditions import All, AnyOf, Compare, Is, Not, Stated
from checker.law.params import Bound, Forbidden, Required
from checker.law.ruleset import Kept
from checker.report.options import options_text
from checker.review.options import (
    Options,
    UnknownFieldError,
    _entailed,
    _figures,
    _forbidden,
    _lists_of_counts,
    _tables,
    _values,
    options,
)
from checker.review.review import review_document
from checker.source import read_text
from checker.values.provision import Provision

FILING = """\
jurisdiction: pa
game: blackjack
filing_date: 2015-06-13
cards:
  decks: {decks}
play:
  adjacent_boxes: 2
  additional_splits: 3
  settlement: collect first
wagers:
  blackjack: yes
  bet_the_set_21:
    paytable: {paytable}
"""


def ask(field: str, decks: str = "6", paytable: str = "C") -> Options:
    return options(read_text(FILING.format(decks=decks, paytable=paytable), "filing.yaml"), field)


def test_decks_leave_the_paytables_that_the_law_gives_them() -> None:
    found = {option.value: option for option in ask("cards.decks", paytable="").options}
    assert found["3"].lawful is False
    assert [problem.message for problem in found["3"].problems] == ["Bet the Set 21 has no paytable for 3 decks."]
    assert found["6"].entails == ("Bet the Set 21: C (633a.13(g)(3)) or D (633a.13(g)(3))",)
    assert found["2"].entails == ("Bet the Set 21: B (633a.13(g)(2))",)


@pytest.mark.parametrize(
    ("decks", "lawful"),
    [("1", ["A"]), ("2", ["B"]), ("3", []), ("4", ["C", "D"]), ("6", ["C", "D"])],
)
def test_a_paytable_is_lawful_for_its_decks_only(decks: str, lawful: list[str]) -> None:
    found = ask("wagers.bet_the_set_21.paytable", decks=decks)
    assert [option.value for option in found.options if option.lawful] == lawful
    assert found.provision == "633a.13(g)"


def test_a_wager_that_needs_another_choice_says_which() -> None:
    found = {option.value: option for option in ask("wagers.super_match").options}
    assert found["no"].lawful
    assert not found["yes"].lawful
    assert [problem.provision for problem in found["yes"].problems] == ["633a.6(e)(7)"]


def test_every_choice_carries_its_provision() -> None:
    found = ask("play.settlement")
    assert [(option.value, option.provision, option.lawful) for option in found.options] == [
        ("collect first", "633a.7(r)(1)", True),
        ("pay and collect in seat order", "633a.7(r)(2)", True),
    ]


BACCARAT = """\
jurisdiction: pa
game: midibaccarat
filing_date: 2014-02-01
play:
  vigorish_collected: at payout
  third_card_procedure: simulated round
wagers:
  tie:
    odds: 8 to 1
  house_money: yes
"""


@pytest.mark.parametrize(
    ("field", "lawful", "refused"),
    [
        ("wagers.tie.odds", ["8 to 1", "9 to 1"], ["7 to 1"]),
        ("wagers.house_money.portion", ["1%", "all"], ["0%"]),
        ("payout_limit.amount", [], ["$1"]),
    ],
)
def test_amounts_are_tried_on_both_sides_of_what_the_law_names(
    field: str, lawful: list[str], refused: list[str]
) -> None:
    found = options(read_text(BACCARAT, "filing.yaml"), field)
    assert [option.value for option in found.options if option.lawful] == lawful
    assert [option.value for option in found.options if not option.lawful] == refused
    assert found.open_form == ""


def test_a_payout_limit_is_tried_around_its_fixed_floor() -> None:
    found = ask("payout_limit.amount")
    assert [(option.value, option.lawful) for option in found.options] == [
        ("$24,999", False),
        ("$25,000", True),
        ("$25,001", True),
    ]


def test_a_payout_limit_is_tried_at_the_floor_that_the_filing_gives_it() -> None:
    text = FILING.format(decks="6", paytable="C") + "  lucky_ladies: {maximum: $40}\n"
    found = options(read_text(text, "filing.yaml"), "payout_limit.amount")
    assert [(option.value, option.lawful) for option in found.options] == [
        ("$24,999", False),
        ("$25,000", False),
        ("$25,001", False),
        ("$80,000", True),
    ]


def test_a_choice_of_several_is_tried_as_a_list() -> None:
    text = FILING.format(decks="6", paytable="C") + "  lucky_ladies: {maximum: $25}\npayout_limit: {amount: $50000}\n"
    found = options(read_text(text, "filing.yaml"), "payout_limit.applies_to")
    assert [(option.value, option.lawful) for option in found.options] == [
        ("lucky_ladies", True),
        ("kings_bounty", True),
    ]


def test_choices_that_say_different_things_stand_apart() -> None:
    shown = [line for line, _ in options_text(ask("cards.shuffler"))]
    assert "   none: lawful (633a.5(a)). The dealer shuffles by hand. Not lawful when dealing from the hand." in shown
    assert "   automated: lawful (633a.5(a)). A device shuffles one batch while the other is in play." in shown


def test_an_unknown_field_names_what_is_known() -> None:
    with pytest.raises(UnknownFieldError) as error:
        ask("cards.deck")
    assert "cards.decks" in error.value.known


def test_a_wager_that_is_offered_is_lawful_and_entails_the_choices_of_its_own() -> None:
    found = ask("wagers.royal_match_21")
    assert (found.label, found.provision, found.now) == ("Royal Match 21 Wager", "633a.6(e)(4)", "")
    assert found.says
    assert [(option.value, option.lawful, option.entails) for option in found.options] == [
        ("yes", True, ("then state wagers.royal_match_21.paytable",)),
        ("no", True, ()),
    ]
    # One that is offered with choices of its own keeps them.
    kept = ask("wagers.bet_the_set_21")
    assert kept.now == "yes"
    assert [(option.value, option.lawful, option.entails) for option in kept.options] == [
        ("yes", True, ()),
        ("no", True, ()),
    ]
    # A wager that exists by law is no choice.
    with pytest.raises(UnknownFieldError):
        ask("wagers.insurance")


@pytest.mark.parametrize(
    ("field", "first", "last", "lawful"),
    [("cards.decks", 0, 12, range(4, 13)), ("table.positions", 1, 12, range(2, 8)), ("cards.cover_cards", 0, 12, None)],
)
def test_numbers_are_tried_from_the_least_that_can_be_filed(
    field: str, first: int, last: int, lawful: range | None
) -> None:
    found = ask(field)
    assert [option.value for option in found.options] == [str(number) for number in range(first, last + 1)]
    assert found.open_form == ""
    if lawful is not None:
        assert [option.value for option in found.options if option.lawful] == [str(number) for number in lawful]


def test_a_span_is_tried_around_each_figure_of_the_law() -> None:
    found = ask("cards.changed_every")
    assert [(option.value, option.lawful) for option in found.options] == [
        ("3 hours", True), ("4 hours", True), ("5 hours", True),
        ("23 hours", True), ("24 hours", True), ("25 hours", False),
    ]  # fmt: skip


def test_a_field_without_a_figure_of_the_law_tells_its_form() -> None:
    found = ask("wagers.blackjack.minimum")
    assert found.options == ()
    assert found.open_form == "any answer of this form: dollars; the law names no figure for it"


@pytest.mark.parametrize(
    ("cards", "lists"),
    [
        ("{decks: 16, batches: [8, 8]}", ["1, 1", "2, 2", "3, 3", "7, 7", "8, 8", "9, 9"]),
        ("{decks: 6}", ["1, 1", "2, 2", "3, 3"]),
    ],
)
def test_lists_of_equal_numbers_are_tried_around_what_the_law_compares_them_with(cards: str, lists: list[str]) -> None:
    text = f"jurisdiction: pa\ngame: blackjack\nfiling_date: 2015-06-13\ncards: {cards}\n"
    found = options(read_text(text, "filing.yaml"), "cards.batches")
    assert [option.value for option in found.options] == lists


LAW = compile_ruleset("pa/633a", datetime.date(2015, 6, 13))
PERIOD = LAW.provisions[0].period


def rule(kind: str, at: str, **more: Any) -> Rule:
    return Rule(provision=Provision("1(a)"), kind=kind, at=at, period=PERIOD, **more)


@pytest.mark.parametrize(
    ("rules", "figures"),
    [
        ([rule("at_least", "cards.decks", params=Bound(Amount(Decimal(4))))], {4}),
        ([rule("at_least", "each of cards.decks", params=Bound(Amount(Decimal(4))))], {4}),
        ([rule("at_least", "cards.batches", params=Bound(Amount(Decimal(4))))], set()),
        ([rule("multiple_of", "cards.decks", params=Bound(Amount(Decimal(4))))], {4, 8}),
        ([rule("at_least", "x", when=Compare("cards.decks", Amount(Decimal(3)), least=True))], {3}),
        ([rule("at_least", "x", when=Compare("cards.batches", Amount(Decimal(3)), least=True))], set()),
        ([rule("at_least", "x", when=Is("cards.decks", ("5", "many")))], {5}),
        ([rule("at_least", "x", when=Is("cards.batches", ("5",)))], set()),
        ([rule("at_least", "x", when=All((Is("cards.decks", ("5",)), Not(Is("cards.decks", ("6",))))))], {5, 6}),
        ([rule("at_least", "x", when=AnyOf((Is("cards.decks", ("5",)), Is("cards.decks", ("7",)))))], {5, 7}),
        ([rule("requires", "x", params=Required(Is("cards.decks", ("5",))))], {5}),
    ],
)
def test_the_figures_of_a_field_are_all_with_which_the_law_compares_it(rules: list[Rule], figures: set[int]) -> None:
    law = replace(LAW, rules=tuple(rules), paytables=(), kept=Kept())
    assert _figures("cards.decks", law) == figures


def test_a_paytable_names_figures_too() -> None:
    law = replace(LAW, rules=(), kept=Kept())
    assert _figures("cards.decks", law) == {1, 2, 4, 6, 8}
    assert _figures("cards.batches", law) == set()


@pytest.mark.parametrize(
    ("forbidding", "forbidden"),
    [
        (rule("forbids", "cards.decks", params=Forbidden(Stated("cards.decks"))), True),
        (rule("requires", "cards.decks", params=Required(Stated("cards.decks"))), False),
        (rule("forbids", "cards.decks", params=Forbidden(Stated("cards.batches"))), False),
    ],
)
def test_an_answer_is_forbidden_by_a_rule_against_any(forbidding: Rule, forbidden: bool) -> None:
    law = replace(LAW, rules=(forbidding,), kept=Kept())
    assert _forbidden("cards.decks", law) is forbidden


def answered(rules: list[Rule], field: str) -> list[str]:
    law = replace(LAW, rules=tuple(rules), paytables=(), kept=Kept())
    return list(_values(law.elections[field], law))


@pytest.mark.parametrize(
    ("field", "bound", "values"),
    [
        # Counts from the least that can be filed to one beyond the greatest figure, and never more than sixty.
        ("cards.decks", None, [0, 12]),
        ("cards.decks", 11, [0, 12]),
        ("cards.decks", 12, [0, 13]),
        ("table.positions", 14, [1, 15]),
        ("cards.decks", 58, [0, 59]),
        ("cards.decks", 59, [0, 59]),
        ("cards.decks", 900, [0, 59]),
    ],
)
def test_counts_are_tried_beyond_the_greatest_figure(field: str, bound: int | None, values: list[int]) -> None:
    rules = [] if bound is None else [rule("at_most", field, params=Bound(Amount(Decimal(bound))))]
    found = answered(rules, field)
    assert [int(found[0]), int(found[-1])] == values
    assert len(found) == values[1] - values[0] + 1


@pytest.mark.parametrize(
    ("field", "bounds", "values"),
    [
        ("wagers.blackjack.minimum", [5], ["$4", "$5", "$6"]),
        ("wagers.blackjack.minimum", [0], ["$0", "$1"]),
        ("wagers.blackjack.minimum", [20000, 5], ["$4", "$5", "$6", "$19,999", "$20,000", "$20,001"]),
        ("wagers.blackjack.minimum", [], []),
        ("cards.changed_every", [1], ["0 hours", "1 hours", "2 hours"]),
        ("wagers.hit_and_run_progressive.meter.rate", [3], ["2%", "3%", "4%"]),
        ("wagers.house_money.portion", [50], ["49%", "50%", "51%", "all"]),
        ("wagers.house_money.portion", [], ["all"]),
    ],
)
def test_amounts_are_tried_below_at_and_above_each_figure(field: str, bounds: list[int], values: list[str]) -> None:
    assert answered([rule("at_most", field, params=Bound(Amount(Decimal(bound)))) for bound in bounds], field) == values


def test_where_the_law_forbids_any_amount_one_is_tried() -> None:
    field = "wagers.blackjack.minimum"
    forbids = rule("forbids", field, params=Forbidden(Stated(field)))
    assert answered([forbids], field) == ["$1"]
    assert answered([forbids, rule("at_most", field, params=Bound(Amount(Decimal(5))))], field) == ["$4", "$5", "$6"]


@pytest.mark.parametrize(
    ("rules", "cards", "lists"),
    [
        ([], "{decks: 6}", ["1, 1", "2, 2"]),
        ([rule("equal", "number of cards.batches", params=Bound(Amount(Decimal(3))))], "{}", ["1, 1, 1", "2, 2, 2"]),
        ([rule("at_most", "each of cards.batches", params=Bound(Amount(Decimal(4))))], "{}", ["3, 3", "4, 4", "5, 5"]),
        (
            [rule("at_most", "total of cards.batches", params=Bound(Amount(Decimal(9))))],
            "{}",
            ["8, 8", "9, 9", "10, 10"],
        ),
        ([rule("at_most", "each of cards.other", params=Bound(Amount(Decimal(4))))], "{}", ["1, 1", "2, 2"]),
        ([rule("equal", "cards.batches", params=Bound(same_as="cards.decks"))], "{decks: 6}", ["5, 5", "6, 6", "7, 7"]),
        ([rule("equal", "cards.batches", params=Bound(same_as="cards.decks"))], "{}", ["1, 1", "2, 2"]),
        ([rule("equal", "cards.batches", params=Bound(same_as="cards.decks"))], "{decks: lots}", ["1, 1", "2, 2"]),
        (
            [rule("equal", "cards.batches", params=Bound(same_as="cards.shuffler"))],
            "{shuffler: none}",
            ["1, 1", "2, 2"],
        ),
    ],
)
def test_lists_are_tried_around_every_figure_of_their_rules(rules: list[Rule], cards: str, lists: list[str]) -> None:
    law = replace(LAW, rules=tuple(rules), paytables=(), kept=Kept())
    document = read_text(f"jurisdiction: pa\ngame: blackjack\nfiling_date: 2015-06-13\ncards: {cards}\n", "filing.yaml")
    review = replace(review_document(document), ruleset=law)
    found = list(_lists_of_counts(law.elections["cards.batches"], law, review))
    assert [value for value, _, _ in found] == lists
    assert {(provision, says) for _, provision, says in found} == {(law.elections["cards.batches"].provision, "")}


def test_paytables_that_an_answer_leaves_are_told_by_their_letters_or_provisions() -> None:
    labelled = list(LAW.tables_for("bet_the_set_21"))[:2]
    plain = [replace(table, label="") for table in labelled]
    one, two = (table.provision for table in labelled)
    assert _tables(labelled) == f"A ({one}) or B ({two})"
    assert _tables(plain) == f"the paytable of {one}, the paytable of {two}"
    assert _tables([]) == ""
    review = review_document(read_text(FILING.format(decks="3", paytable=""), "filing.yaml"))
    assert list(_entailed("cards.decks", review)) == ["Bet the Set 21: no paytable"]
    assert list(_entailed("table.positions", review)) == []
