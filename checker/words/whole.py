"""Sentences read as a whole: a part of one says what a row says if every word of it is accounted for.

It is tried where the patterns leave words that they do not know. The order of the words makes no difference, save where
a row says that it does; a word that denies turns the value, and a word that no row knows leaves the part unread.
"""

from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import chain, pairwise

from checker.frozen import replace
from checker.values.stated import Dollars, Number, Percent, Value, Word
from checker.words.patterns import LACKING
from checker.words.rows import NAMES, Choice, Row, glue, places, rows_for, stands, stem, stems
from checker.words.said import Said
from checker.words.tokens import Sort, Token
from checker.words.topics import Topic
from checker.words.vocabulary import Vocabulary
from checker.words.wordings import wordings

_PARTED_BY = frozenset({"and", "but", "while"})
_BEGINS_ANOTHER = frozenset({"if", "when", "unless", "against", "after", "until"})
_FORBIDDEN = "not_allowed"
_THIRD_CARD = ("third", "card")
_NOR = "nor"
"""What goes on with a denial and is none of its own: none for you, nor for the dealer."""
_DESCRIBES = frozenset(map(stem, ("with", "have", "make", "place")))
"""Words before one that denies which tell what somebody lacks."""
_SUPPOSES = frozenset({"if", "when", "unless", "who", "whose", "whoever"})
_AUXILIARIES = frozenset({"can", "do", "be", "hav", "will", "would"})
_QUANTITIES = frozenset({"all", "every", "always", "both", "each", "just", "only"})
ARTICLES = frozenset({"the", "a", "an", "of"})
_FIGURES = frozenset({Sort.NUMBER, Sort.RATIO, Sort.DOLLARS, Sort.PERCENT})
_DEALERS_WAGER = ("dealer", "wager")
_MOST_PARTS = 14
_LONGEST = 60
REST = "rest"
"""The value of a pattern that says what is left out of the whole: who loses a quarter keeps the rest."""
WHOLE = 100


def parts_of(sentence: Sequence[Token]) -> Iterator[tuple[int, int]]:
    """Return from where to where the parts of a sentence go: between its signs, and before what begins another."""
    starts, ends = [0], []
    for at, token in enumerate(sentence):
        if token.sort is Sort.SIGN or token.text in _PARTED_BY:
            ends.append(at)
            starts.append(at + 1)
        elif token.text in _BEGINS_ANOTHER and at:
            ends.append(at)
            starts.append(at)
    ends.append(len(sentence))
    if len(sentence) > _LONGEST or len(starts) > _MOST_PARTS:
        return
    yield from ((start, end) for start in starts for end in ends if start < end)


def read_whole(sentence: Sequence[Token], vocabulary: Vocabulary, names: Sequence[Token]) -> Iterator[Said]:
    """Yield what each part of a sentence says as a whole; ``names`` are its tokens as parts of names."""
    for start, end in parts_of(sentence):
        named = wagers_in(names[start:end], vocabulary)
        part = _Part(sentence[start:end], named, vocabulary)
        # Where the Player's Hand is meant, “you” is somebody else.
        of_hand = _Part(names[start:end], named, vocabulary)
        taken = tuple(at for at in range(start, end) if sentence[at].sort is not Sort.SIGN)
        found = [
            (row, read)
            for row in rows_for(part.texts | of_hand.texts, vocabulary.topics)
            if (read := (of_hand if row.topic.of_hand else part).read(row))
        ]
        # A row that has the word that denies as its own tells more than one whose value it would turn: whoever has no
        # optional wager may surrender.
        own = {row.topic.id for row, _ in found if row.denying}
        told: dict[str, dict[tuple[Value, bool], Said]] = {}
        for row, (value, denied, wager) in found:
            if row.denying or (row.topic.id not in own and not (own and part.turns(row))):
                said = Said(taken=taken, topic=row.topic, value=value, denied=denied, wager=wager)
                told.setdefault(row.topic.id, {})[value, denied] = said
        # What says two values of one topic is not understood.
        yield from (next(iter(values.values())) for values in told.values() if len(values) == 1)


def wagers_in(part: Sequence[Token], vocabulary: Vocabulary) -> dict[int, str]:
    """Map the places of the tokens that name a wager to the wager, the longest names first."""
    texts = [token.text for token in part]
    found: dict[int, str] = {}
    for name, slug in vocabulary.wagers:
        for at in range(len(texts) - len(name) + 1) if name[0] in texts else ():
            span = range(at, at + len(name))
            if tuple(texts[at : at + len(name)]) == name and not any(place in found for place in span):
                found.update(dict.fromkeys(span, slug))
    return found


class _Part:
    """A part of a sentence, and what it says by a row."""

    def __init__(self, tokens: Sequence[Token], named: dict[int, str], vocabulary: Vocabulary) -> None:
        self._tokens = [replace(token, text=stem(token.text)) if _is_word(token) else token for token in tokens]
        self._named = named
        self._base = vocabulary.base
        # The same tokens, with what stands for a name in the rows in place of each word of it.
        self._called = [
            replace(token, text=self._name(named[at])) if at in named else token
            for at, token in enumerate(self._tokens)
        ]
        self.texts = frozenset(token.text for token in (*self._tokens, *self._called))

    def _name(self, slug: str) -> str:
        return "<base>" if slug == self._base else "<wager>"

    def _stands(self, choice: Choice, left: Sequence[Token]) -> bool:
        return stands(choice, left if set(choice.words).isdisjoint(NAMES) else self._called)

    def _places(self, choice: Choice) -> Iterator[tuple[int, ...]]:
        return places(choice, self._tokens if set(choice.words).isdisjoint(NAMES) else self._called)

    def read(self, row: Row) -> tuple[Value, bool, str] | None:
        """Return the value that the part says by a row, whether it denies it, and the wager named; or nothing."""
        if row.barred & self.texts or self._tokens[-1].text == "can":  # …, side wagers may: something else may
            return None
        if any(self._stands(choice, self._tokens) for choice in row.not_beside):
            return None
        if not all(any(set(choice.words) <= self.texts for choice in piece) for piece in row.required):
            return None
        free = self._free(row)
        if free is None or (stems(row.topic.unless) & self.texts and not free):
            return None
        figures = self._figures(row, free)
        if figures is None or not self._accounted(row, free) or self._of_another(row, free):
            return None
        left = [token for at, token in enumerate(self._tokens) if at not in free]
        if not self._all_stand(row, left):
            return None
        denied = self._denied(row)
        value = self._value(row, figures)
        if denied is None or value is None or (denied and not row.token) or self._is_duty(row):
            return None
        slugs = {self._named[at] for at in free}
        wager = next(iter(slugs)) if len(slugs) == 1 else ""
        if row.topic.by_wager and len(slugs) > 1:
            return None
        if denied and isinstance(value, Word) and value.token in row.topic.opposite:
            return Word(row.topic.opposite[value.token]), False, wager
        return value, denied, wager

    def _all_stand(self, row: Row, left: Sequence[Token]) -> bool:
        """Whether each piece of a row stands there, and those of single words have one each: “beat one” is one win."""
        held: list[set[int]] = []
        for piece in row.required:
            there = [choice for choice in piece if self._stands(choice, left)]
            if not there:
                return False
            if all(len(choice.words) == 1 for choice in there):
                words = {choice.words[0] for choice in there}
                tokens = left if words.isdisjoint(NAMES) else self._called
                held.append({at for at, token in enumerate(tokens) if token.text in words})
        # A piece with as many words as there are pieces always has one left, however often a sentence repeats them.
        return _have_own([places for places in held if len(places) < len(held)])

    def _is_duty(self, row: Row) -> bool:
        """Whether what a row says is granted is laid down as a duty: a player must split."""
        return row.topic.right and row.token != _FORBIDDEN and "must" in self.texts

    def _free(self, row: Row) -> frozenset[int] | None:
        """Return the places of the names that the row takes, or nothing where one that it must have is missing."""
        base = {at for at, slug in self._named.items() if slug == self._base}
        other = set(self._named) - base
        if ("<base>" in row.named and not base) or ("<wager>" in row.named and not other):
            return None
        return frozenset((base if "<base>" in row.names else set()) | (other if "<wager>" in row.names else set()))

    def _figures(self, row: Row, free: frozenset[int]) -> list[Token] | None:
        """Return the figures that fill the places of the row, or nothing where they do not."""
        wanted, may = list(row.slots), list(row.optional)
        found: list[Token] = []
        for at, token in enumerate(self._tokens):
            sort = Sort.PERCENT if self._is_part(at) else token.sort
            if at in free or (sort not in _FIGURES) or token.text in row.known:
                continue
            if sort in wanted:
                wanted.remove(sort)
                found.append(token)
            elif sort in may:
                may.remove(sort)
            else:
                return None
        return None if wanted else found

    def _is_part(self, at: int) -> bool:
        """Whether a word tells a part of a whole: half, a third, and not a third card."""
        following = self._tokens[at + 1].text if at + 1 < len(self._tokens) else ""
        return self._tokens[at].text in wordings().parts and (self._tokens[at].text, following) != _THIRD_CARD

    def _accounted(self, row: Row, free: frozenset[int]) -> bool:
        """Whether every word is the row's own, part of a name, or one that says nothing by itself."""
        return all(
            at in free
            or token.sort is not Sort.WORD
            or token.text in row.known
            or token.text in glue()
            or token.text in wordings().denials
            or self._is_part(at)
            for at, token in enumerate(self._tokens)
        )

    def _of_another(self, row: Row, free: frozenset[int]) -> bool:
        """Whether a side of the game stands where the row does not have it: the dealer's wager."""
        texts = [token.text for at, token in enumerate(self._tokens) if at not in free and token.text not in ARTICLES]
        pairs = set(pairwise(texts))
        dealers = _DEALERS_WAGER in pairs and not any(choice.words == _DEALERS_WAGER for choice in chain(*row.required))
        if dealers or (row.topic.right and pairs & {("with", "player"), ("against", "player")}):
            return True
        return any(texts.count(side) > max(most, 1) for side, most in row.often.items())

    def _denied(self, row: Row) -> bool | None:
        """Whether the part denies what the row says, or nothing where it denies a part of it only."""
        count, own = 0, self._own(row)
        if own is None:
            return None
        for at, token in enumerate(self._tokens):
            count += row.topic.right and token.text == "forbid"
            if token.text not in wordings().denials or self._contrasts(at):
                continue
            if at in own or (token.text == _NOR and (count or own)):
                continue
            if self._parted_since(at):
                return None
            if self._supposed(at) or self._said_before(row, at):
                return None
            after = self._tokens[at + 1].text if at + 1 < len(self._tokens) else ""
            if after in _QUANTITIES or token.text == LACKING:
                return None
            count += 1
        return count % 2 == 1

    def turns(self, row: Row) -> bool:
        """Whether the part would deny what the row says by words that only describe somebody: with no bonus wager."""
        if row.denying or self._denied(row) is not True:
            return False
        denying = (at for at, token in enumerate(self._tokens) if token.text in wordings().denials)
        return all(at and self._tokens[at - 1].text in _DESCRIBES for at in denying)

    def _supposed(self, at: int) -> bool:
        """Whether a word that denies stands in what the part supposes, of which it says nothing."""
        before = self._tokens[:at]
        last = max((i for i, token in enumerate(before) if token.sort is Sort.SIGN), default=-1)
        return any(token.text in _SUPPOSES for token in before[last + 1 :]) or self._of_clause(at)

    def _said_before(self, row: Row, at: int) -> bool:
        """Whether the row is told before an “and” behind which something is denied: sets it, and makes no wager."""
        joined = max((i for i, token in enumerate(self._tokens[:at]) if token.text == "and"), default=0)
        before = self._tokens[:joined]
        return bool(joined) and all(any(self._stands(choice, before) for choice in piece) for piece in row.required)

    def _of_clause(self, at: int) -> bool:
        """Whether a word that denies stands in a clause that tells what is spoken of: a round that is not over."""
        texts = [token.text for token in self._tokens[:at]]
        while len(texts) > 1 and texts[-1] in _AUXILIARIES:
            texts.pop()
        return len(texts) > 1 and texts[-1] in {"that", "which"}

    def _own(self, row: Row) -> frozenset[int] | None:
        """Return the places of the words that deny and are the row's: those of its pieces, and of its phrases.

        Nothing is returned where one word would have to stand for two of them.
        """
        own: set[int] = set()
        for piece in row.denying:
            found = [set(at) for choice in piece for at in self._places(choice)]
            free = next((at for at in found if not at & own), set())
            if found and not free:
                return None
            own |= free
        return frozenset(own.union(*(at for choice in row.phrases for at in places(choice, self._tokens))))

    def _contrasts(self, at: int) -> bool:
        """Whether a word that denies only sets another off from what is said, at the end: the house, not you."""
        follows = at and self._tokens[at - 1].sort is Sort.SIGN and self._tokens[at].text == "not"
        rest = [token for token in self._tokens[at + 1 :] if token.text not in ARTICLES]
        return bool(follows) and len(rest) == 1 and rest[0].text in {"player", "dealer", "house", "bank", "banker"}

    def _parted_since(self, at: int) -> bool:
        """Whether a sign parts a word that denies from an earlier one, so that each denies something else."""
        first = next(i for i, token in enumerate(self._tokens) if token.text in wordings().denials)
        return any(token.sort is Sort.SIGN for token in self._tokens[first:at])

    def _value(self, row: Row, figures: list[Token]) -> Value | None:
        if row.token:
            return Word(row.token)
        number = Decimal(row.fixed) if row.fixed and row.fixed != REST else _number(figures, last=row.topic.last_figure)
        if number is not None and row.fixed == REST:
            number = WHOLE - number
        return None if number is None else typed(row.topic, number)


def _have_own(held: Sequence[set[int]], taken: frozenset[int] = frozenset()) -> bool:
    """Whether one can be taken from each of some sets so that none is taken twice."""
    return not held or any(_have_own(held[1:], taken | {at}) for at in held[0] - taken)


def _is_word(token: Token) -> bool:
    known = wordings()
    return token.sort is Sort.WORD and token.text not in known.denials and token.text not in known.parts


def _number(figures: list[Token], *, last: bool) -> Decimal | None:
    if not figures:
        return None
    if figures[0].sort is Sort.RATIO:
        return Decimal(figures[0].text.split()[-1]) if last else _first_share(figures[0])
    part = wordings().parts.get(figures[0].text)
    return Decimal(part) if part else figures[0].number


def _first_share(ratio: Token) -> Decimal | None:
    """Return the first of two shares that make a whole, as in 70/30, and nothing for other ratios."""
    first, second = (Decimal(word) for word in ratio.text.split()[::2])
    return first if first + second == WHOLE else None


def typed(topic: Topic, number: Decimal) -> Value:
    """Return a number as a value of the kind that a topic has."""
    if topic.kind == "percent":
        return Percent(number)
    return Dollars(number) if topic.kind == "dollars" else Number(number)
