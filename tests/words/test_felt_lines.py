"""Short lines of a felt: a name and its rows, limits of several wagers, ranges, and words that are cut short."""

import pytest
from said_lines import ground_of, says, unread_of

from checker.statements.comparison import Status
from checker.words.read import read_words
from checker.words.vocabulary import vocabulary_of

SO, NOT_SO, OPEN = Status.AGREES, Status.DIFFERS, Status.NOT_COMPARED


@pytest.mark.parametrize(
    ("chapter", "line", "topic", "status"),
    [
        ("pa-629a", "HOUSE MONEY 15:1 BOTH PAIRS / 3:1 ONE PAIR", "payout", SO),
        ("pa-629a", "HOUSE MONEY 20:1 BOTH PAIRS", "payout", NOT_SO),
        ("pa-629a", "DRAGON BONUS 9 PTS 20:1 / 8 PTS 8:1 / NATURAL WIN 1:1 / NATURAL TIE PUSH", "payout", SO),
        ("pa-629a", "DRAGON BONUS 9 PTS 30:1", "payout", NOT_SO),
        ("pa-688a", "FORTUNE: FULL HOUSE 5:1 / FLUSH 4:1 / THREE OF A KIND 3:1", "payout", SO),
        ("pa-688a", "FORTUNE TRIPS 3:1, ST FLUSH 50:1, FH 5:1, 4OAK 25:1", "payout", SO),
        ("pa-688a", "FORTUNE ST. FLUSH 40:1", "payout", NOT_SO),
        ("pa-688a", "DEALER ACE HIGH W/ JOKER 15:1", "payout", SO),
        ("pa-633a", "KING'S BOUNTY: K♠ PAIR 200 TO 1", "payout", SO),
        ("pa-633a", "Players may not double on soft hands", "double_on", NOT_SO),
        ("pa-688a", "FORTUNE ENVY - FIVE ACES $150", "envy", SO),
        ("pa-688a", "FORTUNE ENVY - FIVE ACES $5", "envy", NOT_SO),
        ("pa-629a", "BANKER & PLAYER $25 MIN $5,000 MAX", "limit_min", SO),
        ("pa-629a", "BANKER & PLAYER $20 MIN $5,000 MAX", "limit_min", NOT_SO),
        ("pa-629a", "BANKER & PLAYER $25 MIN $500 MAX", "limit_max", NOT_SO),
        ("pa-629a", "TIE $5-$500", "limit_max", SO),
        ("pa-688a", "BONUS BETS $5 MIN $100 MAX (ACE HIGH & FORTUNE)", "limit_max", SO),
        ("pa-688a", "PROGRESSIVE $5", "limit_only", SO),
        ("pa-688a", "PROGRESSIVE $10", "limit_only", NOT_SO),
        ("pa-629a", "TIE $5", "limit_only", OPEN),
        ("pa-629a", "PLAYER DRAWS ON 0-5, STANDS ON 6-7", "first_hand_rule", SO),
        ("pa-629a", "NO COMM. ON DRAGON BONUS", "commission", SO),
        ("pa-629a", "NO COMM. ON BANKER", "commission", NOT_SO),
        ("pa-629a", "BANKER 1:1, 5% COMM.", "commission_rate", SO),
        ("pa-629a", "BANKER 1:1, 6% COMM.", "commission_rate", NOT_SO),
    ],
)
def test_a_short_line_says(chapter: str, line: str, topic: str, status: Status) -> None:
    assert unread_of(chapter, line) == ()
    assert says(chapter, line)[topic] is status


@pytest.mark.parametrize(
    ("chapter", "line"),
    [
        ("pa-633a", "NO SURRENDER, SMOKING PERMITTED"),
        ("pa-633a", "DOUBLE DOWN ON ANY TWO CARDS - ASK THE DEALER"),
        ("pa-629a", "TIE 9:1 / SEVENS SPECIAL"),
        ("pa-629a", "BANKER $25 MIN $5,000 MAX UNLESS POSTED"),
    ],
)
def test_a_row_that_is_not_understood_leaves_the_line_open(chapter: str, line: str) -> None:
    assert unread_of(chapter, line)


@pytest.mark.parametrize(
    ("chapter", "line", "topic", "status"),
    [
        ("pa-645a", "Emperor's Treasure / natural 7-card straight flush / 2,500 TO 1", "payout", SO),
        ("pa-645a", "Emperor's Treasure / natural 7-card straight flush / 2,000 TO 1", "payout", NOT_SO),
        ("pa-688a", "Fortune Bonus • 7 Card Straight Flush (no joker) • 5,000 to 1", "payout", SO),
        ("pa-688a", "Ace High Bonus | dealer only, with joker 15 to 1 | dealer only, no joker 6 to 1", "payout", SO),
        (
            "pa-688a",
            "Ace High Bonus | dealer only, with joker 15 to 1 | dealer only, no joker 8 to 1",
            "payout",
            NOT_SO,
        ),
        ("pa-688a", "ROYAL + ROYAL MATCH 2,000:1 ENVY $500 (FORTUNE)", "envy", SO),
        ("md-pai-gow-poker", "Envy Fortune Bonus: quads $5, royal $25", "envy", SO),
        ("md-pai-gow-poker", "Envy Fortune Bonus: quads $5, royal $20", "envy", NOT_SO),
        ("md-pai-gow-poker", "MAJOR PROGRESSIVE | FIVE ACES | 100%", "payout", SO),
        ("md-pai-gow-poker", "MINOR: ROYAL FLUSH", "payout", SO),
        ("md-pai-gow-poker", "MINOR: STRAIGHT FLUSH", "payout", NOT_SO),
        ("md-pai-gow-poker", "Mega starts at $25,000, Minor at $1,000", "meter_initial", SO),
        ("md-pai-gow-poker", "Of each $1, 14% builds the Mega and 6% the Minor", "meter_rate", NOT_SO),
        ("pa-645a", "MIN $15, MAX $1,000 | SIDE BETS $5 TO $100", "limit_max", SO),
        ("pa-645a", "Bonus bets from $10", "limit_min", NOT_SO),
        ("pa-633a", "PROGRESSIVES $1 EACH", "limit_only", SO),
        ("pa-633a", "BLACKJACK • 3 TO 2 • INSURANCE • 2 TO 1", "payout", SO),
        ("pa-633a", "King's Bounty: K♠ K♠ 200-1", "payout", SO),
        ("pa-633a", "King's Bounty: K♠ K♠ 100-1", "payout", NOT_SO),
        ("pa-688a", "FORTUNE BONUS: QUADS 25:1 ($6 ENVY) ROYAL 150:1 ($55 ENVY)", "envy", SO),
        ("pa-688a", "FORTUNE BONUS: QUADS 25:1 ($10 ENVY)", "envy", NOT_SO),
        ("pa-645a", "Royal flush and Royal Match . . . . 1,000 to 1 (Fortune Bonus)", "payout", SO),
        ("md-pai-gow-poker", "MEGA $25,000 START / $10,000 RESET", "meter_initial", SO),
        ("pa-645a", "Max. payout $100,000 per hand, Envy excluded", "envy_in_limit", SO),
        ("pa-645a", "ENVY BONUS WITH ANY SIZE BONUS BET", "envy_least_wager", OPEN),
        ("pa-645a", "Bank offered counterclockwise after the first round", "bank_first_round", SO),
        ("pa-645a", "You win what the meter shows when it is your turn to be paid", "meter_when", SO),
        ("pa-688a", "Your own royal also gets the Envy Bonus", "envy_on_own_hand", NOT_SO),
        ("pa-688a", "SURRENDER OK if you have no side bet up", "surrender_with_bonus", SO),
    ],
)
def test_a_line_of_cells_says(chapter: str, line: str, topic: str, status: Status) -> None:
    assert unread_of(chapter, line) == ()
    assert says(chapter, line)[topic] is status


def test_a_hand_after_another_is_not_completed_to_the_same_hand() -> None:
    assert says("pa-645a", "INSURANCE: K-HIGH 5-1, high 5-1")["payout"] is OPEN


@pytest.mark.parametrize(
    ("line", "topic", "status"),
    [
        ("STRAIGHTS: A-K-Q-J-10 highest, A-2-3-4-5 second, 2-3-4-5-6 lowest", "low_straight", SO),
        ("Straights: 10-J-Q-K-A, then A-2-3-4-5, then 9-10-J-Q-K", "low_straight", SO),
        ("Straights: 10-J-Q-K-A, then 9-10-J-Q-K, then A-2-3-4-5", "low_straight", NOT_SO),
        ("A,2,3,4,5 outranks K,Q,J,10,9", "low_straight", SO),
        ("A-2-3-4-5 ranks below 2-3-4-5-6", "low_straight", NOT_SO),
        ("ROYAL FLUSH BEATS STRAIGHT FLUSH BEATS FOUR OF A KIND", "hand_order", SO),
        ("Flush beats straight beats full house", "hand_order", NOT_SO),
        ("Hand ranks: five aces, royal flush, straight flush", "hand_order", SO),
        ("Highest to lowest: royal flush, five aces, straight flush", "hand_order", NOT_SO),
    ],
)
def test_a_line_gives_the_order_of_hands(line: str, topic: str, status: Status) -> None:
    assert unread_of("pa-645a", line) == ()
    assert says("pa-645a", line)[topic] is status


@pytest.mark.parametrize("line", ["囍", "恭喜發財", "행운을 빕니다", "Pai Gow 牌九 – 祝你好運"])
def test_a_wish_in_another_script_is_an_ornament(line: str) -> None:
    assert not read_words(line, vocabulary_of(ground_of("pa-645a").ruleset)).speaks


@pytest.mark.parametrize(
    "line", ["不收佣金", "和局八倍", "十七點停", "恭喜發財五", "先到先得", "🅽🅾 🆂🆄🆁🆁🅴🅽🅳🅴🆁", "\u0422\u0456\u0435"]
)
def test_other_words_in_another_script_are_open(line: str) -> None:
    assert read_words(line, vocabulary_of(ground_of("pa-645a").ruleset)).unread
