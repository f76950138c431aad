"""Rows of words that a sentence says as a whole, in whatever order its words stand.

The rows are data, ``rulesets/shared/words/whole.yaml``, the files ``*_rows.yaml`` beside it and those of the topics.
A word must stand in the sentence, ``(word)`` may; ``a|b`` is either; ``a+b`` stand next to each other, ``a~b`` one
after the other, ``a/b~c`` either before c; ``<wager>`` and ``<base>`` are names of wagers and of the base wager,
alone or in a row of words: ``<wager>~need~<base>``; ``{number}``, ``{dollars}`` and ``{percent}`` take a figure;
``{common}`` are words that many sentences have, and no row is read where its ``!word`` stands, or its ``!word+word``.
Every word of the sentence must be one of the row's, or one that says nothing by itself. A word that denies must
stand, or stand in a row of words that may: ``(no+better)``, not ``(no)``. A right has rows made of its nouns and
verbs.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache, lru_cache
from itertools import product
from math import log
from typing import Any

from checker.frozen import frozen
from checker.law.chapter import read_shared, shared_names, shared_text
from checker.regex import regex
from checker.words import by_word as by_word_module
from checker.words import topics as topics_module
from checker.words.by_word import looked_up, rarest_first
from checker.words.kept import kept
from checker.words.tokens import Sort, Token, canonical, without_ending
from checker.words.topics import FILES, Topic, topics
from checker.words.wordings import wordings

FILE, MORE = "whole.yaml", "_rows.yaml"
"""The file with the words that go into every row, and how those end that have rows only and what these take besides."""
WITHOUT = "!"
"""What stands before a word of a row that may not stand in the sentence."""
_COMMON = "{common}"
"""What stands in a row for the words that may stand in most sentences."""
SLOTS = {"{number}": Sort.NUMBER, "{dollars}": Sort.DOLLARS, "{percent}": Sort.PERCENT, "{shares}": Sort.RATIO}
_PIECE = regex(r"\([^()]*\)|\S+")
_AS_THEY_ARE = frozenset({"wagered", "need", "envy", "any", "only", "none", "one", "some", "be", "the"})
"""Words with an ending that is none, or that makes another word of them: the wager, and the amount wagered."""
_ENDINGS = ("ing", "ed", "ly")
SIDES = ("dealer", "banker", "high", "low")
"""Words that tell the sides of a game apart: one that stands there once more may have taken the place of another."""
NAMES = ("<wager>", "<base>")
_ByWord = Mapping[str, Sequence[tuple[int, frozenset[str]]]]


@frozen(kw_only=False)
class Choice:
    """Words of which all must stand in the sentence: anywhere, next to each other, or one after the other."""

    words: tuple[str, ...]
    adjacent: bool = False
    ordered: bool = False


@frozen(kw_only=False)
class Row:
    """What a sentence must and may have to say a value of a topic.

    ``required`` are the pieces of which each must stand in the sentence, ``known`` every word that may, ``slots`` the
    figures that it takes and ``optional`` those that it may take. ``names`` are the names that may stand in it, and
    ``named`` those that must. ``denying`` are, of each piece with a word that denies, the choices that have it, and
    ``phrases`` rows of words that deny nothing of what is said: no better. ``barred`` are words
    of which the sentence may have none, and ``not_beside`` rows of such words. ``often`` is how often each word of one
    side may stand in the sentence, and ``where`` the topic that a chapter must have for the row.
    """

    topic: Topic
    token: str
    fixed: str
    required: tuple[tuple[Choice, ...], ...]
    known: frozenset[str]
    slots: tuple[Sort, ...]
    optional: tuple[Sort, ...]
    names: frozenset[str]
    named: frozenset[str]
    denying: tuple[tuple[Choice, ...], ...]
    phrases: tuple[Choice, ...]
    barred: frozenset[str]
    often: Mapping[str, int]
    where: str
    not_beside: tuple[Choice, ...] = ()


def rows_for(texts: AbstractSet[str], asked: frozenset[str]) -> Iterator[Row]:
    """Yield, in their order, the rows on the topics ``asked`` for that a sentence with these words may have all of.

    Rows on a topic that belongs to no game are among them, and none of those of games without one of these topics.
    Raises KeyError for a topic that does not exist, and ValueError for a word of any row that denies and may be
    missing, or that has a hyphen.
    """
    for place, others in looked_up(_on(asked), texts):
        if not others or not others.isdisjoint(texts):
            yield _row_at(place)


def rows_like(texts: AbstractSet[str]) -> Iterator[Row]:
    """Yield, in their order, the rows of which a sentence with these words has the one that tells most."""
    by_word: _ByWord = _kept()["by_word"]
    yield from (_row_at(place) for place, _ in looked_up(by_word, texts))


@lru_cache(maxsize=16)
def _on(asked: frozenset[str]) -> _ByWord:
    """Map words to the rows on these topics that need one of them, each with more words of which it needs one too."""
    by_word: _ByWord = _kept()["by_word"]
    rows, known = _kept()["rows"], topics()
    wanted = {
        place
        for place, (name, _, _, where, *_) in enumerate(rows)
        if (name in asked or known[name].aspect) and (not where or where in asked)
    }
    return {word: [each for each in listed if each[0] in wanted] for word, listed in by_word.items()}


@cache
def _row_at(place: int) -> Row:
    """Return the row at a place, which few sentences ask for."""
    name, *plain = _kept()["rows"][place]
    return _unpacked(topics()[name], plain)


@cache
def words_of_rows() -> frozenset[str]:
    """Return every word that stands in a row."""
    return frozenset(_kept()["words"])


@cache
def _kept() -> Mapping[str, Any]:
    texts = "".join(shared_text("words", name).decode() for name in (FILE, *shared_names("words", MORE), *FILES))
    return kept(__file__, texts, _made, also=(topics_module.__file__, by_word_module.__file__))


def _made() -> dict[str, Any]:
    every = _all()
    words = sorted({word for row in every for word in row.known})
    packed = [_packed(row) for row in every]
    return {"rows": packed, "by_word": _by_word(every), "rarity": _rarity(every), "words": words}


def rarity() -> Mapping[str, float]:
    """Return how much each word of the rows tells: more where the rows of few topics have it."""
    found: Mapping[str, float] = _kept()["rarity"]
    return found


def _rarity(every: Sequence[Row]) -> dict[str, float]:
    topics_of = {
        (word, row.topic.id) for row in every for piece in row.required for choice in piece for word in choice.words
    }
    count = len({row.topic.id for row in every})
    return {word: log(count / often) for word, often in Counter(word for word, _ in topics_of).items()}


def _by_word(every: Sequence[Row]) -> dict[str, list[tuple[int, frozenset[str]]]]:
    """Map words to the places of the rows of which a sentence must have one of them; "" to those that need none.

    They are the words of the piece that the fewest rows have. With each place stand those of the next such piece.
    """
    often = Counter(word for row in every for piece in row.required for choice in piece for word in set(choice.words))
    found: dict[str, list[tuple[int, frozenset[str]]]] = {}
    for place, row in enumerate(every):
        pieces = (frozenset(min(choice.words, key=often.__getitem__) for choice in piece) for piece in row.required)
        first, others, *_ = (*rarest_first(pieces, often), frozenset[str](), frozenset[str]())
        for word in first or ("",):
            found.setdefault(word, []).append((place, others))
    return found


def _packed(row: Row) -> tuple[Any, ...]:
    """Return a row as plain data that begins with the name of its topic."""
    choices = ([[_plain(choice) for choice in piece] for piece in pieces] for pieces in (row.required, row.denying))
    required, denying = choices
    sets = (sorted(words) for words in (row.known, row.names, row.named, row.barred))
    sorts = ([sort.value for sort in figures] for figures in (row.slots, row.optional))
    phrases, not_beside = ([_plain(choice) for choice in listed] for listed in (row.phrases, row.not_beside))
    words = (required, denying, phrases, *sets, *sorts, dict(row.often), not_beside)
    return (row.topic.id, row.token, row.fixed, row.where, *words)


def _plain(choice: Choice) -> tuple[tuple[str, ...], bool, bool]:
    return choice.words, choice.adjacent, choice.ordered


def _unpacked(topic: Topic, plain: Sequence[Any]) -> Row:
    """Return the row of a topic that was packed."""
    token, fixed, where, required, denying, phrases, known, names, named, barred, slots, optional, often, beside = plain
    return Row(
        topic,
        token,
        fixed,
        tuple(tuple(Choice(*choice) for choice in piece) for piece in required),
        frozenset(known),
        tuple(map(Sort, slots)),
        tuple(map(Sort, optional)),
        frozenset(names),
        frozenset(named),
        tuple(tuple(Choice(*choice) for choice in piece) for piece in denying),
        tuple(Choice(*choice) for choice in phrases),
        frozenset(barred),
        often,
        where,
        tuple(Choice(*choice) for choice in beside),
    )


def _all() -> tuple[Row, ...]:
    """Return every row, made from what is written."""
    raw: Mapping[str, Any] = read_shared("words", FILE)
    known = topics()
    beside: Mapping[str, str] = raw["beside"]
    found = [
        _row(
            known[name],
            token,
            _with(written.replace(_COMMON, raw["common"]), f"{beside.get(name, '')} {_usual(listed, written)}"),
            listed.get("where", ""),
        )
        for listed in (raw, *(read_shared("words", file) for file in shared_names("words", MORE)))
        for name, by_value in listed["rows"].items()
        for token, rows_ in by_value.items()
        for written in rows_
    ]
    for topic in known.values():
        found.extend(_row(topic, value.token, written) for value in topic.values.values() for written in value.rows)
        found.extend(_row(topic, topic.kind, written) for written in topic.rows)
        found.extend(_rights(topic, raw["leave"]))
    return tuple(found)


def _usual(listed: Mapping[str, Any], said: str) -> str:
    """Return the words that every row of a file takes besides; a row with a figure takes no other one."""
    usual: str = listed.get("usual", "")
    return usual.replace("(1)", "") if "{number}" in said else usual


@cache
def glue() -> frozenset[str]:
    """Return the words that say nothing by themselves in a sentence that is read as a whole."""
    return frozenset(map(stem, (*wordings().light, *read_shared("words", FILE)["glue"])))


def _with(written: str, beside: str) -> str:
    """Return a row with the words that may stand in every row of its topic."""
    said, arrow, fixed = written.partition(" => ")
    return f"{said} {beside}{arrow}{fixed}" if beside else written


def _rights(topic: Topic, leave: str) -> Iterator[Row]:
    """Yield the rows of a right: what is granted, beside the words with which rights are granted and denied."""
    for said in (*topic.nouns, *topic.verbs):
        if "[" not in said:
            yield _row(topic, "allowed", f"{said.replace('<', '(<').replace('>', '>)')} {leave}")


def _row(topic: Topic, token: str, written: str, where: str = "") -> Row:
    if topic.kind == "word" and token not in topic.values:
        raise ValueError(f"topic {topic.id} has no value {token}; in the row: {written}")
    said, _, fixed = written.partition(" => ")
    required: list[tuple[Choice, ...]] = []
    known: set[str] = set()
    slots: list[Sort] = []
    optional: list[Sort] = []
    names: set[str] = set()
    named: set[str] = set()
    without: set[str] = set()
    phrases: list[Choice] = []
    not_beside: list[Choice] = []
    for piece in _PIECE.findall(said):
        inner = piece.strip("()")
        left_out = piece.startswith("(")
        if inner.startswith(WITHOUT) and re.search("[~+]", inner):
            not_beside.extend(choices_of(inner[1:]))
        elif inner.startswith(WITHOUT):
            without.add(stem(canonical(inner[1:])))
        elif inner in SLOTS:
            (optional if left_out else slots).append(SLOTS[inner])
        elif inner in NAMES:
            names.add(inner)
            named |= set() if left_out else {inner}
        else:
            choices = choices_of(inner)
            names |= {word for choice in choices for word in choice.words if word in NAMES}
            known |= {word for choice in choices for word in choice.words}
            if left_out:
                phrases.extend(checked(choices, written))
            else:
                required.append(choices)
    if hyphens := [word for word in known if "-" in word]:
        raise ValueError(f"a line is read without hyphens, so “{hyphens[0]}” is in none; in the row: {written}")
    return Row(
        topic,
        "" if topic.kind != "word" else token,
        fixed,
        tuple(required),
        frozenset(known - without),
        tuple(slots),
        tuple(optional),
        frozenset(names),
        frozenset(named),
        tuple(denying for piece in required if (denying := tuple(filter(denies, piece)))),
        tuple(phrases),
        frozenset(without),
        _sides(_PIECE.findall(said)),
        where,
        tuple(not_beside),
    )


def _sides(pieces: Iterable[str]) -> dict[str, int]:
    """Return in how many pieces each side of the game stands."""
    words = [set(re.split(r"[|+~() ]+", piece)) for piece in pieces if any(side in piece for side in SIDES)]
    return {side: sum(side in own for own in words) for side in SIDES}


def checked(choices: Iterable[Choice], written: str) -> Iterator[Choice]:
    """Yield, of choices that may be missing, the rows of words with one that denies.

    Raises ValueError for one that denies by itself: a sentence would say the same with it and without.
    """
    for choice in filter(denies, choices):
        if len(choice.words) == 1:
            raise ValueError(f"“{choice.words[0]}” denies and may not be left out, in the row: {written}")
        yield choice


def denies(choice: Choice) -> bool:
    """Whether a word of a choice denies."""
    return not wordings().denials.isdisjoint(choice.words)


def _parts(piece: str) -> Iterator[str]:
    """Return what stands between the bars of a piece, and the members of a class of words."""
    for part in piece.split("|"):
        if part.startswith("<") and not re.search("[~+]", part):
            yield from (said.replace(" ", "+") for said in wordings().classes[part.strip("<>")] if "(" not in said)
        else:
            yield "+".join(part.split())


@lru_cache(maxsize=16384)
def stem(word: str) -> str:
    """Return a word without the ending of a verb, so that a row need not list its forms: raised, raising, raise."""
    if word in _AS_THEY_ARE or word in wordings().parts:
        return word
    found = without_ending(word, _ENDINGS)
    return word if found in wordings().denials else found  # what is noted is not denied


@cache
def stems(words: frozenset[str]) -> frozenset[str]:
    """Return words without their endings."""
    return frozenset(map(stem, words))


_canonical = lru_cache(maxsize=8192)(canonical)


def _choice(part: str) -> Choice:
    ordered = "~" in part
    words = [stem(word) for each in re.split(r"[+~]", part) for word in _canonical(each).split()]
    return Choice(tuple(words), adjacent=len(words) > 1 and not ordered, ordered=ordered)


@lru_cache(maxsize=8192)  # the words that may stand beside are alike in most rows
def choices_of(piece: str) -> tuple[Choice, ...]:
    """Return the choices of a piece: what stands between its bars, each with all that a stroke lets stand there."""
    return tuple(_choice(each) for part in _parts(piece) for each in _without_strokes(part))


def _without_strokes(part: str) -> Iterator[str]:
    """Return what take/collect~lose stands for: take~lose and collect~lose."""
    steps = [step if step in "+~" else step.split("/") for step in re.split(r"([+~])", part)]
    yield from map("".join, product(*steps))


def pieces_of(written: str) -> Iterator[str]:
    """Return the pieces of a row as they are written; one in brackets may be left out."""
    yield from _PIECE.findall(written)


def stands(choice: Choice, tokens: Sequence[Token]) -> bool:
    """Whether the words of a choice stand among the tokens, in its order where it has one."""
    return any(places(choice, tokens))


def places(choice: Choice, tokens: Sequence[Token]) -> Iterator[tuple[int, ...]]:
    """Yield at which tokens the words of a choice stand, for each token with the first of them."""
    for at, token in enumerate(tokens):
        if token.text == choice.words[0] and (found := _from(choice, tokens, at)):
            yield found


def _from(choice: Choice, tokens: Sequence[Token], at: int) -> tuple[int, ...]:
    found = [at]
    for word in choice.words[1:]:
        at += 1
        while at < len(tokens) and tokens[at].text != word:
            if choice.adjacent and tokens[at].text not in wordings().light:
                return ()
            at += 1
        if at >= len(tokens):
            return ()
        found.append(at)
    return tuple(found)
