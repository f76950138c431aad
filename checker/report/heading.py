"""How a list of a chapter begins: its name, the day of its law, and the version of its encoding."""

import datetime

from checker.law import Ruleset


def heading(ruleset: Ruleset) -> str:
    """Name the chapter and the day as of which it is listed; of a text without a date of force, say that."""
    chapter = ruleset.chapter
    day = day_form(ruleset) if chapter.adopted else "any day (no date of force is printed)"
    return f"{chapter.title}, {chapter.citation}, as in force on {day}, ruleset {chapter.version}"


def day_form(ruleset: Ruleset) -> str | None:
    """Give the day for a public form; None where the text prints no date and none was asked for."""
    return None if ruleset.as_of == datetime.date.max else ruleset.as_of.isoformat()
