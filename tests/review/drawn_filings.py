"""Filings drawn from a chapter: a whole lawful one, some of its entries changed, taken away or added, lawfully or not.

Each entry is changed after its type, which the chapter says; so the same draws any chapter, an invented one too.
"""

import copy
import datetime
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from hypothesis import strategies as st

from checker.law import Election, Ruleset, compile_ruleset, load_chapter
from checker.review import Review, review_document
from checker.source import Document, read_text
from checker.upkeep.cases import as_text

CASES = {
    "pa/629a": Path("tests/rules/pa/629a"),
    "pa/633a": Path("tests/rules/pa/633a"),
    "pa/645a": Path("tests/rules/pa/645a"),
    "pa/688a": Path("tests/rules/pa/688a"),
    "md/pai-gow-poker": Path("tests/rules/md/pai-gow-poker"),
    "fl/901a": Path("tests/rulesets/fl/901a-war/cases"),
}
"""The chapters, the invented one too, with the folder of a whole filing."""
_VALUES: dict[str, tuple[Any, ...]] = {
    "choice": ("something else",),
    "choices": ("something else",),
    "yes_no": ("yes", "no", "perhaps"),
    "count": ("0", "1", "2", "3", "8", "many"),
    "count_from_one": ("0", "1", "2", "6", "8"),
    "counts": (["1", "2"], ["2", "2"], "2"),
    "dollars": ("$0.01", "$1", "$5", "$500", "$75,000", "5,000 dollars"),
    "hours": ("4 hours", "8 hours", "24 hours", "25 hours"),
    "payout": ("1 to 1", "8 to 1", "9 for 1", "good odds"),
    "percent": ("0%", "5%", "20%", "101%"),
    "portion": ("all", "half", "0%", "50%"),
    "text": ("as the house likes", "TBD", "an approval of 2012-06-01"),
    "texts": (["high hands"], ["something else", "insurance"], "one thing"),
}
_NOTHING = ("", None)


@cache
def days_of(chapter: str) -> tuple[datetime.date, ...]:
    """Return the days on which the chapter's law began or changed."""
    found = sorted({item.effective for item in load_chapter(chapter).rulemakings if item.effective})
    return tuple(found) or (datetime.date(2020, 1, 1),)


def base_of(chapter: str) -> dict[str, Any]:
    """Return a whole filing of the chapter, to be changed."""
    return copy.deepcopy(_base(chapter))


@cache
def _base(chapter: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.load((CASES[chapter] / "base.yaml").read_text("utf-8"), Loader=yaml.BaseLoader)  # noqa: S506 - texts only
    return found


@st.composite
def filings(draw: st.DrawFn, chapter: str) -> dict[str, Any]:
    """Draw a filing of the chapter on one of the days on which its law changed."""
    filing = base_of(chapter)
    day = draw(st.sampled_from(days_of(chapter)))
    filing["filing_date"] = day.isoformat()
    law = compile_ruleset(chapter, day)
    for slug in draw(st.lists(st.sampled_from(sorted(law.wagers)), max_size=3, unique=True)):
        add_wager(draw, filing, law, slug)
    offered = filing.setdefault("wagers", {})
    known = [at for at in law.elections if not at.startswith("wagers.") or at.split(".")[1] in offered]
    for at in draw(st.lists(st.sampled_from(sorted(known)), max_size=4, unique=True)):
        put(filing, at, draw(st.sampled_from(values_of(law.elections[at]))))
    return filing


def add_wager(draw: st.DrawFn, filing: dict[str, Any], law: Ruleset, slug: str) -> None:
    """Offer a wager with limits and any of its paytables, or none."""
    entry: dict[str, Any] = {"minimum": "$5", "maximum": "$25"}
    labels = [table.label for table in law.tables_for(slug) if table.label]
    if labels:
        entry["paytable"] = draw(st.sampled_from(labels))
    wagers = filing.setdefault("wagers", {})
    if isinstance(wagers, dict):
        wagers[slug] = entry


def values_of(election: Election) -> tuple[Any, ...]:
    """Return values of an entry, lawful and not."""
    lawful = tuple(choice.value for choice in election.choices)
    if election.type == "choices" and lawful:
        return ([lawful[0]], list(lawful), "something else", *_NOTHING)
    example = (election.example,) if isinstance(election.example, str) and election.example else ()
    return (*lawful, *example, *_VALUES.get(election.type, ("something",)), *_NOTHING)


def put(filing: dict[str, Any], at: str, value: Any) -> None:
    """Put a value at a path; None takes it away. Where the path leads through what is no group, nothing is done."""
    node: Any = filing
    *groups, last = at.split(".")
    for group in groups:
        if not isinstance(node.setdefault(group, {}), dict):
            return
        node = node[group]
    if value is None:
        node.pop(last, None)
    else:
        # A list that stands at two places would be written once, with a mark.
        node[last] = copy.deepcopy(value)


def document_of(filing: dict[str, Any]) -> Document:
    """Write the filing, and read it."""
    return read_text(as_text(filing), "filing.yaml")


def review_of(filing: dict[str, Any]) -> Review:
    """Review the filing under the law of its day."""
    return review_document(document_of(filing))
