"""What a review leaves open: one point for each entry on which something turns, with what waits for it."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from checker.frozen import replace
from checker.law import Election, Ruleset, compile_ruleset
from checker.law.around import law_around
from checker.law.conditions import Always, Never, paths_in
from checker.law.jurisdictions import jurisdictions, operator_entries
from checker.law.ruleset import once, once_of
from checker.review.model import OpenPoint, Results
from checker.rules import Finding, FindingClass, Outcome, Reason, Result, Severity
from checker.rules.result import OPEN_REASONS
from checker.rules.severity import severity_at
from checker.submission import Answer, Filing, State
from checker.submission.conditions import comparable, holds
from checker.submission.placeholders import says_none, says_nothing
from checker.submission.settled import READINGS
from checker.values import format_date

if TYPE_CHECKING:
    from checker.values.provision import Provision

_BY_ENTRY = {Reason.NOT_STATED, Reason.DEPENDS_ON, Reason.FILED_ELSEWHERE}
"""Reasons for which one point is enough for an entry, whatever waits for it."""


_SEVERITIES = tuple(Severity)


def open_points(results: Results, filing: Filing, ruleset: Ruleset) -> tuple[OpenPoint, ...]:
    """Return the open points of a filing in the order of their reasons and places; each stands once."""
    found: dict[tuple[Reason, str, str], OpenPoint] = {}
    for point in (
        *law_of_the_day(filing, ruleset),
        *_noted(filing, ruleset),
        *_who_files(filing, ruleset),
        *_around(filing),
        *_without_effect(results, filing, ruleset),
        *_passed_over(results),
        *_unread(filing, ruleset),
        *(point for result in results if result.outcome is Outcome.OPEN for point in _points(result, filing, ruleset)),
        *_unusable(filing, ruleset),
    ):
        key = _key(point)
        if key not in found:
            found[key] = point
            continue
        known = found[key]
        found[key] = replace(known, provisions=tuple(dict.fromkeys((*known.provisions, *point.provisions))))
    return in_order(_joined(found.values()), filing)


def in_order(points: Iterable[OpenPoint], filing: Filing) -> tuple[OpenPoint, ...]:
    """Return open points by reason; of one reason those of more weight first, and else in the order of the file."""
    return tuple(
        sorted(
            points,
            key=lambda point: (
                OPEN_REASONS.index(point.reason),
                _SEVERITIES.index(point.severity),
                point.position or filing.position(point.path),
                point.path,
                point.text,
            ),
        )
    )


def _joined(points: Iterable[OpenPoint]) -> Iterator[OpenPoint]:
    """Join what waits for an entry that is not stated, or not understood, with the point on that entry."""
    every = tuple(points)
    own = {Reason.NOT_STATED, Reason.NOT_UNDERSTOOD}
    silent = {point.path: point for point in reversed(every) if point.reason in own}
    waiting: dict[str, tuple[Provision, ...]] = {}
    for point in every:
        if point.reason is Reason.DEPENDS_ON and point.path in silent:
            waiting[point.path] = (*waiting.get(point.path, ()), *point.provisions)
    for point in every:
        if point.reason is Reason.DEPENDS_ON and point.path in silent:
            continue
        if silent.get(point.path) is point and point.path in waiting:
            more = (*point.provisions, *waiting[point.path])
            yield replace(point, provisions=tuple(dict.fromkeys(more)))
        else:
            yield point


def _key(point: OpenPoint) -> tuple[Reason, str, str]:
    if point.reason in _BY_ENTRY and point.path:
        return point.reason, point.path, ""
    if point.reason is Reason.NOT_UNDERSTOOD:
        return point.reason, point.path, point.words or point.text
    return point.reason, point.provision, point.text


def _points(result: Result, filing: Filing, ruleset: Ruleset) -> Iterator[OpenPoint]:
    """Return what one open result leaves open: a point for each finding that was left open, else one in all."""
    reason = result.reason or Reason.NOT_UNDERSTOOD
    left = [found for found in result.findings if found.kind is FindingClass.OPEN]
    if left:
        yield from (_of_finding(found, reason, result, filing) for found in left)
        return
    if reason is Reason.READINGS_DIFFER and not result.words:
        # A doubt of the law has a point itself, with both readings; words of the filing that may do have only this.
        return
    if reason is Reason.FILED_ELSEWHERE and (paper := filing.settled.paper_for(result.path)):
        yield OpenPoint(
            provision=result.provision,
            reason=reason,
            text=f"{paper.path}: {paper.paper}.",
            path=paper.path,
            help="compare the paper named",
            provisions=(result.provision,),
            position=paper.position,
        )
        return
    election = ruleset.elections.get(result.path)
    own = election.provision if election and reason is Reason.NOT_STATED else result.provision
    yield OpenPoint(
        provision=own,
        reason=reason,
        text=" ".join(result.facts),
        path=result.path,
        words=result.words,
        help=f"state {result.path}" if reason is Reason.NOT_STATED else result.help,
        label=f"{result.path} is not stated" if reason is Reason.NOT_STATED else "this decides",
        provisions=tuple(dict.fromkeys((own, result.provision))),
        severity=severity_at("", result.path),
    )


def _of_finding(found: Finding, reason: Reason, result: Result, filing: Filing) -> OpenPoint:
    paper = filing.settled.paper_for(found.at) if reason is Reason.FILED_ELSEWHERE else None
    return OpenPoint(
        provision=found.provision,
        reason=reason,
        text=f"{paper.path}: {paper.paper}." if paper else found.message,
        path=paper.path if paper else found.at,
        words=result.words,
        help="compare the paper named" if paper else found.help,
        label=found.label,
        notes=found.notes,
        related=found.related,
        sources=found.sources,
        provisions=(found.provision,),
        severity=found.severity,
        position=paper.position if paper else found.position,
    )


def law_of_the_day(filing: Filing, ruleset: Ruleset) -> Iterator[OpenPoint]:
    """Return the point on a day of which the law is not known, unless somebody confirmed it through that day."""
    chapter = ruleset.chapter
    confirmed = filing.settled.confirmed
    if confirmed and ruleset.as_of <= confirmed.through:
        return
    known = chapter.known_through
    if known and ruleset.as_of <= known:
        return
    day = format_date(ruleset.as_of)
    text = (
        f"The text of this chapter is known through {format_date(known)}; this review is as of {day}."
        if known
        else f"No date of force is printed in this text, so whether it was in force on {day} is not known."
    )
    if confirmed:
        text += f" The law was confirmed through {format_date(confirmed.through)} only."
    note = chapter.known_through_note if known else chapter.undated_note
    yield OpenPoint(
        provision=chapter.number,
        reason=Reason.LAW_UNKNOWN,
        text=text,
        path="filing_date",
        help=f"compare the law in force on {day}, and state law_confirmed: through, by and note",
        label="this day",
        notes=(note,) if note else (),
        sources=tuple(dict.fromkeys(item.source for item in chapter.rulemakings)),
        provisions=(chapter.number,),
    )


def _noted(filing: Filing, ruleset: Ruleset) -> Iterator[OpenPoint]:
    """Return what is open of the note on later law, where there is one."""
    if filing.settled.confirmed is None:
        return
    from checker.review.note import noted  # noqa: PLC0415 - the reader of words; few filings have a note

    yield from noted(filing, ruleset)


def _who_files(filing: Filing, ruleset: Ruleset) -> Iterator[OpenPoint]:
    """Return a point where the filing does not name its facility, or who files."""
    number, home = ruleset.chapter.number, jurisdictions().get(filing.header.jurisdiction)
    operator = home.operator_entry if home else operator_entries()[0]
    for entry, name in (("facility", filing.header.facility), (operator, filing.header.operator)):
        if not says_nothing(name) and any(char.isalpha() for char in name):
            continue
        label = entry.replace("_", " ").capitalize()
        silent = not name
        yield OpenPoint(
            provision=number,
            reason=Reason.NOT_STATED if silent else Reason.NOT_UNDERSTOOD,
            text=f"{label} is not stated." if silent else f"{label}: “{name}” names nobody.",
            path=entry,
            words="" if silent else name,
            help=f"state {entry}",
            label=f"{entry} is not stated" if silent else "no name",
            provisions=(number,),
        )


def _around(filing: Filing) -> Iterator[OpenPoint]:
    """Return a point for each text that the law around the chapter asks for and that says nothing."""
    for item in law_around(filing.header.jurisdiction):
        text = filing.raw_text(item.entry) if item.entry else ""
        numbered = any(map(str.isdigit, text))
        lacks = "says nothing" if says_nothing(text) else "" if numbered else "names no telephone number"
        if text and lacks and not says_none(text):
            yield OpenPoint(
                provision=item.provision,
                reason=Reason.NOT_UNDERSTOOD,
                text=f"{item.entry}: “{text}” {lacks}.",
                path=item.entry,
                words=text,
                help=f"state {item.entry} with its telephone number, or leave it out",
                label="wants words and a number",
                provisions=(item.provision,),
            )


def _without_effect(results: Results, filing: Filing, ruleset: Ruleset) -> Iterator[OpenPoint]:
    """Return a point for each entry that is stated where nothing asks for it. A denial needs none."""
    told = {path for result in results for found in result.findings for path in (found.at, *dict(found.related))}
    for path, election in _conditional(ruleset):
        answer = filing.answers[path]
        if answer.state is not State.STATED or path in told:
            continue
        if holds(election.when, filing) is not False or _denies(answer) or _asked_otherwise(path, filing, ruleset):
            continue
        because = " ".join(dict.fromkeys(_fact(at, filing, ruleset) for at in paths_in(election.when)))
        yield OpenPoint(
            provision=election.provision,
            reason=Reason.NOT_COMPARED,
            text=f"{election.label}: {answer.text} is stated and has no effect here. {because}",
            path=path,
            words=answer.text,
            help=f"leave {path} out, or change what it depends on",
            label="has no effect here",
            provisions=(election.provision,),
            severity=severity_at("", path),
        )


@once_of("elections")
def _conditional(ruleset: Ruleset) -> list[tuple[str, Election]]:
    """Return the entries that are asked for under a condition."""
    return [item for item in ruleset.elections.items() if not isinstance(item[1].when, Always | Never)]


def _asked_otherwise(path: str, filing: Filing, ruleset: Ruleset) -> bool:
    """Whether one of the readings of the law asks for an entry."""
    for reading in READINGS:
        election = compile_ruleset(ruleset.chapter.id, ruleset.as_of, reading).elections.get(path)
        if election is not None and holds(election.when, filing) is not False:
            return True
    return False


def _fact(path: str, filing: Filing, ruleset: Ruleset) -> str:
    """Say what the filing says at an entry on which another depends."""
    wager = ruleset.wagers.get(path.removeprefix("wagers."))
    if wager:
        return f"{wager.short} is {'offered' if filing.offers(wager.slug) else 'not offered'}."
    answer, election = filing.answer(path), ruleset.elections.get(path)
    return f"{election.label if election else path}: {answer.text or 'not stated'}."


def _denies(answer: Answer) -> bool:
    """Whether an answer says that there is nothing: no, none, 0."""
    return answer.value in (False, 0) or says_none(comparable(answer.value))


def _passed_over(results: Results) -> Iterator[OpenPoint]:
    """Return a point for each text that says nothing that the law governs, so that a person reads it."""
    for result in results:
        for path, words in result.passed:
            wanting = says_nothing(words) and not says_none(words)
            yield OpenPoint(
                provision=result.provision,
                reason=Reason.NOT_UNDERSTOOD if wanting else Reason.NOT_COMPARED,
                text=f"“{words}” says nothing{'' if wanting else ' that the law governs'}.",
                path=path,
                words=words,
                label="wants words" if wanting else "not compared",
                provisions=(result.provision,),
                severity=Severity.SLIGHT,
            )


def _unread(filing: Filing, ruleset: Ruleset) -> Iterator[OpenPoint]:
    """Return a point for each value that stands in its place and is not understood, or wants a value."""
    for problem in filing.problems:
        election = ruleset.elections.get(problem.path)
        wager = ruleset.wagers.get(problem.path.removeprefix("wagers."))
        provision = election.provision if election else wager.provision if wager else ruleset.chapter.number
        if problem.words:
            blank = wager is not None and not filing.raw_text(problem.path)
            yield OpenPoint(
                provision=provision,
                reason=Reason.NOT_STATED if blank else Reason.NOT_UNDERSTOOD,
                text=problem.message,
                path=problem.path,
                words="" if blank else problem.words,
                help=problem.help,
                label="not stated" if blank else "not understood",
                provisions=(provision,),
                severity=severity_at("", problem.path),
                position=problem.position,
            )


def _unusable(filing: Filing, ruleset: Ruleset) -> Iterator[OpenPoint]:
    """Return a point for each entry that should settle something and cannot."""
    number = ruleset.chapter.number
    for item in filing.settled.unusable:
        yield OpenPoint(
            provision=number,
            reason=Reason.NOT_UNDERSTOOD,
            text=item.message,
            path=item.at,
            help=item.help,
            label="this entry",
            provisions=(number,),
            position=item.position,
        )
    for paper in filing.settled.elsewhere:
        if paper.path not in _sections(ruleset):
            yield OpenPoint(
                provision=number,
                reason=Reason.NOT_UNDERSTOOD,
                text=f"{paper.path[:60]} is filed elsewhere, but it is no section or entry of a filing.",
                path=f"filed_elsewhere.{paper.path}",
                words=paper.path[:60],
                help="Name a section, such as layout, or an entry, such as layout.areas.",
                label="not known",
                provisions=(number,),
                position=paper.position,
            )
    for taken in filing.settled.readings:
        if taken.provision not in doubtful(ruleset):
            yield OpenPoint(
                provision=number,
                reason=Reason.NOT_UNDERSTOOD,
                text=f"A reading is taken of {taken.provision[:60]}, where no doubt of the text is registered.",
                path=taken.at,
                words=taken.provision[:60],
                help="Name a provision that an advisory is about.",
                label="no doubt is registered here",
                provisions=(number,),
                position=taken.position,
            )


@once
def doubtful(ruleset: Ruleset) -> frozenset[str]:
    """Return the names by which a filing may take a reading of a doubtful text: of the doubt or of its provision."""
    return frozenset(name for item in ruleset.advisories for name in (item.id, item.provision))


@once
def _sections(ruleset: Ruleset) -> frozenset[str]:
    """Return every section and entry that another paper may hold."""
    # Each wager has entries of its own, so that it is among the sections.
    return frozenset(step for path in (*ruleset.elections, "sign.inscriptions") for step in _parents(path))


def _parents(path: str) -> Iterator[str]:
    """Return the path and every section around it."""
    steps = path.split(".")
    yield from (".".join(steps[:count]) for count in range(1, len(steps) + 1))
