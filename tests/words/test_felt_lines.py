"""Short lines of a felt: a name and its rows, limits of several wagers, ranges, and words that are cut short."""

import pytest
from said_lines import says, unread_of

from checker.words.model import Status

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
