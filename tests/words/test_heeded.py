"""What agrees must heed each word that could turn it: else a line stays open, and none that is turned passes."""

import pytest
from filed_lines import outcome_inscribed as outcome
from said_lines import ground_of

from checker.words.heeded import turned
from checker.words.read import read_words, words_passed_over
from checker.words.vocabulary import vocabulary_of


@pytest.mark.parametrize(
    ("text", "others"),
    [
        ("It is settled before the deal.", ["It is settled after the deal.", "It is not settled before the deal."]),
        ("Three dice, not two.", ["Three dice, two.", "four dice, not two.", "Three dice, not three."]),
        ("The bet is a push and comes back.", ["The bet is not a push and comes back."]),
        (
            "Cards are changed at least every 4 hours.",
            ["Cards are changed at least every 5 hours.", "Cards are not changed at least every 4 hours."],
        ),
        ("Pays 2 to 1 on $25.", []),
        ("21 or less: never go past 21.", ["21 or less: always go past 21.", "21 or more: never go past 21."]),
        ("Every 17, soft or hard, even.", ["Every 18, soft or hard, even."]),
        (
            "The low hand ranks lower than the high hand.",
            [
                "The high hand ranks lower than the low hand.",
                "The high hand ranks lower than the low hand.",
                "The low hand ranks higher than the high hand.",
            ],
        ),
        ("Once hands are set you move.", []),
        ("It is set once hands are.", ["It is not set once hands are."]),
    ],
)
def test_the_words_that_could_turn_a_line_are_tried(text: str, others: list[str]) -> None:
    assert sorted(other for _, other in turned(text)) == sorted(others)


@pytest.mark.parametrize(
    ("chapter", "text"),
    [
        ("pa-645a", "A hand identical to the dealer's does rank higher."),
        ("md-pai-gow-poker", "You may give up your hand after the dealer shows it, provided you made no side bet"),
        ("pa-629a", "2 to 8 count as printed."),
        ("pa-629a", "Before the cut card this hand is finished and one more is played."),
    ],
)
def test_a_line_with_the_contrary_of_a_word_does_not_pass(chapter: str, text: str) -> None:
    assert outcome(chapter, text) != "passes"


@pytest.mark.parametrize(
    ("chapter", "text"),
    [
        ("pa-629a", "After the cut card this hand is finished and one more is played."),
        ("pa-645a", "A hand identical to the dealer's does not rank higher."),
        ("pa-645a", "Identical hands are won by the dealer"),
        ("pa-633a", "You may raise your bet until the first card is dealt."),
    ],
)
def test_a_line_whose_words_were_passed_over_stays_open(chapter: str, text: str) -> None:
    assert outcome(chapter, text) == "open"


def test_a_line_of_which_every_word_counts_passes() -> None:
    assert outcome("pa-629a", "Banker on six takes one if Player's was a six or a seven.") == "passes"


@pytest.mark.parametrize(
    ("text", "passed_over"),
    [
        ("Envy Bonus: Your own hand does not count, but the dealer's does.", ("but the dealer's does",)),
        ("Envy Bonus: The dealer's hand counts too, but your own does not.", ("but your own does not",)),
        ("Envy Bonus: Your own hand does not count.", ()),
    ],
)
def test_a_last_clause_on_another_thing_is_heeded(text: str, passed_over: tuple[str, ...]) -> None:
    vocabulary = vocabulary_of(ground_of("pa-688a").ruleset)
    read = read_words(text, vocabulary)
    assert {str(claim.value) for claim in read.claims} == {"not allowed"}
    assert words_passed_over(text, vocabulary) == passed_over
