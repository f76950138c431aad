"""Decides whether a figure that differs may be held against the outcome it was aligned with.

It may where its words say that outcome and nothing more of which the wager's outcomes speak, its wager is told by its
line, its column or its heading, no other outcome fits both words and figure, and the rest of the table agrees. Else the
figure is left to a person: that no other wager is named is no evidence that it is the base wager's.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from checker.drafts.compared import same
from checker.drafts.expectations.expected import Expected, Outcome
from checker.drafts.figures.align import FIRM, MARGIN, WEAK, Aligner, Alignment
from checker.drafts.figures.figure import Figure
from checker.drafts.language import lexicon
from checker.drafts.language.values import find_values, without_values
from checker.drafts.language.words import without_asides, words
from checker.drafts.structure.sentences import UNKNOWN
from checker.statements import Statement
from checker.values.payout import MeterShare, Odds
from checker.words.denials import without_denial
from checker.words.plain import squash

_NO = "no"
_EVEN, _EVEN_MONEY = "evenmoney", "even_money"
_NEVER_PAID = re.compile(
    r"(?:\b(?:never|not)|n['\u2019]t) (?:be )?(?:pays?|paid)\b(?! (?:less|more))[^,;.]*$", re.IGNORECASE
)
_SUM = re.compile(
    r"\b(?:two|both|three)\b.*\b(?:together|in all|combined|altogether|in total)\b|"
    r"\btogether (?:pays?|makes?|earns?|wins?)\b|\d to \d+,? (?:and|plus) [\d,]+ to \d+\W*$",
    re.IGNORECASE,
)
_LEANING = re.compile(r"\b(?:they|them|it|those|these|neither|so)\b", re.IGNORECASE)
"""What a label has that speaks of what was named before it."""
_PAYS = re.compile(r"\bpays?\b", re.IGNORECASE)
_TWO = 2
_OWNER = 1
"""So many words beside the name of a wager tell whose it is: his Ace High Bonus."""
_ONE_WAGER = 2
"""How many figures a row has at most that speaks of one wager: what it pays, and its Envy Bonus."""
_GOES_ON = re.compile(r"\s*(?:plus|and|\+|&)\s*\d[\d.]*\s*%", re.IGNORECASE)
_IT = re.compile(r"\W*(?:it|this|that|these|they)\b", re.IGNORECASE)
_OF_THE_GAME = re.compile(r"\b(?:main|base) (?:bets?|wagers?|games?)\b", re.IGNORECASE)
_WINS = re.compile(
    r"\b(?:your|any|all|each|every|other|ordinary|regular|original) (?:\w+ )?(?:wins?|wagers?|bets?|hands?)\b"
    r"|\bbeats? (?:the dealer|us)\b",
    re.IGNORECASE,
)
"""A win of the game's own wager, which is not named."""
_SCORE = re.compile(
    r"\b(?:wins?|won|beats?|leads?|led|ahead|loses?|lost|ties?|tied|ends?|ended)(?:,? \w+){0,2},? \d to (?!1\b)\d\b",
    re.IGNORECASE,
)
"""How a sentence tells how many points each of two hands has."""
_UNSAID, _UNEXPLAINED, _BOTH = 0.3, 0.25, 0.37
"""How much of the words of an outcome a label may lack, and of its own words the outcome, in the costs of align."""
_MIGHT_BE = 0.7
_MOST_WRONG = 2
"""How many rows of one table may differ while fewer agree, before the table is taken to be another's."""


@dataclass(frozen=True, slots=True)
class Group:
    """Figures that stand together under one heading: the rows of a table, or the figures of a paragraph."""

    figures: tuple[Figure, ...]
    scope: tuple[str, ...]
    rows: bool


def agrees(figure: Figure, outcome: Outcome) -> bool:
    """Whether a figure is, or may be, what an outcome pays."""
    statement = outcome.envy if figure.kind == "envy" else outcome.payout
    return statement is not None and same(figure.value, statement) is not False


@dataclass(frozen=True, slots=True)
class Firmness:
    """What is asked about the alignments of one group of figures."""

    group: Group
    expected: Expected
    aligner: Aligner
    figures: Sequence[Figure]

    def is_firm(self, alignment: Alignment, statement: Statement, aligned: Sequence[Alignment | None]) -> bool:
        """Whether the figure of an alignment differs from what its outcome pays without any doubt."""
        figure = alignment.figure
        return (
            (
                alignment.firm
                or (alignment.cost.total <= FIRM and self.aligner.is_exact(figure.label, alignment.outcome))
            )
            and self._said(alignment)
            and self._wager_told(alignment)
            and not (self._either(alignment) or _less_than_even(figure) or _cut_off(figure) or _by_chance(figure))
            and not _is_run_together(figure, alignment.outcome)
            and not (_is_sum(figure) or _is_denied(figure) or self._is_score(figure) or self._is_a_name(figure))
            and not (_beside_itself(figure, statement, aligned) or _in_part(figure, statement))
            and not self._strayed(figure, statement)
            and not (_points_back(alignment) or self._leans(alignment) or self._of_outcome_before(alignment))
            and not self._of_a_meter(alignment)
            and not (alignment.cost.alone and (self._called_elsewhere(figure) or self.paid_elsewhere(figure)))
            and not (self._better(alignment) or self._fits_another(alignment))
            and not self._beside(alignment)
            and self._among_its_own(alignment, aligned)
        )

    def _fits_another(self, alignment: Alignment) -> bool:
        """Whether a label that is not all of its outcome may be of another that pays the figure: a dealer's ace."""
        figure, own = alignment.figure, alignment.outcome
        if self.aligner.is_exact(figure.label, own):
            return False
        every = self.expected.outcomes.get(own.wager, ())
        telling = frozenset[str]().union(*(form for other in every for form in other.forms)) - lexicon.SILENT
        said = frozenset(words(without_asides(figure.label))) & telling
        others = (other for other in every if other is not own and agrees(figure, other))
        return bool(said) and any(said <= form for other in others for form in other.forms)

    def _leans(self, alignment: Alignment) -> bool:
        """Whether a label has none of its outcome's words and speaks of what was named before it: when they agree."""
        label = alignment.figure.label
        wager = frozenset(words(self.expected.short[alignment.outcome.wager]))
        said = frozenset(words(label)) - lexicon.SILENT - wager
        return _LEANING.search(label) is not None and not any(said & form for form in alignment.outcome.forms)

    def _is_score(self, figure: Figure) -> bool:
        """Whether figures are the points of two hands, 8 to 5, where nothing is paid at odds of that form."""
        paid = (outcome.payout.value for own in self.expected.outcomes.values() for outcome in own if outcome.payout)
        odds = (part for value in paid for part in getattr(value, "parts", ()) if isinstance(part, Odds))
        return _SCORE.search(figure.sentence.text) is not None and all(part.win.denominator == 1 for part in odds)

    def _is_a_name(self, figure: Figure) -> bool:
        """Whether “even money” may be what a player chooses in place of a wager, and no payout of it.

        It may alone in a cell, and 1 to 1 may be its odds in a sentence that names no wager and does not say “pays”.
        """
        if not self.expected.statements.of(aspect=_EVEN_MONEY):
            return False
        own = figure.sentence
        part = figure.value.parts[0]
        if own.prose and not own.named and isinstance(part, Odds) and part.win == 1 and not _PAYS.search(own.text):
            return True
        alone = any(squash(cell.text) == _EVEN for cell in own.block.values)
        return alone and squash(figure.value.text) == _EVEN

    def _of_a_meter(self, alignment: Alignment) -> bool:
        """Whether a figure is a share of a meter, and the outcome is one of the game's own wager, which has none."""
        share = any(isinstance(part, MeterShare) for part in alignment.figure.value.parts)
        return share and alignment.outcome.wager in self.expected.base

    def _said(self, alignment: Alignment) -> bool:
        """Whether the words say the outcome, and nothing that tells others of its wager apart."""
        cost, label = alignment.cost, without_asides(alignment.figure.label)
        given = frozenset(words(label)) - lexicon.SILENT - lexicon.VERBS
        if not words(label):
            return False
        own = self.expected.outcomes.get(alignment.outcome.wager, ())
        name = set(words(self.expected.short[alignment.outcome.wager]))
        if cost.alone:  # only the name of the wager may stand beside the figure, or a word such as “pays”
            return not given - name - lexicon.HEADING_WORDS
        side = alignment.outcome.wager not in self.expected.base and len(own) > 1
        if side and name <= given and len(given - name - lexicon.HEADING_WORDS) <= _OWNER:
            return False  # it names the wager, and none of what it pays on
        if cost.unsaid > _UNSAID or cost.unexplained > _UNEXPLAINED or cost.words > _BOTH:
            return False
        return not self.tells_another(alignment)

    def tells_another(self, alignment: Alignment) -> bool:
        """Whether the words beside a figure have one that tells other outcomes of its wager apart from its own."""
        label = without_asides(alignment.figure.label)
        given = frozenset(words(label)) - lexicon.SILENT - lexicon.VERBS
        own = self.expected.outcomes.get(alignment.outcome.wager, ())
        # A Natural is not what a form without one, or one that is no Natural, means.
        denied = _NO in words(label)
        meant = frozenset[str]().union(*(form for form in alignment.outcome.forms if (_NO in form) is denied))
        others = frozenset[str]().union(*(form for outcome in own for form in outcome.forms))
        return bool(given & (others - meant))

    def is_headed_otherwise(self, alignment: Alignment) -> bool:
        """Whether a figure stands under the heading of another wager than its outcome is of, and nothing names that."""
        figure, wager = alignment.figure, alignment.outcome.wager
        told = figure.scope
        if not told or UNKNOWN in told or wager in told or wager in figure.sentence.named:
            return False
        return not set(words(self.expected.short[wager])) <= set(words(f"{figure.label} {figure.other}"))

    def _wager_told(self, alignment: Alignment) -> bool:
        """Whether a draft tells the wager, or the words are a name of its outcome that tells the wager too."""
        figure, wager = alignment.figure, alignment.outcome.wager
        told = figure.scope
        if self._of_the_game(figure, wager):
            return True
        if told:
            return wager in told and UNKNOWN not in told
        name = set(words(self.expected.short[wager]))
        return name <= set(words(figure.label))

    def _of_the_game(self, figure: Figure, wager: str) -> bool:
        """Whether what a sentence says of a win is of the game's own wager: it says so, or no other was spoken of."""
        sentence = figure.sentence
        if not sentence.prose or wager != self.expected.base[0]:
            return False
        if _OF_THE_GAME.search(sentence.text):
            return True
        return not (figure.scope or sentence.spoken or sentence.head) and _WINS.search(sentence.text) is not None

    def _strayed(self, figure: Figure, statement: Statement) -> bool:
        """Whether the true value stands on the line without a label, so that values of two columns were exchanged."""
        row = figure.sentence.block
        return any(
            (other.sentence.block.sheet, other.sentence.block.y) == (row.sheet, row.y)
            and not set(words(other.label)) - lexicon.SILENT
            and same(other.value, statement)
            for other in self.figures
        )

    def _either(self, alignment: Alignment) -> bool:
        """Whether the label may stand on either side, and one of them says another outcome."""
        figure = alignment.figure
        if not figure.other:
            return False
        best = [self.aligner.ranked(figure, label)[0] for label in (figure.label, figure.other)]
        return any(cost.total <= WEAK and outcome is not alignment.outcome for cost, outcome in best)

    def _better(self, alignment: Alignment) -> bool:
        """Whether an outcome of another wager fits the label better, or the label is a mere name, and the figure."""
        figure = alignment.figure
        if figure.sentence.named and figure.sentence.block.values:
            given = frozenset(words(figure.label))
            own = (
                outcome for slug, all_ in self.expected.outcomes.items() if slug not in figure.scope for outcome in all_
            )
            if any(given <= form and agrees(figure, outcome) for outcome in own for form in outcome.forms):
                return True
        return any(
            cost.words + MARGIN <= alignment.cost.words and agrees(alignment.figure, outcome)
            for cost, outcome in self.aligner.ranked(alignment.figure, alignment.figure.label)
            if outcome.wager != alignment.outcome.wager
        )

    def _beside(self, alignment: Alignment) -> bool:
        """Whether a row has the figures of several wagers, and the figure is what another of them pays."""
        row = alignment.figure.sentence
        beside = [item for item in self.group.figures if item.sentence is row]
        return not (row.prose or alignment.figure.placed) and len(beside) > _ONE_WAGER and self._of_another(alignment)

    def _of_another(self, alignment: Alignment) -> bool:
        """Whether another wager pays as much on an outcome that the label says."""
        figure = alignment.figure
        return any(
            cost.words <= FIRM and agrees(figure, outcome)
            for cost, outcome in self.aligner.ranked(figure, figure.label)
            if outcome.wager != alignment.outcome.wager
        )

    def _called_elsewhere(self, figure: Figure) -> bool:
        """Whether another outcome pays as much, and has two words of a label that its own wager does not tell."""
        given = set(words(figure.label)) - lexicon.SILENT
        return any(
            agrees(figure, outcome) and any(len(given & form) >= _TWO for form in outcome.forms)
            for slug, own in self.expected.outcomes.items()
            for outcome in own
            if slug not in figure.scope
        )

    def paid_elsewhere(self, figure: Figure) -> bool:
        """Whether a wager in play pays as much on an outcome that the label may mean, whatever heading stands above."""
        return any(
            cost.words <= _MIGHT_BE and agrees(figure, outcome)
            for cost, outcome in self.aligner.ranked(figure, figure.label)
        )

    def _of_outcome_before(self, alignment: Alignment) -> bool:
        """Whether the sentence before it names an outcome that pays as much: that is a blackjack, you win 3 to 2."""
        figure, sentence = alignment.figure, alignment.figure.sentence
        before = frozenset(words(sentence.before)) if sentence.prose else frozenset()
        return any(
            outcome is not alignment.outcome
            and agrees(figure, outcome)
            and any((form - lexicon.SILENT or form) <= before for form in outcome.forms)
            for outcome in self.expected.outcomes.get(alignment.outcome.wager, ())
        )

    def _among_its_own(self, alignment: Alignment, aligned: Sequence[Alignment | None]) -> bool:
        """Whether the figures around agree with the same wager, or few differ and none is what another wager pays."""
        own = [item for item in aligned if item is not None and item.outcome.wager == alignment.outcome.wager]
        right = sum(agrees(item.figure, item.outcome) for item in own)
        wrong = len(own) - right
        return right >= wrong or (wrong <= _MOST_WRONG and not self._of_another(alignment))


def _beside_itself(figure: Figure, statement: Statement, aligned: Sequence[Alignment | None]) -> bool:
    """Whether the true value stands in the same row, so that another figure of it was taken for what is paid.

    In running text it may be what another outcome pays, which is found there.
    """
    own = figure.sentence
    if own.block.values:
        return any(same(value, statement) for value in find_values(own.block.text))
    settled = [
        item.figure
        for item in aligned
        if item is not None
        and item.figure.sentence is own
        and item.cost.total <= WEAK
        and agrees(item.figure, item.outcome)
    ]
    found = sum(bool(same(value, statement)) for value in find_values(own.text))
    return found > sum(bool(same(other.value, statement)) for other in settled)


def _points_back(alignment: Alignment) -> bool:
    """Whether a sentence begins with “it” or the like, after one that named another wager."""
    sentence = alignment.figure.sentence
    spoken = sentence.spoken if sentence.before and _IT.match(sentence.text) else ()
    return bool(spoken) and alignment.outcome.wager not in spoken


def _in_part(figure: Figure, statement: Statement) -> bool:
    """Whether odds are those of a payout that has a share of a meter too, and the sentence speaks of a meter."""
    wanted = getattr(statement.value, "parts", ())
    odds = [part for part in figure.value.parts if isinstance(part, Odds)]
    shares = [part for part in wanted if isinstance(part, MeterShare)]
    own = [part.win for part in wanted if isinstance(part, Odds)]
    meter = lexicon.METER.search(without_values(figure.sentence.text))
    return len(figure.value.parts) == len(odds) == 1 and bool(shares and meter) and odds[0].win in own


def _by_chance(figure: Figure) -> bool:
    """Whether a sentence tells how likely something is, or speaks of another house, or of one thing for another."""
    said = figure.sentence.text
    told = lexicon.CHANCE.search(said) or lexicon.ELSEWHERE.search(said) or lexicon.INSTEAD.search(said)
    return figure.sentence.prose and bool(told)


def _is_sum(figure: Figure) -> bool:
    """Whether a line tells what several winning cards or wagers are paid together."""
    return _SUM.search(figure.sentence.text) is not None


def _is_denied(figure: Figure) -> bool:
    """Whether a sentence says that its figure is not paid, or that all of it is not so."""
    said = figure.sentence.text
    before = said[: _end_in(figure)]
    return without_denial(said)[1] or _NEVER_PAID.search(before) is not None


def _cut_off(figure: Figure) -> bool:
    """Whether an amount goes on after what was read of it: $5,000 plus a share."""
    return bool(_GOES_ON.match(figure.sentence.text[_end_in(figure) :]))


def _is_run_together(figure: Figure, outcome: Outcome) -> bool:
    """Whether odds may begin with the number of their label, which ran into them: Matched 2025 to 1."""
    label = squash(figure.label)
    run = squash(figure.label + figure.value.text)
    return any(label < squash(name) < run and run.startswith(squash(name)) for name in outcome.names)


def _end_in(figure: Figure) -> int:
    at = figure.sentence.text.find(figure.value.text)
    return at + len(figure.value.text) if at >= 0 else len(figure.sentence.text)


def _less_than_even(figure: Figure) -> bool:
    """Whether odds are of the sort of “2 to 3”, which may be a range of numbers as well."""
    part = figure.value.parts[0]
    return isinstance(part, Odds) and part.win < 1
