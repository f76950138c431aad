"""Whatever the text: a tree or a SourceError, positions inside the text, and nothing read otherwise than written."""

import string

import yaml
from hypothesis import example, given, settings
from hypothesis import strategies as st
from sampled import tries_all

from checker.source import Document, Mapping, Node, Problem, Scalar, Sequence, SourceError, read_text, reader
from checker.source.characters import split_lines
from checker.source.reader import read_bytes

SHARE = 1 if tries_all() else 3
"""An ordinary run tries this part of the texts."""
_PIECES = st.sampled_from(
    [
        *("a: ", "b:\n", "\n", "\n  ", "\n    ", "- ", "c", "7", "$1,000", "3:2", "no", "é", "漢", " "),
        *('"', "'", "{", "}", "[", "]", ",", ":", "#", " #", "?", "? ", "|", ">", "|-\n", "&x", "*x", "!", "!!str "),
        *("%", "@", "`", "\\", "---", "\n---\n", "\n...\n", "<<: ", "~", "null", "\r", "\r\n", "\t", "\0", "\u202e"),
        *("\\U00110000", "\u2028", "\ufeff", "k" * 1100),
    ]
)
_TEXTS = st.one_of(st.text(), st.lists(_PIECES, max_size=25).map("".join))


def _result(text: str) -> Mapping | tuple[object, ...]:
    try:
        return read_text(text, "filing.yaml").root
    except SourceError as error:
        return error.problems


def _with(loader: type, text: str) -> Mapping | tuple[object, ...]:
    kept = reader._LOADER  # noqa: SLF001 - the parser is chosen once, when the module is imported
    try:
        reader._LOADER = loader  # noqa: SLF001 - likewise
        return _result(text)
    finally:
        reader._LOADER = kept  # noqa: SLF001 - likewise


def _nodes(node: Node) -> list[Node]:
    if isinstance(node, Mapping):
        return [node, *(part for entry in node for part in (entry.key, *_nodes(entry.value)))]
    if isinstance(node, Sequence):
        return [node, *(part for item in node.items for part in _nodes(item))]
    return [node]


def _plain(node: Node) -> object:
    if isinstance(node, Mapping):
        return {entry.key.text: _plain(entry.value) for entry in node}
    if isinstance(node, Sequence):
        return [_plain(item) for item in node.items]
    return node.text


@settings(max_examples=400 // SHARE, deadline=None)
@given(_TEXTS)
@example("\ud800")
@example('"\\U00110000"')
def test_any_text_is_read_or_refused_and_every_place_lies_in_it(text: str) -> None:
    lines = split_lines(text)
    try:
        found = [node.position for node in _nodes(read_text(text, "filing.yaml").root)]
    except SourceError as error:
        told = error.problems
        found = [problem.position for problem in told if problem.message and problem.help]
    else:
        told = ()
    assert len(found) >= max(1, len(told))
    for place in found:
        assert 1 <= place.line <= len(lines)
        assert 1 <= place.column <= len(lines[place.line - 1]) + 1
        assert place.width >= 1


@settings(max_examples=200 // SHARE, deadline=None)
@given(st.binary())
@example(b"\xef\xbb\xbfa: \xff")
@example(b"\xff\xfea\0")
def test_any_bytes_are_read_or_refused(raw: bytes) -> None:
    try:
        result: object = read_bytes(raw, "filing.yaml")
    except SourceError as error:
        result = error.problems[0]
    assert isinstance(result, Document | Problem)


@settings(max_examples=400 // SHARE, deadline=None)
@given(_TEXTS)
def test_both_parsers_give_the_same_tree_or_the_same_words(text: str) -> None:
    assert _with(yaml.CSafeLoader, text) == _with(yaml.SafeLoader, text)


@settings(max_examples=400 // SHARE, deadline=None)
@given(_TEXTS)
def test_what_is_read_is_what_any_yaml_parser_reads_as_text(text: str) -> None:
    result = _result(text)
    if isinstance(result, Mapping):
        assert _plain(result) == yaml.load(text, yaml.BaseLoader)  # noqa: S506 - it builds texts only


_WORDS = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=12)
_PHRASES = st.lists(_WORDS, min_size=1, max_size=4).map(" ".join)
_TREES = st.recursive(
    _PHRASES,
    lambda below: st.one_of(
        st.lists(below, min_size=1, max_size=4), st.dictionaries(_PHRASES, below, min_size=1, max_size=4)
    ),
    max_leaves=12,
)


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def _written(tree: object, indent: str) -> str:
    """Write a tree in block style with every text in single quotes."""
    if isinstance(tree, str):
        return f" {_quoted(tree)}\n"
    below = indent + "  "
    if isinstance(tree, list):
        return "\n" + "".join(f"{below}-{_written(item, below)}" for item in tree)
    assert isinstance(tree, dict)
    return "\n" + "".join(f"{below}{_quoted(key)}:{_written(value, below)}" for key, value in tree.items())


@settings(max_examples=200 // SHARE, deadline=None)
@given(st.dictionaries(_PHRASES, _TREES, min_size=1, max_size=4))
def test_quoted_text_is_read_back_as_it_was_written(tree: dict[str, object]) -> None:
    text = "".join(f"{_quoted(key)}:{_written(value, '')}" for key, value in tree.items())
    assert _plain(read_text(text, "filing.yaml").root) == tree


_SAFE = string.ascii_letters + string.digits + "$%.,/()+=_"
_VALUES = st.lists(st.text(_SAFE, min_size=1, max_size=8), min_size=1, max_size=3).map(" ".join)


@settings(max_examples=300 // SHARE, deadline=None)
@given(_VALUES)
@example("010")
@example("2015-07-01")
def test_a_plain_value_is_the_text_at_its_place_or_an_error(value: str) -> None:
    text = f"# a comment\nfirst: x\nvalue: {value}   # another\n"
    try:
        result: Document | Problem = read_text(text, "filing.yaml")
    except SourceError as error:
        result = error.problems[0]
    if value.startswith(("%", ",")) or value in {"null", "Null", "NULL"}:
        assert isinstance(result, Problem)
        assert (result.position.line, result.position.column) == (3, 8)
        return
    assert isinstance(result, Document)
    entry = result.root.get("value")
    assert entry is not None
    assert isinstance(entry.value, Scalar)
    place = entry.value.position
    assert entry.value.text == value
    assert result.lines[place.line - 1][place.column - 1 : place.column - 1 + place.width] == value
