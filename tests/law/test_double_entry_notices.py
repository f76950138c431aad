"""The comparison with the second transcription notices every single change of a chapter file."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache

import pytest
from chapter_files import complete_chapters
from comparison import (
    figure_differences,
    inscription_differences,
    paytable_differences,
    submission_differences,
    wager_differences,
)
from ledger_and_dates import date_differences, ledger_differences
from mutations import (
    Mutation,
    alone,
    concerned,
    condition_mutations,
    date_mutations,
    figure_mutations,
    missing_mutations,
    moved_mutations,
    naming_mutations,
    next_day,
    next_number,
    other_unit,
    provisions_of,
    swapped,
    wording_mutations,
)
from second_entry import SecondEntry, entries

from checker.law import Chapter, Rulemaking, load_chapter
from checker.values import parse_date

CHAPTERS = sorted(set(entries()) & set(complete_chapters()))
Notices = Callable[[Chapter, Mutation, SecondEntry], bool]


@cache
def before_the_change(chapter_id: str, where: frozenset[str], name: str) -> frozenset[str]:
    """Give what is reported at the provisions concerned while nothing is changed: nothing, once all agrees."""
    return frozenset(reported(concerned(load_chapter(chapter_id), where), entries()[chapter_id], where, name))


def reported(part: Chapter, entry: SecondEntry, where: frozenset[str], name: str) -> list[str]:
    compared = {
        "paytables": (paytable_differences,),
        "figures": (figure_differences,),
        "wagers": (wager_differences,),
        "rules": (figure_differences, paytable_differences, inscription_differences),
        "elections": (submission_differences,),
    }[name]
    return [difference for compare in compared for difference in compare(part, entry, where)]


def notices_content(chapter: Chapter, mutation: Mutation, entry: SecondEntry) -> bool:
    """Tell whether the comparison of the provisions concerned reports the change, or the change cannot be read."""
    where = provisions_of(chapter.items[mutation.list][mutation.index])
    try:
        found = reported(concerned(chapter, where, mutation), entry, where, mutation.list)
    except ValueError:
        return True
    return bool(set(found) - before_the_change(chapter.id, where, mutation.list))


def notices_date(chapter: Chapter, mutation: Mutation, entry: SecondEntry) -> bool:
    return any(True for _ in date_differences(alone(chapter, mutation), entry))


def notices_move(chapter: Chapter, mutation: Mutation, entry: SecondEntry) -> bool:
    if notices_date(chapter, mutation, entry):
        return True
    if mutation.list == "provisions":
        return any(True for _ in ledger_differences(swapped(chapter, mutation), entry))
    return notices_content(chapter, mutation, entry)


def all_noticed(chapter_id: str, mutations: Iterable[Mutation], notices: Notices) -> int:
    """Check that each change is noticed; give their number."""
    chapter, entry = load_chapter(chapter_id), entries()[chapter_id]
    tried = 0
    missed = []
    for mutation in mutations:
        tried += 1
        if not notices(chapter, mutation, entry):
            missed.append(mutation.said)
    assert not missed, "\n" + "\n".join(missed)
    return tried


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_another_figure_is_noticed(chapter_id: str) -> None:
    assert all_noticed(chapter_id, figure_mutations(load_chapter(chapter_id)), notices_content) > 100


def is_compared(mutation: Mutation, chapter: Chapter, entry: SecondEntry) -> bool:
    """Tell whether the change is of a name that the law prints: odds in a sentence have no outcome to name."""
    item = chapter.items[mutation.list][mutation.index]
    unnamed = {(table.provision, table.label) for table in entry.paytables if table.in_a_sentence}
    of_sentence = mutation.list == "paytables" and (item["provision"], str(item.get("paytable") or "")) in unnamed
    return not (of_sentence and "outcome" in mutation.said)


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_another_name_or_unit_is_noticed(chapter_id: str) -> None:
    chapter, entry = load_chapter(chapter_id), entries()[chapter_id]
    mutations = [item for item in naming_mutations(chapter) if is_compared(item, chapter, entry)]
    assert all_noticed(chapter_id, mutations, notices_content) > 90


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_a_missing_figure_wager_or_row_is_noticed(chapter_id: str) -> None:
    assert all_noticed(chapter_id, missing_mutations(load_chapter(chapter_id)), notices_content) > 80


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_another_number_of_decks_for_a_paytable_is_noticed(chapter_id: str) -> None:
    tried = all_noticed(chapter_id, condition_mutations(load_chapter(chapter_id)), notices_content)
    conditions = [table for table in entries()[chapter_id].paytables if "deck" in table.condition]
    assert tried == len(conditions)


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_another_day_is_noticed(chapter_id: str) -> None:
    tried = all_noticed(chapter_id, date_mutations(load_chapter(chapter_id)), notices_date)
    assert tried >= len(entries()[chapter_id].added)


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_another_date_of_law_is_noticed(chapter_id: str) -> None:
    lists = ("provisions", "wagers", "paytables", "figures")
    tried = all_noticed(chapter_id, moved_mutations(load_chapter(chapter_id), lists), notices_move)
    assert tried >= len(entries()[chapter_id].added)


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_other_wording_and_other_duties_are_noticed(chapter_id: str) -> None:
    tried = all_noticed(chapter_id, wording_mutations(load_chapter(chapter_id)), notices_content)
    assert tried >= len([hook for hook in entries()[chapter_id].submission if hook.must])


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_another_date_or_count_of_the_chapter_is_noticed(chapter_id: str) -> None:
    chapter, entry = load_chapter(chapter_id), entries()[chapter_id]
    for index, item in enumerate(chapter.rulemakings):
        if item.effective:
            later = Rulemaking(
                source=item.source, effective=parse_date(next_day(item.effective.isoformat())), does=item.does
            )
            rulemakings = (*chapter.rulemakings[:index], later, *chapter.rulemakings[index + 1 :])
            assert list(date_differences(replace(chapter, rulemakings=rulemakings), entry)), item
    for index, text in enumerate(chapter.texts):
        more = {**text, "provisions": next_number(text["provisions"])}
        texts = (*chapter.texts[:index], more, *chapter.texts[index + 1 :])
        assert list(ledger_differences(replace(chapter, texts=texts), entry)), text


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("$5,000", "$5,001"),
        ("19 to 1", "18 to 1"),
        ("100% of meter", "101% of meter"),
        ("0.25", "0.26"),
        ("Push", "not Push"),
    ],
)
def test_the_changes_are_changes(before: str, after: str) -> None:
    assert next_number(before) == after


def test_a_change_of_unit_is_a_change() -> None:
    assert other_unit("1,000 for 1") == "1,000 to 1"
    assert other_unit("100% of meter and 200 to 1") == "100% of meter and 200 for 1"
