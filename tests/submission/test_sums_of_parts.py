"""A number that is the sum of equal parts may be counted otherwise than the entry asks: it is open, not unlawful."""

from pathlib import Path

import pytest

from checker.review import Review, review_document
from checker.rules import Outcome
from checker.source import read_text

FILING = Path(__file__).parents[2] / "examples" / "pa" / "blackjack" / "submission.yaml"


def with_decks(decks: int, batches: str) -> Review:
    text = FILING.read_text(encoding="utf-8").replace("batches: [8, 8]", f"batches: {batches}")
    return review_document(read_text(text.replace("decks: 8 #", f"decks: {decks} #"), "filing.yaml"))


@pytest.mark.parametrize(("decks", "batches"), [(12, "[6, 6]"), (6, "[3, 3]"), (16, "[8, 8]")])
def test_the_decks_of_both_batches_are_open_and_no_paytable_is_judged_by_them(decks: int, batches: str) -> None:
    review = with_decks(decks, batches)
    assert (review.outcome, review.defects) == ("incomplete", ())
    (found,) = (point for point in review.open if point.reason.value == "not_understood")
    said = f"Decks in play: “{decks}” is the sum of “Decks in each batch”, of which one counts here."
    assert (found.path, found.text) == ("cards.decks", f"{said} It is open what is meant.")
    assert {"633a.3(a)", "633a.3(b)(1)", "633a.13(d)"} <= {
        item.provision.provision for item in review.provisions if item.outcome is Outcome.OPEN
    }


@pytest.mark.parametrize(("decks", "batches"), [(13, "[6, 6]"), (11, "[6, 6]"), (12, "[6, 5]"), (11, "[6, 5]")])
def test_decks_that_are_neither_those_of_one_batch_nor_of_both_are_a_violation(decks: int, batches: str) -> None:
    found = {(item.provision, item.at.partition(".")[0]) for item in with_decks(decks, batches).defects}
    assert ("633a.3(b)(1)", "cards") in found
