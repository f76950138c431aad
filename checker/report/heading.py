"""How a report or a list begins: the chapter's name, the day of its law, and the version of its encoding."""

import datetime

from checker.law import Ruleset
from checker.law.chapter import Chapter

UNDATED = "no date of force is printed"


def heading(ruleset: Ruleset) -> str:
    """Name the chapter and the day as of which it is listed; of a text without a date of force, say that."""
    chapter = ruleset.chapter
    return f"{chapter.title}, {chapter.citation}, {in_force(chapter, day_form(ruleset))}, ruleset {chapter.version}"


def in_force(chapter: Chapter, day: str | None, basis: str = "") -> str:
    """Say as of which day a chapter's law is meant; of a text without a date of force, that it is only applied then.

    ``basis`` says where the day comes from.
    """
    said = " ".join(filter(None, (day, basis and f"({basis})")))
    if chapter.adopted:
        return f"as in force on {said}"
    return f"applied as of {said}; {UNDATED}" if said else UNDATED


def day_form(ruleset: Ruleset) -> str | None:
    """Return the day for a public form; None where the text prints no date and none was asked for."""
    return None if ruleset.as_of == datetime.date.max else ruleset.as_of.isoformat()
