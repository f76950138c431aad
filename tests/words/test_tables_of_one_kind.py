"""Sentences that are so at one kind of table only: Blackjack Switch, a double shoe, House Money in part."""

import pytest
from corpus_lines import EXAMPLES
from said_lines import FOLDER

from checker.review import review_document
from checker.source import read_text
from checker.statements import statements_of
from checker.statements.compare import Ground, compare
from checker.statements.comparison import Status
from checker.statements.guide import true_sentences
from checker.words.read import read_words
from checker.words.vocabulary import vocabulary_of

SO, NOT_SO = Status.AGREES, Status.DIFFERS
WITH = {
    "switch": ("blackjack_switch: no", "blackjack_switch: yes"),
    "double shoe": ("double_shoe: no", "double_shoe: yes"),
    "house money": ("\nwagers:\n", "\nwagers:\n  house_money: {minimum: $5, maximum: $25, portion: 50%}\n"),
    "in between": ("\nwagers:\n", "\nwagers:\n  in_between: {minimum: $5, maximum: $25}\n"),
    "super match": ("\nwagers:\n", "\nwagers:\n  super_match: {minimum: $5, maximum: $25}\n"),
    "straight jack": ("\nwagers:\n", "\nwagers:\n  straight_jack_progressive: {minimum: $1, maximum: $1}\n"),
    "seat by seat": ("settlement: collect first", "settlement: pay and collect in seat order"),
    "all of it": ("\nwagers:\n", "\nwagers:\n  house_money: {minimum: $5, maximum: $25, portion: 100.0%}\n"),
}


def ground_with(kind: str) -> Ground:
    text = (FOLDER / EXAMPLES["pa-633a"] / "submission.yaml").read_text()
    changed = text.replace(*WITH[kind], 1)
    assert changed != text
    review = review_document(read_text(changed, "filing.yaml"))
    assert review.filing is not None
    assert review.ruleset is not None
    statements = statements_of(review.filing, review.ruleset)
    return Ground(statements=statements, filing=review.filing, ruleset=review.ruleset)


@pytest.mark.parametrize(
    ("kind", "line", "topic", "status"),
    [
        ("switch", "A switched Blackjack loses to a dealer Blackjack", "switched_blackjack", SO),
        ("switch", "A switched Blackjack ties a dealer Blackjack", "switched_blackjack", NOT_SO),
        ("switch", "If you make a Blackjack by switching, a dealer Blackjack pushes", "switched_blackjack", NOT_SO),
        ("switch", "A switched Blackjack is returned against a dealer 21 or 22", "switched_to_21", SO),
        ("switch", "A switched Blackjack wins against a dealer 22", "switched_to_21", NOT_SO),
        ("switch", "A switched Blackjack beats a dealer 21", "switched_to_21", NOT_SO),
        ("double shoe", "Hearts and spades: red side", "suit_sides", NOT_SO),
        ("double shoe", "If the first card is a heart or a spade, the red side is used", "suit_sides", NOT_SO),
        ("double shoe", "A heart or a diamond means the red side", "suit_sides", SO),
        ("house money", "75% of House Money winnings may be added", "house_money_portion", NOT_SO),
        ("house money", "50% of House Money winnings may be added", "house_money_portion", SO),
        ("house money", "House Money payouts cannot be left in play", "stays_in_play", NOT_SO),
        ("house money", "The House Money payout must be taken down", "stays_in_play", NOT_SO),
        ("house money", "Half of your House Money payout may be left in play", "stays_in_play", SO),
        ("in between", "A Triple Match is three cards of one rank", "triple_match_is", SO),
        ("in between", "A Triple Match is three cards of one suit", "triple_match_is", NOT_SO),
        ("in between", "In Between wins if the dealer's up card falls between your two cards", "in_between_wins", SO),
        ("in between", "In Between wins if the up card has the rank of one of your cards", "in_between_wins", NOT_SO),
        ("super match", "Super Match is decided by your first four cards", "super_match_cards", SO),
        ("super match", "Super Match is decided by your first two cards", "super_match_cards", NOT_SO),
        ("super match", "Super Match counts the dealer's cards", "super_match_cards", NOT_SO),
        ("straight jack", "Straight Jack: an ace and a king are no straight", "ace_king_straight", NOT_SO),
        ("straight jack", "Straight Jack: an ace and a king are a straight", "ace_king_straight", SO),
        ("straight jack", "Straight Jack wins with any two suited cards", "straight_jack_for", NOT_SO),
        ("straight jack", "For Straight Jack a card that breaks the sequence loses", "straight_jack_break", NOT_SO),
        ("seat by seat", "Wagers are settled seat by seat", "settlement_order", SO),
        ("seat by seat", "Losing wagers are collected first", "settlement_order", NOT_SO),
        ("all of it", "All of your House Money payout may be left in play", "stays_in_play", SO),
        ("all of it", "Half of your House Money payout may be left in play", "stays_in_play", NOT_SO),
    ],
)
def test_a_sentence_is_compared_with_the_kind_of_table(kind: str, line: str, topic: str, status: Status) -> None:
    ground = ground_with(kind)
    found = compare(read_words(line, vocabulary_of(ground.ruleset)).claims, ground)
    assert {item.claim.key.aspect: item.status for item in found}[topic] is status


@pytest.mark.parametrize(("kind", "said"), [("straight jack", True), ("super match", False)])
def test_the_guide_says_nothing_of_a_wager_that_is_not_offered(kind: str, said: bool) -> None:
    ground = ground_with(kind)
    texts = {item.text for item in true_sentences(ground.filing, ground.ruleset, ground.statements)}
    assert any(text.startswith("A card that takes you over 21 does not count.") for text in texts) is said
