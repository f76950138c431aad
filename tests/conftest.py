"""Runs the program in this process as a user would, and reads texts with either parser of PyYAML."""

import datetime
import gc
import io
import itertools
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import typer.main
import yaml
from sampled import WHOLE, is_tried

from checker.cli import main
from checker.source import reader

if TYPE_CHECKING:
    from starlette.testclient import TestClient


# What the tests keep of the law is their own, never the user's; the first process makes the folder for all.
_OWN_CACHE = "" if "CHECKER_TESTS_CACHE" in os.environ else tempfile.mkdtemp(prefix="checker-tests-")
os.environ["CHECKER_CACHE"] = os.environ.setdefault("CHECKER_TESTS_CACHE", _OWN_CACHE)

# Programs that the tests start keep their bytecode, as on a user's machine: compiled anew, each takes twice as long.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# The commands are the same whenever a test calls one of them; typer would put all of them together anew each time.
typer.main.get_command = cache(typer.main.get_command)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that tries all of what is tried in part, by a fixed choice, in an ordinary run."""
    parser.addoption("--whole", action="store_true", help="try all that is tried in part otherwise; takes long")


def pytest_configure(config: pytest.Config) -> None:
    """Tell the tests whether all is tried, before any of them is collected."""
    if config.getoption("--whole"):
        os.environ[WHOLE] = "1"


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str


Cli = Callable[..., Result]

COMPLIES = """\
jurisdiction: pa
game: blackjack
filing_date: 2015-06-13
play:
  adjacent_boxes: 2
  settlement: collect first
  additional_splits: 3
filed_elsewhere:
  table: equipment list EQ-4 of 2015-06-01
  cards: card procedures CP-2 of 2015-06-01
  layout: schematic LX-12 of 2015-06-01
  play.mid_shoe_entry: house procedures HP-1
  play.blackjack_against_ace_or_ten: house procedures HP-1
  play.surrender_against_ace_or_ten: house procedures HP-1
  play.double_down_card: house procedures HP-1
facility: Casino One
certificate_holder: One Gaming, LLC
"""
DEFECTS = COMPLIES.replace("filing_date", "cards:\n  decks: 0\nfiling_date").replace("  additional_splits: 3\n", "")
UNREADABLE = "jurisdiction: pa\njurisdiction: pa\n"
NOTHING = "jurisdiction: pa\ngame: chess\nfiling_date: 2015-06-13\n"


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Cli:
    def run(*arguments: str, stdin: bytes = b"") -> Result:
        monkeypatch.setattr(sys, "argv", ["checker", *arguments])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        with pytest.raises(SystemExit) as stopped:
            main()
        told = capfd.readouterr()
        code = stopped.value.code
        assert isinstance(code, int)
        return Result(code, told.out, told.err)

    return run


@pytest.fixture(params=[yaml.CSafeLoader, yaml.SafeLoader], ids=["c", "python"])
def loader(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> type:
    """Both parsers: the one in C and the one in Python."""
    chosen: type = request.param
    monkeypatch.setattr(reader, "_LOADER", chosen)
    return chosen


@pytest.fixture
def desk_folder(tmp_path: Path) -> Path:
    """A folder of two filings: one that complies, one with defects."""
    root = tmp_path / "filings"
    root.mkdir()
    shutil.copy("examples/pa/blackjack/submission.yaml", root / "good.yaml")
    shutil.copy("examples/pa/blackjack/first-filing.yaml", root / "first.yaml")
    return root


@pytest.fixture
def desk_stranger(desk_folder: Path) -> "TestClient":
    """A browser at the desk over that folder which has not given the token, “the-token”."""
    from starlette.testclient import TestClient  # noqa: PLC0415 - only the desk's tests need it

    from checker.desk.app import desk  # noqa: PLC0415 - likewise
    from checker.desk.folder import Folder  # noqa: PLC0415 - likewise

    hosts = ("127.0.0.1:8765", "localhost:8765")
    app = desk(Folder(desk_folder), token="the-token", hosts=hosts, today=lambda: datetime.date(2026, 11, 22))  # noqa: S106 - guards nothing
    return TestClient(app, base_url=f"http://{hosts[0]}", headers={"Sec-Fetch-Site": "same-origin"})


@pytest.fixture
def desk_client(desk_stranger: "TestClient") -> "TestClient":
    """The same browser, which has given the token."""
    assert desk_stranger.get("/?token=the-token").status_code == 200
    return desk_stranger


_TOGETHER = {"test_formats", "test_game", "test_html_accessibility", "test_journeys", "test_print", "test_words_corpus"}
"""Files whose tests share what takes long to have: a browser, or what was said of every line of the corpus."""
_FEW = 2
_ALIKE = frozenset({
    "test_as_rows", "test_asked", "test_bank_game_rows", "test_chapters", "test_completion", "test_firm_findings",
    "test_formats", "test_guard", "test_horizon", "test_hostile_text", "test_in_case", "test_json_forms",
    "test_law_around_drafts", "test_leaflets", "test_mutation", "test_payout_cells", "test_pipelines",
    "test_plain_guides", "test_said_plainly", "test_short_answers", "test_submission_paper", "test_turned_sentences",
    "test_unread_sentences", "test_values",
})  # fmt: skip
"""Files with long lists of cases that are alike: an ordinary run tries the first of each list and every third."""
_ONE_OF_ALIKE = 3


_DONE = itertools.count(1)
_FREED_EVERY = 1000
gc.disable()


def pytest_runtest_teardown() -> None:
    """Collect garbage between tests only, and never go through what earlier ones have kept, which takes long."""
    if next(_DONE) % _FREED_EVERY == 0:
        gc.collect()
        gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep together, where several processes share the tests, those that share a browser or the cases of one chapter.

    Of long lists of like cases only a part is left, unless a test is asked for by its name.

    Those that open a browser come last: it may be installed beside the others. Two processes do not share the drafts,
    of which each would work out anew what they may say; these come first, since they take longest. This comes before
    the hook that writes the groups into the names of the tests; after it, it would change nothing.
    """
    few = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")) <= _FEW
    if not any("::" in asked for asked in config.args):
        items[:] = list(_tried(items))
    items.sort(key=lambda item: (item.get_closest_marker("browser") is not None, item.path.parent.name != "drafts"))
    for item in items:
        room = item.path.parent.name
        if item.path.stem in _TOGETHER:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))
        elif room == "drafts" and few:
            item.add_marker(pytest.mark.xdist_group(room))
        elif room in {"rules", "words"} and isinstance(item, pytest.Function) and hasattr(item, "callspec"):
            said = item.callspec.params
            chapter = said.get("chapter_id") or said.get("chapter") or said.get("judged") or ""
            item.add_marker(pytest.mark.xdist_group(f"{room} {chapter}"))


def _tried(items: Iterable[pytest.Item]) -> Iterator[pytest.Item]:
    """Yield the tests of this run: of long lists of like cases a part, by a fixed choice, unless all are tried."""
    begun: set[str] = set()
    for item in items:
        listed = isinstance(item, pytest.Function) and hasattr(item, "callspec") and item.path.stem in _ALIKE
        name = item.nodeid.partition("[")[0]
        if not listed or name not in begun or is_tried(item.nodeid, _ONE_OF_ALIKE):
            yield item
        begun.add(name)


def pytest_unconfigure() -> None:
    """Take away what was kept of the law."""
    if _OWN_CACHE:
        shutil.rmtree(_OWN_CACHE, ignore_errors=True)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say aloud which tests did not run for want of a browser: a run without them looks the same otherwise."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = {str(report.longrepr[2]) for report in skipped if isinstance(report.longrepr, tuple)}
    for reason in sorted(reasons):
        if "NO BROWSER" in reason:
            terminalreporter.write_line(reason.removeprefix("Skipped: "), yellow=True)
