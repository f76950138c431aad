"""How a chapter file writes the hands of a row: what is read, and what is refused with what to write."""

from typing import Any

import pytest

from checker.law.hands import Asked, Hands, Span, parse_doubtful, parse_hands, span


@pytest.mark.parametrize(
    ("text", "read"), [("3", Span(3, 3)), (8, Span(8, 8)), ("8 or more", Span(8, None)), ("6 or less", Span(0, 6))]
)
def test_a_number_or_a_range_is_read(text: Any, read: Span) -> None:
    assert span(text) == read


@pytest.mark.parametrize(
    ("numbers", "within"), [("3", [3]), ("3 or more", [3, 4, 5]), ("3 or less", [0, 1, 2, 3]), ("0 or less", [0])]
)
def test_a_number_lies_within_a_range_or_not(numbers: str, within: list[int]) -> None:
    assert [number for number in range(6) if number in span(numbers)] == within


@pytest.mark.parametrize("text", ["3 or", "3 4", "or more", "three", "3 or more or less"])
def test_what_is_no_range_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"^(write a number, “8 or more” or “6 or less”|invalid literal)"):
        span(text)


@pytest.mark.parametrize(
    ("raw", "told"),
    [
        ("pairs", "hands are a mapping from who holds them to what is asked, not 'pairs'"),
        ({"nobody": {"total": "20"}}, "'nobody' holds no cards; write one of player, dealer"),
        ({"player": {"colour": "red"}}, "'colour' is no word for hands"),
        ({"player": {"total": "8 or so"}}, "total: write a number, “8 or more” or “6 or less”, not '8 or so'"),
        ({"player": {"suited": "maybe"}}, "suited: write yes or no, not 'maybe'"),
        ({"player": {"makes": "a mess"}}, "makes: 'a mess' is none of pair, two_pair, three_pair, three_of_a_kind"),
        ({"player": {"plus": ["a mess"]}}, "plus: 'a mess' is none of king and queen, ace and king"),
    ],
)
def test_what_is_no_hand_is_refused_with_what_to_write(raw: Any, told: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - its text is compared
        parse_hands(raw)
    assert str(refused.value).startswith(told)


@pytest.mark.parametrize(
    ("raw", "asked"),
    [
        ({"player": {"total": "20"}}, [("player", "total", Span(20, 20))]),
        ({"player": {"suited": "yes"}, "dealer": {"blackjack": "no"}},
         [("player", "suited", True), ("dealer", "blackjack", False)]),
        ({"player": {"sets": ["3", "2"]}}, [("player", "sets", (2, 3))]),
        ({"round": {"cards": ["ace of spades", "2 of clubs", "2 of hearts"]}}, [("round", "cards", (0, 2, 51))]),
        ({"up": {"ranks": ["king", "2"]}}, [("up", "ranks", (0, 11))]),
        ({"together": {"ranks_among": ["queen", "10"]}}, [("together", "ranks_among", (8, 10))]),
        ({"own": {"makes": "flush"}}, [("own", "makes", "flush")]),
        ({"other": {"plus": ["ace and king", "king and queen"]}},
         [("other", "plus", ("ace and king", "king and queen"))]),
        ({"player": {"ace_of": ["spades"], "high": "ace"}},
         [("player", "ace_of", ("spades",)), ("player", "high", 12)]),
        ({"player": {"margin": "6 or less"}, "dealer": {"each_same_rank": "same suit"}},
         [("player", "margin", Span(0, 6)), ("dealer", "each_same_rank", "same suit")]),
    ],
)  # fmt: skip
def test_what_is_asked_of_each_hand_is_read(raw: Any, asked: list[tuple[str, str, Any]]) -> None:
    (alternative,) = parse_hands(raw).alternatives
    assert list(alternative) == [Asked(*one) for one in asked]
    assert parse_hands([raw, raw]).alternatives == (alternative, alternative)


def test_hands_that_turn_on_a_doubtful_text_name_it() -> None:
    first, other = {"player": {"total": "20"}}, {"player": {"total": "21"}}
    raw = {"advisory": "1/a", "literal": first, "evident": {"advisory": "1/b", "literal": other, "evident": first}}
    readings = {"1/a": "evident", "1/b": "literal"}
    assert parse_doubtful(raw, readings) == Hands(parse_hands(other).alternatives, ("1/a", "1/b"))
    assert parse_doubtful(first, readings) == parse_hands(first)
    assert parse_hands("never") == Hands(())
