"""The ruleset: a chapter as in force on one day, under chosen readings, as frozen typed values."""

import datetime
from collections.abc import Callable, Mapping
from functools import lru_cache, wraps
from typing import Any, TypeVar

from checker.frozen import frozen, replace
from checker.law import items
from checker.law.built import built_items
from checker.law.chapter import Chapter, load_chapter
from checker.law.conditions import NEVER
from checker.law.dated import Moment
from checker.law.implied import implied_elections, implied_rules, unless_judged
from checker.law.model import Advisory, Deal, Election, Figure, LedgerEntry, Paytable, Rule, TopicStatement, Wager
from checker.values import format_date

T = TypeVar("T")
_MOST_DAYS = 64


class NotInForceError(Exception):
    """The chapter was not yet in force on the day asked for."""


class Kept(dict[Any, Any]):
    """What was worked out of a ruleset, by the function that did: no part of what the ruleset says."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Kept)

    def __reduce__(self) -> tuple[type["Kept"], tuple[()]]:
        """Another process works out its own: it asks for few of them, and they are large."""
        return Kept, ()

    def __repr__(self) -> str:
        return f"{len(self)} kept"

    __hash__ = None


@frozen
class Ruleset:
    """Everything that a chapter says on ``as_of``. ``readings`` tells the reading applied for each advisory.

    Between two changes of the law all days have everything in common but ``as_of``, also ``kept``, for :func:`once`.
    """

    chapter: Chapter
    as_of: datetime.date
    readings: Mapping[str, str]
    provisions: tuple[LedgerEntry, ...]
    wagers: Mapping[str, Wager]
    elections: Mapping[str, Election]
    paytables: tuple[Paytable, ...]
    rules: tuple[Rule, ...]
    advisories: tuple[Advisory, ...]
    statements: tuple[TopicStatement, ...]
    two_readings: frozenset[str]
    moment: Moment
    kept: Kept

    @property
    def figures(self) -> tuple[Figure, ...]:
        """The numbers that the law prints outside paytables and rules."""
        return built_items(self.chapter).all("figures", self.moment, items.figure)

    @property
    def chances(self) -> tuple[Paytable, ...]:
        """The wagers for which the law prints only the least odds, as tables whose chances can be counted."""
        return _build_tables("chances", self.chapter, self.moment)

    @property
    def deals(self) -> Mapping[str, Deal]:
        """What is dealt, by its id, so that chances can be counted."""
        return {deal.id: deal for deal in built_items(self.chapter).all("deals", self.moment, items.deal)}

    def tables_for(self, wager: str) -> tuple[Paytable, ...]:
        """Return the paytables in force for a wager, without those that only pay beside the chosen one."""
        return _tables(self).get(wager, ())


def once(work: Callable[[Ruleset], T]) -> Callable[[Ruleset], T]:
    """Make a function work out something of the law once for all days of a segment; it may not ask for the day."""

    @wraps(work)
    def found(ruleset: Ruleset) -> T:
        kept = ruleset.kept
        if work not in kept:
            kept[work] = work(ruleset)
        result: T = kept[work]
        return result

    return found


def once_of(*parts: str) -> Callable[[Callable[[Ruleset], T]], Callable[[Ruleset], T]]:
    """Make a function work out something once for all rulesets of a chapter that have these parts in common.

    The parts are attributes of a ruleset, and with the chapter all of it for which the function may ask.
    """

    def shared(work: Callable[[Ruleset], T]) -> Callable[[Ruleset], T]:
        def found(ruleset: Ruleset) -> T:
            held = tuple([getattr(ruleset, part) for part in parts])
            return built_items(ruleset.chapter).shared((work, *held), lambda: work(ruleset))

        return once(wraps(work)(found))

    return shared


@once_of("paytables")
def _tables(ruleset: Ruleset) -> dict[str, tuple[Paytable, ...]]:
    """Return the paytables of each wager among which a filing chooses."""
    found: dict[str, tuple[Paytable, ...]] = {}
    for table in ruleset.paytables:
        if not table.additional:
            found[table.wager] = (*found.get(table.wager, ()), table)
    return found


def default_readings(chapter: Chapter, forced: str | None = None) -> dict[str, str]:
    """Return the reading to apply for each advisory: ``forced`` for all, else what each advisory says."""
    return {item["id"]: forced or item["applies"] for item in chapter.items["advisories"]}


Taken = tuple[tuple[str, str], ...]
"""Readings taken one by one: the id of an advisory, and literal or evident."""


def compile_ruleset(
    chapter_id: str, as_of: datetime.date, forced_reading: str | None = None, taken: Taken = ()
) -> Ruleset:
    """Return the chapter as in force on ``as_of``.

    ``forced_reading`` is literal or evident for every doubtful text; ``taken`` gives some texts a reading of their
    own. Raises :class:`NotInForceError` before the chapter's adoption.
    """
    chapter = load_chapter(chapter_id)
    _refuse_before_adoption(chapter, as_of)
    segment = _compile(chapter_id, built_items(chapter).first_day(as_of), forced_reading, taken)
    return segment if segment.as_of == as_of else _on(segment, as_of)


@lru_cache(maxsize=256)
def _compile(chapter_id: str, first_day: datetime.date, forced_reading: str | None, taken: Taken) -> Ruleset:
    return compile_chapter(load_chapter(chapter_id), first_day, forced_reading, taken)


def _on(segment: Ruleset, as_of: datetime.date) -> Ruleset:
    """Return a segment of the law as of one of its days."""
    days = segment.kept.setdefault(_on, {})
    if as_of not in days:
        if len(days) >= _MOST_DAYS:
            days.clear()
        days[as_of] = replace(segment, as_of=as_of, moment=replace(segment.moment, as_of=as_of))
    found: Ruleset = days[as_of]
    return found


def compile_chapter(
    chapter: Chapter, as_of: datetime.date, forced_reading: str | None = None, taken: Taken = ()
) -> Ruleset:
    """Return a chapter that is already read as in force on ``as_of``; see :func:`compile_ruleset`."""
    _refuse_before_adoption(chapter, as_of)
    readings = {**default_readings(chapter, forced_reading), **dict(taken)}
    moment = _moment(chapter, as_of, readings)
    built = built_items(chapter)
    listed = built.all("wagers", moment, items.wager)
    paytables = _build_tables("paytables", chapter, moment)
    own = _written_elections(chapter, moment)
    elections = built.shared(
        (listed, paytables, own),
        lambda: {election.at: election for election in (*own, *implied_elections(listed, paytables))},
    )
    implied = built.shared((listed, paytables, elections), lambda: tuple(implied_rules(listed, elections, paytables)))
    written = built.all("rules", moment, items.rule)
    return Ruleset(
        chapter=chapter,
        as_of=as_of,
        readings=readings,
        provisions=built.all("provisions", moment, items.provision),
        wagers=built.shared((listed,), lambda: {wager.slug: wager for wager in listed}),
        elections=elections,
        paytables=paytables,
        rules=built.shared((implied, written, elections), lambda: _rules(implied, written, elections)),
        advisories=built.all("advisories", moment, items.advisory),
        statements=built.all("statements", moment, items.statement),
        two_readings=built.two_readings,
        moment=moment,
        kept=Kept(),
    )


def _refuse_before_adoption(chapter: Chapter, day: datetime.date) -> None:
    if chapter.adopted and day < chapter.adopted:
        raise NotInForceError(
            f"{chapter.citation} was not in force on {format_date(day)}; "
            f"it took effect on {format_date(chapter.adopted)} ({chapter.source})."
        )


def _rules(implied: tuple[Rule, ...], written: tuple[Rule, ...], elections: Mapping[str, Election]) -> tuple[Rule, ...]:
    """Return all rules; one that the reading applied switches off judges nothing, so it is no rule of this ruleset."""
    applied = tuple(rule for rule in written if rule.when != NEVER)
    return (*unless_judged(implied, applied, elections), *applied)


def election_on(chapter_id: str, at: str, day: datetime.date) -> Election | None:
    """Return the election at a place as the law of a day has it; no more of that day's law is compiled than it takes.

    Raises :class:`NotInForceError` before the chapter's adoption.
    """
    if at.startswith("wagers."):
        # Some of those follow from the wagers and their paytables.
        return compile_ruleset(chapter_id, day).elections.get(at)
    chapter = load_chapter(chapter_id)
    _refuse_before_adoption(chapter, day)
    written = _written_elections(chapter, _moment(chapter, day, default_readings(chapter)))
    return next((election for election in reversed(written) if election.at == at), None)


def _moment(chapter: Chapter, day: datetime.date, readings: Mapping[str, str]) -> Moment:
    return Moment(as_of=day, adopted=chapter.adopted, source=chapter.source, readings=readings)


def _written_elections(chapter: Chapter, moment: Moment) -> tuple[Election, ...]:
    return built_items(chapter).all("elections", moment, lambda item, period: items.election(item, period, moment))


def _build_tables(name: str, chapter: Chapter, moment: Moment) -> tuple[Paytable, ...]:
    return built_items(chapter).all(name, moment, lambda item, period: items.paytable(item, period, moment))


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
