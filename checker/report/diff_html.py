"""The comparison of two filings as one self-contained html page."""

from collections.abc import Iterator
from typing import Any

from checker.clean import clean
from checker.report.heading import in_force
from checker.resources import TEMPLATES
from checker.review import Review
from checker.review.diff import Diff
from checker.templating import shared_sandbox


def diff_html(found: Diff, redlines: tuple[tuple[str, ...], ...]) -> str:
    """Return the page."""
    return (
        shared_sandbox(TEMPLATES / "review")
        .get_template("diff.html.j2")
        .render(
            title="What the amendment changes",
            sides=[_side("Before", found.old), _side("After", found.new)],
            nothing=found.equal and not redlines,
            parts=[part for part in _parts(found) if part["rows"]],
            arithmetic=list(_arithmetic(found)),
            redlines=[
                {"name": clean(lines[0].rstrip(":")), "lines": [_line(line) for line in lines[1:]]}
                for lines in redlines
            ],
        )
    )


def _side(word: str, review: Review) -> dict[str, str]:
    chapter = review.ruleset.chapter if review.ruleset else None
    day = review.as_of.isoformat() if review.as_of else None
    law = f"{chapter.citation}, {in_force(chapter, day)}, ruleset {chapter.version}" if chapter else ""
    return {"word": word, "path": clean(review.path), "law": law, "outcome": review.outcome.replace("_", " ")}


def _parts(found: Diff) -> Iterator[dict[str, Any]]:
    yield {
        "title": "Filing",
        "rows": [_row(item.provision, item.label, item.before, item.after) for item in found.header],
    }
    yield {
        "title": "Elections",
        "rows": [_row(item.provision, item.label, item.before, item.after) for item in found.elections],
    }
    yield {
        "title": "Payouts",
        "rows": [
            _row(item.provision, f"{item.wager}, {item.outcome}", item.before or "not paid", item.after or "not paid")
            for item in found.payouts
        ],
    }
    yield {
        "title": "Provisions that come out differently",
        "rows": [_row(item.provision, item.about, item.before, item.after) for item in found.outcomes],
    }


def _row(provision: str, what: str, before: str, after: str) -> dict[str, str]:
    return {"provision": provision, "what": clean(what), "before": clean(before), "after": clean(after)}


def _arithmetic(found: Diff) -> Iterator[dict[str, Any]]:
    if found.arithmetic_before != found.arithmetic_after:
        yield {"title": "Limit arithmetic before", "lines": found.arithmetic_before or ("None.",)}
        yield {"title": "Limit arithmetic after", "lines": found.arithmetic_after or ("None.",)}


def _line(line: str) -> dict[str, str]:
    mark = line[:1] if line[:1] in {"+", "-"} else " "
    return {"mark": mark, "text": clean(line[1:])}
