"""Answers that several commands ask the user for, each refused with what would be right."""

import datetime
from collections.abc import Sequence

from checker.cli.exits import NOTHING, stop


def day(option: str, text: str) -> datetime.date:
    """Read a day given to an option; stop with exit code 2 if it is none."""
    from checker.values import parse_date

    try:
        return parse_date(text)
    except ValueError as error:
        stop(f"{option} {text}: {error}.")


def one_of(option: str, value: str, allowed: Sequence[str]) -> None:
    """Stop with exit code 2 unless ``value`` is one of those allowed."""
    if value not in allowed:
        stop(f"{option} {value}: choose one of {', '.join(allowed)}.")


def chapter_named(name: str) -> str:
    """Return the id of a chapter written in full (pa/633a) or by number (633a); stop with exit code 3 if unknown."""
    from checker.law import chapter_ids

    known = chapter_ids()
    wanted = name.strip().lower()
    found = next((item for item in known if wanted in {item, item.partition("/")[2]}), None)
    if found is None:
        stop(f"there is no chapter {name}. Known: {', '.join(known)}.", NOTHING)
    return found


def latest_day(chapter_id: str) -> datetime.date:
    """Return the last day of law of a chapter: the day through which its text is known."""
    from checker.law import load_chapter

    chapter = load_chapter(chapter_id)
    dates = [item.effective for item in chapter.rulemakings if item.effective]
    return max([*dates, *([chapter.known_through] if chapter.known_through else [])], default=datetime.date.max)
