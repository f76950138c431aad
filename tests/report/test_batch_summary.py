"""The summary of many filings: by facility and game, and the provisions that are broken most often."""

import re
from dataclasses import replace
from pathlib import Path

from report_cases import DEFECTS, LAWFUL, NO_LAW, TAB, review
from typer.testing import CliRunner

from checker.cli.app import app
from checker.report.summary import Row, Summary, row_of

ROOT = Path(__file__).parents[2]


def lines(*rows: Row) -> list[str]:
    summary = Summary()
    for row in rows:
        summary.add(row)
    return [line for line, _ in summary.lines()]


def test_the_row_of_a_filing() -> None:
    row = row_of(review(DEFECTS))
    assert (row.facility, row.game, row.chapter, row.outcome) == (
        "Lehigh Crossing Casino",
        "Blackjack (PA)",
        "pa/633a",
        "defects",
    )
    assert {provision: number for provision, _, number in row.broken} == {
        "633a.2(a)": 1,
        "633a.3(d)": 1,
        "633a.13(g)": 1,
        "633a.13(o)": 1,
        "633a.11(c)": 1,
    }
    assert row_of(review(LAWFUL)).broken == ()
    assert replace(row_of(review(TAB)), outcome="") == replace(row_of(review(NO_LAW)), outcome="")


def test_the_summary_as_it_stands() -> None:
    other = LAWFUL.replace("Lehigh Crossing Casino", "Fox Hollow Casino")
    rows = [row_of(review(text)) for text in (DEFECTS, LAWFUL, DEFECTS, other, TAB, NO_LAW)]
    second = row_of(review(other.replace("additional_splits: 3", "additional_splits:")))
    assert lines(*rows, second) == [
        "Summary",
        "",
        "   facility             game            filings  comply  incomplete  defects  unreadable  not judged",
        "   Fox Hollow Casino    Blackjack (PA)        2       -           1        1           -           -",
        "   Lehigh Crossing Ca…  Blackjack (PA)        3       -           1        2           -           -",
        "   not known            not known             2       -           -        -           1           1",
        "",
        "   broken most often  game            filings  findings  about",
        "   633a.11(c)         Blackjack (PA)        3         3  The filing states how many more splits are…",
        "   633a.13(g)         Blackjack (PA)        2         2  Bet the Set 21.",
        "   633a.13(o)         Blackjack (PA)        2         2  Payout limit.",
        "   633a.2(a)          Blackjack (PA)        2         2  At most seven betting positions.",
        "   633a.3(d)          Blackjack (PA)        2         2  How often the cards are changed.",
        "",
        "7 filings: 2 are incomplete, 3 have defects, 1 cannot be read, 1 could not be judged.",
    ]


def test_the_order_of_filings_does_not_matter() -> None:
    rows = [row_of(review(text)) for text in (DEFECTS, LAWFUL, TAB, NO_LAW)]
    assert lines(*rows) == lines(*reversed(rows))


def test_a_facility_cannot_act_on_a_terminal_nor_break_the_table() -> None:
    base = row_of(review(DEFECTS))
    hostile = "\x1b[31m\u202e" + "very long " * 30
    found = lines(replace(base, facility=hostile), replace(base, facility="漢字 Casino"))
    assert not {"\x1b", "\u202e"} & set("".join(found))
    assert max(map(len, found)) <= 100
    assert any(line.startswith("   漢字 Casino ") for line in found)


def test_what_is_left_out_is_counted() -> None:
    base = row_of(review(DEFECTS))
    rows = [
        replace(base, facility=f"Casino {number:03}", broken=((f"633a.{number}", "x", 1),)) for number in range(120)
    ]
    found = lines(*rows)
    assert "   and 20 more" in found
    assert "   and 110 more provisions" in found
    assert "120 filings: 120 have defects." in found


def test_the_summary_of_the_examples_agrees_with_their_reviews() -> None:
    folder = str(ROOT / "examples" / "pa" / "blackjack")
    text = CliRunner().invoke(app, ["check", folder]).stdout
    _, _, summary = text.rpartition("\nSummary\n")
    verdicts = re.findall(r"(?m)^COMPLIES  ", text)
    counted = re.search(r"(\d+) filings: (\d+) comply, (\d+) have defects\.\n$", summary)
    assert counted is not None
    total, comply, defects = map(int, counted.groups())
    files = [file for file in Path(folder).glob("*.yaml") if not file.stem.endswith(".expected")]
    assert (total, comply) == (len(files), len(verdicts))
    assert defects == total - comply
    rows = re.findall(r"(?m)^   .*Blackjack \(PA\) +(\d+) +(\d+|-) +- +(\d+|-) +- +-$", summary)
    assert sum(int(row[0]) for row in rows) == total
    assert sum(int(row[1].replace("-", "0")) for row in rows) == comply


def test_one_filing_has_no_summary_and_other_forms_have_none() -> None:
    one = str(ROOT / "examples" / "pa" / "blackjack" / "defects.yaml")
    two = str(ROOT / "examples" / "pa" / "blackjack" / "submission.yaml")
    assert "Summary" not in CliRunner().invoke(app, ["check", one]).stdout
    for form in ("json", "github", "gitlab", "junit", "sarif"):
        assert "Summary\n" not in CliRunner().invoke(app, ["check", one, two, "--format", form]).stdout


def test_a_text_report_in_a_file_ends_with_the_summary_too(tmp_path: Path) -> None:
    folder = str(ROOT / "examples" / "two-states")
    target = tmp_path / "review.txt"
    said = CliRunner().invoke(app, ["check", folder, "--output", f"text={target}"]).stdout
    text = target.read_text(encoding="utf-8")
    assert text.count("provisions that this filing touches") == 2
    assert said.count("\n") < text.count("\n")
    assert text.endswith(said[said.index("Summary\n") :])
    again = tmp_path / "again.txt"
    CliRunner().invoke(app, ["check", folder, "--format", "json", "--output", f"text={again}"])
    assert again.read_text(encoding="utf-8") == text


def test_long_names_give_way_to_the_numbers() -> None:
    row = Row(
        facility="Northern Susquehanna Riverfront Casino",
        game="Face Up Pai Gow Poker (PA)",
        chapter="pa/688a",
        outcome="complies",
        broken=(),
    )
    assert lines(row)[2:4] == [
        "   facility          game               filings  comply  incomplete  defects  unreadable  not judged",
        "   Northern Susque…  Face Up Pai Gow …        1       1           -        -           -           -",
    ]
