"""Looks for a sentence on a sheet, wherever its line breaks, columns and cells fall."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import Enum

from checker.drafts.model import Draft, Place, Span
from checker.drafts.normal import squash
from checker.drafts.page import rows_of
from checker.rules.inscription import wording

_WORD = re.compile(r"[a-z0-9]+")
_MARKED_ODDS = re.compile(r"(?<![0-9./:-])([0-9]{1,4}) ?[:/-] ?([0-9]{1,3})(?![0-9/:-])")
_PARTING = re.compile('[.;:\u2022\u00b7|!?"()\\[\\]*\u25aa\u25cf\u2605\u2606-]')
_ITEM = re.compile(r"^\s*\(?(?:[0-9]{1,2}|[a-z])[.)]\s+", re.IGNORECASE)
_CLAUSE = re.compile("[.;:!?](?=\\s|$)\\s*|[\u2022\u00b7|*\u25aa\u25cf\u2605\u2606]\\s*")
_COMMON = frozenset(
    ["pays", "pay", "paid", "to", "and", "on", "all", "the", "shall", "must", "a", "of", "is", "for", "s"]
)
_NEAR = 0.6
_REACH = 2.6
_STEPS = 9
_MOST_NEAR = 4000
_LONGEST = 400


class Match(Enum):
    """How a sentence was found: as it is, but for punctuation, or with a mark where the law has a word in the odds."""

    EXACT = "exact"
    PUNCTUATION = "punctuation"
    MARKED = "marked"


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """A sentence that was found, as it stands there."""

    match: Match
    text: str
    place: Place
    alt: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Near:
    """The text that is most like a sentence that was not found."""

    text: str
    place: Place
    ratio: float


@dataclass(frozen=True, slots=True)
class _Word:
    text: str
    start: int
    end: int


@dataclass(slots=True, eq=False)
class _Node:
    """A span with its words, and the spans that may go on after it: to its right, and below."""

    span: Span
    text: str
    marked: bool
    words: list[_Word]
    following: "list[_Node]"


class Sheets:
    """The texts of a draft, ready to be searched."""

    def __init__(self, draft: Draft) -> None:
        self._nodes: list[_Node] = []
        for sheet in draft.sheets:
            rows = [[_node(span) for span in row] for row in rows_of(sheet)]
            _follow(rows)
            self._nodes += [node for row in rows for node in row]

    def find(self, sentence: str) -> Found | None:
        """Give where ``sentence`` stands by itself, best match first; None where it stands nowhere."""
        target = [word.text for word in _words(_spelled(sentence))]
        best: Found | None = None
        for node in self._nodes:
            for index in range(len(node.words)):
                if node.words[index].text != target[0] or not _starts(node, index):
                    continue
                path = _go(node, index, target, 0, _STEPS)
                if path is not None:
                    found = _found(path, index, sentence)
                    if (
                        best is None
                        or _ORDER.index(found.match) < _ORDER.index(best.match)
                        or (best.alt and not found.alt)
                    ):
                        best = found
        return best or self._squashed(sentence)

    def _squashed(self, sentence: str) -> Found | None:
        """Look for the sentence where letters set apart have lost the breaks between their words."""
        wanted = squash(_spelled(sentence))
        for node in self._nodes:
            for path in _paths(node, 3):
                joined = squash(" ".join(step.text for step in path))
                if joined == wanted:
                    text = " ".join(step.span.text for step in path)
                    return Found(match=Match.EXACT, text=text, place=node.span.place, alt=node.span.alt)
                if not wanted.startswith(joined):
                    break
        return None

    def near(self, sentence: str, others: Sequence[str]) -> Near | None:
        """Give the text that looks like a changed form of ``sentence``, and is none of the ``others``."""
        target = wording(_spelled(sentence))
        content, tokens = _stems(target), _tokens(target)
        known = {wording(_spelled(other)) for other in others} - {target}
        best: Near | None = None
        for text, path in self._candidates():
            if not content or len(content & _stems(text)) * 2 < len(content) or text in known:
                continue
            if len(tokens & _tokens(text)) * 2 < len(tokens):
                continue
            matcher = SequenceMatcher(None, target, text)
            if matcher.quick_ratio() < _NEAR or (ratio := matcher.ratio()) < _NEAR:
                continue
            if best is None or ratio > best.ratio:
                best = Near(text=" ".join(step.span.text for step in path), place=path[0].span.place, ratio=ratio)
        return best

    def contradictions(self, sentence: str) -> Iterator[Near]:
        """Give texts that say what ``sentence`` says, of the same things but with other numbers."""
        content, numbers = _stems(sentence), _numbers(sentence)
        if not numbers:
            return
        for node in self._nodes[:_MOST_NEAR]:
            if not content & _stems(node.text):
                continue
            said = [_numbers(clause) for clause in _clauses(node, 3) if content <= _stems(clause)]
            if numbers not in said and any(len(found) >= len(numbers) for found in said):
                yield Near(text=node.span.text, place=node.span.place, ratio=0.0)

    def _candidates(self) -> Iterator[tuple[str, "list[_Node]"]]:
        for node in self._nodes[:_MOST_NEAR]:
            for path in _paths(node, 3):
                text = wording(" ".join(step.text for step in path))
                if len(text) <= _LONGEST:
                    yield text, path


_ORDER = (Match.EXACT, Match.PUNCTUATION, Match.MARKED)


def _spelled(text: str) -> str:
    """Write odds with the word that a mark stands for."""
    return _MARKED_ODDS.sub(r"\1 to \2", text)


def _words(text: str) -> list[_Word]:
    plain = text.casefold().replace("'", "\0")
    found: list[_Word] = []
    for match in _WORD.finditer(plain):
        # An apostrophe inside a word does not part it: 17's is read like 17s.
        if found and plain[found[-1].end : match.start()] == "\0":
            found[-1] = _Word(found[-1].text + match[0], found[-1].start, match.end())
        else:
            found.append(_Word(match[0], match.start(), match.end()))
    return found


def _node(span: Span) -> _Node:
    text = _spelled(span.text)
    return _Node(span, text, text != span.text, _words(text), [])


def _follow(rows: list[list[_Node]]) -> None:
    for index, row in enumerate(rows):
        for position, node in enumerate(row):
            if position + 1 < len(row):
                node.following.append(row[position + 1])
            for under in rows[index + 1 : index + 4]:
                if under[0].span.y - node.span.y > _REACH:
                    break
                beneath = [
                    other for other in under if other.span.left < node.span.right and node.span.left < other.span.right
                ]
                node.following += beneath
                if beneath:
                    break


def _starts(node: _Node, index: int) -> bool:
    if index == 0:
        return not any(char.isalnum() for char in node.text[: node.words[0].start])
    between = node.text[node.words[index - 1].end : node.words[index].start]
    return bool(_PARTING.search(between))


def _ends(node: _Node, index: int) -> bool:
    if index == len(node.words) - 1:
        return True
    between = node.text[node.words[index].end : node.words[index + 1].start]
    return bool(_PARTING.search(between))


def _go(node: _Node, index: int, target: list[str], at: int, steps: int) -> "list[tuple[_Node, int, int]] | None":
    """Follow the words of ``target`` from word ``index`` of a span.

    Give the spans passed, with the words taken of each.
    """
    start = index
    while at < len(target) and index < len(node.words) and node.words[index].text == target[at]:
        index, at = index + 1, at + 1
    if at == len(target):
        return [(node, start, index)] if _ends(node, index - 1) else None
    if index < len(node.words) or steps == 0:
        return None
    for following in node.following:
        if following.words and following.words[0].text == target[at]:
            path = _go(following, 0, target, at, steps - 1)
            if path is not None:
                return [(node, start, index), *path]
    return None


def _found(path: "list[tuple[_Node, int, int]]", first: int, sentence: str) -> Found:
    del first
    pieces = [node.text[node.words[start].start : node.words[stop - 1].end] for node, start, stop in path]
    text = " ".join(pieces)
    marked = any(node.marked for node, _, _ in path)
    same = wording(text) == wording(sentence)
    match = Match.MARKED if marked else Match.EXACT if same else Match.PUNCTUATION
    node = path[0][0]
    shown = " ".join(node.span.text for node, _, _ in path) if marked else text
    return Found(match=match, text=shown, place=node.span.place, alt=any(step.span.alt for step, _, _ in path))


def _paths(node: _Node, most: int) -> "Iterator[list[_Node]]":
    """Give the span alone, and with what may go on after it."""
    yield [node]
    if most > 1:
        for following in node.following[:3]:
            for path in _paths(following, most - 1):
                yield [node, *path]


def _content(text: str) -> set[str]:
    return (
        {word.text for word in _words(text)} - _COMMON - {word.text for word in _words(text) if word.text[0].isdigit()}
    )


def _stems(text: str) -> set[str]:
    return {word.removesuffix("s") for word in _content(text)}


def _tokens(text: str) -> set[str]:
    return {word.text.removesuffix("s") for word in _words(text)}


def _numbers(text: str) -> list[str]:
    return [word.text.rstrip("s") for word in _words(text) if word.text[0].isdigit()]


def _clauses(node: _Node, most: int) -> Iterator[str]:
    """Give the clauses of a span alone, and of what may go on after it, without the number of a list's item."""
    for path in _paths(node, most):
        text = _ITEM.sub("", " ".join(step.text for step in path))
        if len(text) <= _LONGEST:
            # A clause that starts after this span is judged from where it starts.
            yield from (clause for clause in _CLAUSE.split(text) if clause[:12].strip() in node.text)
