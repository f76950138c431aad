"""What a page shows of one filing, built from its review: the only module of the desk that knows reviews.

Nothing is judged here. Every word on what is unlawful, missing or open is the finding's own.
"""

import datetime
import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from checker.law import Election, Ruleset
from checker.law.chapter import Chapter
from checker.law.conditions import Never, Stated
from checker.report.clean import clean
from checker.report.wording import VERDICTS, about, citation, is_defect
from checker.review import Review, review_document, review_unreadable
from checker.rules import Finding, FindingClass
from checker.source import Document, SourceError
from checker.source.reader import read_bytes
from checker.submission import Filing, State
from checker.submission.conditions import holds
from checker.submission.save import Stored
from checker.values import format_date, parse_yes_no

HEAD = "head"
WAGERS = "wagers"
_FIRST_ENTRIES = ("jurisdiction", "game", "facility", "filing_date", "gambling_help_line")
_LONG = {"text", "texts"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Read:
    """A filing as read: its file's content, the document where it can be read, and the review."""

    name: str
    stored: Stored
    document: Document | None
    review: Review

    @property
    def revision(self) -> str:
        """The name of exactly these bytes."""
        return self.stored.revision


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """One thing to correct, to state or to weigh, with the provision and the page on which that is done."""

    key: str
    word: str
    text: str
    help: str
    provision: str
    citation: str
    line: int
    path: str
    page: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """The verdict and what is left to do. ``asked`` are the entries that a complete filing states."""

    outcome: str
    verdict: str
    law: str
    warning: str
    answered: int
    asked: int
    defects: tuple[Item, ...]
    unanswered: tuple[Item, ...]
    open: tuple[tuple[str, tuple[Item, ...]], ...]
    doubts: tuple[Item, ...]

    @property
    def state(self) -> str:
        """The state of the filing in a few words."""
        if self.outcome in {"unreadable", "nothing_to_judge"} and not self.asked:
            return self.verdict
        parts = []
        if self.defects:
            parts.append(f"{len(self.defects)} defect{'' if len(self.defects) == 1 else 's'}")
        if self.answered == 0:
            parts.append("empty")
        elif self.answered < self.asked:
            parts.append(f"{self.answered} of {self.asked} answered")
        elif not self.defects:
            parts.append("complete" if self.outcome == "complies" else "all answered, some points open")
        return ", ".join(parts) or "all answered"

    @property
    def tone(self) -> str:
        """The colour of the state: good, gap or bad."""
        if self.defects or self.outcome in {"unreadable", "nothing_to_judge"}:
            return "bad"
        return "good" if self.outcome == "complies" else "gap"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick:
    """One answer that can be chosen. ``why_not`` says why it is not lawful given the rest, empty where it is."""

    value: str
    label: str
    says: str
    provision: str
    chosen: bool
    why_not: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """One entry of a filing as a question.

    ``form`` is pick (one of ``picks``), several (any of them), line (a short text) or lines (one a line).
    ``state`` is answered, unanswered, optional, unlawful or elsewhere.
    """

    path: str
    id: str
    label: str
    says: str
    hint: str
    provision: str
    citation: str
    form: str
    picks: tuple[Pick, ...]
    text: str
    shown: str
    state: str
    asked: bool
    problems: tuple[Item, ...]
    elsewhere: str
    can_be_elsewhere: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """One page of questions, and how many of those asked are answered."""

    key: str
    title: str
    questions: tuple[Question, ...]

    @property
    def asked(self) -> int:
        """How many questions a complete filing answers."""
        return sum(1 for question in self.questions if question.asked)

    @property
    def answered(self) -> int:
        """How many of them are answered, here or on another paper."""
        return sum(1 for question in self.questions if question.asked and question.state != "unanswered")

    @property
    def state(self) -> str:
        """The state in a few words."""
        wrong = sum(1 for question in self.questions if question.state == "unlawful")
        if wrong:
            return f"{wrong} to correct"
        return "done" if self.answered == self.asked else f"{self.answered} of {self.asked} answered"


@lru_cache(maxsize=700)
def _read(raw: bytes, name: str) -> tuple[Document | None, Review]:
    try:
        document = read_bytes(raw, name)
    except SourceError as error:
        return None, review_unreadable(error)
    return document, review_document(document)


def read(stored: Stored, name: str) -> Read:
    """Return a filing read and reviewed; the same bytes are reviewed once."""
    document, review = _read(stored.raw, name)
    return Read(name=name, stored=stored, document=document, review=review)


def panel(found: Read) -> Panel:
    """Return the verdict, what is wrong, what is not answered and what is open."""
    review = found.review
    questions = [question for section in sections(found) for question in section.questions if question.asked]
    defects = tuple(item(review, finding) for finding in review.findings if _is_wrong(finding))
    return Panel(
        outcome=review.outcome,
        verdict=VERDICTS.get(review.outcome, review.outcome),
        law=law_of(review),
        warning=law_warning(review),
        answered=sum(1 for question in questions if question.state != "unanswered"),
        asked=len(questions),
        defects=defects,
        unanswered=tuple(_unanswered(question) for question in questions if question.state == "unanswered"),
        open=(),
        doubts=tuple(item(review, finding) for finding in doubts(review)),
    )


def _is_wrong(finding: Finding) -> bool:
    """Whether a finding is more than an entry that is not stated yet."""
    return is_defect(finding) and finding.kind is not FindingClass.MISSING


def doubts(review: Review) -> tuple[Finding, ...]:
    """Return the doubts of the law that touch the filing, gravest first as the review has them."""
    return tuple(finding for finding in review.findings if finding.kind is FindingClass.ADVISORY)


def item(review: Review, finding: Finding) -> Item:
    """Return a finding as a page lists it."""
    return Item(
        key=_key(finding.provision, finding.at, finding.message),
        word=finding.kind.value.replace("_", " "),
        text=clean(finding.message),
        help=clean(finding.help),
        provision=finding.provision,
        citation=citation(review, finding.provision),
        line=review.position(finding).line,
        path=finding.at,
        page=page_of(finding.at),
    )


def _unanswered(question: Question) -> Item:
    return Item(
        key=_key(question.provision, question.path, ""),
        word="unanswered",
        text=question.label,
        help=question.hint,
        provision=question.provision,
        citation=question.citation,
        line=0,
        path=question.path,
        page=page_of(question.path),
    )


def _key(*parts: str) -> str:
    return hashlib.sha256("\x1f".join(parts).encode()).hexdigest()[:16]


def page_of(path: str) -> str:
    """Return the page on which an entry is answered, with the place on it; empty for none."""
    group, _, rest = path.partition(".")
    if not path:
        return ""
    if group == WAGERS:
        slug = rest.partition(".")[0]
        return f"wagers/{slug}#{anchor(path)}" if "." in rest else f"wagers#{anchor(path)}"
    if not rest and group in {*_FIRST_ENTRIES, "certificate_holder", "facility_operator"}:
        return f"section/{HEAD}#{anchor(path)}"
    return f"section/{group}#{anchor(path)}"


def anchor(path: str) -> str:
    """Return the id of a question on its page."""
    return "q-" + "".join(char if char.isalnum() or char in "-_" else "-" for char in path)


def law_of(review: Review) -> str:
    """Name the law that is applied and its day; empty where none is."""
    if review.ruleset is None or review.as_of is None:
        return ""
    chapter = review.ruleset.chapter
    if chapter.adopted is None:
        return f"{chapter.title}, {chapter.citation}; no date of force is printed"
    return f"{chapter.title}, {chapter.citation}, as in force on {format_date(review.as_of)}"


def law_warning(review: Review) -> str:
    """Say that the day of the filing lies after the text that is known; empty where it does not."""
    if review.ruleset is None or review.as_of is None:
        return ""
    return beyond(review.ruleset.chapter, review.as_of)


def beyond(chapter: Chapter, day: datetime.date) -> str:
    """Say that a day lies after the text of the chapter that is known; empty where it does not."""
    known = chapter.known_through
    if known is None or day <= known:
        return ""
    return (
        f"The text of {chapter.citation} is known here through {format_date(known)}. What was amended between then and "
        f"{format_date(day)} is not in it. {clean(chapter.known_through_note)}"
    ).strip()


def sections(found: Read) -> tuple[Section, ...]:
    """Return every page of questions in order; empty for a filing that could not be judged."""
    review = found.review
    if review.ruleset is None or review.filing is None:
        return ()
    return _sections(found.stored.raw, found.name)


@lru_cache(maxsize=64)
def _sections(raw: bytes, name: str) -> tuple[Section, ...]:
    _, review = _read(raw, name)
    assert review.ruleset is not None  # noqa: S101 - the caller has asked
    assert review.filing is not None  # noqa: S101
    groups: dict[str, list[Question]] = {HEAD: list(_head_questions(review, review.ruleset.chapter))}
    at: dict[str, list[Finding]] = {}
    for finding in review.findings:
        if is_defect(finding):
            at.setdefault(finding.at, []).append(finding)
    for election in _in_order(review.ruleset):
        if _is_asked_at_all(election) and holds(election.when, review.filing) is not False:
            group = election.at.partition(".")[0]
            groups.setdefault(group, []).append(_question(review, review.filing, election, at.get(election.at, [])))
    return tuple(
        Section(key=key, title=_title(key), questions=tuple(questions))
        for key, questions in sorted(groups.items(), key=lambda pair: _RANK.get(pair[0], 2))
    )


_RANK = {HEAD: 0, WAGERS: 1, "payout_limit": 3, "layout": 4}


def _in_order(ruleset: Ruleset) -> Iterable[Election]:
    """Return the elections, those of one wager together, its paytable first."""
    wagers = list(ruleset.wagers)

    def rank(election: Election) -> tuple[int, int]:
        steps = election.at.split(".")
        if steps[0] != WAGERS or steps[1] not in wagers:
            return (0, 0)
        return (wagers.index(steps[1]) + 1, 0 if steps[-1] == "paytable" else 1)

    return sorted(ruleset.elections.values(), key=rank)


def _title(key: str) -> str:
    words = {HEAD: "The filing"}.get(key, key.replace("_", " "))
    return words[:1].upper() + words[1:]


def _is_asked_at_all(election: Election) -> bool:
    """Leave out what no filing has to state, and payouts, which follow from the paytable."""
    unasked = isinstance(election.when, Never) or election.when == Stated(election.at)
    return election.type != "payouts" and not unasked


def _head_questions(review: Review, chapter: Chapter) -> Iterator[Question]:
    assert review.filing is not None  # noqa: S101 - the caller has asked
    operator = chapter.terms["operator"]
    entries = (
        ("facility", "Facility", "The licensed facility.", True),
        (operator.replace(" ", "_"), operator[:1].upper() + operator[1:], f"The {operator}.", True),
        ("filing_date", "Filing date", "The day of filing, whose law is applied. Write it as 2015-07-01.", True),
        (
            "gambling_help_line",
            "Line on help with gambling problems",
            "Printed on guide and sign as written here. Optional.",
            False,
        ),
    )
    for path, label, says, asked in entries:
        text = clean(review.filing.raw_text(path))
        problems = tuple(
            item(review, finding) for finding in review.findings if finding.at == path and is_defect(finding)
        )
        yield Question(
            path=path,
            id=anchor(path),
            label=label,
            says=says,
            hint="",
            provision="",
            citation="",
            form="line",
            picks=(),
            text=text,
            shown=text,
            state="unlawful" if problems else "answered" if text else "unanswered" if asked else "optional",
            asked=asked,
            problems=problems,
            elsewhere="",
            can_be_elsewhere=False,
        )


def _question(review: Review, filing: Filing, election: Election, findings: list[Finding]) -> Question:
    answer = filing.answer(election.at)
    wrong = [finding for finding in findings if finding.kind is not FindingClass.MISSING]
    elsewhere = paper_for(filing, election.at)
    demanded = election.asks == "must" or any(finding.kind is FindingClass.MISSING for finding in findings)
    # What is only recorded may still decide a provision, so that a complete filing states it.
    asked = demanded or election.asks == "declared"
    if elsewhere:
        state = "elsewhere"
    elif wrong:
        state = "unlawful"
    elif answer.state is not State.UNSTATED:
        state = "answered"
    else:
        state = "unanswered" if asked else "optional"
    picks = tuple(_picks(election, filing))
    several = election.type == "choices"
    form = ("several" if several else "pick") if picks else "lines" if election.type in {"texts", "counts"} else "line"
    return Question(
        path=election.at,
        id=anchor(election.at),
        label=election.label,
        says=election.says,
        hint=_hint(election) if not picks else "",
        provision=election.provision,
        citation=citation(review, election.provision),
        form=form,
        picks=picks,
        text="\n".join(items_at(filing, election.at)),
        shown=clean(answer.text),
        state=state,
        asked=asked,
        problems=tuple(item(review, finding) for finding in findings),
        elsewhere=elsewhere,
        can_be_elsewhere=not election.at.startswith(f"{WAGERS}."),
    )


def paper_for(filing: Filing, path: str) -> str:
    """Return the paper that holds an entry instead of the filing, empty where none is named."""
    settled = getattr(filing, "settled", None)
    paper = settled.paper_for(path) if settled else None
    return clean(paper.paper) if paper else ""


_FORMS: Mapping[str, str] = {
    "count": "A whole number.",
    "count_from_one": "A whole number of 1 or more.",
    "dollars": "Dollars, such as $1,000.",
    "percent": "A percentage, such as 20%.",
    "hours": "Hours, such as 24 hours.",
    "date": "A date, such as 2015-07-01.",
    "payout": "Odds, such as 8 to 1.",
    "portion": "All, or a percentage such as 50%.",
    "counts": "Whole numbers, each on a line of its own.",
    "texts": "Each on a line of its own.",
}


def _hint(election: Election) -> str:
    example: Any = election.example
    such = ", ".join(example) if isinstance(example, list | tuple) else example
    form = _FORMS.get(election.type, "")
    return f"{form} For example {such}." if such and such not in form else form


def _picks(election: Election, filing: Filing) -> Iterator[Pick]:
    answer = filing.answer(election.at)
    if election.type == "yes_no":
        for value in ("yes", "no"):
            chosen = answer.state is State.STATED and answer.value is (value == "yes")
            yield Pick(value=value, label=value.capitalize(), says="", provision="", chosen=chosen)
        return
    chosen_values = {_normal(text) for text in items_at(filing, election.at)}
    for choice in election.choices:
        yield Pick(
            value=choice.value,
            label=choice.value[:1].upper() + choice.value[1:],
            says=choice.says,
            provision=choice.provision if choice.provision != election.provision else "",
            chosen=_normal(choice.value) in chosen_values,
        )


def _normal(text: str) -> str:
    return " ".join(text.replace("_", " ").replace("-", " ").lower().split()).removeprefix("paytable ")


def items_at(filing: Filing, path: str) -> list[str]:
    """Return what the filing writes at a path: one text, those of a list, or none."""
    from checker.source.tree import Scalar, Sequence, find, is_blank  # noqa: PLC0415 - the tree's own names are general

    _, node = find(filing.document.root, tuple(path.split(".")))
    if isinstance(node, Sequence):
        return [clean(one.text) for one in node.items if isinstance(one, Scalar) and not is_blank(one)]
    if isinstance(node, Scalar) and not is_blank(node):
        return [clean(" ".join(node.text.split()))]
    return []


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """One paytable: its rows and why it cannot be chosen here, empty where it can; and its odds."""

    label: str
    provision: str
    condition: str
    rows: tuple[tuple[str, str, str], ...]
    envy: bool
    chosen: bool
    why_not: tuple[str, ...]
    odds: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WagerView:
    """A wager as a card: whether it is offered, its questions, and its paytables."""

    slug: str
    name: str
    provision: str
    citation: str
    wins: str
    optional: bool
    offered: bool | None
    switched: str
    questions: tuple[Question, ...]
    tables: tuple[TableView, ...]
    problems: tuple[Item, ...]

    @property
    def state(self) -> str:
        """The state in a few words."""
        if self.offered is None:
            return "not clear"
        if not self.offered:
            return "not offered"
        wrong = len(self.problems)
        if wrong:
            return f"{wrong} to correct"
        left = sum(1 for question in self.questions if question.asked and question.state == "unanswered")
        return f"{left} unanswered" if left else "done"


def wagers(found: Read) -> tuple[WagerView, ...]:
    """Return every wager that the operator can choose to offer, without its paytables."""
    review = found.review
    if review.ruleset is None:
        return ()
    return tuple(_wager(found, slug, with_tables=False) for slug, one in review.ruleset.wagers.items() if one.elected)


def wager(found: Read, slug: str) -> WagerView | None:
    """Return one wager with its paytables, each with why it is not lawful given the rest of the filing."""
    ruleset = found.review.ruleset
    if ruleset is None or slug not in ruleset.wagers or not ruleset.wagers[slug].elected:
        return None
    return _wager(found, slug, with_tables=True)


def _wager(found: Read, slug: str, *, with_tables: bool) -> WagerView:
    review = found.review
    assert review.ruleset is not None  # noqa: S101 - asked by the callers
    assert review.filing is not None  # noqa: S101
    law = review.ruleset.wagers[slug]
    lead = f"{WAGERS}.{slug}"
    questions = [
        question
        for section in sections(found)
        if section.key == WAGERS
        for question in section.questions
        if question.path.startswith(f"{lead}.")
    ]
    return WagerView(
        slug=slug,
        name=law.name,
        provision=law.provision,
        citation=citation(review, law.provision),
        wins=law.wins,
        optional=law.optional,
        offered=review.filing.offers(slug),
        switched=_switched(review.filing, slug),
        questions=tuple(questions),
        tables=tuple(_tables(found, review.ruleset, review.filing, slug)) if with_tables else (),
        problems=tuple(
            item(review, finding)
            for finding in review.findings
            if _is_wrong(finding) and (finding.at == lead or finding.at.startswith(f"{lead}."))
        ),
    )


def _switched(filing: Filing, slug: str) -> str:
    """Return how the filing speaks of the wager: group, yes, no or nothing."""
    from checker.source.tree import Mapping as Group  # noqa: PLC0415 - the tree's own names are general
    from checker.source.tree import Scalar, find  # noqa: PLC0415

    _, node = find(filing.document.root, (WAGERS, slug))
    if isinstance(node, Group):
        return "group"
    if isinstance(node, Scalar):
        try:
            return "yes" if parse_yes_no(node.text) else "no"
        except ValueError:
            return "no"
    return "nothing"


def _tables(found: Read, ruleset: Ruleset, filing: Filing, slug: str) -> Iterator[TableView]:
    chosen = {_normal(text) for text in items_at(filing, f"{WAGERS}.{slug}.paytable")}
    why = _why_not(found.stored.raw, found.name, f"{WAGERS}.{slug}.paytable") if filing.offers(slug) else {}
    for table in ruleset.tables_for(slug):
        applies = holds(table.condition, filing)
        own = why.get(_normal(table.label), ())
        yield TableView(
            label=table.label,
            provision=table.provision,
            condition=table.condition_text,
            rows=tuple(
                (row.outcome, row.payout.text, f"${row.envy:,}" if row.envy is not None else "") for row in table.rows
            ),
            envy=any(row.envy is not None for row in table.rows),
            chosen=_normal(table.label) in chosen if table.label else applies is True,
            why_not=own or ((f"It is for {table.condition_text}.",) if applies is False and not table.label else ()),
            odds="",
        )


@lru_cache(maxsize=256)
def _why_not(raw: bytes, name: str, path: str) -> Mapping[str, tuple[str, ...]]:
    """Return why an answer is not lawful given the rest of the filing, by the answer; the same as checker options."""
    from checker.review.options import UnknownFieldError, options  # noqa: PLC0415 - only wagers' pages need it

    document, _ = _read(raw, name)
    if document is None:
        return {}
    try:
        found = options(document, path)
    except UnknownFieldError:
        return {}
    return {
        _normal(option.value): tuple(f"{finding.provision}: {clean(finding.message)}" for finding in option.problems)
        for option in found.options
        if not option.lawful
    }


def lawful_picks(found: Read, question: Question) -> Question:
    """Return the question with why each of its answers is not lawful, given the rest of the filing."""
    from dataclasses import replace  # noqa: PLC0415

    if not question.picks or question.form == "several":
        return question
    why = _why_not(found.stored.raw, found.name, question.path)
    return replace(
        question, picks=tuple(replace(pick, why_not=why.get(_normal(pick.value), ())) for pick in question.picks)
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Doubt:
    """A doubt of the law that touches the filing: what is printed, the two readings, which is applied, its effect."""

    id: str
    item: Item
    severity: str
    changes: bool
    printed: str
    problem: str
    literal: str
    evident: str
    applied: str
    effect: str
    question: str


def weighty_doubts(found: Read) -> tuple[tuple[Doubt, ...], int]:
    """Return the doubts that change this filing or are grave, and how many others touch it."""
    review = found.review
    if review.ruleset is None:
        return (), 0
    known = {advisory.id: advisory for advisory in review.ruleset.advisories}
    chapter = review.ruleset.chapter
    every = [finding for finding in doubts(review) if finding.advisory in known]
    views = []
    for finding in every:
        law = known[finding.advisory]
        changes = any("Effect" not in note and "other reading" in note.lower() for note in finding.notes)
        views.append(
            Doubt(
                id=law.id,
                item=item(review, finding),
                severity=law.severity,
                changes=changes,
                printed=clean(law.printed),
                problem=clean(law.problem),
                literal=clean(law.literal),
                evident=clean(law.evident),
                applied=review.ruleset.readings.get(law.id, law.applies),
                effect=clean(law.effect),
                question=_question_to_regulator(chapter, review, law.provision, law.problem, law.literal, law.evident),
            )
        )
    weighty = tuple(view for view in views if view.changes or view.severity in {"high", "grave"})
    return weighty, len(doubts(review)) - len(weighty)


def _question_to_regulator(
    chapter: Chapter, review: Review, provision: str, problem: str, literal: str, evident: str
) -> str:
    facility = clean(review.filing.header.facility) if review.filing else ""
    readings = "".join(
        f"{lead}: {clean(text)}\n"
        for lead, text in (("The words as printed", literal), ("The evident sense", evident))
        if text
    )
    return (
        f"To the {chapter.terms['regulator']}\n"
        f"{chapter.full_citation(provision)}{f', for {facility}' if facility else ''}\n\n"
        f"{clean(problem)}\n\n{readings}\nWhich reading do we follow in our Rules Submission?\n"
    )


def about_provision(found: Read, provision: str) -> str:
    """Return in a few words what a provision is about."""
    return about(found.review, provision)


@dataclass(frozen=True, slots=True, kw_only=True)
class HeaderView:
    """What a filing says of itself, as text."""

    facility: str
    operator: str
    game: str
    date: str


def header_of(found: Read) -> HeaderView:
    """Return what a filing says of itself; empty where it does not say or cannot be read."""
    filing, ruleset = found.review.filing, found.review.ruleset
    if filing is None:
        return HeaderView(facility="", operator="", game="", date="")
    header = filing.header
    return HeaderView(
        facility=clean(header.facility),
        operator=clean(header.operator),
        game=ruleset.chapter.title if ruleset else clean(header.game),
        date=format_date(header.filing_date) if header.filing_date else "",
    )


def full_citation(found: Read, provision: str) -> str:
    """Return a provision as cited on first use."""
    return citation(found.review, clean(provision))


def explained(found: Read, provision: str) -> tuple[tuple[str, str], ...]:
    """Return the lines of ``checker explain`` on a provision, each with its style; the first ones name it."""
    from checker.report.explain import explain  # noqa: PLC0415 - only this page needs it

    assert found.review.ruleset is not None  # noqa: S101 - the caller has asked
    return tuple((clean(text.strip()), style) for text, style in explain(provision, found.review.ruleset))


def shown(line: str) -> str:
    """Return a line of a file as a page shows it."""
    return clean(line[:1000])
