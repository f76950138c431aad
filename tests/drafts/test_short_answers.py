"""Questions with short answers, examples of odds, and what stands under a heading of one word."""

import pytest
from judged_drafts import BLACKJACK, PAI_GOW, judged, messages, not_compared

from checker.drafts.kinds import Kind
from checker.drafts.prose.short_answers import as_sentences
from checker.drafts.report import DraftReport
from checker.statements.comparison import Status

MIDI, FACE_UP = "pa/midibaccarat", "pa/face-up-pai-gow-poker"


def _answered(name: str, asked: str, answer: str) -> DraftReport:
    return judged(name, f"Guide to the game\n\nQ. {asked}\nA. {answer}\n", Kind.GUIDE)


def _status(name: str, asked: str, answer: str) -> Status:
    (line,) = [line for line in _answered(name, asked, answer).lines if line.text.removeprefix("A. ") == answer]
    return Status(line.status)


@pytest.mark.parametrize(
    ("asked", "holds", "fails"),
    [
        ("Can I double after a split?", "Yes.", "No."),
        ("May I split a jack and a queen?", "Sure.", "No."),
        ("Is there insurance?", "Yes.", "No."),
        ("Do you have insurance?", "We do.", "We do not."),
    ],
)
def test_yes_or_no_is_read_with_its_question(asked: str, holds: str, fails: str) -> None:
    assert _status(BLACKJACK, asked, holds) is Status.AGREES
    assert _status(BLACKJACK, asked, fails) is Status.DIFFERS
    assert [said for said in messages(_answered(BLACKJACK, asked, fails)) if f"{asked} A. {fails}" in said]


def test_a_word_alone_is_found_by_the_paragraph_in_which_it_stands() -> None:
    report = judged(BLACKJACK, "Q. Can I double after a split?\n\nNo. Take a card or stand instead.\n", Kind.GUIDE)
    (found,) = [finding for finding in report.findings if finding.place is not None]
    assert found.place is not None
    assert found.place.near == "No. Take a card or stand instead."


@pytest.mark.parametrize(
    ("asked", "holds", "other"),
    [("How many decks do you use?", "Eight.", "Six."), ("How many cards do I get when I double?", "One.", "Two.")],
)
def test_a_number_is_read_with_its_question_and_another_one_never_agrees(asked: str, holds: str, other: str) -> None:
    assert _status(BLACKJACK, asked, holds) is Status.AGREES
    assert _status(BLACKJACK, asked, other) is not Status.AGREES


@pytest.mark.parametrize(
    ("name", "asked", "holds", "fails"),
    [
        (MIDI, "What does Tie pay?", "9 to 1.", "8 to 1."),
        (BLACKJACK, "What does a blackjack pay?", "Three to two.", "Six to five."),
        (BLACKJACK, "How much does insurance pay?", "2 to 1.", "3 to 1."),
    ],
)
def test_odds_that_answer_a_question_are_of_what_it_asks(name: str, asked: str, holds: str, fails: str) -> None:
    assert _status(name, asked, holds) is Status.AGREES
    assert _status(name, asked, fails) is Status.DIFFERS


@pytest.mark.parametrize(
    ("asked", "answer", "said"),
    [
        ("Can I look at my cards?", "Yes, once.", ["You can look at your cards, once."]),
        ("Does the dealer hit soft 17?", "No.", ["the dealer does not hit soft 17."]),
        ("How many times can I split?", "Three more times.", ["You can split three more times."]),
        ("How many seats are there?", "Six.", ["There are Six seats.", "Six seats are used."]),
        ("Why do I pay?", "Because.", []),
        ("How many decks?", "Six, all blue.", []),
        ("May I? Or is it a rule?", "Yes.", []),
    ],
)
def test_an_answer_becomes_a_sentence(asked: str, answer: str, said: list[str]) -> None:
    assert [one.casefold() for one in as_sentences(asked, answer)] == [one.casefold() for one in said]


@pytest.mark.parametrize(
    ("said", "holds"),
    [
        ("A blackjack pays 3 to 2. So $20 wins you $30.", True),
        ("A blackjack pays 3 to 2. So $20 wins you $24.", False),
        ("A blackjack pays 6 to 5. A $50 bet wins $60.", False),
    ],
)
def test_an_example_of_odds_agrees_where_it_is_what_true_odds_come_to(said: str, *, holds: bool) -> None:
    report = judged(BLACKJACK, f"Guide to the game\n\n{said}\n", Kind.GUIDE)
    (example,) = [line for line in report.lines if "wins" in line.text]
    assert (Status(example.status) is Status.AGREES) is holds


def test_a_vigorish_of_a_whole_amount_is_an_example_of_its_rate() -> None:
    text = "Guide to the game\n\nBanker pays one to one, less five percent of the win. On a $100 win that is ${}.\n"
    assert not [line for line in not_compared(judged(MIDI, text.format(5), Kind.GUIDE)) if "$5" in line]
    assert [line for line in not_compared(judged(MIDI, text.format(6), Kind.GUIDE)) if "$6" in line]


@pytest.mark.parametrize("said", ["It is fully wild.", "It may stand for any card."])
def test_it_right_under_a_heading_of_one_word_is_that(said: str) -> None:
    report = judged(PAI_GOW, f"Guide to the game\n\nJOKER\n\n{said}\n", Kind.GUIDE)
    assert [message for message in messages(report) if "joker" in message]


def test_terms_that_ask_are_read_as_questions() -> None:
    text = "<h1>Blackjack</h1><dl><dt>Can I double after a split?</dt><dd>{}</dd></dl>"
    assert not [
        line for line in not_compared(judged(BLACKJACK, text.format("Yes."), Kind.GUIDE, "html")) if "Yes" in line
    ]
    assert messages(judged(BLACKJACK, text.format("No."), Kind.GUIDE, "html"))


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Pai Gow Poker: fact boxes", PAI_GOW),
        ("Rules of Play: Pai Gow Poker", PAI_GOW),
        ("Pai Gow Poker: ten rules from the floor", PAI_GOW),
        ("Blackjack: the facts on one page", BLACKJACK),
    ],
)
def test_a_title_of_a_paper_is_nothing_to_compare(title: str, name: str) -> None:
    assert title not in not_compared(judged(name, f"# {title}\n\nWelcome.\n", Kind.GUIDE, "md"))


@pytest.mark.parametrize("asked", ["Can I double after a split?", "May I split a jack and a queen?"])
@pytest.mark.parametrize("answer", ["No problem.", "No more than once.", "No limit at all."])
def test_no_before_another_word_is_not_taken_for_the_answer(asked: str, answer: str) -> None:
    assert _status(BLACKJACK, asked, answer) is not Status.DIFFERS
    assert list(as_sentences(asked, answer)) == []


@pytest.mark.parametrize(
    "title",
    [
        "Blackjack: six decks",
        "Pai Gow Poker: joker wild",
        "Blackjack: dealer hits soft 17",
        "Blackjack table limit: $7",
        "Blackjack: a game of 7 to 5",
    ],
)
def test_a_title_that_says_how_a_game_is_played_is_not_passed_over(title: str) -> None:
    name = BLACKJACK if title.startswith("Blackjack") else PAI_GOW
    report = judged(name, f"# {title}\n\nWelcome.\n", Kind.GUIDE, "md")
    assert [line for line in report.lines if line.text == title and line.status != "agrees"]


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("Five aces take a tenth of the meter.", False),
        ("Five aces take ten percent of the jackpot.", False),
        ("Five aces take a fifth of the meter.", True),
        ("Half the meter goes to five aces.", True),
    ],
)
def test_a_share_of_a_meter_in_words_is_what_is_paid(said: str, *, wrong: bool) -> None:
    report = judged(PAI_GOW, f"# Guide\n\n## Progressive\n\n{said}\n", Kind.GUIDE, "md")
    assert bool([message for message in messages(report) if "Five aces" in message]) is wrong
    assert not [line for line in not_compared(report) if line == said]


def test_a_push_below_the_payouts_of_the_base_wager_is_no_row_of_another_paytable() -> None:
    rows = "".join(
        f"<tr><td>{label}</td><td>{paid}</td></tr>"
        for label, paid in (
            ("Blackjack", "3 to 2"),
            ("Any other winning hand", "1 to 1"),
            ("Insurance, dealer has blackjack", "2 to 1"),
            ("Even money on your blackjack against a dealer ace", "1 to 1"),
            ("Same total as the dealer", "Push, your wager is returned"),
        )
    )
    text = f"<h1>Blackjack</h1><h2>Main game payouts</h2><table>{rows}</table>"
    assert not [message for message in messages(judged(BLACKJACK, text, Kind.GUIDE, "html")) if "Push" in message]


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("You can double on your first two cards.", False),
        ("You can double on your first two or three cards.", True),
        ("You may double down on any number of cards.", True),
    ],
)
def test_doubling_on_more_than_two_cards_differs(said: str, *, wrong: bool) -> None:
    report = judged(BLACKJACK, f"Guide to the game\n\n{said}\n", Kind.GUIDE)
    assert bool([message for message in messages(report) if "double" in message.casefold()]) is wrong


@pytest.mark.parametrize(
    "said",
    ["A winning hand pays even money.", "Any winning hand is paid even money.", "Fail on both and you lose."],
)
def test_what_says_nothing_of_one_hand_or_a_shoe_is_not_accused(said: str) -> None:
    assert messages(judged(PAI_GOW, f"Guide to the game\n\n{said}\n", Kind.GUIDE)) == []


LAID_OUT = {
    "With no pair, the best card anchors the five and the next two form the small hand.": False,
    "Straights and flushes stay together with the best small hand that leaves.": False,
    "Two pair: lower pair low; kept together when both are 5s or lower and an ace can go low.": True,
}


@pytest.mark.parametrize("said", LAID_OUT)
def test_a_house_way_in_other_words_is_not_accused(said: str) -> None:
    text = f"# Pai Gow Poker\n\n## How the dealer sets a hand\n\n{said}\n"
    found = messages(judged(PAI_GOW, text, Kind.GUIDE, "md"))
    assert bool([message for message in found if "how the dealer sets a hand" in message]) is LAID_OUT[said]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (MIDI, "Take it, or have the dealer add all of it to your Player or Banker bet before third cards come."),
        (MIDI, "It is 5% of what you won, up to the next 25 cents: on a $100 win that is $5."),
    ],
)
def test_what_is_won_is_no_wager(name: str, said: str) -> None:
    text = f"# Midibaccarat\n\n## Pay the commission\n\n{said}\n"
    assert messages(judged(name, text, Kind.GUIDE, "md")) == []


def test_a_term_below_a_table_is_not_what_its_last_column_pays() -> None:
    table = "| Your 20 | Pays |\n|---|---|\n| Any other 20 | 4 to 1 |\n"
    text = f"# Blackjack\n\n**Lucky Ladies.** A side bet.\n\n{table}\n**Push.** Your bet is returned.\n"
    assert not [message for message in messages(judged(BLACKJACK, text, Kind.GUIDE, "md")) if "Push" in message]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (BLACKJACK, "If you tie, nobody wins and nobody loses."),
        (MIDI, "Player natural 8 and Banker natural 9: Banker wins."),
    ],
)
def test_a_result_told_for_both_sides_is_not_accused(name: str, said: str) -> None:
    assert messages(judged(name, f"Guide to the game\n\n{said}\n", Kind.GUIDE)) == []


def test_a_commission_as_at_other_tables_is_a_commission() -> None:
    said = "You'll pay a five percent commission on your winning hands, same as at most pai gow tables."
    found = messages(judged(FACE_UP, f"Guide to the game\n\n{said}\n", Kind.GUIDE))
    assert [message for message in found if "vigorish" in message]


def test_nobody_else_in_two_words_denies_nothing() -> None:
    said = "The same guest may bank two rounds in a row if no one else wants it."
    found = messages(judged(PAI_GOW, f"Guide to the game\n\n{said}\n", Kind.GUIDE))
    assert [message for message in found if "two rounds in a row" in message]
