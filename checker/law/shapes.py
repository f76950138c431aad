"""Declared values: an annotation that says how a value is written in YAML, how it is read, and what it means.

``Annotated[Dollars, "The fixed least limit."]`` as the type of a field is all that its reading and its schema need.
"""

from collections.abc import Callable, Hashable, Mapping
from decimal import Decimal
from functools import cache
from types import NoneType
from typing import Annotated, Any, TypeVar, get_args, get_origin

from checker.law.amount import Amount, parse_amount
from checker.law.conditions import Condition, parse_condition
from checker.values import Payout, parse_dollars, parse_payout

T = TypeVar("T")
Reader = Callable[[Any], Any]


class Shape:
    """How a value is written: the name and the words of its JSON Schema, and the function that reads it."""

    def __init__(self, name: str, read: Reader = str, **words: Any) -> None:
        self.name = name
        self.read = read
        self.words = words


class Also:
    """Words of JSON Schema that an annotation adds to those of its type."""

    def __init__(self, **words: Any) -> None:
        self.words = words


class OneOf(Also):
    """The closed list of what a value may be."""

    def __init__(self, *values: Any) -> None:
        super().__init__(enum=list(values))


def is_yes(text: str) -> bool:
    """Whether a value of a chapter file says yes."""
    return text in {"yes", "true"}


def _lines(value: str | list[str]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else tuple(value)


_NAME = "^[a-z][a-z0-9_]*$"
_PATH = r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)*"

YesNo = Annotated[bool, Shape("yes_no", is_yes, enum=["yes", "no", True, False])]
Slug = Annotated[str, Shape("slug", type="string", pattern=_NAME)]
FieldPath = Annotated[
    str,
    Shape(
        "path", type="string", pattern=f"^{_PATH}$", description="A place in a submission, its keys joined by points."
    ),
]
AskedPath = Annotated[
    str,
    Shape(
        "asked_path",
        type="string",
        pattern=f"^((each of|number of|total of) )?{_PATH}$",
        description="A path; of a list, each value, their number or their total.",
    ),
]
Count = Annotated[int, Shape("count", int, type=["string", "integer"], pattern="^[0-9]+$")]
Scalar = Annotated[str, Shape("scalar", type=["string", "number", "boolean"])]
Dollars = Annotated[Decimal, Shape("dollars", parse_dollars, type="string", pattern=r"^\$[0-9][0-9,]*(\.[0-9]{2})?$")]
Figure = Annotated[
    Amount,
    Shape(
        "amount",
        parse_amount,
        type=["string", "number"],
        pattern=r"^(\$[0-9][0-9,]*(\.[0-9]{2})?|[0-9]+(\.[0-9]+)?%|[0-9]+ hours?|[0-9][0-9,]*)$",
        description="A figure with its unit: 7, $5,000, 5%, 24 hours.",
    ),
]
LeastOdds = Annotated[
    Payout, Shape("odds", parse_payout, type="string", pattern=r"^[0-9][0-9,]*(\.[0-9]+)? (to|for) [0-9]+$")
]
When = Annotated[Condition, Shape("condition", parse_condition)]
Line = Annotated[
    tuple[str, ...],
    Shape(
        "outcomes",
        _lines,
        anyOf=[{"type": "string", "minLength": 1}, {"type": "array", "items": {"type": "string"}, "minItems": 2}],
        description="An outcome, or a list of which the first counts that the paytable in use has.",
    ),
]


def read_declared(kind: Callable[..., T], raw: Mapping[str, Any]) -> T:
    """Return a value of a class of declared fields from the keys of a file.

    Raises KeyError for a key that is missing, ValueError for one that does not belong or cannot be read.
    """
    readers = readers_of(kind)
    unknown = next((key for key in raw if key not in readers), None)
    if unknown is not None:
        raise ValueError(f"{unknown} does not belong here; known: {', '.join(readers) or 'none'}")
    missing = next((key for key in readers if key not in raw and key not in defaults_of(kind)), None)
    if missing is not None:
        raise KeyError(missing)
    return kind(**{key: readers[key](value) for key, value in raw.items()})


@cache
def readers_of(kind: Hashable) -> Mapping[str, Reader]:
    """Return the keys of a class of declared fields, each with the function that reads it."""
    return {name: _reader(told) for name, told in vars(kind)["__annotations__"].items()}


def defaults_of(kind: Any) -> Mapping[str, Any]:
    """Return the keys that may be left out, with what stands for them."""
    found: Mapping[str, Any] = kind._field_defaults
    return found


def _reader(told: Any) -> Reader:
    origin, parts = get_origin(told), get_args(told)
    if origin is Annotated:
        shape = next((part for part in parts[1:] if isinstance(part, Shape)), None)
        return shape.read if shape else _reader(parts[0])
    if NoneType in parts:
        return _reader(parts[0])
    if origin is tuple:
        item = _reader(parts[0])
        return lambda value: tuple(map(item, value))
    if origin is Mapping:
        item = _reader(parts[1])
        return lambda value: {key: item(part) for key, part in value.items()}
    if hasattr(told, "_fields"):
        return lambda value: read_declared(told, value)
    return str
