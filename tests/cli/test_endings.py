"""A run that the system ends leaves no half-written file, and nothing that a pipeline would obey."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import COMPLIES, Cli

from checker.clean import no_command, no_marks

MARK = "##vso[task.setvariable variable=x]1 ##[error]x ##TeamCity[x] ## not [a] ###[x"
OF_A_MARK = COMPLIES.replace("Casino One", f'"{MARK}"')


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_what_is_told_to_end_takes_its_half_written_file_away(tmp_path: Path, number: signal.Signals) -> None:
    target = tmp_path / "report"
    script = (
        "import signal, sys, time\n"
        "from pathlib import Path\n"
        "signal.signal(signal.SIGHUP, signal.SIG_DFL)\n"  # what started the tests may have it ignored
        "from checker.cli import files, start\n"
        "def slow():\n"
        "    yield 'half'\n"
        "    print('writing', flush=True)\n"
        "    time.sleep(60)\n"
        f"start._run = lambda: files.write_file(Path({str(target)!r}), slow())\n"
        "start.main()\n"
    )
    running = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert running.stdout is not None
    assert running.stdout.readline() == b"writing\n"
    assert [path.name[:8] for path in tmp_path.iterdir()] == [".report."]
    running.send_signal(number)
    _, told = running.communicate(timeout=20)
    assert running.returncode == 128 + number
    assert told == b""
    assert list(tmp_path.iterdir()) == []


def test_marks_that_a_pipeline_obeys_are_broken() -> None:
    assert no_command(MARK) == "## vso[task.setvariable variable=x]1 ## [error]x ## TeamCity[x] ## not [a] ### [x"
    assert no_marks("#[a] # [b]") == "#[a] # [b]"


@pytest.mark.parametrize("form", ["text", "json", "sarif", "junit", "github", "gitlab", "html"])
def test_no_report_on_standard_output_holds_one(cli: Cli, tmp_path: Path, form: str) -> None:
    file = tmp_path / "##vso[x]y.yaml"
    wager = 'wagers:\n  "::error:: ##vso[x] ##[x]": {minimum: $5}\n'
    file.write_text(f"{OF_A_MARK}{wager}", encoding="utf-8")
    out = cli("check", str(file), "--format", form).out
    assert "vso[" in out
    for mark in ("##vso[", "##[", "##TeamCity["):
        assert mark not in out
    assert form == "github" or not [line for line in out.splitlines() if line.lstrip().startswith("::")]


def test_json_still_says_what_was_written(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "filing.yaml"
    file.write_text(OF_A_MARK, encoding="utf-8")
    assert json.loads(cli("check", str(file), "--format", "json").out)["files"][0]["facility"] == MARK
