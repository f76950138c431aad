"""For a rule: an entry of a filing that satisfies it, and one that breaks it."""

from collections.abc import Iterator
from decimal import Decimal

from checker.law import Amount, Election, Rule, Ruleset
from checker.law.conditions import All, Answered, AnyOf, Compare, Condition, Is, Stated
from checker.law.params import Listed
from checker.regex import regex

Example = tuple[str, str]

_NEEDS_QUOTES = regex(r": | #|[,\[\]{}]")


def examples(rule: Rule, ruleset: Ruleset) -> Iterator[Example]:
    """Return ("satisfies", entry) and ("breaks", entry); nothing for a rule that no single entry decides."""
    at = rule.at.rpartition(" ")[2]
    match rule.kind:
        case "at_least" | "at_most" | "equal" | "multiple_of":
            yield from _compared(rule, at)
        case "required":
            election = ruleset.elections.get(rule.at)
            value = _stated(rule, ruleset)
            if election and value:
                yield "satisfies", f"{at}: {value}"
                yield "breaks", f"{at}: (left empty)"
        case "choice":
            choices = ruleset.elections[rule.at].choices
            if choices:
                yield "satisfies", f"{at}: {choices[0].value}"
                yield "breaks", f"{at}: another word than {' or '.join(choice.value for choice in choices)}"
        case "one_of":
            assert isinstance(rule.params, Listed)  # noqa: S101 - the kind says so
            yield "satisfies", f"{at}: {rule.params.values[0]}"
            yield "breaks", f"{at}: another word than {' or '.join(rule.params.values)}"
        case "area":
            yield "satisfies", f"{at}: [..., {rule.subject}]"
            yield "breaks", f"{at}: a list without {rule.subject}"
        case "inscription":
            yield "satisfies", f"{at}: [..., {rule.subject}]"
            yield "breaks", f"{at}: a list without these words"
        case "requires" | "forbids":
            yield from _related(rule)
        case "paytable":
            yield from _paytable(rule, ruleset)
        case _:
            return


def example_of(election: Election) -> str:
    """Return an election's example as it stands in a filing: a list in brackets, quoted where YAML needs it."""
    given: str | list[str] = election.example
    if isinstance(given, str):
        return given
    written = (f'"{item}"' if _NEEDS_QUOTES.search(item) else item for item in given)
    return f"[{', '.join(written)}]"


def _compared(rule: Rule, at: str) -> Iterator[Example]:
    if rule.value is None:
        yield "satisfies", f"{at}: the same as {rule.same_as}"
        yield "breaks", f"{at}: another number than {rule.same_as}"
        return
    step = {"at_least": Decimal(-1), "multiple_of": rule.value.number / 2}.get(rule.kind, Decimal(1))
    yield "satisfies", f"{at}: {rule.value}"
    if rule.value.number + step >= 0:
        yield "breaks", f"{at}: {Amount(rule.value.number + step, rule.value.unit)}"


def _stated(rule: Rule, ruleset: Ruleset) -> str:
    election = ruleset.elections.get(rule.at)
    if election is None:
        return ""
    return example_of(election) or (election.choices[0].value if election.choices else "")


def _related(rule: Rule) -> Iterator[Example]:
    assert rule.must is not None  # noqa: S101 - the chapter schema asks for must or must_not
    good, bad = ("satisfies", "breaks") if rule.kind == "requires" else ("breaks", "satisfies")
    yes, no = _true(rule.must), _false(rule.must)
    if yes:
        yield good, yes
    if no:
        yield bad, no


def _true(condition: Condition) -> str:
    match condition:
        case Is(at, values, False):
            return f"{at}: {values[0]}"
        case Is(at, values, True):
            return f"{at}: anything but {values[0]}"
        case Compare(at, bound, least):
            return f"{at}: {bound} or {'more' if least else 'less'}"
        case Stated(at):
            return f"{at}: stated"
        case Answered(at, approval):
            return f"{at}: {'the number or date of the approval' if approval else 'what is asked for, in words'}"
        case All(parts):
            return "; ".join(said for part in parts if (said := _true(part)))
        case AnyOf(parts):
            return " or ".join(said for part in parts if (said := _true(part)))
    return ""


def _false(condition: Condition) -> str:
    match condition:
        case Is(at, values, False):
            if values[0] in {"yes", "no"}:
                return f"{at}: {'no' if values[0] == 'yes' else 'yes'}"
            return f"{at}: anything but {' or '.join(values)}"
        case Is(at, values, True):
            return f"{at}: {values[0]}"
        case Compare(at, bound, least):
            return f"{at}: {'less' if least else 'more'} than {bound}"
        case Stated(at):
            return f"{at}: (left empty)"
        case Answered(at, approval):
            return f"{at}: {'pending' if approval else 'TBD'}"
        case All(parts):
            return next((said for part in parts if (said := _false(part))), "")
        case AnyOf(parts):
            return "; ".join(said for part in parts if (said := _false(part)))
    return ""


def _paytable(rule: Rule, ruleset: Ruleset) -> Iterator[Example]:
    tables = ruleset.tables_for(rule.subject)
    labels = [table.label for table in tables if table.label]
    if labels:
        table = next(table for table in tables if table.label)
        where = f" with {table.condition_text}" if table.condition_text else ""
        yield "satisfies", f"wagers.{rule.subject}.paytable: {labels[0]}{where}"
        yield "breaks", f"wagers.{rule.subject}.paytable: a letter or number other than {', '.join(labels)}"
    else:
        row = tables[0].rows[0]
        yield "satisfies", f"wagers.{rule.subject}.payouts: {{{row.outcome}: {row.payout.text}, ...}}"
        yield "breaks", f"wagers.{rule.subject}.payouts: {{{row.outcome}: another payout}}"
