"""Finds charts of third cards on a draft's pages: with how many points a hand draws against which third cards.

A chart has the points in its first column. Beside them stand the cards on which the hand draws, those on which it
stays, or both; or one column for each card, with what the hand does in it.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile

from checker.drafts.model import Draft, Span
from checker.frozen import frozen, replace
from checker.words.replaced import replaced
from checker.words.third_cards import CARDS, DRAWS, MOST_POINTS, STAYS, after_third, cards_in
from checker.words.tokens import tokens

_SAME_LINE = 0.45
"""How far apart, in heights of a line, the cells of one line stand at most."""
_ALIGNED = 2.0
"""How far apart, in widths of a character, cells of one column begin at most."""
_NEXT_ROW = 3.5
_OVER = 6.5
"""How far under each other, in heights of a line, rows of a chart stand at most, and its heads over the first row."""
_WRAPPED = 1.5
"""How far over each other, in heights of a line, the lines of wrapped heads stand at most."""
_FEWEST = 2
_MOST_WORDS = 9
_BY_CARD = 8
"""From how many columns on, each headed by a card, a chart tells of each card."""
_GOES_ON = re.compile(r"\d\s*(?:[-,/]|\bor|\band)\s*$")
_DREW = re.compile(r"\bdr(?:ew|awn)\b", re.IGNORECASE)
_ON_CARD = re.compile(r"\b(?:on|against|to) (?:an?|the) (?:\w+(?:'s)? )?(?:third )?card\b", re.IGNORECASE)
"""How a head names the card of the other hand: takes on a card of that hand."""
_REST = re.compile(
    r"(?:on )?(?:any(?:thing)?|all|every(?:thing)?|the)?(?: the)? ?"
    r"(?:others?|else|rest|other cards?|remaining(?: cards?)?)\.?",
    re.IGNORECASE,
)
"""What a cell says of all cards that the one beside it does not list."""
_GIVEN = re.compile(r"\b(?:if|when|whenever|where|after|against)\b", re.IGNORECASE)
"""What parts what a hand does from what the other one did: draws if the first hand drew."""
_STAYED = (
    r"\b(?:if|when|where|whenever|after)\b[^.;]*\b{}\b[^.;]*"
    r"\b(?:sta(?:ys?|nds?|yed)|stood|not draw|no (?:\w+ )?cards?)\b"
)
"""What says of the other hand that it took no third card: there the points alone decide."""
_CARDS_IN_HEAD = re.compile(r"(?:[^\W\d]+ )?(\d(?:\s*\d)*)")
_NOTHING = re.compile(
    r"(?:none|no cards?|nothing|never(?: (?:draws?|stays?|stands?|hits?|rests?))?|n/?a|[-\u2013\u2014])\.?",
    re.IGNORECASE,
)
_EVERY = re.compile(r"(?:any|all|every|always|any cards?|all cards|every card|everything|anything)\.?", re.IGNORECASE)
_ALL_BUT = re.compile(
    r"(?:any|all|every)(?:thing)?(?: (?:third )?(?:cards?|values?|ranks?))?"
    r" (?:but|except|other than|besides) (?:an? )?(.+)",
    re.IGNORECASE,
)
_PLAINLY = (
    (re.compile(r"\b(?:receives?|gets?) (?:an?|another|one)(?: third)? card\b", re.IGNORECASE), "draws"),
    (re.compile(r"\brests?\b", re.IGNORECASE), "stays"),
)
"""Other words for what a hand does."""
_NEXT_HEAD = re.compile(r"(?<=[\w.]) +(?=(?:Draws?|Takes?|Hits?|Stays?|Stands?|Rests?)\b)")
"""Where a second head begins in the same text."""
_SAID = {"d": True, "h": True, "y": True, "yes": True, "s": False, "n": False, "no": False}
"""What a letter in a chart says: that the hand draws, or that it stays."""


@frozen
class ChartRow:
    """A row of a chart: with how many points the hand draws on which third cards.

    ``drawn`` is None where it was not read. ``spans`` are the texts of its cells, ``told`` is what the one beside the
    points says in a sentence.
    """

    points: frozenset[int]
    drawn: frozenset[int] | None
    sheet: int
    spans: tuple[Span, ...]
    told: str = ""

    @property
    def text(self) -> str:
        """The row as it stands there."""
        return "  ".join(span.text for span in self.spans)

    def holds(self, sheet: int, y: float, left: float) -> bool:
        """Whether a text of a sheet, at this height and from here on, is one of its cells."""
        return sheet == self.sheet and any(
            abs(span.y - y) <= _SAME_LINE and span.left - 1 <= left <= span.right for span in self.spans
        )


@frozen
class Chart:
    """A chart on a sheet: its rows, and between which heights its heads stand."""

    rows: tuple[ChartRow, ...]
    sheet: int
    top: float
    bottom: float

    def heads(self, sheet: int, y: float, text: str) -> bool:
        """Whether a text at this height leads to the chart or heads a column of it."""
        over = sheet == self.sheet and self.top <= y <= self.bottom and not re.search(r"\d|\.\W*$", text)
        said = tokens(replaced(text, _PLAINLY))
        words = {token.text for token in said}
        # “When the first hand stays, ...:” leads to another rule, and “the dealer's third card” is none here.
        over = over and "dealer" not in words and not (text.endswith(":") and not words & DRAWS)
        return over and len(said) <= 2 * _MOST_WORDS and bool(words & (DRAWS | STAYS) or after_third(said) is not None)


def charts_of(draft: Draft, hand: str, other: str) -> Iterator[Chart]:
    """Yield the charts of third cards of a draft, in which a word names the ``hand`` that draws, and none the other.

    One may go on at the head of the next sheet.
    """
    before: tuple[Span, Sequence[Span]] | None = None
    for number, sheet in enumerate(draft.sheets):
        spans = sorted(sheet.spans, key=lambda span: (span.y, span.left))
        above, before = before, None
        for column in _columns([span for span in spans if _points(span.text)], spans):
            heads = _heads(spans, column[0], hand)
            if not heads and above is not None and _goes_on(above[0], column[0]):
                heads = [*above[1]]
            if heads and not _of_other(heads, hand, other) and not _without_third(heads, other):
                before = column[-1], heads
                rows = tuple(_rows(spans, column, heads, number))
                yield Chart(rows=rows, sheet=number, top=column[0].y - 2 * _OVER, bottom=column[0].y)


def _goes_on(last: Span, first: Span) -> bool:
    """Whether the points of a row of the next sheet are those that follow the last row of a sheet."""
    return min(_points(first.text)) == max(_points(last.text)) + 1 and abs(first.left - last.left) <= _ALIGNED


def _points(text: str) -> frozenset[int]:
    """Return the points with which a hand may still draw that a cell lists, or nothing."""
    found = cards_in(tokens(text)) if re.match(r"\W*\d", text) and len(text.split()) <= _MOST_WORDS else None
    return found if found and max(found) <= MOST_POINTS else frozenset()


def _columns(cells: Sequence[Span], spans: Sequence[Span]) -> Iterator[list[Span]]:
    """Yield the columns of cells with points, each with more of them than the one above.

    A row that tells of each card is of the column above it whatever its points, which may be wrong.
    """
    left = list(cells)
    while left:
        column = [left.pop(0)]
        expected = max(_points(column[0].text)) + 1
        for cell in tuple(left):
            last = column[-1]
            near = last.y < cell.y <= last.y + _NEXT_ROW and abs(cell.left - last.left) <= _ALIGNED
            follows = min(_points(cell.text)) == expected
            if near and (follows or (_tells_each(last, spans) and _tells_each(cell, spans))):
                column.append(cell)
                left.remove(cell)
                expected = max(_points(cell.text)) + 1 if follows else expected + 1
        if len(column) >= _FEWEST:
            yield column


def _tells_each(cell: Span, spans: Sequence[Span]) -> bool:
    """Whether what stands beside a cell says for each card what the hand does."""
    beside = [span.text for span in spans if abs(span.y - cell.y) <= _SAME_LINE and span.left > cell.left]
    return sum(len(_each(text)) for text in beside if _is_cell(text)) >= _BY_CARD


def _heads(spans: Sequence[Span], first: Span, hand: str) -> list[Span]:
    """Return the texts over a column that head a chart of third cards, the nearest last; nothing over another table."""
    over = [span for span in spans if 0 < first.y - span.y <= _OVER and span.right >= first.left - _ALIGNED]
    said = [token for span in over for token in tokens(replaced(span.text, _PLAINLY))]
    words = {token.text for token in said}
    told = words & (DRAWS | STAYS) or after_third(said) is not None
    twice = len(words & (DRAWS | STAYS)) >= _FEWEST or any(_DREW.search(span.text) for span in over)
    return over if told and hand in words and ("card" in words or twice) else []


def _of_other(heads: Sequence[Span], hand: str, other: str) -> bool:
    """Whether the nearest text over a column that names a hand names the other one alone."""
    for span in reversed(heads):
        named = {token.text for token in tokens(span.text)} & {hand, other}
        if named:
            of_card = (
                _DREW.search(span.text) or _ON_CARD.search(span.text) or after_third(tokens(span.text)) is not None
            )
            return named == {other} and not of_card
    return False


def _without_third(heads: Sequence[Span], other: str) -> bool:
    """Whether the nearest text over a column that names the other hand says that it took no third card."""
    for span in reversed(heads):
        if other in {token.text for token in tokens(span.text)}:
            stayed = re.search(_STAYED.format(other), span.text, re.IGNORECASE) is not None
            return stayed and _DREW.search(span.text) is None
    return False


def _rows(spans: Sequence[Span], column: Sequence[Span], heads: Sequence[Span], sheet: int) -> Iterator[ChartRow]:
    top, until = column[0].y - _NEXT_ROW, column[-1].y + _NEXT_ROW
    body = _joined(
        [
            span
            for span in spans
            if top <= span.y <= until and (span not in heads or _is_cell(span.text) or _is_list(span.text))
        ]
    )
    numbered = _numbered(heads)
    beside = [_beside(cell, body) for cell in column]
    verbs = _verbs(heads) or _by_length([_cells(each) for each in beside])
    for cell, each in zip(column, beside, strict=True):
        cells = _cells(each)
        if not cells and len(each) == 1 and _tells(each[0].text):
            spans, told = (cell, each[0]), each[0].text
            yield ChartRow(points=_points(cell.text), drawn=None, sheet=sheet, spans=spans, told=told)
            continue
        said = [word for span in cells for word in _each(span.text)]
        by_card = len(numbered) >= _BY_CARD and len(numbered) == len(said)
        drawn = _by_card(numbered, said) if by_card else _by_lists(cells, verbs)
        yield ChartRow(points=_points(cell.text), drawn=drawn, sheet=sheet, spans=(cell, *cells))


def _beside(cell: Span, body: Sequence[Span]) -> list[Span]:
    """Return the texts on the line of a cell behind it, from the left."""
    found = (span for span in body if abs(span.y - cell.y) <= _SAME_LINE and span.left > cell.left)
    return sorted(found, key=lambda span: span.left)


def _cells(beside: Sequence[Span]) -> list[Span]:
    """Return the first texts beside the points that can be cells of a chart."""
    return list(takewhile(lambda span: _is_cell(span.text), beside))


def _by_length(rows: Sequence[Sequence[Span]]) -> tuple[bool, ...]:
    """Return what one list a row without a head tells: with more points a hand draws on fewer cards."""
    lists = [_listed(row[0].text) for row in rows if len(row) == 1]
    sizes = [len(found) for found in lists if found is not None]
    if len(sizes) != len(rows) or len(sizes) <= _FEWEST or sizes[0] == sizes[-1]:
        return ()
    return (sizes[0] > sizes[-1],)


def _tells(text: str) -> bool:
    """Whether a text says in words when the hand draws or stays: draws, except when the third card is an 8."""
    said = tokens(text)
    return bool(said) and said[0].text in DRAWS | STAYS and after_third(said) is not None


def _joined(spans: Sequence[Span]) -> list[Span]:
    """Return the cells, with a list that goes on in the line below put together there."""
    found = list(spans)
    for span in spans:
        if not _GOES_ON.search(span.text) or not _is_list(span.text):
            continue
        below = (
            other
            for other in found
            if span.y < other.y <= span.y + _ALIGNED
            and abs(other.left - span.left) <= _ALIGNED
            and _is_list(other.text)
        )
        following = next(below, None)
        if following is not None:
            found.remove(span)
            found[found.index(following)] = replace(following, text=f"{span.text} {following.text}")
    return found


def _is_list(text: str) -> bool:
    return re.fullmatch(r"[\d\s,/-]+(?:(?:or|and|to|through)[\d\s,/-]*)*", text) is not None


def _is_cell(text: str) -> bool:
    """Whether a text can be a cell of a chart: a list of cards, or what the hand does."""
    each = _each(text)
    return (
        (len(each) >= _BY_CARD and all(does(word) is not None for word in each))
        or _listed(text) is not None
        or does(text) is not None
        or _REST.fullmatch(text.strip()) is not None
    )


def _listed(text: str) -> frozenset[int] | None:
    """Return the cards that a cell lists; None where it is no list."""
    if _NOTHING.fullmatch(text.strip()):
        return frozenset()
    if _EVERY.fullmatch(text.strip()):
        return CARDS
    if but := _ALL_BUT.fullmatch(text.strip()):
        left = cards_in(tokens(but[1]))
        return None if left is None else CARDS - left
    if len(text.split()) > _MOST_WORDS + len(CARDS) or re.search(r"\d{2}", text):
        return None
    return cards_in(tokens(text))


def _each(text: str) -> list[str]:
    """Return what a cell says, card by card where its letters stand together."""
    return list(text) if len(text) >= _BY_CARD and set(text.casefold()) <= set(_SAID) else text.split()


def does(text: str) -> bool | None:
    """Return whether a cell says that the hand draws, or that it stays; None where it says neither."""
    word = text.strip().strip(".").casefold()
    if word in _SAID:
        return _SAID[word]
    said = {token.text for token in tokens(replaced(text, _PLAINLY))}
    verbs = said & (DRAWS | STAYS)
    return verbs <= DRAWS if len(verbs) == 1 and len(said) <= _FEWEST + 1 and not said & set("0123456789") else None


def _verbs(heads: Sequence[Span]) -> tuple[bool, ...]:
    """Return what heads say of their columns from the left: that the hand draws, or that it stays."""
    over: list[Span] = []
    for span in heads:
        # A sentence over the chart heads no column, nor does what stands over it.
        over = [] if len(span.text.split()) > 2 * _MOST_WORDS or span.text.endswith((".", ":")) else [*over, span]
    # What stands over the heads of the columns, such as a row of another chart, heads none.
    lowest = max(
        (span.y for span in over if {token.text for token in tokens(replaced(span.text, _PLAINLY))} & (DRAWS | STAYS)),
        default=0,
    )
    said = sorted((span for span in over if lowest - span.y <= _WRAPPED), key=lambda span: span.left)
    # Two heads may stand without a space between them.
    heads_said = [head for span in said for head in _NEXT_HEAD.split(replaced(span.text, _PLAINLY))]
    words = [token.text for head in heads_said for token in tokens(re.sub(r"(?<=[a-z])(?=[A-Z])", " ", _done(head)))]
    found = [word in DRAWS for word in words if word in DRAWS | STAYS]
    return tuple(found[:1] + [second for first, second in pairwise(found) if first is not second])


def _done(head: str) -> str:
    """Return what a head says that the hand does, without the condition behind it."""
    alone = _GIVEN.split(head)[0]
    return alone if {token.text for token in tokens(alone)} & (DRAWS | STAYS) else head


def _numbered(heads: Sequence[Span]) -> list[str]:
    """Return the cards that head a column each, in the last line of the heads that has any."""
    found = [(span.y, match[1]) for span in heads if (match := _CARDS_IN_HEAD.fullmatch(span.text))]
    last = max((y for y, _ in found), default=0)
    return [figure for y, text in found if last - y <= _SAME_LINE for figure in text if figure.isdigit()]


def _by_card(heads: Sequence[str], cells: Sequence[str]) -> frozenset[int] | None:
    """Return the cards on which a row draws that says it for each; None where it does not say it for all."""
    said = [does(cell) for cell in cells]
    on = frozenset(int(head) for head, drawn in zip(heads, said, strict=True) if drawn)
    return on if None not in said and {int(head) for head in heads} == CARDS else None


def _with_the_rest(texts: Sequence[str]) -> list[str]:
    """Return what cells say, with the cards that are left in place of “all others”."""
    lists = [found for text in texts if not _REST.fullmatch(text.strip()) and (found := _listed(text)) is not None]
    if len(texts) != _FEWEST or len(lists) != 1:
        return list(texts)
    left = ", ".join(map(str, sorted(CARDS - lists[0])))
    return [left if _REST.fullmatch(text.strip()) else text for text in texts]


def _by_lists(cells: Sequence[Span], verbs: Sequence[bool]) -> frozenset[int] | None:
    """Return the cards on which a row says that the hand draws; None where its cells do not tell."""
    texts = _with_the_rest([cell.text for cell in cells])
    lists = [_listed(text) for text in texts if does(text) is None or _NOTHING.fullmatch(text.strip())]
    said = [verb for text in texts if not _NOTHING.fullmatch(text.strip()) if (verb := does(text)) is not None]
    if len(said) == 1 and not lists:
        return CARDS if said[0] else frozenset()
    told = tuple(said) if len(said) == len(lists) else tuple(verbs)
    if len(lists) != len(told) or not 0 < len(lists) <= _FEWEST or None in lists:
        return None
    by = {each: found for each, found in zip(told, lists, strict=True) if found is not None}
    if len(by) == _FEWEST and by[True] != CARDS - by[False]:
        return None
    return by[True] if True in by else CARDS - by[False]
