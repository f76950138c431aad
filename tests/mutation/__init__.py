"""Mutation of the law and of the core: what the tests do not notice. Run with ``python -m tests.mutation``."""

import sys
from pathlib import Path

_TESTS = Path(__file__).resolve().parent.parent
# The tests import each other's helpers by name alone, as pytest lets them.
sys.path += [
    str(folder)
    for folder in (_TESTS, *(_TESTS / name for name in ("law", "rules", "schema")))
    if str(folder) not in sys.path
]
