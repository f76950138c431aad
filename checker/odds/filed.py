"""The odds of what a filing has chosen: its paytables, decks, odds and meters."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from checker.law import Deal, Paytable, Ruleset, compile_ruleset
from checker.law.conditions import Condition
from checker.odds.figures import MOST_DECKS, READINGS, Stand, UncountableError, merged, table_odds
from checker.odds.model import WagerOdds
from checker.odds.plausible import Remark, limit_remark, remarks
from checker.statements.in_use import chosen_table, is_in_play
from checker.submission import Filing, State
from checker.submission.conditions import holds
from checker.submission.filing import normal
from checker.values import Payout
from checker.values.payout import MeterShare


@dataclass(frozen=True, slots=True, kw_only=True)
class Filed:
    """The odds of one wager that a filing offers.

    ``readings`` are its odds by the paytable chosen, under both readings where they differ; ``applied`` under the
    reading that the review applies; ``others`` by the other paytables that are lawful with the same decks.
    """

    wager: str
    readings: tuple[WagerOdds, ...]
    applied: tuple[WagerOdds, ...]
    others: tuple[WagerOdds, ...]


def filed_odds(filing: Filing, ruleset: Ruleset, only: str = "", *, exact: bool = False) -> tuple[Filed, ...]:
    """Return the odds of every wager in play whose paytable and decks the filing settles; or of the one named.

    With ``exact`` the base game, whose analysis takes longest, is left out.
    """
    found = []
    both = [compile_ruleset(ruleset.chapter.id, ruleset.as_of, reading) for reading in READINGS]
    for slug, wager in ruleset.wagers.items():
        if only not in {"", slug} or not is_in_play(filing, wager) or (exact and _is_game(ruleset, slug)):
            continue
        applied = tuple(_of_wager(filing, ruleset, slug, "applied", exact=exact))
        if applied:
            literal, evident = (
                list(_of_wager(filing, law, slug, reading, exact=exact))
                for law, reading in zip(both, READINGS, strict=True)
            )
            others = tuple(one for one in lawful_odds(filing, ruleset, slug) if one.paytable != applied[0].paytable)
            found.append(Filed(wager=slug, readings=merged(literal, evident), applied=applied, others=others))
    return tuple(found)


def filed_remarks(filing: Filing, found: tuple[Filed, ...]) -> tuple[Remark, ...]:
    """Return what looks wrong in the figures of a filing, its payout limit included."""
    notes = list(remarks(odds for filed in found for odds in filed.applied))
    limit = _number(filing, "payout_limit.amount")
    named = filing.answer("payout_limit.applies_to")
    limited = named.value if named.state is State.STATED and isinstance(named.value, tuple) else ()
    for filed in found if limit is not None else ():
        if limited and normal(filed.wager) not in {normal(str(name)) for name in limited}:
            continue
        greatest = _number(filing, f"wagers.{filed.wager}.maximum")
        note = limit_remark(filed.applied[0], limit, greatest) if limit is not None and greatest is not None else None
        notes += [note] if note else []
    return tuple(notes)


def _of_wager(filing: Filing, ruleset: Ruleset, slug: str, reading: str, *, exact: bool) -> Iterator[WagerOdds]:
    table = chosen_table(filing, ruleset.tables_for(slug), slug)
    for one in (table, *(item for item in ruleset.chances if item.wager == slug)):
        if one is not None:
            yield from _of_table(filing, ruleset, one, reading, exact=exact)


def lawful_odds(filing: Filing, ruleset: Ruleset, slug: str) -> tuple[WagerOdds, ...]:
    """Return the odds of every paytable of a wager that is lawful with the filing's decks, meters at their seeds."""
    return tuple(
        odds
        for table in ruleset.tables_for(slug)
        if table.label and holds(table.condition, filing)
        for odds in _of_table(filing, ruleset, table, "applied", own_meter=False, exact=True)
    )


def _is_game(ruleset: Ruleset, slug: str) -> bool:
    counted = (table.counted for table in ruleset.tables_for(slug) if table.counted)
    return any(one.deal in ruleset.deals and ruleset.deals[one.deal].kind == "game" for one in counted)


def _of_table(
    filing: Filing, ruleset: Ruleset, table: Paytable, reading: str, *, own_meter: bool = True, exact: bool
) -> Iterator[WagerOdds]:
    if table.counted is None or table.counted.deal not in ruleset.deals:
        return
    deal = ruleset.deals[table.counted.deal]
    number = 0
    if deal.decks:
        decks = filing.answer(deal.decks_at)
        if decks.state is not State.STATED or not isinstance(decks.value, int) or not 0 < decks.value <= MOST_DECKS:
            return
        number = decks.value
    # Hands that cannot be counted are a fault of the chapter, which checker law lint tells; a filing has no part in it.
    with suppress(UncountableError):
        stand = _stand(filing, table, deal, own_meter=own_meter)
        yield from table_odds(ruleset, table, number, reading, stand, exact=exact)


def _stand(filing: Filing, table: Paytable, deal: Deal, *, own_meter: bool) -> Stand:
    lead = f"wagers.{table.wager}"
    meters = {part.meter for row in table.rows for part in row.payout.parts if isinstance(part, MeterShare)}
    printed = table.extras.get("wager_amount")
    stake = _number(filing, f"{lead}.minimum") if printed is None else Fraction(printed.lstrip("$"))
    found: dict[str, dict[str, Fraction]] = {"initial": {}, "reset": {}, "rate": {}}
    for meter in meters if own_meter else ():
        at = f"{lead}.meters.{meter}" if meter else f"{lead}.meter"
        for word, values in found.items():
            number = _number(filing, f"{at}.{word}")
            if number is not None:
                values[meter] = number
    odds = filing.answer(table.pays_at) if table.pays_at else None
    splits = _number(filing, deal.figures["splits_at"]) if "splits_at" in deal.figures else None
    return Stand(
        holds=lambda condition: _so(condition, filing),
        stake=stake,
        amounts=found["initial"],
        resets=found["reset"],
        rates=found["rate"],
        odds=odds.value if odds and odds.state is State.STATED and isinstance(odds.value, Payout) else None,
        splits=None if splits is None else int(splits),
    )


def _so(condition: Condition, filing: Filing) -> bool:
    """Whether a condition holds of the filing; what it does not say is not so."""
    return holds(condition, filing) is True


def _number(filing: Filing, path: str) -> Fraction | None:
    answer = filing.answer(path)
    if answer.state is not State.STATED or not isinstance(answer.value, int | Decimal):
        return None
    return Fraction(answer.value)
