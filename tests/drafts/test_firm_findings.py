"""What makes a finding firm: nothing unread that could be it, and a wager, a row and a sentence that are sure."""

import pytest
from judged_drafts import BLACKJACK, PAI_GOW, judged, messages, not_compared, sign_of, statuses_of

from checker.drafts.kinds import Kind
from checker.drafts.report import DraftReport
from checker.statements.comparison import Status

MARYLAND = "md/pai-gow-poker"
BACCARAT = "pa/midibaccarat"


def _told(folder: str, line: str, heading: str = "") -> list[str]:
    """Give what is found on a line of a guide, under a heading if it has one."""
    return messages(_guide(folder, line, heading))


def _guide(folder: str, line: str, heading: str = "") -> DraftReport:
    above = f"## {heading}\n\n" if heading else ""
    return judged(folder, f"# Guide\n\n{above}{line}\n", Kind.GUIDE, "md")


def _without(name: str, said: str) -> str:
    return "\n".join(line for line in sign_of(name).splitlines() if said not in line)


@pytest.mark.parametrize("said", ["", "Good luck to all.", "Rooms upstairs from $129."])
def test_a_wager_of_which_no_line_speaks_is_left_out(said: str) -> None:
    found = messages(judged(BLACKJACK, f"{_without(BLACKJACK, 'Insurance')}\n\n{said}\n"))
    assert found == ["Insurance: the draft does not show what it pays."]


@pytest.mark.parametrize(
    "said", ["Insurance: twice your insurance wager.", "Insurance gets you two dollars for each one that you put down."]
)
def test_a_line_that_speaks_of_a_wager_may_say_what_it_pays(said: str) -> None:
    report = judged(BLACKJACK, f"{_without(BLACKJACK, 'Insurance')}\n\n{said}\n")
    assert [message for message in messages(report) if "Insurance" in message] == []
    assert report.outcome != "complies"
    assert any(said in line for line in not_compared(report))


@pytest.mark.parametrize("said", ["One win and one loss: push", "There are set prizes as well: 500 for 1 for a king"])
def test_a_payout_that_names_no_wager_is_not_the_base_wagers(said: str) -> None:
    report = judged(PAI_GOW, f"{sign_of(PAI_GOW)}\n\nPAI GOW POKER\n\n{said}\n")
    assert [message for message in messages(report) if "winning Pai Gow Poker" in message] == []
    assert report.outcome == "incomplete"


def test_a_payout_of_the_base_wager_by_its_name_is_held_against_it() -> None:
    report = judged(PAI_GOW, f"{sign_of(PAI_GOW)}\n\nWinning Pai Gow Poker Wagers pay 2 to 1.\n")
    assert any("Pai Gow Poker" in message and "2 to 1" in message for message in messages(report))


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("Surrender   not allowed", True),
        ("Three boxes for one player   not allowed", False),
        ("Three boxes for one player   you may not", False),
    ],
)
def test_a_label_and_the_words_beside_it_are_one_statement(said: str, *, wrong: bool) -> None:
    report = judged(BLACKJACK, f"{sign_of(BLACKJACK)}\n\n{said}\n")
    assert bool(messages(report)) is wrong
    assert report.outcome == ("defects" if wrong else "incomplete")


def test_a_figure_beside_a_number_is_no_odds() -> None:
    report = judged(BLACKJACK, f"{sign_of(BLACKJACK)}\n\nTable BJ-1   1\n")
    assert messages(report) == []


@pytest.mark.parametrize(
    "said",
    [
        "Elsewhere the dealer hits soft 17.",
        "For example, the dealer hits soft 17.",
        "In the old basement game, the story goes, the dealer hits soft 17.",
        "Dealing from the hand",
    ],
)
def test_what_is_said_of_other_houses_or_asserts_nothing_is_not_held_against_a_draft(said: str) -> None:
    assert messages(judged(BLACKJACK, f"{sign_of(BLACKJACK)}\n\n{said}\n", Kind.GUIDE)) == []


def test_what_is_said_of_this_house_is_held_against_a_draft() -> None:
    lawful = judged(BLACKJACK, f"{sign_of(BLACKJACK)}\n\nThe dealer stands on soft 17.\n", Kind.GUIDE)
    wrong = judged(BLACKJACK, f"{sign_of(BLACKJACK)}\n\nThe dealer hits soft 17.\n", Kind.GUIDE)
    assert len(messages(lawful)) + len(messages(wrong)) == 1


@pytest.mark.parametrize(
    "said",
    [
        "Bet $10, win $15 on a natural.",
        "Tables with a $100 minimum are in the high limit room.",
        "Visit the Grand Lobby Casino Gift Shop.",
        "The odds of a flush are about 19 to 1.",
        "A $300 bet pays $285.",
    ],
)
def test_amounts_chances_and_houses_of_something_else_are_not_held_against_a_draft(said: str) -> None:
    assert messages(judged(BLACKJACK, f"{sign_of(BLACKJACK)}\n\n{said}\n")) == []


@pytest.mark.parametrize("where", ["Lady Luck Casino", "Welcome to the Lady Luck Casino"])
def test_another_house_in_a_line_of_its_own_is_told(where: str) -> None:
    found = messages(judged(BLACKJACK, f"{where}\n\n{sign_of(BLACKJACK)}"))
    assert [message for message in found if "Lady Luck Casino" in message]


@pytest.mark.parametrize(
    ("said", "asserted"),
    [
        ("Does the dealer hit soft 17?", "The dealer hits soft 17."),
        ("Dealers who hit soft 17 are found elsewhere.", "The dealer hits soft 17."),
        ("You may split again, to seven hands at most.", "You may play seven adjacent boxes at most."),
        ("Surrender is not allowed if you hold a losing ticket.", "Surrender is not allowed."),
        ("You lose because the dealer hits soft 17.", "You lose, and the dealer hits soft 17."),
        ("“Does the dealer hit soft 17?” That is asked often.", "“The dealer hits soft 17.” That is said often."),
        ("A guest with no hat may surrender.", "A guest may not surrender."),
    ],
)
def test_what_is_asked_supposed_or_restricted_is_not_held_against_a_draft(said: str, asserted: str) -> None:
    weak, firm = (judged(BLACKJACK, f"{sign_of(BLACKJACK)}\n\n{text}\n", Kind.GUIDE) for text in (said, asserted))
    assert messages(weak) == []
    assert len(messages(firm)) == 1


@pytest.mark.parametrize("heading", ["Surrender", "Mid-shoe entry", "Even money"])
def test_a_heading_alone_says_nothing(heading: str) -> None:
    assert messages(judged(BLACKJACK, f"{sign_of(BLACKJACK)}\n\n{heading}\n", Kind.GUIDE)) == []


@pytest.mark.parametrize(
    ("row", "wrong"),
    [("Lucky Ladies\t$1\t$25", 0), ("Lucky Ladies\tsee below\t$25", 0), ("Lucky Ladies\t$1\t$30", 1)],
)
def test_a_tab_parts_cells_however_near_they_stand(row: str, wrong: int) -> None:
    table = f"Wager\tMinimum\tMaximum\nBlackjack\t$10\t$500\n{row}\n"
    assert len(messages(judged(BLACKJACK, f"{sign_of(BLACKJACK)}\n\n{table}"))) == wrong


def test_a_number_beside_a_label_is_no_row_of_its_own() -> None:
    found = messages(
        judged(BLACKJACK, f"{sign_of(BLACKJACK)}\n\nKING'S BOUNTY\n\nHand   Pays   Envy\nAny 20   25   $5\n")
    )
    assert [message for message in found if "“25”" in message] == []


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("Royal Match 21, Paytable C", 0),
        ("Royal Match 21, Paytable B", 1),
        ("Ask us about Paytable B.", 0),
    ],
)
def test_the_paytable_that_a_draft_names_is_the_one_elected(said: str, wrong: int) -> None:
    found = messages(judged(BLACKJACK, f"{sign_of(BLACKJACK)}\n\n{said}\n", Kind.GUIDE))
    assert len(found) == wrong
    assert all(one == "Royal Match 21: the filing elects paytable C, and the draft says paytable B." for one in found)


@pytest.mark.parametrize(
    ("folder", "line", "told"),
    [
        (PAI_GOW, "You may bank the next round as well, provided that you still have enough chips.", True),
        (PAI_GOW, "You may bank, provided that you have enough chips.", False),
        (PAI_GOW, "If you banked the last round you may bank two rounds in a row yourself.", True),
        # A right that is denied under a condition may be had otherwise.
        (BLACKJACK, "If you have no chips left you may not double down yourself.", False),
    ],
)
def test_a_right_that_nobody_has_differs_under_any_condition(folder: str, line: str, *, told: bool) -> None:
    assert bool(_told(folder, line)) is told


@pytest.mark.parametrize(
    ("heading", "line"),
    [
        ("Your moves", "Double down on your first two cards (not on a Blackjack)."),
        ("Commission", "There is no commission on any other bet."),
    ],
)
def test_what_a_line_takes_out_behind_what_was_read_is_not_passed_over(heading: str, line: str) -> None:
    folder = BLACKJACK if heading == "Your moves" else BACCARAT
    assert _told(folder, line, heading) == []


@pytest.mark.parametrize(
    ("folder", "line"),
    [
        (PAI_GOW, "One place per guest."),
        (PAI_GOW, "Payouts are limited to $100,000 to a player on a single hand."),
        ("pa/face-up-pai-gow-poker", "Dealer set the house hand wrong: it is fixed and we carry on."),
        (PAI_GOW, "You play one spot, and you get to shake the dice."),
    ],
)
def test_what_is_told_of_another_thing_beside_is_not_held_against_a_draft(folder: str, line: str) -> None:
    before = "## Be the bank\n\nA player may bank.\n\n" if "shake" in line else ""
    assert _told(folder, f"{before}{line}") == []


def test_a_clause_that_was_not_read_beside_limits_that_agree_is_not_passed_over() -> None:
    text = "Bets go from $15 to $1,000, and if the seat beside you is empty, by all means play that spot too."
    report = _guide("pa/face-up-pai-gow-poker", text)
    assert any(line.status is Status.NOT_COMPARED for line in report.lines)


@pytest.mark.parametrize(
    ("folder", "heading", "line"),
    [
        # Each amount is held against its own meter, and against no figure of the other one.
        (MARYLAND, "", "Once all of the Mega has been paid it opens again at $25,000, and the Minor at $1,000."),
        (MARYLAND, "", "After a hit the Mega goes back to $10,000, the Major to $2,500 and the Minor to $500."),
        # What is done with a copied hand is told of the player, though the dealer's hand is named.
        (MARYLAND, "Ties", "If your low hand copies the dealer's low hand, you take it."),
        (MARYLAND, "", "When you co-bank, the house covers 60% of what is won and you the other 40%."),
        (MARYLAND, "Banking", "A guest may bank any number of rounds in a row if he wishes."),
        (MARYLAND, "Banking", "Side bets are paid by the bank in a round that a player banks."),
        # A heading that names several acts leaves the one of which the line tells to the line.
        (BLACKJACK, "Doubling, splitting and surrender", "You may split again up to two more times."),
        # What only follows from it, or shows cards of which it tells, takes nothing out of what a line says.
        (BLACKJACK, "", "The dealer must take another card on a soft 17, for instance an ace and a 6."),
        (
            BACCARAT,
            "The vigorish",
            "The dealer takes the vigorish out of your winnings at the moment you are paid, so you never owe anything.",
        ),
        # A word that tells whose something is parts no words that stand together.
        (BLACKJACK, "Insurance", "When the dealer shows an ace, bet any amount up to your whole Blackjack bet."),
        (
            PAI_GOW,
            "",
            "When you match the dealer on one hand and do not outrank the other, your bet is a push.",
        ),
        (BLACKJACK, "", "When the dealer turns a Blackjack and you hold a three-card 21, your bet is a push."),
        (BACCARAT, "", "The Player's Hand goes first. It draws with a total of 0 through 6."),
        (BACCARAT, "", "Numbered player positions on this layout: eight"),
        # “Even” widens a right and takes nothing out of it.
        (BLACKJACK, "Surrender", "You can surrender at any time in your turn, even after you have drawn a card."),
        # Winning wagers are no winnings that are wagered again.
        ("pa/face-up-pai-gow-poker", "", "A commission of 5% comes off every winning Face Up Pai Gow Poker bet."),
    ],
)
def test_what_is_told_of_one_thing_is_held_against_that(folder: str, heading: str, line: str) -> None:
    assert _told(folder, line, heading) != []


@pytest.mark.parametrize(
    ("folder", "heading", "line"),
    [
        (MARYLAND, "Ties", "If your low hand copies the dealer's low hand, the dealer takes it."),
        (MARYLAND, "", "If both of your hands are better than the dealer's two, you win."),
        (MARYLAND, "", "When you co-bank, the house covers 50% of what is won and you the other 50%."),
        (MARYLAND, "", "Free copy for our patrons."),
        (MARYLAND, "", "The main bet is $15 to $1,000, on one spot."),
        (BLACKJACK, "You can't", "- Hit a 21."),
        (
            BLACKJACK,
            "Insurance?",
            "When the dealer shows an ace you may bet up to half your bet that a ten-value card is underneath.",
        ),
        (MARYLAND, "", "After a hit the Mega goes back to $10,000, the Major to $2,500 and the Minor to $1,000."),
        ("pa/face-up-pai-gow-poker", "", "NO COMMISSION - NONE."),
        (MARYLAND, "The deal", "Everybody gets seven."),
        (BLACKJACK, "", "Sit down whenever you like; nobody makes you wait for a new shoe."),
        (
            BACCARAT,
            "",
            "A Player wager on the same hand loses, as it would against any better Banker's Hand.",
        ),
        ("pa/face-up-pai-gow-poker", "", "There is no commission to pay, win or lose."),
        (BLACKJACK, "", "You may do this on the first two cards of a split hand, but you may not double a Blackjack."),
        (BLACKJACK, "", "TABLE LIMITS: MINIMUM $10  MAXIMUM $500"),
        (PAI_GOW, "The joker", "Each deck has one."),
        (PAI_GOW, "", "High must equal or beat low, or you lose."),
        (PAI_GOW, "Pai Gow Poker", "Surrender before your hands are shown. Not with any optional bet."),
        (
            "pa/face-up-pai-gow-poker",
            "",
            "Dealer has an Ace High Pai Gow: none of that counts, and your main bet pushes.",
        ),
    ],
)
def test_what_holds_beside_that_is_not_held_against_a_draft(folder: str, heading: str, line: str) -> None:
    assert _told(folder, line, heading) == []


@pytest.mark.parametrize(
    ("heading", "line"),
    [
        # It is no answer to its title: it points to something else.
        ("Banking", "If a hand of yours copies the dealer's, that hand is yours."),
        ("Ties", "A hand of the same rank as the dealer's: the guest is deemed to have won it."),
        # A part behind a semicolon, of which nothing was understood, says something of its own.
        ("", "A copy goes to the dealer; the cards of the round are thrown in and wagers go back."),
        ("", "There is no vigorish to pay, win or lose."),
    ],
)
def test_a_false_line_in_which_the_dealer_is_named_does_not_agree(heading: str, line: str) -> None:
    assert Status.AGREES not in statuses_of(MARYLAND, heading, line)


def test_the_name_of_a_wager_before_a_row_is_no_other_row() -> None:
    text = "FACE UP PAI GOW POKER\n\nACE HIGH BONUS: DEALER ONLY, NO JOKER 9 TO 1\n"
    found = messages(judged("pa/face-up-pai-gow-poker", text))
    assert any("Only dealer has ace high, no joker" in message and "9 TO 1" in message for message in found)


def test_terms_under_each_other_are_lines_of_their_own() -> None:
    text = "BANKER: 5% COMMISSION, COLLECTED AT THE END\nHANDS TIE: PLAYER AND BANKER WAGERS PUSH\n"
    lines = [line.text for line in judged(BACCARAT, text, Kind.SIGN, "txt").lines]
    assert not any("END HANDS TIE" in line for line in lines)


@pytest.mark.parametrize("said", ["Lose", "LOSES", "Lost"])
def test_an_outcome_that_is_said_to_lose_is_compared(said: str) -> None:
    row = "Natural tie ..................... {}\n"
    told = [messages(judged(BACCARAT, f"DRAGON BONUS\n\n{row.format(each)}")) for each in (said, "Push")]
    assert [any("Natural tie" in message for message in found) for found in told] == [True, False]


def test_items_of_items_are_lines_of_their_own_under_their_wager() -> None:
    text = (
        "8. DRAGON BONUS. Min $5. On either hand.\n"
        "   8.1 Non-natural win by 9: 20 to 1\n   8.2 Non-natural win by 8: 9 to 1\n9. HOUSE RULES. Ask us.\n"
    )
    found = messages(judged(BACCARAT, text, Kind.GUIDE))
    assert "Dragon Bonus: “Win by 8 points” pays 8 to 1, and the draft says 9 to 1." in found
    assert not any("Win by 9 points" in message for message in found)


@pytest.mark.parametrize("name", ["PLAYER'S HAND CARDS", "PLAYER'S HAND"])
def test_a_word_for_its_cards_spells_no_area_wrongly(name: str) -> None:
    found = messages(judged(BACCARAT, f"MIDIBACCARAT\n\n{name}\n\nTIE PAYS 9 TO 1\n", Kind.LAYOUT))
    assert not any("not quite the name" in message for message in found)


@pytest.mark.parametrize(
    ("folder", "line"),
    [
        (MARYLAND, "The Major starts at $2,500 and takes 6% of each bet; the Minor starts at $1,000 and takes 4%."),
        (MARYLAND, "MINOR: starts $1,000, resets $1,000, 4% of ea. bet."),
        (BACCARAT, "Banker has 3: draws unless Player 3rd cd was 8."),
    ],
)
def test_short_forms_and_two_meters_agree(folder: str, line: str) -> None:
    assert statuses_of(folder, "", line) == {Status.AGREES}


def test_an_envy_bonus_alone_is_of_the_outcome_before_it() -> None:
    row = "Four-of-a-kind: 25 to 1. Envy {}\n"
    told = [messages(judged(PAI_GOW, f"FORTUNE BONUS\n\n{row.format(each)}")) for each in ("$5", "$50")]
    assert [any("Envy Bonus of “Four-of-a-kind”" in message for message in found) for found in told] == [False, True]


def test_what_a_line_denies_by_itself_no_heading_denies_again() -> None:
    assert statuses_of(MARYLAND, "Don'ts", "Don't touch your cards once they are set.") == {Status.AGREES}


@pytest.mark.parametrize("said", ["Returned", "push, bet back"])
def test_a_row_that_says_in_words_that_a_wager_is_returned_is_not_left_out(said: str) -> None:
    rows = "".join(f"Non-natural win by {points} points   {odds} to 1\n" for points, odds in ((9, 20), (8, 8), (7, 7)))
    found = messages(judged(BACCARAT, f"DRAGON BONUS\n\n{rows}Natural tie   {said}\n", Kind.GUIDE))
    assert not any("Natural tie" in message for message in found)


@pytest.mark.parametrize(("amount", "told"), [("$75,000", False), ("$57,000", True)])
def test_a_limit_under_its_heading_is_compared_whatever_stands_beside_it(amount: str, *, told: bool) -> None:
    text = f"PAYOUT LIMIT\n\nQueen of hearts pair and dealer Blackjack: {amount} per round, all hands together\n"
    found = messages(judged(BLACKJACK, text))
    assert ("The payout limit is $75,000, and the draft says $57,000." in found) is told
    assert not any("does not show the payout limit" in message for message in found)


def test_the_same_words_that_differ_from_two_rules_are_told_once() -> None:
    report = judged(
        BLACKJACK, "Guide to the game\n\nSPLITTING\n\nThe second bet may be smaller than the first.\n", Kind.GUIDE
    )
    told = [item.message for item in report.findings if "smaller than the first" in item.message]
    message = (
        "On the wager on the second hand of a split pair, the draft says “second bet may be smaller than the first”. "
        "The second hand of a split pair needs a wager equal to the first."
    )
    assert told == [message]
