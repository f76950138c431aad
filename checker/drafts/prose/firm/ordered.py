"""Doubts whether a list of hands is told in the order in which they rank."""

import re

from checker.drafts.prose.firm.held import Held
from checker.words.ranking import lists_hands, out_of_order, ranked_topics

_NO_JOKER = re.compile(r"\b(?:without|no|not using) (?:(?:the|an?|any) )?jokers?\b|\bnatural\b", re.IGNORECASE)
"""What says that hands are meant which have no joker."""


def is_upward(held: Held) -> bool:
    """Whether a claim names hands from the lowest up, as those that win may be named; or all from the highest down."""
    claim = held.claim
    return claim.key.aspect in ranked_topics() and lists_hands(claim.text) and not out_of_order(claim.text)


def is_of_some_cards(held: Held) -> bool:
    """Whether the order of hands is told of some cards only: without the joker, a royal flush is the best."""
    claim, text = held.claim, held.text
    return claim.key.aspect in ranked_topics() and _NO_JOKER.search(text) is not None
