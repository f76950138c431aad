"""The mutations are changes, each is judged as it should be, and a change of the law's figures is noticed."""

import ast
import os
import random
from functools import partial
from importlib import import_module
from pathlib import Path

import pytest

from checker.law import chapter_ids, load_chapter
from checker.values import parse_payout
from checker.values.number_words import number_of
from mutation import core_mutants, run_core
from mutation.core_mutants import CoreMutant, apply, changes
from mutation.forks import apart
from mutation.law_judge import by_rule, quick
from mutation.law_mutants import condition_changes, mutants, next_number, other_unit
from mutation.results import interval, reason_of, summary
from mutation.run_core import forget

PAYOUT = core_mutants.ROOT / "checker" / "values" / "payout.py"
OF_THE_TEXT = ("figure", "date", "name", "missing")
"""Changes of what the law prints, which the second transcription alone must notice."""
PRINTED = ("figures", "paytables", "wagers", "rulemakings")


@pytest.mark.parametrize("chapter_id", chapter_ids())
def test_a_change_of_what_is_printed_is_noticed_by_the_second_transcription(chapter_id: str) -> None:
    chances = random.Random(chapter_id)  # noqa: S311 - a sample, no secret
    all_of_them = [
        item for item in mutants(load_chapter(chapter_id)) if item.list in PRINTED and not reason_of(item.key)
    ]
    for kind in OF_THE_TEXT:
        printed = [item for item in all_of_them if item.kind == kind and ".sign" not in item.said]
        for mutant in chances.sample(printed, min(8, len(printed))):
            assert quick(mutant), mutant.key


def test_a_condition_of_a_rule_that_is_turned_round_fails_a_case() -> None:
    rules = (item for item in mutants(load_chapter("pa/629a")) if item.list == "rules")
    noticed_by, _ = by_rule(next(item for item in rules if item.change.startswith("when negated")))
    assert noticed_by.startswith("case 629a.")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("$5,000", "$5,001"),
        ("19 to 1", "18 to 1"),
        ("100% of meter", "101% of meter"),
        ("0.25", "0.26"),
        ("Push", "not Push"),
    ],
)
def test_another_number_is_another(before: str, after: str) -> None:
    assert next_number(before) == after


def test_a_change_of_unit_is_a_change() -> None:
    assert other_unit("1,000 for 1") == "1,000 to 1"
    assert other_unit("100% of meter and 200 to 1") == "100% of meter and 200 for 1"


def test_every_part_of_a_condition_is_changed() -> None:
    raw = {"all": [{"offers": "a"}, {"not": {"at": "cards.decks", "at_least": "2"}}]}
    changed = [other for _, other in condition_changes(raw, ["a", "b"], may_go=True)]
    a, decks = raw["all"]
    assert changed == [
        "always",
        {"not": raw},
        {"any": [a, decks]},
        {"all": [decks]},
        {"all": [{"not": a}, decks]},
        {"all": [{"offers": "b"}, decks]},
        {"all": [a]},
        {"all": [a, {"at": "cards.decks", "at_least": "2"}]},
        {"all": [a, {"not": {"not": {"at": "cards.decks", "at_least": "2"}}}]},
        {"all": [a, {"not": {"at": "cards.decks", "at_least": "3"}}]},
    ]


@pytest.mark.parametrize(
    ("source", "changed"),
    [
        ("a < b", ["a <= b"]),
        ("a == b != c", ["a != b != c", "a == b == c"]),
        ("a and b", ["a or b"]),
        ("not a", ["a"]),
        ("a + b", ["a - b"]),
        ("1", ["2"]),
        ("True", ["False"]),
        ("'x'", ["'x~'"]),
        ("x if a else y", ["x if not a else y"]),
        ("[x for x in a if x]", ["[x for x in a]"]),
        ("a", []),
    ],
)
def test_every_kind_of_node_is_changed(source: str, changed: list[str]) -> None:
    made = []
    for place in range(len(changed)):
        node = ast.parse(source, mode="eval").body
        made.append(ast.unparse(list(changes(node))[place][2](node)))
    assert made == changed
    assert len(list(changes(ast.parse(source, mode="eval").body))) == len(changed)


def test_a_change_of_the_program_is_put_into_effect_in_another_process() -> None:
    found = [item for item in core_mutants.mutants([PAYOUT]) if item.function == "parse_payout"]
    assert found
    seen = {apart(lambda item=item: _after(item), 20) for item in found}  # type: ignore[misc]
    assert len(seen) > 1
    assert parse_payout("19 to 1").text == "19 to 1"


def _after(mutant: CoreMutant) -> str:
    assert apply(mutant)
    return repr(parse_payout.__wrapped__("19 to 1"))


def test_what_is_made_of_a_constant_changes_with_it() -> None:
    words = core_mutants.ROOT / "checker" / "values" / "number_words.py"
    mutant = next(item for item in core_mutants.mutants([words]) if "'seven' with a sign more" in item.said)
    assert apart(lambda: str(apply(mutant) and (number_of(["seven~"]), number_of(["seven"]))), 20) == "((1, 7), (0, 0))"


def test_what_a_class_says_of_its_fields_changes_where_its_module_is_imported_anew() -> None:
    shapes = core_mutants.ROOT / "checker" / "law" / "shapes.py"
    mutant = next(item for item in core_mutants.mutants([shapes]) if "'A place in a submission" in item.said)

    def described() -> str:
        core_mutants.import_anew(mutant)
        return str(
            "keys joined by points.~" in dict(import_module("checker.report.published").published())["chapter.json"]
        )

    assert apart(described, 20) == "True"


@pytest.mark.parametrize(
    ("file", "kept"),
    [("law/chapter", "off"), ("values/payout", "off"), ("source/reader", "off"), ("review/diff", "/x")],
)
def test_what_is_kept_of_the_law_between_runs_is_not_believed_where_a_change_may_be_behind_it(
    file: str, kept: str
) -> None:
    def believed() -> str:
        os.environ["CHECKER_CACHE"] = "/x"
        forget(f"checker/{file}.py")
        return os.environ["CHECKER_CACHE"]

    assert apart(believed, 20) == kept


def test_a_change_of_the_program_is_noticed_by_a_test_that_runs_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_payouts = {item.key: item for item in core_mutants.mutants([PAYOUT])}
    monkeypatch.setattr(run_core, "all_mutants", lambda: of_payouts)
    (key,) = (key for key in of_payouts if "Eq as NotEq in self.unit ==" in key)

    def noticed() -> str:
        found: list[str] = []
        run = partial(run_core.during, lambda: found.append(run_core.judge(key, seconds=20)), tmp_path)
        run(record=True, folders=("law/test_values.py",), warm=False)
        return found[0]

    assert apart(noticed, 60).startswith("tests/law/test_values.py::")


@pytest.mark.parametrize("said", ["BitOr", "'str | list[str]' with", "'Deal' with", "'Ordered' with"])
def test_types_are_left_to_the_type_checker(said: str) -> None:
    files = [
        PAYOUT,
        *(
            core_mutants.ROOT / "checker" / name
            for name in ("law/items.py", "law/built.py", "rules/house_way/deals.py")
        ),
    ]
    assert not [item for item in core_mutants.mutants(files) if item.said.startswith(said)]


@pytest.mark.parametrize(
    ("text", "filled", "expected"),
    [
        (" is offered.", True, True),
        ("top:", True, False),
        ("_reads", True, False),
        (r"\b(?:best|most) ", True, False),
        ("The filing has no date.", False, True),
        ("pair beside", False, False),
        ("6 to 5 of 3", False, False),
    ],
)
def test_words_that_a_person_reads_are_told_from_names_and_patterns(text: str, filled: bool, expected: bool) -> None:
    assert core_mutants.is_wording(text, filled=filled) is expected


def test_what_does_not_end_is_given_up_and_what_fails_is_told() -> None:
    assert apart(lambda: "said", 20) == "said"
    assert apart(lambda: str(1 // 0), 20) == "ZeroDivisionError: integer division or modulo by zero"
    assert apart(lambda: str([0 for _ in iter(int, 1)]), 0.2) == "no end"


def test_the_score_counts_what_is_noticed_and_names_the_rest() -> None:
    kinds = {"a": "figure", "b": "figure", "c": "date", "d": "date"}
    lines = list(summary({"a": "case", "b": "", "c": "case"}, 4, kinds))
    assert lines[-1] == "survives: b"
    assert "3 of 4 mutants were tried: 2 noticed, 0 explained, 1 not." in lines
    low, high = interval(95, 100)
    assert (round(low, 3), round(high, 3)) == (0.888, 0.978)


def test_a_survivor_is_explained_by_its_name() -> None:
    asked = "md/x elections 1.A wagers.progressive.rate: when all without offers"
    assert "only where the wager is offered" in reason_of(f"{asked} progressive")
    assert reason_of(f"{asked} fortune_bonus") == ""
    assert reason_of("pa/x paytables 1.A war: rows.0.outcome: War as War other") == ""


def test_every_change_has_a_name_of_its_own() -> None:
    of_law: list[str] = [item.key for item in mutants(load_chapter("pa/629a"))]
    of_core = [item.key for item in core_mutants.mutants([PAYOUT])]
    assert len(of_law) == len(set(of_law)) > 1000
    assert len(of_core) == len(set(of_core)) > 50
