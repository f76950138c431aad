"""A filing as the desk reads it, and the words that every page takes from its review.

This module and the four beside it (model, questions, wagers, doubts) are the only ones of the desk that know reviews.
Nothing is judged here: every word on what is unlawful, missing or open is the review's own.
"""

import datetime
from dataclasses import dataclass
from functools import lru_cache

from checker.clean import clean
from checker.law.chapter import Chapter
from checker.law.jurisdictions import operator_entries
from checker.review import Review, review_document, review_unreadable
from checker.review.wording import citation
from checker.rules import Finding
from checker.source import Document, SourceError
from checker.source.reader import read_bytes
from checker.source.tree import Scalar, Sequence, find, is_blank
from checker.submission.answer import normal
from checker.submission.save import Stored
from checker.values import format_date
from checker.values.provision import Provision

HEAD = "head"
WAGERS = "wagers"
_CONTINUED = " " * 6
"""How a line of an explanation begins that goes on with the one above."""
_FIRST_ENTRIES = frozenset({"jurisdiction", "game", "facility", "filing_date", "gambling_help_line"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Read:
    """A filing as read: its file's content, the document where it can be read, and the review."""

    name: str
    stored: Stored
    document: Document | None
    review: Review

    @property
    def revision(self) -> str:
        """The name of exactly these bytes."""
        return self.stored.revision


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """One thing to correct, to state or to weigh, with the provision and the page on which that is done."""

    word: str
    text: str
    help: str
    provision: str
    citation: str
    line: int
    path: str
    page: str


@lru_cache(maxsize=700)
def read_cached(raw: bytes, name: str) -> tuple[Document | None, Review]:
    """Return the document of a file's bytes, where it can be read, and its review."""
    try:
        document = read_bytes(raw, name)
    except SourceError as error:
        return None, review_unreadable(error)
    return document, review_document(document)


def read(stored: Stored, name: str) -> Read:
    """Return a filing read and reviewed; the same bytes are reviewed once."""
    document, review = read_cached(stored.raw, name)
    return Read(name=name, stored=stored, document=document, review=review)


def item(review: Review, finding: Finding) -> Item:
    """Return a finding, or an open point in the form of one, as a page lists it."""
    return Item(
        word=finding.kind.value.replace("_", " "),
        text=clean(finding.message),
        help=clean(finding.help),
        provision=finding.provision,
        citation=citation(review, finding.provision),
        line=review.position(finding).line,
        path=finding.at,
        page=page_of(finding.at, _groups(review)),
    )


def _groups(review: Review) -> frozenset[str]:
    """Return the sections and wagers that have a page of their own under the law applied."""
    if review.ruleset is None:
        return frozenset()
    elected = (f"{WAGERS}.{slug}" for slug, wager in review.ruleset.wagers.items() if wager.elected)
    return frozenset({*(path.partition(".")[0] for path in review.ruleset.elections), *elected})


def page_of(path: str, groups: frozenset[str]) -> str:
    """Return the page on which an entry is answered, with the place on it; empty for none.

    ``groups`` are the sections and wagers that have a page.
    """
    path = entry_of(path)
    group, _, rest = path.partition(".")
    if not path:
        return ""
    if group == WAGERS:
        slug = rest.partition(".")[0]
        own = "." in rest and f"{WAGERS}.{slug}" in groups
        return f"wagers/{slug}#{anchor(path)}" if own else f"wagers#{anchor(path)}"
    if group in {"law_confirmed", "readings"}:
        return "weigh"
    if not rest and group in {*_FIRST_ENTRIES, *operator_entries()}:
        return f"section/{HEAD}#{anchor(path)}"
    return f"section/{group}#{anchor(path)}" if group in groups else ""


def entry_of(path: str) -> str:
    """Return the entry in which a place of a filing lies: that of a list for one of its items."""
    return ".".join(step for step in path.split(".") if not step.isdigit())


def anchor(path: str) -> str:
    """Return the id of a question on its page."""
    return "q-" + "".join(char if char.isalnum() or char in "-_" else "-" for char in path)


def items_at(document: Document, path: str) -> list[str]:
    """Return what a filing writes at a path: one text, those of a list, or none."""
    _, node = find(document.root, tuple(path.split(".")))
    if isinstance(node, Sequence):
        return [clean(one.text) for one in node.items if isinstance(one, Scalar) and not is_blank(one)]
    if isinstance(node, Scalar) and not is_blank(node):
        return [clean(" ".join(node.text.split()))]
    return []


def plain_choice(text: str) -> str:
    """Return the form in which two answers of a choice are compared."""
    return normal(text).removeprefix("paytable ")


def law_of(review: Review) -> str:
    """Name the law that is applied and its day; empty where none is."""
    if review.ruleset is None or review.as_of is None:
        return ""
    chapter = review.ruleset.chapter
    if chapter.adopted is None:
        return f"{chapter.title}, {chapter.citation}; no date of force is printed"
    return f"{chapter.title}, {chapter.citation}, as in force on {format_date(review.as_of)}"


def beyond(chapter: Chapter, day: datetime.date) -> str:
    """Say that the law of a day is not known here; empty where it is."""
    known = chapter.known_through
    if known is not None and day <= known:
        return ""
    if known is None:
        said = f"{chapter.citation} prints no date of force, so the law of {format_date(day)} is not known."
        return f"{said} {clean(chapter.undated_note)}".strip()
    return (
        f"The text of {chapter.citation} is known here through {format_date(known)}. What was amended between then and "
        f"{format_date(day)} is not in it. {clean(chapter.known_through_note)}"
    ).strip()


@dataclass(frozen=True, slots=True, kw_only=True)
class HeaderView:
    """What a filing says of itself, as text."""

    facility: str
    operator: str
    game: str
    date: str


def header_of(found: Read) -> HeaderView:
    """Return what a filing says of itself; empty where it does not say or cannot be read."""
    filing, ruleset = found.review.filing, found.review.ruleset
    if filing is None:
        return HeaderView(facility="", operator="", game="", date="")
    header = filing.header
    return HeaderView(
        facility=clean(header.facility),
        operator=clean(header.operator),
        game=ruleset.chapter.title if ruleset else clean(header.game),
        date=format_date(header.filing_date) if header.filing_date else "",
    )


def full_citation(found: Read, provision: str) -> str:
    """Return a provision as cited on first use."""
    return citation(found.review, clean(provision))


def explained(found: Read, provision: str) -> tuple[tuple[str, str], ...]:
    """Return the paragraphs of ``checker explain`` on a provision, each with its style; the first one names it."""
    from checker.report.explain import explain  # noqa: PLC0415 - only this page needs it

    assert found.review.ruleset is not None  # noqa: S101 - the caller has asked
    paragraphs: list[tuple[str, str]] = []
    for text, style in explain(Provision(provision), found.review.ruleset):
        if text.startswith(_CONTINUED) and paragraphs:
            before, kept = paragraphs.pop()
            paragraphs.append((f"{before} {clean(text.strip())}", kept))
        elif text.strip():
            paragraphs.append((clean(text.strip()), style))
    return tuple(paragraphs)


def shown(line: str) -> str:
    """Return a line of a file as a page shows it."""
    return clean(line[:1000])
