"""Sentences that are known to be true of a filing, and how another sentence stands to them.

A sentence that is one of them is true, whatever figures it holds. One that is one of them but for a single turn of its
meaning (a denial, a number, a right, a party, a word with its opposite) is its contrary. How two sentences differ is
told by :mod:`checker.words.turns`. Drafts and the submission's own words are read so alike.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType

from rapidfuzz import process
from rapidfuzz.distance import Indel

from checker.regex import regex
from checker.values.provision import NO_PROVISION, Provision
from checker.words.denials import without_denial
from checker.words.plain import squash
from checker.words.turns import between, parts_of

_NEAR = 0.6
"""How alike two sentences are at least, as a share of their words in order, of which one may be the other turned."""
_NEARLY = 0.8
"""How alike they are at least for a sentence that differs otherwise to be left to a person."""
_LONG = 5
"""From how many words on a sentence may be nearly another one and yet say something else."""
_FEWEST_WORDS = 2
_CANDIDATES = 8
_MOST_KEPT = 2048
"""So many texts are kept in parts: the lines of a guide are the same in most filings of a chapter."""
_SENTENCE = regex(
    r"(?<=[.!?;])(?<!\bmin\.)(?<!\bmax\.)(?<!\bMin\.)(?<!\bMax\.)(?<!\bNo\.)(?<!\bvs\.)(?<!^Q\.)(?<!^A\.)\s+(?=[A-Z\"'(0-9*\u2022$])"
)
_BACK = regex(
    r"^\W*(?:it|they|this(?! (?:table|game|casino))|that|these|those|then|(?:after|before|for) (?:that|this)|"
    r"if (?:not|so)|both|neither|one of them|such|otherwise|so|the same|the others?)\b",
    re.IGNORECASE,
)
"""How a sentence begins that speaks of what the one before it names."""
_BULLET = regex(r"\s[\u2022\u25cf\u25aa]\s")

_ITEM = regex(
    r"^\s*(?:[\u2022*\u2013-]\s*|\(?[0-9]{1,2}(?:\.[0-9]{1,2})*[.)]\s+"
    r"|(?:[A-Z]\.)?[0-9]{1,2}(?:\.[0-9]{1,2})+(?:\([a-z0-9]{1,3}\))*\s+(?=[A-Z])|[A-Z]\.[0-9]{1,2}\.?\s+(?=[A-Z])"
    r"|\((?:[a-z]|[ivx]{2,4})\)\s+(?=[\"\u201c]?[A-Z])|[QA][.:]\s+(?=[A-Z])|[Ss]tep [0-9]{1,2}[.:]\s+)"
)
"""How an item of a list begins: a mark, 3., (3), (c), 3.1, 3.1(a) or B.7, a step, a question or its answer."""


@dataclass(frozen=True, slots=True)
class Turned:
    """A known sentence that a text turns: into its contrary where ``contrary``, else into what cannot be told.

    ``milder`` tells that both may be true, as where what may be done must be done, or the bank does what a player does.
    """

    sentence: str
    contrary: bool
    provision: Provision = NO_PROVISION
    milder: bool = False

    def denies(self, agreeing: Iterable[Provision]) -> bool:
        """Whether a text is the contrary of a sentence, though its words read as what one of the provisions says."""
        return self.contrary and not self.milder and self.provision in set(agreeing) - {NO_PROVISION}


@dataclass(frozen=True, slots=True)
class KnownSentences:
    """The sentences by their letters and digits, and those that stand alone with their words and provisions."""

    by_letters: Mapping[str, str]
    spoken: tuple[str, ...]
    parts: tuple[tuple[str, ...], ...]
    provisions: Mapping[str, Provision]

    def is_true(self, text: str) -> bool:
        """Whether a text is one of the sentences, apart from case, spaces and marks."""
        return squash(unmarked(text)) in self.by_letters

    def turned(self, text: str, *, figures: bool = True) -> Turned | None:
        """Return the sentence that a text turns; None where it is near none, or says the same.

        Without ``figures`` a difference in numbers alone is none.
        """
        plain = unmarked(text)
        core, denied = without_denial(plain)
        if denied and squash(core) in self.by_letters:
            return self._turned(self.by_letters[squash(core)], contrary=True)
        own = parts_of(core)
        if len(own) < _FEWEST_WORDS:
            return None
        found = process.extract(
            own, self.parts, scorer=Indel.normalized_similarity, score_cutoff=_NEAR, limit=_CANDIDATES
        )
        undecided: Turned | None = None
        for _, near, index in found:
            turns = between(own, self.parts[index])
            if turns is None or (turns.only_figures and not figures):
                if turns is None and near >= _NEARLY and len(own) >= _LONG:
                    undecided = undecided or self._turned(self.spoken[index], contrary=False)
                continue
            count = turns.count + (1 if denied else 0)
            if count == 0:
                return None
            if count == 1:
                return replace(self._turned(self.spoken[index], contrary=True), milder=turns.milder)
            undecided = undecided or self._turned(self.spoken[index], contrary=False)
        return undecided

    def _turned(self, sentence: str, *, contrary: bool) -> Turned:
        return Turned(sentence, contrary, self.provisions.get(squash(sentence), NO_PROVISION))

    def all_true(self, text: str, *, to_the_letter: bool = False) -> bool:
        """Whether every sentence of a text is one of these, to the letter or but for words that say little."""
        return all(
            self.is_true(part) or (not to_the_letter and self.says_the_same(part)) for part in split_sentences(text)
        )

    def contrary(self, text: str) -> Turned | None:
        """Return the first of these whose contrary stands in a text."""
        found = (self.turned(part) for part in split_sentences(text) if not self.is_true(part))
        return next((turned for turned in found if turned is not None and turned.contrary), None)

    def says_the_same(self, text: str) -> bool:
        """Whether a text is one of the sentences but for words that say little."""
        own = parts_of(unmarked(text))
        return len(own) >= _FEWEST_WORDS and own in self.parts


def known_sentences(
    true: Iterable[tuple[str, Provision]],
    by_letters: Mapping[str, str] = MappingProxyType({}),
    spoken: Mapping[str, str] = MappingProxyType({}),
    *,
    alone: bool = False,
) -> KnownSentences:
    """Return what is known: true texts with their provisions, and each of the sentences of one by itself.

    ``by_letters`` are further texts by their letters, ``spoken`` those of them that stand alone. With ``alone`` what
    needs another sentence before it is left out.
    """
    found, said, provisions = dict(by_letters), dict(spoken), dict[str, Provision]()
    for text, provision in true:
        for part, letters, leans in _parts(text):
            if alone and leans:
                continue
            found.setdefault(letters, part)
            said.setdefault(letters, part)
            provisions.setdefault(letters, provision)
    return KnownSentences(
        by_letters=found,
        spoken=tuple(said.values()),
        parts=tuple(parts_of(unmarked(text)) for text in said.values()),
        provisions=provisions,
    )


@lru_cache(maxsize=_MOST_KEPT)
def _parts(text: str) -> tuple[tuple[str, str, bool], ...]:
    """Return a text and each of its sentences: its letters, and whether it points back to what stands before it."""
    parts = dict.fromkeys((text, *split_sentences(text)))
    return tuple((part, squash(unmarked(part)), points_back(part)) for part in parts)


def split_sentences(text: str) -> list[str]:
    """Return the sentences of a text."""
    return [part.strip() for item in _BULLET.split(text) for part in _SENTENCE.split(item) if part.strip()]


def points_back(text: str) -> bool:
    """Whether a sentence says something only after the one before it, or beside the name of what it speaks of."""
    return _BACK.match(without_denial(unmarked(text))[0]) is not None


def unmarked(text: str) -> str:
    """Return a text without the mark or the number of an item of a list."""
    return _ITEM.sub("", text)
