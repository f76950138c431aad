"""Sentences of which nothing else is told, and that may take back or narrow what a document says elsewhere."""

import re
from collections.abc import Sequence

from checker.drafts.compared import PAID, Compared
from checker.drafts.language import lexicon
from checker.drafts.prose.told import Told
from checker.drafts.structure.joining import INDENT
from checker.drafts.structure.sentences import Sentence
from checker.statements.comparison import Status
from checker.words.known import KnownSentences

_REASON = "It may take back or narrow what the document says elsewhere."
_UNDER_DENIAL = "The heading above it says that it is not so, or may not be."
_DENYING = re.compile(
    r"(?:(?:the )?(?:\w+ )?(?:common|frequent|typical|popular|beginners?['\u2019]?) (?:mistakes|errors|myths|beliefs)"
    r"|(?:mistakes|errors|things) to avoid|(?:the )?(?:\w+ )?(?:myths|misconceptions|misunderstandings)"
    r"(?: about [\w ]+)?|(?:some |please )?do(?:n['\u2019]?ts?| nots?)"
    r"|(?:(?:what|things) )?(?:you|players|guests|patrons) (?:can(?:['\u2019]?t|not| not)|may not|must not|must never"
    r"|should not|shouldn['\u2019]?t|are not allowed to|never)(?: do)?"
    r"|(?:what is |what['\u2019]?s )?(?:not (?:allowed|permitted|true|so)|forbidden|prohibited|false))\W*",
    re.IGNORECASE,
)
"""What a heading says under which stands what is not so, or may not be done."""

_DENIES = re.compile(r"\W*(?:do not|don['\u2019]t|never)\b", re.IGNORECASE)
"""How a line begins that denies by itself what it tells, so that the heading above it denies nothing more."""
_BOTH = re.compile(r"\W*do(?:['\u2019]?s)?\W+(?:and |or )?(?:please )?do(?:n['\u2019]?ts?| nots?)\W*", re.IGNORECASE)
"""What a heading says of two columns, of which one says what may not be done."""


def left_if_taken_back(sentence: Sentence, said: list[Compared], known: KnownSentences) -> list[Compared]:
    """Return what is told of a sentence, or that it is left to a person where it may take back other lines.

    That odds are only a bound of what is paid counts where they are all that is told.
    """
    if known.is_true(sentence.text) or not _agree(said) or _is_the_rule(said):
        return said
    paid = any(item.about in PAID for item in said)
    if lexicon.TAKING_BACK.search(sentence.text) or (paid and lexicon.BOUND.search(sentence.text)):
        return [
            Compared(status=Status.NOT_COMPARED, sentence=sentence, about="rule", text=sentence.text, reason=_REASON)
        ]
    return said


def left_under_denial(told: Told, said: list[Compared]) -> list[Compared]:
    """Return what is told of a sentence, or that it is left to a person where a heading denies it.

    That may be the one above it, or the one of its column: do, don't.
    """
    above = (told.sentence.title, told.heading)
    if any(map(_BOTH.fullmatch, above)):
        return [told.left(_UNDER_DENIAL) if item.status is Status.DIFFERS else item for item in said]
    block = told.sentence.block
    heads = [head.text for head in block.heads if head.left <= block.left + INDENT][-1:]
    if not said or _DENIES.match(told.text) or not any(map(_DENYING.fullmatch, (*above, *heads))):
        return said
    return [told.left(_UNDER_DENIAL)]


def _agree(said: Sequence[Compared]) -> bool:
    return all(item.status is Status.AGREES for item in said)


def _is_the_rule(said: Sequence[Compared]) -> bool:
    """Whether all that a sentence says holds as a rule: that something is not offered here may be so."""
    return bool(said) and all(item.about == "rule" and item.statement and not item.loosely for item in said)
