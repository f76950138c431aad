"""The sentences and rows of a draft, each with the wagers it names and those of the heading above it."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from checker.drafts.language import lexicon
from checker.drafts.language.naming import ITEM, Naming
from checker.drafts.language.values import find_values, without_values
from checker.drafts.language.words import words
from checker.drafts.structure.blocks import Block
from checker.values.payout import MeterShare, Odds, Push
from checker.words.known import split_sentences, unmarked

UNKNOWN = "?"
"""In place of a wager, where a heading has a name that is none of the chapter's."""
_DOT = re.compile(r"\s[\u00b7|/]\s")
_ASIDE = re.compile(r"\([^()]*\)|[\[\]]")
"""What a heading says in parentheses, such as on which cards its wager is decided."""
_PROSE = 4
_HEADS = 4
"""How many heads of columns stand over a table at most, each by itself."""
_INDENTED = 6.0
"""How far to the right of a heading, in widths of a character, what stands under it begins at most."""
_RIGHT_UNDER = 2.2
"""How far under a heading, in heights of a line, its limits stand at most, wherever in the line they are set."""


Key = tuple[int, int, str]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of a block, or the whole of a row, with the wagers whose matter it is.

    ``named`` are those that it names itself, ``scope`` those of the heading above it; ``prose`` tells whether it is
    running text. ``head`` is the wager with whose name its paragraph opens, ``under`` the block of the heading, and
    ``title`` the short text over it, whatever that names. ``spoken`` are the wagers that were last named before it
    under its heading, of which it may go on to speak.
    """

    text: str
    block: Block
    named: tuple[str, ...]
    scope: tuple[str, ...]
    prose: bool
    before: str = ""
    head: str = ""
    under: int = -1
    title: str = ""
    spoken: tuple[str, ...] = ()

    @property
    def key(self) -> Key:
        """Its sheet, the place of its block on it, and its text, by which it is known in whatever block it was put."""
        return self.block.sheet, self.block.order, self.text

    @property
    def block_key(self) -> Key:
        """The key of a sentence that is all of its block."""
        return self.block.sheet, self.block.order, self.block.text


def sentences_of(blocks: Sequence[Block], naming: Naming) -> list[Sentence]:
    """Return the sentences and rows of a draft in their order, each with the wagers that its heading names."""
    return list(_spoken_of(_under_headings(blocks, naming), naming))


def _spoken_of(sentences: Sequence[Sentence], naming: Naming) -> Iterator[Sentence]:
    """Yield the sentences, each with the wagers that the text above it last named under the same heading."""
    spoken: tuple[str, ...] = ()
    place = (-1, -1)
    led = ""
    for sentence in sentences:
        if led.endswith((":", "?")) and not (sentence.before or words(without_values(sentence.text))):
            sentence = replace(sentence, before=led)  # noqa: PLW2901 - with the words that lead on to its figure
        led = sentence.text
        if (sentence.block.sheet, sentence.under) != place:
            place, spoken = (sentence.block.sheet, sentence.under), ()
        yield replace(sentence, spoken=spoken)
        spoken = naming.mentioned(sentence.text, loose=True) or spoken


def _under_headings(blocks: Sequence[Block], naming: Naming) -> list[Sentence]:
    """Return the sentences and rows of a draft, each with the wagers that its heading names."""
    found: list[Sentence] = []
    for sheet in dict.fromkeys(block.sheet for block in blocks):
        own = [block for block in blocks if block.sheet == sheet]
        headings: list[tuple[Block, tuple[str, ...]]] = []
        carried = _goes_on(found, own)
        rowed: dict[tuple[str, ...], int] = {}
        listed = False
        for index, block in enumerate(own):
            following = own[index + 1 :]
            beside = bool(following) and following[0].y == block.y and following[0].label is not None
            spans = beside or (bool(following) and _leads_rows(block, following[0], naming))
            names = _heading(block, naming, spans=spans) or _introduces(block, following, naming)
            under, scope = _scope(block, headings)
            if names and not (scope and _limits_of_hands(block, names, headings)):
                # Headings that follow each other are a list of names, under which nothing stands.
                last = headings[-1][0] if headings else None
                listed = last is not None and bool(block.values) and last.order == block.order - 1 and last.y < block.y
                headings.append((block, names))
                under, scope = block.order, names
            elif listed and headings and headings[-1][0].order == block.order - 1:
                listed = False
                headings.append((block, ()))
                under, scope = block.order, ()
            elif scope and (
                _is_next_item(block, headings[-1][0]) or _is_part(block) or _is_after(headings[-1][0], block)
            ):
                headings.append((block, ()))
                under, scope = block.order, ()
            elif scope and _is_unknown_heading(block, _under(block, following), naming):
                headings.append((block, (UNKNOWN,)))
                under, scope = block.order, (UNKNOWN,)
            elif _of_all_wagers(block, following, scope, naming):
                headings.append((block, ()))
                under, scope = block.order, ()
            elif block.values and (led := _led(block, own[index - 1] if index else None, headings)):
                under, scope = headings[-1][0].order, led
            elif block.values and (own_name := _of_row(block, own[:index][-1:], scope, naming)):
                under, scope = rowed.setdefault(own_name, block.order), own_name[:1]
            over = next((heading.y for heading, _ in headings if heading.order == under), None)
            if block.heads and over is not None and block.heads[0].y < over:
                block = replace(block, heads=())  # noqa: PLW2901 - the heads of another table
            carried = carried if (block.values or _is_head(block)) and not headings else ()
            if carried and block.label is not None:
                scope = carried
            title = _title(block, own[:index], (heading for heading, _ in headings))
            found.extend(replace(sentence, under=under, title=title) for sentence in _split(block, scope, naming))
    return found


def _is_part(block: Block) -> bool:
    """Whether a block is the heading of the next part of a draft, which names no wager: Step 6. Compare."""
    return not block.values and lexicon.PART.match(block.text) is not None and len(block.text.split()) <= 2 * _PROSE


def _is_after(row: Block, block: Block) -> bool:
    """Whether a block heads what comes after a table of limits, of which a row is the last that names a wager."""
    limits = bool(row.heads) and bool(row.values) and not _pays(row)
    short = not block.values and not block.heads and len(block.text.split()) <= _PROSE
    return limits and short and block.y > row.y and block.left <= row.left + 1 and not lexicon.ENDS.search(block.text)


def _is_next_item(block: Block, heading: Block) -> bool:
    """Whether a block is the next item or question of those of which the heading above it is one, and no row."""
    if heading.text.endswith("?") and block.text.endswith("?") and len(split_sentences(block.text)) == 1:
        return True
    if ITEM.match(heading.text) is None or _pays(block) or abs(block.left - heading.left) > 1:
        return False
    return _mark(heading) == _mark(block)


def _sorts(mark: str) -> str:
    """Return of what sort the mark of an item is: a figure, a capital or another letter, with which sign."""
    return re.sub(r"[a-z]", "a", re.sub(r"[A-Z]", "A", re.sub(r"\d+", "1", mark.strip())))


def _of_all_wagers(block: Block, following: Sequence[Block], scope: tuple[str, ...], naming: Naming) -> bool:
    """Whether a block heads a limit of what is paid, or limits of which the first one is of another wager."""
    if block.values or find_values(block.text):
        return False
    limits = bool(words(block.text)) and set(words(block.text)) <= lexicon.LIMITS_HEAD
    other = limits and following and set(naming.mentioned(following[0].text, loose=True)) - set(scope)
    return bool(other) or lexicon.LIMIT_TITLE.search(block.text) is not None


def _leads_rows(block: Block, below: Block, naming: Naming) -> bool:
    """Whether a row has the name of a wager and its limits, and the next one what an outcome of it pays."""
    if block.label is None or below.label is None or not (block.values and below.values):
        return False
    limits = all(value.is_money for cell in block.values for value in find_values(cell.text))
    named, named_below = naming.is_name(block.label.text), naming.is_name(below.label.text)
    return limits and bool(named) and not named_below and _pays(below)


def _led(block: Block, before: Block | None, headings: Sequence[tuple[Block, tuple[str, ...]]]) -> tuple[str, ...]:
    """Return the wager that the first cell of a row names, where its next cell tells in words when that wins."""
    if before is None or not headings or headings[-1][0] is not before or before.values:
        return ()
    rows = {cell.row for cell in (before.cells[0], block.cells[0])}
    return headings[-1][1] if len(rows) == 1 and None not in rows and before.y == block.y else ()


def _title(block: Block, before: Sequence[Block], headings: Iterable[Block]) -> str:
    """Return the nearest heading, or short text, over a block in its column that is no row and no sentence."""
    known = {heading.order for heading in headings}
    for over in reversed(before):
        beside = over.y == block.y and over.order == block.order - 1 and over.right <= block.left
        if beside and _is_term(over) and not block.values and len(block.text.split()) > _PROSE:
            return over.text
        if min(over.right, block.right) <= max(over.left, block.left) or over.y >= block.y:
            continue
        if over.in_table and over.order not in known:
            continue
        asks = over.text.endswith("?") and len(over.text.split()) <= 2 * _PROSE
        short = not over.values and len(over.text.split()) <= _PROSE and not lexicon.ENDS.search(over.text)
        if over.order in known or ((short or asks) and not find_values(over.text)) or _is_part(over):
            return over.text
    return ""


def _of_row(block: Block, before: Sequence[Block], scope: tuple[str, ...], naming: Naming) -> tuple[str, ...]:
    """Return the wager that tells what a row is of, and the head of its column, if that has the name.

    The head may have it before a colon, or the line on which the row stands may begin with it and its limits.
    """
    if block.heads and (head := naming.leading(block.heads[0].text)) and head not in scope:
        return head, block.heads[0].text
    for first in before:
        begins = first.y == block.y and first.right <= block.left and first.values and not _pays(first)
        if begins and first.label is not None and (name := naming.is_name(first.label.text)):
            return (name,)
    return ()


def _is_term(block: Block) -> bool:
    """Whether a block is the term of a glossary that stands left of what is said of it."""
    return not block.values and len(block.text.split()) <= _PROSE and block.text.isupper()


def _goes_on(before: Sequence[Sentence], own: Sequence[Block]) -> tuple[str, ...]:
    """Return the wagers of the table with which one page ends, if the next page may go on with it."""
    again = {block.text for block in own}  # the foot of every page
    last = next(
        (item for item in reversed(before) if (item.block.values or item.prose) and item.block.text not in again), None
    )
    if last is None or not own or last.prose or last.block.label is None or not _pays(last.block):
        return ()
    page, following = last.block.place.page, own[0].place.page
    return last.scope if page is not None and following == page + 1 else ()


def _is_unknown_heading(block: Block, following: Sequence[Block], naming: Naming) -> bool:
    """Whether a block is the heading of a table, and its name is none that is known."""
    label = block.label
    if label is None or not following or naming.is_name(label.text) or lexicon.COMPANY.search(label.text):
        return False
    if any(head.text == label.text for head in block.heads) and any(_column_head(head.text) for head in block.heads):
        return False  # it is the head of a column itself
    text = re.sub(r"[()\[\]$-]", " ", without_values(label.text))
    if len(text.split()) > _PROSE:
        return False
    given = [word for word in words(text) if not word.isdigit() and len(word) > 1]
    telling = set(given) - lexicon.HEADING_WORDS - lexicon.ROW_HEADS - lexicon.SILENT
    titled = all(word[:1].isupper() or word[:1] in "($0123456789&-/" for word in text.split())
    rows = [item for item in following if item.label is not None and _pays(item)]
    aligned = bool(rows) and rows[0].left >= block.left - 1 and rows[0].y > block.y
    return bool(telling) and titled and aligned and not _pays(block) and not _column_head(text)


def _pays(block: Block) -> bool:
    """Whether odds or a share of a meter stand beside a label."""
    if len(block.text.split()) > 4 * _PROSE:
        return False
    values = [value for cell in block.cells for value in find_values(cell.text)]
    return any(isinstance(part, (Odds, MeterShare, Push)) for value in values for part in value.parts)


def _column_head(text: str) -> bool:
    return any(cue.search(text) for cue in lexicon.COLUMN_KINDS.values())


def _under(block: Block, following: Sequence[Block]) -> list[Block]:
    """Return the next blocks of the column in which a block stands."""
    over = (item for item in following if min(item.right, block.right) - max(item.left, block.left) > 0)
    return list(islice(over, 2))


def _heading(block: Block, naming: Naming, *, spans: bool = False) -> tuple[str, ...]:
    values = [value for cell in block.cells for value in find_values(cell.text)]
    if any(isinstance(part, (Odds, MeterShare, Push)) for value in values for part in value.parts):
        return ()
    text = block.label.text if block.label else block.text
    if text.endswith("?") and (asked := naming.heading(text.rpartition(", ")[2])):
        return asked  # Should the dealer show an ace, what is insurance?
    if len(_ASIDE.sub(" ", without_values(text)).split()) > 2 * _PROSE or (
        block.values and not spans and any(_heads_limits(head.text) for head in block.heads)
    ):
        return ()
    lead = naming.leading(text)
    short = _ASIDE.sub(" ", text)
    return (
        naming.heading(text) or naming.heading(short) or ((lead,) if lead and len(text.split()) <= 2 * _PROSE else ())
    )


def _introduces(block: Block, following: Sequence[Block], naming: Naming) -> tuple[str, ...]:
    """Return the wager of which a paragraph speaks that opens with its name, or ends in a colon, above a table."""
    below = next((item for item in following[: _HEADS + 1] if not _is_head(item)), None)
    if block.label is None or block.values or _pays(block) or below is None or below.label is None or not _pays(below):
        return ()
    if _mark(block) == _mark(below) != "" and abs(block.left - below.left) <= 1:
        return ()  # the next item of a list is not about this one
    first = naming.is_name(block.text.partition(". ")[0]) or naming.item(block.text)
    named = (first,) if first else naming.mentioned(block.text) if block.text.endswith(":") else ()
    return named if len(named) == 1 else ()


def _mark(block: Block) -> str:
    """Return of what sort the number or the sign is that makes a block an item of a list; empty where it is none."""
    numbered = ITEM.match(block.text)
    return _sorts(numbered[0]) if numbered else block.text[: -len(unmarked(block.text))].strip()


def _is_head(block: Block) -> bool:
    """Whether a block is the head of a column that stands by itself."""
    given = words(block.text)
    short = bool(given) and len(given) <= _PROSE and not (block.values or lexicon.ENDS.search(block.text))
    return short and (_column_head(block.text) or set(given) <= lexicon.ROW_HEADS | lexicon.SILENT)


def _limits_of_hands(block: Block, names: Sequence[str], headings: Sequence[tuple[Block, tuple[str, ...]]]) -> bool:
    """Whether a line right under the heading of one wager has amounts and names several: on which hands it is made."""
    last, over = headings[-1]
    money = any(value.is_money for cell in block.cells for value in find_values(cell.text))
    beneath = last.order == block.order - 1 or lexicon.ENDS.search(block.text) is not None
    return len(names) > 1 and len(over) == 1 and beneath and money


def _heads_limits(text: str) -> bool:
    return any(lexicon.COLUMN_KINDS[kind].search(text) for kind in ("minimum", "maximum", "limits"))


def _scope(block: Block, headings: list[tuple[Block, tuple[str, ...]]]) -> tuple[int, tuple[str, ...]]:
    """Return the nearest heading that stands over the block, with its wagers; else the last heading of the sheet."""
    near = [item for item in headings if 0 < block.y - item[0].y <= _RIGHT_UNDER and item[0].left <= block.left]
    if near and block.label is None:
        heading, names = max(near, key=lambda item: (item[0].left, item[0].y))
        return heading.order, names
    for heading, names in reversed(headings):
        indented = 0 <= block.left - heading.left <= _INDENTED
        if indented or min(heading.right, block.right) - max(heading.left, block.left) > 0:
            return heading.order, names
    return (headings[-1][0].order, headings[-1][1]) if headings else (-1, ())


def _split(block: Block, scope: tuple[str, ...], naming: Naming) -> Iterator[Sentence]:
    if block.values and block.label is not None:
        name = naming.is_name(block.label.text)
        yield Sentence(block.text, block, (name,) if name else (), scope, prose=False)
        return
    before = ""
    topic = naming.opening(unmarked(block.text))
    texts = split_sentences(block.text)
    for text in (part for whole in texts for part in _listed(whole)) if block.label else texts:
        lead = naming.leading(text)
        listed = naming.heading(text, strict=True) if text not in texts else ()
        named = listed or ((lead,) if lead else ()) or naming.mentioned(text) or ((topic,) if topic else ())
        yield Sentence(
            text,
            block,
            named,
            listed or scope,
            prose=len(text.split()) > _PROSE,
            before=before,
            head=topic if before else "",
        )
        # A wager with nothing but its limits heads what the paragraph goes on with.
        if topic and (heads := naming.is_name(_bare(text))):
            topic = heads
        before = text


def _bare(text: str) -> str:
    """Return a text without its amounts, and without the signs and the “to” that part them."""
    return re.sub(r"(?:[\s.,:;()\u2013-]|\b(?:from|to)\b)+$", "", without_values(text))


def _listed(text: str) -> list[str]:
    """Return the parts of a text with dots between things that each have a figure: Player 1-1 · Tie 8-1."""
    parts = [part.strip() for part in _DOT.split(text)]
    told = [bool(find_values(part)) for part in parts]
    worded = all(re.search(r"[^\W\d_]{2}", without_values(part)) for part in parts)
    return parts if told[0] and sum(told) > 1 and worded else [text]
