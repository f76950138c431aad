"""An official text as numbered provisions: which text stands under which number.

A mark alone does not say how deep it stands: (i) may follow (h) or open a list. So each mark is placed by what it can
follow among the lists that are open, and where several places fit, by the ledger of the chapter, which knows the depth.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from checker.regex import regex
from checker.values.provision import Provision, follows, is_first

_MARK = regex(r"^(?:[-•–]\s*)*(?P<mark>\([0-9]{1,3}\)|\([A-Za-z]{1,5}\)|[A-Z]\.(?=\s))\s*")
_INNER = regex(r"\s+(?=\([a-zA-Z0-9]{1,4}\)\s+[A-Z])")
_END = regex(r"^(authority|sources?|cross references?|notes? of decisions)\s*:?\s*$", re.IGNORECASE)
_OTHER = regex(r"^(?:§*\s*\d+[a-z]?\.\d+\.\s|(?:sub)?chapter\s+\w+\.|annex\b)", re.IGNORECASE)
_FOOT = regex(
    r"\[(?:next page|continued|pa\.b\. doc)[^\]]*\]?|\bpage \d+ of \d+\b|\bversion \d+\.\d+\b|^\d+[a-z]-\d+\b.*"
    r"|\bno\. \d+ \w+\.? \d+\b|\bcopyright\b.*|\bthis section cited in\b.*|\bfiled for public inspection\b.*|\(\d{6}\)",
    re.IGNORECASE,
)
"""What a publisher prints beside the law: page numbers, stamps, notes on citations."""


@dataclass(slots=True)
class Printed:
    """What a text prints under one number: the number, the paragraph beside it, and how sure its place is."""

    provision: Provision
    words: list[str] = field(default_factory=list)
    placed: bool = True

    @property
    def text(self) -> str:
        """The paragraph as one line."""
        return " ".join(self.words)


def numbered_provisions(
    lines: Iterable[str], ledger: tuple[Provision, ...], sections: tuple[str, ...]
) -> tuple[Printed, ...]:
    """Return the numbered provisions of a text in its order, and under each section what it prints without a number.

    ``ledger`` are the provisions that the chapter's data knows, ``sections`` its sections. What stands before the first
    heading of a section, in tables of contents and in notes on sources is left out.
    """
    known = frozenset(ledger)
    printed: list[Printed] = []
    heads = _heads(sections, ledger)
    for section, body in _sections(lines, sections):
        walk = _Walk(section, known, heads)
        printed.append(walk.lead)
        for line in body:
            for part in _INNER.split(line):
                printed += walk.take(part)
    return tuple(_joined(printed))


def _joined(printed: list[Printed]) -> Iterator[Printed]:
    seen: dict[str, Printed] = {}
    for item in printed:
        before = seen.get(item.provision)
        if before is None:
            seen[item.provision] = item
            yield item
        else:
            before.words += item.words


def _heads(sections: tuple[str, ...], ledger: tuple[Provision, ...]) -> Mapping[str, bool]:
    """Say of each section whether its first level stands after a point, as in 13.E, and not in parentheses."""
    return {name: any(re.match(rf"{re.escape(name)}\.[A-Z]", item) for item in ledger) for name in sections}


def _sections(lines: Iterable[str], sections: tuple[str, ...]) -> Iterator[tuple[str, list[str]]]:
    """Return each section with the lines below its last heading, so that a table of contents does not count."""
    found: dict[str, list[str]] = {}
    current = ""
    heading = _Heading(sections)
    for printed in lines:
        line = _FOOT.sub(" ", printed).strip()
        name = heading.of(line)
        if name == current and name:
            # The heading is printed again on a further page.
            continue
        if name:
            found.pop(name, None)
            found[name] = []
            current = name
        elif _END.match(line) or _OTHER.match(line):
            current = ""
        elif current and line:
            found[current].append(line)
    yield from found.items()


class _Heading:
    """Knows the headings of a chapter's sections, one that lost the letter of its chapter too: § 901.2 for 901a.2."""

    def __init__(self, sections: tuple[str, ...]) -> None:
        names = "|".join(re.escape(name) for name in sorted(sections, key=len, reverse=True))
        self._by_name = {name.casefold(): name for name in sections}
        self._worn = {re.sub(r"(?<=\d)[a-z](?=\.)", "", name): name for name in sections}
        self._plain = re.compile(
            rf"^(?P<sign>§+\s*|chapter\s+)?(?P<name>{names})(?:\.|\s*[-–—])\s+(?=[A-Z])", re.IGNORECASE
        )
        self._lost = re.compile(r"^§\s*(?P<name>\d+\.\d+)\.\s+(?=[A-Z])")

    def of(self, line: str) -> str:
        """Return the section whose heading the line is; empty where it is none."""
        found = self._plain.match(line)
        if found and (found["sign"] or not found["name"].isdigit()):
            return self._by_name[found["name"].casefold()]
        found = self._lost.match(line)
        return self._worn.get(found["name"], "") if found else ""


class _Walk:
    """Places the marks of one section, line after line."""

    def __init__(self, section: str, known: frozenset[Provision], pointed: Mapping[str, bool]) -> None:
        self._section = section
        self._known = known
        self._pointed = pointed[section]
        self._open: list[str] = []
        self.lead = self._at = Printed(Provision(section))

    def take(self, line: str) -> list[Printed]:
        """Return the provisions that a line opens; words without a mark go to the last one."""
        opened: list[Printed] = []
        rest = line
        while found := _MARK.match(rest):
            mark = found["mark"].strip("().")
            pointed = found["mark"].endswith(".")
            path = self._place(mark, pointed=pointed)
            if path is None:
                break
            self._open = list(path)
            self._at = Printed(self._provision(path))
            self._at.placed = self._at.provision in self._known
            opened.append(self._at)
            rest = rest[found.end() :]
        if rest:
            self._at.words.append(rest)
        return opened

    def _provision(self, path: tuple[str, ...]) -> Provision:
        if self._pointed:
            return Provision.of(f"{self._section}.{path[0]}", path[1:])
        return Provision.of(self._section, path)

    def _place(self, mark: str, *, pointed: bool) -> tuple[str, ...] | None:
        """Return where a mark stands: what the ledger knows first, then the deepest list that it can go on."""
        if pointed != (self._pointed and mark.isupper() and len(mark) == 1) and pointed:
            return None
        if pointed:
            return (mark,)
        least = 1 if self._pointed else 0
        if self._pointed and not self._open:
            return None
        fits: list[tuple[str, ...]] = []
        if is_first(mark):
            fits.append((*self._open, mark))
        depths = range(len(self._open) - 1, least - 1, -1)
        fits += [(*self._open[:depth], mark) for depth in depths if follows(self._open[depth], mark)]
        known = [path for path in fits if self._provision(path) in self._known]
        if known:
            return known[0]
        # A mark that fits nowhere follows a lost one: the ledger says which lists may hold it.
        skipped = [(*self._open[:depth], mark) for depth in range(len(self._open), least - 1, -1)]
        skipped = [path for path in skipped if self._provision(path) in self._known]
        if skipped and not fits:
            return skipped[0]
        return fits[0] if fits else None
