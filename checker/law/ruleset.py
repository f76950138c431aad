"""The ruleset: a chapter as in force on one day, under chosen readings, as frozen typed values."""

import datetime
from collections.abc import Mapping
from functools import lru_cache

from checker.frozen import frozen
from checker.law import items
from checker.law.built import built_items
from checker.law.chapter import Chapter, load_chapter
from checker.law.conditions import NEVER
from checker.law.dated import Moment
from checker.law.implied import implied_elections, implied_rules
from checker.law.model import Advisory, Deal, Election, Figure, Paytable, Provision, Rule, TopicStatement, Wager
from checker.values import format_date


class NotInForceError(Exception):
    """The chapter was not yet in force on the day asked for."""


@frozen
class Ruleset:
    """Everything that a chapter says on ``as_of``. ``readings`` tells the reading applied for each advisory.

    ``chances`` are wagers for which the law prints only the least odds, as tables whose chances can be counted.
    """

    chapter: Chapter
    as_of: datetime.date
    readings: Mapping[str, str]
    provisions: tuple[Provision, ...]
    wagers: Mapping[str, Wager]
    elections: Mapping[str, Election]
    paytables: tuple[Paytable, ...]
    rules: tuple[Rule, ...]
    figures: tuple[Figure, ...]
    advisories: tuple[Advisory, ...]
    statements: tuple[TopicStatement, ...]
    two_readings: frozenset[str]
    chances: tuple[Paytable, ...]
    deals: Mapping[str, Deal]
    moment: Moment

    def tables_for(self, wager: str) -> tuple[Paytable, ...]:
        """Return the paytables in force for a wager, without those that only pay beside the chosen one."""
        return tuple(table for table in self.paytables if table.wager == wager and not table.additional)

    def source_of(self, provision: str) -> str:
        """Return the rulemaking from which the provision in force comes."""
        found = next((item for item in self.provisions if item.provision == provision), None)
        return found.period.source if found else self.chapter.source


def default_readings(chapter: Chapter, forced: str | None = None) -> dict[str, str]:
    """Return the reading to apply for each advisory: ``forced`` for all, else what each advisory says."""
    return {item["id"]: forced or item.get("applies", "literal") for item in chapter.items["advisories"]}


Taken = tuple[tuple[str, str], ...]
"""Readings taken one by one: the id of an advisory, and literal or evident."""


def compile_ruleset(
    chapter_id: str, as_of: datetime.date, forced_reading: str | None = None, taken: Taken = ()
) -> Ruleset:
    """Return the chapter as in force on ``as_of``.

    ``forced_reading`` is literal or evident for every doubtful text; ``taken`` gives some texts a reading of their
    own. Raises :class:`NotInForceError` before the chapter's adoption.
    """
    return _compile(chapter_id, as_of, forced_reading, taken)


@lru_cache(maxsize=256)
def _compile(chapter_id: str, as_of: datetime.date, forced_reading: str | None, taken: Taken) -> Ruleset:
    return compile_chapter(load_chapter(chapter_id), as_of, forced_reading, taken)


def compile_chapter(
    chapter: Chapter, as_of: datetime.date, forced_reading: str | None = None, taken: Taken = ()
) -> Ruleset:
    """Return a chapter that is already read as in force on ``as_of``; see :func:`compile_ruleset`."""
    if chapter.adopted and as_of < chapter.adopted:
        raise NotInForceError(
            f"{chapter.citation} was not in force on {format_date(as_of)}; "
            f"it took effect on {format_date(chapter.adopted)} ({chapter.source})."
        )
    readings = {**default_readings(chapter, forced_reading), **dict(taken)}
    moment = Moment(as_of=as_of, adopted=chapter.adopted, source=chapter.source, readings=readings)
    built = built_items(chapter)
    wagers = {wager.slug: wager for wager in built.each("wagers", moment, items.wager)}
    paytables = tuple(built.each("paytables", moment, lambda item, period: items.paytable(item, period, moment)))
    elections = {
        election.at: election
        for election in (
            *built.each("elections", moment, lambda item, period: items.election(item, period, moment)),
            *implied_elections(tuple(wagers.values()), paytables),
        )
    }
    # A rule that the reading applied switches off judges nothing, so it is no rule of this ruleset.
    written = tuple(rule for rule in built.each("rules", moment, items.rule) if rule.when != NEVER)
    return Ruleset(
        chapter=chapter,
        as_of=as_of,
        readings=readings,
        provisions=tuple(built.each("provisions", moment, items.provision)),
        wagers=wagers,
        elections=elections,
        paytables=paytables,
        rules=(*implied_rules(tuple(wagers.values()), tuple(elections.values()), paytables, written), *written),
        figures=tuple(built.each("figures", moment, items.figure)),
        advisories=tuple(built.each("advisories", moment, items.advisory)),
        statements=tuple(built.each("statements", moment, items.statement)),
        two_readings=built.two_readings,
        chances=tuple(built.each("chances", moment, lambda item, period: items.paytable(item, period, moment))),
        deals={deal.id: deal for deal in built.each("deals", moment, items.deal)},
        moment=moment,
    )


def paytable_history(chapter_id: str, wager: str, day: datetime.date) -> tuple[Paytable, ...]:
    """Return the paytables of a wager at every date of law other than those in force on ``day``, oldest first."""
    now = compile_ruleset(chapter_id, day).tables_for(wager)
    found: list[Paytable] = []
    for rulemaking in load_chapter(chapter_id).rulemakings:
        if rulemaking.effective:
            for table in compile_ruleset(chapter_id, rulemaking.effective).tables_for(wager):
                if table not in now and table not in found:
                    found.append(table)
    return tuple(found)
