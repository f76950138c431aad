"""Standard output as it comes: closed, full, narrow, without UTF-8, a terminal, or a reader that has gone."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest
from conftest import COMPLIES, DEFECTS
from sampled import tries_all

CHECKER = [sys.executable, "-m", "checker"]


@pytest.fixture
def filing(tmp_path: Path) -> str:
    path = tmp_path / "filing.yaml"
    path.write_text(DEFECTS, encoding="utf-8")
    return str(path)


def run(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run([*CHECKER, *arguments], capture_output=True, check=False, env={**os.environ, **environment})


def on_terminal(*arguments: str, columns: int = 120, **environment: str) -> tuple[int, str]:
    """Run the program on a terminal of so many columns; give its code and what the terminal was sent."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    kept = {key: value for key, value in os.environ.items() if key not in {"NO_COLOR", "COLUMNS", "FORCE_COLOR"}}
    process = subprocess.Popen(
        [*CHECKER, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**kept, "TERM": "xterm-256color", **environment},
    )
    os.close(theirs)
    sent = b""
    while True:
        try:
            piece = os.read(ours, 65536)
        except OSError:
            break
        if not piece:
            break
        sent += piece
    os.close(ours)
    return process.wait(), sent.decode().replace("\r\n", "\n")


def test_a_reader_that_has_gone_is_no_fault_and_no_result() -> None:
    process = subprocess.Popen([*CHECKER, "ledger"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    said = process.stderr.read()
    process.stderr.close()
    assert (process.wait(), said) == (2, b"")


def test_a_full_disk_is_said_in_a_line(filing: str) -> None:
    with Path("/dev/full").open("wb") as full:
        found = subprocess.run([*CHECKER, "check", filing], stdout=full, stderr=subprocess.PIPE, check=False)
    assert (found.returncode, found.stderr) == (2, b"checker: no space left on device.\n")


def test_a_closed_standard_output_is_said_in_a_line(filing: str) -> None:
    found = subprocess.run(
        ["/bin/sh", "-c", f"'{sys.executable}' -m checker check '{filing}' >&-"], capture_output=True, check=False
    )
    assert (found.returncode, found.stderr) == (2, b"checker: standard output is closed.\n")


def test_a_closed_standard_error_loses_the_message_and_nothing_else() -> None:
    found = subprocess.run(
        ["/bin/sh", "-c", f"'{sys.executable}' -m checker check gone.yaml 2>&-"], capture_output=True, check=False
    )
    assert (found.returncode, found.stdout, found.stderr) == (3, b"", b"")


@pytest.mark.parametrize("encoding", ["cp1252", *(["ascii", "latin-1"] if tries_all() else [])])
def test_characters_that_the_output_cannot_show_are_written_as_codes(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "filing.yaml"
    path.write_text(COMPLIES.replace("settlement: collect first", "settlement: 漢字"), encoding="utf-8")
    found = run("check", str(path), PYTHONIOENCODING=encoding)
    assert (found.returncode, found.stderr) == (4, b"")
    assert b"\\u6f22\\u5b57" in found.stdout
    assert run("new", "blackjack", "--jurisdiction", "pa", PYTHONIOENCODING=encoding).returncode == 0


def test_a_terminal_gets_colours_and_a_pipe_does_not(filing: str) -> None:
    code, sent = on_terminal("check", filing)
    piped = run("check", filing)
    assert code == piped.returncode == 1
    assert "\x1b[1;31mviolation 58 Pa. Code § 633a.3(a)" in sent
    assert b"\x1b" not in piped.stdout
    assert re.sub(r"\x1b\[[0-9;]*m", "", sent) == piped.stdout.decode()


LISTS = [("explain", "633a.13(g)"), ("ledger", "pa/633a"), ("paytables", "pa/633a")]


@pytest.mark.parametrize("arguments", LISTS if tries_all() else LISTS[:1])
def test_lists_have_colours_on_a_terminal_only(arguments: tuple[str, ...]) -> None:
    assert "\x1b[1m" in on_terminal(*arguments)[1]
    assert b"\x1b" not in run(*arguments).stdout


def test_no_color_is_obeyed(filing: str) -> None:
    _, sent = on_terminal("check", filing, NO_COLOR="1")
    assert "\x1b" not in sent
    assert sent == run("check", filing).stdout.decode()


def test_a_narrow_terminal_gets_narrow_lines(filing: str) -> None:
    _, sent = on_terminal("check", filing, columns=60, NO_COLOR="1")
    said = [line for line in sent.split("\n") if filing not in line]
    assert max(map(len, said)) <= 60
    assert max(map(len, run("check", filing).stdout.decode().split("\n"))) > 60


def test_a_terminal_without_utf_8_gets_codes_and_no_fault(filing: str) -> None:
    code, sent = on_terminal("check", filing, PYTHONIOENCODING="ascii")
    assert code == 1
    assert "violation 58 Pa. Code \\xa7 633a.3(a)" in sent


def test_a_report_is_the_same_however_often_it_is_made(filing: str) -> None:
    first = run("check", filing, "--format", "json", PYTHONHASHSEED="1").stdout
    assert run("check", filing, "--format", "json", PYTHONHASHSEED="2").stdout == first
