"""The words of a chapter's ``guide.yaml`` that are in force, apply to a filing, and can be filled in from it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from checker.documents.model import Grid, Line, Topic
from checker.documents.reviewed import ReviewedFiling
from checker.documents.values import is_texts, items, shown
from checker.regex import regex
from checker.statements.guide import GuideLines
from checker.values.provision import Provision

_LAST = regex(r"\{([a-z0-9_.]+)\}\.?$")


class Words:
    """The chapter's words for one filing."""

    def __init__(self, source: ReviewedFiling) -> None:
        self._source = source
        self._guide: Mapping[str, Any] = source.ruleset.chapter.guide
        self._lines = GuideLines(filing=source.filing, ruleset=source.ruleset, shown=lambda path: shown(source, path))

    def lines(self, key: str) -> tuple[Line, ...]:
        """Return the lines listed under ``key`` of the guide."""
        return tuple(line for _, line in self._each(self._guide.get(key)))

    def wager_lines(self, wager: str) -> tuple[Line, ...]:
        """Return the notes on a wager."""
        return tuple(line for _, line in self._each(self._listed(wager)))

    def wager_says(self, wager: str, path: str) -> bool:
        """Whether the notes on a wager insert the value at ``path`` themselves."""
        return any(f"{{{path}}}" in keys["says"] for keys, _ in self._each(self._listed(wager)))

    def sign_lines(self) -> tuple[Line, ...]:
        """Return the sentences of the sign."""
        return tuple(line for _, line in self._each((self._guide.get("sign") or {}).get("sentences")))

    def topics(self, key: str) -> tuple[Topic, ...]:
        """Return the titled lines under ``key``, those of one title together, in the order of the titles."""
        found: dict[str, list[Line]] = {}
        for keys, line in self._each(self._guide.get(key)):
            found.setdefault(keys["title"], []).append(line)
        return tuple(Topic(title=title, lines=tuple(lines)) for title, lines in found.items())

    def grids(self) -> tuple[tuple[Grid, str], ...]:
        """Return the tables that the guide prints, each with its provision."""
        found = []
        for keys in self._lines.in_force(self._guide.get("tables")):
            grid = Grid(
                key="table",
                title=keys["title"],
                columns=tuple(keys["columns"]),
                rows=tuple(tuple(cell or "" for cell in row) for row in keys["rows"]),
            )
            found.append((grid, keys["provision"]))
        return tuple(found)

    def _listed(self, wager: str) -> Iterable[Any]:
        listed: Iterable[Any] = (self._guide.get("wagers") or {}).get(wager) or ()
        return listed

    def _each(self, raw: Iterable[Any] | None) -> Iterator[tuple[Mapping[str, Any], Line]]:
        for keys in self._lines.in_force(raw):
            line = self._line(keys["says"], Provision(keys.get("provision") or ""))
            if line is not None:
                yield keys, line

    def _line(self, says: str, provision: Provision) -> Line | None:
        """Return a sentence with the filing's values; one that ends with a list of sentences leads to that list."""
        last = _LAST.search(says)
        if last and is_texts(self._source, last[1]):
            found, lead = items(self._source, last[1]), self._lines.filled(says[: last.start()])
            if len(found) > 1 and lead is not None:
                return Line(text=lead.rstrip(), provision=provision, items=found)
        text = self._lines.filled(says)
        return None if text is None else Line(text=text, provision=provision)
