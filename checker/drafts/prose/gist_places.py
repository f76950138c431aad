"""Where the words of a row of ``checker.drafts.prose.gist_rows`` stand in a sentence."""

from collections.abc import Iterator, Sequence

from checker.drafts.prose.gist_rows import SORTS, Choice, Words
from checker.words.tokens import Token
from checker.words.wordings import wordings

_WHOSE = frozenset({"your", "his", "her", "their", "its", "our"})
"""Words that tell whose something is: up to your whole bet is up to the whole bet."""


class Places:
    """The tokens of a sentence, and at which places each word and each sort of figure stands."""

    def __init__(self, tokens: Sequence[Token], text: str) -> None:
        """Take the tokens of a ``text``; a word that only tells whose something is parts none that stand together."""
        self.tokens = tokens
        self._at: dict[str, list[int]] = {}
        self._reach = [len(tokens)] * (len(tokens) + 1)
        names = {sort: name for name, sort in SORTS.items()}
        light = wordings().light
        passed = [token.text in light or text[token.start : token.end].casefold() in _WHOSE for token in tokens]
        for at, token in enumerate(tokens):
            self._at.setdefault(token.text, []).append(at)
            if token.sort in names:
                self._at.setdefault(names[token.sort], []).append(at)
        for at in range(len(tokens) - 1, -1, -1):
            self._reach[at] = self._reach[at + 1] if passed[at] else at

    def of(self, choice: Choice, span: range) -> tuple[int, ...] | None:
        """Return where the words of a choice stand in a part of the sentence, or nothing."""
        return self._onward(choice, 0, span.start, span.stop)

    def _onward(self, choice: Choice, step: int, start: int, stop: int) -> tuple[int, ...] | None:
        """Return where a step of a choice and those after it stand."""
        if step == len(choice.steps):
            return ()
        near = step > 0 and choice.near[step]
        for words in choice.steps[step]:
            for taken in self._words(words, start, stop, near=near):
                if (rest := self._onward(choice, step + 1, taken[-1] + 1, stop)) is not None:
                    return taken + rest
        return None

    def _words(self, words: Words, start: int, stop: int, *, near: bool) -> Iterator[tuple[int, ...]]:
        """Yield where words stand next to each other, with ``near`` also next to what stands before ``start``."""
        last = min(stop - 1, self._reach[start]) if near else stop - 1
        for at in self._at.get(words[0], ()):
            if not start <= at <= last:
                continue
            if len(words) == 1:
                yield (at,)
            else:
                yield from ((at, *rest) for rest in self._words(words[1:], at + 1, stop, near=True))
