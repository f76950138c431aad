"""Rows that programs lay out in their own ways: odds half in the head, spanned cells, pandoc's tables, split tspans."""

import pytest
from judged_drafts import judged

from checker.drafts.kinds import Kind
from checker.statements.comparison import Status

TOLD = {Status.AGREES: "agrees", Status.DIFFERS: "differs", Status.NOT_COMPARED: "left"}


def rows(text: str, ending: str) -> list[tuple[str, str]]:
    report = judged("pa/pai-gow-poker", text, Kind.SIGN, ending)
    return [(TOLD[line.status], line.text) for line in report.lines if line.text[-1:].isdigit()]


@pytest.mark.parametrize("head", ["To one", "Pays (to 1)", "Odds, to 1"])
def test_the_head_of_a_column_tells_the_rest_of_the_odds(head: str) -> None:
    table = f"Pai Gow Insurance\n\n| High card | {head} |\n|---|---|\n| 9 | 100 |\n| J | 15 |\n| A | 4 |\n"
    assert rows(table, "md") == [
        ("agrees", "9 high  100 to 1"),
        ("agrees", "J high  15 to 1"),
        ("differs", "A high  4 to 1"),
    ]


def test_another_unit_is_another_payout() -> None:
    assert rows("Pai Gow Insurance\n\n| High card | For one |\n|---|---|\n| Nine | 100 |\n", "md") == [
        ("differs", "Nine high  100 for 1")
    ]


def test_numbers_under_another_head_are_no_odds() -> None:
    assert rows("Pai Gow Insurance\n\n| High card | Seats |\n|---|---|\n| Nine | 100 |\n", "md") == []


def test_a_simple_table_of_pandoc_is_read_by_its_columns() -> None:
    lines = ("  High card   Odds", "  ----------- ----------", "  Nine        100 to 1", "  Ace         4 to 1")
    table = "\n".join(("Pai Gow Insurance", "", *lines, ""))
    report = judged("pa/pai-gow-poker", table, Kind.SIGN, "md")
    assert [(TOLD[line.status], line.text, line.place.line) for line in report.lines if "to 1" in line.text] == [
        ("agrees", "Nine  100 to 1", 5),
        ("differs", "Ace  4 to 1", 6),
    ]


def test_a_figure_that_spans_rows_is_of_each_of_them() -> None:
    rows_ = (
        '<tr><th>Nine</th><td rowspan="2">100 to 1</td></tr><tr><th>Ten</th></tr><tr><th>Jack</th><td>15 to 1</td></tr>'
    )
    assert rows(f"<h1>Pai Gow Insurance</h1><table>{rows_}</table>", "html") == [
        ("agrees", "Nine  100 to 1"),
        ("differs", "Ten  100 to 1"),
        ("agrees", "Jack  15 to 1"),
    ]


@pytest.mark.parametrize(("weight", "at"), [("normal", 59.35), ("bold", 60.01)])
def test_a_word_or_a_number_that_is_split_into_tspans_is_whole(weight: str, at: float) -> None:
    split = f'<tspan x="0" y="0">PAI GOW I</tspan><tspan x="{at}" y="0">NSURANCE</tspan>'
    odds = '<tspan x="0" y="0">1</tspan><tspan x="6.67" y="0">00 to 1</tspan>'
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" font-size="12"><g font-weight="{weight}">'
        f'<text transform="translate(20 20)">{split}</text></g><text x="20" y="40">Nine</text>'
        f'<text transform="translate(200 40)">{odds}</text></svg>'
    )
    report = judged("pa/pai-gow-poker", drawing, Kind.SIGN, "svg")
    assert [line.text for line in report.lines if line.status is Status.AGREES] == [
        "PAI GOW INSURANCE",
        "Nine  100 to 1",
    ]


@pytest.mark.parametrize("weight", ["²", "9" * 5000, "heavy"])
def test_a_weight_that_is_none_hinders_nothing(weight: str) -> None:
    text = f'<text x="20" y="40" font-weight="{weight}">Pai Gow Insurance</text>'
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg">{text}</svg>'
    report = judged("pa/pai-gow-poker", drawing, Kind.SIGN, "svg")
    assert [line.text for line in report.lines if line.status is Status.AGREES] == ["Pai Gow Insurance"]
