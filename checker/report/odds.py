"""The odds of paytables, as text and in the public JSON form."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

from checker.odds.filed import Filed
from checker.odds.model import Outcome, WagerOdds
from checker.odds.plausible import Remark
from checker.odds.told import dollars, odds_line, one_in, percent, title
from checker.report.json_form import VERSION

if TYPE_CHECKING:
    from checker.report.forms import odds as forms

Line = tuple[str, str]

_BAR = 40


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
