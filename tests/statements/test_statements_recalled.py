"""What was stated for one filing is told of another only where that says the same; else it is derived anew."""

from pathlib import Path

import pytest

from checker.frozen import replace
from checker.law.ruleset import Kept
from checker.review import review_document
from checker.source import read_file
from checker.statements import statements_of
from checker.submission import Answer, State

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("chapter", ["pa/blackjack", "pa/midibaccarat", "pa/pai-gow-poker", "md/pai-gow-poker"])
def test_statements_after_other_filings_are_those_of_a_first_filing(chapter: str) -> None:
    review = review_document(read_file(EXAMPLES / chapter / "submission.yaml"))
    assert review.filing is not None
    assert review.ruleset is not None
    whole = statements_of(review.filing, review.ruleset).items
    stated = [path for path, answer in review.filing.answers.items() if answer.state is State.STATED]
    changed = 0
    for path in stated[::3]:
        silent = review.filing.with_answer(Answer(path=path, state=State.UNSTATED))
        afresh = replace(review.ruleset, chapter=replace(review.ruleset.chapter), kept=Kept())
        found = statements_of(silent, review.ruleset)
        assert found == statements_of(silent, afresh), path
        changed += found.items != whole
    assert changed
