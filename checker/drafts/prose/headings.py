"""Which texts are headings of what stands below them, and words with which a paragraph opens as under a heading."""

import re
from dataclasses import replace

from checker.drafts.language.values import find_values
from checker.drafts.prose.firm.asserting import asserts
from checker.drafts.prose.left_open import says_nothing
from checker.drafts.prose.told import Told
from checker.drafts.structure.sentences import Sentence

_OPENING = re.compile(r"\W*((?:[^\W\d]|['\u2019-])+(?: (?:[^\W\d]|['\u2019-])+){0,2})\.\s+(?=\S)")
"""How a paragraph opens whose first words are its heading."""
_SHORTEST = 5
"""How many letters one word has at least that is a heading, and no answer."""


def heads(told: Told) -> bool:
    """Whether a text is a heading of what stands below it: a short one, or a longer one that lays nothing down."""
    sentence = told.sentence
    if sentence.block.in_table or sentence.block.values or sentence.text.endswith(".") or _pays(sentence.text):
        return False
    if not sentence.prose:
        return True
    alone = sentence.text == sentence.block.text and not sentence.text.endswith(":")
    return alone and says_nothing(replace(told, written=sentence.text.replace(": ", " ")))


def _pays(text: str) -> bool:
    """Whether a text says what is paid, as an item of a line of payouts does."""
    return any(not value.is_money for value in find_values(text))


def with_opening(heading: str, sentence: Sentence) -> str:
    """Return a heading with the word or two with which the paragraph of a sentence opens: Surrender. You may ..."""
    found = _OPENING.match(sentence.block.text) if sentence.prose else None
    if found is None or sentence.text == found[0].strip():
        return heading
    one = " " not in found[1]  # what may be done is named by a verb: Surrender
    if len(found[1]) < _SHORTEST if one else asserts(found[1]):
        return heading
    return f"{heading} {found[1]}".strip()
