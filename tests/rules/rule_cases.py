"""The cases of the program's own chapters, in folders ``tests/rules/<jurisdiction>/<chapter>/``.

What a case may say is told in :mod:`checker.upkeep.cases`.
"""

import datetime
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from sampled import is_tried

from checker.law import Ruleset, compile_ruleset
from checker.law.chapter import AROUND, load_chapter
from checker.review import Review
from checker.submission import Filing
from checker.upkeep import cases, days

HERE = Path(__file__).parent
ONE_IN = 16
"""One case in so many is judged on each day of its law in an ordinary run."""


class Case(cases.Case):
    """A case whose review is done once."""

    def __init__(self, *, chapter_id: str, section: str, raw: Mapping[str, Any]) -> None:
        super().__init__(chapter_id=chapter_id, section=section, raw=raw, folder=folder_of(chapter_id))

    @property
    def edits(self) -> str:
        """What makes the filing, in a form that two cases share only if their filings are the same."""
        parts = (self.raw.get("from", ""), self.raw.get("set", {}), self.raw.get("remove", []))
        return repr(parts)

    def days_tried(self) -> tuple[datetime.date, ...]:
        """Return the days on which the case is judged in this run: those that it names, the first of a span, the last.

        One of sixteen is judged on every day of its law, and with ``--whole`` all are.
        """
        if "on" in self.raw or is_tried(self.name, ONE_IN):
            return self.days()
        first, *others = self.days()
        spans = {"since", "until"} & set(self.raw)
        return (first, *others[-1:]) if spans or not others else tuple(others[-1:])

    def review(self, day: datetime.date) -> Review:
        return _review(self, day)

    def reviewed(self, day: datetime.date) -> Review:
        return super().review(day)


@cache
def _review(case: Case, day: datetime.date) -> Review:
    return case.reviewed(day)


def folder_of(chapter_id: str) -> Path:
    """The folder of a chapter's cases."""
    return HERE / chapter_id


def chapters_with_cases() -> tuple[str, ...]:
    """The chapters that have a folder of cases."""
    return tuple(sorted(f"{base.parent.parent.name}/{base.parent.name}" for base in HERE.glob("*/*/base.yaml")))


def law_dates(chapter_id: str) -> tuple[datetime.date, ...]:
    """The days on which the chapter's law began or changed; any one day where no date is printed."""
    return days.law_days(load_chapter(chapter_id))


@cache
def cases_of(chapter_id: str) -> tuple[Case, ...]:
    """Every case of a chapter, section by section."""
    sections = (*load_chapter(chapter_id).section_titles, AROUND)
    return tuple(
        Case(chapter_id=chapter_id, section=case.section, raw=case.raw)
        for case in cases.read_cases(chapter_id, sections, folder_of(chapter_id))
    )


@cache
def with_every_wager(chapter_id: str, *, inscribed: bool = False) -> tuple[Filing, Ruleset]:
    """A filing that offers every wager, with the first paytable of each, and its law.

    One that is ``inscribed`` has odds and a payout limit on its layout.
    """
    day = law_dates(chapter_id)[-1]
    entries: dict[str, Any] = {}
    if inscribed:
        entries |= {"layout.payout_odds": "layout", "layout.payout_limit": "layout", "payout_limit.amount": "$60,000"}
        entries["layout.inscriptions"] = ["Payout limit $60,000", "The dealer has the last word"]
    for table in reversed(compile_ruleset(chapter_id, day).paytables):
        if not table.additional:
            entries[f"wagers.{table.wager}"] = {"paytable": table.label} if table.label else "yes"
    review = Case(chapter_id=chapter_id, section="every wager", raw={"set": entries}).review(day)
    assert review.filing is not None
    assert review.ruleset is not None
    return review.filing, review.ruleset
