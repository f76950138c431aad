"""The texts of a draft among which a name or a sentence is looked for."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise

from rapidfuzz import fuzz

from checker.drafts.language import lexicon
from checker.drafts.language.normal import tidy
from checker.drafts.language.words import without_asides, words
from checker.drafts.structure.blocks import Block
from checker.drafts.structure.sentences import Sentence
from checker.words.plain import squash

_STACK = 5
_KINDS = ("wager", "bet", "payout")
"""What may stand behind a name whose words are broken."""
_LEVEL = 2.2
_ALTERED = 82
_STRAY = 3
"""Of how many letters a piece is at most that may be of a line on a curve."""


class Shown:
    """The texts of a draft among which a name is looked for, also where its words stand below each other."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.texts: list[tuple[str, Block]] = []
        cells = [(cell, block) for block in blocks for cell in block.cells]
        self.texts += [(cell.text, block) for cell, block in cells]
        self.lone = [cell.text for cell, _ in cells]
        for _, of_sheet in groupby(blocks, key=lambda block: block.sheet):
            self._stacks(of_sheet)
        self._squashed = [(squash(text), block) for text, block in self.texts]
        self.all = squash(" ".join(block.text for block in blocks))

    def _stacks(self, blocks: Iterable[Block]) -> None:
        """Add the texts that short lines of one sheet make up that stand below each other."""
        chains: list[list[tuple[str, float, float, Block]]] = []
        for block in blocks:
            for cell in block.cells:
                middle = (cell.left + cell.right) / 2
                if len(cell.text.split()) > _STACK:
                    continue
                chain = next(
                    (
                        item
                        for item in chains
                        if abs(item[-1][1] - middle) <= _LEVEL and 0 < cell.y - item[-1][2] < _LEVEL
                    ),
                    None,
                )
                if chain is None:
                    chain = []
                    chains.append(chain)
                chain.append((cell.text, middle, cell.y, block))
        for chain in chains:
            for start in range(len(chain)):
                for size in range(2, min(_STACK + 1, len(chain) - start + 1)):
                    part = chain[start : start + size]
                    gaps = [second[2] - first[2] for first, second in pairwise(part)]
                    if max(gaps) <= 1.6 * min(gaps):
                        self.texts.append((" ".join(item[0] for item in part), part[0][3]))

    def carries(self, names: Sequence[str]) -> Block | None:
        """Return the block where one of the names stands, alone or with words such as “wager”."""
        wanted = {squash(name) for name in names} | {squash("".join(words(name))) for name in names}
        # A word may be broken in two where a column is narrow: PROGRES SIVE PAYOUT.
        wanted |= {f"{name}{word}" for name in wanted for word in _KINDS}
        for text, block in self._squashed:
            if text in wanted:
                return block
        for text, block in self.texts:
            given = [word for word in words(without_asides(text)) if word not in lexicon.HEADING_WORDS]
            for name in names:
                own = [word for word in words(name) if word not in lexicon.HEADING_WORDS]
                if own and given == own:
                    return block
        return None

    def says(self, text: str) -> Block | None:
        """Return the block that carries a text, in whatever case and lines."""
        wanted = squash(tidy(text))
        for found, block in self._squashed:
            if wanted in found:
                return block
        return self._squashed[0][1] if wanted and wanted in self.all and self._squashed else None

    def scattered(self, part: str, whole: str) -> bool:
        """Whether a text is a part of an inscription whose rest stands elsewhere, as on a curve."""
        own, wanted = squash(tidy(part)), squash(tidy(whole))
        if not own or own not in wanted or own == wanted:
            return False
        before, _, after = wanted.partition(own)
        stray = Counter("".join(squash(text) for text in self.lone if len(squash(text)) <= _STRAY))
        return all(rest in self.all for rest in (before, after) if rest) or Counter(before + after) <= stray

    def near(self, text: str) -> tuple[str, Block] | None:
        """Return the text that is an altered form of the one given."""
        best = max(self.texts, key=lambda item: fuzz.ratio(item[0].casefold(), text.casefold()), default=None)
        if best is None or fuzz.ratio(best[0].casefold(), text.casefold()) < _ALTERED:
            return None
        return best


def sentence_of(block: Block) -> Sentence:
    """Return a block as the sentence that it is."""
    return Sentence(block.text, block, (), (), prose=False)
