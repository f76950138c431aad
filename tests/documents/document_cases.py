"""Filings whose documents are tested: one with as many wagers as Blackjack has, and changed forms of it."""

import datetime
import re
from functools import cache
from pathlib import Path
from typing import cast

from checker.documents.build import build
from checker.documents.model import Document, DocumentName, Grid, Panel, Panels, Paper, Prose, Sign, Topics
from checker.documents.page import Page
from checker.documents.render import Format, render
from checker.review import Review, review_document
from checker.source import read_text

RICH = (Path(__file__).parent / "data" / "rich.yaml").read_text(encoding="utf-8")


def changed(text: str, *pairs: tuple[str, str]) -> str:
    """Give a filing with each first text replaced by the second; each must stand there exactly once."""
    for old, new in pairs:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times"
        text = text.replace(old, new)
    return text


SWITCH = changed(
    RICH,
    ("blackjack_switch: no", "blackjack_switch: yes"),
    ("  lock_out: yes", "  lock_out: yes\n  designated_for_switch: yes"),
    ("  house_money:\n", "  super_match:\n    minimum: $1\n    maximum: $100\n  house_money:\n"),
    ("areas: [blackjack,", "areas: [blackjack, second blackjack, super match,"),
)
"""Every wager that the chapter knows: the largest filing."""

PLAIN = """\
jurisdiction: pa
game: blackjack
facility: Lehigh Crossing Casino
certificate_holder: Lehigh Crossing Gaming, LLC
filing_date: 2015-07-01
cards:
  decks: 6
play:
  adjacent_boxes: 2
  settlement: collect first
  additional_splits: 3
wagers:
  blackjack:
    minimum: $10
    maximum: $500
"""
"""Little more than the law asks a filing to say."""


VARIED = (
    changed(
        RICH,
        (
            "  lucky_ladies:\n",
            (
                "  lucky_ladies:\n    payouts:\n"
                "      Queen of hearts pair: 300 to 1\n"
                '      Queen of hearts pair and dealer Blackjack: "1,000 to 1"\n'
                "      Matched 20: 25 to 1\n"
                "      Suited 20: 10 to 1\n"
                "      Any 20: 4 to 1\n"
            ),
        ),
    )
    + """\
variances:
  - provision: 633a.13(c)
    field: wagers.lucky_ladies.payouts
    approval: ED-2015-112
    approver: Executive Director
    date: 2015-05-01
    allows: 300 to 1 for a queen of hearts pair.
"""
)
"""Other payouts than the law's, under an approval."""


def without(text: str, group: str) -> str:
    """Give a filing without a wager, its entries and its area."""
    found = re.subn(rf"(?m)^  {group}:\n(    .*\n)*", "", text)
    assert found[1] == 1
    return re.sub(rf"(?m)^(  areas: .*), {group}\b", r"\1", found[0])


def reviewed_anew(text: str, as_of: str = "") -> Review:
    """Review a filing; it must have been judged."""
    day = datetime.date.fromisoformat(as_of) if as_of else None
    found = review_document(read_text(text, "filing.yaml"), as_of=day)
    assert found.ruleset is not None, [finding.message for finding in found.findings]
    return found


@cache
def review(text: str, as_of: str = "") -> Review:
    """Give the review of a filing, made once."""
    return reviewed_anew(text, as_of)


def lawful(text: str, as_of: str = "") -> Review:
    """Review a filing in which nothing may fail; something may be open."""
    found = review(text, as_of)
    assert found.outcome in {"complies", "incomplete"}, [finding.message for finding in found.defects]
    return found


def paper(found: Review, name: DocumentName, *, draft: bool = False) -> Paper:
    """Give a document that is read part by part."""
    return cast("Paper", build(found, name, draft=draft))


def sign(found: Review, *, draft: bool = False) -> Sign:
    """Give the sign."""
    return cast("Sign", build(found, "sign", draft=draft))


def text_of(document: Document, form: Format = "txt", page: Page | None = None) -> str:
    """Give a document set in a format that is text."""
    return render(document, form, page or Page()).decode("utf-8")


def prose(document: Paper, key: str) -> list[str]:
    """Give the sentences of a part; none where there is no such part."""
    parts = [part for part in document.parts if part.key == key]
    return [line.text for part in parts if isinstance(part, Prose) for line in part.lines]


def topics(document: Paper, key: str) -> dict[str, list[str]]:
    """Give the titled sentences of a part."""
    parts = [part for part in document.parts if part.key == key]
    found = [topic for part in parts if isinstance(part, Topics) for topic in part.topics]
    return {topic.title: [line.text for line in topic.lines] for topic in found}


def grid(document: Paper, key: str) -> dict[str, tuple[str, ...]]:
    """Give the rows of a table by their first cell."""
    parts = [part for part in document.parts if part.key == key]
    return {row[0]: row[1:] for part in parts if isinstance(part, Grid) for row in part.rows}


def panels(document: Paper | Sign) -> dict[str, Panel]:
    """Give the wagers that a document shows, by their names."""
    shown = (
        document.panels
        if isinstance(document, Sign)
        else [panel for part in document.parts if isinstance(part, Panels) for panel in part.panels]
    )
    return {panel.name: panel for panel in shown}


def payouts(panel: Panel) -> list[tuple[str, str]]:
    """Give the outcomes of a wager with their payouts, in order."""
    return [(row.outcome, row.pays) for row in panel.rows]
