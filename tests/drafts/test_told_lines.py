"""Lines as guides have them: what holds agrees, and what does not hold never does. One in eight in an ordinary run."""

from pathlib import Path

import pytest
import yaml
from judged_drafts import statuses_of
from sampled import tried

from checker.statements.comparison import Status

ONE_IN = 8
FILES = sorted(Path(__file__).with_name("told_lines").glob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_holds_agrees_and_its_contrary_never_does(file: Path) -> None:
    for folder, listed in yaml.load(file.read_text("utf-8"), yaml.CSafeLoader).items():
        pairs = tried(listed, ONE_IN)
        assert pairs
        true = {line: statuses_of(folder, heading, line) for heading, line, _ in pairs}
        false = {line: statuses_of(folder, heading, line) for heading, _, line in pairs}
        assert [line for line, found in true.items() if found != {Status.AGREES}] == []
        assert [line for line, found in false.items() if not found & {Status.DIFFERS, Status.NOT_COMPARED}] == []
