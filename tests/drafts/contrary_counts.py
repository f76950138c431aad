"""How the contraries of what the program's own documents say are noticed: told, left to a person, or passed over.

Run as a program, with the repository on the path, it counts all of them, by chapter, document and kind:
``PYTHONPATH=.:tests/drafts python tests/drafts/contrary_counts.py``.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from zlib import crc32

from contraries import contraries

from checker.documents.build import build
from checker.documents.page import Page
from checker.documents.render import render
from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft
from checker.frozen import replace
from checker.law.params import InscribedWords
from checker.review import Review, review_document
from checker.rules.calculations.inscribed_words import inscribed_words
from checker.rules.context import Context
from checker.rules.result import FindingClass
from checker.source import read_file
from checker.statements import statements_of
from checker.statements.comparison import Status
from checker.statements.guide import spoken
from checker.submission.conditions import holds
from checker.words.known import points_back, split_sentences
from checker.words.read import read_words
from checker.words.vocabulary import vocabulary_of

EXAMPLES = Path(__file__).parents[2] / "examples"
FILINGS = (*sorted(EXAMPLES.glob("*/*/submission.yaml")), EXAMPLES / "pa" / "midibaccarat" / "ez-baccarat.yaml")
AT = "layout.inscriptions"
CONTRADICTS = "contradicts the other"
HOW = TOLD, LEFT, PASSED = "told", "left", "passed"
WORDS = "submission"
_FEWEST_WORDS = 4
_PER_DRAFT = 40
_HEAD = re.compile(r"Pa\. Code|COMAR|LLC|Paid under|Gaming guide|^Limits:|^Paytable|Casino$|decks$|Version")

Contrary = tuple[str, str, str]
"""Its kind, the true sentence, and the contrary."""


def sentences_of(review: Review, document: str) -> list[str]:
    """Return the sentences of a document; of a layout those of the sign, and every statement that is a sentence."""
    if document == WORDS:
        both = dict.fromkeys([*sentences_of(review, "guide"), *sentences_of(review, "layout")])
        return [text for text in both if _speaks_alone(review, text)]
    name = "sign" if document == "layout" else document
    text = render(build(review, name, draft=False), "md", Page()).decode()  # type: ignore[arg-type]
    lines = [line.strip() for line in text.splitlines()]
    plain = [
        re.sub(r"^(?:[-*]|\d+\.)\s+", "", line).replace("\\", "").strip("*_")
        for line in lines
        if line and not line.startswith(("#", "|", "---", "**")) and not _HEAD.search(line)
    ]
    found = [part for line in plain for part in split_sentences(line)]
    if document == "layout":
        assert review.filing is not None
        assert review.ruleset is not None
        own = statements_of(review.filing, review.ruleset)
        found += [item.wording for item in spoken(own, review.ruleset)]
        found += review.filing.answer("layout.inscriptions").value
    return [text for text in dict.fromkeys(found) if len(text.split()) >= _FEWEST_WORDS]


def _speaks_alone(review: Review, text: str) -> bool:
    """Whether a sentence says something of the game on a felt, where no other sentence stands before it."""
    assert review.ruleset is not None
    return not points_back(text) and read_words(text, vocabulary_of(review.ruleset)).speaks


def contraries_of(review: Review, document: str, *, one_in: int = 1) -> list[Contrary]:
    """Return the contraries of a document that are no true sentences themselves, all or one in so many by a hash."""
    true = {*sentences_of(review, "guide"), *sentences_of(review, "layout")}
    return [
        (kind, text, made)
        for text in sentences_of(review, document)
        for kind, made in contraries(text)
        if made not in true and crc32(f"{kind} {made}".encode()) % one_in == 0
    ]


def noticed(review: Review, document: str, listed: Sequence[Contrary]) -> Iterator[tuple[Contrary, str]]:
    """Yield each contrary with how it is noticed where it stands in the document, or is inscribed in a submission."""
    if document == WORDS:
        judged = as_inscriptions(review, [made for _, _, made in listed])
        yield from ((item, judged[item[2]]) for item in listed)
        return
    for start in range(0, len(listed), _PER_DRAFT):
        part = listed[start : start + _PER_DRAFT]
        status = statuses(review, document, [made for _, _, made in part])
        for item in part:
            got = {found for text in split_sentences(item[2]) for found in status.get(text, ())}
            yield item, TOLD if Status.DIFFERS in got else LEFT if Status.NOT_COMPARED in got else PASSED


def statuses(review: Review, document: str, texts: Sequence[str]) -> dict[str, set[Status]]:
    """Return how each sentence of a draft compares; sentences that say nothing are not in it."""
    # What does not end as a sentence comes last, so that it heads none of the others.
    ordered = sorted(texts, key=lambda text: not text.endswith((".", "!")))
    draft = read_draft("\n\n".join(ordered).encode(), f"{document}.txt")
    found: dict[str, set[Status]] = {}
    for line in compare(draft, review, Kind(document)).lines:
        found.setdefault(" ".join(line.text.split()), set()).add(line.status)
    return found


def as_inscriptions(review: Review, texts: Sequence[str]) -> dict[str, str]:
    """Return how each text is judged where it is inscribed beside what the filing lists."""
    assert review.filing is not None
    assert review.ruleset is not None
    rules = [
        rule
        for rule in review.ruleset.rules
        if isinstance(rule.params, InscribedWords) and rule.at == AT and holds(rule.when, review.filing)
    ]
    listed = review.filing.answer(AT)
    filing = review.filing.with_answer(replace(listed, value=(*listed.value, *texts)))
    how = dict.fromkeys(texts, PASSED)
    for rule in rules:
        for result in inscribed_words(Context(rule=rule, filing=filing, ruleset=review.ruleset)):
            told = {item.actual for item in result.findings if item.kind is FindingClass.VIOLATION}
            told -= {item.actual for item in result.findings if item.label == CONTRADICTS}
            how |= {text: LEFT for text in {result.words} & how.keys() if how[text] != TOLD}
            how |= dict.fromkeys(told & how.keys(), TOLD)
    return how


def main() -> None:
    """Print the counts of all contraries."""
    counts: Counter[tuple[str, str, str, str]] = Counter()
    for path in FILINGS:
        review = review_document(read_file(path))
        for document in ("guide", "sign", "layout", WORDS):
            for (kind, _, _), how in noticed(review, document, contraries_of(review, document)):
                counts[f"{path.parent.name} {path.stem}", document, kind, how] += 1
    sys.stdout.writelines(f"{line}\n" for line in _table(counts))


def _table(counts: Counter[tuple[str, str, str, str]]) -> Iterator[str]:
    for title, at in (("chapter", 0), ("document", 1), ("kind in drafts", 2)):
        yield title
        listed = {found: n for found, n in counts.items() if at < 2 or found[1] != WORDS}
        for key in sorted({found[at] for found in listed}):
            own = {how: sum(n for found, n in listed.items() if (found[at], found[3]) == (key, how)) for how in HOW}
            yield f"  {key:40}" + "".join(f"{how} {n:6}  " for how, n in own.items())


if __name__ == "__main__":
    main()
