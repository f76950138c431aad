"""Lists of hands in their order, and rows of text files that stand under each other."""

import pytest
from judged_drafts import judged, messages, not_compared

from checker.drafts.kinds import Kind
from checker.rules import FindingClass

FACE_UP = "pa/face-up-pai-gow-poker"
HANDS = (
    "Five aces",
    "Royal flush",
    "Straight flush",
    "Four-of-a-kind",
    "Full house",
    "Flush",
    "Straight",
    "Three-of-a-kind",
)


def _guide(heading: str, hands: list[str]) -> str:
    return f"# Face Up Pai Gow Poker\n\n## {heading}\n\n" + "".join(f"1. {hand}\n" for hand in hands)


@pytest.mark.parametrize("heading", ["What beats what", "Ranking of hands", "Hands from highest to lowest"])
def test_two_hands_exchanged_in_a_ranking_are_found(heading: str) -> None:
    right = list(HANDS)
    assert not messages(judged(FACE_UP, _guide(heading, right), Kind.GUIDE, "md"))
    wrong = [*right[:4], right[5], right[4], *right[6:]]
    (message,) = messages(judged(FACE_UP, _guide(heading, wrong), Kind.GUIDE, "md"))
    assert message.startswith("In the order of hands, the draft has “Flush” before “Full house”.")


def test_a_ranking_from_below_is_read_upward() -> None:
    upward = list(reversed(HANDS))
    assert not messages(judged(FACE_UP, _guide("Hands from lowest to highest", upward), Kind.GUIDE, "md"))
    assert len(messages(judged(FACE_UP, _guide("Hands from lowest to highest", list(HANDS)), Kind.GUIDE, "md"))) == 7


def test_a_list_of_hands_that_is_no_ranking_is_in_no_order() -> None:
    listed = ["Full house", "Four-of-a-kind", "Straight flush", "Royal flush"]
    assert not messages(judged(FACE_UP, _guide("Hands that we celebrate", listed), Kind.GUIDE, "md"))


def test_a_ranking_may_stand_in_one_line() -> None:
    line = "# Face Up Pai Gow Poker\n\n### Ranking\n\nFive aces; royal flush; straight flush; four-of-a-kind.\n"
    assert not not_compared(judged(FACE_UP, line, Kind.GUIDE, "md"))
    wrong = line.replace("straight flush; four-of-a-kind", "four-of-a-kind; straight flush")
    (message,) = messages(judged(FACE_UP, wrong, Kind.GUIDE, "md"))
    assert "“four-of-a-kind” before “straight flush”" in message


def test_a_wager_that_a_guide_leaves_out_is_only_advised() -> None:
    report = judged(FACE_UP, "# Face Up Pai Gow Poker\n\nThe dealer's cards are dealt face up.\n", Kind.GUIDE, "md")
    assert not messages(report)
    advised = [item.message for item in report.findings if item.kind is FindingClass.ADVISORY]
    assert "The filing offers Fortune Bonus; the draft does not show it." in advised


def test_lines_that_each_begin_with_a_term_are_rows() -> None:
    rows = "banner    A 5% COMMISSION IS CHARGED ON WINS\ndealer    HIGH HAND\nplayer    HIGH HAND\n"
    text = f"FACE UP PAI GOW POKER\n\n{rows}"
    report = judged(FACE_UP, text, Kind.LAYOUT)
    (line,) = [line.text for line in report.lines if "5%" in line.text]
    assert line == "banner: A 5% COMMISSION IS CHARGED ON WINS"


def test_two_dots_lead_too() -> None:
    text = "FORTUNE BONUS\n Royal flush + royal match 1,000 to 1 .. Envy $250\n Five aces ... 400 to 1 .. Envy $250\n"
    lines = [line.text for line in judged(FACE_UP, text, Kind.SIGN).lines]
    assert "Royal flush + royal match 1,000 to 1  Envy $250" in lines


def test_a_list_in_one_line_is_found_whatever_heads_it() -> None:
    right = "Five aces, royal flush, straight flush, four-of-a-kind, full house, flush, straight, two pair, pair"
    wrong = right.replace("full house, flush", "flush, full house")
    for head in ("From the top: ", "Highest first: ", "Best to worst: "):
        assert not messages(judged(FACE_UP, f"# Guide\n\n## Hands\n\n{head}{right}.\n", Kind.GUIDE, "md"))
        assert messages(judged(FACE_UP, f"# Guide\n\n## Hands\n\n{head}{wrong}.\n", Kind.GUIDE, "md"))


def test_the_best_hand_and_what_follows_it_are_an_order() -> None:
    said = "Five aces is the highest hand, followed by a royal flush, a straight flush and {}, then {}."
    right, wrong = said.format("four-of-a-kind", "a full house"), said.format("a full house", "four-of-a-kind")
    assert not messages(judged(FACE_UP, f"# Guide\n\n## Hands\n\n{right}\n", Kind.GUIDE, "md"))
    assert messages(judged(FACE_UP, f"# Guide\n\n## Hands\n\n{wrong}\n", Kind.GUIDE, "md"))


EXAMPLES = ["Four of a kind: Q-Q-Q-Q", "Full house: J-J-J-4-4", "Flush: five cards of one suit", "Straight: 8-7-6-5-4"]


def test_hands_with_examples_are_read_in_their_order() -> None:
    right = judged(FACE_UP, _guide("Ranking of hands", EXAMPLES), Kind.GUIDE, "md")
    assert not messages(right)
    assert not not_compared(right)
    wrong = [EXAMPLES[1], EXAMPLES[0], *EXAMPLES[2:]]
    (message,) = messages(judged(FACE_UP, _guide("Ranking of hands", wrong), Kind.GUIDE, "md"))
    assert message.startswith("In the order of hands, the draft has “Full house”")


def test_cards_that_are_no_example_are_left_to_a_person() -> None:
    wrong = [EXAMPLES[0], "Full house: J-J-4-4-9", *EXAMPLES[2:]]
    assert not_compared(judged(FACE_UP, _guide("Poker hands", wrong), Kind.GUIDE, "md")) == ["Full house: J-J-4-4-9"]
