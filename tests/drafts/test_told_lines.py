"""Lines as guides have them: what holds agrees, and what does not hold never does."""

from pathlib import Path

import pytest
import yaml
from judged_drafts import statuses_of

from checker.statements.comparison import Status

FILES = sorted(Path(__file__).with_name("told_lines").glob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_holds_agrees_and_its_contrary_never_does(file: Path) -> None:
    for folder, listed in yaml.load(file.read_text("utf-8"), yaml.CSafeLoader).items():
        assert listed
        true = {line: statuses_of(folder, heading, line) for heading, line, _ in listed}
        false = {line: statuses_of(folder, heading, line) for heading, _, line in listed}
        assert [line for line, found in true.items() if found != {Status.AGREES}] == []
        assert [line for line, found in false.items() if not found & {Status.DIFFERS, Status.NOT_COMPARED}] == []
