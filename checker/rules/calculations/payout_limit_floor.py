"""``payout_limit_floor``: the least payout limit that the law allows, from the filing's own wagers.

The law sets a fixed floor or, if greater, the most that one player could win in a round at the greatest (``basis:
maximum``) or least (``basis: minimum``) wager. The chapter file says which wagers count and, where two readings differ,
whether every betting area counts (``count_boxes``) and whether wagers that win together are added (``sum``). Wagers
whose best hand wins nothing on the others stand under ``instead``: a hand wins either those or one of these. Where no
one hand is the best on every wager, ``hands`` lists the hands, each with its line on every wager; those that one round
can deal only once say so. With ``exact`` the limit may not be above the floor either. With ``applied_only`` no
wager counts to which the filing does not apply the limit.

Each wager stands with the outcome that counts: ``top`` for the one that wins the most, an outcome by name, or several
names of which the first counts that the paytable in use has. With ``meters: no`` shares of a meter count nothing, as
where the limit does not reach them; what is paid besides such a share counts.
"""

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from itertools import combinations_with_replacement

from checker.frozen import frozen
from checker.law import Rule, Ruleset
from checker.law.params import PayoutLimitFloor
from checker.rules.calculations.hand_wins import Lines, MissingInputError, Win, wins_on
from checker.rules.context import Context
from checker.rules.result import FindingClass, Outcome, Reason, Result
from checker.statements.in_use import chosen_table, payouts_in_use, reads_of_payouts
from checker.submission import State
from checker.submission.filing import normal
from checker.values import format_dollars


@frozen
class _Hand:
    """A hand of seven cards with what it wins on every wager; ``once`` if one round can deal it only once."""

    name: str
    wins: tuple[Win, ...]
    once: bool = False

    @property
    def amount(self) -> Decimal:
        return sum((win.amount for win in self.wins), Decimal(0))

    @property
    def after_reset(self) -> Decimal:
        return sum((win.after_reset for win in self.wins), Decimal(0))

    @property
    def meters(self) -> frozenset[str]:
        return frozenset(meter for win in self.wins for meter in win.meters)


def payout_limit_floor_reads(rule: Rule, ruleset: Ruleset) -> Iterator[str]:
    """Return what decides the payouts, the wager and the meters of each wager that counts, and how many areas do."""
    params = rule.params
    assert isinstance(params, PayoutLimitFloor)  # noqa: S101 - the registry pairs calculations and parameters
    yield from (params.boxes, params.decks, params.positions, params.applies_to)
    for slug in {
        slug for named in (params.wagers, params.instead, *(hand.wagers for hand in params.hands)) for slug in named
    }:
        yield from reads_of_payouts(ruleset, slug)
        yield f"wagers.{slug}.{params.basis}"
        yield from (path for path in ruleset.elections if path.startswith(f"wagers.{slug}.meter"))


def payout_limit_floor(context: Context) -> Result:
    """Compare the limit stated at the rule's path with the floor, and show the arithmetic."""
    rule, filing = context.rule, context.filing
    answer = filing.answer(rule.at)
    if answer.state is not State.STATED:
        return context.undecided(answer)
    fixed = context.params(PayoutLimitFloor).floor
    limit: Decimal = answer.value
    try:
        most, lines = _most(context)
    except MissingInputError as missing:
        known, lines = _most(context, known_only=True)
        floor = max(fixed, known)
        if limit < floor:
            # Whatever is unsaid can only raise the floor.
            without = f"Least lawful limit without {missing.what}, which the filing does not state"
            amounts = f"the greater of {format_dollars(fixed)} and {format_dollars(known)}"
            return _too_low(context, limit, floor, fixed, (*lines, f"{without}: {amounts}.") if known else ())
        if filing.answer(missing.path).state is State.UNREADABLE:
            return context.undecided(filing.answer(missing.path))
        election = context.ruleset.elections.get(missing.path)
        if election and election.asks == "must":
            # The rule that asks for it reports it.
            said = f"The payout limit cannot be judged; the filing does not state {missing.what}."
            return context.open(Reason.DEPENDS_ON, said, path=missing.path)
        return context.fails(
            f"The payout limit cannot be judged; the filing does not state {missing.what}.",
            at=missing.path,
            kind=FindingClass.MISSING,
            expected=f"{missing.path} stated",
            lawful=f"state {missing.path}",
            related=[(rule.at, f"the payout limit is {answer.text}")],
        )
    floor = max(fixed, most)
    shown = (
        *lines,
        f"Least lawful limit: the greater of {format_dollars(fixed)} and {format_dollars(most)}.",
    )
    if limit < floor:
        return _too_low(context, limit, floor, fixed, shown)
    if limit > floor and context.params(PayoutLimitFloor).exact:
        return _too_high(context, limit, floor, fixed, shown)
    return Result(
        provision=rule.provision,
        outcome=Outcome.HOLDS,
        facts=(f"Payout limit {answer.text}; the least lawful is {format_dollars(floor)}.",),
        arithmetic=shown,
    )


def _too_low(context: Context, limit: Decimal, floor: Decimal, fixed: Decimal, arithmetic: tuple[str, ...]) -> Result:
    why = "the fixed floor" if floor == fixed else "the most that one player could win in a round"
    said = f"at least {format_dollars(floor)}"
    return _off(context, limit, f"is {said} here, {why}", said, arithmetic, floor)


def _too_high(context: Context, limit: Decimal, exact: Decimal, fixed: Decimal, arithmetic: tuple[str, ...]) -> Result:
    why = "the fixed amount" if exact == fixed else "the most that one player could win in a round"
    said = f"exactly {format_dollars(exact)}"
    return _off(context, limit, f"is {said} here, {why}", said, arithmetic)


def _off(
    context: Context,
    limit: Decimal,
    rule: str,
    expected: str,
    arithmetic: tuple[str, ...],
    least: Decimal | None = None,
) -> Result:
    return context.fails(
        f"The payout limit {rule}; the filing says {format_dollars(limit)}.",
        at=context.rule.at,
        expected=expected,
        actual=format_dollars(limit),
        lawful=f"{expected}, or no payout limit",
        label=f"{format_dollars(limit)} here",
        notes=arithmetic,
        arithmetic=arithmetic,
        least=least,
    )


def _most(context: Context, *, known_only: bool = False) -> tuple[Decimal, tuple[str, ...]]:
    """Return the most that one player could win in a round on the wagers named, and how it was computed.

    With ``known_only``, a wager of which the filing leaves something unsaid wins nothing: the result is a lower bound.
    """
    params = context.params(PayoutLimitFloor)
    wins, instead = (
        wins_on(context, _offered(context, named), known_only=known_only) for named in (params.wagers, params.instead)
    )
    if not wins + instead:
        if known_only:
            return Decimal(0), ()
        return Decimal(0), ("None of the wagers that the limit concerns is offered.",)
    lines = [win.arithmetic for win in wins + instead]
    boxes, boxes_line = _known_boxes(context) if known_only else _boxes(context)
    if boxes_line:
        lines.append(boxes_line)
    if params.sum:
        total, lines = _summed(_hands(context, wins, known_only=known_only), instead, boxes, boxes_line)
    else:
        total, shared = _best_hands(context, wins + instead, boxes)
        lines.extend(shared)
    if boxes > 1:
        lines.append(f"{boxes} areas together: {format_dollars(total)}.")
    return total, tuple(lines)


def _summed(hands: tuple[_Hand, ...], instead: list[Win], boxes: int, boxes_line: str) -> tuple[Decimal, list[str]]:
    """Add what the best hands in the player's areas win on all wagers together, and show it."""
    others = tuple(_Hand(name=f"best {win.name}", wins=(win,)) for win in instead)
    known = (*hands, *others)
    best = max(
        (chosen for chosen in combinations_with_replacement(known, boxes) if _can_be_dealt(chosen)),
        key=_worth,
    )
    first = next((hand for hand in best if hand in hands), None) or max(hands or others, key=lambda hand: hand.amount)
    lines = [win.arithmetic for win in first.wins if first in hands]
    more = tuple(hand for hand in dict.fromkeys(best) if hand is not first and hand in hands)
    lines += [win.arithmetic for hand in more for win in hand.wins]
    lines += [win.arithmetic for win in instead]
    if boxes_line:
        lines.append(boxes_line)
    if len(first.wins) > 1:
        lines.append(f"One hand that wins all of them: {format_dollars(first.amount)}.")
    if boxes > 1 and first.after_reset != first.amount and first in hands and not more:
        lines.append(f"A further hand, after the meter was won and reset: {format_dollars(first.after_reset)}.")
    lines += [f"A further hand, {hand.name}: {format_dollars(hand.amount)}." for hand in more]
    if first in hands:
        lines += [f"The best {win.name} hand wins nothing else." for win in instead]
    return _worth(best), lines


def _can_be_dealt(chosen: Sequence[_Hand]) -> bool:
    return all(chosen.count(hand) == 1 for hand in chosen if hand.once)


def _worth(chosen: Sequence[_Hand]) -> Decimal:
    """Add the hands of one round; a hand whose meter another one drew on before it wins what the meter then shows."""
    total, drawn = Decimal(0), frozenset[str]()
    for hand in sorted(chosen, key=lambda hand: -hand.amount):
        total += hand.after_reset if hand.meters & drawn else hand.amount
        drawn |= hand.meters
    return total


def _hands(context: Context, wins: list[Win], *, known_only: bool) -> tuple[_Hand, ...]:
    """Return the hands that win on several wagers: those that the rule lists, else the one that is best on each."""
    found: list[_Hand] = []
    for hand in context.params(PayoutLimitFloor).hands:
        named = _offered(context, hand.wagers)
        try:
            lines = [(slug, line) for slug, line in named if _has_line(context, slug, line)]
            won = wins_on(context, lines, known_only=known_only)
        except MissingInputError:
            # What is unsaid stops the calculation only if the hand that is listed first needs it.
            if not found:
                raise
            continue
        if won:
            found.append(_Hand(name=hand.hand, wins=tuple(won), once=hand.once))
    return tuple(found) or ((_Hand(name="best", wins=tuple(wins)),) if wins else ())


def _has_line(context: Context, slug: str, line: tuple[str, ...]) -> bool:
    """Whether the paytable in use has the line; a table that is not known has every line, so that it is missed."""
    table = chosen_table(context.filing, context.ruleset.tables_for(slug), slug)
    return table is None or any(
        paid.row.outcome in line for paid in payouts_in_use(context.filing, context.ruleset, slug)
    )


def _offered(context: Context, named: Mapping[str, tuple[str, ...]]) -> Lines:
    """Return those of the wagers that the filing offers and that count, each with the outcome that counts."""
    params = context.params(PayoutLimitFloor)
    limited = context.filing.answer(params.applies_to) if params.applied_only else None
    if limited and limited.state is State.STATED:
        named = {slug: outcome for slug, outcome in named.items() if normal(slug) in limited.value}
    return [(slug, outcome) for slug, outcome in named.items() if context.filing.offers(slug)]


def _best_hands(context: Context, wins: list[Win], boxes: int) -> tuple[Decimal, list[str]]:
    """Fill the player's areas with the best hands that the decks in play can deal."""
    params = context.params(PayoutLimitFloor)
    per_hand, decks = params.cards_per_hand, context.filing.answer(params.decks)
    total, left, lines = Decimal(0), boxes, []
    for win in sorted(wins, key=lambda item: -item.amount):
        most = left
        if per_hand and decks.state is State.STATED and decks.value // per_hand < left:
            most = decks.value // per_hand
            lines.append(
                f"{decks.value} {'deck deals' if decks.value == 1 else 'decks deal'} the {win.name} hand at most "
                f"{most} {'time' if most == 1 else 'times'} in a round."
            )
        total += win.amount * most
        left -= most
        if not left:
            break
    return total, lines


def _boxes(context: Context) -> tuple[int, str]:
    """Return how many areas one player may wager on, where the reading applied counts them."""
    params = context.params(PayoutLimitFloor)
    if not params.count_boxes:
        return 1, ""
    path = params.boxes
    answer = context.filing.answer(path)
    if answer.state is State.UNSTATED and context.ruleset.elections[path].type == "yes_no":
        return 1, ""
    if answer.state is not State.STATED:
        raise MissingInputError(path, context.label(path).lower())
    boxes = (2 if answer.value else 1) if isinstance(answer.value, bool) else max(1, int(answer.value))
    positions = context.filing.answer(params.positions)
    if positions.state is State.STATED and 0 < positions.value < boxes:
        boxes = int(positions.value)
        return boxes, f"Areas on which one player may wager: {boxes}, all that the table has."
    return boxes, f"Areas on which one player may wager: {boxes}." if boxes > 1 else ""


def _known_boxes(context: Context) -> tuple[int, str]:
    """Return how many areas one player may wager on; one, where the filing does not say that or what limits it."""
    params = context.params(PayoutLimitFloor)
    limiting = filter(None, (params.positions, params.decks))
    if any(context.filing.answer(path).state is not State.STATED for path in limiting):
        return 1, ""
    try:
        return _boxes(context)
    except MissingInputError:
        return 1, ""
