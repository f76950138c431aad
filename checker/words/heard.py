"""A sentence before it is read in one way or another: its names, and what all ways of reading find in it alike."""

from collections.abc import Sequence
from functools import cached_property

from checker.frozen import replace
from checker.values.stated import Word
from checker.words.felt import read_felt
from checker.words.felt_units import with_units
from checker.words.named import long_names
from checker.words.patterns import find_all, may_begin
from checker.words.payouts import Read, read_payouts
from checker.words.ranking import read_ranking
from checker.words.said import Said
from checker.words.service import in_passing
from checker.words.third_cards import FIRST, SECOND, agrees_with
from checker.words.tokens import Sort, Token
from checker.words.topical import read_topics
from checker.words.topics import topics
from checker.words.vocabulary import Vocabulary
from checker.words.wordings import wordings


class Heard:
    """The tokens of a sentence of a text, and what is found in them; each is looked for once, where it is asked for.

    ``context`` is the wager of which the sentence before it speaks, ``over`` the words above it. ``called`` are the
    tokens as parts of names, and ``wager`` is the one that the sentence names, or that of the context.
    """

    def __init__(
        self, text: str, sentence: Sequence[Token], vocabulary: Vocabulary, context: str, *, over: str
    ) -> None:
        self.text = text
        self.sentence = sentence = with_units(list(sentence), vocabulary)
        self.vocabulary = vocabulary
        self.called = [self._as_name(token) for token in sentence]
        self.context = context
        self._over = over
        named = vocabulary.wager_in(self.called)
        self.wager = named[0] if named else context

    def _as_name(self, token: Token) -> Token:
        """Return a token as a part of a name: “you” and “players” play, and name nothing that is wagered on."""
        written = self.text[token.start : token.end].casefold()
        named = written.startswith(("player", "plr", "plyr")) and written != "players"
        if token.text != "player" or named:
            return token
        return replace(token, text="you")

    def in_words(self, sentence: list[Token]) -> "Heard":
        """Return the same sentence in other words."""
        return Heard(self.text, sentence, self.vocabulary, self.context, over=self._over)

    @property
    def written(self) -> str:
        """The sentence as it is written."""
        return self.text[self.sentence[0].start : self.sentence[-1].end]

    @cached_property
    def says_nothing(self) -> bool:
        """Whether it is one of the wordings that say nothing of the game."""
        wanted = {at for at, token in enumerate(self.sentence) if token.sort is not Sort.SIGN}
        light = {at for at in wanted if self.sentence[at].text in wordings().light}
        texts = frozenset(token.text for token in self.sentence)
        return any(
            wanted - light <= set(found.taken)
            for pattern in wordings().nothing
            if may_begin(pattern, texts)
            for found in find_all(pattern, self.sentence)
        )

    @cached_property
    def in_passing(self) -> bool:
        """Whether it greets or speaks of services, and says nothing of the game."""
        return in_passing(self.text, self.sentence, self.called, self.vocabulary)

    @cached_property
    def felt(self) -> Sequence[Said]:
        """What it says as a short line of a felt."""
        return self._third_cards() or list(read_felt(self.sentence, self.called, self.vocabulary, self.context))

    @cached_property
    def felt_line(self) -> Sequence[Said]:
        """What it says as a short line of which every word is known, with hands in other words than their names."""
        return read_felt(self.sentence, self.called, self.vocabulary, self.context, freely=True)

    def _third_cards(self) -> list[Said]:
        """Return what the whole sentence says on third cards."""
        rule = self.vocabulary.thirds
        found = agrees_with(self.called, rule) if rule else None
        return self._by_rule(found[0], agrees=found[1]) if found else []

    @cached_property
    def drawing(self) -> Sequence[Said]:
        """What it says on third cards, read clause by clause."""
        rule = self.vocabulary.thirds
        texts = {token.text for token in self.called}
        if rule is None or "you" in texts or not {rule.first, rule.second} & texts:
            return ()
        from checker.words.drawing import Before, read_drawing  # noqa: PLC0415 - few sentences are on third cards

        agrees = read_drawing(self.written, rule, Before()).agrees
        return () if agrees is None else self._by_rule(SECOND if rule.second in texts else FIRST, agrees=agrees)

    def _by_rule(self, topic: str, *, agrees: bool) -> list[Said]:
        taken = tuple(at for at, token in enumerate(self.sentence) if token.sort is not Sort.SIGN)
        return [Said(taken=taken, topic=topics()[topic], value=Word("by_rule" if agrees else "otherwise"))]

    @cached_property
    def ranked(self) -> Sequence[Said]:
        """What it says of the order of hands or cards."""
        return list(read_ranking(self.sentence, self.vocabulary.topics, self.text))

    @cached_property
    def topical(self) -> Sequence[Said]:
        """What it says by the patterns of topics."""
        around = f"{self._over} {self.text}"
        return list(read_topics(self.sentence, self.called, self.vocabulary, self.wager, around))

    @cached_property
    def long_names(self) -> Sequence[Said]:
        """The names of wagers of several words that stand in it."""
        return list(long_names(self.sentence, self.called, self.vocabulary))

    @property
    def with_names(self) -> list[Token]:
        """The tokens for what is paid: “you” are a player, and not the wager of that name."""
        return self.called if any(name == ("player",) for name, _ in self.vocabulary.wagers) else self.sentence

    @cached_property
    def payouts(self) -> Sequence[Read]:
        """What it says of payouts."""
        return list(read_payouts(self.with_names, self.vocabulary, self.wager))
