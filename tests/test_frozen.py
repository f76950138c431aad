"""Frozen values behave as frozen dataclasses do, to the code that uses them and to the standard library."""

import copy
import dataclasses
import pickle
from collections.abc import Mapping

import pytest

from checker.frozen import frozen, replace


@frozen
class Meter:
    """A value with a default."""

    initial: int
    names: Mapping[str, str] = {}

    @property
    def doubled(self) -> int:
        return 2 * self.initial


@frozen(kw_only=False)
class Pair:
    """A value made in order."""

    left: int
    right: int = 0

    def __post_init__(self) -> None:
        if self.left < 0:
            raise ValueError("left")


@frozen(kw_only=False)
class Other:
    """The same fields as a pair's."""

    left: int
    right: int = 0


def test_values_are_made_by_name_and_in_order_where_that_is_allowed() -> None:
    assert (Meter(initial=3).doubled, Meter(initial=3).names) == (6, {})
    assert (Pair(1, 2).left, Pair(1, right=2).right, Pair(1).right) == (1, 2, 0)
    with pytest.raises(TypeError):
        Meter(3)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        Meter()  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        Pair(1, wrong=2)  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="left"):
        Pair(-1)


def test_nothing_changes_a_value() -> None:
    pair = Pair(1)
    with pytest.raises(AttributeError, match=r"Pair\.left is frozen"):
        pair.left = 2  # type: ignore[misc]
    with pytest.raises(AttributeError, match=r"Pair\.right is frozen"):
        del pair.right
    with pytest.raises(AttributeError):
        pair.more = 2  # type: ignore[attr-defined]
    assert (replace(pair, right=5), pair) == (Pair(1, 5), Pair(1, 0))


def test_values_are_compared_by_what_they_hold_and_by_their_class() -> None:
    assert Pair(1, 2) == Pair(1, 2)
    assert Pair(1, 2) != Pair(1, 3)
    alike: object = Other(1, 2)
    assert Pair(1, 2) != alike
    assert len({Pair(1, 2), Pair(1, 2), Pair(2, 1)}) == 2
    match Pair(4, 5):
        case Pair(left, right):
            assert (left, right) == (4, 5)
    assert repr(Pair(1, 2)) == "Pair(left=1, right=2)"


def test_the_standard_library_takes_them_for_dataclasses() -> None:
    pair = Pair(1, 2)
    assert dataclasses.is_dataclass(pair)
    assert [field.name for field in dataclasses.fields(pair)] == ["left", "right"]
    assert dataclasses.asdict(Meter(initial=1, names={"a": "b"})) == {"initial": 1, "names": {"a": "b"}}
    assert dataclasses.replace(pair, left=7) == Pair(7, 2)
    assert pickle.loads(pickle.dumps(pair)) == copy.deepcopy(pair) == pair  # noqa: S301 - just made here
