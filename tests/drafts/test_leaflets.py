"""What leaflets and signs of a few lines say: limits behind odds, lists of prizes, which hand is in front."""

import pytest
from judged_drafts import BLACKJACK, PAI_GOW, judged, messages, not_compared, statuses_of

from checker.drafts.kinds import Kind
from checker.statements.comparison import Status

MIDI, FACE_UP = "pa/midibaccarat", "pa/face-up-pai-gow-poker"


def _told(name: str, text: str, cue: str, kind: Kind = Kind.GUIDE) -> list[str]:
    return [message for message in messages(judged(name, text, kind, "md")) if cue in message]


@pytest.mark.parametrize(
    ("most", "told"), [("$500", []), ("$400", ["Tie: the maximum is $500, and the draft says $400."])]
)
def test_limits_behind_the_odds_of_the_wager_that_begins_a_line_are_its_own(most: str, told: list[str]) -> None:
    assert _told(MIDI, f"# Midibaccarat\n\nTie pays 9 to 1, minimum $5, maximum {most}\n", "maximum") == told


@pytest.mark.parametrize(("least", "wrong"), [("$5", False), ("$10", True)])
def test_what_qualifies_for_an_envy_bonus_in_parentheses_is_no_limit(least: str, *, wrong: bool) -> None:
    text = f"# Sign\n\nFORTUNE BONUS - $5 to $100 (Envy Bonus with {least} or more)\n"
    found = _told(PAI_GOW, text, least)
    assert bool(found) is wrong
    assert not [message for message in found if "minimum" in message]


@pytest.mark.parametrize(("last", "wrong"), [("five aces 250 to 1", False), ("five aces 300 to 1", True)])
def test_prizes_told_behind_a_range_of_limits_are_of_the_hands_before_them(last: str, *, wrong: bool) -> None:
    listed = f"a straight earns 2 to 1, a flush 4 to 1, a royal flush 100 to 1 and {last}"
    text = f"# Pai Gow Poker\n\nFor $5 to $100 the Fortune Bonus looks at all seven cards: {listed}.\n"
    found = _told(PAI_GOW, text, "and the draft says")
    assert bool(found) is wrong
    assert not [message for message in found if "100 to 1" in message.partition("draft")[2]]


def test_rows_below_a_table_of_limits_are_not_of_its_last_wager() -> None:
    limits = "| Wager | Least | Most | Note |\n|---|---|---|---|\n| Progressive | $1 | $1 | One price. |\n"
    verdict = "| Your hands | Your wager |\n|---|---|\n| One higher, one equal or lower | Push |\n"
    text = f"# Face Up Pai Gow Poker\n\n## Stakes\n\n{limits}\n## The verdict\n\n{verdict}"
    assert _told(FACE_UP, text, "pays Push") == []


TURNED_ROUND = "One pair: the pair in front, the two highest others behind. Three pair: the highest pair goes behind."
USUAL = "One pair: the pair in back, the two highest others in front. Three pair: the highest pair goes in front."


@pytest.mark.parametrize(
    ("said", "wrong"),
    [(TURNED_ROUND, False), (USUAL, False), (USUAL.replace("the highest pair", "the lowest pair"), True)],
)
def test_a_draft_for_which_the_high_hand_is_in_front_is_not_accused(said: str, *, wrong: bool) -> None:
    text = f"# Pai Gow Poker\n\n## How the dealer sets a hand\n\n{said}\n"
    assert bool(_told(PAI_GOW, text, "how the dealer sets a hand")) is wrong
    assert bool(not_compared(judged(PAI_GOW, text, Kind.GUIDE, "md"))) is (said == TURNED_ROUND)


@pytest.mark.parametrize(("said", "wrong"), [("Surrender is allowed.", False), ("There is no surrender.", True)])
def test_a_line_of_payouts_is_no_heading_of_what_stands_below_it(said: str, *, wrong: bool) -> None:
    text = f"# Blackjack\n\nBlackjack 3 to 2 • Other wins 1 to 1 • Insurance 2 to 1\n\n{said}\n"
    assert bool(_told(BLACKJACK, text, "urrender", Kind.SIGN)) is wrong


@pytest.mark.parametrize(
    "said",
    [
        "The house holds back {} of the winnings on the Banker.",
        "Of the amount won on the Banker the casino takes {}.",
    ],
)
def test_what_the_house_keeps_of_a_win_is_the_commission(said: str) -> None:
    assert Status.DIFFERS in statuses_of(MIDI, "", said.format("4%"))
    assert Status.DIFFERS not in statuses_of(MIDI, "", said.format("5%"))


def test_a_share_that_the_house_keeps_of_a_meter_is_no_commission() -> None:
    assert Status.DIFFERS not in statuses_of(MIDI, "", "The house keeps 10% of the meter.")


@pytest.mark.parametrize(
    ("said", "wrong"), [("No, none.", False), ("Yes, five percent of each win on the main wager.", True)]
)
def test_a_rate_that_answers_a_question_on_the_commission_is_its_rate(said: str, *, wrong: bool) -> None:
    text = f"# Face Up Pai Gow Poker\n\n## Do I pay commission?\n\n{said}\n"
    assert bool(_told(FACE_UP, text, "five percent")) is wrong


def test_ranks_from_one_to_another_are_no_odds() -> None:
    text = "# Midibaccarat\n\n| Card | Value |\n|---|---|\n| 2 to 9 | As printed |\n"
    assert not [line for line in not_compared(judged(MIDI, text, Kind.GUIDE, "md")) if "2 to 9" in line]


@pytest.mark.parametrize(("times", "wrong"), [("three more times", False), ("once more", True)])
def test_only_so_many_times_is_how_often_a_player_may_split_again(times: str, *, wrong: bool) -> None:
    found = statuses_of(BLACKJACK, "", f"You may split again only {times}, aces included.")
    assert (Status.DIFFERS in found) is wrong


@pytest.mark.parametrize("said", ["Five cards go in the back hand.", "Five cards make the back hand."])
def test_how_many_cards_a_hand_has_is_no_wrong_number_of_them(said: str) -> None:
    assert Status.DIFFERS not in statuses_of(PAI_GOW, "", said)


@pytest.mark.parametrize(("odds", "wrong"), [("9 TO 1", False), ("8 TO 1", True)])
def test_an_inscription_in_capitals_ends_with_its_odds(odds: str, *, wrong: bool) -> None:
    text = f"MIDIBACCARAT\n\nTIE\nTIE PAYS {odds}\nDRAGON BONUS\nHOUSE MONEY\n"
    report = judged(MIDI, text, Kind.LAYOUT)
    assert bool([message for message in messages(report) if message.endswith("8 TO 1.")]) is wrong
    assert not [line for line in not_compared(report) if "DRAGON" in line]
