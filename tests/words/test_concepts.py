"""Sentences read by concepts: every word counts, in its order, and what no row tells stays open."""

from functools import cache

import pytest
from filed_lines import filing_of, review_of
from filed_lines import outcome_inscribed as judged

from checker.words.concepts import read_concepts
from checker.words.joined import joined
from checker.words.tokens import tokens
from checker.words.vocabulary import Vocabulary, vocabulary_of

CHAPTER = "pa-645a"


@cache
def vocabulary() -> Vocabulary:
    ruleset = review_of(filing_of(CHAPTER)).ruleset
    assert ruleset is not None
    return vocabulary_of(ruleset)


def said(text: str) -> dict[str, str]:
    """Give the values that a sentence says by concepts, by topic."""
    sentence = joined(tokens(text))
    return {
        item.topic.id: str(getattr(item.value, "token", item.value))
        for item in read_concepts(sentence, sentence, vocabulary())
        if item.topic is not None
    }


@pytest.mark.parametrize(
    ("text", "topic", "value"),
    [
        ("Low hand higher than high hand, bet lost", "fouled_hand", "loses"),
        ("The dealer takes ties on either hand", "copies", "dealer"),
        ("Hands are final once set", "hands_final", "final"),
        ("Friends may bet on your hand", "back_betting", "allowed"),
        ("You may not bet on another player's hand", "back_betting", "not_allowed"),
        ("The bank may play on both spots", "bank_areas", "2"),
    ],
)
def test_a_sentence_says_a_value(text: str, topic: str, value: str) -> None:
    assert said(text).get(topic) == value


@pytest.mark.parametrize(
    "text",
    [
        "Friends may bet on your zebra",  # a word that stands for nothing
        "Your hand may bet on friends",  # another order
        "Friends may bet on your hand on Tuesdays",  # a condition that no row has
        "Hands are final once set unless you fold",
    ],
)
def test_what_no_row_tells_says_nothing(text: str) -> None:
    assert said(text) == {}


def test_each_part_of_a_sentence_counts() -> None:
    assert set(said("Hands are final once set, and friends may bet on your hand")) == {"hands_final", "back_betting"}
    assert said("Hands are final once set, and zebras may bet on your hand") == {}


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("Even with a bonus wager down, you may surrender once the dealer's hands are set.", "fails"),
        ("The joker serves as any card you like.", "fails"),
        ("BUTTON MOVES LEFT EACH ROUND TO MARK START", "fails"),
        ("BONUS BETS MIN $5 MAX $100", "passes"),
        ("The bank must be accepted.", "fails"),
        ("Setting your hands wrong costs you the bet.", "passes"),
    ],
)
def test_lines_of_a_layout(text: str, outcome: str) -> None:
    assert judged(CHAPTER, text) == outcome


def test_a_dealer_who_can_do_no_better_has_an_ace_high() -> None:
    text = "If the dealer has an Ace High Pai Gow and can do no better, your wager pushes."
    assert judged("pa-688a", text) == "passes"
    assert judged(CHAPTER, text) == "fails"
