"""The statements of which a line that is not understood may speak, for a person to compare it with."""

from checker.statements.model import Statement, Statements
from checker.values.stated import Word
from checker.words.near import near_topics
from checker.words.topics import EITHER
from checker.words.vocabulary import Vocabulary

_MOST = 2
_EITHER = Word(EITHER)


def near_statements(text: str, statements: Statements, vocabulary: Vocabulary) -> tuple[Statement, ...]:
    """Return at most two statements of different wording, the likeliest first; none where too little is recognised."""
    about = near_topics(text, vocabulary.topics)
    own = [item for name in about for item in statements.of(aspect=name) if item.value != _EITHER and item.provision]
    return tuple({item.wording: item for item in reversed(own)}.values())[::-1][:_MOST]


def told_near(text: str, statements: Statements, vocabulary: Vocabulary) -> str:
    """Return “it may speak of 633a.9(a): ...” with those statements; empty where there is none."""
    found = near_statements(text, statements, vocabulary)
    said = "; or of ".join(f"{item.provision}: {item.wording.removesuffix('.')}" for item in found)
    return f"it may speak of {said}" if said else ""
