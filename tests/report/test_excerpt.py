"""Carets stand under the value, whatever the line is made of."""

import pytest

from checker.report.excerpt import columns, excerpts
from checker.source import Position


def shown(lines: list[str], *places: tuple[int, int, int, str], width: int = 100) -> list[str]:
    given = [(Position(line=line, column=column, width=wide), word) for line, column, wide, word in places]
    return [text for text, _ in excerpts(lines, given, width)]


@pytest.mark.parametrize(
    ("text", "wide"),
    [
        ("", 0),
        ("abc", 3),
        ("é", 1),
        ("e\u0301", 1),
        ("漢字", 4),
        ("ｱｲ", 2),
        ("Ａ", 2),
        ("🂡", 1),
        ("🎲", 2),
        ("a漢b", 4),
    ],
)
def test_columns_of_a_terminal(text: str, wide: int) -> None:
    assert columns(text) == wide


def test_a_place_is_marked_below_its_line() -> None:
    assert shown(["cards:", "  decks: 3"], (2, 10, 1, "three decks")) == [
        "   2 |   decks: 3",
        "     |          ^ three decks",
    ]


def test_places_come_in_the_order_of_the_file_with_their_numbers_in_line() -> None:
    lines = ["first: 1", *["x: y"] * 8, "tenth: 10", "eleventh: 11"]
    assert shown(lines, (10, 8, 2, "here"), (1, 8, 1, "there"), (11, 1, 8, "")) == [
        "    1 | first: 1",
        "      |        ^ there",
        "   10 | tenth: 10",
        "      |        ^^ here",
        "   11 | eleventh: 11",
        "      | ^^^^^^^^",
    ]


def test_a_line_with_two_places_is_shown_once() -> None:
    assert shown(["a: {b: 1, c: 2}"], (1, 14, 1, "two"), (1, 8, 1, "one"), (1, 8, 1, "again")) == [
        "   1 | a: {b: 1, c: 2}",
        "     |        ^ one",
        "     |              ^ two",
    ]


@pytest.mark.parametrize(
    ("line", "column", "wide", "caret_from", "carets"),
    [
        ("漢字: 6", 5, 1, 6, 1),
        ("name: 漢字", 7, 2, 6, 4),
        ("cafe\u0301: 6", 8, 1, 6, 1),
        ("a:\tb", 4, 1, 3, 1),
        ("a: \x1b[31mb", 9, 1, 15, 1),
        ("a\u202e: b", 5, 1, 11, 1),
    ],
)
def test_the_caret_stands_under_the_value(line: str, column: int, wide: int, caret_from: int, carets: int) -> None:
    above, below = shown([line], (1, column, wide, ""))
    assert below == "     | " + " " * caret_from + "^" * carets
    assert (above + below).isprintable()
    gutter = len("   1 | ")
    before = above[gutter:]
    while columns(before) > caret_from:
        before = before[:-1]
    assert columns(before) == caret_from
    assert above[gutter + len(before) :].startswith(line[column - 1])


@pytest.mark.parametrize("column", [1, 5, 60, 150, 1990, 2000])
def test_a_long_line_is_cut_around_the_place(column: int) -> None:
    line = "".join(chr(97 + index % 26) for index in range(2000))
    above, below = shown([line], (1, column, 3, "here"), width=80)
    assert columns(above) <= 80
    assert columns(below) <= 80
    start = below.index("^")
    assert above[start:].startswith(line[column - 1 : column + 1])
    assert above.endswith("…") is (column < 1950)
    assert above.startswith("   1 | …") is (column > 40)


def test_a_long_line_of_wide_characters_is_cut_by_columns() -> None:
    above, below = shown(["漢" * 500 + "6" + "字" * 500], (1, 501, 1, "six"), width=60)
    assert columns(above) <= 60
    before = above[: above.index("6")]
    assert columns(before) == below.index("^")


def test_a_word_that_does_not_fit_beside_the_caret_stands_below() -> None:
    word = "paytable C is for four or more decks, and the filing has three of them"
    assert shown(["x" * 30 + ": C"], (1, 33, 1, word), width=60) == [
        "   1 | xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: C",
        "     | " + " " * 32 + "^",
        "     | paytable C is for four or more decks, and the filing",
        "     | has three of them",
    ]


def test_a_wide_value_gets_at_most_sixty_carets() -> None:
    assert shown(["a: " + "x" * 80], (1, 4, 80, ""))[1].count("^") == 60


def test_blank_lines_and_places_past_the_end_are_not_shown() -> None:
    assert shown(["a: b", "   "], (2, 1, 1, "here"), (9, 1, 1, "there")) == []


def test_a_place_at_the_end_of_a_line_is_marked_after_it() -> None:
    assert shown(["a: b"], (1, 5, 1, "end")) == ["   1 | a: b", "     |     ^ end"]


def test_words_are_made_safe() -> None:
    assert shown(["a: b"], (1, 4, 1, "\x1b[31mred\u202e"))[1] == "     |    ^ <U+001B>[31mred<U+202E>"
