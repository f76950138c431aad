"""``checker draft``: exit codes, the text for a person, the JSON form against its schema, and no traceback ever."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import hostile_files
import pytest
from jsonschema import Draft202012Validator
from judged_drafts import in_this_process, review_at
from typer.testing import CliRunner, Result

from checker.cli.app import app
from checker.documents.build import build
from checker.documents.page import Page
from checker.documents.render import render

SCHEMA = Draft202012Validator(json.loads((Path(__file__).parents[2] / "schemas" / "draft.json").read_text()))
HARMFUL = {
    "test_what_cannot_be_read_exits_with_2_and_says_why[zip bomb]",
    "test_a_right_sign_exits_with_0_and_says_first_how_many_lines_agree",
}
BLACKJACK = str(Path(__file__).parent / "challenge" / "blackjack.yaml")


@pytest.fixture(autouse=True)
def _here(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read drafts in this process but where a file may do harm; tests/drafts/test_bounded.py has the other process."""
    if request.node.name not in HARMFUL:
        in_this_process(monkeypatch)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["draft", *arguments])


def form_of(result: Result) -> dict[str, Any]:
    form: dict[str, Any] = json.loads(result.stdout)
    SCHEMA.validate(form)
    return form


@cache
def own_sign() -> bytes:
    """Give the program's own sign of the filing."""
    return render(build(review_at(Path(BLACKJACK)), "sign", draft=False), "txt", Page())


@pytest.fixture
def sign(tmp_path: Path) -> Path:
    file = tmp_path / "lucky-sign.txt"
    file.write_bytes(own_sign())
    return file


def test_a_right_sign_exits_with_0_and_says_first_how_many_lines_agree(sign: Path) -> None:
    result = run(str(sign), "--for", BLACKJACK)
    assert result.exit_code == 0, result.stdout
    assert "kind of draft: sign (by its file name)" in result.stdout
    form = form_of(run(str(sign), "--for", BLACKJACK, "--format", "json"))
    lines = form["coverage"]["lines"]
    assert f"{lines} of {lines} lines compared: {lines} agree, 0 differ." in result.stdout


def test_a_wrong_payout_exits_with_1_and_is_shown_at_its_line(sign: Path) -> None:
    text = sign.read_text()
    sign.write_text(text.replace("200 for 1", "100 for 1"))
    line = next(number for number, row in enumerate(text.splitlines(), 1) if "200 for 1" in row)
    column = text.splitlines()[line - 1].index("200 for 1") + 1
    result = run(str(sign), "--for", BLACKJACK)
    assert result.exit_code == 1
    shown = " ".join(result.stdout.split())
    assert "Hit and Run Progressive: “Seven cards” pays 200 for 1, and the draft says 100 for 1." in shown
    assert f"lucky-sign.txt:{line}:{column}" in result.stdout


def test_a_line_that_cannot_be_compared_exits_with_4_and_is_quoted(sign: Path) -> None:
    sign.write_text(sign.read_text() + "\nLucky Ladies with a golden ticket pays 77 to 1\n")
    result = run(str(sign), "--for", BLACKJACK)
    assert result.exit_code == 4, result.stdout
    assert "Lucky Ladies with a golden ticket pays 77 to 1" in result.stdout
    assert run(str(sign), "--for", BLACKJACK, "--fail-on", "defects").exit_code == 0
    (line,) = [
        item
        for item in form_of(run(str(sign), "--for", BLACKJACK, "--format", "json"))["lines"]
        if item["status"] == "not_compared"
    ]
    assert line["reason"] == "It cannot be told which payout this is."


def test_the_json_form_follows_its_schema(sign: Path) -> None:
    sign.write_text(sign.read_text().replace("200 for 1", "100 for 1"))
    result = run(str(sign), "--for", BLACKJACK, "--format", "json")
    form = form_of(result)
    assert result.exit_code == 1
    assert (form["version"], form["kind"], form["outcome"], form["form"]) == (2, "sign", "defects", "txt")
    (finding,) = [item for item in form["findings"] if item["class"] == "mismatch"]
    assert (finding["provision"], finding["about"], finding["expected"], finding["actual"]) == (
        "633a.13(l)(1)",
        "payout",
        "200 for 1",
        "100 for 1",
    )
    assert sign.read_text().splitlines()[finding["line"] - 1][finding["column"] - 1 :].startswith("100 for 1")
    assert (form["coverage"]["differ"], form["coverage"]["not_compared"]) == (1, 0)
    (shown,) = [item for item in form["statements"] if item["status"] == "different"]
    assert shown["statement"] == "hit_and_run_progressive.payout.Dealer has Seven cards"


def test_the_law_of_another_day_can_be_applied(sign: Path) -> None:
    result = run(str(sign), "--for", BLACKJACK, "--as-of", "2012-06-01", "--format", "json")
    form = form_of(result)
    assert (form["as_of"], form["as_of_basis"]) == ("2012-06-01", "--as-of")
    said = [item["message"] for item in form["findings"]]
    assert "Hit and Run Progressive: “Seven cards” pays 100 for 1, and the draft says 200 for 1." in said


def test_advisories_alone_exit_with_0_and_with_1_where_strict(sign: Path, tmp_path: Path) -> None:
    filing = tmp_path / "filing.yaml"
    filing.write_text(Path(BLACKJACK).read_text() + '\ngambling_help_line: "Gambling problem? Call 1-800-GAMBLER."\n')
    result = run(str(sign), "--for", str(filing))
    assert result.exit_code == 0
    assert "The filing states a help line" in result.stdout
    assert run(str(sign), "--for", str(filing), "--strict").exit_code == 1
    assert run(str(sign), "--for", str(filing), "--fail-on", "advisories").exit_code == 1
    assert run(str(sign), "--for", str(filing), "--strict", "--fail-on", "defects").exit_code == 2


def test_a_layout_is_asked_for_inscriptions_and_a_sign_is_not(tmp_path: Path, sign: Path) -> None:
    file = tmp_path / "draft.txt"
    file.write_text(sign.read_text().replace("Table sign", "Lehigh"))
    assert run(str(file), "--for", BLACKJACK, "--kind", "sign").exit_code == 0
    unsaid = run(str(file), "--for", BLACKJACK)
    assert unsaid.exit_code == 1
    assert "not stated, so judged as a layout" in unsaid.stdout
    assert "The layout does not carry the inscription" in unsaid.stdout


def test_text_that_has_nothing_to_do_with_the_filing_fails(tmp_path: Path) -> None:
    file = tmp_path / "sign.txt"
    file.write_text("Lorem ipsum dolor sit amet.\n")
    result = run(str(file), "--for", BLACKJACK)
    assert result.exit_code == 1
    assert "The filing offers Lucky Ladies; the draft does not show it." in " ".join(result.stdout.split())


def test_nothing_asked_and_nothing_found_is_no_success(tmp_path: Path) -> None:
    filing = tmp_path / "filing.yaml"
    filing.write_text("jurisdiction: pa\ngame: blackjack\nfiling_date: 2015-07-01\nlayout:\n  payout_odds: layout\n")
    file = tmp_path / "sign.txt"
    file.write_text("Lorem ipsum dolor sit amet.\n")
    result = run(str(file), "--for", str(filing))
    assert result.exit_code == 3
    assert "Nothing was asked of this draft and nothing to compare was found in it." in " ".join(result.stdout.split())


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("a.pdf", hostile_files.scan(), "pictures but no text"),
        ("a.pdf", hostile_files.pdf("x", lock="y"), "is encrypted"),
        ("a.txt", b" \n", "is empty"),
        ("a.docx", hostile_files.zip_bomb, "unpacks to far more data"),
        ("a.xyz", b"x", "form .xyz are not read"),
    ],
    ids=["scan", "encrypted", "empty", "zip bomb", "another form"],
)
def test_what_cannot_be_read_exits_with_2_and_says_why(
    tmp_path: Path, name: str, content: bytes | Callable[[], bytes], says: str
) -> None:
    file = tmp_path / name
    file.write_bytes(hostile_files.made(content))
    result = run(str(file), "--for", BLACKJACK)
    assert result.exit_code == 2
    assert says in result.stderr
    assert "Traceback" not in result.output
    form = form_of(run(str(file), "--for", BLACKJACK, "--format", "json"))
    assert form["outcome"] == "unreadable"
    assert says in form["findings"][0]["message"]


def test_a_missing_file_exits_with_3(tmp_path: Path, sign: Path) -> None:
    assert run(str(tmp_path / "none.txt"), "--for", BLACKJACK).exit_code == 3
    assert run(str(sign), "--for", str(tmp_path / "none.yaml")).exit_code == 3


def test_bad_usage_exits_with_2(sign: Path) -> None:
    assert run(str(sign), "--for", BLACKJACK, "--kind", "poster").exit_code == 2
    assert run(str(sign), "--for", BLACKJACK, "--format", "xml").exit_code == 2
    assert run(str(sign), "--for", BLACKJACK, "--as-of", "yesterday").exit_code == 2


def test_a_submission_that_cannot_be_read_is_told_from_one_with_nothing_to_judge(tmp_path: Path, sign: Path) -> None:
    broken, other = tmp_path / "broken.yaml", tmp_path / "other.yaml"
    broken.write_text("jurisdiction: [pa\n")
    other.write_text("jurisdiction: pa\ngame: whist\nfiling_date: 2015-07-01\n")
    unreadable = run(str(sign), "--for", str(broken))
    assert unreadable.exit_code == 2
    assert "the submission cannot be read" in unreadable.stderr
    assert form_of(run(str(sign), "--for", str(broken), "--format", "json"))["outcome"] == "unreadable"
    assert run(str(sign), "--for", str(other)).exit_code == 3
    assert form_of(run(str(sign), "--for", str(other), "--format", "json"))["outcome"] == "nothing_to_judge"


def test_what_a_draft_says_reaches_a_terminal_harmlessly(tmp_path: Path) -> None:
    file = tmp_path / "sign.txt"
    file.write_text("Perfect \u202ePairs\u0007\n  Mixed \x1b[31mpair   6 to 1\n")
    result = run(str(file), "--for", BLACKJACK)
    assert result.exit_code == 1
    assert not {"\u202e", "\u0007", "\x1b"} & set(result.output)
