"""Sentences read by what their words stand for: a row of concepts, in its order, says a value of a topic.

The data are the files ``rulesets/shared/words/*concepts.yaml``, one for each family of games: the words that stand for
each concept, those that say nothing, and the rows, in the file itself or in those whose names end as it says. Every
word of a sentence must stand for a concept or say nothing. A row must match the sentence from its first concept to its
last, or each of the parts of the sentence between its signs. In a row ``(x y)`` may be missing, ``a|b`` is either,
``<name>`` one of the rows of that name, ``~`` a word that denies and turns the value, and ``{number}``, ``{dollars}``
and ``{percent}`` take a figure.
"""

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from functools import cache, lru_cache
from typing import Any

from checker.frozen import frozen
from checker.law.chapter import read_shared, shared_names, shared_text
from checker.values.stated import Value, Word
from checker.words import concept_match
from checker.words import joined as joined_module
from checker.words import rows as rows_module
from checker.words.concept_index import Index, Names, Step
from checker.words.concept_match import NOT, Match, Piece, match, needed_in, parsed, words_in
from checker.words.joined import joined
from checker.words.kept import kept
from checker.words.rows import stem
from checker.words.said import Said
from checker.words.tokens import Sort, Token, tokens
from checker.words.topics import Topic, of_statements, topics
from checker.words.vocabulary import Vocabulary
from checker.words.whole import ARTICLES, typed, wagers_in
from checker.words.wordings import wordings

FILES = "concepts.yaml"
"""How the files of concepts end."""
_NAMED = "named"
_PLAYER = "player"
"""An optional wager that is named."""
_PARTING = frozenset({"and", "but", "so", "or"})
_MOST_PARTS = 5


@frozen(kw_only=False)
class _Line:
    """A sentence without its articles: from each word on, where a known row of words ends and what it stands for.

    ``places`` are those of its tokens in the sentence, ``marks`` the words and signs at which it may be parted.
    """

    steps: tuple[tuple[Step, ...], ...]
    places: tuple[int, ...]
    marks: tuple[int, ...]


@frozen(kw_only=False)
class _Row:
    """A row: its topics with their values, how it is written, and the figure that it has whatever a sentence says."""

    says: tuple[tuple[Topic, str], ...]
    written: str
    fixed: str


@frozen(kw_only=False)
class _Rows:
    """Rows, which of them may match a part of a line, and the rows that have a name; each is parsed once it may."""

    listed: tuple[_Row, ...]
    index: Index
    names: Mapping[str, Sequence[str]]
    pieces: dict[str, tuple[Piece, ...]]

    def matching(self, line: _Line, start: int, end: int) -> Iterator[tuple[_Row, Match]]:
        """Yield the rows that match a part of a line, with how they do."""
        for place in self.index.places(line.steps, start, end):
            row = self.listed[place]
            if row.written not in self.pieces:
                self.pieces[row.written] = parsed(row.written, self.names)
            found = match(self.pieces[row.written], line.steps, start, end)
            if found is not None:
                yield row, found


def read_concepts(sentence: Sequence[Token], called: Sequence[Token], vocabulary: Vocabulary) -> list[Said]:
    """Return what a sentence says by the rows of concepts; nothing where a part of it matches none.

    ``called`` are its tokens as parts of names.
    """
    wagers = wagers_in(called, vocabulary)
    for file, (where, _) in _files().items():
        if where in vocabulary.topics:
            line = _line(sentence, wagers, vocabulary, _kept(file)["lexicon"])
            said = _read(line, 0, _rows(file, vocabulary.topics | of_statements()))
            if said:
                return said
    return []


def _read(line: _Line, start: int, rows: _Rows) -> list[Said]:
    whole = list(_said(line, start, len(line.steps), rows))
    if whole:
        return whole
    marks = [at for at in line.marks if start < at]
    if len(marks) >= _MOST_PARTS:
        return []
    for at in reversed(marks):
        first = list(_said(line, start, at, rows))
        rest = _read(line, at + 1, rows) if first else []
        if rest:
            return [*first, *rest]
    return []


def _said(line: _Line, start: int, end: int, rows: _Rows) -> Iterator[Said]:
    """Yield what a row of concepts says of a part of a line as a whole, on each topic one value or nothing."""
    found: dict[str, set[Value]] = {}
    for row, how in rows.matching(line, start, end):
        for topic, token in row.says:
            value = _value(topic, token, row.fixed, how.figures)
            if how.denied and isinstance(value, Word):
                value = Word(topic.opposite[value.token]) if value.token in topic.opposite else None
            if value is not None:
                found.setdefault(topic.id, set()).add(value)
    taken = tuple(line.places[at] for at in range(start, end) if at not in line.marks)
    if not taken:
        return
    for name, values in found.items():
        if len(values) == 1:
            yield Said(taken=taken, topic=topics()[name], value=next(iter(values)))


def _value(topic: Topic, token: str, fixed: str, figures: Sequence[str]) -> Value | None:
    if token:
        return Word(token)
    figure = fixed or (figures[-1 if topic.last_figure else 0] if figures else "")
    return typed(topic, Decimal(figure)) if figure else None


def _line(sentence: Sequence[Token], wagers: Mapping[int, str], vocabulary: Vocabulary, lexicon: "_Lexicon") -> _Line:
    """Return what the words of a sentence may stand for; a word that is not known has no step."""
    places = tuple(at for at, token in enumerate(sentence) if token.text not in ARTICLES and not _again(sentence, at))
    left = [sentence[at] for at in places]
    words = list(map(_form, left))
    steps: list[tuple[Step, ...]] = []
    for at, token in enumerate(left):
        wager = wagers.get(places[at])
        if wager is None:
            steps.append((*_single(at, token), *_listed(lexicon, words, at)))
        else:
            size = next((n for n in range(1, len(left) - at) if wagers.get(places[at + n]) != wager), len(left) - at)
            names = ("main",) if wager == vocabulary.base else ("side", _NAMED)
            steps.append(tuple((at + size, (name,)) for name in (*names, wager)))
    marks = tuple(at for at, token in enumerate(left) if _parts(token))
    return _Line(tuple(steps), places, marks)


def _again(sentence: Sequence[Token], at: int) -> bool:
    """Whether a player stands there who stands right before it too: it costs you your wager."""
    return at > 0 and sentence[at].text == sentence[at - 1].text == _PLAYER


def _parts(token: Token) -> bool:
    """Whether a sentence may be parted at a token."""
    return token.sort is Sort.SIGN or token.text in _PARTING


def _single(at: int, token: Token) -> Iterator[Step]:
    """Yield what a token stands for by itself: nothing, a figure, or that something is denied."""
    if _parts(token):
        yield at + 1, ()
    elif token.sort is not Sort.WORD:
        yield at + 1, (token.text.replace(" ", ""),)
    elif token.text in wordings().denials:
        yield at + 1, (NOT,)


def _listed(lexicon: "_Lexicon", words: Sequence[str], at: int) -> Iterator[Step]:
    for row, may in lexicon.get(words[at], ()):
        if tuple(words[at : at + len(row)]) == row:
            yield from ((at + len(row), names) for names in may)


def _form(token: Token) -> str:
    """Return a word without its ending, and other tokens as they are; a note denies nothing."""
    form = stem(token.text) if token.sort is Sort.WORD else token.text
    return token.text if form in wordings().denials else form


_Entry = tuple[Names, tuple[Names, ...]]
_Plain = tuple[tuple[tuple[str, str], ...], tuple[str, ...], tuple[str, ...], str, str]
"""A row as plain data: topics with values, concepts, those it must have, how it is written and what is fixed."""


_Lexicon = dict[str, tuple[_Entry, ...]]
"""The rows of words by their first, the longest first, each with what it may stand for."""


@lru_cache(maxsize=32)
def _rows(file: str, asked: frozenset[str]) -> _Rows:
    """Return the rows of a file of concepts on the topics that are asked for."""
    known = topics()
    kept_of = _kept(file)
    listed = ((item, [pair for pair in item[0] if pair[0] in asked]) for item in kept_of["rows"])
    rows = tuple(
        (_Row(tuple((known[name], to) for name, to in says), item[3], item[4]), item) for item, says in listed if says
    )
    index = Index([(frozenset(item[1]), frozenset(item[2])) for _, item in rows])
    return _Rows(tuple(row for row, _ in rows), index, kept_of["names"], {})


@cache
def _files() -> dict[str, tuple[str, str]]:
    """Return the files of concepts, each with the topic that a chapter must have, and how files of more rows end."""
    files = shared_names("words", FILES)
    texts = "".join(shared_text("words", file).decode() for file in files)
    return kept(__file__, texts, lambda: {file: _head(read_shared("words", file)) for file in files})


def _head(raw: Mapping[str, Any]) -> tuple[str, str]:
    return raw["where"], raw.get("rows_in", "")


@cache
def _kept(file: str) -> dict[str, Any]:
    """Return the rows of a file of concepts and of those that have more of them, its names and its words."""
    texts = "".join(shared_text("words", name).decode() for name in (file, *_row_files(file)))
    also = (joined_module.__file__, rows_module.__file__, concept_match.__file__)
    return kept(__file__, texts, lambda: _made(file), also=also)


def _row_files(file: str) -> tuple[str, ...]:
    """Return the names of the files that have rows of a file of concepts beside its own."""
    _, ending = _files()[file]
    return shared_names("words", ending) if ending else ()


def _made(file: str) -> dict[str, Any]:
    raw: Mapping[str, Any] = read_shared("words", file)
    rows = tuple(row for name in (file, *_row_files(file)) for row in _plain_rows(name, raw["names"]))
    lexicon = _plain_lexicon(raw, {word for _, words, *_ in rows for word in words})
    return {"rows": rows, "names": raw["names"], "lexicon": lexicon}


def _plain_lexicon(raw: Mapping[str, Any], used: set[str]) -> _Lexicon:
    """Return the lexicon; a word of a row that no concept has for its name stands for itself."""
    made: dict[str, dict[Names, list[Names]]] = {}
    own = {word for names in raw["concepts"] for word in names.split()}
    alone = ((word, [word]) for word in sorted(used - own))
    for names, written in (*raw["concepts"].items(), ("", raw["silent"]), *alone):
        for each in written:
            row = tuple(_form(token) for token in joined(tokens(str(each))) if token.text not in ARTICLES)
            if row:
                made.setdefault(row[0], {}).setdefault(row, []).append(tuple(names.split()))
    return {
        first: tuple((row, tuple(dict.fromkeys(rows[row]))) for row in sorted(rows, key=len, reverse=True))
        for first, rows in made.items()
    }


def _plain_rows(file: str, names: Mapping[str, Sequence[str]]) -> Iterator[_Plain]:
    for said, rows in read_shared("words", file).get("rows", {}).items():
        pairs = [each.strip().partition("/") for each in said.split(",")]
        says = tuple((name, token) for name, _, token in pairs)
        for written in rows:
            row, _, fixed = written.partition(" => ")
            pieces = parsed(row, names)
            words, needed = tuple(sorted(set(words_in(pieces)))), tuple(sorted(set(needed_in(pieces))))
            yield says, words, needed, row, fixed
