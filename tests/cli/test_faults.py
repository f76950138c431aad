"""Whatever goes wrong inside: one line (and how to see more), exit code 2, no traceback."""

import json
from pathlib import Path

import pytest
from conftest import COMPLIES, Cli

from checker.law import chapter as chapters
from checker.law import folders
from checker.review import review as reviews


@pytest.fixture
def filing(tmp_path: Path) -> str:
    path = tmp_path / "filing.yaml"
    path.write_text(COMPLIES, encoding="utf-8")
    return str(path)


def fault(error: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(reviews, "check_rules", fail)


@pytest.mark.parametrize(
    "error",
    [
        KeyError("x"),
        RecursionError("deep"),
        MemoryError(),
        AssertionError("a\nb\x1b[31m"),
        ZeroDivisionError("division by zero"),
        UnicodeError("bad"),
    ],
    ids=lambda error: type(error).__name__,
)
@pytest.mark.parametrize("form", ["text", "json"])
def test_a_filing_on_which_the_program_fails_is_told_as_not_reviewed(
    cli: Cli, filing: str, form: str, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(error, monkeypatch)
    found = cli("check", filing, "--format", form)
    first, second, rest = found.err.split("\n", 2)
    assert (found.code, rest) == (2, "")
    assert first.startswith(f"checker: {filing} was not reviewed: internal error ({type(error).__name__}")
    assert first.endswith("This is a fault of the program, not of your file.")
    assert first.isprintable()
    assert second == "Set CHECKER_TRACEBACK=1 and run it again to see where it happened."
    assert "This filing was not reviewed: internal error" in " ".join(found.out.split())
    if form == "json":
        (file,) = json.loads(found.out)["files"]
        assert (file["path"], file["outcome"], len(file["findings"])) == (filing, "unreadable", 1)


def test_a_fault_of_the_program_elsewhere_is_one_line(cli: Cli, filing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(KeyError("x"), monkeypatch)
    found = cli("options", "cards.decks", "--given", filing)
    assert (found.code, found.out) == (2, "")
    assert found.err == (
        "checker: internal error (KeyError: 'x'). This is a fault of the program, not of your file.\n"
        "Set CHECKER_TRACEBACK=1 and run it again to see where it happened.\n"
    )


def test_the_traceback_is_shown_to_who_asks_for_it(cli: Cli, filing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(KeyError("x"), monkeypatch)
    monkeypatch.setenv("CHECKER_TRACEBACK", "1")
    with pytest.raises(KeyError):
        cli("check", filing)


def test_a_stop_by_the_user_is_no_result(cli: Cli, filing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(KeyboardInterrupt(), monkeypatch)
    found = cli("check", filing)
    assert (found.code, found.out, found.err) == (130, "", "")


def test_a_refusal_of_the_system_is_named(cli: Cli, filing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(OSError(5, "Input/output error", "rulesets"), monkeypatch)
    found = cli("check", filing)
    assert found.code == 2
    assert found.err.startswith(f"checker: {filing} was not reviewed: rulesets: input/output error.\n")
    assert "This filing was not reviewed: rulesets: input/output error." in " ".join(found.out.split())


def test_broken_files_of_the_law_are_a_fault_of_the_program(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "rulesets" / "pa" / "633a-blackjack"
    folder.mkdir(parents=True)
    (folder / "chapter.yaml").write_text("chapter: [", encoding="utf-8")
    monkeypatch.setattr(folders, "RULESETS", tmp_path / "rulesets")
    folders.chapter_folders.cache_clear()
    chapters.load_chapter.cache_clear()
    try:
        found = cli("ledger", "pa/633a")
    finally:
        monkeypatch.undo()
        folders.chapter_folders.cache_clear()
        chapters.load_chapter.cache_clear()
    assert found.code == 2
    assert found.err.startswith(
        "checker: internal error (SourceError: 633a-blackjack/chapter.yaml:1:10: The [ opened here is not closed.)."
    )
