"""Whether what stands on a layout is what the law prints, says the same in other words, or stands in its place."""

import pytest
from rule_cases import with_every_wager

from checker.rules.context import Context
from checker.rules.inscription import altered, carries, same_meaning

PAYS = "Blackjack pays 3 to 2"
DEALER = "Dealer shall draw to 16 and stand on all 17s"


def _context() -> Context:
    filing, ruleset = with_every_wager("pa/633a")
    return Context(rule=ruleset.rules[0], filing=filing, ruleset=ruleset)


@pytest.mark.parametrize(
    ("written", "text", "said"),
    [
        ([PAYS], PAYS, True),
        (["BLACKJACK PAYS three TO 2!"], PAYS, True),
        (["Insurance pays 2 to 1. Blackjack pays 3 to 2."], PAYS, True),
        (["Insurance pays 2 to 1", PAYS], PAYS, True),
        (["Blackjack pays 3 to 2?"], PAYS, False),
        (["Blackjack pays 6 to 5"], PAYS, False),
        ([], PAYS, False),
        ([PAYS], "Blackjack pays 3 to 2?", False),
        (["..."], "...", False),
    ],
)
def test_an_inscription_carries_what_it_or_one_of_its_sentences_says(
    written: list[str],
    text: str,
    said: bool,
) -> None:
    assert carries(written, text) is said


@pytest.mark.parametrize(
    ("written", "text", "index"),
    [
        # Of the same subject, however it is put; what says something else besides is not in its place.
        (["Insurance pays 2 to 1", "For a natural 21 we pay six to five: Blackjack pays 6 to 5"], PAYS, 1),
        (["Welcome", "Blackjack pays 6 to 5"], PAYS, 1),
        (["Blackjack pays 6 to 5, and Insurance pays 2 to 1 to each of the players at this table"], PAYS, None),
        # Or of letters that are alike: three in five of both together, and no fewer.
        (["aaabb"], "aaaaa", 0),
        (["aabbb"], "aaaaa", None),
        (["aaabb", "aaaab"], "aaaaa", 1),
        ([], PAYS, None),
    ],
)
def test_an_inscription_stands_in_the_place_of_another(written: list[str], text: str, index: int | None) -> None:
    assert altered(_context(), written, text) == index


@pytest.mark.parametrize(
    ("item", "text", "same"),
    [
        ("A Blackjack is paid at 3 to 2", PAYS, True),
        ("Blackjack pays 3 to 2 and Insurance pays 2 to 1", PAYS, True),
        ("Blackjack pays 6 to 4", PAYS, True),
        ("Blackjack pays 6 to 5", PAYS, False),
        ("Insurance pays 3 to 2", PAYS, False),
        ("Blackjack does not pay 3 to 2", PAYS, False),
        ("Blackjack pays 3 to 2 on wagers over $10", PAYS, False),
        ("Blackjack pays 3 to 2 zorblax", PAYS, False),
        ("The dealer draws to 16 and stands on 17, soft or hard", DEALER, True),
        ("The dealer stands on soft 17", DEALER, False),
        (PAYS, "Welcome to the table", False),
    ],
)
def test_an_inscription_says_all_that_another_says_and_under_no_condition(
    item: str,
    text: str,
    same: bool,
) -> None:
    assert same_meaning(_context(), item, text) is same
