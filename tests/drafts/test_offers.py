"""What a draft says not to be offered, in a sentence or in a cell beside its name."""

import pytest
from judged_drafts import judged, messages

from checker.drafts.kinds import Kind

BLACKJACK = "pa/blackjack"


def _told(text: str) -> list[str]:
    """Give what is found on what is not offered, of a guide that has one line besides its title."""
    report = judged(BLACKJACK, f"Guide to the game\n\n{text}\n", Kind.GUIDE)
    return [message for message in messages(report) if "does not show" not in message]


@pytest.mark.parametrize(
    "line",
    [
        "We do not offer Lucky Ladies.",
        "Lucky Ladies: Not offered.",
        "LUCKY LADIES\n\nNot offered.",
        "The Lucky Ladies wager is not available at this table.",
        "Lucky Ladies is not in play here.",
        "No Lucky Ladies bets at this table",
    ],
)
def test_a_wager_of_the_filing_is_said_not_to_be_offered(line: str) -> None:
    (message,) = _told(line)
    assert message.startswith("The draft says “")
    assert message.endswith("the filing offers Lucky Ladies.")


@pytest.mark.parametrize(
    "line",
    [
        "We do not have Bet the Set 21.",
        "Bet the Set 21: Not offered.",
        "Not Lucky Ladies.",
        "The dealer has no Lucky Ladies.",
        "Lucky Ladies: no commission.",
        "No side bet without a Blackjack wager.",
        "No Lucky Ladies?",
    ],
)
def test_nothing_is_told_of_what_is_so_or_says_something_else(line: str) -> None:
    assert _told(line) == []


@pytest.mark.parametrize(("cell", "wrong"), [("Not offered", True), ("None", True), ("Offered", False)])
def test_a_cell_beside_a_label_denies_it(cell: str, *, wrong: bool) -> None:
    table = f"Rules at a glance\n\nDecks           Eight\nSurrender       Allowed\nInsurance       {cell}\n"
    told = [message for message in _told(table) if "nsurance" in message]
    assert bool(told) is wrong
