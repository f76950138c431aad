"""Frozen values: what a frozen dataclass with slots gives, for a small part of the time that making such a class takes.

A check from the command line makes a hundred such classes anew each time, and ``dataclasses`` compiles six functions
for each. Here one is compiled for all classes of so many fields, and given the names of each.
"""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform, overload

__all__ = ["frozen", "replace"]

T = TypeVar("T")

if TYPE_CHECKING:
    # What a type checker knows of it: it checks the names and types of what is changed.
    from dataclasses import replace
else:

    def replace(value: T, /, **changes: Any) -> T:
        """Return a copy of a frozen value with some of its fields changed."""
        kind: Any = type(value)
        return kind(**{**{name: getattr(value, name) for name in kind.__slots__}, **changes})


@overload
def frozen(kind: type[T], /) -> type[T]: ...
@overload
def frozen(*, kw_only: bool) -> Callable[[type[T]], type[T]]: ...
@dataclass_transform(frozen_default=True, kw_only_default=True)
def frozen(kind: type[T] | None = None, /, *, kw_only: bool = True) -> type[T] | Callable[[type[T]], type[T]]:
    """Make a class of annotated fields one of frozen values, which are compared, hashed and shown by what they hold.

    A value is made with its fields by name; with ``kw_only=False`` in their order too. A default is one for all values,
    so nothing may change it. What :mod:`dataclasses` and :mod:`copy` do with a dataclass they do with such a class.
    """
    return _made(kind, kw_only=kw_only) if kind is not None else lambda found: _made(found, kw_only=kw_only)


class _Fields:
    """The fields in the form of ``dataclasses``, made where something asks for them."""

    def __get__(self, value: object, kind: Any) -> Any:
        import dataclasses  # noqa: PLC0415 - few runs need it, and it takes longer to import than all of this

        twin = dataclasses.make_dataclass(
            kind.__name__, [(name, kind.__annotations__[name]) for name in kind.__slots__]
        )
        fields = vars(twin)["__dataclass_fields__"]
        kind.__dataclass_fields__ = fields
        return fields


def _made(plain: Any, *, kw_only: bool) -> Any:
    names = tuple(plain.__annotations__)
    members = {**plain.__dict__}
    defaults = {name: members.pop(name) for name in names if name in members}
    del members["__dict__"], members["__weakref__"]
    held = attrgetter(*names) if names else lambda _: ()
    puts: dict[str, Any] = {}

    def __eq__(self: Any, other: object) -> bool:  # noqa: N807 - becomes a method of the class
        if self is other:
            return True
        return bool(held(self) == held(other)) if other.__class__ is made else NotImplemented

    def __hash__(self: Any) -> int:  # noqa: N807 - becomes a method of the class
        return hash(held(self))

    members |= {
        "__slots__": names,
        "__match_args__": () if kw_only else names,
        # As those of a named tuple, for whoever reads fields by their declaration.
        "_fields": names,
        "_field_defaults": defaults,
        "__init__": _initializer(names, defaults, puts, kw_only=kw_only, then="__post_init__" in members),
        "__eq__": members.get("__eq__", __eq__),
        "__hash__": members.get("__hash__") or __hash__,
        "__repr__": members.get("__repr__", _shown),
        "__setattr__": _refuse,
        "__delattr__": _refuse,
        "__reduce__": _reduced,
        "__dataclass_fields__": _Fields(),
    }
    made: Any = type(plain)(plain.__name__, plain.__bases__, members)
    made.__qualname__ = plain.__qualname__
    puts.update(
        (f"put_{blank}", vars(made)[name].__set__) for blank, name in zip(_blanks(len(names)), names, strict=True)
    )
    return made


def _initializer(
    names: tuple[str, ...], defaults: dict[str, Any], puts: dict[str, Any], *, kw_only: bool, then: bool
) -> Any:
    """Return the method that takes the fields; only as code of its own is it as fast as one written by hand.

    ``puts`` will hold what puts each field in its place, which takes less time than doing so by its name.
    """
    code = _code(len(names), kw_only=kw_only, then=then).replace(co_varnames=("self", *names))
    made = FunctionType(code, puts, "__init__")
    if kw_only:
        made.__kwdefaults__ = defaults
    else:
        made.__defaults__ = tuple(defaults[name] for name in names[len(names) - len(defaults) :])
    return made


@cache
def _code(fields: int, *, kw_only: bool, then: bool) -> CodeType:
    """Compile the method for so many fields, all without names: one a class would take a twentieth of a run."""
    blanks = _blanks(fields)
    head = ", ".join(["self", *["*"] * bool(kw_only and fields), *blanks])
    body = [f"put_{blank}(self, {blank})" for blank in blanks] + ["self.__post_init__()"] * then
    scope: dict[str, Any] = {}
    exec(f"def __init__({head}):\n " + "\n ".join(body or ["pass"]), scope)  # noqa: S102 - nobody else's text
    found: CodeType = scope["__init__"].__code__
    return found


def _blanks(fields: int) -> list[str]:
    return [f"field_{place}" for place in range(fields)]


def _shown(self: Any) -> str:
    said = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__slots__)
    return f"{type(self).__qualname__}({said})"


def _refuse(self: object, name: str, *_: object) -> None:
    raise AttributeError(f"{type(self).__qualname__}.{name} is frozen")


def _reduced(self: Any) -> tuple[object, ...]:
    return _restored, (type(self), {name: getattr(self, name) for name in self.__slots__})


def _restored(kind: type[Any], held: dict[str, Any]) -> Any:
    value = object.__new__(kind)
    for name, item in held.items():
        object.__setattr__(value, name, item)
    return value
