"""Two people who save one record at the same time lose nothing."""

import json
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from conftest import DEFECTS, Cli

from checker.casework import lock
from checker.casework.lock import LockedError, locked


def test_four_people_who_save_at_once_lose_nothing(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.yaml").write_text(DEFECTS, encoding="utf-8")
    cli("review", "bad.yaml", "--record", "r.json")
    ids = [item["fingerprint"] for item in json.loads(Path("r.json").read_text(encoding="utf-8"))["items"]][:4]
    people = [
        subprocess.Popen(
            [
                *(sys.executable, "-m", "checker", "review", "bad.yaml", "--record", "r.json"),
                *("--query", item, "--by", f"Reviewer {number}", "--note", f"{item}=Note {number}"),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        for number, item in enumerate(ids)
    ]
    for person in people:
        _, err = person.communicate(timeout=120)
        assert (person.returncode, err) == (1, b"")
    items = {item["fingerprint"]: item for item in json.loads(Path("r.json").read_text(encoding="utf-8"))["items"]}
    assert [(items[item]["determination"], items[item]["by"], items[item]["note"]) for item in ids] == [
        ("query", f"Reviewer {number}", f"Note {number}") for number in range(4)
    ]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bad.yaml", "r.json"], "no lock is left behind"


@pytest.mark.parametrize("system", ["with folder locks", "without"])
def test_one_waits_for_the_other_and_gives_up_in_the_end(
    tmp_path: Path, system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if system == "without":
        monkeypatch.setattr(lock, "fcntl", None)
    target = tmp_path / "r.json"
    order: list[str] = []

    def second() -> None:
        with locked(target):
            order.append("second")

    with locked(target):
        with pytest.raises(LockedError, match="is being written by another program"), locked(target, 0.1):
            pass
        waiting = threading.Thread(target=second)
        waiting.start()
        order.append("first")
    waiting.join()
    assert order == ["first", "second"]
    assert list(tmp_path.iterdir()) == []


def test_another_casinos_record_is_refused_and_left_as_it_was(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.yaml").write_text(DEFECTS.replace("Casino One", "Casino A"), encoding="utf-8")
    Path("b.yaml").write_text(DEFECTS.replace("Casino One", "Casino B"), encoding="utf-8")
    cli("review", "a.yaml", "--record", "r.json")
    before = Path("r.json").read_bytes()
    found = cli("review", "b.yaml", "--record", "r.json")
    assert (found.code, found.out) == (2, "")
    assert found.err == (
        "checker: r.json: the record belongs to another facility: it names “Casino A”, and the filing “Casino B”; "
        "if it is the same one under another name, say so with --renamed.\n"
    )
    assert Path("r.json").read_bytes() == before
    assert cli("review", "b.yaml", "--record", "r.json", "--renamed").code == 1
