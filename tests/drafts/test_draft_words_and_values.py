"""Payouts, limits, names and outcomes in the many ways in which they are written."""

from decimal import Decimal
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest
from judged_drafts import review_at

from checker.drafts.compared import same
from checker.drafts.expectations.expected import Expected, expected_of
from checker.drafts.figures.align import FIRM, MARGIN, Aligner
from checker.drafts.figures.claims import figures_of
from checker.drafts.figures.figure import Figure
from checker.drafts.language.normal import close_up, tidy
from checker.drafts.language.values import UNSAID, Rate, find_values
from checker.drafts.readers import read_draft
from checker.drafts.structure.blocks import blocks_of
from checker.drafts.structure.fused import Texts
from checker.drafts.structure.rows import rows_of
from checker.drafts.structure.sentences import sentences_of
from checker.statements.model import Statement
from checker.values import parse_payout
from checker.values.payout import MeterShare, Money, Odds, Push
from checker.values.provision import Provision
from checker.values.stated import Key

REVIEW = review_at(Path(__file__).parent / "challenge" / "blackjack.yaml")


@pytest.mark.parametrize(
    ("text", "win", "unit"),
    [
        ("3 to 2", Fraction(3, 2), "to"),
        ("3 TO 2", Fraction(3, 2), "to"),
        ("3-to-2", Fraction(3, 2), "to"),
        ("3:2", Fraction(3, 2), UNSAID),
        ("3 - 2", Fraction(3, 2), UNSAID),
        ("3/2", Fraction(3, 2), UNSAID),
        ("1,000 for 1", Fraction(1000), "for"),
        ("1000 FOR 1", Fraction(1000), "for"),
        ("1\u202f000 for 1", Fraction(1000), "for"),
        ("1 000 for 1", Fraction(1000), "for"),
        ("2.5 to 1", Fraction(5, 2), "to"),
        ("2\u00bd to 1", Fraction(5, 2), "to"),
        ("2 1/2 to 1", Fraction(5, 2), "to"),
        ("5 to 2", Fraction(5, 2), "to"),
        ("one hundred to one", Fraction(100), "to"),
        ("Any 20 4 to 1", Fraction(4), "to"),
        ("Other winning wagers: even money", Fraction(1), "to"),
    ],
)
def test_odds_are_read_with_their_unit(text: str, win: Fraction, unit: str) -> None:
    (value,) = find_values(tidy(text))
    assert value.parts == (Odds(win=win, unit=unit),)


@pytest.mark.parametrize(
    "text",
    [
        "Cards from 2 to 10 count their number.",
        "The dealer shows a card from 2 to 9",
        "1-800-426-2537",
        "2015-07-01",
        "633a.13(f)(1)",
        "10:30 pm",
        "24/7",
        "version 1.0.0",
        "A wager that pushes is returned",
    ],
)
def test_what_only_looks_like_odds_is_none(text: str) -> None:
    assert find_values(tidy(text)) == ()


def test_shares_of_a_meter_and_amounts() -> None:
    meter = MeterShare(percent=Decimal(100), meter="")
    assert [value.parts for value in find_values("100% of meter and 200 to 1")] == [(meter, Odds(Fraction(200), "to"))]
    assert [value.parts for value in find_values("100% of the Mega Progressive")] == [
        (MeterShare(percent=Decimal(100), meter="mega"),)
    ]
    assert [value.parts for value in find_values("$5,000/ 100% of meter")] == [(Money(Decimal(5000)), meter)]
    assert [value.parts for value in find_values("Push")] == [(Push(),)]
    assert [value.dollars for value in find_values("400 to 1 $250")] == [None, Decimal(250)]


@cache
def expected() -> Expected:
    assert REVIEW.filing is not None
    assert REVIEW.ruleset is not None
    return expected_of(REVIEW.filing, REVIEW.ruleset)


def figures(text: str) -> list[Figure]:
    """Return the figures of a draft in plain text."""
    blocks = blocks_of(read_draft(text.encode(), "draft.txt"), Texts(()), rows_of(()))
    return [
        figure
        for sentence in sentences_of(blocks, expected().naming)
        for figure in figures_of(sentence, expected().naming)
    ]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Captain wins 2 to 1 less 5%", True),
        ("Captain wins 2 to 1, less a 5% vigorish", True),
        # What is kept may stand somewhere else on the sign.
        ("Captain wins 2 to 1", None),
        ("Captain wins 2 to 1 less 6%", False),
        ("Captain wins 3 to 1 less 5%", False),
    ],
)
def test_odds_less_what_is_kept_of_a_win(text: str, *, says: bool | None) -> None:
    statement = Statement(
        key=Key(subject="captain", aspect="payout", name="Captain wins"),
        value=parse_payout("2 to 1 less 5%"),
        names=("Captain wins",),
        wording="Captain wins: 2 to 1 less 5%",
        provision=Provision("901a.5(b)"),
        source="10 F.R. 1",
        duty={},
    )
    assert same(find_values(text)[0], statement) is says


def test_a_percentage_is_a_rate_unless_it_is_said_to_be_of_a_meter() -> None:
    assert [value.parts for value in find_values("a 5% vigorish")] == [(Rate(percent=Decimal(5)),)]
    assert [value.parts for value in find_values("7% of each progressive wager")] == [(Rate(percent=Decimal(7)),)]
    assert [value.parts for value in find_values("10% of the meter")] == [(MeterShare(percent=Decimal(10), meter=""),)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Minimum $10 Maximum $500", {("limit_min", "$10"), ("limit_max", "$500")}),
        ("$10 min / $500 max", {("limit_min", "$10"), ("limit_max", "$500")}),
        ("MIN 10 MAX 500", {("limit_min", "10"), ("limit_max", "500")}),
        ("Bets $1 - $1,000 a hand", {("limit_min", "$1"), ("limit_max", "$1,000")}),
        ("Lucky Ladies $5-100", {("limit_min", "$5"), ("limit_max", "100")}),
        ("House Money: bets of $5 up to $50", {("limit_min", "$5"), ("limit_max", "$50")}),
        ("Maximum aggregate payout per round: $75,000", {("payout_limit", "$75,000")}),
        ("The casino pays no more than $60,000 in total per round.", {("payout_limit", "$60,000")}),
        ("The jackpot starts at $5,000.", {("meter_initial", "$5,000")}),
        ("After the jackpot is hit it resets to $1,000.", {("meter_reset", "$1,000")}),
        ("20% of each wager is added to the meter.", {("meter_rate", "20%")}),
        ("A 5% commission is charged on winning wagers.", {("commission", "5%")}),
        ("Bet $5 or more to qualify for the Envy Bonus.", {("qualifying", "$5")}),
        ("Dinner buffet $19", {("", "$19")}),
    ],
)
def test_the_words_around_a_figure_tell_what_it_is(text: str, found: set[tuple[str, str]]) -> None:
    assert {(figure.kind, figure.value.text) for figure in figures(text)} == found


@pytest.mark.parametrize(
    ("text", "wager"),
    [
        ("LUCKY LADIES", "lucky_ladies"),
        ("Lucky Ladies Twenty Point Bonus Wager", "lucky_ladies"),
        ("Hit & Run", "hit_and_run_progressive"),
        ("KINGS BOUNTY ($1 - $25)", "kings_bounty"),
        ("LUCKYLADIES", "lucky_ladies"),
        ("Three Card Poker side bet", "three_card_poker"),
        ("$1 Bad Beat Progressive", "bad_beat_progressive"),
    ],
)
def test_a_heading_names_its_wager(text: str, wager: str) -> None:
    assert expected().naming.heading(text) == (wager,)


@pytest.mark.parametrize("text", ["Lucky Queens", "21+3", "Perfect Pairs", "Payouts", "Lucky Ladies win on 20."])
def test_another_name_and_a_sentence_are_no_heading(text: str) -> None:
    assert expected().naming.heading(text) == ()


def test_a_heading_may_name_two_wagers() -> None:
    assert expected().naming.heading("Lucky Ladies / King's Bounty") == ("lucky_ladies", "kings_bounty")


@pytest.mark.parametrize(
    ("wager", "label", "outcome"),
    [
        ("Lucky Ladies", "Pair of queens of hearts & dealer BJ", "Queen of hearts pair and dealer Blackjack"),
        ("Lucky Ladies", "Q\u2665 Q\u2665", "Queen of hearts pair"),
        ("Lucky Ladies", "Matched 20 (same rank and suit)", "Matched 20"),
        ("Bad Beat Progressive", "21 with 7+ cards", "21 with seven or more cards"),
        ("Bad Beat Progressive", "Dealer 21 with six cards", "21 with six cards"),
        ("Three Card Poker", "Trips", "Three-of-a-kind"),
        ("King's Bounty", "Suited qeens, jacks or 10s pair", "Suited queens, jacks or 10s pair"),
    ],
)
def test_a_label_is_firmly_about_its_outcome(wager: str, label: str, outcome: str) -> None:
    (figure,) = figures(f"{wager}\n\n{label} ........ 9 to 8\n")
    ranked = Aligner(expected()).ranked(figure, figure.label)
    assert ranked[0][1].name == outcome
    assert ranked[0][0].total <= FIRM
    assert ranked[1][0].total - ranked[0][0].total >= MARGIN


@pytest.mark.parametrize(
    ("wager", "label"),
    [
        ("Lucky Ladies", "Suited 21"),
        ("Hit and Run Progressive", "Nine cards"),
        ("House Money", "Three-card straight"),
    ],
)
def test_a_number_that_no_outcome_has_is_never_guessed(wager: str, label: str) -> None:
    (figure,) = figures(f"{wager}\n\n{label} ........ 9 to 8\n")
    assert Aligner(expected()).ranked(figure, figure.label)[0][0].total > FIRM


def test_letters_set_apart_are_closed_up() -> None:
    assert close_up("B L A C K J A C K   P A Y S   3   T O   2") == "BLACKJACK PAYS 3 TO 2"
    assert close_up("A to B") == "A to B"
