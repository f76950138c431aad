"""What a short line says of a meter: “Mega resets to $10,000”, “1% to the meter, 1% to the reserve”.

Every word must be a name, a figure, what a meter does, or one that stands beside these and says nothing.
"""

from collections.abc import Iterator, Sequence

from checker.frozen import frozen
from checker.values.stated import Dollars, Key, Percent, Value
from checker.words.felt_words import felt_words
from checker.words.said import Said
from checker.words.tokens import Sort, Token
from checker.words.topics import topics
from checker.words.vocabulary import Vocabulary

_RATE, _RESERVE = "meter_rate", "meter_reserve"
_INTO = frozenset({"to", "into", "toward", "in", "from"})
_EACH = frozenset({"each", "every", "of", "all", "per"})
_METER = frozenset({"meter", "progressive"})
_PARTING = frozenset({"and", "which"})
_DOLLAR = frozenset({"dollar", "$1"})


@frozen
class _Part:
    """A name of a meter, what it does, a figure, or where the line may be parted, in the order of the line."""

    level: str = ""
    topic: str = ""
    value: Value | None = None
    parts: bool = False


def read_meters(
    sentence: Sequence[Token], called: Sequence[Token], vocabulary: Vocabulary, context: str
) -> tuple[Said, ...]:
    """Return what every part of a line says of a meter, or nothing where it has a word that is no part of that.

    ``called`` are its tokens as parts of names; ``context`` is the wager that the line before it names.
    """
    found = _parts(sentence, called, vocabulary)
    if found is None:
        return ()
    wager, marked = found
    parts = [part for part in marked if not part.parts]
    if not any(part.value for part in parts):
        return ()
    texts = {token.text for token in sentence}
    into = texts & _INTO and texts & (_METER | set(vocabulary.levels))
    rated = bool(into or (texts & _EACH and "wager" in texts))
    said = list(_said(parts, into=rated))
    if any(topic is None for topic, _, _ in said):
        # Each of its clauses may have the one figure of which it speaks.
        said = [one for clause in _clauses(marked) for one in _said(clause, into=rated)] or said
    if any(topic is None for topic, _, _ in said):
        return ()
    wager = wager or (context if context in vocabulary.metered else "")
    taken = tuple(at for at, token in enumerate(sentence) if token.sort is not Sort.SIGN)
    return tuple(_claim(taken, topic, level, value, wager, vocabulary) for topic, level, value in said if topic)


def _claim(taken: tuple[int, ...], topic: str, level: str, value: Value, wager: str, vocabulary: Vocabulary) -> Said:
    slug = wager or (vocabulary.levels.get(level, "") if level else "")
    if not slug and len(vocabulary.metered) == 1:
        (slug,) = vocabulary.metered
    if not slug:
        return Said(taken=taken, topic=topics()[topic], value=value)
    return Said(taken=taken, value=value, keys=(Key(subject=slug, aspect=topic, name=level),), wager=slug)


def _parts(
    sentence: Sequence[Token], called: Sequence[Token], vocabulary: Vocabulary
) -> tuple[str, list[_Part]] | None:
    """Return the wager that a line names and its parts; None where it has a word of something else."""
    words = felt_words()
    texts = [token.text for token in called]
    wager, parts = "", list[_Part]()
    at = 0
    while at < len(texts):
        token = sentence[at]
        named = vocabulary.name_at(texts, at)
        if token.sort is Sort.SIGN or token.text in _PARTING:
            parts.append(_Part(parts=True))
            at += 1
        elif named and named[0] in vocabulary.metered:
            if wager not in {"", named[0]}:
                return None
            wager, at = named
        elif token.text in vocabulary.levels:
            parts.append(_Part(level=token.text))
            at += 1
        elif token.sort in {Sort.DOLLARS, Sort.PERCENT} and not _is_wagered(sentence, at):
            if _is_share(texts, at, vocabulary):
                return None
            number = token.number
            assert number is not None  # noqa: S101 - a figure has one
            parts.append(_Part(value=Dollars(number) if token.sort is Sort.DOLLARS else Percent(number)))
            at += 1
        elif token.sort is Sort.NUMBER and texts[at + 1 : at + 2] == ["cent"] and _of_dollars(sentence):
            assert token.number is not None  # noqa: S101 - a figure has one
            parts.append(_Part(value=Percent(token.number)))
            at += 2
        elif size := next((len(row) for row, _ in words.meters if tuple(texts[at : at + len(row)]) == row), 0):
            if texts[at] not in words.beside_meter or size > 1:
                parts.append(_Part(topic=dict(words.meters)[tuple(texts[at : at + size])]))
            at += size
        elif token.text in words.beside_meter:
            at += 1
        else:
            return None
    return wager, parts


def _clauses(marked: Sequence[_Part]) -> list[list[_Part]]:
    """Return the clauses of a line, each of which has one figure; nothing where one has none or several."""
    clauses: list[list[_Part]] = [[]]
    for part in marked:
        if part.parts:
            clauses.append([])
        else:
            clauses[-1].append(part)
    told = [clause for clause in clauses if clause]
    return told if all(sum(part.value is not None for part in clause) == 1 for clause in told) else []


def _of_dollars(sentence: Sequence[Token]) -> bool:
    """Whether a line tells of each dollar that is wagered."""
    dollars = [at for at, token in enumerate(sentence) if token.text in _DOLLAR]
    return any(at and sentence[at - 1].text in _EACH | {"a", "the", "1"} for at in dollars)


def _is_wagered(sentence: Sequence[Token], at: int) -> bool:
    """Whether a dollar is one of those wagered: 14% of each $1."""
    return sentence[at].sort is Sort.DOLLARS and at > 0 and sentence[at - 1].text in _EACH


def _is_share(texts: Sequence[str], at: int, vocabulary: Vocabulary) -> bool:
    """Whether a percentage is of a meter, and so what is won of it."""
    after = [text for text in texts[at + 1 : at + 4] if text != "the"]
    return after[:1] == ["of"] and bool(set(after[1:2]) & (_METER | set(vocabulary.levels)))


def _said(parts: Sequence[_Part], *, into: bool) -> Iterator[tuple[str | None, str, Value]]:
    """Yield the topic, the name and the value of each figure; what stands once goes for all that follow."""
    levels = [part.level for part in parts if part.level]
    over = levels[0] if len(levels) == 1 and parts[0].level else ""
    parts = parts[1:] if over else parts
    topic = ""
    for own, told, value in _groups(parts, figure_first=parts[0].value is not None):
        level = own or over
        topic = told or topic
        rate = isinstance(value, Percent)
        if rate and topic not in {_RATE, _RESERVE}:
            yield (_RATE if into and not topic else None), level, value
        elif not rate and topic in {_RATE, _RESERVE, ""}:
            yield None, level, value
        else:
            yield topic, level, value


def _groups(parts: Sequence[_Part], *, figure_first: bool) -> Iterator[tuple[str, str, Value]]:
    """Yield the name, what the meter does and the figure of each group, in which the figure stands first or last."""
    figures = [at for at, part in enumerate(parts) if part.value]
    for place, at in enumerate(figures):
        if figure_first:
            start = 0 if not place else at
            end = figures[place + 1] if place + 1 < len(figures) else len(parts)
        else:
            start = figures[place - 1] + 1 if place else 0
            end = at + 1 if place + 1 < len(figures) else len(parts)
        own = parts[start:end]
        levels = [part.level for part in own if part.level]
        told = [part.topic for part in own if part.topic]
        value = parts[at].value
        assert value is not None  # noqa: S101 - a figure is one
        yield levels[0] if len(levels) == 1 else "", _one(told), value


def _one(told: Sequence[str]) -> str:
    """Return the only topic of a group; beside another one “start” and “go” say no more than that: goes back to."""
    different = set(told)
    if _RESERVE in different:
        return _RESERVE
    if "meter_reset" in different:
        return "meter_reset"
    return told[0] if len(different) == 1 else ""
