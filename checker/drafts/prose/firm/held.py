"""What a sentence says on a topic and seems not to hold, with the sentence that says it."""

import re
from dataclasses import dataclass

from checker.drafts.prose.told import Told
from checker.statements.comparison import Comparison
from checker.words.model import Claim

_CLAUSE = re.compile(r"[,;:.!?()\u2022]|\s-\s|\bbut\b|\bunless\b|\band (?=if\b|the\b|you\b|it\b)")
EACH_OTHER = re.compile(r"\b(?:one another|each other|at one time)\b", re.IGNORECASE)
"""Words that hold a number, or “other”, and speak of neither."""


@dataclass(frozen=True, slots=True)
class Held:
    """A claim of a sentence, and how it compares with a statement, before it is held against the draft."""

    item: Comparison
    claim: Claim
    told: Told

    @property
    def text(self) -> str:
        """The sentence as it is read."""
        return self.told.text

    @property
    def behind(self) -> str:
        """What the sentence says behind the claim."""
        return self.told.text[self.claim.end :]


def clause_of(text: str, claim: Claim) -> tuple[int, int]:
    """Return where the clause of a sentence begins and ends in which a claim stands."""
    start = max((match.end() for match in _CLAUSE.finditer(text, 0, claim.start)), default=0)
    after = _CLAUSE.search(text, claim.end)
    return start, after.start() if after else len(text)
