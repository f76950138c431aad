"""Sentences on one matter, such as splitting or the bank, each read to its last word or not at all."""

from pathlib import Path

import pytest

from checker.review import review_document
from checker.source import read_file
from checker.statements.derive import statements_of
from checker.words.matters import PAYOUT, _matters, read_matters
from checker.words.topics import topics

EXAMPLES = Path(__file__).parents[2] / "examples"
SPLITS, INSURANCE = "Splitting", "Insurance"


def told(text: str, over: str = "", *, optional: bool = False) -> dict[str, str]:
    return {topic: value for matter in read_matters(text, over, optional=optional) for topic, value in matter.items()}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # Splits.
        ("Once you have split, you can split another two times.", {"more_splits": "2", "resplit": "allowed"}),
        (
            "After the first split, three further splits are permitted, which makes five hands in all.",
            {"more_splits": "3", "resplit": "allowed", "split_hands": "5"},
        ),
        (
            "Aces too may be split; you can resplit once more, aces included.",
            {"more_splits": "1", "resplit": "allowed", "resplit_aces": "allowed"},
        ),
        ("Aces can be split only once.", {"resplit": "allowed", "resplit_aces": "not_allowed"}),
        # Insurance.
        (
            "If the dealer has an ace up you may insure for as much as one-half of your original bet.",
            {"insurance": "allowed", "insurance_amount": "50"},
        ),
        (
            "When an ace is showing, you may take insurance up to the full amount of your wager.",
            {"insurance": "allowed", "insurance_amount": "100"},
        ),
        # Even money.
        ("With a Blackjack against an ace, take even money instead of insurance.", {"even_money": "allowed"}),
        ("At this table we don't offer even money.", {"even_money": "not_allowed"}),
        # Surrender.
        (
            "Give up your first two cards before doing anything else and lose half of your bet.",
            {
                "surrender": "allowed", "surrender_when": "first_cards", "surrender_until": "before_others",
                "surrender_keeps": "50",
            },
        ),
        ("Surrender is not offered.", {"surrender": "not_allowed"}),
        # Decks.
        ("We deal from a shoe of six decks.", {"decks": "6", "dealt_from": "shoe"}),
        # The bank.
        (
            ("From the second round on, any guest may be the bank, beginning at the dealer's right and going "
            "counterclockwise, but never twice running."),
            {
                "bank_first_round": "not_allowed", "player_bank": "allowed", "bank_offered": "right",
                "bank_direction": "counterclockwise", "bank_in_a_row": "not_allowed",
            },
        ),
        ("A guest may bank two rounds in a row.", {"bank_in_a_row": "allowed"}),
        (
            ("You need enough chips to cover the other bets, and must have bet against the dealer in the last round "
            "without a bank."),
            {"bank_needs": "chips_and_last_round"},
        ),
        ("The house puts up $45 against the bank.", {"dealer_bank_wager": "45"}),
        (
            ("The dealer wagers against the bank what the banker last wagered against the dealer, unless the banker "
            "wants less or nothing."),
            {"dealer_bank_wager_is": "last", "bank_may_reduce": "allowed"},
        ),
        (
            "Ask to co-bank: the dealer covers half of the winning wagers, sets the hand and makes no bet.",
            {"co_bank": "allowed", "co_bank_share": "50", "co_bank_sets": "house"},
        ),
        ("Ask to co-bank, and the house covers one quarter.", {"co_bank": "allowed", "co_bank_share": "25"}),
        ("Guests who beat the bank pay a 4% commission.", {"commission_against_bank": "4"}),
        ("The profit of the bank is charged five percent.", {"surplus_commission": "5"}),
        # Copies.
        ("Exact copies of the dealer's hand go to the house.", {"copies": "dealer"}),
        ("Should one of your hands be identical to the dealer's, that hand goes to you.", {"copies": "player"}),
        ("If a hand is the same as the dealer's, nobody wins.", {"copies": "pushes"}),
        # The vigorish.
        (
            ("Win both and you are paid even money less a 5% commission on the win, rounded up to the next quarter "
            "and taken at once."),
            {
                "both_hands_win": "wins", "commission_rate": "5", "commission_of": "won",
                "commission_rounding": "up_to_25_cents", "commission_collected": "at_payout",
            },
        ),
        (
            "The vigorish is 6% of the amount wagered and is not rounded.",
            {"commission_rate": "6", "commission_of": "wagered", "commission_rounding": "not_rounded"},
        ),
        ("Commission is collected before the next shoe or when you leave.", {"commission_collected": "later"}),
        # Cards and places.
        (
            "Aces count one, the other cards count at face value, tens and pictures count nothing.",
            {"ace_counts": "one", "number_cards": "their_number", "ten_counts": "0", "face_cards_count": "0"},
        ),
        ("Court cards are worth nothing and an ace is worth ten.", {"face_cards_count": "0", "ace_counts": "ten"}),
        (
            "An 8 or a 9 on the first two cards is a Natural, and no third card is drawn.",
            {"natural_is": "eight_or_nine", "natural_ends": "no_draw"},
        ),
        ("Bets must be placed before the dealer calls no more bets.", {"wager_after_deal": "not_allowed"}),
        ("You may play up to three spots side by side.", {"boxes": "3"}),
        (
            "Double on any first two cards, split hands included, but never on a Blackjack: one card only, face down.",
            {
                "double_down": "allowed", "double_on": "any_two_cards", "double_after_split": "allowed",
                "double_blackjack": "not_allowed", "cards_to_double": "1", "cards_faced_to_double": "face_down",
            },
        ),
        ("The joker is an ace, unless it fills a straight, a flush or a royal flush.", {"joker": "limited"}),
        ("The joker is completely wild.", {"joker": "wild"}),
        ("One deck of 52 cards plus two jokers.", {"jokers": "2"}),
        ("Split your seven cards: two in the low hand, five in the high hand.", {"hand_sizes": "five_and_two"}),
        ("Five cards in the low hand and two in the high hand.", {"hand_sizes": "two_and_five"}),
        # A round.
        ("If the dealer's seven cards are only an ace high, every main bet is a push.", {"ace_high_push": "pushes"}),
        ("When the dealer has an Ace High Pai Gow, your wager loses.", {"ace_high_push": "loses"}),
        ("Ace to ten is the best straight, and ace-2-3-4-5 comes right behind it.", {"low_straight": "second"}),
        ("A-2-3-4-5 is the lowest of the straights.", {"low_straight": "lowest"}),
        ("Get nearer to 21 than the dealer without going over.", {"target": "21"}),
        (
            "Keep it, or let half of the payout ride on your Player or Banker bet before the draw.",
            {"house_money_portion": "50", "house_money_choice": "may"},
        ),
        ("Six decks are used, and they are replaced after every shoe.", {"decks": "6", "cards_replaced": "each_shoe"}),
        ("The cards are changed every 12 hours.", {"cards_changed": "12"}),
        ("A 21 of three or more cards loses to a dealer's Blackjack.", {"dealer_blackjack_beats": "wins"}),
        ("A 21 of three or more cards beats a dealer's Blackjack.", {"dealer_blackjack_beats": "loses"}),
        ("The front may never outrank the back.", {"high_over_low": "required"}),
        ("The high hand must be at least as good as the low hand.", {"high_over_low": "required"}),
        ("The low hand must outrank the high hand.", {"high_over_low": "not_required"}),
        (
            "Split: two cards of the same value become two hands when you match your bet.",
            {"split_what": "same_value", "split": "allowed", "split_makes": "two", "second_hand_wager": "equal"},
        ),
        ("You may split two cards of the same rank.", {"split_what": "same_rank"}),
        # How a round of pai gow ends.
        (
            "Beat both of the dealer's hands and you win; beat one of them and you push; beat neither and you lose.",
            {"both_hands_win": "wins", "one_hand_each": "pushes", "both_hands_lose": "loses"},
        ),
        ("Your wager is returned if one hand is better and the other is not.", {"one_hand_each": "pushes"}),
        ("Higher on one side only: you lose.", {"one_hand_each": "dealer"}),
        ("One better, one worse: you win even money.", {"one_hand_each": "player"}),
        ("Win both hands and the bet is a push.", {"both_hands_win": "pushes"}),
        ("Two wins pay even money less 5%, one win is a push.", {
            "both_hands_win": "wins", "one_hand_each": "pushes", "commission_rate": "5"}),
    ],
)  # fmt: skip
def test_a_sentence_tells_each_of_its_topics(text: str, value: dict[str, str]) -> None:
    assert told(text) == value


@pytest.mark.parametrize(
    "text",
    [
        "You may not split two more times.",
        "You may split up to three more times if the dealer agrees.",
        "Split up to two more times, so four hands or five hands.",
        "Split hands may be doubled by guests of the hotel.",
        "Insurance is never half of your wager.",
        "Insurance is up to half of your bet, or all of it.",
        "If you surrender, half of your bet is lost on a tie.",
        "Ask whether even money is offered at your table.",
        "Six decks are dealt at table two.",
        "The bank bets $40 against the dealer.",
        "The bank then sets the dealer's hand.",
        "No one may bank two rounds in a row on Sundays.",
        "The dealer covers half, and the bank sets the hand of the dealer.",
        "A copy of these rules goes to the dealer.",
        "If one hand is identical and the other higher, you win.",
        "A 5% commission on both bets and on ties.",
        "If both of the dealer's hands are better, you win.",
        "The dealer beats both of your hands and you win.",
        "One equal, the other lower: you lose.",
        "Win both and lose.",
        "Beat one and you win, or push, or lose.",
        "Wins if the dealer's seven cards are ace high.",
        "If your own seven cards are ace high, your wager is returned.",
        "A-2-3-4-5 of one suit is the best straight flush.",
        "Get closer to 21 than the player on your left.",
        "A dealer's Blackjack loses to a 21 of three or more cards on Sundays.",
        "For this, an ace counts one and a ten counts ten.",
        "A Natural of 8 or 9 pays even money.",
        "You may double on the first two cards if the dealer shows a 6.",
        "The joker is an ace in a straight of hearts.",
        "Play one spot per guest and per hour.",
        "Commission is not collected when you are paid.",
        "The commission is 5% on Tuesdays.",
    ],
)
def test_what_is_not_understood_to_its_last_word_says_nothing(text: str) -> None:
    assert told(text) == {}


def test_a_heading_names_what_a_sentence_leaves_out() -> None:
    assert told("Wager up to half of your bet.") == {}
    assert told("Wager up to half of your bet.", INSURANCE) == {"insurance_amount": "50"}


def test_what_is_of_the_base_wager_is_not_read_where_an_optional_one_is_spoken_of() -> None:
    text = "A 5% commission is taken from the win."
    assert told(text) == {"commission_rate": "5", "commission_of": "won"}
    assert told(text, optional=True) == {}


def test_each_matter_tells_of_topics_that_there_are_in_words_that_it_has() -> None:
    for matter in _matters():
        assert {topic for topic in matter.topics if not topic.startswith(PAYOUT)} <= set(topics()), matter.of
        words = {*matter.tells, *matter.when, *matter.then, matter.head}
        assert all(needed <= words for needed in matter.needs), matter.of
        assert all({*pair.split()} <= matter.when | matter.then for pair in matter.pairs), matter.of


def test_what_a_matter_tells_of_a_payout_is_a_row_of_a_wager() -> None:
    told_of = {topic.removeprefix(PAYOUT) for matter in _matters() for topic in matter.topics if PAYOUT in topic}
    paid = {
        f"{item.key.subject}/{item.key.name}"
        for review in (review_document(read_file(path)) for path in sorted(EXAMPLES.glob("*/*/submission.yaml")))
        if review.filing is not None and review.ruleset is not None
        for item in statements_of(review.filing, review.ruleset).of(aspect="payout")
    }
    assert told_of
    assert told_of <= paid
