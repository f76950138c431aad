"""What the sentences of a draft claim: each figure with the words that tell what it is.

A figure's kind comes from the words around it, the head of its column, or what stands beside it. Which statement it is
about is decided later, in :mod:`checker.drafts.figures.align`.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from checker.drafts.figures.carried import carried, first_label
from checker.drafts.language import lexicon
from checker.drafts.language.naming import Naming
from checker.drafts.language.values import Rate, Value, find_values, without_values
from checker.drafts.language.words import words
from checker.drafts.structure.blocks import Block
from checker.drafts.structure.cells import Cell
from checker.drafts.structure.sentences import Sentence
from checker.values.payout import MeterShare, Money, Odds, Push

_CLAUSE = re.compile(r"[,;(:)]|\.\s|\s-\s|\s/\s")
_CLAUSES = re.compile(r"[;:]\s")
_TITLE = 4
"""How many words before a colon name an outcome at most, or a wager."""
_PRONOUN = re.compile(r"^\W*(?:it|this|that|these|they|pays|wins)\b", re.IGNORECASE)
"""How a sentence begins that speaks of what was named before it, or leaves that out."""
_NAMED_AFTER = re.compile(r"\s*\(([^()]+)\)")
_OF_THE_LAST = re.compile(r"^\s*\([^()]*\)(?=[,;])")
"""What stands in parentheses behind a figure is said of that one, and not of the next."""
_SOMEBODY_ELSE = re.compile(
    lexicon.SOMEBODY_ELSE + r".*\b(?:receives?|gets?|earns?|collects?|wins?|pays?|paid|brings?|rewards?|handed)\b",
    re.IGNORECASE,
)
"""What tells that somebody else's hand brings something."""
_ON = re.compile(
    r"\s*(?:(?:bets?|wagers?|limits?|a hand|each) )?(?:on|for|at) (?:the |either |each |any )?(.+)", re.IGNORECASE
)
"""How words begin that tell on what an amount is."""
_NEXT = re.compile(r"\s+and (?=(?:exactly|only|just|an?|from|up)\b)", re.IGNORECASE)
"""What parts the wager on which an amount is from the next amount: on the Fortune Bonus and exactly $5 on the ..."""
_AFTER = 4
_ENDS = ("limit_min", "limit_max")
_INDENT = 1.5
_PAID_ON = re.compile(r"\s*(?:for|on|if|when|with|without)\b(?! (?:every|each|a) (?:dollar|\$))", re.IGNORECASE)
"""How words begin that tell on what the figure before them is paid: 2 to 1 for a straight, 3 to 1 for a flush."""
_IN_BRACKETS = re.compile(r"\(([^()]*)\)")
_SEVERAL = 3
"""Of more figures than these one may be told otherwise, as “... up to the full house, then 20 to 1 for quads, ...”."""
_HAVING = re.compile(r"\s*with(?:out)? (?:an?|the) (\w+)", re.IGNORECASE)
_POINTED = re.compile(r"^(\s*with(?:out)?) (?:one|it)\b", re.IGNORECASE)
_NUMERAL = re.compile(r"\W*\d{1,2}(?:\W+(?:or|and|to)?\W*\d{1,2})?\W*")
"""A label that is only a number, which the head of its column explains: Win by | 9."""
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
_ENVY_ALONE = re.compile(r"\W*envy(?: bonus)?\W{0,3}\$[\d,]+\W*", re.IGNORECASE)
"""A sentence that has an Envy Bonus and nothing of which it is."""
_NEXT_METER = re.compile(r"^\W*(?:and )?(?:the )?[A-Z]\w+ (?:to|at)\s*$")
"""How the words before an amount name the next meter, of which the same is told."""
_FED = re.compile(r"\b(?:fed|filled|raised|lifted|boosted) (?:\w+ ){0,2}by\W*$|\bby\W*$", re.IGNORECASE)
"""How the words before a share end that goes into the meter whose amounts were told before."""
_WHO_PAYS = frozenset({"we", "player", "casino"})
"""Who pays, before a figure: we pay 3 to 2 for a Blackjack."""
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
_OF_METER = re.compile(r"\W*or (?:more|less) of the (?:\w+ )?(?:meter|jackpot)\b", re.IGNORECASE)
"""What tells behind a share that it is of what a meter shows, and not what is added to one."""
_GOES_TO = re.compile(
    r"\W*(?:goes (?:to|for)|is (?:paid )?(?:for|on|to)|is yours (?:for|with)|waits for)\b", re.IGNORECASE
)
"""What tells, behind a figure, that its outcome follows: our highest award, 5,000 to 1, goes to a royal flush."""
_FROM_TO = re.compile(r"\s*(?:and|or|through)\s*", re.IGNORECASE)
_BETWEEN = re.compile(r"\bbetween\W*$", re.IGNORECASE)
_ASKS_PAYOUT = re.compile(
    r"\W*(?:(?:q|faq|question)[.:)]\s*)?(?:and )?"
    r"(?:(?:what|how much) (?:does|do|will|would|is|are) (.+?) (?:pay|pays|paid|worth|bring)(?: me| out| here)?"
    r"|(?:what|how much) (?:do|will|can|would) (?:i|you|we) (?:win|get|collect|receive|get paid) (?:for|with|on) (.+?)"
    r"|what(?:'s| is) (?:the (?:payout|payoff|prize)|paid) (?:for|on) (.+?)|(.+?) pays what|how much for (.+?)"
    r"|(?:what(?:'s| is)|how much is) (the envy (?:bonus|payment|payout) (?:for|on) .+?)"
    r"|how much (envy (?:for|on) .+?))\?\W*",
    re.IGNORECASE,
)
"""A question on what is paid, with what it is paid on."""
_MARK = re.compile(r"^\W*(?:a|answer)[.:)]\s*", re.IGNORECASE)
"""The letter before an answer."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of a draft.

    ``kind`` is payout, envy, limit_min, limit_max, limit, meter_initial, meter_reset, meter_rate, meter_reserve,
    commission, payout_limit, qualifying, unqualified, staked, or empty where nothing tells. ``label`` are the words
    that say what it is about; ``other`` are those on its other side, where it cannot be told on which side its label
    stands; ``column`` are wagers that the head of its column names; ``placed`` tells that the rows of the table do;
    ``behind`` is on what it is, as the words behind it tell; ``carried`` is a label that says only in what an outcome
    differs from that of the first figure, with the words of that one.
    """

    kind: str
    value: Value
    label: str
    other: str
    around: str
    sentence: Sentence
    column: tuple[str, ...] = ()
    placed: bool = False
    behind: str = ""
    carried: str = ""

    @property
    def scope(self) -> tuple[str, ...]:
        """The wagers it may be about, as the draft tells them."""
        return self.column or self.sentence.named or self.sentence.scope


def figures_of(sentence: Sentence, naming: Naming) -> list[Figure]:
    """Return the figures of a sentence or a row, each with its kind and its label."""
    block = sentence.block
    found: list[Figure] = []
    if block.values and block.label is not None:
        found += _of_text(block.label.text, sentence)
        label = without_values(block.label.text)
        if block.heads and _NUMERAL.fullmatch(label) and _says(block.heads[0].text):
            label = f"{block.heads[0].text} {label}"
        for cell in block.values:
            for figure in _of_text(cell.text, sentence, lead=block.label.text):
                found.append(
                    replace(
                        figure,
                        label=f"{label} {figure.label}".strip() if not found or figure.label else label,
                        other="",
                    )
                )
        found = _least_and_greatest(_columns(found, block, naming), block.label.text, naming)
    else:
        led = sentence.before.endswith((":", "?")) and not _says(sentence.text)
        found = _of_text(sentence.text, sentence, lead=sentence.before if led else "")
        if len(found) == 1 and (paid := asked_payout(sentence)):
            # “What does a Tie pay? 8 to 1.”
            found[0] = replace(
                found[0], label=paid, other="", kind="envy" if "envy" in paid.casefold() else found[0].kind
            )
        if found and _ENVY_ALONE.fullmatch(sentence.text) and find_values(sentence.before):
            # “Four-of-a-kind: 20 to 1. Envy $5”: it is of the outcome before it.
            found[0] = replace(found[0], label=without_values(sentence.before), other="")
        if sentence.head and found and _PRONOUN.match(sentence.text) and not _says(found[0].label):
            found[0] = replace(found[0], label=sentence.head.replace("_", " "), other=found[0].label)
    return _paired(found, naming)


def asked_payout(sentence: Sentence) -> str:
    """Return of what a question asks what it pays, to which a sentence only tells the figure; empty where none does."""
    asked = _ASKS_PAYOUT.fullmatch(sentence.before.strip() or sentence.title.strip())
    if asked is None or set(words(_MARK.sub("", without_values(sentence.text)))) - lexicon.SILENT:
        return ""
    return next(of for of in asked.groups(default="") if of)


def _least_and_greatest(found: list[Figure], label: str, naming: Naming) -> list[Figure]:
    """Return the two amounts that alone stand beside the name of a wager as what is least and what is greatest."""
    amounts = [part.dollars for figure in found if isinstance(part := figure.value.parts[0], Money)]
    alone = len(found) == len(amounts) == len(_ENDS) and not any(figure.kind for figure in found)
    if not (alone and naming.is_name(label) and amounts[0] < amounts[1]):
        return found
    return [replace(figure, kind=kind) for figure, kind in zip(found, _ENDS, strict=True)]


def _of_text(text: str, sentence: Sentence, *, lead: str = "") -> list[Figure]:
    values = find_values(text)
    if not values:
        return []
    cuts = [0, *(value.end for value in values)]
    befores = [text[cut : value.start] for cut, value in zip(cuts, values, strict=False)]
    befores[1:] = [_OF_THE_LAST.sub("", before) for before in befores[1:]]
    starts = [*(value.start for value in values[1:]), len(text)]
    afters = _named_again([text[value.end : start] for value, start in zip(values, starts, strict=True)])
    # What is wagered says nothing of where the labels of what is paid stand: for $1, five aces win 10% of the meter.
    staked = _staked(values, befores)
    side = _side(befores[staked:], afters[staked:])
    sides = [_side(befores, afters) if _says(befores[0]) else side] * staked + [side] * (len(values) - staked)
    if values[0].is_money and _limit("", afters[0]) and not _limit(befores[0], ""):
        # “$25 minimum $2,000 maximum”: what an amount is stands after it, and what is left before the next.
        limits = ["", *(_without_limit(before) for before in befores[1:])]
    else:
        limits = befores
    found = []
    for index, value in enumerate(values):
        before, after = _last_clause(befores[index]) if sentence.prose else befores[index], afters[index]
        near = _CLAUSE.split(after)[0]
        label, other = (
            (near if near.strip(" .") else before, "")
            if sides[index] == "after"
            else (before, near if sides[index] == "either" else "")
        )
        if not index and sides[index] == "before" and (goes := _GOES_TO.match(after)):
            other = _CLAUSE.split(after[goes.end() :])[0]
        around = f"{before}\0{near}"
        told = f"{lead} {before}"
        # What stands right before an amount tells more than the label of its row: minimum $15, maximum $750.
        limit = limits[index] if _limit(limits[index], "") else f"{lead} {limits[index]}"
        found.append(
            Figure(
                _kind(value, told, near, f"{lead} {_around(value, text)}", sentence, limit),
                value, label, other, around, sentence, behind=_behind(after),
            )
        )  # fmt: skip
    if sentence.prose and len(found) > 1:
        first = first_label(befores)
        found = [replace(item, carried=carried(item.other or item.label, first, text)) for item in found]
    return _once(_carried_on(found))


def _carried_on(found: Sequence[Figure]) -> list[Figure]:
    """Return figures, with the amounts of more meters of the kind before: Mega goes back to ..., the Major to ..."""
    done: list[Figure] = []
    for figure in found:
        before = figure.around.partition("\0")[0]
        kind = done[-1].kind if done and not figure.kind else ""
        same = kind in {"meter_reset", "meter_initial"} and _NEXT_METER.search(before) is not None
        rate = kind in {"meter_reset", "meter_initial"} and _FED.search(before) is not None
        done.append(replace(figure, kind="meter_rate" if rate else kind) if same or rate else figure)
    return done


def _around(value: Value, text: str) -> str:
    """Return the parentheses around an amount that say of an Envy Bonus what it is of that; else the whole text."""
    inner = next((part[1] for part in _IN_BRACKETS.finditer(text) if part.start() < value.start < part.end()), "")
    return inner if value.is_money and lexicon.LABEL_CUES["envy"].search(inner) else text


def _staked(values: Sequence[Value], befores: Sequence[str]) -> int:
    """Return how many figures at the start are what is wagered, one amount or the ends of a range, before others."""
    ends = 2 if len(values) > 1 and values[1].is_money and lexicon.RANGE.fullmatch(befores[1]) else 1
    return ends if len(values) > ends and values[0].is_money and not values[ends].is_money else 0


def _last_clause(before: str) -> str:
    """Return the words before a figure behind the clause that they end: it wins with no pair: nine high 100 to 1."""
    clauses = _CLAUSES.split(before)
    long = len(clauses) > 1 and (len(clauses[-2].split()) > _TITLE or ";" in before)
    return clauses[-1] if long and _says(clauses[-1]) else before


def _without_limit(text: str) -> str:
    """Return a text without the words at its start that tell what the amount before it is."""
    cue = lexicon.AFTER_MINIMUM.match(text) or lexicon.AFTER_MAXIMUM.match(text)
    return re.sub(r"^\w+", "", text[cue.end() :]) if cue else text


def _named_again(labels: list[str]) -> list[str]:
    """Return what stands behind figures, with what one has or has not named where it is only pointed to.

    “15 to 1 with a joker and 5 to 1 without one.”
    """
    noun = next((found[1] for label in labels if (found := _HAVING.match(label))), "")
    return [_POINTED.sub(rf"\g<1> {noun}", label) for label in labels] if noun else labels


def _behind(after: str) -> str:
    """Return on what an amount is, where the words right behind it tell: $25 to $3,000 on Player and Banker."""
    found = _ON.match(after)
    return _NEXT.split(_CLAUSE.split(found[1])[0])[0].rstrip(" .") if found else ""


def _says(text: str) -> bool:
    """Whether a text could be a label."""
    return bool(set(words(without_values(text))) - lexicon.SILENT - lexicon.PLAIN_VALUE - _WHO_PAYS)


def _side(befores: list[str], afters: list[str]) -> str:
    """Return on which side of the figures of a sentence their labels stand: before, after, or either."""
    if not befores:
        return "before"
    paid_on = sum(_PAID_ON.match(after) is not None for after in afters)
    if len(afters) > 1 and paid_on >= len(afters) - (len(afters) > _SEVERAL):
        return "after"
    last = _says(_CLAUSE.split(afters[-1])[0])
    if _says(befores[0]):
        return "either" if last else "before"
    return "after" if any(_says(after) for after in afters) else "before"


def _kind(value: Value, before: str, after: str, text: str, sentence: Sentence, limit: str) -> str:
    part = value.parts[0]
    if isinstance(part, Rate):
        share = bool(sentence.block.values) and lexicon.METER.search(f"{before[-30:]} {after}")
        told = _rate_kind(before, after, text) or ("commission" if _is_asked(sentence) else "")
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
    return _money_kind(before, after, text, sentence) or _limit(limit, after) or _loose_limit(before, sentence)


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
    goes_on = _PRONOUN.match(text) is not None and lexicon.LABEL_CUES["envy"].search(sentence.before) is not None
    return sentence.prose and (goes_on or _SOMEBODY_ELSE.search(text) is not None)


def _under_envy(text: str, sentence: Sentence) -> bool:
    """Whether a sentence under a heading on Envy Bonuses has an amount that is none that is wagered."""
    envied = sentence.prose and lexicon.LABEL_CUES["envy"].search(sentence.title) is not None
    return envied and not (
        _A_RANGE.search(text) or _WAGERED_FOR.search(text) or lexicon.MAXIMUM.search(text) or lexicon.METER.search(text)
    )


def _loose_limit(before: str, sentence: Sentence) -> str:
    return "limit" if sentence.prose and re.search(r"\blimits?\b|\bbets?\b|\bwager", before, re.IGNORECASE) else ""


def _limit(before: str, after: str) -> str:
    first = before.rsplit("\0", maxsplit=1)[-1]
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


def _columns(found: list[Figure], block: Block, naming: Naming) -> list[Figure]:
    """Return figures of a row the kind and the wager that the heads of their columns tell."""
    heads = block.heads
    if not heads:
        return found
    cells = [cell for cell in block.values for _ in find_values(cell.text)]
    cells = ([block.label] if block.label else []) * (len(found) - len(cells)) + cells
    # The two ends of a range stand in one cell; other figures that do may be of two columns set close.
    single = [cell for cell in cells if not lexicon.RANGES.search(cell.text)]
    placed = all(any(_above(cell, head) for head in heads) for cell in cells) and len(single) == len(
        {cell.left for cell in single}
    )
    if len(block.cells) == len(heads) and not _each_under_its_own(cells, heads):
        pairs = [heads[block.cells.index(cell)].text for cell in cells]
    elif not placed and len(heads) - 1 >= len(found):
        pairs = [head.text for head in heads[1 : len(found) + 1]]
    else:
        pairs = [_over(cell, heads) for cell in cells]
    headed = [_headed(figure, head, naming) for figure, head in zip(found, pairs, strict=True)]
    for index in range(1, len(headed)):
        if _both_ends(pairs[index]) and pairs[index] == pairs[index - 1] and headed[index].kind == "limit":
            # Two columns whose heads stand too close to be told apart.
            headed[index - 1] = replace(headed[index - 1], kind="limit_min")
            headed[index] = replace(headed[index], kind="limit_max")
    return headed


def _each_under_its_own(cells: Sequence[Cell], heads: Sequence[Cell]) -> bool:
    """Whether each cell stands under one head, and each under another."""
    over = [[head.text for head in heads if min(head.right, cell.right) > max(head.left, cell.left)] for cell in cells]
    return all(len(found) == 1 for found in over) and len({found[0] for found in over}) == len(cells)


def _above(cell: Cell, head: Cell) -> bool:
    return min(head.right, cell.right) - max(head.left, cell.left) > -_INDENT


def _over(cell: Cell, heads: tuple[Cell, ...]) -> str:
    over = [head for head in heads if min(head.right, cell.right) - max(head.left, cell.left) > 0]
    middle = (cell.left + cell.right) / 2
    return min(over or heads, key=lambda head: abs((head.left + head.right) / 2 - middle)).text


def _headed(figure: Figure, head: str, naming: Naming) -> Figure:
    kind = next((name for name, cue in lexicon.COLUMN_KINDS.items() if cue.search(head)), "")
    meter = next((name for name, cue in lexicon.METER_COLUMNS.items() if cue.search(head)), "")
    column = naming.heading(head) or _partly(head, figure.sentence.scope, naming)
    money = isinstance(figure.value.parts[0], Money) and len(figure.value.parts) == 1
    if meter and (money if meter in {"meter_initial", "meter_reset"} else not _is_odds(figure.value)):
        figure = replace(figure, kind=meter)
    elif money and not figure.kind and kind in {"envy", "payout"}:
        figure = replace(figure, kind=kind)
    elif money and kind in {"minimum", "maximum", "limits"}:
        kind = "limits" if _both_ends(head) else kind
        figure = replace(figure, kind={"minimum": "limit_min", "maximum": "limit_max", "limits": "limit"}[kind])
    return replace(figure, column=column) if len(column) == 1 and not figure.sentence.named else figure


def _both_ends(text: str) -> bool:
    """Whether a text speaks of what is least and of what is greatest."""
    return all(lexicon.COLUMN_KINDS[kind].search(text) for kind in ("minimum", "maximum"))


def _is_odds(value: Value) -> bool:
    return any(isinstance(part, (Odds, Money, Push)) for part in value.parts)


def _partly(head: str, scope: tuple[str, ...], naming: Naming) -> tuple[str, ...]:
    """Return the wager of the heading of which the head of a column has a word that the others do not."""
    given = set(words(head))
    fits = [
        slug
        for slug in scope
        if any(given & set(alias) - lexicon.HEADING_WORDS for alias, own in naming.aliases if own == slug)
    ]
    return (fits[0],) if len(fits) == 1 and len(scope) > 1 else ()


def _once(found: list[Figure]) -> list[Figure]:
    """Leave out a figure that says again what the one before it says: even money (1 to 1)."""
    kept: list[Figure] = []
    for figure in found:
        last = kept[-1] if kept else None
        same = last is not None and last.kind == figure.kind == "payout" and last.value.parts == figure.value.parts
        if not (same and not _says(figure.label if figure.label != (last.label if last else "") else "")):
            kept.append(figure)
    return kept


def _is_list(first: Figure, between: str) -> bool:
    """Whether two amounts in running text stand in a list, with no “between” before them."""
    before = first.around.split("\0")[0]
    return bool(first.sentence.prose and not first.kind and _FROM_TO.fullmatch(between) and not _BETWEEN.search(before))


def _paired(found: list[Figure], naming: Naming) -> list[Figure]:
    """Read two amounts with a dash or “to” between them as the least and the greatest; pair envies with payouts."""
    kept = list(found)
    for index in range(1, len(kept)):
        first, second = kept[index - 1], kept[index]
        between = second.around.split("\0")[0]
        both = all(isinstance(item.value.parts[0], Money) for item in (first, second))
        if (
            both
            and first.kind in {"", "limit", "limit_min"}
            and (second.kind in {"", "limit", "limit_max"} or _both_ends(first.label))
            and lexicon.RANGE.fullmatch(between)
            and not _is_list(first, between)
        ):
            # “$25 to $7,500 (Player and Banker)”: whose the range is may follow it in parentheses.
            whose = _NAMED_AFTER.match(second.sentence.text.rpartition(second.value.text)[2])
            label = whose[1] if whose and naming.heading(whose[1]) else first.label
            kept[index - 1] = replace(first, kind="limit_min", label=label, other="", behind=second.behind)
            kept[index] = replace(second, kind="limit_max", label=label, other="")
    for index in range(1, len(kept)):
        first, second = kept[index - 1], kept[index]
        if (
            not second.kind
            and first.kind == "payout"
            and isinstance(second.value.parts[0], Money)
            and not second.sentence.prose
            and not second.sentence.block.heads
        ):
            kept[index] = second = replace(second, kind="envy")
        if (
            second.kind == "envy"
            and first.kind == "payout"
            and not _says(re.sub(r"(?i)\benvy\b(?: bonus)?|\bwith\b|\bplus\b", " ", second.around.split("\0")[0]))
        ):
            kept[index] = replace(second, label=first.label, other=first.other)
    return kept
