"""The gaming guide: what a patron needs to know of the game as this filing has it, in plain words."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from checker.documents.builder import Builder
from checker.documents.head import head
from checker.documents.help_line import ENTRY, letters_share
from checker.documents.model import Grid, Panel, Panels, Paper, Part, Prose, Topics
from checker.documents.payouts import base_wagers, optional_wagers, panel
from checker.documents.reviewed import ReviewedFiling
from checker.documents.terms import meter
from checker.documents.values import own_text
from checker.documents.words import Words
from checker.law import Wager


def guide(source: ReviewedFiling, *, draft: bool) -> Paper:
    """Return the guide of a filing that was judged."""
    builder = _Guide(source)
    return Paper(
        head=head(source, "guide", draft=draft),
        subtitle="",
        parts=tuple(builder.parts()),
        help_line=own_text(source, ENTRY),
        help_share=letters_share(source),
    )


class _Guide(Builder):
    """Builds the parts in order."""

    def __init__(self, source: ReviewedFiling) -> None:
        super().__init__(source)
        self._words = Words(source)

    def parts(self) -> Iterator[Part]:
        """Return every part that has something to say."""
        yield from self._prose("object", "Object of the game", "prose")
        yield from self._prose("cards", "The cards", "list")
        yield from self._prose("round", "How a round goes", "steps")
        yield from self._grids()
        yield from self._topics("choices", "Your choices")
        yield from self._panels("payouts", "What the wagers pay", base_wagers(self._source))
        yield from self._panels("wagers", "Optional wagers", optional_wagers(self._source))
        yield from self._prose("payout_limit", "Payout limit", "prose")
        yield from self._prose("notes", "Good to know", "list")

    def _prose(self, key: str, title: str, style: Literal["prose", "list", "steps"]) -> Iterator[Prose]:
        lines = self._words.lines(key)
        if lines:
            yield Prose(key=key, title=title, lines=lines, style=style)

    def _grids(self) -> Iterator[Grid]:
        for grid, _ in self._words.grids():
            yield grid

    def _topics(self, key: str, title: str) -> Iterator[Topics]:
        topics = self._words.topics(key)
        if topics:
            yield Topics(key=key, title=title, topics=topics)

    def _panels(self, key: str, title: str, wagers: tuple[Wager, ...]) -> Iterator[Panels]:
        if wagers:
            panels = tuple(self._panel(wager) for wager in wagers)
            yield Panels(key=key, title=title, panels=panels)

    def _panel(self, wager: Wager) -> Panel:
        """Return a wager with its notes; what they say of the meter themselves is not said twice."""
        lines = self._words.wager_lines(wager.slug)
        found = panel(wager, self._source, self._citations)
        said = {
            sentence for path, sentence in meter(wager.slug, self._source) if self._words.wager_says(wager.slug, path)
        }
        return replace(found, notes=lines, terms=tuple(term for term in found.terms if term not in said))
