"""``schemas/chapter.json`` is where a person who encodes the law reads what each key means: every key says it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from checker.law.params import CALCULATION_PARAMS, KIND_PARAMS

SCHEMA: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "schemas" / "chapter.json").read_text(encoding="utf-8")
)


def keys(node: Any, where: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Give every key that a file may have, with its schema; conditions on other keys are not among them."""
    if isinstance(node, dict):
        for name, told in node.get("properties", {}).items():
            yield f"{where} {name}".strip(), told
        for name, below in node.items():
            if name not in {"if", "then", "else", "allOf"}:
                yield from keys(
                    below, where if name in {"properties", "$defs", "items", "oneOf"} else f"{where} {name}"
                )
    elif isinstance(node, list):
        for below in node:
            yield from keys(below, where)


ALL = list(keys(SCHEMA))


def test_the_keys_of_every_kind_of_file_are_seen() -> None:
    names = {name.split()[-1] for name, _ in ALL}
    newer = {"class", "reconstructed", "also", "by_reading", "meters", "instead", "positions", "payout_limit", "tables"}
    assert newer | {"like", "versions", "wagers", "hands", "in_parts", "rulemakings", "offers"} <= names


@pytest.mark.parametrize(("name", "told"), ALL, ids=[name for name, _ in ALL])
def test_a_key_says_what_it_means(name: str, told: dict[str, Any]) -> None:
    description = told.get("description", "")
    assert description.endswith("."), name
    assert description[0].isupper() or description.split()[0] in TERMS, name
    assert len(description) < 260, name


TERMS = {
    *("must:", "yes:", "yes", "no", "permanent"),
    *(f"{name}{mark}" for name in (*KIND_PARAMS, *CALCULATION_PARAMS) for mark in ":,"),
}
"""Words of the files themselves with which a description may begin."""
