"""The odds that rest on the base game: its own, and those of a wager whose payouts may be added to it."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from checker.law import Deal, Paytable, Row, Ruleset
from checker.odds import first_cards, game, rides
from checker.odds.model import WagerOdds

_SPLITS = 3
"""Additional splits where a filing states none: four hands at most."""


def ridden(ruleset: Ruleset, deal: Deal, odds: WagerOdds, rows: tuple[Row, ...], decks: int) -> Iterator[WagerOdds]:
    """Return the odds if each payout is added to the base game's wager wherever that wins on average."""
    base = next((one for one in ruleset.deals.values() if one.kind == "game"), None)
    pays = [row.payout.odds for row in ruleset.tables_for(ruleset.chapter.base_wager)[0].rows if row.hands]
    if base is None or not pays or pays[0] is None or odds.edge is None:
        return
    rules = game.Rules(
        decks=decks,
        stands=int(base.figures["stands"]),
        surrender=base.figures.get("surrender") == "yes",
        blackjack=float(pays[0].win),
    )
    asked = tuple(first_cards.Row(row.hands, row.beside) for row in rows if row.hands)
    wins = tuple(float(row.payout.odds.win) if row.payout.odds else 0.0 for row in rows)
    first = first_cards.FirstCards(int(deal.figures["player"]), int(deal.figures["dealer"]), deal.figures["ace"])
    more = Fraction(str(round(rides.gain(first, asked, wins, rules), 6)))
    told = "The whole payout is added to the base game's wager wherever that wins on average."
    edge, assumes = odds.edge - more, (*odds.assumes, told)
    yield replace(odds, edge=edge, exact=False, assumes=assumes, variant="payout added where that wins")


def games(
    ruleset: Ruleset, table: Paytable, deal: Deal, decks: int, reading: str, splits: int | None
) -> Iterator[WagerOdds]:
    """Return the base game, with split aces played as other pairs and with one card to each of them.

    ``splits`` is how often split hands may be split again; None where the filing does not say it.
    """
    pays = next(row.payout.odds for row in table.rows if row.hands)
    if pays is None or not decks:
        return
    splits = _SPLITS if splits is None else splits
    for one_card in (False, True):
        rules = game.Rules(
            decks=decks,
            stands=int(deal.figures["stands"]),
            surrender=deal.figures.get("surrender") == "yes",
            splits=splits,
            one_card_to_aces=one_card,
            resplit_aces=not one_card,
            blackjack=float(pays.win),
        )
        aces = "take one card each and are not split again" if one_card else "are played and split as other pairs"
        times = "never" if not splits else "once" if splits == 1 else f"{splits} times"
        yield WagerOdds(
            chapter=ruleset.chapter.id,
            wager=table.wager,
            name=ruleset.wagers[table.wager].short,
            paytable=table.label,
            provision=table.provision,
            condition=table.condition_text,
            decks=decks,
            side="",
            reading=reading,
            lines=(),
            uncounted=(),
            outcomes=(),
            hit_rate=None,
            edge=Fraction(str(round(game.house_edge(rules), 6))),
            envy=None,
            meter=None,
            assumes=(
                *deal.assumes,
                f"Split hands are split again {times} at most.",
                f"Split aces {aces}.",
                "Every hand is played the best way for the cards seen, and cards are shuffled for each round.",
            ),
            advisories=(),
            exact=False,
            variant="one card to each split ace" if one_card else "split aces played as other pairs",
        )
