"""Sentences read as a whole: the order of the words is free, the sides of the game and every other word are not."""

import pytest
from said_lines import ground_of, says, unread_of

from checker.statements.compare import compare
from checker.statements.comparison import Status
from checker.words.read import read_words
from checker.words.vocabulary import vocabulary_of

SO, NOT_SO = Status.AGREES, Status.DIFFERS


@pytest.mark.parametrize(
    ("chapter", "line", "topic", "status"),
    [
        ("pa-688a", "Players with no optional wager may surrender", "surrender_with_bonus", SO),
        ("pa-688a", "No surrender", "surrender", NOT_SO),
        ("md-pai-gow-poker", "This table has six betting positions", "players_at_most", SO),
        ("md-pai-gow-poker", "This table has seven betting positions", "players_at_most", NOT_SO),
        ("md-pai-gow-poker", "You may bet on three betting spots", "boxes", NOT_SO),
        ("pa-633a", "Players may wager on two boxes at this table", "boxes", SO),
        ("pa-633a", "We do not offer insurance", "insurance", NOT_SO),
        ("pa-633a", "At this table we offer insurance", "insurance", SO),
        ("pa-633a", "No even money", "even_money", NOT_SO),
        ("pa-633a", "Ties win for the player", "tie", NOT_SO),
        ("pa-645a", "Copies go to the house", "copies", SO),
        ("pa-645a", "If the dealer's hands match yours, you win", "copies", NOT_SO),
        ("pa-645a", "Fortune Bonus may be made without a Pai Gow Poker Wager", "optional_needs_base", NOT_SO),
        ("pa-645a", "No Fortune Bonus without a Pai Gow Poker Wager", "optional_needs_base", SO),
        ("pa-645a", "5% of every bet is taken as commission", "commission_of", NOT_SO),
        ("pa-629a", "Commission is taken on the amount wagered", "commission_of", NOT_SO),
        ("pa-645a", "Your low hand must rank above your high hand", "high_over_low", NOT_SO),
        ("pa-645a", "You win when both your hands outrank the dealer's", "both_hands_win", SO),
        ("pa-633a", "Payout limit: $75,000 a round for all winners together", "payout_limit", SO),
        ("pa-633a", "Payout limit: $5,000 a round for all winners together", "payout_limit", NOT_SO),
        ("pa-633a", "Payout limit: $75,000 a round for all winners together", "payout_limit_scope", SO),
        ("pa-633a", "Crown Treasure is not offered", "payout", NOT_SO),
        ("pa-645a", "On the Fortune Bonus a royal flush is worth 100 to 1", "payout", SO),
        ("pa-645a", "On the Fortune Bonus a royal flush is worth 150 to 1", "payout", NOT_SO),
        ("pa-688a", "If the dealer has an Ace High Pai Gow, your wager does not push", "ace_high_push", NOT_SO),
        ("pa-629a", "Verbal wagers accepted", "verbal_wagers", Status.NOT_COMPARED),
        ("pa-688a", "If the player has an Ace High Pai Gow, your wager pushes", "player_ace_high", NOT_SO),
        ("md-pai-gow-poker", "Five aces win half of the Major Progressive", "payout", NOT_SO),
        ("pa-633a", "On 16 and under we take a card.", "dealer_16", SO),
        ("pa-633a", "Our dealers take a card on 16 or less and stop at 17, hard or soft.", "dealer_soft_17", SO),
        (
            "pa-633a",
            "Our dealers take a card on 16 or less and stop at 17, unless it's soft.",
            "dealer_soft_17",
            NOT_SO,
        ),
        ("pa-633a", "If your total and ours are equal, your bet stays yours.", "tie", SO),
        ("pa-633a", "Surrender before you do anything else and give up half the wager.", "surrender_keeps", SO),
        ("pa-645a", "Exact ties on either hand belong to the dealer.", "copies", SO),
        ("pa-645a", "Exact ties on either hand belong to you.", "copies", NOT_SO),
        ("pa-629a", "Keep only the last digit of the total.", "last_digit", SO),
        ("pa-629a", "The other two bets lose on a tie.", "tie", NOT_SO),
    ],
)
def test_a_sentence_says(chapter: str, line: str, topic: str, status: Status) -> None:
    assert unread_of(chapter, line) == ()
    assert says(chapter, line)[topic] is status


@pytest.mark.parametrize(
    ("chapter", "line"),
    [
        ("pa-633a", "Not all ties push"),
        ("pa-633a", "Ties push half"),
        ("pa-633a", "Ties push unless the dealer objects"),
        ("pa-633a", "Only the dealer may insure"),
        ("pa-645a", "Dealer wins ties, not the player"),
        ("pa-645a", "You win if both of your hands rank higher than the player's"),
        ("pa-645a", "You win if both of the dealer's hands rank higher"),
        ("pa-645a", "Sharing the bank with the player is allowed"),
        ("pa-645a", "Neither of the dealer's hands is better: you lose"),
        ("pa-633a", "The dealer does not draw on 16 unless you ask"),
        ("pa-688a", "Wagers push only if player and dealer both have ace high"),
    ],
)
def test_a_sentence_with_a_word_too_many_is_not_understood(chapter: str, line: str) -> None:
    assert unread_of(chapter, line)


@pytest.mark.parametrize(
    ("line", "topic"),
    [
        ("Five aces, royal flush, straight flush, quads, full house, flush, straight, trips, two pair, pair", ""),
        ("Royal flush, five aces, straight flush, quads, full house, flush, straight, trips, two pair", "hand_order"),
        ("Five aces, royal flush, straight flush, quads, full house, straight, flush, trips", "flush_and_straight"),
    ],
)
def test_hands_listed_in_order_are_compared_with_their_ranks(line: str, topic: str) -> None:
    assert unread_of("pa-645a", line) == ()
    assert [name for name, status in says("pa-645a", line).items() if status is NOT_SO] == ([topic] if topic else [])


@pytest.mark.parametrize(
    ("line", "topic", "status"),
    [
        ("The card after doubling is dealt face up: one card only", "cards_faced_to_double", SO),
        ("One card only after doubling, dealt face down", "cards_faced_to_double", NOT_SO),
        ("After doubling you can take two cards", "cards_to_double", NOT_SO),
        ("Kings, queens and jacks: 10", "face_cards_count", SO),
        ("Kings, queens and jacks: 11", "face_cards_count", NOT_SO),
        ("Your double down bet cannot be bigger than your first bet", "double_for_more", SO),
        ("Your double down bet can be bigger than your first bet", "double_for_more", NOT_SO),
        ("Each new hand from a split takes a bet equal to the first", "split_wager", SO),
        ("Your point total equals the dealer's: push", "tie", SO),
        ("Your point total equals the dealer's: house wins", "tie", NOT_SO),
    ],
)
def test_a_sentence_of_doubling_splitting_and_ties_says(line: str, topic: str, status: Status) -> None:
    assert says("pa-633a", line)[topic] is status
    assert unread_of("pa-633a", line) == ()


def test_whom_a_sentence_describes_by_what_he_lacks_is_granted_what_it_grants() -> None:
    assert "surrender" not in says("pa-688a", "Players with no optional wager may surrender")
    assert "boxes" not in says("md-pai-gow-poker", "This table has six betting positions")
    assert "boxes" not in says("pa-633a", "one at each of the seven positions")
    assert says("pa-633a", "Each player may bet on two boxes")["boxes"] is SO


@pytest.mark.parametrize(
    ("line", "pays"),
    [
        ("Pair of queens of hearts pays 200 to 1, or 1,000 to 1 if the dealer has Blackjack", [SO, SO]),
        ("Pair of queens of hearts pays 200 to 1, or 500 to 1 if the dealer has Blackjack", [SO, NOT_SO]),
        ("All other winning Blackjack Wagers are paid even money (1 to 1)", [SO]),
        ("All other winning Blackjack Wagers are paid even money (2 to 1)", [SO, NOT_SO]),
    ],
)
def test_what_an_outcome_pays_in_one_case_more_is_of_the_same_wager(line: str, pays: list[Status]) -> None:
    ground = ground_of("pa-633a")
    found = compare(read_words(line, vocabulary_of(ground.ruleset)).claims, ground)
    assert [item.status for item in found if item.claim.key.aspect == "payout"] == pays
    assert {item.claim.key.subject for item in found} <= {"lucky_ladies", "blackjack"}
