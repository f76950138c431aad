"""The chapters as in force on each of their dates, for tests that sweep through everything they say."""

import datetime
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from chapter_files import complete_chapters

from checker.law import Ruleset, compile_ruleset, load_chapter

CHAPTERS = complete_chapters()


@cache
def rulesets(chapter_id: str) -> tuple[Ruleset, ...]:
    """Give the chapter on every date of law under each reading; where no date is printed, on one day."""
    days = [item.effective for item in load_chapter(chapter_id).rulemakings if item.effective]
    found: list[Ruleset] = []
    for day in days or [datetime.date(2020, 1, 1)]:
        found.extend(compile_ruleset(chapter_id, day, reading) for reading in (None, "literal", "evident"))
    return tuple(found)


def nothing(found: Iterable[str]) -> None:
    told = sorted(set(found))
    assert not told, "\n" + "\n".join(told)


def lines_of(ruleset: Ruleset) -> Iterator[Mapping[str, Any]]:
    """Give the lines of guide and sign in force; those of a wager only while it exists."""
    guide = dict(ruleset.chapter.guide)
    notes = guide.pop("wagers", {})
    stack: list[Any] = [guide, *(lines for slug, lines in notes.items() if slug in ruleset.wagers)]
    while stack:
        node = stack.pop()
        if isinstance(node, Mapping) and "says" in node:
            resolved = ruleset.moment.resolve(node)
            if resolved:
                yield resolved[0]
        elif isinstance(node, Mapping):
            stack.extend(node.values())
        elif isinstance(node, list):
            stack.extend(node)
