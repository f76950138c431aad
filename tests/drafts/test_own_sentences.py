"""Sentences in words of their own: what is not so is accepted nowhere, and what is so is not accused."""

from pathlib import Path

import pytest
import yaml
from contrary_counts import EXAMPLES, PASSED, TOLD, as_inscriptions, statuses
from judged_drafts import review_at
from sampled import tries_all

from checker.review import Review
from checker.statements.comparison import Status

SAID: dict[str, dict[str, list[str]]] = yaml.load(
    Path(__file__).with_name("own_sentences.yaml").read_text("utf-8"), yaml.CSafeLoader
)
FEWEST_TOLD = 5
"""Of the 24 of a chapter; the others are left to a person, with their words."""


def _review(folder: str) -> Review:
    return review_at(EXAMPLES / folder / "submission.yaml")


@pytest.mark.parametrize("folder", SAID)
def test_as_inscriptions(folder: str) -> None:
    false, true = SAID[folder]["not_so"], SAID[folder]["so"]
    found = as_inscriptions(_review(folder), [*false, *true])
    assert [text for text in false if found[text] == PASSED] == []
    assert sum(found[text] == TOLD for text in false) >= FEWEST_TOLD
    assert [text for text in true if found[text] == TOLD] == []


@pytest.mark.parametrize("document", ["guide", *(["sign"] if tries_all() else [])])
@pytest.mark.parametrize("folder", SAID)
def test_in_drafts(folder: str, document: str) -> None:
    false, true = SAID[folder]["not_so"], SAID[folder]["so"]
    found = statuses(_review(folder), document, [*false, *true])
    told = {text for text in false if Status.DIFFERS in found.get(text, ())}
    left = {text for text in false if Status.NOT_COMPARED in found.get(text, ())}
    assert set(false) - told - left == set()
    assert len(told) >= FEWEST_TOLD
    assert [text for text in true if Status.DIFFERS in found.get(text, ())] == []
