"""Every path in a condition, a rule or a line of the guide is an election or a wager, and can answer what is asked."""

import re
from collections.abc import Iterator

import pytest
from in_force import CHAPTERS, lines_of, nothing, rulesets

from checker.law import Ruleset
from checker.law.conditions import All as AllOf
from checker.law.conditions import AnyOf, Condition, Is, Not, parse_condition, paths_in
from checker.law.params import Inscription, PayoutLimitFloor
from checker.rules.paths import plain
from checker.submission.filing import normal

LISTS = {"choices", "counts", "texts"}


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
        if isinstance(rule.params, PayoutLimitFloor):
            named = (rule.params.boxes, rule.params.decks, rule.params.positions)
            yield from ((path, f"rule {rule.key}") for path in named if path)
        if isinstance(rule.params, Inscription) and rule.params.similar_language:
            yield f"{rule.params.similar_language}.text", f"rule {rule.key}"
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
    """Give the answers that the election at the path can have on any day; None where any text is one, or yes and no."""
    if path.count(".") == 1 and path.startswith("wagers."):
        return None
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
