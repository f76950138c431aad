"""Compares limits, meters, commissions and the payout limit of a draft with those of the filing."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from decimal import Decimal
from itertools import pairwise

from checker.drafts.compared import Compared, same
from checker.drafts.expectations.expected import Expected
from checker.drafts.figures.figure import Figure
from checker.drafts.language import lexicon
from checker.drafts.language.values import Rate, Value, find_values
from checker.drafts.language.words import words
from checker.drafts.structure.sentences import Sentence
from checker.statements import Statement
from checker.statements.comparison import Status
from checker.values.payout import MeterShare, Money
from checker.values.stated import Dollars

_MAIN = re.compile(r"\W*(?:the |our )?(?:main|base|regular) (?:bets?|wagers?|game)\W*", re.IGNORECASE)
"""A label that tells of the game's own wagers, wherever it stands."""
_ABOUT = {
    "limit_min": "limit", "limit_max": "limit", "limit": "limit", "price": "limit", "payout_limit": "payout_limit",
    "meter_initial": "meter", "meter_reset": "meter", "meter_rate": "meter", "meter_reserve": "meter",
    "commission": "commission", "qualifying": "rule", "co_bank_share": "rule",
}  # fmt: skip
_NAMES = {
    "limit_min": "minimum", "limit_max": "maximum", "meter_initial": "start of the meter",
    "meter_reset": "reset of the meter",
    "meter_rate": "rate of the meter", "meter_reserve": "reserve rate of the meter", "payout_limit": "payout limit",
    "commission_rate": "vigorish or commission", "envy_least_wager": "least qualifying wager for an Envy Bonus",
    "co_bank_share": "share of each that banks",
}  # fmt: skip
_OR_MORE = re.compile(r"\bor (?:more|higher|greater)\b|\band up\b(?! to\b)", re.IGNORECASE)
_AS_MOST = (
    re.compile(
        r"\b(?:at (?:the )?most|up to|(?:no|not) more than|less than|under|below|maximum(?: of)?)\s*$", re.IGNORECASE
    ),
    re.compile(r"\W*(?:or (?:less|lower|under|fewer|smaller|below)|at (?:the )?most|maximum)\b", re.IGNORECASE),
)
"""What tells before and behind an amount that it is the most."""
_AFTER_IT = re.compile(r"\bafter (?:the |a |your )?(?:commission|vig(?:orish)?)\b", re.IGNORECASE)
"""What tells that an amount is what a win leaves, and not the commission of it."""
_TO_METER = re.compile(r"\W*(?:(?:goes|is added|added|goes in) )?(?:in)?to (?:the )?(\w+)\b", re.IGNORECASE)
_TIME = (
    r"\b(?:an? |per |each |every |any |in one )(?:hour|day|night|week|month|year|session|shift|visit|shoe)\b|"
    r"\b(?:dai|week|month|year)ly\b"
)
_PER_TIME = re.compile(_TIME, re.IGNORECASE)
"""What tells of the payout limit that it is for a time, and not for a hand, a player or a round."""
_MEASURE = re.compile(
    rf"{_TIME}|"
    r"\b(?:on|for) (?:all|both|your two) (?:\w+ )?(?:spots|boxes|areas|hands|wagers|bets)(?: together| combined)?\b|"
    r"\bper dollar\b|\bfor each hand you\b",
    re.IGNORECASE,
)
"""What tells of a limit that it is none of one wager."""
_ALL = re.compile(
    r"\b(?:all|every|each|any)(?: of the| of our| the)? (?:\w+ ){0,2}?(?:bets?|wagers?|bonus(?:es)?)\b|"
    r"\b(?:side|small|optional|bonus|additional|extra) (?:bets|wagers)\b|"
    r"\b(?:lowest|smallest|biggest|highest|largest|least|most)\b[^.]* (?:at|on|of) (?:this|the|our) table\b",
    re.IGNORECASE,
)
"""What tells of a limit that it is that of all wagers, or of all optional ones."""
_IS_WAGERED = re.compile(
    r"^\W*(?:an?|your|the) (?:\$[\d,.]+ (?:\w+ )?(?:bet|wager)\b|(?:\w+ )?(?:bet|wager) of \$[\d,.]+)|"
    r"^\W*(?:place|bet|wager|put up|put down|post) (?:just |only |exactly )?\$[\d,.]+(?! (?:to|or|and)\b)|"
    r"\bcosts? (?:you )?(?:always |just |only )?\$[\d,.]+|"
    r"(?:^|: )for (?:just |only )?\$[\d,.]+,? (?:you|a player|players)\b|"
    r"\b(?:bet|wager|it) (?:is|takes) (?:always |just |only )?\$[\d,.]+\W*$",
    re.IGNORECASE,
)
"""How a sentence says of a wager what its amount is."""
_OF_THE_GAME = re.compile(r"\b(?:tables?|game|main|base|regular)\b", re.IGNORECASE)
"""What tells that limits are of the game's own wager, whichever wager was spoken of before."""
_WAGERED = re.compile(r"\b(?:bet|wager)s?\b", re.IGNORECASE)
_ON_HANDS = re.compile(r"(?:^|[,;$\d]) ?(?:on|for) (?:either |both |the )", re.IGNORECASE)
"""How a sentence goes on to tell on which hands a wager is made."""
_OF_A_SIDE_WAGER = re.compile(r"\b(?:side|bonus|optional|extra|additional)\b", re.IGNORECASE)
FIXED = "The wager is of one amount, and the draft lets it be more."
_ENDS_OF_LIMITS = tuple(re.compile(rf"\b{end}(?:imum|\.)?\b", re.IGNORECASE) for end in ("min", "max"))
_TABLE_WORDS = lexicon.HEADING_WORDS | {
    "bet",
    "base",
    "betting",
    "wager",
    "stake",
    "each",
    "per",
    "position",
    "main",
    "you",
    "place",
    "put",
    "between",
    "with",
    "is",
    "are",
    "allowed",
    "start",
    "top",
    "out",
    "run",
    "go",
    "down",
    "little",
    "low",
    "least",
    "small",
    "smallest",
    "largest",
    "biggest",
    "most",
    "much",
    "high",
    "as",
    "chip",
    "may",
    "can",
    "be",
    "must",
    "make",
    "take",
    "any",
}
_ON_THE_GAME = lexicon.HEADING_WORDS | frozenset(
    {"hand", "base", "main", "first", "original", "your", "own", "regular"}
)
"""Words that speak of the game's own wager, where no other is named."""
_CALLED = frozenset({"wager", "bet"})
"""Words behind a name that tell that it is of the wager, and not of the hand of that name."""
_SHARE = re.compile(r"(\d+(?:\.\d+)?) ?(?:%|percent)", re.IGNORECASE)
_TWO_BANK = re.compile(r"\bco-?bank|\bshar(?:e|es|ed|ing) the bank\b|\bbank(?:ing)? together\b", re.IGNORECASE)
"""What tells of a bank that two hold."""
_COVERS = re.compile(r"\bcovers? (\d{1,2})\b(?! ?(?:%|percent))", re.IGNORECASE)
"""What one of them covers, where the sign of the share stands beside the other one."""
_THIS = re.compile(r"\b(?:on|in) (?:it|this(?: one)?)\b|\bthis (?:\w+ )?(?:bet|wager)\b", re.IGNORECASE)
_TWO, _WHOLE = 2, 100
"""How many shares a bank has that is held together, and what they come to, in percent."""
_NOT_HERE = re.compile(
    rf"{lexicon.ELSEWHERE.pattern}|{lexicon.INSTEAD.pattern}|\?|"
    r"\b(?:usual|regular|ordinary|traditional|classic|waive[sd]?|replaces?|saves?|drops?|no longer)\b",
    re.IGNORECASE,
)
"""What says of a commission that it is that of another game, or is asked about."""
_NOT_FILED = "The filing states nothing with which it could be compared."
OF_WHAT = "It is said to be a share of the wager, and whether that is what is won was not understood."
_IN_LIST = re.compile(r"\s*(?:,|/|&|\band\b|, and\b)\s*")
"""What stands between the amounts of a list."""
_UNSURE = "It cannot be told which amount this is."


def compare_amounts(figures: Sequence[Figure], expected: Expected) -> list[Compared]:
    """Return the comparison of each figure that is no payout, in the order of the draft."""
    return list(_each_meter_once([_one(figure, expected) for figure in figures], expected))


def _each_meter_once(found: Sequence[Compared], expected: Expected) -> Iterator[Compared]:
    """Yield comparisons; where a sentence tells a value of more meters than have it, one of them is left open."""
    seen: Counter[tuple[int, str, str]] = Counter()
    for item in found:
        own = item.statement
        if item.about != "meter" or own is None or item.status is not Status.AGREES:
            yield item
            continue
        all_ = expected.statements.of(aspect=own.key.aspect)
        key = (id(item.sentence), own.key.aspect, str(own.value))
        seen[key] += 1
        if len(all_) > 1 and seen[key] > sum(other.value == own.value for other in all_):
            yield replace(item, status=Status.NOT_COMPARED, reason=_UNSURE, statement=None, could_be=tuple(all_))
        else:
            yield item


def _one(figure: Figure, expected: Expected) -> Compared:
    if sure := (_fixed(figure, expected) if not figure.kind else None) or _under_limit(figure, expected):
        return sure
    if shared := _share_of_bank(figure, expected):
        return shared
    named = expected.naming.heading(figure.sentence.text)
    money = isinstance(figure.value.parts[0], Money)
    kind = figure.kind or ("price" if money and (named or not figure.sentence.prose) else "")
    statements = expected.statements
    match kind:
        case "limit_min" | "limit_max":
            return _limit(figure, expected, (kind,))
        case "limit" | "price":
            return _limit(figure, expected, ("limit_min", "limit_max"))
        case "payout_limit":
            own = statements.of(aspect="payout_limit")
            return _against(
                figure, tuple(item for item in own if isinstance(item.value, Dollars)), firm=True, expected=expected
            )
        case "meter_initial" | "meter_reset" | "meter_rate" | "meter_reserve":
            return _meter(figure, expected, kind)
        case "commission":
            return _commission(figure, expected)
        case "qualifying":
            return _qualifying(figure, expected)
        case "staked":
            own = tuple(item for slug in figure.scope for item in _only_amount(slug, expected))
            return _against(figure, own, firm=False, expected=expected)
    return _open(figure, _UNSURE)


def _qualifying(figure: Figure, expected: Expected) -> Compared:
    """Return the comparison of the least wager that has a share in Envy Bonuses; told as the most, it is left open."""
    own = expected.statements.of(aspect="envy_least_wager")
    before, _, behind = figure.around.partition("\0")
    if _has_no_envy(figure, expected) or _AS_MOST[0].search(before) or _AS_MOST[1].match(behind):
        return _open(figure, _UNSURE, own)
    return _against(figure, own, firm=True, expected=expected)


def _has_no_envy(figure: Figure, expected: Expected) -> bool:
    """Whether a sentence names wagers, and none of them has an Envy Bonus for which one could qualify."""
    named = figure.sentence.named
    paid = {slug for slug, outcomes in expected.outcomes.items() if any(outcome.envy for outcome in outcomes)}
    return bool(named) and not paid & set(named)


def _share_of_bank(figure: Figure, expected: Expected) -> Compared | None:
    """Return the comparison of one of two shares that are the whole of a bank that two hold; nothing of others."""
    own = expected.statements.of(aspect="co_bank_share")
    text = figure.sentence.text
    if not own or figure.kind not in {"", "meter_rate"} or lexicon.METER.search(text):
        return None
    values = find_values(text)
    shares = [Decimal(found[1]) for item in values if (found := _SHARE.fullmatch(item.text))]
    shares += [Decimal(number) for number in _COVERS.findall(text)]
    whole = len(shares) == _TWO and sum(shares) == _WHOLE
    if not whole or not _TWO_BANK.search(f"{figure.sentence.title} {figure.sentence.before} {text}"):
        return None
    first = values[0].start == figure.value.start  # one wrong pair is one finding
    return _against(replace(figure, kind="co_bank_share"), own, firm=first, expected=expected)


def _commission(figure: Figure, expected: Expected) -> Compared:
    """Return the comparison of a rate with that of the commission, or with its being charged at all."""
    statements = expected.statements
    left = _AFTER_IT.search(figure.sentence.text)
    if left or lexicon.OF_THE_WAGER.match(figure.around.split("\0")[-1]):
        return _open(figure, _UNSURE if left else OF_WHAT, statements.of(aspect="commission_rate"))
    none = tuple(item for item in statements.of(aspect="commission") if str(item.value) == "not charged")
    rates = statements.of(aspect="commission_rate")
    if rates or not none:
        return _against(figure, rates, firm=True, expected=expected)
    elsewhere = _NOT_HERE.search(figure.sentence.text)
    return _open(figure, _UNSURE, none) if elsewhere else _differs(figure, none[0], expected)


def _fixed(figure: Figure, expected: Expected) -> Compared | None:
    """Return the comparison of the only amount of a sentence with that of a wager that is of one amount."""
    scope = figure.scope or tuple(expected.in_play)
    found = tuple(item for slug in scope for item in _only_amount(slug, expected))
    alone = len(find_values(figure.sentence.text)) == 1
    if len(found) != 1 or not alone or not isinstance(figure.value.parts[0], Money):
        return None
    if not _IS_WAGERED.search(figure.sentence.text):
        return None
    if same(figure.value, found[0]):
        return _against(figure, found, firm=False, expected=expected)
    if not figure.scope or lexicon.ELSEWHERE.search(figure.sentence.text):
        return None
    return _told(figure, found[0], expected)


def _under_limit(figure: Figure, expected: Expected) -> Compared | None:
    """Return the agreement of an amount that is the payout limit, and stands under its heading with other words.

    One that is for a time, such as a day, is left open.
    """
    of_limit, titled = figure.kind == "payout_limit", lexicon.LIMIT_TITLE.search(figure.sentence.title) is not None
    limits = expected.statements.of(aspect="payout_limit")
    if (of_limit or titled) and _PER_TIME.search(figure.sentence.text):
        return _open(figure, _UNSURE, limits)
    if of_limit or not titled:
        return None
    own = tuple(item for item in limits if same(figure.value, item))
    return _against(replace(figure, kind="payout_limit"), own, firm=False, expected=expected) if own else None


def _only_amount(slug: str, expected: Expected) -> tuple[Statement, ...]:
    """Return what is least of a wager where that is what is greatest too."""
    least, most = (expected.statements.of(subject=slug, aspect=end) for end in ("limit_min", "limit_max"))
    return least if least and most and least[0].value == most[0].value else ()


def _limit(figure: Figure, expected: Expected, aspects: tuple[str, ...]) -> Compared:
    labelled = _labelled(figure, expected)
    spoken = _said_on(figure, expected) or figure.sentence.scope
    wagers = labelled or figure.column or (() if _MAIN.fullmatch(figure.label) else spoken)
    hands = set(wagers) & set(expected.base)
    if hands and len(own_name := [slug for slug in wagers if slug not in hands]) == 1 and wagers[0] == own_name[0]:
        # “Dragon Bonus, Player or Banker”: behind the name stand the hands on which it may be made.
        wagers = labelled = tuple(own_name)
    named = bool(wagers) and not (len(wagers) > 1 and not labelled)
    wagers = wagers or expected.base
    aspects = _end_of_row(figure, wagers, aspects, expected) or aspects
    own = tuple(
        item for slug in wagers for aspect in aspects for item in expected.statements.of(subject=slug, aspect=aspect)
    )
    rest = (
        set(words(figure.label))
        - _TABLE_WORDS
        - {word for slug in wagers for word in words(expected.short.get(slug, ""))}
    )
    fixed = {str(item.value) for slug in wagers for item in expected.statements.of(subject=slug, aspect="limit_max")}
    if _OR_MORE.search(figure.around.rpartition("\0")[2] or figure.sentence.text) and any(
        str(item.value) in fixed for item in own
    ):
        return _open(figure, FIXED, own)
    single = len(aspects) == 1 or (len({str(item.value) for item in own}) == 1 and bool(own))
    # An amount that nothing calls a limit, beside another one, may be of anything that stands in that row.
    loose = not figure.kind and len(aspects) > 1 and len(find_values(figure.sentence.text)) > 1
    # Where a row says several times what is least or greatest, each may be of another wager.
    several = any(len(cue.findall(figure.sentence.text)) > 1 for cue in _ENDS_OF_LIMITS) and not labelled
    several = several or (not labelled and len(lexicon.RANGES.findall(figure.sentence.text)) > 1)
    # A label that has the whole name of the only wager named tells it: last comes the Tie, from $5 to $100.
    by_name = len(figure.sentence.named) == 1 and figure.sentence.named == expected.naming.mentioned(figure.label)
    by_name = by_name and bool(lexicon.RANGES.search(figure.sentence.text)) and not lexicon.PAYING.search(figure.label)
    told_so = not rest or (named and figure.kind in aspects and (len(rest) == 1 or by_name))
    firm = single and not loose and not several and told_so
    if len(labelled) > 1 and own:
        told = {item.key.subject for item in own if same(figure.value, item) is not False}
        wrong = next((item for item in own if item.key.subject not in told), None)
        if wrong is not None:
            return _differs(figure, wrong, expected) if single or told else _open(figure, _UNSURE, own)
    if _of_all(figure, aspects, expected):
        return _open(figure, _UNSURE, own)
    sure = bool(labelled or figure.sentence.named) or _says_this(figure)
    others = not sure and _of_others(figure, wagers, aspects, expected)
    return _against(figure, own, firm=firm and not others, expected=expected)


def _says_this(figure: Figure) -> bool:
    """Whether a sentence under the heading of one wager says that its amount is of that: bets on it are at most $25."""
    sentence = figure.sentence
    return sentence.prose and len(sentence.scope) == 1 and _THIS.search(sentence.text) is not None


def _of_all(figure: Figure, aspects: Sequence[str], expected: Expected) -> bool:
    """Whether a limit is told of all wagers, or of some other measure than one wager, and is that of a single one.

    “Every wager has a maximum of $1,500”, “side bets start at $25”, “at most $1,500 in an hour”.
    """
    sentence = figure.sentence
    if not sentence.prose:
        return False
    if _MEASURE.search(sentence.text):
        return True
    if sentence.named or not _ALL.search(sentence.text):
        return False
    every = [item for aspect in aspects for item in expected.statements.of(aspect=aspect)]
    return any(same(figure.value, item) is False for item in every)


def _end_of_row(figure: Figure, wagers: Sequence[str], aspects: tuple[str, ...], expected: Expected) -> tuple[str, ...]:
    """Return which of the limits of a wager an amount is, whose row has two amounts of which the other is the other."""
    money = [value for value in find_values(figure.sentence.text) if isinstance(value.parts[0], Money)]
    one_row = figure.sentence.block.values and len(wagers) == 1 and len(money) == len(aspects) == _TWO
    if not one_row or figure.value.parts == money[0].parts == money[1].parts:
        return ()
    at = 0 if figure.value.parts == money[0].parts else 1
    other = expected.statements.of(subject=wagers[0], aspect=aspects[1 - at])
    return aspects[at : at + 1] if other and same(money[1 - at], other[0]) else ()


def _said_on(figure: Figure, expected: Expected) -> tuple[str, ...]:
    """Return the wagers that a sentence names, or that of its heading where it names the hands on which it is made."""
    named = figure.sentence.named
    return _on_hands(named, figure, expected) if _ON_HANDS.search(figure.sentence.text) else named


def _labelled(figure: Figure, expected: Expected) -> tuple[str, ...]:
    """Return the wagers that the words on one side of an amount name, and nothing else: limits on the Tie are $5."""
    found = _behind(figure, expected) or _on_hands(expected.naming.heading(figure.label, strict=True), figure, expected)
    loose = () if found else expected.naming.heading(figure.label)
    names = {word for slug in loose for word in words(expected.short.get(slug, ""))}
    return loose if loose and not set(words(figure.label)) - _TABLE_WORDS - names else found


def _behind(figure: Figure, expected: Expected) -> tuple[str, ...]:
    """Return the wagers on which an amount is, as the words behind it tell."""
    named = expected.naming.heading(figure.behind, strict=True) if figure.behind else ()
    if not named and figure.behind and set(words(figure.behind)) <= _ON_THE_GAME and len(expected.base) == 1:
        named = expected.base
    return _on_hands(named, figure, expected)


def _on_hands(named: tuple[str, ...], figure: Figure, expected: Expected) -> tuple[str, ...]:
    """Return the wager of the heading, where several of the game's own that are named are the hands it is made on."""
    own = figure.sentence
    first = own.named[:1] if expected.naming.heading(own.text.partition(":")[0]) == own.named[:1] else ()
    under = tuple(slug for slug in (*first, *own.scope, own.head) if slug and slug not in expected.base)
    called = bool(set(words(figure.label)) & _CALLED)
    several = len(named) > 1 or not (figure.sentence.block.values or called)
    return under[:1] if named and several and under and set(named) <= set(expected.base) else named


def _of_others(figure: Figure, wagers: Sequence[str], aspects: Sequence[str], expected: Expected) -> bool:
    """Whether an amount that names no wager is the limit of another one, of which the draft may be speaking."""
    return any(
        same(figure.value, item)
        for aspect in aspects
        for item in expected.statements.of(aspect=aspect)
        if item.key.subject not in wagers
    )


def _meter(figure: Figure, expected: Expected, kind: str) -> Compared:
    own = expected.statements.of(aspect=kind)
    if _is_all(figure):
        return _open(figure, _UNSURE, own)  # all of a meter is what is won, and never what it gains
    if (place := _place_in_list(own, figure)) is not None:
        in_order = tuple(item for item in own[place : place + 1] if same(figure.value, item))
        return _against(figure, in_order, firm=False, expected=expected) if in_order else _open(figure, _UNSURE, own)
    told = f"{figure.sentence.before} {figure.sentence.text}"
    before = figure.label if any(_meter_in(item, figure.label) for item in own) else figure.sentence.text
    last = _named_last(own, figure)
    named = (
        tuple(item for item in own if _goes_to(item, figure))
        or last
        or tuple(item for item in own if _meter_in(item, before))
        or tuple(item for item in own if _meter_in(item, told))
    )
    if len({item.key.subject for item in own}) > 1:
        scoped = tuple(item for item in named or own if item.key.subject in figure.scope)
        named = scoped or named
    beside = {"meter_initial": "meter_reset", "meter_reset": "meter_initial"}.get(kind, "")
    # The amounts of two meters may stand side by side: the Major begins again at ..., and the Minor at ...
    keys = {replace(item.key, aspect=beside) for item in named or own}
    other = [item for item in (expected.statements.of(aspect=beside) if beside else ()) if item.key in keys]
    swapped = any(same(figure.value, item) for item in other)
    said = find_values(figure.sentence.text)
    both = any(
        value.parts != figure.value.parts and same(value, item) for value in said for item in (*(named or own), *other)
    )
    # Where an amount is said twice, it is of the start and of the reset, whichever stands first.
    twice = sum(value.parts == figure.value.parts for value in said) > 1
    firm = len(named or own) == 1 and not (swapped and both and not twice)
    # “12% of each wager. Minor starts at ...”: a name behind a figure may be that of the next meter.
    firm = firm and (bool(last) or len(own) == 1 or bool(figure.sentence.block.values) or not _begins(figure))
    firm = firm and not _adds_up(figure.value, said)
    return _against(figure, named or own, firm=firm, expected=expected)


def _place_in_list(own: Sequence[Statement], figure: Figure) -> int | None:
    """Return which of several amounts one is in a sentence that names none of several meters: they gain 12%, 5% and 3%.

    None where it is no such list. With fewer or more amounts than meters there is no telling which is of which.
    """
    text = figure.sentence.text
    sort = type(figure.value.parts[0])
    listed = [value for value in find_values(text) if isinstance(value.parts[0], sort)]
    several = min(len(listed), len({item.key.name for item in own})) >= _TWO
    if not several or any(_meter_in(item, text) for item in own):
        return None
    if not all(_IN_LIST.fullmatch(text[one.end : two.start]) for one, two in pairwise(listed)):
        return None
    starts = [value.start for value in listed]
    return starts.index(figure.value.start) if len(starts) == len(own) and figure.value.start in starts else len(own)


def _adds_up(value: Value, said: Sequence[Value]) -> bool:
    """Whether a share is what two or more other shares of its sentence come to: 2%, of which 1% and 1%."""
    shares = [Decimal(found[1]) for item in said if (found := _SHARE.fullmatch(item.text))]
    own = _SHARE.fullmatch(value.text)
    if own is None or Decimal(own[1]) not in shares:
        return False
    shares.remove(Decimal(own[1]))
    return len(shares) > 1 and sum(shares) == Decimal(own[1])


def _begins(figure: Figure) -> bool:
    """Whether nothing but a sign stands before a figure in its sentence."""
    return not words(figure.sentence.text[: figure.value.start])


def _named_last(own: Sequence[Statement], figure: Figure) -> tuple[Statement, ...]:
    """Return the statements of the meter that a sentence names last before a figure: Mega starts at ..., resets to."""
    text = figure.sentence.text
    if figure.sentence.block.values or text[figure.value.start : figure.value.end] != figure.value.text:
        return ()
    names = {item.key.name for item in own if item.key.name}
    said = text.casefold()
    every = sorted(
        (match.start(), name) for name in names for match in re.finditer(name.replace("_", " ").casefold(), said)
    )
    led = bool(every) and not find_values(text[: every[0][0]])
    if not led or not all(find_values(text[first:second]) for (first, _), (second, _) in pairwise(every)):
        return ()  # a name stands behind its figure, or all names before all figures
    last = [key for at, key in every if at < figure.value.start][-1:]
    return tuple(item for item in own if item.key.name in last)


def _goes_to(item: Statement, figure: Figure) -> bool:
    """Whether the words right behind a share name the meter to which it goes: 8% to the Major meter."""
    found = _TO_METER.match(figure.around.split("\0")[-1])
    return found is not None and _meter_in(item, found[1])


def _is_all(figure: Figure) -> bool:
    part = figure.value.parts[0]
    return isinstance(part, (Rate, MeterShare)) and part.percent == _WHOLE


def _meter_in(item: Statement, text: str) -> bool:
    return bool(item.key.name) and set(words(item.key.name.replace("_", " "))) <= set(words(text))


def _against(figure: Figure, own: tuple[Statement, ...], *, firm: bool, expected: Expected) -> Compared:
    if not own:
        return _open(figure, _NOT_FILED)
    agreed = next((item for item in own if same(figure.value, item)), None)
    if agreed is not None:
        return Compared(
            status=Status.AGREES, sentence=figure.sentence, about=_about(figure), text=figure.value.text,
            statement=agreed,
            wager=agreed.key.subject,
        )  # fmt: skip
    beside = any(same(value, item) for value in find_values(figure.sentence.text) for item in own)
    # Where the true limit stands beside it, this amount may be of anything else that the sentence speaks of.
    firm = firm and not (figure.kind == "payout_limit" and beside)
    if firm and (len({str(item.value) for item in own}) == 1 or len({item.key.subject for item in own}) > 1):
        return _differs(figure, own[0], expected)
    return _open(figure, _UNSURE, own)


def _may_be_other(figure: Figure, expected: Expected) -> bool:
    """Whether an amount may be of another house, of an example, or of a wager whose heading merely stands above it."""
    sentence = figure.sentence
    if lexicon.ELSEWHERE.search(sentence.text):
        return True
    if _about(figure) == "limit" and figure.kind in {"", "limit"} and lexicon.PAYING.search(figure.label):
        return True
    if _about(figure) != "limit" or not sentence.prose or sentence.block.values:
        return False
    if lexicon.LABEL_CUES["envy"].search(sentence.text) and _WAGERED.search(sentence.text):
        return True
    if not sentence.named and not sentence.scope and _OF_A_SIDE_WAGER.search(sentence.text):
        return True
    spoken = () if _OF_THE_GAME.search(sentence.text) else sentence.spoken
    under = {slug for slug in (*sentence.scope, *spoken) if slug not in expected.base}
    if len(under) == 1 and under == set(sentence.scope) and _opens(sentence):
        under = set()
    return figure.kind not in {"limit_min", "limit_max"} or (bool(under) and not sentence.named)


def _opens(sentence: Sentence) -> bool:
    """Whether a sentence is the first under a heading, or says that it is of a wager beside the game's own."""
    first = not sentence.before and sentence.block.order == sentence.under + 1
    return first or _OF_A_SIDE_WAGER.search(sentence.text) is not None


def _differs(figure: Figure, item: Statement, expected: Expected) -> Compared:
    return _open(figure, _UNSURE, (item,)) if _may_be_other(figure, expected) else _told(figure, item, expected)


def _told(figure: Figure, item: Statement, expected: Expected) -> Compared:
    wager = expected.short.get(item.key.subject, "")
    return amount_differs(figure.sentence, figure.value.text, item, about=_about(figure), wager=wager)


def amount_differs(sentence: Sentence, said: str, item: Statement, *, about: str, wager: str = "") -> Compared:
    """Return that a sentence says another amount than a statement has, of a wager by its name if it is of one."""
    what = _NAMES.get(item.key.aspect, item.key.aspect.replace("_", " "))
    meter = f" ({item.key.name.replace('_', ' ')})" if item.key.name and item.key.aspect.startswith("meter") else ""
    lead = f"{wager}: the {what}" if wager else f"The {what}"
    return Compared(
        status=Status.DIFFERS,
        sentence=sentence,
        about=about,
        text=said,
        statement=item,
        wager=item.key.subject,
        expected=str(item.value),
        message=f"{lead}{meter} is {item.value}, and the draft says {said}.",
        help=f"write {item.value}" + (f", or change {item.at} in the filing" if item.at else ""),
        provision=item.provision,
    )


def _open(figure: Figure, reason: str, own: tuple[Statement, ...] = ()) -> Compared:
    return Compared(
        status=Status.NOT_COMPARED, sentence=figure.sentence, about=_about(figure), text=figure.value.text,
        reason=reason, could_be=own, label=figure.label.strip(),
    )  # fmt: skip


def _about(figure: Figure) -> str:
    return _ABOUT.get(figure.kind or "price", "limit")
