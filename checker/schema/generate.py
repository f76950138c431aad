"""JSON Schemas for submissions, generated from the chapter files for editors and for the check of a file's shape.

A schema covers every date of law; which answers are lawful on a day is decided by the ruleset, not by the schema.
"""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from checker.law import load_chapter
from checker.law.chapter import Chapter
from checker.law.dated import Raw

_DOLLARS = r"^\$? ?([0-9]{1,3}(,[0-9]{3})+|[0-9]+)(\.[0-9]{2})?$"
_LONGEST = 2000
_MOST_ITEMS = 200


def _scalar(*types: str, **more: Any) -> dict[str, Any]:
    return {"type": [*types, "null"], **more}


def _list(item: dict[str, Any]) -> dict[str, Any]:
    return {"type": ["array", "string", "integer", "null"], "items": item, "maxItems": _MOST_ITEMS}


def _form(kind: str, values: list[str]) -> dict[str, Any]:
    """Give the schema of one kind of answer. Numbers and texts are both let in; the reader tells them apart."""
    text = _scalar("string", "integer", "boolean", maxLength=_LONGEST)
    forms: dict[str, dict[str, Any]] = {
        "yes_no": {**text, "enum": ["yes", "no", True, False, None]},
        "count": {**text, "pattern": "^(0|[1-9][0-9]*)$"},
        "dollars": {**text, "pattern": _DOLLARS, "examples": ["$1,000"]},
        "percent": {**text, "pattern": r"^[0-9]{1,3}(\.[0-9]+)? ?(%|percent)$", "examples": ["20%"]},
        "hours": {**text, "pattern": "^[0-9]+ ?(hours|hour|h)$", "examples": ["24 hours"]},
        "date": {**text, "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},
        "payout": {**text, "examples": ["8 to 1"]},
        "portion": {**text, "examples": ["all", "50%"]},
        "choice": {**text, "enum": [*values, None]} if values else text,
        "choices": _list({**text, "enum": values} if values else text),
        "counts": _list(text),
        "texts": _list(text),
        "text": text,
        "payouts": {
            "type": ["object", "string", "null"],
            "additionalProperties": {
                "type": ["string", "object"],
                "properties": {"pays": text, "envy": text},
                "additionalProperties": False,
            },
            "maxProperties": _MOST_ITEMS,
        },
    }
    return forms[kind]


def _each_version(items: tuple[Raw, ...]) -> Iterator[Raw]:
    for item in items:
        for version in item.get("versions") or [{}]:
            yield {**item, **version}


def _hover(provision: str, chapter: Chapter, label: str, says: str) -> str:
    return f"{label} ({chapter.full_citation(provision)}). {says}".strip()


def _dates(item: Raw) -> str:
    parts = [
        f"from {item['from']}" if item.get("from") else "",
        f"until {item['until']}" if item.get("until") else "",
    ]
    said = " ".join(part for part in parts if part)
    return f" In force {said}." if said else ""


@cache
def submission_schema(chapter_id: str) -> dict[str, Any]:
    """Give the JSON Schema (draft 2020-12) of submissions under a chapter."""
    chapter = load_chapter(chapter_id)
    root = _object(f"A Rules Submission for {chapter.title} under {chapter.citation}.")
    root["required"] = ["jurisdiction", "game", "filing_date"]
    operator = chapter.terms["operator"]
    header = root["properties"]
    text = _scalar("string", "integer", maxLength=_LONGEST)
    header["jurisdiction"] = {
        **text,
        "enum": [chapter.jurisdiction, chapter.jurisdiction_name],
        "description": "pa or md.",
    }
    header["game"] = {**text, "enum": [chapter.game, chapter.title], "description": "The table game."}
    header["facility"] = {**text, "description": "The licensed facility."}
    header[operator.replace(" ", "_")] = {**text, "description": f"The {operator}."}
    header["filing_date"] = {
        **_form("date", []),
        "description": "The day of filing; the law of that day is applied.",
    }
    _place(root, "sign.inscriptions", {**_form("texts", []), "description": "Inscriptions that stand on a sign."})
    for item in _each_version(chapter.items["elections"]):
        values = [str(choice["value"]) for choice in item.get("choices", [])]
        form = _form(item["type"], values)
        form["description"] = _hover(item["provision"], chapter, item["label"], item.get("says", "") + _dates(item))
        _place(root, item["at"], form)
    _add_wagers(root, chapter)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Rules Submission: {chapter.title}, {chapter.jurisdiction_name}",
        **root,
    }


def _add_wagers(root: dict[str, Any], chapter: Chapter) -> None:
    _place(root, "wagers", _object("The wagers offered. A wager that is not offered is left out or says no."))
    wagers = root["properties"]["wagers"]
    for item in _each_version(chapter.items["wagers"]):
        if item.get("elected") == "no":
            continue
        slug = item["wager"]
        hover = _hover(item["provision"], chapter, item["name"], item.get("wins", "") + _dates(item))
        _place(root, f"wagers.{slug}", _object(hover))
        labels = list(
            dict.fromkeys(
                table["paytable"]
                for table in _each_version(chapter.items["paytables"])
                if table["wager"] == slug and table.get("paytable")
            )
        )
        fields = {"minimum": _form("dollars", []), "maximum": _form("dollars", [])}
        if any(table["wager"] == slug for table in chapter.items["paytables"]):
            fields["payouts"] = _form("payouts", [])
        # A paytable may be named by a filing under the law of any day; the law of its day judges it.
        fields["paytable"] = _form("choice", labels)
        for name, form in fields.items():
            form["description"] = _hover(item["pays_under"], chapter, f"{item.get('short', item['name'])}: {name}", "")
            _place(root, f"wagers.{slug}.{name}", form)
        wagers["properties"][slug]["type"] = ["object", "string", "boolean", "null"]
    # A wager that the chapter does not know is a question of law, answered with the provision that decides it.
    wagers["additionalProperties"] = True


def _object(description: str) -> dict[str, Any]:
    return {
        "type": ["object", "null"],
        "description": description,
        "properties": {},
        "additionalProperties": False,
    }


def _place(root: dict[str, Any], path: str, form: dict[str, Any]) -> None:
    *parents, last = path.split(".")
    node = root
    for step in parents:
        node = node["properties"].setdefault(step, _object(f"{step.replace('_', ' ').capitalize()}."))
    held = node["properties"].get(last)
    if held and "properties" in held and "properties" in form:
        form = {**form, "properties": {**form["properties"], **held["properties"]}}
    node["properties"][last] = form


def schema_text(chapter_id: str) -> str:
    """Give the schema as the text of its file under ``schemas/``."""
    return json.dumps(submission_schema(chapter_id), indent=2, ensure_ascii=False) + "\n"


def schema_name(chapter_id: str) -> str:
    """Give the file name of a chapter's schema: submission.pa.633a.json."""
    return f"submission.{chapter_id.replace('/', '.')}.json"
