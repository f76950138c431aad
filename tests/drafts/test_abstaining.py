"""What is not firmly told in a draft is left to a person, and is no finding; what is surely wrong still is one."""

import pytest
from judged_drafts import BLACKJACK, EXAMPLES, PAI_GOW, judged, messages, not_compared, sign_of

from checker.documents.build import build
from checker.documents.page import Page
from checker.documents.render import render
from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft
from checker.drafts.report import DraftReport
from checker.review import review_document
from checker.source import read_text


def _changed(name: str, old: str, new: str) -> DraftReport:
    sign = sign_of(name)
    row = next(line for line in sign.splitlines() if line.strip().startswith(old))
    return judged(name, sign.replace(row, new, 1))


def test_a_row_that_is_gone_is_told() -> None:
    found = messages(_changed(BLACKJACK, "Three-of-a-kind", ""))
    assert found == ["Three Card Poker: the draft leaves out “Three-of-a-kind”, which pays 20 to 1."]


def test_a_share_beside_the_name_of_a_meter_is_no_row_of_payouts() -> None:
    report = judged(PAI_GOW, f"{sign_of(PAI_GOW)}\n\nPROGRESSIVE\n\nMega          $30,000      $20,000      12%\n")
    assert messages(report) == []
    assert any("12%" in line for line in not_compared(report))


def test_one_line_may_say_what_several_outcomes_pay() -> None:
    text = (EXAMPLES / BLACKJACK / "submission.yaml").read_text()
    own = text.replace("three_card_poker:\n    paytable: B", "three_card_poker:\n    paytable: A")
    assert own != text
    review = review_document(read_text(own, "submission.yaml"))
    sign = render(build(review, "sign", draft=True), "txt", Page()).decode()
    rows = [line for line in sign.splitlines() if line.strip().startswith(("Straight", "Three-of", "Flush"))]
    said = "Straight flush, three of a kind, straight or flush: all pay 9 to 1"
    for row in rows:
        assert row.endswith("9 to 1")
        sign = sign.replace(row, said if row is rows[0] else "", 1)
    report = compare(read_draft(sign.encode(), "sign.txt"), review, Kind.SIGN)
    assert [message for message in messages(report) if "Three Card Poker" in message] == []
    assert [line.status for line in report.lines if line.text == said] == ["agrees"]


def test_what_the_main_wager_pays_may_be_told_in_a_sentence() -> None:
    said = "Even money on all winning hands, subject to 5% vigorish."
    sign = sign_of(PAI_GOW)
    rows = [line for line in sign.splitlines() if "inning Pai Gow Poker Wagers" in line or "amount won" in line]
    for row in rows:
        sign = sign.replace(row, said if row is rows[0] else "", 1)
    report = judged(PAI_GOW, sign)
    assert messages(report) == []
    assert said in not_compared(report)


@pytest.mark.parametrize(
    "sentence",
    [
        "Popular: jokers are wild.",
        "The easy way: suited blackjacks beat the dealer's.",
        "Beginners may take back a card.",
        "Friends may share cards.",
        "Win double with a dinner ticket.",
        "Guests may swap a card for a drink.",
        "Enjoy a beer and play two hands for one bet.",
        "For fun, the dealer shows both cards.",
        "Welcome: your first hand is free.",
        "Have a dinner ticket? The dealer pays twice.",
    ],
)
def test_a_friendly_word_excuses_nothing_that_is_said_of_the_game(sentence: str) -> None:
    report = judged(BLACKJACK, f"{sign_of(BLACKJACK)}\n\n{sentence}\n")
    assert messages(report) == []
    assert report.outcome == "incomplete"


@pytest.mark.parametrize(
    "sentence",
    [
        "Enjoy the evening with us.",
        "Coffee and cake in the lobby.",
        "Please ask for our newsletter at the front desk.",
    ],
)
def test_a_friendly_sentence_without_a_word_of_the_game_is_passed_over(sentence: str) -> None:
    assert judged(BLACKJACK, f"{sign_of(BLACKJACK)}\n\n{sentence}\n").outcome == "complies"


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("The vigorish is 5% of what you win.", False),
        ("The vigorish is 5% of your whole wager.", True),
    ],
)
def test_a_rate_that_is_said_to_be_of_the_wager_does_not_agree(said: str, *, left: bool) -> None:
    report = judged(PAI_GOW, f"{sign_of(PAI_GOW)}\n\n{said}\n")
    assert messages(report) == []
    assert (said in not_compared(report)) is left


def test_a_rate_of_the_wager_in_words_that_are_known_is_told() -> None:
    report = judged(PAI_GOW, f"{sign_of(PAI_GOW)}\n\nThe vigorish is 5% of what you bet.\n")
    assert [told.endswith("The vigorish is a share of what is won.") for told in messages(report)] == [True]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Three-of-a-kind", "Grand Slam .......................... 20 to 1"),
        ("Three-of-a-kind", "Three-of-a-kind ..................... All of it"),
        ("Three-of-a-kind", "Three-of-a-kind ..................... 25 to 1 or 20 to 1"),
    ],
)
def test_a_row_that_may_be_another_or_is_not_understood_is_no_finding(old: str, new: str) -> None:
    report = _changed(BLACKJACK, old, new)
    assert messages(report) == []
    assert report.outcome == "incomplete"
    assert not_compared(report)


def test_a_limit_beside_other_limits_of_the_row_is_no_finding() -> None:
    report = judged(BLACKJACK, f"{sign_of(BLACKJACK)}\n\n$10 min \u00b7 $500 max    $3 min \u00b7 $70 max\n")
    assert messages(report) == []


def test_a_value_right_behind_its_label_is_read() -> None:
    assert messages(_changed(BLACKJACK, "Three-of-a-kind", "Three-of-a-kind20 to 1")) == []
    found = messages(_changed(BLACKJACK, "Three-of-a-kind", "Three-of-a-kind25 to 1"))
    assert found == ["Three Card Poker: \u201cThree-of-a-kind\u201d pays 20 to 1, and the draft says 25 to 1."]


@pytest.mark.parametrize(
    "sentence", ["Ties on a hand go to the dealer.", "If a hand is tied, the dealer takes that hand."]
)
def test_a_tie_of_one_of_two_hands_is_not_held_against_the_tie_of_the_round(sentence: str) -> None:
    assert messages(judged(PAI_GOW, f"{sign_of(PAI_GOW)}\n\n{sentence}\n")) == []


def test_a_line_that_is_not_understood_names_the_provision_of_which_it_may_speak() -> None:
    said = "Surrender allowed at any odd time, including after you have drawn a card or so."
    report = judged(BLACKJACK, f"{sign_of(BLACKJACK)}\n\n{said}\n")
    [line] = [line for line in report.lines if line.text == said]
    assert line.status == "not_compared"
    assert line.reason.endswith("It may speak of 633a.9(a): A player may surrender after the first two cards.")
