"""Compares what a draft says on how the dealer sets hands with the house way that is filed.

A line that sets a hand as the house way does agrees, wherever it stands. One that sets it otherwise is held against the
house way only where it is plain whose hand is meant: under a heading or a sentence that says so, or beside lines that
agree; elsewhere it may be advice to players.
"""

import re
from collections.abc import Iterator, Sequence

from checker.drafts.cells import row_in_words
from checker.drafts.compared import Compared
from checker.drafts.sentences import Sentence
from checker.drafts.told import Told
from checker.rules.house_way.asked import house_way_of
from checker.rules.house_way.beside import Beside, beside
from checker.rules.house_way.lines import filed_lines, rules_of
from checker.statements.compare import Ground
from checker.statements.comparison import Status
from checker.values.provision import NO_PROVISION
from checker.words.heeded import turned
from checker.words.known import unmarked

_HEADS = re.compile(
    r"\bhouse way\b|^\W*(?:the )?dealer (?:has|holds?)\b|\bdealer(?:'s)? (?:way|hands?)\b|"
    r"\b(?:dealer|house) (?:sets?|plays|arranges)\b",
    re.IGNORECASE,
)
"""What a heading says under which stands how the dealer sets hands."""
_LEADS = re.compile(
    r"\bhouse way\b|^\W*how (?:does |do )?the (?:dealer|house) (?:sets?|plays?|arranges?)\b|"
    r"\b(?:dealer|house) (?:sets|arranges) (?:\w+ ){0,3}hands?\b|\bdealer's hands are set\b",
    re.IGNORECASE,
)
"""What a sentence says that leads to how the dealer sets hands."""
_OF_PLAYERS = re.compile(r"\b(?:you|your|yours|players?|guests?|patrons?)\b", re.IGNORECASE)
_LED = re.compile(r"^.*\bhouse way\b[^:;]{0,40}: ", re.IGNORECASE)
"""What stands before several lines of a house way in one sentence."""
_OF_TYPE = re.compile(
    r"^(?P<type>(?:(?:no|one|two|three) pair|(?:three|four)[ -]of[ -]a[ -]kind|full house|five aces|"
    r"(?:(?:straight|royal) flush|straight|flush)(?:(?:,| or|, or) (?:(?:straight|royal) flush|straight|flush))*)),? ",
    re.IGNORECASE,
)
_ASKS = re.compile(r"(?P<type>[^?.:;]{3,40})\?")
"""A type of hand that is asked for: Two pair?"""
_FIVE = re.compile(r"^\W*(?:five|5)[ -]aces\b", re.IGNORECASE)
"""Cards that fill both hands: how many go into one tells how many are left for the other."""
_NEAR = 2
"""So many sentences away another line of a house way tells that both are such."""


class HandSettings:
    """The house way of a filing, and how each sentence of a draft that sets a hand is beside it."""

    def __init__(self, ground: Ground, sentences: Sequence[Sentence]) -> None:
        self._filed = filed_lines(ground.filing, ground.ruleset)
        asked = house_way_of(ground.ruleset)
        self._provision = asked.provision if asked else NO_PROVISION
        self._told: dict[int, tuple[str, Beside]] = dict(self._all(sentences)) if self._filed else {}

    def compare(self, told: Told, said: list[Compared]) -> list[Compared]:
        """Return what is told of a sentence, with how it compares with the house way where nothing else tells it."""
        found = self._told.get(id(told.sentence))
        if found is None or any(item.status is not Status.NOT_COMPARED for item in said):
            return said
        return [self._compared(told.sentence, *found)]

    def _all(self, sentences: Sequence[Sentence]) -> Iterator[tuple[int, tuple[str, Beside]]]:
        """Yield how each sentence is beside the house way, where it is plain that it speaks of the dealer's hands."""
        texts = list(_spoken(sentences))
        beside_it = [self._beside(text) for text in texts]
        agrees = [found is not None and found.otherwise is None for found in beside_it]
        under = False
        for at, (sentence, text, found) in enumerate(zip(sentences, texts, beside_it, strict=True)):
            if (_LEADS if sentence.prose else _HEADS).search(sentence.text):
                under = True
            elif not sentence.prose and len(sentence.block.cells) == 1 and not (found or rules_of(text)):
                under = False
            among = any(agrees[max(0, at - _NEAR) : at + _NEAR + 1])
            if found is not None and (under or among):
                yield id(sentence), (text, found)

    def _beside(self, text: str) -> Beside | None:
        if _OF_PLAYERS.search(text):
            return None
        led = _LED.sub("", text)
        if led != text and ";" in led:
            return _together([beside(_labelled(part), self._filed, of_dealer=True) for part in led.split(";")])
        found = beside(text, self._filed, of_dealer=True)
        agrees = found is not None and found.otherwise is None
        return (
            None if agrees and any(self._same(other) for _, other in turned(text) if not _FIVE.search(text)) else found
        )

    def _same(self, text: str) -> bool:
        """Whether a text with the contrary of a word in place agrees with the house way too."""
        found = beside(text, self._filed, of_dealer=True)
        return found is not None and found.otherwise is None

    def _compared(self, sentence: Sentence, text: str, found: Beside) -> Compared:
        if found.otherwise is None:
            return Compared(status=Status.AGREES, sentence=sentence, about="rule", text=text)
        filed = found.otherwise.text
        return Compared(
            status=Status.DIFFERS, sentence=sentence, about="rule", text=text, expected=filed,
            message=f"On how the dealer sets a hand, the draft says “{text}”. The filed house way says “{filed}”.",
            help=f"write: {filed}", provision=self._provision,
        )  # fmt: skip


def _together(parts: Sequence[Beside | None]) -> Beside | None:
    """Return what several lines in one sentence are together: otherwise where one is, told only where all are."""
    differs = next((part for part in parts if part is not None and part.otherwise is not None), None)
    return differs if differs or None not in parts else None


def _labelled(part: str) -> str:
    """Return a part of a sentence with a colon behind the type of hand: two pair, always split."""
    return _OF_TYPE.sub(lambda found: f"{found['type']}: ", part.strip())


def _spoken(sentences: Sequence[Sentence]) -> Iterator[str]:
    """Yield what each sentence says: with the type that is asked for before it, or the cells of a row in words."""
    asked = ""
    for sentence in sentences:
        cells = [cell.text.strip() for cell in sentence.block.cells if cell.text.strip()]
        row = len(cells) > 1 and not sentence.prose
        text = row_in_words(cells) if row else unmarked(sentence.text)
        yield f"{asked}: {text}" if asked and not _ASKS.fullmatch(text.strip()) else text
        found = _ASKS.fullmatch(sentence.text.strip())
        asked = found["type"] if found and _OF_TYPE.match(f"{found['type']} ") else ""
