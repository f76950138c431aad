"""What a file says of itself: which game, where, by whom, when."""

import datetime

from checker.frozen import frozen
from checker.law.jurisdictions import code_of, operator_entries
from checker.source import Document, Problem, Scalar
from checker.source.tree import is_blank
from checker.submission.answer import as_sentence, normal
from checker.submission.readers import place
from checker.values import parse_date


@frozen
class Header:
    """What a file says of itself. Empty or None where it does not say."""

    jurisdiction: str
    game: str
    facility: str
    operator: str
    filing_date: datetime.date | None
    problems: tuple[Problem, ...]


def read_header(document: Document) -> Header:
    """Read jurisdiction, game, facility and filing date; problems are kept, not raised."""
    problems: list[Problem] = []
    jurisdiction = code_of(_text(document, "jurisdiction", problems))
    return Header(
        jurisdiction=jurisdiction,
        game=normal(_text(document, "game", problems)).replace(" ", "-"),
        facility=_text(document, "facility", problems),
        operator=_operator(document, problems),
        filing_date=_date(document, problems),
        problems=tuple(problems),
    )


def _operator(document: Document, problems: list[Problem]) -> str:
    """Read who files: each jurisdiction has its own word for it, and every one of them is read everywhere."""
    return next(filter(None, [_text(document, name, problems) for name in operator_entries()]), "")


def _text(document: Document, name: str, problems: list[Problem]) -> str:
    entry = document.root.get(name)
    if entry is None or is_blank(entry.value):
        return ""
    if isinstance(entry.value, Scalar):
        return " ".join(entry.value.text.split())
    problems.append(
        Problem(
            path=name,
            position=place(entry.value, entry.key.position),
            message=f"{name} is not a single value.",
            help="Write one value after the colon.",
        )
    )
    return ""


def _date(document: Document, problems: list[Problem]) -> datetime.date | None:
    written = _text(document, "filing_date", problems)
    if not written:
        return None
    try:
        return parse_date(written)
    except ValueError as error:
        entry = document.root.get("filing_date")
        assert entry is not None  # noqa: S101 - its text was read
        problems.append(
            Problem(
                path="filing_date",
                position=entry.value.position,
                message=f"filing_date: “{written[:60]}” cannot be read.",
                help=as_sentence(str(error)),
            )
        )
        return None
