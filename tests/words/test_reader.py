"""What the reader makes of a line: claims with their places, conditions, denials, and what it did not understand."""

import datetime
from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from checker.law import compile_ruleset
from checker.values import Payout
from checker.values.stated import Dollars, Key, Number, Percent, Value, Word
from checker.words.read import read_words
from checker.words.tokens import tokens
from checker.words.vocabulary import vocabulary_of

VOCABULARY = vocabulary_of(compile_ruleset("pa/633a", datetime.date(2015, 7, 1)))


def said(text: str) -> set[tuple[str, str]]:
    """Give the aspect and the value of every claim of a line."""
    return {(claim.key.aspect, shown(claim.value)) for claim in read_words(text, VOCABULARY).claims}


def shown(value: Value) -> str:
    return value.text if isinstance(value, Payout) else str(value)


@pytest.mark.parametrize(
    ("text", "claims"),
    [
        ("Dealer hits soft 17", {("dealer_soft_17", "draws")}),
        ("Dealer never hits soft 17", {("dealer_soft_17", "stands")}),
        ("No surrender", {("surrender", "not allowed")}),
        ("You may not surrender", {("surrender", "not allowed")}),
        ("Surrender is not prohibited", {("surrender", "allowed")}),
        ("BLACKJACK PAYS SIX TO FIVE", {("payout", "6 to 5")}),
        ("Insurance pays 2:1", {("payout", "2 to 1")}),
        ("Blackjack pays one and a half times your bet", {("payout", "1.5 to 1")}),
        ("5% commission", {("commission", "charged"), ("commission_rate", "5%")}),
        ("No commission", {("commission", "not charged")}),
        ("Split up to four hands", {("split_hands", "4")}),
        ("Insurance up to half your wager", {("insurance_amount", "50%")}),
        (
            "Aggregate payout limit of fifty thousand dollars per round",
            {("payout_limit", "$50,000"), ("payout_limit_scope", "round")},
        ),
        ("$10 to $500", {("limit_min", "$10"), ("limit_max", "$500")}),
    ],
)
def test_a_line_says(text: str, claims: set[tuple[str, str]]) -> None:
    read = read_words(text, VOCABULARY)
    assert said(text) == claims
    assert read.speaks
    assert read.unread == ()


def test_a_claim_has_its_place_in_the_line() -> None:
    text = "Welcome. Dealer hits soft 17"
    (claim,) = read_words(text, VOCABULARY).claims
    assert text[claim.start : claim.end] == claim.text == "Dealer hits soft 17"
    assert claim.key == Key(subject="dealer", aspect="dealer_soft_17")
    assert claim.value == Word("draws")


@pytest.mark.parametrize(
    ("text", "condition", "name"),
    [
        ("Blackjack pays 3 to 2 on wagers of $25 or more", "on wagers of $25 or more", "wager_amount"),
        ("Blackjack pays 3 to 2 on Tuesdays only", "on Tuesdays only", "days"),
        ("Insurance is offered when the dealer shows an ace", "when the dealer shows an ace", "dealer_shows_ace"),
    ],
)
def test_a_condition_is_kept_with_its_words(text: str, condition: str, name: str) -> None:
    found = read_words(text, VOCABULARY).claims
    assert {(claim.condition, claim.under) for claim in found} == {(condition, name)}


@pytest.mark.parametrize(
    ("text", "unread"),
    [
        ("Dealer takes breaks", ("Dealer takes breaks",)),
        ("Dealer draws to 16 unless a player objects", ("unless", "player objects")),
        ("黑杰克赔率六比五", ("黑杰克赔率六比五",)),
        ("🅝🅞 surrender", ("🅝🅞 surrender",)),
        ("Certain restrictions apply", ("Certain restrictions",)),
        ("No se permite rendirse", ("No se permite rendirse",)),
    ],
)
def test_what_is_not_understood_is_kept(text: str, unread: tuple[str, ...]) -> None:
    read = read_words(text, VOCABULARY)
    assert read.speaks
    assert read.unread == unread


@pytest.mark.parametrize(
    "text", ["Good luck ★", "Lehigh Crossing™ Casino 🇺🇸", "Buena suerte", "Gambling problem? Call 1-800-GAMBLER"]
)
def test_a_line_that_says_nothing_of_the_game_is_nothing(text: str) -> None:
    read = read_words(text, VOCABULARY)
    assert (read.speaks, read.claims, read.unread) == (False, (), ())


def test_a_name_of_several_wagers_keeps_all_that_it_may_mean() -> None:
    (claim,) = read_words("Any 20 pays 4 to 1", VOCABULARY).claims
    assert {key.subject for key in claim.candidates} == {"lucky_ladies", "kings_bounty"}


@given(st.integers(min_value=0, max_value=999_999))
def test_a_number_in_words_is_the_number(number: int) -> None:
    (token,) = tokens(in_words(number))
    assert token.number == number


ONES = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
]
ONES += ["seventeen", "eighteen", "nineteen"]
TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]


def in_words(number: int) -> str:
    """Write a number in words, as cheques do."""
    if number < len(ONES):
        return ONES[number]
    if number < 100:
        ones = number % 10
        return TENS[number // 10 - 2] + (f"-{ONES[ones]}" if ones else "")
    size, name = (1000, "thousand") if number >= 1000 else (100, "hundred")
    rest = number % size
    return f"{in_words(number // size)} {name}" + (f" {in_words(rest)}" if rest else "")


@settings(deadline=None)  # the first text waits until the words are read
@given(st.text(max_size=700))
def test_any_text_is_read_and_every_claim_stands_in_it(text: str) -> None:
    read = read_words(text, VOCABULARY)
    for claim in read.claims:
        assert 0 <= claim.start < claim.end <= len(text)
        assert claim.text == text[claim.start : claim.end]
        assert isinstance(claim.value, Payout | Dollars | Number | Percent | Word) or claim.key.aspect in {
            "name",
            "area",
        }
    assert read.speaks or not read.claims


@given(st.sampled_from(["Dealer hits soft 17", "No surrender", "Blackjack pays 6 to 5", "4% commission"]), st.data())
def test_case_and_spacing_make_no_difference(text: str, data: st.DataObject) -> None:
    spaced = text.replace(" ", data.draw(st.sampled_from([" ", "  ", "   "])))
    changed = data.draw(st.sampled_from([spaced.upper(), spaced.lower(), spaced.title(), f" {spaced}."]))
    assert said(changed) == said(text)


def test_a_very_long_line_is_not_read() -> None:
    assert read_words("Blackjack pays 6 to 5 " * 60, VOCABULARY).unread != ()


@pytest.mark.parametrize("odds", ["99999999999999 to 1", "3 to 0", "0 to 0", "9999999999 for 1", "2 to 99999999999"])
def test_odds_that_no_payout_has_are_no_payout(odds: str) -> None:
    assert "payout" not in {aspect for aspect, _ in said(f"Blackjack pays {odds}")}


def test_numbers_keep_their_value() -> None:
    assert [token.number for token in tokens("$2.50 and 15.5%")] == [Decimal("2.5"), None, Decimal("15.5")]
