"""Short lines of a felt or a sign: a wager's name and rows under it, or what it is wagered for at least and at most.

“HOUSE MONEY 15:1 BOTH PAIRS / 3:1 ONE PAIR”, “FORTUNE ENVY - FIVE ACES $150”, “BANKER & PLAYER $25 MIN $5,000 MAX”.
Such a line is read here only where every word of it is a name, a figure or a word that joins them; any other is left to
the patterns.
"""

from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import pairwise, takewhile

from checker.frozen import replace
from checker.statements.model import Dollars, Key
from checker.words.payouts import Amount, amounts, envy_of
from checker.words.said import Said
from checker.words.tokens import Sort, Token
from checker.words.vocabulary import Vocabulary, core
from checker.words.wordings import wordings

_JOINING = frozenset({"and", "or", "at", "odds", "odd", "pay", "be", "wager", "the", "a", "for", "up", "to", "bonus"})
"""Words that may stand between a name, a label and an amount, and say nothing by themselves."""
_BEGINS_LABEL = frozenset({"on", "if", "with", "when"})
_BESIDE_LIMIT = frozenset({"and", "to", "wager", "be", "the", "a", "of", "from", "bonus", "optional", "side"})
_MAIN = frozenset({"main", "base"})
_ENDS = {"minimum": "limit_min", "maximum": "limit_max"}
_OWN = frozenset({"0", "without", "no"})
"""Words that deny and may be a part of the name of an outcome."""
_MOST_WORDS = 80
_FEWEST_WORDS = 2
_MOST_PARTS = 12
_PARTING = frozenset({",", ":", "/", "-", "(", ")"})
_PARTIES = frozenset({"dealer", "player", "banker", "house", "hand", "must"})
_DOES = frozenset({"draw", "stand", "win", "lose", "push", "pay", "take", "set", "must", "can", "collect"})

_Span = tuple[int, int]


def read_felt(
    sentence: Sequence[Token], called: Sequence[Token], vocabulary: Vocabulary, context: str
) -> tuple[Said, ...]:
    """Return all that a short line says, or nothing where it has a word that is no part of such a line.

    ``called`` are its tokens as parts of names; ``context`` is the wager that the line before it names.
    """
    if len(sentence) > _MOST_WORDS:
        return ()
    line = _Line(sentence, called, vocabulary, context)
    return tuple(line.limits()) or tuple(line.rows())


def segments(sentence: Sequence[Token]) -> list[list[Token]]:
    """Return the parts of a sentence between its signs, each with the party that the first begins with.

    “Player draws on 0-5, stands on 6-7” is two parts, each on the player. A part that begins with a word of a condition
    is none that stands alone.
    """
    found: list[list[Token]] = [[]]
    for at, token in enumerate(sentence):
        figures = [beside.sort for beside in sentence[max(0, at - 1) : at + 2]] == [Sort.NUMBER, Sort.SIGN, Sort.NUMBER]
        if token.sort is Sort.SIGN and token.text in _PARTING and not figures:
            found.append([])
        else:
            found[-1].append(token)
    parts = [part for part in found if part]
    turning = wordings().turning
    if any(part[0].text in turning for part in parts) or len(parts) > _MOST_PARTS:
        return []
    party = list(takewhile(lambda token: token.text in _PARTIES, parts[0])) if parts else []
    return [[*party, *part] if part[0].text in _DOES else part for part in parts]


class _Line:
    def __init__(
        self, sentence: Sequence[Token], called: Sequence[Token], vocabulary: Vocabulary, context: str
    ) -> None:
        self._sentence = sentence
        self._called = called
        self._texts = [token.text for token in called]
        self._vocabulary = vocabulary
        self._context = context

    def rows(self) -> Iterator[Said]:
        """Yield what each row of a line pays: all labels stand before their amounts, or all after them."""
        found = list(amounts(self._sentence))
        heads, start = self._heads(0, len(self._texts))
        if not found or len(heads) > 1:
            return
        wager = heads[0] if heads else self._context
        envy = self._texts[start : start + 1] == ["envy"]
        yield from self._paid(found, start + envy, wager, envy=envy) or (self._paid(found, 0, wager) if start else ())

    def _paid(self, found: Sequence[Amount], start: int, wager: str, *, envy: bool = False) -> tuple[Said, ...]:
        """Return what is paid by every amount, or nothing where the label of one is not known."""
        between = [(one.end, two.start) for one, two in pairwise(found)]
        first, last = (start, found[0].start), (found[-1].end, len(self._sentence))
        if self._label(last) and not self._label(first):
            labels = [*between, last]
        elif not self._label(last):
            labels = [first, *between]
        else:
            return ()
        said = [self._row(amount, part, wager, envy=envy) for amount, part in zip(found, labels, strict=True)]
        rows = tuple(row for row in said if row is not None)
        if len(rows) < len(said) or not rows:
            return ()
        head = tuple(at for at in range(start) if self._sentence[at].sort is not Sort.SIGN)
        return (replace(rows[0], taken=(*head, *rows[0].taken)), *rows[1:])

    def _row(self, amount: Amount, part: _Span, wager: str, *, envy: bool) -> Said | None:
        label = self._label(part)
        keys = self._keys(label, wager, envy=envy)
        if not keys or (amount.is_sum and not label) or (amount.returns and not set(keys) & self._vocabulary.pushing):
            return None
        span = range(min(part[0], amount.start), max(part[1], amount.end))
        taken = tuple(at for at in span if self._sentence[at].sort is not Sort.SIGN)
        value = envy_of(amount.value) if keys[0].aspect == "envy" else amount.value
        slugs = {key.subject for key in keys}
        text = " ".join(token.text for token in label)
        return Said(taken=taken, value=value, keys=keys, wager=slugs.pop() if len(slugs) == 1 else "", label=text)

    def _label(self, part: _Span) -> list[Token]:
        """Return the words of a label without the signs and the words that join it to what stands beside it."""
        inside = list(self._sentence[slice(*part)])
        while inside and (inside[0].sort is Sort.SIGN or inside[0].text in _JOINING | _BEGINS_LABEL):
            inside.pop(0)
        while inside and (inside[-1].sort is Sort.SIGN or inside[-1].text in _JOINING):
            inside.pop()
        return inside

    def _keys(self, label: Sequence[Token], wager: str, *, envy: bool) -> tuple[Key, ...]:
        """Return the outcomes of the wager, or without one of any wager, that a label names in full."""
        words = [token for token in label if token.text not in {"envy", "bonus"}]
        envy = envy or any(token.text == "envy" for token in label)
        if any(token.text in wordings().denials - _OWN for token in words):
            return ()
        if wager and (not words or core(words) <= wordings().soft):
            keys = self._vocabulary.only_outcome(wager)
        else:
            keys = self._vocabulary.outcomes_of(words, wager) or self._vocabulary.outcomes_of(_royal(words), wager)
        return tuple(Key(subject=key.subject, aspect="envy", name=key.name) for key in keys) if envy else keys

    def _heads(self, at: int, end: int, *, short: bool = False) -> tuple[list[str], int]:
        """Return the wagers that stand there, joined by “and” or a sign, and where the rest begins.

        With ``short`` a name may lack its last word: Ace High.
        """
        found: list[str] = []
        left = at
        while at < end:
            if self._texts[at] in _MAIN and self._texts[at + 1 : at + 2] == ["wager"]:
                found.append(self._vocabulary.base)
                at = left = at + 2
            elif named := self._name_at(at, short=short):
                found.append(named[0])
                at = left = named[1]
            elif self._sentence[at].sort is Sort.SIGN or self._texts[at] in {"and", "wager"}:
                at += 1
                left = at if self._sentence[at - 1].sort is Sort.SIGN or self._texts[at - 1] == "wager" else left
            else:
                break
        return found, left

    def _name_at(self, at: int, *, short: bool) -> tuple[str, int] | None:
        for name, slug in self._vocabulary.wagers:
            if tuple(self._texts[at : at + len(name)]) == name:
                return slug, at + len(name)
        begun = {
            (slug, at + len(name) - 1)
            for name, slug in self._vocabulary.wagers
            if len(name) > _FEWEST_WORDS and tuple(self._texts[at : at + len(name) - 1]) == name[:-1]
        }
        return begun.pop() if short and len(begun) == 1 else None

    def limits(self) -> Iterator[Said]:
        """Yield the least and the most that may be wagered, of each wager named first, last or in brackets."""
        heads, start = self._heads(0, len(self._texts), short=True)
        end = len(self._texts)
        if not heads:
            said = (at for at, token in enumerate(self._sentence) if token.text in _ENDS or token.number)
            start = max(said, default=0)
            heads, rest = self._heads(start + 1, end, short=True)
            start, end = 0, start + 1
            if rest < len(self._texts):
                return
        limits = self._limits_in(start, end)
        taken = tuple(at for at, token in enumerate(self._sentence) if token.sort is not Sort.SIGN)
        for aspect, amount in limits:
            for wager in heads:
                key = Key(subject=wager, aspect=aspect)
                yield Said(taken=taken, value=Dollars(amount), keys=(key,), wager=wager)

    def _limits_in(self, start: int, end: int) -> list[tuple[str, Decimal]]:
        """Return the limits of a part that says nothing else, each with its amount; nothing where it says more."""
        part = self._sentence[start:end]
        sums = [token.number for token in part if token.sort is Sort.DOLLARS and token.number is not None]
        ends = [token.text for token in part if token.text in _ENDS]
        known = _BESIDE_LIMIT | set(_ENDS)
        if any(token.sort not in {Sort.SIGN, Sort.DOLLARS} and token.text not in known for token in part):
            return []
        if len(set(ends)) == len(ends) == len(sums):
            return [(_ENDS[said], amount) for said, amount in zip(ends, sums, strict=True)]
        if not ends and len(sums) == 1:
            return [("limit_only", sums[0])]
        if not ends and len(sums) == len(_ENDS) and sums[0] < sums[1]:
            return list(zip(_ENDS.values(), sums, strict=True))
        return []


def _royal(label: Sequence[Token]) -> list[Token]:
    """Return a label in which a royal alone is a royal flush."""
    texts = [token.text for token in label]
    if "royal" not in texts or "flush" in texts:
        return list(label)
    at = texts.index("royal")
    return [*label[: at + 1], replace(label[at], text="flush"), *label[at + 1 :]]
