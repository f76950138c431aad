"""Reports written to files: all of them or none, never over a filing, never in place of a device."""

import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest
from conftest import COMPLIES, DEFECTS, Cli


@pytest.fixture
def filing(tmp_path: Path) -> Path:
    path = tmp_path / "filing.yaml"
    path.write_text(COMPLIES, encoding="utf-8")
    return path


def test_the_same_report_goes_to_a_file_and_to_standard_output(cli: Cli, filing: Path) -> None:
    target = filing.parent / "review.json"
    found = cli("check", str(filing), "--format", "json", "--output", f"json={target}")
    assert found.code == 0
    assert target.read_text(encoding="utf-8") == found.out
    assert json.loads(found.out)["files"][0]["outcome"] == "complies"


def test_several_reports_go_to_several_files(cli: Cli, filing: Path) -> None:
    text, form = filing.parent / "review.txt", filing.parent / "review.json"
    found = cli("check", str(filing), "--output", f"text={text}", "--output", f"json={form}")
    assert text.read_text(encoding="utf-8") == found.out
    assert json.loads(form.read_text(encoding="utf-8"))["version"] == 2


@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ("gone/review.json", "there is no folder {folder}/gone."),
        ("folder", "it is a folder."),
        ("filing.yaml/review.json", "there is no folder {folder}/filing.yaml."),
    ],
)
def test_where_one_file_cannot_be_written_nothing_is(cli: Cli, filing: Path, target: str, reason: str) -> None:
    (filing.parent / "folder").mkdir()
    good, bad = filing.parent / "good.json", filing.parent / target
    found = cli("check", str(filing), "--output", f"json={good}", "--output", f"text={bad}")
    assert (found.code, found.out) == (2, "")
    assert found.err == f"checker: {bad} cannot be written: {reason.format(folder=filing.parent)}\n"
    assert sorted(path.name for path in filing.parent.iterdir()) == ["filing.yaml", "folder"]
    assert filing.read_text(encoding="utf-8") == COMPLIES


def test_a_folder_without_rights_is_refused_before_the_work(
    cli: Cli, filing: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The tests may run with all rights, so the system is made to say no.
    monkeypatch.setattr(os, "access", lambda *_: False)
    target = filing.parent / "review.json"
    found = cli("check", str(filing), "--output", f"json={target}")
    assert (found.code, found.out) == (2, "")
    assert found.err == f"checker: {target} cannot be written: permission denied.\n"
    assert not target.exists()


def test_a_disk_that_fills_up_leaves_the_old_files_as_they_were(
    cli: Cli, filing: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = filing.parent / "a.json", filing.parent / "b.txt"
    first.write_text("old", encoding="utf-8")
    real = Path.open

    def fill(path: Path, *arguments: Any) -> object:
        if path.name.startswith(".b.txt"):
            raise OSError(28, "No space left on device")
        return real(path, *arguments)

    monkeypatch.setattr(Path, "open", fill)
    found = cli("check", str(filing), "--output", f"json={first}", "--output", f"text={second}")
    monkeypatch.undo()
    assert found.code == 2
    assert found.err == f"checker: {second} cannot be written: no space left on device.\n"
    assert first.read_text(encoding="utf-8") == "old"
    assert sorted(path.name for path in filing.parent.iterdir()) == ["a.json", "filing.yaml"]


def test_two_reports_cannot_go_to_one_file(cli: Cli, filing: Path) -> None:
    target = filing.parent / "review"
    again = f"text={filing.parent}/./review"
    found = cli("check", str(filing), "--output", f"json={target}", "--output", again)
    assert (found.code, found.out) == (2, "")
    assert found.err == f"checker: --output {again}: two reports cannot go to one file.\n"
    assert not target.exists()


def test_a_report_is_never_written_over_a_filing(cli: Cli, filing: Path) -> None:
    for paths in (str(filing), str(filing.parent)):
        found = cli("check", paths, "--output", f"json={filing}")
        assert (found.code, found.out) == (2, "")
        assert found.err == f"checker: --output {filing}: the report would be written over a filing.\n"
    assert filing.read_text(encoding="utf-8") == COMPLIES


def test_a_file_that_is_there_is_replaced_and_keeps_its_rights(cli: Cli, filing: Path) -> None:
    target = filing.parent / "review.json"
    target.write_text("old", encoding="utf-8")
    target.chmod(0o640)
    cli("check", str(filing), "--output", f"json={target}")
    assert json.loads(target.read_text(encoding="utf-8"))["version"] == 2
    assert stat.S_IMODE(target.stat().st_mode) == 0o640


def test_a_new_file_has_the_rights_of_any_new_file(cli: Cli, filing: Path) -> None:
    old = os.umask(0o027)
    try:
        cli("check", str(filing), "--output", f"json={filing.parent / 'review.json'}")
    finally:
        os.umask(old)
    assert stat.S_IMODE((filing.parent / "review.json").stat().st_mode) == 0o640


def test_a_link_stays_a_link(cli: Cli, filing: Path) -> None:
    real, link = filing.parent / "real.json", filing.parent / "link.json"
    real.write_text("old", encoding="utf-8")
    link.symlink_to(real)
    cli("check", str(filing), "--output", f"json={link}")
    assert link.is_symlink()
    assert json.loads(real.read_text(encoding="utf-8"))["version"] == 2


def test_a_device_is_written_to_and_not_replaced(cli: Cli, filing: Path) -> None:
    assert cli("check", str(filing), "--output", "json=/dev/null").code == 0
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)  # noqa: PTH116 - the device itself


def test_a_report_of_defects_is_written_too(cli: Cli, filing: Path) -> None:
    filing.write_text(DEFECTS, encoding="utf-8")
    target = filing.parent / "review.json"
    assert cli("check", str(filing), "--output", f"json={target}").code == 1
    assert json.loads(target.read_text(encoding="utf-8"))["files"][0]["outcome"] == "defects"


def test_a_starter_is_written_to_a_new_file(cli: Cli, tmp_path: Path) -> None:
    target = tmp_path / "filing.yaml"
    found = cli("new", "Black-Jack".replace("-", "").lower(), "--jurisdiction", "PA", "--out", str(target))
    assert (found.code, found.out) == (0, "")
    assert target.read_text(encoding="utf-8") == cli("new", "blackjack", "--jurisdiction", "pa").out


def test_schemas_are_written_and_found_current_until_one_is_changed(cli: Cli, tmp_path: Path) -> None:
    assert cli("schema", "--check", str(tmp_path)).code == 1
    assert cli("schema", "--write", str(tmp_path)).code == 0
    assert cli("schema", "--check", str(tmp_path)).code == 0
    changed = tmp_path / "submission.pa.633a.json"
    assert changed.read_text(encoding="utf-8") == cli("schema", "633a").out
    changed.write_text(changed.read_text(encoding="utf-8") + " ", encoding="utf-8")
    found = cli("schema", "--check", str(tmp_path))
    assert (found.code, found.err) == (
        1,
        f"checker: not up to date: submission.pa.633a.json. Write them with: checker schema --write {tmp_path}\n",
    )


def test_schemas_cannot_be_written_where_there_is_no_folder(cli: Cli, tmp_path: Path) -> None:
    found = cli("schema", "--write", str(tmp_path / "gone"))
    assert found.code == 2
    assert found.err.endswith(" cannot be written: no such file or directory.\n")
