"""Sentences that are known to be true of a filing, because the program's own documents say them.

A sentence of a draft that is one of them agrees, whatever figures it holds. One that is nearly one of them, but for a
number, a “not” or a word for which it has the opposite, differs from it.
"""

import re
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from difflib import SequenceMatcher
from itertools import chain

from rapidfuzz import fuzz, process

from checker.documents.build import BUILDERS, build
from checker.drafts import lexicon
from checker.drafts.claims import split_sentences
from checker.drafts.normal import tidy
from checker.drafts.words import squash
from checker.review import Review

_NEAR = 86
_FEWEST_WORDS = 4
_UNPOINTED = 7
"""From how many words on a text without a full stop is a sentence and no title."""
_MOST_CHANGED = 3
_MOST_KEPT = 8
_TOKEN = re.compile(r"\$?[0-9][0-9,.]*%?|[a-z']+", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Known:
    """The sentences, by their letters and digits."""

    by_letters: Mapping[str, str]
    sentences: tuple[str, ...]

    def is_true(self, text: str) -> bool:
        """Whether a text is one of the sentences, apart from case, spaces and marks."""
        return squash(_unmarked(text)) in self.by_letters

    def altered(self, text: str, *, figures: bool = True) -> str:
        """Return the sentence of which a text is an altered form with another meaning; or nothing.

        Without ``figures`` a difference in numbers alone is none.
        """
        plain = _unmarked(text)
        if sum(word.isalpha() for word in re.split(r"[^A-Za-z]+", plain) if len(word) > 1) < _FEWEST_WORDS:
            return ""
        found = process.extract(squash(plain), self.sentences, scorer=fuzz.ratio, score_cutoff=_NEAR, limit=3)
        for letters, _, _ in found:
            if _contradicts(plain, self.by_letters[letters], figures=figures):
                return self.by_letters[letters]
        return ""


_kept: OrderedDict[int, tuple[Review, Known]] = OrderedDict()


def known_of(review: Review) -> Known:
    """Return the sentences of all documents that the program would write for a filing; the last reviews' are kept."""
    own = _kept.get(id(review))
    if own is not None and own[0] is review:
        return own[1]
    made = _known(review)
    _kept[id(review)] = (review, made)
    while len(_kept) > _MOST_KEPT:
        _kept.popitem(last=False)
    return made


def _known(review: Review) -> Known:
    found: dict[str, str] = {}
    said: set[str] = set()
    for name in BUILDERS:
        try:
            document = build(review, name, draft=False)
        except ValueError:
            continue
        for text, alone in _texts(document):
            for part in (text, *split_sentences(text)):
                letters = squash(_unmarked(part))
                found.setdefault(letters, part)
                sentence = part.endswith(".") or len(part.split()) >= _UNPOINTED
                if alone and sentence and not lexicon.BOILERPLATE.search(part):
                    said.add(letters)
    return Known(by_letters=found, sentences=tuple(sorted(said)))


def _texts(value: object) -> Iterator[tuple[str, bool]]:
    """Yield every text in a document, each with whether it stands alone; the texts of a row also as one."""
    if isinstance(value, str):
        yield tidy(value), True
    elif isinstance(value, (tuple, list)):
        if value and all(isinstance(item, str) for item in value):
            yield tidy(" ".join(value)), False
        yield from chain.from_iterable(_texts(item) for item in value)
    elif isinstance(value, Mapping):
        yield from chain.from_iterable(_texts(item) for item in value.values())
    elif is_dataclass(value):
        own = [getattr(value, item.name) for item in fields(value)]
        texts = [item for item in own if isinstance(item, str)]
        if len(texts) > 1:
            yield tidy(" ".join(texts)), False
        yield from chain.from_iterable(_texts(item) for item in own)


def _unmarked(text: str) -> str:
    return re.sub(r"^\s*(?:[\u2022*\u2013-]\s+|\(?[0-9]{1,2}[.)]\s+)", "", text)


def _contradicts(text: str, known: str, *, figures: bool) -> bool:
    """Whether two sentences differ in a few words, and one of them turns the meaning."""
    one, other = ([word.casefold().strip(".,") for word in _TOKEN.findall(item)] for item in (text, known))
    changed: list[tuple[list[str], list[str]]] = []
    for tag, start, end, from_, to in SequenceMatcher(None, one, other, autojunk=False).get_opcodes():
        if tag != "equal":
            changed.append((one[start:end], other[from_:to]))
    if not changed or sum(max(len(left), len(right)) for left, right in changed) > _MOST_CHANGED:
        return False
    if not figures and any(word[0] in "$0123456789" for pair in changed for side in pair for word in side):
        return False
    return any(_turns(left, right) for left, right in changed)


def _turns(left: list[str], right: list[str]) -> bool:
    said, true = set(left), set(right)
    numbers = {word for word in said | true if word[0] in "$0123456789" or word in lexicon.NUMBERS}
    if numbers and (numbers & said) != (numbers & true) and (numbers & said) and (numbers & true):
        return True
    if bool(said & lexicon.NEGATIONS) != bool(true & lexicon.NEGATIONS):
        return True
    return any(_apart(said, true, groups) for groups in lexicon.OPPOSITES)


def _apart(said: set[str], true: set[str], groups: tuple[frozenset[str], ...]) -> bool:
    """Whether two sets of words are of different groups of opposites."""
    one = {index for index, group in enumerate(groups) if said & group}
    other = {index for index, group in enumerate(groups) if true & group}
    return bool(one and other) and not one & other
