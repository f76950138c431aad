"""``payout_limit_floor``: the least payout limit that the law allows, from the filing's own wagers.

The law sets a fixed floor or, if greater, the most that one player could win in a round at the greatest (``basis:
maximum``) or least (``basis: minimum``) wager. The chapter file says which wagers count and, where two readings differ,
whether every betting area counts (``count_boxes``) and whether wagers that win together are added (``sum``). Wagers
whose best hand wins nothing on the others stand under ``instead``: a hand wins either those or one of these.

Each wager stands with the outcome that counts: ``top`` for the one that wins the most, an outcome by name, or several
names of which the first counts that the paytable in use has. With ``meters: no`` shares of a meter count nothing, as
where the limit does not reach them; what is paid besides such a share counts.
"""

from contextlib import suppress
from dataclasses import dataclass
from decimal import Decimal

from checker.law import Paytable
from checker.rules.context import Context
from checker.rules.paytable import chosen_table, rows_in_use
from checker.rules.verdict import FindingClass, Outcome, Verdict
from checker.submission import State
from checker.values import Payout, format_dollars, parse_dollars
from checker.values.payout import MeterShare, Money, Odds


@dataclass(frozen=True, slots=True, kw_only=True)
class _Win:
    """The most that one hand wins on one wager, and the most that a further hand of the round wins after it."""

    wager: str
    name: str
    amount: Decimal
    again: Decimal
    arithmetic: str


class _UnsaidError(Exception):
    """The filing does not say what the calculation needs."""

    def __init__(self, path: str, what: str) -> None:
        super().__init__(what)
        self.path = path
        self.what = what


def payout_limit_floor(context: Context) -> Verdict:
    """Compare the limit stated at the rule's path with the floor, and show the arithmetic."""
    rule, filing = context.rule, context.filing
    answer = filing.answer(rule.at)
    if answer.state is not State.STATED:
        return context.undecided(answer)
    fixed = parse_dollars(rule.arguments["floor"])
    limit: Decimal = answer.value
    try:
        most, lines = _most(context)
    except _UnsaidError as unsaid:
        if limit < fixed:
            return _too_low(context, limit, fixed, fixed, ())
        if filing.answer(unsaid.path).state is State.UNREADABLE:
            return context.undecided(filing.answer(unsaid.path))
        election = context.ruleset.elections.get(unsaid.path)
        if election and election.asks == "must":
            # The rule that asks for it reports it.
            return context.person(f"The payout limit cannot be judged; the filing does not state {unsaid.what}.")
        return context.fails(
            f"The payout limit cannot be judged; the filing does not state {unsaid.what}.",
            at=unsaid.path,
            kind=FindingClass.MISSING,
            expected=f"{unsaid.path} stated",
            lawful=f"state {unsaid.path}",
            related=[(rule.at, f"the payout limit is {answer.text}")],
        )
    floor = max(fixed, most)
    shown = (
        *lines,
        f"Least lawful limit: the greater of {format_dollars(fixed)} and {format_dollars(most)}.",
    )
    if limit < floor:
        return _too_low(context, limit, floor, fixed, shown)
    return Verdict(
        provision=rule.provision,
        outcome=Outcome.HOLDS,
        facts=(f"Payout limit {answer.text}; the least lawful is {format_dollars(floor)}.",),
        arithmetic=shown,
    )


def _too_low(context: Context, limit: Decimal, floor: Decimal, fixed: Decimal, arithmetic: tuple[str, ...]) -> Verdict:
    why = "the fixed floor" if floor == fixed else "the most that one player could win in a round"
    return context.fails(
        f"The payout limit is at least {format_dollars(floor)} here, {why}; the filing says {format_dollars(limit)}.",
        at=context.rule.at,
        expected=f"at least {format_dollars(floor)}",
        actual=format_dollars(limit),
        lawful=f"at least {format_dollars(floor)}, or no payout limit",
        label=f"{format_dollars(limit)} here",
        notes=arithmetic,
        arithmetic=arithmetic,
    )


def _most(context: Context) -> tuple[Decimal, tuple[str, ...]]:
    """Give the most that one player could win in a round on the wagers named, and how it was computed."""
    arguments = context.rule.arguments
    wins, instead = ([_win(context, *item) for item in _offered(context, name)] for name in ("wagers", "instead"))
    if not wins + instead:
        return Decimal(0), ("None of the wagers that the limit concerns is offered.",)
    lines = [win.arithmetic for win in wins + instead]
    boxes, boxes_line = _boxes(context)
    if boxes_line:
        lines.append(boxes_line)
    if arguments.get("sum") == "yes":
        hand = sum((win.amount for win in wins), Decimal(0))
        again = sum((win.again for win in wins), Decimal(0))
        if len(wins) > 1:
            lines.append(f"One hand that wins all of them: {format_dollars(hand)}.")
        if boxes > 1 and again != hand:
            lines.append(f"A further hand, after the meter was won and reset: {format_dollars(again)}.")
        lines += [f"The best {win.name} hand wins nothing else." for win in instead if wins]
        other = max((win.amount for win in instead), default=Decimal(0))
        total = max(hand, other) + max(again, other) * (boxes - 1)
    else:
        total, shared = _best_hands(context, wins + instead, boxes)
        lines.extend(shared)
    if boxes > 1:
        lines.append(f"{boxes} areas together: {format_dollars(total)}.")
    return total, tuple(lines)


def _offered(context: Context, name: str) -> list[tuple[str, str | list[str]]]:
    """Give the wagers under an argument that the filing offers, each with the outcome that counts."""
    named: dict[str, str | list[str]] = context.rule.arguments.get(name, {})
    return [(slug, outcome) for slug, outcome in named.items() if context.filing.offers(slug)]


def _best_hands(context: Context, wins: list[_Win], boxes: int) -> tuple[Decimal, list[str]]:
    """Fill the player's areas with the best hands that the decks in play can deal."""
    per_hand = int(context.rule.arguments.get("cards_per_hand", "0"))
    decks = context.filing.answer(str(context.rule.arguments.get("decks", "")))
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
    """Give how many areas one player may wager on, where the reading applied counts them."""
    arguments = context.rule.arguments
    if arguments.get("count_boxes") != "yes":
        return 1, ""
    path = str(arguments["boxes"])
    answer = context.filing.answer(path)
    if answer.state is not State.STATED:
        if context.ruleset.elections[path].type == "yes_no":
            return 1, ""
        raise _UnsaidError(path, context.label(path).lower())
    boxes = (2 if answer.value else 1) if isinstance(answer.value, bool) else max(1, int(answer.value))
    positions = context.filing.answer(str(arguments.get("positions", "")))
    if positions.state is State.STATED and 0 < positions.value < boxes:
        boxes = int(positions.value)
        return boxes, f"Areas on which one player may wager: {boxes}, all that the table has."
    return boxes, f"Areas on which one player may wager: {boxes}." if boxes > 1 else ""


def _win(context: Context, slug: str, outcome: str | list[str]) -> _Win:
    wager = context.ruleset.wagers[slug]
    table = chosen_table(context.filing, context.ruleset.tables_for(slug), slug)
    if table is None:
        raise _UnsaidError(f"wagers.{slug}.paytable", f"a lawful paytable of {wager.short}")
    payouts = _payouts(context, table, outcome)
    # What the filing leaves unsaid stops the calculation only if the payout that ranks highest needs it.
    best = _won(context, slug, table, payouts[0])
    for payout in payouts[1:]:
        with suppress(_UnsaidError):
            best = max(best, _won(context, slug, table, payout), key=lambda win: win.amount)
    return best


def _won(context: Context, slug: str, table: Paytable, payout: Payout) -> _Win:
    """Compute what one payout wins at the wager that counts."""
    amount = again = Decimal(0)
    terms = []
    for part in payout.parts:
        match part:
            case Odds(win, unit):
                stake, basis = _stake(context, slug, table)
                amount += stake * win.numerator / win.denominator
                again += stake * win.numerator / win.denominator
                times = f"{win.numerator / win.denominator:,.10g}"
                terms.append(f"{basis} {format_dollars(stake)} at {times} {unit} 1")
            case Money(dollars):
                amount += dollars
                again += dollars
                terms.append(format_dollars(dollars))
            case MeterShare(percent) if context.rule.arguments.get("meters") == "no":
                terms.append(f"{percent}% of the meter, which does not count,")
            case MeterShare(percent, meter):
                seed, reset = _seeds(context, slug, table, meter)
                amount += seed * percent / 100
                again += (reset if percent == 100 else seed) * percent / 100  # noqa: PLR2004 - the whole meter
                terms.append(f"{percent}% of a meter of {format_dollars(seed)}")
            case _:
                pass
    name = context.ruleset.wagers[slug].short
    said = "" if terms == [format_dollars(amount)] else f" is {format_dollars(amount)}"
    return _Win(
        wager=slug,
        name=name,
        amount=amount,
        again=again,
        arithmetic=f"{name}: {' plus '.join(terms)}{said} for one hand.",
    )


def _stake(context: Context, slug: str, table: Paytable) -> tuple[Decimal, str]:
    """Give the wager on which odds are computed, as the table prints it or as the filing states it, and which it is."""
    basis = str(context.rule.arguments["basis"])
    if "wager_amount" in table.extras:
        return parse_dollars(table.extras["wager_amount"]), basis
    answer = context.filing.answer(f"wagers.{slug}.{basis}")
    if answer.state is not State.STATED:
        raise _UnsaidError(answer.path, f"the {basis} {context.ruleset.wagers[slug].short} wager")
    stake: Decimal = answer.value
    return stake, basis


def _payouts(context: Context, table: Paytable, outcome: str | list[str]) -> list[Payout]:
    """Give the payouts among which the greatest counts: those of every row in use, or of the one that is named."""
    rows = rows_in_use(table, context.filing)
    if outcome == "top":
        return sorted((row.payout for row in rows), key=Payout.sort_key, reverse=True)
    named = [outcome] if isinstance(outcome, str) else outcome
    return [next(row.payout for name in named for row in rows if row.outcome == name)]


def _seeds(context: Context, slug: str, table: Paytable, meter: str) -> tuple[Decimal, Decimal]:
    """Give what the meter shows at least at its fullest start, and after the whole of it was won."""
    if "meter_seed" in table.extras:
        seed = parse_dollars(table.extras["meter_seed"])
        return seed, seed
    path = f"wagers.{slug}.meters.{meter}" if meter else f"wagers.{slug}.meter"
    initial, reset = (context.filing.answer(f"{path}.{name}") for name in ("initial", "reset"))
    if initial.state is not State.STATED:
        raise _UnsaidError(initial.path, context.label(initial.path).lower())
    after: Decimal = reset.value if reset.state is State.STATED else initial.value
    return max(initial.value, after), after
