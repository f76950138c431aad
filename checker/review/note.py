"""What the note of a comparison with later law says of the game: it must be so, or be understood at least."""

from collections.abc import Iterator
from functools import partial

from checker.law import Ruleset
from checker.review.model import OpenPoint
from checker.rules import Reason
from checker.statements import statements_of
from checker.statements.compare import Ground, agree_wholly, compare
from checker.submission import Filing
from checker.words.read import read_words, words_passed_over
from checker.words.tokens import sentences
from checker.words.vocabulary import vocabulary_of

_PATH = "law_confirmed.note"
_OF_LAW = frozenset({"rule", "change", "point", "even"})
"""Words of the game that a note has by itself: compared with the rules, no change on any point."""


def noted(filing: Filing, ruleset: Ruleset) -> Iterator[OpenPoint]:
    """Yield a point for each sentence of the note that speaks of the game and does not agree with it."""
    confirmed = filing.settled.confirmed
    assert confirmed is not None  # noqa: S101 - only a note that is there is read
    vocabulary = vocabulary_of(ruleset)
    ground: Ground | None = None
    number = ruleset.chapter.number
    for sentence in sentences(confirmed.note):
        words = {token.text for token in sentence if not _is_name(confirmed.note[token.start : token.end])}
        if not words & (vocabulary.game - _OF_LAW):
            continue
        text = confirmed.note[sentence[0].start : sentence[-1].end]
        read = read_words(text, vocabulary)
        ground = ground or Ground(statements=statements_of(filing, ruleset), filing=filing, ruleset=ruleset)
        compared = compare(read.claims, ground, at=_PATH)
        if not agree_wholly(read, compared, partial(words_passed_over, text, vocabulary)):
            yield OpenPoint(
                provision=number,
                reason=Reason.NOT_UNDERSTOOD,
                text=f"The note on later law says “{text}”, which was not found to be so.",
                path=_PATH,
                words=text,
                help="Say in the note only what was compared.",
                label="this was not found to be so",
                provisions=(number,),
                position=confirmed.position,
            )


def _is_name(written: str) -> bool:
    """Whether a word is written as a name, such as that of an agency: the Commission."""
    return written[:1].isupper() and not written.isupper() and written.casefold() == "commission"
