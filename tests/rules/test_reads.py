"""What a check reads is what it declares, and what was found for one filing is told of another only if that is so."""

import datetime
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rule_cases import cases_of, chapters_with_cases

from checker.law import Ruleset, compile_ruleset
from checker.law.chapter import game_of, load_chapter
from checker.review import review_document
from checker.rules import check_rule
from checker.rules.context import Context
from checker.rules.program import differing, program
from checker.source import read_file
from checker.submission import Answer, Filing
from checker.submission.recall import GROUP

STEP = 24
"""Of so many cases, one."""
EXAMPLES = Path(__file__).parents[2] / "examples"


class Recording:
    """A filing that notes every path at which it is asked for something."""

    def __init__(self, filing: Filing) -> None:
        self.filing = filing
        self.asked: set[str] = set()

    @property
    def situation(self) -> object:
        # It is part of every key.
        return self.filing.situation

    @property
    def raw(self) -> "Raw":
        return Raw(self)

    def answer(self, path: str) -> Answer:
        self.asked.add(path)
        return self.filing.answer(path)

    def offers(self, wager: str) -> bool | None:
        self.asked.add(f"wagers.{wager}")
        return self.filing.offers(wager)

    def stated_raw(self, path: str) -> bool:
        self.asked.add(path)
        return self.filing.stated_raw(path)

    def raw_text(self, path: str) -> str:
        self.asked.add(path)
        return self.filing.raw_text(path)

    def find(self, *steps: str | int) -> object:
        self.asked.add(".".join(map(str, steps)))
        return self.filing.find(*steps)

    @property
    def settled(self) -> object:
        # The papers that hold entries are part of every key; nothing else of it may be asked.
        return Papers(self.filing)


class Raw:
    """What a filing writes, by path: what is told of an earlier filing asks for all that it would read."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording

    def get(self, path: str) -> object:
        self.recording.asked.add(path)
        return self.recording.filing.raw.get(path)


class Papers:
    """What a filing settles, as far as a check may ask for it."""

    def __init__(self, filing: Filing) -> None:
        self.paper_for = filing.settled.paper_for


def filings(chapter_id: str) -> Iterator[tuple[Filing, Ruleset]]:
    """Examples of a chapter, and the filings of some of its cases; the rest is read by the tests of the cases."""
    examples = [
        file for file in sorted(EXAMPLES.rglob("*.yaml")) if f"game: {game_of(chapter_id)}\n" in file.read_text()
    ]
    reviews = [review_document(read_file(file)) for file in examples[::3]]
    reviews += [case.review(case.days()[0]) for case in cases_of(chapter_id)[::STEP]]
    for review in reviews:
        if review.chapter_id == chapter_id and review.filing and review.ruleset:
            yield review.filing, review.ruleset


@pytest.mark.parametrize("chapter_id", chapters_with_cases())
def test_a_check_reads_what_it_declares_and_is_told_only_of_filings_that_say_the_same_there(chapter_id: str) -> None:
    seen = 0
    for filing, ruleset in filings(chapter_id):
        for name, check in program(ruleset).items():
            recording: Any = Recording(filing)
            direct = check_rule(Context(rule=check.rule, filing=recording, ruleset=ruleset))
            declared = set(check.known.recall.reads)
            assert [path for path in recording.asked if not _covered(path, declared, filing)] == [], name
            assert check.results(filing) == direct, name
            seen += bool(recording.asked)
    assert seen


def _covered(path: str, declared: set[str], filing: Filing) -> bool:
    """Whether a path is declared, or lies in a list or a value that is read in one."""
    if path in declared or not path:
        return True
    above = path.rpartition(".")[0]
    return bool(above) and filing.raw.get(above) is not GROUP and _covered(above, declared, filing)


@pytest.mark.parametrize("chapter_id", chapters_with_cases())
def test_what_another_reading_does_again_comes_in_the_order_of_the_law(chapter_id: str) -> None:
    day = load_chapter(chapter_id).known_through or datetime.date(2013, 7, 15)
    literal, evident = (compile_ruleset(chapter_id, day, reading) for reading in ("literal", "evident"))
    again = differing(literal, evident)
    assert again
    assert list(again) == [name for name in program(evident) if name in again]
