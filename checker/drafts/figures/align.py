"""Aligns figures that say what is paid with the outcomes that the filing and the law know.

The cost of an alignment has four named parts. Three are of the words: ``unsaid`` is the share of the outcome's words
that the label lacks, ``unexplained`` the share of the label's words that the outcome lacks, ``contradicted`` is set
where both have a number, a rank or a “no” that the other has not. ``elsewhere`` is how far the outcome's wager is from
what the draft itself tells: its own words, the head of the column, the heading above. A word weighs the more, the fewer
outcomes of the wager share it; words that say little weigh a tenth.

An alignment is firm where its cost is low and no other outcome comes near. A value that differs is reported only then.
A value that agrees lets a weaker alignment stand, because two things speak for it.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from math import log

from rapidfuzz import fuzz, process

from checker.drafts.expectations.expected import Expected, Form, Outcome
from checker.drafts.figures.figure import Figure
from checker.drafts.language import lexicon
from checker.drafts.language.values import without_values
from checker.drafts.language.words import BRACKETS, words
from checker.frozen import frozen
from checker.words.tokens import tokens
from checker.words.wordings import wordings

FIRM = 0.42
MARGIN = 0.14
WEAK = 0.55
_SILENT, _UNKNOWN, _KNOWN, _LEAST = 0.1, 0.3, 0.6, 0.25
_UNEXPLAINED = 0.6
_CONTRADICTED = 0.6
_OWN, _BASE, _OTHER = 0.0, 0.18, 0.5
_ALONE = 0.35
"""The cost of any words at all, where the draft tells the wager and the wager pays in one way only."""
_SEVERAL = 2
_TYPO = 82
_TYPO_LEAST = 5
_RANKS = frozenset(
    {
        "ace",
        "king",
        "queen",
        "jack",
        "joker",
        "suited",
        "unsuited",
        "no",
        "natural",
        "heart",
        "spade",
        "diamond",
        "club",
    }
)


@frozen(kw_only=False)
class Cost:
    """What speaks against an alignment, part by part; 0 is none."""

    unsaid: float = 0.0
    unexplained: float = 0.0
    contradicted: float = 0.0
    elsewhere: float = 0.0

    @property
    def alone(self) -> bool:
        """Whether the words say little, and the outcome is meant because its wager has no other."""
        return (self.unsaid, self.unexplained, self.contradicted) == (0.0, _ALONE, 0.0)

    @property
    def words(self) -> float:
        """The part that the words make up."""
        return self.unsaid + self.unexplained + self.contradicted

    @property
    def total(self) -> float:
        """All of it."""
        return self.words + self.elsewhere


@dataclass(frozen=True, slots=True)
class Alignment:
    """A figure with the outcome it is taken to be about. ``margin`` is how much worse the next outcome is."""

    figure: Figure
    outcome: Outcome
    cost: Cost
    margin: float

    @property
    def firm(self) -> bool:
        """Whether it is sure that the figure is about the outcome."""
        return self.cost.total <= FIRM and self.margin >= MARGIN


class Aligner:
    """Aligns the labels of one draft with the outcomes of its filing."""

    def __init__(self, expected: Expected) -> None:
        self._expected = expected
        self._weights = {slug: _Weights(outcomes, self) for slug, outcomes in expected.outcomes.items()}
        self._other = _Weights((), self)
        self._shared = {slug: _of_all(outcomes) for slug, outcomes in expected.outcomes.items()}
        self._names = {slug: frozenset(words(short)) for slug, short in expected.short.items()}
        self._readings: dict[str, list[Form]] = {}
        self._costs: dict[tuple[str, int, bool], Cost] = {}
        """By the label, the outcome, which is one of those expected, and whether the draft tells its wager."""

    @cached_property
    def known(self) -> frozenset[str]:
        """The words of the outcomes and of the wagers."""
        return self._told.union(*self._names.values())

    @cached_property
    def _told(self) -> frozenset[str]:
        """The words of the outcomes alone."""
        outcomes = (*self._expected.outcomes.values(), *self._expected.foreign.values())
        return frozenset(word for own in outcomes for outcome in own for form in outcome.forms for word in form)

    def is_hand(self, label: str) -> bool:
        """Whether all that a label says are words of hands."""
        said = set(words(without_values(label))) - lexicon.SILENT
        return bool(said) and said - _RANKS <= self._told

    @cached_property
    def _plain(self) -> frozenset[str]:
        """The words that are no other word written wrongly."""
        return self.known | _RANKS | common_words()

    @cached_property
    def _long(self) -> list[str]:
        """The words for which another one may be written by mistake."""
        return [known for known in self.known if len(known) >= _TYPO_LEAST]

    def readings(self, label: str) -> list[Form]:
        """Return the words of a label as written, without what stands in brackets, and of each of its alternatives."""
        if label not in self._readings:
            self._readings[label] = self._read(label)
        return self._readings[label]

    def _read(self, label: str) -> list[Form]:
        plain = without_values(label)
        texts = [plain, BRACKETS.sub(" ", plain), *re.split(r"\s/\s|\s[=-]\s|:\s", plain)]
        texts += [re.sub(r"[()\[\]]", " ", found) for found in BRACKETS.findall(plain)]
        forms = [frozenset(self._spelled(word) for word in words(text)) for text in texts if text.strip()]
        for form in tuple(forms):
            forms += [form - said | means for said, means in lexicon.EQUIVALENT if said <= form and not means <= form]
        return list(dict.fromkeys(form for form in forms if form))

    def _spelled(self, word: str) -> str:
        if word in self._plain or len(word) < _TYPO_LEAST or word.isdigit():
            return word
        near = process.extractOne(word, self._long, scorer=fuzz.ratio, score_cutoff=_TYPO)
        return near[0] if near else word

    def ranked(
        self, figure: Figure, label: str, *, outcomes: Mapping[str, Iterable[Outcome]] | None = None
    ) -> list[tuple[Cost, Outcome]]:
        """Return the outcomes that a label could mean, best first."""
        told = figure.scope
        near = set(told) or set(self._expected.base)
        found = []
        for slug, own in (outcomes or self._expected.outcomes).items():
            elsewhere = _OWN if slug in near else _BASE if slug in self._expected.base else _OTHER
            for outcome in own:
                cost = self._cost(label, outcome, told=slug in told)
                found.append((Cost(cost.unsaid, cost.unexplained, cost.contradicted, elsewhere), outcome))
        return sorted(found, key=lambda item: item[0].total)

    def is_exact(self, label: str, outcome: Outcome) -> bool:
        """Whether a label says an outcome and nothing else that tells, and no other outcome of its wager is said so."""
        names = self._names.get(outcome.wager, frozenset())
        shared = self._shared.get(outcome.wager, frozenset())
        given = [frozenset(form) - lexicon.SILENT - lexicon.VERBS - names for form in self.readings(label)[:1]]

        def says(other: Outcome) -> bool:
            telling = (form - lexicon.SILENT - lexicon.VERBS - names for form in other.forms)
            return any(form - shared <= own <= form for form in telling if form - shared for own in given)

        others = (other for other in self._expected.outcomes.get(outcome.wager, ()) if other is not outcome)
        return says(outcome) and not any(map(says, others))

    def unknown(self, label: str) -> bool:
        """Whether a label has a word of which nothing here tells what it means; in every language that it is in."""
        plain = BRACKETS.sub(" ", without_values(label))
        return all(self._has_unknown(words(part)) for part in plain.split(" / "))

    def _has_unknown(self, given: Iterable[str]) -> bool:
        said = self.known | common_words()
        return any(
            not word.isdigit()
            and not said.issuperset(words(self._spelled(word)))
            and not said.issuperset(token.text for token in tokens(word))
            for word in given
        )

    def _cost(self, label: str, outcome: Outcome, *, told: bool) -> Cost:
        key = label, id(outcome), told
        if key not in self._costs:
            self._costs[key] = self._least(self.readings(label), outcome, told=told)
        return self._costs[key]

    def _least(self, given: Sequence[Form], outcome: Outcome, *, told: bool) -> Cost:
        """Return the least cost of any reading of a label with any wording of an outcome."""
        weights = self._weights.get(outcome.wager, self._other)
        best = Cost(unsaid=1.0)
        alone = len(self._expected.outcomes.get(outcome.wager, ())) == 1
        if not given:
            return Cost() if told and alone else best
        names = self._names.get(outcome.wager, frozenset()) if told else frozenset()
        # Where the draft tells the wager, what all its outcomes have in common need not be said.
        shared = self._shared.get(outcome.wager, frozenset()) if told else frozenset()
        for index, label in enumerate(given):
            if index and label <= names:
                continue  # a part that only names the wager
            unneeded = shared - label
            for form in outcome.forms:
                if label.isdisjoint(form):
                    continue  # where none of its words is said, no reading costs less than none
                cost = _words(label, form - unneeded, weights, names)
                later = 0.0 if index == 0 else 0.05
                if cost.words + later < best.words:
                    best = Cost(cost.unsaid + later, cost.unexplained, cost.contradicted)
        if told and alone and best.words > _ALONE:
            return Cost(unexplained=_ALONE)
        return best


def _of_all(outcomes: Sequence[Outcome]) -> Form:
    """Return the words that every outcome of a wager has, where it has several."""
    if len(outcomes) < _SEVERAL:
        return frozenset()
    return frozenset.intersection(*(frozenset().union(*outcome.forms) for outcome in outcomes)) - _RANKS


def _words(label: Form, form: Form, weights: "_Weights", name: Form) -> Cost:
    missing, extra = form - label, label - form - name
    total, said = weights.of(form), weights.of(label)
    unsaid = weights.of(missing) / total if total else 1.0
    unexplained = _UNEXPLAINED * weights.of(extra) / (said + 0.3) if said else 1.0
    lacks, has = (any(word.isdigit() or word in _RANKS for word in side) for side in (missing, extra))
    against = (lacks and has) or ("no" in missing) is not ("no" in extra)
    return Cost(unsaid, unexplained, _CONTRADICTED if against else 0.0)


@cache
def common_words() -> frozenset[str]:
    """Return the words that labels may have besides those that tell what is paid."""
    shared = wordings()
    said = {*shared.game, *shared.soft, *shared.light, *shared.linking, *lexicon.SAME, *lexicon.NUMBERS}
    plain = lexicon.SILENT | lexicon.HEADING_WORDS | lexicon.PLAIN_VALUE | lexicon.ROW_HEADS
    plain |= lexicon.DEEDS | lexicon.VERBS | lexicon.COMPARING
    return frozenset(said | plain | set(words(" ".join(said))))


class _Weights(dict[str, float]):
    """How much each word tells the outcomes of a wager apart, from a quarter to one; of others, how much they say."""

    def __init__(self, outcomes: Sequence[Outcome], aligner: Aligner) -> None:
        seen = Counter(word for outcome in outcomes for word in frozenset().union(*outcome.forms) - lexicon.SILENT)
        most = log(len(outcomes) + 1) or 1.0
        super().__init__((word, max(_LEAST, log((len(outcomes) + 1) / n) / most)) for word, n in seen.items())
        self._aligner = aligner

    def __missing__(self, word: str) -> float:
        known = _KNOWN if word in self._aligner.known else _UNKNOWN
        self[word] = weight = _SILENT if word in lexicon.SILENT else known
        return weight

    def of(self, words: Iterable[str]) -> float:
        """Return the weight of several words."""
        return sum(map(self.__getitem__, words))
