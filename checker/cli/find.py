"""Which filings a command reads: files, folders, patterns and standard input. What may be one is never left out unsaid.

In a folder, and among what a pattern matches, hidden files and folders are passed over, and so is X.expected.yaml
beside X.yaml: it says what the check of X.yaml must find. A YAML file in a folder that has none of the entries of a
filing is passed over too, and named on standard error.
"""

import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NoReturn

from checker.cli.exits import NOTHING, complain, stop
from checker.cli.files import STDIN

_SUFFIXES = {".yaml", ".yml"}
_EXPECTED = ".expected"
_PATTERN = set("*?[")
_MOST_FILES = 100_000
_MOST_NAMED = 10
_MOST_LOOKED_AT = 1_000_000
# A filing has at least one of these entries, however badly it is written: at the start of a line, or before a colon.
_WORDS = rb"(?:jurisdiction|game|filing_date|facility|facility_operator|certificate_holder|wagers|cards|play)"
_ENTRIES = re.compile(rb"(?im)^[ \t{\"'-]*" + _WORDS + rb"\b|\b" + _WORDS + rb"[\"']?[ \t]*:")
_CONTENT = re.compile(rb"(?m)^(?!---|\.\.\.)[ \t]*[^\s#]")


def find_files(paths: list[str]) -> list[str]:
    """Give the filings named, each once: files as they are, folders and patterns as the module says, ``-`` for stdin.

    Stops with exit code 3 where a path does not exist, a pattern matches nothing or no filing is found, and with 2
    where a folder cannot be opened.
    """
    found: dict[str, None] = {}
    others: dict[str, None] = {}
    for path in paths:
        if not path:
            stop("a path is empty.")
        here = Path(path)
        if path == STDIN:
            found[path] = None
        elif here.is_dir():
            _search(path, found, others)
        elif here.exists():
            found[path] = None
        elif _PATTERN & set(path):
            _expand(path, found, others)
        else:
            stop(f"there is no file or folder {path}.", NOTHING)
    filings = [path for path in found if not _is_expected(path, found)]
    if not filings:
        _stop_without(paths, list(others))
    if others:
        complain(f"checker: YAML files that are no submissions were not judged: {_named(list(others))}.")
    return filings


def find_one(path: str) -> str:
    """Give the one filing that ``path`` names; stop where it is none or more than one."""
    (file, *more) = find_files([path])
    if more:
        stop(f"{path} holds more than one filing; name one.")
    return file


def one_file(path: str) -> None:
    """Stop unless ``path`` is a file or ``-``: with exit code 3 where there is none, with 2 where it is a folder."""
    if path == STDIN or Path(path).is_file():
        return
    if Path(path).is_dir():
        stop(f"{path} is a folder; name a file.")
    stop(f"there is no file {path}.", NOTHING)


def _search(folder: str, found: dict[str, None], others: dict[str, None]) -> None:
    """Search a folder at every depth; filings into ``found``, YAML files that are none into ``others``."""
    below = sorted(str(file) for file in _below(folder) if file.suffix.lower() in _SUFFIXES and file.is_file())
    if len(below) > _MOST_FILES:
        stop(f"{folder} holds more than {_MOST_FILES:,} YAML files; check it in parts.")
    known = dict.fromkeys(below)
    for file in below:
        if not _is_expected(file, known):
            (found if _may_be_filing(Path(file)) else others)[file] = None


def _below(folder: str) -> Iterator[Path]:
    def refuse(error: OSError) -> NoReturn:
        stop(f"{error.filename} cannot be opened: {(error.strerror or 'unknown reason').lower()}.")

    for parent, folders, files in os.walk(folder, onerror=refuse):
        folders[:] = [name for name in folders if not name.startswith(".")]
        yield from (Path(parent) / name for name in files if not name.startswith("."))


def _expand(pattern: str, found: dict[str, None], others: dict[str, None]) -> None:
    """Take what a pattern that no shell has expanded matches, as if it had been written out."""
    import glob  # noqa: PLC0415 - few calls have a pattern

    matches = sorted(glob.glob(pattern, recursive=True))  # noqa: PTH207 - a path's own takes no absolute one
    if not matches:
        stop(f"nothing matches {pattern}.", NOTHING)
    for match in matches:
        if Path(match).is_dir():
            _search(match, found, others)
        else:
            found[match] = None


def _is_expected(path: str, known: Iterable[str]) -> bool:
    """Tell whether a file says what the check of another of the files must find."""
    file = Path(path)
    if not file.stem.endswith(_EXPECTED) or file.suffix.lower() not in _SUFFIXES:
        return False
    stem = file.stem.removesuffix(_EXPECTED)
    return any(str(file.with_name(f"{stem}{suffix}")) in known for suffix in _SUFFIXES)


def _may_be_filing(file: Path) -> bool:
    """Tell whether a YAML file may be a filing: it has an entry of one, or no content at all, or cannot be read."""
    try:
        with file.open("rb") as opened:
            text = opened.read(_MOST_LOOKED_AT).removeprefix(b"\xef\xbb\xbf")
        text.decode("utf-8", "strict" if len(text) < _MOST_LOOKED_AT else "ignore")
    except (OSError, UnicodeDecodeError):
        # The review says what is wrong with it.
        return True
    return bool(_ENTRIES.search(text)) or not _CONTENT.search(text)


def _stop_without(paths: list[str], others: list[str]) -> NoReturn:
    if others:
        stop(f"there is nothing to judge: no submission was found, only other YAML: {_named(others)}.", NOTHING)
    where = ", ".join(paths[:_MOST_NAMED])
    stop(f"there is nothing to judge: no .yaml file was found in {where}. Hidden files are passed over.", NOTHING)


def _named(files: list[str]) -> str:
    more = len(files) - _MOST_NAMED
    return ", ".join(files[:_MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
