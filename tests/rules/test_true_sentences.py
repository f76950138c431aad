"""What is true of a filing as a sentence: statements that need no row beside them, and the guide's lines in force."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from rule_cases import chapters_with_cases, with_every_wager

from checker.statements import statements_of
from checker.statements.guide import reads_of_guide, spoken, true_sentences

OF_ROWS_AND_NAMES = {"payout", "envy", "name", "area", "limit_min", "limit_max", "help_line"}


def items(part: Any) -> Iterator[dict[str, Any]]:
    if isinstance(part, dict):
        if "says" in part:
            yield part
        for value in part.values():
            yield from items(value)
    elif isinstance(part, list | tuple):
        for value in part:
            yield from items(value)


@pytest.mark.parametrize("chapter_id", chapters_with_cases())
def test_no_row_name_or_limit_is_a_sentence_and_all_else_is(chapter_id: str) -> None:
    filing, ruleset = with_every_wager(chapter_id)
    table = list(statements_of(filing, ruleset))
    said = list(spoken(table, ruleset))
    assert {item.key.aspect for item in table} >= {"payout", "name", "area"}
    assert not {item.key.aspect for item in said} & OF_ROWS_AND_NAMES
    of_the_game = [item for item in table if item.key.subject == ruleset.chapter.base_wager]
    assert all(item in said for item in of_the_game if item.key.aspect not in OF_ROWS_AND_NAMES)


@pytest.mark.parametrize("chapter_id", chapters_with_cases())
def test_a_line_of_the_guide_is_true_with_its_own_provision_and_alone_where_it_is_of_no_wager(chapter_id: str) -> None:
    filing, ruleset = with_every_wager(chapter_id)
    guide = ruleset.chapter.guide
    of_wagers = {item["says"] for item in items(guide.get("wagers", {}))}
    of_game = [
        (item["says"], item.get("provision", ""))
        for key, part in guide.items()
        if key != "wagers"
        for item in items(part)
    ]
    unfilled = {says for says, _ in of_game}
    table = statements_of(filing, ruleset)
    wordings = {item.wording: item for item in table}
    for sentence in true_sentences(filing, ruleset, table):
        if sentence.text not in wordings:
            assert " " in sentence.text, "a line with a list in it is no sentence"
            assert sentence.alone is (sentence.text not in of_wagers), sentence
            assert (sentence.text, sentence.provision) in of_game or sentence.text not in unfilled, sentence


@pytest.mark.parametrize("chapter_id", chapters_with_cases())
def test_the_guide_reads_what_stands_in_braces_and_in_conditions(chapter_id: str) -> None:
    _, ruleset = with_every_wager(chapter_id)
    read, text = reads_of_guide(ruleset), repr(ruleset.chapter.guide)
    assert read >= set(re.findall(r"\{([a-z0-9_.]+)\}", text))
    assert all(path.removeprefix("wagers.") in text for path in read)
