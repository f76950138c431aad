"""Compares what a draft says on third cards with the law: with how many points a hand draws against which third card.

It reads sentences, “Banker 4: draws if Player's third card was 2 through 7”, and the rows of charts.
"""

import re
from collections.abc import Iterator, Sequence

from checker.drafts.compared import Compared
from checker.drafts.model import Draft
from checker.drafts.structure.charts import Chart, ChartRow, charts_of, does
from checker.drafts.structure.sentences import Sentence
from checker.frozen import replace
from checker.statements.comparison import Status
from checker.words.drawing import Before, Drawing, read_drawing, written_out
from checker.words.known import unmarked
from checker.words.third_cards import (
    CARDS,
    ThirdCardRead,
    ThirdCards,
    after_third,
    read_third_cards,
)
from checker.words.tokens import tokens

_ITEM = re.compile(r"^\W*with [0-9]\b", re.IGNORECASE)
"""How an item of a list begins that says what a hand does with so many points."""
_TURN = re.compile(
    r"\bhand (?:always )?(?:goes|plays|acts|comes|moves|is) (?:always )?(?:first|next|second|last)\b", re.IGNORECASE
)
"""How a sentence says that it is the turn of a hand."""
_AGAINST = re.compile(r"\bagainst\b", re.IGNORECASE)
_LEGEND = re.compile(
    r"\W*(?P<letter>[a-z])(?:\s*[=:\u2013-]+\s*| (?:is|means|for|stands for|is for) )(?:the |it |to )*(?:\w+'s hand )?"
    r"(?P<does>\w+)(?: a(?: third)? card)?\W*",
    re.IGNORECASE,
)
"""What a letter of a chart stands for: D = draw."""
_DOES = re.compile(r"\d ?[\u2013-] ?\d\W+(?P<does>[A-Za-z]+)\W*")
"""How a row reads that has only points and what a hand does with them."""
_DREW = re.compile(r"\b(?:draws|drew|drawn|has drawn|takes|took)\b|\bthird cards?\b", re.IGNORECASE)
"""What a heading says under which stands what the second hand does on the third card of the first."""
_ASKS = re.compile(
    r"(?:(?:when|on what|what|how) )?(?:does|do|will|must)\b.*\b(?:draw|play|stand|stay|do)\w*\?", re.IGNORECASE
)
"""A heading that asks what a hand does."""
_DOES_ON = re.compile(r"\b(?P<does>draws?|stands?|stays?|hits?) (?:on|to|for|with) ", re.IGNORECASE)
_TWO = 2
_ITEMS = re.compile(r";\s*(?:and )?")
_ONE_CASE = "It tells of one card, and not whether it is the only one."
_UNREAD_ROW = "It is a row of a chart of third cards, and on which of them the hand draws was not read."


def compare_third_cards(draft: Draft, sentences: Sequence[Sentence], rule: ThirdCards | None) -> dict[int, Compared]:
    """Return the comparison of each sentence, or cell of a row, on third cards that was understood, by its identity."""
    if rule is None:
        return {}
    charted = dict(_of_charts(tuple(charts_of(draft, rule.second, rule.first)), sentences, rule))
    found = dict(charted)
    found |= {id(each): _agrees(each) for each in sentences if charted and _is_legend(each.text)}
    led = False
    before = Before()
    for row in _rows([sentence for sentence in sentences if id(sentence) not in found]):
        # A row whose label names both hands tells what one does after the other has drawn.
        both = len(row) > 1 and {rule.first, rule.second} <= {token.text for token in tokens(row[0].text)}
        for at, sentence in enumerate(row):
            item = led and _ITEM.match(sentence.text) is not None
            led = item or _leads(sentence.text, rule)
            text = written_out(_spoken(sentence.text, rule) if item else sentence.text)
            read = read_third_cards(tokens(text), rule) if not sentence.block.row else None
            above = (
                Before() if both and not (at and before.leads) else before if before.hand else _headed(sentence, rule)
            )
            drawing = read_drawing(unmarked(sentence.text), rule, above)
            told = _turn(sentence, rule) or _heads_rows(sentence.text, rule)
            before = drawing.before if drawing.before.hand else told or drawing.before
            if items := _items(sentence, rule):
                found[id(sentence)] = next((item for item in items if item.status is not Status.AGREES), items[0])
            elif read is not None:
                found[id(sentence)] = _compared(sentence, read, rule, sentence.text)
            elif drawing.agrees is not None and not sentence.block.row:
                found[id(sentence)] = _judged(sentence, drawing, rule)
    return found


def _items(sentence: Sentence, rule: ThirdCards) -> list[Compared]:
    """Return the comparison of each item of a list in a sentence: by the third card: with 3, draw on all but 8; ..."""
    lead, parted, rest = sentence.text.rstrip(".").partition(":")
    items = _ITEMS.split(rest.strip())
    if not parted or len(items) < _TWO or after_third(tokens(f"{lead} .")) is None:
        return []
    if not all(map(_ITEM.match, items)):
        return []
    spoken = (_DOES_ON.sub(r"\g<does> if the third card is ", _spoken(item, rule)) for item in items)
    read = [read_third_cards(tokens(written_out(text)), rule) for text in spoken]
    return [_compared(sentence, item, rule, sentence.text) for item in read if item] if None not in read else []


def _headed(sentence: Sentence, rule: ThirdCards) -> Before:
    """Return what a heading that names one of the hands, or asks what it does, tells of what stands under it."""
    names = {rule.first: "FIRST", rule.second: "SECOND"}
    asked = _ASKS.match(sentence.title)
    named = [token.text for token in tokens(sentence.title) if token.text in names] if asked else sentence.scope
    return Before(hand=names.get(named[0], "") if len(named) == 1 else "", leads=True)


def _turn(sentence: Sentence, rule: ThirdCards) -> Before | None:
    """Return of which hand a sentence says that its turn comes, and no more: the first hand goes first."""
    found = _TURN.search(sentence.text)
    said = {token.text for token in tokens(sentence.text)} & {rule.first, rule.second}
    if found is None or len(said) != 1:
        return None
    return Before(hand="FIRST" if rule.first in said else "SECOND")


def _heads_rows(text: str, rule: ThirdCards) -> Before | None:
    """Return what a heading tells under which stands what the second hand does where the first drew."""
    named = rule.second in {token.text for token in tokens(text)}
    heads = not (any(map(str.isdigit, text)) or text.endswith((".", "!", "?")))
    return Before(hand="SECOND", stayed=False, leads=True) if named and heads and _DREW.search(text) else None


def _leads(text: str, rule: ThirdCards) -> bool:
    """Whether a sentence names the second hand and third cards, so that a list may follow of what the hand does."""
    line = tokens(text)
    return rule.second in {token.text for token in line} and after_third(line) is not None


def _spoken(item: str, rule: ThirdCards) -> str:
    """Return an item of a list, “with 4, draws against a 2”, as a sentence with the name of its hand."""
    return f"{rule.second} {_AGAINST.sub('if the third card is', unmarked(item))}"


def _rows(sentences: Sequence[Sentence]) -> Iterator[list[Sentence]]:
    """Yield the sentences that stand on one line of the draft together."""
    row: list[Sentence] = []
    for sentence in sentences:
        if row and (row[-1].block.sheet, row[-1].block.y) != (sentence.block.sheet, sentence.block.y):
            yield row
            row = []
        row.append(sentence)
    if row:
        yield row


def _of_charts(
    charts: Sequence[Chart], sentences: Sequence[Sentence], rule: ThirdCards
) -> Iterator[tuple[int, Compared]]:
    """Yield the comparison of each cell of the rows of charts, and of what heads a chart that was read."""
    for found in charts:
        chart = replace(found, rows=tuple(_told(row, rule) for row in found.rows))
        read = not any(_is_unread(row, rule) for row in chart.rows)
        for sentence in sentences:
            block = sentence.block
            row = next((row for row in chart.rows if row.holds(block.sheet, block.y, block.left)), None)
            if row is not None:
                # What the first hand does depends on no card.
                if _headed(sentence, rule).hand != "FIRST" or not _only_does(row.text):
                    yield id(sentence), _row(sentence, row, rule)
            elif read and chart.heads(block.sheet, block.y, sentence.text):
                yield id(sentence), _agrees(sentence)


def _only_does(text: str) -> bool:
    """Whether a row has points and one word that says whether the hand draws, and nothing else."""
    found = _DOES.fullmatch(text)
    return found is not None and does(found["does"]) is not None


def _is_legend(text: str) -> bool:
    """Whether a text only tells what the letters of a chart stand for: D = draw, S = stay."""
    parts = [_LEGEND.fullmatch(part) for part in re.split(r"[,;.]\s+|\s+(?:and|or)\s+", text.strip().rstrip("."))]
    return all(part is not None and does(part["letter"]) is does(part["does"]) is not None for part in parts)


def _agrees(sentence: Sentence, text: str = "") -> Compared:
    return Compared(status=Status.AGREES, sentence=sentence, about="rule", text=text or sentence.text)


def _told(row: ChartRow, rule: ThirdCards) -> ChartRow:
    """Return a row with the cards on which the hand draws, where a sentence beside its points tells them."""
    said = read_third_cards(tokens(f"{rule.second} {row.spans[0].text}: {row.told}"), rule) if row.told else None
    return replace(row, drawn=said.cards) if said is not None and said.points == row.points else row


def _row(sentence: Sentence, row: ChartRow, rule: ThirdCards) -> Compared:
    if row.drawn is None or _is_unread(row, rule):
        return Compared(status=Status.NOT_COMPARED, sentence=sentence, about="rule", text=row.text, reason=_UNREAD_ROW)
    return _compared(sentence, ThirdCardRead(row.points, row.drawn), rule, row.text)


def _is_unread(row: ChartRow, rule: ThirdCards) -> bool:
    """Whether a row was not read; where it is the very contrary of the law, the columns were not told apart."""
    drawn = row.drawn
    return drawn is None or all(rule.drawn_on(count) == CARDS - drawn for count in row.points)


def _compared(sentence: Sentence, read: ThirdCardRead, rule: ThirdCards, text: str) -> Compared:
    agrees = read.agrees(rule)
    if agrees:
        return _agrees(sentence, text)
    if agrees is None:
        return Compared(status=Status.NOT_COMPARED, sentence=sentence, about="rule", text=text, reason=_ONE_CASE)
    cards = read.cards
    wrong = next(count for count in sorted(read.points) if rule.drawn_on(count) != cards)
    lawful = f"With {wrong} points it draws on {_said(rule.drawn_on(wrong))}"
    return _differs(sentence, lawful, f"{lawful}, and here it would on {_said(cards)}.", rule, text)


def _judged(sentence: Sentence, drawing: Drawing, rule: ThirdCards) -> Compared:
    if drawing.agrees:
        return _agrees(sentence)
    return _differs(sentence, drawing.lawful, f"{drawing.lawful}.", rule, sentence.text)


def _differs(sentence: Sentence, lawful: str, told: str, rule: ThirdCards, text: str) -> Compared:
    return Compared(
        status=Status.DIFFERS, sentence=sentence, about="rule", text=text, expected=lawful,
        message=f"On the rule of third cards, the draft says “{text}”. {told}",
        help=f"write: {lawful}", provision=rule.provision,
    )  # fmt: skip


def _said(cards: frozenset[int]) -> str:
    return ", ".join(map(str, sorted(cards))) or "no third card"
