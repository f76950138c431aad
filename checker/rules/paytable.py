"""``paytable``: which paytable an offered wager uses, and whether it may with the rest of the filing.

The payouts that a filing spells out are compared in :mod:`checker.rules.payouts`.
"""

from collections.abc import Iterable, Iterator

from checker.frozen import replace
from checker.law import Paytable, Period, Rule, Ruleset
from checker.law.conditions import paths_in
from checker.law.ruleset import paytable_history
from checker.rules.context import Context
from checker.rules.payouts import compare, spelled, without_table
from checker.rules.result import FindingClass, Outcome, Reason, Result
from checker.rules.tables import describe, when
from checker.rules.words import clause, listed, one_of, sentence
from checker.statements.in_use import names_table, reads_of_payouts, rows_in_use
from checker.submission import Answer, State
from checker.submission.conditions import holds
from checker.submission.filing import normal
from checker.values.provision import Provision

Usable = list[tuple[Paytable, bool | None]]
"""The tables of a wager, each with whether its condition holds of the filing."""


def reads(rule: Rule, ruleset: Ruleset) -> Iterator[str]:
    """Return what decides the payouts in use, and the payouts spelled out."""
    yield from reads_of_payouts(ruleset, rule.subject)
    yield f"wagers.{rule.subject}.payouts"


def check(context: Context) -> Iterator[Result]:
    """Judge the choice of paytable and the payouts spelled out; give a result for each paytable of the wager."""
    tables = context.ruleset.tables_for(context.rule.subject)
    choice = context.filing.answer(f"wagers.{context.rule.subject}.paytable")
    usable = [(table, holds(table.condition, context.filing)) for table in tables]
    chosen, result = _choose(context, tables, usable, choice)
    for table in tables:
        if chosen is table and result.outcome is Outcome.HOLDS:
            continue
        known = chosen is not None or result.findings != ()
        yield from (_beside(name, table, result, known=known) for name in _names(table, result))
    lawful = tuple(table for table, use in usable if use is not False)
    if chosen is None:
        yield from without_table(context, result, lawful, tables)
        return
    yield result
    for name in _names(chosen, result):
        yield replace(result, provision=name, findings=(), arithmetic=())
    if spelled(context):
        yield from compare(context, chosen, rows_in_use(chosen, context.filing), lawful, tables)


def unused(context: Context) -> Iterator[Result]:
    """Return a result for each paytable of a wager that the filing does not offer, wherever the table stands."""
    own = context.unused()
    yield own
    for table in context.ruleset.tables_for(context.rule.subject):
        for name in _names(table, own):
            yield Result(provision=name, outcome=own.outcome)


def _names(table: Paytable, result: Result) -> Iterator[Provision]:
    """Return the provisions that share a table's fate: its own and that of its Envy Bonuses, without the result's."""
    for name in dict.fromkeys((table.provision, table.envy_provision)):
        if name != result.provision:
            yield name


def _beside(provision: Provision, table: Paytable, result: Result, *, known: bool) -> Result:
    """Return the result on a table that is not the one in use, or of which that is not known, at its ``provision``."""
    if known:
        fact = f"{sentence(describe(table))} is not the one in use."
        return Result(provision=provision, outcome=Outcome.DOES_NOT_APPLY, facts=(fact,))
    return Result(
        provision=provision,
        outcome=Outcome.OPEN,
        reason=Reason.DEPENDS_ON,
        facts=result.facts,
        path=result.path,
    )


def _label(choice: Answer) -> str:
    """Return a choice of paytable without the word itself."""
    text = choice.text
    return text[len("paytable ") :] if text.lower().startswith("paytable ") else text


def _choose(
    context: Context, tables: tuple[Paytable, ...], usable: Usable, choice: Answer
) -> tuple[Paytable | None, Result]:
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
        said = _said(context, paths)
        return None, context.fails(
            f"{wager.short} has no paytable for {said}.",
            at=f"wagers.{wager.slug}" if choice.state is State.UNSTATED else choice.path,
            expected=lawful,
            actual=choice.text or said,
            lawful=lawful if any(table.label for table in tables) else f"{lawful}; or do not offer {wager.short}",
            label=f"{wager.short} is offered here",
            related=related,
            periods=_periods(tables),
        )
    if any(use is None for _, use in usable) and unsaid:
        unread = next((path for path in unsaid if context.filing.answer(path).state is State.UNREADABLE), "")
        if unread:
            return None, context.undecided(context.filing.answer(unread))
        return None, context.fails(
            f"The paytable of {wager.short} depends on what the filing does not say: "
            f"{', '.join(context.label(path).lower() for path in unsaid)}.",
            at=unsaid[0],
            kind=FindingClass.MISSING,
            expected=f"{unsaid[0]} stated",
            lawful=f"state {unsaid[0]}; {lawful}",
            related=[(f"wagers.{wager.slug}", f"{wager.short} is offered here")],
            periods=_periods(tables),
        )
    if any(table.label for table in tables):
        return _choose_label(context, usable, choice, related, lawful)
    table = next(table for table, use in usable if use)
    if choice.text:
        return table, context.fails(
            f"{wager.short} has no paytables to choose from on this day; the filing names paytable {choice.text}.",
            at=choice.path,
            actual=choice.text,
            expected="no choice of paytable",
            lawful=f"leave out paytable; the payouts are those of {table.provision}",
            label=f"paytable {choice.text} here",
            notes=_history_note(context, choice.text),
            periods=_periods(tables),
        )
    return table, context.holds(f"{wager.short}: {describe(table)}.")


def _choose_label(
    context: Context,
    usable: Usable,
    choice: Answer,
    related: list[tuple[str, str]],
    lawful: str,
) -> tuple[Paytable | None, Result]:
    wager = context.ruleset.wagers[context.rule.subject]
    if choice.state is State.UNSTATED:
        now = [_located(table, context.rule.provision) for table, use in usable if use]
        return None, context.fails(
            f"The submission does not say which paytable of {wager.short} is used.",
            at=choice.path,
            kind=FindingClass.MISSING,
            expected="a paytable",
            lawful=f"choose {one_of(now)}",
            label="no paytable is chosen here",
            related=related,
            periods=_periods(table for table, _ in usable),
        )
    named = next(((table, use) for table, use in usable if names_table(choice, table)), None)
    if named is None and _leaves_open(choice, usable):
        said = f"{context.label(choice.path)}: “{choice.text}” is not one paytable."
        return None, context.open(Reason.NOT_UNDERSTOOD, said, path=choice.path, words=choice.text)
    if named is None:
        feature = context.ruleset.chapter.new_feature
        return None, context.fails(
            f"{wager.short} has no paytable {_label(choice)}.",
            at=choice.path,
            expected=lawful,
            actual=choice.text,
            lawful=f"{lawful}; for another paytable, {clause(feature['says'])} ({feature['provision']}), "
            "which is not a Rules Submission choice",
            label=f"paytable {choice.text} here",
            related=related,
            notes=_history_note(context, choice.text),
            periods=_periods(table for table, _ in usable),
        )
    table, use = named
    if not use:
        said = _said(context, tuple(dict.fromkeys(paths_in(table.condition))))
        return None, context.fails(
            f"Paytable {table.label} of {wager.short} is for {table.condition_text}; the filing has {said}.",
            at=choice.path,
            expected=lawful,
            actual=choice.text,
            lawful=lawful,
            provision=table.provision,
            label=f"paytable {table.label} is for {table.condition_text}",
            related=related,
            periods=[table.period],
        )
    return table, context.holds(f"{wager.short}: {describe(table)}.")


def _leaves_open(choice: Answer, usable: Usable) -> bool:
    """Whether a choice leaves open which paytable it names: C or D. Two at once are no such choice."""
    words = set(normal(_label(choice)).split())
    return "or" in words and any(normal(table.label) in words for table, _ in usable)


def _located(table: Paytable, known: str) -> str:
    """Name a table by its letter, with its provision where that is not the one ``known``."""
    return table.label if table.provision == known else f"{table.label} ({table.provision})"


def _periods(tables: Iterable[Paytable]) -> tuple[Period, ...]:
    return tuple(table.period for table in tables)


def _said(context: Context, paths: tuple[str, ...]) -> str:
    """Say the facts that decide: 3 decks; or, where they are no numbers, their names and answers."""
    words = []
    for path in paths:
        text = context.filing.answer(path).text
        noun = path.rpartition(".")[2].replace("_", " ")
        if text.isdigit():
            words.append(f"{text} {noun.removesuffix('s') if text == '1' else noun}")
        else:
            words.append(f"{context.label(path).lower()}: {text}")
    return listed(words, "and")


def _lawful(tables: tuple[Paytable, ...]) -> str:
    by_condition: dict[str, list[str]] = {}
    for table in tables:
        by_condition.setdefault(table.condition_text, []).append(table.label)
    parts = []
    for condition, labels in by_condition.items():
        named = one_of([label for label in labels if label])
        parts.append(": ".join(part for part in (condition, named) if part))
    return "; ".join(parts)


def _history_note(context: Context, label: str) -> tuple[str, ...]:
    """Say on which other day the named paytable is in force."""
    for table in paytable_history(context.ruleset.chapter.id, context.rule.subject, context.ruleset.as_of):
        if normal(table.label) == normal(label):
            return (f"Paytable {table.label} is in force {when(table.period, context.ruleset.as_of)}.",)
    return ()
