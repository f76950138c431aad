"""Sentences on the dealing and settling of a round, read to the last word; one word that is not known says nothing."""

import pytest

from checker.words.matters import read_matters

SURRENDER, DRAGON, ENVY, INSURANCE = "Surrender", "Dragon Bonus", "Envy Bonus", "Insurance"


def told(text: str, over: str = "", before: str = "") -> dict[str, str]:
    return {topic: value for matter in read_matters(text, over, before=before) for topic, value in matter.items()}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # The hole card, and when a Blackjack is paid.
        (
            "With an ace or a ten up, I check my hole card before anybody draws.",
            {"peeks_under": "ace_or_ten", "dealer_checks_hole_card": "checks"},
        ),
        (
            "Your Blackjack against an ace or ten is paid at the end of the round, unless the dealer has one too.",
            {"blackjack_paid_when": "at_end"},
        ),
        (
            "Against a 2 through 9 your Blackjack is paid on the spot; against an ace or ten, when the round ends.",
            {"blackjack_paid_low": "at_once", "blackjack_paid_when": "at_end"},
        ),
        # Entry, the shoe, the burn card.
        ("Miss a hand and you may have to wait for the next shuffle before you bet again.", {
            "mid_shoe_entry": "not_allowed"}),
        ("Joining is fine at any point of the shoe.", {"mid_shoe_entry": "allowed"}),
        ("A second batch of six decks waits in the shuffling machine.", {"shuffled_by": "device"}),
        ("The dealer shuffles all eight decks by hand.", {"shuffled_by": "hand", "decks": "8"}),
        (
            "The first card of the shoe is exposed, and as many more cards as its value are set aside unseen.",
            {"burn_card": "burned", "burned_with_it": "as_many"},
        ),
        ("A ten or a face card burns nine more.", {"burned_on_ten": "9"}),
        # What is paid.
        ("Ace plus ten-value card, dealt as your first two, wins 6 to 5.", {
            "blackjack_is": "ace_and_ten", "payout blackjack/Blackjack": "6/5"}),
        ("Every other winning hand earns even money.", {
            "payout blackjack/Other winning Blackjack Wagers": "1/1"}),
        ("A winning bet on the Banker earns its own amount, less 4% commission.", {
            "payout banker/Banker's Hand": "1/1", "commission_rate": "4"}),
        # Baccarat.
        ("Nine and eight make 17, so the hand counts 7.", {"last_digit": "last_digit"}),
        ("Nine and eight make 17, so the hand counts 1.", {"last_digit": "other"}),
        ("Over nine you keep only the last digit.", {"last_digit": "last_digit"}),
        ("On a tie, bets on Player and on Banker are handed back to their owners.", {
            "tied_hands": "returned", "tie": "pushes"}),
        ("If the two hands are level, Banker and Player bets lose.", {"tied_hands": "lost", "tie": "loses"}),
        ("When the cut card shows up, the hand is finished and one more is dealt.", {"cover_card": "one_more"}),
        ("Whoever has the biggest bet on a hand may peek at its cards and must return them face up.", {
            "turns_who": "highest"}),
        ("The guest with the largest Player bet turns the Player cards.", {"turns_who": "highest"}),
        # A hand of blackjack, and its wagers.
        ("The dealer picks up losing bets first and then pays the winners.", {"settlement_order": "losing_first"}),
        ("The dealer pays the winners and then collects the losing bets.", {"settlement_order": "winning_first"}),
        ("Wagers are paid or collected seat by seat.", {"settlement_order": "seat_by_seat"}),
        ("Side bets on the opening cards are settled right away.", {"side_settled": "first"}),
        ("Side bets are settled at the end of the round.", {"side_settled": "at_end"}),
        ("All side bets need a Blackjack bet.", {"optional_needs_base": "needed"}),
        ("Chips must be down before the first card is dealt.", {"wager_after_deal": "not_allowed"}),
        ("Draw as often as you like while your total is below 21.", {"player_draws": "until_21"}),
        ("Go past 21 and you lose at once.", {"hand_over_21": "loses"}),
        ("If the dealer breaks, everyone still in is paid even money.", {"dealer_bust": "players_win"}),
        ("If the dealer has a Blackjack, only your original bet is lost.", {"dealer_blackjack_takes": "original_only"}),
        ("A card that busts the dealer is not counted.", {"counts_card_over_21": "does_not_count"}),
        ("The bust card still counts.", {"counts_card_over_21": "counts"}),
        ("The up card must fall between your two cards.", {"in_between_wins": "between"}),
        ("Equal totals are a push.", {"tie": "pushes"}),
        ("If you and the dealer have the same total, you lose.", {"tie": "loses"}),
        # Limits and meters.
        ("Bets run from $15 to $1,500.", {"limit_min": "15", "limit_max": "1500"}),
        ("At least $25, and no more than $600.", {"limit_min": "25", "limit_max": "600"}),
        ("Always $1.", {"limit_min": "1", "limit_max": "1"}),
        (
            "The meter opened at $4,000, takes 18 cents of each dollar, and goes back to $1,500 after it is won.",
            {"meter_initial": "4000", "meter_rate": "18", "meter_reset": "1500"},
        ),
        # A table of pai gow.
        (
            "A random number generator shows 1 to 6, and we count from the dealer as one, counterclockwise.",
            {
                "starting_by|starting_position_by": "generator", "generator_top": "6", "count_from": "dealer",
                "count_direction": "counterclockwise",
            },
        ),
        ("Three dice in a covered cup say who is dealt first.", {"starting_by|starting_position_by": "shaker"}),
        ("Seven cards each, yours face down and the dealer's face up.", {
            "cards_dealt": "7", "player_cards": "face_down", "dealer_cards_dealt": "face_up"}),
        ("You see the dealer's hands before you set yours.", {
            "sets_first": "dealer", "dealer_sets_when": "first"}),
        ("If you ask, you will be told how the house would play your cards.", {"help_with_setting": "told"}),
        ("Two decks of different color take turns round by round, each with one joker.", {
            "decks": "2", "decks_together": "in_turn", "jokers": "1"}),
        ("Aces rank high.", {"card_order": "ace_to_two"}),
        ("Two cards each, face up.", {"first_cards": "two", "player_cards": "face_up"}),
        ("The dealer shows one card and hides the other.", {"dealer_cards": "one_up"}),
        ("Five guests can sit at the table.", {"players_at_most": "5"}),
        ("The low hand must never outrank the high hand, or you lose.", {"high_over_low": "required"}),
    ],
)  # fmt: skip
def test_a_sentence_tells_each_of_its_topics(text: str, value: dict[str, str]) -> None:
    assert told(text) == value


@pytest.mark.parametrize(
    ("over", "text", "value"),
    [
        (SURRENDER, "A dealer Blackjack takes it all.", {"surrender_to_blackjack": "whole"}),
        (
            SURRENDER,
            "Against an ace or ten your chips wait until the hole card is turned; a dealer's Blackjack takes the lot.",
            {
                "surrender_to_ten_settled": "at_hole_card", "surrender_to_blackjack": "whole",
            },
        ),
        (SURRENDER, "Allowed once the dealer's hands are set, if you have no optional bet out.", {
            "surrender": "allowed", "surrender_with_optional|surrender_with_bonus": "not_allowed"}),
        (DRAGON, "A win by four points or fewer without a natural loses.", {"wins_by": "5"}),
        (DRAGON, "Your hand must win with a natural, or win by at least four points.", {
            "side_wins": "natural_or_margin", "wins_by": "4"}),
        (DRAGON, "Two naturals of the same count lose on this bet.", {"dragon_bonus_natural_tie": "loses"}),
        (ENVY, "Paid when somebody else at your table is dealt four of a kind or better, never for your own hand.", {
            "envy_on_own_hand": "not_allowed", "envy_from": "four_of_a_kind"}),
        (INSURANCE, "It pays 3 to 1 if the hole card is worth ten, and loses if it is not.", {
            "payout insurance/Insurance": "3/1", "insurance_lost": "collected"}),
        ("Progressive", "The bet is not returned with a win.", {"stake_returned": "not_returned"}),
    ],
)  # fmt: skip
def test_the_words_above_say_of_what_a_sentence_is(over: str, text: str, value: dict[str, str]) -> None:
    assert told(text, over) == value
    assert told(text) != value


@pytest.mark.parametrize(
    ("over", "text"),
    [
        ("", "If the dealer's open card is not an ace or a ten, your Blackjack is paid after the hole card is shown."),
        ("", "Your Blackjack against an ace is paid at the end of the round, as long as the dealer has any Blackjack."),
        ("", "Joining is fine on Sundays."),
        ("", "A machine shuffles the cards when the dealer is tired."),
        ("", "The first card is shown to the pit boss."),
        ("", "Nine and eight make 17, and so does seven."),
        ("", "On a tie, bets on Player and Banker are returned unless a Natural is shown."),
        ("", "Everything else that wins pays even money on Tuesdays."),
        ("", "A ten-value card and an ace pay even money instead."),
        ("", "Five percent of a Player win is taken as commission."),
        ("", "A random number picks the winner of the car."),
        ("", "7, 7"),
        ("", "The guest with the largest wager on the Player turns the Banker cards."),
        ("", "Winners and losers are equally welcome."),
        ("", "Side bets need not be made before the deal."),
        ("", "Chips are sold before the first card is dealt."),
        ("", "You must be at least 21 to draw a card."),
        ("", "If the dealer busts, the players on the left win a drink."),
        ("", "Only your first bet of the day is lost."),
        ("", "The gap between your two cards pays 6 to 1."),
        ("", "Equal rank and equal suit pay the same."),
        ("", "$50 to the winner of the draw."),
        ("", "A $5 meter."),
        ("Progressive", "It starts again before it is won at $2,000."),
        ("Progressive", "The Mega meter starts at $20,000."),
        ("", "Seven cards of one suit pay 500 to 1."),
        ("", "The dealer sets a low hand first."),
        ("", "Ask the dealer how the house makes money."),
        ("", "An ace counts one, unless that spoils the hand, in which case it is not one."),
        (SURRENDER, "A dealer Blackjack takes half of the bet on Mondays."),
        (DRAGON, "A win by four points is a fine thing."),
        (DRAGON, "A natural draws no third card."),
        (ENVY, "Another guest makes four of a kind on the next table."),
        (INSURANCE, "It pays 2 for 1 if the hole card is worth ten."),
        (INSURANCE, "It pays 2 to 1 on a suited pair."),
        ("Progressive", "The $1 is returned on a push."),
    ],
)
def test_what_is_not_understood_to_its_last_word_says_nothing(over: str, text: str) -> None:
    assert told(text, over) == {}
