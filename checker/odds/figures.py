"""The odds of paytables: of a whole chapter, or of those that a filing has chosen."""

import datetime
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache

from checker.law import Deal, Paytable, Row, Ruleset, compile_ruleset
from checker.law.conditions import ALWAYS, Condition
from checker.law.hands import Hands
from checker.odds import base_game, coup, drawn, first_cards, runs, seven_cards, two_hands
from checker.odds.chances import Chances
from checker.odds.facts import agreed, is_so
from checker.odds.model import Meter, Outcome, WagerOdds
from checker.odds.settle import PERCENT, Line, Settled, in_dollars, settle
from checker.odds.strategy import STATED
from checker.values import Payout, format_dollars, parse_dollars, parse_percent
from checker.values.payout import MeterShare

READINGS = ("literal", "evident")
MOST_DECKS = 16
"""More decks than any shoe holds; a filing with more is not counted."""
_SIDES = ("first", "second")


class UncountableError(ValueError):
    """A paytable names hands that its deal cannot have, or a deal that is not described."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stand:
    """What a filing says that bears on the odds; without one, what is assumed.

    ``holds`` decides a condition. ``meters`` maps a wager's meter to its amount, reset and rate, the last in percent.
    """

    holds: Callable[[Condition], bool]
    stake: Fraction | None = None
    amounts: Mapping[str, Fraction] = field(default_factory=dict)
    resets: Mapping[str, Fraction] = field(default_factory=dict)
    rates: Mapping[str, Fraction] = field(default_factory=dict)
    odds: Payout | None = None
    splits: int | None = None


@lru_cache(maxsize=64)
def chapter_odds(chapter: str, as_of: datetime.date, wager: str = "", decks: int = 0) -> tuple[WagerOdds, ...]:
    """Return the odds of every paytable of a chapter, under both readings where they differ.

    ``wager`` restricts them to one wager, and tells more of one whose payouts may be added to the base game's wager.
    ``decks`` restricts them to that number of decks, listed or not. Rows that the operator
    need not offer are left out, and all counted in figures of their own.
    """
    found = []
    for reading in READINGS:
        ruleset = compile_ruleset(chapter, as_of, reading)
        tables = [table for table in (*ruleset.paytables, *ruleset.chances) if table.wager == wager or not wager]
        found.append([one for table in tables for one in _table_odds(ruleset, table, decks, reading, exact=not wager)])
    return merged(*found)


def table_figures(ruleset: Ruleset, table: Paytable, *, strict: bool = False) -> tuple[WagerOdds, ...]:
    """Return the exact odds of one table as the ruleset reads it, without what the operator need not offer.

    A table that cannot be counted has none; with ``strict`` it raises :class:`UncountableError`.
    """
    if table.counted is None or _is_game(ruleset, table.counted.deal):
        return ()
    try:
        return tuple(
            odds
            for number, known in _decks_of(ruleset, table, 0)
            for odds in table_odds(ruleset, table, number, "applied", _assumed_stand(table, known), exact=True)
        )
    except UncountableError:
        if strict:
            raise
        return ()


def _is_game(ruleset: Ruleset, deal: str) -> bool:
    return deal in ruleset.deals and ruleset.deals[deal].kind == "game"


def merged(literal: Iterable[WagerOdds], evident: Iterable[WagerOdds]) -> tuple[WagerOdds, ...]:
    """Return the odds of both readings, once where they agree."""
    by_letter = {one.key: one for one in literal}
    found = []
    for one in evident:
        other = by_letter.pop(one.key, None)
        if other is None:
            found.append(one)
        elif one.same_as(other):
            found.append(replace(one, reading="both"))
        else:
            found += [one, other]
    return (*found, *by_letter.values())


def _table_odds(ruleset: Ruleset, table: Paytable, decks: int, reading: str, *, exact: bool) -> Iterator[WagerOdds]:
    """Return the odds of a table for each number of decks with which it may be used."""
    for number, known in _decks_of(ruleset, table, decks):
        yield from table_odds(ruleset, table, number, reading, _assumed_stand(table, known), exact=exact)
        elected = dict(pair for condition in _choices(table) for pair in agreed(condition))
        if elected:
            settings = [
                f"The filing elects {ruleset.elections[at].label}."
                for returned in (table.counted.returned if table.counted else ())
                for at, _ in agreed(returned.when)
            ]
            for odds in table_odds(ruleset, table, number, reading, _assumed_stand(table, {**known, **elected})):
                yield replace(odds, assumes=(*odds.assumes, *dict.fromkeys(settings)))


def _choices(table: Paytable) -> Iterator[Condition]:
    """Return the conditions of what the operator need not offer."""
    yield from (row.when for row in table.rows)
    yield from (returned.when for returned in (table.counted.returned if table.counted else ()))


def _decks_of(ruleset: Ruleset, table: Paytable, decks: int) -> Iterator[tuple[int, dict[str, str]]]:
    """Return the numbers of decks with which a table may be used, each with what it makes known; 0 for one."""
    if table.counted is None:
        return
    deal = _deal(ruleset, table.counted.deal)
    for number in ((decks,) if decks and deal.decks else deal.decks) or (0,):
        known = {deal.decks_at: str(number)}
        if is_so(table.condition, known):
            yield number, known


def _deal(ruleset: Ruleset, name: str) -> Deal:
    if name not in ruleset.deals:
        raise UncountableError(f"{ruleset.chapter.id} describes no deal {name}")
    return ruleset.deals[name]


def _assumed_stand(table: Paytable, known: Mapping[str, str]) -> Stand:
    return Stand(holds=lambda condition: is_so(condition, known), stake=_printed_stake(table))


def table_odds(
    ruleset: Ruleset, table: Paytable, decks: int, reading: str, stand: Stand, *, exact: bool = False
) -> Iterator[WagerOdds]:
    """Return the odds of a table as it is used, for each hand on which the wager may be placed.

    With ``exact``, what rests on the base game is left out. Raises :class:`UncountableError` where its hands and its
    deal do not fit.
    """
    counted = table.counted
    if counted is None:
        return
    deal = _deal(ruleset, counted.deal)
    if not stand.holds(deal.when):
        return
    if deal.kind == "game":
        yield from base_game.games(ruleset, table, deal, decks, reading, stand.splits)
        return
    rows = [row for row in table.rows if stand.holds(row.when) and row.hands is not None]
    uncounted = tuple(row.outcome for row in rows if row.hands and _is_system_draw(row.hands))
    rows = [row for row in rows if row.outcome not in uncounted]
    returned = [one.hands for one in counted.returned if stand.holds(one.when)]
    wager = ruleset.wagers.get(table.wager)
    # What is assumed of a row that is paid beside another matters only where it is offered.
    beside = any(row.beside for row in table.rows)
    told = counted.assumes if not beside or any(row.beside for row in rows) else ()
    for side in counted.sides:
        try:
            chances = _chances(deal, table, tuple(returned), tuple(rows), decks, side)
        except (ValueError, KeyError, AttributeError) as error:
            # The vocabulary is one for all kinds of deals, and a chapter of one's own may mix them.
            raise UncountableError(f"{table.provision}: {error}") from None
        stake = stand.stake or Fraction(1)
        kept = Fraction(table.less) / PERCENT if table.less and stand.holds(table.less_when) else Fraction(0)
        returns_stake = table.extras.get("stake_returned") == "yes"
        payouts = [stand.odds if stand.odds and table.pays_at else row.payout for row in rows]
        lines = (
            *(None for _ in returned),
            *(Line(paid, row.beside, returns_stake) for row, paid in zip(rows, payouts, strict=True)),
        )
        settled = settle(chances, lines, stake, kept)
        meter = _meter(chances, len(returned), payouts, settled, table, stand, stake)
        odds = WagerOdds(
            chapter=ruleset.chapter.id,
            wager=table.wager,
            name=wager.short if wager else table.wager,
            paytable=table.label,
            provision=table.provision,
            condition=table.condition_text,
            decks=decks or None,
            side=deal.figures["names"][_SIDES.index(side)] if len(counted.sides) > 1 else "",
            reading=reading,
            lines=tuple(row.outcome for row in rows if row.when != ALWAYS),
            uncounted=uncounted,
            outcomes=tuple(_outcomes(chances, returned, rows, payouts)),
            hit_rate=_hit_rate(chances, len(returned), payouts),
            edge=None if meter and not meter.at else settled.edge(meter.at if meter else {}),
            envy=_envy(chances, len(returned), rows),
            meter=meter,
            assumes=tuple(_assumed(deal, told, payouts, stand, stake)),
            advisories=tuple(sorted(counted.advisories)),
        )

        if not counted.rides:
            yield odds
            continue
        yield replace(odds, assumes=(*odds.assumes, "The payout is taken."), variant="payout taken")
        if not exact:
            yield from base_game.ridden(ruleset, deal, odds, tuple(rows), decks)


def _is_system_draw(hands: Hands) -> bool:
    return any(one.word == "system_draw" for part in hands.alternatives for one in part)


def _chances(
    deal: Deal, table: Paytable, returned: tuple[Hands, ...], rows: tuple[Row, ...], decks: int, side: str
) -> Chances:
    """Count a table's rows by the kind of deal; hands that return the wager stand before them."""
    counted = table.counted
    hands = (*returned, *(row.hands for row in rows if row.hands))
    figures = deal.figures
    if counted is None:
        raise ValueError(f"{table.provision} does not say how it is counted")
    match deal.kind:
        case "first_cards":
            first = first_cards.FirstCards(int(figures["player"]), int(figures["dealer"]), figures["ace"])
            beside = (*(False for _ in returned), *(row.beside for row in rows))
            asked = tuple(first_cards.Row(one, also) for one, also in zip(hands, beside, strict=True))
            return first_cards.count(first, asked, decks, every_line=counted.every_line, given=counted.given)
        case "coup":
            drawing = frozenset(
                (int(points), int(third)) for points, thirds in figures["draws"].items() for third in thirds
            )
            rule = coup.Coup(
                int(figures["natural"]), int(figures["first_stays"]), int(figures["second_stays"]), drawing
            )
            return coup.count(rule, hands, decks, side)
        case "seven_cards":
            return seven_cards.count(hands, counted.joker)
        case "two_hands":
            return two_hands.count(hands, counted.joker)
        case "dealer_draws":
            return drawn.count_dealer(hands, decks, int(figures["stands"]))
        case "both_play":
            return drawn.count_both(hands, decks, int(figures["stands"]))
        case "run":
            return runs.count(hands, decks)
    raise ValueError(f"nothing counts {deal.kind}")


def _outcomes(chances: Chances, returned: list[Hands], rows: list[Row], payouts: list[Payout]) -> Iterator[Outcome]:
    skipped = len(returned)
    for index, row in enumerate(rows):
        count = chances.of_row(index + skipped)
        yield Outcome(outcome=row.outcome, payout=payouts[index].text, count=count, of=chances.of)
    if returned:
        count = sum(chances.of_row(index) for index in range(skipped))
        yield Outcome(outcome="Returned", payout="Push", count=count, of=chances.of)
    lost = chances.counts.get((), 0)
    yield Outcome(outcome="Lost", payout="", count=lost, of=chances.of)


def _hit_rate(chances: Chances, skipped: int, payouts: list[Payout]) -> Fraction:
    """Return the chance to be paid more than a push."""
    paying = {index + skipped for index, payout in enumerate(payouts) if payout.text.lower() != "push"}
    return Fraction(sum(count for hit, count in chances.counts.items() if paying & set(hit)), chances.of)


def _envy(chances: Chances, skipped: int, rows: list[Row]) -> Fraction | None:
    if not any(row.envy for row in rows):
        return None
    worth = sum(
        (Fraction(row.envy) * chances.of_row(index + skipped) for index, row in enumerate(rows) if row.envy),
        Fraction(0),
    )
    return worth / chances.of


def _meter(
    chances: Chances,
    skipped: int,
    payouts: list[Payout],
    settled: Settled,
    table: Paytable,
    stand: Stand,
    stake: Fraction,
) -> Meter | None:
    if not settled.meters:
        return None
    names = tuple(settled.meters)
    printed = table.extras
    amounts = dict(stand.amounts)
    resets, rates = dict(stand.resets), dict(stand.rates)
    if not amounts and "meter_seed" in printed:
        amounts[names[0]] = resets[names[0]] = Fraction(parse_dollars(printed["meter_seed"]))
        rates[names[0]] = Fraction(parse_percent(printed["rate_of_progression"]))
    emptied: dict[str, Fraction] = {}
    for index, payout in enumerate(payouts):
        for part in payout.parts:
            if isinstance(part, MeterShare) and part.percent == PERCENT:
                chance = Fraction(chances.of_row(index + skipped), chances.of)
                emptied[part.meter] = emptied.get(part.meter, Fraction(0)) + chance
    known = all(name in amounts for name in names)
    fixed = 1 + settled.net
    long_run = None
    if all(name in rates and name in resets for name in names):
        paid_in = sum((rates[name] / PERCENT for name in names), Fraction(0))
        paid_out = sum((resets[name] * emptied.get(name, Fraction(0)) / stake for name in names), Fraction(0))
        long_run = fixed + paid_in + paid_out
    single = len(names) == 1 and fixed < 1 and settled.meters[names[0]] > 0
    return Meter(
        fixed=fixed,
        rates=dict(settled.meters),
        stake=stake,
        break_even=(1 - fixed) / settled.meters[names[0]] if single else None,
        at={name: amounts[name] for name in names} if known else {},
        long_run=long_run,
    )


def _printed_stake(table: Paytable) -> Fraction | None:
    amount = table.extras.get("wager_amount")
    return Fraction(parse_dollars(amount)) if amount else None


def _assumed(deal: Deal, more: tuple[str, ...], payouts: list[Payout], stand: Stand, stake: Fraction) -> Iterator[str]:
    yield from deal.assumes
    yield from more
    if deal.kind in {"both_play", "run"}:
        yield STATED
    if any(in_dollars(payout) for payout in payouts) and stand.stake is None:
        yield f"The wager is {format_dollars(parse_dollars(str(stake)))}."
