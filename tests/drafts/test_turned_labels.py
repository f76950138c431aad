"""A label or a sentence with the contrary of a word, or with a condition, does not agree for its figure alone."""

import pytest
from judged_drafts import BLACKJACK, EXAMPLES, PAI_GOW, review_at, statuses_of

from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.language.words import words
from checker.drafts.readers import read_draft
from checker.statements.comparison import Status

FACE_UP, MIDI, MARYLAND = "pa/face-up-pai-gow-poker", "pa/midibaccarat", "md/pai-gow-poker"


@pytest.mark.parametrize(
    ("folder", "heading", "right", "wrong"),
    [
        (MIDI, "Dragon Bonus", "Win by nine: 20 to 1", "Lose by nine: 20 to 1"),
        (MIDI, "", "Banker: 1 to 1 minus 5% commission.", "Player: 1 to 1 minus 5% commission."),
        (MIDI, "", "On a tie, Banker and Player bets push.", "On a tie, Banker and Banker bets push."),
        (MIDI, "", "Over nine, forget the first digit.", "Over nine, forget the last digit."),
        (
            MIDI,
            "",
            "An eight or nine in two cards is a natural, and no further card is drawn by either side.",
            "An eight or nine in two cards is a natural, and a further card is drawn by either side.",
        ),
        (
            FACE_UP,
            "Ace High Bonus",
            "Dealer ace high without the joker: 6 to 1",
            "Player ace high without the joker: 6 to 1",
        ),
        (
            FACE_UP,
            "Ace High Bonus",
            "Dealer ace high without the joker: 6 to 1",
            "Dealer ace low without the joker: 6 to 1",
        ),
        (
            FACE_UP,
            "Ace High Bonus",
            "Dealer ace high without the joker: 6 to 1",
            "Dealer king high without the joker: 6 to 1",
        ),
        (
            FACE_UP,
            "",
            "With no side bets down, you may surrender after the dealer's hands are set and before yours are exposed.",
            "With side bets down, you may surrender after the dealer's hands are set and before yours are exposed.",
        ),
        (FACE_UP, "", "High must rank at least equal to low.", "High must rank at least equal to high."),
        (
            MARYLAND,
            "",
            "Guests without side bets may surrender before their cards are shown and forfeit the bet.",
            "Guests with side bets may surrender before their cards are shown and forfeit the bet.",
        ),
        (
            PAI_GOW,
            "Envy Bonus",
            "The Envy Bonus goes to guests with a Fortune Bonus bet of $5 or more, when another guest has such a hand.",
            "The Envy Bonus goes to guests without a Fortune Bonus bet of $5 or more, when another has such a hand.",
        ),
        (
            BLACKJACK,
            "",
            "Two cards of equal value can be split for an equal wager.",
            "Two cards of equal value can be split for a double wager.",
        ),
        (
            PAI_GOW,
            "",
            "To win, both of your hands must beat the dealer's two hands.",
            "To win, one of your hands must beat the dealer's two hands.",
        ),
        (
            PAI_GOW,
            "",
            "The high hand must rank the same as or above the low hand or your bet is lost.",
            "The high hand must rank the same as or above the high hand or your bet is lost.",
        ),
        (
            PAI_GOW,
            "",
            "The high hand must rank the same as or above the low hand or your bet is lost.",
            "The high hand must rank the same as or above the low hand or your bet is won.",
        ),
    ],
)
def test_the_contrary_of_a_word_is_heeded(folder: str, heading: str, right: str, wrong: str) -> None:
    assert statuses_of(folder, heading, right) == {Status.AGREES}
    assert Status.AGREES not in statuses_of(folder, heading, wrong)


@pytest.mark.parametrize("tail", ["if the dealer agrees", "unless the floor says no", "only for members"])
def test_a_payout_under_a_condition_that_is_not_read_does_not_agree(tail: str) -> None:
    line = "Insurance pays 2 to 1"
    assert statuses_of(BLACKJACK, "", f"{line}.") == {Status.AGREES}
    assert statuses_of(BLACKJACK, "", f"{line} if the dealer has a Blackjack.") == {Status.AGREES}
    assert Status.AGREES not in statuses_of(BLACKJACK, "", f"{line} {tail}.")
    best = "Bet $5 to $100 on the best hand in your seven cards"
    assert Status.AGREES not in statuses_of(PAI_GOW, "Fortune Bonus", f"{best} {tail}.")


@pytest.mark.parametrize(
    ("folder", "heading", "line"),
    [
        (MIDI, "The deal", "Once the dealer has called “no more bets”, please leave your chips as they are."),
        (FACE_UP, "The result", "Two better hands win, one better hand is a push, and none means a loss."),
        (MARYLAND, "The result", "If a hand is the same as the dealer's, you have not beaten it."),
        (MARYLAND, "Envy Bonus", "Envy is allowed here."),
        (FACE_UP, "When do I win?", "You then win an amount equal to your bet."),
        (
            BLACKJACK,
            "Surrender",
            "With an ace or ten-value card up, we look at the hidden card first; dealer Blackjack takes the whole bet.",
        ),
    ],
)
def test_what_holds_in_other_words_is_not_told_to_differ(folder: str, heading: str, line: str) -> None:
    assert Status.DIFFERS not in statuses_of(folder, heading, line)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (
            "Winning hands pay 1 to 1 and a Blackjack pays 3 to 2.",
            "Winning hands pay 1 to 1 and a Blackjack pays 6 to 5.",
        ),
        ("Even money, except a Blackjack, which pays 3 to 2.", "Even money, except a Blackjack, which pays 6 to 5."),
    ],
)
def test_a_figure_is_of_the_hand_that_is_paid_and_not_of_the_next(right: str, wrong: str) -> None:
    assert Status.DIFFERS not in statuses_of(BLACKJACK, "", right)
    assert Status.DIFFERS in statuses_of(BLACKJACK, "", wrong)


def test_a_figure_of_what_was_named_before_it_is_not_told_to_differ() -> None:
    line = "With the rank of the dealer's up card you get 3 to 1 when the suits differ and {} when they agree."
    for odds in ("11 to 1", "14 to 1"):
        assert Status.DIFFERS not in statuses_of(BLACKJACK, "Match-the-Dealer", line.format(odds))


def test_what_pushes_is_a_push() -> None:
    assert words("A Natural tie pushes, two boxes.") == ("a", "natural", "tie", "push", "2", "box")


def test_a_rule_of_one_wager_is_not_so_of_another() -> None:
    review = review_at(EXAMPLES / "pa/midibaccarat/ez-baccarat.yaml")
    text = "Guide\n\nTie bets push on a Dragon 7.\n\nBanker bets push on a Dragon 7.\n"
    report = compare(read_draft(text.encode(), "draft.txt"), review, Kind.GUIDE)
    found = {line.text: line.status for line in report.lines if "push" in line.text}
    assert found == {
        "Tie bets push on a Dragon 7.": Status.NOT_COMPARED,
        "Banker bets push on a Dragon 7.": Status.AGREES,
    }
