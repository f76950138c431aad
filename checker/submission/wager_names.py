"""Wagers that a filing lists by their names, as the law writes them, under the short names that this program uses."""

from checker.frozen import replace
from checker.law import Ruleset
from checker.law.ruleset import once_of
from checker.source import Document
from checker.source.tree import Mapping
from checker.submission.answer import normal


def with_slugs(document: Document, ruleset: Ruleset) -> Document:
    """Return the document with each wager of the day under its short name, where it stands under its full one."""
    entry = document.root.get("wagers")
    if entry is None or not isinstance(entry.value, Mapping):
        return document
    named = _named(ruleset)
    taken = {item.key.text for item in entry.value}
    changed = {}
    for item in entry.value:
        slug = "" if item.key.text in ruleset.wagers else named.get(normal(item.key.text), "")
        if slug and slug not in taken:
            changed[id(item)] = replace(item, key=replace(item.key, text=slug))
    if not changed:
        # It stays the same document, of which nothing need be read again.
        return document
    listed = tuple(changed.get(id(item), item) for item in entry.value)
    wagers = replace(entry, value=replace(entry.value, entries=listed))
    entries = tuple(wagers if item is entry else item for item in document.root.entries)
    return replace(document, root=replace(document.root, entries=entries))


@once_of("wagers")
def _named(ruleset: Ruleset) -> dict[str, str]:
    """Return the short name of each wager by its names in the law."""
    return {normal(name): wager.slug for wager in ruleset.wagers.values() for name in (wager.name, wager.short)}
