"""Compares what a draft says on third cards with the law: with how many points a hand draws against which third card.

It reads sentences, “Banker 4: draws if Player's third card was 2 through 7”, and rows of a table that has the points
first and then the cards on which the hand draws, or stays.
"""

import re
from collections.abc import Iterator, Sequence

from checker.drafts.compared import Compared
from checker.drafts.sentences import Sentence
from checker.statements.comparison import Status
from checker.words.drawing import Before, Drawing, read_drawing
from checker.words.known import unmarked
from checker.words.third_cards import (
    CARDS,
    DRAWS,
    MOST_POINTS,
    STAYS,
    ThirdCardRead,
    ThirdCards,
    after_third,
    cards_in,
    read_third_cards,
)
from checker.words.tokens import Sort, tokens

_ITEM = re.compile(r"^\W*with [0-9]\b", re.IGNORECASE)
"""How an item of a list begins that says what a hand does with so many points."""
_AGAINST = re.compile(r"\bagainst\b", re.IGNORECASE)
_PAIR = 2
_VERDICT = 3
"""Of how many words a cell is at most that says whether a hand draws."""
_ONE_CASE = "It tells of one card, and not whether it is the only one."


def compare_third_cards(sentences: Sequence[Sentence], rule: ThirdCards | None) -> dict[int, Compared]:
    """Return the comparison of each sentence, or cell of a row, on third cards that was understood, by its identity."""
    found: dict[int, Compared] = {}
    if rule is None:
        return found
    head: tuple[str, ...] = ()
    led = False
    before = Before()
    for row in _rows(sentences):
        texts = [sentence.text for sentence in row]
        if len(row) > 1 and any(_is_head(text) for text in texts) and not any(map(_has_number, texts)):
            head = tuple(texts)
            continue
        if len(row) > 1 and head:
            found |= dict(_of_row(row, head, rule))
            continue
        # A row whose label names both hands tells what one does after the other has drawn.
        both = len(row) > 1 and {rule.first, rule.second} <= {token.text for token in tokens(row[0].text)}
        for sentence in row:
            item = led and _ITEM.match(sentence.text) is not None
            led = item or _leads(sentence.text, rule)
            text = _spoken(sentence.text, rule) if item else sentence.text
            read = read_third_cards(tokens(text), rule) if not sentence.block.row else None
            above = Before() if both else before if before.hand else _headed(sentence, rule)
            drawing = read_drawing(unmarked(sentence.text), rule, above)
            before = drawing.before
            if read is not None:
                found[id(sentence)] = _compared(sentence, read, rule)
            elif drawing.agrees is not None and not sentence.block.row:
                found[id(sentence)] = _judged(sentence, drawing, rule)
    return found


def _headed(sentence: Sentence, rule: ThirdCards) -> Before:
    """Return what a heading that names one of the hands tells of what stands under it."""
    names = {rule.first: "FIRST", rule.second: "SECOND"}
    hand = names.get(sentence.scope[0], "") if len(sentence.scope) == 1 else ""
    return Before(hand=hand, leads=True)


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


def _is_head(text: str) -> bool:
    """Whether a text heads a column of cards on which a hand draws or stays, or of third cards."""
    line = tokens(text)
    return bool({token.text for token in line} & (DRAWS | STAYS)) or after_third(line) is not None


def _has_number(text: str) -> bool:
    return any(token.sort is Sort.NUMBER for token in tokens(text))


def _told_beside(row: Sequence[Sentence]) -> str:
    """Return “draw” or “stand” where the last cell of a row says what the hand does on the cards before it."""
    said = {token.text for token in tokens(row[-1].text)}
    verbs = said & (DRAWS | STAYS)
    return next(iter(verbs)) if len(verbs) == 1 and len(said) <= _VERDICT else ""


def _of_row(row: Sequence[Sentence], head: Sequence[str], rule: ThirdCards) -> Iterator[tuple[int, Compared]]:
    """Yield the comparison of each cell of a row that has the points first, by what heads its column."""
    heads = {token.text for text in head for token in tokens(text)}
    points = cards_in(tokens(row[0].text))
    named = "card" in heads and rule.second in heads and len(row) == len(head)
    if not named or not points or max(points) > MOST_POINTS:
        return
    verdict = _told_beside(row) if len(row) > _PAIR else ""
    for cell, over in zip(row[1:], head[1:], strict=False):
        said = {verdict} if verdict else {token.text for token in tokens(over)}
        cards = cards_in(tokens(cell.text))
        if cards is None or bool(said & DRAWS) is bool(said & STAYS):
            continue
        drawn = cards if said & DRAWS else CARDS - cards
        if all(rule.drawn_on(count) != CARDS - drawn for count in points):
            # Where it is the very contrary of the law, the columns were not told apart.
            yield id(cell), _compared(cell, ThirdCardRead(points, drawn), rule)


def _compared(sentence: Sentence, read: ThirdCardRead, rule: ThirdCards) -> Compared:
    agrees = read.agrees(rule)
    if agrees:
        return Compared(status=Status.AGREES, sentence=sentence, about="rule", text=sentence.text)
    if agrees is None:
        return Compared(
            status=Status.NOT_COMPARED, sentence=sentence, about="rule", text=sentence.text, reason=_ONE_CASE
        )
    cards = read.cards
    wrong = next(count for count in sorted(read.points) if rule.drawn_on(count) != cards)
    lawful = f"With {wrong} points it draws on {_said(rule.drawn_on(wrong))}"
    return _differs(sentence, lawful, f"{lawful}, and here it would on {_said(cards)}.", rule)


def _judged(sentence: Sentence, drawing: Drawing, rule: ThirdCards) -> Compared:
    if drawing.agrees:
        return Compared(status=Status.AGREES, sentence=sentence, about="rule", text=sentence.text)
    return _differs(sentence, drawing.lawful, f"{drawing.lawful}.", rule)


def _differs(sentence: Sentence, lawful: str, told: str, rule: ThirdCards) -> Compared:
    return Compared(
        status=Status.DIFFERS, sentence=sentence, about="rule", text=sentence.text, expected=lawful,
        message=f"On third cards, the draft says “{sentence.text}”. {told}",
        help=f"write: {lawful}", provision=rule.provision,
    )  # fmt: skip


def _said(cards: frozenset[int]) -> str:
    return ", ".join(map(str, sorted(cards))) or "no third card"
