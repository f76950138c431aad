"""Turns of speech of one game in the words of its topics, and odds that are told by two sums of dollars."""

import pytest

from checker.words.in_dollars import odds_in_dollars
from checker.words.recast import recast
from checker.words.tokens import tokens


def words_of(text: str, topics: frozenset[str]) -> str:
    return " ".join(token.text for token in recast(tokens(text), topics))


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("The dealer takes nothing more", "the dealer stand"),
        ("a natural", "a blackjack"),
        ("stands on 17, soft or hard", "stand on 17 soft or hard"),
        ("no pair plus wager", "no pair and wager"),
    ],
)
def test_phrases_stand_for_others_where_the_chapter_has_their_topic(text: str, plain: str) -> None:
    assert words_of(text, frozenset({"insurance"})) == plain


def test_phrases_of_a_game_are_not_those_of_another() -> None:
    assert words_of("The dealer takes nothing more", frozenset()) == "the dealer take nothing more"


@pytest.mark.parametrize(
    ("text", "odds"),
    [
        ("a $20 wager wins $30", "30 to 20"),
        ("$10 blackjack wins $12", "12 to 10"),
        ("pays $3 for every $2 wagered", "3 to 2"),
        ("a $10 bet loses, the dealer pays $15", None),
        ("minimum $10, maximum $500", None),
        ("$25 limit pays $500", None),
        ("bet $5, $10 or $20 and win", None),
    ],
)
def test_odds_of_two_sums(text: str, odds: str | None) -> None:
    found = [token.text for token in odds_in_dollars(tokens(text)) if " to " in token.text]
    assert found == ([odds] if odds else [])
