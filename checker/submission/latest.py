"""Work done once for the filing asked about last, for whatever has the same parts of the law in common.

The readings of a doubtful text, and the checks of one law, ask the same of one filing again and again.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from checker.submission.filing import Filing

T = TypeVar("T")


class Latest(Generic[T]):
    """Results for one filing, by the parts of the law on which they rest beside it."""

    __slots__ = ("_held",)

    def __init__(self) -> None:
        self._held: tuple[Filing, dict[tuple[int, ...], tuple[tuple[object, ...], T]]] | None = None

    def __call__(self, filing: "Filing", parts: tuple[object, ...], work: Callable[[], T]) -> T:
        """Return what ``work`` gives of a filing and these very parts of the law, which must not change."""
        held = self._held
        if held is None or held[0] is not filing:
            held = self._held = filing, {}
        key = tuple(map(id, parts))
        found = held[1].get(key)
        if found is None:
            # The parts are kept too, so that no other object takes the place of one.
            found = held[1][key] = parts, work()
        return found[1]
