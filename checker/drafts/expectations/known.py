"""What the program's own documents say of a filing: sentences that a draft may have, rows and every other text."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from itertools import chain

from checker.documents.build import BUILDERS, build
from checker.documents.model import DocumentName, Grid, Row
from checker.drafts.expectations.last_reviews import LastReviews
from checker.drafts.language import lexicon
from checker.drafts.language.normal import tidy
from checker.drafts.structure.fused import Texts
from checker.drafts.structure.rows import Rows, rows_of
from checker.review import Review
from checker.statements import statements_of
from checker.statements.guide import true_sentences
from checker.words.known import KnownSentences, known_sentences, split_sentences, unmarked
from checker.words.plain import squash

_FEWEST_WORDS = 4
"""From how many words on what leads to a list is a sentence."""
_UNPOINTED = 7
"""From how many words on a text without a full stop is a sentence and no title."""


@dataclass(frozen=True, slots=True)
class Known:
    """The sentences; ``rows`` are those of tables, ``texts`` every text, to tell where one ends."""

    sentences: KnownSentences
    rows: Rows
    texts: Texts


_of_last: LastReviews[Known] = LastReviews()


def known_of(review: Review, names: Iterable[str] = (), *, checklist: bool = False) -> Known:
    """Return what all documents say that the program would write for a filing; the last reviews' are kept.

    ``names`` are those of outcomes and wagers, which a document may have in other words than the program's own. The
    ``checklist`` is for the house alone, and its odds take longer to count than all else, so it is asked for.
    """
    asked = [name for name in BUILDERS if checklist or name != "filing"]
    return _of_last(review, lambda: _known(review, names, asked), checklist)


def _known(review: Review, names: Iterable[str], documents: Iterable[DocumentName]) -> Known:
    found: dict[str, str] = {}
    said: dict[str, str] = {}
    pointed: set[str] = set()
    pieces = {squash(name) for name in names}
    rows: list[list[tuple[str, ...]]] = []
    for name in documents:
        try:
            document = build(review, name, draft=False)
        except ValueError:
            continue
        rows.append(list(_rows(document)))
        for text, alone in _texts(document):
            for part in (text, *split_sentences(text)):
                letters = squash(unmarked(part))
                found.setdefault(letters, part)
                if part.endswith((".", ":")):
                    pointed.add(letters)
                leading = part.endswith(":") and len(part.split()) >= _FEWEST_WORDS
                sentence = part.endswith(".") or leading or len(part.split()) >= _UNPOINTED
                if alone and sentence and not lexicon.BOILERPLATE.search(part):
                    said.setdefault(letters, part)
    assert review.filing is not None  # noqa: S101 - a draft is compared with a filing that could be read
    assert review.ruleset is not None  # noqa: S101 - as above
    own = true_sentences(review.filing, review.ruleset, statements_of(review.filing, review.ruleset))
    return Known(
        sentences=known_sentences(((item.text, item.provision) for item in own), found, said),
        rows=rows_of(rows),
        texts=Texts(tuple(sorted({*found, *pieces} - {""})), frozenset(pointed)),
    )


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
