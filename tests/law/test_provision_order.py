"""A provision knows what stands below it; numbers that only begin alike stand beside each other."""

import itertools

import pytest

from checker.values import provision
from checker.values.provision import Parts, Provision, follows, is_first, parse_provision


@pytest.mark.parametrize(
    ("below", "above", "within"),
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
def test_what_stands_within_a_provision(below: str, above: str, *, within: bool) -> None:
    assert Provision(below).is_within(Provision(above)) is within


def test_provisions_stand_in_the_order_of_the_law() -> None:
    written = ["633a.2(b)(15)", "633a.13(a)", "633a.2(b)(9)", "633a.2(b)", "13.E(7)", "13.A", "2.100"]
    assert sorted(map(Provision, written), key=lambda item: item.order) == [
        "2.100",
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
        ("clxvi", "clxvii", True),
        ("ab", "bb", False),
        ("iii", "4", False),
        ("3", "iv", False),
        ("iii", "IV", False),
        ("III", "iv", False),
    ],
)
def test_which_mark_is_the_next(before: str, after: str, *, next_one: bool) -> None:
    assert follows(before, after) is next_one


def test_provisions_as_written_stand_in_the_order_of_the_law_too() -> None:
    listed = ["", "633a.2(b)(2)", "633a.2(b)(11)", "633a.2(z)", "633a.2(aa)", "633a.13"]
    listed += ["the whole chapter", "58 Pa. Code § 501a.7(b)"]
    shuffled = [*listed[3:], *listed[:3]]
    assert sorted(map(Provision, shuffled), key=lambda item: item.order) == listed


@pytest.mark.parametrize(
    ("below", "above"),
    [
        ("13.E(7)(b)", ("13.E(7)", "13.E")),
        ('633a.1(a) "Any 20"', ("633a.1(a)", "633a.1")),
        ("633a.1", ()),
        ("the whole chapter", ()),
        ("", ()),
    ],
)
def test_what_stands_above_a_provision(below: str, above: tuple[str, ...]) -> None:
    assert Provision(below).above == above


@pytest.mark.parametrize(
    ("written", "parts"),
    [
        ("633a.13(f)(1)", ("633a.13", ("f", "1"), "")),
        ('633a.1(a) "Any 20"', ("633a.1", ("a",), "Any 20")),
        (" 13.E ", ("13.E", (), "")),
    ],
)
def test_a_provision_comes_back_as_written(written: str, parts: tuple[str, tuple[str, ...], str]) -> None:
    read = parse_provision(written)
    assert read.parts == Parts(*parts)
    assert str(read) == written.strip()


@pytest.mark.parametrize("text", ["", "12 (b)", "12(b", "12(b)c", "(b)", "12()", '12 ""', "the whole of " * 9])
def test_what_is_no_provision_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - its whole text is compared
        parse_provision(text)
    assert str(refused.value) == f"“{text[:60]}” is no provision; write it as the law does, such as 12(b)(3)"


def test_a_definition_stands_with_its_section_and_after_what_has_no_word() -> None:
    listed = ['633a.1(a) "Any 20"', '633a.1(a) "Blackjack"', "633a.1(a)(1)", "633a.1(b)"]
    assert sorted(map(Provision, ["633a.1(a)", *reversed(listed)]), key=lambda item: item.order) == [
        "633a.1(a)",
        *listed,
    ]
    assert not Provision('633a.1(a) "Blackjack"').is_within(Provision('633a.1(a) "Any 20"'))
    assert Provision('633a.1(a) "Any 20"').is_within(Provision('633a.1(a) "Any 20"'))
    assert Provision('633a.1(a) "Any 20"').is_within(Provision("633a.1(a)"))


@pytest.mark.parametrize(("mark", "opens"), [*((mark, True) for mark in "aA1iI"), *((mark, False) for mark in "b2vj")])
def test_which_mark_opens_a_list(mark: str, *, opens: bool) -> None:
    assert is_first(mark) is opens


@pytest.mark.parametrize(
    "scale", ["a b c d e f g h i j k l m n o p q r s t u v w x y z aa bb cc", "i ii iii iv v vi vii viii ix x xi xii",
              "xxxviii xxxix xl xli", "lxxxix xc xci", "xcviii xcix c ci", "1 2 3 4 5 6 7 8 9 10 11"],
)  # fmt: skip
def test_each_mark_of_a_scale_follows_the_one_before_it_and_not_itself(scale: str) -> None:
    for marks in (scale.split(), scale.upper().split()):
        assert all(follows(before, after) for before, after in itertools.pairwise(marks))
        assert not any(follows(mark, mark) or follows(after, mark) for mark, after in itertools.pairwise(marks))


@pytest.mark.parametrize(
    ("cited", "expected"),
    [("633a.2(b)(10)", False), ("58 Pa. Code § 501a.7(b)", True), ("COMAR 36.03.06.03", True)],
)
def test_what_is_cited_in_full_names_the_law_that_it_is_of(cited: str, expected: bool) -> None:
    assert Provision(cited).in_full is expected


def test_where_no_provision_decides_there_is_none_above_it_and_no_word() -> None:
    nothing = provision.NO_PROVISION
    assert (nothing, nothing.parts, nothing.parent, nothing.above, nothing.word) == ("", None, None, (), "")


@pytest.mark.parametrize(
    ("written", "word"), [('633a.1(a) "Any 20"', "Any 20"), ("633a.1(a)", ""), ("the whole chapter", "")]
)
def test_a_definition_has_a_word(written: str, word: str) -> None:
    assert Provision(written).word == word
