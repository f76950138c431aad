"""What a patron reads at a Blackjack or Midibaccarat table holds for that filing, and tells no open law as settled."""

from pathlib import Path
from typing import Any

import pytest
from document_cases import panels, paper, sign

from checker.documents.model import Line, Paper, Prose, Sign, Topics
from checker.law import load_chapter
from checker.review import Review, review_document
from checker.source import read_text

EXAMPLES = Path(__file__).parents[2] / "examples" / "pa"
BLACKJACK = (EXAMPLES / "blackjack" / "submission.yaml").read_text(encoding="utf-8")
EZ = (EXAMPLES / "midibaccarat" / "ez-baccarat.yaml").read_text(encoding="utf-8")
MIDIBACCARAT = (EXAMPLES / "midibaccarat" / "submission.yaml").read_text(encoding="utf-8")
SWITCH = (("blackjack_switch: no", "blackjack_switch: yes"),)
HAND = (("dealt_from: shoe", "dealt_from: hand"),)


def reviewed(text: str, *pairs: tuple[str, str]) -> Review:
    """Review an example with each first text replaced by the second."""
    for old, new in pairs:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times"
        text = text.replace(old, new)
    return review_document(read_text(text, "filing.yaml"))


def lines(document: Paper | Sign) -> list[Line]:
    """Give every sentence of a guide or a sign."""
    found: list[Line] = list(document.sentences) if isinstance(document, Sign) else []
    for part in document.parts if isinstance(document, Paper) else ():
        if isinstance(part, Prose):
            found += part.lines
        elif isinstance(part, Topics):
            found += [line for topic in part.topics for line in topic.lines]
    return [*found, *(line for panel in panels(document).values() for line in panel.notes)]


def said(review: Review) -> list[str]:
    return [line.text for line in lines(paper(review, "guide", draft=True))]


@pytest.mark.parametrize("text", [BLACKJACK, MIDIBACCARAT, EZ], ids=["blackjack", "midibaccarat", "ez"])
def test_every_sentence_names_a_provision_or_a_defined_word(text: str) -> None:
    review = reviewed(text)
    found = [*lines(paper(review, "guide", draft=True)), *lines(sign(review, draft=True))]
    assert len(found) > 20
    assert [line.text for line in found if "(" not in line.provision and '"' not in line.provision] == []


@pytest.mark.parametrize("chapter_id", ["pa/633a", "pa/629a"])
def test_what_the_rules_leave_open_is_never_promised(chapter_id: str) -> None:
    """A sentence that calls something open tells the patron whom to ask."""
    stack: list[Any] = [load_chapter(chapter_id).guide]
    texts: list[str] = []
    while stack:
        node = stack.pop()
        if isinstance(node, dict):
            texts += [node["says"]] if "says" in node else []
            stack += [item for item in node.values() if isinstance(item, dict | list)]
        elif isinstance(node, list):
            stack += node
    open_law = [text for text in texts if text.startswith("The rules do not ")]
    assert [text for text in open_law if not text.endswith("Ask the dealer.")] == []


def test_at_a_switch_table_a_22_ties_and_the_time_of_payment_is_open() -> None:
    plain, switch = said(reviewed(BLACKJACK)), said(reviewed(BLACKJACK, *SWITCH))
    paid = "If you have Blackjack and the dealer shows a card from 2 to 9, you are paid at once."
    assert paid in plain
    assert paid not in switch
    assert "You also win if the dealer goes over 21 and you do not." not in switch
    assert "If the dealer's total is 22, your hand of 21 or less ties." in switch
    asked = "The rules do not say plainly when a Blackjack is paid at a Blackjack Switch table. Ask the dealer."
    assert asked in switch
    assert asked not in plain
    assert any("You may first switch the second cards of your two hands." in text for text in switch)


def test_dealt_from_the_hand_the_guide_says_what_is_open() -> None:
    hand = said(reviewed(BLACKJACK, *HAND))
    assert (
        "The rules do not say when additional wagers are settled at a table that is dealt from the hand. "
        "Ask the dealer." in hand
    )
    assert "The rules do not say what you do with a Blackjack that lies face down. Ask the dealer." in hand
    assert any(text.startswith("If you have Blackjack, the dealer shows an ace") for text in hand)


@pytest.mark.parametrize("day", ["2012-05-19", "2014-02-01", "2015-06-12", "2015-06-13"])
def test_a_surrender_against_an_ace_never_promises_half_back_without_condition(day: str) -> None:
    review = reviewed(
        BLACKJACK, ("filing_date: 2015-06-13", f"filing_date: {day}"), ("  surrender_against_ace_or_ten: ", "  #")
    )
    told = [text for text in said(review) if "whole wager" in text and "half" in text]
    assert len(told) == 1


def test_the_limit_on_lucky_ladies_is_the_casinos_word_or_open() -> None:
    filed = said(reviewed(BLACKJACK))
    silent = said(reviewed(BLACKJACK, ("  applies_to: [lucky_ladies, kings_bounty]\n", "")))
    assert "This casino applies it to a pair of queens of hearts with a dealer Blackjack." in filed
    assert not any(text.startswith("This casino applies it") for text in silent)
    assert any("plainly whether it applies to a pair of queens of hearts" in text for text in silent)


@pytest.mark.parametrize(
    "told",
    [
        "You lose only your first wager".lower(),
        "cut at least ten cards",
        "call out with cash",
        "all hands are void and wagers are returned",
        "the dealer then settles the progressive wagers",
        "other than two queens of hearts",
    ],
)
def test_what_a_patron_must_know_is_told(told: str) -> None:
    assert [text for text in said(reviewed(BLACKJACK)) if told in text.lower()] != []


def test_in_ez_baccarat_a_dragon_7_is_no_win_of_the_banker() -> None:
    guide = paper(reviewed(EZ), "guide", draft=True)
    assert "except with a Dragon 7" in panels(guide)["Wager on the Banker's Hand"].wins
    assert not any("that wins with three cards" in line.text for line in lines(guide))


def test_without_ez_baccarat_the_guide_speaks_of_no_dragon_7() -> None:
    guide = paper(reviewed(MIDIBACCARAT), "guide", draft=True)
    assert panels(guide)["Wager on the Banker's Hand"].wins == "You win if the Banker's Hand wins."


@pytest.mark.parametrize("text", [MIDIBACCARAT, EZ], ids=["midibaccarat", "ez"])
def test_a_sentence_of_the_sign_ends_without_a_full_stop(text: str) -> None:
    assert [line.text for line in sign(reviewed(text), draft=True).sentences if line.text.endswith(".")] == []


def test_how_to_read_table_1_is_no_step_of_the_round() -> None:
    guide = paper(reviewed(MIDIBACCARAT), "guide", draft=True)
    (steps,) = [part for part in guide.parts if isinstance(part, Prose) and part.key == "round"]
    assert not any("first column" in line.text for line in steps.lines)
    assert any("first column" in line.text for line in lines(guide))
