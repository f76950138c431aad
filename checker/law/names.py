"""The names by which documents and texts speak of wagers, outcomes and areas of a layout."""

from checker.law.model import Row, Rule, Wager
from checker.law.params import Area
from checker.law.ruleset import Ruleset


def stand_alone(row: Row) -> str:
    """Word an outcome so that it can be read without the heading under which the law prints it."""
    if row.sign or not row.group:
        text = row.sign or row.outcome
        return f"{text[:1].upper()}{text[1:]}"
    first, _, rest = row.outcome.partition(" ")
    lowered = first.lower() if rest and first.istitle() else first
    return f"{row.group} {lowered}{' ' if rest else ''}{rest}"


def names_of_row(row: Row) -> tuple[str, ...]:
    """Return the names by which a text may speak of an outcome, the law's own first."""
    with_group = tuple(f"{row.group} {name}" for name in (row.outcome, row.sign) if name) if row.group else ()
    return tuple(dict.fromkeys(name for name in (row.outcome, row.sign, *with_group, *row.also) if name.strip()))


def names_of_wager(wager: Wager) -> tuple[str, ...]:
    """Return the names by which a text may speak of a wager."""
    return tuple(dict.fromkeys((wager.name, wager.short, wager.slug.replace("_", " "))))


def words_of_area(rule: Rule) -> str:
    """Return what documents call the area that a rule asks for."""
    assert isinstance(rule.params, Area)  # noqa: S101 - its kind says so
    return rule.params.text.removesuffix(".")


def names_of_area(rule: Rule, ruleset: Ruleset) -> tuple[str, ...]:
    """Return the names by which a filing or a drawing may list an area."""
    wager = ruleset.wagers.get(rule.subject)
    also = rule.params.also if isinstance(rule.params, Area) else ()
    return tuple(dict.fromkeys((rule.subject, *also, *((wager.name, wager.short) if wager else ()))))
