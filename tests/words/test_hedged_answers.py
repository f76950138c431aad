"""Every answer of a filing that complies, asked or taken back in part: what is filed so never complies.

Each answer is hedged in one way of two, so that each way meets half of the answers of every game.
"""

import pytest
from corpus_lines import EXAMPLES
from filed_lines import filing_of, put, review_of
from sampled import is_tried, tries_all

from checker.review.model import COMPLIES
from checker.source import Mapping, Node, Scalar

ONE_IN = 6
"""One answer in so many is hedged in an ordinary run."""
_NAMES = {
    "jurisdiction", "game", "facility", "certificate_holder", "facility_operator", "gambling_help_line", "filing_date",
    "readings", "law_confirmed",
}  # fmt: skip
"""Entries that are names or days, or tell of a person's ground."""


def _answers(node: Node, above: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], str]]:
    if isinstance(node, Scalar):
        return [(above, node.text)]
    pairs = (
        [(entry.key.text, entry.value) for entry in node]
        if isinstance(node, Mapping)
        else [(str(number), item) for number, item in enumerate(node.items)]
    )
    return [
        found for step, value in pairs if (*above, step)[0] not in _NAMES for found in _answers(value, (*above, step))
    ]


@pytest.mark.parametrize(
    "hedges", [("{}?", "{}, usually"), ("{}, to be approved", "nearly {}")], ids=["asked", "put off"]
)
@pytest.mark.parametrize("chapter", [chapter for chapter in EXAMPLES if not chapter.endswith("felt")])
def test_no_answer_that_is_asked_or_weakened_complies(chapter: str, hedges: tuple[str, str]) -> None:
    filing = filing_of(chapter)
    answers = _answers(filing.root)
    assert len(answers) > 40
    reviews = {
        place: review_of(put(filing, place, hedges[number % 2].format(answer))[0])
        for number, (place, answer) in enumerate(answers)
        if is_tried(f"{chapter} {place}", ONE_IN)
    }
    assert len(reviews) > (10 if tries_all() else 5)
    assert [place for place, review in reviews.items() if review.outcome == COMPLIES] == []
