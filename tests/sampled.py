"""Which of many like cases an ordinary run tries; ``pytest --whole`` tries all of them."""

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

WHOLE = "CHECKER_TESTS_WHOLE"
"""The variable that tells that all are tried."""


def tries_all() -> bool:
    """Whether this run tries all of what is tried in part otherwise."""
    return WHOLE in os.environ


def is_tried(name: str, one_in: int) -> bool:
    """Whether a case is among those that are always tried, one in so many by a fixed hash of its name."""
    return tries_all() or hashlib.sha256(name.encode()).digest()[1] % one_in == 0


def tried(cases: Iterable[T], one_in: int) -> list[T]:
    """Give the cases that are tried, told apart by how they are written; of files by their names and folders'."""
    return [case for case in cases if is_tried(_written(case), one_in)]


def _written(case: object) -> str:
    return "/".join(case.parts[-3:]) if isinstance(case, Path) else str(case)
