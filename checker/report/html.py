"""The html review: one self-contained page that a reviewer can work from, on a screen, by keyboard, or printed.

The page loads nothing. Its policy admits only its own style and script, so that no text of a filing can run.
"""

import base64
import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from markupsafe import Markup

from checker import __version__
from checker.clean import clean
from checker.report.html_model import NOT_FILED, filing_view
from checker.report.html_once import Once, alone
from checker.resources import TEMPLATES
from checker.review import Review
from checker.review.wording import CLASSES, NOTHING_FILED, OUTCOMES
from checker.templating import shared_sandbox

_FOLDER = TEMPLATES / "review"
_OUTCOMES = {**OUTCOMES, NOT_FILED: NOTHING_FILED}

Form = dict[str, Any]


def part(asked: Review) -> Form:
    """Return one filing's section of the page, its row of the summary, and what the filters count.

    Where the filing was reviewed under another chapter too, both are of that review.
    """
    view = filing_view(asked)
    review = asked.against or asked
    return {
        "row": {
            "id": view.id,
            "path": view.path,
            "facility": clean(review.facility),
            "contents": view.contents,
            "outcome": view.outcome,
            "verdict": view.verdict,
            "law": ", ".join(filter(None, (review.chapter_id, review.as_of.isoformat() if review.as_of else ""))),
            "chapter": review.chapter_id,
            "to_correct": len(view.defects),
            "advisories": len(view.advisories),
            "open": len(view.open),
        },
        "findings": dict(Counter([*(finding.kind.value for finding in review.findings), *("open" for _ in view.open)])),
        "provisions": dict(Counter(item.outcome.value if item.outcome else NOT_FILED for item in review.provisions)),
        "html": shared_sandbox(_FOLDER).get_template("filing.html.j2").render(filing=view),
    }


def whole(parts: Iterable[Form]) -> Iterator[str]:
    """Return the page piece by piece. ``parts`` is gone through twice: for the summary, for the sections."""
    rows: list[Form] = []
    findings: Counter[str] = Counter()
    provisions: Counter[str] = Counter()
    for item in parts:
        rows.append(item["row"])
        findings.update(item["findings"])
        provisions.update(item["provisions"])
    once = Once()

    def shown(item: Form) -> str:
        several = len(rows) > 1
        return once.take(item["html"], item["row"]["chapter"]) if several else alone(item["html"])

    style, script = _asset("review.css"), _asset("review.js")
    yield from (
        shared_sandbox(_FOLDER)
        .get_template("page.html.j2")
        .generate(
            title=f"Review of {rows[0]['path']}" if len(rows) == 1 else f"Review of {len(rows)} filings",
            rows=rows,
            sections=(Markup(shown(item)) for item in parts),  # noqa: S704 - rendered by the template of part()
            once=(Markup(piece) for piece in once.told()),  # noqa: S704 - taken out of those sections
            findings=[(key, several, findings[key]) for key, (_, several) in CLASSES.items() if findings[key]],
            provisions=[(key, word, provisions[key]) for key, word in _OUTCOMES.items() if provisions[key]],
            version=__version__,
            style=Markup(style),  # noqa: S704 - a file of the project
            script=Markup(script),  # noqa: S704 - a file of the project
            policy=f"default-src 'none'; style-src {source_hash(style)}; script-src {source_hash(script)}; "
            "base-uri 'none'; form-action 'none'",
        )
    )


@cache
def _asset(name: str) -> str:
    return (_FOLDER / name).read_text(encoding="utf-8")


def source_hash(text: str) -> str:
    """Return the source expression that admits exactly this text into the page."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
