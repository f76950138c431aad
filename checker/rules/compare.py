"""``at_least``, ``at_most``, ``equal``, ``multiple_of``: a number against a figure of the law or an answer."""

from collections.abc import Callable, Iterator
from decimal import Decimal

from checker.law.params import Bound
from checker.rules.context import Context
from checker.rules.paths import TOTAL, Value, plain, values_at
from checker.rules.result import Result
from checker.submission import State
from checker.submission.conditions import comparable

_TESTS: dict[str, tuple[Callable[[Decimal, Decimal], bool], str]] = {
    "at_least": (lambda value, bound: value >= bound, "at least"),
    "at_most": (lambda value, bound: value <= bound, "at most"),
    "equal": (lambda value, bound: value == bound, "exactly"),
    "multiple_of": (lambda value, bound: value % bound == 0, "a multiple of"),
}


def check(context: Context) -> Iterator[Result]:
    """Compare each number at the rule's path with its value, or with the answer at ``same_as``."""
    rule, filing = context.rule, context.filing
    answer, values = values_at(rule.at, filing)
    if answer.state is not State.STATED:
        yield context.undecided(answer)
        return
    related: list[tuple[str, str]] = []
    bound = context.params(Bound)
    if bound.same_as:
        other, bounds = values_at(bound.same_as, filing)
        if other.state is not State.STATED:
            yield context.undecided(other)
            return
        bound_value, shown = bounds[0].value, bounds[0].text
        related.append((plain(bound.same_as), f"{context.label(plain(bound.same_as))}: {shown}"))
    else:
        assert bound.value is not None  # noqa: S101 - the chapter schema asks for value or same_as
        bound_value, shown = bound.value.number, str(bound.value)
    test, words = _TESTS[rule.kind]
    wrong = [value for value in values if not _passes(value, bound_value, test)]
    if not wrong:
        in_all = " in all" if rule.at.startswith(TOTAL) else ""
        yield context.holds(f"{context.label(plain(rule.at))}: {', '.join(value.text for value in values)}{in_all}.")
    for value in wrong:
        yield context.fails(
            _message(context, value, shown),
            at=value.path,
            expected=f"{words} {shown}",
            actual=value.text,
            lawful=f"{words} {shown}",
            label=f"{value.text} here",
            least=bound_value if rule.kind == "at_least" and isinstance(bound_value, Decimal) else None,
            related=[*related, *((path, context.described(path)) for path in rule.related)],
        )


def _passes(value: Value, bound: object, test: Callable[[Decimal, Decimal], bool]) -> bool:
    try:
        return test(Decimal(value.value), Decimal(str(bound)))
    except (ArithmeticError, TypeError):
        return comparable(value.value) == comparable(bound)


def _message(context: Context, value: Value, bound: str) -> str:
    rule = context.rule
    if rule.otherwise:
        return rule.otherwise.replace("{value}", bound).replace("{actual}", value.text)
    return f"{rule.requires.removesuffix('.').replace('{value}', bound)}; the filing {_said(rule.at, value.text)}."


def _said(at: str, text: str) -> str:
    """Say what the filing has at a path; of a list, how many items or what they add up to."""
    if at.startswith("number of "):
        return f"lists {text}"
    return f"has {text} in all" if at.startswith(TOTAL) else f"says {text}"
