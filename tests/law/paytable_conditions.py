"""When a paytable may be used: the chapter's condition, judged on filings, against the words of the law."""

import datetime
import re
from collections.abc import Iterator
from functools import lru_cache

from second_entry import SecondEntry, SecondTable

from checker.law import Paytable, Ruleset, compile_ruleset
from checker.source import read_text
from checker.submission import Filing, read_filing, read_header
from checker.submission.conditions import holds

MOST_DECKS = 10
_ALL = frozenset(range(1, MOST_DECKS + 1))
DECKS = {
    "": _ALL,
    "a single deck": frozenset({1}),
    "two decks": frozenset({2}),
    "four or more decks": _ALL - {1, 2, 3},
    "six decks": frozenset({6}),
    "eight decks": frozenset({8}),
    "multiple decks": _ALL - {1},
}
ELECTED = {
    "a player who has Blackjack elects to be paid even money": "play.even_money",
    "Blackjack Switch": "play.blackjack_switch",
}


@lru_cache(maxsize=512)
def filing_with(chapter_id: str, day: datetime.date, decks: int, elected: str, answer: str) -> Filing:
    """Give a filing that states its decks and, if ``elected`` names a path, one answer."""
    lines = ["cards:", f"  decks: {decks}"]
    if elected:
        group, _, field = elected.partition(".")
        lines += [f"{group}:", f"  {field}: {answer}"]
    return _filing(chapter_id, day, lines)


@lru_cache(maxsize=512)
def filing_of_table(chapter_id: str, day: datetime.date, wager: str, label: str) -> Filing:
    """Give a filing that offers a wager with one of its paytables."""
    return _filing(chapter_id, day, ["wagers:", f"  {wager}:", f"    paytable: {label}"])


def _filing(chapter_id: str, day: datetime.date, lines: list[str]) -> Filing:
    ruleset = compile_ruleset(chapter_id, day)
    head = [f"jurisdiction: {ruleset.chapter.jurisdiction}", f"game: {ruleset.chapter.game}"]
    document = read_text("\n".join([*head, *lines]) + "\n", "filing.yaml")
    return read_filing(document, read_header(document), ruleset)


def condition_differences(ruleset: Ruleset, entry: SecondEntry) -> Iterator[str]:
    """Tell where a paytable of the ruleset may be used with other decks than the law says."""
    second = {(table.provision, table.label): table for table in entry.paytables if table.span.covers(ruleset.as_of)}
    for table in ruleset.paytables:
        found = second.get((table.provision, table.label))
        if found is not None:
            yield from _differences(table, found, entry.chapter, ruleset.as_of)


def _differences(table: Paytable, second: SecondTable, chapter_id: str, day: datetime.date) -> Iterator[str]:
    where = f"{table.provision} {table.label}".rstrip()
    if bool(table.condition_text) != bool(second.condition) or not _same_words(table.condition_text, second.condition):
        yield f"{where}: for “{table.condition_text}”, the law says “{second.condition}”"
    elected = ELECTED.get(second.condition, "")
    if not elected and second.condition not in DECKS:
        yield f"{where}: no meaning is given for “{second.condition}”"
        return
    for decks in sorted(_ALL):
        for answer in ("yes", "no") if elected else ("",):
            lawful = answer == "yes" if elected else decks in DECKS[second.condition]
            if holds(table.condition, filing_with(chapter_id, day, decks, elected, answer)) is not lawful:
                yield f"{where}: with {decks} decks {answer} it is {'not ' if lawful else ''}usable".replace("  ", " ")


def _same_words(one: str, other: str) -> bool:
    first, second = (set(re.findall(r"\w+", text.lower())) for text in (one, other))
    return first <= second or second <= first
