"""The jurisdictions whose chapters are known: what each is called, and its own word for the one who files."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from checker.frozen import frozen
from checker.law.chapter import read_head
from checker.law.folders import chapter_folders


@frozen
class Jurisdiction:
    """One jurisdiction: its code, its name, and the entry by which a filing there names the one who files."""

    code: str
    name: str
    operator_entry: str


def jurisdictions() -> Mapping[str, Jurisdiction]:
    """Return every jurisdiction that has a chapter, by its code."""
    first: dict[str, Path] = {}
    for chapter_id, folder in chapter_folders().items():
        first.setdefault(chapter_id.partition("/")[0], folder)
    return _jurisdictions(tuple(first.items()))


@lru_cache(maxsize=8)
def _jurisdictions(folders: tuple[tuple[str, Path], ...]) -> Mapping[str, Jurisdiction]:
    found = {}
    for code, folder in folders:
        head = read_head(folder)
        operator = head["terms"]["operator"].replace(" ", "_")
        found[code] = Jurisdiction(code=code, name=head["jurisdiction_name"], operator_entry=operator)
    return MappingProxyType(found)


def code_of(written: str) -> str:
    """Return the code of a jurisdiction that a filing names by its code or its name, in any case; else what it says."""
    plain = " ".join(written.lower().split())
    codes = {chapter_id.partition("/")[0] for chapter_id in chapter_folders()}
    if plain in codes:
        return plain
    return next(
        (found.code for found in jurisdictions().values() if found.name.lower() == plain), " ".join(written.split())
    )


def operator_entries() -> tuple[str, ...]:
    """Return every entry by which a filing of some jurisdiction names the one who files."""
    return tuple(dict.fromkeys(found.operator_entry for found in jurisdictions().values()))
