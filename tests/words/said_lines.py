"""How what a line says compares with the statements of a chapter's example, topic by topic."""

from functools import cache
from pathlib import Path

from corpus_lines import EXAMPLES

from checker.review import review_document
from checker.source import read_file
from checker.statements import statements_of
from checker.statements.compare import Ground, compare
from checker.statements.comparison import Status
from checker.words.read import read_words
from checker.words.vocabulary import vocabulary_of

FOLDER = Path(__file__).parents[2] / "examples"


@cache
def ground_of(chapter: str) -> Ground:
    review = review_document(read_file(FOLDER / EXAMPLES[chapter] / "submission.yaml"))
    assert review.filing is not None
    assert review.ruleset is not None
    statements = statements_of(review.filing, review.ruleset)
    return Ground(statements=statements, filing=review.filing, ruleset=review.ruleset)


def says(chapter: str, line: str) -> dict[str, Status]:
    over, _, text = line.rpartition(" // ")
    ground = ground_of(chapter)
    found = compare(read_words(text, vocabulary_of(ground.ruleset), over).claims, ground)
    return {item.claim.key.aspect: item.status for item in found}


def unread_of(chapter: str, text: str) -> tuple[str, ...]:
    """Give the words of a line that are not understood."""
    return read_words(text, vocabulary_of(ground_of(chapter).ruleset)).unread
