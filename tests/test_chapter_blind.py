"""No chapter, jurisdiction, wager or citation stands in the program: it reads its knowledge from the rulesets.

Docstrings and comments may give examples, and so may the help of a command, which is tested to work.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from checker.law import chapter_ids, load_chapter

CODE = Path(__file__).parent.parent / "checker"
HELP = {"help", "epilog", "short_help", "metavar"}
CITATION = re.compile(r"\b\d{3}[a-z]\.\d|\b\d{3}[ab]\b|§ ?\d|\bPa\. ?Code\b|\bPa\.B\.|\bCOMAR\b|\bMLGCA\b")


def named() -> frozenset[str]:
    """Every name that belongs to one chapter or jurisdiction alone."""
    found: set[str] = set()
    for name in chapter_ids():
        chapter = load_chapter(name)
        found |= {name, chapter.game, chapter.title, chapter.jurisdiction_name, chapter.citation}
        found |= {chapter.terms["operator"], chapter.terms["approver"]}
        for wager in chapter.items["wagers"]:
            found |= {wager["wager"], wager["name"], wager.get("short", "")}
    # Names that are words of every game are no knowledge of one.
    common = {"banker", "player", "tie", "progressive", "insurance"}
    return frozenset(text for text in found if text.casefold() not in common and len(text) > 3)


@cache
def any_name() -> re.Pattern[str]:
    """What finds any of those names, the longest that fits."""
    longest = sorted(named(), key=len, reverse=True)
    return re.compile("|".join(rf"(?<![\w-]){re.escape(name)}(?![\w-])" for name in longest))


def texts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every text of the code that is no docstring and no help of a command."""
    nodes = list(ast.walk(tree))
    skipped = {
        id(node.body[0].value)
        for node in nodes
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    skipped |= {
        id(part)
        for node in nodes
        if isinstance(node, ast.keyword) and node.arg in HELP
        for part in ast.walk(node.value)
    }
    # A text that stands alone below a value describes it.
    skipped |= {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            yield node.lineno, node.value


ROOMS = [room for room in sorted(CODE.iterdir()) if room.is_dir() and room.name not in {"data", "__pycache__"}]


@pytest.mark.parametrize("room", [CODE, *ROOMS], ids=lambda room: room.name)
def test_no_law_stands_in_the_program(room: Path) -> None:
    files = sorted(room.glob("*.py") if room == CODE else room.rglob("*.py"))
    assert files
    assert [told for file in files for told in law_in(file)] == []


def law_in(file: Path) -> list[str]:
    """Return each text of a file in which a name of the law or a citation stands."""
    names = any_name()
    # Where hands are counted or described, the word names an ace with a card worth ten.
    hand = {"blackjack"} if "odds" in file.parts or file.name in {"hands.py", "described.py"} else set()
    return [
        f"{file.relative_to(CODE)}:{line}: {text[:80]!r}"
        for line, text in texts(ast.parse(file.read_text(encoding="utf-8")))
        if text not in hand and (CITATION.search(text) or names.search(text))
    ]
