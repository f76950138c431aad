"""The odds of a paytable in words: its name, and in one line what it costs and how often it pays."""

from collections.abc import Iterable
from fractions import Fraction

from checker.odds.model import Meter, WagerOdds


def percent(value: Fraction, places: int = 2) -> str:
    """Write a share in percent: 7.67%. What is less than the last place shows is not written as nothing."""
    text = f"{float(value * 100):.{places}f}"
    while value and not float(text):
        places += 1
        text = f"{float(value * 100):.{places}f}"
    return f"{text}%"


def dollars(value: Fraction) -> str:
    """Write an amount in dollars: $243,011, and $0.046 below a dollar."""
    return f"${float(value):,.0f}" if value >= 10 else f"${float(value):,.3f}"  # noqa: PLR2004 - small sums need cents


def one_in(value: Fraction) -> str:
    """Write a chance as 1 in 19,234; one that never comes, as never."""
    if not value:
        return "never"
    times = 1 / value
    return f"1 in {float(times):,.1f}" if times < 100 else f"1 in {float(times):,.0f}"  # noqa: PLR2004 - three digits


def odds_line(odds: WagerOdds) -> str:
    """Say in one line what a paytable costs the player and how often it pays."""
    exact = "nearly exact" if not odds.exact else "exact as assumed" if odds.assumes else "exact"
    exact += f"; {odds.variant}" if odds.variant else ""
    hit = f", pays {percent(odds.hit_rate)} of hands" if odds.hit_rate is not None else ""
    meter = odds.meter
    if meter is None:
        edge = odds.edge if odds.edge is not None else Fraction(0)
        return f"{_edge_words(edge)}{hit} ({exact})"
    parts = [f"returns {percent(meter.fixed)} without the meter"]
    if odds.edge is not None and meter.at:
        parts.append(f"{_edge_words(odds.edge)} with {_amounts(meter)} on it")
    if meter.break_even is not None:
        parts.append(f"breaks even at {dollars(meter.break_even)}")
    if meter.long_run is not None:
        parts.append(f"returns {percent(meter.long_run)} in the long run")
    return f"{', '.join(parts)}{hit} ({exact})"


def odds_summary(found: Iterable[WagerOdds]) -> str:
    """Say in one line what a paytable costs the player, with the fewest decks listed and with the most."""
    sides: dict[str, list[WagerOdds]] = {}
    for odds in found:
        sides.setdefault(odds.side, []).append(odds)
    return "; ".join(_of_side(side, listed) for side, listed in sides.items())


def _of_side(side: str, listed: list[WagerOdds]) -> str:
    lead = f"on the {side} " if side else ""
    first, last = listed[0], listed[-1]
    if len(listed) == 1:
        return f"{lead}{odds_line(first)}"
    if first.meter or last.meter:
        return f"{lead}with {_decks(first)} {odds_line(first)}; with {_decks(last)} {odds_line(last)}"
    costs = [_edge_words(odds.edge or Fraction(0)) for odds in (first, last)]
    hits = [percent(odds.hit_rate or Fraction(0)) for odds in (first, last)]
    hit = hits[0] if hits[0] == hits[1] else f"{hits[0]} to {hits[1]}"
    cost = f"{costs[0]} with {_decks(first)}, {costs[1].rpartition(' ')[2]} with {last.decks}"
    if costs[0] == costs[1]:
        cost = f"{costs[0]} with {first.decks} to {_decks(last)}"
    elif costs[0].split()[0] != costs[1].split()[0]:
        cost = f"{costs[0]} with {_decks(first)}, {costs[1]} with {last.decks}"
    return f"{lead}{cost}, pays {hit} of hands ({'exact as assumed' if first.assumes else 'exact'})"


def _decks(odds: WagerOdds) -> str:
    return "1 deck" if odds.decks == 1 else f"{odds.decks} decks"


def _edge_words(edge: Fraction) -> str:
    return f"house edge {percent(edge)}" if edge >= 0 else f"player's edge {percent(-edge)}"


def _amounts(meter: Meter) -> str:
    named = [f"{dollars(amount)}{f' ({name.title()})' if name else ''}" for name, amount in meter.at.items()]
    return " and ".join([", ".join(named[:-1]), named[-1]] if len(named) > 1 else named)


def title(odds: WagerOdds, *, reading: bool = True) -> str:
    """Name the wager, its paytable and what the odds hold for."""
    parts = [odds.name]
    if odds.side:
        parts.append(f"on the {odds.side}")
    if odds.paytable:
        parts.append(f"paytable {odds.paytable}")
    if odds.decks:
        parts.append(_decks(odds))
    if odds.lines:
        parts.append(f"with {', '.join(odds.lines)}")
    if reading and odds.reading in {"literal", "evident"}:
        parts.append(f"{odds.reading} reading")
    return ", ".join(parts)
