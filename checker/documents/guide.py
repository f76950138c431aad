"""The gaming guide: what a patron needs to know of the game as this filing has it, in plain words."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Literal

from checker.documents.citations import Citations
from checker.documents.head import head
from checker.documents.help_line import ENTRY
from checker.documents.judged import Judged
from checker.documents.model import Grid, Panel, Panels, Paper, Part, Prose, Topics
from checker.documents.payouts import base_wagers, optional_wagers, panel
from checker.documents.terms import meter
from checker.documents.values import is_texts, own_text, shown
from checker.documents.words import Words
from checker.law import Election, Wager

_SHOWN_ELSEWHERE = ("minimum", "maximum", "payouts", "initial", "reset", "rate", "reserve_rate", "odds")
_NUMBERS = re.compile(r"([0-9]+)|([^0-9]+)")
_ORDER = ("cards", "play", "wagers")
_ROUND = "How a round goes"
_HOUSE = "Chosen by this casino"


def guide(source: Judged, *, draft: bool) -> Paper:
    """Give the guide of a filing that was judged."""
    builder = _Guide(source)
    return Paper(
        head=head(source, "guide", draft=draft),
        subtitle="",
        parts=tuple(builder.parts()),
        help_line=own_text(source, ENTRY),
    )


class _Guide:
    """Builds the parts in order and keeps the provisions that each comes from."""

    def __init__(self, source: Judged) -> None:
        self._source = source
        self._words = Words(source)
        self._citations = Citations(source.ruleset.chapter)
        self._sources: dict[str, dict[str, None]] = {}

    def parts(self) -> Iterator[Part]:
        """Give every part that has something to say."""
        yield from self._prose("object", "Object of the game", "prose")
        yield from self._prose("cards", "Card values", "list")
        yield from self._prose("round", _ROUND, "steps")
        yield from self._grids()
        yield from self._topics("choices", "Your choices")
        yield from self._panels("payouts", "What the wagers pay", base_wagers(self._source))
        yield from self._panels("wagers", "Optional wagers", optional_wagers(self._source))
        yield from self._prose("payout_limit", "Payout limit", "prose")
        yield from self._prose("notes", "Good to know", "list")
        yield from self._house()
        yield from self._law()

    def _prose(self, key: str, title: str, style: Literal["prose", "list", "steps"]) -> Iterator[Prose]:
        lines = self._words.lines(key)
        if lines:
            self._note(title, (line.provision for line in lines))
            yield Prose(key=key, title=title, lines=lines, style=style)

    def _grids(self) -> Iterator[Grid]:
        for grid, provision in self._words.grids():
            self._note(_ROUND, (provision,))
            yield grid

    def _topics(self, key: str, title: str) -> Iterator[Topics]:
        topics = self._words.topics(key)
        if topics:
            self._note(title, (line.provision for topic in topics for line in topic.lines))
            yield Topics(key=key, title=title, topics=topics)

    def _panels(self, key: str, title: str, wagers: tuple[Wager, ...]) -> Iterator[Panels]:
        if wagers:
            panels = tuple(self._panel(wager, title) for wager in wagers)
            yield Panels(key=key, title=title, panels=panels)

    def _panel(self, wager: Wager, title: str) -> Panel:
        """Give a wager with its notes; what they say of the meter themselves is not said twice."""
        lines = self._words.wager_lines(wager.slug)
        found = panel(wager, self._source, self._citations)
        said = {
            sentence for path, sentence in meter(wager.slug, self._source) if self._words.wager_says(wager.slug, path)
        }
        self._note(title, (wager.provision, wager.pays_under, *(line.provision for line in lines)))
        return replace(found, notes=lines, terms=tuple(term for term in found.terms if term not in said))

    def _house(self) -> Iterator[Grid]:
        """Give what the house elected: each choice of play that the filing states, and none that it declines."""
        chosen = [election for election in self._source.ruleset.elections.values() if self._is_for_patrons(election)]
        chosen.sort(key=lambda election: _ORDER.index(election.at.partition(".")[0]))
        rows = tuple((election.label, shown(self._source, election.at)) for election in chosen)
        if rows:
            self._note(_HOUSE, (election.provision for election in chosen))
            yield Grid(key="house", title=_HOUSE, columns=("Choice", "At this table"), rows=rows)

    def _is_for_patrons(self, election: Election) -> bool:
        steps = election.at.split(".")
        if steps[0] == "wagers":
            if steps[-1] in _SHOWN_ELSEWHERE or not self._source.filing.offers(steps[1]):
                return False
        elif steps[0] != "play" and election.at != "cards.decks":
            return False
        if is_texts(self._source, election.at) and self._words.choices_say(election.at):
            return False  # a patron reads it once, under the choices
        value = shown(self._source, election.at)
        return bool(value) and not (election.type == "yes_no" and value == "no")

    def _note(self, title: str, provisions: Iterable[str]) -> None:
        """Keep the sections of the law behind a part: 633a.13 for 633a.13(f)(2)."""
        sections = self._sources.setdefault(title, {})
        sections.update(dict.fromkeys(provision.partition("(")[0] for provision in provisions if provision))

    def _law(self) -> Iterator[Grid]:
        """Say where each part of the guide stands in the law."""
        rows = tuple(
            (title, self._citations.cite_all(sorted(sections, key=_in_order)))
            for title, sections in self._sources.items()
            if sections
        )
        if rows:
            columns = ("Part of this guide", "Sections")
            yield Grid(key="law", title="Where this stands in the law", columns=columns, rows=rows)


def _in_order(section: str) -> tuple[tuple[int, str], ...]:
    """Put 633a.9 before 633a.13."""
    return tuple((int(digits or 0), other) for digits, other in _NUMBERS.findall(section))
