"""Two filings side by side for the desk, the same as ``checker diff`` says."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.clean import clean
from checker.desk.reading import Read, law_of
from checker.documents.build import build
from checker.documents.page import Page
from checker.documents.render import render
from checker.report.diff import redline
from checker.review import Review
from checker.review.diff import diff
from checker.review.wording import VERDICTS

if TYPE_CHECKING:
    from checker.documents.model import DocumentName


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One thing that reads differently."""

    provision: str
    what: str
    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """Two filings compared; ``problem`` says why they could not be."""

    sides: tuple[tuple[str, str, str], ...] = ()
    parts: tuple[tuple[str, tuple[Row, ...]], ...] = ()
    redlines: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = ()
    problem: str = ""


def comparison(old: Read, new: Read) -> Comparison:
    """Compare two filings."""
    for one in (old, new):
        if one.review.filing is None:
            return Comparison(problem=f"{one.name} cannot be judged, so it cannot be compared.")
    found = diff(old.review, new.review)
    changed = tuple(
        Row(provision=one.provision, what=clean(one.label), before=clean(one.before), after=clean(one.after))
        for one in (*found.header, *found.elections)
    )
    payouts = tuple(
        Row(
            provision=one.provision,
            what=clean(f"{one.wager}, {one.outcome}"),
            before=one.before or "not paid",
            after=one.after or "not paid",
        )
        for one in found.payouts
    )
    outcomes = tuple(
        Row(provision=one.provision, what=clean(one.about), before=one.before, after=one.after)
        for one in found.outcomes
    )
    parts = (("Elections", changed), ("Payouts", payouts), ("Provisions that come out differently", outcomes))
    return Comparison(
        sides=tuple((one.name, law_of(one.review), VERDICTS[one.review.outcome]) for one in (old, new)),
        parts=tuple((title, rows) for title, rows in parts if rows),
        redlines=tuple(_redlines(old.review, new.review)),
    )


def _redlines(old: Review, new: Review) -> Iterator[tuple[str, tuple[tuple[str, str], ...]]]:
    names: tuple[DocumentName, ...] = ("guide", "sign")
    for name in names:
        before, after = (
            render(build(review, name, draft=False), "txt", Page()).decode("utf-8") for review in (old, new)
        )
        lines = redline(before, after, name)
        if lines:
            yield name, tuple((line[:1] if line[:1] in {"+", "-"} else " ", clean(line[1:])) for line in lines[1:])
