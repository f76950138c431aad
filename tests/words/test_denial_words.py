"""A word that denies is a row's own only where the row must have it, or has it in a row of words of its own."""

import pytest
from said_lines import says, unread_of

from checker.statements.comparison import Status
from checker.submission.answer_rows import said_by_rows
from checker.words.rows import _row, checked, choices_of
from checker.words.topics import topics


@pytest.mark.parametrize("piece", ["not", "no", "without", "never", "more|nobody", "0"])
def test_a_word_that_denies_may_not_be_left_out(piece: str) -> None:
    with pytest.raises(ValueError, match=r"denies and may not be left out, in the row: win \(x\)"):
        list(checked(choices_of(piece), "win (x)"))


def test_a_row_of_words_with_one_that_denies_may_be_left_out() -> None:
    assert [choice.words for choice in checked(choices_of("better|no+better"), "")] == [("no", "better")]


def test_a_row_says_a_value_that_its_topic_has() -> None:
    with pytest.raises(ValueError, match=r"topic commission_rounding has no value at_payout; in the row: round up"):
        _row(topics()["commission_rounding"], "at_payout", "round up")


@pytest.mark.parametrize(
    ("line", "topic", "status"),
    [
        ("The leftover 4 cards go in the rack without being exposed", "leftover_cards", Status.AGREES),
        ("Four cards left over are not discarded unexposed", "leftover_cards", Status.DIFFERS),
        ("The leftover 4 cards are not unexposed", "leftover_cards", Status.DIFFERS),
        ("The envy bonus pays for other players' hands, not on your own", "envy_on_own_hand", Status.AGREES),
        ("The envy bonus is not paid for other players' hands", "envy_on_own_hand", Status.DIFFERS),
        ("Players who do not want the bank pass it to the next player", "bank_pass", Status.AGREES),
    ],
)
def test_a_word_that_denies_turns_what_a_row_says(line: str, topic: str, status: Status) -> None:
    assert says("pa-645a", line).get(topic) is status
    assert not unread_of("pa-645a", line)


def test_an_answer_with_a_word_that_denies_is_no_answer_of_a_row_without_it() -> None:
    path, answer = "play.third_card_procedure", "burn another card face down"
    assert said_by_rows(answer, path) == "burn and one more card"
    assert said_by_rows("do not burn another card face down", path) is None
