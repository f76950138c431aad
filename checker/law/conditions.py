"""The closed vocabulary of conditions that chapter files use, as typed values.

Conditions say when a rule, a paytable, a row, an advisory or a line of the guide applies. They are evaluated in
:mod:`checker.submission.conditions`, with three values: true, false, unknown where the filing does not say.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from checker.frozen import frozen
from checker.law.amount import Amount, parse_amount


@frozen(kw_only=False)
class Always:
    """Holds for every filing."""


@frozen(kw_only=False)
class Never:
    """Holds for no filing."""


@frozen(kw_only=False)
class Offers:
    """The filing offers the wager."""

    wager: str


@frozen(kw_only=False)
class Stated:
    """The filing says something at the path."""

    at: str


@frozen(kw_only=False)
class Answered:
    """What the filing says at the path is an answer, not “TBD”; with ``approval``, it names one that was given."""

    at: str
    approval: bool = False


@frozen(kw_only=False)
class Is:
    """The value at the path is one of ``values`` (or, negated, none of them)."""

    at: str
    values: tuple[str, ...]
    negated: bool = False


@frozen(kw_only=False)
class Compare:
    """The number at the path is at least, or at most, ``bound``."""

    at: str
    bound: Amount
    least: bool


@frozen(kw_only=False)
class All:
    """Every part holds."""

    parts: tuple["Condition", ...]


@frozen(kw_only=False)
class AnyOf:
    """At least one part holds."""

    parts: tuple["Condition", ...]


@frozen(kw_only=False)
class Not:
    """The part does not hold."""

    part: "Condition"


Condition = Always | Never | Offers | Stated | Answered | Is | Compare | All | AnyOf | Not

ALWAYS = Always()
NEVER = Never()


def parse_condition(raw: Any) -> Condition:
    """Read a condition as a chapter file writes it; None means always. Raises :class:`ValueError` if malformed."""
    if raw is None or raw == "always":
        return ALWAYS
    if raw == "never":
        return NEVER
    if not isinstance(raw, Mapping):
        raise ValueError(f"a condition is a mapping, not {raw!r}")
    keys = set(raw)
    if keys == {"offers"}:
        wagers = raw["offers"]
        if isinstance(wagers, list):
            return AnyOf(tuple(Offers(wager) for wager in wagers))
        return Offers(str(wagers))
    if keys == {"stated"}:
        return Stated(raw["stated"])
    if keys in ({"answered"}, {"approved"}):
        (word,) = keys
        return Answered(raw[word], approval=word == "approved")
    if keys == {"all"}:
        return All(tuple(parse_condition(part) for part in raw["all"]))
    if keys == {"any"}:
        return AnyOf(tuple(parse_condition(part) for part in raw["any"]))
    if keys == {"not"}:
        return Not(parse_condition(raw["not"]))
    if "at" in keys and keys - {"at"}:
        return _on_value(raw)
    raise ValueError(f"unknown condition: {', '.join(sorted(keys))}")


def _on_value(raw: Mapping[str, Any]) -> Condition:
    at = raw["at"]
    parts: list[Condition] = []
    for key, value in raw.items():
        if key == "is":
            parts.append(Is(at, (str(value),)))
        elif key == "is_not":
            parts.append(Is(at, (str(value),), negated=True))
        elif key == "in":
            parts.append(Is(at, tuple(str(item) for item in value)))
        elif key in {"at_least", "at_most"}:
            parts.append(Compare(at, parse_amount(str(value)), key == "at_least"))
        elif key != "at":
            raise ValueError(f"unknown condition: {key}")
    return parts[0] if len(parts) == 1 else All(tuple(parts))


def paths_in(condition: Condition) -> Iterator[str]:
    """Return the paths of the filing that decide the condition, in order."""
    if isinstance(condition, Offers):
        yield f"wagers.{condition.wager}"
    elif isinstance(condition, Stated | Answered | Is | Compare):
        yield condition.at
    elif isinstance(condition, All | AnyOf):
        for part in condition.parts:
            yield from paths_in(part)
    elif isinstance(condition, Not):
        yield from paths_in(condition.part)
