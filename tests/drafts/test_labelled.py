"""Lines of a few words under the title that is their label, and answers to what only supposes something."""

import pytest
from judged_drafts import judged, messages, statuses_of

from checker.drafts.kinds import Kind
from checker.statements.comparison import Status

PAI_GOW, FACE_UP, BLACKJACK = "pa/pai-gow-poker", "pa/face-up-pai-gow-poker", "pa/blackjack"
MIDI = "pa/midibaccarat"


@pytest.mark.parametrize(
    ("example", "heading", "line"),
    [
        (PAI_GOW, "Joker", "Wild"),
        (PAI_GOW, "Copies", "Push"),
        (PAI_GOW, "Commission", "Not charged"),
        (PAI_GOW, "Vigorish", "10%"),
        (PAI_GOW, "Decks", "Six"),
        (FACE_UP, "Banking", "Offered"),
        (FACE_UP, "Commission", "5%"),
        (BLACKJACK, "Insurance", "Not offered."),
        (BLACKJACK, "Insurance", "Mandatory."),
        (BLACKJACK, "Split", "Once only."),
        (BLACKJACK, "Mid-shoe entry", "Not permitted."),
        (BLACKJACK, "Ties", "Dealer wins."),
        (BLACKJACK, "Spots", "One per player."),
        (BLACKJACK, "Seats", "Nine players."),
        (BLACKJACK, "Decks", "Six."),
        (PAI_GOW, "", "One up, one down? You are paid even money."),
        (PAI_GOW, "", "No commission is charged on winning hands."),
    ],
)
def test_what_does_not_hold_of_the_label_differs(example: str, heading: str, line: str) -> None:
    assert Status.DIFFERS in statuses_of(example, heading, line)


@pytest.mark.parametrize(
    ("example", "heading", "line"),
    [
        (PAI_GOW, "Copies", "Dealer wins"),
        (PAI_GOW, "Positions", "Six"),
        (FACE_UP, "Co-banking", "Not offered"),
        (BLACKJACK, "Surrender", "Offered."),
        (BLACKJACK, "Doubling", "Any two cards."),
        (BLACKJACK, "Ties", "Push."),
        (BLACKJACK, "Resplit aces", "Yes."),
        (PAI_GOW, "", "One up, one down? It is a push."),
    ],
)
def test_what_holds_of_the_label_agrees(example: str, heading: str, line: str) -> None:
    assert statuses_of(example, heading, line) == {Status.AGREES}


@pytest.mark.parametrize(
    ("example", "heading", "line"),
    [
        (PAI_GOW, "Side bets", "There is no commission on these bets at this table."),
        (PAI_GOW, "Side bets", "Commission: none"),
        (PAI_GOW, "Four of a kind", "Straight flush"),
        (PAI_GOW, "Copies", "What are they?"),
        (BLACKJACK, "Insurance", "Surrender"),
        (BLACKJACK, "Dealer", "Player"),
    ],
)
def test_what_is_of_something_else_does_not_differ(example: str, heading: str, line: str) -> None:
    assert Status.DIFFERS not in statuses_of(example, heading, line)


@pytest.mark.parametrize(
    ("example", "heading", "line"), [(PAI_GOW, "Copies", "Tie, bet returned"), (MIDI, "Dragon Bonus", "One hand only.")]
)
def test_what_agrees_alone_is_doubted_where_it_does_not_under_its_label(example: str, heading: str, line: str) -> None:
    assert statuses_of(example, heading, line) == {Status.NOT_COMPARED}


@pytest.mark.parametrize("title", ["How to play", "House rules", "Guide to the game"])
def test_the_title_of_a_guide_is_not_what_its_lines_are_of(title: str) -> None:
    assert statuses_of(BLACKJACK, title, "Not offered.") == set()


def test_a_list_of_names_holds_no_values() -> None:
    listed = judged(BLACKJACK, "Blackjack\n\nInsurance\n\nSurrender\n\nNo smoking\n", Kind.GUIDE)
    assert not [message for message in messages(listed) if "draft says" in message]


def test_a_wager_with_the_name_of_whoever_plays_is_told_by_the_words_beside_it() -> None:
    assert Status.DIFFERS in statuses_of(MIDI, "", "A 5% commission is charged on Player wins.")
    assert Status.DIFFERS not in statuses_of(MIDI, "", "A winning player pays a 5% commission.")
    assert Status.DIFFERS not in statuses_of(MIDI, "", "A commission is paid when Banker wins.")


def test_an_amount_under_the_heading_of_the_payout_limit_is_that_limit() -> None:
    assert statuses_of(BLACKJACK, "Payout limit", "$75,000") == {Status.AGREES}
    assert statuses_of(BLACKJACK, "Payout limit", "$500") == {Status.DIFFERS}


@pytest.mark.parametrize("heading", ["Splitting", "Surrender", "Insurance", "Doubling down", "Payout limit"])
@pytest.mark.parametrize(
    "line",
    ["It costs double.", "It costs you nothing.", "It doubles every hour.", "It goes home.", "Any card will do."],
)
def test_what_a_heading_names_is_not_said_by_any_line_under_it(heading: str, line: str) -> None:
    assert Status.AGREES not in statuses_of(BLACKJACK, heading, line)
