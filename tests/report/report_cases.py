"""Filings and reviews that the tests of the report formats share."""

import datetime
import json
from dataclasses import replace
from typing import Any, Protocol

from checker.report import github, gitlab, html, junit, sarif
from checker.review import Review, review_document, review_unreadable
from checker.rules import Finding, FindingClass
from checker.source import Position, SourceError, read_text
from checker.values.provision import Provision

DEFECTS = """\
jurisdiction: pa
game: blackjack
facility: Lehigh Crossing Casino
certificate_holder: Lehigh Crossing Gaming, LLC
filing_date: 2015-07-01
table:
  positions: 8
cards:
  decks: 3
  changed_every: 30 hours
play:
  adjacent_boxes: 2
  settlement: collect first
wagers:
  blackjack: {minimum: $10, maximum: $500}
  lucky_ladies: {minimum: $1, maximum: $25}
  bet_the_set_21: {paytable: C}
payout_limit:
  amount: $20,000
"""

EXPECTED = {
    ("violation", "633a.2(a)", 7, 14),
    ("violation", "633a.3(d)", 10, 18),
    ("violation", "633a.13(g)", 17, 30),
    ("violation", "633a.13(o)", 19, 11),
    ("missing", "633a.11(c)", 11, 1),
}
"""Class, provision, line and column of every defect of DEFECTS, counted by hand."""

LAWFUL = """\
jurisdiction: pa
game: blackjack
facility: Lehigh Crossing Casino
certificate_holder: Lehigh Crossing Gaming, LLC
filing_date: 2015-07-01
play:
  adjacent_boxes: 2
  settlement: collect first
  additional_splits: 3
wagers:
  blackjack: {minimum: $10, maximum: $500}
"""

TAB = "jurisdiction: pa\ngame: blackjack\nfiling_date: 2015-07-01\nplay:\n\tadjacent_boxes: 2\n"
NO_LAW = "jurisdiction: pa\ngame: whist\nfiling_date: 2015-07-01\n"

HOSTILE_NAME = "a,b:c%0A::error::x\n<script>alert(1)</script>]]>&\"'{0}[l](http:x)\u202egnp.yaml"
HOSTILE_TEXT = (
    "</script><script>alert(1)</script>]]>&amp;{0}[l](http://x)%0A::error::x##[error]\u202e\x1b[31m\x00\ufffe\U0001f0a1"
)


def review(text: str, path: str = "filing.yaml", as_of: datetime.date | None = None) -> Review:
    """Review a text as the command line does."""
    try:
        document = read_text(text, path)
    except SourceError as error:
        return review_unreadable(error)
    return review_document(document, as_of=as_of)


def with_findings(base: Review, *findings: Finding) -> Review:
    """Give a review with these findings in place of its own."""
    return replace(base, open=(), findings=findings)


def hostile() -> Review:
    """Give a review whose file name and every text are hostile."""
    base = review(LAWFUL, HOSTILE_NAME)
    finding = Finding(
        provision=Provision("633a.2(a)"),
        kind=FindingClass.VIOLATION,
        message=HOSTILE_TEXT,
        at="table.positions",
        related=(("wagers.blackjack", HOSTILE_TEXT),),
        label=HOSTILE_TEXT,
        expected=HOSTILE_TEXT,
        actual=HOSTILE_TEXT,
        help=HOSTILE_TEXT,
        sources=("42 Pa.B. 2922",),
        notes=(HOSTILE_TEXT,),
        position=Position(line=3, column=11, width=6),
    )
    lines = tuple(f"facility: {HOSTILE_TEXT}" if number == 2 else line for number, line in enumerate(base.lines))
    items = tuple(
        replace(item, facts=(HOSTILE_TEXT,)) if item.provision.provision == "633a.2(a)" else item
        for item in base.provisions
    )
    return replace(base, open=(), findings=(finding,), lines=lines, provisions=items, arithmetic=(HOSTILE_TEXT,))


class Format(Protocol):
    """A module of one report format."""

    def part(self, review: Review) -> Any:
        """Reduce one review."""

    def whole(self, parts: Any) -> Any:
        """Join the parts."""


FORMATS: dict[str, Format] = {"sarif": sarif, "junit": junit, "github": github, "gitlab": gitlab, "html": html}


def report(name: str, *reviews: Review) -> str:
    """Write reviews in a format, with the parts sent through JSON as the command line does."""
    form = FORMATS[name]
    parts = [json.loads(json.dumps(form.part(item))) for item in reviews]
    return "".join(form.whole(parts))
