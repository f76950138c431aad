"""Tasks that other processes can find by name."""

import os
import signal
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from checker.batch.one import FileForm

FORM = FileForm(as_of=None, reading=None, against=None)


def ends_its_process(path: str) -> Mapping[str, Any]:
    """Review a filing, but end the process without a word on one that is named so."""
    if Path(path).name.startswith("deadly"):
        os.kill(os.getpid(), signal.SIGKILL)
    return FORM(path)


def ends_its_process_once(path: str) -> Mapping[str, Any]:
    """End the process on the first filing that says so, once: the file beside it tells that it was done."""
    mark = Path(path).with_suffix(".done")
    if Path(path).name.startswith("deadly") and not mark.exists():
        mark.write_text("", encoding="utf-8")
        os.kill(os.getpid(), signal.SIGKILL)
    return FORM(path)
