"""Every schema that is published, each with the name and the text of its file."""

import json
from collections.abc import Iterator

from checker.law import chapter_ids
from checker.report.schemas import report_schemas
from checker.schema.chapter import chapter_schema
from checker.schema.generate import schema_name, schema_text


def published() -> Iterator[tuple[str, str]]:
    """Return the name and the text of each file of ``schemas/``."""
    for name, schema in (("chapter", chapter_schema()), *report_schemas()):
        yield f"{name}.json", json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
    yield from ((schema_name(name), schema_text(name)) for name in chapter_ids())
