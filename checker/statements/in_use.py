"""Which payouts are in use: the one place that works it out.

A wager that is offered pays by the paytable chosen, by every table that pays beside it and whose condition holds, or by
the odds that the filing sets where the law gives only the least.
"""

from collections.abc import Iterator
from decimal import Decimal

from checker.frozen import frozen
from checker.law import Election, Paytable, Row, Ruleset, Wager
from checker.law.built import once_a_chapter
from checker.law.chapter import Chapter
from checker.law.conditions import ALWAYS, All, paths_in
from checker.law.ruleset import once_of
from checker.submission import Answer, Filing, State
from checker.submission.conditions import comparable, holds
from checker.submission.filing import normal
from checker.submission.recall import FirstOrRecalled, said_in
from checker.values import Payout
from checker.values.provision import Provision


@frozen
class Paid:
    """One payout. ``table`` is None where the filing sets the odds itself; ``at`` is the entry that decides.

    ``use`` tells whether it is in use, None where the filing does not say, and ``depends_on`` names the entry that
    decides that.
    """

    wager: str
    row: Row
    table: Paytable | None
    provision: Provision
    source: str
    at: str
    use: bool | None = True
    depends_on: str = ""

    @property
    def name(self) -> str:
        """The name of its outcome among those of the wager: with the heading under which the law prints it."""
        return f"{self.row.group} {self.row.outcome}".strip()

    @property
    def payout(self) -> Payout:
        """What it pays."""
        return self.row.payout

    @property
    def envy(self) -> Decimal | None:
        """Its Envy Bonus in dollars, None where it has none."""
        return self.row.envy

    @property
    def envy_provision(self) -> Provision:
        """The provision of its Envy Bonus."""
        return self.row.envy_provision or (self.table.envy_provision if self.table else self.provision)


def reads_of_payouts(ruleset: Ruleset, slug: str) -> Iterator[str]:
    """Return every entry that may decide what a wager pays, under the law of any day and any reading."""
    yield from (f"wagers.{slug}", f"wagers.{slug}.paytable")
    yield from _deciding(ruleset.chapter).get(slug, ())
    yield from _odds_filed(ruleset).get(slug, {})


@once_a_chapter
def _deciding(chapter: Chapter) -> dict[str, set[str]]:
    """Return the entries that the conditions of each wager's paytables name."""
    found: dict[str, set[str]] = {}
    for table in chapter.items["paytables"]:
        found.setdefault(table["wager"], set()).update(said_in(table))
    return found


@once_of("elections")
def _odds_filed(ruleset: Ruleset) -> dict[str, dict[str, Election]]:
    """Return the entries in which a filing sets the odds of a wager itself."""
    found: dict[str, dict[str, Election]] = {}
    for path, election in ruleset.elections.items():
        if election.type == "payout" and path.startswith("wagers."):
            found.setdefault(path.split(".")[1], {})[path] = election
    return found


def is_in_play(filing: Filing, wager: Wager) -> bool:
    """Whether patrons can place the wager: it exists by law, or the filing offers it."""
    return not wager.elected or filing.offers(wager.slug) is True


def chosen_table(filing: Filing, tables: tuple[Paytable, ...], wager: str) -> Paytable | None:
    """Return the lawful paytable that the filing uses for a wager, or None where none can be told."""
    label = filing.answer(f"wagers.{wager}.paytable")
    lawful = [table for table in tables if holds(table.condition, filing)]
    if any(table.label for table in tables):
        if label.state is not State.STATED:
            return None
        return next((table for table in lawful if names_table(label, table)), None)
    return lawful[0] if len(lawful) == 1 else None


def names_table(choice: Answer, table: Paytable) -> bool:
    """Whether a choice names the table, by its letter or as “Paytable C”."""
    return comparable(choice.value).removeprefix("paytable ") == normal(table.label)


def rows_in_use(table: Paytable, filing: Filing) -> tuple[Row, ...]:
    """Return the rows of a table that the filing's elections put in use."""
    return tuple(row for row in table.rows if holds(row.when, filing))


def payouts_of(filing: Filing, ruleset: Ruleset, table: Paytable) -> Iterator[Paid]:
    """Return the payouts of a paytable and of every table that pays beside it, in use or not."""
    beside = (item for item in ruleset.paytables if item.additional and item.wager == table.wager)
    for item in (table, *beside):
        for row in item.rows:
            scope = All((item.condition, row.when)) if item.additional else row.when
            yield Paid(
                wager=item.wager,
                row=row,
                table=item,
                provision=row.provision or item.provision,
                source=row.period.source,
                at=f"wagers.{item.wager}.paytable" if item.label else f"wagers.{item.wager}",
                use=holds(scope, filing),
                depends_on=next(iter(paths_in(scope)), ""),
            )


def payouts_in_use(filing: Filing, ruleset: Ruleset, slug: str) -> tuple[Paid, ...]:
    """Return what a wager pays in a filing, in the order of the law; nothing for a wager that is not offered."""
    wager = ruleset.wagers.get(slug)
    if wager is None or not is_in_play(filing, wager):
        return ()
    known = _known(ruleset)
    if slug not in known:
        known[slug] = FirstOrRecalled(lambda: reads_of_payouts(ruleset, slug))
    return known[slug](filing, lambda said: (*_of_tables(said, ruleset, slug), *_filed_odds(said, ruleset, wager)))


@once_of("wagers", "elections", "paytables")
def _known(ruleset: Ruleset) -> dict[str, FirstOrRecalled[tuple[Paid, ...]]]:  # noqa: ARG001 - where they are kept
    """Return what each wager pays in earlier filings."""
    return {}


def _of_tables(filing: Filing, ruleset: Ruleset, slug: str) -> Iterator[Paid]:
    chosen = chosen_table(filing, ruleset.tables_for(slug), slug)
    if chosen is not None:
        yield from (paid for paid in payouts_of(filing, ruleset, chosen) if paid.use)
        return
    # What pays beside a paytable is paid whichever of them was chosen.
    for table in ruleset.paytables:
        if table.wager == slug and table.additional:
            yield from (paid for paid in payouts_of(filing, ruleset, table) if paid.use and paid.table is table)


def _filed_odds(filing: Filing, ruleset: Ruleset, wager: Wager) -> Iterator[Paid]:
    """Return the odds that the operator sets where the law sets only the least."""
    for path, election in _odds_filed(ruleset).get(wager.slug, {}).items():
        answer = filing.answer(path)
        if answer.state is State.STATED:
            row = Row(
                outcome=f"Winning {wager.name}",
                payout=answer.value,
                envy=None,
                sign="",
                group="",
                when=ALWAYS,
                period=election.period,
                also=(wager.short, wager.name),
            )
            yield Paid(
                wager=wager.slug,
                row=row,
                table=None,
                provision=election.provision,
                source=election.period.source,
                at=path,
            )
