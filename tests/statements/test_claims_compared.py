"""How one claim of a draft compares with what a filing states: agrees, differs, or why it cannot be compared."""

from decimal import Decimal
from functools import cache
from typing import Any

import pytest
from filings import CHAPTERS, law_of

from checker.frozen import replace
from checker.source import read_text
from checker.statements import statements_of
from checker.statements.compare import (
    Ground,
    agree_wholly,
    compare,
    contradictions,
    names_no_outcome,
)
from checker.statements.comparison import Comparison, Status
from checker.statements.model import Statement, Statements, table_of
from checker.submission import read_filing, read_header
from checker.values.payout import parse_payout
from checker.values.stated import Dollars, Key, Number, Percent, Value, Word
from checker.words.model import Claim, WordsRead
from checker.words.vocabulary import vocabulary_of

BLACKJACK, BACCARAT, PAI_GOW, MARYLAND = "pa/633a", "pa/629a", "pa/645a", "md/pai-gow-poker"
FILED = """\
wagers:
  blackjack: {minimum: $10, maximum: $500}
  lucky_ladies: {minimum: $5, maximum: $25}
  match_the_dealer: {minimum: $5, maximum: $30}
  royal_match_21: yes
  house_money: {minimum: $5, maximum: $5}
  hit_and_run_progressive: {minimum: $1, maximum: $1, meter: {rate: 20%}}
"""


@cache
def ground(chapter: str, text: str) -> Ground:
    jurisdiction, game, day = CHAPTERS[chapter]
    document = read_text(f"jurisdiction: {jurisdiction}\ngame: {game}\nfiling_date: {day}\n{text}\n", "filing.yaml")
    law = law_of(chapter)
    filing = read_filing(document, read_header(document), law)
    return Ground(statements=statements_of(filing, law), filing=filing, ruleset=law)


NO_VALUE, SOME_VALUE = Word(""), Word("a")


def claim(said: str, value: Value = NO_VALUE, **more: Any) -> Claim:
    """A claim on a subject, an aspect and perhaps a name, written with strokes between them."""
    subject, aspect, name = [*said.split("/"), ""][:3]
    given = {"text": "the line", "start": 0, "end": 8, **more}
    return Claim(key=Key(subject=subject, aspect=aspect, name=name), value=value, **given)


def told(found: Comparison) -> tuple[str, str, str, str]:
    """How a claim compares, with which statement, why, and on which entry it turns."""
    key = found.statement.key if found.statement else None
    of = "/".join(filter(None, (key.subject, key.aspect, key.name))) if key else ""
    return found.status.value, of, found.reason, found.depends_on


def compared(given: Claim, filed: str = FILED, chapter: str = BLACKJACK) -> tuple[str, str, str, str]:
    (found,) = compare([given], ground(chapter, filed), at="line 3")
    assert (found.claim, found.at) == (given, "line 3")
    return told(found)


def dollars(amount: int) -> Dollars:
    return Dollars(Decimal(amount))


OPEN, AGREES, DIFFERS, EXTRA = "not_compared", "agrees", "differs", "extra"
UNKNOWN_SUM = "what the sum beside the name is was not understood"


@pytest.mark.parametrize(
    ("subject", "value", "expected"),
    [
        # One sum alone may be wagered.
        ("house_money", dollars(5), (AGREES, "house_money/limit_min", "", "")),
        ("house_money", dollars(4), (DIFFERS, "house_money/limit_min", "", "")),
        ("house_money", dollars(6), (DIFFERS, "house_money/limit_max", "", "")),
        # Below, at, between, at and above.
        ("lucky_ladies", dollars(4), (DIFFERS, "lucky_ladies/limit_min", "", "")),
        ("lucky_ladies", dollars(5), (OPEN, "", UNKNOWN_SUM, "")),
        ("lucky_ladies", dollars(15), (OPEN, "", UNKNOWN_SUM, "")),
        ("lucky_ladies", dollars(25), (OPEN, "", UNKNOWN_SUM, "")),
        ("lucky_ladies", dollars(26), (DIFFERS, "lucky_ladies/limit_max", "", "")),
        ("lucky_ladies", Word("any"), (OPEN, "", UNKNOWN_SUM, "")),
        # Without limits nothing is known.
        ("royal_match_21", dollars(5), (OPEN, "", UNKNOWN_SUM, "")),
    ],
)
def test_a_sum_beside_the_name_of_a_wager_is_held_against_its_limits(
    subject: str, value: Value, expected: tuple[str, str, str, str]
) -> None:
    assert compared(claim(f"{subject}/limit_only", value)) == expected


def test_one_limit_alone_says_nothing_of_a_sum() -> None:
    for limit in ("minimum: $5", "maximum: $5"):
        filed = f"wagers: {{lucky_ladies: {{{limit}}}}}"
        assert compared(claim("lucky_ladies/limit_only", dollars(50)), filed) == (OPEN, "", UNKNOWN_SUM, "")
        assert compared(claim("lucky_ladies/limit_only", dollars(1)), filed) == (OPEN, "", UNKNOWN_SUM, "")


WHICH = "which wagers are meant was not understood"
ALIKE = "wagers: {lucky_ladies: {minimum: $5, maximum: $30}, match_the_dealer: {minimum: $5, maximum: $30}}"
UNEQUAL = ALIKE.replace("$30}}", "$40}}")
METERS = (
    "wagers: {hit_and_run_progressive: {minimum: $1, maximum: $1},"
    " straight_jack_progressive: {minimum: $1, maximum: $1}, lucky_ladies: {minimum: $5}}"
)


@pytest.mark.parametrize(
    ("filed", "said", "value", "expected"),
    [
        (ALIKE, "optional/limit_min", dollars(5), (AGREES, "lucky_ladies/limit_min", "", "")),
        (ALIKE, "optional/limit_min", dollars(6), (DIFFERS, "lucky_ladies/limit_min", "", "")),
        (ALIKE, "optional/limit_max", dollars(30), (AGREES, "lucky_ladies/limit_max", "", "")),
        # A sum that is neither a least nor a most is told of wagers with a meter alone.
        (ALIKE, "optional/limit_only", dollars(5), (OPEN, "", WHICH, "")),
        (ALIKE.replace("30", "5"), "optional/limit_only", dollars(5), (OPEN, "", WHICH, "")),
        # Some have that limit and some another, or none.
        (UNEQUAL, "optional/limit_max", dollars(30), (OPEN, "", WHICH, "")),
        (UNEQUAL, "optional/limit_max", dollars(50), (DIFFERS, "lucky_ladies/limit_max", "", "")),
        (ALIKE.replace(", maximum: $30}}", "}}"), "optional/limit_max", dollars(30), (OPEN, "", WHICH, "")),
        (ALIKE.replace(", maximum: $30}}", "}}"), "optional/limit_max", dollars(31), (OPEN, "", WHICH, "")),
        # The base wager is not optional, and a wager with a meter is told apart.
        (f"{ALIKE[:-1]}, blackjack: {{minimum: $10}}}}", "optional/limit_min", dollars(5),
         (AGREES, "lucky_ladies/limit_min", "", "")),
        (METERS, "optional/limit_min", dollars(5), (AGREES, "lucky_ladies/limit_min", "", "")),
        (METERS, "optional/limit_min", dollars(1), (DIFFERS, "lucky_ladies/limit_min", "", "")),
        (METERS, "progressives/limit_only", dollars(1), (AGREES, "hit_and_run_progressive/limit_min", "", "")),
        (METERS, "progressives/limit_only", dollars(5), (DIFFERS, "hit_and_run_progressive/limit_min", "", "")),
        (METERS, "progressives/limit_max", dollars(1), (AGREES, "hit_and_run_progressive/limit_max", "", "")),
        (METERS.replace("maximum: $1}, l", "maximum: $2}, l"), "progressives/limit_only", dollars(1),
         (OPEN, "", WHICH, "")),
        (METERS.replace(", maximum: $1}, l", "}, l"), "progressives/limit_only", dollars(1), (OPEN, "", WHICH, "")),
        # Nothing of the kind is offered.
        ("wagers: {blackjack: yes}", "optional/limit_min", dollars(5), (OPEN, "", WHICH, "")),
        ("wagers: {blackjack: yes}", "progressives/limit_only", dollars(5), (OPEN, "", WHICH, "")),
    ],
)  # fmt: skip
def test_a_limit_of_wagers_that_are_not_named(
    filed: str, said: str, value: Value, expected: tuple[str, str, str, str]
) -> None:
    assert compared(claim(said, value), filed) == expected


LIMIT = f"{FILED}payout_limit: {{amount: $50000}}\n"
NO_LIMIT = "the filing sets no payout limit"


@pytest.mark.parametrize(
    ("chapter", "filed", "said", "value", "expected"),
    [
        (BLACKJACK, LIMIT, "table/payout_limit", dollars(50000), (AGREES, "table/payout_limit", "", "")),
        (BLACKJACK, LIMIT, "table/payout_limit", dollars(60000), (DIFFERS, "table/payout_limit", "", "")),
        (BLACKJACK, LIMIT, "table/payout_limit/posted", Word("posted"), (AGREES, "table/payout_limit/posted", "", "")),
        (BLACKJACK, FILED, "table/payout_limit", dollars(50000),
         (EXTRA, "table/payout_limit_set", NO_LIMIT, "payout_limit.amount")),
        (BLACKJACK, FILED, "table/payout_limit/posted", Word("posted"),
         (OPEN, "table/payout_limit_set", NO_LIMIT, "payout_limit.amount")),
        (BACCARAT, "", "table/payout_limit", dollars(50000),
         (EXTRA, "table/payout_limit_set", "the law leaves no room for a payout limit", "")),
        (BLACKJACK, FILED, "lucky_ladies/limit_min", dollars(5), (AGREES, "lucky_ladies/limit_min", "", "")),
        (BLACKJACK, FILED, "royal_match_21/limit_min", dollars(5),
         (OPEN, "", "the filing does not state that limit", "wagers.royal_match_21.minimum")),
        (BLACKJACK, FILED, "royal_match_21/limit_max", dollars(5),
         (OPEN, "", "the filing does not state that limit", "wagers.royal_match_21.maximum")),
    ],
)  # fmt: skip
def test_limits_are_those_of_the_filing(
    chapter: str, filed: str, said: str, value: Value, expected: tuple[str, str, str, str]
) -> None:
    assert compared(claim(said, value), filed, chapter) == expected


@pytest.mark.parametrize(
    ("chapter", "filed", "given", "expected"),
    [
        (BLACKJACK, "", claim("dealer/dealer_soft_17", Word("stands")), (AGREES, "dealer/dealer_soft_17", "", "")),
        (BLACKJACK, "", claim("dealer/dealer_soft_17", Word("draws")), (DIFFERS, "dealer/dealer_soft_17", "", "")),
        (BLACKJACK, "", claim("player/double_on", Word("some_totals"), denied=True),
         (AGREES, "player/double_on", "", "")),
        (BLACKJACK, "", claim("player/double_on", Word("any_two_cards"), denied=True),
         (DIFFERS, "player/double_on", "", "")),
        # A choice that the filing may leave open agrees with either.
        (BLACKJACK, "", claim("table/payout_odds_shown", Word("sign")), (AGREES, "table/payout_odds_shown", "", "")),
        # Of what is at least so many a greater number is lawful too, and no smaller one.
        (BACCARAT, "", claim("table/second_cover_card", Number(Decimal(14))),
         (AGREES, "table/second_cover_card", "", "")),
        (BACCARAT, "", claim("table/second_cover_card", Number(Decimal(15))),
         (AGREES, "table/second_cover_card", "", "")),
        (BACCARAT, "", claim("table/second_cover_card", Number(Decimal(13))),
         (DIFFERS, "table/second_cover_card", "", "")),
        (BACCARAT, "", claim("table/second_cover_card", dollars(15)), (DIFFERS, "table/second_cover_card", "", "")),
        (BACCARAT, "", claim("cards/third_cards", Number(Decimal(2))), (DIFFERS, "cards/third_cards", "", "")),
        # Of two true values either agrees; the first is told beside another.
        (BACCARAT, "", claim("table/cover_card", Word("one_more")), (AGREES, "table/cover_card", "", "")),
        (BACCARAT, "", claim("table/cover_card", Word("at_once")), (DIFFERS, "table/cover_card", "", "")),
        # What is said of a wager is held against what the law says of it, and of the base wager against the topic's.
        (BACCARAT, "", claim("player/commission", Word("not_charged")), (AGREES, "player/commission", "", "")),
        (BACCARAT, "", claim("tie/commission", Word("charged")), (DIFFERS, "tie/commission", "", "")),
        (MARYLAND, "", claim("pai_gow_poker/commission", Word("charged")), (AGREES, "commission/commission", "", "")),
        # Of another wager, or on nothing that the law speaks of.
        (BACCARAT, "", claim("panda_8/commission", Word("not_charged")),
         (OPEN, "", "the law speaks of whether a vigorish is charged at another place only", "")),
        (BACCARAT, "", claim("panda_8/commission", Word("charged")),
         (EXTRA, "", "the law says this of other tables only", "")),
        (BLACKJACK, "", claim("dealer/copies", Word("dealer")),
         (OPEN, "", "the chapter says nothing on a copy, a tie of two identical hands", "")),
        (
            BLACKJACK,
            "",
            claim("lucky_ladies/insurance", Word("not_allowed")),
            (OPEN, "", "the law speaks of insurance at another place only", ""),
        ),
        # What a choice decides that the filing does not state.
        (BLACKJACK, "", claim("player/resplit", Word("allowed")),
         (OPEN, "", "the filing does not state play.additional_splits", "play.additional_splits")),
        (BLACKJACK, "play: {additional_splits: 0}", claim("player/resplit", Word("allowed")),
         (DIFFERS, "player/resplit", "", "")),
    ],
)  # fmt: skip
def test_rules_and_rights_are_those_of_the_law_as_the_filing_elects_them(
    chapter: str, filed: str, given: Claim, expected: tuple[str, str, str, str]
) -> None:
    assert compared(given, filed, chapter) == expected


MARYLAND_METERS = """\
wagers:
  progressive:
    paytable: D
    meters:
      mega: {initial: $100, rate: 3%}
      major: {initial: $100, rate: 2%}
"""
SEVERAL = "which of several is meant was not understood"


@pytest.mark.parametrize(
    ("said", "value", "expected"),
    [
        ("progressive/meter_rate/mega", Percent(Decimal(3)), (AGREES, "progressive/meter_rate/mega", "", "")),
        ("progressive/meter_rate/mega", Percent(Decimal(2)), (DIFFERS, "progressive/meter_rate/mega", "", "")),
        # A rate that only one of several meters has; one that all have; one that none has.
        ("progressive/meter_rate", Percent(Decimal(3)), (OPEN, "", SEVERAL, "")),
        ("progressive/meter_initial", dollars(100), (AGREES, "progressive/meter_initial/mega", "", "")),
        ("progressive/meter_rate", Percent(Decimal(9)), (DIFFERS, "progressive/meter_rate/mega", "", "")),
    ],
)
def test_a_figure_of_a_meter_without_its_name(said: str, value: Value, expected: tuple[str, str, str, str]) -> None:
    assert compared(claim(said, value), MARYLAND_METERS, MARYLAND) == expected


def _with(here: Ground, items: tuple[Statement, ...]) -> Statements:
    return table_of(items, here.statements.tables, here.statements.unsettled)


def test_a_figure_that_the_law_gives_twice_without_a_name_is_so_either_way() -> None:
    here = ground(MARYLAND, MARYLAND_METERS)
    (first, *_) = here.statements.of(aspect="commission_rate")
    twice = _with(here, (first, replace(first, value=Percent(Decimal(6)))))
    for rate, expected in ((5, AGREES), (6, AGREES), (7, DIFFERS)):
        given = claim(f"{first.key.subject}/commission_rate", Percent(Decimal(rate)))
        (found,) = compare([given], replace(here, statements=twice))
        assert found.status.value == expected


PAID = "wagers: {royal_match_21: {paytable: B}, lucky_ladies: yes, bet_the_set_21: yes}"
ROYAL = "royal_match_21/payout/Royal match"
FIVE = "progressive/payout/Five aces"
KEPT = "what the house keeps of a win was not understood"


@pytest.mark.parametrize(
    ("chapter", "filed", "said", "pays", "expected"),
    [
        (BLACKJACK, PAID, "lucky_ladies/payout/Any 20", "4 to 1", (AGREES, "lucky_ladies/payout/Any 20", "", "")),
        (BLACKJACK, PAID, "lucky_ladies/payout/Any 20", "4 for 1", (DIFFERS, "lucky_ladies/payout/Any 20", "", "")),
        # A wager without such an outcome in use, one that is not settled, and one that is not offered.
        (BLACKJACK, PAID, "lucky_ladies/payout/Straight", "4 to 1",
         (EXTRA, "", "Lucky Ladies has no such outcome in the paytable in use", "")),
        (BLACKJACK, PAID, "bet_the_set_21/payout/Pair", "4 to 1",
         (OPEN, "", "the filing does not settle what Bet the Set 21 pays", "wagers.bet_the_set_21.paytable")),
        (BLACKJACK, PAID, "super_match/payout/Pair", "4 to 1", (EXTRA, "", "Super Match is not offered", "")),
        (BACCARAT, "", "tie/payout/Winning Tie Wager", "9 to 1",
         (OPEN, "", "the filing does not settle what Tie pays", "wagers.tie.odds")),
        # A share of the meter that has a name, said with another name, and without one.
        (MARYLAND, MARYLAND_METERS, FIVE, "100% of the Major meter", (AGREES, FIVE, "", "")),
        (MARYLAND, MARYLAND_METERS, FIVE, "100% of the Minor meter", (DIFFERS, FIVE, "", "")),
        (MARYLAND, MARYLAND_METERS, FIVE, "100%", (AGREES, FIVE, "", "")),
        (MARYLAND, MARYLAND_METERS, FIVE, "90%", (DIFFERS, FIVE, "", "")),
        (MARYLAND, MARYLAND_METERS, FIVE, "100% and 50 for 1", (DIFFERS, FIVE, "", "")),
        (MARYLAND, MARYLAND_METERS, FIVE, "100 for 1", (DIFFERS, FIVE, "", "")),
    ],
)  # fmt: skip
def test_what_is_paid_on_an_outcome(
    chapter: str, filed: str, said: str, pays: str, expected: tuple[str, str, str, str]
) -> None:
    assert compared(claim(said, parse_payout(pays)), filed, chapter) == expected


def test_odds_are_not_those_of_which_the_house_keeps_a_part() -> None:
    here = ground(BLACKJACK, PAID)
    of = Key(subject="lucky_ladies", aspect="payout", name="Any 20")
    kept = _with(
        here,
        tuple(
            replace(item, value=parse_payout("4 to 1 less 5%")) if item.key == of else item for item in here.statements
        ),
    )
    said = "lucky_ladies/payout/Any 20"
    for pays, expected in (
        ("4 to 1 less 5%", (AGREES, said, "", "")),
        ("4 to 1", (OPEN, "", KEPT, "")),
        ("5 to 1", (DIFFERS, said, "", "")),
    ):
        (found,) = compare([claim(said, parse_payout(pays))], replace(here, statements=kept))
        assert told(found) == expected


NOT_PAID, LOSES = Word("not_paid"), Word("loses")
ANY_20 = Key(subject="lucky_ladies", aspect="payout", name="Any 20")
PAIR = Key(subject="super_match", aspect="payout", name="Pair")


@pytest.mark.parametrize(
    ("filed", "given", "expected"),
    [
        # Of several outcomes that a line may mean those in use count.
        (PAID, {"said": "super_match/payout/Pair", "value": parse_payout("4 to 1"), "candidates": (PAIR, ANY_20)},
         (AGREES, "lucky_ladies/payout/Any 20", "", "")),
        ("", {"said": "super_match/payout/Pair", "value": parse_payout("4 to 1"), "candidates": (PAIR, ANY_20)},
         (EXTRA, "", "no wager with such an outcome is offered", "")),
        ("", {"said": "super_match/payout/Pair", "value": parse_payout("4 to 1"), "candidates": (PAIR,)},
         (EXTRA, "", "Super Match is not offered", "")),
        # That an outcome is not paid, or that the wager is lost on it.
        (PAID, {"said": "lucky_ladies/payout/Straight", "value": NOT_PAID}, (AGREES, "", "", "")),
        (PAID, {"said": "lucky_ladies/payout/Any 20", "value": NOT_PAID},
         (DIFFERS, "lucky_ladies/payout/Any 20", "", "")),
        (PAID, {"said": "lucky_ladies/payout/Straight", "value": LOSES}, (AGREES, "", "", "")),
        (PAID, {"said": "lucky_ladies/payout/Any 20", "value": LOSES}, (DIFFERS, "lucky_ladies/payout/Any 20", "", "")),
        (PAID, {"said": "lucky_ladies/payout/Straight", "value": LOSES, "denied": True},
         (EXTRA, "", "Lucky Ladies has no such outcome in the paytable in use", "")),
        (PAID, {"said": "bet_the_set_21/payout/Straight", "value": LOSES},
         (OPEN, "", "the filing does not settle what Bet the Set 21 pays", "wagers.bet_the_set_21.paytable")),
        (PAID, {"said": "super_match/payout/Straight", "value": LOSES},
         (EXTRA, "", "Super Match is not offered", "")),
    ],
)  # fmt: skip
def test_what_a_line_may_mean_by_an_outcome(
    filed: str, given: dict[str, Any], expected: tuple[str, str, str, str]
) -> None:
    assert compared(claim(**given), filed) == expected


POKER = "wagers: {three_card_poker: {paytable: A}, lucky_ladies: yes}\ncards: {decks: 6}"


@pytest.mark.parametrize(
    ("said", "text", "pays", "expected"),
    [
        # Everything that the wager pays is the same.
        ("three_card_poker", "Three Card Poker pays 9 to 1", "9 to 1",
         (AGREES, "three_card_poker/payout/Straight Flush", "", "")),
        ("three_card_poker", "Three Card Poker: 9 to 1", "9 to 1",
         (AGREES, "three_card_poker/payout/Straight Flush", "", "")),
        ("three_card_poker", "Three Card Poker grand slam pays 9 to 1", "9 to 1",
         (OPEN, "", "which outcome of Three Card Poker is meant was not understood", "")),
        ("three_card_poker", "Three Card Poker pays 8 to 1", "8 to 1",
         (EXTRA, "", "nothing of Three Card Poker pays that", "")),
        # One of its outcomes is paid so.
        ("lucky_ladies", "Lucky Ladies pays 4 to 1", "4 to 1",
         (OPEN, "", "which outcome of Lucky Ladies is meant was not understood", "")),
        ("lucky_ladies", "Lucky Ladies pays 5 to 1", "5 to 1", (EXTRA, "", "nothing of Lucky Ladies pays that", "")),
        # Under a heading that is no wager's name.
        ("lucky_ladies", "Grand slam: 5 to 1", "5 to 1",
         (OPEN, "", "what stands under “Grand slam” was not understood", "")),
        ("lucky_ladies", "Lucky Ladies: 5 to 1", "5 to 1", (EXTRA, "", "nothing of Lucky Ladies pays that", "")),
        ("royal_match_21", "Royal Match 21 pays 5 to 1", "5 to 1", (EXTRA, "", "Royal Match 21 is not offered", "")),
    ],
)  # fmt: skip
def test_what_a_wager_pays_without_an_outcome(
    said: str, text: str, pays: str, expected: tuple[str, str, str, str]
) -> None:
    assert compared(claim(f"{said}/payout", parse_payout(pays), text=text), POKER) == expected


def test_what_a_wager_pays_that_the_filing_does_not_settle() -> None:
    given = claim("bet_the_set_21/payout", parse_payout("4 to 1"), text="Bet the Set 21 pays 4 to 1")
    reason = "the filing does not settle what Bet the Set 21 pays"
    assert compared(given, PAID) == (OPEN, "", reason, "wagers.bet_the_set_21.paytable")


def test_what_was_compared_with_is_told() -> None:
    given = claim("lucky_ladies/payout", parse_payout("5 to 1"), text="Lucky Ladies pays 5 to 1")
    (found,) = compare([given], ground(BLACKJACK, POKER))
    assert [item.key.name for item in found.against][-1] == "Any 20"
    assert {item.key.subject for item in found.against} == {"lucky_ladies"}
    given = claim("house_money/limit_only", dollars(6))
    (found,) = compare([given], ground(BLACKJACK, FILED))
    assert [item.key.aspect for item in found.against] == ["limit_max"]


@pytest.mark.parametrize(
    ("text", "nothing"),
    [
        ("Lucky Ladies pays 4 to 1", True),
        ("LUCKY LADIES: pay 1,000 FOR 1 on Saturdays", True),
        ("Lucky Ladies 4 to 1", True),
        ("Lucky Ladies any 20 pays 4 to 1", False),
        ("The Lucky Ladies pays 4 to 1", False),
        ("Match the Dealer pays 4 to 1", False),
        ("Lucky Ladies pays 4 of 1", False),
    ],
)
def test_a_line_names_a_wager_and_no_outcome(text: str, nothing: bool) -> None:
    found = names_no_outcome(claim("x/payout", text=text), "lucky_ladies", vocabulary_of(law_of(BLACKJACK)))
    assert found is nothing


@pytest.mark.parametrize(
    ("said", "denied", "expected"),
    [
        ("lucky_ladies/name", False, (AGREES, "lucky_ladies/name", "", "")),
        ("lucky_ladies/name", True, (DIFFERS, "lucky_ladies/name", "Lucky Ladies is offered", "")),
        ("super_match/name", False, (EXTRA, "", "Super Match is not offered", "")),
        ("super_match/name", True, (AGREES, "", "", "")),
        ("blackjack/name", True, (OPEN, "blackjack/name", "what it says of Blackjack was not understood", "")),
        ("insurance/name", True, (OPEN, "insurance/name", "what it says of Insurance was not understood", "")),
        ("insurance/name", False, (AGREES, "insurance/name", "", "")),
        ("lucky_ladies/area", False, (AGREES, "lucky_ladies/area", "", "")),
        ("lucky_ladies/area", True, (DIFFERS, "lucky_ladies/area", "the layout needs this area", "")),
        ("super_match/area", False, (OPEN, "", "no area of that name belongs to this table", "")),
        ("super_match/area", True, (OPEN, "", "no area of that name belongs to this table", "")),
    ],
)
def test_names_and_areas(said: str, denied: bool, expected: tuple[str, str, str, str]) -> None:
    assert compared(claim(said, denied=denied)) == expected


VERBAL = "play: {verbal_wagers: yes}"
CASH = "confirmed_with_cash"


@pytest.mark.parametrize(
    ("said", "value", "more", "expected"),
    [
        # A right under conditions is not one without any.
        ("table/verbal_wagers", "allowed", {},
         (OPEN, "table/verbal_wagers",
          "the law allows wagers made by word of mouth under conditions only")),
        ("table/verbal_wagers", "allowed", {"under": CASH}, (AGREES, "table/verbal_wagers", "")),
        ("table/verbal_wagers", "not_allowed", {}, (DIFFERS, "table/verbal_wagers", "")),
        ("table/verbal_wagers", "not_allowed", {"denied": True}, (AGREES, "table/verbal_wagers", "")),
        # Of a right that is told without its conditions as a rule.
        ("player/insurance", "allowed", {}, (AGREES, "player/insurance", "")),
        ("player/insurance", "allowed", {"under": "dealer_shows_ace"}, (AGREES, "player/insurance", "")),
        # A condition that the law does not set.
        ("player/insurance", "allowed", {"under": "dealer_shows_ten"},
         (DIFFERS, "player/insurance", "the law sets no such condition")),
        ("player/insurance", "allowed", {"under": "dealer_shows_ace,first_two_cards"},
         (DIFFERS, "player/insurance", "the law sets no such condition")),
        ("player/insurance", "not_allowed", {"under": "dealer_shows_ten"}, (DIFFERS, "player/insurance", "")),
        # What a condition beside a mere name says is not known.
        ("lucky_ladies/name", "", {"under": "dealer_shows_ace"},
         (OPEN, "lucky_ladies/name", "the law sets no such condition")),
        ("lucky_ladies/area", "", {"under": "dealer_shows_ace"},
         (OPEN, "lucky_ladies/area", "the law sets no such condition")),
        ("super_match/name", "", {"under": "dealer_shows_ace", "denied": True},
         (OPEN, "", "the law sets no such condition")),
    ],
)  # fmt: skip
def test_conditions_are_those_of_the_law(
    said: str, value: str, more: dict[str, Any], expected: tuple[str, str, str]
) -> None:
    assert compared(claim(said, Word(value), **more), f"{FILED}{VERBAL}\n")[:3] == expected


@pytest.mark.parametrize(
    ("others", "given", "expected"),
    [
        ([], ("player/insurance", "allowed"), (AGREES, "")),
        (["lucky_ladies/name"], ("player/insurance", "allowed"),
         (OPEN, "what it says of Lucky Ladies was not understood")),
        (["lucky_ladies/name"], ("player/insurance", "not_allowed"),
         (OPEN, "what it says of Lucky Ladies was not understood")),
        # The first of several, by their ids.
        (["match_the_dealer/name", "lucky_ladies/name"], ("player/insurance", "allowed"),
         (OPEN, "what it says of Lucky Ladies was not understood")),
        # The base wager, or one that is there by law, beside it changes nothing.
        (["blackjack/name", "insurance/name"], ("player/insurance", "allowed"), (AGREES, "")),
        (["lucky_ladies/area"], ("player/insurance", "allowed"), (AGREES, "")),
        # What is said of that wager, what is not of the base wager, and what is no topic.
        (["lucky_ladies/name"], ("lucky_ladies/limit_min", dollars(5)), (AGREES, "")),
        (["lucky_ladies/name"], ("match_the_dealer/limit_min", dollars(5)),
         (OPEN, "what it says of Lucky Ladies was not understood")),
        (["lucky_ladies/name"], ("dealer/peeks_under", "ace_or_ten"), (AGREES, "")),
        (["lucky_ladies/name"], ("match_the_dealer/name", ""), (AGREES, "")),
        # What was open stays so, for its own reason.
        (["lucky_ladies/name"], ("royal_match_21/limit_min", dollars(5)),
         (OPEN, "the filing does not state that limit")),
    ],
)  # fmt: skip
def test_what_is_said_of_the_base_game_beside_another_wager_is_open(
    others: list[str], given: tuple[str, Any], expected: tuple[str, str]
) -> None:
    said, value = given
    own = claim(said, Word(value) if isinstance(value, str) else value)
    *_, found = compare([*(claim(name) for name in others), own], ground(BLACKJACK, FILED))
    assert (found.status.value, found.reason) == expected


def comparison(status: Status, at: str = "line 1", said: str = "x/y", value: Value = SOME_VALUE) -> Comparison:
    return Comparison(status=status, claim=claim(said, value), at=at)


@pytest.mark.parametrize(
    ("statuses", "unread", "wholly"),
    [
        ([], (), False),
        ([Status.AGREES], (), True),
        ([Status.AGREES], ("grand",), False),
        ([Status.AGREES, Status.NOT_COMPARED], (), False),
    ],
)
def test_a_line_agrees_wholly(statuses: list[Status], unread: tuple[str, ...], wholly: bool) -> None:
    read = WordsRead(claims=(), speaks=True, unread=unread)
    compared = [comparison(status) for status in statuses]
    assert agree_wholly(read, compared, tuple) is wholly
    assert not agree_wholly(read, compared, lambda: ("not",))


@pytest.mark.parametrize(
    ("first", "second", "contrary"),
    [
        ({}, {"at": "line 2", "value": Word("b")}, True),
        ({}, {"at": "line 2"}, False),
        ({}, {"value": Word("b")}, False),
        ({}, {"at": "line 2", "value": Word("b"), "said": "x/z"}, False),
        ({"status": Status.AGREES}, {"at": "line 2", "value": Word("b")}, False),
        ({}, {"at": "line 2", "value": Word("b"), "status": Status.DIFFERS}, False),
        (
            {"value": parse_payout("4 to 1 and $5")},
            {"at": "line 2", "value": parse_payout("$5 and 4 to 1")},
            False,
        ),
    ],
)
def test_two_lines_contradict_one_another_where_the_law_decides_neither(
    first: dict[str, Any], second: dict[str, Any], contrary: bool
) -> None:
    one, two = (comparison(**{"status": Status.NOT_COMPARED, **given}) for given in (first, second))
    decided = comparison(Status.AGREES, "line 0", value=Word("c"))
    assert list(contradictions([decided, one, two])) == ([(one, two)] if contrary else [])


def test_every_earlier_line_is_held_against_a_later_one() -> None:
    found = [comparison(Status.NOT_COMPARED, f"line {at}", value=Word(value)) for at, value in enumerate("aba")]
    assert list(contradictions(found)) == [(found[0], found[1]), (found[1], found[2])]
