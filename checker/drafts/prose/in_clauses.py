"""Compares the clauses of a sentence that was not understood as a whole, each as a sentence of its own.

A case holds for all that follows it, so that only the last clause of those that “and” joins may have one. What is said
otherwise or only of a part of something is not taken apart.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from checker.drafts.compared import Compared
from checker.drafts.language.naming import Naming
from checker.drafts.prose.agreeing import differs
from checker.drafts.prose.firm.asserting import asserts
from checker.drafts.prose.told import is_not_understood
from checker.drafts.structure.sentences import Sentence
from checker.statements.comparison import Status

_FEWEST, _MOST = 3, 60
"""How many words a clause has at least, and a sentence at most."""
_SUBJECT = (
    r"(?:you|your|they|their|it|its|he|she|we|the|an?|all|any|each|every|both|no|only|ties?|there|this|these|players?"
    r"|dealers?|(?:if|when|once|whenever) )\b"
)
_NEXT = re.compile(r";\s+(?:and |but )?", re.IGNORECASE)
"""What parts two clauses that stand for themselves."""
_JOINED = re.compile(rf"\s+[\u2013\u2014-]\s+(?={_SUBJECT})|,?\s+(?:and|but|while)\s+(?={_SUBJECT})", re.IGNORECASE)
"""What joins two clauses, of which the second has a subject of its own."""
_CASE = re.compile(
    r"\b(?:if|when|whenever|where|once|after|before|until|while|unless|on|with|without|for|against|in case|as long)\b",
    re.IGNORECASE,
)
_WHOLE = re.compile(
    r"\b(?:unless|except|otherwise|instead|rather|neither|nor|either|respectively|only if|provided|even if|though"
    r"|although|whether|than|because|since|regardless|the same (?:is|goes|applies|holds)|example)\b",
    re.IGNORECASE,
)
"""What a sentence has that says something of several of its clauses, or of the one what the other does not say."""


def clauses_of(sentence: Sentence, said: Sequence[Compared], naming: Naming) -> tuple[Sentence, ...]:
    """Return the clauses of a sentence that was not understood, as sentences; none where it is not taken apart."""
    text = sentence.text
    if not (sentence.prose and said) or sentence.block.values or not _FEWEST < len(text.split()) <= _MOST:
        return ()
    if any(map(differs, said)) or not any(map(is_not_understood, said)) or _WHOLE.search(text):
        return ()
    parts = [part.strip(" ,") for whole in _NEXT.split(text) for part in _joined(whole)]
    if len(parts) == 1 or any(len(part.split()) < _FEWEST or not asserts(part) for part in parts):
        return ()
    return tuple(_sentences(sentence, parts, naming))


def _joined(text: str) -> list[str]:
    """Return the clauses of a part of a sentence; all of it where a case stands before its last one."""
    parts = _JOINED.split(text)
    return [text] if any(_CASE.search(part) for part in parts[:-1]) else parts


def _sentences(sentence: Sentence, parts: Sequence[str], naming: Naming) -> Iterator[Sentence]:
    for before, part in pairwise([sentence.before, *parts]):
        text = f"{part[:1].upper()}{part[1:]}".rstrip(".") + "."
        named = naming.mentioned(text) or (sentence.named if part is parts[0] else ())
        yield replace(sentence, text=text, named=named, before=before)


def of_clauses(
    sentence: Sentence, said: Sequence[Compared], clauses: Sequence[Sentence], of: Mapping[int, Sequence[Compared]]
) -> Sequence[Compared]:
    """Return what is said of a sentence, or of all of its clauses where each of them agrees.

    ``of`` gives what is said of each clause by its id.
    """
    found = [of.get(id(clause), ()) for clause in clauses]
    if not all(items and all(item.status is Status.AGREES for item in items) for items in found):
        return said
    return [replace(item, sentence=sentence) for items in found for item in items]
