"""Edits of a filing's text that leave everything else as it stands: comments, order, quotes, indentation, line ends.

An edit is made at the places where the parser found each value. Afterwards the text is read again, and the edit is
refused unless the tree is exactly the one intended and no comment is lost.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher

from checker.source import SourceError, read_text
from checker.source import tree as trees
from checker.submission.layout_of_text import Layout, Path, Place, Value, comments, layout_of
from checker.submission.plain_tree import NOTHING, emptied, get, plain_of, plain_value, said, same, with_value, without
from checker.submission.written import EditError, written, written_name
from checker.values import parse_yes_no

__all__ = ["EditError", "Path", "Value", "add_item", "remove", "set_value", "switch_off", "switch_on"]


def set_value(text: str, path: Path, value: Value) -> str:
    """Return the text with ``value`` at ``path``; groups above that are not there yet are begun.

    A list that stands there keeps the items that stay. An empty text leaves the entry without an answer. Raises
    :class:`EditError`.
    """
    if isinstance(value, Sequence) and not isinstance(value, str):
        there = _node(text, path)
        if isinstance(there, trees.Sequence) and all(isinstance(item, trees.Scalar) for item in there.items):
            return _set_list(text, path, there, list(value))
    intended = with_value(plain_of(text), path, plain_value(value))
    return _verified(text, _set(text, path, value), intended)


def add_item(text: str, path: Path, value: Value) -> str:
    """Return the text with ``value`` as one more item of the list at ``path``, begun if it is not there yet."""
    there = _node(text, path)
    if not isinstance(there, trees.Sequence):
        if there is not None and not trees.is_blank(there):
            raise EditError(f"{said(path)} is not a list.")
        return set_value(text, path, [value])
    return _insert_item(text, path, len(there.items), value)


def remove(text: str, path: Path) -> str:
    """Return the text without the entry or item at ``path``, its lines and the comments in them.

    A group that is left with nothing is left empty. Raises :class:`EditError`.
    """
    intended = without(plain_of(text), path)
    place = _found(text, path)
    if (brackets := _emptied_brackets(text, place)) is not None:
        # Empty brackets would be an answer that cannot be read; left empty the entry is not stated.
        head = text[: brackets.start]
        return _verified(text, (head if brackets.in_flow else head.rstrip(" ")) + text[brackets.end :], intended)
    start, end = _extent(layout_of(text), place)
    lost = [] if place.in_flow else comments(text, start, end)
    return _verified(text, text[:start] + text[end:], intended, lost)


def switch_off(text: str, path: Path) -> str:
    """Return the text with the lines of the entry at ``path`` made comments, by a # and a space before each.

    An entry inside braces has no lines of its own and is removed. Raises :class:`EditError`.
    """
    layout = layout_of(text)
    place = _found(text, path)
    if place.in_flow:
        return remove(text, path)
    start, end = _extent(layout, place)
    lines = re.split(r"(?<=\n)|(?<=\r)(?!\n)", text[start:end])
    changed = "".join(f"# {line}" if line.strip() else line for line in lines)
    lost = comments(text, start, end)  # they stand on, as comments in a comment
    return _verified(text, text[:start] + changed + text[end:], without(plain_of(text), path), lost)


def switch_on(text: str, path: Path) -> str | None:
    """Return the text in which commented-out lines that hold the entry at ``path`` are lines again, or None.

    Only what was switched off this way counts: ``# `` before the entry's own indentation.
    """
    layout = layout_of(text)
    above = layout.places.get(path[:-1])
    if above is None or path in layout.places:
        return None
    before = plain_of(text)
    lines = re.split(r"(?<=\n)|(?<=\r)(?!\n)", text)
    head = re.compile(rf"# ( +){re.escape(str(path[-1]))}:(?: |\r|\n|$)")
    for index, line in enumerate(lines):
        found = head.match(line)
        if not found:
            continue
        depth = len(found[1])
        end = index + 1
        while end < len(lines) and (more := re.match(r"# ( +)\S", lines[end])) and len(more[1]) > depth:
            end += 1
        changed = "".join([*lines[:index], *(part[2:] for part in lines[index:end]), *lines[end:]])
        if _adds_only(changed, before, path):
            return changed
    return None


def _adds_only(changed: str, before: object, path: Path) -> bool:
    """Whether a text reads as what stood before and the one entry at ``path``."""
    try:
        after = plain_of(changed)
        added = get(after, path)
        return added is not NOTHING and same(without(after, path), before)
    except EditError:
        return False


def _verified(before: str, after: str, intended: object, lost: Sequence[str] = ()) -> str:
    """Return the text ``after`` if it reads as intended and loses no comment but ``lost``."""
    read = plain_of(after)
    if not same(emptied(read), emptied(intended)):
        raise EditError("The text is laid out in a way that cannot be edited here. Change it in an editor.")
    gone = Counter(comments(before)) - Counter(comments(after)) - Counter(lost)
    if gone:
        raise EditError(f"A comment would be lost: {next(iter(gone))}. Change it in an editor.")
    return after


def _node(text: str, path: Path) -> trees.Node | None:
    try:
        return trees.find(read_text(text, "").root, path)[1]
    except SourceError:
        plain_of(text)
        raise


def _found(text: str, path: Path) -> Place:
    place = layout_of(text).places.get(path)
    if place is None or not path:
        raise EditError(f"{said(path)} is not there.")
    return place


def _set_list(text: str, path: Path, there: trees.Sequence, items: list[Value]) -> str:
    """Take away, put in and change items, from the last to the first, so that those that stay keep their lines."""
    if not items:
        for index in reversed(range(len(there.items))):
            text = remove(text, (*path, index))
        return text
    old = [item.text if isinstance(item, trees.Scalar) else "" for item in there.items]
    new = [item if isinstance(item, str) else "" for item in items]
    # What comes in goes in before anything goes out, so that the list is never empty between.
    for kind, i, k, j, m in reversed(SequenceMatcher(None, old, new, autojunk=False).get_opcodes()):
        if kind == "equal":
            continue
        paired = min(k - i, m - j)
        for item in reversed(items[j + paired : m]):
            text = _insert_item(text, path, k, item)
        for offset in range(paired):
            text = set_value(text, (*path, i + offset), items[j + offset])
        for index in reversed(range(i + paired, k)):
            text = remove(text, (*path, index))
    return text


def _set(text: str, path: Path, value: Value) -> str:
    layout = layout_of(text)
    known = path
    while known and known not in layout.places:
        known = known[:-1]
    # What is not there yet is put into the nearest group that is, inside groups of its own.
    for step in reversed(path[len(known) :][1:] if layout.places[known].kind == "mapping" else path[len(known) :]):
        value = {str(step): value}
    place = layout.places[known]
    if known == path or place.kind != "mapping":
        if known != path and not _gives_way(text[place.start : place.end]):
            raise EditError(f"{said(known)} has an answer of its own, so nothing can stand below it.")
        return _replace(text, layout, place, value)
    return _insert_entry(text, layout, place, str(path[len(known)]), value)


def _gives_way(answer: str) -> bool:
    """Whether a group may take the place of an answer: of none, and of a wager's bare yes."""
    try:
        return not answer.strip() or parse_yes_no(answer.strip())
    except ValueError:
        return False


def _replace(text: str, layout: Layout, place: Place, value: Value) -> str:
    """Put a value in another's place."""
    if place.kind in {"mapping", "sequence"} and not place.flow:
        raise EditError("A group of entries stands there. Switch it off, or change it in an editor.")
    shown = _one_line(value, place, layout)
    if shown is not None:
        return _spaced(text, place, shown)
    cleared = _spaced(text, place, "")
    lines = _block(value, layout.indent_below(place), layout)
    return _below(cleared, layout, len(text[: place.start].rstrip(" ")), lines)


def _one_line(value: Value, place: Place, layout: Layout) -> str | None:
    """Return how a value stands in its line; None for one that needs lines of its own."""
    if isinstance(value, str):
        return written(value, place.quote, flow=place.in_flow) if value else ""
    if place.in_flow or place.flow or (not isinstance(value, Mapping) and layout.lists_in_brackets(value)):
        return _flow(value)
    return None


def _spaced(text: str, place: Place, shown: str) -> str:
    start, end = place.start, place.end
    if place.kind == "block":
        # A text of several lines below a | becomes one in its line; what follows the | there stays.
        return text[:start] + shown + text[place.head_end : place.body] + text[end:]
    if not shown:
        lead = text[:start] if place.in_flow or start == end else text[:start].rstrip(" ")
        return lead + text[end:]
    gap = " " if start == end and text[start - 1 : start] != " " else ""
    after = " " if start == end and text[end : end + 1] == "#" else ""
    return f"{text[:start]}{gap}{shown}{after}{text[end:]}"


def _insert_entry(text: str, layout: Layout, place: Place, name: str, value: Value) -> str:
    key = written_name(name, flow=place.flow)
    if place.flow:
        inner = _flow(value)
        entry = f"{key}: {inner}" if inner else f"{key}:"
        last = place.children[-1] if place.children else None
        if last is None:
            return f"{text[: place.start + 1]}{entry}{text[place.start + 1 :]}"
        end = last.end
        return f"{text[:end]}, {entry}{text[end:]}"
    lines = _entry_lines(key, value, " " * place.column, layout)
    return _below(text, layout, layout.last_index(place), lines)


def _insert_item(text: str, path: Path, index: int, value: Value) -> str:
    layout = layout_of(text)
    place = _found(text, path)
    plain = plain_of(text)
    items = get(plain, path)
    assert isinstance(items, list)  # noqa: S101 - the caller has asked
    intended = with_value(plain, path, [*items[:index], plain_value(value), *items[index:]])
    if place.flow:
        inner = _flow(value)
        if not place.children:
            changed = f"{text[: place.start + 1]}{inner}{text[place.start + 1 :]}"
        elif index < len(place.children):
            at = place.children[index].start
            changed = f"{text[:at]}{inner}, {text[at:]}"
        else:
            at = place.children[-1].end
            changed = f"{text[:at]}, {inner}{text[at:]}"
        return _verified(text, changed, intended)
    lines = _item_lines(value, " " * place.column, layout)
    if index:
        changed = _below(text, layout, layout.last_index(place.children[index - 1]), lines)
    else:
        start, _ = _extent(layout, place.children[0])
        changed = text[:start] + "".join(f"{line}{layout.eol}" for line in lines) + text[start:]
    return _verified(text, changed, intended)


def _below(text: str, layout: Layout, index: int, lines: list[str]) -> str:
    """Put lines below the one that holds the character at ``index``; a missing last line end stays missing."""
    end = _line_end(text, index)
    return text[:end] + "".join(f"{layout.eol}{line}" for line in lines) + text[end:]


def _line_end(text: str, index: int) -> int:
    found = re.compile(r"[\r\n]").search(text, index)
    return found.start() if found else len(text)


def _extent(layout: Layout, place: Place) -> tuple[int, int]:
    """Return from where to where an entry or item goes: its lines, or within braces its share of the commas."""
    text = layout.text
    if place.in_flow:
        assert place.above is not None  # noqa: S101 - what stands in braces has something above it
        siblings = place.above.children
        index = next(number for number, one in enumerate(siblings) if one is place)
        end = place.end
        if index + 1 < len(siblings):
            return place.key_start, siblings[index + 1].key_start
        return (siblings[index - 1].end if index else place.key_start), end
    start = max(text.rfind("\n", 0, place.key_start), text.rfind("\r", 0, place.key_start)) + 1
    end = _line_end(text, layout.last_index(place))
    if end < len(text):
        return start, end + (2 if text.startswith("\r\n", end) else 1)
    # The last line goes with the line end before it, so that a missing last line end stays missing.
    return max(0, start - (2 if text[:start].endswith("\r\n") else 1)), end


def _emptied_brackets(text: str, place: Place) -> Place | None:
    """Return the braces or brackets that have nothing but ``place``, where their entry or item may be left empty."""
    group = place.above
    if not place.in_flow or group is None or group.above is None or len(group.children) > 1:
        return None
    within_brackets = group.in_flow and group.above.kind == "sequence"
    return None if within_brackets or comments(text, group.start, group.end) else group


def _flow(value: Value) -> str:
    if isinstance(value, str):
        return written(value, flow=True) if value else ""
    if isinstance(value, Mapping):
        return (
            "{" + ", ".join(f"{written_name(name, flow=True)}: {_flow(inner)}" for name, inner in value.items()) + "}"
        )
    return "[" + ", ".join(_flow(item) for item in value) + "]"


def _block(value: Value, indent: str, layout: Layout) -> list[str]:
    """Return the lines of a group or list."""
    assert not isinstance(value, str)  # noqa: S101 - a text stands in one line
    if isinstance(value, Mapping):
        return [
            line for name, inner in value.items() for line in _entry_lines(written_name(name), inner, indent, layout)
        ]
    return [line for item in value for line in _item_lines(item, indent, layout)]


def _entry_lines(key: str, value: Value, indent: str, layout: Layout) -> list[str]:
    if isinstance(value, str):
        return [f"{indent}{key}: {written(value)}" if value else f"{indent}{key}:"]
    if not isinstance(value, Mapping) and layout.lists_in_brackets(value):
        return [f"{indent}{key}: {_flow(value)}"]
    return [f"{indent}{key}:", *_block(value, f"{indent}{layout.step}", layout)]


def _item_lines(value: Value, indent: str, layout: Layout) -> list[str]:
    if isinstance(value, str):
        return [f"{indent}- {written(value)}"]
    first, *rest = _block(value, f"{indent}  ", layout)
    return [f"{indent}- {first.strip()}", *rest]
