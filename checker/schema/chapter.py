"""``schemas/chapter.json``: the schema of the files of the law, derived from their declarations."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from checker.law.params import CALCULATION_PARAMS, KIND_PARAMS
from checker.law.written.base import ConditionForm
from checker.law.written.files import AroundItem, Chapter, Guide, Section
from checker.law.written.matters import DealerTotals, Matters, MattersFirst
from checker.law.written.odds import HandsForm
from checker.law.written.rules import RuleItem
from checker.law.written.words import (
    Answers,
    Approvals,
    Chatter,
    Clauses,
    ConceptRows,
    Concepts,
    Felt,
    Fields,
    Gist,
    Heeded,
    HouseWay,
    LaterChoice,
    Lexicon,
    MoreFields,
    MoreGist,
    MoreRows,
    Ranking,
    Reasons,
    Recast,
    Service,
    Settling,
    Severity,
    Stakes,
    Turned,
    Whole,
    Wordings,
    Words,
)
from checker.schema.derive import Schema, Schemas, described, name_of

_LEFT_OUT = {"not": {"anyOf": [{"required": [key]} for key in ("like", "versions", "by_reading")]}}
"""An item that takes nothing over has all that it needs itself."""
_MORE: dict[str, Schema] = {
    "answer_condition": {"minProperties": 2},
    "held": {"minProperties": 1},
    "holders": {"minProperties": 1},
    "ledger_entry": {
        "if": {"properties": {"is": {"const": "shown"}}, "required": ["is"]},
        "then": {"required": ["by"]},
        "else": {"properties": {"by": False}},
    },
    "election": {
        "if": {"required": ["choices", "type"]},
        "then": {"properties": {"type": {"enum": ["choice", "choices"]}}},
    },
    "statement": {"if": _LEFT_OUT, "then": {"anyOf": [{"required": ["value"]}, {"required": ["value_of"]}]}},
    "paytable": {"dependentRequired": {"condition": ["condition_text"], "condition_text": ["condition"]}},
}
"""What one key of an item asks of another."""
_SHARED = {
    "ask_": "election",
    "choice_": "choice",
    "rule_": "rule",
    "wager_": "wager",
    "table_": "paytable",
    "row_": "row",
    "advice_": "advisory",
    "line_": "line",
    "say_": "statement",
    "grid_": "guide_table",
}
"""What the first part of a shared item's id says that it is."""
_FILES = (
    Chapter,
    Section,
    Guide,
    Words,
    Wordings,
    Whole,
    MoreFields,
    MoreRows,
    Concepts,
    ConceptRows,
    Felt,
    Fields,
    Clauses,
    Gist,
    MoreGist,
    HouseWay,
    Ranking,
    Settling,
    Recast,
    Turned,
    Matters,
    DealerTotals,
    MattersFirst,
    Lexicon,
    Service,
    Chatter,
    Heeded,
    LaterChoice,
    Reasons,
    Approvals,
    Answers,
    Severity,
    Stakes,
)


@cache
def chapter_schema() -> Schema:
    """Return the schema of every kind of file of the law."""
    schemas = Schemas(filled=True)
    found = schemas.definitions
    found["rule"] = _rule(schemas)
    for kind in (*_FILES, AroundItem):
        schemas.of(kind)
    found |= {"condition": schemas.of(ConditionForm), "hands": schemas.of(HandsForm), "by_reading": _by_reading()}
    for name, item in list(found.items()):
        found[name] = _item(item | _MORE.get(name, {}))
    found |= {f"shared_{name}": _shared(found[name]) for name in _SHARED.values()}
    found["shared"] = {
        "type": "object",
        "description": "Items that several chapters share, by id; the first part of the id says what they are.",
        "patternProperties": {f"^{start}": {"$ref": f"#/$defs/shared_{name}"} for start, name in _SHARED.items()}
        | {"^around_": {"$ref": "#/$defs/around"}},
        "additionalProperties": False,
    }
    files = [*(name_of(kind) for kind in _FILES), "shared"]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A file of a chapter of the law: chapter.yaml, a section, guide.yaml, or items shared by chapters",
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in files],
        "$defs": found,
    }


def kinds_of_rule() -> Iterator[tuple[str, str, Any]]:
    """Return each kind of rule and calculation that a file may write: the key that names it, its name, its keys."""
    yield from (("kind", name, params) for name, params in KIND_PARAMS.items())
    yield from (("calculation", name, params) for name, params in CALCULATION_PARAMS.items())


def _rule(schemas: Schemas) -> Schema:
    """Return the schema of a rule: what all have, and for each kind and calculation which further keys it takes."""
    rule = schemas.object_of(RuleItem)
    common = set(rule["properties"])
    meanings: dict[str, dict[str, list[str]]] = {}
    conditions: list[Schema] = []
    for key, name, params in kinds_of_rule():
        own = schemas.object_of(params)
        for field, told in own["properties"].items():
            meanings.setdefault(field, {}).setdefault(told["description"], []).append(name)
            rule["properties"].setdefault(field, told)
        then: Schema = {"propertyNames": {"enum": sorted(common | set(own["properties"]))}}
        if own.get("required"):
            then |= {"if": _LEFT_OUT, "then": {"required": own["required"]}}
        if name in KIND_PARAMS:
            then["properties"] = {"calculation": False}
        conditions.append({"if": {"properties": {key: {"const": name}}, "required": [key]}, "then": then})
    for field, said in meanings.items():
        told = " ".join(f"{', '.join(names)}: {text}" for text, names in said.items())
        rule["properties"][field] = {**rule["properties"][field], "description": told}
    rule["properties"]["kind"]["enum"] = [*KIND_PARAMS, "calculation"]
    rule["properties"]["calculation"]["enum"] = [*CALCULATION_PARAMS]
    compares = [name for name, params in KIND_PARAMS.items() if "same_as" in dict(described(params))]
    conditions += [
        {
            "if": {"properties": {"kind": {"enum": compares}}, "required": ["kind"], **_LEFT_OUT},
            "then": {"oneOf": [{"required": ["value"]}, {"required": ["same_as"]}]},
        },
        {
            "if": {"properties": {"kind": {"const": "calculation"}}, "required": ["kind"], **_LEFT_OUT},
            "then": {"required": ["calculation"]},
        },
    ]
    return {**rule, "allOf": conditions}


def _item(item: Schema) -> Schema:
    """Return the schema of an item, which need not be whole where it takes keys over or has versions."""
    keys: Schema = item.get("properties", {})
    if not {"like", "versions"} & set(keys):
        return item
    if "versions" in keys:
        names = sorted(set(keys) - {"versions"})
        version = {"type": "object", "required": ["from", "source"], "propertyNames": {"enum": names}}
        keys = {**keys, "versions": {**keys["versions"], "items": version}}
    found = {word: value for word, value in item.items() if word != "required"} | {"properties": keys}
    whole = {"if": _LEFT_OUT, "then": {"required": item.get("required", [])}}
    return {**found, "allOf": [*item.get("allOf", []), whole]}


def _shared(item: Schema) -> Schema:
    """Return the schema of a shared item: any of the item's keys, and no further sharing."""
    keys = {name: told for name, told in item["properties"].items() if name != "like"}
    return {"type": "object", "description": item["description"], "properties": keys, "additionalProperties": False}


def _by_reading() -> Schema:
    reading = {"type": "object", "minProperties": 1}
    own = "Left out, the item keeps its own."
    return {
        "type": "object",
        "description": "Keys that differ by the reading applied for a doubtful text.",
        "properties": {
            "advisory": {
                "type": "string",
                "minLength": 1,
                "description": "The id of the advisory that describes the two readings.",
            },
            "literal": {**reading, "description": f"The keys under the literal reading. {own}"},
            "evident": {**reading, "description": f"The keys under the evident reading. {own}"},
        },
        "required": ["advisory"],
        "additionalProperties": False,
        "minProperties": 2,
    }
