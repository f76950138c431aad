"""Runs the program in this process as a user would, and reads texts with either parser of PyYAML."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest
import yaml

from checker.cli import main
from checker.source import reader


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
