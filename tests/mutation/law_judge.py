"""Which test notices a change of the law, asked in the order of their cost.

First the second transcription, of the provisions that the change concerns alone, or for a condition the list of what
brings it into play; then the cases, rule by rule; then, in a process of its own, the numbers in words and conditions
and whole reviews of the cases that name what was changed.
"""

import contextlib
import datetime
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any

import in_play
import test_numbers_elsewhere
from comparison import (
    figure_differences,
    inscription_differences,
    paytable_differences,
    statement_differences,
    submission_differences,
    wager_differences,
)
from ledger_and_dates import date_differences
from rule_cases import Case, cases_of, law_dates
from second_entry import entries
from test_cases import faults

from checker.law import Chapter, compile_ruleset, load_chapter

from .law_cases import Run, ask
from .law_mutants import LawMutant
from .results import EXPLAINED

_COMPARED = {
    "paytables": (paytable_differences,),
    "chances": (figure_differences, paytable_differences),
    "figures": (figure_differences,),
    "wagers": (wager_differences,),
    "rules": (figure_differences, paytable_differences, inscription_differences),
    "elections": (submission_differences,),
    "statements": (statement_differences,),
    "advisories": (statement_differences,),
}
_NUMBERS = (
    test_numbers_elsewhere.test_a_number_in_words_is_one_that_the_law_prints_there,
    test_numbers_elsewhere.test_a_number_in_a_condition_is_one_that_the_law_prints_there,
    test_numbers_elsewhere.test_a_condition_means_the_paytables_that_have_what_it_is_about,
)
_MOST_CASES = 12


def quick(mutant: LawMutant) -> str:
    """Return which part of the double entry notices the change; empty where none does. Nothing is changed by asking."""
    chapter = load_chapter(mutant.chapter)
    if mutant.list == "rulemakings":
        assert mutant.item is not None
        made = (*chapter.rulemakings[: mutant.index], mutant.item["made"], *chapter.rulemakings[mutant.index + 1 :])
        changed = replace(chapter, rulemakings=made)
        return "dates" if any(True for _ in date_differences(changed, entries()[chapter.id])) else ""
    if mutant.kind == "date" and _notices_date(chapter, mutant):
        return "dates"
    noticed_by = _notices_condition(mutant) if mutant.kind in {"condition", "reading"} else ""
    if noticed_by and (mutant.kind == "condition" or not noticed_by.startswith(EXPLAINED)):
        return noticed_by
    where = provisions_of(chapter.items[mutant.list][mutant.index])
    if mutant.list not in _COMPARED:
        return ""
    try:
        found = _reported(concerned(chapter, where, mutant), where, mutant.list)
    except (ValueError, KeyError):
        return "it cannot be read"
    return "double entry" if found - _before(chapter.id, where, mutant.list) else ""


def by_rule(mutant: LawMutant) -> tuple[str, tuple[Run, ...]]:
    """Return which case notices the change, asked rule by rule, and the cases that may. Nothing is changed by asking.

    A rule that holds in no case any more, or fails in none, is noticed by the test that every rule does.
    """
    if mutant.list == "rulemakings":
        return "", ()
    try:
        seen = ask(mutant, load_chapter(mutant.chapter).items[mutant.list][mutant.index])
    except (ValueError, KeyError):
        return "it cannot be read", ()
    if seen.fails:
        return seen.fails, ()
    wanted = {"holds", "fails"} if mutant.list == "rules" else set()
    if wanted & seen.before - seen.after:
        return "every rule holds and fails in a case", ()
    return "", seen.may_fail


def thorough(mutant: LawMutant, likely: tuple[Run, ...]) -> Iterator[str]:
    """Change this process's law, run the tests that may notice, and yield each that does."""
    order = (*((run.case, run.day) for run in likely), *_ordered(mutant))
    mutant.apply()
    for check in _NUMBERS if any(sign.isdigit() for sign in mutant.change) else ():
        if _fails(check, mutant.chapter):
            yield check.__name__
    for case, day in order:
        if _fails(_come_out_as_said, case, day):
            yield f"case {case.name} on {day}"


def _come_out_as_said(case: Case, day: datetime.date) -> None:
    assert not list(faults(case, day))


def _fails(check: Any, *arguments: object) -> bool:
    try:
        check(*arguments)
    except Exception:  # noqa: BLE001 - whatever goes wrong under a change is what is looked for
        return True
    return False


def _ordered(mutant: LawMutant) -> Iterator[tuple[Case, datetime.date]]:
    """Return the cases that name a provision, a path or a wager of what was changed, with the last of their days.

    For rules they were asked already, one by one.
    """
    if mutant.list in {"rules", "advisories", "statements", "rulemakings"} and not mutant.change.startswith("applies"):
        return
    item = load_chapter(mutant.chapter).items[mutant.list][mutant.index]
    named = {*provisions_of(item), *(str(item[key]) for key in ("at", "wager") if key in item), *_paths(item)}
    scored = [
        (-sum(name in _text(case) for name in named), place) for place, case in enumerate(cases_of(mutant.chapter))
    ]
    for score, place in sorted(scored)[:_MOST_CASES]:
        if score:
            case = cases_of(mutant.chapter)[place]
            yield case, case.days()[-1]


@cache
def _text(case: Case) -> str:
    return repr({key: value for key, value in case.raw.items() if key != "case"})


def _paths(node: Any) -> Iterator[str]:
    if isinstance(node, Mapping):
        for key, value in node.items():
            if key in {"at", "stated", "answered", "approved"} and isinstance(value, str):
                yield value
            else:
                yield from _paths(value)
    elif isinstance(node, list):
        for value in node:
            yield from _paths(value)


def _notices_date(chapter: Chapter, mutant: LawMutant) -> bool:
    alone: dict[str, tuple[Mapping[str, Any], ...]] = dict.fromkeys(chapter.items, ())
    alone[mutant.list] = (mutant.item,) if mutant.item else ()
    with contextlib.suppress(ValueError):
        return any(True for _ in date_differences(replace(chapter, items=alone, guide={}), entries()[chapter.id]))
    return True


def _notices_condition(mutant: LawMutant) -> str:
    """Return which entry of ``in_play.yaml`` notices a changed condition, or why no filing can meet the change."""
    if mutant.list not in in_play.LISTS:
        return ""
    item = load_chapter(mutant.chapter).items[mutant.list][mutant.index]
    used = False
    for law, groups in _groups(mutant.chapter):
        moment = compile_ruleset(*law).moment
        before = in_play.conditions(mutant.list, item, moment)
        after = in_play.conditions(mutant.list, mutant.item or {}, moment)
        changed = {name: new for (name, old), (_, new) in zip(before, after, strict=True) if old != new}
        used = used or bool(changed)
        for group in groups:
            if any(in_play.differences(group, changed)):
                return f"what brings {', '.join(changed)} into play"
    return "" if used else f"{EXPLAINED}no day and no reading of the law has it: other words take its place"


@cache
def _groups(chapter_id: str) -> tuple[tuple[in_play.Law, tuple[in_play.Group, ...]], ...]:
    """Return every law of the chapter, on each of its days by each reading, with the groups that are of it."""
    listed = in_play.groups_of(chapter_id)
    laws = [group.law for group in listed]
    laws += product([chapter_id], reversed(law_dates(chapter_id)), (None, "literal", "evident"))
    return tuple((law, tuple(group for group in listed if group.law == law)) for law in dict.fromkeys(laws))


def _reported(part: Chapter, where: frozenset[str], name: str) -> frozenset[str]:
    entry = entries()[part.id]
    return frozenset(difference for compare in _COMPARED[name] for difference in compare(part, entry, where))


@cache
def _before(chapter_id: str, where: frozenset[str], name: str) -> frozenset[str]:
    """What is reported at the provisions while nothing is changed."""
    return _reported(concerned(load_chapter(chapter_id), where), where, name)


def provisions_of(item: Mapping[str, Any]) -> frozenset[str]:
    """Return every provision that the item stands at, in any version or under any reading."""
    return frozenset(_leaves(item, "provision"))


@cache
def _provisions(chapter_id: str) -> Mapping[str, tuple[frozenset[str], ...]]:
    chapter = load_chapter(chapter_id)
    return {
        name: tuple(provisions_of(item) for item in items)
        for name, items in chapter.items.items()
        if name not in {"advisories", "provisions"}
    }


def concerned(chapter: Chapter, where: frozenset[str], mutant: LawMutant | None = None) -> Chapter:
    """Return a chapter, changed if a change is given, reduced to the items at some provisions."""
    items: dict[str, tuple[Mapping[str, Any], ...]] = {"provisions": ()}
    for name, at in _provisions(chapter.id).items():
        kept = [
            mutant.item if mutant and (name, index) == (mutant.list, mutant.index) else item
            for index, item in enumerate(chapter.items[name])
            if at[index] & where
        ]
        items[name] = tuple(item for item in kept if item is not None)
    slugs = {item["wager"] for item in items["paytables"]} - {item["wager"] for item in items["wagers"]}
    items["wagers"] += tuple(item for item in chapter.items["wagers"] if item["wager"] in slugs)
    told = {value for kept in items.values() for item in kept for value in _leaves(item, "advisory")}
    doubts = list(chapter.items["advisories"])
    if mutant and mutant.list == "advisories" and mutant.item:
        doubts[mutant.index] = mutant.item
        told.add(mutant.item["id"])
    items["advisories"] = tuple(item for item in doubts if item["id"] in told)
    return replace(chapter, items=items)


def _leaves(node: Any, key: str) -> Iterator[str]:
    if isinstance(node, Mapping):
        for name, value in node.items():
            if name == key and isinstance(value, str):
                yield value
            else:
                yield from _leaves(value, key)
    elif isinstance(node, list | tuple):
        for value in node:
            yield from _leaves(value, key)
