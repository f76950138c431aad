"""Wagers that a filing lists by their names, as the law writes them, under the short names that this program uses."""

from checker.frozen import replace
from checker.law import Ruleset
from checker.source import Document
from checker.source.tree import Mapping
from checker.submission.answer import normal


def with_slugs(document: Document, ruleset: Ruleset) -> Document:
    """Return the document with each wager of the day under its short name, where it stands under its full one."""
    entry = document.root.get("wagers")
    if entry is None or not isinstance(entry.value, Mapping):
        return document
    named = {normal(name): wager.slug for wager in ruleset.wagers.values() for name in (wager.name, wager.short)}
    taken = {item.key.text for item in entry.value}
    changed = []
    for item in entry.value:
        slug = named.get(normal(item.key.text), "")
        known = item.key.text in ruleset.wagers or not slug or slug in taken
        changed.append(item if known else replace(item, key=replace(item.key, text=slug)))
    wagers = replace(entry, value=replace(entry.value, entries=tuple(changed)))
    entries = tuple(wagers if item is entry else item for item in document.root.entries)
    return replace(document, root=replace(document.root, entries=entries))
