"""The dates of a chapter's items: each from a rulemaking, versions in order, no gap and no overlap between them."""

import datetime
import itertools
from collections import defaultdict
from collections.abc import Iterator

from checker.law import Chapter
from checker.law.dated import Raw
from checker.source import Mapping, Problem, Sequence
from checker.source.tree import Node
from checker.upkeep.chapter_files import ChapterFiles
from checker.values import parse_date

_ALONE = {"provisions": "provision", "elections": "at", "wagers": "wager"}
"""What of an item may stand once a day."""
Steps = tuple[str | int, ...]


def date_problems(files: ChapterFiles, chapter: Chapter) -> Iterator[Problem]:
    """Return dates without a rulemaking of that day, values dated without a source, versions out of order."""
    known = {(item.effective.isoformat(), item.source) for item in chapter.rulemakings if item.effective}
    days = {day for day, _ in known}
    for section, name, index, node in files.items():
        for steps, part, inherited in _dated(node, (name, index), {}):
            whole = {**inherited, **part}
            begins, source = whole.get("from"), whole.get("source")
            if not {"from", "source"} & set(part):
                pass
            elif begins and not source:
                message = f"A value is in force from {begins} and names no rulemaking."
                yield files.problem(section, (*steps, "from"), message, f"Add source: {_of(begins, chapter)}.")
            elif begins and (begins, source) not in known:
                message = f"{source} did not take effect on {begins}."
                yield files.problem(section, (*steps, "from"), message, f"Known: {_listed(chapter)}.")
            elif not begins:
                message = f"{source} is named without the day from which it counts."
                yield files.problem(section, (*steps, "source"), message, "Add from: and the day.")
            if part.get("until") and part["until"] not in days:
                message = f"No rulemaking took effect on {part['until']}."
                yield files.problem(section, (*steps, "until"), message, f"Known: {_listed(chapter)}.")


def version_problems(files: ChapterFiles, chapter: Chapter) -> Iterator[Problem]:
    """Return items that stand twice on one day, and days between two of them on which neither stands."""
    spans: dict[tuple[str, str], list[tuple[datetime.date, datetime.date | None, str, int]]] = defaultdict(list)
    first = chapter.adopted or datetime.date.min
    for section, name, index, node in files.items():
        raw = chapter.items[name][_number(files, section, name, index)]
        for part_at, message in _out_of_order(node):
            yield files.problem(
                section, (name, index, *part_at), message, "Write versions from the oldest to the newest."
            )
        key = raw.get(_ALONE.get(name, ""))
        if key:
            begins, ends = _span(raw, first)
            spans[name, key].append((begins, ends, section, index))
    for (name, key), found in spans.items():
        found.sort(key=lambda span: span[0])
        for (_, until, _, _), (begins, _, section, index) in itertools.pairwise(found):
            if until is None or begins < until:
                message = f"{key} stands twice from {begins}."
                yield files.problem(section, (name, index), message, "End the first with until: and the day.")
            elif begins > until:
                message = f"{key} is in force until {until} and again from {begins}; nothing stands between."
                yield files.problem(
                    section, (name, index), message, "Say what was in force in between, or close the gap."
                )


def _number(files: ChapterFiles, section: str, name: str, index: int) -> int:
    """Return the place of a section's item in the chapter's whole list."""
    before = 0
    for other in files.sections():
        if other == section:
            return before + index
        entry = files.documents[other].root.get(name)
        before += len(entry.value.items) if entry and isinstance(entry.value, Sequence) else 0
    return before + index


def _span(raw: Raw, first: datetime.date) -> tuple[datetime.date, datetime.date | None]:
    versions = raw.get("versions") or [raw]
    begins = versions[0].get("from") or raw.get("from")
    ends = versions[-1].get("until") or raw.get("until")
    return parse_date(begins) if begins else first, parse_date(ends) if ends else None


def _out_of_order(node: Node) -> Iterator[tuple[Steps, str]]:
    for steps, part in _mappings(node, ()):
        entry = part.get("versions")
        if entry is None or not isinstance(entry.value, Sequence):
            continue
        starts = [_text(item, "from") for item in entry.value.items]
        for index, (one, two) in enumerate(itertools.pairwise(starts)):
            if two <= one:
                yield (*steps, "versions", index + 1), f"The version from {two or 'the first day'} is not after {one}."


def _dated(node: Node, steps: Steps, inherited: Raw) -> Iterator[tuple[Steps, Raw, Raw]]:
    """Return every part of an item that can be dated, with what it takes over from the item."""
    if isinstance(node, Sequence):
        for index, item in enumerate(node.items):
            yield from _dated(item, (*steps, index), inherited)
    elif isinstance(node, Mapping):
        own = {name: _text(node, name) for name in ("from", "until", "source") if _text(node, name)}
        if own:
            yield steps, own, inherited
        for entry in node:
            yield from _dated(entry.value, (*steps, entry.key.text), {**inherited, **own})


def _mappings(node: Node, steps: Steps) -> Iterator[tuple[Steps, Mapping]]:
    if isinstance(node, Mapping):
        yield steps, node
        for entry in node:
            yield from _mappings(entry.value, (*steps, entry.key.text))
    elif isinstance(node, Sequence):
        for index, item in enumerate(node.items):
            yield from _mappings(item, (*steps, index))


def _text(node: Node, name: str) -> str:
    entry = node.get(name) if isinstance(node, Mapping) else None
    return getattr(entry.value, "text", "") if entry else ""


def _of(day: str, chapter: Chapter) -> str:
    return next(
        (item.source for item in chapter.rulemakings if item.effective and item.effective.isoformat() == day),
        "the rulemaking, which chapter.yaml names too",
    )


def _listed(chapter: Chapter) -> str:
    return "; ".join(f"{item.source} on {item.effective}" for item in chapter.rulemakings if item.effective)
