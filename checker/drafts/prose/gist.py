"""What a sentence of a draft comes to: values of topics, told by the words that decide, whatever else it says.

Where a row of words is accounted for to the last one, as in ``checker.words.rows``, a sentence in other words is not
understood; here it is, and so what is told counts for less: it is asked only of a sentence that nothing else
understood. What is told stands in as few clauses as there are. Two values of one topic in the same clauses, a word that
denies, or one that takes something out, tell nothing.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import cache, lru_cache

from checker.drafts.prose.gist_places import Places
from checker.drafts.prose.gist_rows import FIGURE, FILE, SORTS, Group, Row, Says, groups_for
from checker.law.chapter import read_shared
from checker.values.stated import Value, Word
from checker.words.known import unmarked
from checker.words.ranking import out_of_order, ranked_topics
from checker.words.rows import glue, stem
from checker.words.tokens import Sort, Token, tokens
from checker.words.topics import topics
from checker.words.whole import typed
from checker.words.wordings import wordings

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


@lru_cache(maxsize=1024)  # asked several times of one sentence, and of those that stand on many pages
def gist_of(text: str, above: str, asked: frozenset[str]) -> tuple[Sequence[Gist], Sequence[Token]]:
    """Return what a sentence comes to on the topics that are asked for, and its words; ``above`` are those above it."""
    rewritten = _rewritten(unmarked(text))
    said = words_of(rewritten)
    if sum(token.sort is Sort.RATIO for token in said) > 1:
        return [], said  # a list of what is paid
    texts = frozenset(token.text for token in said)
    over = frozenset(token.text for token in words_of(above))
    spans, places = _spans(said), Places(said, rewritten)
    found: dict[str, list[Gist]] = {}
    for group in groups_for(texts | over, asked):
        wanted = [says for says in group.says if any(name in asked for name, _ in says.topics)]
        about = _about(group, places, texts, over) if wanted else None
        if about is None:
            continue
        headed = not group.main or any(
            _may(row, texts, over) and not _may(row, texts, frozenset()) for row in group.about
        )
        known = frozenset[str]().union(*(_known(row) for row in group.about if _may(row, texts, over)))
        wanted = [says for says in wanted if any(_may(row, texts, over) for row in says.rows)]
        for gist in _told(wanted, places, spans, over, about, known, headed=headed):
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


def _about(group: Group, places: Places, texts: frozenset[str], over: frozenset[str]) -> frozenset[int] | None:
    if not group.about:
        return frozenset()
    for row in group.about:
        if not _may(row, texts, over):
            continue
        taken = _match(row, places, range(len(places.tokens)), over)
        if taken is not None:
            return taken
    return None


def _told(
    wanted: Sequence[Says], places: Places, spans: Sequence[Sequence[range]], over: frozenset[str],
    about: frozenset[int], known: frozenset[str], *, headed: bool,
) -> Iterator[Gist]:  # fmt: skip
    """Yield what the rows of a group say, each topic in the fewest clauses in which it is told."""
    said, settled = places.tokens, set[str]()
    for same_length in spans:
        told: dict[str, list[Gist]] = {}
        for span in same_length:
            apart = _apart(said, span, spans[0], about)
            for says in wanted:
                if apart or all(name in settled for name, _ in says.topics):
                    continue
                for row in says.rows:
                    taken = _match(row, places, span, over)
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
    name: str, token: str, said: Sequence[Token], taken: frozenset[int], says: Says, span: range, about: frozenset[int]
) -> Value | None:
    """Return the value that a row says, turned where the clauses deny it once, if that is clear; none of a payout."""
    topic = topics()[name]
    if any(said[at].sort is Sort.RATIO for at in span if at not in taken and at not in about):
        return None  # what is paid is told of an outcome
    denied = sum(_denies(said, at) for at in span if at not in taken and at not in about)
    if token == FIGURE:
        figures = [said[at].number for at in sorted(taken) if said[at].sort in SORTS.values()]
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


def _known(row: Row) -> frozenset[str]:
    """Return the words of a row, of which a sentence may have more than those that were found."""
    pieces = (piece.choices for piece in row if not piece.without)
    return frozenset().union(*(words for piece in pieces for each in piece for step in each.needed for words in step))


def _may(row: Row, texts: frozenset[str], over: frozenset[str]) -> bool:
    """Whether a sentence has the words of each piece of a row, wherever they stand."""
    return all(
        piece.without or any(choice.may(texts) or (piece.above and choice.may(over)) for choice in piece.choices)
        for piece in row
    )


def _match(row: Row, places: Places, span: range, over: frozenset[str]) -> frozenset[int] | None:
    """Return the places of the words by which a part of a sentence has all pieces of a row, or nothing."""
    taken: set[int] = set()
    for piece in row:
        found = next((at for choice in piece.choices if (at := places.of(choice, span)) is not None), None)
        if piece.without:
            if found is not None:
                return None
        elif found is not None:
            taken.update(found)
        elif not (piece.above and any(choice.may(over) for choice in piece.choices)):
            return None
    return frozenset(taken)


@cache
def silent_words() -> frozenset[str]:
    """Return the words that say nothing by themselves, in any sentence or beside what was told."""
    return wordings().light | glue() | plain_words()


@cache
def plain_words() -> frozenset[str]:
    """Return the words that say nothing more beside what was told."""
    return frozenset(token.text for word in read_shared("words", FILE)["plain"] for token in words_of(str(word)))
