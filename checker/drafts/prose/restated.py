"""A sentence that is read in other words, and what is told of it in its own."""

from dataclasses import replace

from checker.drafts.compared import Compared
from checker.drafts.prose.told import Told


def as_sentence(told: Told, written: str) -> Told:
    """Return what stands in place of a sentence, with nothing before it."""
    return replace(told, sentence=replace(told.sentence, text=written, before=""))


def in_own_words(item: Compared, told: Told) -> Compared:
    """Return a comparison that quotes the sentence as it stands in the draft."""
    own = told.sentence.text
    return replace(item, sentence=told.sentence, text=own, message=item.message.replace(f"“{item.text}”", f"“{own}”"))
