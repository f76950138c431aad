"""The program's folders use one another one way only, and so do its files."""

import ast
from collections.abc import Iterable, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

_PROGRAM = Path(__file__).parents[1] / "checker"


def _name(file: Path) -> str:
    return ".".join(file.relative_to(_PROGRAM.parent).with_suffix("").parts).removesuffix(".__init__")


def _used(file: Path, names: Mapping[str, Path]) -> set[str]:
    """Return the modules of the program that a file takes names from, wherever in it that is written."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module in names:
            below = {f"{node.module}.{alias.name}" for alias in node.names} & names.keys()
            found |= below or {node.module}
    return found - {_name(file)}


@cache
def _modules() -> dict[str, set[str]]:
    names = {_name(file): file for file in _PROGRAM.rglob("*.py")}
    return {name: _used(file, names) for name, file in names.items()}


def _folder(module: str) -> str:
    return ".".join(module.split(".")[:2])


def _folders(modules: Mapping[str, Iterable[str]]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for name, used in modules.items():
        # The package itself holds the version alone.
        below = {_folder(other) for other in used} - {_folder(name), "checker"}
        found.setdefault(_folder(name), set()).update(below)
    return found


def _circle(graph: Mapping[str, Iterable[str]]) -> list[str]:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_folder_uses_one_that_uses_it() -> None:
    folders = _folders(_modules())
    assert {"checker.law", "checker.words", "checker.review", "checker.cli"} <= folders.keys()
    assert "checker.law" in folders["checker.review"]
    assert _circle(folders) == []


def test_no_file_uses_one_that_uses_it() -> None:
    modules = _modules()
    assert "checker.cli.run_check" in modules["checker.cli.start"]
    assert _circle({name: used for name, used in modules.items() if not name.endswith("__init__")}) == []


@pytest.mark.parametrize(
    ("graph", "found"),
    [
        ({"a": ["b"], "b": ["c"], "c": []}, False),
        ({"a": ["b"], "b": ["c"], "c": ["a"]}, True),
    ],
)
def test_a_circle_is_found(graph: dict[str, list[str]], found: bool) -> None:
    assert bool(_circle(graph)) is found
