"""Exit codes 0, 1, 2 and 3, which others script against, in every combination; and never a traceback."""

import itertools
from pathlib import Path

import pytest
from conftest import COMPLIES, DEFECTS, NOTHING, UNREADABLE, Cli

FILINGS = {0: COMPLIES, 1: DEFECTS, 2: UNREADABLE, 3: NOTHING}
# The worst first: what cannot be read may hide anything; then defects; then what was not judged.
ORDER = (2, 1, 3, 0)

NOT_IN_2000 = (
    "checker: 58 Pa. Code Ch. 633a was not in force on January 1, 2000; it took effect on May 19, 2012 "
    "(42 Pa.B. 2922).\n"
)
GAMES = (
    "checker: there is no chapter for chess in pa. Known: pai-gow-poker --jurisdiction md; "
    "midibaccarat --jurisdiction pa; blackjack --jurisdiction pa; pai-gow-poker --jurisdiction pa; "
    "face-up-pai-gow-poker --jurisdiction pa.\n"
)
ONE_OF_THREE = (
    "checker: give one of: a chapter (md/pai-gow-poker, pa/629a, pa/633a, pa/645a, pa/688a), "
    "--write FOLDER, --check FOLDER.\n"
)


def write(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.write_bytes(text.encode())
    return str(path)


@pytest.mark.parametrize(("code", "text"), FILINGS.items())
def test_each_outcome_has_its_code(cli: Cli, tmp_path: Path, code: int, text: str) -> None:
    found = cli("check", write(tmp_path, "filing.yaml", text))
    assert (found.code, found.err) == (code, "")


@pytest.mark.parametrize(("code", "text"), FILINGS.items())
def test_standard_input_is_judged_like_a_file(cli: Cli, code: int, text: str) -> None:
    found = cli("check", "-", stdin=text.encode())
    assert found.code == code
    assert "<stdin>" in found.out


@pytest.mark.parametrize(
    "codes", [pair for size in (2, 3, 4) for pair in itertools.combinations(FILINGS, size)], ids=str
)
def test_of_several_filings_the_worst_decides(cli: Cli, tmp_path: Path, codes: tuple[int, ...]) -> None:
    files = [write(tmp_path, f"{code}.yaml", FILINGS[code]) for code in codes]
    worst = next(code for code in ORDER if code in codes)
    assert cli("check", *files).code == worst
    assert cli("check", *reversed(files)).code == worst
    assert cli("check", str(tmp_path)).code == worst
    assert cli("check", *files, "--format", "json").code == worst


def test_a_folder_is_searched_for_yaml_files_at_every_depth(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "a" / "b").mkdir(parents=True)
    write(tmp_path / "a" / "b", "deep.yml", DEFECTS)
    write(tmp_path, "UPPER.YAML", COMPLIES)
    write(tmp_path, "notes.txt", UNREADABLE)
    (tmp_path / "folder.yaml").mkdir()
    found = cli("check", str(tmp_path))
    assert found.code == 1
    assert found.out.endswith("\n2 filings: 1 complies, 1 has defects.\n")


def test_a_file_named_twice_is_judged_once(cli: Cli, tmp_path: Path) -> None:
    path = write(tmp_path, "filing.yaml", COMPLIES)
    assert cli("check", path, path, "--format", "json").out.count('"outcome": "complies"') == 1


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("check", "gone.yaml"), 3, "checker: there is no file or folder gone.yaml.\n"),
        (("check", "filing.yaml", "gone.yaml"), 3, "checker: there is no file or folder gone.yaml.\n"),
        (
            ("check", "empty"),
            3,
            "checker: there is nothing to judge: no .yaml file was found in empty. Hidden files are passed over.\n",
        ),
        (("check", ""), 2, "checker: a path is empty.\n"),
        (
            ("check", "filing.yaml", "--as-of", "07/01/2015"),
            2,
            "checker: --as-of 07/01/2015: write the date as year-month-day, such as 2015-07-01.\n",
        ),
        (
            ("check", "filing.yaml", "--as-of", "2015-02-30"),
            2,
            "checker: --as-of 2015-02-30: there is no day 2015-02-30 in the calendar.\n",
        ),
        (
            ("check", "filing.yaml", "--as-of", ""),
            2,
            "checker: --as-of : write the date as year-month-day, such as 2015-07-01.\n",
        ),
        (
            ("check", "filing.yaml", "--format", "xml"),
            2,
            "checker: --format xml: choose one of text, json, sarif, junit, github, gitlab, html, record.\n",
        ),
        (
            ("check", "filing.yaml", "--reading", "both"),
            2,
            "checker: --reading both: choose one of literal, evident.\n",
        ),
        (("check", "filing.yaml", "--reading", ""), 2, "checker: --reading : choose one of literal, evident.\n"),
        (
            ("check", "filing.yaml", "--against", "pa/999a"),
            3,
            "checker: there is no chapter pa/999a. Known: md/pai-gow-poker, pa/629a, pa/633a, pa/645a, pa/688a.\n",
        ),
        (
            ("check", "filing.yaml", "--output", "json"),
            2,
            "checker: --output json: write FORMAT=FILE, such as json=review.json.\n",
        ),
        (
            ("check", "filing.yaml", "--output", "json="),
            2,
            "checker: --output json=: write FORMAT=FILE, such as json=review.json.\n",
        ),
        (
            ("check", "filing.yaml", "--output", "xml=x"),
            2,
            "checker: --output xml: choose one of text, json, sarif, junit, github, gitlab, html, record.\n",
        ),
        (
            ("explain", "633a.99"),
            3,
            "checker: there is no provision 633a.99. Near: 633a.9, 633a.8, 633a.7.\n",
        ),
        (
            ("explain", "633a.13(g)", "--as-of", "2000-01-01"),
            3,
            NOT_IN_2000,
        ),
        (
            ("explain", "nonsense", "--as-of", "soon"),
            2,
            "checker: --as-of soon: write the date as year-month-day, such as 2015-07-01.\n",
        ),
        (
            ("ledger", "pa/633a", "--as-of", "2012-05-18"),
            3,
            NOT_IN_2000.replace("January 1, 2000", "May 18, 2012"),
        ),
        (("ledger", "--format", "csv"), 2, "checker: --format csv: choose one of text, json.\n"),
        (
            ("paytables", "999a"),
            3,
            "checker: there is no chapter 999a. Known: md/pai-gow-poker, pa/629a, pa/633a, pa/645a, pa/688a.\n",
        ),
        (
            ("new", "chess", "--jurisdiction", "pa"),
            3,
            GAMES,
        ),
        (
            ("new", "blackjack", "--jurisdiction", "pa", "--as-of", "2000-01-01"),
            3,
            NOT_IN_2000,
        ),
        (
            ("new", "blackjack", "--jurisdiction", "pa", "--out", "filing.yaml"),
            2,
            "checker: --out filing.yaml: the file exists already; nothing was written.\n",
        ),
        (
            ("schema",),
            2,
            ONE_OF_THREE,
        ),
        (
            ("schema", "pa/633a", "--check", "empty"),
            2,
            ONE_OF_THREE,
        ),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line_and_nothing_is_written(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], code: int, message: str
) -> None:
    (tmp_path / "empty").mkdir()
    write(tmp_path, "filing.yaml", COMPLIES)
    monkeypatch.chdir(tmp_path)
    found = cli(*arguments)
    assert (found.code, found.out, found.err) == (code, "", message)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty", "filing.yaml"]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("check",), "PATH"),
        (("check", "--nonsense"), "--nonsense"),
        (("check", "filing.yaml", "--as-of"), "--as-of"),
        (("nonsense",), "nonsense"),
        (("new", "blackjack"), "--jurisdiction"),
        (("explain",), "PROVISION"),
        (("check", "--\x1b[31mred"), "[31mred"),
    ],
)
def test_bad_usage_is_said_with_where_to_read_more(cli: Cli, arguments: tuple[str, ...], named: str) -> None:
    found = cli(*arguments)
    first, second, rest = found.err.split("\n", 2)
    assert (found.code, found.out, rest) == (2, "", "")
    assert first.startswith("checker: ")
    assert named in first
    assert first.isprintable()
    assert second.startswith("Try: checker ")
    assert second.endswith(" --help")


@pytest.mark.parametrize(
    ("entry", "code", "message"),
    [
        ("", 2, "The filing does not state its game."),
        ("game: blackjack\n", 2, "The filing has no date, so the law that applies is not known."),
        ("game: blackjack\nfiling_date:\n", 2, "The filing has no date, so the law that applies is not known."),
        ("game: blackjack\nfiling_date: soon\n", 2, "filing_date: “soon” cannot be read."),
        ("game: chess\nfiling_date: 2015-06-13\n", 3, "No chapter is known for chess in pa."),
        (
            "game: blackjack\nfiling_date: 2012-05-18\n",
            3,
            "58 Pa. Code Ch. 633a was not in force on May 18, 2012; it took effect on May 19, 2012 (42 Pa.B. 2922).",
        ),
    ],
)
def test_a_filing_that_does_not_say_what_is_needed(
    cli: Cli, tmp_path: Path, entry: str, code: int, message: str
) -> None:
    found = cli("check", write(tmp_path, "filing.yaml", f"jurisdiction: pa\n{entry}"))
    assert found.code == code
    assert message in " ".join(found.out.split())


def test_as_of_takes_the_place_of_the_filing_date(cli: Cli, tmp_path: Path) -> None:
    undated = write(tmp_path, "filing.yaml", COMPLIES.replace("filing_date: 2015-06-13\n", ""))
    found = cli("check", undated, "--as-of", "2012-05-19")
    assert found.code == 0
    assert "as in force on 2012-05-19 (--as-of)" in found.out


def test_a_file_without_rights_cannot_be_read(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path, "filing.yaml", COMPLIES)

    # The tests may run with all rights, so the refusal is the system's in name only.
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", path)

    monkeypatch.setattr("checker.source.reader.read_regular", refuse)
    found = cli("check", path)
    assert found.code == 2
    assert "unreadable  The file cannot be opened: permission denied.\n" in found.out


def test_strict_makes_advisories_count(cli: Cli, tmp_path: Path) -> None:
    path = write(tmp_path, "filing.yaml", COMPLIES)
    assert "doubts of the law touch it" in cli("check", path).out
    assert cli("check", path).code == 0
    assert cli("check", path, "--strict").code == 1


@pytest.mark.parametrize(("code", "text"), [(1, DEFECTS), (2, UNREADABLE), (3, NOTHING)])
def test_strict_changes_no_other_code(cli: Cli, tmp_path: Path, code: int, text: str) -> None:
    assert cli("check", write(tmp_path, "filing.yaml", text), "--strict").code == code


@pytest.mark.parametrize("reading", ["literal", "evident"])
def test_a_forced_reading_is_named(cli: Cli, tmp_path: Path, reading: str) -> None:
    found = cli("check", write(tmp_path, "filing.yaml", COMPLIES), "--reading", reading)
    said = {"literal": "read by the letter", "evident": "read by its evident meaning"}
    assert said[reading] in " ".join(found.out.split())


def test_another_chapter_of_the_same_game_can_be_applied(cli: Cli) -> None:
    filing = Path(__file__).parents[2] / "examples" / "pa" / "pai-gow-poker" / "submission.yaml"
    found = cli("check", str(filing), "--against", "md/pai-gow-poker")
    assert found.out.startswith("COMPLIES  Pai Gow Poker, 58 Pa. Code Ch. 645a, as in force on ")
    assert "MLGCA Pai Gow Poker Standard Rules, Version 1.1" in " ".join(found.out.split())
    assert (cli("check", str(filing)).code, found.code) == (0, 1)


def test_a_chapter_of_another_game_judges_nothing(cli: Cli, tmp_path: Path) -> None:
    found = cli("check", write(tmp_path, "filing.yaml", COMPLIES), "--against", "629a")
    assert found.code == 3
    assert "pa/629a is the law of another game: midibaccarat." in " ".join(found.out.split())


def test_no_arguments_show_the_help(cli: Cli) -> None:
    found = cli()
    assert found.code == 2
    assert "Usage: checker" in found.out + found.err


def test_the_version(cli: Cli) -> None:
    found = cli("--version")
    assert (found.code, found.err) == (0, "")
    assert found.out.startswith("checker 0.")


def test_of_all_chapters_those_not_in_force_are_named_beside_the_list(cli: Cli) -> None:
    found = cli("ledger", "--as-of", "2013-01-01")
    assert found.code == 0
    assert found.err == (
        "checker: not listed: 58 Pa. Code Ch. 688a was not in force on January 1, 2013; "
        "it took effect on May 29, 2021 (51 Pa.B. 2975).\n"
    )
    assert "Ch. 633a, as in force on 2013-01-01" in found.out


INCOMPLETE = COMPLIES[: COMPLIES.index("filed_elsewhere")]


@pytest.mark.parametrize(
    ("options", "text", "code"),
    [
        ((), INCOMPLETE, 4),
        (("--fail-on", "incomplete"), INCOMPLETE, 4),
        (("--fail-on", "advisories"), INCOMPLETE, 4),
        (("--strict",), INCOMPLETE, 4),
        (("--fail-on", "defects"), INCOMPLETE, 0),
        (("--fail-on", "defects"), DEFECTS, 1),
        (("--fail-on", "advisories"), COMPLIES, 1),
        (("--fail-on", "incomplete"), COMPLIES, 0),
        (("--fail-on", "defects"), UNREADABLE, 2),
        (("--fail-on", "defects"), NOTHING, 3),
    ],
)
def test_what_stops_a_pipeline_is_the_users(
    cli: Cli, tmp_path: Path, options: tuple[str, ...], text: str, code: int
) -> None:
    assert cli("check", write(tmp_path, "filing.yaml", text), *options).code == code


def test_strict_and_a_softer_choice_contradict_each_other(cli: Cli, tmp_path: Path) -> None:
    found = cli("check", write(tmp_path, "filing.yaml", COMPLIES), "--strict", "--fail-on", "defects")
    assert (found.code, found.out) == (2, "")
    assert "--strict and --fail-on defects contradict each other" in found.err
