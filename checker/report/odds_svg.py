"""Pictures of odds as SVG, for pages that load nothing: house edges side by side, and what a meter returns as it grows.

Colours are those of the text around them. A picture has no style of its own, so that a page's policy admits it.
"""

from collections.abc import Callable
from fractions import Fraction

from markupsafe import Markup, escape

from checker.odds.filed import Filed
from checker.odds.model import Meter, WagerOdds
from checker.odds.told import dollars, percent

_WIDTH = 560
_LEFT = 150
_BAR = 280
_ROW = 22
_HEIGHT = 150
_FOOT = 40
_EDGE = 6
_STEPS = 2
"""A meter is drawn to twice its break-even amount."""


def edges_svg(filed: Filed) -> Markup:
    """Draw the house edge of each lawful paytable, with the chosen one filled; nothing where there is one only."""
    rows = [(odds, True) for odds in filed.applied] + [(odds, False) for odds in filed.others]
    rows = [(odds, chosen) for odds, chosen in rows if odds.edge is not None]
    if not filed.others or not rows:
        return Markup()
    rows.sort(key=lambda row: (row[0].side, row[0].paytable))
    most = max(abs(odds.edge or Fraction(0)) for odds, _ in rows) or Fraction(1)
    drawn = [_bar(odds, place, most, chosen=chosen) for place, (odds, chosen) in enumerate(rows)]
    said = "; ".join(f"{_name(odds)} {percent(odds.edge or Fraction(0))}" for odds, _ in rows)
    return _svg(len(rows) * _ROW + 4, f"House edge of each lawful paytable: {said}.", drawn)


def _name(odds: WagerOdds) -> str:
    return f"{odds.paytable}, {odds.side}" if odds.side else f"Paytable {odds.paytable}"


def _bar(odds: WagerOdds, place: int, most: Fraction, *, chosen: bool) -> Markup:
    edge = odds.edge or Fraction(0)
    top = place * _ROW
    length = max(1, round(float(abs(edge) / most) * _BAR))
    opacity = "1" if chosen else "0.35"
    words = f"{percent(edge)}{', chosen' if chosen else ''}"
    return Markup(
        '<text x="0" y="{y}">{name}</text>'
        '<rect x="{left}" y="{top}" width="{length}" height="14" fill="currentColor" fill-opacity="{opacity}"/>'
        '<text x="{end}" y="{y}">{words}</text>'
    ).format(
        y=top + 15,
        top=top + 4,
        left=_LEFT,
        length=length,
        opacity=opacity,
        end=_LEFT + length + 8,
        name=_name(odds),
        words=words,
    )


def meter_svg(odds: WagerOdds) -> Markup:
    """Draw what a progressive returns as its one meter grows, with the break-even amount; nothing for other wagers."""
    meter = odds.meter
    if meter is None or meter.break_even is None:
        return Markup()
    end = meter.break_even * _STEPS
    (rate,) = meter.rates.values()
    highest = meter.fixed + rate * end

    def x(amount: Fraction) -> int:
        return _EDGE + round(float(amount / end) * (_WIDTH - 2 * _EDGE))

    def y(share: Fraction) -> int:
        return round(_HEIGHT - float(share / highest) * (_HEIGHT - 10))

    start = Markup('<polyline points="{points}" fill="none" stroke="currentColor" stroke-width="2"/>').format(
        points=f"{x(Fraction(0))},{y(meter.fixed)} {x(end)},{y(highest)}"
    )
    whole = Markup('<line x1="0" y1="{y}" x2="{w}" y2="{y}" stroke="currentColor" stroke-dasharray="4 4"/>').format(
        y=y(Fraction(1)), w=_WIDTH
    )
    even = Markup('<circle cx="{x}" cy="{y}" r="4" fill="currentColor"/><text x="{t}" y="{u}">{words}</text>').format(
        x=x(meter.break_even),
        y=y(Fraction(1)),
        t=x(meter.break_even) + 8,
        u=y(Fraction(1)) + 18,
        words=f"returns 100% at {dollars(meter.break_even)}",
    )
    seeds = [_seed(amount, meter, x, y) for amount in meter.at.values()]
    foot = Markup('<text x="0" y="{y}">$0</text><text x="{w}" y="{y}" text-anchor="end">{end}</text>').format(
        y=_HEIGHT + _FOOT - 8, w=_WIDTH, end=dollars(end)
    )
    said = f"{odds.name} returns {percent(meter.fixed)} with an empty meter and 100% at {dollars(meter.break_even)}."
    return _svg(_HEIGHT + _FOOT, said, [start, whole, even, *seeds, foot])


def _seed(amount: Fraction, meter: Meter, x: Callable[[Fraction], int], y: Callable[[Fraction], int]) -> Markup:
    (rate,) = meter.rates.values()
    back = meter.fixed + rate * amount
    return Markup(
        '<circle cx="{x}" cy="{y}" r="4" fill="none" stroke="currentColor"/><text x="{t}" y="{u}">{words}</text>'
    ).format(
        x=x(amount), y=y(back), t=x(amount) + 8, u=y(back) + 18, words=f"filed: {percent(back)} at {dollars(amount)}"
    )


def _svg(height: int, said: str, parts: list[Markup]) -> Markup:
    return Markup(
        '<svg role="img" aria-label="{said}" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'font-size="13" fill="currentColor">{parts}</svg>'
    ).format(said=escape(said), width=_WIDTH, height=height, parts=Markup("").join(parts))
