"""Measures how fast filings are checked, beside peers: ``python tests/benchmarks/check_speed.py [--peers] [--many N]``.

It prints a table of processor times and their ratios in this one run. ``--peers`` installs check-jsonschema into a
folder of its own, for the comparison with a check of shape alone; without it that line is left out with a word.
``--many`` also checks so many filings of all chapters, no two alike, in one process and in two. Nothing is asserted:
the figures depend on the machine, and on what else it does.
"""

import argparse
import itertools
import os
import platform
import re
import statistics
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import yaml

from checker.review import review_document
from checker.source.reader import read_text
from checker.submission.edit import with_answer

ROOT = Path(__file__).parents[2]
FILING = ROOT / "examples" / "pa" / "blackjack" / "submission.yaml"
SCHEMA = ROOT / "schemas" / "submission.pa.633a.json"
PEER = "check-jsonschema"
COLD_RUNS = 11
WARM_UPS = 20
WARM_RUNS = 60


class Cost(NamedTuple):
    """What a process took: seconds by the clock, seconds of the processor, and megabytes at most."""

    wall: float
    processor: float
    memory: float


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--peers", action="store_true", help="install check-jsonschema into a temporary folder")
    parser.add_argument("--many", type=int, default=0, metavar="N", help="also check so many filings in one run")
    options = parser.parse_args()
    say(f"Python {platform.python_version()}, {os.cpu_count()} processors, {platform.machine()}, {time.strftime('%F')}")
    with tempfile.TemporaryDirectory() as folder:
        cold(Path(folder), peers=options.peers)
        warm()
        if options.many:
            many(Path(folder), options.many)


def cold(folder: Path, *, peers: bool) -> None:
    """Compare one check from the command line with a bare interpreter and with the peer."""
    commands = {
        "bare interpreter": [sys.executable, "-c", "pass"],
        "checker check FILE": [sys.executable, "-m", "checker", "check", str(FILING)],
        "checker check FILE --format json": [sys.executable, "-m", "checker", "check", str(FILING), "--format", "json"],
    }
    if peers:
        commands[f"{PEER}, shape alone"] = [str(peer(folder)), "--schemafile", str(SCHEMA), str(FILING)]
    # One after the other, so that what else the machine does meets all alike; the first run of each only compiles.
    runs: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(COLD_RUNS + 1):
        for name, command in commands.items():
            runs[name].append(cost(command).processor)
    least = {name: min(times[1:]) for name, times in runs.items()}
    middle = {name: statistics.median(times[1:]) for name, times in runs.items()}
    base = least.get(f"{PEER}, shape alone")
    say(f"\n{'cold, ms of the processor':40}{'least':>8}{'median':>8}{'to peer':>9}")
    for name in commands:
        ratio = f"{least[name] / base:9.2f}" if base else f"{'-':>9}"
        say(f"{name:40}{least[name] * 1000:8.0f}{middle[name] * 1000:8.0f}{ratio}")
    if not peers:
        say(f"{PEER} was left out; give --peers to install and measure it.")


def warm() -> None:
    """Compare reviews in a running process with libyaml's bare compose of the same text.

    What was found for one filing is told of another only where both say the same, so there is a line for filings of
    which no two are alike, too.
    """
    text = FILING.read_text(encoding="utf-8")
    document = read_text(text, "filing.yaml")
    texts = [file.read_text(encoding="utf-8") for file in sorted(FILING.parent.glob("*.yaml"))]
    unlike = itertools.cycle(one for one in texts if "filing_date:" in one and "findings:" not in one)
    decks = itertools.cycle(str(number) for number in range(1, 9))
    calls: dict[str, Callable[[], object]] = {
        "bare compose by libyaml": lambda: yaml.compose(text, yaml.CSafeLoader),
        "full review, every reading": lambda: review_document(read_text(text, "filing.yaml")),
        "full review, the examples in turn": lambda: review_document(read_text(next(unlike), "filing.yaml")),
        "what if another number of decks": lambda: review_document(
            with_answer(document, "cards.decks", next(decks)), ledger=False
        ),
        "what if every doubt were read literally": lambda: review_document(document, reading="literal", ledger=False),
    }
    say(f"\n{'warm, ms of the processor':40}{'median':>8}{'to compose':>12}")
    base = 0.0
    for name, call in calls.items():
        took = timed(call)
        base = base or took
        say(f"{name:40}{took * 1000:8.2f}{took / base:12.1f}")


def many(folder: Path, number: int) -> None:
    """Check many filings in one run: time, memory, and what a second process gains."""
    filings = folder / "filings"
    filings.mkdir()
    texts = [file.read_text(encoding="utf-8") for file in sorted(ROOT.glob("examples/*/*/submission.yaml"))]
    for index in range(number):
        text = re.sub(r"(?m)^facility: .*", f"facility: Casino {index}", texts[index % len(texts)])
        text = re.sub(r"minimum: \$[0-9]+", f"minimum: ${index % 997 + 1}", text)
        (filings / f"{index:06}.yaml").write_text(text, encoding="utf-8")
    say(f"\n{'filings in one run':40}{'seconds':>8}{'processor, ms each':>20}{'MB':>6}")
    one = 0.0
    for jobs in ("1", "2"):
        command = [sys.executable, "-m", "checker", "check", str(filings), "--format", "json", "--jobs", jobs]
        took = cost(command)
        one = one or took.wall
        gain = f", {one / took.wall:.2f} times as fast" if jobs != "1" else ""
        name = f"{number:,} filings, --jobs {jobs}{gain}"
        say(f"{name:40}{took.wall:8.1f}{took.processor / number * 1000:20.1f}{took.memory:6.0f}")


def peer(folder: Path) -> Path:
    """Install the peer, and return its command."""
    home = folder / "peer"
    venv.create(home, with_pip=True)
    scripts = home / ("Scripts" if sys.platform == "win32" else "bin")
    subprocess.run([scripts / "python", "-m", "pip", "install", "-q", PEER], check=True)
    return scripts / PEER


def cost(command: list[str]) -> Cost:
    """Run a command to its end with its output thrown away."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment.setdefault("PYTHONPYCACHEPREFIX", str(Path(tempfile.gettempdir()) / "check-speed-bytecode"))
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=ROOT, env=environment)
    _, _, used = os.wait4(process.pid, 0)
    process.returncode = 0
    return Cost(time.perf_counter() - start, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)


def timed(call: Callable[[], object]) -> float:
    """Return the median processor time of one call, in seconds, once it is warm."""
    for _ in range(WARM_UPS):
        call()
    times = []
    for _ in range(WARM_RUNS):
        start = time.process_time()
        call()
        times.append(time.process_time() - start)
    return statistics.median(times)


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
