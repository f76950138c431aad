"""Turns a question into what it supposes, and a question with its answer into what both say, in plain sentences.

“Can I split aces? No.” supposes that you can split aces, which the answer denies. “Who may bank? A seated player.” says
that a seated player may bank.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from checker.drafts.prose.short_answers import NO, YES, turned, without_mark

_CASE = re.compile(
    r"(?P<case>.+?)(?:,|;|:| [\u2013\u2014-]) (?:so |and |then |but )?"
    r"(?P<asks>(?:can|could|may|must|will|would|should|shall|do|does|did|is|are|am|has|have|what|who|whose|which|when|"
    r"where|how)\b.+)",
    re.IGNORECASE,
)
"""A question behind the case that it is asked of: Banker has 3 and Player drew a 9; does Banker draw?"""
_SUPPOSES = re.compile(r"(?:if|when|whenever|once|after|before|with|on|against|as)\b", re.IGNORECASE)
_DROPPED = re.compile(r"(?:do|does|did) (?P<rest>.+)", re.IGNORECASE)
_MOVED = re.compile(
    r"(?P<verb>can|could|may|must|will|would|should|shall|is|are|am|was|has|have) (?P<rest>.+)", re.IGNORECASE
)
_YOU = re.compile(r"(?:you|one|anyone|anybody|everyone|players?|guests?|patrons?) ", re.IGNORECASE)
_ARTICLE = re.compile(r"(?:the|an?|my|your|this|that|these|those|each|every|any|all|both|another)$", re.IGNORECASE)
_MOST_WORDS = 5
"""Of how many words what a question is about is at most."""
_WAYS = 3
_HAPPENS = re.compile(
    r"what (?:happens|becomes|comes|is done|now|do i get back|do (?:i|we|you) do|does the dealer do)?,? ?"
    r"(?P<case>(?:if|when|after|once|in case) .+)",
    re.IGNORECASE,
)
_WHAT_OF = re.compile(
    r"what (?:happens|becomes|comes|is done|does the dealer do|do i do) (?:to|of|with) (?P<of>[^,]+?)"
    r"(?P<case> (?:if|when|after|once|on|in|at) .+)?",
    re.IGNORECASE,
)
_IT = re.compile(r"(?:it|they|that|he|she)\b", re.IGNORECASE)
_IT_GETS = re.compile(r"(?:it|they)(?:'s|'re)\b", re.IGNORECASE)
_WHO = re.compile(
    r"(?:and |so )?(?:who|whose hand|which [a-z-]+(?: (?!is\b|are\b|does\b)[a-z-]+(?= (?:is|are|[a-z]+s)\b))?|what) "
    r"(?P<does>[a-z]+\b.*)",
    re.IGNORECASE,
)
_WHO_IS = re.compile(r"(?:do|does|did|can|could|may|must|will|would|should|shall|am)\b", re.IGNORECASE)
_NOBODY = re.compile(r"(?:neither|nobody|no one|none|nothing|both|it depends|that depends)\b", re.IGNORECASE)
_FIRST_CLAUSE = re.compile(r"\s*(?:[;:,]| [\u2013\u2014-])\s+")
_DOES = re.compile(r" (?:does|do|did|is|are|will|may|can|must)$", re.IGNORECASE)
_WHAT_IS = re.compile(r"(?:what|which|who)(?:'s| is| are| was) (?P<what>(?:the|my|your|this) .+)", re.IGNORECASE)
_WHEN = re.compile(
    r"(?:and )?(?:when|where|how|what) (?:do|does|did|is|are|am|will) (?P<what>.+?)(?: go)?", re.IGNORECASE
)
_HOW_MANY = re.compile(
    r"how many (?P<of>[a-z-]+) (?:do|does|must|can|may|will|should) (?P<who>i|you|we|the [a-z]+|a [a-z]+|each [a-z]+)"
    r" (?P<does>[a-z]+)\b(?P<rest>.*)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Supposed:
    """What a question supposes, in the ways in which it may be said, whether it is denied, and what else is said."""

    ways: tuple[str, ...]
    denied: bool
    rest: str


def supposed(asked: str, answer: str) -> Supposed | None:
    """Return what a question supposes that is answered with yes or no; nothing where it is another question."""
    asked, answer = without_mark(asked).rstrip("? "), without_mark(answer)
    yes, no = YES.match(answer), NO.match(answer)
    said = no or yes
    case, asked = _parted(asked)
    if said is None or (no and " or " in f" {asked.casefold()} "):
        return None
    ways = tuple(_as_told(f"{case}{way}") for way in _affirmed(asked))
    return Supposed(ways, no is not None, _as_told(answer[said.end() :].strip(" ,.!;:-\u2013\u2014"))) if ways else None


def answered(asked: str, answer: str) -> Iterator[str]:
    """Yield what a question that is not answered with yes or no says with its answer; nothing where that is unclear."""
    asked, answer = without_mark(asked).rstrip("? "), without_mark(answer).rstrip(". !")
    if not asked or not answer or YES.match(answer) or NO.match(answer):
        return
    case, asked = _parted(asked)
    yield from (_as_told(f"{case}{turned(said)}") for said in _stated(asked, f"{answer[:1].lower()}{answer[1:]}"))


def supposes(asked: str) -> bool:
    """Whether a question asks what happens in a case: “What if the dealer has an ace?”."""
    return _HAPPENS.fullmatch(without_mark(asked).rstrip("? ")) is not None


def _stated(asked: str, answer: str) -> Iterator[str]:
    first, _, more = answer.partition("; ")
    if found := _HAPPENS.fullmatch(asked):
        yield f"{found['case']}, {answer}"
        return
    if found := _WHAT_OF.fullmatch(asked):
        case = (found["case"] or "").strip()
        said = _IT.sub(found["of"], _IT_GETS.sub(f"{found['of']} is", answer), count=1)
        yield f"{case}, {said}" if case else said
        return
    if found := _HOW_MANY.fullmatch(asked):
        number, _, behind = first.partition(" ")
        number, behind = (behind, "") if number in {"just", "only", "exactly"} else (number, behind)
        said = f"{found['who']} {found['does']} {number.rstrip(',')} {behind} {found['of']}{found['rest']}"
        yield " ".join(said.split()) + (f"; {more}" if more else "")
        return
    if found := _WHAT_IS.fullmatch(asked):
        yield f"{found['what']} is {answer}"
    elif (found := _WHO.fullmatch(asked)) and not (_WHO_IS.match(found["does"]) or _NOBODY.match(answer)):
        yield f"{_DOES.sub('', _FIRST_CLAUSE.split(answer, maxsplit=1)[0])} {found['does']}"
    elif found := _WHEN.fullmatch(asked):
        yield f"{found['what']} {answer}"


def _parted(asked: str) -> tuple[str, str]:
    """Return the case of which a question is asked, as the clause of a sentence, and the question."""
    found = _CASE.fullmatch(asked)
    if found is None:
        return "", asked
    case = turned(found["case"])
    return f"{'' if _SUPPOSES.match(case) else 'if '}{case}, ", found["asks"]


def _affirmed(asked: str) -> Iterator[str]:
    """Yield what a question asks, told as a sentence; where its verb goes is not known, so each place is tried."""
    if found := _DROPPED.fullmatch(asked):
        yield turned(found["rest"])
        return
    found = _MOVED.fullmatch(asked)
    if found is None:
        return
    verb = "are" if found["verb"].casefold() == "am" else found["verb"].lower()
    said = turned(found["rest"]).split()
    if _YOU.match(" ".join(said)):
        yield " ".join([said[0], verb, *said[1:]])
        return
    places = (at for at in range(1, min(_MOST_WORDS, len(said) - 1) + 1) if not _ARTICLE.match(said[at - 1]))
    for at, _ in zip(places, range(_WAYS), strict=False):
        yield " ".join([*said[:at], verb, *said[at:]])


def _as_told(said: str) -> str:
    """Return words as a sentence; none stay none."""
    return f"{said[:1].upper()}{said[1:].rstrip(' .')}." if said else ""
