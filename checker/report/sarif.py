"""SARIF 2.1.0: one run, one rule for each provision that a finding cites, one result for each finding."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from checker import __version__
from checker.clean import clean
from checker.regex import regex
from checker.report.places import artifact_uri, end_column, related_places
from checker.review import OpenPoint, Review
from checker.review.identity import VERSION as FINGERPRINT
from checker.review.identity import identified
from checker.review.model import NOTHING_TO_JUDGE
from checker.review.wording import about, citation, is_defect, lawful_label, one_line
from checker.rules import Finding, FindingClass
from checker.source import Position
from checker.values.provision import Provision

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
_NAME = "Rules Submission Checker"
_UNCITED = {
    "unreadable": "The file, or a value in it, cannot be read.",
    "nothing_to_judge": "No law was applied to the file.",
    "draft": "The draft differs from its filing in something that no provision decides.",
    "not_compared": "A line of the draft speaks of the game and was not compared.",
}
"""Rules of findings that no provision decides: their id, and what they are about."""

_WORD = regex(r"[A-Za-z0-9]+")
_LONGEST_NAME = 60

Form = dict[str, Any]


def part(review: Review) -> Form:
    """Return what one review adds: the file, the rules that its findings cite, and a result for each finding."""
    rules = {}
    results = []
    for finding, fingerprint, point in identified(review):
        rule = rule_of(review, finding.provision)
        rules[rule["provision"]] = rule
        results.append({"ruleId": rule["provision"], **_result(review, finding, fingerprint, point)})
    return {
        "law": law_of(review),
        "artifact": {
            "location": {"uri": artifact_uri(review.path)},
            "properties": {
                "outcome": review.outcome,
                **stated("facility", review.facility),
                **stated("holder", review.holder),
                **law_of(review),
            },
        },
        "rules": list(rules.values()),
        "results": results,
    }


def whole(parts: Iterable[Form]) -> Iterator[str]:
    """Return the text of the report piece by piece. ``parts`` is gone through twice: for the rules, for the results."""
    rules = _Rules()
    for item in parts:
        rules.add(item)
    driver = {"name": _NAME, "version": __version__, "semanticVersion": __version__, "rules": rules.all()}
    yield f'{{\n  "$schema": {json.dumps(SCHEMA)},\n  "version": "2.1.0",\n  "runs": [\n    {{\n'
    yield f'      "tool": {_dump({"driver": driver}, 6)},\n'
    yield '      "columnKind": "unicodeCodePoints",\n'
    yield f'      "properties": {_dump({"laws": rules.laws}, 6)},\n'
    yield from _list("artifacts", (item["artifact"] for item in parts))
    yield ",\n"
    yield from _list("results", rules.results(parts))
    yield "\n    }\n  ]\n}\n"


class _Rules:
    """The rules of a run under ids of their own: the provision; with its chapter where two chapters share the name.

    ``laws`` lists every chapter, version and date that the run applied.
    """

    def __init__(self) -> None:
        self.laws: list[Form] = []
        self._owners: dict[str, str] = {}
        self._index: dict[str, int] = {}
        self._rules: list[Form] = []
        self._abouts: list[dict[str, list[str]]] = []

    def add(self, item: Form) -> None:
        if item["law"] and item["law"] not in self.laws:
            self.laws.append(item["law"])
        as_of = item["law"].get("asOf", "")
        for rule in item["rules"]:
            key = self._key(item["law"].get("chapter", ""), rule["provision"])
            if key not in self._index:
                self._index[key] = len(self._rules)
                self._rules.append({**rule, "id": key})
                self._abouts.append({})
            dates = self._abouts[self._index[key]].setdefault(rule["about"], [])
            if as_of not in dates:
                dates.append(as_of)

    def all(self) -> list[Form]:
        return [_descriptor(rule, abouts) for rule, abouts in zip(self._rules, self._abouts, strict=True)]

    def results(self, parts: Iterable[Form]) -> Iterator[Form]:
        for index, item in enumerate(parts):
            for result in item["results"]:
                key = self._key(item["law"].get("chapter", ""), result["ruleId"])
                for location in (*result["locations"], *result.get("relatedLocations", ())):
                    location["physicalLocation"]["artifactLocation"]["index"] = index
                yield {**result, "ruleId": key, "ruleIndex": self._index[key]}

    def _key(self, chapter: str, provision: Provision) -> str:
        if provision in _UNCITED:
            return provision
        owner = self._owners.setdefault(provision, chapter)
        return provision if owner == chapter else f"{chapter}/{provision}"


def rule_of(review: Review, provision: Provision, uncited: str = "") -> Form:
    """Return what is said of the provision that a finding cites; of an ``uncited`` one where it cites none."""
    if not provision:
        kind = uncited or ("nothing_to_judge" if review.outcome == NOTHING_TO_JUDGE else "unreadable")
        return {"provision": kind, "citation": "", "about": _UNCITED[kind]}
    return {"provision": provision, "citation": citation(review, provision), "about": about(review, provision)}


def _descriptor(rule: Form, abouts: dict[str, list[str]]) -> Form:
    first = next(iter(abouts))
    # A provision may have been about something else on another date, where filings of several dates are in one run.
    said = first if len(abouts) == 1 else " ".join(f"On {', '.join(days)}: {text}" for text, days in abouts.items())
    cited = f"{rule['citation']}: {said}" if rule["citation"] else said
    descriptor: Form = {
        "id": rule["id"],
        "name": _pascal(first),
        "shortDescription": {"text": said},
        "fullDescription": {"text": cited},
        "help": {"text": cited},
    }
    if rule["citation"]:
        descriptor["help"] = {
            "text": f"{cited} Requirement, history and advisories: checker explain {rule['provision']}"
        }
        descriptor["properties"] = {"provision": rule["provision"], "citation": rule["citation"]}
    return descriptor


def _pascal(text: str) -> str:
    words = _WORD.findall(text.replace("’", "").replace("'", ""))
    return "".join(word[:1].upper() + word[1:] for word in words)[:_LONGEST_NAME] or "Provision"


def _result(review: Review, finding: Finding, fingerprint: str, point: OpenPoint | None) -> Form:
    primary = review.position(finding)
    location = _location(review, primary)
    if finding.at:
        location["logicalLocations"] = [{"fullyQualifiedName": clean(finding.at), "kind": "property"}]
    result: Form = {
        "level": "error" if is_defect(finding) else "warning" if point and point.decides else "note",
        "message": {"text": plain(one_line(finding))},
        "locations": [location],
    }
    related = [
        {"id": number, **_location(review, place), **({"message": {"text": plain(clean(word))}} if word else {})}
        for number, (place, word) in enumerate(related_places(review, finding), start=1)
    ]
    if related:
        result["relatedLocations"] = related
    if finding.kind is FindingClass.VARIED:
        result["suppressions"] = [
            {"kind": "external", "status": "accepted", "justification": plain(clean(" ".join(finding.notes)))}
        ]
    result["partialFingerprints"] = {FINGERPRINT: fingerprint}
    result["properties"] = {
        "class": finding.kind.value,
        "severity": finding.severity.value,
        **stated("reason", point.reason.value if point else ""),
        **stated("facility", review.facility),
        **stated("holder", review.holder),
        **law_of(review),
        **stated("expected", finding.expected),
        **stated("actual", finding.actual),
        **stated(lawful_label(finding), finding.help),
        **stated("advisory", finding.advisory),
        **({"notes": [clean(note) for note in finding.notes]} if finding.notes else {}),
        **({"sources": list(finding.sources)} if finding.sources else {}),
    }
    return result


def law_of(review: Review) -> Form:
    """Say which law was applied; nothing where none was."""
    if review.ruleset is None or review.as_of is None:
        return {}
    return {
        "chapter": review.chapter_id,
        "citation": review.ruleset.chapter.citation,
        "asOf": review.as_of.isoformat(),
        "asOfBasis": review.basis,
        "rulesetVersion": review.ruleset.chapter.version,
        **stated("reading", review.reading),
    }


def stated(key: str, value: str) -> Form:
    """Return one property where it has a value, cleaned."""
    return {key: clean(value)} if value else {}


def _location(review: Review, place: Position) -> Form:
    return {
        "physicalLocation": {
            "artifactLocation": {"uri": artifact_uri(review.path)},
            "region": {
                "startLine": place.line,
                "startColumn": place.column,
                "endLine": place.line,
                "endColumn": end_column(review, place),
            },
        }
    }


def plain(text: str) -> str:
    """Keep text from being taken for a placeholder or a link, which messages of SARIF may hold."""
    return text.replace("{", "{{").replace("}", "}}").replace("](", "] (")


def _dump(form: Any, indent: int) -> str:
    """Write a form whose first line stands at ``indent`` spaces."""
    pad = " " * indent
    return json.dumps(form, indent=2, ensure_ascii=False).replace("\n", f"\n{pad}")


def _list(name: str, items: Iterable[Form]) -> Iterator[str]:
    """Write a named list item by item."""
    yield f'      "{name}": ['
    comma = ""
    for item in items:
        yield f"{comma}\n        {_dump(item, 8)}"
        comma = ","
    yield "\n      ]" if comma else "]"
