"""One sentence as it is read: what it says, under which conditions, and which of its words were not understood."""

from collections.abc import Iterator, Sequence
from enum import Enum

from checker.values.stated import Key, Value, Word
from checker.words.concepts import read_concepts
from checker.words.heard import Heard
from checker.words.listed import needed
from checker.words.model import Claim
from checker.words.named import deny_together, names, without_circumstances
from checker.words.patterns import find_all, may_begin
from checker.words.payouts import Read, read_whole_payouts
from checker.words.ranking import ranked_topics
from checker.words.said import Said
from checker.words.settling import read_settling
from checker.words.third_cards import FIRST, SECOND
from checker.words.tokens import Sort
from checker.words.turned import is_turned
from checker.words.whole import read_whole
from checker.words.wordings import wordings

_RULING = frozenset({"may", "must", "shall", "cannot", "can't", "dealer", "player", "players", "dealers", "offered"})
"""Words with which rules are laid down: a line that has one speaks of the game."""

_OF_METERS = "meter_"
_SUPPOSED = frozenset({"if", "when", "1", "until", "after", "unless"})
"""Words that begin what a sentence supposes, in the form in which they are read: “once” is “1 time”."""

ALLOWED, NOT_ALLOWED = Word("allowed"), Word("not_allowed")
_BEFORE_LIMITS = wordings().light | {"for", "with", "up", "to", "wager"}
_LIMITING = frozenset({"more", "less", "fewer", "over", "above", "below", "under", "beyond", "exceed"})
"""Words that set a limit to what is denied, where they follow it."""
_EITHER = ("with", "or", "without")
_TIMES = frozenset({"when", "at", "after", "prior", "until", "1", "as", "during"})
"""Words that begin a time, in the form in which they are read: “once” is “1 time”."""


class Way(Enum):
    """A way to read a sentence: by patterns, as what becomes of wagers, or also by what its parts say as a whole.

    FELT is that of a short line of a felt and no other.
    """

    PATTERNS = 1
    SETTLED = 2
    WHOLE = 3
    FELT = 4


WAYS = (Way.PATTERNS, Way.SETTLED, Way.WHOLE)


class SentenceRead:
    """One sentence as it is read."""

    def __init__(self, heard: Heard, way: Way, *, denied: bool) -> None:
        self._heard = heard
        self._way = way
        self._denied = denied
        self._text = heard.text
        self._sentence = heard.sentence
        self._vocabulary = heard.vocabulary
        self._called = heard.called
        self.wager = heard.wager
        self._nothing = heard.says_nothing
        self.turned: frozenset[int] = frozenset()
        self._used: set[int] = set()
        self._figured = False
        self._said: list[Said] = []
        self._conditions: list[tuple[str, str]] = []
        if way is Way.FELT:
            self._say(heard.felt_line)
            self._drop_turned()
            return
        self._read_settled()
        if not self._nothing and not self._said and not self._read_felt():
            self._read()
        self._drop_turned()
        if any(self.unread()) and heard.in_passing:
            self._nothing = True
            self._said, self._conditions = [], []

    def _read_settled(self) -> None:
        """Read what becomes of wagers: what is false before all else, what is so where the sentence is open else."""
        if self._denied:
            return
        wrong = self._way is not Way.SETTLED
        self._said = list(read_settling(self._called, self._text, self._vocabulary, self._heard.context, wrong=wrong))
        self._used = {at for said in self._said for at in said.taken}

    def read_by_concepts(self) -> None:
        """Read the sentence by what its words stand for, and leave it as it is where that says nothing."""
        said = read_concepts(self._sentence, self._called, self._vocabulary)
        if said and not any(is_turned(each, self._heard.written, self._vocabulary.topics) for each in said):
            self._said, self._conditions, self._nothing = said, [], False
            self._used = {at for each in said for at in each.taken}
            self.turned = frozenset()
            self._figured = True

    def _drop_turned(self) -> None:
        """Leave unread what the order of the words turns: both hands must beat the player's."""
        text = self._heard.written if self._said else ""
        turned = [said for said in self._said if is_turned(said, text, self._vocabulary.topics)]
        self.turned = frozenset(at for said in turned for at in said.taken)
        self._said = [said for said in self._said if said not in turned and not self._of_both(said)]

    def _of_both(self, said: Said) -> bool:
        """Whether what is said was read of both of two times told apart: at the end, not when you are paid."""
        texts = [token.text for token in self._sentence]
        apart = (at for at in range(1, len(texts) - 1) if texts[at - 1 : at + 1] == [",", "not"])
        at = next((at for at in apart if texts[at + 1] in _TIMES), 0)
        denied = any(text in wordings().denials for text in texts[:at])
        return bool(at) and not denied and min(said.taken) < at - 1 and max(said.taken) > at

    def _read_felt(self) -> bool:
        """Read the sentence as a short line of a felt, and tell whether it is one."""
        if self._denied:
            return False
        self._say(self._heard.felt or (self._heard.drawing if self._way is Way.WHOLE else ()))
        return bool(self._said)

    def _say(self, said: Sequence[Said]) -> None:
        self._said = list(said)
        self._used = {at for said in self._said for at in said.taken}

    def _read(self) -> None:
        heard = self._heard
        found = [*heard.ranked, *self._payouts(), *heard.topical, *heard.long_names]
        if self._way is Way.WHOLE:
            found = [*read_whole(self._sentence, self._vocabulary, self._called), *found]
        # The longest goes first; what was found in the same words is said by them too.
        found.sort(key=lambda said: (-len(said.taken), said.taken))
        for said in found:
            taken = set(said.taken)
            same = next((other for other in self._said if set(other.taken) == taken), None)
            if taken & self._used and same is None:
                continue
            self._said.append(said)
            self._used |= taken
        self._said.extend(names(self._sentence, self._called, self._vocabulary, frozenset(self._used)))
        self._said = without_circumstances(self._said, self._sentence)
        self._used = {at for said in self._said for at in said.taken}
        self._said = deny_together(self._said, self._sentence)
        self._drop_supposed()
        self._drop_limited()
        self._drop_contradicted()
        self._find_conditions()

    def _drop_limited(self) -> None:
        """Leave unread that a right is denied where only more or less of it than so much is: not for more than half."""
        for said in self._said:
            denied = said.topic is not None and said.topic.right and (said.denied or said.value == NOT_ALLOWED)
            after = (token.text for token in self._sentence[max(said.taken) + 1 :] if token.text not in _BEFORE_LIMITS)
            if denied and next(after, "") in _LIMITING:
                self._said = [other for other in self._said if other is not said]
                self._used -= set(said.taken) - {at for other in self._said for at in other.taken}

    def rights(self, value: Word) -> set[str]:
        """Give the rights that it grants, or those that it denies."""
        return {said.topic.id for said in self._said if said.topic and said.topic.right and said.value == value}

    def _drop_contradicted(self) -> None:
        """Leave unread what grants a right that the sentence denies before an “or”: no bet placed or taken back."""
        both = self.rights(NOT_ALLOWED) & self.rights(ALLOWED)
        if both and "or" in {token.text for token in self._sentence}:
            self._said = [said for said in self._said if not said.topic or said.topic.id not in both]
            self._used = {at for said in self._said for at in said.taken}

    def _drop_supposed(self) -> None:
        """Leave unread what a sentence that grants a right only supposes: insurance once the dealer has checked."""
        granted = [said for said in self._said if said.topic and said.topic.right and not said.bare]
        for said in self._said:
            first = self._sentence[min(said.taken)].text
            others = (other for other in granted if not set(other.taken) & set(said.taken))
            if first in _SUPPOSED and said.topic and said.topic.subject == "dealer" and any(others):
                self._said = [other for other in self._said if other is not said]
                self._used -= set(said.taken)

    def _payouts(self) -> Iterator[Said]:
        heard, whole = self._heard, self._way is Way.WHOLE
        parts = read_whole_payouts(heard.with_names, self._vocabulary, self.wager) if whole else ()
        # As a whole, a payout of an outcome that nothing names says no more than that something was not understood.
        listed = (*parts, *(read for read in heard.payouts if read.keys or not whole))
        for read in listed:
            if any(_is_plainer(read, other) for other in listed):
                continue  # ties lose, natural ties push: the first are the others
            yield Said(
                taken=read.taken,
                value=read.value,
                keys=read.keys or (Key(subject=read.wager, aspect="payout"),),
                wager=read.wager,
                denied=read.denied,
                label=read.label,
            )

    def _find_conditions(self) -> None:
        texts = frozenset(token.text for token in self._sentence)
        found = [
            (match, name)
            for name, patterns in wordings().conditions.items()
            for pattern in patterns
            if needed(pattern) <= texts and may_begin(pattern, texts)
            for match in find_all(pattern, self._sentence)
            if not (match.denied or set(match.taken) & self._used or self._either_way(min(match.taken)))
        ]
        found.sort(key=lambda item: -len(item[0].taken))
        for match, name in found:
            if set(match.taken) & self._used:
                continue
            self._used |= set(match.taken)
            first, last = self._sentence[min(match.taken)], self._sentence[max(match.taken)]
            self._conditions.append((name, self._text[first.start : last.end]))

    def _either_way(self, at: int) -> bool:
        """Whether what begins at a word is said with its contrary, and so is no condition: with or without."""
        said = tuple(token.text for token in self._sentence[max(0, at - len(_EITHER) + 1) : at + 1])
        return said == _EITHER

    def claims(self) -> Iterator[Claim]:
        """Return the claims of the sentence, each under the conditions that the sentence sets."""
        condition = "; ".join(text for _, text in self._conditions)
        under = ",".join(name for name, _ in self._conditions)
        for said in sorted(self._said, key=lambda item: min(item.taken)):
            start = self._sentence[min(said.taken)].start
            end = self._sentence[max(said.taken)].end
            keys = said.keys or (self._key(said),)
            value, denied = self._meant(said)
            yield Claim(
                key=keys[0] if len(keys) == 1 else Key(subject=said.wager, aspect=keys[0].aspect, name=said.label),
                candidates=keys,
                value=value,
                text=self._text[start:end],
                start=start,
                end=end,
                condition=condition,
                under=under,
                denied=denied,
                about=said.label,
                bare=said.bare and not self._denied,
            )

    def _meant(self, said: Said) -> tuple[Value, bool]:
        """Return the value that is claimed and whether it is denied, turned where the whole sentence is denied."""
        assert said.value is not None  # noqa: S101 - everything said has a value
        if not self._denied:
            return said.value, said.denied
        if isinstance(said.value, Word) and said.topic is not None and said.value.token in said.topic.opposite:
            return Word(said.topic.opposite[said.value.token]), said.denied
        return said.value, not said.denied

    def _key(self, said: Said) -> Key:
        topic = said.topic
        assert topic is not None  # noqa: S101 - a payout has keys
        subject = self._vocabulary.base if topic.subject == "base" else topic.subject
        if topic.by_wager and self.wager:
            subject = self.wager
        aspect = topic.aspect or topic.id
        return Key(subject=subject, aspect=aspect, name=topic.name or self._meter(said, aspect, subject))

    def _meter(self, said: Said, aspect: str, subject: str) -> str:
        """Return the meter that is named beside what is said of one, where a wager has several: 6% to the Major."""
        if not aspect.startswith(_OF_METERS):
            return ""
        between = {token.text for token in self._sentence[min(said.taken) : max(said.taken) + 1]}
        named = [level for level in self._vocabulary.levels if level in between]
        return named[0] if len(named) == 1 and self._vocabulary.levels[named[0]] == subject else ""

    def unread(self) -> Iterator[str]:
        """Return the runs of words that were not understood."""
        if self._nothing:
            return
        skipped = wordings().light | wordings().linking
        if not any(said.keys and said.keys[0].aspect in {"payout", "envy"} for said in self._said):
            # Where no payout was read, what is said to pay was not understood.
            skipped = skipped - {"pay"}
        lost = self._figures_lost()
        left = [
            at
            for at, token in enumerate(self._sentence)
            if (at not in self._used and token.sort is not Sort.SIGN and token.text not in skipped)
            or at in lost
            or at in self.turned
            or self._of_all(at)
        ]
        while left:
            run = [left.pop(0)]
            while left and left[0] == run[-1] + 1:
                run.append(left.pop(0))
            yield self._text[self._sentence[run[0]].start : self._sentence[run[-1]].end]

    def _of_all(self, at: int) -> bool:
        """Whether something is said of every wager or card, in words that nothing took: 5% vigorish on all wagers."""
        before = self._sentence[at - 1].text if at else ""
        every = before in {"all", "every", "each"} and self._sentence[at].text in {"wager", "card"}
        return at not in self._used and (every or (before == "any" and self._sentence[at].text == "card"))

    def stands_alone(self) -> bool:
        """Whether the sentence says something by itself, all of which was understood."""
        plain = [said for said in self._said if not said.bare]
        return bool(plain) and len(plain) == len(self._said) and not self._nothing and not self.leaves_open()

    def understood(self) -> bool:
        """Whether the sentence says something, in plain words too, all of which was understood."""
        plain = " ".join(token.text for token in self._sentence)
        turned = any(is_turned(said, plain, self._vocabulary.topics) for said in self._said)
        return bool(self._said) and not (turned or self.turned or self._nothing or self.leaves_open())

    def leaves_open(self) -> bool:
        """Whether words of the sentence, or the outcome that it says is paid, were not understood."""
        unnamed = any(said.keys and said.keys[0].aspect == "payout" and not said.keys[0].name for said in self._said)
        return unnamed or any(self.unread())

    def _figures_lost(self) -> set[int]:
        """Return the figures that stand within what was read and are the value of nothing that the sentence says."""
        if self._figured:
            return set()
        weighed = {Sort.DOLLARS, Sort.PERCENT, Sort.RATIO}
        # The figures of third cards and of straights are what is compared.
        worded = [
            said
            for said in self._said
            if said.topic and said.topic.kind == "word" and said.topic.id not in {FIRST, SECOND, *ranked_topics()}
        ]
        valued = {at for said in self._said if said not in worded for at in said.taken}
        lost = {at for said in worded for at in said.taken if self._sentence[at].sort in weighed or self._of_decks(at)}
        return lost - valued

    def _of_decks(self, at: int) -> bool:
        """Whether a number is one of decks: a row that has “shoe” says nothing of a shoe of six decks."""
        after = self._sentence[at + 1].text if at + 1 < len(self._sentence) else ""
        return self._sentence[at].sort is Sort.NUMBER and after == "deck"

    def speaks(self) -> bool:
        """Whether the sentence speaks of the game: it says something, or has a figure or a word of the game."""
        if self._nothing:
            return False
        figures = {Sort.NUMBER, Sort.RATIO, Sort.DOLLARS, Sort.PERCENT}
        ruling = any(
            token.text == "can" or self._text[token.start : token.end].casefold() in _RULING for token in self._sentence
        )
        return (
            bool(self._said)
            or bool(self.turned)
            or ruling
            or bool(self._conditions)
            or any(token.sort in figures or token.text in self._vocabulary.game for token in self._called)
        )


def _is_plainer(read: Read, other: Read) -> bool:
    """Whether a payout is told of a name that another payout of the line tells further, and is not the same."""
    said, more = (frozenset(label.label.casefold().split()) for label in (read, other))
    return bool(said) and said < more and read.keys == other.keys and read.value != other.value
