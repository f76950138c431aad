"""What a document of ours says, turned into its contrary, is told or left to a person; what it says is not accused.

One contrary in 160 is tried, chosen by a fixed hash, four times as many with ``--whole``, and one true sentence in
ten of every second filing is inscribed, all of them with it; ``contrary_counts.py`` counts all.
"""

from pathlib import Path

import pytest
from contrary_counts import (
    FILINGS,
    PASSED,
    TOLD,
    WORDS,
    as_inscriptions,
    contraries_of,
    noticed,
    sentences_of,
    statuses,
)
from judged_drafts import review_at
from sampled import tried, tries_all

from checker.statements.comparison import Status

ONE_IN = 40 if tries_all() else 160
ONE_IN_WORDS = 20 if tries_all() else ONE_IN
ONE_IN_INSCRIBED = 10
FEWEST_TRIED = 10 if tries_all() else 5
FEWEST_TOLD = 0.9
FEWEST_ACCEPTED = 0.7
"""Of our own sentences; one on a wager that does not name it holds on no felt by itself."""
FEWEST_TOLD_IN_WORDS = 0.7
"""What a submission inscribes stands without the sentences beside it, so more of it is left to a person."""


def _named(path: Path) -> str:
    return f"{path.parents[1].name}-{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", FILINGS, ids=_named)
def test_contraries_in_drafts_are_told(path: Path) -> None:
    found = [
        (item, how)
        for document in ("guide", "sign", "layout")
        for item, how in noticed(review_at(path), document, contraries_of(review_at(path), document, one_in=ONE_IN))
    ]
    passed = [made for (_, _, made), how in found if how == PASSED]
    assert len(found) >= FEWEST_TRIED
    assert passed == []
    assert sum(how == TOLD for _, how in found) >= FEWEST_TOLD * len(found)


@pytest.mark.parametrize("path", FILINGS if tries_all() else FILINGS[::3], ids=_named)
def test_contraries_in_a_submission_are_not_accepted(path: Path) -> None:
    found = list(noticed(review_at(path), WORDS, contraries_of(review_at(path), WORDS, one_in=ONE_IN_WORDS)))
    passed = [made for (_, _, made), how in found if how == PASSED]
    assert len(found) >= FEWEST_TRIED
    assert passed == []
    assert sum(how == TOLD for _, how in found) >= FEWEST_TOLD_IN_WORDS * len(found)


@pytest.mark.parametrize("document", ["guide", *(["sign", "layout"] if tries_all() else [])])
@pytest.mark.parametrize("path", FILINGS, ids=_named)
def test_no_true_sentence_is_accused(path: Path, document: str) -> None:
    found = statuses(review_at(path), document, sentences_of(review_at(path), document))
    assert [text for text, status in found.items() if Status.DIFFERS in status] == []


@pytest.mark.parametrize("path", FILINGS if tries_all() else FILINGS[1::2], ids=_named)
def test_no_true_sentence_is_accused_where_it_is_inscribed(path: Path) -> None:
    found = as_inscriptions(review_at(path), tried(sentences_of(review_at(path), WORDS), ONE_IN_INSCRIBED))
    assert len(found) >= FEWEST_TRIED
    assert [text for text, how in found.items() if how == TOLD] == []
    assert sum(how == PASSED for how in found.values()) >= FEWEST_ACCEPTED * len(found)


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("It is a myth that the dealer stands on a soft 17.", True),
        ("You may double a Blackjack.", True),
        ("The dealer may not play up to 2 adjacent boxes in a round.", True),
        ("It is not true that it is false that the dealer stands on a soft 17.", False),
    ],
)
def test_what_turns_a_sentence(sentence: str, told: bool) -> None:
    found = statuses(review_at(FILINGS[1]), "guide", [sentence])
    assert (Status.DIFFERS in found.get(sentence, ())) is told
