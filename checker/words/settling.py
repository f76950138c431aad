"""Which wagers win, lose and are returned in which rounds: what a sentence says is asked of every round.

The words, the rounds of a game and what its wagers do in them are data, ``rulesets/shared/words/settling.yaml``. “Tie
loses unless the hands are equal” is a result of a wager and the rounds in which it is said: it is so where the wager
has that result in all of them, and false where it has it in none, or not in all and the sentence says “whenever”.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from itertools import product
from typing import Any

from checker.frozen import frozen
from checker.law.chapter import read_shared
from checker.regex import regex
from checker.values.stated import Key, Word
from checker.words.said import Said
from checker.words.tokens import Sort, Token
from checker.words.topics import topics
from checker.words.vocabulary import Vocabulary

FILE = "settling.yaml"
_RESULTS = ("wins", "loses", "returned")
_MARK = "mark"
_TERM = regex(r"(\w+)\((\w+)\)(?: (>=|<=|==|>|<) (-?\w+))?")
_WORDS = regex(r"\w+|&|\||\(|\)")
_JOINED = regex(r" ,? ?(?:and|but|while|with) | , | (?=without |with no )")
_OR = regex(" ,? ?or ")
_AND = regex(r" ?,? (?:and|but|while) | ; ")
_LED = regex(r"^(.+?) ?[,:] ")
_FOLLOWED = regex(r"(?<= )(?:if|when|whenever|in|on|with|for|where) .+$")
"""What parts two results, and the round that is told before them or after them."""
_OTHERWISE = regex(
    r" ?,? (?:and|or|but)? ?(?P<verb>lose|push|return|win) "
    r"(?:otherwise|if not|else|(?:in|on|with) (?:anything |everything )?(?:other|else)|in other case|if other)$"
)
_VERB_IF = regex(r" (?:win|lose|push|return|pay) (?:if|when|on|with) ")
"""How a sentence tells the result in all other rounds, and where its first result stands."""
_NEEDED = regex(
    r"^\W*to (?:win|collect)\b.*\b(?:must|needs?|has to|have to|required)\b"
    r"|\b(?:must|needs? to|has to|have to)\b.*\bto win\b",
    re.IGNORECASE,
)
"""How a sentence says that a wager wins in no other round: to win it, your hand must be ahead by four."""
_RESULT = regex(r" ?,? ?(?:\b(?:and|but|or) )?(?=\b(?:win|lose|push|return)\b)")
"""Where each result of a wager begins: it wins, loses, and is returned."""
_BEGINS = frozenset({"win", "lose", "push", "return", "pay"})
"""How a sentence begins that leaves out the wager of which it speaks."""
_PLACE = "§"
"""Stands for the result in the words around it."""
_LONGEST = 30
"""How many words of a sentence are read: a longer one says more than one result."""

Round = Mapping[str, Any]
"""The number of each axis from the first side, and the sides that have each mark."""
Rounds = frozenset[int]
"""The places of rounds in the list of those that there can be."""


@frozen(kw_only=False)
class _Frame:
    said: "re.Pattern[str]"
    only: bool
    always: bool
    unless: bool


def read_settling(
    called: Sequence[Token], text: str, vocabulary: Vocabulary, context: str = "", *, wrong: bool
) -> Iterator[Said]:
    """Yield what a whole sentence of a text says of its wagers, with ``wrong`` only what is not so.

    ``called`` are the tokens of the sentence as parts of names; ``context`` is the wager of the one before it, of which
    it speaks where it begins with a result: Tie: wins if the hands are equal.
    """
    taken = tuple(at for at, token in enumerate(called) if token.sort is not Sort.SIGN)
    if len(taken) > _LONGEST:
        return
    for place, raw in enumerate(read_shared("words", FILE)["games"]):
        if raw["topic"] in vocabulary.topics:
            game = _game(place)
            only = bool(taken) and _NEEDED.search(text[called[0].start : called[-1].end]) is not None
            said = _plain(called, text)
            # “It loses” alone tells no round: the name of the wager before it, a Tie, would be read as one.
            led = context in game.wagers and " " in said and said.split(" ")[0] in _BEGINS
            of = context if led else ""
            for wager, right in _read(game, said, vocabulary, of, only=only).items():
                if right and wrong:
                    continue
                key = Key(subject=wager, aspect=game.topic)
                value = Word(game.right if right else game.wrong)
                yield Said(taken=taken, topic=topics()[game.topic], value=value, keys=(key,), wager=wager)


@lru_cache(maxsize=1024)
def _read(game: "_Game", said: str, vocabulary: Vocabulary, of: str, *, only: bool) -> Mapping[str, bool]:
    names = _named(vocabulary, game)
    name = next((name for name, slug in names.items() if slug == of), "")
    return game.read(f"{name} {said}".strip(), names, only=only)


def _plain(called: Sequence[Token], text: str) -> str:
    raw = read_shared("words", FILE)
    kept: Mapping[str, str] = raw["kept"]
    words = []
    for token in called:
        written = text[token.start : token.end].casefold()
        word = kept.get(written, token.text)
        if word not in raw["drop"] and (token.sort is not Sort.SIGN or word in ",:;-"):
            words.append(word)
    return " ".join(words).strip(" ,:;-")


@cache
def _named(vocabulary: Vocabulary, game: "_Game") -> Mapping[str, str]:
    """Return the wagers of a game by the words that name them, in the form in which sentences are read."""
    drop = read_shared("words", FILE)["drop"]
    return {
        " ".join(word for word in name if word not in drop): slug
        for name, slug in reversed(vocabulary.wagers)
        if slug in game.wagers
    }


class _Game:
    """The rounds of a game, and what a sentence says of them."""

    def __init__(self, raw: Mapping[str, Any]) -> None:
        self.topic: str = raw["topic"]
        self.right: str = raw["right"]
        self.wrong: str = raw["wrong"]
        self.wagers: Mapping[str, Mapping[str, str]] = raw["wagers"]
        self._raw = raw
        self._heard: dict[tuple[str, str, bool], Rounds] = {}
        self._asked: dict[tuple[str, ...], Rounds] = {}
        self._hand: str = raw["hand"]
        self._outcome = regex(rf"\b(?:{raw['outcomes']})\b")
        self._own = regex(f"{raw['own']}|{raw['hands']}")
        named = {**raw["sides"], "own": raw["own"], "other": raw["other"]}
        self._named = regex(r"\b(?:" + "|".join(f"(?P<{name}>{said})" for name, said in named.items()) + r")\b")
        self._sides: tuple[str, ...] = tuple(raw["sides"])
        self._phrases = [
            (regex(self._pattern(item["said"])), item["means"], item.get("plain") == "yes") for item in raw["phrases"]
        ]

    @cached_property
    def _rounds(self) -> list[Round]:
        """Every round that there can be; to try all that can be written takes longer than to read most filings."""
        return [one for one in self._possible() if self._true(self._raw["rounds"], one, {})]

    def read(self, said: str, names: Mapping[str, str], *, only: bool = False) -> dict[str, bool]:
        """Return the wagers of which a sentence says what becomes of them, and whether it is so.

        With ``only`` it says a result of no other round.
        """
        if self._outcome.search(said):
            return {}
        self._heard.clear()
        if (rest := _OTHERWISE.search(said)) is not None:
            return self._in_all(said[: rest.start()], rest["verb"], names)
        return (
            self._single(said, names, only=only)
            or self._several(said, names, only=only)
            or self._each_result(said, names, only=only)
        )

    def _in_all(self, said: str, verb: str, names: Mapping[str, str]) -> dict[str, bool]:
        """Return what a sentence says of a result in some rounds and of another in all others: it loses otherwise."""
        if verb in said.split(" "):
            return {}
        first = self._single(said, names, only=True)
        others = self._single(_VERB_IF.sub(f" {verb} unless ", said, count=1), names, only=False)
        both = first.keys() & others.keys()
        return {wager: first[wager] and others[wager] for wager in both} or {k: v for k, v in first.items() if not v}

    def _several(self, said: str, names: Mapping[str, str], *, only: bool) -> dict[str, bool]:
        """Return what a sentence says of two results in one round: on a tie, Tie wins and the others are returned."""
        for cut in _AND.finditer(said):
            first, second = said[: cut.start()], said[cut.end() :]
            whole = [(first, f"{before[1]} , {second}") for before in _LED.finditer(first)]
            whole += [(f"{first} {after[0]}", second) for after in _FOLLOWED.finditer(second)]
            for one, other in whole:
                left = self._single(one, names, only=only)
                right = self._single(other, names, only=only) if left else {}
                if right and not left.keys() & right.keys():
                    return {**left, **right}
        return {}

    def _each_result(self, said: str, names: Mapping[str, str], *, only: bool) -> dict[str, bool]:
        """Return what a sentence says of three results of one wager: it wins, loses and is returned."""
        parts = [part for part in map(str.strip, _RESULT.split(said)) if part]
        if len(parts) != 1 + len(_RESULTS):
            return {}
        wager, *results = parts
        told = [self._single(f"{wager} {result.strip(' ,')}", names, only=only) for result in results]
        same = all(one and one.keys() == told[0].keys() for one in told)
        return {slug: all(one[slug] for one in told) for slug in told[0]} if same else {}

    def _single(self, said: str, names: Mapping[str, str], *, only: bool) -> dict[str, bool]:
        """Return what a sentence says of one result."""
        found: dict[str, set[bool | None]] = {}
        for rest, result, wagers in self._results(said.split(), names):
            for frame in _frames():
                match = frame.said.fullmatch(rest)
                if match is None:
                    continue
                for wager in wagers or [self._hand]:
                    own = self.wagers[wager].get("own", self._hand)
                    if rounds := self._told(match["c"], own, plain=not wagers):
                        found.setdefault(wager, set()).add(self._holds(wager, result, rounds, frame, only=only))
        told = {wager: next(iter(held)) if len(held) == 1 else None for wager, held in found.items()}
        # What is so of some wagers, and not known of others, is not understood.
        sure = None not in told.values()
        return {wager: bool(held) for wager, held in told.items() if sure or held is False}

    def _results(self, words: Sequence[str], names: Mapping[str, str]) -> Iterator[tuple[str, str, list[str]]]:
        """Yield the words around a result that begins or ends a sentence, the result, and of which wagers it is."""
        for cut in range(len(words) + 1):
            head, tail = " ".join(words[:cut]), " ".join(words[cut:])
            for result, wagers in self._result(head, names):
                yield f"{_PLACE} {tail}", result, wagers
            for result, wagers in self._result(tail, names):
                yield f"{head} {_PLACE}", result, wagers
            if wagers := self._wagers(head, names):
                for end in range(cut + 1, len(words)):
                    verb = " ".join(words[end:])
                    for result, verbs in _verbs():
                        if verbs.fullmatch(verb):
                            yield f"{_PLACE} {' '.join(words[cut:end])}", result, wagers

    def _result(self, said: str, names: Mapping[str, str]) -> Iterator[tuple[str, list[str]]]:
        if not said:
            return
        for result, verbs in _verbs():
            if verbs.fullmatch(said):
                yield result, []
        for result, pattern in _said():
            match = pattern.fullmatch(said)
            if match and (wagers := self._wagers(match["w"], names)):
                yield result, wagers

    def _wagers(self, said: str, names: Mapping[str, str]) -> list[str]:
        """Return the wagers that words name, the one on a hand for a hand that is not named, or nothing."""
        return [self._hand] if self._own.fullmatch(said) else _wagers(said, names)

    def _holds(self, wager: str, result: str, told: Rounds, frame: _Frame, *, only: bool) -> bool | None:
        """Return whether a wager has a result in the rounds told, or None where it has it in some of them."""
        name = result.removeprefix("not ")
        has = self._of(wager, name)
        has = frozenset(range(len(self._rounds))) - has if name != result else has
        if frame.unless:
            told = frozenset(range(len(self._rounds))) - told
        if not told & has:
            return False
        if (frame.only or only) and has - told:
            return False
        if told <= has:
            return None if frame.unless and has - told else True
        return False if frame.always else None

    def _of(self, wager: str, result: str) -> Rounds:
        """Return the rounds in which a wager has a result; it loses where it neither wins nor is returned."""
        told = self.wagers[wager]
        if result != "loses":
            return self._where(told[result], {}) if result in told else frozenset()
        others = (self._of(wager, other) for other in _RESULTS if other != "loses")
        return frozenset(range(len(self._rounds))).difference(*others)

    def _told(self, said: str, own: str, *, plain: bool) -> Rounds:
        if (said, own, plain) not in self._heard:
            self._heard[said, own, plain] = self._tell(said, own, plain=plain)
        return self._heard[said, own, plain]

    def _tell(self, said: str, own: str, *, plain: bool) -> Rounds:
        """Return the rounds that words tell, with ``plain`` only by who has more; none if they are not known."""
        short = self._in_short(said)
        for pattern, means, by_count in self._phrases:
            match = pattern.fullmatch(short) if by_count or not plain else None
            if match:
                return self._where(means, self._meant(match, own))
        for cut in _JOINED.finditer(said):
            left = self._told(said[: cut.start()].strip(), own, plain=plain)
            if left and (both := left & self._told(said[cut.end() :].strip(), own, plain=plain)):
                return both
        for cut in _OR.finditer(said):
            left = self._told(said[: cut.start()], own, plain=plain)
            if left and (right := self._told(said[cut.end() :], own, plain=plain)):
                return left | right
        return frozenset()

    def _meant(self, match: "re.Match[str]", own: str) -> dict[str, str]:
        """Return what stands for the sides and the number of an expression."""
        parts = match.groupdict()
        said = parts.get("s") or ""
        named = said if said in self._sides else self._across(own) if said == "other" else own
        return {
            "S": named,
            "O": self._across(named),
            "own": own,
            "other": self._across(own),
            "N": parts.get("n") or "1",
        }

    def _across(self, side: str) -> str:
        return next(other for other in self._sides if other != side)

    def _in_short(self, said: str) -> str:
        """Return the words of a round with one word for each side."""
        return self._named.sub(lambda match: str(match.lastgroup), said)

    def _pattern(self, said: str) -> str:
        side = "|".join((*self._sides, "own", "other", self._raw["hands"], self._raw["alone"]))
        names = {**self._raw["names"], "s": f"(?P<s>{side})", "o": f"(?P<o>{side})", "n": r"(?P<n>\d+)"}
        for name, instead in names.items():
            said = said.replace(f"{{{name}}}", instead)
        return said

    def _possible(self) -> Iterator[Round]:
        """Yield every round of the axes, also those that cannot be."""
        marks = [frozenset(), *(frozenset({side}) for side in self._sides), frozenset(self._sides)]
        axes = {
            name: marks if most == _MARK else range(-int(most), int(most) + 1)
            for name, most in self._raw["axes"].items()
        }
        yield from (dict(zip(axes, values, strict=True)) for values in product(*axes.values()))

    def _where(self, expression: str, meant: Mapping[str, str]) -> Rounds:
        """Return the rounds of which an expression is true."""
        asked = (expression, *meant.values())
        if asked not in self._asked:
            true = (at for at, one in enumerate(self._rounds) if self._true(expression, one, meant))
            self._asked[asked] = frozenset(true)
        return self._asked[asked]

    def _true(self, expression: str, one: Round, meant: Mapping[str, str]) -> bool:
        """Whether an expression of terms is true of a round."""
        terms = _TERM.sub(lambda term: str(self._term(term, one, meant)), expression)
        return _value(_WORDS.findall(terms))

    def _term(self, term: "re.Match[str]", one: Round, meant: Mapping[str, str]) -> bool:
        axis, named, sign, number = term.groups()
        side = meant.get(named, named)
        if sign is None:
            return side in one[axis]
        value: int = one[axis] if side == self._sides[0] else -one[axis]
        other = int(meant.get(number, number))
        return {
            ">=": value >= other,
            "<=": value <= other,
            "==": value == other,
            ">": value > other,
            "<": value < other,
        }[sign]


def _value(words: Sequence[str]) -> bool:
    """Return the value of words True and False joined by not, & and |, with brackets."""
    rest = list(words)

    def either() -> bool:
        found = both()
        while rest and rest[0] == "|":
            rest.pop(0)
            found = both() or found
        return found

    def both() -> bool:
        found = one()
        while rest and rest[0] == "&":
            rest.pop(0)
            found = one() and found
        return found

    def one() -> bool:
        word = rest.pop(0)
        if word == "not":
            return not one()
        if word != "(":
            return word == "True"
        found = either()
        rest.pop(0)
        return found

    return either()


def _wagers(said: str, names: Mapping[str, str]) -> list[str]:
    """Return the wagers that words name, and nothing where a word names none."""
    found = []
    for part in re.split(r" ?, ?(?:and |or )?| and | or | nor ", said):
        plain = re.sub(r"^(?:you |wager on |wager |win |that )+|(?: hand)?(?: wager| money| chip)?$", "", part).strip()
        slug = names.get(part) or names.get(plain)
        if slug is None:
            return []
        found.append(slug)
    return found


@cache
def _game(place: int) -> _Game:
    """Return a game by its place in the list: most chapters have none."""
    return _Game(read_shared("words", FILE)["games"][place])


@cache
def _frames() -> tuple[_Frame, ...]:
    return tuple(
        _Frame(
            regex(item["said"].replace("{r}", _PLACE).replace("{c}", "(?P<c>.+?)")),
            *(item.get(name) == "yes" for name in ("only", "always", "unless")),
        )
        for item in read_shared("words", FILE)["frames"]
    )


@cache
def _said() -> tuple[tuple[str, "re.Pattern[str]"], ...]:
    return tuple(
        (name, regex(said.replace("{w}", "(?P<w>.+?)")))
        for name, item in read_shared("words", FILE)["results"].items()
        for said in item["said"]
    )


@cache
def _verbs() -> tuple[tuple[str, "re.Pattern[str]"], ...]:
    return tuple((name, regex("|".join(item["verbs"]))) for name, item in read_shared("words", FILE)["results"].items())
