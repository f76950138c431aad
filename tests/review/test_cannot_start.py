"""What a file is told that cannot be reviewed at all: what is missing, where, and what to write."""

import pytest

from checker.frozen import replace
from checker.law.jurisdictions import jurisdictions
from checker.review import review_document
from checker.review.options import options
from checker.source import Position, read_text

KNOWN = "Known: md pai-gow-poker; pa midibaccarat; pa blackjack; pa pai-gow-poker; pa face-up-pai-gow-poker."
OF_BLACKJACK = "jurisdiction: pa\ngame: blackjack\n"
DATED = "filing_date: 2015-07-01\n"
CODES = ", ".join(f"{found.name} ({found.code})" for found in jurisdictions().values())
JURISDICTIONS = f"The jurisdictions known are: {CODES}."
NOT_IN_FORCE = (
    "58 Pa. Code Ch. 633a was not in force on January 1, 1999; it took effect on May 19, 2012 (42 Pa.B. 2922)."
)


@pytest.mark.parametrize(
    ("text", "outcome", "told"),
    [
        (
            "facility: Casino\n",
            "unreadable",
            [
                ("jurisdiction", 1, "The filing does not state its jurisdiction.", KNOWN),
                ("game", 1, "The filing does not state its game.", KNOWN),
                (
                    "filing_date",
                    1,
                    "The filing has no date, so the law that applies is not known.",
                    "Write filing_date: 2015-07-01 with the day of filing, or give --as-of.",
                ),
            ],
        ),
        (
            f"# A draft\n{DATED}jurisdiction: pa\n",
            "unreadable",
            [("game", 2, "The filing does not state its game.", KNOWN)],
        ),
        (
            f"{DATED}jurisdiction: pa\ngame:\n",
            "unreadable",
            [("game", 3, "The filing does not state its game.", KNOWN)],
        ),
        (f"{DATED}jurisdiction: pa\n", "unreadable", [("game", 1, "The filing does not state its game.", KNOWN)]),
        (
            f"facility: Casino\njurisdiction: zz\ngame: blackjack\n{DATED}",
            "nothing_to_judge",
            [("jurisdiction", 2, "No law of zz is known here.", JURISDICTIONS)],
        ),
        (
            f"jurisdiction: md\ngame: blackjack\n{DATED}",
            "nothing_to_judge",
            [("game", 2, "No chapter is known for blackjack in md.", KNOWN)],
        ),
        (
            f"{OF_BLACKJACK}filing_date: 1999-01-01\n",
            "nothing_to_judge",
            [
                (
                    "filing_date",
                    3,
                    NOT_IN_FORCE,
                    "Review it as of that day or a later one.",
                )
            ],
        ),
    ],
    ids=[
        "nothing",
        "no game below a comment",
        "an empty game",
        "no game",
        "a jurisdiction without law",
        "a game without a chapter",
        "a day before the law",
    ],
)
def test_a_file_that_cannot_be_reviewed_is_told_why(
    text: str, outcome: str, told: list[tuple[str, int, str, str]]
) -> None:
    review = review_document(read_text(text, "filing.yaml"))
    assert review.outcome == outcome
    assert review.ruleset is None
    found = [(item.at, item.position and item.position.line, item.message, item.help) for item in review.findings]
    assert found == told
    assert {(item.kind.value, item.label, item.provision) for item in review.findings} == {("unreadable", "here", "")}


def test_a_filing_of_another_game_is_not_reviewed_under_a_chapter() -> None:
    document = read_text(f"{OF_BLACKJACK}{DATED}", "filing.yaml")
    (found,) = review_document(document, against="pa/645a").findings
    assert (found.at, found.help) == ("game", "Compare it with a chapter of its own game.")
    assert found.message == "The filing is for blackjack, and pa/645a is the law of another game: pai-gow-poker."


def test_what_is_asked_of_a_file_that_cannot_be_reviewed_has_an_empty_answer() -> None:
    document = read_text("facility: Casino\n", "filing.yaml")
    answer = options(document, "cards.decks")
    assert (answer.field, answer.label, answer.options) == ("cards.decks", "cards.decks", ())
    assert (answer.provision, answer.says, answer.now, answer.open_form) == ("", "", "", "")
    assert len(answer.review.findings) == 3


def test_what_has_no_place_stands_at_the_beginning_of_the_file() -> None:
    first = Position(line=1, column=1)
    review = review_document(read_text(f"{OF_BLACKJACK}{DATED}cards: {{decks: 6}}\n", "filing.yaml"))
    assert review.place("") == first
    assert review.place("cards.decks").line == 4
    assert replace(review, filing=None).place("cards.decks") == first
