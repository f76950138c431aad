"""Answers in ordinary other words: which of the choices a text means, or that it is known to be none of them.

The words stand beside the law: under ``also`` of a choice, and for entries that many chapters share in
``rulesets/shared/words/answers.yaml``. What is found in neither is not understood, and so never a violation.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any

from checker.frozen import frozen
from checker.law import Chapter, Election, Ruleset
from checker.law.built import once_a_chapter
from checker.law.chapter import read_shared
from checker.regex import regex
from checker.submission.answer import is_doubtful, normal
from checker.submission.answer_rows import REFUSED, answer_tokens, said_by, said_by_rows
from checker.submission.plainer import before_more, clauses, plainer

_TOKEN = regex(r"[0-9]+(?:\.[0-9]+)?|[a-z]+|%")
_SHORTEST_PLURAL = 4
_DENYING = frozenset({"no", "not", "never", "without", "neither", "nor"})
_COMPARING = ("is", "is_not", "in", "not_in", "values")

Key = frozenset[str]
"""The words of an answer that count, in no order."""


@frozen
class Known:
    """The words known for one entry: ``exact`` forms to what they stand for, and sets of words to the same.

    What stands for itself alone is known, and none of the choices.
    """

    exact: Mapping[str, str] = {}
    keys: Mapping[Key, str] = {}


def understood(text: str, path: str, ruleset: Ruleset) -> str | None:
    """Return the choice that an answer means, or the answer itself where it is known to be none; else None."""
    said = _understood(text, path, ruleset)
    if said is not None and said == normal(text) and (head := before_more(text)):
        # What is added to a lawful answer does not make it none: a sign, and dealers tell it too.
        alone = _understood(head, path, ruleset)
        if alone is not None and alone != normal(head):
            return None
    return said


def _understood(text: str, path: str, ruleset: Ruleset) -> str | None:
    plain = normal(text)
    # Nearly every answer is one of the choices as the law writes them; to collect all other words takes longer.
    listed = _listed(path, ruleset.chapter)
    if plain in listed:
        return listed[plain]
    known = known_answers(path, ruleset)
    if plain in known.exact:
        return known.exact[plain]
    if is_doubtful(text):
        return None
    from checker.submission.field_rows import field  # noqa: PLC0415 - few answers are in other words

    first = said_by(field(path, "choice").first, answer_tokens(text))
    if first is not None:
        return plain if first == REFUSED else known.exact.get(normal(first), plain)
    text = _with_one_name(plainer(text))
    key = answer_key(text)
    if key in known.keys:
        return known.keys[key] or plain
    said = said_by_rows(text, path)
    if said == REFUSED and any(said_by_rows(clause, path) not in {None, REFUSED} for clause in clauses(text)):
        return None  # what is refused is one way of several, and another is named beside it
    if said is not None:
        # What only another chapter has among its choices is none of them here.
        return known.exact.get(normal(said), plain) if said != REFUSED else plain
    # A figure is understood even where it is another one than the law's.
    figures = _without_figures(key)
    return plain if figures != key and figures in map(_without_figures, _with_figures(known)) else None


def _with_one_name(text: str) -> str:
    """Return a text in which a color that is named with its shade is one color: navy blue."""
    return _shaded().sub(r"\1", text)


@cache
def _shaded() -> re.Pattern[str]:
    raw = read_shared("words", "answers.yaml")
    shades, colors = "|".join(raw["shade"]), "|".join(map(str, raw["color"]))
    return regex(rf"\b(?:{shades})[ -]({colors})\b", re.IGNORECASE)


def has_known_answers(path: str, election: Election) -> bool:
    """Whether an entry is answered from a list, by its own choices or by the words that its rules compare."""
    if election.type == "text":
        return path in read_shared("words", "answers.yaml")["answers"]
    return election.type in {"choice", "choices"}


def known_answers(path: str, ruleset: Ruleset) -> Known:
    """Return every word that the chapter, on any day and under any reading, or the shared list knows for an entry."""
    known = _known(ruleset.chapter)
    if path not in known:
        known[path] = _collect(path, ruleset)
    return known[path]


@once_a_chapter
def _known(chapter: Chapter) -> dict[str, Known]:  # noqa: ARG001 - where they are kept
    return {}


@once_a_chapter
def _all_listed(chapter: Chapter) -> dict[str, dict[str, str]]:  # noqa: ARG001 - where they are kept
    return {}


def _listed(path: str, chapter: Chapter) -> Mapping[str, str]:
    """Return the choices of an entry, and the other words that stand beside them, with the choice that each means."""
    known = _all_listed(chapter)
    if path not in known:
        known[path] = found = {}
        for choice in _written(path, chapter):
            value = normal(str(choice["value"]))
            found[value] = value
            found.update((normal(str(other)), value) for other in choice.get("also") or ())
    return known[path]


def _written(path: str, chapter: Chapter) -> Iterator[dict[str, Any]]:
    return (choice for item in chapter.items["elections"] if item["at"] == path for choice in _choices(item))


def _collect(path: str, ruleset: Ruleset) -> Known:
    exact = {**_listed(path, ruleset.chapter)}
    keys: dict[Key, str] = {}
    for choice in _written(path, ruleset.chapter):
        value = normal(str(choice["value"]))
        keys.setdefault(answer_key(value), value)
        for other in choice.get("also") or ():
            keys[answer_key(str(other))] = value
    chosen = {*exact.values()}
    for word in _compared(ruleset.chapter).get(path, ()):
        exact.setdefault(word, word)
    lawful = chosen or {*exact.values()}
    for value, others in _shared().answers.get(path, {}).items():
        plain = normal(value)
        # What only another chapter has among its choices is known here, and none of them.
        meant = plain if value != "refused" and plain in lawful else ""
        for other in others:
            exact.setdefault(normal(other), meant or normal(other))
            keys.setdefault(answer_key(other), meant)
    if path in in_order():
        keys = {}
    if any(slug in exact for slug in map(normal, ruleset.wagers)):
        for wager in ruleset.wagers.values():
            own = wager.name.removeprefix(f"{wager.short} ")
            for name in (wager.slug, wager.name, wager.short, own, own.removesuffix(" Wager")):
                exact.setdefault(normal(name), normal(wager.slug))
    return Known(exact=exact, keys={key: value for key, value in keys.items() if key})


def _choices(item: Any) -> Iterator[dict[str, Any]]:
    """Return every choice of an election, of each version and each reading."""
    left: list[Any] = [item]
    while left:
        node = left.pop()
        if isinstance(node, dict):
            if isinstance(node.get("choices"), list):
                yield from (choice for choice in node["choices"] if isinstance(choice, dict) and "value" in choice)
            left.extend(node.values())
        elif isinstance(node, list):
            left.extend(node)


def compared_words(path: str, ruleset: Ruleset) -> frozenset[str]:
    """Return every word with which the chapter's rules compare an entry."""
    return frozenset(_compared(ruleset.chapter).get(path, ()))


@once_a_chapter
def _compared(chapter: Chapter) -> Mapping[str, Mapping[str, None]]:
    """Return by path every word with which a rule or a condition compares the entry, each once."""
    found: dict[str, dict[str, None]] = {}
    left: list[Any] = [*reversed(chapter.items["rules"])]
    while left:
        node = left.pop()
        if isinstance(node, dict):
            if isinstance(path := node.get("at"), str):
                for name in _COMPARING:
                    said = node.get(name)
                    words = [word for word in (said if isinstance(said, list) else [said]) if word is not None]
                    found.setdefault(path, {}).update(dict.fromkeys(normal(str(word)) for word in words))
            left.extend(node.values())
        elif isinstance(node, list):
            left.extend(node)
    return found


@frozen
class _Shared:
    drop: frozenset[str]
    same: Mapping[str, str]
    colors: frozenset[str]
    answers: Mapping[str, Mapping[str, tuple[str, ...]]]


@cache
def _words() -> _Shared:
    raw = read_shared("words", "answers.yaml")
    return _Shared(
        drop=frozenset(raw["drop"]), same=raw["same"], colors=frozenset(map(_singular, raw["color"])), answers={}
    )


@cache
def _shared() -> _Shared:
    raw, words = read_shared("words", "answers.yaml"), _words()
    answers = {
        path: {value: (() if value == "refused" else (value,)) + tuple(others) for value, others in by_value.items()}
        for path, by_value in raw["answers"].items()
    }
    return _Shared(drop=words.drop, same=words.same, colors=words.colors, answers=answers)


def shares_of(path: str) -> frozenset[str]:
    """Return the words after a percentage that say of what it is a share, by the last word of the entry's path."""
    return frozenset(read_shared("words", "answers.yaml")["shares"].get(path.rpartition(".")[2], ()))


@cache
def in_order() -> frozenset[str]:
    """Return the entries whose answers turn on the order of the words, so that no part of one is an answer."""
    return frozenset(read_shared("words", "answers.yaml")["in_order"])


@cache
def beside_hours() -> frozenset[str]:
    """Return the words that may stand beside a number of hours and do not change it."""
    return frozenset(read_shared("words", "answers.yaml")["beside_hours"])


@cache
def answer_key(text: str) -> Key:
    """Return the words of an answer that count. Case, order, plurals and articles make no difference.

    Two colors or more count as different ones, whichever they are, and one as the same. What denies a denial has no
    words that count but itself.
    """
    words = _words()
    plain = text.lower().replace("'", "").replace("\u2019", "")
    found: set[str] = set()
    colors: set[str] = set()
    said = _TOKEN.findall(plain)
    if any(raw == after for raw, after in pairwise(said) if raw in _DENYING):
        return frozenset({plain})
    for raw in said:
        if raw in words.drop:
            continue
        token = _singular(raw)
        for part in str(words.same.get(raw, words.same.get(token, token))).split():
            if part in words.colors:
                colors.add(part)
            elif part not in words.drop:
                found.add(part)
    if colors:
        found = (found - {"other", "deck", "back", "batch", "side", "color"}) | (
            {"different", "color"} if len(colors) > 1 else {"same", "color"}
        )
    return frozenset(found)


def _singular(word: str) -> str:
    plural = len(word) >= _SHORTEST_PLURAL and word.endswith("s") and not word.endswith("ss")
    return word[:-1] if plural else word


def _with_figures(known: Known) -> Iterator[Key]:
    yield from (key for key in known.keys if any(word[0].isdigit() for word in key))


def _without_figures(key: Key) -> Key:
    return frozenset(word for word in key if not word[0].isdigit())
