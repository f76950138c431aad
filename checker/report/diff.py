"""An amendment as a reviewer wants it: as text and as JSON. The redline of documents is added by the command."""

import difflib
import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING

from checker.clean import clean
from checker.report.heading import in_force
from checker.report.json_form import VERSION
from checker.review.diff import Diff, ElectionChange

if TYPE_CHECKING:
    from checker.report.forms.diff import Change, DiffReport, Side

Line = tuple[str, str]
_WIDTH = 100


def redline(before: str, after: str, name: str) -> tuple[str, ...]:
    """Return the changed lines of a rendered document with one line of context; empty where nothing changed."""
    lines = list(difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=1))[2:]
    return (f"{name}:", *(line for line in lines if not line.startswith("@@"))) if lines else ()


def diff_text(found: Diff, redlines: tuple[tuple[str, ...], ...]) -> Iterator[Line]:
    """Return the lines of the comparison."""
    yield f"{clean(found.old.path)} -> {clean(found.new.path)}", "bold"
    for review, word in ((found.old, "before"), (found.new, "after")):
        if review.ruleset:
            chapter = review.ruleset.chapter
            dated = in_force(chapter, review.as_of.isoformat() if review.as_of else None)
            law = f"{chapter.title}, {chapter.citation}, {dated}, ruleset {chapter.version}"
            yield f"   {word}: {law}, {review.outcome}", "dim"
    if found.equal and not redlines:
        yield "Nothing changed.", "bold green"
        return
    yield from _part("Filing", (_election(change) for change in found.header))
    yield from _part("Elections", (_election(change) for change in found.elections))
    yield from _part(
        "Payouts",
        (
            f"{change.provision}  {change.wager}, {change.outcome}: "
            f"{change.before or 'not paid'} -> {change.after or 'not paid'}"
            for change in found.payouts
        ),
    )
    yield from _part(
        "Provisions that come out differently",
        (
            f"{change.provision}  {change.about} {change.before} -> {change.after}"
            f"{'. ' + ' '.join(change.facts) if change.facts else ''}"
            for change in found.outcomes
        ),
    )
    if found.arithmetic_before != found.arithmetic_after:
        yield from _part("Limit arithmetic before", iter(found.arithmetic_before or ("none",)))
        yield from _part("Limit arithmetic after", iter(found.arithmetic_after or ("none",)))
    for lines in redlines:
        yield "", ""
        yield f"Redline of the {clean(lines[0])}", "bold"
        for line in lines[1:]:
            yield f"   {clean(line)}", {"-": "red", "+": "green"}.get(line[:1], "")


def _election(change: ElectionChange) -> str:
    where = f"{change.provision}  " if change.provision else ""
    return f"{where}{change.label}: {change.before or 'not stated'} -> {change.after or 'not stated'}"


def _part(title: str, lines: Iterator[str]) -> Iterator[Line]:
    listed = list(lines)
    if not listed:
        return
    yield "", ""
    yield title, "bold"
    for text in listed:
        wrapped = textwrap.wrap(clean(text), _WIDTH - 3, break_long_words=False, break_on_hyphens=False)
        for index, line in enumerate(wrapped):
            yield f"   {'  ' if index else ''}{line}", ""


def diff_form(found: Diff, redlines: tuple[tuple[str, ...], ...]) -> "DiffReport":
    """Return the JSON form of ``checker diff``."""
    return {
        "version": VERSION,
        "equal": found.equal and not redlines,
        "before": _side(found, old=True),
        "after": _side(found, old=False),
        "filing": [_change(change) for change in found.header],
        "elections": [_change(change) for change in found.elections],
        "payouts": [
            {
                "provision": change.provision,
                "wager": change.wager,
                "outcome": change.outcome,
                "before": change.before or None,
                "after": change.after or None,
            }
            for change in found.payouts
        ],
        "provisions": [
            {
                "provision": change.provision,
                "before": change.before,
                "after": change.after,
                "facts": list(change.facts),
            }
            for change in found.outcomes
        ],
        "redlines": [{"document": lines[0].rstrip(":"), "lines": list(lines[1:])} for lines in redlines],
    }


def _side(found: Diff, *, old: bool) -> "Side":
    review = found.old if old else found.new
    return {
        "path": review.path,
        "chapter": review.chapter_id,
        "as_of": review.as_of.isoformat() if review.as_of else None,
        "outcome": review.outcome,
        "arithmetic": list(found.arithmetic_before if old else found.arithmetic_after),
    }


def _change(change: ElectionChange) -> "Change":
    return {
        "field": change.field,
        "label": change.label,
        "provision": change.provision or None,
        "before": change.before or None,
        "after": change.after or None,
    }
