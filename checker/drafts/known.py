"""Sentences that are known to be true of a filing, because the program's own documents say them.

A sentence of a draft that is one of them agrees, whatever figures it holds. One that is one of them but for a single
turn of its meaning (a denial, a number, a right, a party, a word with its opposite) differs from it. How two sentences
differ is told by :mod:`checker.drafts.turns`.
"""

import re
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from itertools import chain

from rapidfuzz import process
from rapidfuzz.distance import Indel

from checker.documents.build import BUILDERS, build
from checker.documents.model import DocumentName, Grid, Row
from checker.drafts import lexicon
from checker.drafts.claims import split_sentences
from checker.drafts.fused import Texts
from checker.drafts.normal import tidy
from checker.drafts.rows import Rows, rows_of
from checker.drafts.turns import between, parts_of
from checker.drafts.words import squash
from checker.review import Review
from checker.statements import statements_of
from checker.words.denials import without_denial

_NEAR = 0.6
"""How alike two sentences are at least, as a share of their words in order, of which one may be the other turned."""
_NEARLY = 0.8
"""How alike they are at least for a sentence that differs otherwise to be left to a person."""
_LONG = 5
"""From how many words on a sentence may be nearly another one and yet say something else."""
_FEWEST_WORDS = 2
_UNPOINTED = 7
"""From how many words on a text without a full stop is a sentence and no title."""
_CANDIDATES = 8
_MOST_KEPT = 8
_FIGURED = frozenset({"payout", "envy", "name", "area", "limit_min", "limit_max", "help_line"})
"""What is said as a row or a name, and not as a sentence."""


@dataclass(frozen=True, slots=True)
class Turned:
    """A known sentence that a text turns: into its contrary where ``contrary``, else into what cannot be told."""

    sentence: str
    contrary: bool


@dataclass(frozen=True, slots=True)
class Known:
    """The sentences, by their letters and digits, and those that stand alone by their words.

    ``rows`` are those of tables, ``texts`` every text, to tell where one ends.
    """

    by_letters: Mapping[str, str]
    spoken: tuple[str, ...]
    parts: tuple[tuple[str, ...], ...]
    rows: Rows
    texts: Texts

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
            return Turned(self.by_letters[squash(core)], contrary=True)
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
                    undecided = undecided or Turned(self.spoken[index], contrary=False)
                continue
            count = turns.count + (1 if denied else 0)
            if count == 0:
                return None
            if count == 1:
                return Turned(self.spoken[index], contrary=True)
            undecided = undecided or Turned(self.spoken[index], contrary=False)
        return undecided

    def says_the_same(self, text: str) -> bool:
        """Whether a text is one of the sentences but for words that say little."""
        own = parts_of(unmarked(text))
        return len(own) >= _FEWEST_WORDS and own in self.parts


_kept: OrderedDict[tuple[int, bool], tuple[Review, Known]] = OrderedDict()


def known_of(review: Review, names: Iterable[str] = (), *, checklist: bool = False) -> Known:
    """Return what all documents say that the program would write for a filing; the last reviews' are kept.

    ``names`` are those of outcomes and wagers, which a document may have in other words than the program's own. The
    ``checklist`` is for the house alone, and its odds take longer to count than all else, so it is asked for.
    """
    own = _kept.get((id(review), checklist))
    if own is not None and own[0] is review:
        return own[1]
    made = _known(review, names, [name for name in BUILDERS if checklist or name != "filing"])
    _kept[id(review), checklist] = (review, made)
    while len(_kept) > _MOST_KEPT:
        _kept.popitem(last=False)
    return made


def _known(review: Review, names: Iterable[str], documents: Iterable[DocumentName]) -> Known:
    found: dict[str, str] = {}
    said: dict[str, str] = {}
    pointed: set[str] = set()
    pieces = {squash(name) for name in names}
    rows: list[tuple[str, ...]] = []
    for name in documents:
        try:
            document = build(review, name, draft=False)
        except ValueError:
            continue
        rows += _rows(document)
        for text, alone in _texts(document):
            for part in (text, *split_sentences(text)):
                letters = squash(unmarked(part))
                found.setdefault(letters, part)
                if part.endswith((".", ":")):
                    pointed.add(letters)
                sentence = part.endswith(".") or len(part.split()) >= _UNPOINTED
                if alone and sentence and not lexicon.BOILERPLATE.search(part):
                    said.setdefault(letters, part)
    for statement in _statements(review):
        letters = squash(statement)
        found.setdefault(letters, statement)
        said.setdefault(letters, statement)
    return Known(
        by_letters=found,
        spoken=tuple(said.values()),
        parts=tuple(parts_of(unmarked(text)) for text in said.values()),
        rows=rows_of(rows),
        texts=Texts(tuple(sorted({*found, *pieces} - {""})), frozenset(pointed)),
    )


def _statements(review: Review) -> Iterator[str]:
    """Yield how each statement that is a sentence is said."""
    assert review.filing is not None  # noqa: S101 - a draft is compared with a filing that could be read
    assert review.ruleset is not None  # noqa: S101 - as above
    for item in statements_of(review.filing, review.ruleset):
        if item.key.aspect not in _FIGURED:
            yield item.wording


def _rows(value: object) -> Iterator[tuple[str, ...]]:
    """Yield the rows of the tables in a document."""
    if isinstance(value, Grid):
        yield from (tuple(tidy(cell) for cell in row) for row in (value.columns, *value.rows))
    elif isinstance(value, tuple):
        yield from chain.from_iterable(_rows(item) for item in value)
    elif is_dataclass(value):
        yield from chain.from_iterable(_rows(getattr(value, item.name)) for item in fields(value))


def _texts(value: object) -> Iterator[tuple[str, bool]]:
    """Yield every text in a document, each with whether it stands alone; the texts of a row also as one."""
    if isinstance(value, str):
        yield tidy(value), True
    elif isinstance(value, (tuple, list)):
        yield from chain.from_iterable(_texts(item) for item in value)
    elif isinstance(value, Mapping):
        yield from chain.from_iterable(_texts(item) for item in value.values())
    elif is_dataclass(value):
        own = [getattr(value, item.name) for item in fields(value)]
        texts = [item for item in own if isinstance(item, str)]
        if len(texts) > 1 and not isinstance(value, Row):
            yield tidy(" ".join(texts)), False
        yield from chain.from_iterable(_texts(item) for item in own)


def unmarked(text: str) -> str:
    """Return a text without the mark or the number of an item of a list."""
    return re.sub(r"^\s*(?:[\u2022*\u2013-]\s*|\(?[0-9]{1,2}[.)]\s+)", "", text)
