"""One run writes any number of reports, of any number of filings, and keeps little of them in memory."""

import gc
import json
import tracemalloc
from dataclasses import replace
from pathlib import Path

import pytest
from page_reader import read_page
from report_cases import DEFECTS, FORMATS, LAWFUL, report, review
from typer.testing import CliRunner

from checker.cli.app import app
from checker.cli.outputs import FORMS, Outputs, kept_forms, parse_targets, reduce_review
from checker.report.json_form import check_form, dump

_FORMATS = (*FORMATS, "json", "text")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "a.yaml").write_text(DEFECTS, encoding="utf-8")
    (tmp_path / "b.yaml").write_text(LAWFUL, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_every_format_is_known_to_the_command() -> None:
    assert set(FORMS) == {"text", "json", "sarif", "junit", "github", "gitlab", "html", "record"}


def test_one_run_writes_every_format(folder: Path) -> None:
    options = [part for name in _FORMATS for part in ("--output", f"{name}=out.{name}")]
    done = CliRunner().invoke(app, ["check", "a.yaml", "b.yaml", "--format", "github", *options])
    assert done.exit_code == 1
    reviews = (review(DEFECTS, "a.yaml"), review(LAWFUL, "b.yaml"))
    for name in FORMATS:
        assert (folder / f"out.{name}").read_text(encoding="utf-8") == report(name, *reviews), name
    assert (folder / "out.json").read_text(encoding="utf-8") == dump(check_form(reviews))
    assert (folder / "out.text").read_text(encoding="utf-8").count("as in force on 2015-07-01") == 2
    assert done.stdout.replace("\r\n", "\n") == report("github", *reviews)


def test_files_below_this_folder_are_named_from_it(folder: Path) -> None:
    path = str(folder / "a.yaml")
    options = [part for name in ("sarif", "gitlab", "junit", "github") for part in ("--output", f"{name}=out.{name}")]
    CliRunner().invoke(app, ["check", path, *options])
    for name in ("sarif", "gitlab", "junit", "github"):
        text = (folder / f"out.{name}").read_text(encoding="utf-8")
        assert str(folder) not in text, name
        assert "a.yaml" in text, name


def test_standard_input_has_a_name_in_every_format(folder: Path) -> None:
    options = [part for name in FORMATS for part in ("--output", f"{name}=out.{name}")]
    done = CliRunner().invoke(app, ["check", "-", *options], input=LAWFUL)
    assert done.exit_code == 4
    named = {"sarif": "%3Cstdin%3E", "junit": "&lt;stdin&gt;", "html": "&lt;stdin&gt;", "github": "<stdin>"}
    for name, words in named.items():
        assert words in (folder / f"out.{name}").read_text(encoding="utf-8"), name


def test_a_file_name_that_is_no_utf8_breaks_no_format(folder: Path) -> None:
    name = b"bad\xff.yaml".decode("utf-8", "surrogateescape")
    (folder / name).write_text(DEFECTS, encoding="utf-8")
    options = [part for name in _FORMATS for part in ("--output", f"{name}=out.{name}")]
    assert CliRunner().invoke(app, ["check", name, "--format", "gitlab", *options]).exit_code == 1
    assert "bad%FF.yaml" in (folder / "out.sarif").read_text(encoding="utf-8")
    issues = json.loads((folder / "out.gitlab").read_text(encoding="utf-8"))
    assert issues[0]["location"]["path"] == name
    page = read_page((folder / "out.html").read_text(encoding="utf-8"))
    assert "bad<U+DCFF>.yaml" in [heading.text() for heading in page.all("h2")]


def test_json_in_pieces_is_json_in_one_piece() -> None:
    for reviews in ([], [review(LAWFUL)], [review(LAWFUL, "a.yaml"), review(DEFECTS, "b.yaml")]):
        parts = [json.loads(json.dumps(FORMS["json"].part(item))) for item in reviews]
        assert "".join(FORMS["json"].whole(parts)) == dump(check_form(reviews))


def test_memory_does_not_grow_with_the_filings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("checker.cli.outputs._Spool._IN_MEMORY", 10_000)
    monkeypatch.setattr("checker.cli.outputs.write", lambda _: None)
    targets = parse_targets(f"{name}={tmp_path / name}" for name in _FORMATS)
    base, kept = review(DEFECTS), kept_forms("json", targets)

    def most(filings: int) -> int:
        """Give the most memory that a run of so many filings takes at a time."""
        tracemalloc.start()
        outputs = Outputs("json", targets)
        for number in range(filings):
            outputs.take(reduce_review(replace(base, path=f"filings/{number}.yaml"), "json", kept, 100))
            gc.collect()
        outputs.finish()
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return peak

    # What other tests left behind is no part of it, and need not be looked through again after every filing.
    gc.collect()
    gc.freeze()
    # A cache that is filled, or a pattern that is compiled, once only is no part of it either.
    most(1)
    few, many = most(1), most(4)
    gc.unfreeze()
    written = sum(file.stat().st_size for file in tmp_path.iterdir())
    assert written > 1_000_000
    # Kept in memory, the parts of three filings more would take more than 750,000 bytes.
    assert many - few < 450_000
