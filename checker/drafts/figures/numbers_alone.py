"""Two numbers that may be odds or a range of something, “2 to 4”, alone or behind the name of a wager alone."""

from collections.abc import Iterator, Sequence

from checker.drafts.compared import Compared
from checker.drafts.language.values import TWO_NUMBERS
from checker.drafts.structure.sentences import Sentence
from checker.statements.comparison import Status

_REASON = "These numbers may be odds, and nothing tells of what."


def compare_numbers_alone(sentences: Sequence[Sentence], compared: Sequence[Compared]) -> Iterator[Compared]:
    """Yield that two numbers were not compared, for the sentences of which nothing else was ``compared``."""
    told = {item.sentence.key for item in compared}
    for sentence in sentences:
        own = {sentence.key, sentence.block_key}
        before, _, last = sentence.text.rpartition(":" if sentence.named else "\n")
        if not ("." in before or own & told) and TWO_NUMBERS.fullmatch(last.strip()):
            yield Compared(
                status=Status.NOT_COMPARED, sentence=sentence, about="payout", text=sentence.text, reason=_REASON
            )
