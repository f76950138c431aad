"""Compares a chapter with its second transcription, on every date of law and the day before it."""

import datetime
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator

from facts import (
    Facts,
    figure_facts,
    inscription_facts,
    paytable_facts,
    second_figure_facts,
    second_inscription_facts,
    second_paytable_facts,
    second_statement_facts,
    second_wager_facts,
    statement_facts,
    wager_facts,
)
from paytable_conditions import condition_differences
from second_entry import SecondEntry
from submission_hooks import hook_differences

from checker.law import Chapter, NotInForceError, Ruleset
from checker.law.ruleset import compile_chapter

Only = frozenset[str] | None


def readings_on(chapter: Chapter, day: datetime.date) -> tuple[Ruleset, ...]:
    """Give the chapter on the day under the literal and under the evident reading; nothing before its adoption."""
    try:
        literal = compile_chapter(chapter, day, "literal")
        return (literal, compile_chapter(chapter, day, "evident")) if literal.two_readings else (literal,)
    except NotInForceError:
        return ()


def paytable_differences(chapter: Chapter, entry: SecondEntry, only: Only = None) -> list[str]:
    """Give what differs in paytables, conditions included. ``only`` limits it to some provisions."""
    sentences = frozenset((table.provision, table.label) for table in entry.paytables if table.in_a_sentence)
    found = _Found()
    for day in entry.days():
        ours: Facts = Facts()
        # The rows are those of either reading; when a table may be used may depend on the reading.
        for ruleset in readings_on(chapter, day):
            ours = ours or paytable_facts(ruleset, sentences)
            found.add(day, condition_differences(ruleset, entry))
        found.add(day, _differ(ours, second_paytable_facts(entry, day), only))
    return found.told()


def figure_differences(chapter: Chapter, entry: SecondEntry, only: Only = None) -> list[str]:
    """Give what differs in figures, those that rules hold included."""
    return _compare(chapter, entry, figure_facts, second_figure_facts, only)


def wager_differences(chapter: Chapter, entry: SecondEntry, only: Only = None) -> list[str]:
    """Give what differs in the wagers that exist and where the law gives them."""
    return _compare(chapter, entry, lambda *readings: wager_facts(readings[0]), second_wager_facts, only)


def inscription_differences(chapter: Chapter, entry: SecondEntry, only: Only = None) -> list[str]:
    """Give what differs in mandated wording."""
    return _compare(chapter, entry, lambda *readings: inscription_facts(readings[0]), second_inscription_facts, only)


def statement_differences(chapter: Chapter, entry: SecondEntry, only: Only = None) -> list[str]:
    """Give what differs in what is said on topics, and each doubt that is read otherwise."""
    gathered = _Found()
    for day in entry.days():
        if readings := readings_on(chapter, day):
            gathered.add(day, _differ(statement_facts(*readings), second_statement_facts(entry, day), only))
    found = gathered.told()
    for item in chapter.items["advisories"]:
        reading = entry.readings.get(item["id"])
        if reading and reading != item.get("applies", "literal") and (only is None or item["provision"] in only):
            found.append(f"{item['id']} is read {reading}ly in the second transcription")
    return found


def submission_differences(chapter: Chapter, entry: SecondEntry, only: Only = None) -> list[str]:
    """Give what differs in what the submission must and may say, under the readings that apply."""
    found = _Found()
    for day in entry.days():
        if readings_on(chapter, day):
            found.add(day, hook_differences(compile_chapter(chapter, day), entry, only))
    return found.told()


class _Found:
    """Gathers differences, each once, with the days on which it shows."""

    def __init__(self) -> None:
        self._days: dict[str, list[datetime.date]] = defaultdict(list)

    def add(self, day: datetime.date, differences: Iterable[str]) -> None:
        for difference in differences:
            self._days[difference].append(day)

    def told(self) -> list[str]:
        return [f"{difference} ({days[0]} to {days[-1]})" for difference, days in self._days.items()]


def _compare(
    chapter: Chapter,
    entry: SecondEntry,
    ours: Callable[..., Facts],
    theirs: Callable[[SecondEntry, datetime.date], Facts],
    only: Only,
) -> list[str]:
    found = _Found()
    for day in entry.days():
        readings = readings_on(chapter, day)
        found.add(day, _differ(ours(*readings) if readings else Facts(), theirs(entry, day), only))
    return found.told()


def _differ(ours: Facts, second: Facts, only: Only) -> Iterator[str]:
    for said, facts in (
        ("only in the chapter file", ours - second),
        ("only in the second transcription", second - ours),
    ):
        for fact, times in sorted(facts.items()):
            if only is None or fact[1] in only:
                yield f"{said}{f', {times} times' if times > 1 else ''}: {' | '.join(fact)}"
