"""``paytable``: the paytable of an offered wager, its condition, and every payout that the filing spells out."""

from collections.abc import Iterator
from dataclasses import replace

from checker.law import Paytable, Row
from checker.law.conditions import paths_in
from checker.law.ruleset import paytable_history
from checker.rules.conditions import comparable, holds
from checker.rules.context import Context
from checker.rules.verdict import Finding, FindingClass, Outcome, Verdict
from checker.source import Position, Scalar
from checker.source.tree import find
from checker.submission import Answer, Filing, State
from checker.submission.filing import normal
from checker.values import Payout, format_date, format_dollars

Cell = tuple[Payout, object]


def check(context: Context) -> Iterator[Verdict]:
    """Judge the choice of paytable and the payouts spelled out; give a verdict for each paytable of the wager."""
    tables = context.ruleset.tables_for(context.rule.subject)
    base = f"wagers.{context.rule.subject}"
    choice = context.filing.answer(f"{base}.paytable")
    usable = [(table, holds(table.condition, context.filing)) for table in tables]
    chosen, verdict = _choose(context, tables, usable, choice)
    for table in tables:
        if chosen is table and verdict.outcome is Outcome.HOLDS:
            continue
        if table.provision != verdict.provision:
            yield Verdict(
                provision=table.provision,
                outcome=Outcome.NEEDS_A_PERSON if chosen is None and verdict.findings == () else Outcome.DOES_NOT_APPLY,
                facts=(_describe(table) + " is not the one in use.",),
            )
    yield verdict
    if chosen is None:
        yield from _spelled_without_table(context, tables)
        return
    if chosen.provision != verdict.provision:
        yield Verdict(
            provision=chosen.provision,
            outcome=verdict.outcome if verdict.outcome is not Outcome.FAILS else Outcome.FAILS,
            facts=verdict.facts,
        )
    yield from _compare(context, chosen, tables)


def chosen_table(filing: Filing, tables: tuple[Paytable, ...], wager: str) -> Paytable | None:
    """Give the lawful paytable that the filing uses for a wager, or None where none can be told."""
    label = filing.answer(f"wagers.{wager}.paytable")
    lawful = [table for table in tables if holds(table.condition, filing)]
    if any(table.label for table in tables):
        if label.state is not State.STATED:
            return None
        return next((table for table in lawful if normal(table.label) == comparable(label.value)), None)
    return lawful[0] if len(lawful) == 1 else None


def rows_in_use(table: Paytable, filing: Filing) -> tuple[Row, ...]:
    """Give the rows of a table that the filing's elections put in use."""
    return tuple(row for row in table.rows if holds(row.when, filing))


def _choose(
    context: Context, tables: tuple[Paytable, ...], usable: list[tuple[Paytable, bool | None]], choice: Answer
) -> tuple[Paytable | None, Verdict]:
    wager = context.ruleset.wagers[context.rule.subject]
    paths = tuple(dict.fromkeys(path for table in tables for path in paths_in(table.condition)))
    unsaid = [path for path in paths if context.filing.answer(path).state is not State.STATED]
    lawful = _lawful(tables)
    related = [
        (path, f"{context.label(path)}: {context.filing.answer(path).text}") for path in paths if path not in unsaid
    ]
    if choice.state is State.UNREADABLE:
        return None, context.undecided(choice)
    if not any(use is not False for _, use in usable):
        facts = " and ".join(f"{context.label(path).lower()} {context.filing.answer(path).text}" for path in paths)
        return None, context.fails(
            f"{wager.short} has no paytable for {_said(context, paths) or facts}.",
            at=f"wagers.{wager.slug}" if choice.state is State.UNSTATED else choice.path,
            expected=lawful,
            actual=choice.text or facts,
            lawful=lawful,
            label=f"{wager.short} is offered here",
            related=related,
        )
    if any(use is None for _, use in usable) and unsaid:
        return None, context.fails(
            f"The paytable of {wager.short} depends on what the filing does not say: "
            f"{', '.join(context.label(path).lower() for path in unsaid)}.",
            at=unsaid[0],
            kind=FindingClass.MISSING,
            expected=f"{unsaid[0]} stated",
            lawful=f"state {unsaid[0]}; {lawful}",
            related=[(f"wagers.{wager.slug}", f"{wager.short} is offered here")],
        )
    if any(table.label for table in tables):
        return _choose_label(context, usable, choice, related, lawful)
    table = next(table for table, use in usable if use)
    if choice.state is State.STATED or context.filing.stated_raw(choice.path):
        return table, context.fails(
            f"{wager.short} has one paytable on this day and none to choose; the filing names paytable {choice.text}.",
            at=choice.path,
            actual=choice.text,
            expected="no choice of paytable",
            lawful=f"leave out paytable; the payouts are those of {table.provision}",
            label=f"paytable {choice.text} here",
            notes=_history_note(context, choice.text),
        )
    return table, context.verdict(Outcome.HOLDS, f"{wager.short}: {_describe(table)}.")


def _choose_label(
    context: Context,
    usable: list[tuple[Paytable, bool | None]],
    choice: Answer,
    related: list[tuple[str, str]],
    lawful: str,
) -> tuple[Paytable | None, Verdict]:
    wager = context.ruleset.wagers[context.rule.subject]
    if choice.state is State.UNSTATED:
        now = [f"{table.label} ({table.provision})" for table, use in usable if use]
        return None, context.fails(
            f"The submission does not say which paytable of {wager.short} is used.",
            at=choice.path,
            kind=FindingClass.MISSING,
            expected="a paytable",
            lawful=f"choose {' or '.join(now)}",
            label="no paytable is chosen here",
            related=related,
        )
    named = next(((table, use) for table, use in usable if normal(table.label) == comparable(choice.value)), None)
    if named is None:
        feature = context.ruleset.chapter.new_feature
        return None, context.fails(
            f"{wager.short} has no paytable {choice.text}.",
            at=choice.path,
            expected=lawful,
            actual=choice.text,
            lawful=f"{lawful}; for another paytable {feature['says']} ({feature['provision']}), "
            "which is not a Rules Submission choice",
            label=f"paytable {choice.text} here",
            related=related,
        )
    table, use = named
    if not use:
        return None, context.fails(
            f"Paytable {table.label} of {wager.short} is for {table.condition_text}.",
            at=choice.path,
            expected=lawful,
            actual=choice.text,
            lawful=lawful,
            provision=table.provision,
            label=f"paytable {table.label} is for {table.condition_text}",
            related=related,
        )
    return table, context.verdict(Outcome.HOLDS, f"{wager.short}: {_describe(table)}.")


def _said(context: Context, paths: tuple[str, ...]) -> str:
    """Say the facts that decide: 3 decks."""
    words = []
    for path in paths:
        answer = context.filing.answer(path)
        words.append(f"{answer.text} {path.rpartition('.')[2].replace('_', ' ')}")
    return " and ".join(words)


def _lawful(tables: tuple[Paytable, ...]) -> str:
    by_condition: dict[str, list[str]] = {}
    for table in tables:
        by_condition.setdefault(table.condition_text, []).append(table.label)
    parts = []
    for condition, labels in by_condition.items():
        named = " or ".join(label for label in labels if label)
        parts.append(": ".join(part for part in (condition, named) if part))
    return "; ".join(part for part in parts if part) or "the chapter’s one paytable"


def _describe(table: Paytable) -> str:
    name = f"paytable {table.label}" if table.label else f"the paytable of {table.provision}"
    return f"{name}{f' for {table.condition_text}' if table.condition_text else ''}"


def _history_note(context: Context, label: str) -> tuple[str, ...]:
    """Say where the named paytable exists on another day."""
    for table in paytable_history(context.ruleset.chapter.id, context.rule.subject, context.ruleset.as_of):
        if normal(table.label) == normal(label) and table.period.effective:
            return (
                f"Paytable {table.label} is in force from {format_date(table.period.effective)} ({table.period.source}).",
            )
    return ()


def _spelled(context: Context) -> dict[str, Cell] | None:
    answer = context.filing.answer(f"wagers.{context.rule.subject}.payouts")
    return answer.value if answer.state is State.STATED else None


def _find_row(rows: tuple[Row, ...], outcome: str) -> Row | None:
    wanted = normal(outcome)
    return next((row for row in rows if wanted in {normal(row.outcome), normal(row.sign)}), None)


def _matches(table: Paytable, cells: dict[str, Cell], filing: Filing) -> int:
    """Count the cells that agree with a table."""
    count = 0
    for outcome, (payout, _) in cells.items():
        row = _find_row(rows_in_use(table, filing), outcome)
        count += row is not None and row.payout.same_as(payout)
    return count


def _nearest_table(context: Context, tables: tuple[Paytable, ...], cells: dict[str, Cell]) -> str:
    """Name the lawful paytable that agrees with the most of the cells, and an earlier or later law's if it agrees with all."""
    if not cells:
        return ""
    filing = context.filing
    ranked = sorted(tables, key=lambda table: -_matches(table, cells, filing))
    best = ranked[0]
    said = []
    agree = _matches(best, cells, filing)
    if agree:
        how = "all" if agree == len(cells) else f"{agree} of the {len(cells)}"
        said.append(f"nearest lawful paytable: {_describe(best)} ({best.provision}), with {how} payouts as written")
    for table in paytable_history(context.ruleset.chapter.id, context.rule.subject, context.ruleset.as_of):
        if _matches(table, cells, filing) == len(cells) > agree:
            period = table.period
            row_starts = [row.period for row in table.rows if row.period.source != context.ruleset.chapter.source]
            until = next((row.period.until for row in table.rows if row.period.until), period.until)
            when = f"until {format_date(until)}" if until else ""
            since = max((start.effective for start in row_starts if start.effective), default=period.effective)
            when = when or (f"from {format_date(since)}" if since else "")
            said.append(f"these are the payouts in force {when}".strip())
            break
    return "; ".join(said)


def _compare(context: Context, table: Paytable, tables: tuple[Paytable, ...]) -> Iterator[Verdict]:
    cells = _spelled(context)
    if cells is None:
        return
    wager = context.ruleset.wagers[context.rule.subject]
    base = f"wagers.{wager.slug}.payouts"
    rows = rows_in_use(table, context.filing)
    nearest = _nearest_table(context, tables, cells)
    name = f"Paytable {table.label} of {wager.short}" if table.label else f"The paytable of {wager.short}"
    findings: list[Finding] = []

    def report(message: str, at: str, expected: str, actual: str, label: str) -> None:
        verdict = context.fails(
            message,
            at=base,
            expected=expected,
            actual=actual,
            provision=table.provision,
            label=label,
            lawful="; ".join(part for part in (f"{expected}" if expected else "", nearest) if part),
        )
        findings.extend(replace(finding, position=_place(context, at)) for finding in verdict.findings)

    seen = set()
    for outcome, (payout, envy) in cells.items():
        row = _find_row(rows, outcome)
        if row is None:
            report(
                f"{name} has no outcome {outcome}.",
                outcome,
                ", ".join(found.outcome for found in rows),
                outcome,
                f"{outcome} is not in the paytable",
            )
            continue
        seen.add(row.outcome)
        if not row.payout.same_as(payout):
            report(
                f"{name} pays {row.outcome} {row.payout.text}; the filing says {payout.text}{_unit_hint(row.payout, payout)}.",
                outcome,
                f"{row.outcome}: {row.payout.text}",
                payout.text,
                f"the law pays {row.payout.text}",
            )
        if envy != row.envy and (envy is not None):
            lawful = format_dollars(row.envy) if row.envy is not None else "no Envy Bonus"
            report(
                f"{name} gives {lawful} as Envy Bonus for {row.outcome}; the filing says {format_dollars(envy)}.",  # type: ignore[arg-type]
                outcome,
                f"{row.outcome}: {lawful}",
                format_dollars(envy),  # type: ignore[arg-type]
                f"the law gives {lawful}",
            )
    for row in rows:
        if row.outcome not in seen:
            report(
                f"{name} also pays {row.outcome} {row.payout.text}; the filing leaves it out.",
                "",
                f"{row.outcome}: {row.payout.text}",
                "",
                f"{row.outcome} is missing here",
            )
    outcome_kind = Outcome.FAILS if findings else Outcome.HOLDS
    facts = () if findings else (f"Every payout of {wager.short} is as in the law.",)
    yield Verdict(provision=table.provision, outcome=outcome_kind, findings=tuple(findings), facts=facts)


def _place(context: Context, outcome: str) -> Position | None:
    """Give where the filing writes the outcome; None for the list as a whole."""
    if not outcome:
        return None
    entry, node = find(context.filing.document.root, ("wagers", context.rule.subject, "payouts", outcome))
    if isinstance(node, Scalar):
        return node.position
    return entry.key.position if entry else None


def _unit_hint(lawful: Payout, written: Payout) -> str:
    """Say when only the unit differs: “for 1” includes the stake, “to 1” does not."""
    mine, theirs = written.odds, lawful.odds
    if mine and theirs and mine.win == theirs.win and mine.unit != theirs.unit:
        return ", and “for” includes the stake while “to” does not"
    return ""


def _spelled_without_table(context: Context, tables: tuple[Paytable, ...]) -> Iterator[Verdict]:
    """Where no table is chosen, name the one that the payouts match, in a note of its own to the finding."""
    cells = _spelled(context)
    if cells is None:
        return
    nearest = _nearest_table(context, tables, cells)
    if nearest:
        yield context.verdict(Outcome.DOES_NOT_APPLY, f"The payouts spelled out: {nearest}.")
