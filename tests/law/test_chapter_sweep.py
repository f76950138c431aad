"""Whatever a chapter file names exists: provisions in the ledger of the day, wagers, advisories. Nothing is twice."""

import datetime
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from in_force import CHAPTERS, lines_of, nothing, rulesets

from checker.law import NotInForceError, Ruleset, compile_ruleset, load_chapter
from checker.law.around import law_around
from checker.values.provision import Provision


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
            known |= {item.provision for item in law_around(chapter.jurisdiction)}
            for provision, what in cited(ruleset):
                if provision not in known:
                    yield f"{ruleset.as_of}: {provision} ({what}) is not in the ledger"

    nothing(missing())


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_every_paytable_has_its_wager(chapter_id: str) -> None:
    nothing(
        f"{ruleset.as_of}: paytable {table.provision} is of {table.wager}, which is no wager of the day"
        for ruleset in rulesets(chapter_id)
        for table in ruleset.paytables
        if table.wager not in ruleset.wagers
    )


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_what_a_filing_states_has_a_rule_or_paytable(chapter_id: str) -> None:
    def bare() -> Iterator[str]:
        for ruleset in rulesets(chapter_id):
            tables = {table.provision for table in ruleset.paytables}
            tables |= {table.envy_provision for table in ruleset.paytables}
            tables |= {wager.pays_under for wager in ruleset.wagers.values()}
            rules = {rule.provision for rule in ruleset.rules} | tables
            rules |= {choice.provision for item in ruleset.elections.values() for choice in item.choices}
            for item in ruleset.provisions:
                # The rows of a table that stands in numbered lines belong to the table above them.
                held = item.provision in rules or _above(item.provision) in tables
                held |= any(_below(found, item.provision) for found in rules)
                if item.handling in {"elected", "declared"} and not held:
                    yield f"{ruleset.as_of}: {item.provision} is {item.handling}, and nothing stands there"

    nothing(bare())


def _below(provision: Provision, above: Provision) -> bool:
    return provision != above and provision.is_within(above)


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


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_every_doubt_has_one_question(chapter_id: str) -> None:
    def wrong() -> Iterator[str]:
        for item in load_chapter(chapter_id).items["advisories"]:
            if item.get("ask", "").count("?") != 1 or not item["ask"].endswith("?"):
                yield f"{item['id']} has no one question"

    nothing(wrong())
