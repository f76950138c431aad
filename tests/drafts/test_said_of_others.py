"""What a sentence says of several wagers, of another moment or of a choice is not held against a draft by mistake."""

import pytest
from judged_drafts import BLACKJACK, PAI_GOW, judged

from checker.drafts.kinds import Kind
from checker.drafts.language.values import find_values
from checker.drafts.prose.gist import gist_of
from checker.drafts.readers import read_draft
from checker.rules import FindingClass
from checker.values.payout import MeterShare, Odds
from checker.values.stated import Word

MIDI, FACE_UP = "pa/midibaccarat", "pa/face-up-pai-gow-poker"


def _told(folder: str, text: str, ending: str = "md") -> list[str]:
    report = judged(folder, f"# A guide to the game\n\n{text}\n", Kind.GUIDE, ending)
    return [
        found.message
        for found in report.findings
        if found.kind is FindingClass.MISMATCH and found.place and found.place.near
    ]


@pytest.mark.parametrize(
    ("folder", "text", "told"),
    [
        (MIDI, "Bet $25 to $5,000 on Player and Banker, and $5 to $500 on the Tie.", []),
        (
            MIDI,
            "Bet $25 to $5,000 on Player and Banker, and $5 to $600 on the Tie.",
            ["Tie: the maximum is $500, and the draft says $600."],
        ),
        (BLACKJACK, "Limits on Blackjack are $10 to $500, and on Lucky Ladies $1 to $25.", []),
        (
            BLACKJACK,
            "Limits on Blackjack are $10 to $500, and on Lucky Ladies $1 to $50.",
            ["Lucky Ladies: the maximum is $25, and the draft says $50."],
        ),
        # Under the heading of a wager, the hands are those on which it is made.
        (MIDI, "## Dragon Bonus\n\n$5 to $250 on the Player's Hand, the Banker's Hand or both", []),
        (MIDI, "## Dragon Bonus\n\nA word.\n\nBet $5 to $250 on Player or Banker.", []),
        (MIDI, "Dragon Bonus. $5 to $250 on Player or Banker.", []),
    ],
)
def test_limits_of_several_wagers_in_one_sentence(folder: str, text: str, told: list[str]) -> None:
    assert _told(folder, text) == told


@pytest.mark.parametrize(
    ("folder", "text"),
    [
        (PAI_GOW, "You bank one table, never two rounds in a row."),
        (PAI_GOW, "A player cannot bank two rounds running."),
        (PAI_GOW, "Ask and the dealer may bank with you, and then the dealer sets your hands by the house way."),
        (BLACKJACK, "Surrender: half of your bet back, once the dealer has peeked for Blackjack."),
        (BLACKJACK, "Add as much again and make two hands of a pair."),
        (BLACKJACK, "Eight cards or more take the whole meter and seven cards 200 for 1."),
        (FACE_UP, "Envy Bonuses come with the hands of others, never with the dealer's or your own."),
        (FACE_UP, "If both hands tie, you lose."),
        (FACE_UP, "The house wins ties."),
    ],
)
def test_what_holds_is_not_accused(folder: str, text: str) -> None:
    assert _told(folder, text) == []


@pytest.mark.parametrize("text", ["Ties go to the player.", "You win all ties.", "A tie belongs to the player."])
def test_who_has_the_better_of_a_tie_is_told(text: str) -> None:
    assert _told(FACE_UP, text) == [
        f"On a copy, a tie of two identical hands, the draft says “{text}”. The dealer wins copies."
    ]


def test_a_clause_that_denies_is_read_with_what_it_is_about() -> None:
    found, _ = gist_of("You bank for us, never twice in a row.", "", frozenset({"bank_in_a_row"}))
    assert [gist.value for gist in found] == [Word("not_allowed")]


@pytest.mark.parametrize(
    "text",
    [
        "the whole meter plus 200 to 1",
        "200 to 1 plus the whole meter",
        "the entire jackpot and another 200 to 1",
        "the full meter (100%) and 200 to 1",
    ],
)
def test_a_payout_of_two_parts_is_one(text: str) -> None:
    (value,) = find_values(f"You win {text}.")
    assert {type(part) for part in value.parts} == {MeterShare, Odds}


def test_the_whole_meter_alone_is_a_payout() -> None:
    (value,) = find_values("the full meter")
    assert [type(part) for part in value.parts] == [MeterShare]


def test_a_sentence_may_speak_of_the_whole_meter() -> None:
    assert find_values("Win the whole meter with seven cards, and five cards pay 8 for 1.")[0].text == "8 for 1"


@pytest.mark.parametrize(
    ("root", "own", "seen"),
    [('fill="none"', 'fill="#fff"', True), ('fill="none"', "", False), ('style="fill:none"', 'stroke="#000"', True)],
)
def test_a_text_is_seen_by_what_paints_it(root: str, own: str, seen: bool) -> None:
    drawn = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90" {root}><g clip-path="url(#c)">'
    drawn += (
        f'<text {own} xml:space="preserve" x="9" y="30">HIDE</text></g><text fill="red" x="9" y="60">TIE</text></svg>'
    )
    shown = " ".join(item.text for item in read_draft(drawn.encode(), "felt.svg").sheets[0].spans)
    assert ("HIDE" in shown) is seen


@pytest.mark.parametrize(
    ("folder", "true", "false"),
    [
        (BLACKJACK, "Nobody collects more than $75,000 in a round.", "Nobody collects more than $50,000 in a round."),
        (
            BLACKJACK,
            "If the dealer turns an ace, back a Blackjack of the house with at most half of your bet.",
            "If the dealer turns an ace, back a Blackjack of the house with as much as your bet.",
        ),
        (BLACKJACK, "A king never matches a jack.", "A king goes with a jack, for any picture matches."),
        (
            PAI_GOW,
            "While you bank, the dealer bets $25 against you.",
            "While you bank, the dealer bets $35 against you.",
        ),
        (PAI_GOW, "Lose both and your bet is gone.", "Lose both and your bet comes back."),
        (PAI_GOW, "The pack has its 52 cards and a joker.", "The pack has its 52 cards and two jokers."),
        (MIDI, "All cards from 2 to 9 are worth what they show.", "Banker wins with the point count farther from 9."),
    ],
)
def test_the_true_agrees_and_the_false_is_told(folder: str, true: str, false: str) -> None:
    assert _told(folder, true) == []
    assert len(_told(folder, false)) == 1


def test_the_meters_of_a_table_are_compared() -> None:
    rows = "| Meter | Opens at | Resets to | From each bet |\n|---|---|---|---|\n"
    rows += "| Progressive | $10,000 | $5,000 | 30% |\n"
    (told,) = _told(PAI_GOW, f"## Progressive\n\n{rows}")
    assert told.endswith("and the draft says 30%.")


@pytest.mark.parametrize(
    ("folder", "text"),
    [
        (BLACKJACK, "Split your pair and play two hands."),
        (PAI_GOW, "While you hold the bank you win the copies."),
    ],
)
def test_what_is_said_of_another_outcome_is_not_accused(folder: str, text: str) -> None:
    assert _told(folder, text) == []


def test_a_name_without_its_last_letter_may_be_cut() -> None:
    report = judged(MIDI, "BANKER\nPLAYER\nTIE\n\nBANKE\n", Kind.LAYOUT, "txt")
    assert [line.status for line in report.lines if line.text == "BANKE"] == ["not_compared"]
    assert [found.message for found in report.findings if "BANKE" in found.message] == []
