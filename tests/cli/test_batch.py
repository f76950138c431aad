"""Many filings in one run: the same output from any number of processes, and faults that stay what they are."""

import contextlib
import html
import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from conftest import COMPLIES, DEFECTS, NOTHING, UNREADABLE, Cli
from sampled import tries_all

from checker.cli import batch, run_check
from checker.cli.batch import Task, jobs_of, review_all
from checker.review import review as reviews

FORMS = ["text", "json", "sarif", "junit", "github", "gitlab", "html"]
TEXTS = (COMPLIES, DEFECTS, UNREADABLE, NOTHING, "")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Twenty filings of every outcome, so that two processes have something to do."""
    filings = tmp_path / "filings"
    filings.mkdir()
    for number in range(20):
        (filings / f"{number:02}.yaml").write_text(TEXTS[number % len(TEXTS)], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return filings


@pytest.fixture
def given_out(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paths that were given to other processes, in order."""
    paths: list[str] = []
    real = ProcessPoolExecutor.submit

    def submit(pool: ProcessPoolExecutor, work: Any, task: Any, group: tuple[str, ...]) -> "Future[Any]":
        paths.extend(group)
        return real(pool, work, task, group)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", submit)
    return paths


def task(*kept: str) -> Task:
    return Task(
        as_of=None,
        reading=None,
        against=None,
        form="text",
        kept=kept,
        columns=100,
        summed=False,
        brief=False,
        every_advisory=False,
    )


def test_two_processes_give_what_one_gives_in_every_form(cli: Cli, folder: Path, given_out: list[str]) -> None:
    written = [part for name in FORMS for part in ("--output", f"{name}=out.{name}")]
    one = cli("check", "filings", "-", *written, stdin=DEFECTS.encode())
    files = {name: Path(f"out.{name}").read_bytes() for name in FORMS}
    assert given_out == []
    two = cli("check", "filings", "-", *written, "--jobs", "2", stdin=DEFECTS.encode())
    # Standard input is read here and nowhere else.
    assert given_out == [str(file.relative_to(folder.parent)) for file in sorted(folder.iterdir())]
    assert (two.code, two.err) == (one.code, one.err) == (2, "")
    assert two.out == one.out
    assert {name: Path(f"out.{name}").read_bytes() for name in FORMS} == files
    assert two.out.endswith("\n21 filings: 4 comply, 5 have defects, 8 cannot be read, 4 could not be judged.\n"), (
        two.out[-200:]
    )
    named = re.findall(r"(?m)^[A-Z ]+  (filings/[0-9]{2}\.yaml|<stdin>)(?::|$)", two.out)
    assert named == [*(f"filings/{number:02}.yaml" for number in range(20)), "<stdin>"]


def test_few_filings_are_not_worth_another_process(cli: Cli, folder: Path, given_out: list[str]) -> None:
    for file in sorted(folder.iterdir())[15:]:
        file.unlink()
    assert cli("check", "filings", "--jobs", "8").code == 2
    assert given_out == []


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_fault_in_any_process_is_the_same_line(
    cli: Cli, folder: Path, jobs: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run_check, "kept_forms", lambda *_: ("nonsense",))
    found = cli("check", str(folder), "--jobs", jobs)
    first, second, rest = found.err.split("\n", 2)
    assert (found.code, found.out, rest) == (2, "", "")
    assert first == (
        "checker: internal error (KeyError: 'nonsense'). This is a fault of the program, not of your file."
    )
    assert second.startswith("Set CHECKER_TRACEBACK=1")


def test_what_goes_wrong_is_raised_in_its_turn(folder: Path) -> None:
    files = [str(file) for file in sorted(folder.iterdir())]
    found = review_all(files, task("nonsense"), 2)
    with pytest.raises(KeyError, match="nonsense"):
        next(found)


def test_few_filings_are_ahead_of_the_one_that_is_waited_for(folder: Path, given_out: list[str]) -> None:
    files = [str(folder / f"{number % 20:02}.yaml") for number in range(40)]
    found = review_all(files, task(), 2)
    for number, done in enumerate(found, 1):
        assert len(given_out) <= number + 2 * batch.AHEAD
        assert done.outcome
    assert given_out == files


def test_no_process_is_left_when_the_run_is_given_up(folder: Path) -> None:
    found = review_all([str(file) for file in sorted(folder.iterdir())], task(), 2)
    next(found)
    assert len(_children()) >= 2
    found.close()
    assert _workers() == []


def _children() -> list[int]:
    here = Path(f"/proc/{os.getpid()}/task")
    return [int(item) for file in here.glob("*/children") for item in file.read_text().split()]


def _workers() -> list[int]:
    """Give the processes below this one that review filings; the tracker of resources is none."""
    return [pid for pid in _children() if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


@pytest.fixture
def running(folder: Path, request: pytest.FixtureRequest) -> Iterator["subprocess.Popen[bytes]"]:
    """Run two processes over filings that take them some while."""
    for number in range(20, getattr(request, "param", 800)):
        (folder / f"{number:04}.yaml").write_text(DEFECTS, encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, "-m", "checker", "check", str(folder), "--jobs", "2", "--format", "json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        # What runs in the background of a shell is begun deaf to it, and so would be what it starts.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - it takes no lock
    )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def _workers_of(process: "subprocess.Popen[bytes]") -> list[int]:
    """Wait until the processes that review filings are started; give their ids."""
    until = time.monotonic() + 30
    while time.monotonic() < until and process.poll() is None:
        named = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        workers = [int(pid) for pid in named if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        if len(workers) == 2:
            return workers
        time.sleep(0.02)
    raise AssertionError(process.communicate())


@pytest.mark.parametrize("after", [0.0, 0.1, 0.4] if tries_all() else [0.1])
def test_a_stop_by_the_user_ends_every_process_without_a_word(running: "subprocess.Popen[bytes]", after: float) -> None:
    workers = _workers_of(running)
    time.sleep(after)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=30)
    assert (running.returncode, out, err) == (130, b"", b"")
    assert not any(Path(f"/proc/{pid}").exists() for pid in workers)


@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGTERM])
def test_no_process_is_left_when_the_first_is_ended_from_outside(
    running: "subprocess.Popen[bytes]", by: signal.Signals
) -> None:
    workers = _workers_of(running)
    time.sleep(0.4)
    running.send_signal(by)
    # What can be heard ends it as an exit does, so that it leaves no half-written file.
    assert running.wait(timeout=30) == (-by if by is signal.SIGKILL else 128 + by)
    until = time.monotonic() + 30
    while any(Path(f"/proc/{pid}").exists() for pid in workers) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(Path(f"/proc/{pid}").exists() for pid in workers)


@pytest.mark.parametrize("running", [60], indirect=True)
def test_a_process_ended_from_outside_leaves_no_filing_out(running: "subprocess.Popen[bytes]", folder: Path) -> None:
    os.kill(_workers_of(running)[0], signal.SIGKILL)
    out, err = running.communicate(timeout=120)
    files = json.loads(out)["files"]
    assert [file["path"] for file in files] == sorted(str(path) for path in folder.iterdir())
    assert (running.returncode, err) == (2, b"")
    assert [file["outcome"] for file in files if file["path"].endswith("/0059.yaml")] == ["defects"]


HOSTILE = f"""{COMPLIES}variances:
  - provision: 633a.2({"9" * 5000})
    approval: ED-1
    approver: Executive Director
    date: 2015-01-01
    allows: Anything.
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_provision_of_thousands_of_digits_is_a_fault_of_its_filing_alone(cli: Cli, folder: Path, jobs: str) -> None:
    (folder / "05x.yaml").write_text(HOSTILE, encoding="utf-8")
    found = cli("check", "filings", "--format", "json", "--jobs", jobs)
    files = json.loads(found.out)["files"]
    assert [Path(file["path"]).name for file in files] == sorted(path.name for path in folder.iterdir())
    (hostile,) = [file for file in files if file["path"].endswith("05x.yaml")]
    assert hostile["outcome"] == "unreadable"
    assert [
        (finding["class"], finding["field"])
        for finding in hostile["findings"]
        if "provision is longer than 60 characters" in finding["message"]
    ] == [("missing", "variances.0")]


@pytest.mark.usefixtures("folder")
def test_a_fault_on_one_filing_silences_no_report(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    real = reviews.check_rules

    def fail(filing: Any, *rest: Any) -> Any:
        if filing.document.path.endswith("05.yaml"):
            raise ValueError("Exceeds the limit")
        return real(filing, *rest)

    written = [part for name in FORMS for part in ("--output", f"{name}=out.{name}")]
    monkeypatch.setattr(reviews, "check_rules", fail)
    found = cli("check", "filings", *written)
    assert found.code == 2
    assert found.err.split("\n")[0] == (
        "checker: filings/05.yaml was not reviewed: internal error (ValueError: Exceeds the limit). "
        "This is a fault of the program, not of your file."
    )
    assert "\n20 filings: 3 comply, 4 have defects, 9 cannot be read, 4 could not be judged.\n" in found.out
    for name in FORMS:
        text = html.unescape(Path(f"out.{name}").read_text(encoding="utf-8"))
        assert "This filing was not reviewed: internal error (ValueError" in " ".join(text.split()), name
        assert all(f"{number:02}.yaml" in text for number in range(1, 20, 5)), name


def test_filings_that_were_not_reviewed_are_named_to_ten(
    cli: Cli, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> Any:
        raise KeyError("x")

    for number in range(24):
        (folder / f"{number:02}.yaml").write_text(COMPLIES, encoding="utf-8")
    monkeypatch.setattr(reviews, "check_rules", fail)
    lines = cli("check", "filings").err.splitlines()
    assert [line.split()[1] for line in lines[:10]] == [f"filings/{number:02}.yaml" for number in range(10)]
    assert lines[10:] == [
        "checker: 14 more were not reviewed.",
        "Set CHECKER_TRACEBACK=1 and run it again to see where it happened.",
    ]


def _watched(*arguments: str, term: str = "xterm", output: Path | None = None) -> str:
    """Run the program with a terminal for standard error, and for standard output too unless that goes to a file."""
    ours, theirs = pty.openpty()
    kept = {key: value for key, value in os.environ.items() if key not in {"NO_COLOR", "FORCE_COLOR", "COLUMNS"}}
    with (output or Path(os.devnull)).open("wb") as file:
        process = subprocess.Popen(
            [sys.executable, "-m", "checker", "check", *arguments],
            stdout=file if output else theirs,
            stderr=theirs,
            env={**kept, "TERM": term, "COLUMNS": "100"},
        )
        os.close(theirs)
        sent = b""
        while piece := _piece(ours):
            sent += piece
        os.close(ours)
        process.wait()
    return sent.decode()


def _piece(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:
        return b""


def _screen(sent: str) -> str:
    """Give what stays on a terminal that was sent this, as far as these reports and the bar use it."""
    lines, row = [""], 0
    for piece in re.findall(r"\x1b\[(?:\?25[lh]|[0-9;]*[mAKhl])|\r|\n|[^\x1b\r\n]+", sent):
        if piece == "\n":
            row += 1
            lines += [""] * (row == len(lines))
        elif piece.endswith("A") and piece.startswith("\x1b"):
            row -= int(piece[2:-1] or 1)
        elif piece == "\x1b[2K":
            lines[row] = ""
        elif not piece.startswith(("\x1b", "\r")):
            lines[row] += piece
    return "\n".join(lines)


def test_a_terminal_for_errors_shows_the_progress_of_several_filings(cli: Cli, folder: Path) -> None:
    output = folder.parent / "review.json"
    sent = _watched(str(folder), "--format", "json", output=output)
    assert output.read_text(encoding="utf-8") == cli("check", str(folder), "--format", "json").out
    assert "Checking " in sent
    assert [number for number in (0, 1, 10, 20) if f"{number:>2}/20" not in sent] == []
    assert _screen(sent).strip() == "", "the bar is gone at the end"


def test_no_progress_where_nobody_watches_or_nothing_is_long(cli: Cli, folder: Path) -> None:
    assert cli("check", str(folder), "--format", "json").err == ""
    output = folder.parent / "review.txt"
    assert _watched(str(folder / "00.yaml"), output=output) == ""
    assert _watched(str(folder), term="dumb", output=output) == ""


def test_the_bar_and_the_text_do_not_meet_on_one_terminal(cli: Cli, folder: Path) -> None:
    sent = _watched(str(folder))
    assert "20/20" in sent
    assert _screen(sent).rstrip("\n") == cli("check", str(folder)).out.rstrip("\n")


@pytest.mark.parametrize(("given", "number"), [("1", 1), ("4", 4), (" 12 ", 12)])
def test_the_number_of_processes(given: str, number: int) -> None:
    assert jobs_of(given) == number


@pytest.mark.parametrize("given", ["0", "auto", "AUTO"])
def test_all_cores(given: str) -> None:
    assert jobs_of(given) == len(os.sched_getaffinity(0))


@pytest.mark.parametrize("given", ["", "-1", "two", "1.5", "99999", "٣"])
def test_no_number_of_processes(cli: Cli, folder: Path, given: str) -> None:
    found = cli("check", str(folder), f"--jobs={given}")
    assert (found.code, found.out) == (2, "")
    assert found.err == (f"checker: --jobs {given}: write a number of processes, such as 4, or auto for all cores.\n")
