"""What the panel shows beside every page of a filing: its verdict, and what is left to do, by name."""

from dataclasses import dataclass
from functools import lru_cache

from checker.desk.questions import Question, sections_of
from checker.desk.reading import Item, Read, item, law_of, page_of, read_cached
from checker.review.model import COMPLIES, NOTHING_TO_JUDGE, UNREADABLE
from checker.review.wording import REASONS, VERDICTS, is_defect
from checker.rules import FindingClass, Reason
from checker.rules.result import OPEN_REASONS


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
    doubts: int

    @property
    def state(self) -> str:
        """The state of the filing in a few words."""
        if self.outcome in {UNREADABLE, NOTHING_TO_JUDGE} and not self.asked:
            return self.verdict
        parts = []
        if self.defects:
            parts.append(f"{len(self.defects)} defect{'' if len(self.defects) == 1 else 's'}")
        if self.answered == 0:
            parts.append("empty")
        elif self.answered < self.asked:
            parts.append(f"{self.answered} of {self.asked} answered")
        elif not self.defects:
            opened = sum(len(items) for _, items in self.open) + bool(self.warning)
            left = f"all answered, {opened} point{'' if opened == 1 else 's'} open"
            parts.append("complete" if self.outcome == COMPLIES else left)
        return ", ".join(parts) or "all answered"

    @property
    def tone(self) -> str:
        """The colour of the state: good, gap or bad."""
        if self.defects or self.outcome in {UNREADABLE, NOTHING_TO_JUDGE}:
            return "bad"
        return "good" if self.outcome == COMPLIES else "gap"


def panel(found: Read) -> Panel:
    """Return the verdict, what is wrong, what is not answered and what is open."""
    return _panel(found.stored.raw, found.name)


@lru_cache(maxsize=700)
def _panel(raw: bytes, name: str) -> Panel:
    _, review = read_cached(raw, name)
    asked = [question for section in sections_of(raw, name) for question in section.questions if question.asked]
    silent = {question.path for question in asked if question.state == "unanswered"}
    grouped: dict[Reason, list[Item]] = {}
    for point in review.open:
        # What is not known of the law is the panel's warning, what is not stated stands among the unanswered.
        told = point.reason is Reason.LAW_UNKNOWN or (point.path in silent and point.reason is Reason.NOT_STATED)
        if not told:
            grouped.setdefault(point.reason, []).append(item(review, point.as_finding()))
    unknown = [point.text for point in review.open if point.reason is Reason.LAW_UNKNOWN]
    return Panel(
        outcome=review.outcome,
        verdict=VERDICTS[review.outcome],
        law=law_of(review),
        warning=" ".join(unknown),
        answered=sum(1 for question in asked if question.state != "unanswered"),
        asked=len(asked),
        defects=tuple(
            item(review, finding)
            for finding in review.findings
            if is_defect(finding) and not (finding.kind is FindingClass.MISSING and finding.at in silent)
        ),
        unanswered=tuple(_unanswered(question) for question in asked if question.state == "unanswered"),
        open=tuple((REASONS[reason.value], tuple(grouped[reason])) for reason in OPEN_REASONS if reason in grouped),
        doubts=sum(1 for finding in review.findings if finding.kind is FindingClass.ADVISORY),
    )


def _unanswered(question: Question) -> Item:
    steps = question.path.split(".")
    section, wager = steps[0], ".".join(steps[:2])
    return Item(
        word="unanswered",
        text=question.label,
        help=question.hint,
        provision=question.provision,
        citation=question.citation,
        line=0,
        path=question.path,
        page=page_of(question.path, frozenset({section, wager})),
    )
