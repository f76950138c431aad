"""One figure of a draft, with the words that tell what it is."""

from dataclasses import dataclass

from checker.drafts.language.values import Value
from checker.drafts.structure.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of a draft.

    ``kind`` is payout, envy, limit_min, limit_max, limit, meter_initial, meter_reset, meter_rate, meter_reserve,
    commission, payout_limit, qualifying, unqualified, staked, or empty where nothing tells. ``label`` are the words
    that say what it is about; ``other`` are those on its other side, where it cannot be told on which side its label
    stands; ``column`` are wagers that the head of its column names; ``placed`` tells that the rows of the table do;
    ``behind`` is on what it is, as the words behind it tell; ``carried`` is a label that says only in what an outcome
    differs from that of the first figure, with the words of that one.
    """

    kind: str
    value: Value
    label: str
    other: str
    around: str
    sentence: Sentence
    column: tuple[str, ...] = ()
    placed: bool = False
    behind: str = ""
    carried: str = ""

    @property
    def scope(self) -> tuple[str, ...]:
        """The wagers it may be about, as the draft tells them."""
        return self.column or self.sentence.named or self.sentence.scope
