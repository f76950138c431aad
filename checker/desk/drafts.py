"""Drafts of the artist beside a filing: kept in a folder of their own, compared with what must be there."""

import json
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from checker.desk.folder import Folder, safe_name
from checker.desk.reading import Read
from checker.drafts.errors import DraftError
from checker.drafts.model import Draft
from checker.report.clean import clean
from checker.report.wording import VERDICTS

__all__ = ["DraftError", "DraftView", "compare_draft", "draft_names", "keep_draft"]

_MOST_DRAFTS = 500
_KINDS = ("layout", "sign", "guide")


@dataclass(frozen=True, slots=True, kw_only=True)
class LineView:
    """One line of a draft: its text, what came of it, and beside it what must be there."""

    number: int
    text: str
    state: str
    word: str
    beside: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftView:
    """A draft compared: its verdict, its lines, and what it lacks."""

    kind: str
    outcome: str
    verdict: str
    lines: tuple[LineView, ...]
    lacks: tuple[str, ...]
    notes: tuple[str, ...]


def draft_names(folder: Folder, name: str) -> list[str]:
    """Return the names of the drafts that belong to a filing."""
    below = folder.drafts(name)
    if not below.is_dir():
        return []
    return sorted(path.name for path in below.iterdir() if path.is_file() and path.name == safe_name(path.name))


def keep_draft(folder: Folder, name: str, sent_as: str, content: bytes) -> str:
    """Keep a draft beside its filing, in place of one of the same name; return its name."""
    below = folder.drafts(name)
    below.mkdir(exist_ok=True)
    target = below / safe_name(sent_as)
    handle, temporary = tempfile.mkstemp(prefix=".draft.", dir=below)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(temporary).chmod(0o644)
        Path(temporary).replace(target)
    finally:
        Path(temporary).unlink(missing_ok=True)
    return target.name


def compare_draft(found: Read, path: Path, kind: str) -> DraftView:
    """Return a draft compared with its filing, the same as ``checker draft`` says. Raises :class:`DraftError`."""
    from checker.drafts.compare import compare  # noqa: PLC0415 - only this page needs it
    from checker.drafts.demands import Kind  # noqa: PLC0415
    from checker.drafts.readers import MAX_BYTES, read_draft  # noqa: PLC0415
    from checker.report.draft_json import draft_json  # noqa: PLC0415

    if found.review.filing is None or found.review.ruleset is None:
        raise DraftError("The filing cannot be read.", "Correct it first.")
    with path.open("rb") as file:
        content = file.read(MAX_BYTES + 1)
    draft = read_draft(content, path.name)
    return _view(json.loads(draft_json(compare(draft, found.review, Kind(kind) if kind in _KINDS else None))), draft)


def _view(form: dict[str, Any], draft: Draft) -> DraftView:
    """Return the public form of a comparison as a page lists it."""
    beside: dict[int, list[str]] = {}
    lacks: list[str] = []
    for finding in form["findings"]:
        said = clean(f"{finding['provision']}  {finding['message']} {finding['help']}".strip())
        if finding.get("line"):
            beside.setdefault(finding["line"], []).append(said)
        else:
            lacks.append(said)
    texts = dict(enumerate(draft.lines, 1)) or {
        number: span.text for number, span in enumerate((span for sheet in draft.sheets for span in sheet.spans), 1)
    }
    lines = tuple(
        LineView(
            number=number,
            text=clean(text),
            state="differs" if number in beside else "not_compared",
            word="differs" if number in beside else "not compared",
            beside=tuple(beside.get(number, ())),
        )
        for number, text in texts.items()
        if text.strip()
    )
    return DraftView(
        kind=form["kind"] or "",
        outcome=form["outcome"],
        verdict=VERDICTS.get(form["outcome"], form["outcome"].replace("_", " ")),
        lines=lines,
        lacks=tuple(lacks),
        notes=tuple(clean(note) for note in form["notes"]),
    )
