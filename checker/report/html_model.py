"""What the html review shows of one filing: every text is decided here, so that the templates hold only the layout."""

import hashlib
from collections.abc import Iterator, Mapping

from checker.clean import clean
from checker.frozen import frozen
from checker.regex import regex
from checker.report.html_against import AgainstView, against_view
from checker.report.html_excerpt import ExcerptLine, excerpt
from checker.report.html_odds import OddsView, odds_view
from checker.report.places import posix_path
from checker.review import OpenPoint, ProvisionOutcome, Review
from checker.review.identity import identified
from checker.review.model import NOTHING_TO_JUDGE
from checker.review.wording import (
    CLASSES,
    REASONS,
    VERDICTS,
    about,
    citation,
    handling,
    is_defect,
    lawful_label,
    not_filed,
    outcome_word,
    touched_line,
)
from checker.rules import Finding, FindingClass
from checker.values import format_date

MOST_LINES = 5_000
"""So many lines of a filing are listed whole; of a longer one the first ones."""

NOT_FILED = "not_filed"
"""The key of a provision under which nothing is filed."""

Told = tuple[Finding, str, OpenPoint | None]
"""A finding with its id, and the open point that it is the form of."""

_LONGEST_LINE = 1_000
_READINGS = ("Literal reading", "Evident reading")
_TOLD = ("Printed", "Problem", *_READINGS, "Effect")
_APPLIED = " (applied here)"
_UNSAFE = regex(r"[^A-Za-z0-9._-]+")


@frozen
class Count:
    """A number of the summary. ``key`` names its class or outcome, by which the page colours it."""

    key: str
    number: int
    word: str


@frozen
class Reading:
    """One reading of a doubtful text. ``applied`` tells that the review follows it."""

    title: str
    text: str
    applied: bool


@frozen
class FindingView:
    """One finding or open point. ``told`` are an advisory's labelled notes, ``readings`` its two readings.

    ``notes`` are all others; ``mark`` is its id in every report.
    """

    id: str
    key: str
    word: str
    provision: str
    anchor: str
    citation: str
    about: str
    message: str
    place: str
    line: int
    column: int
    line_anchor: str
    field: str
    lines: tuple[ExcerptLine, ...]
    expected: str
    actual: str
    help_label: str
    help: str
    told: tuple[tuple[str, str], ...]
    readings: tuple[Reading, ...]
    notes: tuple[str, ...]
    sources: str
    severity: str
    mark: str


@frozen
class ProvisionView:
    """One provision: how it came out, what decided it, and the findings that cite it."""

    id: str
    provision: str
    about: str
    key: str
    word: str
    why: str
    facts: tuple[str, ...]
    findings: tuple[tuple[str, str], ...]
    source: str


@frozen
class SectionView:
    """One section of the chapter with its provisions."""

    id: str
    title: str
    provisions: tuple[ProvisionView, ...]


@frozen
class LineView:
    """One line of the filing. ``findings`` are links to what stands there."""

    number: int
    id: str
    text: str
    findings: tuple[tuple[str, str], ...]


@frozen
class FilingView:
    """One filing reviewed."""

    id: str
    contents: tuple[tuple[str, str], ...]
    path: str
    outcome: str
    verdict: str
    sentence: str
    details: tuple[tuple[str, str], ...]
    counts: tuple[Count, ...]
    against: AgainstView | None
    defects: tuple[FindingView, ...]
    varied: tuple[FindingView, ...]
    advisories: tuple[FindingView, ...]
    open: tuple[FindingView, ...]
    settled: tuple[str, ...]
    arithmetic: tuple[str, ...]
    odds: OddsView | None
    sections: tuple[SectionView, ...]
    lines: tuple[LineView, ...]
    lines_left_out: int


def filing_view(asked: Review) -> FilingView:
    """Return what the page shows of one review.

    Where the filing was reviewed under another chapter too, it is that review, with what comes out differently first.
    """
    review = asked.against or asked
    here = f"f{hashlib.sha256(review.path.encode('utf-8', 'surrogatepass')).hexdigest()[:8]}"
    known = identified(review)
    views = [_finding(review, item, f"{here}-{number}", here) for number, item in enumerate(known, 1)]
    paired = list(zip((finding for finding, _, _ in known), views, strict=True))
    sections = tuple(_sections(review, views, here))
    odds = odds_view(review)
    return FilingView(
        id=here,
        contents=tuple((f"{here}{part}", word) for part, word in _contents(review, asked, odds)),
        path=clean(posix_path(review.path)),
        outcome=review.outcome,
        verdict=VERDICTS[review.outcome],
        sentence=_sentence(review),
        details=tuple((term, clean(value)) for term, value in _details(review) if value),
        counts=tuple(_counts(review)),
        against=against_view(asked, review, here, len(_listed(review))) if asked.against else None,
        defects=tuple(view for finding, view in paired if is_defect(finding)),
        varied=tuple(view for finding, view in paired if finding.kind is FindingClass.VARIED),
        advisories=tuple(view for finding, view in paired if finding.kind is FindingClass.ADVISORY),
        open=tuple(view for finding, view in paired if finding.kind is FindingClass.OPEN),
        settled=tuple(clean(line) for line in review.settled),
        arithmetic=tuple(clean(line) for line in review.arithmetic),
        odds=odds,
        sections=sections,
        lines=tuple(_lines(review, views, here)),
        lines_left_out=len(_text(review)) - len(_listed(review)),
    )


def _contents(review: Review, asked: Review, odds: OddsView | None) -> Iterator[tuple[str, str]]:
    """Name the parts of the filing's section: the end of each one's id, and its words."""
    yield "", "Summary"
    if asked is not review:
        yield "-against", "Two chapters side by side"
    yield "-findings", "Findings to correct"
    if any(finding.kind is FindingClass.VARIED for finding in review.findings):
        yield "-varied", "Varied by an approval"
    if review.arithmetic:
        yield "-arithmetic", "Arithmetic"
    if review.ruleset:
        yield "-open", "Open points"
        yield "-advisories", "Doubts of the law"
        if odds:
            yield "-odds", "Odds"
        yield "-provisions", "Every provision"
    yield "-source", "The filing"


def _sentence(review: Review) -> str:
    if review.ruleset is None:
        return "No provision was judged. Correct what is listed below and check again."
    return f"{touched_line(review)} Nothing is filed at the rest: {not_filed(review)}."


def _details(review: Review) -> Iterator[tuple[str, str]]:
    yield "File", posix_path(review.path)
    yield "Facility", review.facility
    if review.ruleset:
        chapter = review.ruleset.chapter
        operator = chapter.terms.get("operator", "operator")
        yield operator[:1].upper() + operator[1:], review.holder
        yield "Chapter", f"{chapter.title}, {chapter.citation} ({chapter.jurisdiction_name})"
        basis = {"filing date": "the filing date", "--as-of": "given with --as-of"}.get(review.basis, review.basis)
        if review.as_of:
            term = "Law as in force on" if chapter.adopted else "Law, with no printed date of force, applied as of"
            yield term, f"{format_date(review.as_of)} ({basis})"
        yield "Ruleset", f"{review.chapter_id} {chapter.version}"
        yield "Reading", f"{review.reading}, for every doubtful text" if review.reading else ""


def _counts(review: Review) -> Iterator[Count]:
    counts = review.counts()
    keys = {
        "unreadable": "unreadable",
        "violation": "violations",
        "missing": "missing",
        "mismatch": "mismatches",
        "varied": "varied",
        "advisory": "advisories",
    }
    always = {"violation", "missing", "advisory"} if review.ruleset else set()
    for key, name in keys.items():
        if counts[name] or key in always:
            yield Count(key=key, number=counts[name], word=CLASSES[key][counts[name] != 1])
    if review.ruleset:
        yield Count(key="open", number=counts["open_points"], word="open")
        yield Count(key="holds", number=counts["hold"], word="hold")


def _finding(review: Review, item: Told, anchor: str, here: str) -> FindingView:
    finding, mark, point = item
    place = review.position(finding)
    labelled, readings, notes = _notes(finding)
    provision = clean(finding.provision)
    unjudged = review.outcome == NOTHING_TO_JUDGE and is_defect(finding)
    known = {item.provision.provision for item in review.provisions}
    return FindingView(
        id=anchor,
        key=finding.kind.value,
        word=_word(finding, point, unjudged=unjudged),
        provision=provision,
        anchor=_provision_id(here, provision) if finding.provision in known else "",
        citation=clean(citation(review, finding.provision)),
        about=clean(about(review, finding.provision)) if finding.provision else "",
        message=clean(finding.message).strip() or "No message.",
        place=f"Line {place.line}, column {place.column}",
        line=place.line,
        column=place.column,
        line_anchor=f"{here}-L{place.line}" if place.line <= len(_listed(review)) else "",
        field=clean(finding.at),
        lines=excerpt(review, finding),
        expected=clean(finding.expected),
        actual=clean(finding.actual),
        help_label=lawful_label(finding).capitalize(),
        help=clean(finding.help),
        told=labelled,
        readings=readings,
        notes=notes,
        sources=clean(", ".join(finding.sources)),
        severity=finding.severity.value,
        mark=mark,
    )


def _word(finding: Finding, point: OpenPoint | None, *, unjudged: bool) -> str:
    """Name the class of a finding; of an open point, its reason."""
    if point:
        return f"open: {REASONS[point.reason.value]}"
    return VERDICTS[NOTHING_TO_JUDGE].lower() if unjudged else CLASSES[finding.kind.value][0]


def _notes(finding: Finding) -> tuple[tuple[tuple[str, str], ...], tuple[Reading, ...], tuple[str, ...]]:
    """Part an advisory's notes by their labels: what is told, the readings, and sentences without a label."""
    told, readings, notes = [], [], []
    for note in finding.notes:
        head, colon, text = note.partition(": ")
        label = head.removesuffix(_APPLIED)
        if not (colon and label in _TOLD and finding.kind is FindingClass.ADVISORY):
            notes.append(clean(note))
        elif label in _READINGS:
            readings.append(Reading(title=label, text=clean(text), applied=head.endswith(_APPLIED)))
        else:
            told.append((label, clean(text)))
    return tuple(told), tuple(readings), tuple(notes)


def _sections(review: Review, views: list[FindingView], here: str) -> Iterator[SectionView]:
    if review.ruleset is None:
        return
    titles = review.ruleset.chapter.section_titles
    grouped: dict[str, list[ProvisionOutcome]] = {}
    for item in review.provisions:
        grouped.setdefault(item.provision.section, []).append(item)
    cited: dict[str, list[tuple[str, str]]] = {}
    for view in views:
        cited.setdefault(view.provision, []).append((view.id, view.word))
    for section, items in grouped.items():
        yield SectionView(
            id=f"{here}-s-{_UNSAFE.sub('-', section).strip('-')}",
            title=". ".join(filter(None, (citation(review, section), titles.get(section, "")))),
            provisions=tuple(_provision(item, cited, here) for item in items),
        )


def _provision(item: ProvisionOutcome, cited: Mapping[str, list[tuple[str, str]]], here: str) -> ProvisionView:
    name = clean(item.provision.provision)
    return ProvisionView(
        id=_provision_id(here, name),
        provision=name,
        about=item.provision.about,
        key=item.outcome.value if item.outcome else NOT_FILED,
        word=outcome_word(item),
        why=_sentence_of(handling(item)),
        facts=tuple(clean(fact) for fact in item.facts),
        findings=tuple(cited.get(name, ())),
        source=item.provision.period.source,
    )


def _sentence_of(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}." if text else ""


def _provision_id(here: str, provision: str) -> str:
    return f"{here}-p-{_UNSAFE.sub('-', provision).strip('-')}"


def _lines(review: Review, views: list[FindingView], here: str) -> Iterator[LineView]:
    standing: dict[int, list[tuple[str, str]]] = {}
    for view in views:
        standing.setdefault(view.line, []).append((view.id, " ".join(filter(None, (view.word, view.provision)))))
    for number, line in enumerate(_listed(review), 1):
        text = clean(line)
        shown = text if len(text) <= _LONGEST_LINE else f"{text[:_LONGEST_LINE]}…"
        yield LineView(number=number, id=f"{here}-L{number}", text=shown, findings=tuple(standing.get(number, ())))


def _text(review: Review) -> tuple[str, ...]:
    """Return the lines without the empty one after the last line break."""
    return review.lines[:-1] if review.lines and not review.lines[-1] else review.lines


def _listed(review: Review) -> tuple[str, ...]:
    return _text(review)[:MOST_LINES]
