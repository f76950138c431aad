"""The registry: every kind of rule of the closed vocabulary, the function that checks it, and what that reads.

Every rule reads the entries of its own conditions, the one at its place, that with which it compares, and those related
to it. A kind that reads more declares it.
"""

from collections.abc import Callable, Iterable

from checker.law import Rule, Ruleset
from checker.law.conditions import paths_in
from checker.rules import area, choice, compare, inscription, offered, paytable, relation, required
from checker.rules.calculations import calculation, calculation_reads
from checker.rules.context import Context
from checker.rules.paths import plain
from checker.rules.result import Reason, Result
from checker.submission import State
from checker.submission.conditions import holds

Check = Callable[[Context], Result | Iterable[Result]]
Reads = Callable[[Rule, Ruleset], Iterable[str]]


def _calculation(context: Context) -> Result | Iterable[Result]:
    return calculation(context.rule.calculation)(context)


KINDS: dict[str, Check] = {
    "area": area.check,
    "at_least": compare.check,
    "at_most": compare.check,
    "calculation": _calculation,
    "choice": choice.check,
    "equal": compare.check,
    "forbids": relation.check,
    "inscription": inscription.check,
    "multiple_of": compare.check,
    "offered": offered.check,
    "one_of": choice.check_listed,
    "paytable": paytable.check,
    "recorded": required.record,
    "required": required.check,
    "requires": relation.check,
}

_READ_MORE: dict[str, Reads] = {
    "calculation": calculation_reads,
    "forbids": relation.reads,
    "inscription": inscription.reads,
    "paytable": paytable.reads,
    "requires": relation.reads,
}


def reads_of(rule: Rule, ruleset: Ruleset) -> frozenset[str]:
    """Return every path of a filing whose content may change what the check of a rule gives."""
    own = {*paths_in(rule.when), plain(rule.at), plain(rule.same_as), *rule.related}
    more = _READ_MORE.get(rule.kind)
    return frozenset({*own, *(more(rule, ruleset) if more else ())})


def check_rule(context: Context) -> tuple[Result, ...]:
    """Check one rule against one filing: first whether it applies, then what it asks."""
    applies = holds(context.rule.when, context.filing)
    if applies is False and context.rule.kind == "paytable":
        return tuple(paytable.unused(context))
    if applies is False:
        return (context.unused(),)
    if applies is None:
        return (_condition_open(context),)
    result = KINDS[context.rule.kind](context)
    return (result,) if isinstance(result, Result) else tuple(result)


def _condition_open(context: Context) -> Result:
    """Return the open result of a rule of which the filing does not say whether it applies, with what is unsaid."""
    own = context.filing.answer(plain(context.rule.at))
    if own.state is State.UNREADABLE and own.path in set(paths_in(context.rule.when)):
        return context.undecided(own)
    unsaid: dict[str, str] = {}
    for path in dict.fromkeys(paths_in(context.rule.when)):
        wager = path.removeprefix("wagers.")
        if wager in context.ruleset.wagers:
            if context.filing.offers(wager) is None:
                unsaid[path] = f"Whether {context.label(path)} is offered cannot be read."
            continue
        state = context.filing.answer(path).state
        if state is not State.STATED:
            how = "cannot be read" if state is State.UNREADABLE else "is not stated"
            unsaid[path] = f"{context.label(path)} {how}."
    return context.open(Reason.DEPENDS_ON, *unsaid.values(), path=next(iter(unsaid), ""))
