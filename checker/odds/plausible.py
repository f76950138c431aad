"""What looks wrong in the figures of a paytable, or of a filing: a note with the arithmetic, for a person to weigh."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from checker.odds.model import Outcome, WagerOdds
from checker.values import parse_payout
from checker.values.payout import Payout
from checker.values.provision import Provision


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark:
    """A note on one paytable. ``kind`` is order, return, never or limit."""

    kind: str
    wager: str
    paytable: str
    provision: Provision
    text: str


def remarks(found: Iterable[WagerOdds]) -> tuple[Remark, ...]:
    """Return the notes on paytables, each once, whatever the number of decks or the hand for which it holds."""
    notes: dict[tuple[str, str, str], Remark] = {}
    for odds in found:
        for kind, text in (*_order(odds), *_return(odds), *_never(odds)):
            key = (kind, odds.provision + odds.paytable + odds.reading, text.partition(":")[0])
            doubtful = odds.reading in {"literal", "evident"} and odds.advisories
            said = f"By the {odds.reading} reading: {text[0].lower()}{text[1:]}" if doubtful else text
            notes.setdefault(
                key,
                Remark(kind=kind, wager=odds.wager, paytable=odds.paytable, provision=odds.provision, text=said),
            )
    return tuple(notes.values())


def limit_remark(odds: WagerOdds, limit: Fraction, greatest: Fraction) -> Remark | None:
    """Return a note where a payout limit in dollars is below the best single award of the greatest wager."""
    best = max((_win(parse_payout(one.payout)) for one in _paying(odds)), default=Fraction(0))
    award = best * greatest
    if award <= limit:
        return None
    text = (
        f"The payout limit of ${float(limit):,.0f} is below one award: {float(best):,.0f} times the greatest wager of "
        f"${float(greatest):,.0f} is ${float(award):,.0f}."
    )
    return Remark(kind="limit", wager=odds.wager, paytable=odds.paytable, provision=odds.provision, text=text)


def _paying(odds: WagerOdds) -> list[Outcome]:
    """Return the rows that pay more than the wager back, but for those that are paid beside another."""
    return [one for one in odds.outcomes if one.payout and one.payout.lower() != "push" and one.outcome != "Returned"]


def _order(odds: WagerOdds) -> Iterator[tuple[str, str]]:
    """Return the rows that come less often than another and pay less."""
    rows = [(one, parse_payout(one.payout)) for one in _paying(odds) if one.count and one.outcome not in odds.lines]
    for rare, pays in rows:
        for often, more in rows:
            if rare.count < often.count and pays.sort_key() < more.sort_key():
                said = f"{rare.outcome} pays less than {often.outcome}, though it comes less often"
                yield "order", f"{said}: {_odds_of(rare)}, {_odds_of(often)}."


def _odds_of(outcome: Outcome) -> str:
    return f"{outcome.payout} at 1 in {float(1 / outcome.probability):,.0f}"


def _return(odds: WagerOdds) -> Iterator[tuple[str, str]]:
    where = f" with {odds.decks} decks" if odds.decks and odds.decks > 1 else " with one deck" if odds.decks else ""
    back = 1 - odds.edge if odds.edge is not None else None
    if back is not None and back > 1:
        yield "return", f"The wager returns more than it takes: {float(back * 100):.2f}%{where}."
    if odds.meter and odds.meter.long_run is not None and odds.meter.long_run > 1:
        share = float(odds.meter.long_run * 100)
        yield "return", f"The progressive returns more than it takes in the long run: {share:.2f}%{where}."


def _never(odds: WagerOdds) -> Iterator[tuple[str, str]]:
    names = [one.outcome for one in _paying(odds) if not one.count]
    if names:
        where = f" with {odds.decks} decks" if odds.decks and odds.decks > 1 else " with one deck" if odds.decks else ""
        yield "never", f"No hand can win these lines{where}: {'; '.join(names)}."


def _win(payout: Payout) -> Fraction:
    """Return what odds pay for each dollar, shares of a meter and dollars left out."""
    return payout.odds.win if payout.odds else Fraction(0)
