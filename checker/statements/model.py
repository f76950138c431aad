"""The types of the table of statements: what is said, by which provision, and with which duty in each document."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType

from checker.frozen import frozen
from checker.law import Paytable
from checker.values.provision import Provision
from checker.values.stated import Key, Value


class Document(StrEnum):
    """A document in which a statement may stand."""

    GUIDE = "guide"
    SIGN = "sign"
    LAYOUT = "layout"
    SUBMISSION = "submission"


class Duty(StrEnum):
    """How firmly a document is asked for a statement."""

    REQUIRED = "required"
    RECOMMENDED = "recommended"
    ALLOWED = "allowed"


@frozen
class Statement:
    """One thing that is true of the game as this filing has it, and may stand in its documents.

    ``names`` are the names by which a text may speak of it, the law's own first. ``wording`` is how a document says it.
    ``at`` is the place in the filing that decides it, empty where the law alone does. ``status`` is printed,
    reconstructed or inferred, as of the law's text. ``conditions`` are those under which alone it is
    true, in the words of the topics, such as dealer_shows_ace.
    """

    key: Key
    value: Value
    names: tuple[str, ...]
    wording: str
    provision: Provision
    source: str
    duty: Mapping[Document, Duty]
    at: str = ""
    status: str = "printed"
    conditions: tuple[str, ...] = ()

    def due(self, document: Document) -> Duty:
        """Return how firmly the document is asked for it; allowed where nothing is said."""
        return self.duty.get(document, Duty.ALLOWED)


@frozen
class Statements:
    """Every statement that may truly stand in a filing's documents, in the order of the chapter.

    ``aspects`` are those that they are about, and ``by_aspect`` are the statements on each. ``tables`` holds the
    paytable in use of each wager that has one; ``unsettled`` names the wagers offered of which the filing settles no
    paytable, so that what they pay is not known.
    """

    items: tuple[Statement, ...]
    aspects: frozenset[str]
    by_aspect: Mapping[str, tuple[Statement, ...]]
    tables: Mapping[str, Paytable]
    unsettled: frozenset[str]

    def __iter__(self) -> Iterator[Statement]:
        return iter(self.items)

    def of(self, *, subject: str = "", aspect: str = "") -> tuple[Statement, ...]:
        """Return the statements about a subject, an aspect, or both."""
        items = self.by_aspect.get(aspect, ()) if aspect else self.items
        return tuple(item for item in items if item.key.subject == subject) if subject else items


def table_of(items: tuple[Statement, ...], tables: Mapping[str, Paytable], unsettled: frozenset[str]) -> Statements:
    """Return the table of these statements, in which those on an aspect are found at once."""
    by_aspect: dict[str, list[Statement]] = {}
    for item in items:
        by_aspect.setdefault(item.key.aspect, []).append(item)
    return Statements(
        items=items,
        aspects=frozenset(by_aspect),
        by_aspect=MappingProxyType({aspect: tuple(own) for aspect, own in by_aspect.items()}),
        tables=MappingProxyType(dict(tables)),
        unsettled=unsettled,
    )
