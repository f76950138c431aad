"""Tables as other programs write them when a document is converted: rows over several lines, texts set as typed."""

import hostile_files
import pytest
from judged_drafts import BLACKJACK, PAI_GOW, judged, messages, not_compared

from checker.drafts.readers import read_draft

MULTILINE = """FORTUNE BONUS

  -----------------------------------------------
  HAND                    PAYS         ENVY
  ----------------------- ------------ ----------
  Royal flush with Royal  1,000 to 1   $250
  Match

  Royal flush             100 to 1     $25
  -----------------------------------------------

Good luck
"""
GRID = """FORTUNE BONUS

+-------------------------+------------+----------+
| HAND                    | PAYS       | ENVY     |
+=========================+============+==========+
| Royal flush with Royal  | 1,000 to 1 | $250     |
| Match                   |            |          |
+-------------------------+------------+----------+
| Royal flush             | 100 to 1   | $25      |
+-------------------------+------------+----------+

Good luck
"""
ROWS = ["Royal flush with Royal Match", "1,000 to 1", "$250", "Royal flush", "100 to 1", "$25"]


@pytest.mark.parametrize("table", [MULTILINE, GRID], ids=["multiline", "grid"])
@pytest.mark.parametrize("form", ["txt", "md"])
def test_a_row_over_two_lines_is_one_row(table: str, form: str) -> None:
    (sheet,) = read_draft(table.encode(), f"draft.{form}").sheets
    said = [span for span in sheet.spans if span.row is not None]
    assert [span.text for span in said] == ["HAND", "PAYS", "ENVY", *ROWS]
    assert len({span.row for span in said}) == 3
    assert [span.text for span in sheet.spans if span.row is None] == ["FORTUNE BONUS", "Good luck"]


def test_a_row_over_two_lines_keeps_its_line_and_column() -> None:
    (sheet,) = read_draft(MULTILINE.encode(), "draft.txt").sheets
    places = {span.text: (span.place.line, span.place.column) for span in sheet.spans}
    assert places["1,000 to 1"] == (6, 27)
    assert places["Royal flush"] == (9, 3)


@pytest.mark.parametrize("form", ["txt", "md"])
def test_a_wrong_payout_in_such_a_row_is_told(form: str) -> None:
    wrong = MULTILINE.replace("1,000 to 1", "2,000 to 1")
    said = "Fortune Bonus: “Royal flush and Royal Match” pays 1,000 to 1, and the draft says 2,000 to 1."
    assert said in messages(judged(PAI_GOW, wrong, ending=form))
    assert said not in messages(judged(PAI_GOW, MULTILINE, ending=form))


def test_a_line_under_a_heading_is_no_border_of_a_table() -> None:
    text = "HANDS\n----------------\nHand       Pays\n---------  ------\nFlush      4 to 1\n\nMORE\n----------------\n"
    (sheet,) = read_draft(text.encode(), "draft.txt").sheets
    assert all(span.row is None for span in sheet.spans)


def test_lines_set_as_typed_are_one_text() -> None:
    style = "<w:pPr><w:pStyle w:val='PreformattedText'/></w:pPr>"
    lines = ("A seven-card straight flush wins 100% of the meter and five aces win 15%", "of the meter.")
    typed = "".join(f"<w:p>{style}<w:r><w:t>{line}</w:t></w:r></w:p>" for line in lines)
    (sheet,) = read_draft(hostile_files.docx(typed), "draft.docx").sheets
    first, second = sheet.spans
    assert second.y - first.y == 1.0
    plain = typed.replace(style, "")
    (sheet,) = read_draft(hostile_files.docx(plain), "draft.docx").sheets
    first, second = sheet.spans
    assert second.y - first.y > 1.0


def test_the_address_that_a_browser_prints_is_no_row() -> None:
    text = "FORTUNE BONUS\n\nFive aces ..... 250 to 1\nFlush ..... 4 to 1\n\nfile:///signs/sign.html      1/2\n"
    assert not any("1/2" in message for message in messages(judged(PAI_GOW, text)))


def test_a_row_cut_in_two_is_not_told_as_left_out() -> None:
    rows = ["Five aces ..... 250 to 1", "Royal flush ..... 100 to 1", "Flush ..... 4 to 1", "Straight ..... 2 to 1"]
    whole = "FORTUNE BONUS\n\n" + "\n".join(rows) + "\n\n{}\n"
    cut = whole.format("Seven-card straight flush (no 5,000 to $1,00 joker)")
    assert not any("leaves out “Seven-card straight flush”" in said for said in messages(judged(PAI_GOW, cut)))
    assert any("leaves out “Seven-card straight flush”" in said for said in messages(judged(PAI_GOW, whole.format(""))))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Royal flush100 to 1$25", ["Royal flush", "100 to 1", "$25"]),
        ("Flush (no joker)4 to 1", ["Flush (no joker)", "4 to 1"]),
        ("Q\u2665 Q\u2665200 to 1", ["Q\u2665 Q\u2665", "200 to 1"]),
        ("Full house4 for 1", ["Full house", "4 for 1"]),
        ("Matched 2025 to 1", ["Matched 2025 to 1"]),
    ],
)
def test_a_label_that_ran_into_its_odds_is_a_label(line: str, said: list[str]) -> None:
    (sheet,) = read_draft(line.encode(), "draft.txt").sheets
    assert [span.text for span in sheet.spans] == said


def test_odds_that_a_number_of_their_label_ran_into_are_left_to_a_person() -> None:
    rows = "LUCKY LADIES\n\nMatched 20{}25 to 1\n\nSuited 20 ..... 10 to 1\n\nAny 20 ..... 4 to 1\n"
    report = judged(BLACKJACK, rows.format(""))
    assert not any("2025" in message for message in messages(report))
    assert "Matched 2025 to 1" in not_compared(report)


def test_a_term_and_what_is_set_in_below_it_are_one_row() -> None:
    """A list of terms as a browser prints it."""
    rows = ["Fortune Bonus", "Five aces", "250 to 1, Envy $50", "Flush", "4 to 1", "Straight", "3 to 1"]
    lines = "".join(
        f"<text x='{44 if row[0].isdigit() else 20}' y='{20 + 14 * at}' font-size='12'>{row}</text>"
        for at, row in enumerate(rows)
    )
    svg = f"<svg xmlns='http://www.w3.org/2000/svg' width='400' height='300'>{lines}</svg>"
    report = judged(PAI_GOW, svg, ending="svg")
    agreeing = [line.text for line in report.lines if line.status == "agrees"]
    assert {"Five aces  250 to 1, Envy $50", "Flush  4 to 1"} <= set(agreeing)
    assert "Fortune Bonus: “Straight” pays 2 to 1, and the draft says 3 to 1." in messages(report)


@pytest.mark.parametrize(
    "text",
    [
        "\n----------------\n-------  -------\nFive aces  250 to 1\n\nFlush    4 to 1\n----------------\n",
        "+-------+-------+\n+-------+-------+\n| Flush | 4 to 1 |\n+-------+-------+\n",
        "+-------+-------+\n| Flush | 4 to 1 |\n",
        "\n----------------\n-------  -------\n",
    ],
    ids=["no head", "an empty row", "not closed", "nothing in it"],
)
@pytest.mark.parametrize("form", ["txt", "md"])
def test_what_is_no_whole_table_is_read_too(text: str, form: str) -> None:
    draft = read_draft(f"Flush pays 4 to 1.\n\n{text}".encode(), f"draft.{form}")
    assert draft.sheets[0].spans[0].text == "Flush pays 4 to 1."
