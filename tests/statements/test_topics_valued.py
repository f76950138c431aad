"""What is stated on a topic: the law's own value, or that of the filing; nothing where it is not understood."""

import datetime
from decimal import Decimal

import pytest
from test_what_is_stated import BLACKJACK, stated

from checker.frozen import replace
from checker.law import compile_ruleset
from checker.law.conditions import Condition, Offers
from checker.law.ruleset import Kept
from checker.source import read_text
from checker.statements.topics import open_topics, typed
from checker.submission import Filing, read_filing, read_header
from checker.values import parse_payout
from checker.values.stated import Dollars, Number, Percent, Value, Word, Words

LAW = compile_ruleset(BLACKJACK, datetime.date(2015, 7, 1))


@pytest.mark.parametrize(
    ("text", "kind", "value"),
    [
        ("50%", "percent", Percent(Decimal(50))),
        ("$5", "dollars", Dollars(Decimal(5))),
        ("10", "number", Number(Decimal(10))),
        ("3 to 2", "payout", parse_payout("3 to 2")),
        ("as it is", "words", Words("as it is")),
        ("allowed", "word", Word("allowed")),
    ],
)
def test_a_value_is_of_the_kind_of_its_topic(text: str, kind: str, value: Value) -> None:
    assert typed(text, kind) == value


PORTION = "wagers: {house_money: {portion: %s}}"


@pytest.mark.parametrize(
    ("text", "subject", "topic", "value"),
    [
        ("", "player", "insurance_amount", Percent(Decimal(50))),
        ("", "table", "verbal_wagers", Word("either")),
        ("play: {verbal_wagers: yes}", "table", "verbal_wagers", Word("allowed")),
        ("play: {verbal_wagers: no}", "table", "verbal_wagers", Word("not_allowed")),
        ("play: {verbal_wagers: perhaps not}", "table", "verbal_wagers", None),
        ("", "player", "split_hands", None),
        ("play: {additional_splits: 3}", "player", "split_hands", Number(Decimal(5))),
        ("play: {additional_splits: 3}", "player", "more_splits", Number(Decimal(3))),
        ("play: {additional_splits: 0}", "player", "resplit", Word("not_allowed")),
        ("play: {additional_splits: 1}", "player", "resplit", Word("allowed")),
        ("play: {additional_splits: lots}", "player", "resplit", None),
        ("cards: {changed_every: 24 hours}", "table", "cards_changed", Number(Decimal(24))),
        ("cards: {decks: 6}", "table", "decks", Number(Decimal(6))),
        ("cards: {decks: lots}", "table", "decks", None),
        (PORTION % "50%", "house_money", "house_money_portion", Percent(Decimal(50))),
        (PORTION % "50%", "house_money", "stays_in_play", Word("part")),
        (PORTION % "all", "house_money", "stays_in_play", Word("all")),
        ("wagers: {house_money: yes}", "house_money", "stays_in_play", Word("all")),
        ("wagers: {house_money: no}", "house_money", "stays_in_play", None),
        ("play: {mid_shoe_entry: prohibited}", "table", "mid_shoe_entry", Word("not_allowed")),
        ("play: {mid_shoe_entry: now and then}", "table", "mid_shoe_entry", None),
    ],
)
def test_a_topic_has_the_value_that_law_or_filing_gives_it(
    text: str, subject: str, topic: str, value: Value | None
) -> None:
    found = stated(BLACKJACK, text).of(subject=subject, aspect=topic)
    assert [item.value for item in found] == ([] if value is None else [value])
    for item in found:
        assert item.provision.startswith("633a.")
        assert item.wording.endswith(".")
        assert item.names == (item.names[0],)


def filed(text: str) -> Filing:
    document = read_text(f"jurisdiction: pa\ngame: blackjack\nfiling_date: 2015-07-01\n{text}\n", "filing.yaml")
    return read_filing(document, read_header(document), LAW)


@pytest.mark.parametrize(
    ("text", "when", "waiting"),
    [
        ("", None, True),
        ("play: {additional_splits: lots}", None, True),
        ("play: {additional_splits: 3}", None, False),
        # Whether it applies is not known, and that it does not.
        ("play: {additional_splits: 3}\nwagers: {lucky_ladies: not sure}", Offers("lucky_ladies"), True),
        ("play: {additional_splits: 3}\nwagers: {lucky_ladies: yes}", Offers("lucky_ladies"), False),
        ("wagers: {lucky_ladies: no}", Offers("lucky_ladies"), False),
    ],
)
def test_a_topic_is_open_while_the_filing_leaves_out_what_decides_it(
    text: str, when: Condition | None, waiting: bool
) -> None:
    (item,) = [item for item in LAW.statements if item.topic == "split_hands"]
    changed = replace(item, when=when) if when else item
    law = replace(LAW, statements=(changed,), kept=Kept())
    expected = {("player", "split_hands"): "play.additional_splits"} if waiting else {}
    assert open_topics(filed(text), law) == expected


def test_a_topic_of_which_the_law_has_the_value_is_never_open() -> None:
    waiting = open_topics(filed(""), LAW)
    assert ("player", "insurance_amount") not in waiting
    assert ("table", "verbal_wagers") not in waiting
    assert waiting["table", "decks"] == "cards.decks"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("play: {settlement: collect first}", Word("collect_first")),
        ("play: {settlement: Pay and Collect in seat order}", Word("pay_and_collect_in_seat_order")),
        ("play: {settlement: later}", None),
        ("", None),
    ],
)
def test_an_answer_in_several_words_is_one_value(text: str, value: Value | None) -> None:
    topic = next(item for item in LAW.statements if item.topic == "dealer_soft_17")
    law = replace(LAW, statements=(replace(topic, value="", value_of="play.settlement"),), kept=Kept())
    found = stated(BLACKJACK, text, law).of(aspect="dealer_soft_17")
    assert [item.value for item in found] == ([] if value is None else [value])
