"""Lines that hold are never told as differing, however near they lie to what does not hold; that is told,
or left to a person with what holds."""

from pathlib import Path

import pytest
import yaml
from judged_drafts import is_contradicted, statuses_of

from checker.statements.comparison import Status

LINES = yaml.load(Path(__file__).with_name("never_differing.yaml").read_text("utf-8"), yaml.CSafeLoader)


def test_every_game_has_lines() -> None:
    assert len(LINES) == 4
    assert all(LINES.values())


@pytest.mark.parametrize("folder", LINES)
def test_what_holds_never_differs(folder: str) -> None:
    assert [line for heading, line, *_ in LINES[folder] if Status.DIFFERS in statuses_of(folder, heading, line)] == []


@pytest.mark.parametrize("folder", [folder for folder, lines in LINES.items() if any(len(line) > 2 for line in lines)])
def test_what_lies_near_and_does_not_hold_differs(folder: str) -> None:
    passed = [
        line for heading, _, *false in LINES[folder] for line in false if not is_contradicted(folder, heading, line)
    ]
    assert passed == []
