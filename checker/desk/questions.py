"""The entries of a filing as questions, by section, each with its state and what the review says of it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from checker.clean import clean
from checker.desk.reading import HEAD, WAGERS, Item, Read, anchor, entry_of, item, items_at, plain_choice, read_cached
from checker.law import Election, Ruleset
from checker.law.conditions import Never, Stated
from checker.review import Review
from checker.review.wording import citation, is_defect
from checker.rules import Finding, FindingClass, Reason
from checker.source import Document
from checker.submission import Filing, State
from checker.submission.conditions import holds

_RANK = {HEAD: 0, WAGERS: 1, "payout_limit": 3, "layout": 4}
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
    ``state`` is answered, unanswered, optional, unlawful, open or elsewhere.
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
        unclear = sum(1 for question in self.questions if question.state == "open")
        if unclear and self.answered == self.asked:
            return f"{unclear} open"
        return "done" if self.answered == self.asked else f"{self.answered} of {self.asked} answered"


def sections(found: Read) -> tuple[Section, ...]:
    """Return every page of questions in order; empty for a filing that could not be judged."""
    return sections_of(found.stored.raw, found.name)


@lru_cache(maxsize=64)
def sections_of(raw: bytes, name: str) -> tuple[Section, ...]:
    """Return the same of a file's bytes."""
    document, review = read_cached(raw, name)
    at: dict[str, list[Finding]] = {}
    for finding in review.findings:
        if is_defect(finding):
            at.setdefault(entry_of(finding.at), []).append(finding)
    for point in review.open:
        at.setdefault(entry_of(point.path), []).append(point.as_finding())
    if document is None:
        return ()
    head = tuple(_head_questions(document, review, at))
    if review.ruleset is None or review.filing is None:
        # Without a day or a game no law applies; but those are entries that can be set right here.
        return (Section(key=HEAD, title=_title(HEAD), questions=head),)
    waiting = {point.path for point in review.open if point.reason is Reason.NOT_STATED}
    waiting |= {finding.at for finding in review.findings if finding.kind is FindingClass.MISSING}
    groups: dict[str, list[Question]] = {HEAD: list(head)}
    for election in _in_order(review.ruleset):
        if _is_asked_at_all(election) and holds(election.when, review.filing) is not False:
            group = election.at.partition(".")[0]
            question = _question(review, election, at.get(election.at, []), waits=election.at in waiting)
            groups.setdefault(group, []).append(question)
    return tuple(
        Section(key=key, title=_title(key), questions=tuple(questions))
        for key, questions in sorted(groups.items(), key=lambda pair: _RANK.get(pair[0], 2))
    )


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


def _head_questions(document: Document, review: Review, at: Mapping[str, list[Finding]]) -> Iterator[Question]:
    operator = review.ruleset.chapter.terms["operator"] if review.ruleset else ""
    for path, label, says in (
        *(() if review.ruleset else (("jurisdiction", "Jurisdiction", ""), ("game", "Game", ""))),
        ("facility", "Facility", "The licensed facility."),
        *(((operator.replace(" ", "_"), operator[:1].upper() + operator[1:], f"The {operator}."),) if operator else ()),
        ("filing_date", "Filing date", "The day of filing, whose law is applied. Write it as 2015-07-01."),
        (
            "gambling_help_line",
            "Line on help with gambling problems",
            "Printed on guide and sign as written here. Optional.",
        ),
    ):
        text = " ".join(items_at(document, path))
        findings = at.get(path, [])
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
            state=_state(findings, stated=bool(text), elsewhere=False, waits=False),
            asked=bool(text),
            problems=tuple(item(review, finding) for finding in findings),
            elsewhere="",
            can_be_elsewhere=False,
        )


def _question(review: Review, election: Election, findings: list[Finding], *, waits: bool) -> Question:
    """Return an election as a question; ``waits`` tells that the review asks for it and the filing is silent."""
    assert review.filing is not None  # noqa: S101 - the caller has asked
    filing = review.filing
    answer = filing.answer(election.at)
    elsewhere = paper_for(filing, election.at)
    stated = answer.state is not State.UNSTATED
    picks = tuple(_picks(election, filing))
    if picks:
        form = "several" if election.type == "choices" else "pick"
    else:
        form = "lines" if election.type in {"texts", "counts"} else "line"
    return Question(
        path=election.at,
        id=anchor(election.at),
        label=election.label,
        says=election.says,
        hint="" if picks else _hint(election),
        provision=election.provision,
        citation=citation(review, election.provision),
        form=form,
        picks=picks,
        text="\n".join(items_at(filing.document, election.at)),
        shown=clean(answer.text),
        state=_state(findings, stated=stated, elsewhere=bool(elsewhere), waits=waits),
        asked=waits or ((stated or bool(elsewhere)) and election.asks != "may"),
        problems=tuple(item(review, finding) for finding in findings if not _only_silent(finding, waits=waits)),
        elsewhere=elsewhere,
        can_be_elsewhere=True,
    )


def _state(findings: Iterable[Finding], *, stated: bool, elsewhere: bool, waits: bool) -> str:
    kinds = {finding.kind for finding in findings} - {FindingClass.MISSING}
    if elsewhere:
        return "elsewhere"
    if waits:
        return "unanswered"
    if kinds - {FindingClass.OPEN}:
        return "unlawful"
    if kinds and stated:
        return "open"
    return "answered" if stated else "optional"


def _only_silent(finding: Finding, *, waits: bool) -> bool:
    """Whether a finding only says that the entry is not stated, which its state shows already."""
    return waits and finding.kind is FindingClass.OPEN


def paper_for(filing: Filing, path: str) -> str:
    """Return the paper that holds an entry instead of the filing, empty where none is named."""
    paper = filing.settled.paper_for(path)
    return clean(paper.paper) if paper else ""


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
    chosen_values = {plain_choice(text) for text in items_at(filing.document, election.at)}
    for choice in election.choices:
        yield Pick(
            value=choice.value,
            label=choice.value[:1].upper() + choice.value[1:],
            says=choice.says,
            provision=choice.provision if choice.provision != election.provision else "",
            chosen=plain_choice(choice.value) in chosen_values,
        )


def lawful_picks(found: Read, question: Question) -> Question:
    """Return the question with why each of its answers is not lawful, given the rest of the filing."""
    if not question.picks or question.form == "several":
        return question
    why = why_not(found.stored.raw, found.name, question.path)
    return replace(
        question, picks=tuple(replace(pick, why_not=why.get(plain_choice(pick.value), ())) for pick in question.picks)
    )


@lru_cache(maxsize=256)
def why_not(raw: bytes, name: str, path: str) -> Mapping[str, tuple[str, ...]]:
    """Return why an answer is not lawful given the rest of the filing, by the answer; the same as checker options."""
    from checker.review.options import UnknownFieldError, options  # noqa: PLC0415 - only wagers' pages need it

    document, _ = read_cached(raw, name)
    if document is None:
        return {}
    try:
        found = options(document, path)
    except UnknownFieldError:
        return {}
    return {
        plain_choice(option.value): tuple(
            f"{finding.provision}: {clean(finding.message)}" for finding in option.problems
        )
        for option in found.options
        if not option.lawful
    }
