"""The sign shows every payout of the filing once, in the law's unit, the greatest first, and the sentences it must."""

import re
from decimal import Decimal

import pytest
from document_cases import PLAIN, RICH, SWITCH, VARIED, changed, lawful, panels, payouts, review, sign, text_of, without

from checker.documents.model import Limit, Sign

PAYS = {
    "Blackjack": [
        ("Blackjack", "3 to 2"),
        ("Other winning Blackjack Wagers", "1 to 1"),
        ("Even money on your Blackjack when the dealer shows an ace", "1 to 1"),
    ],
    "Insurance": [("Insurance", "2 to 1")],
    "Lucky Ladies": [
        ("Queen of hearts pair and dealer Blackjack", "1,000 to 1"),
        ("Queen of hearts pair", "200 to 1"),
        ("Matched 20", "25 to 1"),
        ("Suited 20", "10 to 1"),
        ("Any 20", "4 to 1"),
    ],
    "Match-the-Dealer": [
        ("Each matching card of the same suit", "11 to 1"),
        ("Each matching card of a different suit", "4 to 1"),
    ],
    "In Between": [
        ("Triple Match", "30 to 1"),
        ("One-card spread", "10 to 1"),
        ("Two-card spread", "6 to 1"),
        ("Three-card spread", "4 to 1"),
        ("All others", "1 to 1"),
    ],
    "Royal Match 21": [
        ("Royal Match", "30 to 1"),
        ("Suited Match", "2.5 to 1"),
        ("Crown Treasure Bonus", "1,000 for 1"),
    ],
    "Bet the Set 21": [("Suited Pairs", "15 to 1"), ("Pairs", "10 to 1")],
    "King's Bounty": [
        ("King of spades pair and dealer Blackjack", "1,000 to 1"),
        ("King of spades pair", "200 to 1"),
        ("Suited kings pair", "50 to 1"),
        ("Suited queens, jacks or 10s pair", "25 to 1"),
        ("Suited 20", "9 to 1"),
        ("Pair of kings", "6 to 1"),
        ("Any 20", "4 to 1"),
    ],
    "Bad Beat Progressive": [
        ("Player has a 20 and dealer has 21 with seven or more cards", "100% of meter"),
        ("Player has a 20 and dealer has 21 with six cards", "1,000 for 1"),
        ("Player has a 20 and dealer has 21 with five cards", "100 for 1"),
        ("Player has a 20 and dealer has 21 with four cards", "50 for 1"),
        ("Player has a 20 and dealer has 21 with three cards", "25 for 1"),
        ("Player has a 20 and dealer has Blackjack", "10 for 1"),
        ("Player has a 20", "1 for 1"),
        ("Magic Card Bonus", "20 for 1"),
        ("Lucky Player Bonus", "5 for 1"),
    ],
    "Three Card Poker": [
        ("Straight Flush", "30 to 1"),
        ("Three-of-a-kind", "20 to 1"),
        ("Straight", "10 to 1"),
        ("Flush", "5 to 1"),
    ],
    "Hit and Run Progressive": [
        ("Dealer has eight or more cards", "100% of meter"),
        ("Dealer has seven cards", "200 for 1"),
        ("Dealer has six cards", "25 for 1"),
        ("Dealer has five cards", "8 for 1"),
        ("Dealer has Blackjack", "4 for 1"),
    ],
    "Straight Jack Progressive": [
        ("Player has a six-card straight with an ace of spades", "100% of meter and 200 to 1"),
        ("Player has a six-card straight with an ace of diamonds, clubs or hearts", "10% of meter and 200 to 1"),
        ("Player has a five-card straight", "200 to 1"),
        ("Player has a four-card straight", "50 to 1"),
        ("Player has a three-card straight", "15 to 1"),
        ("Player has a two-card straight", "3 to 1"),
    ],
    "House Money": [
        ("Ace-king suited", "9 to 1"),
        ("Two-card straight flush", "4 to 1"),
        ("Pair", "3 to 1"),
        ("Two-card straight", "1 to 1"),
    ],
}
"""Written down from the texts of 633a.8(e) and 633a.13 with six decks, as in force on July 1, 2015."""


@pytest.fixture(scope="module")
def rich() -> Sign:
    return sign(lawful(RICH))


def size(pays: str) -> tuple[Decimal, Decimal]:
    """Give a payout's share of a meter and what it wins for one unit staked."""
    share = re.search(r"([0-9]+)% of meter", pays)
    odds = re.search(r"([0-9.,]+) (to|for) ([0-9]+)", pays)
    won = Decimal(odds[1].replace(",", "")) / Decimal(odds[3]) - (odds[2] == "for") if odds else Decimal(0)
    return Decimal(share[1]) if share else Decimal(0), won


def test_every_wager_offered_stands_once_the_base_wager_first(rich: Sign) -> None:
    assert [panel.name for panel in rich.panels] == list(PAYS)


@pytest.mark.parametrize("wager", PAYS)
def test_payouts_are_the_laws_in_its_units(rich: Sign, wager: str) -> None:
    assert payouts(panels(rich)[wager]) == PAYS[wager]


@pytest.mark.parametrize("wager", PAYS)
def test_payouts_descend_and_what_is_paid_besides_comes_last(rich: Sign, wager: str) -> None:
    found = payouts(panels(rich)[wager])
    besides = [(name, pays) for name, pays in found if name.endswith(" Bonus")]
    hands = [row for row in found if row not in besides]
    assert found == [*hands, *besides]
    for rows in (hands, besides):
        sizes = [size(pays) for _, pays in rows]
        assert sizes == sorted(sizes, reverse=True)


def test_the_paytable_and_its_condition_are_named(rich: Sign) -> None:
    conditions = {name: panel.condition for name, panel in panels(rich).items()}
    assert conditions["Bet the Set 21"] == "Paytable C, four or more decks"
    assert conditions["Three Card Poker"] == "Paytable B"
    assert conditions["House Money"] == "Multiple decks"
    assert conditions["Lucky Ladies"] == ""


def test_optional_bonuses_appear_only_where_elected() -> None:
    text = changed(
        RICH,
        ("    any_20: yes\n", ""),
        ("    magic_card: yes", "    magic_card: no"),
        ("crown_treasure: yes", "crown_treasure: no"),
    )
    shown = panels(sign(lawful(text)))
    assert [outcome for outcome, _ in payouts(shown["Bad Beat Progressive"])] == [
        *(
            outcome
            for outcome, _ in PAYS["Bad Beat Progressive"]
            if outcome not in {"Magic Card Bonus", "Player has a 20"}
        ),
    ]
    assert payouts(shown["Royal Match 21"]) == [("Royal Match", "30 to 1"), ("Suited Match", "2.5 to 1")]


def test_decks_decide_the_payouts() -> None:
    shown = panels(sign(lawful(changed(RICH, ("  decks: 6\n", "  decks: 8\n"), ("[6, 6]", "[8, 8]")))))
    assert payouts(shown["Match-the-Dealer"])[0] == ("Each matching card of the same suit", "14 to 1")


def test_the_law_of_the_day_decides_the_payouts() -> None:
    early = without(without(RICH, "straight_jack_progressive"), "house_money")
    text = changed(
        early,
        ("filing_date: 2015-07-01", "filing_date: 2014-01-31"),
        ("    paytable: B\n", ""),
        ("paid at once", "paid at the end"),
        ("after the card reader", "when the hole card is revealed"),
    )
    shown = panels(sign(lawful(text)))
    assert payouts(shown["Hit and Run Progressive"])[1] == ("Dealer has seven cards", "100 for 1")
    assert payouts(shown["Three Card Poker"]) == [("Winning Three Card Poker Wagers", "9 to 1")]


def test_the_mandated_sentences_stand_word_for_word(rich: Sign) -> None:
    assert [(line.text, line.provision) for line in rich.inscriptions] == [
        ("Blackjack pays 3 to 2", "633a.2(b)(3)(i)"),
        ("Insurance pays 2 to 1", "633a.2(b)(3)(ii)"),
        ("Dealer shall draw to 16 and stand on all 17s", "633a.2(b)(3)(iii)"),
    ]


SIMILAR = (
    "    - Dealer shall draw to 16 and stand on all 17s\n",
    (
        "    - Dealer must draw to 16 and stand on all 17s\n"
        "  dealer_rule_in_similar_language:\n"
        "    text: Dealer must draw to 16 and stand on all 17s\n"
        "    approval: BGO-2015-07\n"
    ),
)


def test_approved_similar_language_takes_the_place_of_the_laws() -> None:
    said = [line.text for line in sign(lawful(changed(RICH, SIMILAR))).inscriptions]
    assert said[2] == "Dealer must draw to 16 and stand on all 17s"
    assert len(said) == 3


def test_similar_language_without_approval_does_not() -> None:
    text = changed(RICH, (SIMILAR[0], SIMILAR[1].replace("    approval: BGO-2015-07\n", "")))
    said = [line.text for line in sign(review(text), draft=True).inscriptions]
    assert said[2] == "Dealer shall draw to 16 and stand on all 17s"


def test_what_the_filing_puts_on_a_sign_stands_there_once() -> None:
    text = RICH + "sign:\n  inscriptions:\n    - Insurance pays 2 to 1\n    - Ask the dealer for a guide\n"
    assert [line.text for line in sign(lawful(text)).inscriptions] == [
        "Blackjack pays 3 to 2",
        "Insurance pays 2 to 1",
        "Dealer shall draw to 16 and stand on all 17s",
        "Ask the dealer for a guide",
    ]


def test_limits_of_the_base_wager_stand_at_the_head_and_others_with_their_wager(rich: Sign) -> None:
    assert rich.limits == (Limit(wager="Blackjack", minimum="$10", maximum="$500"),)
    assert panels(rich)["Blackjack"].limits == ""
    assert panels(rich)["Three Card Poker"].limits == "$1 to $50"


def test_meters_are_public(rich: Sign) -> None:
    assert panels(rich)["Straight Jack Progressive"].terms == (
        "The meter starts at $10,000.",
        "After the whole meter is won, it starts again at $5,000.",
        "25% of each wager goes to the meter.",
    )


def test_the_payout_limit_and_how_it_is_shared_are_stated(rich: Sign) -> None:
    said = [line.text for line in rich.sentences]
    assert "Payout limit: $75,000 a round for all winners together" in said
    assert "Several winners share the payout limit in proportion to their wagers" in said
    assert 'Odds stated with "for" include your wager' in said
    assert not any("limit" in line.text for line in sign(lawful(PLAIN)).sentences)


def test_the_help_line_is_the_filings_own(rich: Sign) -> None:
    assert rich.help_line == "Gambling problem? Call 1-800-GAMBLER."
    assert sign(lawful(PLAIN)).help_line == ""


def test_the_largest_filing_shows_every_wager_of_the_chapter() -> None:
    found = lawful(SWITCH)
    assert found.ruleset is not None
    shown = sign(found)
    assert {panel.wager for panel in shown.panels} == set(found.ruleset.wagers)
    assert payouts(panels(shown)["Super Match"]) == [
        ("Four-of-a-kind", "40 to 1"),
        ("Two pair", "8 to 1"),
        ("Three-of-a-kind", "5 to 1"),
        ("Pair", "1 to 1"),
    ]
    assert "A dealer's 22 ties any hand of 21 or less" in [line.text for line in shown.sentences]


def test_a_draft_says_where_no_paytable_is_lawful() -> None:
    found = review(changed(RICH, ("  decks: 6\n", "  decks: 3\n")))
    assert found.outcome == "defects"
    shown = sign(found, draft=True)
    panel = panels(shown)["Bet the Set 21"]
    assert panel.rows == ()
    assert panel.missing == "No payouts are shown: the filing has no lawful paytable for this wager."
    assert shown.head.draft == "DRAFT"
    assert shown.head.draft_reason.startswith("Draft. The filing does not comply (")


def test_payouts_that_an_approval_covers_are_shown_as_filed() -> None:
    panel = panels(sign(lawful(VARIED)))["Lucky Ladies"]
    assert panel.condition == "Payouts by approval ED-2015-112"
    assert payouts(panel)[:2] == [
        ("Queen of hearts pair and dealer Blackjack", "1,000 to 1"),
        ("Queen of hearts pair", "300 to 1"),
    ]


def test_no_word_of_the_program_reaches_the_sign(rich: Sign) -> None:
    for form in ("txt", "html"):
        shown = re.sub(r"<style>.*?</style>|<[^>]+>", " ", text_of(rich, form), flags=re.DOTALL)
        assert re.findall(r"\b[a-z0-9]+_[a-z0-9_]+\b", shown) == []
