"""The closed vocabulary for hands: what it takes, and what it refuses with a word on why."""

from typing import Any

import pytest

from checker.law.hands import Asked, Span, parse_doubtful, parse_hands


def test_hands_are_read_as_typed_values() -> None:
    hands = parse_hands({"player": {"cards": ["queen of hearts"], "total": "20"}, "dealer": {"number": "8 or more"}})
    assert hands.alternatives == (
        (
            Asked("player", "cards", (42,)),
            Asked("player", "total", Span(20, 20)),
            Asked("dealer", "number", Span(8, None)),
        ),
    )
    assert 6 in Span(0, 6)
    assert 7 not in Span(0, 6)
    assert len(parse_hands([{"own": {"sets": ["2"]}}, {"other": {"sets": ["2"]}}]).alternatives) == 2
    assert parse_hands("never").alternatives == ()


def test_a_doubtful_row_is_read_by_the_reading_and_names_each_text_that_decides() -> None:
    raw = {
        "advisory": "a",
        "literal": "never",
        "evident": {"advisory": "b", "literal": "never", "evident": {"player": {"makes": "three_pair"}}},
    }
    assert parse_doubtful(raw, {"a": "literal", "b": "evident"}).advisories == ("a",)
    both = parse_doubtful(raw, {"a": "evident", "b": "evident"})
    assert both.advisories == ("a", "b")
    assert both.alternatives == ((Asked("player", "makes", "three_pair"),),)


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        ({"banker": {"total": "20"}}, "'banker' holds no cards"),
        ({"player": {"sum": "20"}}, "'sum' is no word for hands"),
        ({"player": {"total": "about 20"}}, "total: "),
        ({"player": {"suited": "maybe"}}, "suited: write yes or no"),
        ({"player": {"makes": "full boat"}}, "makes: 'full boat' is none of pair"),
        ({"player": {"cards": ["queen of cups"]}}, "cards: "),
        ("twenty", "hands are a mapping"),
    ],
)
def test_a_word_outside_the_vocabulary_is_refused(raw: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        parse_hands(raw)
