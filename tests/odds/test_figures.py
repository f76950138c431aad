"""The odds of every chapter's paytables: complete, consistent, and by both readings; and what they are in money."""

import datetime
import json
from collections import Counter
from fractions import Fraction
from pathlib import Path

import jsonschema
import pytest
from odds_cases import CHAPTERS, LATEST, one

from checker.law import compile_ruleset
from checker.odds.chances import Chances, checked
from checker.odds.figures import chapter_odds
from checker.odds.model import WagerOdds
from checker.odds.plausible import remarks
from checker.odds.settle import Line, settle
from checker.report.odds import odds_form
from checker.values import parse_payout

SCHEMA = json.loads((Path(__file__).parents[2] / "schemas" / "odds.json").read_text(encoding="utf-8"))
UNCOUNTED = {
    "pai_gow_poker",  # decided by how hands are set
    "face_up_pai_gow_poker",
}


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("reading", ["literal", "evident"])
def test_every_paytable_says_how_it_is_counted(chapter: str, reading: str) -> None:
    ruleset = compile_ruleset(chapter, LATEST, reading)
    for table in (*ruleset.paytables, *ruleset.chances):
        if table.wager in UNCOUNTED or table.additional:
            continue
        assert table.counted is not None, table.provision
        assert table.counted.deal in ruleset.deals
        if ruleset.deals[table.counted.deal].kind != "game":
            assert all(row.hands is not None for row in table.rows), table.provision


@pytest.mark.parametrize("chapter", [chapter for chapter in CHAPTERS if chapter != "pa/633a"])
def test_the_public_form_lists_every_counted_paytable(chapter: str) -> None:
    found = chapter_odds(chapter, LATEST)
    form = odds_form(found, remarks(found))
    jsonschema.validate(form, SCHEMA)
    ruleset = compile_ruleset(chapter, LATEST)
    tables = {(table.wager, table.label or None) for table in (*ruleset.paytables, *ruleset.chances) if table.counted}
    assert {(item["wager"], item["paytable"]) for item in form["wagers"]} == tables
    for item in form["wagers"]:
        listed = item["house_edge"]
        if listed and item["exact"] and listed["exact"]:
            assert float(Fraction(listed["exact"])) == pytest.approx(listed["decimal"])


@pytest.mark.parametrize("chapter", [chapter for chapter in CHAPTERS if chapter != "pa/633a"])
def test_outcomes_are_of_the_same_deals_and_the_edge_is_what_they_pay(chapter: str) -> None:
    """A second way to the edge: from the outcomes shown, with payouts read anew."""
    for odds in chapter_odds(chapter, LATEST):
        assert sum(outcome.count for outcome in odds.outcomes) == odds.outcomes[0].of
        if odds.meter or odds.edge is None:
            continue
        net = Fraction(0)
        for outcome in odds.outcomes:
            number, _, rest = outcome.payout.partition(" ")
            won = (
                Fraction(number.replace(",", "")) if rest == "to 1" else Fraction(0 if outcome.payout == "Push" else -1)
            )
            kept = Fraction(95, 100) if odds.wager == "banker" and not odds.lines and won == 1 and _less(odds) else 1
            net += won * kept * outcome.probability
        assert odds.edge == -net, (odds.wager, odds.paytable)


def _less(odds: WagerOdds) -> bool:
    """Whether vigorish is kept: a Banker wager that is returned only in a tie."""
    returned = next(outcome for outcome in odds.outcomes if outcome.outcome == "Returned")
    return returned.probability < Fraction(96, 1000)


@pytest.mark.parametrize(
    ("chapter", "wager", "paytable", "like", "edge"),
    [
        # wizardofodds.com/games/baccarat/appendix/5 and Eliot Jacobson (2011), eight decks
        ("pa/629a", "dragon_bonus", "A", {"decks": 8, "side": "Player's Hand"}, 2.6517),
        ("pa/629a", "dragon_bonus", "A", {"decks": 6, "side": "Player's Hand"}, 2.67),
        ("pa/629a", "dragon_bonus", "A", {"decks": 8, "side": "Banker's Hand"}, 9.3731),
        ("pa/629a", "dragon_7", "", {"decks": 8}, 7.611),
        # John Grochowski, Casino City Times, 2015: 7.8 percent, and 0.92 for each other player at $5
        ("pa/688a", "fortune_bonus", "3", {"reading": "evident"}, 7.83),
    ],
)
def test_published_edges(chapter: str, wager: str, paytable: str, like: dict[str, object], edge: float) -> None:
    found = one(chapter, wager, paytable, **like)
    assert found.edge is not None
    assert float(found.edge * 100) == pytest.approx(edge, abs=0.006)


def test_the_published_worth_of_an_envy_bonus() -> None:
    found = one("pa/688a", "fortune_bonus", "3", reading="evident")
    assert found.envy is not None
    # Wizard of Odds, as told by Casino City Times: each other player takes 0.92 percent off the edge of a $5 wager.
    assert float(found.envy / 5 * 100) == pytest.approx(0.92, abs=0.005)


def test_three_of_a_kind_that_is_collected_costs_what_it_would_have_paid() -> None:
    literal = one("pa/645a", "fortune_bonus", "A", reading="literal")
    evident = one("pa/645a", "fortune_bonus", "A", reading="evident")
    trips = {odds.reading: odds.outcomes[9] for odds in (literal, evident)}
    assert trips["literal"].count == 0
    assert trips["evident"].count == 7_672_500
    straights = literal.outcomes[10].count - evident.outcomes[10].count
    assert literal.edge is not None
    assert evident.edge is not None
    # Each three-of-a-kind loses 4 units against the evident reading, or 1 where it is a straight too.
    assert literal.edge - evident.edge == Fraction(4 * (7_672_500 - straights) + straights, 154_143_080)
    assert literal.advisories == ("645a.7(e)/three-of-a-kind",)


def test_rows_that_need_not_be_offered_have_figures_of_their_own() -> None:
    plain = one("pa/633a", "royal_match_21", "C", decks=8, lines=())
    crown = one("pa/633a", "royal_match_21", "C", decks=8, lines=("Crown Treasure",))
    assert plain.edge is not None
    assert crown.edge is not None
    assert plain.edge - crown.edge == 1000 * crown.outcomes[2].probability
    assert crown.outcomes[2].count > 0


def test_a_bonus_that_a_system_draws_is_named_and_not_counted() -> None:
    found = [odds for odds in chapter_odds("pa/633a", LATEST, "bad_beat_progressive", 6) if odds.lines]
    assert [odds.uncounted for odds in found] == [("Magic Card Bonus (optional)", "Lucky Player Bonus (optional)")]


def test_each_day_has_its_own_payouts() -> None:
    old = chapter_odds("pa/633a", datetime.date(2013, 1, 1), "hit_and_run_progressive", 6)
    new = chapter_odds("pa/633a", datetime.date(2015, 1, 1), "hit_and_run_progressive", 6)
    seven, five = new[0].outcomes[1].probability, new[0].outcomes[3].probability
    assert old[0].meter
    assert new[0].meter
    assert new[0].meter.fixed - old[0].meter.fixed == 100 * seven + five
    assert chapter_odds("pa/633a", datetime.date(2013, 1, 1), "house_money", 6) == ()


def test_a_number_of_decks_for_which_there_is_no_paytable_has_no_figure() -> None:
    assert chapter_odds("pa/633a", LATEST, "match_the_dealer", 7) == ()
    assert [odds.decks for odds in chapter_odds("pa/633a", LATEST, "match_the_dealer")] == [6, 8]
    assert [odds.decks for odds in chapter_odds("pa/633a", LATEST, "super_match", 5)] == []
    assert {odds.decks for odds in chapter_odds("pa/633a", LATEST, "lucky_ladies", 5)} == {5}


# What payouts are in money

COIN = checked({(0,): 1, (): 1}, 2)
HALF = Fraction(1, 2)


@pytest.mark.parametrize(
    ("payout", "net"),
    [
        ("1 to 1", 0),
        ("2 for 1", 0),
        ("1 for 1", -HALF),
        ("3 to 2", HALF * HALF),
        ("Push", -HALF),
        ("$10", HALF * 1 - HALF),
    ],
)
def test_units_are_kept(payout: str, net: Fraction | int) -> None:
    settled = settle(COIN, (Line(parse_payout(payout)),), Fraction(5), Fraction(0))
    assert settled.net == net
    assert settled.meters == {}


def test_a_stake_that_is_returned_and_winnings_that_are_kept_in_part() -> None:
    kept = settle(COIN, (Line(parse_payout("1 to 1")),), Fraction(1), Fraction(5, 100))
    assert kept.net == -Fraction(25, 1000)
    back = settle(COIN, (Line(parse_payout("$10"), stake_returned=True),), Fraction(5), Fraction(0))
    assert back.net == HALF * 2 - HALF
    assert settle(COIN, (None,), Fraction(1), Fraction(0)).net == -HALF


def test_a_meter_stays_apart_and_its_break_even_breaks_even() -> None:
    line = Line(parse_payout("100% of meter and 200 to 1"))
    settled = settle(checked({(0,): 1, (): 999}, 1000), (line,), Fraction(2), Fraction(0))
    assert settled.net == Fraction(200 - 999, 1000)
    assert settled.meters == {"": Fraction(1, 2000)}
    even = -settled.net / settled.meters[""]
    assert settled.edge({"": even}) == 0
    assert settled.edge({"": even + 1}) < 0


def test_a_progressive_at_its_seed_and_in_the_long_run() -> None:
    found = one("pa/688a", "progressive", "1")
    assert found.meter
    assert found.edge is not None
    assert found.meter.break_even is not None
    assert found.meter.long_run is not None
    top, aces = found.outcomes[0].probability, found.outcomes[1].probability
    assert found.edge == 1 - found.meter.fixed - 10_000 * (top + aces / 10)
    assert found.meter.fixed + found.meter.break_even * (top + aces / 10) == 1
    # 28% of each dollar goes to the meter, and the house puts $10,000 on it whenever it is emptied.
    assert found.meter.long_run == found.meter.fixed + Fraction(28, 100) + 10_000 * top


def test_several_meters_have_no_single_break_even() -> None:
    found = one("md/pai-gow-poker", "progressive", "B")
    assert found.meter
    assert set(found.meter.rates) == {"major", "minor"}
    assert found.meter.break_even is None
    assert found.edge is None


def test_counts_that_are_not_all_deals_are_a_fault() -> None:
    assert isinstance(checked({(): 2}, 2), Chances)
    with pytest.raises(ArithmeticError, match="1 deals are counted, of 2"):
        checked({(): 1}, 2)


# What looks wrong


def test_what_looks_wrong_in_the_law_is_noted_with_its_arithmetic() -> None:
    notes = Counter((note.kind, note.paytable) for note in remarks(chapter_odds("pa/688a", LATEST, "progressive")))
    assert notes["return", "7"] == 1
    assert notes["never", "4"] == 1
    bounty = [note for note in remarks(chapter_odds("pa/633a", LATEST, "kings_bounty", 8)) if note.kind == "order"]
    assert bounty[0].text == (
        "By the evident reading: pair of kings pays less than Suited 20, though it comes less often: "
        "6 to 1 at 1 in 225, 9 to 1 at 1 in 48."
    )


def test_a_paytable_in_order_has_no_note() -> None:
    assert remarks(chapter_odds("pa/629a", LATEST, "dragon_bonus")) == ()
    assert remarks(chapter_odds("pa/633a", LATEST, "three_card_poker", 8)) == ()
    assert [note.kind for note in remarks(chapter_odds("pa/633a", LATEST, "lucky_ladies", 1))] == ["never"]
    assert remarks(chapter_odds("pa/633a", LATEST, "lucky_ladies", 2)) == ()


def test_the_vigorish_that_is_counted_is_the_one_that_the_rule_fixes() -> None:
    ruleset = compile_ruleset("pa/629a", LATEST)
    rule = next(rule for rule in ruleset.rules if rule.provision == "629a.12(c)" and rule.name == "vigorish")
    table = next(table for table in ruleset.paytables if table.wager == "banker")
    assert rule.value is not None
    assert table.less == rule.value.number
