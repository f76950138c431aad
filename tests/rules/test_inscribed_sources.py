"""A finding on an inscription names the rulemaking of what it contradicts, not of the duty to show odds."""

import datetime
from pathlib import Path

import pytest

from checker.review import review_document
from checker.rules import Finding
from checker.source import read_text

SUBMISSION = Path(__file__).parents[2] / "examples" / "pa" / "blackjack" / "submission.yaml"
PLACE = "    - Blackjack pays 3 to 2\n"


def found(line: str) -> Finding:
    """Review the clean example with one more inscription and give the finding on it."""
    text = SUBMISSION.read_text(encoding="utf-8").replace(PLACE, f"{PLACE}    - {line}\n")
    review = review_document(read_text(text, "filing.yaml"), as_of=datetime.date(2015, 7, 1))
    (finding,) = [item for item in review.findings if item.actual == line]
    return finding


@pytest.mark.parametrize(
    ("line", "provision", "source"),
    [
        ("All Blackjacks pay 6 to 5", "633a.13(a)", "42 Pa.B. 2922"),
        ("Dealer hits soft 17", "633a.7(m)", "42 Pa.B. 2922"),
        ("Hit and Run, five cards pays 7 for 1", "633a.13(l)(1)", "44 Pa.B. 599"),
    ],
)
def test_the_source_is_that_of_what_is_contradicted(line: str, provision: str, source: str) -> None:
    finding = found(line)
    assert (finding.provision, finding.sources) == (provision, (source,))
