"""What a review says of a filing that has one line of the corpus more: it passes, fails, is open or says nothing.

The line is put into the tree of the example, which is read once.
"""

from functools import cache
from pathlib import Path

from corpus_lines import EXAMPLES, LAWFUL, Line

from checker.frozen import replace
from checker.review import Review
from checker.review.review import review_document
from checker.rules import Reason
from checker.source import Document, Entry, Mapping, Node, Position, Scalar, Sequence, read_file

ROOT = Path(__file__).parents[2] / "examples"


@cache
def filing_of(chapter: str) -> Document:
    """Give the example of a chapter."""
    return read_file(ROOT / EXAMPLES[chapter] / "submission.yaml")


def review_of(filing: Document) -> Review:
    return review_document(filing, ledger=False)


def put(filing: Document, place: tuple[str, ...], text: str) -> tuple[Document, str]:
    """Put a line in its place, among what stands there if that is a list; give the filing and the path of the line."""
    # It stands below all else, so that nothing that is told of it is taken for what is told of another entry.
    position = Position(line=len(filing.lines) + 1, column=1)
    root, path = _put(filing.root, place, Scalar(text=text, position=position, plain=False))
    assert isinstance(root, Mapping)
    return replace(filing, root=root), ".".join(path)


def _put(node: Node | None, place: tuple[str, ...], line: Scalar) -> tuple[Node, tuple[str, ...]]:
    """Give what stands at a place once the line stands below it, and the path of the line from there."""
    if not place:
        if isinstance(node, Sequence):
            return replace(node, items=(*node.items, line)), (str(len(node.items)),)
        return line, ()
    first, rest = place[0], place[1:]
    if isinstance(node, Sequence):
        value, path = _put(node.items[int(first)], rest, line)
        return replace(node, items=(*node.items[: int(first)], value, *node.items[int(first) + 1 :])), (first, *path)
    group = node if isinstance(node, Mapping) else Mapping(entries=(), position=line.position)
    found = group.get(first)
    empty = Sequence(items=(), position=line.position) if first == "inscriptions" else None
    value, path = _put(found.value if found else empty, rest, line)
    if found is None:
        entries = (*group, Entry(key=Scalar(text=first, position=line.position), value=value))
    else:
        entries = tuple(replace(entry, value=value) if entry is found else entry for entry in group)
    return replace(group, entries=entries), (first, *path)


@cache
def outcome_of(line: Line) -> str:
    """Give fails, open, passes, or nothing where the review says that the line has nothing to judge."""
    filing, path = put(filing_of(line.chapter), tuple(line.place.split(".")), line.text)
    review = review_of(filing)
    if any(found.at == path for found in review.defects):
        return "fails"
    points = [point for point in review.open if point.path == path or line.text in point.text]
    if not points:
        return "passes"
    return "nothing" if all(point.reason is Reason.NOT_COMPARED for point in points) else "open"


def outcome_inscribed(chapter: str, text: str) -> str:
    """Give what becomes of a line among the inscriptions of the layout."""
    return outcome_of(Line(chapter, "layout.inscriptions", LAWFUL, text))
