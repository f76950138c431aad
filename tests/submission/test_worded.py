"""Answers in sentences: what they say of their entry, what stays open of them, and what no law takes for an answer."""

from functools import cache

import pytest

from checker.law import Ruleset, compile_ruleset
from checker.source.tree import Position, Scalar
from checker.submission.answers import understood
from checker.submission.filing import normal
from checker.submission.in_figures import in_figures
from checker.submission.readers import READERS
from checker.submission.worded import Worded, worded
from checker.values import parse_date

PAI_GOW, BLACKJACK, BACCARAT = ("pa/645a", "2014-02-01"), ("pa/633a", "2015-07-01"), ("pa/629a", "2014-02-01")

SAID = [
    (PAI_GOW, "table.wagering_device", "one device for all positions", "no"),
    (BACCARAT, "play.vigorish", "a nickel on the dollar on banker wins", "5%"),
    (BACCARAT, "play.vigorish", "five and a half percent of banker winnings", "5.5%"),
    (BLACKJACK, "play.mid_shoe_entry", "Anybody who sat out must wait for the next shuffle", "prohibited"),
    (BLACKJACK, "play.settlement", "Losing bets are picked up first, then the winners are paid", "collect first"),
    (BLACKJACK, "play.surrender_against_ace_or_ten", "after the reader shows no blackjack", "after the card reader"),
    (PAI_GOW, "play.two_adjacent_areas", "Guests can play two hands at once if the spots adjoin", "yes"),
    (PAI_GOW, "play.two_adjacent_areas", "No player may take more than one betting area", "no"),
    (
        PAI_GOW,
        "cards.dealt_from",
        "From an automated shoe that delivers each position a stack of seven cards.",
        "automated dealing shoe",
    ),
    (
        PAI_GOW,
        "cards.shuffler",
        "While one deck is played, an automated device shuffles and holds the other.",
        "automated",
    ),
    (
        PAI_GOW,
        "cards.deck_backs",
        "The decks share one design, but the backs of one are red and those of the other black.",
        "different colors",
    ),
    (
        PAI_GOW,
        "cards.starting_position",
        "The generator selects a number between one and seven, counted counterclockwise from the dealer.",
        "random number generator",
    ),
    (
        PAI_GOW,
        "play.dealer_wager_against_bank",
        "The dealer wagers the stated sum unless the bank directs a lesser sum or none.",
        "the amount stated",
    ),
    (PAI_GOW, "cards.changed_every", "No deck is used for longer than eight hours before it is changed.", "8 hours"),
    (PAI_GOW, "table.wagering_device", "at each betting position", "yes"),
    (PAI_GOW, "table.wagering_device", "only at the first three positions", "no"),
    (PAI_GOW, "table.lock_out", "yes, no Progressive bet is taken by the system after “no more bets”", "yes"),
    (PAI_GOW, "table.lock_out", "bets are accepted at any time", "no"),
    (PAI_GOW, "table.discard_rack", "securely attached on top of the dealer's side", "yes"),
    (PAI_GOW, "table.discard_rack", "no rack", "no"),
    (PAI_GOW, "cards.jokers", "no joker in either deck", "0"),
    (PAI_GOW, "cards.jokers", "none, the house does not use any", "0"),
    (PAI_GOW, "cards.jokers", "one per deck, the spare joker is torn up at opening", "1"),
    (PAI_GOW, "cards.decks", "two, one dealt while the other is being shuffled", "2"),
    (PAI_GOW, "cards.changed_every", "8 hours, on holiday weekends 12", "12 hours"),
    (PAI_GOW, "cards.changed_every", "4 hours on weekends, otherwise every 8", "8 hours"),
    (PAI_GOW, "table.discard_rack", "no, we do not have one", "no"),
    (PAI_GOW, "table.discard_rack", "it can be lifted off and moved", "no"),
    (PAI_GOW, "table.discard_rack", "secured with four screws to the top of the dealer's side", "yes"),
    (PAI_GOW, "table.wagering_device", "each position but one has a device", "no"),
    (PAI_GOW, "table.wagering_device", "the end seats have none", "no"),
    (PAI_GOW, "table.lock_out", "late coins are taken until the first stack is out", "no"),
    (PAI_GOW, "cards.decks", "two packs which change places after each round", "2"),
    (PAI_GOW, "cards.jokers", "one, the other one is torn up", "1"),
    (PAI_GOW, "cards.cover_cards", "we do without", "0"),
    (PAI_GOW, "cards.deck_backs", "not the same color", "different colors"),
    (PAI_GOW, "cards.shuffler", "riffle and wash by hand", "none"),
    (PAI_GOW, "cards.changed_every", "no less often than every 8 hours", "8 hours"),
    (PAI_GOW, "play.vigorish", "five percent, no more", "5%"),
    (PAI_GOW, "play.vigorish", "free of commission", "0%"),
    (PAI_GOW, "play.vigorish_rounding", "none, exact amount", "not rounded"),
    (PAI_GOW, "play.vigorish_collected", "right away, with the payoff", "at payout"),
    (BLACKJACK, "cards.decks", "eight, shuffled together", "8"),
    (PAI_GOW, "table.discard_rack", "yes, we have one", "yes"),
    (PAI_GOW, "cards.jokers", "a single joker per deck", "1"),
    (PAI_GOW, "cards.changed_every", "at least every 8 hours", "8 hours"),
    (PAI_GOW, "cards.changed_every", "every other day", "48 hours"),
    (PAI_GOW, "cards.identical", "they all look the same", "yes"),
    (PAI_GOW, "play.vigorish", "5 percent of the amount won, collected as the bet is paid", "5%"),
    (PAI_GOW, "play.co_bank", "half and half", "yes"),
    (PAI_GOW, "cards.starting_position", "random number generator showing 1 to 7", "random number generator"),
    (PAI_GOW, "table.positions", "up to six seats", "6"),
    (PAI_GOW, "payout_limit.amount", "$75,000 for one hand", "$75,000"),
    (PAI_GOW, "payout_limit.amount", "up to $75,000", "$75,000"),
    (BLACKJACK, "wagers.lucky_ladies.maximum", "up to $25", "$25"),
    (BLACKJACK, "wagers.lucky_ladies.minimum", "at least $1", "$1"),
    (BLACKJACK, "play.dealer_soft_17", "no further card on soft 17", "stands"),
    (BLACKJACK, "play.surrender", "players may surrender", "yes"),
    (BLACKJACK, "play.surrender", "players may not surrender", "no"),
    (BLACKJACK, "play.double_any_two_cards", "only on hard 9, 10 and 11", "no"),
    (BACCARAT, "play.vigorish_collected", "when the shoe ends, or when the player leaves", "later"),
    (BACCARAT, "cards.cover_card_depth", "at least 14", "14"),
]
REFUSED = [
    (PAI_GOW, "play.vigorish", "it depends on how busy the table is"),
    (PAI_GOW, "play.vigorish_rounding", "whichever way is easier for the dealer"),
    (BACCARAT, "wagers.tie.odds", "varies between 7 and 9 to 1"),
    (PAI_GOW, "play.co_bank", "two guests can bank together"),
    (PAI_GOW, "play.player_bank", "players may bank from the first round"),
    (PAI_GOW, "cards.dealt_from", "An automated shoe, which dispenses five cards to each player."),
    (PAI_GOW, "cards.dealt_from", "An automated shoe that serves only those positions where a wager has been placed."),
    (PAI_GOW, "cards.shuffler", "An automated device that keeps both decks mixed together in one stack."),
    (PAI_GOW, "play.dealer_wager_against_bank", "The stated sum, which the bank has no right to reduce."),
    (PAI_GOW, "layout.payout_odds", "The felt gives the odds of the Fortune Bonus only, and no sign is posted."),
    (BACCARAT, "play.vigorish", "5% on all winning bets"),
    (PAI_GOW, "cards.decks", "two, shuffled together"),
    (PAI_GOW, "cards.decks", "two, both dealt together as one pack"),
    (PAI_GOW, "table.drop_and_tip_box", "both boxes on the dealer's right, nobody has been asked"),
    (PAI_GOW, "play.co_bank_share", "60/40"),
    (PAI_GOW, "play.co_bank_share", "two thirds"),
    (PAI_GOW, "play.vigorish", "5%, waived for VIPs"),
    (PAI_GOW, "play.vigorish", "5% up to $100"),
    (PAI_GOW, "play.vigorish_rounding", "to the next nickel"),
    (PAI_GOW, "cards.starting_position", "the shift manager decides"),
    (PAI_GOW, "cards.changed_every", "when they look worn"),
    (PAI_GOW, "play.vigorish", "$1 a hand, whatever is won"),
    (PAI_GOW, "play.co_bank", "yes, house 70%, bank 30%"),
    (PAI_GOW, "cards.starting_position", "wherever the dealer likes"),
    (PAI_GOW, "cards.starting_position", "RNG from 1 to 12"),
    (PAI_GOW, "play.two_adjacent_areas", "yes, up to three areas"),
    (PAI_GOW, "layout.payout_odds", "not posted anywhere"),
    (BLACKJACK, "play.settlement", "all winners are paid, then losing wagers are collected"),
]
OPEN = [
    (PAI_GOW, "cards.dealt_from", "No automated shoe that delivers each position a stack of seven cards."),
    (PAI_GOW, "play.dealer_wager_against_bank", "The stated sum unless the bank directs the players."),
    (PAI_GOW, "cards.jokers", "one, the other one stays in"),
    (PAI_GOW, "table.drop_and_tip_box", "both boxes on the dealer's right, but the Board has approved it"),
    (PAI_GOW, "play.co_bank", "yes, in any split"),
    (PAI_GOW, "cards.shuffler", "a machine or the dealer"),
    (PAI_GOW, "cards.changed_every", "8 hours or more often if the dealer likes"),
    (PAI_GOW, "cards.changed_every", "at least 8 hours"),
    (PAI_GOW, "cards.changed_every", "4 hours, with 30 minutes between 2 and 3 on weekends"),
    (PAI_GOW, "cards.changed_every", "4, on weekends 8"),
    (PAI_GOW, "cards.changed_every", "every 8 to 12 hours"),
    (BACCARAT, "cards.cover_card_depth", "14 or fewer"),
    (PAI_GOW, "play.vigorish", "5% of the wager"),
    (PAI_GOW, "play.vigorish", "up to 5 percent"),
    (PAI_GOW, "payout_limit.amount", "-$5 a hand"),
    (BLACKJACK, "payout_limit.amount", "75,000 chips"),
    (BLACKJACK, "table.positions", "7 on each side"),
    (BLACKJACK, "cards.decks", "8 plus jokers"),
    (BLACKJACK, "cards.changed_every", "24 hours of play"),
    (BLACKJACK, "wagers.bad_beat_progressive.meter.rate", "up to 20%"),
    (BLACKJACK, "wagers.lucky_ladies.minimum", "up to $1"),
    (PAI_GOW, "payout_limit.amount", "fifty a hand"),
    (PAI_GOW, "table.wagering_device", "yes, except at seat 6"),
    (PAI_GOW, "table.discard_rack", "no, but one is on order"),
    (PAI_GOW, "cards.dealt_from", "automated dealing shoe or by hand"),
    (PAI_GOW, "cards.jokers", "one joker in one deck, none in the other"),
    (PAI_GOW, "table.discard_rack", "smoked acrylic"),
    (PAI_GOW, "table.lock_out", "a lock-out button stops wagers after the cards are dealt"),
    (PAI_GOW, "layout.name_or_logo", "the name of the dealer"),
    (PAI_GOW, "cards.identical", "the decks are identical except for size"),
    (PAI_GOW, "cards.jokers", "one for both decks"),
    (PAI_GOW, "cards.jokers", "one joker that is always wild"),
    (PAI_GOW, "play.vigorish_rounding", "more than next 25 cents"),
    (BACCARAT, "play.vigorish_rounding", "less than the next 25 cents"),
    (PAI_GOW, "cards.starting_position", "the RNG number plus one"),
    (PAI_GOW, "play.two_adjacent_areas", "a player may play any two areas"),
    (PAI_GOW, "play.player_bank", "no player may bank in the first round, or so we hope"),
    (PAI_GOW, "play.vigorish", "5% from the house"),
    (PAI_GOW, "play.vigorish_rounding", "next 25 dollars"),
    (PAI_GOW, "play.dealer_wager_against_bank", "the amount the dealer states"),
]
RESTS = [
    (PAI_GOW, "table.lock_out", "no, the dealer squints at late chips", "no", "the dealer squints at late chips"),
    (PAI_GOW, "table.discard_rack", "yes, made of smoked acrylic", "yes", "made of smoked acrylic"),
    (
        PAI_GOW,
        "cards.jokers",
        "one in each deck, the other is torn in half by Marge",
        "1",
        "the other is torn in half by Marge",
    ),
    (PAI_GOW, "layout.payout_odds", "on the layout of the annex", "layout", "of the annex"),
    (PAI_GOW, "cards.dealt_from", "automated dealing shoe, in oak", "automated dealing shoe", "in oak"),
]


@cache
def ruleset_of(chapter: str, day: str) -> Ruleset:
    return compile_ruleset(chapter, parse_date(day), None)


def read(of: tuple[str, str], path: str, text: str) -> Worded | None:
    ruleset = ruleset_of(*of)
    election = ruleset.elections[path]

    def plain(said: str) -> str:
        if election.type == "choice":
            meant = understood(said, path, ruleset) or ""
            return meant if meant in {normal(choice.value) for choice in election.choices} else ""
        node = in_figures(Scalar(position=Position(line=1, column=1), text=said), election.type, path)
        found = READERS[election.type](node, node.position)
        return "" if found.unread else found.text

    return worded(text, election, ruleset, plain)


@pytest.mark.parametrize(("of", "path", "text", "value"), SAID)
def test_a_sentence_says_what_its_entry_asks(of: tuple[str, str], path: str, text: str, value: str) -> None:
    assert read(of, path, text) == Worded(value)


@pytest.mark.parametrize(("of", "path", "text"), REFUSED)
def test_what_no_law_takes_for_an_answer_is_refused(of: tuple[str, str], path: str, text: str) -> None:
    assert read(of, path, text) == Worded("", refused=True)


@pytest.mark.parametrize(("of", "path", "text"), OPEN)
def test_a_word_that_may_turn_an_answer_leaves_all_of_it_open(of: tuple[str, str], path: str, text: str) -> None:
    assert read(of, path, text) is None


@pytest.mark.parametrize(("of", "path", "text", "value", "rest"), RESTS)
def test_a_part_that_is_not_understood_stays_open_beside_the_answer(
    of: tuple[str, str], path: str, text: str, value: str, rest: str
) -> None:
    assert read(of, path, text) == Worded(value, rest=rest)
