"""Compares the areas that a layout must have with those that a draft names."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from rapidfuzz import fuzz

from checker.drafts.compared import Compared
from checker.drafts.document.shown import Shown, sentence_of
from checker.drafts.expectations.expected import Expected
from checker.drafts.language import lexicon
from checker.drafts.language.words import without_asides, words
from checker.drafts.structure.blocks import Block
from checker.drafts.structure.sentences import Sentence
from checker.statements import Document, Duty, Statement
from checker.statements.comparison import Status
from checker.words.plain import squash

_NEAR = 84
_SHORTEST = 6
_MOST_BESIDE = 4
"""So many other words may stand beside a name that marks an area."""
_SHORTER = "It may mark one area or another of that name."
_NUMBERS = re.compile(
    r"\W*(?:(?:seat|space|position|spot|box|player|no|number)s?\W*)?[1-9]\d?(?:(?:\W+|\W*(?:to|and)\W*)[1-9]\d?)*\W*",
    re.IGNORECASE,
)
"""The number of a space, alone or in a row of them."""
_CARD = frozenset({"card"})
_PARTIES = frozenset({"player", "banker", "dealer"})
_AMONG = "The name stands among other names, and whether it marks an area was not understood."


def compare_areas(
    shown: Shown, expected: Expected, document: Document, whole: Sentence, found: Sequence[Compared]
) -> Iterator[Compared]:
    """Yield the comparison of each area that a layout must have, save those ``found`` with their places."""
    if document is not Document.LAYOUT:
        return
    placed = [item.statement for item in found if item.about == "area"]
    for item in expected.statements.of(aspect="area"):
        if item not in placed:
            yield from _area(item, shown, expected, whole)


def _area(item: Statement, shown: Shown, expected: Expected, whole: Sentence) -> Iterator[Compared]:
    names = [name.replace("_", " ") for name in item.names]
    others = {squash(expected.short[slug]) for slug in expected.in_play if slug != item.key.subject}
    block = (
        shown.says(item.wording)
        or shown.carries(names)
        or _by_telling_words(item, shown, expected)
        or _looser(names, shown, others)
        or _with_its_cards(names, shown)
        or (_numbered(shown) if any("space" in words(name) for name in names) else None)
    )
    if block is not None:
        yield Compared(status=Status.AGREES, sentence=sentence_of(block), about="area", text=block.text, statement=item)
    elif item.due(Document.LAYOUT) is Duty.REQUIRED:
        name = expected.short.get(item.key.subject, item.key.subject.replace("_", " "))
        near = next(
            (found for name_ in names if len(name_) >= _SHORTEST and (found := _misspelled(shown, name_))), None
        )
        if near is not None:
            yield Compared(
                status=Status.DIFFERS, sentence=sentence_of(near[1]), about="name", text=near[0], statement=item,
                expected=name,
                message=f"“{near[0]}” is not quite the name {name}.", help=f"write {name}", provision=item.provision,
            )  # fmt: skip
            return
        block, reason = _among(names, shown, expected), _AMONG
        if block is None:
            block, reason = _shorter(names, shown, expected), _SHORTER
        if block is not None:
            yield Compared(
                status=Status.NOT_COMPARED, sentence=sentence_of(block), about="area", text=block.text,
                could_be=(item,), reason=reason,
            )  # fmt: skip
            return
        yield Compared(
            status=Status.MISSING,
            sentence=whole,
            about="wager",
            text="",
            statement=item,
            expected=name,
            message=f"The layout does not show: {item.wording[:1].lower()}{item.wording[1:]} ({name}).",
            help=f"add the area, named {name}",
            provision=item.provision,
        )


def telling_words(name: str) -> frozenset[str]:
    """Return the words of the name of an area that tell it from others, with “second” and the like as numbers."""
    given = frozenset(lexicon.ORDINALS.get(word, word) for word in words(name.replace("_", " ")))
    return given - lexicon.HEADING_WORDS - lexicon.SILENT - lexicon.CARDS


def forms_of_others(item: Statement, expected: Expected) -> frozenset[frozenset[str]]:
    """Return the telling words of the names of all areas but one."""
    areas = expected.statements.of(aspect="area")
    return frozenset(telling_words(name) for other in areas if other is not item for name in other.names)


def _numbered(shown: Shown) -> Block | None:
    """Return the block that marks a numbered space, which carries its number and no name: 5, Seat 5, 1 to 8."""
    return next((block for text, block in shown.texts if _NUMBERS.fullmatch(text)), None)


def _by_telling_words(item: Statement, shown: Shown, expected: Expected) -> Block | None:
    """Return the block that has all words that tell an area, in whatever order, and no other one that tells any."""
    own = {telling_words(name) for name in item.names} - forms_of_others(item, expected) - {frozenset()}
    return next((block for text, block in shown.texts if telling_words(without_asides(text)) in own), None)


def _looser(names: Sequence[str], shown: Shown, others: Collection[str]) -> Block | None:
    """Return the block in which all words of a name stand, and no more than a few others; no wager's name."""
    for name in names:
        own = set(words(name)) - {"the", "a", "of", "for"}
        for text, block in shown.texts:
            given = set(words(without_asides(text)))
            if (
                own
                and not any(other in squash(text) for other in others)
                and own <= given
                and len(given - own - lexicon.HEADING_WORDS) <= _MOST_BESIDE
                and given & {"dealer"} == own & {"dealer"}
            ):
                return block
    return None


def _with_its_cards(names: Sequence[str], shown: Shown) -> Block | None:
    """Return the block that has the name of a hand and a word more for its cards: Player's Hand cards."""
    own = {frozenset(words(name)) for name in names}
    return next((block for text, block in shown.texts if frozenset(words(text)) - _CARD in own), None)


def _shorter(names: Sequence[str], shown: Shown, expected: Expected) -> Block | None:
    """Return the block that has only what tells a name from others, such as “Player” for the cards of the player.

    It must stand more often than the names of the areas that every player has.
    """
    lone = Counter(frozenset(words(text)) - lexicon.CARDS for text in shown.lone)
    areas = [lone[frozenset(words(expected.short[slug]))] for slug in expected.in_play]
    for name in names:
        own = frozenset(words(name)) - lexicon.HEADING_WORDS - lexicon.SILENT - lexicon.CARDS
        own |= frozenset(words(name)) & _PARTIES
        others = [count for count in areas if count != lone[own]]
        if own and others and lone[own] > max(others):
            return next(block for text, block in shown.texts if frozenset(words(text)) - lexicon.CARDS == own)
    return None


def _among(names: Sequence[str], shown: Shown, expected: Expected) -> Block | None:
    """Return the block where a name stands in one line with the names of other wagers."""
    others = {squash(name) for name in expected.short.values()} - {squash(name) for name in names}
    for text, block in shown.texts:
        said = squash(text)
        if any(squash(name) in said for name in names) and any(other in said for other in others):
            return block
    return None


def _misspelled(shown: Shown, name: str) -> tuple[str, Block] | None:
    for text, block in shown.texts:
        whole = set(words(name)) < set(words(text))  # with a word more, it is spelled as it should be
        if not whole and len(text.split()) <= len(name.split()) + 2 and fuzz.ratio(squash(text), squash(name)) >= _NEAR:
            return text, block
    return None
