"""Ranks joined by hyphens are a hand; two numbers joined so are odds."""

import pytest

from checker.words.tokens import tokens


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("ace-2-3", ["ace", "2", "3"]),
        ("queen-king-ace", ["queen", "king", "ace"]),
        ("A-2-3-4-5", ["a", "2", "-", "3", "-", "4", "-", "5"]),
        ("Tie 8-1", ["tie", "8 to 1"]),
        ("Tie - 8-1", ["tie", "-", "8 to 1"]),
    ],
)
def test_what_hyphens_join(text: str, read: list[str]) -> None:
    assert [token.text for token in tokens(text)] == read
