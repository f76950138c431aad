"""What leads a line in, or ends it and says nothing, changes nothing of what is judged; so does the house that acts."""

import pytest
from filed_lines import outcome_inscribed as outcome

SAID = [
    ("pa-688a", "fails", "Quads rank over five aces"),
    ("pa-633a", "fails", "No entry until the next shuffle"),
    ("pa-633a", "fails", "Blackjack against an ace gets even money, no choice."),
    ("pa-629a", "fails", "From all winning bets the house keeps 5 percent."),
    ("pa-633a", "passes", "All insurance bets must be down before the dealer checks his hole card"),
    ("pa-645a", "passes", "All payouts subject to posted limit"),
    ("md-pai-gow-poker", "passes", "Should the player win one hand only, the dealer returns the wager."),
]


@pytest.mark.parametrize("written", ["{}", "Of course, {}", "Please note: {}", "At this table, {}", "Remember: {}"])
@pytest.mark.parametrize(("chapter", "judged", "text"), SAID)
def test_what_leads_a_line_in_changes_nothing(chapter: str, judged: str, text: str, written: str) -> None:
    assert outcome(chapter, written.format(text if written == "{}" else text[:1].lower() + text[1:])) == judged


@pytest.mark.parametrize("ending", [" here", ", as always", " at this table"])
@pytest.mark.parametrize(("chapter", "judged", "text"), SAID)
def test_what_ends_a_line_and_says_nothing_changes_nothing(chapter: str, judged: str, text: str, ending: str) -> None:
    assert outcome(chapter, text.rstrip(".") + ending) == judged


@pytest.mark.parametrize(
    ("chapter", "text"),
    [
        ("pa-633a", "All insurance bets must be down before the house checks his hole card"),
        ("pa-633a", "Pair of queens of hearts pays 200 to 1, or 1,000 to 1 if the house has Blackjack"),
        ("pa-633a", "Pair of queens of hearts returns 200 to 1, or 1,000 to 1 if the dealer has Blackjack"),
        ("md-pai-gow-poker", "Should the player win one hand only, the house returns the wager."),
    ],
)
def test_the_house_that_acts_is_the_dealer(chapter: str, text: str) -> None:
    assert outcome(chapter, text) == "passes"


@pytest.mark.parametrize(
    ("chapter", "judged", "text"),
    [
        ("pa-633a", "open", "After taking a third card, you may double."),
        ("pa-645a", "fails", "After the dealer has arranged his, players arrange their hands."),
        ("pa-645a", "passes", "After players have arranged their hands, the dealer sets his."),
        ("md-pai-gow-poker", "fails", "No more than $110,000 is paid to any player in a round"),
    ],
)
def test_the_order_of_two_halves_is_heeded(chapter: str, judged: str, text: str) -> None:
    assert outcome(chapter, text) == judged
