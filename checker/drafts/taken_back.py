"""Sentences of which nothing else is told, and that may take back or narrow what a document says elsewhere."""

from collections.abc import Sequence

from checker.drafts import lexicon
from checker.drafts.compared import Compared
from checker.drafts.sentences import Sentence
from checker.statements.comparison import Status
from checker.words.known import KnownSentences

_REASON = "It may take back or narrow what the document says elsewhere."


def left_if_taken_back(sentence: Sentence, said: list[Compared], known: KnownSentences) -> list[Compared]:
    """Return what is told of a sentence, or that it is left to a person where it may take back other lines.

    That odds are only a bound of what is paid counts where they are all that is told.
    """
    if known.is_true(sentence.text) or not _agree(said) or _is_the_rule(said):
        return said
    paid = any(item.about in {"payout", "envy"} for item in said)
    if lexicon.TAKING_BACK.search(sentence.text) or (paid and lexicon.BOUND.search(sentence.text)):
        return [
            Compared(status=Status.NOT_COMPARED, sentence=sentence, about="rule", text=sentence.text, reason=_REASON)
        ]
    return said


def _agree(said: Sequence[Compared]) -> bool:
    return all(item.status is Status.AGREES for item in said)


def _is_the_rule(said: Sequence[Compared]) -> bool:
    """Whether all that a sentence says holds as a rule: that something is not offered here may be so."""
    return bool(said) and all(item.about == "rule" and item.statement and not item.loosely for item in said)
