"""Lawful sentences whose words are put in another order, or given to another party: none of them passes."""

import pytest
from filed_lines import outcome_inscribed as judged


@pytest.mark.parametrize(
    ("chapter", "lawful", "turned"),
    [
        (
            "pa-645a",
            "Both of your hands must beat the dealer's to win",
            "Both of your hands must beat the player's to win",
        ),
        (
            "pa-645a",
            "High hand must rank equal to or higher than low hand",
            "High hand may rank equal to or higher than low hand",
        ),
        (
            "pa-633a",
            "If both of your first two cards match the dealer's up card, each is paid.",
            "If both of your first two cards match the player's up card, each is paid.",
        ),
        (
            "pa-645a",
            "Your five-card hand must rank at least as high as your two-card hand",
            "Your two-card hand must rank at least as high as your five-card hand",
        ),
        (
            "pa-645a",
            "The high hand has to be equal to the low hand or better",
            "The low hand has to be equal to the high hand or better",
        ),
        ("pa-629a", "The Banker's Hand draws on 2 or less", "The Banker's Hand draws on 1 or less"),
        ("pa-645a", "You may play two adjacent hands", "You must play two adjacent hands"),
        (
            "pa-645a",
            "Winners against the bank pay the dealer a 5% vigorish.",
            "Winners against the bank pay you a 5% vigorish.",
        ),
        (
            "md-pai-gow-poker",
            "If your hands match the dealer's, the dealer wins",
            "If your hands match the dealer's, the dealer loses",
        ),
        ("md-pai-gow-poker", 'No bets after "no more bets"', 'No bets before "no more bets"'),
        ("pa-688a", 'No bets after "no more bets"', 'No bets before "no more bets"'),
        ("md-pai-gow-poker", "Ties push", "All ties push"),
        (
            "md-pai-gow-poker",
            "A player's wager loses if his high hand was not set to rank equal to or higher than his low hand.",
            "A player's wager loses if his low hand was not set to rank equal to or higher than his high hand.",
        ),
        ("pa-688a", "Copies lose to the dealer", "Copies lose to the player"),
        (
            "pa-688a",
            "A player without an optional wager may surrender after the dealer's hands are set.",
            "A player with an optional wager may surrender after the dealer's hands are set.",
        ),
        (
            "pa-688a",
            "If the dealer has an Ace High Pai Gow, your wager pushes and is returned to you",
            "If you have an Ace High Pai Gow, your wager pushes and is returned to you",
        ),
        (
            "pa-688a",
            "A wager loses when both hands of the player rank lower than those of the dealer.",
            "A wager loses when both hands of the dealer rank lower than those of the player.",
        ),
        ("pa-633a", "ROYAL MATCH | K-Q suited | 30:1", "ROYAL MATCH | K-Q unsuited | 30:1"),
        (
            "pa-633a",
            "Lucky Ladies: Queen of hearts pair with dealer Blackjack pays 1,000 to 1",
            "Lucky Ladies: Queen of hearts pair with player Blackjack pays 1,000 to 1",
        ),
        ("pa-633a", "The dealer burns the first card", "The player burns the first card"),
        ("pa-633a", "Insurance is only for a dealer ace.", "Insurance is only for a player ace."),
        (
            "pa-633a",
            "An ace and a ten after a split count 21, not a Blackjack",
            "An ace and a ten after a split count 21, it is a Blackjack",
        ),
        (
            "pa-633a",
            "When the dealer goes over 21, every remaining hand is paid",
            "When the dealer goes over 22, every remaining hand is paid",
        ),
        ("pa-633a", "Double down: one card, face up", "Double down: two cards, face up"),
        (
            "pa-633a",
            "The dealer will peek for a natural with an ace or a ten-value card showing.",
            "The player will peek for a natural with an ace or a ten-value card showing.",
        ),
        (
            "pa-688a",
            "Ace high pai gow for the dealer: your bet comes back",
            "Ace high pai gow for the player: your bet comes back",
        ),
        (
            "pa-688a",
            "Your wager pushes when the dealer has ace high pai gow",
            "Some wagers push when the dealer has ace high pai gow",
        ),
        (
            "pa-629a",
            "Player draws on 0 through 5 and stands on 6 or 7",
            "Player draws on 0 through 5 and stands on 6 or 8",
        ),
        (
            "pa-629a",
            "Commission is settled before a new shoe or when you leave the table",
            "Commission is settled before a new round or when you leave the table",
        ),
        (
            "pa-629a",
            "For House Money a pair means two cards of the same rank in any suit.",
            "For House Money a pair means two cards of different ranks in any suit.",
        ),
        (
            "pa-645a",
            "If you win one hand and lose the other, your wager is returned",
            "If you win one hand and win the other, your wager is returned",
        ),
        (
            "pa-645a",
            "If the dealer sets the hand wrong, it is reset the house way.",
            "If the player sets the hand wrong, it is reset the house way.",
        ),
        ("pa-645a", "Copy hands win for the dealer.", "Copy hands lose for the dealer."),
        (
            "md-pai-gow-poker",
            "You may not be the bank in two rounds in a row",
            "You may not be the bank in three rounds in a row",
        ),
        (
            "md-pai-gow-poker",
            "If more than one card is found face up in the shoe, all hands are void and wagers are returned.",
            "If more than two cards are found face up in the shoe, all hands are void and wagers are returned.",
        ),
        (
            "pa-645a",
            "Win both hands and you are paid even money less 5%",
            "lose both hands and you are paid even money less 5%",
        ),
        (
            "pa-645a",
            "High hand must outrank low hand or the wager loses",
            "High hand must outrank low hand or wager wins",
        ),
        (
            "pa-633a",
            "No fewer than ten cards from the top or bottom may be cut.",
            "Fewer than ten cards from the top or bottom may be cut.",
        ),
        (
            "pa-629a",
            "The winner in the highest numbered seat is paid first.",
            "The winner in the highest numbered seat is paid last.",
        ),
        (
            "pa-629a",
            "The dealer pays from the highest position down to the lowest.",
            "The player pays from the highest position down to the lowest.",
        ),
        (
            "pa-688a",
            "Unless you have a bonus bet you may surrender",
            "Unless you have a bonus bet you may not surrender",
        ),
        (
            "md-pai-gow-poker",
            "The dealer offers the bank to each player",
            "The casino chooses which player gets the bank",
        ),
    ],
)
def test_a_turned_sentence_does_not_pass(chapter: str, lawful: str, turned: str) -> None:
    assert judged(chapter, lawful) == "passes"
    assert judged(chapter, turned) in {"fails", "open"}


def test_all_ties_push_where_the_law_knows_no_copies() -> None:
    assert judged("pa-633a", "All ties push") == "passes"


@pytest.mark.parametrize("text", ["We keep the change.", "Shouted amounts honored.", "A cocked die counts as it lies."])
def test_a_sentence_of_the_game_in_rare_words_is_open(text: str) -> None:
    assert judged("pa-645a", text) == "open"


def test_a_count_of_cards_is_no_count_of_seats() -> None:
    assert judged("pa-645a", "Every seat gets seven cards, bet or no bet.") != "fails"
    assert judged("pa-645a", "Seven seats") == "fails"


def test_the_hands_that_are_set_first() -> None:
    assert judged("pa-688a", "The dealer's hands are set before any player sets his own.") == "passes"
    assert judged("pa-688a", "The players set their hands before the dealer's hands are set.") == "fails"


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("You bust, you lose.", "passes"),
        ("A hand over 21 loses, no matter what the dealer does", "passes"),
        ("If your hand breaks 21 you lose at once, even if the dealer busts later", "passes"),
        ("The dealer breaks? Your bet loses.", "open"),
        ("If the dealer busts you lose your bet", "open"),
        ("If you have Blackjack and the dealer shows 7, you are paid right away and your cards are picked up", "open"),
    ],
)
def test_whose_hand_is_over_21_and_who_picks_up_cards(text: str, outcome: str) -> None:
    assert judged("pa-633a", text) == outcome


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("Q: Does the dealer hit an ace and a six? A: No, the dealer stands on every 17.", "passes"),
        ("Does the dealer hit soft 17? No, the dealer stands on every 17.", "passes"),
        ("Q: Does the dealer hit an ace and a six? A: Yes, a soft 17 takes a card.", "fails"),
        ("No, the dealer stands on every 17.", "open"),
    ],
)
def test_a_no_is_said_of_what_is_asked(text: str, outcome: str) -> None:
    assert judged("pa-633a", text) == outcome


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("Three Card Poker: straight or three of a kind pays 10 to 1", "fails"),
        ("Three Card Poker: a flush or a straight pays 30 to 1", "fails"),
        ("A flush or a straight pays 10 to 1", "fails"),
        ("Three Card Poker: straight flush pays 30 to 1", "passes"),
    ],
)
def test_what_is_paid_for_either_of_two_hands_is_paid_for_each(text: str, outcome: str) -> None:
    assert judged("pa-633a", text) == outcome


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("Insurance pays 2 to 1", "passes"),
        ("Insurance pays 2 to 1 or not", "open"),
        ("Insurance pays 2 to 1 most of the time", "open"),
        ("Insurance pays 2 to 1 unless the dealer objects", "open"),
        ("A hand over 21 loses, whether the dealer busts or not", "passes"),
    ],
)
def test_what_is_weakened_is_not_said(text: str, outcome: str) -> None:
    assert judged("pa-633a", text) == outcome
