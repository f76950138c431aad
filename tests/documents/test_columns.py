"""Plain text in columns: nothing is lost, nothing is wider than its room."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from checker.documents.columns import fitted, leaders, padded, paragraph, table, width, wrapped
from checker.documents.paginate import LINES, paginate

WORDS = some.text(alphabet=some.characters(categories=("L", "N", "P", "Mn")), min_size=1, max_size=50)
TEXTS = some.lists(WORDS, max_size=20).map(" ".join)


@given(TEXTS, some.integers(min_value=4, max_value=90))
def test_wrapped_lines_fit_and_keep_every_character(text: str, room: int) -> None:
    lines = wrapped(text, room)
    assert all(width(line) <= room for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


@pytest.mark.parametrize(("text", "columns"), [("abc", 3), ("日本", 4), ("e\u0301", 1), ("Ａ", 2), ("", 0), ("…", 1)])
def test_width_is_that_of_a_terminal(text: str, columns: int) -> None:
    assert width(text) == columns


def test_a_section_sign_stays_with_its_number() -> None:
    assert wrapped("see 58 Pa. Code § 633a.13(f)", 20) == ["see 58 Pa. Code", "§ 633a.13(f)"]


def test_a_paragraph_hangs_under_its_first_word() -> None:
    assert paragraph("one two three", "- ", "  ", 9) == "- one two\n  three"


def test_leaders_join_outcome_and_payout_at_the_edges() -> None:
    line = leaders("Any 20", "4 to 1", room=40)
    assert line == f"  Any 20 {'.' * 24} 4 to 1"
    assert width(line) == 40


def test_a_long_outcome_wraps_and_the_payout_stands_on_its_last_line() -> None:
    lines = leaders("Player has a six-card straight with an ace of spades", "100% of meter", room=50).split("\n")
    assert len(lines) == 2
    assert lines[0].strip() == "Player has a six-card straight"
    assert lines[1].endswith(" 100% of meter")


@given(TEXTS, some.sampled_from(["4 to 1", "1,000 for 1", "100% of meter and 200 to 1", "Push"]))
def test_leaders_never_pass_the_edge(outcome: str, pays: str) -> None:
    lines = leaders(outcome, pays).split("\n")
    assert all(width(line) <= 80 for line in lines)
    assert lines[-1].endswith(pays)


@given(some.lists(some.tuples(TEXTS, TEXTS, some.sampled_from(["yes", "no"])), min_size=1, max_size=6))
def test_tables_fit_their_room(rows: list[tuple[str, str, str]]) -> None:
    lines = table(("First", "Second", "Third"), rows).split("\n")
    assert all(width(line) <= 80 for line in lines)
    kept = "".join("".join(lines[2:]).split())
    assert sorted(kept) == sorted("".join("".join(cell for row in rows for cell in row).split()))


def test_columns_are_as_wide_as_their_longest_cell_where_there_is_room() -> None:
    assert fitted([("A", "Bee"), ("four", "x")], 80) == [4, 3]


def test_a_cell_is_filled_up_by_its_width_on_screen() -> None:
    assert padded("日", 4) == "日  "


def test_sheets_have_the_same_head_and_foot_and_no_line_is_lost() -> None:
    body = [f"line {number}" if number % 7 else "" for number in range(1, 200)]
    sheets = paginate("\n".join(body), ["head"], ["foot"]).split("\f")
    assert [len(sheet.strip("\n").split("\n")) for sheet in sheets] == [LINES] * len(sheets)
    assert all(sheet.startswith("head\n") and sheet.rstrip("\n").endswith("\nfoot") for sheet in sheets)
    kept = [line for sheet in sheets for line in sheet.split("\n") if line.startswith("line")]
    assert kept == [line for line in body if line]


def test_a_row_is_not_divided_between_sheets() -> None:
    body = [text for number in range(40) for text in (f"row {number}", "  its second line")]
    sheets = paginate("\n".join(body), ["head"], ["foot"]).split("\f")
    assert len(sheets) > 1
    assert all(sheet.split("\n")[2].startswith("row") for sheet in sheets)
