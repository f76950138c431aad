"""False sentences in words of their own: none is accepted on a felt, on a sign or in a guide."""

from pathlib import Path

import pytest
import yaml
from contrary_counts import EXAMPLES, PASSED, TOLD, as_inscriptions, statuses

from checker.review import Review, review_document
from checker.source import read_file
from checker.words.model import Status

FALSE: dict[str, list[str]] = yaml.safe_load(Path(__file__).with_name("false_sentences.yaml").read_text("utf-8"))
FEWEST_TOLD = 4
"""Of the 24 of a chapter; the others are left to a person, with their words."""


def _review(folder: str) -> Review:
    return review_document(read_file(EXAMPLES / folder / "submission.yaml"))


@pytest.mark.parametrize("folder", FALSE)
def test_no_false_sentence_is_accepted_as_an_inscription(folder: str) -> None:
    found = as_inscriptions(_review(folder), FALSE[folder])
    assert [text for text, how in found.items() if how == PASSED] == []
    assert sum(how == TOLD for how in found.values()) >= FEWEST_TOLD


@pytest.mark.parametrize("document", ["sign", "guide"])
@pytest.mark.parametrize("folder", FALSE)
def test_no_false_sentence_agrees_in_a_draft(folder: str, document: str) -> None:
    found = statuses(_review(folder), document, FALSE[folder])
    told = {text for text in FALSE[folder] if Status.DIFFERS in found.get(text, ())}
    left = {text for text in FALSE[folder] if Status.NOT_COMPARED in found.get(text, ())}
    assert set(FALSE[folder]) - told - left == set()
    assert len(told) >= FEWEST_TOLD
