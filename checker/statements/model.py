"""The types of the table of statements: what is said, by which provision, and with which duty in each document."""

from collections.abc import Iterator, Mapping
from decimal import Decimal
from enum import StrEnum

from checker.frozen import frozen
from checker.law import Paytable
from checker.values import Payout, format_dollars, format_percent
from checker.values.provision import Provision


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


@frozen(kw_only=False)
class Dollars:
    """An amount in dollars."""

    amount: Decimal

    def __str__(self) -> str:
        return format_dollars(self.amount)


@frozen(kw_only=False)
class Percent:
    """A percentage: 20 is 20%."""

    value: Decimal

    def __str__(self) -> str:
        return format_percent(self.value)


@frozen(kw_only=False)
class Number:
    """A plain number, of whatever the topic counts."""

    value: Decimal

    def __str__(self) -> str:
        return f"{self.value.normalize():f}"


@frozen(kw_only=False)
class Word:
    """One of the closed values of a topic, such as stands."""

    token: str

    def __str__(self) -> str:
        return self.token.replace("_", " ")


@frozen(kw_only=False)
class Words:
    """Words that stand as they are written: an inscription, a name, a help line."""

    text: str

    def __str__(self) -> str:
        return self.text


Value = Payout | Dollars | Percent | Number | Word | Words


@frozen
class Key:
    """What a statement is about: the payout of the Royal Match of Royal Match 21, the dealer's rule on soft 17.

    ``subject`` is a wager's slug, or what a topic is about (dealer, table, ...). ``aspect`` is payout, envy, limit_min,
    limit_max, meter_initial, meter_reset, meter_rate, meter_reserve, payout_limit, inscription, area, name, help_line,
    or a topic. ``name`` tells apart what one subject has several of: an outcome, a meter, an inscription.
    """

    subject: str
    aspect: str
    name: str = ""


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

    ``tables`` holds the paytable in use of each wager that has one; ``unsettled`` names the wagers offered of which the
    filing settles no paytable, so that what they pay is not known.
    """

    items: tuple[Statement, ...]
    tables: Mapping[str, Paytable]
    unsettled: frozenset[str]

    def __iter__(self) -> Iterator[Statement]:
        return iter(self.items)

    def of(self, *, subject: str = "", aspect: str = "") -> tuple[Statement, ...]:
        """Return the statements about a subject, an aspect, or both."""
        return tuple(
            item
            for item in self.items
            if (not subject or item.key.subject == subject) and (not aspect or item.key.aspect == aspect)
        )
