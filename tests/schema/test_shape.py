"""Entries that do not belong and forms that do not fit: each at its place, with what was meant."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend

from checker.schema import shape_problems, submission_schema
from checker.source import read_text
from checker.source.tree import to_plain

METERS = (
    "initial belongs under wagers.bad_beat_progressive.meter or under wagers.hit_and_run_progressive.meter "
    "or under wagers.straight_jack_progressive.meter."
)
HEAD = "jurisdiction: pa\ngame: blackjack\n"


def told(text: str) -> list[tuple[str, int, int, str, str]]:
    return [
        (problem.path, problem.position.line, problem.position.column, problem.message, problem.help)
        for problem in shape_problems(read_text(HEAD + text, "filing.yaml"), "pa/633a")
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # A name written almost right, at every level.
        ("filing_dat: 2015-07-01\n", ("filing_dat", 3, 1, "at the top level", "Did you mean filing_date?")),
        ("table:\n  position: 7\n", ("table.position", 4, 3, "under table", "Did you mean positions?")),
        (
            "wagers:\n  lucky_ladies:\n    minimun: $1\n",
            ("wagers.lucky_ladies.minimun", 5, 5, "under wagers.lucky_ladies", "Did you mean minimum?"),
        ),
        (
            "wagers:\n  bad_beat_progressive:\n    meter:\n      intial: $5,000\n",
            (
                "wagers.bad_beat_progressive.meter.intial",
                6,
                7,
                "under wagers.bad_beat_progressive.meter",
                "Did you mean initial?",
            ),
        ),
        (
            "wagers:\n  royal_match_21:\n    payouts:\n      Suited: {pays: 1 to 1, envi: $1}\n",
            (
                "wagers.royal_match_21.payouts.Suited.envi",
                6,
                30,
                "under wagers.royal_match_21.payouts.Suited",
                "Did you mean envy?",
            ),
        ),
        (
            "variances:\n  - provison: 633a.2(a)\n",
            ("variances.0.provison", 4, 5, "under variances, item 1", "Did you mean provision?"),
        ),
        # Capitals, hyphens and spaces.
        ("Table:\n  positions: 7\n", ("Table", 3, 1, "at the top level", "Did you mean table?")),
        ("filing-date: 2015-07-01\n", ("filing-date", 3, 1, "at the top level", "Did you mean filing_date?")),
        ("filing date: 2015-07-01\n", ("filing date", 3, 1, "at the top level", "Did you mean filing_date?")),
        # The right name in the wrong place.
        ("decks: 6\n", ("decks", 3, 1, "at the top level", "decks belongs under cards.")),
        ("deks: 6\n", ("deks", 3, 1, "at the top level", "decks belongs under cards.")),
        ("cards:\n  game: x\n", ("cards.game", 4, 3, "under cards", "game belongs at the top level.")),
        (
            "table:\n  initial: $5,000\n",
            (
                "table.initial",
                4,
                3,
                "under table",
                METERS,
            ),
        ),
    ],
)
def test_an_entry_that_does_not_belong(text: str, expected: tuple[str, int, int, str, str]) -> None:
    path, line, column, where, hint = expected
    name = path.rpartition(".")[2]
    assert told(text) == [(path, line, column, f"{name} is not an entry that belongs {where}.", hint)]


def test_without_a_guess_the_entries_of_the_place_are_listed() -> None:
    ((_, _, _, message, hint),) = told("payout_limit:\n  zzz: 1\n")
    assert message == "zzz is not an entry that belongs under payout_limit."
    assert hint == "Entries under payout_limit: amount, applies_to."


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "payout_limit: $50,000\n",
            (
                "payout_limit",
                3,
                15,
                "payout_limit is a single value.",
                "Write its entries on indented lines below: amount, applies_to.",
            ),
        ),
        (
            "payout_limit:\n  - amount\n",
            (
                "payout_limit",
                3,
                1,
                "payout_limit is a list.",
                "Write its entries on indented lines below: amount, applies_to.",
            ),
        ),
        (
            "wagers:\n  lucky_ladies:\n    payouts: 9 to 1\n",
            (
                "wagers.lucky_ladies.payouts",
                5,
                14,
                "wagers.lucky_ladies.payouts is a single value.",
                "Write its entries on indented lines below, one outcome a line with its payout.",
            ),
        ),
        (
            "table:\n  positions:\n    most: 7\n",
            (
                "table.positions",
                4,
                3,
                "table.positions is a group of entries.",
                "Write one value after the colon. Put it in quotes if it contains a colon and a space.",
            ),
        ),
        (
            "table:\n  positions: [7]\n",
            ("table.positions", 4, 3, "table.positions is a list.", "Write one value after the colon."),
        ),
        (
            "cards:\n  batches: {first: 6}\n",
            (
                "cards.batches",
                4,
                3,
                "cards.batches is a group of entries.",
                "Write a list, one item a line after a hyphen.",
            ),
        ),
        (
            "layout:\n  inscriptions:\n    - Insurance pays 2 to 1\n    - Notice: x\n",
            (
                "layout.inscriptions.1",
                6,
                7,
                "layout.inscriptions, item 2 is a group of entries.",
                "Write one value after the colon. Put it in quotes if it contains a colon and a space.",
            ),
        ),
    ],
)
def test_a_value_where_a_group_belongs_and_the_reverse(text: str, expected: tuple[str, int, int, str, str]) -> None:
    assert told(text) == [expected]


@pytest.mark.parametrize(
    "text",
    [
        "table:\n  positions:\n",
        "table:\n",
        "wagers:\n  lucky_ladies: yes\n  anything_at_all: {a: [b]}\n",
        "wagers:\n  lucky_ladies: no\n",
        "table:\n  positions: many\n  discard_rack: none at all\n",
        "wagers:\n  royal_match_21:\n    payouts:\n      Any outcome: 10\n      Other: {pays: Push, envy: $5}\n",
    ],
)
def test_what_only_the_values_or_the_law_decide_is_no_matter_of_shape(text: str) -> None:
    assert told(text) == []


def test_bounds() -> None:
    long = "x" * 2001
    items = ", ".join(["6"] * 201)
    assert told(f"facility: {long}\ncards:\n  batches: [{items}]\n") == [
        ("facility", 3, 11, "facility is too long.", "Write at most 2,000 characters."),
        ("cards.batches", 5, 3, "cards.batches holds 201 entries.", "Write at most 200."),
    ]
    assert told(f"facility: {long[:-1]}\n") == []
    many = "".join(f"  wager_{index}: yes\n" for index in range(201))
    assert told(f"wagers:\n{many}") == [("wagers", 3, 1, "wagers holds 201 entries.", "Write at most 200.")]


def test_a_file_of_nothing_but_strangers_gives_a_bounded_answer() -> None:
    assert len(told("".join(f"stranger{index}: x\n" for index in range(5000)))) == 50


def test_problems_come_in_the_order_of_the_file() -> None:
    found = told("zzz: 1\ntable: 7\nplay:\n  zzz: 1\ncards: [a]\n")
    assert [line for _, line, _, _, _ in found] == [3, 4, 6, 7]


def _ignored(*_: Any) -> Iterator[ValidationError]:
    return iter(())


def _structure(_: Any, types: Any, instance: Any, __: Any) -> Iterator[ValidationError]:
    found = "object" if isinstance(instance, Mapping) else "array" if isinstance(instance, list) else "value"
    wanted = {name if name in {"object", "array"} else "value" for name in types if name != "null"}
    if instance is not None and found not in wanted:
        yield ValidationError("form")


ORACLE: Any = extend(  # type: ignore[no-untyped-call]
    Draft202012Validator,
    {"enum": _ignored, "pattern": _ignored, "minimum": _ignored, "required": _ignored, "type": _structure},
)
NAMES = st.sampled_from(
    ["table", "positions", "wagers", "lucky_ladies", "meter", "payouts", "pays", "layout", "areas", "x"]
)
LEAVES = st.sampled_from(["7", "yes", "''", "text"])
TREES = st.recursive(
    st.one_of(LEAVES, st.just("")),
    lambda below: st.one_of(
        st.lists(below, min_size=1, max_size=3), st.dictionaries(NAMES, below, min_size=1, max_size=4)
    ),
    max_leaves=15,
)


def written(tree: object, indent: str) -> str:
    if isinstance(tree, str):
        return f" {tree}\n"
    below = indent + "  "
    if isinstance(tree, list):
        return "\n" + "".join(f"{below}-{written(item, below)}" for item in tree)
    assert isinstance(tree, dict)
    return "\n" + "".join(f"{below}{key}:{written(value, below)}" for key, value in tree.items())


@settings(max_examples=300, deadline=None)
@given(st.dictionaries(NAMES, TREES, min_size=1, max_size=5))
def test_the_check_finds_what_a_validator_of_json_schema_finds(tree: dict[str, object]) -> None:
    document = read_text("".join(f"{key}:{written(value, '')}" for key, value in tree.items()), "filing.yaml")
    schema = submission_schema("pa/633a")
    # Unknown wagers are judged by the law, so the validator is told to let them pass.
    wagers = {**schema["properties"]["wagers"], "additionalProperties": True}
    relaxed = {**schema, "properties": {**schema["properties"], "wagers": wagers}}
    fits = ORACLE(relaxed).is_valid(to_plain(document.root))
    assert (shape_problems(document, "pa/633a") == ()) is fits
