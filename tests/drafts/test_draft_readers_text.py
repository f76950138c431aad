"""Plain text, Markdown and HTML become the texts that a person sees, each with its line."""

import pytest

from checker.drafts.errors import DraftError
from checker.drafts.model import Draft, Span
from checker.drafts.readers import MAX_BYTES, read_draft


def spans(draft: Draft) -> list[Span]:
    return [span for sheet in draft.sheets for span in sheet.spans]


def texts(draft: Draft) -> list[str]:
    return [span.text for span in spans(draft)]


def read(text: str | bytes, form: str) -> Draft:
    return read_draft(text.encode() if isinstance(text, str) else text, f"draft.{form}")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Royal Match ........ 30 to 1", ["Royal Match", "30 to 1"]),
        ("Royal Match . . . . . 30 to 1", ["Royal Match", "30 to 1"]),
        ("Royal Match\t30 to 1", ["Royal Match", "30 to 1"]),
        ("Royal Match     30 to 1", ["Royal Match", "30 to 1"]),
        ("| Royal Match | 30 to 1 |", ["Royal Match", "30 to 1"]),
        ("\u2502 Royal Match \u2502 30 to 1 \u2502", ["Royal Match", "30 to 1"]),
        ("Royal Match \u2026\u2026 30 to 1", ["Royal Match", "30 to 1"]),
        ("Royal Match \u2192 30 to 1", ["Royal Match", "30 to 1"]),
        ("Royal Match 30 to 1", ["Royal Match 30 to 1"]),
        ("\ufb02ush \u2014 Kings\u2019 Bounty", ["flush - Kings' Bounty"]),
        ("Lucky\u00a0Ladies\u2122", ["Lucky Ladies"]),
        ("black\u00adjack pays 3\u2009to\u20092", ["blackjack pays 3 to 2"]),
        ("Suited Match 2\u00bd to 1", ["Suited Match 2 1/2 to 1"]),
        ("1\u202f000 to 1", ["1,000 to 1"]),
        ("L U C K Y   L A D I E S", ["LUCKY LADIES"]),
        ("L U C K Y  L A D I E S          2 5  T O  1", ["LUCKY LADIES", "25 TO 1"]),
        ("B L A C K J A C K P A Y S 3 T O 2", ["BLACKJACKPAYS 3 TO 2"]),
        ("a\u202eb\u200bc", ["abc"]),
        ("--------------", []),
    ],
)
def test_a_line_is_parted_where_the_eye_parts_it(line: str, expected: list[str]) -> None:
    assert texts(read(f"x\n{line}\n", "txt"))[1:] == expected


def test_text_keeps_line_and_column() -> None:
    found = spans(read("Title\n\n  Any 20 ........ 4 to 1\n", "txt"))
    assert [(span.place.line, span.place.column) for span in found] == [(1, 1), (3, 3), (3, 19)]


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ("\ufeffDealer\u2019s".encode(), "Dealer's"),
        ("Dealer\u2019s".encode("utf-16"), "Dealer's"),
        (b"Dealer\x92s", "Dealer's"),
    ],
)
def test_text_is_read_in_the_encodings_that_programs_write(data: bytes, expected: str) -> None:
    assert texts(read(data, "txt")) == [expected]


def test_binary_data_is_no_text() -> None:
    with pytest.raises(DraftError, match="binary data"):
        read(b"\x00\x01\x02 Blackjack pays 3 to 2", "txt")


def test_a_markdown_table_keeps_its_rows_and_lines() -> None:
    found = spans(read("# Lucky Ladies\n\n| Hand | Pays |\n| -- | -- |\n| Any 20 | 4 to 1 |\n", "md"))
    assert [(span.text, span.place.line) for span in found] == [
        ("Lucky Ladies", 1),
        ("Hand", 3),
        ("Pays", 3),
        ("Any 20", 5),
        ("4 to 1", 5),
    ]
    assert found[3].row == found[4].row is not None
    assert found[1].row != found[3].row


def test_markdown_is_read_without_what_is_struck_out() -> None:
    draft = read("~~Any 20 5 to 1~~ Any 20 **4 to 1**\n\n<del>x</del>\n", "md")
    assert texts(draft) == ["Any 20 4 to 1"]
    assert draft.notes == ("Text that is struck out was not read.",)


def test_html_is_read_as_it_is_printed() -> None:
    draft = read(
        """<html><head><title>No</title><style>.gone, p .off {display:none} @media screen {.p{display:none}}
        </style></head><body><p class=gone>Blackjack pays 6 to 5</p><p hidden>no<p>a <b class=off>no</b>b
        <script>no</script><!-- no --><p class=p>printed<p style="visibility: hidden">no
        <template>no</template></body></html>""",
        "html",
    )
    assert texts(draft) == ["a b", "printed"]


@pytest.mark.parametrize(
    ("page", "expected"),
    [
        ("<html><body><p>A</p></body></html><p>late 3 to 2</p>", ["A", "late 3 to 2"]),
        ("<html><body><p>A</p></BODY ></HTML>\nlate 3 to 2", ["A", "late 3 to 2"]),
        ("<html></html><!doctype html><html><body>a second page</body></html>", ["a second page"]),
        ("<table>in the table<tr><td>x<td>2 to 1</table>", ["in the table", "x", "2 to 1"]),
        ("<table><p>in the table</p><tr><td>x<td>2 to 1</table>", ["in the table", "x", "2 to 1"]),
        ("<table><tr>in the row<td>x<td>2 to 1</tr></table>", ["in the row", "x", "2 to 1"]),
        ("<table><tbody>in the body<tr><td>x<td>2 to 1</table>", ["in the body", "x", "2 to 1"]),
        ("<table><tr><td>x<td>2 to 1</tr>after the row</table>", ["after the row", "x", "2 to 1"]),
        ("<table><tr hidden><td>no<tbody style='display:none'><tr><td>no<tbody><tr><td>x</table>", ["x"]),
    ],
)
def test_html_is_read_where_browsers_show_it_though_it_stands_wrong(page: str, expected: list[str]) -> None:
    assert texts(read(page, "html")) == expected


@pytest.mark.parametrize("page", ["<table><td>Any 20<td>4 to 1</table>", "<table><tbody><td>Any 20<td>4 to 1</table>"])
def test_cells_without_a_row_are_one_row(page: str) -> None:
    label, value = spans(read(page, "html"))
    assert (label.text, value.text) == ("Any 20", "4 to 1")
    assert label.row == value.row is not None


@pytest.mark.parametrize("table", ["<tr><td>x" * 2001, "<tr>" + "<td>x" * 101])
def test_a_table_too_large_to_be_read_whole_is_refused(table: str) -> None:
    with pytest.raises(DraftError, match="more than 2000 rows or 100 columns"):
        read(f"<table>{table}</table>", "html")


def test_html_names_the_line_of_each_text() -> None:
    found = spans(read("<html>\n<body>\n<p>Blackjack\npays <br>3 to 2</p>\n<p>x</p></body></html>", "html"))
    assert [(span.text, span.place.line) for span in found] == [("Blackjack pays", 3), ("3 to 2", 4), ("x", 5)]


def test_a_table_for_layout_is_no_row_but_columns_of_their_own() -> None:
    found = spans(
        read("<table><tr><td><p>Any 20 4 to 1<p>Suited 20 10 to 1<td><p>Pair 3 to 1<p>Flush 5 to 1</table>", "html")
    )
    assert {span.row for span in found} == {None}
    assert found[0].right < found[2].left


def test_cells_that_hold_as_many_lines_are_paired_line_by_line() -> None:
    found = spans(read("<table><tr><td>Any 20<br>Suited 20<td>4 to 1<br>10 to 1</table>", "html"))
    rows = {span.text: span.row for span in found}
    assert rows["Any 20"] == rows["4 to 1"] != rows["Suited 20"] == rows["10 to 1"]


def test_a_label_over_two_lines_of_a_cell_is_one() -> None:
    found = spans(read("<table><tr><td>Queen of hearts<br>pair<td>200 to 1</table>", "html"))
    assert [span.text for span in found] == ["Queen of hearts pair", "200 to 1"]


def test_words_of_neighbouring_elements_do_not_run_together() -> None:
    found = texts(read("<div><span>Matched 20</span><span>25 to 1</span></div><p><b>B</b>lackjack", "html"))
    assert found == ["Matched 20", "25 to 1", "Blackjack"]


def test_a_picture_speaks_by_its_description_and_is_marked() -> None:
    draft = read("<p><img src=a alt='Lucky Ladies'> Any 20</p><img src=b>", "html")
    assert [(span.text, span.alt) for span in spans(draft)] == [("Lucky Ladies", True), ("Any 20", False)]
    assert draft.notes == ("1 picture without an alternative text cannot be read.",)


def test_an_html_page_that_nests_too_deeply_is_refused() -> None:
    with pytest.raises(DraftError, match="too deeply"):
        read("<div>" * 5000 + "Blackjack pays 3 to 2", "html")


@pytest.mark.parametrize("form", ["txt", "md", "html", "svg", "pdf", "docx"])
@pytest.mark.parametrize("data", [b"", b"  \n\t "])
def test_an_empty_file_is_an_error(form: str, data: bytes) -> None:
    with pytest.raises(DraftError, match="empty"):
        read(data, form)


def test_a_page_without_visible_text_is_an_error() -> None:
    with pytest.raises(DraftError, match="no text that can be seen"):
        read("<html><body><p hidden>Blackjack pays 3 to 2</p></body></html>", "html")


def test_a_file_that_is_too_large_is_an_error() -> None:
    with pytest.raises(DraftError, match="larger than 20,000,000 bytes"):
        read(b"x" * (MAX_BYTES + 1), "txt")


def test_an_unknown_ending_is_an_error() -> None:
    with pytest.raises(DraftError, match=r"form \.psd are not read") as told:
        read("x", "psd")
    assert told.value.help == "Known: .txt, .md, .html, .svg, .pdf and .docx."
