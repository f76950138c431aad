"""``requires`` and ``forbids``: one choice depends on another."""

from collections.abc import Iterator

from checker.law import Rule, Ruleset
from checker.law.conditions import Answered, Is, Offers, paths_in
from checker.rules.context import Context
from checker.rules.paths import plain
from checker.rules.result import Reason, Result
from checker.rules.words import clause, one_of
from checker.submission import State
from checker.submission.conditions import holds
from checker.submission.placeholders import says_nothing


def reads(rule: Rule, ruleset: Ruleset) -> Iterator[str]:
    """Return the entries of the condition that must or must not hold, and those that decide whether one is asked."""
    assert rule.must is not None  # noqa: S101 - the chapter schema asks for must or must_not
    for path in (*paths_in(rule.must), *rule.related):
        yield path
        yield path.partition(".")[0]
    election = ruleset.elections.get(plain(rule.at) or next(paths_in(rule.must)))
    if election is not None:
        yield from paths_in(election.when)


def check(context: Context) -> Result:
    """Judge the rule's condition: it must hold (``requires``) or must not (``forbids``)."""
    rule, filing = context.rule, context.filing
    assert rule.must is not None  # noqa: S101 - the chapter schema asks for must or must_not
    at = plain(rule.at) or next(paths_in(rule.must))
    if context.refused(at):
        said = f"{context.label(at)}: {filing.answer(at).text} is none of the lawful choices."
        return context.open(Reason.DEPENDS_ON, said, path=at)
    found = holds(rule.must, filing)
    paths = tuple(dict.fromkeys(paths_in(rule.must)))
    if found is None:
        unsaid = next((path for path in paths if filing.answer(path).state is not State.STATED), paths[0])
        answer = filing.answer(unsaid)
        if answer.state is State.STATED:
            lacks = "does not say by whom it was given, when, and under which number"
            if answer.later:
                lacks = "names a day after that of the filing"
            said = f"{context.label(unsaid)}: “{answer.text}” {lacks}."
            return context.open(Reason.NOT_UNDERSTOOD, said, path=unsaid, words=answer.text)
        return context.undecided(answer)
    if found is (rule.kind == "requires"):
        return context.holds(*(context.fact(path) for path in paths))
    at, actual = _item_at_fault(context, at) or (at, filing.answer(at).text)
    return context.fails(
        (rule.otherwise or rule.requires).replace("{actual}", actual),
        at=at,
        expected=rule.requires.removesuffix("."),
        actual=actual,
        lawful=_lawful(context, at),
        label=f"{actual} here" if actual else "this choice",
        related=[(path, context.described(path)) for path in _told(context, (*paths, *rule.related)) if path != at],
    )


def _item_at_fault(context: Context, at: str) -> tuple[str, str] | None:
    """Return the place and the words of the item that says nothing, of several that must each say something."""
    given = context.filing.answer(at).value
    if not isinstance(given, tuple) or len(given) == 1 or not isinstance(context.rule.must, Answered):
        return None
    return next(((f"{at}.{index}", str(item)) for index, item in enumerate(given) if says_nothing(str(item))), None)


def _told(context: Context, paths: tuple[str, ...]) -> tuple[str, ...]:
    """Return the places to mark besides the one at fault.

    Of what a rule forbids, only what the filing states; and nothing that has no place in the file.
    """
    filing, forbids = context.filing, context.rule.kind == "forbids"
    there = (path for path in paths if filing.stated_raw(path if forbids else path.partition(".")[0]))
    return tuple(dict.fromkeys(there))


def _lawful(context: Context, at: str) -> str:
    """Say what to write at ``at``, and that a wager on which it depends may be left out instead."""
    rule = context.rule
    if not (rule.kind == "requires" and isinstance(rule.must, Is) and rule.must.at == at and not rule.must.negated):
        return clause(rule.requires)
    wager = context.ruleset.wagers.get(rule.when.wager) if isinstance(rule.when, Offers) else None
    instead = f", or do not offer {wager.short}" if wager else ""
    return f"{at}: {one_of(rule.must.values)}{instead}"
