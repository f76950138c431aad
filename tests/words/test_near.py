"""Of what a line that is not understood may speak: a hint where to look, right most of the time, and never a claim."""

import pytest
from corpus_lines import UNLAWFUL, Line, corpus
from filed_lines import filing_of, put, review_of
from said_lines import ground_of
from sampled import is_tried

from checker.words.near import near_topics
from checker.words.read import read_words
from checker.words.topics import topics
from checker.words.vocabulary import vocabulary_of

ONE_IN = 24
"""One line in so many is tried in an ordinary run."""


@pytest.mark.parametrize(
    ("chapter", "line", "topic"),
    [
        ("pa-633a", "Surrender whenever you like, drawn cards or not, after the first two cards", "surrender_when"),
        ("pa-645a", "Jackpot winners take the amount on the meter as it stood when the wager was placed", "meter_when"),
        ("pa-629a", "Third cards and perhaps a fourth card for the Banker's Hand", "third_cards"),
        ("md-pai-gow-poker", "The joker is any card that pleases, an ace, a straight or whatnot", "joker"),
    ],
)  # fmt: skip
def test_a_line_is_near_the_topic_of_its_telling_words(chapter: str, line: str, topic: str) -> None:
    assert topic in near_topics(line, vocabulary_of(ground_of(chapter).ruleset).topics)


@pytest.mark.parametrize("line", ["Welcome to Lehigh Crossing", "", "Ask about our fish soup", "the of and"])
def test_a_line_with_no_telling_words_is_near_nothing(line: str) -> None:
    assert near_topics(line, vocabulary_of(ground_of("pa-633a").ruleset).topics) == ()


def test_of_what_lines_that_are_understood_speak_is_told_right_nine_times_in_ten() -> None:
    right = wrong = none = 0
    for line in corpus():
        if "inscriptions" not in line.place or not is_tried(line.text, ONE_IN):
            continue
        vocabulary = vocabulary_of(ground_of(line.chapter).ruleset)
        read = read_words(line.text, vocabulary)
        own = {claim.key.aspect for claim in read.claims} & set(topics())
        if not (read.understood and own):
            continue
        near = set(near_topics(line.text, vocabulary.topics))
        right += bool(near & own)
        wrong += bool(near) and not near & own
        none += not near
    assert right / (right + wrong) > 0.85
    assert none / (right + wrong + none) < 0.3


def test_an_open_line_names_the_provision_with_which_to_compare_it() -> None:
    text = "Surrender allowed any time, including after you have drawn a card or so, on a whim"
    line = Line("pa-633a", "layout.inscriptions", UNLAWFUL, text)
    filing, path = put(filing_of(line.chapter), tuple(line.place.split(".")), line.text)
    [point] = [point for point in review_of(filing).open if point.path == path]
    assert point.help == "it may speak of 633a.9(a): A player may surrender after the first two cards"
