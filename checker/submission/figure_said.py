"""The one figure of an answer, beside words that say nothing more of it."""

from collections.abc import Sequence
from decimal import Decimal

from checker.law import Election, Ruleset
from checker.submission.answer_rows import says_nothing, stemmed
from checker.submission.field_rows import Field, altering, circumstances, words_of
from checker.words.tokens import Sort, Token

SORTS = {
    "count": Sort.NUMBER,
    "count_from_one": Sort.NUMBER,
    "hours": Sort.NUMBER,
    "dollars": Sort.DOLLARS,
    "percent": Sort.PERCENT,
    "portion": Sort.PERCENT,
    "payout": Sort.RATIO,
}
"""The sort of the figure that an entry of a type asks for."""
_UNITS = {word: unit for unit in ("hours", "minutes", "days", "weeks") for word in words_of(unit)}
_DOLLARS_FROM = 1000
_EACH = frozenset({"every", "each", "once", "per"})
_OR = "or"
(_HOUR,) = words_of("hours")
_LEAST, _MOST = frozenset({"minimum"}), frozenset({"maximum", "up"})


def figure_said(line: Sequence[Token], known: Field, election: Election, ruleset: Ruleset) -> str:
    """Return the one figure of a line in which every other word says nothing; empty where there is none."""
    sort = SORTS.get(election.type)
    figures = [at for at, token in enumerate(line) if token.sort is sort]
    if not figures and sort is Sort.DOLLARS:
        # Five may be dollars or cents, a thousand is dollars.
        figures = [at for at, token in enumerate(line) if token.number is not None and token.number >= _DOLLARS_FROM]
    if len(figures) > 1 and election.type == "hours":
        return _longest([line[at] for at in figures], [token for token in line if token.sort is not sort], known)
    if len(figures) != 1:
        return ""
    at = figures[0]
    beside = [stemmed(token).text for token in (*line[:at], *line[at + 1 :])]
    free = known.beside | _LEAST | _MOST | _UNITS.keys()
    if not all(word in free or says_nothing(word) for word in beside):
        return ""
    if _is_altered(beside) or not _bounds_agree(beside, election, ruleset):
        return ""
    unit = beside.pop(at) if election.type == "hours" and at < len(beside) else ""
    if any(word in _UNITS and word not in known.beside for word in beside):
        return ""
    if election.type != "hours":
        return line[at].text
    return f"{line[at].text} {_UNITS[unit]}" if unit in _UNITS else ""


def _longest(figures: Sequence[Token], others: Sequence[Token], known: Field) -> str:
    """Return the longest of the times in hours that hold in several circumstances: 8 hours, on weekends 24."""
    words = [stemmed(token).text for token in others]
    if circumstances().isdisjoint(words) or _HOUR not in words or _is_altered(words):
        return ""
    free = known.beside | circumstances() | {_HOUR, _OR}
    if not all(word in free or says_nothing(word) for word in words):
        return ""
    longest = max(figures, key=lambda token: token.number or Decimal(0))
    return f"{longest.text} hours"


def _is_altered(beside: Sequence[str]) -> bool:
    """Whether words stand together that make the figure beside them another one."""
    return any(tuple(beside[at : at + len(phrase)]) == phrase for phrase in altering() for at in range(len(beside)))


def _bounds_agree(beside: Sequence[str], election: Election, ruleset: Ruleset) -> bool:
    """Whether “at least” stands only before what is a least amount by its name or by law, and “up to” before a most.

    Of hours either is said, and means the same: at least every 8 hours, every 8 hours at most. At least 8 hours is not.
    """
    at_least, up_to = not _LEAST.isdisjoint(beside), not _MOST.isdisjoint(beside)
    if election.type == "hours":
        return not at_least or not _EACH.isdisjoint(beside)
    kinds = {rule.kind for rule in ruleset.rules if rule.at == election.at}
    least = election.at.endswith("minimum") or "at_least" in kinds
    most = election.at.endswith(("maximum", "most")) or election.at.startswith("payout_limit.") or "at_most" in kinds
    return (least or not at_least) and (most or not up_to) and not ("equal" in kinds and (at_least or up_to))
