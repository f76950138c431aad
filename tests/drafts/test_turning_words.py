"""What agrees heeds the words that could turn it; what differs is told of one thing, and by words that say of what."""

import pytest
from judged_drafts import BLACKJACK, PAI_GOW, judged, messages, not_compared, sign_of

from checker.drafts.kinds import Kind

MIDI = "pa/midibaccarat"


def _left(name: str, line: str) -> bool:
    return any(line in text for text in not_compared(judged(name, f"# Guide\n\n{line}\n", Kind.GUIDE, "md")))


def _told(name: str, text: str, cue: str) -> list[str]:
    return [message for message in messages(judged(name, text, Kind.GUIDE, "md")) if cue in message]


def test_a_line_that_would_agree_with_the_contrary_of_a_word_is_left_to_a_person() -> None:
    assert _left(PAI_GOW, "Match the dealer's hand exactly, and that hand goes to the dealer.")
    assert not _left(PAI_GOW, "The high hand has to be equal to the low hand or better.")
    assert not _left(PAI_GOW, "The dealer wins copies.")


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("Three pair: the lowest pair goes in the low hand.", True),
        ("Three pair: the highest pair goes in the low hand.", False),
    ],
)
def test_the_house_way_is_compared_in_running_text(line: str, *, wrong: bool) -> None:
    text = f"# Pai Gow Poker\n\nThe dealer sets hands by the house way. {line}\n"
    assert bool(_told(PAI_GOW, text, "how the dealer sets a hand")) is wrong
    assert line not in not_compared(judged(PAI_GOW, text, Kind.GUIDE, "md"))


def test_two_numbers_of_the_table_in_one_line_are_not_taken_for_one() -> None:
    assert _told(PAI_GOW, "# Guide\n\nSix spots, one spot per guest.\n", "areas") == []


@pytest.mark.parametrize(("paytable", "wrong"), [("C", False), ("A", True)])
def test_a_paytable_under_the_name_of_its_wager_is_held_against_it(paytable: str, *, wrong: bool) -> None:
    text = f"{sign_of(PAI_GOW)}\n\nFORTUNE BONUS\n\nPaytable {paytable}\n"
    assert any("elects paytable C" in message for message in messages(judged(PAI_GOW, text))) is wrong


def test_a_wager_of_one_amount_that_may_be_more_is_left_to_a_person() -> None:
    sign = sign_of(BLACKJACK).replace("$1 only", "$1 or more")
    assert sum("$1 or more" in line for line in not_compared(judged(BLACKJACK, sign))) == sign.count("$1 or more") > 0


def test_a_changed_label_in_a_copy_is_left_to_a_person() -> None:
    sign = sign_of(BLACKJACK).replace("Dealer has five cards", "Player has five cards")
    assert any("Player has five cards" in line for line in not_compared(judged(BLACKJACK, sign)))


@pytest.mark.parametrize("said", ["Insurance and even money", "Insurance, even money"])
def test_even_money_in_a_heading_is_no_payout_of_insurance(said: str) -> None:
    assert _told(BLACKJACK, f"{sign_of(BLACKJACK)}\n\n{said}\n", "Insurance") == []


@pytest.mark.parametrize(("cards", "wrong"), [("2 to 7", False), ("3 to 7", True)])
def test_a_row_of_a_chart_may_say_in_words_on_what_a_hand_draws(cards: str, *, wrong: bool) -> None:
    rows = f"| 4 | Draws if the Player's third card is {cards} |\n| 5 | Draws if the Player's third card is 4 to 7 |\n"
    heads = "| Banker's first two cards | What the Banker's Hand draws on by the third card |\n|---|---|\n"
    assert bool(_told(MIDI, f"# Midibaccarat\n\n{heads}{rows}", "third card")) is wrong
