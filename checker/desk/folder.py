"""The files of the desk: filings below one folder, the records and drafts beside them, and nothing else."""

import os
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

from checker.regex import regex

SUFFIXES = (".yaml", ".yml")
MOST_FILINGS = 5_000
_EXPECTED = ".expected"
_LONGEST = 200
_WORD = regex(r"[^a-z0-9]+")


class NoSuchFileError(Exception):
    """The name leads to no file of the folder."""


class Folder:
    """A folder of filings. Every name that comes from a browser goes through it."""

    def __init__(self, root: Path) -> None:
        """Take the folder at ``root``, which exists."""
        self.root = root.resolve()

    def filings(self) -> list[str]:
        """Return the names of the filings, relative to the folder and in order; hidden files are passed over."""
        return self.listing()[0]

    def listing(self) -> tuple[list[str], int]:
        """Return the names of the filings, and how many are left out: links, names that cannot be shown, too many."""
        paths = list(self._below(self.root))
        found = sorted(path.relative_to(self.root).as_posix() for path in paths if self._can_be_shown(path))
        known = set(found)
        filings = [name for name in found if not _is_expected(name, known)]
        return filings[:MOST_FILINGS], len(paths) - len(found) + max(0, len(filings) - MOST_FILINGS)

    def _below(self, folder: Path) -> Iterator[Path]:
        for path in folder.iterdir():
            if path.name.startswith("."):
                continue
            if path.is_dir() and not path.is_symlink():
                yield from self._below(path)
            elif path.suffix.lower() in SUFFIXES:
                yield path

    def _can_be_shown(self, path: Path) -> bool:
        names = path.relative_to(self.root).parts
        return path.is_file() and not path.is_symlink() and all(_is_plain(name) for name in names)

    def filing(self, name: str) -> Path:
        """Return the file of a filing. Raises :class:`NoSuchFileError` for whatever is none of this folder's."""
        path = self._inside(name)
        if path.suffix.lower() not in SUFFIXES or not path.is_file():
            raise NoSuchFileError(name)
        return path

    def new(self, name: str) -> Path:
        """Return the path of a filing that is not there yet, in the folder itself."""
        if "/" in name or "\\" in name or not name.lower().endswith(SUFFIXES):
            raise NoSuchFileError(name)
        return self._inside(name)

    def record(self, name: str) -> Path:
        """Return where the record of determinations on a filing stands, beside it."""
        return self._beside(name, ".record.json")

    @property
    def standing(self) -> Path:
        """Where the determinations stand that are reused in later filings."""
        path = self.root / "standing-determinations.json"
        if path.is_symlink():
            raise NoSuchFileError(path.name)
        return path

    def drafts(self, name: str) -> Path:
        """Return the folder of the drafts that belong to a filing, beside it; it may not be there yet."""
        return self._beside(name, ".drafts")

    def draft(self, name: str, draft: str) -> Path:
        """Return a draft of a filing by its name."""
        if draft != safe_name(draft):
            raise NoSuchFileError(draft)
        path = self._inside(f"{self.drafts(name).relative_to(self.root).as_posix()}/{draft}")
        if not path.is_file():
            raise NoSuchFileError(draft)
        return path

    def _beside(self, name: str, ending: str) -> Path:
        """Return a path beside a filing, which no link may stand at: it is written to."""
        path = self._inside(name)
        beside = path.with_name(f"{path.stem}{ending}")
        if beside.is_symlink():
            raise NoSuchFileError(name)
        return beside

    def _inside(self, name: str) -> Path:
        """Return a path below the folder; links are followed before it is asked where they lead."""
        parts = name.split("/")
        if len(name) > _LONGEST * 4 or not all(_is_plain(part) for part in parts):
            raise NoSuchFileError(name)
        try:
            path = self.root.joinpath(*parts).resolve()
        except (OSError, ValueError, RuntimeError):
            raise NoSuchFileError(name) from None
        if not path.is_relative_to(self.root) or path == self.root:
            raise NoSuchFileError(name)
        return path


def _is_plain(part: str) -> bool:
    return (
        bool(part)
        and not part.startswith(".")
        and len(part) <= _LONGEST
        and part.isprintable()
        and "\\" not in part
        and not (":" in part and os.name == "nt")
    )


def _is_expected(name: str, known: set[str]) -> bool:
    stem, _, _ = name.rpartition(".")
    return stem.endswith(_EXPECTED) and any(f"{stem.removesuffix(_EXPECTED)}{suffix}" in known for suffix in SUFFIXES)


def safe_name(name: str) -> str:
    """Return the name of an uploaded file with nothing in it that a file system or a shell could take for more."""
    base = unicodedata.normalize("NFKD", name.replace("\\", "/").rpartition("/")[2])
    kept = re.sub(r"[^A-Za-z0-9._]+", "-", base.encode("ascii", "ignore").decode()).strip("-.")
    stem, point, suffix = kept.rpartition(".")
    return f"{stem[:80]}{point}{suffix[:12]}" if point else kept[:80] or "draft"


def file_stem(*words: str) -> str:
    """Return a file name's stem of words such as a facility and a game."""
    text = unicodedata.normalize("NFKD", " ".join(words)).encode("ascii", "ignore").decode().lower()
    return _WORD.sub("-", text).strip("-")[:80] or "filing"
