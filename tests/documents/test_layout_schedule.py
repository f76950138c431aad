"""The layout schedule: what the felt must carry, each with its provision, and what may move to a sign."""

import pytest
from document_cases import RICH, SWITCH, changed, grid, lawful, panels, paper, payouts, prose, review, without

from checker.documents.model import Paper


@pytest.fixture(scope="module")
def rich() -> Paper:
    return paper(lawful(RICH), "layout")


def test_each_area_asked_for_stands_with_its_provision(rich: Paper) -> None:
    areas = grid(rich, "areas")
    assert areas["A betting area for the Blackjack Wager, for each player"] == (
        "58 Pa. Code § 633a.2(b)(2)",
        "no",
        "listed",
    )
    assert areas["A betting area for the House Money Wager, for each player"] == ("633a.2(b)(14)", "no", "listed")
    assert {provision for provision, _, _ in areas.values()} == {
        "58 Pa. Code § 633a.2(b)(2)",
        *(f"633a.2(b)({number})" for number in (4, 5, 6, 7, 8, 9, 11, 12, 13, 14)),
    }


def test_an_area_for_a_wager_that_is_not_offered_is_not_asked_for() -> None:
    areas = grid(paper(lawful(without(RICH, "house_money")), "layout"), "areas")
    assert not any("House Money" in name for name in areas)


def test_switch_asks_for_a_second_area() -> None:
    areas = grid(paper(lawful(SWITCH), "layout"), "areas")
    second = next(name for name in areas if name.startswith("A second betting area"))
    assert areas[second] == ("633a.2(b)(10)(i)", "no", "listed")


def test_inscriptions_stand_word_for_word_and_may_not_move_to_a_sign(rich: Paper) -> None:
    assert grid(rich, "inscriptions") == {
        "Blackjack pays 3 to 2": ("633a.2(b)(3)(i)", "no", "listed"),
        "Insurance pays 2 to 1": ("633a.2(b)(3)(ii)", "no", "listed"),
        "Dealer shall draw to 16 and stand on all 17s": ("633a.2(b)(3)(iii)", "no", "listed"),
    }


def test_what_may_stand_on_a_sign_is_told_with_the_filings_choice(rich: Paper) -> None:
    others = grid(rich, "others")
    assert others["Where the payout odds are shown"] == ("633a.2(b)(15)", "yes", "sign")
    assert others["Where the payout limit is shown"] == ("633a.2(b)(16)", "yes", "generic inscription and sign")
    assert others["Name or logo on the layout"] == ("633a.2(b)(1)", "no", "yes")


def test_payout_odds_are_printed_only_where_the_layout_carries_them(rich: Paper) -> None:
    assert panels(rich) == {}
    felt = panels(paper(lawful(changed(RICH, ("payout_odds: sign", "payout_odds: layout"))), "layout"))
    assert payouts(felt["Insurance"]) == [("Insurance", "2 to 1")]
    assert (felt["Lucky Ladies"].limits, felt["Lucky Ladies"].wins) == ("", "")


def test_what_is_missing_is_told() -> None:
    text = changed(RICH, ("    - Insurance pays 2 to 1\n", ""), ("kings_bounty, three_card_poker,", "kings_bounty,"))
    schedule = paper(review(text), "layout", draft=True)
    assert grid(schedule, "inscriptions")["Insurance pays 2 to 1"] == ("633a.2(b)(3)(ii)", "no", "not listed")
    assert grid(schedule, "areas")["A betting area for the Three Card Poker Wager, for each player"][2] == "not listed"


def test_what_is_not_stated_is_not_called_missing() -> None:
    text = RICH[: RICH.index("layout:\n")]
    schedule = paper(lawful(text), "layout")
    assert {row[2] for row in grid(schedule, "areas").values()} == {"not stated"}
    assert {row[2] for row in grid(schedule, "inscriptions").values()} == {"not stated"}


def test_approved_similar_language_names_its_approval() -> None:
    text = changed(
        RICH,
        (
            "    - Dealer shall draw to 16 and stand on all 17s\n",
            (
                "    - Dealer must draw to 16 and stand on all 17s\n"
                "  dealer_rule_in_similar_language:\n"
                "    text: Dealer must draw to 16 and stand on all 17s\n"
                "    approval: BGO-2015-07\n"
            ),
        ),
    )
    inscriptions = grid(paper(lawful(text), "layout"), "inscriptions")
    assert inscriptions["Dealer must draw to 16 and stand on all 17s"] == (
        "633a.2(b)(3)(iii)",
        "no",
        "listed; wording under approval BGO-2015-07",
    )


def test_what_the_filing_adds_is_listed_apart(rich: Paper) -> None:
    limit = "Inscription: Payouts are subject to the posted payout limit"
    assert prose(rich, "also") == ["Area: Bad Beat Progressive", limit]
    text = changed(RICH, ("    - Insurance pays 2 to 1\n", "    - Insurance pays 2 to 1\n    - Good luck\n"))
    assert prose(paper(lawful(text), "layout"), "also") == [
        "Area: Bad Beat Progressive",
        limit,
        "Inscription: Good luck",
    ]


def test_the_designation_of_a_switch_table_stands_among_the_items() -> None:
    designated = "Designated as a Blackjack Switch table"
    assert grid(paper(lawful(SWITCH), "layout"), "others")[designated] == ("633a.2(b)(10)", "no", "yes")
    assert designated not in grid(paper(lawful(RICH), "layout"), "others")
