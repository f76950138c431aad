"""The deficiency letter: what a reviewer found deficient or asks about, with provision and what would be lawful."""

import datetime
from collections.abc import Mapping
from dataclasses import dataclass

from checker.casework.record import Entry
from checker.clean import clean
from checker.law.model import Wager
from checker.regex import regex
from checker.review import Review
from checker.values import format_date


@dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    """One numbered point of the letter, final and clean."""

    number: int
    citation: str
    text: str
    lawful: str
    note: str
    where: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Address:
    """What the writer of a letter adds: from which agency, to whom, under which docket, with which day for an answer.

    What is left empty comes from the law and the filing, or is left out.
    """

    agency: str = ""
    to: str = ""
    docket: str = ""
    answer_by: datetime.date | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """A letter on a review. ``undecided`` tells how many open items have no determination yet; then none is written."""

    game: str
    agency: str
    to: str
    docket: str
    answer_by: str
    facility: str
    operator: str
    regulator: str
    citation: str
    as_of: str
    filed: str
    dated: str
    by: str
    settled: tuple[str, ...]
    deficient: tuple[Point, ...]
    queries: tuple[Point, ...]
    undecided: int
    stamp: str


class UndecidedError(Exception):
    """A letter was asked for while something is undecided."""

    def __init__(self, undecided: int) -> None:
        word = "item has" if undecided == 1 else "items have"
        super().__init__(f"{undecided} open {word} no determination yet, so no letter was written")


def letter(
    review: Review, entries: tuple[Entry, ...], *, on: datetime.date, by: str, address: Address = Address()
) -> Letter:
    """Build the letter of a review that was judged, dated ``on`` and signed ``by`` somebody."""
    assert review.ruleset is not None  # noqa: S101 - the command stops for what was not judged
    assert review.filing is not None  # noqa: S101 - a review that judged has it
    assert review.as_of is not None  # noqa: S101 - a review that judged has it
    chapter, header = review.ruleset.chapter, review.filing.header
    day = format_date(review.as_of)
    dated = f"as of {day}" if chapter.adopted else f"applied as of {day}, no date of force printed"
    facility = clean(header.facility) or "facility not stated"
    numbers: dict[str, tuple[Point, ...]] = {}
    count = 0
    for kind in ("deficient", "query"):
        chosen = [entry for entry in entries if entry.open and entry.determination == kind]
        numbers[kind] = tuple(_point(entry, review, count + index + 1) for index, entry in enumerate(chosen))
        count += len(chosen)
    return Letter(
        game=chapter.title,
        agency=clean(address.agency) or f"{chapter.jurisdiction_name} {chapter.terms['regulator']}",
        to=clean(address.to) or clean(header.operator) or facility,
        docket=clean(address.docket),
        answer_by=format_date(address.answer_by) if address.answer_by else "",
        facility=facility,
        operator=clean(header.operator),
        regulator=chapter.terms["regulator"],
        citation=chapter.citation,
        as_of=dated,
        filed=format_date(header.filing_date) if header.filing_date else "not stated",
        dated=format_date(on),
        by=clean(by),
        settled=tuple(clean(line) for line in review.settled),
        deficient=numbers["deficient"],
        queries=numbers["query"],
        undecided=sum(1 for entry in entries if entry.open and not entry.determination),
        stamp=f"{chapter.citation}, {dated} · {facility}",
    )


def _point(entry: Entry, review: Review, number: int) -> Point:
    assert review.ruleset is not None  # noqa: S101 - asked by the caller
    chapter = review.ruleset.chapter
    provision = entry.item.provision
    if not provision or provision == chapter.number:
        citation = chapter.citation
    else:
        citation = chapter.full_citation(provision) if number == 1 else provision
    text = _unstated(_in_words(clean(entry.item.message), review))
    lawful = _ASKED.sub(_ANSWERED, _in_words(clean(entry.item.help), review))
    return Point(
        number=number,
        citation=citation,
        text=text,
        lawful="" if f"The submission does not state: {lawful[len(_STATE) : -1]}." == text else lawful,
        note=clean(entry.note),
        where=f"line {entry.item.line}",
    )


_ASKED = regex(r"ask the \w+: (“[^”]+”), and state the answer under readings")
"""What settles a doubt of the law: in a letter of the regulator the filer answers the question, and asks nobody."""
_ANSWERED = r"state in the submission how it answers \1, and on what ground"
_UNSTATED, _STATE = " is not stated.", "state “"


def _unstated(text: str) -> str:
    """Return that an entry is not stated as a sentence in which its name may be of any number."""
    name = text.removesuffix(_UNSTATED)
    return text if name == text or ". " in name else f"The submission does not state: {name}."


def _in_words(text: str, review: Review) -> str:
    """Return a text with the labels of entries and wagers in place of their names in the file."""
    assert review.ruleset is not None  # noqa: S101 - asked by the caller
    for path, election in sorted(review.ruleset.elections.items(), key=lambda item: -len(item[0])):
        if path in text:
            text = text.replace(path, f"“{election.label}”")
    wagers = review.ruleset.wagers
    return _NAME.sub(lambda found: _name_in_words(found[0], wagers), text)


_NAME = regex(r"\b[a-z][a-z0-9]*(?:[._][a-z0-9]+)+\b")
"""A name of a file's entry or wager: lower case, with dots or underscores between its words."""


def _name_in_words(name: str, wagers: Mapping[str, Wager]) -> str:
    """Return a name of a file in words: Fortune Bonus for fortune_bonus, “meters” of Progressive for its meters."""
    steps = name.removeprefix("wagers.").split(".")
    rest = steps[-1].replace("_", " ")
    if steps[0] not in wagers:
        return f"“{rest}”" if len(steps) > 1 else rest
    short = wagers[steps[0]].short
    return short if len(steps) == 1 else f"“{rest}” of {short}"
