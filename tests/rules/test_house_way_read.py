"""What is read from a line of a house way: of which hands it speaks, under which conditions, and what goes where.

``house_way_read.yaml`` has lines, each with the rules that it is read as, or none where it is not read.
"""

import random
from pathlib import Path

import pytest
import yaml

from checker.law.chapter import read_shared
from checker.rules.house_way.reading import read_line
from checker.rules.house_way.rules import Condition, Guard, Placing, Rule, What
from checker.rules.house_way.symbols import FILE
from checker.rules.house_way.trial import clash, ranks_named

_READ = Path(__file__).parent / "house_way_read.yaml"
LINES: dict[str, list[str]] = yaml.load(_READ.read_text(encoding="utf-8"), yaml.CSafeLoader)


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_read_as_these_rules(line: str) -> None:
    assert [_rule(rule) for rule in read_line(line) or ()] == LINES[line]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("One pair: the pair high, and the next two highest low", "One pair: the two best other cards low"),
        ("Pair of aces: the aces high, the next two low", "One pair: the two best other cards low"),
        ("Trips: the trips high, the next highest two low", "Trips: the two highest other cards low"),
        ("No pair: highest card high, the next two low", "No pair: second and third highest low"),
        ("One pair: the pair and the highest card high, the next two low", "One pair: second and third others low"),
        ("Without a pair, straight or flush, the second and third highest low", "Straight: never broken"),
    ],
)
def test_lines_that_say_the_same_or_speak_of_other_hands_do_not_contradict_each_other(one: str, other: str) -> None:
    first, second = read_line(one), read_line(other)
    assert first is not None
    assert second is not None
    assert clash(first, second, ranks_named((*first, *second))) == ""


def test_no_row_of_known_words_is_too_odd_to_be_read_or_left() -> None:
    words = read_shared("words", FILE)
    rows = [row for part in ("kinds", "does") for rows in words[part].values() for row in rows]
    chances = random.Random(3)  # noqa: S311 - a sample, no secret
    lines = [f"{head}: {' '.join(chances.sample(rows, 3))}" for head in ("Two pair", "Quads") for _ in range(150)]
    read = [read_line(line) for line in ("Five aces: aces whole but with a pair of kings", *lines)]
    assert None in read
    assert any(read)


def _rule(rule: Rule) -> str:
    """Write a rule: types of hand [conditions]: what goes where; “otherwise not” where the cards do not go so."""
    head = " or ".join(rule.kinds) + "".join(f" [{_guard(guard)}]" for guard in rule.guards)
    placed = ", ".join(_placing(placing) for placing in rule.placings)
    return f"{head}: {'not ' * rule.denied}{placed}{f', best {rule.best}' if rule.best else ''}"


def _guard(guard: Guard) -> str:
    said = " and ".join(_condition(condition) for condition in guard.conditions)
    return f"unless {said}" if guard.denied else said


def _condition(condition: Condition) -> str:
    ranks = " to ".join(dict.fromkeys(str(rank) for rank in (condition.least, condition.most) if rank))
    ranks = ranks or " and ".join(str(rank) for rank in condition.ranks)
    times = f" {condition.count} times" if condition.count != 1 else ""
    said = " ".join(part for part in (condition.sort, condition.name, ranks) if part)
    return f"{'no ' * condition.denied}{said}{times}"


def _placing(placing: Placing) -> str:
    shares = "".join(f" {number}" for number in placing.shares)
    return f"{_what(placing.what)} {'not ' * placing.denied}{placing.where}{shares}"


def _what(what: What) -> str:
    order = f"no. {' and '.join(str(place) for place in what.order)}" if what.order else ""
    parts = ("other" * what.other, str(what.number or ""), what.noun, str(what.rank or ""), order)
    return " ".join(part for part in parts if part)
