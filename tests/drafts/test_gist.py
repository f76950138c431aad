"""What sentences of a guide come to: what does not hold is told or left to a person, what holds is not accused."""

from pathlib import Path

import pytest
import yaml
from judged_drafts import is_contradicted, judged, messages, statuses_of
from sampled import tried, tries_all

from checker.drafts.kinds import Kind
from checker.drafts.prose.gist import UNTOLD, gist_of
from checker.statements.comparison import Status
from checker.values.stated import Word

ONE_IN = 8
"""One pair in so many is read in an ordinary run."""
PAIRS: dict[str, list[tuple[str, str, str]]] = {
    folder: tried(pairs, ONE_IN)
    for folder, pairs in yaml.load(
        Path(__file__).with_name("gist_sentences.yaml").read_text("utf-8"), yaml.CSafeLoader
    ).items()
}
FEWEST_TOLD = 0.65 if tries_all() else 0.5
"""The share of the contraries of a chapter that are told at least; the others are left to a person."""


@pytest.mark.parametrize("folder", PAIRS)
def test_contraries_are_told_and_what_holds_is_not_accused(folder: str) -> None:
    false = {said: statuses_of(folder, heading, said) for heading, _, said in PAIRS[folder]}
    true = {said: statuses_of(folder, heading, said) for heading, said, _ in PAIRS[folder]}
    assert [said for said, found in false.items() if not found & {Status.DIFFERS, Status.NOT_COMPARED}] == []
    told = [said for heading, _, said in PAIRS[folder] if is_contradicted(folder, heading, said)]
    assert len(told) >= FEWEST_TOLD * len(false)
    assert [said for said, found in true.items() if Status.DIFFERS in found] == []


@pytest.mark.parametrize(
    ("said", "above", "value"),
    [
        ("The dealer stands on a hard 17 but takes another card on a soft 17.", "", "draws"),
        ("Dealer draws to 16, hits a soft 17 and stands on every other 17.", "", "draws"),
        ("The dealer stands on every 17, soft or hard.", "", "stands"),
        # What one clause says and another denies is not told.
        ("The dealer does not hit a soft 17 and hits a soft 17.", "", None),
        # The words that decide must stand in the sentence itself.
        ("It is a matter of taste.", "Dealer hits a soft 17", None),
    ],
)
def test_the_fewest_clauses_decide(said: str, above: str, value: str | None) -> None:
    found, _ = gist_of(said, above, frozenset({"dealer_16", "dealer_soft_17"}))
    own = [gist.value for gist in found if gist.topic == "dealer_soft_17" and gist.value != UNTOLD]
    assert own == ([Word(value)] if value else [])


def test_a_word_that_denies_turns_only_what_may_be_turned() -> None:
    asked = frozenset({"envy_on_own_hand", "one_hand_each", "copies"})
    denied, _ = gist_of("Your own hand does not count.", "Envy Bonus", asked)
    assert [(gist.topic, gist.value) for gist in denied] == [("envy_on_own_hand", Word("not_allowed"))]
    plain, _ = gist_of("Your own hand counts too.", "Envy Bonus", asked)
    assert [(gist.topic, gist.value) for gist in plain] == [("envy_on_own_hand", Word("allowed"))]


def test_two_values_of_one_topic_are_told_as_neither() -> None:
    found, _ = gist_of("The joker is any card, or an ace only.", "", frozenset({"copies", "joker"}))
    assert [(gist.topic, gist.value) for gist in found] == [("joker", UNTOLD)]


@pytest.mark.parametrize(
    ("said", "value"),
    [("I draw another card on a soft 17.", "draws"), ("The dealer draws another card on a soft 17.", "draws")],
)
def test_who_speaks_is_the_dealer(said: str, value: str) -> None:
    found, _ = gist_of(said, "", frozenset({"dealer_16", "dealer_soft_17"}))
    assert [gist.value for gist in found if gist.topic == "dealer_soft_17"] == [Word(value)]


def test_what_takes_something_out_is_left_to_a_person() -> None:
    plain = "The dealer takes another card on a soft 17"
    assert statuses_of("pa/blackjack", "", f"{plain}.") == {Status.DIFFERS}
    assert Status.DIFFERS not in statuses_of("pa/blackjack", "", f"{plain} except where a hand has three cards.")


def test_a_list_of_what_is_paid_comes_to_nothing() -> None:
    found, _ = gist_of(
        "Hit a soft 17: 3 to 1, hit a hard 17: 2 to 1, dealer wins", "", frozenset({"dealer_soft_17", "dealer_16"})
    )
    assert all(gist.value == UNTOLD for gist in found)


@pytest.mark.parametrize(
    ("folder", "lines", "told"),
    [
        # A wager by which one qualifies for something is no limit, and neither is one that does not qualify.
        ("pa/face-up-pai-gow-poker", "Wager at least $5 on the Fortune Bonus to be in it.", []),
        ("pa/face-up-pai-gow-poker", "A Fortune Bonus Wager of $1 to $4 does not qualify.", []),
        # What is said under the heading of a wager is of that wager.
        ("pa/midibaccarat", "## Dragon Bonus\nBet on either hand, or on both. No vigorish is taken.", []),
        ("pa/midibaccarat", "3.4 Dragon Bonus, on either hand or on both. No vigorish is taken.", []),
        ("pa/midibaccarat", "No commission boxes: commission is marked in front of you.", []),
        # What other houses do is no rule of this one.
        ("pa/blackjack", "(Some rooms up the road hit a soft 17.)", []),
        ("pa/blackjack", "Today the blackjack room has twenty-two tables, one of your uncle's taste.", []),
        ("pa/blackjack", "You receive two hands.", []),
    ],
)
def test_what_is_not_accused(folder: str, lines: str, told: list[str]) -> None:
    report = judged(folder, f"# A guide to the game\n\n{lines}\n", Kind.GUIDE, "md")
    own = [
        finding.message
        for finding in report.findings
        if finding.place and finding.place.near and finding.place.near in lines
    ]
    assert own == told, messages(report)


def test_number_of_a_list_tells_nothing() -> None:
    asked = frozenset({"double_after_split"})
    said = "On the first two cards, or on the first two cards of a split hand."
    plain, _ = gist_of(said, "Double", asked)
    for mark in ("(3) ", "5.1 ", "7. ", "(b) "):
        listed, _ = gist_of(mark + said, "Double", asked)
        assert [(gist.topic, gist.value) for gist in listed] == [(gist.topic, gist.value) for gist in plain] != []


def test_alternative_is_to_be_told_too() -> None:
    told = "Double down on your first two cards, or on the first two cards after a split."
    assert statuses_of("pa/blackjack", "", told) == {Status.AGREES}
    other = "On any first two cards short of a Blackjack, or on three cards."
    assert Status.AGREES not in statuses_of("pa/blackjack", "Double", other)
