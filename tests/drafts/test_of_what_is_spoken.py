"""Of which wager, person or thing a sentence speaks: what may be of another one is left to a person."""

import pytest
from judged_drafts import BLACKJACK, PAI_GOW, judged, messages

from checker.drafts.kinds import Kind
from checker.drafts.language.values import find_values
from checker.drafts.language.words import words
from checker.drafts.readers.lines import Glyph
from checker.drafts.readers.pdf_characters import _behind
from checker.drafts.structure.segments import split_line

FACE_UP, MIDI = "pa/face-up-pai-gow-poker", "pa/midibaccarat"


def _told(name: str, text: str) -> list[str]:
    """Give what was found in the lines of a guide, without what it leaves out."""
    report = judged(name, text, Kind.GUIDE, "md")
    left_out = ("leaves out", "does not show", "does not say", "does not carry")
    return [message for message in messages(report) if not any(said in message for said in left_out)]


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        # Limits where another wager was spoken of last, or in a list of amounts.
        (FACE_UP, "The Fortune Bonus is next to it. $5 to $75 may be put on it.", False),
        (FACE_UP, "Bets run from $15 to $1,000 a hand.", False),
        (FACE_UP, "Bets run from $15 to $2,000 a hand.", True),
        (PAI_GOW, "The Progressive has a meter. Winners took $3,000 and $800 home.", False),
        (FACE_UP, "## Fortune Bonus\n\nA side bet of $5 to $900 on your own cards.", True),
        (FACE_UP, "The Progressive costs $5.", False),
        (FACE_UP, "The Progressive costs $2.", True),
        # An amount that is wagered is none that a meter starts again from.
        (PAI_GOW, "## Progressive\n\nThe meter goes back to $5,000 and takes 24% of each $1 wager.", False),
        (PAI_GOW, "## Progressive\n\nThe meter goes back to $6,000 and takes 24% of each $1 wager.", True),
        # Who banks may have fewer areas than others, and a split makes hands and not areas.
        (PAI_GOW, "The banker needs chips for the other wagers and can play on one area only.", False),
        (PAI_GOW, "You can play on one area only.", True),
        (PAI_GOW, "The table has six positions, one for each player.", False),
        # How a payout limit is shared is not how a meter is.
        (BLACKJACK, "All payouts in one round are limited to $75,000, shared in proportion to the bets.", False),
        # What differs as it was read and comes to what holds is left to a person.
        (PAI_GOW, "If only one of your hands is better, nobody wins and the wager is yours again.", False),
        (PAI_GOW, "If you win one hand only, you lose your wager.", True),
        (MIDI, "A natural is an 8 or 9 on two cards.", False),
        (MIDI, "A natural is an 8 or 9 on three cards.", True),
        # A right that is denied in part, of the dealer, or of a hand on which there is none.
        (BLACKJACK, "Insurance is not offered unless the dealer shows an ace.", False),
        (BLACKJACK, "There is no insurance against a ten.", False),
        (BLACKJACK, "There is no insurance against an ace.", True),
        (BLACKJACK, "You cannot double after taking a third card.", False),
        (BLACKJACK, "You cannot double after splitting.", True),
        (BLACKJACK, "You may not insure for your whole bet.", False),
        (BLACKJACK, "You may insure for your whole bet.", True),
        (BLACKJACK, "The dealer has no options: no doubling, no splitting, no surrender.", False),
        (BLACKJACK, "## Blackjack\n\nNo doubling, no splitting", False),
        (BLACKJACK, "## Surrender\n\nNot after a double or a split", False),
        (BLACKJACK, "There is no payout limit on the Blackjack Wager.", False),
        (BLACKJACK, "There is no payout limit at this table.", True),
        # What another wager counts, what several are paid together, and what a limit is for.
        (BLACKJACK, "## Bad Beat\n\nYour 20 may have three cards or more", False),
        (BLACKJACK, "## Lucky Ladies\n\nYour 20 may have three cards or more", True),
        (BLACKJACK, "## Match the Dealer\n\nTwo suited matches pay 28 to 1 together", False),
        (BLACKJACK, "The maximum of $500 is for the first bet.", False),
        (BLACKJACK, "The maximum of $500 is for all winners of a round.", True),
        # What people think or do, and what is not so.
        (BLACKJACK, "You will hear that a dealer Blackjack takes the doubled bet as well.", False),
        (BLACKJACK, "Myth: the dealer must draw on ace-six.", False),
        (BLACKJACK, "Insurance never pays 3 to 1.", False),
        (BLACKJACK, "We recommend doubling on 10 or 11, but you may double on anything.", False),
        (BLACKJACK, "You may double on 10 or 11 only.", True),
        (BLACKJACK, "Wise players never split tens.", False),
        (BLACKJACK, "A player may draw on 17, a dealer may not.", False),
        (BLACKJACK, "The cover card does not mean that the hand is over at once.", False),
    ],
)
def test_of_what_a_sentence_speaks(name: str, text: str, *, told: bool) -> None:
    assert bool(_told(name, text)) is told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("What is the Pai Gow Insurance?\n\nA side bet that your cards have no pair.", ["Pai Gow Insurance"]),
        ("Ask for Lucky Ladies, $5 to $25.", ["Lucky Ladies"]),
        (
            "Add Pai Gow Insurance for $5 and collect when you are dealt no pair at all.",
            ["Pai Gow Insurance"],
        ),
        ("Pai Gow Insurance is not offered here.", []),
        ("Some casinos let you bet on Lucky Ladies.", []),
    ],
)
def test_a_wager_of_another_game_that_is_sold_or_asked_about(text: str, told: list[str]) -> None:
    assert _told(FACE_UP, text) == [f"The draft shows {name}; the filing does not offer it." for name in told]


@pytest.mark.parametrize(("fifth", "told"), [("4 to 1", []), ("5 to 1", ["“Flush” pays 4 to 1"])])
def test_what_stands_behind_each_figure_tells_on_what_it_is_paid(fifth: str, told: list[str]) -> None:
    found = _told(
        PAI_GOW,
        "The Fortune Bonus, from $5 to $100, goes by your seven cards. "
        f"From there it pays 2 to 1 for a straight, 3 to 1 for three of a kind, {fifth} for a flush.",
    )
    assert [each for each in found for said in told if said in each] == found
    assert len(found) == len(told)


def test_a_number_in_a_row_is_explained_by_the_head_of_its_column() -> None:
    rows = "Your side wins by | You are paid\n--- | ---\n9 | {} to 1\n8 | 8 to 1\n7 | 7 to 1\n"
    assert _told(MIDI, "### Dragon Bonus\n\n" + rows.format(20)) == []
    assert len(_told(MIDI, "### Dragon Bonus\n\n" + rows.format(25))) == 1


def test_letters_of_a_ligature_stand_one_behind_the_other() -> None:
    assert _behind(Glyph("f", 100.0, 50.0, 3.0, 11.0, 0.0)) == (103.0, 50.0)
    assert _behind(Glyph("f", 100.0, 50.0, 7.0, 10.0, 0.0)) == (103.0, 50.0)


def test_frames_are_no_text_and_an_ace_may_be_a_letter() -> None:
    assert split_line("+----------+---+") == []
    assert [segment.text for segment in split_line("| FLUSH   5 to 1 |")] == ["FLUSH", "5 to 1"]
    assert words("A high") == ("ace", "high")
    assert words("A high hand") == ("a", "high", "hand")
    assert [value.text for value in find_values("18% of each $1 wager")] == ["18% of each $1"]
