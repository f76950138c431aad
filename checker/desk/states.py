"""The state of every filing of the folder, kept while its files are unchanged, else worked out in the background."""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from checker.desk.folder import Folder, NoSuchFileError

T = TypeVar("T")
_Mark = tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Row(Generic[T]):
    """One filing, and what is known of it; None while it is still being read."""

    name: str
    state: T | None


class States(Generic[T]):
    """Works out a state of each filing by ``build``, which reads the file and those that ``beside`` names."""

    def __init__(self, folder: Folder, build: Callable[[str], T], beside: Callable[[str], tuple[Path, ...]]) -> None:
        self._folder = folder
        self._build = build
        self._beside = beside
        self._known: dict[str, tuple[_Mark, T]] = {}
        self._lock = threading.Lock()
        self._waiting: list[str] = []
        self._worker: threading.Thread | None = None

    def rows(self, within: float) -> list[Row[T]]:
        """Return every filing; those not known yet are worked out for ``within`` seconds, then in the background."""
        until = time.monotonic() + within
        found, late = [], []
        for name in self._folder.filings():
            state = self._state(name) if time.monotonic() < until else self._fresh(name)
            found.append(Row(name=name, state=state))
            if state is None:
                late.append(name)
        if late:
            self._start(late)
        return found

    def _fresh(self, name: str) -> T | None:
        known = self._known.get(name)
        return known[1] if known and known[0] == self._mark(name) else None

    def _state(self, name: str) -> T | None:
        mark = self._mark(name)
        known = self._known.get(name)
        if known and known[0] == mark:
            return known[1]
        try:
            state = self._build(name)
        except (OSError, NoSuchFileError):
            return None
        self._known[name] = (mark, state)
        return state

    def _mark(self, name: str) -> _Mark:
        marks = []
        try:
            beside = self._beside(name)
        except NoSuchFileError:
            beside = ()
        for path in (self._folder.root / name, *beside):
            try:
                stat = path.stat()
            except OSError:
                continue
            marks.append((stat.st_mtime_ns, stat.st_size, stat.st_ino))
        return tuple(marks)

    def _start(self, names: list[str]) -> None:
        with self._lock:
            self._waiting = names
            if self._worker is None or not self._worker.is_alive():
                self._worker = threading.Thread(target=self._work, daemon=True)
                self._worker.start()

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._waiting:
                    return
                name = self._waiting.pop(0)
            self._state(name)
