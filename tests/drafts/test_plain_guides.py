"""What plain guides and signs say under short headings: the house way, payout limits, meters by name, rows too many."""

import pytest
from judged_drafts import BLACKJACK, PAI_GOW, judged, messages, not_compared, sign_of

from checker.drafts.kinds import Kind
from checker.statements.comparison import Status

MIDI, FACE_UP, MARYLAND = "pa/midibaccarat", "pa/face-up-pai-gow-poker", "md/pai-gow-poker"


def _told(name: str, text: str, cue: str) -> list[str]:
    found = messages(judged(name, text, Kind.GUIDE, "md"))
    return [message for message in found if cue in message and not message.startswith("The guide")]


@pytest.mark.parametrize(("pair", "wrong"), [("Highest pair low", False), ("Lowest pair low", True)])
def test_a_table_under_the_heading_of_the_house_way_is_held_against_it(pair: str, *, wrong: bool) -> None:
    rows = f"| One pair | Pair high, two highest others low |\n| Three pair | {pair} |\n"
    text = f"# Pai Gow Poker\n\n## House way\n\n| Dealer holds | Sets |\n|---|---|\n{rows}"
    assert bool(_told(PAI_GOW, text, "how the dealer sets a hand")) is wrong
    left = not_compared(judged(PAI_GOW, text, Kind.GUIDE, "md"))
    assert not [line for line in left if "pair" in line.casefold()]


def test_what_players_may_do_with_their_cards_is_no_house_way() -> None:
    assert (
        _told(PAI_GOW, "# Pai Gow Poker\n\n## Tips\n\nThree pair: put the lowest pair in the low hand.", "sets") == []
    )


@pytest.mark.parametrize(
    ("amount", "told"),
    [
        ("$100,000", []),
        ("$90,000", ["The payout limit is $100,000, and the draft says $90,000."]),
    ],
)
def test_an_amount_under_the_heading_payout_limit_is_one(amount: str, told: list[str]) -> None:
    assert _told(PAI_GOW, f"# Pai Gow Poker\n\n## Payout limit\n\n{amount} to a player on one hand.", "limit") == told


@pytest.mark.parametrize(("basis", "wrong"), [("to a player on one hand", False), ("per round for all players", True)])
def test_whose_an_amount_under_the_heading_payout_limit_is(basis: str, *, wrong: bool) -> None:
    text = f"# Pai Gow Poker\n\n## Payout limit\n\n$100,000 {basis}."
    assert bool(_told(PAI_GOW, text, "$100,000 per round")) is wrong


def test_a_price_under_the_heading_payout_limit_is_none() -> None:
    assert _told(PAI_GOW, "# Pai Gow Poker\n\n## Payout limit\n\nRooms upstairs from $129.", "limit") == []


@pytest.mark.parametrize(("reset", "wrong"), [("$10,000", False), ("$12,000", True)])
def test_amounts_are_of_the_meter_that_was_named_last(reset: str, *, wrong: bool) -> None:
    said = f"Mega starts at $25,000, resets to {reset}. Major starts at $5,000, resets to $2,500."
    found = _told(MARYLAND, f"# Pai Gow Poker\n\n## Progressive\n\n{said}", "reset of the meter")
    assert bool([message for message in found if "mega" in message.casefold()]) is wrong


def test_a_row_more_than_a_wager_of_two_rows_has_is_told() -> None:
    rows = "| Player and Banker pair | {} |\n| Player or Banker pair | {} |\n"
    table = "| Hand | Pays |\n|---|---|\n"
    right = table + rows.format(*_house_money())
    more = right + "| Player and Banker suited pair | 25 to 1 |\n"
    assert _told(MIDI, f"# Midibaccarat\n\n## House Money\n\n{right}", "does not have") == []
    assert len(_told(MIDI, f"# Midibaccarat\n\n## House Money\n\n{more}", "does not have")) == 1


def _house_money() -> list[str]:
    return ["20 to 1", "3 to 1"]


@pytest.mark.parametrize(
    "said",
    [
        "Seven seats, eight decks, cards changed after each shoe.",
        "Winning bets are paid starting at the dealer's right.",
        "Getting a seat is easy, cards are changed after each shoe, and the deal is quick.",
    ],
)
def test_what_a_sentence_comes_to_is_not_held_against_it_where_most_of_it_is_left(said: str) -> None:
    report = judged(BLACKJACK, f"{sign_of(BLACKJACK)}\n\n{said}\n")
    assert messages(report) == []


@pytest.mark.parametrize("said", ["One seat per player.", "You need a wager in the last round nobody banked."])
def test_what_is_said_of_each_or_of_a_round_past_is_no_rule_of_the_table(said: str) -> None:
    assert messages(judged(PAI_GOW, f"{sign_of(PAI_GOW)}\n\n{said}\n")) == []


@pytest.mark.parametrize(("seats", "wrong"), [("6", False), ("9", True)])
def test_a_label_before_a_name_and_seats_hides_neither(seats: str, *, wrong: bool) -> None:
    found = messages(judged(PAI_GOW, f"{sign_of(PAI_GOW)}\n\nGAME: PAI GOW POKER, {seats} BETTING POSITIONS\n"))
    assert bool([message for message in found if "number of places" in message]) is wrong


@pytest.mark.parametrize(("odds", "agrees"), [("9 to 1", True), ("8 to 1", False)])
def test_the_first_cell_of_a_row_names_its_wager_where_the_next_tells_when_it_wins(odds: str, *, agrees: bool) -> None:
    rows = f"| Bet | Wins when | Pays |\n|---|---|---|\n| Tie | both hands are equal | {odds} |\n"
    report = judged(MIDI, f"# Midibaccarat\n\n{rows}", Kind.GUIDE, "md")
    assert {line.status == "agrees" for line in report.lines if odds in line.text} == {agrees}


def test_a_row_with_the_name_and_limits_of_a_wager_heads_the_rows_below() -> None:
    rows = "| THREE CARD POKER | $5 to $100 | |\n| three of a kind | | {} |\n| flush | | 5 to 1 |\n"
    head = "| Wager | Limits | Payout |\n|---|---|---|\n"
    for odds, wrong in (("20 to 1", False), ("9 to 1", True)):
        found = _told(BLACKJACK, f"# Blackjack\n\n{head}{rows.format(odds)}", "Three Card Poker: ")
        assert bool([message for message in found if "the draft says" in message]) is wrong


def test_shares_of_a_payout_limit_are_none_of_a_meter() -> None:
    said = "Payout limit: $75,000 a round for all winners. If it is reached, winners share in proportion to their bets."
    assert _told(BLACKJACK, f"# Blackjack\n\n## Straight Jack Progressive\n\n{said}", "meter") == []


@pytest.mark.parametrize(("seats", "wrong"), [("six players", False), ("nine players", True)])
def test_a_number_in_words_behind_a_label_is_no_caption(seats: str, *, wrong: bool) -> None:
    found = messages(judged(PAI_GOW, f"# Pai Gow Poker\n\nSeats: {seats}\n", Kind.GUIDE, "md"))
    assert bool([message for message in found if "number of places" in message]) is wrong


@pytest.mark.parametrize("said", ["high hand; of three aces one goes low", "high; with three aces, one goes low"])
def test_a_house_way_in_two_parts_is_not_guessed_at(said: str) -> None:
    assert _told(PAI_GOW, f"# Pai Gow Poker\n\n## House way\n\nThree of a kind: {said}", "how the dealer sets") == []


@pytest.mark.parametrize(("least", "wrong"), [("$15", False), ("$20", True)])
def test_limits_behind_the_name_of_the_game_are_not_those_of_the_heading_above(least: str, *, wrong: bool) -> None:
    said = f"## Progressive\n\nThe meter goes back to $5,000.\n\nPai Gow Poker wager: {least} minimum, $1,000 maximum."
    found = _told(PAI_GOW, f"# Pai Gow Poker\n\n{said}", "minimum")
    assert [message.partition(":")[0] for message in found] == (["Pai Gow Poker"] if wrong else [])


@pytest.mark.parametrize(
    ("said", "status"),
    [
        ("at the end of the shoe, not when you are paid", "agrees"),
        ("when you are paid, not at the end", "not_compared"),
    ],
)
def test_of_two_times_told_apart_neither_is_taken_for_both(said: str, status: str) -> None:
    report = judged(MIDI, f"# Midibaccarat\n\nCommission is collected {said}.", Kind.GUIDE, "md")
    assert {line.status for line in report.lines if said in line.text} == {status}


@pytest.mark.parametrize(("said", "wrong"), [("may not bank", False), ("may keep the bank for", True)])
def test_a_rule_for_those_of_whom_a_relative_clause_tells_is_held_against_a_draft(said: str, *, wrong: bool) -> None:
    found = _told(PAI_GOW, f"# Pai Gow Poker\n\nA player who banks {said} the next round as well.", "bank")
    assert bool([message for message in found if "the draft says" in message]) is wrong


@pytest.mark.parametrize(
    ("after", "wrong"),
    [
        ("The main bet is then lost.", False),
        ("It costs the whole bet.", False),
        ("You get half of the bet back.", True),
    ],
)
def test_what_a_surrender_costs_is_told_by_the_sentence_after_it(after: str, *, wrong: bool) -> None:
    text = f"# Pai Gow Poker\n\nYou may surrender your bet before your cards are shown. {after}\n"
    assert bool(_told(PAI_GOW, text, "surrender")) is wrong
    assert after not in not_compared(judged(PAI_GOW, text, Kind.GUIDE, "md"))


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("How the house sets its hands", False),
        ("Side bets and what they pay", False),
        ("Slow down, sit back and set two hands.", False),
        ("How the dealer sets hands is up to the dealer.", True),
        ("Slow down: the dealer sets three hands if you wish.", True),
    ],
)
def test_a_heading_of_a_part_or_a_mood_says_no_rule(line: str, *, says: bool) -> None:
    left = not_compared(judged(PAI_GOW, f"# Pai Gow Poker\n\n{line}\n", Kind.GUIDE, "md"))
    told = _told(PAI_GOW, f"# Pai Gow Poker\n\n{line}\n", line)
    assert bool(left or told) is says


def test_how_many_areas_a_bank_plays_is_not_how_many_a_player_does() -> None:
    line = "While banking, you bet on one area only."
    assert line not in not_compared(judged(PAI_GOW, f"# Pai Gow Poker\n\n{line}\n", Kind.GUIDE, "md"))


@pytest.mark.parametrize(
    "said",
    [
        "Two pair: split, lower pair low. Exception: pairs of {} or lower stay together when an ace can go low.",
        "With two pair, the smaller pair goes low. Two pairs of {} or less stay together if an ace can go low.",
    ],
)
def test_an_exception_in_the_next_sentence_belongs_to_the_hand_before_it(said: str) -> None:
    for rank, right in (("6s", True), ("8s", False)):
        text = f"# Pai Gow Poker\n\n## House way\n\n{said.format(rank)}\n"
        lines = judged("pa/face-up-pai-gow-poker", text, Kind.GUIDE, "md").lines
        assert (Status.AGREES in {line.status for line in lines if rank in line.text}) is right


def test_an_item_of_a_house_way_goes_on_in_an_indented_line() -> None:
    text = (
        "THE HOUSE WAY\n\nNothing: top card high, next two low\n"
        "Two pair: lower pair low, but both stay high when they are 6s or less and an ace can\n    go low\n"
        "Trips: high; three aces give up one ace to the low hand\n"
        "Straight, flush: high, with the best low hand that is left\n"
    )
    lines = [line.text for line in judged("md/pai-gow-poker", text, Kind.GUIDE).lines]
    assert any(line.endswith("an ace can go low") for line in lines)
    assert "Straight, flush: high, with the best low hand that is left" in lines


@pytest.mark.parametrize(("amount", "wrong"), [("five", False), ("ten", True)])
def test_the_term_of_a_glossary_is_the_heading_of_what_stands_beside_it(amount: str, *, wrong: bool) -> None:
    said = (
        "ENVY        A gift for you when a neighbor's hand is big. You need a\n"
        f"            Fortune Bonus of {amount} dollars or more. It is never for your own hand.\n\n"
    )
    bank = "BANK        The one you play against. Most times it is\n            the dealer, and at times a player.\n"
    found = messages(judged(PAI_GOW, f"PAI GOW POKER FROM A TO Z\n\n{said}{bank}", Kind.GUIDE))
    assert not [message for message in found if "the minimum" in message]
    assert bool([message for message in found if f"{amount} dollars" in message]) is wrong


def test_a_wager_with_its_limits_heads_what_its_paragraph_goes_on_with() -> None:
    said = "Match-the-Dealer, $5 to $100. Royal Match 21, $5 to $50. You need two cards of one suit."
    assert not [
        message for message in messages(judged(BLACKJACK, f"# Guide\n\n{said}", Kind.GUIDE, "md")) if "wins" in message
    ]


@pytest.mark.parametrize(("line", "wrong"), [("Six decks.", True), ("Dealer has six cards", False)])
def test_a_number_of_something_else_may_not_be_the_row_that_is_left_out(line: str, *, wrong: bool) -> None:
    sign = sign_of(BLACKJACK)
    row = next(text for text in sign.splitlines() if "ix cards" in text and "25 for 1" in text)
    found = messages(judged(BLACKJACK, sign.replace(row, f"  {line}")))
    assert bool([message for message in found if "leaves out" in message and "ix cards" in message]) is wrong


@pytest.mark.parametrize(("line", "told"), [("Two Naturals of one count are a push on this bet.", False), ("", True)])
def test_an_open_line_on_a_push_may_be_the_row_of_a_tie(line: str, *, told: bool) -> None:
    sign = sign_of(MIDI)
    row = next(text for text in sign.splitlines() if "atural tie" in text)
    found = messages(judged(MIDI, sign.replace(row, line)))
    assert bool([message for message in found if "leaves out" in message and "tie" in message]) is told


@pytest.mark.parametrize("part", ["Step 6. Compare", "Part 3: The showdown", "Lesson four"])
def test_the_next_part_of_a_guide_is_not_of_the_wager_of_the_one_before_it(part: str) -> None:
    bets = "<p>Put your bet down.</p><ul><li>Fortune Bonus: $5 to $50</li><li>Progressive: $5</li></ul>"
    text = f"<h1>Face Up Pai Gow Poker</h1><h2>Step 2. Bet</h2>{bets}<h2>{part}</h2><p>Win neither and you lose.</p>"
    assert "Win neither and you lose." not in not_compared(judged(FACE_UP, text, Kind.GUIDE, "html"))


@pytest.mark.parametrize(
    ("before", "wrong"), [("The dealer plays last.", True), ("A patron acts before the dealer.", False)]
)
def test_who_is_spoken_of_after_a_sentence_on_the_dealer_is_the_dealer(before: str, *, wrong: bool) -> None:
    said = "He draws to 16 and takes another card when he holds a soft 17."
    told = f"On what the dealer does on a soft 17, the draft says “{said}”. The dealer stands on a soft 17."
    assert _told(BLACKJACK, f"# Blackjack\n\n{before} {said}\n", "on a soft 17") == [told] * wrong


@pytest.mark.parametrize(("odds", "wrong"), [("30 to 1", False), ("25 to 1", True)])
def test_the_head_of_a_column_may_name_the_wager_before_a_colon(odds: str, *, wrong: bool) -> None:
    rows = f"| Straight flush | {odds} |\n| Three of a kind | 20 to 1 |\n| Straight | 10 to 1 |\n| Flush | 5 to 1 |\n"
    text = f"# Guide\n\n| Three Card Poker: your two cards and the dealer's up card | Payout |\n|---|---|\n{rows}"
    assert bool(_told(BLACKJACK, text, "Three Card Poker")) is wrong


def test_the_number_of_a_lesson_counts_nothing() -> None:
    text = "# Pai Gow Poker\n\nLESSON THREE: THE JOKER.\n\nIt is an ace, or completes a straight or a flush.\n"
    assert not messages(judged(MARYLAND, text, Kind.GUIDE, "md"))
