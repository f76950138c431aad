"""Questions with their answers: what both say is compared, and what only one of them says is not enough."""

import pytest
from judged_drafts import BLACKJACK, PAI_GOW, judged, messages, statuses_of

from checker.drafts.kinds import Kind
from checker.drafts.prose.questions import Supposed, answered, supposed
from checker.statements.comparison import Status

FACE_UP = "pa/face-up-pai-gow-poker"


@pytest.mark.parametrize(
    ("asked", "answer", "said"),
    [
        ("Can I split aces?", "No, never.", Supposed(("You can split aces.",), denied=True, rest="Never.")),
        ("Q: Do I have to insure?", "A: Yes.", Supposed(("You have to insure.",), denied=False, rest="")),
        (
            "The Banker has 3; does the Banker draw?",
            "Yes.",
            Supposed(("If The Banker has 3, the Banker draw.",), denied=False, rest=""),
        ),
        ("If I bust, may I stay?", "No.", Supposed(("If you bust, you may stay.",), denied=True, rest="")),
        ("Is it before or after?", "No.", None),
        ("Why do I pay?", "No reason.", None),
    ],
)
def test_a_question_supposes_what_its_answer_affirms_or_denies(asked: str, answer: str, said: Supposed | None) -> None:
    found = supposed(asked, answer)
    assert (found is None) == (said is None)
    if found and said:
        assert ([way.casefold() for way in found.ways], found.denied, found.rest) == (
            [way.casefold() for way in said.ways],
            said.denied,
            said.rest,
        )


def test_where_the_verb_of_a_question_goes_is_tried() -> None:
    found = supposed("Is the double card hidden?", "No.")
    assert found is not None
    assert found.ways == ("The double is card hidden.", "The double card is hidden.")


@pytest.mark.parametrize(
    ("asked", "answer", "said"),
    [
        ("What happens if the shoe jams?", "The round is void.", ["If the shoe jams, the round is void."]),
        ("What comes of the old deck?", "It is shuffled.", ["The old deck is shuffled."]),
        ("Who sets the cards?", "The dealer.", ["The dealer sets the cards."]),
        ("Which hand is played first?", "The left one.", ["The left one is played first."]),
        ("When is it paid?", "At once.", ["It paid at once."]),
        ("What is the highest hand?", "Five aces.", ["The highest hand is five aces."]),
        ("How many cards do I get?", "Seven, face down.", ["You get seven face down cards."]),
        ("Who wins on a tie?", "Nobody.", []),
        ("Who wins on a tie?", "", []),
        ("How come?", "Luck.", []),
    ],
)
def test_an_answer_is_told_as_a_sentence(asked: str, answer: str, said: list[str]) -> None:
    assert list(answered(asked, answer)) == said


@pytest.mark.parametrize(
    ("name", "holds", "fails"),
    [
        (
            BLACKJACK,
            "Does the dealer hit soft 17? No, the dealer stands.",
            "Does the dealer hit soft 17? Yes, he does.",
        ),
        (BLACKJACK, "Do I have to make a side bet? No.", "Do I have to make a side bet? Yes, you must."),
        (PAI_GOW, "Do I have to win both hands? Yes.", "Do I have to win both hands? No, one is enough."),
        (PAI_GOW, "Does the player win copies? No, the dealer does.", "Does the player win copies? Yes."),
        (FACE_UP, "Do I have to play the bonus bets? No.", "Do I have to play the bonus bets? Yes, they are required."),
    ],
)
def test_a_question_and_its_answer_are_read_as_one(name: str, holds: str, fails: str) -> None:
    assert Status.DIFFERS not in statuses_of(name, "", holds)
    assert Status.DIFFERS in statuses_of(name, "", fails)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (FACE_UP, "What if the dealer has ace high? Your main bet is paid at even money."),
        (FACE_UP, "What happens if I am late? Your wager is returned."),
        (PAI_GOW, "Do any two suited cards make the Royal Match? No, they must be ace-king or king-queen."),
    ],
)
def test_what_only_an_answer_or_only_a_question_says_neither_agrees_nor_differs(name: str, said: str) -> None:
    assert not {Status.AGREES, Status.DIFFERS} & statuses_of(name, "", said)


@pytest.mark.parametrize(
    "said",
    [
        "Who wins the low hand? The dealer.",
        "Can I set both hands together? No, finish one completely, then go on to the next.",
    ],
)
def test_an_answer_that_is_not_understood_is_left_to_a_person(said: str) -> None:
    assert Status.NOT_COMPARED in statuses_of(PAI_GOW, "", said)


def test_what_differs_is_quoted_with_its_question() -> None:
    text = "Guide to the game\n\nDo I have to make a side bet? Yes, you must.\n"
    assert any(
        "“Do I have to make a side bet? Yes, you must.”" in said
        for said in messages(judged(BLACKJACK, text, Kind.GUIDE))
    )


@pytest.mark.parametrize("limit", ["$75,000 a day", "$75,000 per week", "the most we pay is $75,000 in one session"])
def test_a_payout_limit_for_a_time_does_not_agree(limit: str) -> None:
    assert Status.AGREES not in statuses_of(FACE_UP, "Payout limit", f"{limit[:1].upper()}{limit[1:]}.")
    assert statuses_of(FACE_UP, "Payout limit", "$75,000 per hand.") == {Status.AGREES}


@pytest.mark.parametrize(
    ("asked", "holds", "fails"),
    [
        ("How much for a flush?", "4 to 1.", "5 to 1."),
        ("What's the prize for a flush?", "4 to 1.", "5 to 1."),
        ("How much is the Envy Bonus for a Royal Match?", "$250.", "$350."),
    ],
)
def test_odds_and_envy_that_answer_a_question_are_of_what_it_asks(asked: str, holds: str, fails: str) -> None:
    assert Status.NOT_COMPARED not in statuses_of(PAI_GOW, "Fortune Bonus", f"{asked} {holds}")
    assert {Status.NOT_COMPARED, Status.DIFFERS} & statuses_of(PAI_GOW, "Fortune Bonus", f"{asked} {fails}")
