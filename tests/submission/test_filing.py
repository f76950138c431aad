"""A filing's answers, states, offered wagers and places, against the Blackjack chapter."""

import datetime

import pytest

from checker.law import compile_ruleset
from checker.source import Position, read_text
from checker.submission import Filing, State, read_filing, read_header
from checker.submission.filing import normal

HEAD = "jurisdiction: pa\ngame: blackjack\nfiling_date: 2015-07-01\n"


def filing(text: str) -> Filing:
    document = read_text(HEAD + text, "filing.yaml")
    return read_filing(document, read_header(document), compile_ruleset("pa/633a", datetime.date(2015, 7, 1)))


def told(found: Filing) -> list[tuple[str, int, int, str, str]]:
    return [
        (problem.path, problem.position.line, problem.position.column, problem.message, problem.help)
        for problem in found.problems
    ]


def test_an_answer_is_stated_unstated_or_unreadable() -> None:
    found = filing("table:\n  positions: 7\n  card_reader_device: maybe\n  discard_rack:\n")
    stated = found.answer("table.positions")
    assert (stated.state, stated.value, stated.text) == (State.STATED, 7, "7")
    assert found.answer("table.card_reader_device").state is State.UNREADABLE
    assert found.answer("table.discard_rack").state is State.UNSTATED
    assert found.answer("table.drop_and_tip_box").state is State.UNSTATED
    assert found.answer("nowhere.at.all").state is State.UNSTATED
    assert told(found) == [
        ("table.card_reader_device", 6, 23, "Card reader device: “maybe” is not understood.", "Write yes or no."),
    ]


def test_every_problem_of_the_values_is_told_at_its_line() -> None:
    found = filing(
        "cards:\n  decks: 06\n  batches: [6, some]\n  changed_every: 24\nplay:\n  settlement: [collect first]\n"
    )
    assert told(found) == [
        (
            "cards.decks",
            5,
            10,
            "Decks in play: “06” is not understood.",
            "Write the number without a leading zero: 6.",
        ),
        (
            "cards.batches",
            6,
            16,
            "Decks in each batch, item 2: “some” is not understood.",
            "Write a whole number in digits, such as 6.",
        ),
        (
            "cards.changed_every",
            7,
            18,
            "Change of cards: “24” is not understood.",
            "Write the time with its unit, such as 24 hours.",
        ),
        (
            "play.settlement",
            9,
            3,
            "Order of settling wagers: a list stands here.",
            "Write one value after the colon.",
        ),
    ]


def test_entries_behind_a_value_cannot_be_read() -> None:
    found = filing("table: 7\nplay: [a]\nwagers:\n  bad_beat_progressive:\n    meter: $5,000\n")
    for path in ("table.positions", "play.additional_splits", "wagers.bad_beat_progressive.meter.initial"):
        assert found.answer(path).state is State.UNREADABLE
    assert found.answer("cards.decks").state is State.UNSTATED
    assert found.offers("bad_beat_progressive") is True


def test_a_wager_is_offered_by_yes_or_by_its_entries() -> None:
    found = filing(
        "wagers:\n  blackjack: {minimum: $10}\n  lucky_ladies: yes\n  kings_bounty: no\n  in_between: {}\n"
        "  three_card_poker: True\n"
    )
    assert found.offered == ("blackjack", "lucky_ladies", "three_card_poker")
    assert found.offers("in_between") is None
    assert found.offers("kings_bounty") is False
    assert found.offers("house_money") is False
    assert [problem.path for problem in found.problems] == ["wagers.in_between"]
    # A wager that only says yes has no entries, and that is no fault: they are not stated.
    assert found.answer("wagers.three_card_poker.paytable").state is State.UNSTATED


def test_a_wager_of_which_the_filing_does_not_say_whether_it_is_offered() -> None:
    found = filing("wagers:\n  lucky_ladies:\n  kings_bounty: maybe\n  royal_match_21: [A]\n")
    hint = "Write yes, no, or the wager's choices on indented lines below."
    assert told(found) == [
        ("wagers.lucky_ladies", 5, 3, "wagers.lucky_ladies does not say whether the wager is offered.", hint),
        ("wagers.kings_bounty", 6, 17, "wagers.kings_bounty: “maybe” is neither yes nor no.", hint),
        ("wagers.royal_match_21", 7, 3, "wagers.royal_match_21 is a list.", hint),
    ]
    for wager in ("lucky_ladies", "kings_bounty", "royal_match_21"):
        assert found.offers(wager) is None
    assert found.offered == ()
    assert found.answer("wagers.royal_match_21.paytable").state is State.UNREADABLE


@pytest.mark.parametrize("written", ["wagers: blackjack\n", "wagers: [blackjack]\n"])
def test_wagers_that_are_no_group_leave_open_what_is_offered(written: str) -> None:
    found = filing(written)
    assert found.offers("blackjack") is None
    assert found.offers("lucky_ladies") is None
    assert found.answer("wagers.blackjack.minimum").state is State.UNREADABLE


def test_of_more_wagers_than_any_game_has_none_can_be_told() -> None:
    many = "".join(f"  wager_{index}: yes\n" for index in range(201))
    found = filing(f"wagers:\n{many}")
    assert found.offered == ()
    assert found.offers("wager_1") is None
    assert filing(f"wagers:\n{many.replace('  wager_200: yes', '')}").offers("wager_1") is True


@pytest.mark.parametrize("written", ["", "wagers:\n"])
def test_without_wagers_no_optional_one_is_offered(written: str) -> None:
    assert filing(written).offers("lucky_ladies") is False


@pytest.mark.parametrize(
    ("written", "offered"),
    [
        ("", True),
        ("wagers:\n", True),
        ("wagers:\n  lucky_ladies: yes\n", True),
        ("wagers:\n  blackjack: yes\n", True),
        ("wagers:\n  blackjack: no\n", False),
        ("wagers:\n  blackjack: perhaps\n", None),
    ],
)
def test_a_wager_that_belongs_to_the_game_is_offered_unless_it_is_refused(
    written: str, *, offered: bool | None
) -> None:
    found = filing(written)
    assert found.offers("blackjack") is offered
    assert found.offers("insurance") is False  # it exists by law, and no filing offers it


def test_places_are_those_of_the_value_or_of_the_nearest_name_above() -> None:
    found = filing("cards:\n  decks: 6\n  batches:\n    - 6\n    - 8\n  shuffler:\nwagers:\n  21: yes\n")
    at = {
        "cards.decks": (5, 10),
        "cards.batches": (6, 3),
        "cards.batches.1": (8, 7),
        "cards.shuffler": (9, 3),
        "cards.double_shoe": (4, 1),
        "play.settlement": (1, 1),
        "wagers.21": (11, 7),
        "": (1, 1),
    }
    assert {path: (found.position(path).line, found.position(path).column) for path in at} == at


def test_raw_text_is_the_text_as_written() -> None:
    found = filing("layout:\n  areas: [blackjack]\nsign:\n  note: 010\n")
    assert found.raw_text("sign.note") == "010"
    assert found.raw_text("layout.areas") == ""
    assert found.raw_text("layout.areas.0") == "blackjack"
    assert found.stated_raw("sign.note")
    assert not found.stated_raw("sign.other")


def test_the_header_reads_names_and_the_date() -> None:
    header = read_header(
        read_text(
            "jurisdiction: Pennsylvania\ngame: Black_Jack\nfacility: A\ncertificate_holder: B, LLC\n"
            "filing_date: 2015-07-01\n",
            "filing.yaml",
        )
    )
    assert (header.jurisdiction, header.game, header.facility, header.operator) == ("pa", "black-jack", "A", "B, LLC")
    assert header.filing_date == datetime.date(2015, 7, 1)
    assert header.problems == ()


def test_the_header_tells_what_it_cannot_read() -> None:
    header = read_header(
        read_text("jurisdiction: [pa]\ngame:\n  name: x\nfacility:\nfiling_date: 07/01/2015\n", "filing.yaml")
    )
    assert (header.jurisdiction, header.game, header.facility, header.filing_date) == ("", "", "", None)
    assert [(problem.path, problem.position, problem.message, problem.help) for problem in header.problems] == [
        (
            "jurisdiction",
            Position(line=1, column=1, width=12),
            "jurisdiction is not a single value.",
            "Write one value after the colon.",
        ),
        (
            "game",
            Position(line=2, column=1, width=4),
            "game is not a single value.",
            "Write one value after the colon.",
        ),
        (
            "filing_date",
            Position(line=5, column=14, width=10),
            "filing_date: “07/01/2015” cannot be read.",
            "Write the date as year-month-day, such as 2015-07-01.",
        ),
    ]


@pytest.mark.parametrize(("written", "as_compared"), [("Lucky-Ladies", "lucky ladies"), ("  A  b_c ", "a b c")])
def test_answers_are_compared_without_case_hyphens_and_spaces(written: str, as_compared: str) -> None:
    assert normal(written) == as_compared
