"""Sentences on how a round is played and what becomes of slips: what is so agrees, and what is not so differs."""

import pytest
from said_lines import says

from checker.statements.comparison import Status
from checker.words.topics import of_files

SO, NOT_SO = Status.AGREES, Status.DIFFERS


@pytest.mark.parametrize(
    ("chapter", "line", "topic", "status"),
    [
        ("pa-629a", "All of the House Money payout may be added", "stays_in_play", NOT_SO),
        ("pa-633a", "Players may only stand or draw", "player_decides", NOT_SO),
        ("pa-633a", "Your choices are hit, stand, double down, split and surrender", "player_decides", SO),
        ("pa-633a", "No new players until the house says so", "mid_shoe_entry", NOT_SO),
        ("pa-633a", "Wagers are settled seat by seat", "settlement_order", NOT_SO),
        ("pa-633a", "Cards are pitched from the dealer's hand", "dealt_from", NOT_SO),
        ("pa-633a", "No dealing shoe is used", "dealt_from", NOT_SO),
        ("pa-633a", "Insurance costs as much as your wager", "insurance_amount", NOT_SO),
        ("pa-645a", "An Envy Bonus is paid when another player has a flush", "envy_from", NOT_SO),
        ("pa-645a", "Co-banking 70/30", "co_bank_share", NOT_SO),
        ("pa-645a", "The bank and the dealer share 60-40", "co_bank_share", NOT_SO),
        ("pa-645a", "Co-banking 50/50", "co_bank_share", SO),
        ("pa-645a", "When co-banking, the bank gets all of the surplus", "co_bank_surplus", NOT_SO),
        ("pa-645a", "In a co-banked round the dealer keeps all losing wagers", "co_bank_surplus", NOT_SO),
        ("md-pai-gow-poker", "When co-banking, the surplus is shared equally", "co_bank_surplus", SO),
        ("pa-645a", "If the shuffler fails, play goes on", "shuffler_fails", NOT_SO),
        ("pa-645a", "If the dealing shoe fails the hands are played", "shoe_fails", NOT_SO),
        ("pa-629a", "Part of the House Money payout may be added", "stays_in_play", SO),
        ("pa-633a", "The dealer offers the cards to a player to be cut", "cut_by", SO),
        ("pa-633a", "Only the dealer cuts the cards", "cut_by", NOT_SO),
        ("pa-633a", "Cut at least ten cards from the top or bottom", "cut_least", SO),
        ("pa-633a", "Cut at least five cards from the end", "cut_least", NOT_SO),
        ("pa-633a", "When the cover card comes out, the hand is finished and the cards are shuffled", "cover_card", SO),
        ("pa-633a", "When the cover card comes out the round is void", "cover_card", NOT_SO),
        ("pa-629a", "When the cover card appears the hand is finished and one more hand is played", "cover_card", SO),
        ("pa-629a", "When the cover card appears play stops at once", "cover_card", NOT_SO),
        ("pa-629a", "No cards are burned", "burn_card", NOT_SO),
        ("pa-633a", "The player at the dealer's right is dealt first", "dealt_first", NOT_SO),
        ("pa-645a", "The first card goes to the dealer's left", "dealt_first", NOT_SO),
        ("pa-633a", "Players act in turn from the dealer's left", "acts_from", SO),
        ("pa-633a", "A Blackjack is paid at the end of the round", "blackjack_paid_low", NOT_SO),
        ("pa-633a", "The dealer checks the hole card only under an ace", "peeks_under", NOT_SO),
        ("pa-633a", "The hand with the most cards wins", "most_cards", NOT_SO),
        ("pa-633a", "A Blackjack beats three sevens", "three_sevens", SO),
        ("pa-633a", "Three sevens beat a Blackjack", "three_sevens", NOT_SO),
        ("pa-633a", "Insurance against ace and ten", "insurance_against", NOT_SO),
        ("pa-633a", "Insurance may be placed after the dealer looks at the hole card", "insurance_when", NOT_SO),
        ("pa-633a", "Losing insurance is returned", "insurance_lost", NOT_SO),
        ("pa-633a", "You may surrender after drawing a card", "surrender_when", NOT_SO),
        ("pa-633a", "If the dealer has Blackjack a surrender loses the whole wager", "surrender_to_blackjack", SO),
        ("pa-633a", "If you take insurance you may not surrender", "insurance_and_surrender", NOT_SO),
        ("pa-633a", "Doubling down gets you two more cards", "cards_to_double", NOT_SO),
        ("pa-633a", "A king and a ten may be split", "split_different_tens", SO),
        ("pa-633a", "Only tens of the same rank may be split", "split_different_tens", NOT_SO),
        ("pa-633a", "The wager on the second hand may be smaller than the first", "second_hand_wager", NOT_SO),
        ("pa-633a", "Use both hands to hold your cards", "held_with", NOT_SO),
        ("pa-633a", "A card found face up in the shoe is not played", "face_up_card", SO),
        ("pa-633a", "A card drawn in error and not seen is discarded", "unseen_card", NOT_SO),
        ("pa-633a", "If you refuse an exposed card you get no more cards in that round", "refused_card", SO),
        ("pa-633a", "An exposed card may not be refused", "refusing_card", NOT_SO),
        ("pa-633a", "If the shoe runs out the round is void", "shoe_runs_out", NOT_SO),
        ("pa-629a", "If the shoe runs out the round is void", "shoe_runs_out", SO),
        ("pa-633a", "A player who gets no cards is included in the next deal", "no_cards", SO),
        ("pa-633a", "If you receive one card, your hand is played with it", "one_card", NOT_SO),
        ("pa-633a", "A skipped player loses", "passed_over", NOT_SO),
        ("pa-633a", "If the card reader fails, play goes on", "reader_fails", NOT_SO),
        ("pa-633a", "Play stops while the card reader is broken", "reader_fails", SO),
        ("pa-633a", "Every player must take insurance", "optional_is_choice", NOT_SO),
        ("pa-633a", "Wagers may be raised during the deal", "wager_after_deal", NOT_SO),
        ("pa-629a", "Decks are changed every 24 hours", "cards_replaced", NOT_SO),
        ("pa-629a", "The 10 counts 1", "ten_counts", NOT_SO),
        ("pa-629a", "A nine counts zero", "number_cards", NOT_SO),
        ("pa-629a", "On a tie, Banker and Player wagers lose", "settled", NOT_SO),
        ("pa-629a", "A third card shown by mistake begins a simulated round", "misplaced_third_card", NOT_SO),
        ("pa-629a", "Payment begins at the lowest numbered position", "paid_from", NOT_SO),
        ("pa-629a", "The player with the lowest wager turns the cards", "turns_who", NOT_SO),
        ("pa-629a", "The first and third cards go to the Player's Hand", "hand_gets", SO),
        ("pa-629a", "The players decide whether the Banker's Hand draws", "banker_chooses", NOT_SO),
        ("pa-645a", "Cards are dealt to every position whether or not there is a wager", "deals_to", SO),
        ("pa-645a", "Cards are dealt only to players who wagered", "deals_to", NOT_SO),
        ("pa-645a", "If fewer than four cards are left play goes on", "stub_wrong", NOT_SO),
        ("pa-645a", "Every player must place the Fortune Bonus Wager", "optional_is_choice", NOT_SO),
        ("pa-645a", "Fortune Bonus wins from three pair up", "bonus_from", NOT_SO),
        ("pa-645a", "Queen, king, ace, 2 and 3 is not a straight", "wraps", SO),
        ("pa-645a", "Deuces are wild", "wild_cards", NOT_SO),
        ("pa-645a", "Five aces beat a royal flush", "hand_order", SO),
        ("pa-645a", "A flush beats a full house", "hand_order", NOT_SO),
        ("pa-645a", "You may hold your cards below the table", "cards_in_view", NOT_SO),
        ("pa-645a", "If the dealer exposes one of your cards your hand must be played", "exposed_player_card", NOT_SO),
        ("pa-645a", "If the first card goes to the wrong position all hands are void", "wrong_start", SO),
        ("pa-645a", "The count begins with the player at the dealer's left", "count_from", NOT_SO),
        ("pa-688a", "If the player has an Ace High Pai Gow, the wager pushes", "player_ace_high", NOT_SO),
        ("pa-688a", "An Ace High Pai Gow is any hand with an ace", "ace_high_is", NOT_SO),
        ("md-pai-gow-poker", "You may hold your cards below the table", "cards_in_view", NOT_SO),
    ],
)  # fmt: skip
def test_a_sentence_on_the_procedure_is_compared(chapter: str, line: str, topic: str, status: Status) -> None:
    assert says(chapter, line)[topic] is status


@pytest.mark.parametrize(
    "line",
    [
        "Fortune Bonus: royal flush 100 to 1, Envy Bonus $25",
        "Royal flush pays 100 to 1 and an Envy Bonus of $25",
        "Fortune Bonus royal flush 100 to 1 / Envy $25",
    ],
)
def test_the_amount_of_an_envy_bonus_is_no_least_wager(line: str) -> None:
    assert NOT_SO not in says("pa-645a", line).values()


def test_what_is_lost_to_a_blackjack_is_no_share_of_every_surrender() -> None:
    found = says("pa-633a", "If you surrender and the dealer has Blackjack you lose the whole wager")
    assert found == {"surrender_to_blackjack": SO}


def test_a_topic_that_two_files_define_is_refused() -> None:
    burn, tips = {"burn": {"subject": "cards"}}, {"tips": {"subject": "dealer"}}
    assert of_files({"topics.yaml": burn, "procedure.yaml": tips}) == burn | tips
    with pytest.raises(ValueError, match=r"topic burn: it stands in procedure\.yaml and in a file before it"):
        of_files({"topics.yaml": burn, "procedure.yaml": burn})
