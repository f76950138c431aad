"""What was worked out of the last reviews, for the next draft that is compared with one of them."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from checker.review import Review

T = TypeVar("T")
_MOST_KEPT = 8


class LastReviews(Generic[T]):
    """Work done once for each of the last reviews, which are told by themselves and not by what they say."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, Hashable], tuple[Review, T]] = OrderedDict()

    def __call__(self, review: Review, work: Callable[[], T], way: Hashable = "") -> T:
        """Return what ``work`` gives of a review, in one of the ways in which it can be asked."""
        key = (id(review), way)
        own = self._kept.get(key)
        if own is not None and own[0] is review:
            return own[1]
        made = work()
        self._kept[key] = (review, made)
        while len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return made
