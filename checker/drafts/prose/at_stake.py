"""Tells differing lines on which a player's money or choice hangs from those on how a game is dealt and handled.

Which topics are at stake is data, ``rulesets/shared/words/stakes.yaml``. On the others a line is left to a person.
"""

from dataclasses import replace
from functools import cache

from checker.drafts.compared import Compared
from checker.drafts.prose.told import Told
from checker.law.chapter import read_shared
from checker.statements.comparison import Status
from checker.words.topics import topics

FILE = "stakes.yaml"
REASON = "It may say something else than this: "
"""Before what holds."""


def left_if_little_hangs_on_it(told: Told, said: list[Compared]) -> list[Compared]:
    """Return what is told of a sentence, with what differs on a topic that is not at stake left to a person."""
    return [_left(item, told) for item in said]


def is_at_stake(aspect: str) -> bool:
    """Whether a player's money or choice hangs on a topic."""
    return aspect in _stakes()


def _left(item: Compared, told: Told) -> Compared:
    own = item.statement
    aspect = own.key.aspect if own is not None else ""
    if item.status is not Status.DIFFERS or own is None or aspect not in topics() or is_at_stake(aspect):
        return item
    return replace(told.left(f"{REASON}{own.wording}"), could_be=(own,))


@cache
def _stakes() -> frozenset[str]:
    return frozenset(read_shared("words", FILE)["stakes"])
