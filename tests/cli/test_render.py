"""``checker render``: what it writes and where, what it refuses, and what each exit code says."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from checker.cli.app import app

EXAMPLE = Path(__file__).parents[2] / "examples" / "pa" / "blackjack" / "submission.yaml"
FILING = EXAMPLE.read_text(encoding="utf-8").replace(
    "\ntable:\n", "gambling_help_line: Gambling problem? Call 1-800-GAMBLER.\n\ntable:\n"
)
WAGERS = FILING[FILING.index("  lucky_ladies:\n") : FILING.index("\npayout_limit:\n")]
DEFECTS = FILING.replace("  settlement: collect first\n", "").replace("paytable: B", "paytable: Z")
ALL = ("guide", "sign", "layout", "filing", "submission")


@pytest.fixture
def filing(tmp_path: Path) -> Path:
    return written(tmp_path, FILING)


def written(folder: Path, text: str, name: str = "lehigh.yaml") -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def run(*options: object, given: bytes | None = None) -> Result:
    return CliRunner().invoke(app, ["render", *(str(option) for option in options)], input=given)


def names(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()} if folder.is_dir() else set()


def test_every_document_is_written_where_none_is_named(filing: Path, tmp_path: Path) -> None:
    out = tmp_path / "made" / "here"
    result = run(filing, "--out", out)
    assert result.exit_code == 0, result.output
    expected = {f"lehigh.{name}.{form}" for name in ALL for form in ("txt", "md", "html")} | {"lehigh.layout.svg"}
    assert names(out) == expected
    assert set(result.stdout.split()) == {str(out / name) for name in expected}
    assert result.stderr == ""


@pytest.mark.parametrize("form", ["txt", "md", "html", "pdf"])
def test_only_what_is_asked_for_is_written(filing: Path, tmp_path: Path, form: str) -> None:
    out = tmp_path / "out"
    result = run(filing, "--out", out, "--doc", "sign", "--format", form)
    assert result.exit_code == 0, result.output
    assert names(out) == {f"lehigh.sign.{form}"}
    assert (out / f"lehigh.sign.{form}").stat().st_size > 1000 - 400 * (form in {"txt", "md"})


def test_only_the_layout_is_drawn(filing: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    refused = run(filing, "--out", out, "--doc", "sign", "--format", "svg")
    assert (refused.exit_code, refused.stderr) == (
        2,
        "checker: --format svg: only the layout is drawn, not the sign.\n",
    )
    assert not out.exists()
    assert run(filing, "--out", out, "--format", "svg").exit_code == 0
    assert names(out) == {"lehigh.layout.svg"}


def test_documents_and_formats_may_be_repeated(filing: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    run(filing, "--out", out, "--doc", "guide", "--doc", "layout", "--format", "txt", "--format", "md")
    assert names(out) == {f"lehigh.{name}.{form}" for name in ("guide", "layout") for form in ("txt", "md")}


def test_a_filing_from_standard_input_has_a_name_too(tmp_path: Path) -> None:
    out = tmp_path / "out"
    result = run("-", "--out", out, "--doc", "sign", "--format", "txt", given=FILING.encode())
    assert result.exit_code == 0, result.output
    assert names(out) == {"filing.sign.txt"}


def test_the_sign_states_the_payouts_of_the_filing(filing: Path, tmp_path: Path) -> None:
    run(filing, "--out", tmp_path, "--doc", "sign", "--format", "txt")
    sign = (tmp_path / "lehigh.sign.txt").read_text(encoding="utf-8")
    assert "  Straight Flush ....................................................... 30 to 1\n" in sign
    assert "In Between" not in sign
    assert "DRAFT" not in sign


def test_a_filing_that_does_not_comply_is_refused_with_the_reasons(tmp_path: Path) -> None:
    file = written(tmp_path, DEFECTS)
    out = tmp_path / "out"
    result = run(file, "--out", out)
    assert result.exit_code == 1
    assert not out.exists()
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert lines[0] == "checker: no document was written, because the filing does not comply:"
    row = DEFECTS[: DEFECTS.index("paytable: Z")].count("\n") + 1
    assert any(line.startswith(f"  line {row}: 633a.13(k)  ") for line in lines)
    assert any("633a.7(r)" in line for line in lines)
    assert f"See all of it with: checker check {file}" in lines
    assert lines[-1] == "Write drafts, marked as such on every page, with --draft."


def test_many_reasons_are_cut_short(tmp_path: Path) -> None:
    file = written(tmp_path, FILING.replace(WAGERS, "".join(f"  w{n}: yes\n" for n in range(12))))
    lines = run(file, "--out", tmp_path).stderr.splitlines()
    assert sum(line.startswith("  line ") for line in lines) == 8
    # Twelve wagers, and seven areas of the layout for wagers that are no longer offered.
    assert "  and 11 more" in lines


def test_a_draft_is_written_and_marked(tmp_path: Path) -> None:
    out = tmp_path / "out"
    result = run(written(tmp_path, DEFECTS), "--out", out, "--draft")
    assert result.exit_code == 0, result.output
    for name in ALL:
        for form in ("txt", "md", "html"):
            assert "DRAFT" in (out / f"lehigh.{name}.{form}").read_text(encoding="utf-8")
    sign = (out / "lehigh.sign.txt").read_text(encoding="utf-8")
    assert "Draft. The filing does not comply (2 defects). Not for use at a table." in sign
    assert "No payouts are shown: the filing has no lawful paytable for this wager." in sign


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("jurisdiction: pa\ngame: &a blackjack\n", "line 2"),
        (FILING.replace("decks: 8 #", "decks: *eight #"), "line 23"),
        (FILING.replace("filing_date: ", "filed: "), "no date"),
    ],
)
@pytest.mark.parametrize("draft", [False, True])
def test_a_file_that_cannot_be_read_has_no_documents(tmp_path: Path, text: str, said: str, draft: bool) -> None:
    out = tmp_path / "out"
    result = run(written(tmp_path, text), "--out", out, *(["--draft"] if draft else []))
    assert result.exit_code == 2
    assert not out.exists()
    assert result.stderr.startswith("checker: no document was written, because the filing cannot be read:\n")
    assert said in result.stderr


def test_the_law_of_another_day_may_be_applied(tmp_path: Path) -> None:
    file = written(tmp_path, FILING)
    assert run(file, "--out", tmp_path / "a", "--as-of", "2015-06-12").exit_code == 1
    result = run(file, "--out", tmp_path / "b", "--as-of", "2015-06-13", "--doc", "sign", "--format", "txt")
    assert result.exit_code == 0, result.output
    assert "as of June 13, 2015" in (tmp_path / "b" / "lehigh.sign.txt").read_text(encoding="utf-8")


def test_no_law_in_force_is_nothing_to_judge(filing: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    result = run(filing, "--out", out, "--as-of", "2012-05-18", "--draft")
    assert result.exit_code == 3
    assert result.stderr.startswith("checker: no document was written, because there is nothing to judge:\n")
    assert not out.exists()


@pytest.mark.parametrize(
    ("options", "code", "said"),
    [
        (["--doc", "poster"], 2, "--doc poster: choose one of guide, sign, layout, filing, submission."),
        (["--format", "doc"], 2, "--format doc: choose one of txt, md, html, pdf, docx, svg."),
        (["--paper", "a4"], 2, "--paper a4: choose one of letter, tabloid."),
        (["--orientation", "up"], 2, "--orientation up: choose one of portrait, landscape."),
        (["--as-of", "yesterday"], 2, "--as-of yesterday: write the date as year-month-day"),
        (["--templates", "/no/such/folder"], 2, "--templates /no/such/folder: there is no such folder."),
    ],
)
def test_bad_options_say_what_is_right(filing: Path, tmp_path: Path, options: list[str], code: int, said: str) -> None:
    out = tmp_path / "out"
    result = run(filing, "--out", out, *options)
    assert result.exit_code == code
    assert said in result.stderr
    assert not out.exists()


def test_a_file_that_is_not_there_is_nothing_to_judge(tmp_path: Path) -> None:
    result = run(tmp_path / "none.yaml", "--out", tmp_path / "out")
    assert result.exit_code == 3
    assert "there is no file" in result.stderr


def test_the_absence_of_a_help_line_is_an_advisory_and_no_failure(tmp_path: Path) -> None:
    file = written(tmp_path, "".join(line for line in FILING.splitlines(keepends=True) if "help_line" not in line))
    result = run(file, "--out", tmp_path, "--doc", "guide", "--format", "txt")
    assert result.exit_code == 0
    assert result.stderr.startswith(
        "advisory: guide and sign carry no help line, because the filing states no gambling_help_line."
    )
    assert "58 Pa. Code § 501a.7" in result.stderr
    assert run(file, "--out", tmp_path, "--doc", "layout", "--format", "txt").stderr == ""


def test_an_existing_file_is_replaced_whole(filing: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "lehigh.guide.txt").write_text("old " * 100_000, encoding="utf-8")
    assert run(filing, "--out", out, "--format", "txt").exit_code == 0
    assert (out / "lehigh.guide.txt").read_text(encoding="utf-8").startswith("=====")
    assert "old old" not in (out / "lehigh.guide.txt").read_text(encoding="utf-8")
    assert names(out) == {f"lehigh.{name}.txt" for name in ALL}


def test_a_link_out_of_the_folder_is_not_followed(filing: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    elsewhere = tmp_path / "elsewhere.txt"
    elsewhere.write_text("keep me", encoding="utf-8")
    (out / "lehigh.sign.txt").symlink_to(elsewhere)
    result = run(filing, "--out", out, "--format", "txt")
    assert result.exit_code == 2
    assert "lehigh.sign.txt is a link that leads out of" in result.stderr
    assert elsewhere.read_text(encoding="utf-8") == "keep me"
    assert names(out) == {"lehigh.sign.txt"}


def test_a_folder_in_the_place_of_a_file_writes_nothing(filing: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    (out / "lehigh.filing.txt").mkdir(parents=True)
    result = run(filing, "--out", out, "--format", "txt")
    assert result.exit_code == 2
    assert "lehigh.filing.txt cannot be written: " in result.stderr
    assert names(out) == {"lehigh.filing.txt"}


def test_nothing_is_written_outside_the_folder(tmp_path: Path) -> None:
    place = tmp_path / "in"
    place.mkdir()
    file = written(place, FILING, "..%2f..lehigh;rm.yaml")
    out = tmp_path / "out"
    assert run(file, "--out", out, "--doc", "sign", "--format", "txt").exit_code == 0
    assert names(tmp_path) == {"in", "out"}
    assert names(out) == {"..%2f..lehigh;rm.sign.txt"}


def test_a_template_with_a_fault_writes_nothing(filing: Path, tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    (own / "filing.txt.j2").write_text("{{ head.nothing }}", encoding="utf-8")
    out = tmp_path / "out"
    result = run(filing, "--out", out, "--templates", own)
    assert result.exit_code == 2
    assert "template filing.txt.j2: " in result.stderr
    assert not out.exists()


def test_templates_of_the_users_are_used(filing: Path, tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    (own / "sign.txt.j2").write_text("{{ head.facility }}!", encoding="utf-8")
    assert run(filing, "--out", tmp_path, "--templates", own, "--doc", "sign", "--format", "txt").exit_code == 0
    assert (tmp_path / "lehigh.sign.txt").read_text(encoding="utf-8") == "Lehigh Crossing Casino!\n"


@pytest.mark.parametrize(
    ("paper", "turn", "size"), [("letter", "landscape", "11.0in 8.5in"), ("tabloid", "portrait", "11.0in 17.0in")]
)
def test_the_sheet_of_a_sign_may_be_chosen(filing: Path, tmp_path: Path, paper: str, turn: str, size: str) -> None:
    run(filing, "--out", tmp_path, "--doc", "sign", "--format", "html", "--paper", paper, "--orientation", turn)
    assert f"size: {size};" in (tmp_path / "lehigh.sign.html").read_text(encoding="utf-8")


def test_a_folder_that_cannot_be_made_is_an_error(filing: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = run(filing, "--out", tmp_path / "file" / "out", "--doc", "sign", "--format", "txt")
    assert result.exit_code == 2
    assert "the folder cannot be made: not a directory." in result.stderr


def test_pdf_without_its_extra_says_how_to_get_it(
    filing: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    monkeypatch.delitem(sys.modules, "checker.documents.pdf", raising=False)
    result = run(filing, "--out", tmp_path / "out", "--format", "pdf")
    assert result.exit_code == 2
    assert "pip install 'rules-submission-checker[pdf]'" in result.stderr
    assert names(tmp_path / "out") == set()


def test_a_check_loads_nothing_that_only_documents_need(filing: Path) -> None:
    code = (
        "import sys\nfrom checker.cli import main\n"
        "try: main()\nexcept SystemExit as stop: assert stop.code == 0\n"
        "loaded = {'jinja2', 'typst', 'checker.documents'} & set(sys.modules)\n"
        "assert not loaded, loaded\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "check", str(filing)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )
    assert done.returncode == 0, done.stderr
