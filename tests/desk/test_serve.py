"""The command: the address comes first, only this machine is served, and Ctrl-C stops it."""

import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture
def running(desk_folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "checker", "desk", str(desk_folder), "--no-browser"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield process, process.stdout.readline().strip()
    finally:
        process.kill()
        process.communicate()


def test_the_first_line_is_the_address_and_ctrl_c_stops(running: tuple[subprocess.Popen[str], str]) -> None:
    process, address = running
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/\?token=[\w-]{32}", address)
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(), urllib.request.ProxyHandler({}))
    with opener.open(address) as answer:
        text = answer.read().decode()
        assert "good.yaml" in text
        assert answer.headers["Server"] is None
    process.send_signal(signal.SIGINT)
    out, error = process.communicate(timeout=20)
    assert (process.returncode, out, error) == (0, "", "")


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="needs the list of sockets of Linux")
def test_only_the_loopback_address_listens(running: tuple[subprocess.Popen[str], str]) -> None:
    port = int(running[1].partition("/?")[0].rpartition(":")[2])
    lines = Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]
    listening = [line.split()[1] for line in lines if line.split()[3] == "0A"]
    assert [one for one in listening if one.endswith(f":{port:04X}")] == [f"0100007F:{port:04X}"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "checker", "desk", *arguments], capture_output=True, check=False, text=True
    )


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    found = run(str(tmp_path / "nothing"), "--no-browser")
    assert (found.returncode, found.stdout) == (2, "")
    assert "there is no folder" in found.stderr


def test_a_port_that_is_taken_is_refused(desk_folder: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        found = run(str(desk_folder), "--no-browser", "--port", str(taken.getsockname()[1]))
    assert found.returncode == 2
    assert "cannot be used: address already in use" in found.stderr
