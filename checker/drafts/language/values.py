"""Payouts and amounts in running text.

“3 TO 2”, “1,000 for 1”, “30:1”, “2½ to 1”, “100% of meter and 200 to 1”, “$500”.

Odds written with a mark instead of a word have no unit: whether 30:1 means 30 to 1 or 30 for 1 is not said, so the unit
stays empty here and is judged where the draft is compared with the law.
"""

import re
from dataclasses import dataclass, replace
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache

from checker.drafts.language.in_words import SHARE, WRITTEN, dollars_in_words, number_in_words, share_in_words
from checker.drafts.language.lexicon import PAYS
from checker.values.payout import MeterShare, Money, Odds, Part, Push

UNSAID = ""
"""The unit of odds that are written with a colon, a hyphen or a slash."""

_DIGITS = r"[0-9]{1,3} 0[0-9]{2}|[0-9]{1,3}(?:,[0-9]{3})+(?:\.[0-9]{1,4})?|[0-9]{1,9}(?:\.[0-9]{1,4})?"
_MIXED = r"(?:[0-9]{1,3}[ -])?[0-9]{1,2}/[0-9]{1,2}"
_NUMBER = rf"(?:{_MIXED}|{_DIGITS}|{WRITTEN})"
_ODDS = re.compile(
    rf"(?<![\w$.,:/])(?<!\$ )(?<![0-9]-)(?P<win>{_NUMBER})[\s-]?(?P<unit>to|for)[\s-]?"
    rf"(?P<base>{_DIGITS}|one|two|five)(?![\w%/:]|[.,][0-9]|-[0-9])",
    re.IGNORECASE,
)
_MARKED = re.compile(
    rf"(?<![\w$.,:/])(?<!\$ "
    rf")(?<![0-9]-)(?P<win>{_DIGITS})\s?(?P<mark>[:/-])\s?(?P<base>[1245]|10|20)(?![\w%/:]|[.,-][0-9])"
)
_METER = re.compile(
    rf"(?<![\w.,])(?:(?P<percent>[0-9]{{1,3}}(?:\.[0-9]{{1,4}})?) ?(?:%|percent\b)|{SHARE})"
    r"(?P<of>(?: of)?(?: the| a)?(?: current)?(?: (?!of\b|the\b)[A-Za-z]{3,12})?"
    r" (?:meter|progressive(?: meter| jackpot)?|jackpot)\b(?! (?:wager|bet|payout))|(?: of)?(?: the)? (?:mega"
    r"|major|minor)\b(?! (?:meter )?(?:starts?|resets?|begins?|opens?|seed)))?",
    re.IGNORECASE,
)
TWO_NUMBERS = re.compile(r"\d{1,4} ?(?:to|for|:) ?\d{1,4}\W*", re.IGNORECASE)
"""The whole of a cell such as “2 to 4”, which may be odds or a range of cards or players."""
_WHOLE = (
    r"\b(?:the |our )?(?:(?:whole|entire|full|complete)(?: progressive)? |all (?:of )?the )"
    r"(?:meter|jackpot|progressive)\b(?: amount| jackpot)?"
)
_BESIDE = (
    r",? ?(?:and|plus|\+|&|along with|together with|as well as|on top of)(?: (?:another|an (?:extra|additional)))?"
)
_WHOLE_METER = re.compile(
    rf"{_WHOLE} ?\( ?100 ?(?:%|percent) ?\)|{_WHOLE}(?={_BESIDE} (?:{_DIGITS}) ?(?:to|for|:) ?1\b)|"
    rf"(?:(?<=1 and )|(?<=1 plus )|(?<=1 on top of )){_WHOLE}|^\W*{_WHOLE}\W*$",
    re.IGNORECASE,
)
"""The whole of a meter alone, or with its percentage or odds beside it; else a sentence may only speak of it."""
_MONEY = re.compile(
    r"(?<![\w$.,])\$ ?(?P<dollars>[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,9})(?P<cents>\.[0-9]{2})?(?![0-9]|,[0-9])"
)
_RANGE_END = re.compile(r"\$ ?[0-9][0-9,]* ?(?:-|to) ?(?P<dollars>[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,6})(?![\w%.,:/-])")
_AFTER_LIMIT = re.compile(
    r"\b(?:min|max)(?:imum|\.)?(?: (?:bet|wager))?:? (?P<dollars>[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,6})"
    r"(?![\w%:/-]|[.,][0-9]| ?(?:to|for|-) ?[0-9]| "
    r"(?:card|player|hand|box|spot|deck|payout|per\b|seat|pe(?:rson|ople)|guest|patron|position|split|hour|day|minute))",
    re.IGNORECASE,
)
_EVEN = re.compile(
    r"\beven(?:s| money| odds)\b|\b(?:the (?:same )?amount (?:of (?:your|their) (?:wager|bet|stake)s?|"
    r"(?:that )?(?:you|they) (?:wagered|bet|staked))|(?:just )?what (?:you|they) (?:bet|wagered|staked))\b",
    re.IGNORECASE,
)
_PAYS_EVEN = re.compile(
    r"(?:^|\b(?:pays?|paid|wins?|won|winners?|winning|gets?|collects?|receives?|returns?|at|is|are|=|:|-))\W*(?:\w+\W+){0,2}$",
    re.IGNORECASE,
)
_ASKED_FOR = re.compile(
    r"\b(?:for|tak(?:e|es|ing)|offer(?:s|ed)?|accept(?:s|ed)?|want|no|insurance(?:\W+(?:and|or))?)\W*$|^\W*and\W*$",
    re.IGNORECASE,
)
"""What stands before even money that is taken for a Blackjack, and is no payout."""
_TIMES = re.compile(
    rf"\b(?P<half>(?:one|1)(?:[ -]and)?[ -](?:a[ -]half|1/2)|1\.5)[ -]?times\b"
    rf"|\b(?P<fifth>(?:one|1)(?:[ -]and)?[ -](?:a[ -]fifth|1/5)|1\.2)[ -]?times\b|\b(?P<win>{_DIGITS}"
    rf"|{WRITTEN})[ -]times (?:the|your|his) "
    r"(?:original )?(?:wager|bet|stake)",
    re.IGNORECASE,
)
_CENT = rf"(?<![\w.,$])(?P<cents>[0-9]{{1,2}}(?:\.[0-9]{{1,2}})?|{WRITTEN}) ?(?:\u00a2|cents?\b)"
_CENTS = re.compile(
    rf"{_CENT} (?:of|from|out of|on|in|per) "
    r"(?:(?:each|every|the|a) )?(?:\$ ?1(?![0-9,.])|dollar\b)",
    re.IGNORECASE,
)
"""Cents of a dollar, which are as many percent."""
_OF_A_DOLLAR = re.compile(
    r"\b(?:of|from|out of|on|in|for) (?:each|every|a|the) (?:\$ ?1(?![0-9,.])|dollar\b)", re.IGNORECASE
)
"""Of what cents are told in several parts of a sentence: of each dollar, 13 cents go to one meter and 6 to another."""
_CENTS_EACH = re.compile(_CENT, re.IGNORECASE)
_PERCENT = re.compile(
    r"(?<![\w.,-])(?P<percent>[0-9]{1,3}(?:\.[0-9]{1,4})?|" + WRITTEN + r") ?(?:%|percent\b|per cent\b)"
    r"(?: (?:of|from|out of|on) (?:each|every|a|the) \$ ?1(?![0-9,.]))?",
    re.IGNORECASE,
)
_PUSH = re.compile(
    r"^push(?=$|[,;:] [a-z'\u2019 ]{1,30}$)|(?<=[:=-] )push$|(?<=[:=-])push$|(?<=[a-z] )push(?= [\u00b7\u2022|])",
    re.IGNORECASE,
)
_JOINT = re.compile(rf"\s*(?:{_BESIDE}|/|,)\s*", re.IGNORECASE)
_LESS = re.compile(r"[\s,(]*(?:less|minus)(?: an?)?\s+", re.IGNORECASE)
_LESS_SOMETHING = re.compile(
    r"\s*(?:[,;(]\s*)?(?:less|minus|[0-9.]{1,4} ?%|with (?:an? )?[0-9.]{1,4} ?%)", re.IGNORECASE
)
"""What follows even money where something of the win is kept: even money, 5% commission."""
_AFTER_EVEN = re.compile(r"\beven money\W*$", re.IGNORECASE)
"""What odds say once more, or not: even money, 1 to 2."""
_HIGHEST_RANK = 10
_BEHIND_LIMITS = re.compile(r"\$ ?[\d,]+\s*$")
"""The end of a row before its odds: Player's Hand $50 $5,000."""
_RANGE_WORD = re.compile(
    r"\b(?:from|between|cards?|shows?(?: an?)?|hours?|ages?|ranks?|seats?|positions?|pages?)\s*$", re.IGNORECASE
)
_SCALE_WORD = re.compile(r"\b(?:scale|bleed|size|actual|proof|ratio|print(?:ed)?(?: at)?)\W{0,3}$", re.IGNORECASE)
_METER_WORDS = {"meter", "progressive", "jackpot", "the", "a", "of", "current", ""}


@dataclass(frozen=True, slots=True)
class Rate:
    """A percentage of something that is not said to be a meter."""

    percent: Decimal


@dataclass(frozen=True, slots=True, kw_only=True)
class Value:
    """A payout or an amount, and where it stands in the text.

    ``marked`` is the mark that stands for the unit, if any; ``less`` the percentage that is kept of what the odds win.
    """

    start: int
    end: int
    parts: tuple[Part | Rate, ...]
    text: str
    marked: str = ""
    less: Decimal = Decimal(0)

    @property
    def is_money(self) -> bool:
        """Whether it is an amount in dollars and nothing else."""
        return len(self.parts) == 1 and isinstance(self.parts[0], Money)

    @property
    def dollars(self) -> Decimal | None:
        """The amount, if it is one in dollars alone."""
        part = self.parts[0]
        return part.dollars if self.is_money and isinstance(part, Money) else None


@lru_cache(maxsize=8192)  # the text of one cell is asked for many times while a page is put together
def find_values(text: str) -> tuple[Value, ...]:
    """Return the payouts and amounts in ``text``, which has been made plain, in their order."""
    found: list[Value] = []
    for found_here in (
        _odds(text), _marked(text), _meters(text), _percents(text), _money(text), _bare_money(text), _even(text),
        _push(text), _times(text),
    ):  # fmt: skip
        for value in found_here:
            if not any(value.start < other.end and other.start < value.end for other in found):
                found.append(value)
    found.sort(key=lambda value: value.start)
    return tuple(_joined(text, found))


def _joined(text: str, found: list[Value]) -> list[Value]:
    """Join the parts of one payout: 100% of meter and 200 to 1."""
    joined: list[Value] = []
    for value in found:
        last = joined[-1] if joined else None
        if last and _may_join(last, value) and _JOINT.fullmatch(text[last.end : value.start]):
            joined[-1] = Value(
                start=last.start,
                end=value.end,
                parts=(*last.parts, *value.parts),
                text=text[last.start : value.end],
                marked=last.marked or value.marked,
            )
        else:
            if last and isinstance(value.parts[0], Rate) and _LESS.fullmatch(text[last.end : value.start]):
                joined[-1] = replace(last, less=value.parts[0].percent)
            joined.append(value)
    return joined


def _may_join(first: Value, second: Value) -> bool:
    kinds = {type(part) for part in first.parts}, {type(part) for part in second.parts}
    return any(MeterShare in kind for kind in kinds) and not kinds[0] & kinds[1]


def _odds(text: str) -> list[Value]:
    found = []
    for match in _ODDS.finditer(text):
        win, base = _exact(match["win"]), _exact(match["base"])
        if win is None or not base or (base != 1 and not _may_be_odds(text, *match.span(), win, base)):
            continue
        odds = Odds(win=win / base, unit=match["unit"].lower())
        found.append(Value(start=match.start(), end=match.end(), parts=(odds,), text=match[0]))
    return found


def _may_be_odds(text: str, start: int, end: int, win: Fraction, base: Fraction) -> bool:
    """Tell odds from a range such as “cards from 2 to 10”."""
    ranks = min(win, base) > 1 and base > win and base <= _HIGHEST_RANK  # “2 to 9”, of which a cell may say the value
    less = _LESS_SOMETHING.match(text[end:]) is not None
    begins = not text[:start].strip() or (less and text[:start].rstrip()[-1:] in {":", "|", ".", ")"})
    whole = begins and (less or not text[end:].strip()) and not ranks
    paid = PAYS.search(text[:start]) is not None or _AFTER_EVEN.search(text[:start]) is not None
    turned = win == 1 and _BEHIND_LIMITS.search(text[:start]) is not None and not text[end:].strip(" .")
    return (whole or paid or base <= win or turned) and not _RANGE_WORD.search(text[:start])


def _marked(text: str) -> list[Value]:
    found = []
    for match in _MARKED.finditer(text):
        win, base = _exact(match["win"]), _exact(match["base"])
        page = match["mark"] == "/" and (win == base or "://" in text)
        alone = not re.search(r"\w", text[: match.start()] + text[match.end() :])
        even = base is not None and win is not None and (base <= win or alone)
        if win and base and even and not page and not _SCALE_WORD.search(text[: match.start()]):
            odds = Odds(win=win / base, unit=UNSAID)
            found.append(
                Value(start=match.start(), end=match.end(), parts=(odds,), text=match[0], marked=match["mark"])
            )
    return found


def _meters(text: str) -> list[Value]:
    found = [
        Value(start=match.start(), end=match.end(), parts=(MeterShare(percent=Decimal(100), meter=""),), text=match[0])
        for match in _WHOLE_METER.finditer(text)
    ]
    for match in _METER.finditer(text):
        alone = match.end() == len(text) and (
            match.start() == 0 or text[: match.start()].rstrip()[-1:] in {":", "=", "-"}
        )
        percent = Decimal(match["percent"]) if match["percent"] else share_in_words(match)
        if percent is None or (not match["of"] and not (alone and match["percent"])):
            continue
        names = [word for word in (match["of"] or "").casefold().split() if word not in _METER_WORDS]
        share = MeterShare(percent=percent, meter=" ".join(names))
        found.append(Value(start=match.start(), end=match.end(), parts=(share,), text=match[0].strip()))
    return found


def _money(text: str) -> list[Value]:
    return [
        Value(
            start=match.start(),
            end=match.end(),
            parts=(Money(dollars=Decimal(match["dollars"].replace(",", "") + (match["cents"] or ""))),),
            text=match[0],
        )
        for match in _MONEY.finditer(text)
    ] + [
        Value(start=start, end=end, parts=(Money(dollars=dollars),), text=text[start:end])
        for start, end, dollars in dollars_in_words(text)
    ]


def _bare_money(text: str) -> list[Value]:
    """Read amounts whose dollar sign is left out: $5-100, MIN 10."""
    return [
        Value(
            start=match.start("dollars"),
            end=match.end("dollars"),
            parts=(Money(dollars=Decimal(match["dollars"].replace(",", ""))),),
            text=match["dollars"],
        )
        for pattern in (_RANGE_END, _AFTER_LIMIT)
        for match in pattern.finditer(text)
    ]


def _even(text: str) -> list[Value]:
    return [
        Value(start=match.start(), end=match.end(), parts=(Odds(win=Fraction(1), unit="to"),), text=match[0])
        for match in _EVEN.finditer(text)
        if _PAYS_EVEN.search(text[: match.start()])
        and not _ASKED_FOR.search(text[: match.start()])
        and (
            text[: match.start()].strip(" *-:")
            or not text[match.end() :].strip(" .*()[]0123456789to:-")
            or _LESS_SOMETHING.match(text[match.end() :])
        )
    ]


def _times(text: str) -> list[Value]:
    return [
        Value(
            start=match.start(),
            end=match.end(),
            parts=(
                Odds(
                    win=_and_a_part(match) or _exact(match["win"]) or Fraction(0),
                    unit="to" if _and_a_part(match) else UNSAID,
                ),
            ),
            text=match[0],
        )
        for match in _TIMES.finditer(text)
    ]


def _and_a_part(match: re.Match[str]) -> Fraction | None:
    """Return how often the wager one and a half times, or one and a fifth times, is."""
    return Fraction(3, 2) if match["half"] else Fraction(6, 5) if match["fifth"] else None


def _percents(text: str) -> list[Value]:
    cents = [
        Value(
            start=match.start(),
            end=match.end(),
            parts=(Rate(percent=_decimal(_exact(match["cents"]) or Fraction(0))),),
            text=match[0],
        )
        for match in (_CENTS_EACH if _OF_A_DOLLAR.match(text) else _CENTS).finditer(text)
    ]
    return cents + [
        Value(
            start=match.start(),
            end=match.end(),
            parts=(Rate(percent=_decimal(_exact(match["percent"]) or Fraction(0))),),
            text=match[0],
        )
        for match in _PERCENT.finditer(text)
    ]


def _decimal(number: Fraction) -> Decimal:
    return Decimal(number.numerator) / Decimal(number.denominator)


def _push(text: str) -> list[Value]:
    return [
        Value(start=match.start(), end=match.end(), parts=(Push(),), text=match[0]) for match in _PUSH.finditer(text)
    ]


def _exact(written: str) -> Fraction | None:
    """Read a number: 1,000, 2.5, 2 1/2, twenty, one hundred."""
    low = written.casefold().strip()
    if "/" in low:
        whole, _, fraction = low.replace("-", " ").rpartition(" ")
        top, _, bottom = fraction.partition("/")
        return None if int(bottom) == 0 else (Fraction(int(whole)) if whole else 0) + Fraction(int(top), int(bottom))
    if low[0].isdigit():
        return Fraction(low.replace(",", "").replace(" ", ""))
    number = number_in_words(low)
    return None if number is None else Fraction(number)


def without_values(text: str) -> str:
    """Return a text with a gap in place of each of its figures."""
    for value in reversed(find_values(text)):
        text = f"{text[: value.start]} \0 {text[value.end :]}"
    return text.replace("\0", " ")
