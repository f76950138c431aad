"""Which filings a command reads: files, folders, patterns and standard input. What may be one is never left out unsaid.

In a folder, and among what a pattern matches, hidden files and folders are passed over, and so is X.expected.yaml
beside X.yaml: it says what the check of X.yaml must find. A YAML file in a folder that has none of the entries of a
filing is passed over too, and named on standard error; so are links that lead out of the folder or nowhere, and what is
no file at all. Linked folders are not searched, so that each file is found once and no circle is followed.
"""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NoReturn

from checker.cli.exits import NOTHING, complain, stop
from checker.cli.files import STDIN, leads_out, real
from checker.regex import regex
from checker.source.regular import read_regular

_SUFFIXES = (".yaml", ".yml")
_EXPECTED = ".expected"
_PATTERN = set("*?[")
_MOST_FILES = 100_000
_MOST_NAMED = 10
_MOST_LOOKED_AT = 1_000_000
_WIDE = {b"\xff\xfe", b"\xfe\xff"}
# A filing has at least one of these entries, however badly it is written: at the start of a line, or before a colon.
_WORDS = rb"(?:jurisdiction|game|filing_date|facility|facility_operator|certificate_holder|wagers|cards|play)"
_ENTRIES = regex(rb"(?im)^[ \t{\"'-]*" + _WORDS + rb"\b|\b" + _WORDS + rb"[\"']?[ \t]*:")
_CONTENT = regex(rb"(?m)^(?!---|\.\.\.)[ \t]*[^\s#]")


class _Found:
    """What a search found: filings, YAML files that are none, and what was passed over, each in order and once."""

    def __init__(self) -> None:
        self.filings: dict[str, None] = {}
        self.others: dict[str, None] = {}
        self.left: dict[str, None] = {}


def find_files(paths: list[str]) -> list[str]:
    """Return the filings named, each once: files as they are, folders and patterns as the module says, ``-`` for stdin.

    Stops with exit code 3 where a path does not exist, a pattern matches nothing or no filing is found, and with 2
    where a folder cannot be opened.
    """
    found = _Found()
    for path in paths:
        if not path:
            stop("a path is empty.")
        here = Path(path)
        if path == STDIN:
            found.filings[path] = None
        elif here.is_dir():
            _search(path, found, Path(path))
        elif here.exists():
            found.filings[path] = None
        elif _PATTERN & set(path):
            _expand(path, found)
        elif here.is_symlink():
            stop(f"{path} is a link to nothing.", NOTHING)
        else:
            stop(f"there is no file or folder {path}.", NOTHING)
    filings = [path for path in found.filings if not _is_expected(path, found.filings)]
    if found.left:
        complain(f"checker: links that lead out or nowhere, and what is no file, were not read: {_named(found.left)}.")
    if not filings:
        _stop_without(paths, list(found.others))
    if found.others:
        complain(f"checker: YAML files that are no submissions were not judged: {_named(found.others)}.")
    return filings


def find_one(path: str) -> str:
    """Return the one filing that ``path`` names; stop where it is none or more than one."""
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


def _search(folder: str, found: _Found, root: Path) -> None:
    """Search a folder at every depth; a link in it may lead anywhere below ``root``."""
    below: list[str] = []
    links: list[str] = []
    for file in _yaml_files(folder, found, root):
        if file.is_symlink():
            links.append(str(file))
        elif file.is_file():
            below.append(str(file))
        else:
            found.left[str(file)] = None
        if len(below) > _MOST_FILES:
            stop(f"{folder} holds more than {_MOST_FILES:,} YAML files; check it in parts.")
    if links:
        known = {real(Path(file)) for file in below}
        for link in sorted(links):
            _take_link(link, root, below, known, found)
    listed = dict.fromkeys(sorted(below))
    for path in listed:
        if not _is_expected(path, listed):
            (found.filings if _may_be_filing(Path(path)) else found.others)[path] = None


def _yaml_files(folder: str, found: _Found, root: Path) -> Iterator[Path]:
    """Return what has a YAML file's name below a folder; linked folders are not searched."""

    def refuse(error: OSError) -> NoReturn:
        stop(f"{error.filename} cannot be opened: {(error.strerror or 'unknown reason').lower()}.")

    for parent, folders, files in os.walk(folder, onerror=refuse):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for linked in (Path(parent) / name for name in folders):
            if leads_out(linked, root):
                found.left[str(linked)] = None
        for name in files:
            if not name.startswith(".") and name.lower().endswith(_SUFFIXES):
                yield Path(parent) / name


def _take_link(link: str, root: Path, below: list[str], known: set[Path], found: _Found) -> None:
    """Take a link to a file below ``root`` that was not found under another name."""
    target = real(Path(link))
    if leads_out(Path(link), root) or not target.is_file():
        found.left[link] = None
    elif target not in known:
        known.add(target)
        below.append(link)


def _expand(pattern: str, found: _Found) -> None:
    """Take what a pattern that no shell has expanded matches, as if it had been written out."""
    from checker.cli.patterns import expand

    root, matches = expand(pattern)
    if not matches:
        stop(f"nothing matches {pattern}.", NOTHING)
    known = {real(Path(match)) for match in matches if not Path(match).is_symlink()}
    for match in matches:
        here = Path(match)
        if leads_out(here, root) or not (here.is_dir() or here.is_file()):
            found.left[match] = None
        elif here.is_symlink() and (real(here) in known or here.is_dir()):
            continue  # it is found under its own name
        elif here.is_dir():
            _search(match, found, root)
        else:
            known.add(real(here))
            found.filings[match] = None


def _is_expected(path: str, known: Iterable[str]) -> bool:
    """Whether a file says what the check of another of the files must find."""
    file = Path(path)
    if not file.stem.endswith(_EXPECTED) or file.suffix.lower() not in _SUFFIXES:
        return False
    stem = file.stem.removesuffix(_EXPECTED)
    return any(str(file.with_name(f"{stem}{suffix}")) in known for suffix in _SUFFIXES)


def _may_be_filing(file: Path) -> bool:
    """Whether a YAML file may be a filing: it has an entry of one, or no content at all, or cannot be read."""
    try:
        text = read_regular(file, _MOST_LOOKED_AT).removeprefix(b"\xef\xbb\xbf")
        if text[:2] in _WIDE:
            text = text.decode("utf-16", "ignore").encode("utf-8", "ignore")
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


def _named(files: Iterable[str]) -> str:
    listed = list(files)
    more = len(listed) - _MOST_NAMED
    return ", ".join(listed[:_MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
