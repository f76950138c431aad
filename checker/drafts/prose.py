"""Compares sentences with those known to be true, and with the statements on the topics of which they speak."""

from collections.abc import Sequence

from checker.drafts.claims import Sentence
from checker.drafts.compared import Compared
from checker.drafts.expected import Expected
from checker.drafts.known import known_of
from checker.review import Review
from checker.words.model import Status


def compare_prose(sentences: Sequence[Sentence], compared: list[Compared], expected: Expected, review: Review) -> list[Compared]:
    """Return the comparisons, with those of sentences that speak of a rule or a right added."""
    known = known_of(review)
    kept = list(compared)
    for sentence in sentences:
        own = [item for item in kept if item.sentence is sentence]
        if known.is_true(sentence.text):
            if sentence.prose or any(item.status is not Status.AGREES for item in own):
                agreed = [item for item in own if item.status is Status.AGREES]
                kept = [item for item in kept if item.sentence is not sentence or item.status is Status.AGREES]
                if not agreed and (sentence.prose or own):
                    kept.append(Compared(status=Status.AGREES, sentence=sentence, about="rule", text=sentence.text))
            continue
        if any(item.status is Status.DIFFERS for item in own):
            continue
        true = "" if own and not sentence.prose else known.altered(sentence.text)
        if true and not (own and all(item.status is Status.AGREES for item in own)):
            kept = [item for item in kept if item.sentence is not sentence]
            kept.append(
                Compared(
                    status=Status.DIFFERS, sentence=sentence, about="rule", text=sentence.text, expected=true,
                    message=f"“{sentence.text}” is not what holds here: “{true}”", help=f"write: {true}",
                )  # fmt: skip
            )
    return kept
