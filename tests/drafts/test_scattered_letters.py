"""An inscription on a curve, whose letters were not put together, is left to a person and not called altered."""

from pathlib import Path

import pytest
from judged_drafts import review_at

from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft

FILING = Path(__file__).parents[2] / "examples" / "pa" / "blackjack" / "submission.yaml"
WHOLE = "Insurance pays 2 to 1"


@pytest.mark.parametrize(
    ("pieces", "altered"),
    [
        (("RANCE PAYS 2 TO 1", "I", "NS", "U"), False),
        (("RANCE PAYS 2 TO 1", "I", "NS"), True),
        (("RANCE PAYS 2 TO 1",), True),
    ],
)
def test_a_part_of_an_inscription_with_its_other_letters_apart(pieces: tuple[str, ...], altered: bool) -> None:
    drawn = "".join(f'<text x="{90 * at + 20}" y="{100 * at + 60}">{text}</text>' for at, text in enumerate(pieces))
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">{drawn}</svg>'
    report = compare(read_draft(drawing.encode(), "felt.svg"), review_at(FILING), Kind.LAYOUT)
    told = [finding.message for finding in report.findings if WHOLE in finding.message]
    assert told == ([f"The inscription “{WHOLE}” is altered; the law’s words are asked for."] if altered else [])
