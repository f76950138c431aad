"""Cases as data: a filing made from a base by a few edits, the days on which it is judged, and what must come of it.

A folder of cases holds ``base.yaml`` (a whole filing), ``bases.yaml`` (further bases as edits of it) and one file of
cases for each section of the chapter. A case says:

- ``case``: what it shows, in words
- ``from``: the base it starts from; without it, base.yaml
- ``set``: paths and the values put there; an empty value stands for an entry left empty
- ``remove``: paths taken away
- ``since``, ``until``, ``on``: the days; without them, every date of the chapter's law and the day before it
- ``reading``: literal or evident, for every doubtful text
- ``finds``: every defect: provision, class, at (the path) and message
- ``not_alone``: why the rule that the case breaks cannot be broken alone

Other keys are for the tests that read the same files.
"""

import copy
import datetime
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from checker.law import Rule, Ruleset, load_chapter
from checker.review import Review, review_document
from checker.rules.calculations import LEAVES_OPEN
from checker.source import Document, SourceError, read_text
from checker.upkeep.chapter_files import ChapterFiles
from checker.upkeep.days import turning_days
from checker.upkeep.problem import LawProblem

CANNOT_FAIL = frozenset({"recorded", "offered"})
"""The kinds of rule that no filing breaks by what it says alone."""
_START = datetime.date.min
_END = datetime.date.max


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One case of one section's file, with the whole filing that it stands for."""

    chapter: str
    section: str
    raw: Mapping[str, Any]
    base: Mapping[str, Any]

    @property
    def name(self) -> str:
        """Where the case stands and what it shows."""
        return f"{self.section}: {self.raw['case']}"

    def days(self) -> tuple[datetime.date, ...]:
        """Return the days on which the case is judged."""
        if "on" in self.raw:
            return tuple(datetime.date.fromisoformat(day) for day in self.raw["on"])
        since = datetime.date.fromisoformat(self.raw["since"]) if "since" in self.raw else _START
        until = datetime.date.fromisoformat(self.raw["until"]) if "until" in self.raw else _END
        return tuple(day for day in turning_days(load_chapter(self.chapter)) if since <= day < until)

    def document(self, day: datetime.date) -> Document:
        """Return the case's filing, filed on ``day``. Raises SourceError for what is no filing."""
        data = copy.deepcopy(dict(self.base))
        apply_edits(data, self.raw)
        data["filing_date"] = day.isoformat()
        return read_text(as_text(data), f"{self.section}.yaml")

    def review(self, day: datetime.date) -> Review:
        """Return the review of the case's filing as of ``day``."""
        return review_document(self.document(day), reading=self.raw.get("reading"))


def read_cases(chapter: str, sections: tuple[str, ...], folder: Path) -> tuple[Case, ...]:
    """Return the cases in a folder, section by section. Raises KeyError for a base that is not there."""
    found: list[Case] = []
    for section in sections:
        file = folder / f"{section}.yaml"
        if file.is_file():
            found += [
                Case(chapter=chapter, section=section, raw=raw, base=_base(folder, raw.get("from", "")))
                for raw in _load(file)["cases"]
            ]
    return tuple(found)


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
    files: ChapterFiles, chapter: str, rulesets: tuple[Ruleset, ...], folder: Path
) -> tuple[int, list[LawProblem]]:
    """Return how often cases were judged, and: cases that come out otherwise than they say, rules that none breaks."""
    if not (folder / "base.yaml").is_file():
        hint = f"Write {folder.name}/base.yaml, a whole filing, and one file of cases for each section."
        message = "The chapter has no cases, so nothing shows that its rules judge as the law does."
        return 0, [files.problem("chapter", (), message, hint)]
    found: list[LawProblem] = []
    broken: set[tuple[str, str]] = set()
    ran = 0
    try:
        cases = read_cases(chapter, files.sections(), folder)
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
            told = [said.rstrip(".") for said in _differences(case, review)]
            if told:
                found.append(_of_case(files, case, f"on {day}: {'; '.join(told)}."))
                break
    last = rulesets[-1]
    found += [_unbroken(files, rule) for rule in last.rules if not _is_broken(rule, broken)]
    return ran, found


def _is_broken(rule: Rule, broken: set[tuple[str, str]]) -> bool:
    leaves_open = rule.calculation in LEAVES_OPEN
    if leaves_open or rule.kind in CANNOT_FAIL or rule.finding_class != "violation":
        return True
    return any(provision == rule.provision or provision.startswith(f"{rule.provision}(") for provision, _ in broken)


def _unbroken(files: ChapterFiles, rule: Rule) -> LawProblem:
    section = files.section_of(rule.provision)
    message = f"No case breaks the rule at {rule.key} ({rule.kind} {rule.at})".rstrip() + "."
    return files.problem(section, ("rules",), message, "Add a case that breaks only it.")


def _differences(case: Case, review: Review) -> Iterator[str]:
    """Say what a review found that the case does not, and the reverse."""
    met = [(item.provision, item.kind.value, item.at, item.message) for item in review.defects]
    for item in case.raw.get("finds", []):
        key = (item["provision"], item["class"], item["at"])
        found = next((one for one in met if one[:3] == key and item.get("message", one[3]) == one[3]), None)
        if found is not None:
            met.remove(found)
        else:
            near = next((one for one in met if one[:3] == key), None)
            yield f"nothing is found at {key[0]}, {key[2]}, as the case says" + (f", but: {near[3]}" if near else "")
    yield from (f"found besides at {provision}, {at}: {message}" for provision, _, at, message in met)


def _of_case(files: ChapterFiles, case: Case, said: str) -> LawProblem:
    return files.problem("chapter", (), f"The case “{case.name}” {said}")


def _base(folder: Path, name: str) -> dict[str, Any]:
    if not name:
        return _load(folder / "base.yaml")
    edits = _load(folder / "bases.yaml")[name]
    data = _base(folder, edits.get("from", ""))
    apply_edits(data, edits)
    return data


def _load(file: Path) -> dict[str, Any]:
    data: dict[str, Any] = yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.CBaseLoader)  # noqa: S506 - texts only
    return data


class _Dumper(yaml.SafeDumper):
    """Writes every text so that a YAML reader gives the same text back, and an empty text as nothing at all."""


def _represent(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    if not text:
        return dumper.represent_scalar("tag:yaml.org,2002:null", "")
    return dumper.represent_str(text)


_Dumper.add_representer(str, _represent)
