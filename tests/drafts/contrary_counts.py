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
from checker.drafts.claims import split_sentences
from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft
from checker.review import Review, review_document
from checker.source import read_file
from checker.statements import statements_of
from checker.words.compare import Ground
from checker.words.compare import compare as compare_claims
from checker.words.model import Status
from checker.words.read import read_words
from checker.words.vocabulary import vocabulary_of
from checker.words.wordings import wordings

EXAMPLES = Path(__file__).parents[2] / "examples"
FILINGS = (*sorted(EXAMPLES.glob("*/*/submission.yaml")), EXAMPLES / "pa" / "midibaccarat" / "ez-baccarat.yaml")
HOW = TOLD, LEFT, PASSED = "told", "left", "passed"
WORDS = "submission"
_FEWEST_WORDS = 4
_PER_DRAFT = 40
_MOST_UNREAD = 3
_ROWS = frozenset({"payout", "envy", "name", "area", "limit_min", "limit_max", "help_line"})
_HEAD = re.compile(r"Pa\. Code|COMAR|LLC|Paid under|Gaming guide|^Limits:|^Paytable|Casino$|decks$|Version")

Contrary = tuple[str, str, str]
"""Its kind, the true sentence, and the contrary."""


def sentences_of(review: Review, document: str) -> list[str]:
    """Return the sentences of a document; of a layout those of the sign, and every statement that is a sentence."""
    if document == WORDS:
        return list(dict.fromkeys([*sentences_of(review, "guide"), *sentences_of(review, "layout")]))
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
        found += [item.wording for item in own if item.key.aspect not in _ROWS]
        found += review.filing.answer("layout.inscriptions").value
    return [text for text in dict.fromkeys(found) if len(text.split()) >= _FEWEST_WORDS]


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
        assert review.filing is not None
        assert review.ruleset is not None
        statements = statements_of(review.filing, review.ruleset)
        ground = Ground(statements=statements, filing=review.filing, ruleset=review.ruleset)
        yield from ((item, _in_words(ground, item[2])) for item in listed)
        return
    for start in range(0, len(listed), _PER_DRAFT):
        part = listed[start : start + _PER_DRAFT]
        status = statuses(review, document, [made for _, _, made in part])
        for item in part:
            got = {found for text in split_sentences(item[2]) for found in status.get(text, ())}
            yield item, TOLD if Status.DIFFERS in got else LEFT if Status.NOT_COMPARED in got else PASSED


def statuses(review: Review, document: str, texts: Sequence[str]) -> dict[str, set[Status]]:
    """Return how each sentence of a draft compares; sentences that say nothing are not in it."""
    draft = read_draft("\n\n".join(texts).encode(), f"{document}.txt")
    found: dict[str, set[Status]] = {}
    for line in compare(draft, review, Kind(document)).lines:
        found.setdefault(" ".join(line.text.split()), set()).add(line.status)
    return found


def _in_words(ground: Ground, text: str) -> str:
    """Return how a line of a submission is judged: told as not so, left open, or accepted."""
    read = read_words(text, vocabulary_of(ground.ruleset))
    found = compare_claims(read.claims, ground)
    unread = [word for part in read.unread for word in part.casefold().replace("n't", " not").split()]
    unsure = len(unread) > _MOST_UNREAD or set(unread) & (wordings().denials | wordings().turning)
    differs = [item for item in found if item.status in {Status.DIFFERS, Status.EXTRA}]
    if any(not (item.claim and item.claim.bare and unread) for item in differs) and not unsure:
        return TOLD
    open_ = unread or (read.speaks and not found) or any(item.status is not Status.AGREES for item in found)
    return LEFT if open_ else PASSED


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
