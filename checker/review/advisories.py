"""Which doubts of the law touch a filing, and whether another reading decides it differently."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product

from checker.frozen import frozen, replace
from checker.law import Advisory, Ruleset, compile_ruleset
from checker.law.conditions import paths_in
from checker.law.ruleset import Taken, once, once_of
from checker.review.model import OpenPoint, Results
from checker.rules import Finding, FindingClass, Outcome, Reason, Result, Severity
from checker.rules.program import Name, program, results_differing
from checker.submission import Filing, Settled, State
from checker.submission.conditions import holds
from checker.submission.recall import Recall

_MOST_MADE = 4096
_OPEN, _FAILS = Outcome.OPEN, Outcome.FAILS
_ASKED = {Reason.NOT_STATED, Reason.NOT_UNDERSTOOD}
_MOST_TOGETHER = 4
"""So many doubts of one provision are read in every combination; of more, one at a time."""

Place = tuple[str, str, str]
"""Where a finding stands: its path, its position where that is not the path's, and its provision."""
RuleResults = Mapping[Name, Results]
"""What each rule said, by its kind and key."""


@frozen
class Doubts:
    """What the doubts of the law mean for a filing.

    ``findings`` are the advisories; ``points`` what is open because the readings differ; ``open_places`` where a
    finding of the reading applied is neither passed nor called unlawful.
    """

    findings: tuple[Finding, ...]
    points: tuple[OpenPoint, ...]
    open_places: frozenset[Place]


def readings_taken(settled: Settled, ruleset: Ruleset) -> Taken:
    """Return the readings that a filing takes, by the id of the advisory; the last one counts."""
    named = _named(ruleset)
    taken = {name: item.reading for item in settled.readings for name in named.get(item.provision, ())}
    return tuple(taken.items())


@once_of("advisories")
def _named(ruleset: Ruleset) -> dict[str, list[str]]:
    """Return the doubts that each id and each provision names, by their ids, in the order of the law."""
    found: dict[str, list[str]] = {}
    for advisory in ruleset.advisories:
        for name in dict.fromkeys((advisory.id, advisory.provision)):
            found.setdefault(name, []).append(advisory.id)
    return found


def weigh_doubts(filing: Filing, ruleset: Ruleset, checked: RuleResults, forced: str | None, taken: Taken) -> Doubts:
    """Return what each doubt that touches the filing means for it.

    A doubt is answered where one reading is ``forced`` for all, or ``taken`` by the filing for that text.
    """
    answered = dict(taken)
    touching = _touching(ruleset)(
        filing,
        lambda found: [
            (item, _touched(item, found)) for item in ruleset.advisories if holds(item.touches, found) is not False
        ],
    )
    left, failing = _sorted_out(checked)
    now = _failures(failing.values())
    asked = {name: entries for name, results in left.items() if (entries := _asked(results))}
    points: list[OpenPoint] = []
    places: set[Place] = set()
    difference: dict[str, tuple[str, ...]] = {}
    settled = _open_at(left)
    for group in _groups((item for item, _ in touching), ruleset):
        for flips in _combinations(group, answered if forced is None else {}):
            other = tuple((item.id, other_reading(ruleset.readings[item.id])) for item in flips)
            flipped = compile_ruleset(ruleset.chapter.id, ruleset.as_of, forced, (*taken, *other))
            again = results_differing(filing, ruleset, flipped)
            then = _under(flipped, again, failing, now)
            if len(flips) == 1:
                still = {found.at for found in then.values()}
                closed = sorted(_closed(asked, again, flipped) - still) if asked else []
                difference[flips[0].id] = _told(flips[0], ruleset, now, then, closed)
            if len(flips) == 1 and forced is None and flips[0].id not in answered:
                settled |= {found.at for found in then.values()}
                points += _unsettled(flips[0], ruleset, again, settled)
            if then is now or forced is not None or any(item.id in answered for item in flips):
                continue
            changed = {place for place in {*now, *then} if (place in now) is not (place in then)}
            fresh = changed - places
            if fresh:
                points.append(_point(flips, ruleset, fresh, now, then))
                places |= fresh
    findings = tuple(_finding(item, at, ruleset, difference.get(item.id, ())) for item, at in touching)
    return Doubts(findings=findings, points=tuple(points), open_places=frozenset(places & {*now}))


@once
def _touching(ruleset: Ruleset) -> Recall[list[tuple[Advisory, str]]]:
    """Recall the doubts that touch a filing, each with the entry at which it is told."""
    return Recall(path for advisory in ruleset.advisories for path in paths_in(advisory.touches))


def _groups(touching: Iterable[Advisory], ruleset: Ruleset) -> list[list[Advisory]]:
    """Return the doubts with two readings that the law tells apart, those of one provision together."""
    found: dict[str, list[Advisory]] = {}
    for advisory in touching:
        if advisory.id in ruleset.two_readings:
            found.setdefault(advisory.provision, []).append(advisory)
    return list(found.values())


def _combinations(group: list[Advisory], answered: Mapping[str, str]) -> Iterator[tuple[Advisory, ...]]:
    """Return the doubts to read the other way: each alone, then those that are not answered in any combination."""
    yield from ((advisory,) for advisory in group)
    left = [advisory for advisory in group if advisory.id not in answered]
    if len(left) <= _MOST_TOGETHER:
        for chosen in product((False, True), repeat=len(left)):
            flips = tuple(advisory for advisory, flip in zip(left, chosen, strict=True) if flip)
            if len(flips) > 1:
                yield flips


def other_reading(applied: str) -> str:
    """Return the reading that is not applied."""
    return "evident" if applied == "literal" else "literal"


def _sorted_out(checked: RuleResults) -> tuple[RuleResults, RuleResults]:
    """Return the rules that leave something open, and those that fail with a finding."""
    left, failing = {}, {}
    for name, results in checked.items():
        for result in results:
            if result.outcome is _OPEN:
                left[name] = results
            elif result.outcome is _FAILS and result.findings:
                failing[name] = results
    return left, failing


def _under(
    flipped: Ruleset, again: RuleResults, failing: RuleResults, now: dict[Place, Finding]
) -> dict[Place, Finding]:
    """Return what fails with some texts read the other way: ``now`` itself where that comes out the same.

    ``again`` is what the checks give that may come out otherwise then.
    """
    places = _places(flipped)
    same = all(_failing(results) == _failing(failing.get(name, ())) for name, results in again.items())
    if same and failing.keys() <= places.keys():
        return now
    names = sorted((name for name in {*again, *failing} if name in places), key=places.__getitem__)
    return _failures(again[name] if name in again else failing[name] for name in names)


@once
def _places(ruleset: Ruleset) -> Mapping[Name, int]:
    """Return the place of each rule among all."""
    return {name: place for place, name in enumerate(program(ruleset))}


def _open_at(checked: RuleResults) -> set[str]:
    """Return the entries on which something is open already."""
    return {result.path for results in checked.values() for result in results if result.outcome is _OPEN}


def _asked(results: Results) -> set[str]:
    """Return the entries that are asked for and not answered, or not understood."""
    return {item.path for item in results if item.outcome is _OPEN and item.reason in _ASKED}


def _closed(asked: Mapping[Name, set[str]], then: RuleResults, flipped: Ruleset) -> set[str]:
    """Return the entries that are asked for, and that the law read the other way does not leave open."""
    touched = (entries for name, entries in asked.items() if name in then or name not in _places(flipped))
    return set().union(*touched) - _open_at(then)


def _unsettled(doubt: Advisory, ruleset: Ruleset, then: RuleResults, settled: set[str]) -> Iterator[OpenPoint]:
    """Return a point for each entry that only the reading not applied asks for, and that is silent or not understood.

    ``settled`` are the entries on which something is said in any case; each new one is added.
    """
    other = other_reading(ruleset.readings[doubt.id])
    for result in (result for results in then.values() for result in results):
        if result.outcome is Outcome.OPEN and result.reason in _ASKED and result.path not in settled:
            settled.add(result.path)
            yield OpenPoint(
                provision=doubt.provision,
                reason=Reason.READINGS_DIFFER,
                text=f"{doubt.title} Open under the {other} reading only: {' '.join(result.facts)}",
                path=result.path,
                words=result.words,
                help=f"state {result.path}, or {_to_settle(doubt, ruleset)}",
                label="asked for under one reading only",
                notes=(f"literal reading: {doubt.literal}", f"evident reading: {doubt.evident}"),
                sources=(doubt.period.source,),
                readings=((doubt.literal, doubt.evident),),
                provisions=tuple(dict.fromkeys((doubt.provision, result.provision))),
                severity=Severity.GRAVE,
            )


def _failing(results: Results) -> list[Result]:
    return [result for result in results if result.findings and result.outcome is _FAILS]


def _failures(every: Iterable[Results]) -> dict[Place, Finding]:
    """Return what fails, by its place: whatever is unlawful there on every reading is so in other words too."""
    found: dict[Place, Finding] = {}
    for results in every:
        for result in _failing(results):
            for finding in result.findings:
                found.setdefault(place_of(finding), finding)
    return found


def place_of(finding: Finding) -> Place:
    """Return where a finding stands."""
    return finding.at, str(finding.position), finding.provision


def _to_settle(advisory: Advisory, ruleset: Ruleset) -> str:
    """Return what settles a doubt: the question to put to the regulator, and where its answer is stated."""
    question = f": “{advisory.ask}”" if advisory.ask else " which reading applies"
    return f"ask the {ruleset.chapter.terms['regulator']}{question}, and state the answer under readings"


def _point(
    flips: tuple[Advisory, ...],
    ruleset: Ruleset,
    places: set[Place],
    now: Mapping[Place, Finding],
    then: Mapping[Place, Finding],
) -> OpenPoint:
    """Return the open point on what is lawful under one reading only."""
    first = flips[0]
    applied = ruleset.readings[first.id]
    cases = [
        (now.get(place) or then[place], applied if place in now else other_reading(applied)) for place in sorted(places)
    ]
    unlawful = [f"Unlawful under the {reading} reading only: {finding.message}" for finding, reading in cases]
    lead = cases[0][0]
    return OpenPoint(
        provision=first.provision,
        reason=Reason.READINGS_DIFFER,
        text=f"{' '.join(item.title for item in flips)} {unlawful[0]}",
        path=lead.at,
        help=_to_settle(first, ruleset),
        label="lawful under one reading only",
        notes=tuple(
            line for item in flips for line in (f"literal reading: {item.literal}", f"evident reading: {item.evident}")
        )
        + tuple(unlawful[1:]),
        related=lead.related,
        sources=(first.period.source,),
        readings=tuple((item.literal, item.evident) for item in flips),
        provisions=tuple(dict.fromkeys((first.provision, *(finding.provision for finding, _ in cases)))),
        severity=Severity.GRAVE,
        position=lead.position,
    )


def _touched(advisory: Advisory, filing: Filing) -> str:
    """Return the first entry of those that the doubt bears on about which the filing says something."""
    said = (path for path in paths_in(advisory.touches) if filing.answer(path).state is not State.UNSTATED)
    return next(said, "game")


def _finding(advisory: Advisory, at: str, ruleset: Ruleset, difference: tuple[str, ...]) -> Finding:
    made, key = _made(ruleset), (advisory.id, at, difference)
    if key not in made:
        if len(made) >= _MOST_MADE:
            made.clear()
        made[key] = _as_finding(advisory, at, ruleset, difference)
    return made[key]


@once
def _made(ruleset: Ruleset) -> dict[tuple[str, str, tuple[str, ...]], Finding]:  # noqa: ARG001 - where they are kept
    """Return the advisories of earlier filings, by the doubt, its place and what the other reading changes."""
    return {}


def _as_finding(advisory: Advisory, at: str, ruleset: Ruleset, difference: tuple[str, ...]) -> Finding:
    applied = ruleset.readings.get(advisory.id, advisory.applies)
    notes = [
        f"Printed: {advisory.printed}" if advisory.printed else "",
        f"Problem: {advisory.problem}" if advisory.problem else "",
        f"Literal reading{_mark(applied, 'literal')}: {advisory.literal}" if advisory.literal else "",
        f"Evident reading{_mark(applied, 'evident')}: {advisory.evident}" if advisory.evident else "",
        f"Effect: {advisory.effect}" if advisory.effect else "",
        *difference,
    ]
    return Finding(
        provision=advisory.provision,
        kind=FindingClass.ADVISORY,
        message=advisory.title,
        at=at,
        notes=tuple(note for note in notes if note),
        help=_to_settle(advisory, ruleset),
        sources=(advisory.period.source,),
        advisory=advisory.id,
        severity=Severity(advisory.severity),
    )


def _mark(applied: str, reading: str) -> str:
    return " (applied here)" if applied == reading else ""


def _told(
    advisory: Advisory,
    ruleset: Ruleset,
    now: Mapping[Place, Finding],
    then: Mapping[Place, Finding],
    closed: Sequence[str],
) -> tuple[str, ...]:
    """Say how the filing would come out under the reading that is not applied."""
    other = other_reading(ruleset.readings[advisory.id])
    mine, theirs = (_said(now), _said(then)) if then is not now else (set(), set())
    if mine == theirs and not closed:
        return (f"Under the {other} reading this filing comes out the same.",)
    lead = f"Under the {other} reading this filing would"
    return (
        *(f"{lead} also have {_noun(kind, 'a')}: {text}" for _, kind, text in sorted(theirs - mine)),
        *(f"{lead} not have {_noun(kind, 'this')}: {text}" for _, kind, text in sorted(mine - theirs)),
        *(f"{lead} not be open for want of {path}." for path in closed),
    )


def _noun(kind: str, article: str) -> str:
    """Name a class of findings as one finding, after ``article``."""
    return f"{article} {'missing entry' if kind == FindingClass.MISSING else kind}"


def _said(found: Mapping[Place, Finding]) -> set[tuple[str, str, str]]:
    return {(finding.provision, finding.kind.value, finding.message) for finding in found.values()}


def without_open_places(results: Results, places: frozenset[Place]) -> Results:
    """Return the results, those that fail only where the readings differ as open ones."""
    if not places:
        return results
    changed = []
    for result in results:
        kept = tuple(found for found in result.findings if place_of(found) not in places)
        if result.outcome is not Outcome.FAILS or len(kept) == len(result.findings):
            changed.append(result)
            continue
        facts = (*result.facts, *(found.message for found in result.findings))
        outcome, reason = (Outcome.FAILS, result.reason) if kept else (Outcome.OPEN, Reason.READINGS_DIFFER)
        changed.append(replace(result, outcome=outcome, reason=reason, findings=kept, facts=facts))
    return tuple(changed)
