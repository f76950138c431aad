"""JSON Schemas derived from types: what a class of declared fields, a typed dictionary or an annotation admits.

A text in ``Annotated`` is the description, an ``Also`` adds words of JSON Schema, and a ``Shape`` of
:mod:`checker.law.shapes` is a named definition. A class is a definition under its own name; its docstring says what it
is. Unknown keys are refused everywhere.
"""

import re
import types
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints

from checker.law.shapes import Also, Shape

Schema = dict[str, Any]

_PLAIN: Mapping[Any, str] = {
    str: "string",
    int: "integer",
    float: "number",
    bool: "boolean",
    types.NoneType: "null",
}


class Schemas:
    """Derives schemas and gathers the definitions that they refer to.

    ``filled`` refuses empty texts, lists of values and mappings: in a file that a person writes they say nothing.
    """

    def __init__(self, *, filled: bool) -> None:
        self.definitions: dict[str, Schema] = {}
        self._filled = filled

    def of(self, told: Any) -> Schema:
        """Return the schema of what an annotation admits. Raises TypeError for one that has none."""
        origin, parts = get_origin(told), get_args(told)
        if told is Any:
            return {}
        if told in _PLAIN:
            return {"type": _PLAIN[told], **({"minLength": 1} if self._filled and told is str else {})}
        if origin is Annotated:
            return self._annotated(parts[0], parts[1:])
        if origin in {NotRequired, Required}:
            return self.of(parts[0])
        if origin is Literal:
            return {"enum": list(parts)}
        if origin in {Union, types.UnionType}:
            return self._one_of([self.of(part) for part in parts])
        if origin in {list, tuple, Sequence}:
            items = self.of(parts[0])
            plain = self._filled and not self._is_class(parts[0])
            return {"type": "array", "items": items, **({"minItems": 1} if plain else {})}
        if origin in {dict, Mapping}:
            return self._mapping(*parts)
        if self._is_class(told):
            return {"$ref": f"#/$defs/{self._defined(told)}"}
        raise TypeError(f"no schema for {told}")

    def object_of(self, kind: Any) -> Schema:
        """Return the schema of a class of declared fields or a typed dictionary, as an object and no reference."""
        hints = get_type_hints(kind, include_extras=True)
        made = hasattr(kind, "_fields")
        required = set(hints) - set(kind._field_defaults) if made else kind.__required_keys__
        return {
            "type": "object",
            "description": " ".join((kind.__doc__ or "").split()),
            "properties": {_key(name): self._property(told, given=made) for name, told in hints.items()},
            **({"required": [_key(name) for name in hints if name in required]} if required else {}),
            "additionalProperties": False,
        }

    def _property(self, told: Any, *, given: bool) -> Schema:
        found = self.of(told)
        if given and "anyOf" in found:
            # A field without a value is one whose key is left out.
            own = [part for part in found.pop("anyOf") if part != {"type": "null"}]
            found = {**own[0], **found} if len(own) == 1 else {"anyOf": own, **found}
        return found

    def _annotated(self, told: Any, notes: tuple[Any, ...]) -> Schema:
        shape = next((note for note in notes if isinstance(note, Shape)), None)
        found = self._shaped(shape) if shape else self.of(told)
        for note in notes:
            if isinstance(note, str):
                found["description"] = note
            elif isinstance(note, Also):
                found |= note.words
        if {"enum", "pattern"} & set(found):
            found.pop("minLength", None)
        return {word: value for word, value in found.items() if word not in {"minItems", "minProperties"} or value}

    def _shaped(self, shape: Shape) -> Schema:
        if shape.words:
            self.definitions.setdefault(shape.name, dict(shape.words))
        return {"$ref": f"#/$defs/{shape.name}"}

    def _one_of(self, parts: list[Schema]) -> Schema:
        plain = [part["type"] for part in parts if set(part) <= {"type", "minLength"}]
        if len(plain) == len(parts):
            return {"type": plain, **({"minLength": 1} if self._filled and "string" in plain else {})}
        if all(set(part) == {"enum"} or part == {"type": "null"} for part in parts):
            return {"enum": [value for part in parts for value in part.get("enum", [None])]}
        return {"anyOf": parts}

    def _mapping(self, key: Any, value: Any) -> Schema:
        names = {} if key is str else {"propertyNames": self.of(key)}
        least = {"minProperties": 1} if self._filled else {}
        return {"type": "object", **names, "additionalProperties": self.of(value), **least}

    @staticmethod
    def _is_class(told: Any) -> bool:
        return isinstance(told, type) and told is not Any and told not in _PLAIN

    def _defined(self, kind: type) -> str:
        name = name_of(kind)
        if name not in self.definitions:
            # Named before it is made, for a class that refers to itself.
            self.definitions[name] = {}
            self.definitions[name] = self.object_of(kind)
        return name


def name_of(kind: type) -> str:
    """Return the name of a class among the definitions: ``guide_table`` for GuideTable, ``wager`` for WagerItem."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", kind.__name__.removesuffix("Item")).lower()


def described(kind: Any) -> Iterator[tuple[str, str]]:
    """Return the keys of a class of declared fields with what each means."""
    for name, told in get_type_hints(kind, include_extras=True).items():
        yield _key(name), next((note for note in get_args(told) if isinstance(note, str)), "")


def _key(name: str) -> str:
    """Return the key of a field: ``from_`` stands for ``from``, which Python keeps for itself."""
    return name.removesuffix("_")
