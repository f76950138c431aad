"""Sentences on which hand draws a third card, clause by clause and one after the other."""

import pytest
from said_lines import ground_of

from checker.words.drawing import Before, read_drawing
from checker.words.known import unmarked
from checker.words.third_cards import ThirdCards, third_cards_of


def _rule() -> ThirdCards:
    rule = third_cards_of(ground_of("pa-629a").ruleset)
    assert rule is not None
    return rule


@pytest.mark.parametrize(
    ("text", "agrees"),
    [
        ("If the Player's Hand stayed, the Banker's Hand takes one with 0 to 5.", True),
        ("Otherwise the Player moves first, drawing with five or less and standing with six or seven.", True),
        ("Otherwise the Player moves first, drawing with six or less and standing with seven.", False),
        ("Otherwise Player goes first: another card on 5 or less, none on 6 or 7.", True),
        (
            "If Player did not need a card, Banker follows the same rule: a card on five or less, none on six or 7.",
            True,
        ),
        ("If Player did not need a card, Banker follows the same rule: a card on six or lower, none on seven.", False),
        (
            "If the Player rested, the Banker copies that manner exactly, drawing to five and resting on six or seven.",
            True,
        ),
        ("Once Player rests, Banker takes a card with six or less.", False),
        ("The Banker with three draws unless the third card of the Player was an 8.", True),
        ("The Banker with three draws unless the third card of the Player was a 7.", False),
        ("Banker has 6: draws if it was 6 or 7", True),
        ("Banker has 6: draws if it was 5, 6 or 7", False),
        ("If the Player's Hand stayed, the Banker's Hand takes one with 0 to 6.", False),
        ("If Player stands, Banker draws to 5 and stands on 6.", True),
        ("If the Player's Hand stays, the Banker's Hand draws on 4 or less.", False),
        ("If the Player's Hand stays, the Player's Hand draws on 5 or less.", None),
        ("The Player's Hand draws on 3 or less.", False),
        ("The Banker's Hand draws on 1 or less.", False),
        ("The Banker's Hand draws on 2 or less.", True),
        ("If Player stands, Banker draws to 4 and stands on 5.", False),
        ("Third card, Player: On 0 to 5 yes, on 6 or 7 no.", True),
        ("Third card, Player: On 0 to 6 yes, on 7 no.", False),
        ("The Player's Hand draws on a Point Count of less than 6 and stays on 6 or more.", True),
        ("Player gets one on 0 through 4 and stands pat on 5, 6 or 7.", False),
        ("Banker draws on 3 unless Player's third card is an 8", True),
        ("Banker draws on 3 unless Player's third card is a 9", False),
        ("Banker takes a card on 6 only if Player's third card was 6 or 7", True),
        ("Banker takes a card on 6 only if Player's third card was 5 or 6", False),
        ("The Banker never draws on 7", True),
        ("Player stands on 6 or 7 and draws on anything lower.", True),
        ("Player stands on 7 and draws on anything lower.", False),
        ("The Player's Hand must draw when its count is below 6.", True),
        ("The Player's Hand draws on 4 or less unless the Banker has a natural.", False),
        ("Player hand: 0-5 draws a card, 6-7 stands, 8-9 natural", True),
        ("Player hand: 0-5 draw, 6-7 stay.", True),
        ("Player hand: 0-6 draw, 7 stay.", False),
        ("Banker draws on 0, 1 or 2, whatever the Player does", True),
        ("If Player drew an 8, Banker with 3 draws", False),
        ("If Player drew a 9, Banker with 3 draws", None),
        ("Banker stands on 6", None),
        ("Banker smiles on 6", None),
        ("The Player's Hand acts first, drawing with five points or fewer and holding with six or seven.", True),
        ("The Player's Hand acts first, drawing with four points or fewer and holding with five, six or seven.", False),
        ("Player held: draw with five points or fewer, hold with six or seven.", True),
        ("Player held: draw with six points or fewer, hold with seven.", False),
    ],
)
def test_a_sentence_by_itself(text: str, agrees: bool | None) -> None:
    assert read_drawing(text, _rule(), Before()).agrees is agrees


def test_a_list_is_of_the_hand_that_leads_it() -> None:
    before = Before()
    for text, agrees in [
        ("If the Player's Hand took one, the Banker's Hand takes one with 0, 1 or 2, and never with 7.", True),
        ("With 4 it draws against a third card worth 2 to 7.", True),
        ("With 5 it draws against a third card worth 4 to 7.", True),
        ("With 6 it draws against a third card worth 5 or 7.", False),
    ]:
        read = read_drawing(text, _rule(), before)
        assert read.agrees is agrees, text
        before = read.before


def test_what_is_so_is_told() -> None:
    first = read_drawing("Player draws on 0 to 6.", _rule(), Before())
    assert first.lawful == "Player draws with up to 5 points and stays with more"
    second = read_drawing("With 6 Banker draws against a third card of 5 or 7.", _rule(), Before())
    assert second.lawful == "With 6 points Banker draws where Player's third card is one of: 6, 7"


@pytest.mark.parametrize(
    ("said", "agrees"),
    [
        ("With a count of 0 to 5 the Player hand takes a card.", True),
        ("With a count of 0 to 6 the Player hand takes a card.", False),
        ("A Player hand of 6 or 7 stands.", True),
        ("A Player hand of 5, 6 or 7 stands.", False),
    ],
)
def test_the_points_may_stand_before_the_hand_or_right_behind_it(said: str, agrees: bool) -> None:
    assert read_drawing(said, _rule(), Before()).agrees is agrees


@pytest.mark.parametrize(("text", "agrees"), [("0-5 draw.", True), ("0-6: draw.", False), ("6-7 stay.", True)])
def test_points_first_under_the_name_of_a_hand(text: str, agrees: bool) -> None:
    assert read_drawing(text, _rule(), Before(hand="FIRST", leads=True)).agrees is agrees
    assert read_drawing(text, _rule(), Before()).agrees is None


@pytest.mark.parametrize(
    ("text", "agrees"),
    [
        ("(d) The Player's Hand draws a third card upon a Point Count of 5 or less.", True),
        ("(d) The Player's Hand draws a third card upon a Point Count of 6 or less.", False),
        ("Absent a Natural, the Player's Hand draws upon 0 to 5 and stays only upon 6 or 7.", True),
        ("Player: on 0-6 it draws, on 7 it stays", False),
        ("Player holds on 6 or 7.", True),
        ("Player on 5 or less pulls a card, on 6 or 7 sits tight.", True),
        ("Player stays put on 7; anything less draws.", False),
        ("Player 0-6 gets one, 7 doesn't.", False),
        ("The Player's Hand shall be given a third card if its count is less than 6.", True),
        ("Player's Hand: a third card for 0, 1, 2, 3, 4 or 5; none for 6 or 7.", True),
        ("If the Player's Hand has stayed, the Banker's Hand draws upon 6 or less.", False),
        ("Banker draws on 0-5 if Player stands", True),
        ("B draws on 0-5 if P stayed", True),
        ("If Player stood pat, Banker hits 0-6 and stays on 7.", False),
        ("If Player drew, Banker draws on 0-2, stays on 7 and follows the table for 3, 4, 5 or 6.", True),
        ("If Player drew, Banker draws on 0-2, stays on 7 and follows the table for 4, 5 or 6.", None),
        ("Player stays only on 7.", False),
        ("If Player drew, Banker draws only on 0, 1 or 2.", None),
        ("Banker 5 draws vs 3-7", False),
        ("Player draws a 6, Banker has 6: Banker draws.", None),
        ("Player draws 6 or 7, Banker 6 draws.", None),
    ],
)
def test_formal_and_short_ways_to_say_it(text: str, agrees: bool | None) -> None:
    assert read_drawing(unmarked(text), _rule(), Before()).agrees is agrees
