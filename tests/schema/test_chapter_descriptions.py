"""``schemas/chapter.json`` is where a person who encodes the law reads what each key means: every key says it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

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


def test_every_key_says_what_it_means() -> None:
    told = [(name, told.get("description", "")) for name, told in ALL]
    assert [name for name, said in told if not said.endswith(".")] == []
    assert [name for name, said in told if not (said[0].isupper() or said.split()[0] in TERMS)] == []
    assert [name for name, said in told if len(said) >= _LONGEST] == []


_LONGEST = 260
TERMS = {
    *("must:", "yes:", "yes", "no", "permanent"),
    *(f"{name}{mark}" for name in (*KIND_PARAMS, *CALCULATION_PARAMS) for mark in ":,"),
}
"""Words of the files themselves with which a description may begin."""
