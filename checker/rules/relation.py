"""``requires`` and ``forbids``: one choice depends on another."""

from checker.law.conditions import paths_in
from checker.rules.conditions import holds
from checker.rules.context import Context
from checker.rules.paths import plain
from checker.rules.verdict import Verdict
from checker.submission import State


def check(context: Context) -> Verdict:
    """Judge the rule's condition: it must hold (``requires``) or must not (``forbids``)."""
    rule, filing = context.rule, context.filing
    assert rule.must is not None  # noqa: S101 - the chapter schema asks for must or must_not
    found = holds(rule.must, filing)
    paths = tuple(dict.fromkeys(paths_in(rule.must)))
    if found is None:
        unsaid = next((path for path in paths if filing.answer(path).state is not State.STATED), paths[0])
        return context.undecided(filing.answer(unsaid))
    if found is (rule.kind == "requires"):
        return context.holds(*(f"{context.label(path)}: {filing.answer(path).text or 'stated'}." for path in paths))
    at = plain(rule.at) or paths[0]
    actual = filing.answer(at).text
    return context.fails(
        (rule.otherwise or rule.requires).replace("{actual}", actual).replace("{value}", str(rule.value or "")),
        at=at,
        expected=rule.requires.rstrip("."),
        actual=actual,
        lawful=rule.requires[:1].lower() + rule.requires[1:].rstrip("."),
        label=f"{actual} here" if actual else "this choice",
        related=[
            (path, f"{context.label(path)}: {filing.answer(path).text or 'not stated'}")
            for path in (*paths, *rule.related)
            if path != at
        ],
    )
