"""What every page of every document carries."""

from checker.clean import clean
from checker.documents.model import DocumentName, Head
from checker.documents.reviewed import ReviewedFiling
from checker.documents.values import shortened
from checker.law import Chapter
from checker.review import Review
from checker.review.model import COMPLIES, INCOMPLETE
from checker.rules import Reason
from checker.values import format_date

TITLES: dict[DocumentName, str] = {
    "guide": "Gaming guide",
    "sign": "Table sign",
    "layout": "Layout schedule",
    "filing": "Rules Submission checklist",
    "submission": "Rules Submission",
}
_APPROVAL = "Approval date: ____________________    Approved by: _________________________"
_LONGEST_NAME = 80
_FOR_PATRONS: tuple[DocumentName, ...] = ("guide", "sign")
_TO_APPROVE: tuple[DocumentName, ...] = ("filing", "submission")
_MOST_POINTS = 8


def head(source: ReviewedFiling, document: DocumentName, *, draft: bool) -> Head:
    """Return the head of a document of a filing that was judged; ``draft`` marks every page."""
    chapter, header = source.ruleset.chapter, source.filing.header
    facility, operator = clean(header.facility), clean(header.operator)
    mark = "DRAFT" if draft else ""
    day = format_date(source.ruleset.as_of)
    law = f"{_law(chapter, day, for_patrons=document in _FOR_PATRONS)}{_not_compared(source.review)}"
    stamp = (mark, law, shortened(facility, _LONGEST_NAME) or "facility not stated")
    return Head(
        document=document,
        title=TITLES[document],
        game=chapter.title,
        facility=facility,
        operator=f"{chapter.terms['operator'].capitalize()}: {operator}" if operator else "",
        citation=chapter.citation,
        as_of=day,
        version=chapter.version,
        law=law,
        stamp=" · ".join(part for part in stamp if part),
        draft=mark,
        draft_reason=_reason(source.review) if draft else "",
        approval=_APPROVAL if document in _TO_APPROVE else "",
    )


def _law(chapter: Chapter, day: str, *, for_patrons: bool) -> str:
    """Name the chapter and the day of its law; what only an office needs is left off a patron's paper."""
    if for_patrons:
        return f"{chapter.citation}, as of {day}" if chapter.adopted else chapter.citation
    dated = f"as of {day}" if chapter.adopted else f"applied as of {day}, no date of force printed"
    return f"{chapter.citation}, {dated} · ruleset {chapter.version}"


def _not_compared(review: Review) -> str:
    """Say on every page that the law of the filing's day was not compared, where nobody confirmed it."""
    chapter = review.ruleset.chapter if review.ruleset else None
    unknown = [point for point in review.open if point.reason is Reason.LAW_UNKNOWN and point.path == "filing_date"]
    if chapter is None or not unknown:
        return ""
    since = f"after {format_date(chapter.known_through)} " if chapter.known_through else "in force on this day "
    return f" · the law {since}has not been compared"


def _reason(review: Review) -> str:
    if review.outcome == COMPLIES:
        return "Draft. Not for use at a table."
    if review.outcome == INCOMPLETE:
        points = [point for point in review.open if point.decides]
        named = "; ".join(dict.fromkeys(point.path or point.provision for point in points[:_MOST_POINTS]))
        more = f" and {len(points) - _MOST_POINTS} more" if len(points) > _MOST_POINTS else ""
        return clean(f"Draft. The filing is incomplete; open: {named}{more}. Not for use at a table.")
    many = len(review.defects)
    return f"Draft. The filing does not comply ({many} defect{'' if many == 1 else 's'}). Not for use at a table."
