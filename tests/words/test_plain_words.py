"""Sentences in other words: idioms are read as the plain words that they stand for, and courtesies as nothing."""

import pytest
from said_lines import says, unread_of

from checker.law.chapter import read_shared
from checker.statements.comparison import Status
from checker.words.joined import FILE, joined, restated
from checker.words.tokens import sentences, tokens
from checker.words.wordings import wordings

SO, NOT_SO = Status.AGREES, Status.DIFFERS


def plain(text: str) -> str:
    [sentence] = sentences(text)
    *_, last = [joined(sentence), *restated(joined(sentence), text)]
    return " ".join(token.text for token in last)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("the player sits tight", "the player stand"),
        ("your bet comes right back to you, folks", "player wager return ,"),
        ("the hand is good for 5 to 1", "the hand pay 5 to 1"),
        ("once the deal begins", "after the deal start"),
        ("once per shoe", "1 time per shoe"),
        ("the dealer breaks", "the dealer bust"),
        ("the dealer breaks up a pair", "the dealer split a pair"),
        ("a boat", "a full house"),
        ("trip kings", "3 king"),
        ("we keep a nickel out of every dollar", "house return a 5%"),
        ("a hand in which it is a draw", "a hand in which it tie"),
        ("another card is drawn", "1 more card be draw"),
        ("doubling is off the table", "double be forbid"),
        ("fourteen cents of every dollar", "14%"),
        ("forty grand at most", "$40000 at maximum"),
        ("it brings nine bucks for every one you put up", "it pay 9 to 1"),
        ("hit a boat and the Fortune hands you five times your bet", "full house the fortune pay 5 to 1"),
        ("hit a flush or a straight and it pays 4 to 1", "draw a flush or a straight and it pay 4 to 1"),
    ],
)
def test_an_idiom_is_what_it_stands_for(text: str, said: str) -> None:
    assert plain(text) == said


def test_the_words_for_an_idiom_stand_where_it_stood() -> None:
    text = "Sadly the player sits tight."
    *_, last = restated(sentences(text)[0], text)
    assert [text[token.start : token.end] for token in last] == ["the", "player", "sits tight"]


def test_what_says_nothing_neither_denies_nor_restricts() -> None:
    known = wordings()
    telling = known.denials | known.turning | known.game | known.parts.keys() | {"can", "must", "only", "all", "up"}
    single = {said.strip() for said in read_shared("words", FILE)["nothing"].split(";") if " " not in said.strip()}
    assert len(single) > 50
    assert telling.isdisjoint(token.text for said in single for token in tokens(said))


@pytest.mark.parametrize(
    ("chapter", "line", "topic", "status"),
    [
        ("pa-629a", "Picture cards and tens are worth zilch, honestly.", "face_cards_count", SO),
        ("pa-633a", "If the dealer turns out to have Blackjack, a doubled player loses only the original wager.",
         "dealer_blackjack_takes", SO),
        ("pa-645a", "In every case the high hand ranks equal to or above the low hand.", "high_over_low", SO),
        ("pa-645a", "Progressive bets are a must.", "optional_is_choice", NOT_SO),
        ("pa-645a", "Of course, a mis-set hand simply pushes.", "fouled_hand", NOT_SO),
    ],
)  # fmt: skip
def test_a_sentence_in_other_words_says_the_same(chapter: str, line: str, topic: str, status: Status) -> None:
    assert says(chapter, line)[topic] is status
    assert not unread_of(chapter, line)


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("Hit a boat and your Fortune Bonus is good for 5 to 1.", SO),
        ("Hit a boat and your Fortune Bonus is good for 6 to 1.", NOT_SO),
        ("Have the dealer hit a boat and your Fortune Bonus pays 5 to 1.", Status.NOT_COMPARED),
        ("Land a boat and you get five times your bet on the Fortune Bonus.", SO),
        ("Hit a boat without the joker and your Fortune Bonus pays 5 to 1.", Status.NOT_COMPARED),
    ],
)
def test_a_hand_and_what_it_is_paid_may_stand_in_two_clauses(line: str, status: Status) -> None:
    assert says("md-pai-gow-poker", line)["payout"] is status


@pytest.mark.parametrize(
    ("odds", "status"), [("3 to 2", SO), ("one and a half times your bet", SO), ("6 to 5", NOT_SO)]
)
def test_who_is_paid_tells_no_outcome(odds: str, status: Status) -> None:
    assert says("pa-633a", f"Get a Blackjack and we pay you {odds}.")["payout"] is status


@pytest.mark.parametrize("line", ["Insure for up to two times your bet.", "The 5% vigorish is gone on Blackjacks."])
def test_an_idiom_of_a_payout_is_none_of_another_thing(line: str) -> None:
    assert unread_of("pa-633a", line)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Neither players nor onlookers may touch", "neither player or onlooker can touch"),
        ("No hand wins, nor does one lose", "no hand win , nor do 1 lose"),
    ],
)
def test_neither_and_nor_deny_once(line: str, said: str) -> None:
    assert " ".join(token.text for token in joined(sentences(line)[0])) == said


@pytest.mark.parametrize("word", ["Tonight", "Rarely", "Almost", "Unless we say so", "On request", "Mostly"])
def test_a_word_that_may_change_what_is_said_leaves_it_unread(word: str) -> None:
    assert unread_of("pa-645a", f"{word}, copies go to the dealer.")
