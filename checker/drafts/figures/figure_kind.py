"""Tells what a figure is from the words around it: a payout, an Envy Bonus, a limit, a rate, an amount of a meter."""

import re

from checker.drafts.language import lexicon
from checker.drafts.language.values import Rate, Value, without_values
from checker.drafts.language.words import words
from checker.drafts.structure.sentences import Sentence
from checker.values.payout import MeterShare, Money

GOES_ON = re.compile(r"^\W*(?:it|this|that|these|they|pays|wins)\b", re.IGNORECASE)
"""How a sentence begins that speaks of what was named before it, or leaves that out."""
_SOMEBODY_ELSE = re.compile(
    lexicon.SOMEBODY_ELSE + r".*\b(?:receives?|gets?|earns?|collects?|wins?|pays?|paid|brings?|rewards?|handed)\b",
    re.IGNORECASE,
)
"""What tells that somebody else's hand brings something."""
_AFTER = 4
_NEAR = 40
"""In how many letters before an amount its kind is told."""
_STAKED = (
    re.compile(r"\b(?:each|every|a|per)\s*$", re.IGNORECASE),
    re.compile(r"\s*(?:bets?|wagers?|stakes?)\b", re.IGNORECASE),
)
"""What stands before and behind an amount that is wagered: 18% of each $1 wager."""
_FOR = re.compile(r"\W*for\W*", re.IGNORECASE)
"""All that stands before an amount that is wagered at the head of a sentence: for $1 you play for the meter."""
_FOOTNOTE = re.compile(
    r"\W*[*\u2020\u2021]\s*(?:with|on|for|if|when|requires?|needs?|only|an?|any|players?|bets?|wagers?)\b"
)
"""How a note begins that explains a column with a star: on what the Envy Bonus beside the payouts depends."""
_HAS_TO_BE = re.compile(r"\b(?:has|have|needs?|must|should|at least|minimum)\b.*\$|\$[\d,.]+ or more", re.IGNORECASE)
"""How a sentence goes on that told before of what somebody else's hand brings: your wager has to be $5 or more."""
_LEAST = re.compile(r"\b(?:or more|at least|minimum|and up|least)\b", re.IGNORECASE)
_WAGERED_FOR = re.compile(r"\b(?:or more|at least|bet|wager)\b", re.IGNORECASE)
"""What tells of an amount beside “envy” that it is wagered for it, and not what it brings."""
_A_RANGE = re.compile(r"\$ ?[\d,]+ ?(?:-|to|or) ?\$")
_FROM_ON = re.compile(
    r"\b(?:or more|at least|minimum|(?:or|and) (?:greater|higher|better|above|over|up)|least|every|because)\b",
    re.IGNORECASE,
)
"""What tells that an amount is the least of something."""
_WON = re.compile(
    r"\b(?:hit|won|wins?|winners?|paid|pays?|emptied|awarded)\b(?:(?!\b(?:takes?|adds?|gains?|grows?)\b)[^,;])*$",
    re.IGNORECASE,
)
"""What tells, before a share, that so much of a meter is won: after it has been hit for 100%."""
_OF_COMMISSION = re.compile(r"\b(?:commission|vig(?:orish)?) (?:of|is|at)\W*$", re.IGNORECASE)
"""How the words before a rate end that is surely that of a commission."""
_WAGERED_AGAIN = re.compile(
    r"\b(?:payout|winnings|win|won)\b.*\b(?:bet|wager)\b|\b(?:bet|wager)\b.*\b(?:payout|winnings|win|won)\b",
    re.IGNORECASE,
)
"""What tells that a share of what was won goes into another wager, and not to a meter."""
_LEFT_OVER = re.compile(
    r"\bsurplus\b|\b(?:rather than|instead)(?: of)? (?:of )?(?:the )?(?:bets?|wagers?|stakes?)\b", re.IGNORECASE
)
"""What tells that a share is taken of what a bank has left, or not of wagers."""
_ADDED = re.compile(
    r"\b(?:add|added|adding|press|ride|move|moved|put) (?:\w+ ){0,2}(?:up to|at most)\W*$"
    r"|\bround(?:s|ed|ing)? up to\W*$",
    re.IGNORECASE,
)
"""What tells, before an amount, that so much of what was won may be added to a wager, or to what it is rounded."""
_MAY_RIDE = re.compile(r"\W*at most (?:may|can) (?:ride|be added|be moved|stay|be pressed)\b", re.IGNORECASE)
"""What tells the same behind an amount."""
_IS_WON = re.compile(r"\s*(?:wins?|winnings|payout)\b(?! limit)", re.IGNORECASE)
"""What tells behind an amount that it is won: on a $100 win."""
_MOST_WON = re.compile(
    r"\b(?:largest|biggest|greatest|highest|best)\b[^.;,$]*\b(?:wins?|prizes?) (?:is|of|would be|can be)\W*$",
    re.IGNORECASE,
)
"""What tells, before an amount, how much can be won, and not how much may be wagered."""
_OF_METER = re.compile(
    r"\W*(?:or (?:more|less) of the (?:\w+ )?(?:meter|jackpot)\b|of it (?:goes )?(?:to|for) (?!the (?:meter|jackpot)))",
    re.IGNORECASE,
)
"""What tells behind a share that it is of what a meter shows, and not what is added to one."""


_IS_END = re.compile(
    r"\b(?:is|are|as) (?:the |our |a )?(?:minimum|maximum|least|most|lowest|highest),\s*(?:and\s+)?$", re.IGNORECASE
)
"""What tells, before an amount, which end of a limit another one is: ten dollars is the minimum, ..."""


def kind_of(value: Value, before: str, after: str, text: str, sentence: Sentence, limit: str) -> str:
    """Return the kind of a figure as :class:`Figure` names them; empty where nothing tells.

    ``before`` and ``after`` are the words beside it, ``text`` those that may tell of what it is, ``limit`` those that
    may tell of which end of a limit.
    """
    part = value.parts[0]
    if isinstance(part, Rate):
        share = bool(sentence.block.values) and lexicon.METER.search(f"{before[-30:]} {after}")
        told = _rate_kind(before, after, text) or ("commission" if _is_asked(sentence) else "")
        told = told or ("meter_rate" if _is_beside_reset(value, sentence.text) else "")
        return told or ("meter_rate" if "$" in value.text else "payout" if share else "")
    if isinstance(part, MeterShare) and len(value.parts) == 1:
        cue = _rate_kind(before, after, text)
        return (
            cue
            if cue in {"commission", "meter_reserve"}
            or (cue == "meter_rate" and "%" in value.text and not lexicon.METER.search(value.text))
            else "payout"
        )
    if not isinstance(part, Money) or len(value.parts) > 1:
        return "payout"
    return _money_kind(before, after, text, sentence) or limit_of(limit, after) or _loose_limit(before, sentence)


def _rate_kind(before: str, after: str, text: str) -> str:
    if _OF_METER.match(after):
        return ""
    if _OF_COMMISSION.search(before):
        return "commission"
    near = f"{before[-60:]} \0 {after}"
    charged = lexicon.LABEL_CUES["commission"].search(f"{text} {near}") or lexicon.METER.search(text)
    if _WON.search(before) or ((_WAGERED_AGAIN.search(text) or _LEFT_OVER.search(text)) and not charged):
        return ""
    for kind in ("commission", "meter_reserve", "meter_rate"):
        if lexicon.LABEL_CUES[kind].search(near):
            return kind
    for kind in ("meter_reserve", "meter_rate", "commission"):
        if lexicon.LABEL_CUES[kind].search(text):
            return kind
    return ""


def _is_beside_reset(value: Value, text: str) -> bool:
    """Whether a share stands alone in brackets behind what a meter is reset to: it resets to $10,000 (12%)."""
    before, found, _ = text.partition(f" ({value.text})")
    reset = lexicon.LABEL_CUES["meter_reset"].search(before[-_NEAR:]) is not None
    return bool(found) and reset and before[-1:].isdigit()


def _is_asked(sentence: Sentence) -> bool:
    """Whether a sentence answers a question on the commission, and speaks of no meter."""
    title = sentence.title.strip()
    asked = title.endswith("?") and lexicon.LABEL_CUES["commission"].search(title) is not None
    return asked and not lexicon.METER.search(f"{title} {sentence.text}")


def _money_kind(before: str, after: str, text: str, sentence: Sentence) -> str:
    """Return what an amount in dollars is, from the words nearest to it."""
    if is_limit_titled(sentence) or lexicon.LABEL_CUES["payout_limit"].search(text):
        return "payout_limit"
    if lexicon.UNQUALIFIED.search(text):
        return "unqualified"
    if _FOOTNOTE.match(sentence.text) and _LEAST.search(text):
        return "qualifying"
    if lexicon.LABEL_CUES["envy"].search(before[-25:]) and not _WAGERED_FOR.search(f"{before[-25:]} {after}"):
        return "envy"
    if _qualifies(text, sentence):
        return "qualifying"
    if _is_envied(text, sentence) or _under_envy(text, sentence):
        return "envy"
    if (_STAKED[0].search(before) and _STAKED[1].match(after)) or _FOR.fullmatch(before):
        return "staked"
    return _meter_kind(before, after, text, sentence)


def is_limit_titled(sentence: Sentence) -> bool:
    """Whether a sentence has an amount under the heading of a payout limit, and little beside it."""
    said = set(words(without_values(sentence.text)))
    return lexicon.LIMIT_TITLE.search(sentence.title) is not None and said <= lexicon.LIMIT_WORDS


def _qualifies(text: str, sentence: Sentence) -> bool:
    """Whether an amount is what has a share in Envy Bonuses."""
    if _A_RANGE.search(text):
        return False  # it is from what to what is wagered
    cue = lexicon.LABEL_CUES["qualifying"]
    envied = lexicon.LABEL_CUES["envy"].search(sentence.title) is not None
    told = cue.search(text) is not None and _FROM_ON.search(text) is not None
    told = told or (envied and _LEAST.search(text) is not None)
    return told or (cue.search(sentence.before) is not None and _HAS_TO_BE.search(text) is not None)


def _meter_kind(before: str, after: str, text: str, sentence: Sentence) -> str:
    """Return which amount of a meter one is; empty where nothing speaks of a meter."""
    of_commission = lexicon.LABEL_CUES["commission"].search(text) and not lexicon.METER.search(text)
    if lexicon.SERVED.search(text) or of_commission:
        return ""
    of = " ".join((*sentence.scope, *sentence.spoken, sentence.title, sentence.before)).replace("_", " ")
    if lexicon.ONCE_WON.match(after) and lexicon.METER.search(f"{text} {of}"):
        return "meter_reset"
    for kind in ("meter_reset", "meter_initial"):
        if lexicon.LABEL_CUES[kind].search(before) and lexicon.METER.search(f"{text} {of}"):
            return kind
    return "meter_reset" if lexicon.RESET_ALONE.fullmatch(text.strip()) else ""


def _is_envied(text: str, sentence: Sentence) -> bool:
    """Whether a sentence tells what another player's hand brings, or goes on to speak of Envy Bonuses."""
    goes_on = GOES_ON.match(text) is not None and lexicon.LABEL_CUES["envy"].search(sentence.before) is not None
    return sentence.prose and (goes_on or _SOMEBODY_ELSE.search(text) is not None)


def _under_envy(text: str, sentence: Sentence) -> bool:
    """Whether a sentence under a heading on Envy Bonuses has an amount that is none that is wagered."""
    envied = sentence.prose and lexicon.LABEL_CUES["envy"].search(sentence.title) is not None
    return envied and not (
        _A_RANGE.search(text) or _WAGERED_FOR.search(text) or lexicon.MAXIMUM.search(text) or lexicon.METER.search(text)
    )


def _loose_limit(before: str, sentence: Sentence) -> str:
    return "limit" if sentence.prose and re.search(r"\blimits?\b|\bbets?\b|\bwager", before, re.IGNORECASE) else ""


def limit_of(before: str, after: str) -> str:
    """Return which end of a limit an amount is, from the words beside it: limit_min, limit_max, or nothing."""
    first = _IS_END.sub("", before.rsplit("\0", maxsplit=1)[-1])
    if _ADDED.search(first) or _MAY_RIDE.match(after) or _MOST_WON.search(first) or _IS_WON.match(after):
        return ""
    if lexicon.MAXIMUM.search(first) and not re.search(r"\bmin", first, re.IGNORECASE):
        return "limit_max"
    if lexicon.MINIMUM.search(first):
        return "limit_min"
    follow = " ".join(after.split()[:_AFTER])
    if lexicon.AFTER_MINIMUM.match(follow):
        return "limit_min"
    if lexicon.AFTER_MAXIMUM.match(follow):
        return "limit_max"
    return ""
