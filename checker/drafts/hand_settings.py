"""Compares what a draft says on how the dealer sets hands with the house way that is filed."""

import re
from typing import TYPE_CHECKING

from checker.drafts.cells import row_in_words
from checker.drafts.compared import Compared
from checker.drafts.sentences import Sentence
from checker.drafts.told import Told
from checker.rules.house_way.asked import house_way_of
from checker.rules.house_way.beside import Beside, beside
from checker.rules.house_way.lines import Line, filed_lines, rules_of
from checker.statements.compare import Ground
from checker.statements.comparison import Status
from checker.values.provision import NO_PROVISION

if TYPE_CHECKING:
    from collections.abc import Sequence

_HEADS = re.compile(
    r"\bhouse way\b|^\W*(?:the )?dealer (?:has|holds?)\b|\bdealer(?:'s)? (?:way|hands?)\b|"
    r"\b(?:dealer|house) (?:sets|plays|arranges)\b",
    re.IGNORECASE,
)
"""What a heading says under which stands how the dealer sets hands."""
_LEADS = re.compile(
    r"\bhouse way\b|^\W*how the (?:dealer|house) (?:sets|plays|arranges)\b|"
    r"\b(?:dealer|house) (?:sets|arranges) (?:\w+ ){0,3}hands?\b",
    re.IGNORECASE,
)
"""What a sentence says that leads to how the dealer sets hands."""
_OF_PLAYERS = re.compile(r"\b(?:you|your|yours|players?|guests?)\b", re.IGNORECASE)


class HandSettings:
    """The house way of a filing, beside which the lines of a draft are held; it follows the draft's headings."""

    def __init__(self, ground: Ground) -> None:
        self._filed: Sequence[Line] = filed_lines(ground.filing, ground.ruleset)
        asked = house_way_of(ground.ruleset)
        self._provision = asked.provision if asked else NO_PROVISION
        self._under = False

    def compare(self, told: Told, said: list[Compared]) -> list[Compared]:
        """Return what is told of a sentence, with how it compares with the house way where nothing else tells it."""
        sentence = told.sentence
        if not self._filed:
            return said
        if (_LEADS if sentence.prose else _HEADS).search(sentence.text):
            self._under = True
        opened = all(item.status is Status.NOT_COMPARED for item in said)
        text = _spoken(sentence)
        of_dealer = self._under and not _OF_PLAYERS.search(text)
        found = beside(text, self._filed, of_dealer=of_dealer) if opened else None
        if found is None:
            heads = not sentence.prose and len(sentence.block.cells) == 1 and not _HEADS.search(sentence.text)
            self._under = self._under and not (heads and not rules_of(text))
            return said
        return [self._told(sentence, text, found)]

    def _told(self, sentence: Sentence, text: str, found: Beside) -> Compared:
        if found.otherwise is None:
            return Compared(status=Status.AGREES, sentence=sentence, about="rule", text=text)
        filed = found.otherwise.text
        return Compared(
            status=Status.DIFFERS, sentence=sentence, about="rule", text=text, expected=filed,
            message=f"On how the dealer sets a hand, the draft says “{text}”. The filed house way says “{filed}”.",
            help=f"write: {filed}", provision=self._provision,
        )  # fmt: skip


def _spoken(sentence: Sentence) -> str:
    """Return a sentence, or the cells of a row with the first of them as the hand that the rest is about."""
    cells = [cell.text.strip() for cell in sentence.block.cells if cell.text.strip()]
    row = len(cells) > 1 and not sentence.prose
    return row_in_words(cells) if row else sentence.text
