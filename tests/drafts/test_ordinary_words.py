"""A sentence of which all was read but a few ordinary words agrees; one word that may turn it leaves it open."""

import pytest
from judged_drafts import BLACKJACK, PAI_GOW, statuses_of

from checker.statements.comparison import Status

FACE_UP, MIDI = "pa/face-up-pai-gow-poker", "pa/midibaccarat"


@pytest.mark.parametrize(
    ("folder", "right", "wrong"),
    [
        (
            BLACKJACK,
            "Please do not touch the cards; hand signals are all you need.",
            "Please touch the cards; hand signals are all you need.",
        ),
        (
            BLACKJACK,
            "An ace with a ten-value card is a blackjack, and we are proud to pay it the real way: 3 to 2.",
            "An ace with a ten-value card is a blackjack, and we are proud to pay it the real way: 6 to 5.",
        ),
        (
            BLACKJACK,
            "When an ace is up, insurance of up to one half of the bet may be bought.",
            "When an ace is up, insurance of up to twice the bet may be bought.",
        ),
        (
            PAI_GOW,
            "The dealer turns over the house cards and sets them by the house way, a fixed list of rules.",
            "The dealer turns over the house cards and sets them by any way, a fixed list of rules.",
        ),
        (
            PAI_GOW,
            "You slide into one of six seats and put out a bet.",
            "You slide into one of seven seats and put out a bet.",
        ),
        (
            FACE_UP,
            "Envy means that you are paid when it is a neighbor who gets the hand.",
            "Envy means that you are paid when it is you who gets the hand.",
        ),
    ],
)
def test_ordinary_words_beside_what_was_read_do_not_leave_it_open(folder: str, right: str, wrong: str) -> None:
    assert statuses_of(folder, "", right) == {Status.AGREES}
    assert Status.AGREES not in statuses_of(folder, "", wrong)


@pytest.mark.parametrize("added", ["refuses to shuffle and", "will, if you fancy,", "usually", "sometimes"])
def test_a_word_that_may_turn_what_was_read_leaves_it_open(added: str) -> None:
    line = "The dealer {} stands on all 17s and draws on 16."
    assert statuses_of(BLACKJACK, "", line.format("gladly")) == {Status.AGREES}
    assert Status.AGREES not in statuses_of(BLACKJACK, "", line.format(added))


@pytest.mark.parametrize(
    ("folder", "heading", "line"),
    [
        (BLACKJACK, "What is each card worth?", "Number cards are worth their number."),
        (BLACKJACK, "Feeling lucky?", "We deal eight decks."),
        (MIDI, "What do I get?", "Player pays even money."),
    ],
)
def test_a_short_answer_that_names_what_it_is_of_needs_no_question(folder: str, heading: str, line: str) -> None:
    assert statuses_of(folder, heading, line) == {Status.AGREES}


@pytest.mark.parametrize(
    ("folder", "heading", "line"),
    [
        (BLACKJACK, "What if the dealer has a Blackjack?", "Surrender costs half of the bet."),
        (PAI_GOW, "What if one of them ties?", "You get your bet back."),
        (MIDI, "What happens on a tie?", "Player pays even money."),
    ],
)
def test_a_short_answer_for_a_case_needs_its_question(folder: str, heading: str, line: str) -> None:
    assert Status.AGREES not in statuses_of(folder, heading, line)


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        (
            "If yours are both higher you win as much as you bet, less a commission of 5% rounded up to a quarter.",
            "If yours are both higher you win as much as you bet, less a commission of 4% rounded up to a quarter.",
        ),
        (
            "When a teammate gets four of a kind or better, the envy column is yours.",
            "When a teammate gets a full house or better, the envy column is yours.",
        ),
    ],
)
def test_what_two_readers_read_of_a_sentence_counts_together(line: str, wrong: str) -> None:
    assert statuses_of(PAI_GOW, "", line) == {Status.AGREES}
    assert Status.AGREES not in statuses_of(PAI_GOW, "", wrong)


@pytest.mark.parametrize(
    ("heading", "line"),
    [
        ("Limits", "Minimum $10, maximum $500 unless the floor says no."),
        ("Limits", "Minimum $10, maximum $500, except for members."),
        ("Doubling", "Exactly one card follows, dealt face down."),
    ],
)
def test_a_condition_behind_limits_and_a_card_that_follows_are_not_passed_over(heading: str, line: str) -> None:
    assert Status.AGREES not in statuses_of(BLACKJACK, heading, line)
