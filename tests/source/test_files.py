"""Files and bytes: encodings, byte order marks, sizes, and files that cannot be opened."""

import os
from pathlib import Path

import pytest

from checker.source import MAX_BYTES, Problem, SourceError, read_file, read_text
from checker.source.build import MAX_DEPTH, MAX_NODES
from checker.source.reader import read_bytes
from checker.source.tree import to_plain

pytestmark = pytest.mark.usefixtures("loader")


def only_problem(raw: bytes) -> tuple[int, int, str, str]:
    with pytest.raises(SourceError) as caught:
        read_bytes(raw, "filing.yaml")
    (problem,) = caught.value.problems
    return problem.position.line, problem.position.column, problem.message, problem.help


def test_a_byte_order_mark_at_the_start_is_passed_over() -> None:
    document = read_bytes(b"\xef\xbb\xbfgame: blackjack\n", "filing.yaml")
    entry = document.root.get("game")
    assert entry is not None
    assert (entry.key.position.line, entry.key.position.column) == (1, 1)
    assert document.lines == ("game: blackjack", "")


def test_windows_line_ends_do_not_move_any_place() -> None:
    document = read_bytes(b"a: b\r\nc:\r\n  d: e\r\n", "filing.yaml")
    entry = document.root.get("c")
    assert entry is not None
    assert (entry.key.position.line, entry.key.position.column) == (2, 1)
    assert document.lines == ("a: b", "c:", "  d: e", "")


@pytest.mark.parametrize(
    ("raw", "line", "column"),
    [
        (b"caf\xe9: x\n", 1, 4),
        (b"a: b\nc: \xff\n", 2, 4),
        (b"a: b\r\nc: \xff\r\n", 2, 4),
        (b"\xef\xbb\xbfa: \xe9\n", 1, 4),
        ("a: 漢字\nb: ".encode() + b"\x92s\n", 2, 4),
        (b"a: \xc3", 1, 4),
        (b"a: \xed\xa0\x80", 1, 4),
        (b"a: \xf4\x90\x80\x80", 1, 4),
    ],
)
def test_text_that_is_not_utf_8_is_refused_where_it_begins(raw: bytes, line: int, column: int) -> None:
    assert only_problem(raw) == (line, column, "The text is not UTF-8.", "Save the file as UTF-8 text.")


@pytest.mark.parametrize(("mark", "encoding"), [(b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be")])
def test_utf_16_with_its_mark_is_read_as_utf_8_is(mark: bytes, encoding: str) -> None:
    text = "facility: Caf\u00e9 \U0001f0a1\r\ngame: blackjack\r\n"
    document = read_bytes(mark + text.encode(encoding), "filing.yaml")
    plain = read_bytes(text.encode(), "filing.yaml")
    assert (document.lines, document.root) == (plain.lines, plain.root)
    entry = document.root.get("game")
    assert entry is not None
    assert (entry.key.position.line, entry.key.position.column) == (2, 1)


@pytest.mark.parametrize(
    ("raw", "line", "column"),
    [
        (b"\xff\xfe" + "a: b\nc".encode("utf-16-le") + b":", 2, 2),
        (b"\xfe\xff" + "a: b".encode("utf-16-be") + b"\xd8\x00" + "c".encode("utf-16-be"), 1, 5),
    ],
)
def test_utf_16_that_is_cut_or_broken_is_refused_where_it_breaks(raw: bytes, line: int, column: int) -> None:
    assert only_problem(raw) == (line, column, "The text is not UTF-16.", "Save the file as UTF-8 text.")


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "utf-32"])
def test_wide_encodings_without_a_known_mark_are_told_to_save_as_utf_8(encoding: str) -> None:
    line, column, message, hint = only_problem("game: blackjack\n".encode(encoding))
    assert (line, hint) == (1, "Save the file as UTF-8 text.")
    assert column <= 2
    assert message == "The text holds a NUL character (U+0000)."


def test_a_text_of_the_greatest_size_is_read_and_one_more_byte_is_not() -> None:
    fits = b"a: " + b"x" * (MAX_BYTES - 3)
    assert len(to_plain(read_bytes(fits, "filing.yaml").root)["a"]) == MAX_BYTES - 3
    assert only_problem(fits + b"x") == (
        1,
        1,
        "The text is larger than 400,000 bytes.",
        "Write one filing a file.",
    )
    with pytest.raises(SourceError, match="larger than 400,000 bytes"):
        read_text("x" * (MAX_BYTES + 1), "filing.yaml")


def _nested(levels: int) -> str:
    return "".join(f"{'  ' * level}k{level}:\n" for level in range(levels)) + "  " * levels + "end: x\n"


def test_nesting_is_bounded() -> None:
    read_text(_nested(MAX_DEPTH - 1), "filing.yaml")
    with pytest.raises(SourceError, match="The text is nested too deeply") as caught:
        read_text(_nested(MAX_DEPTH), "filing.yaml")
    assert caught.value.problems[0].position.line == MAX_DEPTH + 1


@pytest.mark.parametrize("text", ["[" * 300_000, "a: " + "{" * 100_000, "- " * 100_000, "? " * 100_000])
def test_a_tower_of_brackets_is_refused_at_once(text: str) -> None:
    with pytest.raises(SourceError, match="The text is nested too deeply"):
        read_text(text, "filing.yaml")


def test_width_is_bounded() -> None:
    wide = (MAX_NODES - 1) // 2
    fits = "".join(f"k{index}: x\n" for index in range(wide))
    assert len(read_text(fits, "filing.yaml").root.entries) == wide
    with pytest.raises(SourceError, match="The text is longer than 20,000 values") as caught:
        read_text(f"{fits}more: x\nand: y\n", "filing.yaml")
    assert caught.value.problems[0].position.line >= wide


def test_problems_are_bounded_in_number() -> None:
    text = "a: ~\n" + "".join(f"k{index}: ~\n" for index in range(500))
    with pytest.raises(SourceError) as caught:
        read_text(text, "filing.yaml")
    assert len(caught.value.problems) == 50
    with pytest.raises(SourceError) as caught:
        read_text("\ta\n" * 500, "filing.yaml")
    assert len(caught.value.problems) == 50


def test_a_file_that_cannot_be_opened_says_why(tmp_path: Path) -> None:
    for path, reason in (
        (tmp_path / "gone.yaml", "no such file or directory"),
        (tmp_path, "is a directory"),
        (tmp_path / "nul\0.yaml", "its name cannot be used"),
    ):
        with pytest.raises(SourceError) as caught:
            read_file(path, shown_as="filing.yaml")
        assert caught.value.problems[0].message == f"The file cannot be opened: {reason}."
        assert caught.value.path == "filing.yaml"


def test_a_file_is_read_under_the_name_shown(tmp_path: Path) -> None:
    path = tmp_path / "filing.yaml"
    path.write_bytes(b"game: blackjack\n")
    assert read_file(path).path == str(path)
    assert read_file(path, shown_as="mine").path == "mine"


def test_a_problem_without_help_is_possible_but_never_without_words() -> None:
    with pytest.raises(SourceError) as caught:
        read_file(Path("/dev/null/x.yaml"))
    (problem,) = caught.value.problems
    assert isinstance(problem, Problem)
    assert problem.message == "The file cannot be opened: not a directory."


def test_only_regular_files_are_opened(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.yaml"
    os.mkfifo(pipe)
    for path in (pipe, Path(os.devnull)):
        with pytest.raises(SourceError) as caught:
            read_file(path, shown_as="filing.yaml")
        message = caught.value.problems[0].message
        assert message == "The file cannot be opened: not a file but a pipe, device or socket."
