"""The JSON Schema of each type of answer, as an editor sees the file: ``6`` is a number there, ``$5`` a text."""

from typing import Any

from checker.submission.answer import LONGEST, MOST_ITEMS

Schema = dict[str, Any]

_COUNT = "^(0|[1-9][0-9]*)$"
_DOLLARS = r"^\$? ?([0-9]{1,3}(,[0-9]{3})+|[0-9]+)(\.[0-9]{2})?$"
_PERCENT = r"[0-9]{1,3}(\.[0-9]+)? ?(%|percent)"
_HOURS = (
    r"^(?=.*[1-9])([0-9]{1,4}(\.[0-9]{1,2})? ?(hours|hour|hrs|hr|h))?"
    r"( ?(and )?[0-9]{1,5}(\.[0-9])? ?(minutes|minute|mins|min))?$"
)
_WORDS = {"yes": True, "true": True, "no": False, "false": False}


def scalar(*types: str, **more: Any) -> Schema:
    """Return the schema of a single value of the types, or of none: an entry left empty counts as not stated."""
    return {"type": [*types, "null"], "maxLength": LONGEST, **more}


def any_text() -> Schema:
    """Return the schema of free text, which an editor may take for a number or for true and false."""
    return scalar("string", "number", "boolean")


def form(kind: str, values: list[str]) -> Schema:
    """Return the schema of one type of election; ``values`` are its choices on any day, if it has choices."""
    if values and kind == "choice":
        return {**any_text(), "enum": [*_as_seen(values), None]}
    if values and kind == "choices":
        return _list({"type": ["string", "number", "boolean"], "enum": _as_seen(values)})
    # A copy, because the caller adds to it.
    return {**_FORMS.get(kind, any_text())}


def _as_seen(values: list[str]) -> list[Any]:
    """Return the choices with what an editor takes them for: 1 for “1”, true for “yes” in older YAML."""
    seen: list[Any] = []
    for value in values:
        seen.append(value)
        if value.isdigit():
            seen.append(int(value))
        if value in _WORDS:
            seen.append(_WORDS[value])
    return seen


def _list(item: Schema) -> Schema:
    # A list may be written as one text: 8 and 8.
    types = ["array", "string", "number", "boolean", "null"]
    return {"type": types, "items": item, "maxItems": MOST_ITEMS, "maxLength": LONGEST}


def _payouts() -> Schema:
    text = any_text()
    cell = {"type": ["string", "object", "null"], "maxLength": LONGEST, "properties": {"pays": text, "envy": text}}
    return {
        "type": ["object", "null"],
        "additionalProperties": {**cell, "additionalProperties": False},
        "maxProperties": MOST_ITEMS,
    }


_FORMS: dict[str, Schema] = {
    "yes_no": scalar("string", "boolean", enum=["yes", "no", True, False, None]),
    "count": scalar("integer", "string", minimum=0, pattern=_COUNT),
    "count_from_one": scalar("integer", "string", minimum=1, pattern="^[1-9][0-9]*$"),
    "dollars": scalar("string", "number", minimum=0, pattern=_DOLLARS),
    "percent": scalar("string", pattern=f"^([Nn][Oo]([Nn][Ee])?|{_PERCENT})$"),
    "portion": scalar("string", pattern=f"^([Aa][Ll][Ll]|{_PERCENT})$"),
    "hours": scalar("string", pattern=_HOURS),
    "date": scalar("string", pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$"),
    "counts": _list({"type": ["integer", "string"], "minimum": 0, "pattern": _COUNT}),
    # One text after the colon is a list of one.
    "texts": {
        "type": ["array", "string", "number", "boolean", "null"],
        "items": {"type": ["string", "number", "boolean"], "maxLength": LONGEST},
        "maxItems": MOST_ITEMS,
        "maxLength": LONGEST,
    },
    "choices": _list({"type": ["string", "number", "boolean"], "maxLength": LONGEST}),
    "payouts": _payouts(),
}


def group(description: str) -> Schema:
    """Return the schema of a group of entries, still without entries."""
    return {"type": ["object", "null"], "description": description, "properties": {}, "additionalProperties": False}
