"""The JSON form of a comparison is what schemas/draft.json says, no more and no less."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from judged_drafts import in_this_process, review_at
from typer.testing import CliRunner

from checker.cli.app import app
from checker.documents.build import build
from checker.documents.page import Page
from checker.documents.render import render

ROOT = Path(__file__).parents[2]
FORM = json.loads((ROOT / "schemas" / "draft.json").read_text(encoding="utf-8"))
SCHEMA = Draft202012Validator(FORM)
CLEAN = ROOT / "examples" / "pa" / "face-up-pai-gow-poker" / "reconstructed-paytable.yaml"


def run(draft: Path, submission: Path) -> dict[str, Any]:
    done = CliRunner().invoke(
        app, ["draft", str(draft), "--for", str(submission), "--kind", "sign", "--format", "json"]
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def outputs(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """Give an output of each sort: complies, defects, an unreadable draft, an unreadable submission, none to judge."""
    tmp_path = tmp_path_factory.mktemp("outputs")
    with pytest.MonkeyPatch.context() as patch:
        # Drafts are read in this process; tests/drafts/test_bounded.py has the other one.
        in_this_process(patch)
        return _outputs(tmp_path)


def _outputs(tmp_path: Path) -> list[dict[str, Any]]:
    sign = tmp_path / "sign.txt"
    text = render(build(review_at(CLEAN), "sign", draft=False), "txt", Page()).decode()
    sign.write_text(text, encoding="utf-8")
    wrong = tmp_path / "wrong.txt"
    wrong.write_text(text.replace("5 to 1", "6 to 1").replace("$300", "$400").replace("$750", "$75"), encoding="utf-8")
    scan = tmp_path / "scan.pdf"
    scan.write_bytes(b"no pdf at all")
    broken = tmp_path / "broken.yaml"
    broken.write_text("facility: [", encoding="utf-8")
    empty = tmp_path / "empty.yaml"
    empty.write_text("jurisdiction: pa\ngame: blackjack\nfacility: A\nfiling_date: 2010-01-01\n", encoding="utf-8")
    return [run(sign, CLEAN), run(wrong, CLEAN), run(scan, CLEAN), run(sign, broken), run(sign, empty)]


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(FORM)


def test_every_sort_of_output_is_valid(outputs: list[dict[str, Any]]) -> None:
    assert [output["outcome"] for output in outputs] == [
        "complies",
        "defects",
        "unreadable",
        "unreadable",
        "nothing_to_judge",
    ]
    for output in outputs:
        SCHEMA.validate(output)
    assert {finding["about"] for finding in outputs[1]["findings"]} >= {"payout", "envy", "limit", "unreadable"}


def test_the_schema_admits_nothing_else(outputs: list[dict[str, Any]]) -> None:
    for whole in outputs:
        # One line and statement is checked like another.
        output = whole | {"lines": whole["lines"][:5], "statements": whole["statements"][:5]}
        assert SCHEMA.is_valid(output)
        for key in output:
            assert not SCHEMA.is_valid({name: value for name, value in output.items() if name != key}), key
        assert not SCHEMA.is_valid(output | {"more": 1})
        assert not SCHEMA.is_valid(output | {"version": 1})
        for index, finding in enumerate(output["findings"]):
            for key in finding:
                changed = copy.deepcopy(output)
                del changed["findings"][index][key]
                assert not SCHEMA.is_valid(changed), key
            changed = copy.deepcopy(output)
            changed["findings"][index]["about"] = "anything"
            assert not SCHEMA.is_valid(changed)


def test_only_what_was_compared_has_a_form_and_a_kind(outputs: list[dict[str, Any]]) -> None:
    for output in outputs[:2]:
        assert not SCHEMA.is_valid(output | {"form": None})
        assert not SCHEMA.is_valid(output | {"kind": None})
        assert not SCHEMA.is_valid(output | {"chapter": "633a"})
    for output in outputs[2:]:
        assert (output["form"], output["kind"], output["lines"]) == (None, None, [])


def test_every_key_is_described() -> None:
    def undescribed(at: str, node: dict[str, Any]) -> list[str]:
        found = []
        for name, value in node.get("properties", {}).items():
            if "description" not in value and "$ref" not in value:
                found.append(f"{at}/{name}")
            found += undescribed(f"{at}/{name}", value)
            found += undescribed(f"{at}/{name}[]", value.get("items", {}))
        return found

    assert undescribed("", FORM) + undescribed("finding", FORM["$defs"]["finding"]) == []
