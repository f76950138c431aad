"""Compares what a draft says is paid with the payouts and Envy Bonuses in use."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from checker.drafts.compared import Compared, same
from checker.drafts.expectations.expected import Expected, Outcome
from checker.drafts.figures.align import FIRM, MARGIN, WEAK, Aligner, Alignment, Cost
from checker.drafts.figures.figure import Figure
from checker.drafts.figures.firm_payouts import Firmness, Group, agrees
from checker.drafts.figures.gainsaid import gainsays
from checker.drafts.figures.side_by_side import by_column
from checker.drafts.language import lexicon
from checker.drafts.language.values import Rate, find_values
from checker.drafts.language.words import words
from checker.drafts.structure.sentences import UNKNOWN
from checker.statements import Statement
from checker.statements.comparison import Status
from checker.values.payout import Push
from checker.values.provision import NO_PROVISION
from checker.words.turns import between, parts_of

_FEWEST_ROWS = 2
_TOLD = 0.15
_DIFFERS = 0.3
_GROUP = 0.4
_GROUP_MARGIN = 0.08
_UNDER_UNKNOWN = 0.25
_FOREIGN = 0.25
_CLOSE = 0.2
_EXTRA_LEAST = 3
_SHORT = 12
"""How many words a sentence has at most that says an outcome and what it pays, as a row does."""
_UNKNOWN = "It cannot be told which payout this is."
GAINSAID = "Its figure is right, and a word beside it is of another outcome, or of another side."
_TURNED = "Its figure is right, and what it is paid on is said otherwise."
_UNIT = "What is written does not say whether the wager is part of the payout, or what is kept of it."


def compare_payouts(figures: Sequence[Figure], expected: Expected, aligner: Aligner) -> list[Compared]:
    """Return the comparison of each figure that is a payout or an Envy Bonus, in the order of the draft."""
    found: list[Compared] = []
    for group in _groups(figures):
        table = _settled(by_column(group, expected, aligner), expected, aligner)
        found += _Table(table, expected, aligner, figures).compare()
    return found


def _groups(figures: Sequence[Figure]) -> Iterator[Group]:
    """Yield the rows of each table, which stand under one heading, and the figures of each paragraph."""
    found: dict[tuple[int, int, str, int], list[Figure]] = {}
    for figure in figures:
        sentence = figure.sentence
        # The short text above tells one table from the next, also under the heading of a wager.
        paragraph = sentence.block.order if sentence.prose else -1
        key = (sentence.block.sheet, sentence.under, sentence.title, paragraph)
        found.setdefault(key, []).append(figure)
    for own in found.values():
        yield Group(tuple(own), own[0].sentence.scope, not own[0].sentence.prose)


def _settled(group: Group, expected: Expected, aligner: Aligner) -> Group:
    """Return the group with the wager that its rows tell, where they tell another than the heading or it tells none."""
    group = replace(group, figures=tuple(_headed(figure, aligner, expected) for figure in group.figures))
    for under in dict.fromkeys(figure.column for figure in group.figures):
        group = _moved(group, under, expected, aligner)
    return group


def _moved(group: Group, under: tuple[str, ...], expected: Expected, aligner: Aligner) -> Group:
    """Return the group with those of its rows moved that stand under one name, and tell another wager.

    They may stand under that name by chance, as below a box of a felt.
    """
    loose = [figure for figure in group.figures if figure.column == under and not figure.sentence.named]
    paid = [figure for figure in loose if figure.kind == "payout"]
    if len(paid) < _FEWEST_ROWS or not expected.outcomes:
        return group
    told = set(under or group.scope)
    if len(told) == 1 and all(
        slug in expected.outcomes and _speaks_against(paid, slug, expected, aligner) < _TOLD for slug in told
    ):
        return group  # nothing speaks for another wager so much
    costs = {
        slug: _speaks_against(paid, slug, expected, aligner)
        - (_TOLD if slug in told or (not told and slug in expected.base) else 0)
        for slug in expected.outcomes
    }
    ordered = sorted(costs.items(), key=lambda item: item[1])
    best, cost = ordered[0]
    margin = ordered[1][1] - cost if len(ordered) > 1 else 1.0
    if best in told and len(told) == 1:
        return group
    if (UNKNOWN in told and cost > _UNDER_UNKNOWN) or told & (expected.foreign.keys() - set(expected.in_play)):
        return group  # under the heading of a wager that is not offered
    if cost > _GROUP or margin < _GROUP_MARGIN or (best in expected.base and not told & {best}):
        return group
    named = [figure for figure in group.figures if figure.column == under and figure.sentence.named]
    moved = {id(figure) for figure in (*loose, *(row for row in named if _is_row_of(row, expected.outcomes[best])))}
    return replace(
        group,
        figures=tuple(replace(figure, column=(best,)) if id(figure) in moved else figure for figure in group.figures),
    )


def _speaks_against(rows: Sequence[Figure], slug: str, expected: Expected, aligner: Aligner) -> float:
    """Return how much speaks against it that rows are those of a wager, for each row."""
    total = 0.0
    for figure in rows:
        ranked = aligner.ranked(replace(figure, column=(slug,)), figure.label, outcomes={slug: expected.outcomes[slug]})
        total += min(
            (cost.words + (0 if agrees(figure, outcome) else _DIFFERS) for cost, outcome in ranked), default=1.0
        )
    return total / len(rows)


def _is_row_of(figure: Figure, outcomes: Sequence[Outcome]) -> bool:
    """Whether a row with the name of a wager as its label has what an outcome of that name pays: Blackjack, 4 for 1."""
    given = set(words(figure.label))
    return not figure.sentence.prose and any(
        agrees(figure, outcome) and any(given <= form for form in outcome.forms) for outcome in outcomes
    )


def _headed(figure: Figure, aligner: Aligner, expected: Expected) -> Figure:
    """Return a row's figure whose label also names a wager, with the wager of its heading where that has it.

    An Envy Bonus of which nothing tells the wager is of the only one that has such.
    """
    sentence = figure.sentence
    if figure.kind == "envy" and not figure.scope:
        envied = [slug for slug, own in expected.outcomes.items() if any(item.envy for item in own)]
        return replace(figure, column=tuple(envied)) if len(envied) == 1 else figure
    if figure.carried and _is_carried(figure, aligner, expected):
        return replace(figure, label=figure.carried, other="", carried="")
    if figure.column or sentence.prose or not sentence.named or not sentence.scope or sentence.named == sentence.scope:
        return figure
    own = {slug: expected.outcomes[slug] for slug in sentence.scope if slug in expected.outcomes}
    ranked = aligner.ranked(replace(figure, column=sentence.scope), figure.label, outcomes=own)
    given = set(words(figure.label))
    fits = ranked and ranked[0][0].words <= MARGIN
    alike = any(agrees(figure, outcome) and any(given <= form for form in outcome.forms) for _, outcome in ranked)
    return replace(figure, column=sentence.scope) if fits or alike else figure


def _is_carried(figure: Figure, aligner: Aligner, expected: Expected) -> bool:
    """Whether a label says an outcome only with the words of the first figure, of the wager that the draft tells."""
    own = {slug: expected.outcomes[slug] for slug in figure.scope if slug in expected.outcomes} or None

    def cost(label: str) -> float:
        return next((cost.total for cost, _ in aligner.ranked(figure, label, outcomes=own)), 1.0) if label else 1.0

    return cost(figure.carried) <= FIRM < min(cost(figure.label), cost(figure.other))


class _Table:
    """One group of figures while it is compared: which outcome each is about, and which are taken."""

    def __init__(self, group: Group, expected: Expected, aligner: Aligner, figures: Sequence[Figure]) -> None:
        self._group = group
        self._expected = expected
        self._aligner = aligner
        self._firmness = Firmness(group, expected, aligner, figures)
        self._aligned: dict[int, Alignment | None] = {}
        self._taken: dict[tuple[str, str, str], Figure] = {}

    def compare(self) -> list[Compared]:
        """Return the comparison of each figure, in their order."""
        aligned = self._aligned
        options = {index: self._options(figure) for index, figure in enumerate(self._group.figures)}
        order = sorted(options, key=lambda index: options[index][0][0] if options[index] else 9.0)
        for index in order:
            aligned[index] = self._take(self._group.figures[index], options[index])
        return [self._judge(self._group.figures[index], aligned[index]) for index in sorted(options)]

    def _options(self, figure: Figure) -> list[tuple[float, Cost, Outcome]]:
        """Return the outcomes that a figure could be about, cheapest first; a value that agrees speaks for one."""
        found = []
        for label in dict.fromkeys((figure.label, figure.other)):
            if label or not (figure.label or figure.other):
                for cost, outcome in self._aligner.ranked(figure, label):
                    statement = outcome.envy if figure.kind == "envy" else outcome.payout
                    if statement is not None:
                        found.append((cost.total - (_CLOSE if agrees(figure, outcome) else 0), cost, outcome))
        return sorted(found, key=lambda item: item[0])

    def _take(self, figure: Figure, options: list[tuple[float, Cost, Outcome]]) -> Alignment | None:
        free = [
            item
            for item in options
            if (figure.kind, item[2].wager, item[2].name) not in self._taken or not self._group.rows
        ]
        if not free:
            return None
        _, cost, outcome = free[0]
        others = [other.total for _, other, item in free if item is not outcome]
        alignment = Alignment(figure, outcome, cost, min(others, default=9.0) - cost.total)
        if cost.total <= WEAK and (alignment.firm or agrees(figure, outcome)):
            self._taken[figure.kind, outcome.wager, outcome.name] = figure
        return alignment

    def _judge(self, figure: Figure, alignment: Alignment | None) -> Compared:
        foreign = self._foreign(figure, alignment)
        if foreign is not None:
            return foreign
        if alignment is None:
            return self._unaligned(figure, None)
        outcome = alignment.outcome
        statement = outcome.envy if figure.kind == "envy" else outcome.payout
        assert statement is not None  # noqa: S101 - only such outcomes are options
        verdict = same(figure.value, statement)
        about = "envy" if figure.kind == "envy" else "payout"
        agreed = Compared(
            status=Status.AGREES, sentence=figure.sentence, about=about, text=figure.value.text, statement=statement,
            wager=outcome.wager, label=outcome.name, exactly=self._aligner.is_exact(figure.label, outcome),
        )  # fmt: skip
        row = not figure.sentence.prose or bool(figure.sentence.block.values)
        others = [other for other in self._expected.outcomes[outcome.wager] if other is not outcome]
        if verdict and row and self._aligner.unknown(figure.label):
            return self._unaligned(figure, statement)
        short = row or len(figure.sentence.text.split()) <= _SHORT
        if (short if verdict else not row) and gainsays(figure.label, outcome, others):
            return replace(self._unaligned(figure, statement), reason=GAINSAID)
        if verdict and not row and self._firmness.is_headed_otherwise(alignment):
            return self._unaligned(figure, statement)
        if verdict and figure.sentence.prose and self._firmness.tells_another(alignment):
            return self._unaligned(figure, statement)
        if verdict and alignment.cost.total <= WEAK:
            return self._turned(figure, outcome, agreed) if _turns(figure.label, outcome) else agreed
        if verdict is None and alignment.cost.total <= FIRM:
            return replace(agreed, status=Status.NOT_COMPARED, statement=None, reason=_UNIT, could_be=(statement,))
        if self._firmness.is_firm(alignment, statement, tuple(self._aligned.values())):
            return self._differs(figure, outcome, statement, about)
        return self._unaligned(figure, statement)

    def _differs(self, figure: Figure, outcome: Outcome, statement: Statement, about: str) -> Compared:
        name = self._expected.short[outcome.wager]
        bonus = "the Envy Bonus of " if about == "envy" else ""
        said = "is" if about == "envy" else "pays"
        return Compared(
            status=Status.DIFFERS,
            sentence=figure.sentence,
            about=about,
            text=figure.value.text,
            statement=statement,
            wager=outcome.wager,
            label=outcome.name,
            expected=str(statement.value.text if hasattr(statement.value, "text") else statement.value),
            message=f"{name}: {bonus}“{outcome.name}” {said} {_said(statement)}, "
            f"and the draft says {figure.value.text}.",
            help=f"write {_said(statement)}, or change the filing",
            provision=statement.provision,
        )

    def _turned(self, figure: Figure, outcome: Outcome, agreed: Compared) -> Compared:
        """Return the comparison of a figure that is right, beside the name of its outcome in a turned form."""
        label = figure.label.strip()
        named = self._expected.naming.heading(label)
        if (
            figure.sentence.prose
            or figure.other
            or lexicon.SPEAKER.search(label)
            or (named and outcome.wager not in named)
        ):
            return replace(
                agreed,
                status=Status.NOT_COMPARED,
                statement=None,
                reason=_TURNED,
                could_be=(agreed.statement,) if agreed.statement else (),
            )
        name = self._expected.short[outcome.wager]
        return replace(
            agreed, status=Status.DIFFERS, text=label, expected=outcome.name,
            message=f"{name}: {agreed.text} is what “{outcome.name}” pays, and the draft says “{label}”.",
            help=f"write {outcome.name}",
        )  # fmt: skip

    def _unaligned(self, figure: Figure, statement: Statement | None) -> Compared:
        scope = figure.scope or self._expected.base
        return Compared(
            status=Status.NOT_COMPARED,
            sentence=figure.sentence,
            about="envy" if figure.kind == "envy" else "payout",
            text=figure.value.text,
            wager=scope[0] if len(scope) == 1 else "",
            label=figure.label.strip(),
            reason=_UNKNOWN,
            could_be=(statement,) if statement else (),
        )

    def _foreign(self, figure: Figure, alignment: Alignment | None) -> Compared | None:
        """Say that a payout is of a wager, or of an outcome, that this filing does not use."""
        # A bare share may be what a meter starts from or grows by.
        if figure.kind != "payout" or isinstance(figure.value.parts[0], Rate) or self._firmness.paid_elsewhere(figure):
            return None
        scope = [slug for slug in figure.scope if slug in self._expected.foreign]
        best = alignment.cost.total if alignment else 9.0
        for slug in scope:
            if slug in self._expected.in_play and not self._group.rows:
                continue
            ranked = self._aligner.ranked(figure, figure.label, outcomes={slug: self._expected.foreign[slug]})
            if not ranked or ranked[0][0].words > _FOREIGN or ranked[0][0].words + MARGIN > best:
                continue
            outcome = ranked[0][1]
            name = self._expected.short[slug]
            offered = slug in self._expected.in_play
            own = self._expected.outcomes.get(slug, ())
            lost = next((item.payout for item in own if item.payout and item.payout.status == "reconstructed"), None)
            return Compared(
                status=Status.DIFFERS,
                sentence=figure.sentence,
                about="row" if offered else "wager",
                text=figure.value.text,
                statement=lost,
                wager=slug,
                label=outcome.name,
                message=(
                    f"{name}: the draft pays {figure.value.text} on “{outcome.name}”, "
                    "which the paytable in use does not have."
                    if offered
                    else f"The draft shows {name}; the filing does not offer it."
                ),
                help="take it out of the draft, or elect the paytable that has it"
                if offered
                else f"take {name} out of the draft, or offer it in the filing",
                provision=outcome.provision,
            )
        return None


def _turns(label: str, outcome: Outcome) -> bool:
    """Whether a label is a name of an outcome but for a number, or a word in place of its opposite."""
    own = frozenset(words(label)) - lexicon.SILENT
    if any(own == form - lexicon.SILENT for form in outcome.forms):
        return False
    given = parts_of(label.strip(" :=-"))
    found = [between(given, parts_of(name)) for name in outcome.names]
    return any(turns and turns.count for turns in found) and not any(turns and not turns.count for turns in found)


def extras(compared: Sequence[Compared], expected: Expected, aligner: Aligner) -> list[Compared]:
    """Return the comparisons, with rows that no outcome is left for told as such: all the wager's others are there."""
    found = []
    for item in compared:
        if (
            item.status is Status.NOT_COMPARED
            and item.about == "payout"
            and item.wager
            and item.sentence.block.values
            and item.label
        ):
            own = expected.outcomes.get(item.wager, ())
            agreed = {
                other.label
                for other in compared
                if other.wager == item.wager and other.status is not Status.NOT_COMPARED and other.about == "payout"
            }
            beside = [
                other
                for other in compared
                if other.wager == item.wager and other.sentence.block.sheet == item.sentence.block.sheet
            ]
            share = item.text.endswith("%")
            # A row whose other figure is right has what it pays already.
            true = any(other.sentence is item.sentence and other.status is Status.AGREES for other in compared)
            headed = item.wager in (*item.sentence.named, *item.sentence.scope)
            bound = lexicon.BOUND.search(item.sentence.text) is not None
            # What pushes is no payout that another paytable has, but a rule.
            pushes = any(isinstance(part, Push) for value in find_values(item.text) for part in value.parts)
            if share or true or bound or pushes or not headed or _still_open(item, compared, expected):
                found.append(item)
                continue
            enough = len(own) >= _EXTRA_LEAST or (len(own) >= _FEWEST_ROWS and aligner.is_hand(item.label))
            if enough and agreed >= {outcome.name for outcome in own} and len(beside) > len(own):
                name = expected.short[item.wager]
                found.append(
                    replace(
                        item,
                        status=Status.DIFFERS,
                        about="row",
                        reason="",
                        message=f"{name}: the draft pays {item.text} on “{item.label}”, "
                        "which the paytable in use does not have.",
                        help="take the row out of the draft",
                        provision=own[0].payout.provision if own[0].payout else NO_PROVISION,
                    )
                )
                continue
        found.append(item)
    return found


def _still_open(item: Compared, compared: Sequence[Compared], expected: Expected) -> bool:
    """Whether some wager in play pays as much on an outcome that was not found in the draft."""
    paid = {
        (other.wager, other.label) for other in compared if other.status is Status.AGREES and other.about == "payout"
    }
    return any(
        outcome.payout is not None and _said(outcome.payout) == item.text and (slug, outcome.name) not in paid
        for slug, own in expected.outcomes.items()
        for outcome in own
    )


def _said(statement: Statement) -> str:
    return str(getattr(statement.value, "text", statement.value))
