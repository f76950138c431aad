"""Plain lines of compliance officers: worked examples, the house way, straights by their ends, with or without."""

import pytest
from corpus_lines import Line
from filed_lines import outcome_of
from sampled import tried

BLACKJACK, MIDI, PAI_GOW, FACE_UP, MARYLAND = "pa-633a", "pa-629a", "pa-645a", "pa-688a", "md-pai-gow-poker"


def outcome(chapter: str, text: str) -> str:
    return outcome_of(Line(chapter, "layout.inscriptions", "+", text))


LINES = [
    # A rate told by an example. Where rounding may stand between the two sums, nothing is told.
    (PAI_GOW, "Commission on a winning wager of $200 is $10.", "passes"),
    (PAI_GOW, "Commission on a winning wager of $200 is $20.", "fails"),
    (MIDI, "Commission on a winning Banker wager of $100 is $5.", "passes"),
    (MIDI, "Commission on a winning Banker wager of $100 is $4.", "fails"),
    (MIDI, "Commission on a winning Banker wager of $50 is $3.", "open"),
    (MARYLAND, "The vigorish on a winning wager of $60 is $3.", "passes"),
    # The house way that is filed decides, on every hand of which the line speaks.
    (PAI_GOW, "With one pair the dealer keeps the pair in the high hand.", "passes"),
    (PAI_GOW, "With one pair the dealer plays the pair in the low hand.", "fails"),
    (PAI_GOW, "House way: three pair, highest pair low.", "passes"),
    (PAI_GOW, "House way: with three pair, the lowest pair goes in the low hand.", "fails"),
    (FACE_UP, "The dealer always splits four aces.", "passes"),
    (FACE_UP, "House way: four aces are kept together in the high hand.", "fails"),
    # It holds of some pairs of pairs only, and what a player does is not the dealer's.
    (PAI_GOW, "The dealer splits two pair.", "open"),
    (PAI_GOW, "Three pair: put the lowest pair in the low hand.", "open"),
    # Straights by their ends, and in whole words.
    (FACE_UP, "Ace through ten is the best straight.", "passes"),
    (FACE_UP, "King through nine is the highest straight.", "fails"),
    (MARYLAND, "King-queen-jack-10-9 ranks below ace-2-3-4-5.", "passes"),
    (MARYLAND, "King-queen-jack-10-9 ranks above ace-2-3-4-5.", "fails"),
    (FACE_UP, "A-2-3-4-5 is second only to A-K-Q-J-10.", "passes"),
    # A dash in place of the verb, before what is paid in a case.
    (BLACKJACK, "CROWN TREASURE – 1,000 for 1 when you and the dealer both have a Royal Match", "passes"),
    (BLACKJACK, "CROWN TREASURE – 500 for 1 when you and the dealer both have a Royal Match", "fails"),
    # With or without is no condition, and no joker is taken out by it.
    (PAI_GOW, "A 7-card straight flush wins the whole meter, with or without the joker.", "open"),
    # Every wager made here qualifies, for none is smaller; one that is named may be.
    (PAI_GOW, "Every Fortune Bonus bet at this table qualifies for the Envy Bonus.", "open"),
    (PAI_GOW, "Any Fortune Bonus bet, even $1, qualifies for the Envy Bonus.", "fails"),
    # The third card of the first hand, and what a hand draws against.
    (MIDI, "Banker 4 draws against 2, 3, 4, 5, 6, 7.", "passes"),
    (MIDI, "Banker 4 draws against 2, 3, 4, 5, 6.", "fails"),
    (MIDI, "A Banker's Hand of 4 draws when the third card of the Player's Hand is an 8.", "fails"),
    (MIDI, "A hand may draw a fourth card if its total is still below 3.", "fails"),
    # Worse hands, losing wagers, what counts as higher and cards turned over are no rule turned round.
    (PAI_GOW, "Both hands worse than the dealer's win", "open"),
    (PAI_GOW, "A hand that equals the dealer's hand counts as higher", "open"),
    (PAI_GOW, "The dealer sets the hands as he likes, not the house way", "open"),
    (MIDI, "We never take a commission from a losing Banker bet", "open"),
    (MARYLAND, "Players set their hands first. Then the dealer turns over his cards", "open"),
    (MARYLAND, "You may give up your hand before the dealer shows it, provided you made no side bet", "open"),
    (FACE_UP, 'You may not place or change a bet after "no more bets"', "passes"),
    # The bank: what it needs, how long it is kept, and against whom it plays.
    (PAI_GOW, "To bank, you need to have played against the dealer in the last hand no player banked.", "passes"),
    (PAI_GOW, "To bank, you must have bet against the dealer in the last round with a player bank.", "open"),
    (PAI_GOW, "Nobody may bank the first hand or two hands running.", "passes"),
    (PAI_GOW, "A player may bank the first hand or two hands running.", "fails"),
    (PAI_GOW, "The player who has the bank may keep it for several rounds.", "fails"),
    (PAI_GOW, "The banker plays against everybody, the dealer included, and pays all winning bets.", "passes"),
    (PAI_GOW, "The dealer plays against everybody, the bank included.", "open"),
    (PAI_GOW, "Side bets stay with the dealer.", "passes"),
    (PAI_GOW, "Side bets stay with the bank.", "fails"),
    (PAI_GOW, "A 5% commission applies to what the bank clears.", "passes"),
    (PAI_GOW, "A 6% commission applies to what the bank clears.", "fails"),
    # Copies, hands set the wrong way round, and one hand of two.
    (PAI_GOW, "A hand identical to the dealer's does not rank higher.", "open"),
    (PAI_GOW, "If your hand is equal to the dealer's, the copy counts as a win for you.", "fails"),
    (PAI_GOW, "A hand identical to the dealer's is a push.", "fails"),
    (PAI_GOW, "If only one of your hands outranks the dealer's, your bet comes back.", "passes"),
    (PAI_GOW, "Your high hand needs to be as good as your low hand or better, otherwise you lose.", "passes"),
    (PAI_GOW, "Your low hand needs to be as good as your high hand or better.", "open"),
    (PAI_GOW, "Set it the wrong way round and you lose.", "passes"),
    (PAI_GOW, "Set it the wrong way round and the hand is a push.", "fails"),
    (FACE_UP, "If neither ranks higher, you lose.", "passes"),
    (FACE_UP, "If neither ranks higher, it is a tie.", "fails"),
    (FACE_UP, "When the dealer has an ace high and nothing else, your main bet comes back.", "passes"),
    # Who touches and sees cards, and how they are dealt.
    (PAI_GOW, "No one but you and the dealer may handle your cards.", "passes"),
    (PAI_GOW, "No one but the dealer may handle your cards.", "open"),
    (FACE_UP, "Hold your cards where the dealer can see them.", "passes"),
    (FACE_UP, "Hold your cards where the dealer cannot see them.", "fails"),
    (FACE_UP, "The dealer's cards are dealt face up and set before you look at your own.", "passes"),
    (FACE_UP, "Your cards are dealt face up and set before the dealer looks at his own.", "fails"),
    (FACE_UP, "The cards go out one at a time, clockwise, until everyone has seven.", "passes"),
    (FACE_UP, "The cards go out one at a time, counterclockwise, until everyone has seven.", "fails"),
    (PAI_GOW, "The shuffler deals out piles of seven cards.", "passes"),
    (PAI_GOW, "The shuffler deals out piles of six cards.", "fails"),
    (MARYLAND, "Two decks are in use, one in play while the other is shuffled.", "passes"),
    (MARYLAND, "Three decks are in use, one in play while the other is shuffled.", "fails"),
    # Places, envy, the limit and the surrender.
    (MARYLAND, "You may play two places next to each other.", "passes"),
    (MARYLAND, "You may play three places side by side.", "fails"),
    (PAI_GOW, "You win when another player, not the dealer, makes four of a kind or better.", "passes"),
    (MARYLAND, "You win when another player, not the dealer, makes three of a kind or better.", "fails"),
    (FACE_UP, "The limit leaves the meter alone.", "passes"),
    (MARYLAND, "Anyone with no side bet may give up the bet after the dealer has set.", "passes"),
    (MARYLAND, "You may give up the bet with a side bet in play.", "fails"),
    (FACE_UP, 'Bet before "no more bets"', "passes"),
    (BLACKJACK, "A jack matches a queen only, never a jack, king or 10.", "open"),
    (BLACKJACK, "A jack matches a jack only, never a queen, king or 10.", "passes"),
    # What a dealer's Blackjack takes of a surrendered wager, and what is kept of one otherwise.
    (BLACKJACK, "A player who surrendered loses the whole wager if the dealer has Blackjack", "passes"),
    (BLACKJACK, "A player who surrenders loses the whole wager", "fails"),
    (MIDI, "If either hand is an 8 or 9 on two cards, neither hand draws.", "passes"),
    # What leaflets say in other words, and each with the contrary.
    (BLACKJACK, "Your Blackjack pushes and all the other hands lose.", "passes"),
    (BLACKJACK, "Your Blackjack loses and all the other hands push.", "fails"),
    (BLACKJACK, "Announce it before you split, double, stand or draw.", "passes"),
    (BLACKJACK, "Announce it after you split, double, stand or draw.", "fails"),
    (BLACKJACK, "It wins if the hole card is worth ten.", "passes"),
    (BLACKJACK, "It wins if the hole card is an ace.", "fails"),
    (BLACKJACK, "Finish nearer to 21 than the dealer and never go past 21.", "passes"),
    (BLACKJACK, "Finish nearer to 22 than the dealer and never go past 22.", "fails"),
    (BLACKJACK, "If it is a Blackjack, the hand is over.", "passes"),
    (BLACKJACK, "If it is a Blackjack, play goes on.", "fails"),
    (BLACKJACK, "Face cards and tens match only themselves.", "passes"),
    (BLACKJACK, "A ten, a jack, a queen and a king all match one another.", "fails"),
    (BLACKJACK, "Against a 2 to 9 it is settled immediately.", "passes"),
    (BLACKJACK, "Against a 2 to 9 it is settled at the end of the round.", "fails"),
    (
        BLACKJACK,
        "If the dealer has Blackjack, double and split bets are returned and only the first bet loses.",
        "passes",
    ),
    (BLACKJACK, "If the dealer has Blackjack, double and split bets lose too.", "fails"),
    (BLACKJACK, "Two cards for each player, face up.", "passes"),
    (BLACKJACK, "Two cards for each player, face down.", "fails"),
    (MIDI, "Banker draws on 0 through 5 and stands on 6 and 7.", "passes"),
    (MIDI, "Banker draws on 0 through 4 and stands on 5 to 7.", "fails"),
    (
        MIDI,
        "The dealer collects the losing bets first, then pays the winners, starting at the highest seat.",
        "passes",
    ),
    (
        MIDI,
        "The dealer collects the losing bets first, then pays the winners, starting at the lowest seat.",
        "fails",
    ),
    (MIDI, "New decks are used for each shoe.", "passes"),
    (MIDI, "New decks are used for every third shoe.", "fails"),
    (MIDI, "Either hand starts with a pair.", "passes"),
    (MIDI, "Both hands start with a pair.", "fails"),
    (MIDI, "Either hand starts with a pair of one suit.", "open"),
    (BLACKJACK, "The dealer wins if the hole card is a ten.", "open"),
    # A range of cards is no odds.
    (MIDI, "2 to 9 count as printed.", "passes"),
    (MIDI, "The third card is 2 to 7.", "open"),
    (
        BLACKJACK,
        "Two cards of equal value, such as 8-8, can be split into two hands with a matching bet.",
        "passes",
    ),
    (BLACKJACK, "Two cards of one suit, such as 8-8, can be split into two hands with a matching bet.", "open"),
    # More of the ways in which a guide to a pai gow game tells its rules.
    (PAI_GOW, "The dealing shoe gives seven cards to every seat, bet or no bet.", "passes"),
    (PAI_GOW, "The dealing shoe gives six cards to every seat, bet or no bet.", "fails"),
    (MARYLAND, "There are six betting spots facing the dealer.", "passes"),
    (MARYLAND, "There are seven betting spots facing the dealer.", "fails"),
    (PAI_GOW, "5% on the amount won.", "passes"),
    (PAI_GOW, "4% on the amount won.", "fails"),
    (PAI_GOW, "5% is owed on what the banker wins in the end.", "passes"),
    (PAI_GOW, "3% is owed on what the banker wins in the end.", "fails"),
    (PAI_GOW, "If the bank loses more than it wins, 5% of the difference is charged.", "open"),
    (PAI_GOW, "One hand better and one hand worse: push.", "passes"),
    (PAI_GOW, "One hand better and one hand worse: you lose.", "fails"),
    (PAI_GOW, "No higher hand: you lose.", "passes"),
    (PAI_GOW, "No higher hand: you push.", "fails"),
    (PAI_GOW, "The dealer has no better hand: you lose.", "open"),
    (PAI_GOW, "The dealer wins when both hands of yours are better.", "open"),
    (PAI_GOW, "When a hand ties exactly, the dealer's hand is considered higher.", "passes"),
    (PAI_GOW, "When a hand ties exactly, the player's hand is considered higher.", "fails"),
    (PAI_GOW, "If the dealer's hand ties yours, yours counts as higher.", "open"),
    (PAI_GOW, "Even when your low hand outranks your high hand you still win.", "fails"),
    (PAI_GOW, "You can bank, but not at the start of the game.", "passes"),
    (PAI_GOW, "You can bank even at the start of the game.", "fails"),
    (PAI_GOW, "Tell the dealer to bet more when you bank.", "fails"),
    (MARYLAND, "First hand: seat chosen by a random number generator (1 to 7)", "passes"),
    (MARYLAND, "First hand: seat chosen by a random number generator (1 to 8)", "fails"),
    (PAI_GOW, "After the dealer says no more bets a wager cannot be raised or taken back.", "passes"),
    (PAI_GOW, "After the dealer says no more bets a wager can still be raised.", "fails"),
    (MARYLAND, "Pai Gow Insurance (nothing, no pair or better, in seven cards)", "open"),
    (PAI_GOW, "You can earn more than one Envy Bonus in the same round.", "passes"),
    (PAI_GOW, "You can earn only one Envy Bonus in a round.", "fails"),
    (FACE_UP, "Envy Bonuses and shares of the meter lie outside the limit.", "open"),
    (FACE_UP, "The meter and Envy Bonuses are outside this limit.", "passes"),
    (FACE_UP, "The meter and Envy Bonuses are inside this limit.", "fails"),
    (FACE_UP, "The dealer looks at the player's hands before setting his own.", "fails"),
    # What a line sets off, and what one is paid, is no rule of its own.
    (PAI_GOW, "The maximum payout is per hand, not per table.", "open"),
    (PAI_GOW, "A win of $100 pays $95.", "open"),
]
ONE_IN = 2


@pytest.mark.parametrize(("chapter", "text", "found"), tried(LINES, ONE_IN))
def test_a_plain_line_is_told(chapter: str, text: str, found: str) -> None:
    assert outcome(chapter, text) == found
