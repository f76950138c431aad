"""The horizon of filings as text and as JSON."""

import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING

from checker.clean import clean
from checker.report.heading import UNDATED
from checker.report.json_form import REVIEW_VERSION as VERSION
from checker.review.horizon import Change, Horizon, Step
from checker.review.model import COMPLIES, DEFECTS, INCOMPLETE

if TYPE_CHECKING:
    from checker.report.forms.horizon import Filing, HorizonReport

Line = tuple[str, str]
_WIDTH = 100
_WORDS = {"defect": "stops complying", "cured": "no longer a defect", "repost": "post anew"}


def horizon_text(path: str, found: Horizon) -> Iterator[Line]:
    """Return the lines for one filing."""
    yield clean(path), "bold"
    first = found.first
    if first.ruleset is None or first.as_of is None:
        for finding in first.findings:
            yield from _wrap(f"{finding.message} {finding.help}", "bold red")
        return
    chapter = first.ruleset.chapter
    dated = "" if chapter.adopted else f" ({UNDATED})"
    days = f"from {first.as_of} to {found.until}"
    yield f"   {chapter.title}, {chapter.citation}{dated}, {days}, ruleset {chapter.version}", "dim"
    if found.end == "over":
        yield from _wrap("The last day lies before the filing's own, so there is nothing to look at.", "bold yellow")
        return
    if first.outcome == DEFECTS:
        yield from _wrap(f"Does not comply on {first.as_of} already; see checker check.", "bold yellow")
    elif first.outcome == INCOMPLETE:
        yield from _wrap(f"Something is open on {first.as_of} already; see checker check.", "bold yellow")
    touched = [step for step in found.steps if step.changes or step.possible]
    if not touched:
        yield from _wrap("No known amendment between the two days touches this filing.")
    for step in touched:
        yield from _step(step)
    stops = found.stops
    if stops:
        yield from _wrap(f"Stops complying on {stops.day} ({', '.join(stops.sources)}).", "bold red")
    elif first.outcome == COMPLIES:
        day = found.unknown_after or found.until
        said = f"Complies through {day}." if chapter.adopted else f"Complies with {chapter.citation} as it is printed."
        yield from _wrap(said, "bold green")
    if chapter.adopted is None:
        yield from _wrap(f"{UNDATED.capitalize()}, and what other versions say is not known.", "cyan")
    if found.unknown_after:
        yield from _wrap(
            f"Unknown from there to {found.until}: the law is known through {found.unknown_after}, and what later "
            f"amendments do is not known. {chapter.known_through_note}".strip(),
            "bold yellow",
        )


_ENDS = {
    "complies": ("complies throughout", "comply throughout"),
    "unknown": ("complies through the known law, unknown after it", "comply through the known law, unknown after it"),
    "stops": ("would stop complying", "would stop complying"),
    "incomplete": ("is incomplete at first", "are incomplete at first"),
    "defects": ("does not comply at first", "do not comply at first"),
    "unreadable": ("cannot be read", "cannot be read"),
    "nothing_to_judge": ("could not be judged", "could not be judged"),
    "over": ("is of a later day", "are of a later day"),
}


def horizon_tally(ends: list[str]) -> str:
    """Return the last line of the text: how many filings end how."""
    said = ", ".join(
        f"{count} {one if count == 1 else several}"
        for end, (one, several) in _ENDS.items()
        if (count := ends.count(end))
    )
    return f"{len(ends)} filing{'' if len(ends) == 1 else 's'}: {said}.\n"


def _step(step: Step) -> Iterator[Line]:
    yield f"   {step.day}  {', '.join(step.sources)}", "bold"
    for change in step.changes:
        yield from _change(change)
    for item in step.possible:
        yield from _wrap(f"newly possible: {clean(item)}", "cyan")


def _change(change: Change) -> Iterator[Line]:
    posted = f" Post anew: {', '.join(change.repost)}." if change.repost else ""
    said = f"{_WORDS[change.kind]}: {change.provision}  {clean(change.message)} ({change.source}){posted}"
    yield from _wrap(said, {"defect": "red", "repost": "yellow"}.get(change.kind, ""))
    if change.help and change.kind == "defect":
        yield from _wrap(f"lawful: {clean(change.help)}")


def horizon_form(path: str, found: Horizon) -> "Filing":
    """Return one filing's part of the JSON form."""
    first, stops = found.first, found.stops
    return {
        "path": path,
        "chapter": first.chapter_id or None,
        "from": first.as_of.isoformat() if first.as_of else None,
        "to": found.until.isoformat(),
        "outcome": first.outcome,
        "end": found.end,
        "known_through": found.known_through.isoformat() if found.known_through else None,
        "unknown_after": found.unknown_after.isoformat() if found.unknown_after else None,
        "stops": stops.day.isoformat() if stops else None,
        "steps": [
            {
                "day": step.day.isoformat(),
                "sources": list(step.sources),
                "outcome": step.outcome,
                "changes": [
                    {
                        "kind": change.kind,
                        "provision": change.provision,
                        "message": change.message,
                        "source": change.source,
                        "repost": list(change.repost),
                        "help": change.help,
                        "field": change.at,
                    }
                    for change in step.changes
                ],
                "newly_possible": list(step.possible),
            }
            for step in found.steps
        ],
    }


def horizon_whole(parts: "list[Filing]") -> "HorizonReport":
    """Return the JSON form of ``checker horizon``."""
    return {"version": VERSION, "filings": parts}


def _wrap(text: str, style: str = "") -> Iterator[Line]:
    for index, line in enumerate(textwrap.wrap(text, _WIDTH - 8, break_long_words=False, break_on_hyphens=False)):
        yield f"      {'  ' if index else ''}{line}", style
