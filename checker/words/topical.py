"""What a sentence says by the patterns of topics."""

from collections.abc import Iterator, Sequence
from decimal import Decimal

from checker.values.stated import Dollars, Number, Percent, Value, Word
from checker.words.listed import Listed, candidates
from checker.words.patterns import Found, find_all
from checker.words.said import Said
from checker.words.tokens import Sort, Token, tokens
from checker.words.topics import Topic
from checker.words.vocabulary import Vocabulary
from checker.words.whole import REST, WHOLE, typed
from checker.words.wordings import wordings

SUPPOSING = frozenset({"if", "when", "unless", "whether", "whenever"})
"""Words that begin what a sentence supposes."""
_OTHERS = frozenset({"dealer", "house", "bank", "banker"})


def read_topics(
    sentence: Sequence[Token], called: Sequence[Token], vocabulary: Vocabulary, wager: str, around: str
) -> Iterator[Said]:
    """Yield what a sentence says on the topics of a vocabulary.

    ``called`` are its tokens as parts of names, ``wager`` is the one that it names, and ``around`` the words near it.
    """
    yield from _Topical(sentence, called, vocabulary, wager).read(around)


class _Topical:
    """A sentence, and what patterns find in it."""

    def __init__(self, sentence: Sequence[Token], called: Sequence[Token], vocabulary: Vocabulary, wager: str) -> None:
        self._sentence = sentence
        self._called = called
        self._vocabulary = vocabulary
        self._wager = wager

    def read(self, around: str) -> Iterator[Said]:
        """Yield what the sentence says."""
        texts = frozenset(token.text for token in self._sentence)
        nearby = texts | {token.text for token in tokens(around)}
        for item in candidates(self._vocabulary.topics, texts):
            if not item.nearby <= nearby or item.without & texts or (item.topic.unless & texts and not self._wager):
                continue
            for found in find_all(item.said, self._sentence):
                if item.topic.of_hand and any(self._called[at].text == "you" for at in found.taken):
                    continue
                if not (item.topic.right and (self._of_another(item.topic, found) or self._obliged(found))):
                    yield from self._said_by(item, found)

    def _said_by(self, item: Listed, found: Found) -> Iterator[Said]:
        """Yield what a pattern says where it was found, or nothing where its value is missing."""
        topic = item.topic
        value = self._value(topic, item.token, item.fixed, found)
        if value is None:
            return
        taken = self._with_leave(topic, found)
        denied = found.denied
        if denied and isinstance(value, Word) and value.token in topic.opposite:
            value, denied = Word(topic.opposite[value.token]), False
        alone = len(taken) == 1 and isinstance(value, Word)
        named = item.bare and taken == found.taken and not (found.denied and self._says_no(found))
        bare = alone or named or self._in_condition(found)
        yield Said(taken=taken, topic=topic, value=value, denied=denied, bare=bare)

    def _value(self, topic: Topic, token: str, fixed: str, found: Found) -> Value | None:
        if token:
            return Word(token)
        if fixed == REST:
            share = self._value(topic, "", "", found)
            return Percent(WHOLE - share.value) if isinstance(share, Percent) else None
        if fixed:
            return typed(topic, Decimal(fixed))
        figures = found.figures(self._sentence)
        if topic.kind == "percent" and not any(figure.sort is Sort.PERCENT for figure in figures):
            part = next(
                (self._sentence[at].text for at in found.taken if self._sentence[at].text in wordings().parts), ""
            )
            return Percent(Decimal(wordings().parts[part])) if part else None
        if not figures:
            return None
        number = figures[-1 if topic.last_figure else 0].number
        if number is None:
            return None
        if topic.kind == "percent":
            return Percent(number)
        return Dollars(number) if topic.kind == "dollars" else Number(number)

    def _says_no(self, found: Found) -> bool:
        """Whether the word that denies is a plain no: no surrender."""
        return self._sentence[found.start].text == "no"

    def _in_condition(self, found: Found) -> bool:
        """Whether what was found is what a sentence supposes: if the hands are not set so, they are set again."""
        at = found.start - 1
        while at >= 0 and self._sentence[at].text in wordings().light:
            at -= 1
        return at >= 0 and self._sentence[at].text in SUPPOSING

    def _obliged(self, found: Found) -> bool:
        """Whether what is a right is laid down as a duty: a player must split."""
        at = found.start - 1
        while at >= 0 and self._sentence[at].text in {"player"} | wordings().light:
            if self._sentence[at].text == "must":
                return not found.denied
            at -= 1
        return any(token.text == "must" for token in self._sentence[found.start : found.end]) and not found.denied

    def _of_another(self, topic: Topic, found: Found) -> bool:
        """Whether what a right is about is done by somebody who is not its subject: only the dealer touches cards."""
        at = found.start - 1
        while at >= 0 and self._sentence[at].text in {"can", "only", "not"} | wordings().light:
            at -= 1
        granted = self._sentence[found.start].text in {"allow", "forbid", "have"}
        return at >= 0 and not granted and topic.subject != "dealer" and self._sentence[at].text in _OTHERS

    def _with_leave(self, topic: Topic, found: Found) -> tuple[int, ...]:
        """Take in “players may” before what a player does."""
        at, more = found.start - 1, []
        while at >= 0 and self._sentence[at].text in {"can", "player", "have"} | wordings().light:
            more.append(at)
            at -= 1
        words = {self._sentence[index].text for index in more}
        if topic.subject not in {"player", "table"} or not words & {"can", "player"}:
            return found.taken
        return (*more, *found.taken)
