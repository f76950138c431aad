"""The schemas of the reports, derived from their declared forms."""

from collections.abc import Iterator
from typing import Any

from checker.report.forms.diff import DiffReport
from checker.report.forms.draft import DraftReport
from checker.report.forms.horizon import HorizonReport
from checker.report.forms.law_compare import LawComparison
from checker.report.forms.ledger import LedgerReport
from checker.report.forms.odds import OddsReport
from checker.report.forms.options import OptionsReport
from checker.report.forms.paytables import PaytablesReport
from checker.report.forms.record import ReviewRecord
from checker.report.forms.review import ReviewReport
from checker.schema.derive import Schema, Schemas

_FORMS: dict[str, tuple[str, Any]] = {
    "diff": ("checker diff --format json", DiffReport),
    "draft": ("checker draft --format json", DraftReport),
    "horizon": ("checker horizon --format json", HorizonReport),
    "law_compare": ("checker law compare --format json", LawComparison),
    "ledger": ("checker ledger --format json", LedgerReport),
    "odds": ("checker odds --format json", OddsReport),
    "options": ("checker options --format json", OptionsReport),
    "paytables": ("checker paytables --format json", PaytablesReport),
    "record": ("The record of checker review", ReviewRecord),
    "review": ("checker check --format json", ReviewReport),
}
_EMPTY = {"maxItems": 0}
_MORE: dict[str, Schema] = {
    "draft": {
        "if": {"properties": {"form": {"type": "null"}}},
        "then": {
            "description": "Nothing was compared.",
            "properties": {
                "kind": {"type": "null"},
                "kind_basis": {"type": "null"},
                "outcome": {"enum": ["unreadable", "nothing_to_judge", "defects"]},
                "notes": _EMPTY,
                "lines": _EMPTY,
                "statements": _EMPTY,
            },
        },
        "else": {
            "description": "The draft was compared.",
            "properties": {
                **{name: {"type": "string"} for name in ("kind", "kind_basis", "chapter", "as_of", "ruleset")},
                "outcome": {"enum": ["complies", "incomplete", "defects", "nothing_to_judge"]},
            },
        },
    }
}
"""What one value of a report says of another."""


def report_schemas() -> Iterator[tuple[str, Schema]]:
    """Return the name and the schema of each report."""
    for name, (title, form) in _FORMS.items():
        schemas = Schemas(filled=False)
        own = schemas.object_of(form)
        head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title}
        more = {"$defs": schemas.definitions} if schemas.definitions else {}
        yield name, {**head, **own, **_MORE.get(name, {}), **more}
