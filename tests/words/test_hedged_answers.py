"""Every answer of a filing that complies, asked or taken back in part: what is filed so never complies."""

from copy import deepcopy
from typing import Any

import pytest
from corpus_lines import EXAMPLES
from filed_lines import filing_of, review_of

from checker.review.model import COMPLIES

_NAMES = {
    "jurisdiction", "game", "facility", "certificate_holder", "facility_operator", "gambling_help_line", "filing_date",
    "readings", "law_confirmed",
}  # fmt: skip
"""Entries that are names or days, or tell of a person's ground."""


def _answers(node: object, above: tuple[str | int, ...] = ()) -> list[tuple[tuple[str | int, ...], str]]:
    if isinstance(node, str):
        return [(above, node)]
    pairs = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    return [
        found for step, value in pairs if (*above, step)[0] not in _NAMES for found in _answers(value, (*above, step))
    ]


@pytest.mark.parametrize("hedge", ["{}?", "{}, usually", "{}, to be approved", "nearly {}"])
@pytest.mark.parametrize("chapter", [chapter for chapter in EXAMPLES if not chapter.endswith("felt")])
def test_no_answer_that_is_asked_or_weakened_complies(chapter: str, hedge: str) -> None:
    passed = []
    for (*above, last), answer in _answers(filing_of(chapter)):
        filing = deepcopy(filing_of(chapter))
        group: Any = filing
        for step in above:
            group = group[step]
        group[last] = hedge.format(answer)
        if review_of(filing).outcome == COMPLIES:
            passed.append((*above, last))
    assert passed == []
