"""What a ruleset is made of: frozen, typed values, each with the provision and period it comes from."""

import datetime
from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from checker.frozen import frozen
from checker.law.amount import Amount
from checker.law.conditions import ALWAYS, Condition
from checker.law.hands import Hands
from checker.law.params import PLAIN, Bound, Forbidden, Params, Required
from checker.values import Payout
from checker.values.provision import NO_PROVISION, Provision

HANDLINGS = ("elected", "declared", "shown", "guide", "at_the_table", "definition", "reserved")
"""Where a paper could say something against a provision, in the order in which counts are told."""


@frozen
class Period:
    """From when until when a value is in force, by which rulemaking, and how sure the text is.

    ``until`` is the first day no longer in force; None means open. ``effective`` None means that no date is printed.
    ``status`` is printed, reconstructed (unreadable in the source) or inferred (which rulemaking made the change).
    """

    effective: datetime.date | None
    until: datetime.date | None
    source: str
    status: str = "printed"
    note: str = ""

    def covers(self, day: datetime.date) -> bool:
        """Whether the period includes ``day``."""
        return (self.effective is None or self.effective <= day) and (self.until is None or day < self.until)


@frozen
class Rulemaking:
    """One change of the chapter: its citation, and the day it took effect."""

    source: str
    effective: datetime.date | None


@frozen
class LedgerEntry:
    """One numbered provision, or one defined word, and where a paper could say something against it (the ledger).

    ``handling`` is one of :data:`HANDLINGS`. ``by`` names the document that shows what is shown: layout, sign, or
    layout or sign.
    """

    provision: Provision
    section: str
    handling: str
    about: str
    by: str
    period: Period


@frozen
class Wager:
    """A wager of the game. ``elected`` tells that the operator chooses to offer it in the filing.

    ``also`` are names by which an inscription may speak of it, beside its own. Where ``except_when`` holds of a filing,
    it wins as ``wins`` says but for what ``wins_except`` adds.
    """

    slug: str
    name: str
    short: str
    provision: Provision
    pays_under: Provision
    elected: bool
    optional: bool
    wins: str
    period: Period
    also: tuple[str, ...] = ()
    wins_except: str = ""
    except_when: Condition = ALWAYS


@frozen
class Choice:
    """One lawful answer to an election."""

    value: str
    provision: Provision
    says: str
    period: Period


@frozen
class Election:
    """A choice that the operator makes, where it stands in a filing, and whether the law asks for it.

    ``asks`` is must (the submission has to say it), may (it may say it) or declared (a filing that is silent is open
    there). ``silent`` says what a filing means that leaves it out. ``one_of`` names lists of equal numbers of which
    this is one, so that what they add up to is a number counted otherwise.
    """

    at: str
    provision: Provision
    label: str
    type: str
    asks: str
    when: Condition
    says: str
    choices: tuple[Choice, ...]
    example: str | list[str]
    period: Period
    silent: str = ""
    one_of: tuple[str, ...] = ()


@frozen
class Row:
    """One line of a paytable. ``outcome`` is as printed; ``sign`` is how a document words it alone.

    ``also`` holds other names by which a filing may spell it out, where the law prints none or several; with
    ``in_parts`` each of them names only a part of it, and a filing that uses one spells out all. ``provision`` and
    ``envy_provision`` are set where the law numbers each payout, and are empty where it numbers only the table.
    ``reconstructed`` names the cells, pays or envy, that cannot be read in the source. ``hands`` are the hands that it
    means, None where the chapter does not say; ``beside`` is a row that is paid besides another.
    """

    outcome: str
    payout: Payout
    envy: Decimal | None
    sign: str
    group: str
    when: Condition
    period: Period
    also: tuple[str, ...] = ()
    in_parts: bool = False
    provision: Provision = NO_PROVISION
    envy_provision: Provision = NO_PROVISION
    reconstructed: frozenset[str] = frozenset()
    hands: Hands | None = None
    beside: bool = False


@frozen
class Deal:
    """What is dealt, and by which rule cards are drawn, so that chances can be counted.

    ``kind`` is first_cards, coup, seven_cards, two_hands, dealer_draws, both_play, run or game; ``figures`` holds what
    only that kind has. ``decks`` are the numbers of decks for which figures are listed, none where there is one deck;
    ``decks_at`` is where a filing states its own. ``assumes`` is what the text leaves out; ``when`` is when it goes so.
    """

    id: str
    kind: str
    provision: Provision
    figures: Mapping[str, Any]
    decks: tuple[int, ...]
    decks_at: str
    assumes: tuple[str, ...]
    when: Condition
    period: Period


@frozen
class Returned:
    """Hands with which a wager is neither won nor lost."""

    hands: Hands
    when: Condition


@frozen
class Counted:
    """How a paytable's chances are counted.

    ``sides`` are the hands on which the wager may be placed, first and second; ``every_line`` pays each row that
    fits; ``given`` restricts the deals in which the wager is made, and ``rides`` lets a payout be added to the base
    game. ``joker`` is limited or fully wild.
    ``advisories`` are the doubtful texts that decide any of this.
    """

    deal: str
    sides: tuple[str, ...]
    every_line: bool
    given: Hands | None
    returned: tuple[Returned, ...]
    joker: str
    rides: bool
    assumes: tuple[str, ...]
    advisories: frozenset[str]


@frozen
class Paytable:
    """One paytable of one wager. ``label`` is its letter or number, empty where the law names none.

    ``additional`` tables pay beside the chosen one and are no alternative to it. ``extras`` holds what only some
    tables print: wager_amount, meter_seed, rate_of_progression, reserve_rate, stake_returned, joker,
    and envy_provision where the Envy Bonuses are a provision of their own. ``counted`` says how chances are counted.
    ``pays_at`` is where a filing states odds for which the law prints only the least; a table printed in full has none.
    ``less`` percent of what is won is kept, if ``less_when`` holds, where the law says so beside the odds.
    """

    wager: str
    label: str
    provision: Provision
    condition: Condition
    condition_text: str
    additional: bool
    rows: tuple[Row, ...]
    extras: Mapping[str, str]
    period: Period
    counted: Counted | None = None
    pays_at: str = ""
    less: Decimal = Decimal(0)
    less_when: Condition = ALWAYS

    @property
    def envy_provision(self) -> Provision:
        """The provision of its Envy Bonuses: its own where the law numbers them with it."""
        return Provision(self.extras.get("envy_provision", self.provision))


@frozen
class Rule:
    """One requirement, of one kind of the closed vocabulary. Its identity is the provision, and ``name`` within it.

    ``params`` are what its kind takes, or its named ``calculation``. ``subject`` is the wager, area or wording that it
    is about. ``severity`` is empty where the list that all chapters share says how much hangs on it.
    """

    provision: Provision
    kind: str
    name: str = ""
    when: Condition = ALWAYS
    at: str = ""
    params: Params = PLAIN
    calculation: str = ""
    subject: str = ""
    requires: str = ""
    otherwise: str = ""
    lawful: str = ""
    finding_class: str = "violation"
    if_unstated: str = "open"
    reason: str = ""
    related: tuple[str, ...] = ()
    severity: str = ""
    period: Period

    @property
    def key(self) -> str:
        """The rule's name in the registry of a chapter: provision, and name where one provision has several."""
        return f"{self.provision} {self.name}".strip()

    @property
    def value(self) -> Amount | None:
        """The figure with which it compares, if it compares with one."""
        return self.params.value if isinstance(self.params, Bound) else None

    @property
    def must(self) -> Condition | None:
        """The condition that has to hold, or may not, if it judges one."""
        if isinstance(self.params, Required):
            return self.params.must
        return self.params.must_not if isinstance(self.params, Forbidden) else None

    @property
    def same_as(self) -> str:
        """The place with whose answer it compares; empty where it does not."""
        return self.params.same_as if isinstance(self.params, Bound) else ""


@frozen
class Figure:
    """A number that the law prints outside paytables and rules."""

    provision: Provision
    number: Decimal
    unit: str
    what: str
    period: Period


@frozen
class Advisory:
    """A defect or ambiguity of the law that a person must weigh."""

    id: str
    provision: Provision
    title: str
    printed: str
    problem: str
    literal: str
    evident: str
    applies: str
    effect: str
    severity: str
    ask: str
    touches: Condition
    period: Period


@frozen
class TopicStatement:
    """What the chapter says on one of the closed topics, for a text to be compared with.

    ``value`` is the true value; or ``value_of`` names the entry of the filing that decides it, whose answers ``values``
    maps to values of the topic, with ``if_unstated`` for a filing that is silent. ``plus`` is added to a number that is
    taken from the filing. ``wager`` is the wager that it concerns, where the topic leaves that open, and ``name`` tells
    apart several statements of one topic. ``under`` names the conditions under which alone it is true. ``duty`` maps a
    document to required, recommended, allowed or forbidden.
    """

    topic: str
    provision: Provision
    value: str
    value_of: str
    values: Mapping[str, str]
    if_unstated: str
    plus: Decimal
    wager: str
    name: str
    under: tuple[str, ...]
    when: Condition
    duty: Mapping[str, str]
    period: Period
