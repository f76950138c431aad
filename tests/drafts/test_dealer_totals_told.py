"""What a draft says on the totals on which the dealer draws and stands, in words that no row lists."""

import pytest
from judged_drafts import BLACKJACK, PAI_GOW, judged, statuses_of

from checker.drafts.kinds import Kind
from checker.rules import FindingClass
from checker.statements.comparison import Status


@pytest.mark.parametrize(
    ("heading", "line"),
    [
        ("The dealer", "Up to 16 the house takes a card, and 17 or more ends the draw, soft or hard."),
        ("The dealer's hand", "Must take cards through sixteen and must stop on any 17, soft ones too."),
        ("When does the dealer stop?", "At 17 or more, whether or not an ace is counting eleven."),
    ],
)
def test_the_rule_agrees_in_any_words(heading: str, line: str) -> None:
    assert statuses_of(BLACKJACK, heading, line) == {Status.AGREES}


@pytest.mark.parametrize(
    ("line", "about", "rule"),
    [
        (
            "16 or below takes a card, and so does a 17 that counts its ace as 11.",
            "what the dealer does on a soft 17",
            "The dealer stands on a soft 17.",
        ),
        (
            "Seventeen or better and the dealer is done, unless that seventeen is a soft one.",
            "what the dealer does on a soft 17",
            "The dealer stands on a soft 17.",
        ),
        (
            "The dealer takes another card on 17 or less.",
            "what the dealer does on a hard 17",
            "The dealer stands on a hard 17.",
        ),
    ],
)
def test_another_rule_is_told(line: str, about: str, rule: str) -> None:
    report = judged(BLACKJACK, f"Guide to the game\n\nTHE DEALER'S HAND\n\n{line}\n", Kind.GUIDE)
    told = [finding for finding in report.findings if finding.message == f"On {about}, the draft says “{line}”. {rule}"]
    assert [(each.kind, each.place and each.place.line, str(each.provision)) for each in told] == [
        (FindingClass.MISMATCH, 5, "633a.7(m)")
    ]


def test_a_dealer_who_takes_another_on_a_soft_17_is_told() -> None:
    line = "Dealers take a card on 16 and stay on hard 17, taking another on soft 17."
    assert statuses_of(BLACKJACK, "", line) == {Status.DIFFERS}


@pytest.mark.parametrize(
    ("heading", "line"),
    [
        ("Advice for players", "Take a card on a soft 17."),
        ("Basic strategy", "Always hit a soft 17 and stand on a hard 17."),
        ("", "You should hit a soft 17."),
        ("", "Players who hit a soft 17 do better."),
        ("Your turn", "Hit a soft 17."),
    ],
)
def test_how_a_player_plays_well_is_no_rule_of_the_dealer(heading: str, line: str) -> None:
    assert statuses_of(BLACKJACK, heading, line) == {Status.NOT_COMPARED}


def test_a_game_without_such_totals_says_nothing() -> None:
    assert statuses_of(PAI_GOW, "The dealer", "The dealer stands on all 17s.") <= {Status.NOT_COMPARED}
