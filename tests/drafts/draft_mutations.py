"""Changes one figure, one rule word or one name of a rendered document at a time, and tells which changes pass.

    python tests/drafts/draft_mutations.py [--only REGEX] [--document NAME] [--kind KIND] [--one-in N]

Prints, for each kind of change and each document, how many differ, how many are left to a person and how many pass.
Changes of lines that stand apart are judged together; what then passes is judged once more alone.
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

from checker.documents.build import build
from checker.documents.model import DocumentName
from checker.documents.page import Page
from checker.documents.render import render
from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft
from checker.drafts.report import DraftReport
from checker.review import Review, review_document
from checker.review.model import COMPLIES, INCOMPLETE
from checker.source import read_file

EXAMPLES = Path(__file__).parents[2] / "examples"
DOCUMENTS: tuple[DocumentName, ...] = ("guide", "sign", "layout", "submission")
KINDS = {"guide": Kind.GUIDE, "sign": Kind.SIGN, "layout": Kind.LAYOUT, "submission": Kind.SUBMISSION}
FOUND = ("differs", "left to a person")
PASSED = "passes"
_FURNITURE = re.compile(
    r"ruleset|Approval date|as of|Filed under|not a form|^[\s=-]*$|Law of|Filing date|Reviewed under|Made by|Exhibit|"
    r"Attachment",
    re.IGNORECASE,
)
"""Lines of which no figure is about the game: dates, citations of the whole chapter, rules."""
_CITATION = re.compile(
    r"\b[0-9]{3}a\.[0-9]+(?:\([0-9a-zA-Z]+\))*|§ ?[0-9a]+\S*|\b[0-9]{1,2}\.[A-Z](?:\([0-9a-z]+\))*|[A-Z]{2,}-[0-9-]+"
)
_ITEM = re.compile(r"^ *[0-9]{1,2}[.] |Table [0-9]+|[0-9]+ Pa[.] Code")
_ODDS = re.compile(r"(?P<win>[0-9][0-9,.]*) (?P<unit>to|for) (?P<base>[0-9]+)")
_FIGURE = re.compile(r"(?P<sign>\$?)(?P<number>[0-9]+(?:,[0-9]{3})*(?:\.[0-9]+)?)(?P<percent>%?)")
_WORDED = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_RULES = (
    ("soft", "hard"), ("may not", "may"), ("may", "may not"), ("cannot", "can"), ("not", ""), ("draws", "stands"),
    ("draw", "stand"), ("stands", "draws"), ("stand", "draw"), ("before", "after"), ("after", "before"),
    ("all", "no"), ("except", "including"), ("wins", "loses"), ("win", "lose"), ("loses", "wins"), ("lose", "win"),
    ("pushes", "loses"), ("push", "lose"), ("higher", "lower"), ("highest", "lowest"), ("lower", "higher"),
    ("lowest", "highest"), ("high", "low"), ("low", "high"), ("more", "fewer"), ("first", "last"), ("must", "need not"),
    ("always", "never"), ("never", "always"), ("face up", "face down"), ("face down", "face up"), ("half", "twice"),
    ("only", "or more"), ("no", "every"), ("each", "no"), ("offered", "not offered"), ("yes", "no"),
    ("up to", "at least"),
    ("at least", "at most"), ("dealer", "player"), ("minimum", "maximum"), ("maximum", "minimum"), ("returned", "lost"),
    ("left", "right"), ("same", "different"), ("with", "without"), ("either", "both"), ("both", "neither"),
)  # fmt: skip
_CARDS = (
    ("flush", "straight"), ("straight", "flush"), ("king", "queen"), ("queen", "jack"), ("ace", "king"),
    ("hearts", "clubs"),
    ("joker", "deuce"), ("pair", "triple"), ("suited", "unsuited"), ("spades", "clubs"), ("full house", "flush"),
    ("natural", "straight"), ("of-a-kind", "of-a-suit"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Mutation:
    """One change of a text: of which kind, in which line (from 0), and the characters of the line that it replaces."""

    kind: str
    line: int
    start: int
    end: int
    new: str

    def of(self, line: str) -> str:
        """Return the line with the change."""
        return f"{line[: self.start]}{self.new}{line[self.end :]}"


def mutations(text: str, names: Sequence[str]) -> Iterator[Mutation]:
    """Yield every change of one figure, one word or one name of a text; ``names`` are changed where they stand."""
    for number, line in enumerate(text.split("\n")):
        if _FURNITURE.search(line) or not line.strip():
            continue
        for kind, start, end, new in _of_line(line, names):
            yield Mutation(kind, number, start, end, new)


def _of_line(line: str, names: Sequence[str]) -> Iterator[tuple[str, int, int, str]]:
    cited = [range(*found.span()) for pattern in (_CITATION, _ITEM) for found in pattern.finditer(line)]
    taken = set()
    for found in _ODDS.finditer(line):
        taken |= set(range(*found.span()))
        yield "odds", *found.span("win"), _other(found["win"])
        yield "odds", *found.span("base"), _other(found["base"])
        yield "unit", *found.span("unit"), "for" if found["unit"] == "to" else "to"
    for found in _FIGURE.finditer(line):
        at = found.start("number")
        if at not in taken and not any(at in span for span in cited):
            kind = "dollars" if found["sign"] else "percent" if found["percent"] else "number"
            yield kind, *found.span("number"), _other(found["number"])
    for at, word in enumerate(_WORDED):
        yield from _words(line, "number word", word, _WORDED[at - 1] if at else "six")
    for pairs, kind in ((_RULES, "rule word"), (_CARDS, "card")):
        for old, new in pairs:
            yield from _words(line, kind, old, new)
    for name in names:
        yield from _words(line, "name", name, "Copper Moon Casino" if "Casino" in name else "Copper Moon")


def _words(line: str, kind: str, old: str, new: str) -> Iterator[tuple[str, int, int, str]]:
    for found in re.finditer(rf"(?<![\w-]){re.escape(old)}(?![\w-])", line, re.IGNORECASE):
        if not new and line[found.end() : found.end() + 1] == " ":
            yield kind, found.start(), found.end() + 1, ""
            continue
        shown = new.upper() if found[0].isupper() and len(old) > 1 else new
        if found[0][:1].isupper() and shown == new:
            shown = f"{new[:1].upper()}{new[1:]}"
        yield kind, *found.span(), shown


def _other(number: str) -> str:
    """Return another number of the same look."""
    last = number[-1]
    return number[:-1] + ("3" if last != "3" else "7")


def names_of(review: Review) -> list[str]:
    """Return the names that a document of a filing may have: of the house, the game and the wagers offered."""
    assert review.filing is not None
    assert review.ruleset is not None
    house = [review.filing.raw_text(entry) for entry in ("facility", "certificate_holder")]
    return [name for name in (*house, *{wager.short for wager in review.ruleset.wagers.values()}) if name]


def outcomes(
    review: Review, document: DocumentName, one_in: int = 1, kinds: Collection[str] = ()
) -> Iterator[tuple[Mutation, str, str]]:
    """Yield each change of a rendered document with what the check says of it and the line as it was.

    ``one_in`` and ``kinds`` choose a part of the changes; without kinds, those of all.
    """
    text = render(build(review, document, draft=False), "txt", Page()).decode()
    lines = text.split("\n")
    every = (item for item in mutations(text, names_of(review)) if not kinds or item.kind in kinds)
    chosen = [item for item in every if not crc32(f"{item}{document}".encode()) % one_in]
    for group in _apart(chosen):
        report = _judged(review, document, lines, group)
        for item in group:
            status = _status(report, item.line)
            if status == PASSED:
                alone = _judged(review, document, lines, [item])
                status = {"complies": PASSED, "defects": FOUND[0]}.get(alone.outcome, FOUND[1])
            yield item, status, lines[item.line]


def _apart(items: Sequence[Mutation], most: int = 12, gap: int = 8) -> Iterator[list[Mutation]]:
    """Yield the changes in groups of which no two stand in lines near each other."""
    left = list(items)
    while left:
        group: list[Mutation] = []
        rest: list[Mutation] = []
        for item in left:
            far = all(abs(item.line - other.line) >= gap for other in group)
            (group if far and len(group) < most else rest).append(item)
        yield group
        left = rest


def _judged(review: Review, document: DocumentName, lines: Sequence[str], items: Sequence[Mutation]) -> DraftReport:
    changed = list(lines)
    for item in items:
        changed[item.line] = item.of(changed[item.line])
    return compare(read_draft("\n".join(changed).encode(), f"{document}.txt"), review, KINDS[document])


def _status(report: DraftReport, line: int) -> str:
    """Return what is said of the pieces of the draft that a line is of."""
    starts = [piece.place.line or 0 for piece in report.lines]
    own = max((start for start in starts if start <= line + 1), default=0)
    said = {piece.status.value for piece in report.lines if piece.place.line == own and own > line - 6}
    return FOUND[0] if "differs" in said else FOUND[1] if "not_compared" in said else PASSED


def filings() -> list[Path]:
    """Return the filings among the examples of which documents are written."""
    files = sorted(file for file in EXAMPLES.rglob("*.yaml") if not file.name.endswith(".expected.yaml"))
    return [file for file in files if review_document(read_file(file)).outcome in {COMPLIES, INCOMPLETE}]


def main() -> None:
    """Print how many changes are found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="")
    parser.add_argument("--document", choices=DOCUMENTS, action="append")
    parser.add_argument("--kind", default="")
    parser.add_argument("--one-in", type=int, default=1)
    chosen = parser.parse_args()
    counts: Counter[tuple[str, str]] = Counter()
    for path in filings():
        if not re.search(chosen.only, str(path)):
            continue
        review = review_document(read_file(path))
        for document in chosen.document or DOCUMENTS:
            for item, status, line in outcomes(review, document, chosen.one_in):
                if chosen.kind in item.kind:
                    counts[f"{document}: {item.kind}", status] += 1
                    counts[f"all: {item.kind}", status] += 1
                    counts["all", status] += 1
                    if status != FOUND[0]:
                        name, was = "/".join(path.parts[-3:]), line[item.start : item.end]
                        said = f"{status} | {name} {document} | {item.kind} | {item.of(line).strip()} | {was}\n"
                        sys.stdout.write(said)
    for name in sorted({name for name, _ in counts}):
        differs, left, passed = (counts[name, status] for status in (*FOUND, PASSED))
        sys.stdout.write(f"{name:28} {differs:6} differ {left:6} left to a person {passed:6} pass\n")


if __name__ == "__main__":
    main()
