"""The groups of words of which ``checker.drafts.prose.gist`` finds one in a sentence, made of the data and kept.

The data are ``rulesets/shared/words/gist.yaml`` and, for each game, the files beside it that end so. A group has words
that its sentence must have, ``^word`` there or in the words above it, and under each value rows of words that say it.
In a row ``a|b`` is either, ``a+b`` stand next to each other, ``a~b`` one after the other, ``a/b~c`` either before c,
and ``!word`` may not stand there.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from typing import Any

from checker.frozen import frozen
from checker.law.chapter import read_shared, shared_names, shared_text
from checker.words import by_word as by_word_module
from checker.words import rows as rows_module
from checker.words import topics as topics_module
from checker.words.by_word import looked_up, rarest_first
from checker.words.kept import kept
from checker.words.rows import pieces_of, stem
from checker.words.tokens import Sort, canonical
from checker.words.topics import FILES, topics
from checker.words.wordings import wordings

FILE, MORE = "gist.yaml", "_gist.yaml"
FIGURE = "#"
"""In place of a value: the figure that stands in the row."""
SORTS = {"fignumber": Sort.NUMBER, "figdollar": Sort.DOLLARS, "figpercent": Sort.PERCENT, "figratio": Sort.RATIO}
_FIGURES = {"{number}": "fignumber", "{dollars}": "figdollar", "{percent}": "figpercent", "{ratio}": "figratio"}
_ABOVE, _WITHOUT, _TURNS = "^", "!", "~"

Words = tuple[str, ...]
"""Words that stand next to each other."""


@frozen(kw_only=False)
class Choice:
    """Steps that must all stand in a sentence in their order, each in one of its wordings.

    ``near`` tells of each whether it stands next to the step before it.
    """

    steps: tuple[tuple[Words, ...], ...]
    near: tuple[bool, ...]
    needed: tuple[tuple[frozenset[str], ...], ...]
    """The words of each wording of each step, without figures."""

    def may(self, texts: frozenset[str]) -> bool:
        """Whether these words have those of one wording of each step, wherever they stand."""
        return all(any(words <= texts for words in step) for step in self.needed)


@frozen(kw_only=False)
class Piece:
    """Choices of which one must stand in a sentence, with ``above`` there or above it, with ``without`` none."""

    choices: tuple[Choice, ...]
    above: bool = False
    without: bool = False


Row = tuple[Piece, ...]


@frozen(kw_only=False)
class Says:
    """Rows that say the same: of each topic the value, and whether a word that denies turns it."""

    topics: tuple[tuple[str, str], ...]
    turns: bool
    rows: tuple[Row, ...]


@frozen(kw_only=False)
class Group:
    """What is said of one thing; with ``main`` its words above a sentence are not those of any wager's heading."""

    main: bool
    about: tuple[Row, ...]
    says: tuple[Says, ...]


def groups_for(texts: AbstractSet[str], asked: frozenset[str]) -> Iterator[Group]:
    """Yield, in their order, the groups of which these words may have all that one row needs.

    Of games that have no statement on the topics ``asked`` for there are none. Raises ValueError for a value that a
    topic does not have.
    """
    made = _kept()
    by_word: Mapping[str, Sequence[int]] = made["by_word"]
    for at in looked_up(by_word, texts):
        where = made["groups"][at][0]
        if not where or where in asked:
            yield _group(at)


@cache
def _group(at: int) -> Group:
    _, main, about, says = _kept()["groups"][at]
    return Group(
        main,
        tuple(map(_unpacked, about)),
        tuple(Says(tuple(told), turns, tuple(map(_unpacked, rows))) for told, turns, rows in says),
    )


def _unpacked(row: Sequence[Any]) -> Row:
    return tuple(Piece(tuple(_choice(*each) for each in choices), above, without) for choices, above, without in row)


def _choice(steps: tuple[tuple[Words, ...], ...], near: tuple[bool, ...]) -> Choice:
    return Choice(steps, near, tuple(tuple(map(_needed, step)) for step in steps))


@cache
def _needed(words: Words) -> frozenset[str]:
    return frozenset(words) - SORTS.keys()


@cache
def _kept() -> Mapping[str, Any]:
    texts = "".join(shared_text("words", name).decode() for name in (FILE, *shared_names("words", MORE), *FILES))
    return kept(__file__, texts, _made, also=(topics_module.__file__, rows_module.__file__, by_word_module.__file__))


def _made() -> dict[str, Any]:
    raw = read_shared("words", FILE)
    more = (read_shared("words", file) for file in shared_names("words", MORE))
    classes = {name: "/".join(said.split()) for name, said in raw["classes"].items()}
    groups = [_packed(item, classes) for listed in (raw, *more) for item in listed["groups"]]
    return {"groups": groups, "by_word": _by_word(groups)}


def _packed(item: Mapping[str, Any], classes: Mapping[str, str]) -> tuple[Any, ...]:
    """Return a group as plain data that begins with the topic that a game must have for it."""
    about = [_row(written, classes) for written in item.get("about", ())]
    says = [_says(said, rows, classes) for said, rows in item["says"].items()]
    return item.get("where") or "", bool(item.get("main")), about, says


def _says(said: str, rows: Sequence[str], classes: Mapping[str, str]) -> tuple[Any, ...]:
    pairs = [each.removeprefix(_TURNS).partition("/") for each in said.split()]
    known = topics()
    for name, _, token in pairs:
        if known[name].kind == "word" and token not in known[name].values:
            raise ValueError(f"{FILE}: topic {name} has no value {token}")
    told = [(name, token) for name, _, token in pairs]
    return told, said.startswith(_TURNS), [_row(written, classes) for written in rows]


def _row(written: str, classes: Mapping[str, str]) -> list[Any]:
    for name, words in (*((f"<{name}>", words) for name, words in classes.items()), *_FIGURES.items()):
        written = written.replace(name, words)
    return [_piece(piece) for piece in pieces_of(written)]


def _piece(piece: str) -> tuple[Any, ...]:
    plain = piece.lstrip(_ABOVE + _WITHOUT)
    return [_steps(each) for each in plain.split("|")], piece.startswith(_ABOVE), piece.startswith(_WITHOUT)


def _steps(written: str) -> tuple[Any, ...]:
    """Return the steps of a choice, in the form in which a text is read, and whether each is near the one before."""
    parts = re.split(r"([+~])", "+" + written)[1:]
    steps = tuple(tuple(_in_one_form(each) for each in said.split("/")) for said in parts[1::2])
    return steps, tuple(at > 0 and mark == "+" for at, mark in enumerate(parts[::2]))


@cache
def _in_one_form(said: str) -> Words:
    """Return the words of a row in the form in which a text is read."""
    return tuple(word if word in wordings().denials else stem(word) for word in canonical(said).split())


def _by_word(groups: Sequence[Any]) -> dict[str, list[int]]:
    """Map words to the places of the groups of which a sentence must have one of them; "" to those that need none.

    They are, of each row that tells what a group is about, or of each that says something where none does, the words
    of the piece that the fewest rows have.
    """
    rows = [
        [_first_words(row) for row in about or [row for _, _, rows in says for row in rows]]
        for _, _, about, says in groups
    ]
    often = Counter(word for own in rows for pieces in own for words in pieces for word in words)
    found: dict[str, list[int]] = {}
    for place, own in enumerate(rows):
        needed = {word for pieces in own for word in (*rarest_first(pieces, often), {""})[0]}
        for word in needed or {""}:
            found.setdefault(word, []).append(place)
    return found


def _first_words(row: Sequence[Any]) -> list[frozenset[str]]:
    """Return, of each piece that must stand there, the words with which it may begin; a figure can be any."""
    pieces = [
        frozenset(words[0] for steps, _ in choices for words in steps[0]) for choices, _, without in row if not without
    ]
    return [words for words in pieces if words.isdisjoint(SORTS)]
