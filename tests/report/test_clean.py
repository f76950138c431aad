import pytest

from checker.clean import clean


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain", "plain"),
        ("é 漢 🎲 “x”", "é 漢 🎲 “x”"),
        ("a\tb", "a b"),
        ("a\nb", "a<U+000A>b"),
        ("\x1b]0;title\x07", "<U+001B>]0;title<U+0007>"),
        ("\x9b31m", "<U+009B>31m"),
        ("\x7f", "<U+007F>"),
        ("a\u202eb\u2066", "a<U+202E>b<U+2066>"),
        ("a\u200bb\u00ad", "a<U+200B>b<U+00AD>"),
        ("\u2028\u2029", "<U+2028><U+2029>"),
        ("\udc80", "<U+DC80>"),
        ("\ue000", "<U+E000>"),
        ("\U000e0041", "<U+E0041>"),
    ],
)
def test_what_a_terminal_would_act_on_is_shown_by_its_code(text: str, shown: str) -> None:
    assert clean(text) == shown
