"""What the items of a chapter name must exist: provisions, wagers, advisories, entries of the filing."""

from collections.abc import Iterator
from typing import Any

from checker.law import Chapter, Election, Ruleset
from checker.law.conditions import paths_in
from checker.rules.paths import plain
from checker.source import Mapping, Problem, Sequence
from checker.source.tree import Node
from checker.upkeep.chapter_files import ChapterFiles, keys_of


def reference_problems(files: ChapterFiles, chapter: Chapter, rulesets: tuple[Ruleset, ...]) -> Iterator[Problem]:
    """Return names of provisions, wagers and advisories that stand nowhere, and entries that no election reads."""
    provisions = {item["provision"] for item in chapter.items["provisions"]}
    provisions |= set(chapter.section_titles) | {chapter.number}
    wagers = {item["wager"] for item in chapter.items["wagers"]}
    advisories = {item["id"] for item in chapter.items["advisories"]}
    for section, name, index, node in files.items():
        keys = keys_of(node)
        cited = keys.get("provision")
        if name != "provisions" and cited and cited not in provisions:
            message = f"{cited} is not in the ledger."
            yield files.problem(section, (name, index, "provision"), message, "Enter it under provisions.")
        if name == "paytables" and keys.get("wager", "") not in wagers | {""}:
            message = f"The paytable is of {keys['wager']}, which is no wager of the chapter."
            yield files.problem(section, (name, index, "wager"), message, f"Known: {', '.join(sorted(wagers))}.")
        for steps, key, value in _named(node, (name, index)):
            if key == "advisory" and value not in advisories:
                message = f"A reading belongs to {value}, which is no advisory of the chapter."
                yield files.problem(section, steps, message, "Register the doubt under advisories.")
            if key == "offers" and value not in wagers:
                message = f"A condition names {value}, which is no wager of the chapter."
                yield files.problem(section, steps, message, f"Known: {', '.join(sorted(wagers))}.")
    yield from _entries(files, rulesets)


def _entries(files: ChapterFiles, rulesets: tuple[Ruleset, ...]) -> Iterator[Problem]:
    """Return rules that read an entry which no election of any day defines."""
    elections: dict[str, Election] = {path: item for ruleset in rulesets for path, item in ruleset.elections.items()}
    wagers = {f"wagers.{slug}" for ruleset in rulesets for slug in ruleset.wagers}
    known = set(elections) | wagers
    told: set[tuple[str, str]] = set()
    for ruleset in rulesets:
        for rule in ruleset.rules:
            paths = [plain(rule.at)] if rule.at else []
            paths += [*paths_in(rule.when), *(paths_in(rule.must) if rule.must else ())]
            for path in dict.fromkeys(paths):
                beyond = path.rpartition(".")[0] in known or any(name.startswith(f"{path}.") for name in known)
                if path not in known and not beyond and (rule.key, path) not in told:
                    told.add((rule.key, path))
                    section = files.section_of(rule.provision)
                    message = f"The rule at {rule.key} reads {path}, which no election of the chapter defines."
                    yield files.problem(section, ("rules",), message, "Enter it under elections.")


def _named(node: Node, steps: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], str, Any]]:
    if isinstance(node, Sequence):
        for index, item in enumerate(node.items):
            yield from _named(item, (*steps, index))
    elif isinstance(node, Mapping):
        for entry in node:
            at = (*steps, entry.key.text)
            if isinstance(entry.value, Sequence) and entry.key.text == "offers":
                yield from ((at, "offers", getattr(item, "text", "")) for item in entry.value.items)
            elif hasattr(entry.value, "text"):
                yield at, entry.key.text, entry.value.text
            else:
                yield from _named(entry.value, at)
