"""Cases as data: a filing made from a base by a few edits, the days on which it is judged, and what must come of it.

A folder of cases holds ``base.yaml`` (a whole filing), ``bases.yaml`` (further bases as edits of it) and one file of
cases for each section of the chapter. A case says:

- ``case``: what it shows, in words
- ``from``: the base it starts from; without it, base.yaml
- ``set``: paths and the values put there; an empty value stands for an entry left empty
- ``remove``: paths taken away
- ``since``, ``until``, ``on``: the days; without them, every date of the chapter's law and the day before it
- ``reading``: literal or evident, for every doubtful text; without it, the filing takes the readings that apply
- ``readings``: empty, for a filing that takes no reading of any doubtful text
- ``holds``, ``open``, ``unused``: provisions that hold, are open, do not apply
- ``finds``: every defect by provision, class and at (the path), with any of: message, says (words that the message
  has), expected, actual, help, label, related (paths), sources, notes (that it has among others)
- ``advisories``: ids of advisories that must be among the findings
- ``not_alone``: why the rule that the case breaks cannot be broken alone
"""

import copy
import datetime
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import yaml

from checker.frozen import replace
from checker.law import Chapter, Rule, Ruleset, compile_ruleset, load_chapter
from checker.law.around import law_around
from checker.review import Review, review_document
from checker.rules import Finding, FindingClass
from checker.rules.calculations import LEAVES_OPEN
from checker.source import Document, Problem, SourceError, read_text, tree
from checker.upkeep.chapter_files import ChapterFiles
from checker.upkeep.days import turning_days
from checker.values.provision import Provision

CANNOT_FAIL = frozenset({"recorded", "offered"})
"""The kinds of rule that no filing breaks by what it says alone."""
_MAKES = frozenset({"case", "from", "set", "remove", "since", "until", "on", "reading", "readings"})
_OUTCOMES = {"holds": "holds", "open": "open", "unused": "does_not_apply"}
_EXPECTS = frozenset({*_OUTCOMES, "finds", "advisories", "not_alone"})
_WORDS = ("message", "expected", "actual", "help", "label")
_FINDING = frozenset({"provision", "class", "at", "says", "related", "sources", "notes", *_WORDS})
_ANY_DAY = "1000-01-01"
"""Stands in the text of a case for its day: most cases are judged on many."""
_DATED = frozenset({"filing_date", "readings"})
"""The entries in which it stands."""
_START = datetime.date.min
_END = datetime.date.max


@dataclass(frozen=True, kw_only=True, eq=False)
class Case:
    """One case of one section's file, and the folder of its base. Two cases are equal only if they are the same."""

    chapter_id: str
    section: str
    raw: Mapping[str, Any]
    folder: Path

    @property
    def name(self) -> str:
        """Where the case stands and what it shows."""
        return f"{self.section}: {self.raw['case']}"

    @property
    def finds(self) -> list[dict[str, Any]]:
        """The findings that the case expects."""
        return list(self.raw.get("finds", []))

    def days(self) -> tuple[datetime.date, ...]:
        """Return the days on which the case is judged."""
        if "on" in self.raw:
            return tuple(datetime.date.fromisoformat(day) for day in self.raw["on"])
        since = datetime.date.fromisoformat(self.raw["since"]) if "since" in self.raw else _START
        until = datetime.date.fromisoformat(self.raw["until"]) if "until" in self.raw else _END
        return tuple(day for day in turning_days(load_chapter(self.chapter_id)) if since <= day < until)

    def data(self, day: datetime.date) -> dict[str, Any]:
        """Return the case's filing, filed on ``day``, as texts in mappings and lists."""
        data = _base(self.folder, self.raw.get("from", ""))
        apply_edits(data, self.raw)
        data["filing_date"] = day.isoformat()
        if self._takes_readings and (taken := applied_readings(self.chapter_id, day)):
            data["readings"] = copy.deepcopy(taken)
        return data

    def document(self, day: datetime.date) -> Document:
        """Return the case's filing as a text that was read. Raises SourceError for what is no filing."""
        if not self._of_any_day:
            return self._read(as_text(self.data(day)))
        readings = _readings_of_any_day(self.chapter_id, day) if self._takes_readings else ""
        if readings not in self._documents:
            self._documents[readings] = self._read(self._of_any_day + readings)
        return _on(self._documents[readings], day.isoformat())

    def _read(self, text: str) -> Document:
        return read_text(text, f"{self.section}.yaml")

    @cached_property
    def _documents(self) -> dict[str, Document]:
        """The filing as it was read on a day that stands for any, by the readings it takes."""
        return {}

    @cached_property
    def _of_any_day(self) -> str:
        """The filing as text on a day that stands for any, without the readings it takes; empty if it has its own."""
        data = _base(self.folder, self.raw.get("from", ""))
        apply_edits(data, self.raw)
        if self._takes_readings and "readings" in data:
            return ""
        return as_text({**data, "filing_date": _ANY_DAY})

    @property
    def _takes_readings(self) -> bool:
        return not {"reading", "readings"} & set(self.raw)

    def review(self, day: datetime.date) -> Review:
        """Return the review of the case's filing as of ``day``."""
        return review_document(self.document(day), reading=self.raw.get("reading"))


def read_cases(chapter_id: str, sections: Sequence[str], folder: Path) -> tuple[Case, ...]:
    """Return the cases in a folder, section by section. Raises KeyError for a base that is not there."""
    return tuple(
        Case(chapter_id=chapter_id, section=section, raw=raw, folder=folder)
        for section in sections
        if (file := folder / f"{section}.yaml").is_file()
        for raw in _load(file)["cases"]
    )


@cache
def applied_readings(chapter_id: str, day: datetime.date) -> list[dict[str, str]]:
    """Return a reading taken of every doubtful text of the day: the one that the program applies.

    With them a case shows what the rules say, and is not open until somebody takes a reading.
    """
    ruleset = compile_ruleset(chapter_id, max(day, load_chapter(chapter_id).adopted or day))
    told = {"by": "A. Officer", "date": day.isoformat(), "ground": "a letter"}
    return [
        {"provision": item.id, "reading": item.applies, **told}
        for item in ruleset.advisories
        if item.id in ruleset.two_readings
    ]


def apply_edits(data: dict[str, Any], edits: Mapping[str, Any]) -> None:
    """Put values at paths and take paths away, in place."""
    for path, value in edits.get("set", {}).items():
        *parents, last = path.split(".")
        node: Any = data
        for step in parents:
            if isinstance(node, dict) and not isinstance(node.get(step), dict | list):
                node[step] = {}
            node = node[int(step)] if isinstance(node, list) else node[step]
        node[int(last) if isinstance(node, list) else last] = copy.deepcopy(value)
    for path in edits.get("remove", []):
        *parents, last = path.split(".")
        node = data
        for step in parents:
            node = node[int(step)] if isinstance(node, list) else node[step]
        del node[int(last) if isinstance(node, list) else last]


def as_text(data: Mapping[str, Any]) -> str:
    """Write the data as YAML whose scalars read as the texts that they are; an empty text is an empty entry."""
    return yaml.dump(data, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=10_000)


def case_problems(
    files: ChapterFiles, chapter: Chapter, rulesets: tuple[Ruleset, ...], folder: Path
) -> tuple[int, list[Problem]]:
    """Return how often cases were judged, and: cases that come out otherwise than they say, rules that none breaks."""
    if not (folder / "base.yaml").is_file():
        hint = f"Write {folder.name}/base.yaml, a whole filing, and one file of cases for each section."
        message = "The chapter has no cases, so nothing shows that its rules judge as the law does."
        return 0, [files.problem("chapter", (), message, hint)]
    found: list[Problem] = []
    broken: set[tuple[Provision, str]] = set()
    ran = 0
    try:
        cases = read_cases(chapter.id, files.sections(), folder)
    except (KeyError, TypeError, yaml.YAMLError) as error:
        return 0, [files.problem("chapter", (), f"The cases cannot be read: {' '.join(str(error).split())[:200]}.")]
    for case in cases:
        for day in case.days():
            ran += 1
            try:
                review = case.review(day)
            except (SourceError, KeyError, IndexError, ValueError, TypeError) as error:
                found.append(_of_case(files, case, f"cannot be made ({type(error).__name__}: {error})."))
                break
            broken |= {(item.provision, item.at) for item in review.defects}
            told = [said.rstrip(".") for said in differences(case, review)]
            if told:
                found.append(_of_case(files, case, f"on {day}: {'; '.join(told)}."))
                break
    last = rulesets[-1]
    # The law around the chapters of a jurisdiction is none of this one's.
    around = {item.provision for item in law_around(chapter.jurisdiction)}
    own = [rule for rule in last.rules if rule.provision not in around]
    found += [_unbroken(files, rule) for rule in own if not _is_broken(rule, broken)]
    return ran, found


def _is_broken(rule: Rule, broken: set[tuple[Provision, str]]) -> bool:
    leaves_open = rule.calculation in LEAVES_OPEN
    if leaves_open or rule.kind in CANNOT_FAIL or rule.finding_class != "violation":
        return True
    return any(provision.is_within(rule.provision) for provision, _ in broken)


def _unbroken(files: ChapterFiles, rule: Rule) -> Problem:
    section = files.section_of(rule.provision)
    message = f"No case breaks the rule at {rule.key} ({rule.kind} {rule.at})".rstrip() + "."
    return files.problem(section, ("rules",), message, "Add a case that breaks only it.")


def differences(case: Case, review: Review) -> Iterator[str]:
    """Return what a review found that the case does not say, and the reverse, each in a sentence."""
    for name in sorted(
        (set(case.raw) - _MAKES - _EXPECTS) | {key for item in case.finds for key in set(item) - _FINDING}
    ):
        yield f"“{name}” says nothing of a case"
    left = list(review.defects)
    for expected in case.finds:
        key = (expected["provision"], expected["class"], expected["at"])
        same = [one for one in left if (one.provision, one.kind.value, one.at) == key]
        wrong = {id(one): [*_unlike(expected, one)] for one in same}
        best = min(same, key=lambda one: len(wrong[id(one)]), default=None)
        if best is None:
            yield f"nothing is found at {key[0]}, {key[2]}, as the case says"
        else:
            left.remove(best)
            yield from (f"at {key[0]}, {key[2]}, {said}" for said in wrong[id(best)])
    yield from (f"found besides at {one.provision}, {one.at}: {one.message}" for one in left)
    outcomes = {item.provision.provision: item.outcome.value if item.outcome else "" for item in review.provisions}
    for word, outcome in _OUTCOMES.items():
        for name in case.raw.get(word, []):
            if outcomes.get(name) != outcome:
                yield f"{name} should come out as “{outcome}”, and comes out as “{outcomes.get(name, 'not there')}”"
    given = {one.advisory for one in review.findings if one.kind is FindingClass.ADVISORY}
    yield from (f"the advisory {name} is not given" for name in case.raw.get("advisories", []) if name not in given)


def _unlike(expected: Mapping[str, Any], found: Finding) -> Iterator[str]:
    """Say in what a finding is another than the case says, of all that the case says of it."""
    for word in _WORDS:
        if word in expected and getattr(found, word) != expected[word]:
            yield f"the {word} is “{getattr(found, word)}”"
    for word, there in (("related", [path for path, _ in found.related]), ("sources", list(found.sources))):
        if word in expected and there != list(expected[word]):
            yield f"the {word} are: {', '.join(there) or 'none'}"
    for words in expected.get("says", []):
        if words not in found.message:
            yield f"the message does not say “{words}”: {found.message}"
    for note in expected.get("notes", []):
        if note not in found.notes:
            yield f"no note says “{note}”"


def _of_case(files: ChapterFiles, case: Case, said: str) -> Problem:
    return files.problem("chapter", (), f"The case “{case.name}” {said}")


@cache
def _readings_of_any_day(chapter_id: str, day: datetime.date) -> str:
    """Return the readings of a day as text, taken on the day that stands for any."""
    taken = [{**reading, "date": _ANY_DAY} for reading in applied_readings(chapter_id, day)]
    return as_text({"readings": taken}) if taken else ""


def _on(document: Document, day: str) -> Document:
    """Return a filing of any day as one of ``day``, which is as long, so that everything stands where it stood."""
    lines = tuple(line.replace(_ANY_DAY, day) for line in document.lines)
    root = tree.Mapping(
        entries=tuple(
            replace(entry, value=_dated(entry.value, day)) if entry.key.text in _DATED else entry
            for entry in document.root
        ),
        position=document.root.position,
    )
    return replace(document, lines=lines, root=root)


def _dated(node: tree.Node, day: str) -> tree.Node:
    if isinstance(node, tree.Scalar):
        return replace(node, text=day) if node.text == _ANY_DAY else node
    if isinstance(node, tree.Sequence):
        return replace(node, items=tuple(_dated(item, day) for item in node.items))
    entries = tuple(replace(entry, value=_dated(entry.value, day)) for entry in node)
    return tree.Mapping(entries=entries, position=node.position)


def _base(folder: Path, name: str) -> dict[str, Any]:
    if not name:
        return copy.deepcopy(_load(folder / "base.yaml"))
    edits = _load(folder / "bases.yaml")[name]
    data = _base(folder, edits.get("from", ""))
    apply_edits(data, edits)
    return data


def _load(file: Path) -> dict[str, Any]:
    return _parsed(file, file.stat().st_mtime_ns)


@cache
def _parsed(file: Path, _changed: int) -> dict[str, Any]:
    data: dict[str, Any] = yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.CBaseLoader)  # noqa: S506 - texts only
    return data


class _Dumper(getattr(yaml, "CSafeDumper", yaml.SafeDumper)):  # type: ignore[misc]  # libyaml's, where it was built in
    """Writes every text so that a YAML reader gives the same text back, and an empty text as nothing at all."""


def _represent(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    if not text:
        return dumper.represent_scalar("tag:yaml.org,2002:null", "")
    return dumper.represent_str(text)


_Dumper.add_representer(str, _represent)
