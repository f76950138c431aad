"""A record of review is confirmed for the file, law and program that it was made with, and refused for any other."""

import shutil
from pathlib import Path

import pytest
from conftest import Cli

from checker.cli.exits import COMPLIES, DEFECTS, UNREADABLE

EXAMPLES = Path(__file__).parents[2] / "examples"
FILING = EXAMPLES / "pa/blackjack/submission.yaml"


@pytest.fixture
def made(cli: Cli, tmp_path: Path) -> tuple[Path, Path]:
    """Give a filing and the record of its review."""
    filing, record = tmp_path / "filing.yaml", tmp_path / "record.yaml"
    shutil.copy(FILING, filing)
    cli("check", str(filing), "--output", f"record={record}")
    return record, filing


def test_a_record_is_confirmed(cli: Cli, made: tuple[Path, Path]) -> None:
    done = cli("verify", str(made[0]), str(made[1]))
    assert done.code == COMPLIES, done.out + done.err
    assert done.out == f"Confirmed: {made[1]} under pa/633a as of 2015-06-13 came out as recorded: complies.\n"


def test_the_file_may_have_another_name_but_no_other_byte(cli: Cli, made: tuple[Path, Path]) -> None:
    record, filing = made
    other = filing.rename(filing.with_name("other.yaml"))
    assert cli("verify", str(record), str(other)).code == COMPLIES
    other.write_bytes(other.read_bytes() + b"# a word more\n")
    done = cli("verify", str(record), str(other))
    assert done.code == DEFECTS
    assert done.out.startswith("Refused.\nThe file is not the one that was reviewed. Its digest: ")


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("outcome: complies", "outcome: defects", "The record says defects; the review now says complies."),
        ("program: ", "program: 9.", "The record was made by version 9."),
        ("fail: '0'", "fail: '1'", "The counts of the record are not those of a review made now."),
        ("open: []", "open: [{reason: not_stated}]", "The open of the record are not those of a review made now."),
        ("law: ", "law: 0", "The data of pa/633a is not that of the review."),
        ("chapter: pa/633a", "chapter: pa/629a", "The file belongs to pa/633a, the record to pa/629a."),
    ],
)
def test_a_changed_record_is_refused(cli: Cli, made: tuple[Path, Path], before: str, after: str, said: str) -> None:
    record, filing = made
    text = record.read_text(encoding="utf-8")
    assert before in text
    record.write_text(text.replace(before, after, 1), encoding="utf-8")
    done = cli("verify", str(record), str(filing))
    assert done.code == DEFECTS
    assert said in done.out


def test_the_day_and_reading_of_the_review_are_those_of_the_record(cli: Cli, tmp_path: Path) -> None:
    filing, record = tmp_path / "filing.yaml", tmp_path / "record.yaml"
    shutil.copy(FILING, filing)
    cli("check", str(filing), "--as-of", "2014-11-08", "--reading", "literal", "--output", f"record={record}")
    done = cli("verify", str(record), str(filing))
    assert done.code == COMPLIES, done.out + done.err
    assert "as of 2014-11-08" in done.out


def test_a_record_says_in_a_sentence_what_was_found(cli: Cli, tmp_path: Path) -> None:
    record = tmp_path / "record.yaml"
    cli("check", str(EXAMPLES / "pa/blackjack/first-filing.yaml"), "--output", f"record={record}")
    assert "text: Bet the Set 21 has no paytable for 3 decks." in record.read_text(encoding="utf-8")


def test_what_is_no_record_is_told(cli: Cli, made: tuple[Path, Path]) -> None:
    done = cli("verify", str(made[1]), str(made[1]))
    assert (done.code, done.err) == (UNREADABLE, f"checker: {made[1]} is no record of review.\n")


def test_a_record_is_of_one_filing(cli: Cli, tmp_path: Path) -> None:
    done = cli("check", str(EXAMPLES / "pa/midibaccarat"), "--output", f"record={tmp_path / 'record.yaml'}")
    assert done.code == UNREADABLE
    assert "a record is of one filing" in done.err
    assert not (tmp_path / "record.yaml").exists()
