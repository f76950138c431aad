"""What a draft says on one matter in words that no row lists: it agrees, is told, or is left to a person."""

import pytest
from judged_drafts import BLACKJACK, PAI_GOW, judged, statuses_of

from checker.drafts.kinds import Kind
from checker.rules import FindingClass
from checker.statements.comparison import Status

MARYLAND, FACE_UP, MIDI = "md/pai-gow-poker", "pa/face-up-pai-gow-poker", "pa/midibaccarat"


@pytest.mark.parametrize(
    ("folder", "heading", "line"),
    [
        (BLACKJACK, "Pairs", "Should another pair turn up you may split three more times, and aces are no exception."),
        (BLACKJACK, "Insurance", "Half of your bet or less, when the dealer shows an ace."),
        (BLACKJACK, "", "Holding a Blackjack yourself, you may ask for even money instead and be paid on the spot."),
        (BLACKJACK, "", "You may retire before acting in any other way, leaving half the wager behind."),
        (
            PAI_GOW,
            "",
            "Once the first round is over, guests may take turns at being the bank, never two rounds running.",
        ),
        (PAI_GOW, "", "Ask to co-bank: the house then takes half, sets the hand and makes no wager."),
        (MARYLAND, "", "Should a hand of yours be the same as the dealer's, the dealer takes it."),
        (PAI_GOW, "", "Two wins pay even money less a vigorish of 5 percent, taken then and there."),
        (BLACKJACK, "Surrender", "Should the dealer have a Blackjack, the whole bet goes."),
        (BLACKJACK, "Insurance", "It pays two for every one you put up if the hidden card is worth ten."),
        (BLACKJACK, "", "Entry: at any time, mid-shoe included."),
        (BLACKJACK, "", "Ace plus ten-value card, dealt as your first two, wins 3 to 2."),
        (MIDI, "", "When a hand adds up to ten or more, forget the ten: nine plus seven is six."),
        (MIDI, "", "The first card is shown, and as many more cards as its value are put aside unseen."),
        (MIDI, "Dragon Bonus", "Without a natural, a margin of three or less loses."),
        (MIDI, "", "When the hands are level, bets on Player and Banker go back to their owners."),
        (FACE_UP, "", "You see all seven of the dealer's cards before you touch yours."),
        (FACE_UP, "", "Players face down, dealer face up."),
        (FACE_UP, "", "One deck of 53 cards is used."),
        (BLACKJACK, "", "A Blackjack outranks a 21 of three or more cards."),
        (BLACKJACK, "", "If the dealer has a Blackjack, the money added for doubling or splitting is returned."),
        (BLACKJACK, "", "If you bust, you lose your bet whether or not the dealer busts."),
        (PAI_GOW, "Envy Bonus", "A fixed sum for you when somebody else is dealt four of a kind or better."),
        (PAI_GOW, "", "Ask, and the dealer will tell you how the house would set your cards."),
    ],
)
def test_a_true_sentence_agrees(folder: str, heading: str, line: str) -> None:
    assert statuses_of(folder, heading, line) == {Status.AGREES}


@pytest.mark.parametrize(
    ("folder", "line", "message", "provision"),
    [
        (
            BLACKJACK,
            "After that first split you may split again only once more, aces included.",
            (
                "On how many additional times a player may split after the first, the draft says “{}”. "
                "You may split up to 3 more times."
            ),
            "633a.11(c)",
        ),
        (
            BLACKJACK,
            "Sorry, at our tables you cannot fold a hand for half of your bet.",
            "On surrender, the draft says “{}”. Surrender is allowed.",
            "633a.9(a)",
        ),
        (
            PAI_GOW,
            "If you prefer to share, ask to co-bank: the house then covers one quarter of the winning wagers.",
            (
                "On the share of winning wagers that each of bank and dealer covers when co-banking, the draft says "
                "“{}”. In co-banking each side covers 50% of the winning wagers."
            ),
            "645a.12(e)",
        ),
        (
            FACE_UP,
            "Should a hand of yours be exactly the same as the dealer's, the point is yours.",
            "On a copy, a tie of two identical hands, the draft says “{}”. The dealer wins copies.",
            "688a.11(f)(1)(ii)",
        ),
        (
            FACE_UP,
            "A hand identical to the dealer's is won by you.",
            "On a copy, a tie of two identical hands, the draft says “{}”. The dealer wins copies.",
            "688a.11(f)(1)(ii)",
        ),
        (
            PAI_GOW,
            "A banker who wishes may hold it two rounds running.",
            ("On banking two rounds in a row, the draft says “{}”. Banking two rounds in a row is not allowed."),
            "645a.12(c)",
        ),
        (
            BLACKJACK,
            "Ace plus ten-value card, dealt as your first two, wins 6 to 5.",
            "Blackjack: “Blackjack” pays 3 to 2, and the draft says 6 to 5.",
            "633a.13(a)",
        ),
        (
            FACE_UP,
            "Players face up, dealer face down.",
            (
                "On whether the dealer's cards are dealt face up or face down, the draft says “{}”. The dealer's cards "
                "are dealt face up."
            ),
            "688a.10(c)",
        ),
    ],
)
def test_a_false_sentence_is_told(folder: str, line: str, message: str, provision: str) -> None:
    report = judged(folder, f"Guide to the game\n\n{line}\n", Kind.GUIDE)
    told = [finding for finding in report.findings if finding.message == message.format(line)]
    assert [(each.kind, each.place and each.place.line, str(each.provision)) for each in told] == [
        (FindingClass.MISMATCH, 3, provision)
    ]


@pytest.mark.parametrize(
    ("folder", "line"),
    [
        (BLACKJACK, "You may split up to three more times when the pit boss is in a good mood."),
        (PAI_GOW, "The bank then sets the dealer's hand."),
        (MIDI, "The bank is offered after the first round."),
        (FACE_UP, "One deck of 53 cards plus a joker is used."),
        (BLACKJACK, "If you bust you lose, unless the dealer busts."),
    ],
)
def test_what_is_not_understood_is_left_to_a_person(folder: str, line: str) -> None:
    assert statuses_of(folder, "", line) == {Status.NOT_COMPARED}


def test_a_hand_is_worked_out_with_its_last_digit() -> None:
    line = "Only the last digit matters: 7 and 8 make 15, so the hand counts {}."
    assert statuses_of(MIDI, "", line.format(5)) == {Status.AGREES}
    assert Status.AGREES not in statuses_of(MIDI, "", line.format(6))


def test_a_margin_that_loses_the_dragon_bonus_is_told() -> None:
    line = "A win by {} points or fewer without a natural loses."
    assert statuses_of(MIDI, "Dragon Bonus", line.format("three")) == {Status.AGREES}
    assert Status.DIFFERS in statuses_of(MIDI, "Dragon Bonus", line.format("four"))


def test_which_hand_is_higher_is_not_of_the_last_wager_that_was_listed() -> None:
    lines = "Progressive: $1\n\nOutcome\n\nWin: both hands higher."
    assert Status.AGREES in statuses_of(FACE_UP, "", lines)
    assert statuses_of(FACE_UP, "Fortune Bonus", "Win: both hands higher.") == {Status.NOT_COMPARED}


@pytest.mark.parametrize("odds", ["2.5 to 1", "3 to 0", "0 to 0", "1,000 to 1"])
def test_other_odds_of_insurance_do_not_agree(odds: str) -> None:
    assert Status.AGREES not in statuses_of(BLACKJACK, "Insurance", f"It pays {odds} if the hole card is worth ten.")


def test_a_limit_is_told_of_the_wager_that_a_sentence_names() -> None:
    line = "Match the Dealer, from $1 to $100."
    assert statuses_of(BLACKJACK, "Match the Dealer", line) == {Status.AGREES}
    assert Status.DIFFERS in statuses_of(BLACKJACK, "Match the Dealer", line.replace("$100", "$200"))
    assert statuses_of(BLACKJACK, "Match the Dealer", "You can bet $1 to $100.") == {Status.AGREES}
    assert statuses_of(BLACKJACK, "Match the Dealer", "You can bet $10 to $500.") == {Status.NOT_COMPARED}


def test_a_hand_that_is_only_described_is_not_held_against_the_law() -> None:
    line = "A high hand that ranks below its own low hand."
    assert Status.DIFFERS not in statuses_of(PAI_GOW, "Foul hand", line)
    assert Status.DIFFERS in statuses_of(PAI_GOW, "Hands", "The high hand may rank below the low hand.")


def test_all_of_a_meter_is_what_is_won_and_not_what_it_gains() -> None:
    line = "Of each wager, 15.5% is added to the Hit and Run meter, and after a 100% award it resets to $2,500."
    assert Status.DIFFERS not in statuses_of(BLACKJACK, "Hit and Run Progressive", line)
    wrong = line.replace("15.5%", "14%")
    assert Status.DIFFERS in statuses_of(BLACKJACK, "Hit and Run Progressive", wrong)


def test_a_meter_starts_again_after_it_is_won_and_not_before() -> None:
    line = "The Hit and Run meter grows by 15.5% of each wager until it is hit, and returns to $2,500 after a hit."
    assert statuses_of(BLACKJACK, "Hit and Run Progressive", line) == {Status.AGREES}
    before = line.replace("after a hit", "before a hit")
    assert statuses_of(BLACKJACK, "Hit and Run Progressive", before) == {Status.NOT_COMPARED}


@pytest.mark.parametrize(
    ("folder", "heading", "line"),
    [
        (
            BLACKJACK,
            "",
            "If the dealer's first card is an ace, insure for up to half of your wager; the return is 3 to 1.",
        ),
        (
            BLACKJACK,
            "The dealer",
            "The dealer hits 16 and everything below it, and stays on 18 and everything above it.",
        ),
        (BLACKJACK, "The dealer", "The dealer stands on every 17, hard or hard, whatever that may be."),
        (BLACKJACK, "", "SURRENDER: Half of the bet is lost, all is returned."),
        (PAI_GOW, "", "One win is a tie and your wager is not returned."),
        (PAI_GOW, "", "Ask to co-bank: the house covers half, and the player sets the bank's hand."),
        (PAI_GOW, "", "Ask to co-bank: the house covers half, and the player does not bet against you."),
        (PAI_GOW, "", "You must have bet against the dealer in the last round with any player bank."),
        (PAI_GOW, "", "The bank is offered in turn, but not in the first round and always twice running."),
        (PAI_GOW, "", "Both hands higher than the player's: win, paid 1 to 1 less 5%."),
        (PAI_GOW, "", "53 cards plus a joker."),
        (PAI_GOW, "", "The joker is an ace, or fills a straight, flush, flush flush or royal flush."),
        (PAI_GOW, "", "The low hand must outrank the high hand."),
        (PAI_GOW, "", "The vigorish is rounded and is taken when the win is paid."),
    ],
)
def test_one_word_that_turns_a_sentence_is_heeded(folder: str, heading: str, line: str) -> None:
    assert Status.AGREES not in statuses_of(folder, heading, line)
