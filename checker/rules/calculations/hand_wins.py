"""What one hand wins on a wager, for the payout limit: the paytable in use, the wager that counts, the meters."""

from contextlib import suppress
from decimal import Decimal

from checker.frozen import frozen
from checker.law import Paytable
from checker.law.params import PayoutLimitFloor
from checker.rules.context import Context
from checker.statements.in_use import chosen_table, payouts_in_use
from checker.submission import State
from checker.values import Payout, format_dollars, parse_dollars
from checker.values.payout import MeterShare, Money, Odds

Lines = list[tuple[str, tuple[str, ...]]]
"""Wagers, each with the outcome that counts: the first of these that the paytable in use has, or top."""

_TOP = ("top",)


@frozen
class Win:
    """The most that one hand wins on one wager, and the most that a further hand of the round wins after it.

    ``meters`` are those that it draws on, each by its name, or by no name where there is only one.
    """

    wager: str
    name: str
    amount: Decimal
    after_reset: Decimal
    arithmetic: str
    meters: frozenset[str] = frozenset()


class MissingInputError(Exception):
    """The filing does not say what the calculation needs."""

    def __init__(self, path: str, what: str) -> None:
        self.path = path
        self.what = what


def wins_on(context: Context, named: Lines, *, known_only: bool) -> list[Win]:
    """Return what each wager wins on its line; with ``known_only``, leave out those of which something is missing."""
    found = []
    for slug, line in named:
        try:
            found.append(_win(context, slug, line))
        except MissingInputError:
            if not known_only:
                raise
    return found


def _win(context: Context, slug: str, outcome: tuple[str, ...]) -> Win:
    wager = context.ruleset.wagers[slug]
    table = chosen_table(context.filing, context.ruleset.tables_for(slug), slug)
    if table is None:
        raise MissingInputError(f"wagers.{slug}.paytable", f"a lawful paytable of {wager.short}")
    payouts = _payouts(context, table, outcome)
    # What the filing leaves unsaid stops the calculation only if the payout that ranks highest needs it.
    best = _won(context, slug, table, payouts[0])
    for payout in payouts[1:]:
        with suppress(MissingInputError):
            best = max(best, _won(context, slug, table, payout), key=lambda win: win.amount)
    return best


def _won(context: Context, slug: str, table: Paytable, payout: Payout) -> Win:
    """Compute what one payout wins at the wager that counts."""
    amount = after_reset = Decimal(0)
    terms, meters = [], set()
    for part in payout.parts:
        match part:
            case Odds(win, unit):
                stake, basis = _stake(context, slug, table)
                amount += stake * win.numerator / win.denominator
                after_reset += stake * win.numerator / win.denominator
                times = f"{win.numerator / win.denominator:,.10g}"
                terms.append(f"{basis} {format_dollars(stake)} at {times} {unit} 1")
            case Money(dollars):
                amount += dollars
                after_reset += dollars
                terms.append(format_dollars(dollars))
            case MeterShare(percent) if not context.params(PayoutLimitFloor).meters:
                terms.append(f"{percent}% of the meter, which does not count,")
            case MeterShare(percent, meter):
                meters.add(meter)
                seed, reset = _seeds(context, slug, table, meter)
                amount += seed * percent / 100
                after_reset += reset * percent / 100
                terms.append(f"{percent}% of a meter of {format_dollars(seed)}")
            case _:
                pass
    name = context.ruleset.wagers[slug].short
    said = "" if terms == [format_dollars(amount)] else f" is {format_dollars(amount)}"
    return Win(
        wager=slug,
        name=name,
        amount=amount,
        after_reset=after_reset,
        arithmetic=f"{name}: {' plus '.join(terms)}{said} for one hand.",
        meters=frozenset(meters),
    )


def _stake(context: Context, slug: str, table: Paytable) -> tuple[Decimal, str]:
    """Return the wager on which odds are computed, as the table prints or the filing states it, and which it is."""
    basis = context.params(PayoutLimitFloor).basis
    if "wager_amount" in table.extras:
        return parse_dollars(table.extras["wager_amount"]), basis
    answer = context.filing.answer(f"wagers.{slug}.{basis}")
    if answer.state is not State.STATED:
        raise MissingInputError(answer.path, f"the {basis} {context.ruleset.wagers[slug].short} wager")
    stake: Decimal = answer.value
    if not stake:
        # Nothing is no wager, and would make the limit look high enough.
        raise MissingInputError(answer.path, f"a {basis} {context.ruleset.wagers[slug].short} wager above $0")
    return stake, basis


def _payouts(context: Context, table: Paytable, outcome: tuple[str, ...]) -> list[Payout]:
    """Return the payouts among which the greatest counts: those of every row in use, or of the one that is named."""
    rows = [paid.row for paid in payouts_in_use(context.filing, context.ruleset, table.wager)]
    if outcome == _TOP:
        return sorted((row.payout for row in rows), key=Payout.sort_key, reverse=True)
    return [next(row.payout for name in outcome for row in rows if row.outcome == name)]


def _seeds(context: Context, slug: str, table: Paytable, meter: str) -> tuple[Decimal, Decimal]:
    """Return what the meter shows at least at its fullest start, and after the whole of it was won."""
    if "meter_seed" in table.extras:
        seed = parse_dollars(table.extras["meter_seed"])
        return seed, seed
    path = f"wagers.{slug}.meters.{meter}" if meter else f"wagers.{slug}.meter"
    initial, reset = (context.filing.answer(f"{path}.{name}") for name in ("initial", "reset"))
    if initial.state is not State.STATED:
        raise MissingInputError(initial.path, context.label(initial.path).lower())
    after: Decimal = reset.value if reset.state is State.STATED else initial.value
    return max(initial.value, after), after
