"""Drafts of the artist beside a filing: kept in a folder of their own, compared with what must be there."""

import json
import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from checker.clean import clean
from checker.desk.folder import Folder, safe_name
from checker.desk.reading import Read
from checker.drafts.errors import DraftError
from checker.drafts.readers import MAX_BYTES
from checker.review.wording import VERDICTS
from checker.source import read_regular

__all__ = ["DraftError", "DraftView", "compare_draft", "draft_names", "keep_draft"]

_MOST_DRAFTS = 500
_KINDS = ("layout", "sign", "guide")
_WORDS = {"agrees": "agrees", "differs": "differs", "not_compared": "not compared"}


@dataclass(frozen=True, slots=True, kw_only=True)
class LineView:
    """One line of a draft: its text, what came of it, and beside it what must be there."""

    place: str
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
    coverage: str
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
    """Keep a draft beside its filing, in place of one of the same name; return its name.

    Raises :class:`DraftError` where as many stand there as a person can tell apart.
    """
    below = folder.drafts(name)
    below.mkdir(exist_ok=True)
    target = below / safe_name(sent_as)
    if not target.exists() and len(draft_names(folder, name)) >= _MOST_DRAFTS:
        raise DraftError(f"{_MOST_DRAFTS} drafts stand beside this filing.", "Delete those that are no longer needed.")
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
    from checker.drafts.bounded import Comparison  # noqa: PLC0415 - only this page needs it
    from checker.drafts.kinds import Kind  # noqa: PLC0415 - likewise
    from checker.report.draft_json import draft_json  # noqa: PLC0415 - likewise

    if found.review.filing is None or found.review.ruleset is None:
        raise DraftError("The filing cannot be read.", "Correct it first.")
    content = read_regular(path, MAX_BYTES + 1)
    with Comparison() as comparison:
        report = comparison.report(content, path.name, found.review, Kind(kind) if kind in _KINDS else None)
    return _view(json.loads(draft_json(report)))


def _view(form: dict[str, Any]) -> DraftView:
    """Return the public form of a comparison as a page lists it."""
    beside: dict[int, list[str]] = {}
    lacks: list[str] = []
    for finding in form["findings"]:
        hint = finding["help"]
        said = clean(f"{finding['provision']}  {finding['message']} {hint[:1].upper()}{hint[1:]}".strip())
        if finding.get("line"):
            beside.setdefault(finding["line"], []).append(said)
        else:
            lacks.append(said)
    return DraftView(
        kind=form["kind"] or "",
        outcome=form["outcome"],
        verdict=VERDICTS.get(form["outcome"], form["outcome"].replace("_", " ")),
        coverage=_coverage(form["coverage"]),
        lines=tuple(_compared(form, beside)),
        lacks=tuple(lacks),
        notes=tuple(clean(note) for note in form["notes"]),
    )


def _compared(form: dict[str, Any], beside: dict[int, list[str]]) -> Iterator[LineView]:
    """Yield the lines that hold something to compare, each with the findings on it or the statement it was held to."""
    said = {one["statement"]: f"{one['provision']}  {one['wording']}".strip() for one in form["statements"]}
    for line in form["lines"]:
        expected = [said[key] for key in line["statement"] if key in said]
        reasons = [line["reason"]] if line["reason"] else []
        shown = beside.get(line["line"] or 0) or expected
        place = f"page {line['page']}" if line["page"] else str(line["line"] or "")
        yield LineView(
            place=place,
            text=clean(line["text"]),
            state=line["status"],
            word=_WORDS.get(line["status"], line["status"]),
            beside=tuple(clean(text) for text in (*reasons, *shown)),
        )


def _coverage(counted: dict[str, int]) -> str:
    return (
        f"Of {counted['lines']} lines that hold a figure or speak of a rule, {counted['agree']} agree, "
        f"{counted['differ']} differ and {counted['not_compared']} were not compared."
    )
