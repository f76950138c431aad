"""Lines that would hold in another place never agree, and short answers are never passed over in silence."""

from pathlib import Path

import pytest
import yaml
from judged_drafts import statuses_of

from checker.statements.comparison import Status

LINES = yaml.load(Path(__file__).with_name("never_agreeing.yaml").read_text("utf-8"), yaml.CSafeLoader)


@pytest.mark.parametrize("folder", LINES["lines"])
def test_what_holds_under_another_heading_or_by_half_does_not_agree(folder: str) -> None:
    told = {line: statuses_of(folder, heading, line) for heading, line in LINES["lines"][folder]}
    assert [line for line, found in told.items() if not found & {Status.DIFFERS, Status.NOT_COMPARED}] == []


@pytest.mark.parametrize("folder", LINES["answers"])
def test_a_short_answer_is_compared_with_its_question_or_left_to_a_person(folder: str) -> None:
    told = [(heading, line, statuses_of(folder, heading, line)) for heading, line in LINES["answers"][folder]]
    assert [(heading, line) for heading, line, found in told if not found] == []
