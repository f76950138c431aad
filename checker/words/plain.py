"""Words as they are, for inscriptions that are compared word for word.

Case, spacing, punctuation and the way in which a number is written make no difference; any other word does.
"""

from functools import lru_cache

from checker.words.tokens import Sort, Token, sentences_as_written
from checker.words.wordings import wordings

_BETWEEN_FIGURES = frozenset({":", "-", "/"})
"""Signs that stay: 3:2 is written otherwise than 3 to 2."""


@lru_cache(maxsize=2048)
def plain_words(text: str) -> str:
    """Return the words of a text in a row, in the form in which inscriptions are compared."""
    return " ".join(part for part in plain_sentences(text))


@lru_cache(maxsize=2048)
def plain_sentences(text: str) -> tuple[str, ...]:
    """Return the sentences of a text, each in the form in which inscriptions are compared."""
    return tuple(said for said in (_joined(sentence) for sentence in sentences_as_written(text)) if said)


@lru_cache(maxsize=16384)
def squash(text: str) -> str:
    """Return only the letters and digits, in one case: for texts whose word breaks are not sure."""
    return "".join(filter(str.isalnum, text.casefold()))


def is_weakened(text: str) -> bool:
    """Whether a text has words that weaken it, or tell of what is not there yet or stands elsewhere."""
    return wordings().weakening.search(text) is not None


def is_asked(text: str) -> bool:
    """Whether a text ends with a question: what is only asked is not said."""
    return text.rstrip().endswith("?")


def is_question(text: str) -> bool:
    """Whether a text ends with a question mark, inside quotation marks or parentheses or not."""
    return text.rstrip("\"')\u201d").endswith("?")


def _joined(sentence: list[Token]) -> str:
    kept = [
        token.text
        for at, token in enumerate(sentence)
        if token.sort is not Sort.SIGN or (token.text in _BETWEEN_FIGURES and _between_figures(sentence, at))
    ]
    return " ".join(kept)


def _between_figures(sentence: list[Token], at: int) -> bool:
    beside = sentence[max(0, at - 1) : at] + sentence[at + 1 : at + 2]
    return [token.sort for token in beside] == [Sort.NUMBER, Sort.NUMBER]
