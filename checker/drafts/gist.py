"""What a sentence of a draft comes to: values of topics, told by the words that decide, whatever else it says.

The data are ``rulesets/shared/words/gist.yaml`` and, for each game, the files beside it that end so. Where a row of
words is accounted for to the last one, as in ``checker.words.rows``, a sentence in other words is not understood; here
it is, and so what is told counts for less: it is asked only of a sentence that nothing else understood. A group has
words that its sentence must have, ``^word`` there or in the words above it, and under each value rows of words that say
it, all in as few clauses as there are. Two values of one topic in the same clauses, a word that denies, or one that
takes something out, tell nothing.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import cache
from itertools import product
from typing import Any

from checker.law.chapter import read_shared, shared_names
from checker.values.stated import Value, Word
from checker.words.known import unmarked
from checker.words.ranking import out_of_order, ranked_topics
from checker.words.rows import pieces_of, stem
from checker.words.tokens import Sort, Token, canonical, tokens
from checker.words.topics import topics
from checker.words.whole import typed
from checker.words.wordings import wordings

FILE, MORE = "gist.yaml", "_gist.yaml"
_ABOVE, _WITHOUT, _TURNS = "^", "!", "~"
_FIGURES = {"{number}": "fignumber", "{dollars}": "figdollar", "{percent}": "figpercent", "{ratio}": "figratio"}
_SORTS = {"fignumber": Sort.NUMBER, "figdollar": Sort.DOLLARS, "figpercent": Sort.PERCENT, "figratio": Sort.RATIO}
_FIGURE = "#"
"""In place of a value: the figure that stands in the row."""
_PARTING = frozenset({"but", "while", "whereas", "and", "so", "although", "though"})
_NEXT = ";"
_MOST_CLAUSES = 16
_COMPARING = frozenset(map(stem, (
    "more", "less", "few", "fewer", "exceed", "above", "over", "higher", "great", "greater", "bigger", "larger",
    "smaller",
)))  # fmt: skip
"""Words after which “not” sets a bound and denies nothing."""


@dataclass(frozen=True, slots=True)
class Gist:
    """One thing that a sentence comes to: a value of a topic, where the words stand that tell it, and others.

    ``headed`` tells that it may be told under the heading of any wager.
    """

    topic: str
    value: Value
    taken: frozenset[int]
    known: frozenset[str] = frozenset()
    headed: bool = False


UNTOLD = Word("")
"""In place of a value, where a row is denied and the value is not turned by that, or where two values are told."""


@dataclass(frozen=True, slots=True)
class _Choice:
    """Words that must all stand there in their order, each next to the one before it where ``near`` says so."""

    words: tuple[str, ...]
    near: tuple[bool, ...]
    needed: frozenset[str]


@dataclass(frozen=True, slots=True)
class _Piece:
    choices: tuple[_Choice, ...]
    above: bool = False
    without: bool = False


_Row = tuple[_Piece, ...]


@dataclass(frozen=True, slots=True)
class _Says:
    """Rows that say the same: of each topic the value, and whether a word that denies turns it."""

    topics: tuple[tuple[str, str], ...]
    turns: bool
    rows: tuple[_Row, ...]


@dataclass(frozen=True, slots=True)
class _Group:
    main: bool
    about: tuple[_Row, ...]
    says: tuple[_Says, ...]


def gist_of(text: str, above: str, asked: frozenset[str]) -> tuple[list[Gist], list[Token]]:
    """Return what a sentence comes to on the topics that are asked for, and its words; ``above`` are those above it."""
    said = words_of(_rewritten(unmarked(text)))
    if sum(token.sort is Sort.RATIO for token in said) > 1:
        return [], said  # a list of what is paid
    texts = frozenset(token.text for token in said)
    over = frozenset(token.text for token in words_of(above))
    spans = _spans(said)
    found: dict[str, list[Gist]] = {}
    for group in _groups(asked):
        wanted = [says for says in group.says if any(name in asked for name, _ in says.topics)]
        about = _about(group, said, texts, over) if wanted else None
        if about is None:
            continue
        headed = not group.main or any(
            _may(row, texts, over) and not _may(row, texts, frozenset()) for row in group.about
        )
        known = frozenset[str]().union(*(_known(row) for row in group.about if _may(row, texts, over)))
        wanted = [says for says in wanted if any(_may(row, texts, over) for row in says.rows)]
        for gist in _told(wanted, said, spans, over, about, known, headed=headed):
            if gist.topic in asked:
                found.setdefault(gist.topic, []).append(gist)
    wrong = out_of_order(text) if found.keys() & ranked_topics() else {}
    told = map(_agreed, found.values())
    return [replace(gist, value=Word(wrong[gist.topic])) if gist.topic in wrong else gist for gist in told], said


def _agreed(own: Sequence[Gist]) -> Gist:
    """Return what is told of one topic; two values of it, or one that is denied, tell nothing."""
    taken = frozenset[int]().union(*(gist.taken for gist in own))
    known = frozenset[str]().union(*(gist.known for gist in own))
    value = own[0].value if len({gist.value for gist in own}) == 1 else UNTOLD
    return Gist(own[0].topic, value, taken, known, any(gist.headed for gist in own))


def _rewritten(text: str) -> str:
    """Return a text with the words in place of which others are read."""
    pattern, to = _rewriting()
    return pattern.sub(lambda found: to.get(found[0], to.get(found[0].casefold(), found[0])), text)


@cache
def _rewriting() -> tuple[re.Pattern[str], dict[str, str]]:
    """Return the expression for all words in place of which others are read, and by each what is."""
    to = {each: plain for plain, said in read_shared("words", FILE)["rewritten"].items() for each in said}
    longest = sorted(to, key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(re.escape(each) for each in longest)})\b", re.IGNORECASE), to


def words_of(text: str) -> list[Token]:
    """Return the tokens of a text, its words without their endings."""
    known = wordings()
    return [
        _stemmed(token) if token.sort is Sort.WORD and token.text not in known.denials else token
        for token in tokens(text)
    ]


def _stemmed(token: Token) -> Token:
    """Return a word without its ending."""
    return Token(token.sort, stem(token.text), token.start, token.end, token.number)


def _about(group: _Group, said: Sequence[Token], texts: frozenset[str], over: frozenset[str]) -> frozenset[int] | None:
    if not group.about:
        return frozenset()
    for row in group.about:
        if not _may(row, texts, over):
            continue
        taken = _match(row, said, range(len(said)), over)
        if taken is not None:
            return taken
    return None


def _told(
    wanted: Sequence[_Says], said: Sequence[Token], spans: Sequence[Sequence[range]], over: frozenset[str],
    about: frozenset[int], known: frozenset[str], *, headed: bool,
) -> Iterator[Gist]:  # fmt: skip
    """Yield what the rows of a group say, each topic in the fewest clauses in which it is told."""
    settled: set[str] = set()
    for same_length in spans:
        told: dict[str, list[Gist]] = {}
        for span in same_length:
            apart = _apart(said, span, spans[0], about)
            for says in wanted:
                if apart or all(name in settled for name, _ in says.topics):
                    continue
                for row in says.rows:
                    taken = _match(row, said, span, over)
                    if taken is None or _is_said_before(said, taken, about):
                        continue
                    for name, token in says.topics:
                        value = _value(name, token, said, taken, says, span, about)
                        if value is not None and name not in settled:
                            told.setdefault(name, []).append(
                                Gist(name, value, taken | about, known | _known(row), headed)
                            )
                    break
        for name, own in told.items():
            settled.add(name)
            yield from own


def _apart(said: Sequence[Token], span: range, clauses: Sequence[range], about: frozenset[int]) -> bool:
    """Whether the words that tell what a row is about stand in other clauses, in one of which something is denied.

    “You bank one spot, never two rounds in a row”: the first clause does not say alone what happens in a row.
    """
    return any(
        _denies(said, at)
        for clause in clauses
        if any(place in clause and place not in span for place in about)
        for at in clause
        if at not in about and at not in span
    )


def _is_said_before(said: Sequence[Token], taken: frozenset[int], about: frozenset[int]) -> bool:
    """Whether words stand before a semicolon behind which alone that of which they are told is named."""
    ends = (at for at, token in enumerate(said) if token.text == _NEXT)
    return bool(taken and about) and any(max(taken) < end < min(about) for end in ends)


def _value(
    name: str, token: str, said: Sequence[Token], taken: frozenset[int], says: _Says, span: range, about: frozenset[int]
) -> Value | None:
    """Return the value that a row says, turned where the clauses deny it once, if that is clear; none of a payout."""
    topic = topics()[name]
    if any(said[at].sort is Sort.RATIO for at in span if at not in taken and at not in about):
        return None  # what is paid is told of an outcome
    denied = sum(_denies(said, at) for at in span if at not in taken and at not in about)
    if token == _FIGURE:
        figures = [said[at].number for at in sorted(taken) if said[at].sort in _SORTS.values()]
        return typed(topic, Decimal(figures[-1])) if figures and figures[-1] is not None and not denied else UNTOLD
    if topic.kind != "word":
        return UNTOLD if denied else typed(topic, Decimal(token))
    if not denied:
        return Word(token)
    if not says.turns or denied > 1:
        return UNTOLD
    return Word(topic.opposite[token]) if token in topic.opposite else UNTOLD


def _denies(said: Sequence[Token], at: int) -> bool:
    """Whether a word denies something; “not more than” sets a bound."""
    if said[at].text == "forbid":
        return True
    if said[at].sort is not Sort.WORD or said[at].text not in wordings().denials:
        return False
    after = said[at + 1].text if at + 1 < len(said) else ""
    return after not in _COMPARING and after != "matter"


def _spans(said: Sequence[Token]) -> list[list[range]]:
    """Return the rows of clauses of a sentence, those of one clause first."""
    starts = [0]
    for at, token in enumerate(said):
        if token.sort is Sort.SIGN or token.text in _PARTING:
            starts.append(at + 1)
    bounds = list(zip(starts, [*(start - 1 for start in starts[1:]), len(said)], strict=True))
    bounds = [(start, end) for start, end in bounds if start < end][:_MOST_CLAUSES]
    return [
        [range(bounds[first][0], bounds[first + size][1]) for first in range(len(bounds) - size)]
        for size in range(len(bounds))
    ]


def _known(row: _Row) -> frozenset[str]:
    """Return the words of a row, of which a sentence may have more than those that were found."""
    return frozenset().union(*(choice.needed for piece in row if not piece.without for choice in piece.choices))


def _may(row: _Row, texts: frozenset[str], over: frozenset[str]) -> bool:
    """Whether a sentence has the words of each piece of a row, wherever they stand."""
    return all(
        piece.without
        or any(choice.needed <= texts or (piece.above and choice.needed <= over) for choice in piece.choices)
        for piece in row
    )


def _match(row: _Row, said: Sequence[Token], span: range, over: frozenset[str]) -> frozenset[int] | None:
    """Return the places of the words by which a part of a sentence has all pieces of a row, or nothing."""
    taken: set[int] = set()
    for piece in row:
        found = next((at for choice in piece.choices if (at := _place(choice, said, span)) is not None), None)
        if piece.without:
            if found is not None:
                return None
        elif found is not None:
            taken.update(found)
        elif not (piece.above and any(set(choice.words) <= over for choice in piece.choices)):
            return None
    return frozenset(taken)


def _place(choice: _Choice, said: Sequence[Token], span: range) -> list[int] | None:
    """Return where the words of a choice stand in a part of a sentence, or nothing."""
    return _onward(choice, said, span, [], span.start)


def _onward(choice: _Choice, said: Sequence[Token], span: range, found: list[int], start: int) -> list[int] | None:
    """Return where the words of a choice stand, of which the first ones were found."""
    if len(found) == len(choice.words):
        return found
    word, near = choice.words[len(found)], bool(found) and choice.near[len(found)]
    for at in range(start, span.stop):
        if _is(word, said[at]) and (whole := _onward(choice, said, span, [*found, at], at + 1)) is not None:
            return whole
        if near and said[at].text not in wordings().light:
            return None
    return None


def _is(word: str, token: Token) -> bool:
    return token.sort is _SORTS[word] if word in _SORTS else token.text == word


@cache
def plain_words() -> frozenset[str]:
    """Return the words that say nothing more beside what was told."""
    return frozenset(token.text for word in read_shared("words", FILE)["plain"] for token in words_of(str(word)))


@cache
def _written() -> tuple[tuple[Mapping[str, Any], ...], Mapping[str, str]]:
    """Return the groups as the files have them, and the words of each class."""
    raw = read_shared("words", FILE)
    more = (read_shared("words", file) for file in shared_names("words", MORE))
    classes = {name: "/".join(said.split()) for name, said in raw["classes"].items()}
    return tuple(item for listed in (raw, *more) for item in listed["groups"]), classes


def _groups(asked: frozenset[str]) -> Iterator[_Group]:
    """Yield the groups of games that have statements on the topics ``asked`` for; the others are never made."""
    for at, item in enumerate(_written()[0]):
        if not item.get("where") or item["where"] in asked:
            yield _group(at)


@cache
def _group(at: int) -> _Group:
    items, classes = _written()
    item = items[at]
    return _Group(
        bool(item.get("main")),
        tuple(_row(written, classes) for written in item.get("about", ())),
        tuple(_says(said, rows, classes) for said, rows in item["says"].items()),
    )


def _says(said: str, rows: Sequence[str], classes: Mapping[str, str]) -> _Says:
    pairs = [each.removeprefix(_TURNS).partition("/") for each in said.split()]
    known = topics()
    for name, _, token in pairs:
        if known[name].kind == "word" and token not in known[name].values:
            raise ValueError(f"{FILE}: topic {name} has no value {token}")
    told = tuple((name, token) for name, _, token in pairs)
    return _Says(told, said.startswith(_TURNS), tuple(_row(written, classes) for written in rows))


def _row(written: str, classes: Mapping[str, str]) -> _Row:
    for name, words in (*((f"<{name}>", words) for name, words in classes.items()), *_FIGURES.items()):
        written = written.replace(name, words)
    return tuple(_piece(piece) for piece in pieces_of(written))


def _piece(piece: str) -> _Piece:
    plain = piece.lstrip(_ABOVE + _WITHOUT)
    choices = tuple(choice for each in plain.split("|") for choice in _choices(each))
    return _Piece(choices, above=piece.startswith(_ABOVE), without=piece.startswith(_WITHOUT))


@cache
def _in_one_form(said: str) -> tuple[str, ...]:
    """Return the words of a row in the form in which a text is read."""
    return tuple(word if word in wordings().denials else stem(word) for word in canonical(said).split())


def _choices(written: str) -> Iterator[_Choice]:
    """Yield what a row of words with strokes stands for, in the form in which a text is read."""
    parts = re.split(r"([+~])", "+" + written)[1:]
    marks, options = parts[::2], [each.split("/") for each in parts[1::2]]
    for way in product(*options):
        words: list[str] = []
        near: list[bool] = []
        for mark, each in zip(marks, way, strict=True):
            for at, word in enumerate(_in_one_form(each)):
                words.append(word)
                near.append(at > 0 or mark == "+")
        yield _Choice(tuple(words), tuple(near), frozenset(words) - _SORTS.keys())
