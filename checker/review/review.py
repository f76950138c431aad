"""Reviews one filing: shape, every rule, every advisory, every provision of the ledger."""

import datetime
from collections.abc import Iterable, Iterator

from checker.frozen import replace
from checker.law import NotInForceError, Ruleset, compile_ruleset
from checker.law.chapter import Chapter, chapter_ids, find_chapter, game_of, load_chapter
from checker.law.jurisdictions import jurisdictions
from checker.review.advisories import RuleResults, readings_taken, weigh_doubts, without_open_places
from checker.review.model import (
    COMPLIES,
    DEFECTS,
    INCOMPLETE,
    NOT_KNOWN,
    NOTHING_TO_JUDGE,
    UNREADABLE,
    OpenPoint,
    Review,
)
from checker.review.open_points import doubtful, in_order, open_points
from checker.review.provisions import provision_outcomes
from checker.review.unlawful_either_way import unlawful_whatever
from checker.review.variances import apply_variances
from checker.rules import Finding, FindingClass, Outcome, Reason, Result, Severity
from checker.rules.answers_said import refused_answers, said_besides
from checker.rules.crossed_limits import crossed_limits
from checker.rules.listed_areas import listed_areas
from checker.rules.offered import unknown_wagers
from checker.rules.program import results_of
from checker.schema import shape_problems
from checker.source import Document, Position, SourceError
from checker.submission import Filing, Header, read_filing, read_header
from checker.submission.settled import read_settled
from checker.submission.variance import read_variances
from checker.submission.wager_names import with_slugs
from checker.values import format_date
from checker.values.provision import NO_PROVISION

_CLASSES = tuple(FindingClass)
_SEVERITIES = tuple(Severity)


def review_unreadable(error: SourceError) -> Review:
    """Return the review of a file that cannot be read: one finding for each problem of its text."""
    return Review(
        path=error.path,
        outcome=UNREADABLE,
        lines=error.lines,
        findings=tuple(_unreadable(problem.message, problem.position, problem.help) for problem in error.problems),
    )


def review_document(
    document: Document,
    *,
    as_of: datetime.date | None = None,
    reading: str | None = None,
    against: str | None = None,
    ledger: bool = True,
) -> Review:
    """Review a filing.

    ``as_of`` overrides the filing date; ``reading`` forces the literal or evident reading of every doubtful text;
    ``against`` names another chapter to review the filing under. That chapter does not know every entry of a filing
    made for another one, and the approvals that the filing cites are not its regulator's. Without ``ledger`` the
    outcome of each provision is left out, for questions of the form “what if”.
    """
    header = read_header(document)
    stop = _cannot_start(document, header, as_of, against)
    if stop:
        return stop
    home = find_chapter(header.jurisdiction, header.game)
    chapter_id = against or home
    day = as_of or header.filing_date
    assert chapter_id is not None  # noqa: S101 - _cannot_start has answered both
    assert day is not None  # noqa: S101 - a review that judged has it
    basis = "--as-of" if as_of else "filing date"
    try:
        ruleset = compile_ruleset(chapter_id, day, reading)
    except NotInForceError as error:
        return _nothing(document, str(error), "filing_date", "Review it as of that day or a later one.")
    document = with_slugs(document, ruleset)
    settled = read_settled(document)
    own_chapter = home if home and home != chapter_id else None
    # A reading taken of one jurisdiction's text says nothing of another's.
    taken = () if reading or own_chapter else readings_taken(settled, ruleset)
    if taken:
        ruleset = compile_ruleset(chapter_id, day, None, taken)
    filing = read_filing(document, header, ruleset, settled)
    problems, unknown_entries = _reading_problems(document, chapter_id, own_chapter, header, filing)
    checked = check_rules(filing, ruleset)
    doubts = weigh_doubts(filing, ruleset, checked, reading, taken)
    every = (*(result for results in checked.values() for result in results), *listed_areas(filing, ruleset))
    results = without_open_places(every, doubts.open_places)
    said = said_besides(filing, ruleset)
    found = [
        *problems,
        *(finding for result in results for finding in result.findings if finding.kind is not FindingClass.OPEN),
        *unlawful_whatever(filing, ruleset, checked),
        *unknown_wagers(filing, ruleset),
        *crossed_limits(filing, ruleset),
        *refused_answers(filing, ruleset),
        *said.findings,
    ]
    approvals = () if own_chapter else tuple(read_variances(document))
    varied = apply_variances(_without_repeats(found), approvals, ruleset, header.filing_date)
    findings = [*varied, *unknown_entries, *doubts.findings]
    left = (point for point in open_points(results, filing, ruleset) if (point.path, point.words) not in said.settled)
    points = in_order((*left, *doubts.points), filing)
    review = Review(
        path=document.path,
        outcome=_outcome(findings, points),
        chapter_id=chapter_id,
        as_of=day,
        basis=basis,
        reading=reading or "",
        facility=header.facility,
        holder=header.operator,
        lines=document.lines,
        open=points,
        settled=settled_words(filing, ruleset),
        provisions=provision_outcomes(ruleset, (*results, *_left_open(points)), findings) if ledger else (),
        arithmetic=tuple(line for result in results for line in result.arithmetic),
        ruleset=ruleset,
        filing=filing,
        findings=tuple(findings),
    )
    ordered = sorted(
        review.findings,
        key=lambda finding: (
            _CLASSES.index(finding.kind),
            _SEVERITIES.index(finding.severity) if finding.kind is FindingClass.ADVISORY else 0,
            review.position(finding),
            finding.provision.order,
            finding.message,
        ),
    )
    return replace(review, findings=tuple(ordered))


def check_rules(filing: Filing, ruleset: Ruleset) -> RuleResults:
    """Check every rule of the ruleset against the filing; return the results of each by its kind and key."""
    return results_of(filing, ruleset)


def _unreadable(message: str, position: Position, hint: str, at: str = "") -> Finding:
    return Finding(
        provision=NO_PROVISION,
        kind=FindingClass.UNREADABLE,
        message=message,
        at=at,
        position=position,
        help=hint,
        label="here",
    )


def _cannot_start(
    document: Document, header: Header, as_of: datetime.date | None, against: str | None
) -> Review | None:
    """Say why a file cannot be reviewed at all; None where it can."""
    missing = [name for name in ("jurisdiction", "game") if not against and not getattr(header, name)]
    findings = [
        _unreadable(f"The filing does not state its {name}.", _place_for(document, name), _all_known(), name)
        for name in missing
    ]
    findings += [
        _unreadable(problem.message, problem.position, problem.help, problem.path) for problem in header.problems
    ]
    undated = header.filing_date is None and as_of is None
    if undated and not any(problem.path == "filing_date" for problem in header.problems):
        findings.append(
            _unreadable(
                "The filing has no date, so the law that applies is not known.",
                _place_for(document, "filing_date"),
                "Write filing_date: 2015-07-01 with the day of filing, or give --as-of.",
                "filing_date",
            )
        )
    if missing or undated:
        return Review(path=document.path, outcome=UNREADABLE, lines=document.lines, findings=tuple(findings))
    if against and header.game and header.game != game_of(against):
        return _nothing(
            document,
            f"The filing is for {header.game[:60]}, and {against} is the law of another game: {game_of(against)}.",
            "game",
            "Compare it with a chapter of its own game.",
        )
    if against is None and header.jurisdiction not in jurisdictions():
        names = ", ".join(f"{found.name} ({found.code})" for found in jurisdictions().values())
        return _nothing(
            document,
            f"No law of {header.jurisdiction[:60]} is known here.",
            "jurisdiction",
            f"The jurisdictions known are: {names}.",
        )
    if against is None and find_chapter(header.jurisdiction, header.game) is None:
        return _nothing(
            document,
            f"No chapter is known for {header.game[:60]} in {header.jurisdiction[:60]}.",
            "game",
            _all_known(),
        )
    return None


def _all_known() -> str:
    """Name the games that have a chapter."""
    games = "; ".join(f"{name.partition('/')[0]} {game_of(name)}" for name in chapter_ids())
    return f"Known: {games}."


def _place_for(document: Document, name: str) -> Position:
    """Return the place of an entry; where it is not there, that of the first entry, above which it could stand."""
    entry = document.root.get(name) or next(iter(document.root), None)
    return entry.key.position if entry else Position(line=1, column=1)


def _nothing(document: Document, message: str, at: str, hint: str) -> Review:
    entry = document.root.get(at)
    position = entry.value.position if entry else Position(line=1, column=1)
    return Review(
        path=document.path,
        outcome=NOTHING_TO_JUDGE,
        lines=document.lines,
        findings=(
            Finding(
                provision=NO_PROVISION,
                kind=FindingClass.UNREADABLE,
                message=message,
                at=at,
                position=position,
                help=hint,
                label="here",
            ),
        ),
    )


def _reading_problems(
    document: Document, chapter_id: str, own_chapter: str | None, header: Header, filing: Filing
) -> tuple[list[Finding], list[Finding]]:
    """Return what cannot be read, and the entries that only the filing's own chapter (``own_chapter``) knows."""
    found: dict[Position, Finding] = {}
    unknown_entries: list[Finding] = []
    for problem in (*header.problems, *(item for item in filing.problems if not item.words)):
        found.setdefault(problem.position, _unreadable(problem.message, problem.position, problem.help, problem.path))
    at_home = {shape.position for shape in shape_problems(document, own_chapter)} if own_chapter else set()
    for shape in shape_problems(document, chapter_id):
        if own_chapter and shape.position not in at_home:
            unknown_entries.append(_unknown_entry(shape.path, shape.position, load_chapter(chapter_id)))
        else:
            found.setdefault(shape.position, _unreadable(shape.message, shape.position, shape.help, shape.path))
    return list(found.values()), unknown_entries


def _unknown_entry(path: str, position: Position, chapter: Chapter) -> Finding:
    """Return the advisory on an entry that only the filing's own chapter knows."""
    return Finding(
        provision=chapter.number,
        kind=FindingClass.ADVISORY,
        message=f"{path} has no place in a filing under this chapter, so it is not judged here.",
        at=path,
        position=position,
        help=f"leave it out of a filing in {chapter.jurisdiction_name}",
        label="not known here",
        advisory=f"{chapter.number}{NOT_KNOWN}",
    )


def _without_repeats(findings: Iterable[Finding]) -> list[Finding]:
    seen: dict[tuple[str, str, str, str], Finding] = {}
    for finding in findings:
        seen.setdefault((finding.provision, finding.kind, finding.message, finding.at), finding)
    return list(seen.values())


def _outcome(findings: list[Finding], points: tuple[OpenPoint, ...]) -> str:
    kinds = {finding.kind for finding in findings}
    if FindingClass.UNREADABLE in kinds:
        return UNREADABLE
    if kinds - {FindingClass.ADVISORY, FindingClass.VARIED}:
        return DEFECTS
    return INCOMPLETE if any(point.decides for point in points) else COMPLIES


def settled_words(filing: Filing, ruleset: Ruleset) -> tuple[str, ...]:
    """Say in sentences what the filing settles beside its entries: later law compared, and readings taken."""
    settled = filing.settled
    said = []
    if settled.confirmed:
        confirmed = settled.confirmed
        note = f" {confirmed.note.rstrip('.')}." if confirmed.note else ""
        said.append(f"Law confirmed through {format_date(confirmed.through)} by {confirmed.by}.{note}")
    said += [
        f"{item.provision}: {item.reading} reading taken by {item.by} on {format_date(item.date)}; "
        f"ground: {item.ground.rstrip('.')}."
        for item in settled.readings
        if item.provision in doubtful(ruleset)
    ]
    return tuple(said)


def _left_open(points: Iterable[OpenPoint]) -> Iterator[Result]:
    """Return what no rule leaves open as results, so that no provision holds on unread words or by one reading only."""
    for point in points:
        if point.reason in {Reason.NOT_UNDERSTOOD, Reason.READINGS_DIFFER}:
            names = point.provisions if point.reason is Reason.READINGS_DIFFER else (point.provision,)
            for name in names:
                yield Result(provision=name, outcome=Outcome.OPEN, reason=point.reason, facts=(point.text,))
