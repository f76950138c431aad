"""Small grammar for messages."""

from collections.abc import Sequence


def one_of(items: Sequence[str]) -> str:
    """Join items to a choice: a; a or b; a, b or c."""
    return listed(items, "or")


def listed(items: Sequence[str], word: str) -> str:
    """Join items with commas, and the last two with a word: a, b and c."""
    if len(items) < 2:  # noqa: PLR2004 - one item needs no joining
        return "".join(items)
    return f"{', '.join(items[:-1])} {word} {items[-1]}"


def sentence(clause: str) -> str:
    """Return a clause with a capital, as it stands at the beginning of a sentence."""
    return f"{clause[:1].upper()}{clause[1:]}"


def clause(sentence: str) -> str:
    """Return a sentence as a part of another: without its capital and its full stop."""
    return f"{sentence[:1].lower()}{sentence[1:].removesuffix('.')}"
