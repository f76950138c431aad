"""What answers say besides their own entry: refused answers, and sentences of the game that are so or are not."""

from typing import Any

import pytest
from rule_cases import Case, law_dates

from checker.law import Ruleset
from checker.rules import FindingClass, Severity
from checker.rules.answers_said import every_answer, refused_answers, said_besides
from checker.submission import Answer, Filing, State


def filed(entries: dict[str, Any], chapter: str = "pa/633a") -> tuple[Filing, Ruleset]:
    review = Case(chapter_id=chapter, section="answers", raw={"set": entries}).review(law_dates(chapter)[-1])
    assert review.filing is not None
    assert review.ruleset is not None
    return review.filing, review.ruleset


@pytest.mark.parametrize(
    ("path", "provision", "help_given"),
    [
        ("cards.changed_every", "633a.3(d)", "state it as the law asks, for example 24 hours"),
        ("cards.batches", "633a.3(b)(1)", "state it as the law asks, for example 6; 6"),
        ("wagers.blackjack.minimum", "633a.6(d)", "state it as the law asks"),
    ],
)
def test_a_refused_answer_is_a_violation_that_shows_a_lawful_one(path: str, provision: str, help_given: str) -> None:
    filing, ruleset = filed({})
    election = ruleset.elections[path]
    refused = Answer(path=path, state=State.UNREADABLE, text="when worn", refused=True)
    (found,) = refused_answers(filing.with_answer(refused), ruleset)
    assert (found.provision, found.kind, found.at, found.help) == (provision, FindingClass.VIOLATION, path, help_given)
    assert found.message == f"{election.label}: “when worn” is no lawful answer. {election.says}"
    assert (found.label, found.actual, found.sources) == ("when worn here", "when worn", ("42 Pa.B. 2922",))
    assert found.severity is Severity.NOTABLE or path.startswith("wagers.")


def test_an_answer_that_is_not_understood_is_not_refused() -> None:
    assert list(refused_answers(*filed({"cards.changed_every": "zorblax"}))) == []


@pytest.mark.parametrize(
    ("entries", "found", "settled"),
    [
        # Fewer than six words are hardly a sentence.
        ({"play.blackjack_switch": "no. Blackjack pays 6 to 5"}, [], []),
        ({"play.blackjack_switch": "no. Blackjack pays 3 to 2"}, [], []),
        ({"play.blackjack_switch": "no. A Blackjack pays 6 to 5"}, ["play.blackjack_switch"], []),
        ({"play.blackjack_switch": "no. A Blackjack pays 3 to 2"}, [], ["A Blackjack pays 3 to 2"]),
        # What is not wholly understood, or turns on what is not stated, settles nothing.
        ({"play.blackjack_switch": "no. The Lucky Ladies minimum is $5", "wagers.lucky_ladies": "yes"}, [], []),
        ({"play.blackjack_switch": "no. A Blackjack pays 3 to 2 zorblax"}, [], []),
        # Of an entry whose own answer is not understood, what is unlawful beside each lawful answer is a violation.
        ({"cards.shuffler": "A Blackjack always pays 6 to 5"}, ["cards.shuffler"], []),
        ({"cards.shuffler": "A Blackjack always pays 3 to 2"}, [], []),
        # Dealt from the hand, they may be.
        ({"play.dealt_from": "shoe. All player cards are dealt face down"}, ["play.dealt_from"], []),
        ({"play.dealt_from": "All player cards are dealt face down"}, [], []),
        ({"cards.changed_every": "when worn, and a Blackjack pays 6 to 5"}, ["cards.changed_every"], []),
    ],
)
def test_a_sentence_beside_an_answer_is_held_against_the_law(
    entries: dict[str, str], found: list[str], settled: list[str]
) -> None:
    said = said_besides(*filed(entries))
    assert [item.at for item in said.findings] == found
    assert [words for _, words in said.settled] == settled


def test_what_is_not_so_is_told_with_its_provision() -> None:
    (found,) = said_besides(*filed({"play.blackjack_switch": "no. A Blackjack pays 6 to 5"})).findings
    assert (found.provision, found.kind, found.expected) == (
        "633a.13(a)",
        FindingClass.VIOLATION,
        "Blackjack pays 3 to 2",
    )
    assert found.message == "“A Blackjack pays 6 to 5” is filed, but Blackjack pays 3 to 2."


@pytest.mark.parametrize(
    ("path", "answers"),
    [
        ("play.even_money", [(True, "yes"), (False, "no")]),
        ("layout.payout_odds", [("layout", "layout"), ("sign", "sign")]),
        ("play.dealt_from", [("shoe", "shoe"), ("hand", "hand")]),
        ("cards.decks", []),
    ],
)
def test_every_answer_of_an_entry_with_a_closed_list(path: str, answers: list[tuple[Any, str]]) -> None:
    _, ruleset = filed({})
    every = list(every_answer(ruleset.elections[path]))
    assert [(answer.value, answer.text) for answer in every] == answers
    assert {(answer.path, answer.state) for answer in every} <= {(path, State.STATED)}
