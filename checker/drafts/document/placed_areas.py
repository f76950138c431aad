"""Compares lines of a layout that say of an area at how many positions it is: Fortune Bonus, one at each of 6 seats."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from decimal import Decimal

from checker.drafts.compared import Compared
from checker.drafts.expectations.expected import Expected
from checker.drafts.language import lexicon
from checker.drafts.language.in_words import WRITTEN, number_in_words
from checker.drafts.language.words import without_asides, words
from checker.drafts.structure.sentences import Sentence
from checker.statements import Statement
from checker.statements.areas import plain_area
from checker.statements.comparison import Status
from checker.submission import Filing
from checker.values.provision import Provision


def _count(name: str) -> str:
    """Return the expression of a number of positions, in words or figures, as a group of a name."""
    return rf"(?P<{name}>[0-9]{{1,2}}|{WRITTEN})"


_PLACE = r"(?:(?:player|betting|wagering|numbered|seat) )?(?:positions?|seats?|players?|spots?|places?)"
_AT = r"(?:at|for|per|in front of|before|on)"
_DEALER = r"(?:the )?dealer(?:[\u2019']s)?"
_WHERE = "|".join(
    (
        rf"(?:(?:(?:one|1) )?{_AT} )?(?:each|every|all)(?: of)?(?: the)? {_count('each')} {_PLACE}",
        rf"{_count('first')},? (?:one|1) {_AT} (?:each|every) {_PLACE}",
        rf"(?:one|1) (?:{_AT}) (?:each|every) {_PLACE}",
        rf"(?:{_AT} )?(?:each|every|all|the)(?: of the)? {_PLACE}",
        rf"(?:(?:one|1) )?per {_PLACE}",
        rf"{_PLACE}(?: (?:numbers?|numbered))? 1 ?(?:to|through|-|\u2013) ?(?P<last>[0-9]{{1,2}})",
        rf"(?:{_AT} )?(?:all )?{_count('plain')} {_PLACE}",
        rf"(?:(?:one|1),? )?(?:in front of|before|by|at) {_DEALER}",
        rf"(?:(?:one|1),? )?(?:on |at )?{_DEALER} side(?: of the (?:table|layout))?",
    )
)
_ALONE = re.compile(rf"\W*(?:{_WHERE})\W*", re.IGNORECASE)
_BESIDE = re.compile(rf"\W*(?P<area>[^,:;]*?[\w)\]])\W+(?:{_WHERE})(?!\w)", re.IGNORECASE)
_PART = re.compile(r"\b(?:betting|wagering) (?=(?:area|box|spot|circle)\b)", re.IGNORECASE)


def compare_placed(
    found: Sequence[Compared], sentences: Sequence[Sentence], filing: Filing, expected: Expected
) -> list[Compared]:
    """Return the comparisons of a layout, with those of lines that only say where areas are in place of open ones.

    Another number of positions than the submission states differs; one that is told by the last number that they bear
    is left open then, for numbers may be left out.
    """
    stated = filing.answer("table.positions").value
    areas = expected.statements.of(aspect="area")
    if not isinstance(stated, Decimal | int) or not areas:
        return list(found)
    by_sentence: dict[int, list[Compared]] = defaultdict(list)
    for item in found:
        by_sentence[id(item.sentence)].append(item)
    placed: dict[int, list[Compared]] = {}
    for sentence in sentences:
        own = by_sentence[id(sentence)]
        if own and all(item.status is Status.NOT_COMPARED for item in own):
            placed[id(sentence)] = list(_placed(sentence, int(stated), areas))
    kept = [item for item in found if not placed.get(id(item.sentence))]
    return [*kept, *(item for items in placed.values() for item in items)]


def _placed(sentence: Sentence, positions: int, areas: Sequence[Statement]) -> Iterator[Compared]:
    """Yield what a line says of areas and their places, or nothing where it says anything else."""
    text = " ".join(sentence.text.split())
    if alone := _ALONE.fullmatch(text):
        yield from _counted(sentence, alone, positions, areas[0].provision)
        return
    said, end = [], 0
    while part := _BESIDE.match(text, end):
        item = _area(part["area"], areas)
        if item is None:
            return
        said.append((part, item))
        end = part.end()
    if said and not text[end:].strip(" .;,"):
        for part, item in said:
            yield from _counted(sentence, part, positions, item.provision, item)


def _area(name: str, areas: Sequence[Statement]) -> Statement | None:
    """Return the area of a name, which may have words beside it that tell no area from another."""
    plain = without_asides(name).strip(" []*")
    alike = (_form, _telling)
    return next(
        (item for form in alike for item in areas if form(plain) in {form(known) for known in item.names}), None
    )


def _form(name: str) -> str:
    return plain_area(_PART.sub("", name.replace("_", " ")))


def _telling(name: str) -> frozenset[str]:
    return frozenset(words(name.replace("_", " "))) - lexicon.HEADING_WORDS


def _counted(
    sentence: Sentence, where: re.Match[str], positions: int, provision: Provision, area: Statement | None = None
) -> Iterator[Compared]:
    """Yield how the number of positions compares that stands in a line, if one does."""
    given = where["each"] or where["first"] or where["plain"] or where["last"]
    number = number_in_words(given) if given else None
    agrees = number in {None, positions}
    if not agrees and where["last"]:
        return
    yield Compared(
        status=Status.AGREES if agrees else Status.DIFFERS,
        sentence=sentence,
        about="area",
        text=where[0].strip(),
        statement=area,
        expected=f"{positions} positions",
        message="" if agrees else f"The draft has {number} positions; the submission states {positions}.",
        help="" if agrees else f"write {positions} positions, or amend table.positions",
        provision=provision,
    )
