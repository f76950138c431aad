"""The lawful answers that remain for one field."""

import pytest

from checker.report.options import options_text
from checker.review.options import Options, UnknownFieldError, options
from checker.source import read_text

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
