"""A sentence of a draft as it is read, with all that its reading depends on."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from checker.drafts.compared import Compared
from checker.drafts.language import lexicon
from checker.drafts.structure.sentences import Sentence
from checker.statements.compare import Ground
from checker.statements.comparison import Status
from checker.statements.near import told_near
from checker.words.known import unmarked
from checker.words.model import WordsRead
from checker.words.read import read_words, words_passed_over
from checker.words.vocabulary import Vocabulary

NOT_UNDERSTOOD = "Not all of its words were understood."
_HE = re.compile(r"\b(?:he|she)\b(?! or\b)", re.IGNORECASE)
_OF_DEALER = re.compile(
    r"^(?!.*\b(?:you|players?|patrons?|guests?|bankers?|banks?|who|his|her)\b).*\bdealer\b", re.IGNORECASE
)
"""A sentence on the dealer and on nobody else, of whom the next one may go on to speak."""
_NOBODY = re.compile(r"\b(n)o[ -]one else\b", re.IGNORECASE)
"""Nobody in two words, of which the first alone would deny the rest."""
_ASKED_OR_SAID = re.compile(r"^\W*(?:Q|A|Question|Answer)[.:)]\s+(?=\S)")
"""The letter before a question or its answer."""
_SAYS_MORE = "It speaks of the game, and what it says was not understood, or not all."


def without_names(text: str, names: Iterable[str]) -> str:
    """Return a text with “this wager” in place of the names of wagers."""
    for name in names:
        text = re.sub(re.escape(name), "this wager", text, flags=re.IGNORECASE)
    return text


@dataclass(frozen=True)
class Told:
    """A sentence with what it is compared with. ``heading`` and the sentence before it are the words above it.

    ``written`` is what is read in place of its words, such as the cells of a row with a colon between them; ``banks``
    tells that what stands before it, under its heading, is of a player who banks.
    """

    sentence: Sentence
    ground: Ground
    vocabulary: Vocabulary
    heading: str = ""
    written: str = ""
    banks: bool = False

    @property
    def over(self) -> str:
        """The words above it: its heading, and the sentence before it."""
        return f"{self.heading} {self.sentence.before}"

    @cached_property
    def text(self) -> str:
        """It without the mark of an item of a list, the provisions that it cites and an example at its end.

        What is bet on is read as what the wager wins with: Bet that your cards will be ...
        """
        said = _ASKED_OR_SAID.sub("", self.written or self.sentence.text)
        said = _NOBODY.sub(r"\1obody else", lexicon.CITED.sub("", unmarked(said)))
        if (wager := lexicon.BET_THAT.match(said)) is not None:
            said = f"This bet wins if {wager[1]} {wager[2] or wager[3]}"
        if _HE.match(said) and _OF_DEALER.search(self.sentence.before):
            said = _HE.sub("the dealer", said)
        return lexicon.EXAMPLE.sub("", lexicon.CAPTION.sub("", said))

    @cached_property
    def read(self) -> WordsRead:
        """What it says, under the words above it."""
        return read_words(self.text, self.vocabulary, self.over)

    @cached_property
    def passed_over(self) -> tuple[str, ...]:
        """Its words that could turn what it says, and made no difference to how it was read."""
        return words_passed_over(self.text, self.vocabulary, self.over)

    def left(self, reason: str) -> Compared:
        """Return that it is left to a person."""
        return Compared(
            status=Status.NOT_COMPARED, sentence=self.sentence, about="rule", text=self.sentence.text, reason=reason
        )

    def not_understood(self) -> Compared:
        """Return that it is left to a person, with that of which it may speak."""
        near = told_near(self.text, self.ground.statements, self.vocabulary)
        return self.left(f"{_SAYS_MORE} {near[:1].upper()}{near[1:]}." if near else _SAYS_MORE)


def is_not_understood(item: Compared) -> bool:
    """Whether something is left to a person because not all of its words were understood."""
    return item.status is Status.NOT_COMPARED and item.reason.startswith((NOT_UNDERSTOOD, _SAYS_MORE))
