"""Leaves to a person a figure that words next to it make another, as half of it, and what a cross may deny."""

import re
from collections.abc import Iterable, Iterator
from decimal import Decimal

from checker.drafts.compared import FIGURED, PAID, Compared
from checker.drafts.language.values import Rate, find_values
from checker.drafts.structure.ticks import DOUBTED
from checker.frozen import replace
from checker.statements.comparison import Status
from checker.values import Payout
from checker.values.payout import MeterShare

_NOT_ALWAYS = re.compile(
    r"\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?|holidays?|happy hours?|at night|nightly|"
    r"tonight|today|this (?:week|month|year|weekend|season)|for a limited time|"
    r"(?:until|till|before|after|from) (?:midnight|noon|\d{1,2} ?(?:a\.?m|p\.?m|o'clock))|"
    r"usually|sometimes|often|occasionally|most of the time|as a rule|"
    r"some (?:\w+ ){0,3}(?:bets?|wagers?|rounds?|hands?|dollars?|wins?)|"
    r"in (?:some|other|most|high-limit|vip) (?:rooms?|pits?|areas?))\b",
    re.IGNORECASE,
)
"""Words with which a figure holds at some times or in some places only."""
_PART = (
    r"(?:half|(?:a|one) (?:third|quarter|tenth)|two thirds|three quarters|twice|double|triple|\w+ times)"
    r"(?: of)?(?: the)?"
)
_NEARLY = r"about|around|roughly|nearly|almost|approximately|approx\.?|circa|close to|somewhere near"
_BOUND = (
    r"(?<!\bnot )(?<!\bno )(?<!\bnever )(?:at least|at minimum|more than|over|under|below|less than|as much as half of)"
)
_CHANGED = re.compile(rf"\b(?:{_PART}|{_NEARLY})\s*$", re.IGNORECASE)
"""How words before a figure end that make another one of it."""
_BOUNDED = re.compile(rf"\b{_BOUND}\s*$", re.IGNORECASE)
"""How words before a figure end of which only the least or the greatest is told."""
_BEHIND = re.compile(
    r"\W*(?:up )?to (?:the )?(?:amount|size|value)? ?(?:of )?(?:your|the) (?:\w+ )?(?:bet|wager)\b|"
    r"\W*(?:or so|or thereabouts|give or take|on (?:half|part) (?:of )?(?:your|the)|"
    r"less (?:the|an?|our)\b(?! (?:[\d.]+ ?(?:%|percent) )?(?:vig|commission|fee)))",
    re.IGNORECASE,
)
"""How words behind a figure begin that make another one of it."""
_AT_MOST = re.compile(
    r"(?:\b(?:not|never|no|nobody|none|cannot)\b|n['\u2019]t\b)[^.;,:]{0,40}\b(?:more than|over)\s*$", re.IGNORECASE
)
"""How words before a figure end that deny anything greater, which tells all of a limit: never paid more than."""
_OPEN_ENDED = re.compile(r"\W*(?:or (?:more|better|higher|less)|and (?:up|more))\b", re.IGNORECASE)
"""How words behind a figure begin of which only the least or the greatest is told."""
_EXACT = frozenset({"payout", "envy", "meter", "payout_limit"})
"""Figures of which the law tells the whole; a limit of wagers is itself the least or the greatest."""
_PAYOUT_LIMIT = "payout_limit"
_MISSES = re.compile(r"\b(?:miss(?:es)?|falls? short of|fails? to (?:win|get)|dealer alone)\b", re.IGNORECASE)
"""What tells that an outcome does not get what is paid."""
_MORE_IF_ASKED = re.compile(
    r"\bdealer\b[^.;]*\b(?:bets?|wagers?|stakes?|puts? up)\b[^.;]*(?:\b(?:unless|if|when)\b[^.;]*\bmore\b|\bor more\b)",
    re.IGNORECASE,
)
"""What tells that the dealer wagers more against a bank that asks for it, which may ask for less only."""
_INSTEAD = re.compile(r"\b(?:instead|in place|in lieu) of (?:taking |an? |the |your )?(.+)", re.IGNORECASE)
"""What tells in place of what something is paid."""
_REFUSED = re.compile(
    r"(?:\b(?:not|never)\b|n['\u2019]t\b)(?! (?:more|less|over|exceed|under|below|(?:a )?natural))[^.;,:]{0,40}$",
    re.IGNORECASE,
)
"""How words before a figure end that deny it."""
_LEAST_FOR_ENVY = "envy_least_wager"
_WITHOUT = re.compile(
    r"^(?!.*(?:\b(?:no|not|never|cannot|nobody|none|nothing)\b|n['\u2019]t\b))"
    r".*(?:\bwithout (?:an? |any |the |your )?(?:\w+ ){0,3}(?:bets?|wagers?)\b"
    r"|\b(?:when(?:ever)?|if) the dealer (?:has|holds|makes|gets|is dealt)\b)",
    re.IGNORECASE,
)
"""What tells of who makes no wager, or of a hand for which nobody has a share, and denies nothing of them."""
_REASON = "The words beside the figure may make another one of it."
_MARKED = "The mark beside it may say that it is not so."


def left_if_qualified(found: Iterable[Compared]) -> Iterator[Compared]:
    """Yield comparisons; a figure that agrees and is changed by the words beside it is left to a person.

    So is all beside a mark that may deny it.
    """
    for item in found:
        agreed = item.status is Status.AGREES and item.about in FIGURED and _is_qualified(item)
        agreed = agreed or (item.status is Status.AGREES and _is_taken_out(item))
        if item.status is not Status.NOT_COMPARED and DOUBTED.search(item.sentence.text):
            yield replace(item, status=Status.NOT_COMPARED, reason=_MARKED)
        elif agreed or _is_part(item):
            yield replace(item, status=Status.NOT_COMPARED, reason=_REASON)
        else:
            yield item


def _is_taken_out(item: Compared) -> bool:
    """Whether a share in Envy Bonuses is told of who does not make the wager that it takes."""
    own, text = item.statement, item.sentence.text
    return own is not None and own.key.aspect == _LEAST_FOR_ENVY and _WITHOUT.search(text) is not None


def _is_part(item: Compared) -> bool:
    """Whether a figure is told to differ that is one part of what is paid: $5,000, and the meter besides."""
    wanted = item.statement.value if item.statement is not None else None
    if item.status is not Status.DIFFERS or item.about not in PAID or not isinstance(wanted, Payout):
        return False
    values = find_values(item.text)
    parts = [part for value in values for part in value.parts]
    return (
        len(wanted.parts) > len(parts) > 0
        and item.sentence.prose
        and all(
            any(str(part) == str(other) or _share(part) == _share(other) is not None for other in wanted.parts)
            for part in parts
        )
    )


def _share(part: object) -> Decimal | None:
    """Return the percentage of a meter that is paid; nothing of other payouts."""
    return part.percent if isinstance(part, (MeterShare, Rate)) else None


def _is_qualified(item: Compared) -> bool:
    text = item.sentence.text
    if _NOT_ALWAYS.search(text) or (item.about in PAID and _MISSES.search(text)):
        return True
    instead = _INSTEAD.search(text) if item.about in PAID else None
    wager = item.wager or (item.statement.key.subject if item.statement else "")
    if instead and wager and instead[1].casefold().startswith(wager.replace("_", " ")):
        return True
    if item.about == "limit" and _MORE_IF_ASKED.search(text):
        return True
    start = text.find(item.text)
    if start < 0 or not item.text:
        return False
    before, behind = text[:start], text[start + len(item.text) :]
    if _CHANGED.search(before) or _BEHIND.match(behind):
        return True
    if item.about == _PAYOUT_LIMIT and _AT_MOST.search(before):
        return _OPEN_ENDED.match(behind) is not None
    if item.about != "limit" and _REFUSED.search(before):
        return True
    return item.about in _EXACT and (_BOUNDED.search(before) or _OPEN_ENDED.match(behind)) is not None
