"""The payouts that a filing spells out, compared cell by cell with the paytable it uses, unit included."""

from collections.abc import Iterator
from decimal import Decimal

from checker.frozen import replace
from checker.law import Paytable, Row
from checker.law.ruleset import paytable_history
from checker.rules.context import Context
from checker.rules.reconstructed import unless_reconstructed, unless_rows_missing
from checker.rules.result import FindingClass, Outcome, Reason, Result, left_open
from checker.rules.tables import find_line, located, name_of, plain_outcome, when
from checker.source import Position, Scalar
from checker.statements.in_use import Paid, payouts_of
from checker.submission import State
from checker.submission.conditions import holds
from checker.values import Payout, format_dollars, parse_payout
from checker.words.vocabulary import vocabulary_of

_LIKE = 0.6
"""How like the name of an outcome must be for a hint."""

Cells = dict[str, tuple[Payout, Decimal | None]]
"""The payouts as written: outcome to payout and Envy Bonus."""


def spelled(context: Context) -> Cells:
    """Return the payouts that the filing spells out for the rule's wager, empty where it spells out none."""
    answer = context.filing.answer(f"wagers.{context.rule.subject}.payouts")
    return answer.value if answer.state is State.STATED else {}


def compare(
    context: Context, table: Paytable, rows: tuple[Row, ...], lawful: tuple[Paytable, ...], tables: tuple[Paytable, ...]
) -> Iterator[Result]:
    """Compare every cell with ``table``, whose ``rows`` are those in use.

    A row in use that is left out is a finding, unless the filing names the paytable and spells out only a few rows.
    ``lawful`` are the tables that the filing could use, ``tables`` all of the wager; the nearest of them is named.
    """
    cells = spelled(context)
    base = f"wagers.{context.rule.subject}.payouts"
    name = name_of(context, table)
    notes = _nearest(context, cells, lawful, tables, chosen=table)
    lines = tuple(payouts_of(context.filing, context.ruleset, table))
    written = {plain_outcome(outcome) for outcome in cells}
    with_envy = any(
        envy is not None and (line := find_line(lines, outcome)) is not None and line.row.envy is not None
        for outcome, (_, envy) in cells.items()
    )
    seen: set[str] = set()
    clean, unread = True, False
    for outcome, (payout, envy) in cells.items():
        line = find_line(lines, outcome)
        place = _place(context, outcome)
        if line is None:
            clean = False
            known = ", ".join(row.outcome for row in rows)
            near = _meant(outcome, [row for row in rows if plain_outcome(row.outcome) not in written])
            message = f"{name} has no outcome “{outcome}”."
            result = context.fails(
                message,
                at=base,
                expected=known,
                actual=outcome,
                lawful=f"did you mean “{near}”? The outcomes are: {known}" if near else known,
                provision=table.provision,
                notes=notes,
                periods=[table.period],
            )
            if not vocabulary_of(context.ruleset).tells(outcome):
                unread = True
                result = left_open(result, Reason.NOT_UNDERSTOOD)
            yield _at(unless_rows_missing(context, result, table, tables, outcome), place)
            continue
        seen.add(line.row.outcome)
        line = _as_written(context, line, payout)
        for result in _cell(context, line, name, outcome, payout, envy, notes):
            clean = clean and not result.findings
            yield _at(result, place)
        if with_envy and envy is None and line.row.envy is not None and line.use is not False:
            clean = False
            yield _at(_without_envy(context, line, name, notes), place)
    for row in () if _in_part(context, table, rows, seen) else rows:
        for left_out in _left_out(row, cells, seen):
            clean = False
            lawful_cell = f"{left_out}: {row.payout.text}"
            result = context.fails(
                f"{name}: “{left_out}” pays {row.payout.text}; the filing leaves it out.",
                at=base,
                expected=lawful_cell,
                lawful=lawful_cell,
                label=f"{left_out} is missing here",
                provision=row.provision or table.provision,
                notes=notes,
                periods=[row.period],
            )
            # An outcome that is not understood may be the one that seems to be left out.
            result = left_open(result, Reason.NOT_UNDERSTOOD) if unread else unless_reconstructed(result, row, "pays")
            yield _at(result, None)
    if clean:
        fact = f"Every payout spelled out for {context.ruleset.wagers[context.rule.subject].short} is as in the law."
        yield Result(provision=table.provision, outcome=Outcome.HOLDS, facts=(fact,))


def _meant(outcome: str, rows: list[Row]) -> str:
    """Return the outcome not yet spelled out that a written one looks like; empty where none does."""
    names = {plain_outcome(row.outcome): row.outcome for row in rows}
    import difflib  # noqa: PLC0415 - only an outcome that is not known needs it

    near = difflib.get_close_matches(plain_outcome(outcome), list(names), n=1, cutoff=_LIKE)
    return names[near[0]] if near else ""


def _in_part(context: Context, table: Paytable, rows: tuple[Row, ...], seen: set[str]) -> bool:
    """Whether the filing names the paytable by its letter, which says the rest, and spells out less than half of it."""
    named = context.filing.answer(f"wagers.{context.rule.subject}.paytable").state is State.STATED
    return named and bool(table.label) and 2 * len(seen) < len(rows)


def _left_out(row: Row, cells: Cells, seen: set[str]) -> Iterator[str]:
    """Return the names of a row in use that the filing does not spell out: its own, or those of its parts."""
    if row.outcome not in seen:
        yield row.outcome
        return
    written = {plain_outcome(outcome) for outcome in cells}
    if row.in_parts and plain_outcome(row.outcome) not in written:
        yield from (part for part in row.also if plain_outcome(part) not in written)


def without_table(
    context: Context, result: Result, lawful: tuple[Paytable, ...], tables: tuple[Paytable, ...]
) -> Iterator[Result]:
    """Return the result on a filing of which no table can be told, and name the table that its payouts are nearest to.

    Payouts that are those of none of the ``lawful`` tables are a violation whichever of them was meant.
    """
    cells = spelled(context)
    notes = _nearest(context, cells, lawful, tables) if cells else ()
    yield replace(result, findings=tuple(replace(found, notes=(*found.notes, *notes)) for found in result.findings))
    open_choice = any(found.kind is FindingClass.MISSING for found in result.findings)
    if cells and open_choice and not any(_agreeing(context, table, cells) == len(cells) for table in lawful):
        short = context.ruleset.wagers[context.rule.subject].short
        choices = "; ".join(located(table) for table in lawful)
        yield context.fails(
            f"The payouts spelled out for {short} are not those of any lawful paytable.",
            at=f"wagers.{context.rule.subject}.payouts",
            expected=choices,
            lawful=choices,
            label="these payouts",
            notes=notes,
            periods=[table.period for table in lawful],
        )


def _cell(
    context: Context,
    line: Paid,
    name: str,
    outcome: str,
    payout: Payout,
    envy: Decimal | None,
    notes: tuple[str, ...],
) -> Iterator[Result]:
    """Compare one cell with its row."""
    row = line.row
    base = f"wagers.{context.rule.subject}.payouts"
    shown = outcome if plain_outcome(outcome) in {plain_outcome(other) for other in row.also} else row.outcome
    if line.use is False:
        said = f"{context.label(line.depends_on)}: {context.filing.answer(line.depends_on).text or 'not stated'}"
        yield context.fails(
            f"The filing spells out a payout for “{outcome}” but does not offer it ({said}).",
            at=base,
            expected="no such payout",
            actual=payout.text,
            lawful=f"leave the payout out, or elect it under {line.depends_on}",
            label="not offered",
            provision=line.provision,
            periods=[row.period],
            related=[(line.depends_on, said)],
        )
        return
    if line.use is None:
        fact = f"“{outcome}” has a payout, but whether it is offered is not stated under {line.depends_on}."
        yield Result(
            provision=line.provision,
            outcome=Outcome.OPEN,
            reason=Reason.DEPENDS_ON,
            facts=(fact,),
            path=line.depends_on,
        )
    if not row.payout.same_as(payout):
        hint = _unit_hint(row.payout, payout)
        result = context.fails(
            f"{name}: “{shown}” pays {row.payout.text}; the filing says {payout.text}{hint}.",
            at=base,
            expected=row.payout.text,
            actual=payout.text,
            lawful=f"{shown}: {row.payout.text}",
            label=f"the law pays {row.payout.text}",
            provision=line.provision,
            notes=notes,
            periods=[row.period],
        )
        yield unless_reconstructed(result, row, "pays")
    if envy is not None and envy != row.envy:
        owed = format_dollars(row.envy) if row.envy is not None else "no Envy Bonus"
        result = context.fails(
            f"{name}: “{shown}” has an Envy Bonus of {owed}; the filing says {format_dollars(envy)}."
            if row.envy is not None
            else f"{name}: “{shown}” has no Envy Bonus; the filing says {format_dollars(envy)}.",
            at=base,
            expected=owed,
            actual=format_dollars(envy),
            lawful=f"{shown}: {f'an Envy Bonus of {owed}' if row.envy is not None else owed}",
            label=f"the law gives {owed}",
            provision=line.envy_provision,
            notes=notes,
            periods=[row.period],
        )
        yield unless_reconstructed(result, row, "envy")


def _as_written(context: Context, line: Paid, payout: Payout) -> Paid:
    """Return the line with what is kept of a win taken off its odds, where the law keeps it and the filing says so."""
    table, odds = line.table, line.row.payout.odds
    says = payout.odds is not None and payout.odds.less
    if not says or table is None or not table.less or odds is None or holds(table.less_when, context.filing) is False:
        return line
    return replace(line, row=replace(line.row, payout=parse_payout(f"{line.row.payout.text} less {table.less}%")))


def _without_envy(context: Context, line: Paid, name: str, notes: tuple[str, ...]) -> Result:
    """Report an Envy Bonus that is left out although the filing spells out others of the same paytable."""
    row = line.row
    assert row.envy is not None  # noqa: S101 - the caller has asked
    owed = format_dollars(row.envy)
    result = context.fails(
        f"{name}: “{row.outcome}” has an Envy Bonus of {owed}; the filing spells out others and leaves this one out.",
        at=f"wagers.{context.rule.subject}.payouts",
        expected=owed,
        lawful=f"{row.outcome}: {row.payout.text} with an Envy Bonus of {owed}; or spell out no Envy Bonus at all",
        label=f"an Envy Bonus of {owed} is missing here",
        provision=line.envy_provision,
        notes=notes,
        periods=[row.period],
    )
    return unless_reconstructed(result, row, "envy")


def _at(result: Result, place: Position | None) -> Result:
    """Move a result's findings to the cell."""
    return replace(result, findings=tuple(replace(found, position=place) for found in result.findings))


def _agreeing(context: Context, table: Paytable, cells: Cells) -> int:
    """Count the cells that agree with a table."""
    count = 0
    lines = tuple(payouts_of(context.filing, context.ruleset, table))
    for outcome, (payout, _) in cells.items():
        line = find_line(lines, outcome)
        count += (
            line is not None and line.use is not False and _as_written(context, line, payout).payout.same_as(payout)
        )
    return count


def _nearest(
    context: Context,
    cells: Cells,
    lawful: tuple[Paytable, ...],
    tables: tuple[Paytable, ...],
    chosen: Paytable | None = None,
) -> tuple[str, ...]:
    """Name the lawful paytable that agrees with the most cells, and one not lawful here or now that has more.

    The one that the filing has ``chosen`` is not named.
    """
    notes = []
    most = 0
    best = max(lawful, key=lambda table: _agreeing(context, table, cells), default=None)
    if best is not None and (most := _agreeing(context, best, cells)):
        how = "all" if most == len(cells) else f"{most} of the {len(cells)}"
        if len(lawful) > 1 and best is not chosen:
            notes.append(f"Nearest lawful paytable: {located(best)}, with {how} payouts as written.")
    other = max(tables, key=lambda table: _agreeing(context, table, cells), default=None)
    if other is not None and other not in lawful and _agreeing(context, other, cells) > most:
        more = _agreeing(context, other, cells)
        how = "All" if more == len(cells) else f"{more} of the {len(cells)}"
        notes.append(f"{how} payouts as written are those of {located(other)}, which is not lawful here.")
    if most == len(cells):
        # The law of other days has to be compiled for its tables, which is not needed here.
        return tuple(notes)
    for table in paytable_history(context.ruleset.chapter.id, context.rule.subject, context.ruleset.as_of):
        if _agreeing(context, table, cells) == len(cells):
            notes.append(f"These are the payouts in force {when(table.period, context.ruleset.as_of)}.")
            break
    return tuple(notes)


def _place(context: Context, outcome: str) -> Position | None:
    """Return where the filing writes the outcome's payout."""
    entry, node = context.filing.find("wagers", context.rule.subject, "payouts", outcome)
    if isinstance(node, Scalar):
        return node.position
    return entry.key.position if entry else None


def _unit_hint(lawful: Payout, written: Payout) -> str:
    """Say when only the unit differs: “for 1” includes the stake, “to 1” does not."""
    mine, theirs = written.odds, lawful.odds
    if mine and theirs and mine.win == theirs.win and mine.unit != theirs.unit:
        return ", and “for” includes the stake while “to” does not"
    return ""
