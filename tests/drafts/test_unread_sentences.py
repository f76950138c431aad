"""A sentence that speaks of the game and is not understood is left to a person; other prose is passed over."""

from pathlib import Path

import pytest
from judged_drafts import review_at

from checker.documents.build import build
from checker.documents.page import Page
from checker.documents.render import render
from checker.drafts.compare import compare
from checker.drafts.expectations.known import known_of
from checker.drafts.kinds import Kind
from checker.drafts.prose.at_stake import REASON
from checker.drafts.readers import read_draft
from checker.drafts.report import DraftReport
from checker.review import Review

FILING = Path(__file__).parents[2] / "examples" / "pa" / "blackjack" / "submission.yaml"


def _review() -> Review:
    return review_at(FILING)


def _with(sentence: str) -> DraftReport:
    """Judge our own sign with one sentence more."""
    sign = render(build(_review(), "sign", draft=False), "txt", Page()).decode()
    return compare(read_draft(f"{sign}\n\n{sentence}\n".encode(), "sign.txt"), _review(), Kind.SIGN)


def _left(report: DraftReport) -> list[str]:
    return [line.text for line in report.lines if line.status == "not_compared"]


@pytest.mark.parametrize(
    "sentence",
    [
        "The dealer looks twice at each box that holds a pair.",
        "A joker that is burned goes back into the shoe.",
        "Whoever sits first is given $15 at noon.",
        "The third card of the round belongs to 7 people.",
        "Dealer stands on all 17s and burns a card for every pair of eights.",
        "Half of the lost money comes home at 30:1 on this evening.",
        # What is read of these is true of the game; what is not read makes them false.
        "This table has no card reader device.",
        "There is no discard rack at this table.",
        "The first player to arrive may not see the cards.",
        "Players turn over their own cards at the end.",
        # Rounds, faces and ranks are of the game, whatever else a sentence leaves unnamed.
        "Keep it as many rounds in a row as you like.",
        "If you have skipped a round, no.",
        "Two come to you, face up.",
        "Equal is not higher.",
        # A right is the same at all times and for everybody.
        "You may double at night.",
        "You may split in the afternoon.",
        "Regulars may split.",
        "You may double with borrowed chips.",
        # The amount is that of a wager, of which the sentence does not speak.
        "A $1 fee applies to every hand.",
    ],
)
def test_a_sentence_on_the_game_that_is_not_understood_leaves_the_verdict_open(sentence: str) -> None:
    report = _with(sentence)
    assert report.outcome == "incomplete"
    assert _left(report) == [sentence]
    assert [finding for finding in report.findings if finding.kind.value != "advisory"] == []


@pytest.mark.parametrize(
    "sentence",
    [
        "Our kitchen is open for breakfast until noon.",
        "Ask for our newsletter at the front desk, Monday through Friday.",
        "Call 1-800-555-0100 for a room with a view of the river.",
    ],
)
def test_other_prose_is_passed_over(sentence: str) -> None:
    report = _with(sentence)
    assert report.outcome == "complies"
    assert _left(report) == []


@pytest.mark.parametrize(
    "sentence",
    [
        "Lucky Ladies with a golden ticket pays 77 to 1",
        "Order a cocktail and 7% of the house's take is yours.",
        "The dealer hits soft 17 while you enjoy our drinks.",
    ],
)
def test_what_is_sold_beside_the_game_excuses_no_sentence_on_it(sentence: str) -> None:
    assert _with(sentence).outcome in {"incomplete", "defects"}


@pytest.mark.parametrize(
    "sentence",
    [
        "Guests of the hotel may look at the hole card.",
    ],
)
def test_a_friendly_word_excuses_no_rule_of_play(sentence: str) -> None:
    assert _left(_with(sentence)) == [sentence]


def test_what_is_said_under_a_condition_that_is_not_told_is_no_contrary() -> None:
    said = "On any first two cards except a blackjack you may take one more card, dealt face up."
    assert [finding.message for finding in _with(said).findings if "dealt face up" in finding.actual] == []


def test_sentences_of_our_own_documents_agree() -> None:
    known = known_of(_review()).sentences.by_letters.values()
    spoken = [text for text in known if "dealer" in text and text.endswith(".") and len(text.split()) > 6][:8]
    assert len(spoken) == 8
    for sentence in spoken:
        assert sentence not in _left(_with(sentence))


@pytest.mark.parametrize(
    "sentence",
    ["The cards are changed at least once every 24 hours.", "If the dealer goes over 21 and you do not, you win."],
)
def test_a_true_sentence_is_not_told_for_a_word_that_turns_or_counts_another(sentence: str) -> None:
    assert [finding for finding in _with(sentence).findings if finding.kind.value != "advisory"] == []


@pytest.mark.parametrize(
    "sentence",
    [
        "Insurance may be placed after the dealer has used the card reader.",
        "If you surrender and the dealer has Blackjack, you get half back.",
    ],
)
def test_a_sentence_against_the_law_on_a_wager_and_the_reader_is_told(sentence: str) -> None:
    assert _with(sentence).outcome == "defects"


@pytest.mark.parametrize(
    "sentence",
    [
        "The cut is offered first to the last player at the table.",
        "If the card reader breaks, play goes on.",
        "A card found face up in the shoe is dealt to the next player.",
    ],
)
def test_a_sentence_against_the_law_on_how_the_game_is_dealt_is_left_with_what_holds(sentence: str) -> None:
    report = _with(sentence)
    assert report.outcome == "incomplete"
    assert [line.reason for line in report.lines if line.text == sentence and line.reason.startswith(REASON)]


@pytest.mark.parametrize(
    "sentence",
    [
        "Void during tournaments.",
        "Odds subject to change.",
        "The paytable above is out of date.",
        "Not valid on holidays.",
        "Disregard the above.",
        "Insurance pays less than 2 to 1.",
        "Blackjack pays up to 3 to 2.",
        "Some conditions apply.",
    ],
)
def test_what_may_take_back_the_rest_is_left_to_a_person(sentence: str) -> None:
    report = _with(sentence)
    assert _left(report) == [sentence]
    assert [item for item in report.findings if item.kind.value != "advisory"] == []


@pytest.mark.parametrize(
    "sentence",
    [
        "The house pays a tied Blackjack 3 to 2.",
        "A Blackjack pays 3 to 2 even if the dealer has one.",
        "Insurance pays 2 to 1 when the dealer has no Blackjack.",
        "Insurance pays 2 to 1 unless the dealer busts.",
        "A losing Insurance pays 2 to 1.",
        "Once you surrender, your Blackjack pays 3 to 2.",
    ],
)
def test_a_true_payout_under_a_circumstance_that_is_not_understood_is_left_to_a_person(sentence: str) -> None:
    report = _with(sentence)
    assert report.outcome in {"incomplete", "defects"}
    assert sentence in _left(report) or any(finding.actual in sentence for finding in report.findings)
