"""A filing with one answer put in another's place, for questions of the form “what if”."""

from checker.frozen import replace
from checker.source import Document, Entry, Mapping, Node, Position, Scalar, Sequence


def with_answer(document: Document, path: str, text: str | None, *, listed: bool = False) -> Document:
    """Return the document with ``text`` at ``path``, or with nothing there for None. The original is left as it is.

    With ``listed`` the text stands there as a list, its items parted by commas.
    """
    return replace(document, root=_edit(document.root, path.split("."), text, listed=listed))


def _edit(mapping: Mapping, steps: list[str], text: str | None, *, listed: bool) -> Mapping:
    first, rest = steps[0], steps[1:]
    found = mapping.get(first)
    others = tuple(entry for entry in mapping.entries if entry is not found)
    if not rest and text is None:
        return replace(mapping, entries=others)
    position = found.value.position if found else mapping.position
    key = found.key if found else Scalar(text=first, position=mapping.position)
    value: Node
    if rest:
        below = found.value if found and isinstance(found.value, Mapping) else Mapping(entries=(), position=position)
        value = _edit(below, rest, text, listed=listed)
    else:
        value = Scalar(text=text or "", position=_place(position))
        if listed:
            items = tuple(Scalar(text=part, position=value.position) for part in value.text.split(", "))
            value = Sequence(items=items, position=value.position)
    entries = (
        tuple(replace(entry, value=value) if entry is found else entry for entry in mapping.entries)
        if found
        else (*others, Entry(key=key, value=value))
    )
    return replace(mapping, entries=entries)


def _place(position: Position) -> Position:
    return Position(line=position.line, column=position.column)
