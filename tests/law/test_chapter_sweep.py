"""Whatever a chapter file names exists: provisions in the ledger of the day, paths, advisories, wagers."""

import datetime
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

import pytest
from chapter_files import complete_chapters

from checker.law import NotInForceError, Ruleset, compile_ruleset, load_chapter
from checker.law.conditions import All as AllOf
from checker.law.conditions import AnyOf, Condition, Is, Not, parse_condition, paths_in
from checker.rules.paths import plain
from checker.submission.filing import normal

CHAPTERS = complete_chapters()
LISTS = {"choices", "counts", "texts"}


@cache
def rulesets(chapter_id: str) -> tuple[Ruleset, ...]:
    """Give the chapter on every date of law under each reading; where no date is printed, on one day."""
    days = [item.effective for item in load_chapter(chapter_id).rulemakings if item.effective]
    found: list[Ruleset] = []
    for day in days or [datetime.date(2020, 1, 1)]:
        found.extend(compile_ruleset(chapter_id, day, reading) for reading in (None, "literal", "evident"))
    return tuple(found)


def nothing(found: Iterable[str]) -> None:
    told = sorted(set(found))
    assert not told, "\n" + "\n".join(told)


def lines_of(ruleset: Ruleset) -> Iterator[Mapping[str, Any]]:
    """Give the lines of guide and sign in force; those of a wager only while it exists."""
    guide = dict(ruleset.chapter.guide)
    notes = guide.pop("wagers", {})
    stack: list[Any] = [guide, *(lines for slug, lines in notes.items() if slug in ruleset.wagers)]
    while stack:
        node = stack.pop()
        if isinstance(node, Mapping) and "says" in node:
            resolved = ruleset.moment.resolve(node)
            if resolved:
                yield resolved[0]
        elif isinstance(node, Mapping):
            stack.extend(node.values())
        elif isinstance(node, list):
            stack.extend(node)


def cited(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Give every provision that something in force names, with what names it."""
    for rule in ruleset.rules:
        yield rule.provision, f"rule {rule.key}"
    for wager in ruleset.wagers.values():
        yield wager.provision, f"wager {wager.slug}"
        yield wager.pays_under, f"what the wager {wager.slug} pays"
    for election in ruleset.elections.values():
        yield election.provision, f"election {election.at}"
        yield from ((choice.provision, f"choice {choice.value} of {election.at}") for choice in election.choices)
    yield from ((figure.provision, f"figure {figure.what}") for figure in ruleset.figures)
    yield from ((advisory.provision, f"advisory {advisory.id}") for advisory in ruleset.advisories)
    yield from ((line["provision"], f"guide: {line['says']}") for line in lines_of(ruleset))
    yield from cited_in_paytables(ruleset)


def cited_in_paytables(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    for raw in ruleset.chapter.items["paytables"]:
        if ruleset.moment.resolve(raw):
            for part in (raw, *raw["rows"]):
                keys = [key for key in ("provision", "envy_provision") if key in part]
                yield from ((part[key], f"{key} in a paytable of {raw['wager']}") for key in keys)


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_every_provision_cited_stands_in_the_ledger_of_the_day(chapter_id: str) -> None:
    def missing() -> Iterator[str]:
        for ruleset in rulesets(chapter_id):
            chapter = ruleset.chapter
            # The unnumbered definitions stand at a section; what concerns the whole chapter stands at its number.
            known = {item.provision for item in ruleset.provisions} | set(chapter.section_titles) | {chapter.number}
            for provision, what in cited(ruleset):
                if provision not in known:
                    yield f"{ruleset.as_of}: {provision} ({what}) is not in the ledger"

    nothing(missing())


def conditions(ruleset: Ruleset) -> Iterator[tuple[Condition, str]]:
    """Give every condition in force, with what it stands in."""
    for rule in ruleset.rules:
        yield rule.when, f"rule {rule.key}"
        if rule.must is not None:
            yield rule.must, f"rule {rule.key}"
    for election in ruleset.elections.values():
        yield election.when, f"election {election.at}"
    for table in ruleset.paytables:
        yield table.condition, f"paytable {table.label} of {table.wager}"
        for row in table.rows:
            yield row.when, f"row {row.outcome} of {table.wager}"
    for advisory in ruleset.advisories:
        yield advisory.touches, f"advisory {advisory.id}"
    for line in lines_of(ruleset):
        yield parse_condition(line.get("when")), f"guide: {line['says']}"


def paths(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Give every path that something in force names, with what names it."""
    for condition, where in conditions(ruleset):
        yield from ((path, where) for path in paths_in(condition))
    for rule in ruleset.rules:
        named = (rule.at, rule.same_as, *rule.related)
        yield from ((plain(path), f"rule {rule.key}") for path in named if path)
        for key in ("boxes", "decks", "positions"):
            if key in rule.arguments:
                yield str(rule.arguments[key]), f"rule {rule.key}"
        if "similar_language" in rule.arguments:
            yield f"{rule.arguments['similar_language']}.text", f"rule {rule.key}"
    for line in lines_of(ruleset):
        yield from ((path, f"guide: {line['says']}") for path in re.findall(r"{([^}]+)}", line["says"]))


def is_known(path: str, ruleset: Ruleset) -> bool:
    if path in ruleset.elections:
        return True
    group, _, below = path.partition(".")
    slug = below.partition(".")[0]
    if group == "wagers" and slug not in ruleset.wagers:
        # A wager of another day: nothing of it is stated on this one, and a condition may name it beside others.
        return slug in {item["wager"] for item in ruleset.chapter.items["wagers"]} and _ever_asked(path, ruleset)
    if group == "wagers" and below == slug:
        return True
    of_list, _, index = path.rpartition(".")
    if index.isdigit():
        return of_list in ruleset.elections and ruleset.elections[of_list].type in LISTS
    return any(at.startswith(f"{path}.") for at in ruleset.elections)


def _ever_asked(path: str, ruleset: Ruleset) -> bool:
    return path.count(".") == 1 or path in {item["at"] for item in ruleset.chapter.items["elections"]}


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_every_path_is_an_election_or_a_wager_of_the_day(chapter_id: str) -> None:
    def unknown() -> Iterator[str]:
        for ruleset in rulesets(chapter_id):
            for path, where in paths(ruleset):
                of_paytable = re.fullmatch(r"wagers\.[a-z0-9_]+\.paytable", path) and where.startswith("rule ")
                if not (is_known(path, ruleset) or of_paytable):
                    yield f"{ruleset.as_of}: {path} ({where}) is asked for nowhere"

    nothing(unknown())


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_every_paytable_has_its_wager(chapter_id: str) -> None:
    nothing(
        f"{ruleset.as_of}: paytable {table.provision} is of {table.wager}, which is no wager of the day"
        for ruleset in rulesets(chapter_id)
        for table in ruleset.paytables
        if table.wager not in ruleset.wagers
    )


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_what_the_ledger_calls_a_rule_or_paytable_has_one(chapter_id: str) -> None:
    def bare() -> Iterator[str]:
        for ruleset in rulesets(chapter_id):
            tables = {table.provision for table in ruleset.paytables}
            tables |= {
                table.extras["envy_provision"] for table in ruleset.paytables if "envy_provision" in table.extras
            }
            tables |= {wager.pays_under for wager in ruleset.wagers.values()}
            rules = {rule.provision for rule in ruleset.rules} | tables
            rules |= {choice.provision for item in ruleset.elections.values() for choice in item.choices}
            for item in ruleset.provisions:
                # The rows of a table that stands in numbered lines belong to the table above them.
                rows = {item.provision, _above(item.provision)} if item.handling == "paytable" else {item.provision}
                held = {"rule": rules, "paytable": tables}.get(item.handling)
                if held is not None and not (rows & held or any(_below(found, item.provision) for found in held)):
                    yield f"{ruleset.as_of}: {item.provision} is called a {item.handling}, and nothing stands there"

    nothing(bare())


def _below(provision: str, above: str) -> bool:
    return provision.startswith(f"{above}(")


def _above(provision: str) -> str:
    return provision[: provision.rindex("(")] if "(" in provision else provision


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_every_reading_belongs_to_an_advisory(chapter_id: str) -> None:
    chapter = load_chapter(chapter_id)
    known = {item["id"] for item in chapter.items["advisories"]}
    told: set[str] = set()

    def walk(node: Any) -> None:
        if isinstance(node, Mapping):
            if "by_reading" in node:
                told.add(node["by_reading"]["advisory"])
            for value in node.values():
                walk(value)
        elif isinstance(node, list | tuple):
            for value in node:
                walk(value)

    walk((chapter.items, chapter.guide))
    assert told <= known, sorted(told - known)
    assert len(known) == len(chapter.items["advisories"]), "an advisory's id stands twice"


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_no_rule_has_the_name_of_another(chapter_id: str) -> None:
    nothing(
        f"{ruleset.as_of}: {key} stands {times} times"
        for ruleset in rulesets(chapter_id)
        for key, times in Counter((rule.key, rule.kind) for rule in ruleset.rules).items()
        if times > 1
    )


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_no_election_stands_twice_on_a_day(chapter_id: str) -> None:
    for ruleset in rulesets(chapter_id):
        in_force = [item for item in load_chapter(chapter_id).items["elections"] if ruleset.moment.resolve(item)]
        assert [at for at, times in Counter(item["at"] for item in in_force).items() if times > 1] == []


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_a_dated_chapter_is_in_force_from_its_adoption(chapter_id: str) -> None:
    adopted = load_chapter(chapter_id).adopted
    if adopted is None:
        assert all(ruleset.chapter.undated_note for ruleset in rulesets(chapter_id))
        return
    assert compile_ruleset(chapter_id, adopted).as_of == adopted
    with pytest.raises(NotInForceError, match="was not in force on"):
        compile_ruleset(chapter_id, adopted - datetime.timedelta(days=1))


def questions(condition: Condition) -> Iterator[Is]:
    """Give every comparison of a value with listed ones in a condition; "is not" holds of any other answer."""
    if isinstance(condition, Is):
        if not condition.negated:
            yield condition
    elif isinstance(condition, AllOf | AnyOf):
        for part in condition.parts:
            yield from questions(part)
    elif isinstance(condition, Not):
        yield from questions(condition.part)


def answers(path: str, ruleset: Ruleset) -> frozenset[str] | None:
    """Give the answers that the election at the path can have on any day; None where any text is one."""
    of_list, _, index = path.rpartition(".")
    at = of_list if index.isdigit() else path
    found: set[str] = set()
    for other in rulesets(ruleset.chapter.id):
        election = other.elections.get(at)
        if election is None:
            continue
        if election.type == "yes_no":
            found |= {"yes", "no"}
        elif election.choices:
            found |= {normal(choice.value) for choice in election.choices}
        else:
            return None
    return frozenset(found)


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_a_condition_asks_for_answers_that_can_be_given(chapter_id: str) -> None:
    def impossible() -> Iterator[str]:
        for ruleset in rulesets(chapter_id):
            for condition, where in conditions(ruleset):
                for question in questions(condition):
                    known = answers(question.at, ruleset)
                    for value in question.values:
                        if known is not None and normal(value) not in known:
                            yield f"{ruleset.as_of}: {question.at} is never {value} ({where})"

    nothing(impossible())
