"""The law stands twice in the project, entered by two readings of its text. The two agree, on every day."""

from collections.abc import Iterable

import pytest
from chapter_files import complete_chapters
from comparison import (
    figure_differences,
    inscription_differences,
    paytable_differences,
    statement_differences,
    submission_differences,
    wager_differences,
)
from conventions import APPLIED, ASKED_WITHOUT_HOOK, GRAMMATICAL_ONE, RAISES, UNIT_AT, UNITS
from ledger_and_dates import date_differences, ledger_differences
from second_entry import entries

from checker.law import chapter_ids, load_chapter


def agree(differences: Iterable[str]) -> None:
    found = list(differences)
    assert not found, "\n" + "\n".join(found)


CHAPTERS = sorted(set(entries()) & set(complete_chapters()))


def test_every_chapter_is_entered_twice() -> None:
    assert sorted(chapter_ids()) == sorted(entries())


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_the_ledger_has_the_provisions_of_each_text(chapter_id: str) -> None:
    agree(ledger_differences(load_chapter(chapter_id), entries()[chapter_id]))


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_dates_are_those_of_the_rulemakings(chapter_id: str) -> None:
    agree(date_differences(load_chapter(chapter_id), entries()[chapter_id]))


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_paytables_agree_cell_by_cell(chapter_id: str) -> None:
    agree(paytable_differences(load_chapter(chapter_id), entries()[chapter_id]))


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_figures_agree(chapter_id: str) -> None:
    agree(figure_differences(load_chapter(chapter_id), entries()[chapter_id]))


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_wagers_agree(chapter_id: str) -> None:
    agree(wager_differences(load_chapter(chapter_id), entries()[chapter_id]))


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_inscriptions_are_word_for_word(chapter_id: str) -> None:
    agree(inscription_differences(load_chapter(chapter_id), entries()[chapter_id]))


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_what_documents_are_measured_by_is_what_the_law_says(chapter_id: str) -> None:
    agree(statement_differences(load_chapter(chapter_id), entries()[chapter_id]))


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_the_submission_is_asked_for_what_the_law_asks(chapter_id: str) -> None:
    agree(submission_differences(load_chapter(chapter_id), entries()[chapter_id]))


def test_no_convention_is_written_in_vain() -> None:
    """Each exception to the comparison is used, so that none is left behind to hide a difference."""
    ones = {figure.unit for entry in entries().values() for figure in entry.figures if figure.number == 1}
    assert GRAMMATICAL_ONE - ones == set()
    units = {figure.unit for entry in entries().values() for figure in entry.figures}
    assert set(UNITS) - units == set()
    wagers = {(wager.provision, wager.text) for entry in entries().values() for wager in entry.wagers}
    assert RAISES - wagers == set()
    compared = {
        rule["at"]
        for chapter_id in CHAPTERS
        for rule in load_chapter(chapter_id).items["rules"]
        if "value" in rule and "at" in rule
    }
    assert set(UNIT_AT) - compared == set()
    assert set(APPLIED) | set(ASKED_WITHOUT_HOOK) <= set(entries())
