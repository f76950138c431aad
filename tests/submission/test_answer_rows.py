"""Answers in words that no list has: what they say as a whole, and that a word more leaves them open."""

import pytest

from checker.source.tree import Position, Scalar
from checker.submission.answer_rows import said_by_rows
from checker.submission.in_figures import in_figures

SAID = [
    ("layout.payout_odds", "A sign at each table lists the odds of every wager offered.", "sign"),
    ("layout.payout_odds", "They are printed on the felt of the table", "layout"),
    (
        "layout.payout_limit",
        "generic wording on the layout and a sign with the amount at the table",
        "generic inscription and sign",
    ),
    ("cards.batch_backs", "red backs in the shoe while the blue ones are being shuffled", "different colors"),
    ("cards.batch_backs", "The backs of the two batches differ in color.", "different colors"),
    ("play.dealt_from", "Every card comes out of the shoe.", "shoe"),
    ("play.double_down_card", "The third card is laid down face up, at right angles", "face up"),
    ("play.mid_shoe_entry", "Anyone may start betting in the middle of a shoe.", "permitted"),
    ("play.settlement", "The dealer takes the losing bets from everybody before paying anyone.", "collect first"),
    ("play.settlement", "Winners are paid after the losing bets are collected", "collect first"),
    (
        "table.drop_and_tip_box",
        "Tips go in the box across from the drop box, with the dealer in between.",
        "opposite sides of the dealer",
    ),
    (
        "table.discard_rack",
        "The rack is taller than the decks and has a line at their exact height",
        "taller and marked",
    ),
]
REFUSED = [
    ("layout.payout_odds", "printed in a booklet at the front desk only"),
    ("layout.payout_odds", "The odds are neither on the felt nor on a sign."),
    ("cards.batch_backs", "both batches have blue backs"),
    ("play.settlement", "pay all winners first, collect the losers later"),
    ("play.settlement", "The dealer decides whether to take or to pay first."),
    ("table.drop_and_tip_box", "both on the same side of the dealer"),
]
MORE = [
    "{} unless a player objects",
    "{}, but not on Sundays",
    "not {}",
    "{} if the dealer likes",
    "half of {}",
    "{} or elsewhere",
    "{} on request",
]


@pytest.mark.parametrize(("path", "text", "value"), SAID)
def test_an_answer_in_other_words_is_the_choice_that_it_says(path: str, text: str, value: str) -> None:
    assert said_by_rows(text, path) == value


@pytest.mark.parametrize(("path", "text"), REFUSED)
def test_what_is_plainly_none_of_the_choices_is_known_as_such(path: str, text: str) -> None:
    assert said_by_rows(text, path) == "refused"


@pytest.mark.parametrize(("path", "text", "value"), SAID)
def test_a_word_that_denies_or_sets_a_condition_leaves_it_open(path: str, text: str, value: str) -> None:
    more = [said.format(text.rstrip(".")) for said in MORE]
    assert [said for said in more if said_by_rows(said, path) == value] == []


@pytest.mark.parametrize(
    ("text", "hours"),
    [
        ("Fresh decks are opened at least every 24 hours.", "24 hours"),
        ("once each day, every 24 hours", "24 hours"),
        ("every 7.5 hours", "7 hours 30 minutes"),
        ("the cards are changed every 90 minutes", "1 hour 30 minutes"),
        ("8 and a half hours", "8 hours 30 minutes"),
        ("seven hours thirty", "seven hours thirty"),
        ("every day, before 24 hours have gone by", "24 hours"),
        ("every day, every 36 hours", "every day, every 36 hours"),
        ("at most every 24 hours", "at most every 24 hours"),
        ("Twice a week, on Monday", "Twice a week, on Monday"),
    ],
)
def test_hours_are_read_among_other_words(text: str, hours: str) -> None:
    written = in_figures(Scalar(text=text, position=Position(1, 1)), "hours", "cards.changed_every")
    assert isinstance(written, Scalar)
    assert written.text == hours
