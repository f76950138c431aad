"""A provision knows what stands below it; numbers that only begin alike stand beside each other."""

import pytest

from checker.values.provision import all_above, follows, is_within, order_of, parse_provision


@pytest.mark.parametrize(
    ("provision", "above", "within"),
    [
        ("633a.13(f)", "633a.13(f)", True),
        ("633a.13(f)(1)", "633a.13(f)", True),
        ("633a.13(f)", "633a.13", True),
        ("13.E(7)(b)", "13.E(7)", True),
        ('633a.1 "Any 20"', "633a.1", True),
        ("633a.13(f)", "633a.13(f)(1)", False),
        ("633a.13(ff)", "633a.13(f)", False),
        ("633a.13(f)", "633a.1", False),
        ("13.E(7)", "13", False),
        ("13.EE(7)", "13.E", False),
        ("the whole chapter", "the whole chapter", True),
        ("the whole chapter", "the whole", False),
        ("633a.13(f)", "", False),
    ],
)
def test_what_stands_within_a_provision(provision: str, above: str, *, within: bool) -> None:
    assert is_within(provision, above) is within


def test_provisions_stand_in_the_order_of_the_law() -> None:
    written = ["633a.2(b)(15)", "633a.13(a)", "633a.2(b)(9)", "633a.2(b)", "13.E(7)", "13.A"]
    assert [str(one) for one in sorted(map(parse_provision, written))] == [
        "13.A",
        "13.E(7)",
        "633a.2(b)",
        "633a.2(b)(9)",
        "633a.2(b)(15)",
        "633a.13(a)",
    ]


@pytest.mark.parametrize(
    ("before", "after", "next_one"),
    [
        ("a", "b", True),
        ("A", "B", True),
        ("9", "10", True),
        ("i", "ii", True),
        ("iv", "v", True),
        ("viii", "ix", True),
        ("h", "i", True),
        ("z", "aa", True),
        ("aa", "bb", True),
        ("zz", "aaa", True),
        ("a", "a", False),
        ("a", "c", False),
        ("b", "a", False),
        ("aa", "z", False),
        ("iv", "vi", False),
        ("ab", "ac", False),
        ("a", "B", False),
        ("z", "bb", False),
        ("1", "a", False),
        ("iii", "iv", True),
    ],
)
def test_which_mark_is_the_next(before: str, after: str, *, next_one: bool) -> None:
    assert follows(before, after) is next_one


def test_provisions_as_written_stand_in_the_order_of_the_law_too() -> None:
    listed = ["", "633a.2(b)(2)", "633a.2(b)(11)", "633a.2(z)", "633a.2(aa)", "633a.13", "the whole chapter"]
    shuffled = [*listed[3:], *listed[:3]]
    assert sorted(shuffled, key=order_of) == listed


@pytest.mark.parametrize(
    ("provision", "above"),
    [
        ("13.E(7)(b)", ("13.E(7)", "13.E")),
        ('633a.1(a) "Any 20"', ("633a.1(a)", "633a.1")),
        ("633a.1", ()),
        ("the whole chapter", ()),
        ("", ()),
    ],
)
def test_what_stands_above_a_provision(provision: str, above: tuple[str, ...]) -> None:
    assert all_above(provision) == above
