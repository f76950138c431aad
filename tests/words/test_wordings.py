"""Rules of play in the words of guides and felts: what is so agrees, and what is not so differs, on its topic."""

import pytest
from said_lines import says

from checker.statements.comparison import Status

SO, NOT_SO = Status.AGREES, Status.DIFFERS


@pytest.mark.parametrize(
    ("chapter", "line", "topic", "status"),
    [
        ("pa-633a", "Dealer stands on any total of 17 or more.", "dealer_soft_17", SO),
        ("pa-633a", "House rule: dealer hits soft seventeen.", "dealer_soft_17", NOT_SO),
        ("pa-633a", "It is a myth that the dealer stands on all 17s.", "dealer_soft_17", NOT_SO),
        ("pa-633a", "The dealer has to draw while the total is 16 or under.", "dealer_16", SO),
        ("pa-633a", "Aces can be resplit.", "resplit_aces", SO),
        ("pa-633a", "You may resplit one more time, but not aces.", "resplit_aces", NOT_SO),
        ("pa-633a", "You can split up to three times for a total of four hands.", "split_hands", NOT_SO),
        ("pa-633a", "Doubling down // You receive one additional card only.", "draw_after_double", SO),
        ("pa-633a", "No doubling after splits.", "double_after_split", NOT_SO),
        ("pa-633a", "You may only double down on 9, 10 or 11.", "double_on", NOT_SO),
        ("pa-633a", "Face cards are worth ten and aces are one or eleven.", "face_cards_count", SO),
        ("pa-633a", "Face cards are worth eleven points.", "face_cards_count", NOT_SO),
        ("pa-633a", "No side bet without a Blackjack wager.", "optional_needs_base", SO),
        ("pa-633a", "Side bets may be placed without a Blackjack wager.", "optional_needs_base", NOT_SO),
        ("pa-633a", "The house wins ties.", "dealer_wins_ties", NOT_SO),
        ("pa-633a", "Aces may not be split", "split", NOT_SO),
        ("pa-633a", "Pairs may be split once", "more_splits", NOT_SO),
        ("pa-633a", "Double down up to twice your wager", "double_for_more", NOT_SO),
        ("pa-633a", "If the dealer has Blackjack you lose all split wagers", "dealer_blackjack_takes", NOT_SO),
        ("pa-633a", "Several winners share the payout limit equally", "limit_shared", NOT_SO),
        ("pa-633a", "The payout limit is shared in proportion to their wagers", "limit_shared", SO),
        ("pa-633a", "Winners of the Hit and Run meter share in proportion to their wagers", "meter_shared", NOT_SO),
        ("pa-629a", "Only the dealer turns the cards", "turns_cards", NOT_SO),
        ("pa-629a", "The player with the highest wager turns over the cards", "turns_cards", SO),
        ("pa-645a", "Vigorish is collected at the end of each hour", "commission_collected", NOT_SO),
        ("pa-633a", "Seats for seven players", "players_at_most", SO),
        ("pa-633a", "Up to nine players may play", "players_at_most", NOT_SO),
        ("pa-633a", "The cards are changed every 24 hours", "cards_changed", SO),
        ("pa-633a", "New cards every 48 hours", "cards_changed", NOT_SO),
        ("pa-633a", "Losing wagers are collected first", "settlement_order", SO),
        ("pa-633a", "Winning wagers are paid before losing wagers are collected", "settlement_order", NOT_SO),
        ("pa-629a", "Winning wagers are paid first", "settlement_order", NOT_SO),
        ("pa-633a", "A dealer Blackjack takes only the original wager", "dealer_blackjack_takes", SO),
        ("pa-633a", "A dealer Blackjack takes all doubles and splits", "dealer_blackjack_takes", NOT_SO),
        ("pa-633a", "Players must draw to 16", "player_draws", NOT_SO),
        ("pa-633a", "The Bad Beat meter starts at $10,000", "meter_initial", SO),
        ("pa-633a", "The Bad Beat meter starts at $6,000", "meter_initial", NOT_SO),
        ("pa-633a", "The Bad Beat meter starts again at $2,000 after it is hit", "meter_reset", NOT_SO),
        ("pa-633a", "Hit and Run Progressive: 10% of wagers go to the meter", "meter_rate", NOT_SO),
        ("md-pai-gow-poker", "The Progressive meter starts at $1,000", "meter_initial", Status.NOT_COMPARED),
        ("md-pai-gow-poker", "The Progressive meter starts at $5,000", "meter_initial", NOT_SO),
        ("pa-645a", "The players set their hands before the dealer", "sets_first", SO),
        ("pa-645a", "The dealer sets the hands first", "sets_first", NOT_SO),
        ("pa-688a", "You set your hands first", "sets_first", NOT_SO),
        ("pa-645a", "Players may wager on three areas", "boxes", NOT_SO),
        ("pa-645a", "Ties win for the player", "tie", NOT_SO),
        ("pa-645a", "Standing players may wager", "back_betting", NOT_SO),
        ("pa-645a", "Your own hand wins the Envy Bonus too", "envy_on_own_hand", NOT_SO),
        ("pa-633a", "A player who surrenders gives up a quarter of the wager", "surrender_keeps", NOT_SO),
        ("pa-633a", "On surrender you lose half of your wager", "surrender_keeps", SO),
        ("pa-629a", "Tens and picture cards are zero.", "face_cards_count", SO),
        ("pa-629a", "With 0 through 4 the Player hand takes a card.", "first_hand_rule", NOT_SO),
        ("pa-629a", "The Player hand must draw on 0-5 and stand on 6 or 7.", "first_hand_rule", SO),
        ("pa-629a", "If Player stood, Banker draws with 5 or less.", "banker_draws_to", SO),
        ("pa-629a", "The Player's Hand must draw when its count is below 5.", "first_hand_rule", NOT_SO),
        (
            "pa-629a",
            "With a Banker total of 4, a third card is drawn if the Player's third card was 2 to 7.",
            "third_card_rule",
            SO,
        ),
        ("pa-629a", "2-9: face value", "number_cards", SO),
        ("pa-629a", "No bets under $50 on Banker.", "limit_min", NOT_SO),
        ("pa-629a", "Place $25 or more on the Player, Banker or both.", "limit_min", SO),
        ("pa-629a", "From all winning bets the house keeps 5 percent.", "commission_on_all", NOT_SO),
        ("pa-645a", "Pushes and losing wagers are never charged commission.", "commission_from", SO),
        ("pa-645a", "Losing bets pay 5% commission.", "commission_from", NOT_SO),
        ("pa-629a", "If either side has 8 or 9 with two cards the hand is over.", "natural_ends", SO),
        ("pa-629a", "Commission is rounded down to the nearest dollar.", "commission_rounding", NOT_SO),
        ("pa-645a", "The high hand may not be the weaker of the two.", "high_over_low", SO),
        ("pa-645a", "The two-card hand must be higher than the five-card hand.", "high_over_low", NOT_SO),
        ("pa-645a", "The joker is completely wild.", "joker", NOT_SO),
        ("pa-645a", "An exact copy of the dealer's hand goes to the dealer.", "copies", SO),
        ("pa-645a", "Hands of equal rank are a push.", "copies", NOT_SO),
        ("pa-645a", "If you ask, the dealer will co-bank and cover a third.", "co_bank_share", NOT_SO),
        ("pa-645a", "You can't bank two rounds in a row.", "bank_in_a_row", SO),
        ("pa-645a", "Anyone may bank two rounds running.", "bank_in_a_row", NOT_SO),
        ("pa-645a", "Straight (A-K-Q-J-10 is the highest, K-Q-J-10-9 second)", "low_straight", NOT_SO),
        ("pa-688a", "Winners keep their $5 bet.", "stake_returned", SO),
        ("pa-688a", "The $5 bet is not returned to winners.", "stake_returned", NOT_SO),
        ("md-pai-gow-poker", "Envy // Somebody else must make a full house or better.", "envy_from", NOT_SO),
        ("md-pai-gow-poker", "To win you need to beat the dealer on both.", "both_hands_win", SO),
    ],
)
def test_a_line_is_held_against_the_rule_of_which_it_speaks(
    chapter: str, line: str, topic: str, status: Status
) -> None:
    assert says(chapter, line)[topic] is status


@pytest.mark.parametrize(
    ("chapter", "line", "topic"),
    [
        ("pa-633a", "Only the dealer touches the cards.", "touch_cards"),
        ("pa-633a", "You must double down on this hand.", "double_down"),
        ("pa-645a", "After that you may not take back a wager.", "back_betting"),
    ],
)
def test_what_somebody_else_does_or_must_do_is_no_right(chapter: str, line: str, topic: str) -> None:
    assert topic not in says(chapter, line)
