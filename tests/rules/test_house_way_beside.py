"""A text beside a house way: as that has it, otherwise than it, or not told."""

import pytest

from checker.rules.house_way.beside import beside
from checker.rules.house_way.lines import Line, rules_of

FILED = (
    "No pair: the highest card in the high hand, the next two in the low hand",
    "One pair: the pair in the high hand, the two highest other cards in the low hand",
    "Two pair: the lower pair in the low hand, unless both are 6s or lower and an ace can be played low",
    "Three-of-a-kind: in the high hand, except three aces, of which one is played low",
    "Straight or flush: in the high hand, with the highest low hand that it leaves",
    "Four-of-a-kind: 6s and lower together, 7s to kings split unless a pair can be played low, aces always split",
    "Straight flush or royal flush: as a straight or flush, but broken for two pair with an ace",
    "Five aces: two in the low hand, unless a pair of kings can be played there",
)
_LINES = tuple(Line(text, "", rules_of(text)) for text in FILED)


def _told(text: str) -> str:
    found = beside(text, _LINES, of_dealer=True)
    return "not told" if found is None else "agrees" if found.otherwise is None else "differs"


@pytest.mark.parametrize(
    "text",
    [
        "No pair: top card up top, next two in the low hand",
        "Three-of-a-kind: keep in high; three aces play one in low",
        "Three of a kind: kept in the high hand; three aces are split, a pair of aces high and an ace low",
        "Trips: high, but split one ace off three aces",
        "Straight or flush: keep in high, best low it leaves",
        "Straight or flush: high, with the best low hand left over",
        "Straight or flush: in back, leaving the best front",
        "Four of a kind: keep 5s and lower together",
        "Straight or royal flush: like a straight or flush, broken for two pair with an ace",
        "Straight flush or royal flush: same as a straight or flush, broken for two pair with an ace",
    ],
)
def test_telegram_style_is_read_as_the_filed_line(text: str) -> None:
    assert _told(text) == "agrees"


@pytest.mark.parametrize(
    "text",
    [
        "Two pair: both pairs stay in the high hand",
        "Two pair: the lower pair in the low hand, unless both are 5s or lower and an ace can be played low",
        "Two pair: the lower pair in the low hand, unless both are 6s or lower and a king can be played low",
        "Three of a kind: high, except three kings, of which one is played low",
        "Straight or flush: high, with the highest high hand left",
        "Four of a kind: keep 5s and lower together, split 6s and higher",
        "Four of a kind: 7s and lower together, 8s to kings split unless a pair can be played low, aces always split",
        "Five aces: two in the low hand, unless a pair of queens can be played there",
    ],
)
def test_other_bounds_and_what_holds_in_no_hand_but_the_exception_differ(text: str) -> None:
    assert _told(text) != "agrees"
    if "high hand left" not in text:
        assert _told(text) == "differs"


@pytest.mark.parametrize("text", ["Three of a kind: stays high", "Four of a kind: kept together"])
def test_a_line_without_its_exceptions_is_not_told(text: str) -> None:
    assert _told(text) == "not told"


@pytest.mark.parametrize("text", ["No pair: lowest card high, next two low", "No pair: lowest card high, second low"])
def test_next_after_the_lowest_card_is_not_read(text: str) -> None:
    assert rules_of(text) == ()
