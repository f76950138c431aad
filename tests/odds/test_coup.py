"""A coup of Baccarat against published counts for eight decks, and against every order of cards of a small shoe."""

from collections import Counter

import pytest
from odds_cases import LATEST, rule_of_the_coup

from checker.law import compile_ruleset
from checker.law.hands import parse_hands
from checker.odds import coup
from checker.odds.coup import Coup, results

# wizardofodds.com/games/baccarat/appendix/5: Dragon Bonus, eight decks.
PUBLISHED = {
    "first": [
        18_409_431_764_992, 34_097_645_543_424, 89_590_261_473_280, 141_238_897_317_888,
        166_169_165_987_840, 186_780_352_174_080, 812_685_054_124_032, 89_325_908_267_520,
    ],
    "second": [
        15_390_342_909_952, 28_305_092_784_128, 79_517_099_278_336, 119_200_072_366_080,
        157_275_882_332_160, 201_147_167_287_296, 812_685_054_124_032, 89_325_908_267_520,
    ],
}  # fmt: skip
BONUS = tuple(
    parse_hands(one)
    for one in [
        *({"own": {"natural": "no"}, "round": {"margin": str(points)}} for points in (9, 8, 7, 6, 5, 4)),
        {"own": {"natural": "yes"}, "round": {"margin": "1 or more"}},
        {"own": {"natural": "yes"}, "round": {"margin": "0"}},
    ]
)


@pytest.mark.parametrize("side", ["first", "second"])
def test_the_published_counts_of_the_dragon_bonus(side: str) -> None:
    chances = coup.count(rule_of_the_coup(), BONUS, 8, side)
    assert [chances.of_row(row) for row in range(len(BONUS))] == PUBLISHED[side]
    assert chances.of == 4_998_398_275_503_360


def test_the_published_counts_of_the_winner_and_of_dragon_7() -> None:
    found = results(rule_of_the_coup(), 8)
    second = sum(ways for (one, two, _, _), ways in found.items() if two > one)
    first = sum(ways for (one, two, _, _), ways in found.items() if one > two)
    tie = sum(ways for (one, two, _, _), ways in found.items() if one == two)
    assert (second, first, tie) == (2_292_252_566_437_888, 2_230_518_282_592_256, 475_627_426_473_216)
    dragon = sum(ways for (one, two, _, cards), ways in found.items() if two == 7 and cards == 3 and one < 7)
    assert dragon == 112_633_011_329_024  # the same site, Eliot Jacobson, 2011


def test_every_order_of_six_cards_of_one_deck() -> None:
    rule = rule_of_the_coup()
    left = [16, *([4] * 9)]
    found: Counter[tuple[int, int, int, int]] = Counter()

    def deal(cards: list[int], ways: int) -> None:
        if len(cards) < 4:
            for value in range(10):
                number = left[value]
                left[value] -= 1
                if number:
                    deal([*cards, value], ways * number)
                left[value] += 1
            return
        one, two = (cards[0] + cards[2]) % 10, (cards[1] + cards[3]) % 10
        rest = 48
        if one >= 8 or two >= 8 or (one >= 6 and two >= 6):
            found[one, two, 2, 2] += ways * rest * (rest - 1)
            return
        for third in range(10):
            number = left[third]
            left[third] -= 1
            if one < 6:
                draws = two <= 2 or (two, third) in {
                    *((3, card) for card in range(10) if card != 8),
                    *((4, card) for card in range(2, 8)),
                    *((5, card) for card in range(4, 8)),
                    *((6, card) for card in (6, 7)),
                }
                if draws:
                    for last in range(10):
                        found[(one + third) % 10, (two + last) % 10, 3, 3] += ways * number * left[last]
                else:
                    found[(one + third) % 10, two, 3, 2] += ways * number * (rest - 1)
            else:
                found[one, (two + third) % 10, 2, 3] += ways * number * (rest - 1)
            left[third] += 1

    deal([], 1)
    assert {key: ways for key, ways in found.items() if ways} == dict(results(rule, 1))


def test_another_drawing_rule_gives_other_counts() -> None:
    other = Coup(natural=8, first_stays=5, second_stays=6, draws=rule_of_the_coup().draws)
    assert results(other, 6) != results(rule_of_the_coup(), 6)
    assert sum(results(other, 6).values()) == sum(results(rule_of_the_coup(), 6).values())


def test_the_drawing_rule_is_the_one_of_the_guide() -> None:
    """The rule stands in the section as figures and in the guide as a table for patrons: both say the same."""
    (table,) = compile_ruleset("pa/629a", LATEST).chapter.guide["tables"]
    drawn = {
        (int(points), third) for points, *cells in table["rows"] for third, cell in enumerate(cells) if cell == "D"
    }
    assert drawn == {(points, third) for points, third in rule_of_the_coup().draws if points > 2}
