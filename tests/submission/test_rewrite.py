"""Edits of a filing's text change what they should and nothing else, whatever the text looks like."""

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sampled import tries_all

from checker.review import review_document
from checker.source import read_text
from checker.source import tree as trees
from checker.submission import State
from checker.submission.layout_of_text import comments, layout_of
from checker.submission.rewrite import EditError, add_item, remove, set_value, switch_off, switch_on

EXAMPLES = sorted(path for path in Path("examples").rglob("*.yaml") if not path.name.endswith(".expected.yaml"))
TEXTS = [path.read_text(encoding="utf-8") for path in EXAMPLES]
HOSTILE = [
    "8", "$1,000", "yes", "no", "~", "null", "a: b", "a #b", "#1", "- x", "[a", "{a}", "it's", 'say "so"', "x'\"y",
    "@home", "`tick`", "%x", "&a", "*a", "!t", "| x", "> x", "? x", "a,b", "a, b", "x:", ":x", "010", "3:2", "\\n",
    "é — ü 賭", "'", '"', "a]", "-", "?", "true", "<script>alert(1)</script>", " lead", "trail ", "a" * 300,
]  # fmt: skip


def plain(text: str) -> object:
    def of(node: trees.Node) -> object:
        if isinstance(node, trees.Mapping):
            return {entry.key.text: of(entry.value) for entry in node}
        if isinstance(node, trees.Sequence):
            return [of(item) for item in node.items]
        return None if trees.is_blank(node) else node.text

    return of(read_text(text, "").root)


def laid_out(text: str, eol: str, step: int, *, flush: bool, last: bool) -> str:
    """Give the text in another form that reads as the same tree."""
    lines = text.removesuffix("\n").split("\n")
    lines = [re.sub(r"^( +)", lambda found: " " * (len(found[1]) * step // 2), line) for line in lines]
    if flush:
        lines = [re.sub(rf"^( *){' ' * step}- ", r"\1- ", line) for line in lines]
    return eol.join(lines) + (eol if last else "")


forms = st.builds(
    laid_out,
    st.sampled_from(TEXTS),
    st.sampled_from(["\n", "\r\n", "\r"]),
    st.sampled_from([2, 4, 6]),
    flush=st.booleans(),
    last=st.booleans(),
)
values = st.one_of(
    st.sampled_from(HOSTILE),
    st.text(st.characters(blacklist_categories=("C", "Z")), min_size=1, max_size=20),
)
hard = settings(max_examples=60 if tries_all() else 25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def lines_of(text: str) -> list[str]:
    return re.findall(r"[^\r\n]*(?:\r\n|\n|\r|$)", text)


def is_part_in_order(part: list[str], whole: list[str]) -> bool:
    rest = iter(whole)
    return all(line in rest for line in part)


def tree_with(tree: object, path: tuple[str | int, ...], value: object) -> object:
    if not path:
        return value
    if isinstance(tree, list):
        return [tree_with(item, path[1:], value) if index == path[0] else item for index, item in enumerate(tree)]
    assert isinstance(tree, dict)
    return {**tree, path[0]: tree_with(tree.get(path[0], {}), path[1:], value)}


def tree_without(tree: object, path: tuple[str | int, ...]) -> object:
    if len(path) == 1:
        if isinstance(tree, list):
            return [item for index, item in enumerate(tree) if index != path[0]] or None
        assert isinstance(tree, dict)
        return {name: value for name, value in tree.items() if name != path[0]} or None
    if isinstance(tree, list):
        return [tree_without(item, path[1:]) if index == path[0] else item for index, item in enumerate(tree)]
    assert isinstance(tree, dict)
    return {name: tree_without(value, path[1:]) if name == path[0] else value for name, value in tree.items()}


def test_there_are_examples_of_every_game() -> None:
    assert len({path.parent for path in EXAMPLES}) >= 5


@hard
@given(text=forms, value=values, data=st.data())
def test_a_changed_answer_changes_its_line_alone(text: str, value: str, data: st.DataObject) -> None:
    scalars = [path for path, place in layout_of(text).places.items() if place.kind == "scalar"]
    path = data.draw(st.sampled_from(scalars))
    changed = set_value(text, path, value)
    assert plain(changed) == tree_with(plain(text), path, value)
    before, after = lines_of(text), lines_of(changed)
    assert len(before) == len(after)
    assert sum(old != new for old, new in zip(before, after, strict=True)) <= 1
    assert comments(changed) == comments(text)


@hard
@given(text=forms, value=values, data=st.data())
def test_a_new_entry_leaves_every_line(text: str, value: str, data: st.DataObject) -> None:
    groups = [path for path, place in layout_of(text).places.items() if place.kind == "mapping"]
    path = (*data.draw(st.sampled_from(groups)), "an_entry", "below")
    changed = set_value(text, path, value)
    assert plain(changed) == tree_with(plain(text), path, value)
    old = [line.rstrip("\r\n") for line in lines_of(text)]
    new = [line.rstrip("\r\n") for line in lines_of(changed)]
    if not any(place.flow for place in layout_of(text).places.values() if place.kind == "mapping"):
        assert is_part_in_order(old, new)
    assert comments(changed) == comments(text)
    assert text.endswith(("\n", "\r")) == changed.endswith(("\n", "\r"))
    ends = set(re.findall(r"\r\n|\n|\r", text))
    assert set(re.findall(r"\r\n|\n|\r", changed)) == ends


@hard
@given(text=forms, data=st.data())
def test_what_is_taken_away_takes_its_own_lines(text: str, data: st.DataObject) -> None:
    paths = [path for path in layout_of(text).places if path]
    path = data.draw(st.sampled_from(paths))
    if len(path) > 1 and isinstance(path[-2], int):
        path = path[:-1]  # a name may share its line with the hyphen of its item, and then the item goes
    changed = remove(text, path)
    assert plain(changed) == tree_without(plain(text), path)
    old = [line.rstrip("\r\n") for line in lines_of(text)]
    new = [line.rstrip("\r\n") for line in lines_of(changed)]
    place = layout_of(text).places[path]
    if not place.in_flow:
        assert is_part_in_order(new, old)


@hard
@given(text=forms, items=st.lists(values, min_size=1, max_size=6), data=st.data())
def test_a_list_becomes_exactly_what_it_should(text: str, items: list[str], data: st.DataObject) -> None:
    lists = [path for path, place in layout_of(text).places.items() if place.kind == "sequence"]
    lists = [path for path in lists if all(isinstance(item, str) for item in _at(plain(text), path))]
    if not lists:
        return
    path = data.draw(st.sampled_from(lists))
    old = _at(plain(text), path)
    kept = data.draw(st.lists(st.sampled_from(old), max_size=4)) if old else []
    changed = set_value(text, path, [*kept, *items])
    assert plain(changed) == tree_with(plain(text), path, [*kept, *items])


def _at(tree: object, path: tuple[str | int, ...]) -> list[str]:
    for step in path:
        tree = tree[step]  # type: ignore[index]
    assert isinstance(tree, list)
    return tree


@hard
@given(text=forms, data=st.data())
def test_switched_off_and_on_is_the_same_text(text: str, data: st.DataObject) -> None:
    wagers = [path for path, place in layout_of(text).places.items() if path[:1] == ("wagers",) and len(path) == 2]
    wagers = [path for path in wagers if not layout_of(text).places[path].in_flow]
    if not wagers:
        return
    path = data.draw(st.sampled_from(wagers))
    off = switch_off(text, path)
    assert plain(off) == tree_without(plain(text), path)
    assert switch_on(off, path) == text


def test_the_place_of_comments_and_quotes_survives() -> None:
    text = 'table:\r\n    lock_out:   # why\r\n    other: "x" # q\r\ncards: {decks: 8, cover: [1, 2]}'
    assert set_value(text, ("table", "lock_out"), "yes") == text.replace("lock_out:   #", "lock_out: yes   #")
    assert set_value(text, ("table", "other"), "y") == text.replace('"x"', '"y"')
    assert set_value(text, ("cards", "max"), "$1,000") == text.replace("2]}", '2], max: "$1,000"}')
    assert set_value(text, ("cards", "cover"), ["2", "3"]) == text.replace("[1, 2]", "[2, 3]")
    assert remove(text, ("cards",)) == text[: text.index("\r\ncards")]


@pytest.mark.parametrize(
    ("text", "path", "left"),
    [
        ("a:\n  b: [1] # why\n  c: 2\n", ("a", "b", 0), "a:\n  b: # why\n  c: 2\n"),
        ("a:\r\n  b: {c: 1}\r\n", ("a", "b", "c"), "a:\r\n  b:\r\n"),
        ("a: [1, 2]\n", ("a", 0), "a: [2]\n"),
        ("a: {b: [1], c: 2}\n", ("a", "b", 0), "a: {b: , c: 2}\n"),
        ("a:\n  - [1]\n  - 2\n", ("a", 0, 0), "a:\n  -\n  - 2\n"),
        # Brackets that cannot be left out stay: an item within others, or a comment that would be lost.
        ("a: [[1], 2]\n", ("a", 0, 0), "a: [[], 2]\n"),
        ("a: [1 # why\n  ]\nb: c\n", ("a", 0), "a: [ # why\n  ]\nb: c\n"),
    ],
)
def test_brackets_go_with_the_last_that_stands_in_them(text: str, path: tuple[str | int, ...], left: str) -> None:
    assert remove(text, path) == left


def test_a_list_from_which_all_is_taken_is_not_stated() -> None:
    text = Path("examples/pa/blackjack/defects-single-deck.yaml").read_text(encoding="utf-8")
    filing = review_document(read_text(remove(text, ("cards", "batches", 0)), "filing.yaml")).filing
    assert filing is not None
    assert filing.answer("cards.batches").state is State.UNSTATED


def test_a_yes_gives_way_to_choices_and_another_answer_does_not() -> None:
    assert set_value("wagers:\n  ll: yes # on\n", ("wagers", "ll", "meter", "initial"), "$5") == (
        "wagers:\n  ll: # on\n    meter:\n      initial: $5\n"
    )
    with pytest.raises(EditError, match=r"wagers\.ll has an answer"):
        set_value("wagers:\n  ll: no\n", ("wagers", "ll", "minimum"), "$5")


def test_a_list_of_groups_grows_by_one() -> None:
    once = add_item("game: x", ("readings",), {"provision": "633a.1(a)", "by": "A: B"})
    assert once == 'game: x\nreadings:\n  - provision: 633a.1(a)\n    by: "A: B"'
    assert plain(add_item(once, ("readings",), {"provision": "2"})) == {
        "game": "x",
        "readings": [{"provision": "633a.1(a)", "by": "A: B"}, {"provision": "2"}],
    }


@pytest.mark.parametrize("value", ["a\nb", "tab\there", "nul\0", "\u202eright to left", "\ufeffmark"])
def test_what_no_filing_may_hold_is_refused(value: str) -> None:
    with pytest.raises(EditError, match="characters that can be seen"):
        set_value("game: x\n", ("facility",), value)


def test_a_comment_within_a_list_in_brackets_is_never_lost() -> None:
    text = "a: [x, # of x\n  y]\nb: c\n"
    with pytest.raises(EditError, match="A comment would be lost"):
        set_value(text, ("a",), ["y"])


def test_a_text_that_cannot_be_read_is_not_edited() -> None:
    with pytest.raises(EditError, match="Line 1"):
        set_value("a: [", ("a",), "b")


def test_the_last_entry_is_never_taken_away() -> None:
    with pytest.raises(EditError, match="last entry"):
        remove("a: b\n", ("a",))


def test_comments_are_told_from_texts() -> None:
    assert comments("# one\na: 'x # no' # two\nb: | # three\n  # no\nc: #four\n") == [
        "# one", "# two", "# three", "#four",
    ]  # fmt: skip
