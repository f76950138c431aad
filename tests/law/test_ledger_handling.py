"""What the ledger says of a provision is true of it: what carries it out exists, and is named under ``by``."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from in_force import CHAPTERS, nothing, rulesets

from checker.law import load_chapter
from checker.report.ledger import handled_by
from checker.values.provision import Provision

NO_HANDLING = ("figure ", "advisory ", "document ")


def kinds(named: tuple[str, ...]) -> set[str]:
    """Give the kinds of what carries a provision out, without what only stands beside it."""
    return {item.partition(" ")[0] for item in named if not item.startswith(NO_HANDLING)}


def cited(node: Any) -> Iterator[Provision]:
    """Give every provision that the words of the guide cite."""
    if isinstance(node, Mapping):
        if "provision" in node:
            yield Provision(node["provision"])
        if "says" in node:
            yield from map(Provision, node.get("also", ()))
        for below in node.values():
            yield from cited(below)
    elif isinstance(node, list):
        for below in node:
            yield from cited(below)


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_what_a_filing_states_names_what_carries_it_out(chapter_id: str) -> None:
    def bare() -> Iterator[str]:
        for ruleset in rulesets(chapter_id):
            for item in ruleset.provisions:
                if item.handling in {"elected", "declared"} and not kinds(handled_by(item, ruleset)):
                    yield f"{ruleset.as_of}: {item.provision} is {item.handling}, and nothing carries it out"

    nothing(bare())


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_what_the_guide_tells_stands_in_the_guide(chapter_id: str) -> None:
    guide = set(cited(load_chapter(chapter_id).guide))

    def bare() -> Iterator[str]:
        for ruleset in rulesets(chapter_id):
            for item in ruleset.provisions:
                own = any(name.is_within(item.provision) for name in guide)
                if item.handling == "guide" and not own:
                    yield f"{ruleset.as_of}: no sentence of guide.yaml cites {item.provision}"
                if item.handling == "shown" and not item.by:
                    yield f"{ruleset.as_of}: {item.provision} names no document"
                shown = {"guide": "guide", "shown": item.by}.get(item.handling)
                if shown and f"document {shown}" not in handled_by(item, ruleset):
                    yield f"{ruleset.as_of}: {item.provision} does not name its document under by"

    nothing(bare())


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_what_the_guide_cites_is_not_called_the_table_s_alone(chapter_id: str) -> None:
    guide = set(cited(load_chapter(chapter_id).guide))

    def wrong() -> Iterator[str]:
        for ruleset in rulesets(chapter_id):
            for item in ruleset.provisions:
                if item.handling in {"at_the_table", "reserved"} and item.provision in guide:
                    yield f"{ruleset.as_of}: {item.provision} is {item.handling}, and a sentence of the guide cites it"

    nothing(wrong())


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_what_asks_nothing_of_a_filing_has_no_rule(chapter_id: str) -> None:
    def wrong() -> Iterator[str]:
        for ruleset in rulesets(chapter_id):
            refusing = {rule.provision for rule in ruleset.rules if rule.finding_class == "violation"}
            for item in ruleset.provisions:
                if item.handling in {"guide", "at_the_table", "definition", "reserved"} and item.provision in refusing:
                    yield f"{ruleset.as_of}: {item.provision} is called {item.handling}, and a rule stands there"

    nothing(wrong())
