"""The parameters of each kind of rule: every kind has them, and a key that is none of them is refused."""

import pytest

from checker.law.params import CALCULATION_PARAMS, KIND_PARAMS, Area, Bound, Plain
from checker.law.shapes import is_yes, read_declared
from checker.rules.registry import KINDS

IMPLIED = {"choice", "offered", "paytable", "recorded"}
"""The kinds of rule that follow from wagers, paytables and elections; no file writes them."""


def test_each_kind_that_a_file_may_write_has_a_check_and_parameters() -> None:
    assert set(KIND_PARAMS) == set(KINDS) - IMPLIED - {"calculation"}


def test_a_key_that_does_not_belong_is_refused_with_those_that_do() -> None:
    with pytest.raises(ValueError, match=r"^values does not belong here; known: value, same_as$"):
        read_declared(Bound, {"value": "5%", "values": "6%"})


def test_where_no_key_belongs_that_is_said() -> None:
    with pytest.raises(ValueError, match=r"^values does not belong here; known: none$"):
        read_declared(Plain, {"values": "6%"})


@pytest.mark.parametrize("kind", [*KIND_PARAMS.values(), *CALCULATION_PARAMS.values()])
def test_no_kind_takes_whatever_it_is_given(kind: type) -> None:
    with pytest.raises(ValueError, match=r"^no_such_key does not belong here"):
        read_declared(kind, {"no_such_key": "1"})


def test_an_area_without_its_name_is_refused() -> None:
    with pytest.raises(KeyError, match="area"):
        read_declared(Area, {"text": "words"})


@pytest.mark.parametrize(
    ("text", "expected"), [("yes", True), ("true", True), ("no", False), ("false", False), ("", False)]
)
def test_a_yes_may_be_written_in_two_ways(text: str, expected: bool) -> None:
    assert is_yes(text) is expected
