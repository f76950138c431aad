"""The odds of paytables, as text and in the public JSON form."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

from checker.odds.filed import Filed
from checker.odds.model import Meter, Outcome, WagerOdds
from checker.odds.plausible import Remark
from checker.report.json_form import VERSION

if TYPE_CHECKING:
    from checker.report.forms import odds as forms

Line = tuple[str, str]

_BAR = 40


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


def listing_text(found: Iterable[WagerOdds]) -> Iterator[Line]:
    """Return a line for each paytable of a chapter."""
    wager = ""
    for odds in found:
        if odds.wager != wager:
            yield "", ""
            yield f"{odds.provision}  {odds.name}", "bold"
            wager = odds.wager
        yield f"   {title(odds)}: {odds_line(odds)}", ""


def details_text(odds: WagerOdds) -> Iterator[Line]:
    """Return the odds of one paytable row by row, what they rest on, and in one line."""
    yield f"{odds.provision}  {title(odds)}", "bold"
    width = max((len(one.outcome) for one in odds.outcomes), default=0)
    pays = max((len(one.payout) for one in odds.outcomes), default=0)
    for one in odds.outcomes:
        yield f"   {one.outcome:<{width}}  {one.payout:>{pays}}  {_chance(one)}", ""
    for outcome in odds.uncounted:
        yield f"   {outcome}: not counted, no card decides it", "dim"
    line = odds_line(odds)
    yield f"   {line[0].upper()}{line[1:]}.", "bold"
    if odds.envy is not None:
        yield f"   The Envy Bonus is worth {dollars(odds.envy)} for each other player in a round.", ""
    yield from _meter_bars(odds)
    for text in odds.assumes:
        yield f"   Assumed: {text}", "dim"
    if odds.reading in {"literal", "evident"} and odds.advisories:
        yield f"   The readings differ: {', '.join(odds.advisories)}", "dim"


def _meter_bars(odds: WagerOdds) -> Iterator[Line]:
    """Return what a progressive returns as its one meter grows, as bars, with the amount filed and the break-even."""
    meter = odds.meter
    if meter is None or meter.break_even is None:
        return
    (rate,) = meter.rates.values()
    even = meter.break_even
    filed = {amount for amount in meter.at.values() if amount < even * 2}
    steps = sorted({*(even * quarter / 4 for quarter in range(6)), *filed})
    yield "   What it returns as the meter grows:", ""
    most = meter.fixed + rate * steps[-1]
    for amount in steps:
        share = meter.fixed + rate * amount
        mark = "  < breaks even" if amount == even else "  < as filed" if amount in filed else ""
        bar = "#" * round(float(share / most) * _BAR)
        yield f"     {dollars(amount) if amount else '$0':>12} {bar:<{_BAR}} {percent(share):>8}{mark}", ""


def _chance(outcome: Outcome) -> str:
    return f"{percent(outcome.probability, 4):>9}  {one_in(outcome.probability)}"


def filed_text(found: Iterable[Filed]) -> Iterator[Line]:
    """Return the odds of a filing's wagers, each beside the other paytables that are lawful."""
    for filed in found:
        for odds in filed.readings:
            yield "", ""
            yield from details_text(odds)
        if filed.others:
            yield "   Lawful paytables by house edge:", ""
            yield from (("   " + line, style) for line, style in bars(filed))


def remarks_text(found: Iterable[Remark]) -> Iterator[Line]:
    """Return what looks wrong in the figures, each with its arithmetic."""
    notes = list(found)
    if notes:
        yield "", ""
        yield "To weigh", "bold"
    for note in notes:
        label = f", paytable {note.paytable}" if note.paytable else ""
        yield f"   {note.provision}{label}: {note.text}", ""


def bars(filed: Filed) -> Iterator[Line]:
    """Return the house edge of each lawful paytable as a bar, with the chosen one marked."""
    rows = [(odds, odds in filed.applied) for odds in (*filed.applied, *filed.others)]
    rows = [(odds, chosen) for odds, chosen in rows if odds.edge is not None]
    rows.sort(key=lambda row: (row[0].side, row[0].paytable))
    most = max((abs(odds.edge) for odds, _ in rows if odds.edge is not None), default=Fraction(0))
    for odds, chosen in rows:
        edge = odds.edge if odds.edge is not None else Fraction(0)
        length = round(float(abs(edge) / most) * _BAR) if most else 0
        mark = "  < chosen" if chosen else ""
        side = f"{odds.side} " if odds.side else ""
        yield f"{side}{odds.paytable:>3} {'#' * length:<{_BAR}} {percent(edge):>7}{mark}", ""


def odds_form(found: Iterable[WagerOdds], notes: Iterable[Remark]) -> "forms.OddsReport":
    """Return the form of ``checker odds --format json``."""
    return {
        "version": VERSION,
        "wagers": [_form(odds) for odds in found],
        "remarks": [
            {
                "kind": note.kind,
                "provision": note.provision,
                "wager": note.wager,
                "paytable": note.paytable or None,
                "text": note.text,
            }
            for note in notes
        ],
    }


def _form(odds: WagerOdds) -> "forms.Wager":
    meter = odds.meter
    return {
        "chapter": odds.chapter,
        "provision": odds.provision,
        "wager": odds.wager,
        "wager_name": odds.name,
        "paytable": odds.paytable or None,
        "decks": odds.decks,
        "side": odds.side or None,
        "reading": odds.reading,
        "advisories": list(odds.advisories),
        "optional_lines": list(odds.lines),
        "not_counted": list(odds.uncounted),
        "exact": odds.exact,
        "assumes": list(odds.assumes),
        "house_edge": _or_null(odds.edge, exact=odds.exact),
        "hit_rate": _or_null(odds.hit_rate),
        "envy_bonus": _or_null(odds.envy),
        "meter": None
        if meter is None
        else {
            "wager_amount": _fraction(meter.stake),
            "fixed_return": _fraction(meter.fixed),
            "return_per_dollar": [_of_meter(name, rate) for name, rate in meter.rates.items()],
            "at": [_of_meter(name, amount) for name, amount in meter.at.items()],
            "break_even": _or_null(meter.break_even),
            "long_run_return": _or_null(meter.long_run),
        },
        "outcomes": [
            {
                "outcome": one.outcome,
                "payout": one.payout or None,
                "count": one.count,
                "of": one.of,
                "probability": float(one.probability),
            }
            for one in odds.outcomes
        ],
    }


def _of_meter(name: str, value: Fraction) -> "forms.OfMeter":
    return {"meter": name or None, "exact": str(value), "decimal": float(value)}


def _or_null(value: Fraction | None, *, exact: bool = True) -> "forms.Fraction | None":
    return None if value is None else _fraction(value, exact=exact)


def _fraction(value: Fraction, *, exact: bool = True) -> "forms.Fraction":
    return {"exact": str(value) if exact else None, "decimal": float(value)}
