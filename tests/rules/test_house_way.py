"""Lines of a house way: read into rules, tried on hands of seven cards, compared with each other."""

import pytest

from checker.rules.house_way.deals import deals
from checker.rules.house_way.reading import read_line
from checker.rules.house_way.rules import Rule
from checker.rules.house_way.trial import (
    CONTRADICTION,
    EXCEPTION,
    FOUL,
    IMPOSSIBLE,
    clash,
    ranks_named,
    says_something,
    wrong,
)


def rules_of(line: str) -> tuple[Rule, ...]:
    found = read_line(line)
    assert found is not None, line
    assert says_something(found, ranks_named(found)), line
    return found


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("One pair: the pair in the high hand, the two best other cards low", ""),
        ("One pair: pair low", FOUL),
        ("A lone pair goes in front", FOUL),
        ("Two pair: the lower pair in the low hand", ""),
        ("Two pair: the higher pair in the low hand", FOUL),
        ("No pair: the second and third highest cards in the low hand", ""),
        ("No pair: the highest card in front", FOUL),
        ("Three aces: a pair of aces in back, one ace in front", ""),
        ("Three aces: a pair of aces low, one ace high", FOUL),
        ("Five aces are split three low and two high", IMPOSSIBLE),
        ("One pair: four cards in the high hand and three in the low hand", IMPOSSIBLE),
        ("Full house: trips low, pair high", IMPOSSIBLE),
        ("Full house: pair low, except a pair of 2s with an ace", ""),
    ],
)
def test_what_a_line_sets_is_lawful_foul_or_cannot_be(line: str, expected: str) -> None:
    rules = rules_of(line)
    assert wrong(rules, ranks_named(rules)) == expected


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("Four-of-a-kind: 6s and lower together, 7s to kings split", "Four 6s: together", ""),
        ("Five aces: two low, unless a pair of kings can be played low", "Five aces: two in front, three behind", ""),
        ("Two pair: split, except 6s or lower stay together if an ace can go low",
         "Two pair, 6s or lower, without an ace: split", ""),
        ("Four-of-a-kind: 6s and lower together, 7s to kings split", "Four 6s: split", CONTRADICTION),
        ("Four-of-a-kind: 6s and lower together, 7s to kings split", "Quad 7s stay together", CONTRADICTION),
        ("Four-of-a-kind: 6s and lower together, 7s to kings split", "Quad aces stay together", ""),
        ("Quads: split unless a pair can be played low", "Four 9s without another pair: split", ""),
        ("Quads: split unless a pair can be played low", "Four 9s with a pair of 2s: the 9s are split", CONTRADICTION),
        ("Two pair: lower pair low, unless both are 6s or lower and an ace can be played low",
         "Two pair, 6s and 2s with an ace: both pair high, ace low", ""),
        ("Two pair: lower pair low, unless both are 6s or lower and an ace can be played low",
         "Two pair, 7s and 2s with an ace: both pair high, ace low", CONTRADICTION),
        ("Two pair: lower pair low, unless both are 6s or lower and an ace can be played low",
         "Two pair, 6s and 2s without an ace: both pair high", CONTRADICTION),
        ("Three-of-a-kind: in the high hand, except three aces, of which one is played low",
         "Trips: all three high, except aces", ""),
        ("Three-of-a-kind: in the high hand, except three aces, of which one is played low",
         "Trips: all three high, except kings", CONTRADICTION),
        ("Straight: in the high hand, with the highest low hand that it leaves",
         "Of two ways to hold a straight, the one leaving the best low hand", ""),
        ("Straight: in the high hand", "A straight is broken whenever an ace can be played low", EXCEPTION),
        ("Straight: in the high hand", "A straight is never broken to put an ace in front", ""),
        ("Royal flush: kept, but broken for two pair with an ace", "Royal flush: never broken", CONTRADICTION),
        ("Royal flush: kept, but broken for two pair with an ace", "Royals: broken for two pair with an ace", ""),
        ("Three pair: highest pair low", "Queens, 8s and 5s: the queens go low", ""),
        ("Three pair: highest pair low", "Queens, 8s and 5s: 5s low", EXCEPTION),
        ("Five aces: two low, unless a pair of kings can be played there", "Five aces: always together", CONTRADICTION),
        ("Full house: pair low, trips high", "Full house: split only if the pair is 10s or better", CONTRADICTION),
    ],
)  # fmt: skip
def test_two_lines_contradict_each_other_or_one_may_be_an_exception(one: str, other: str, expected: str) -> None:
    first, second = rules_of(one), rules_of(other)
    assert clash(first, second, ranks_named((*first, *second))) == expected


@pytest.mark.parametrize(
    "line",
    [
        "Four 6s may be split",
        "Four 6s: split on Tuesdays",
        "Set them well",
        "One pair: only high",
        "If a flush and a straight are both possible, play the flush in back.",
    ],
)
def test_a_line_with_a_part_that_cannot_be_tried_is_not_read(line: str) -> None:
    assert read_line(line) is None


def test_no_hand_of_a_type_without_a_straight_or_flush_holds_one() -> None:
    ranks = frozenset(range(2, 15))
    for kind in ("no_pair", "one_pair", "two_pair", "trips", "quads"):
        for deal in deals(kind, ranks):
            high = [deal.high_rank(low)[0] for low in deal.lows]
            assert not {4, 5, 8} & set(high), (kind, deal.cards)
            assert len(deal.cards) == len(set(deal.cards)) == 7


@pytest.mark.parametrize(
    "line",
    [
        "Full house: pair low, except a pair of 2s with an ace and king, which are played low",
        "Full house: pair low, except a pair of 2s, which is played high",
        "Trips: in the high hand, except 2s with an ace and king, which are played low",
        "Full house: pair low, except with a pair of 3s and an ace, which are kept high",
    ],
)
def test_an_exception_is_read_as_one_or_the_line_is_left_open(line: str) -> None:
    rules = read_line(line)
    assert rules is None or wrong(rules, ranks_named(rules)) == ""


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("Quads: 6s to 9s together", {5, 6, 9, 10}),
        ("Quads: 2s together", {2, 3}),
        ("Quads: 5s or less together", {2, 5, 6}),
        ("Quads: jacks or better together", {10, 11, 14}),
        ("Full house: kept if the pair is 7s", {6, 7, 8}),
        ("Three pair: the 7s low", {7}),
        ("Quads: kept with a pair of 7s", {7}),
        ("Jacks full of fours: jacks high", {11, 4}),
    ],
)
def test_hands_are_tried_on_the_ranks_that_a_line_names_and_next_to_them(line: str, named: set[int]) -> None:
    rules = read_line(line)
    assert rules is not None
    assert ranks_named(rules) == {14, 13, 9, 6, 2} | named


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Full house: pair low, except a pair of 2s with an ace", True),
        ("Full house: pair low with another pair", False),
        ("Full house: two pairs low", False),
        ("Straight: kept if there are three pair", False),
        ("Two pair: two of them low", False),
    ],
)
def test_a_line_says_something_where_there_is_a_hand_of_which_it_speaks(line: str, expected: bool) -> None:
    rules = read_line(line)
    assert rules is not None
    assert says_something(rules, ranks_named(rules)) is expected
