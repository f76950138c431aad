"""What the sentences of a draft claim: each figure with the words that tell what it is.

A figure's kind comes from the words around it, the head of its column, or what stands beside it. Which statement it is
about is decided later, in :mod:`checker.drafts.figures.align`.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from checker.drafts.figures.asked_payout import asked_payout
from checker.drafts.figures.carried import carried, first_label
from checker.drafts.figures.column_heads import both_ends, under_heads
from checker.drafts.figures.figure import Figure
from checker.drafts.figures.figure_kind import GOES_ON, kind_of, limit_of
from checker.drafts.language import lexicon
from checker.drafts.language.naming import Naming
from checker.drafts.language.values import Value, find_values, without_values
from checker.drafts.language.words import words
from checker.drafts.structure.sentences import Sentence
from checker.values.payout import Money

_CLAUSE = re.compile(r"[,;(:)]|\.\s|\s-\s|\s/\s")
_CLAUSES = re.compile(r"[;:]\s")
_TITLE = 4
"""How many words before a colon name an outcome at most, or a wager."""
_NAMED_AFTER = re.compile(r"\s*\(([^()]+)\)")
_OF_THE_LAST = re.compile(r"^\s*\([^()]*\)(?=[,;])")
"""What stands in parentheses behind a figure is said of that one, and not of the next."""
_ON = re.compile(
    r"\s*(?:(?:bets?|wagers?|limits?|a hand|each) )?(?:on|for|at) (?:the |either |each |any )?(.+)", re.IGNORECASE
)
"""How words begin that tell on what an amount is."""
_NEXT = re.compile(r"\s+and (?=(?:exactly|only|just|an?|from|up)\b)", re.IGNORECASE)
"""What parts the wager on which an amount is from the next amount: on the Fortune Bonus and exactly $5 on the ..."""
_ENDS = ("limit_min", "limit_max")
_PAID_ON = re.compile(r"\s*(?:for|on|if|when|with|without|against)\b(?! (?:every|each|a) (?:dollar|\$))", re.IGNORECASE)
"""How words begin that tell on what the figure before them is paid: 2 to 1 for a straight, 3 to 1 for a flush."""
_IN_BRACKETS = re.compile(r"\(([^()]*)\)")
_SEVERAL = 3
"""Of more figures than these one may be told otherwise, as “... up to the full house, then 20 to 1 for quads, ...”."""
_HAVING = re.compile(r"\s*with(?:out)? (?:an?|the) (\w+)", re.IGNORECASE)
_POINTED = re.compile(r"^(\s*with(?:out)?) (?:one|it)\b", re.IGNORECASE)
_ADDRESS = re.compile(r"^(?:https?|file)://|^www\.", re.IGNORECASE)
_NUMERAL = re.compile(r"\W*\d{1,2}(?:\W+(?:or|and|to)?\W*\d{1,2})?\W*")
"""A label that is only a number, which the head of its column explains: Win by | 9."""
_ENVY_ALONE = re.compile(r"\W*envy(?: bonus)?\W{0,3}\$[\d,]+\W*", re.IGNORECASE)
"""A sentence that has an Envy Bonus and nothing of which it is."""
_NEXT_METER = re.compile(r"^\W*(?:and )?(?:the )?[A-Z]\w+ (?:to|at)\s*$")
"""How the words before an amount name the next meter, of which the same is told."""
_FED = re.compile(r"\b(?:fed|filled|raised|lifted|boosted) (?:\w+ ){0,2}by\W*$|\bby\W*$", re.IGNORECASE)
"""How the words before a share end that goes into the meter whose amounts were told before."""
_WHO_PAYS = frozenset({"we", "player", "casino"})
"""Who pays, before a figure: we pay 3 to 2 for a Blackjack."""
_GOES_TO = re.compile(
    r"\W*(?:goes (?:to|for)|is (?:paid )?(?:for|on|to)|is yours (?:for|with)|waits for)\b", re.IGNORECASE
)
"""What tells, behind a figure, that its outcome follows: our highest award, 5,000 to 1, goes to a royal flush."""
_FROM_TO = re.compile(r"\s*(?:and|or|through)\s*", re.IGNORECASE)
_BETWEEN = re.compile(r"\bbetween\W*$", re.IGNORECASE)


_PAYS = r"(?:pays?|is paid|are paid|earns?|gets?|receives?|brings?|returns?)(?: you)?\W*$"
_OF_NEXT = re.compile(rf"\W*(?:and|but|while|whereas)\b[^.;,]*\b{_PAYS}", re.IGNORECASE)
"""What stands behind a figure and is what the next one is paid on: 1 to 1, and a Blackjack pays 3 to 2."""
_EXCEPTED = re.compile(rf"\bexcept (?:for |on |with )?((?:an? |the )?[^.;,]+), which {_PAYS}", re.IGNORECASE)
"""What is paid otherwise than all that stands before it: except a Blackjack, which pays."""


def figures_of(sentence: Sentence, naming: Naming) -> list[Figure]:
    """Return the figures of a sentence or a row, each with its kind and its label."""
    block = sentence.block
    found: list[Figure] = []
    if block.values and block.label is not None:
        if _ADDRESS.search(block.label.text):
            return []  # what a browser prints at the foot of a page, with the number of the page
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
        found = _least_and_greatest(under_heads(found, block, naming), block.label.text, naming)
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
        if sentence.head and found and GOES_ON.match(sentence.text) and not _says(found[0].label):
            found[0] = replace(found[0], label=sentence.head.replace("_", " "), other=found[0].label)
    return _paired(found, naming)


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
    if values[0].is_money and limit_of("", afters[0]) and not limit_of(befores[0], ""):
        # “$25 minimum $2,000 maximum”: what an amount is stands after it, and what is left before the next.
        limits = ["", *(_without_limit(before) for before in befores[1:])]
    else:
        limits = befores
    found = []
    for index, value in enumerate(values):
        before, after = _last_clause(befores[index]) if sentence.prose else befores[index], afters[index]
        near = _CLAUSE.split(after)[0]
        if index + 1 < len(values) and _OF_NEXT.match(after):
            near = ""
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
        limit = limits[index] if limit_of(limits[index], "") else f"{lead} {limits[index]}"
        found.append(
            Figure(
                kind_of(value, told, near, f"{lead} {_around(value, text)}", sentence, limit),
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
    """Return the words before a figure behind the clause that they end: it wins with no pair: nine high 100 to 1.

    Of what is excepted they are those of the exception: all win even money, except a Blackjack, which pays 3 to 2.
    """
    if (excepted := _EXCEPTED.search(before)) is not None:
        return excepted[1]
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
            and (second.kind in {"", "limit", "limit_max"} or both_ends(first.label))
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
