"""Drafts are kept beside their filing, compared line by line, and read in bounds."""

import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from checker.desk import drafts

GOOD = "/filing/good.yaml/drafts"
SIGN = Path("examples/pa/blackjack/sign.txt").read_bytes()


def test_a_draft_is_compared_as_what_it_is_said_to_be(desk_client: TestClient, desk_folder: Path) -> None:
    answer = desk_client.post(GOOD, files={"draft": ("Our sign.txt", SIGN)}, data={"kind": "sign"})
    assert "draft of the sign" in answer.text
    assert (desk_folder / "good.drafts" / "Our-sign.txt").read_bytes() == SIGN
    assert "Our-sign.txt" in desk_client.get(GOOD).text


def test_a_wrong_figure_differs_on_its_line(desk_client: TestClient) -> None:
    wrong = SIGN.replace(b"3 to 2", b"6 to 5")
    assert wrong != SIGN
    page = desk_client.post(GOOD, files={"draft": ("sign.txt", wrong)}, data={"kind": "sign"}).text
    row = next(part for part in page.split("<tr")[1:] if "6 to 5" in part)
    assert 'class="tag differs"' in row
    assert "633a." in row


@pytest.mark.parametrize(
    ("name", "content", "problem"),
    [
        ("x.exe", b"MZ", "are not read"),
        ("x.txt", b" ", "is empty"),
        ("x.pdf", b"%PDF-1.4 broken", "x.pdf:"),
        ("x.docx", b"PK\x03\x04", "x.docx:"),
    ],
)
def test_what_cannot_be_read_says_why(desk_client: TestClient, name: str, content: bytes, problem: str) -> None:
    answer = desk_client.post(GOOD, files={"draft": (name, content)})
    assert answer.status_code == 422
    assert problem in answer.text


def test_no_file_is_told(desk_client: TestClient) -> None:
    answer = desk_client.post(GOOD, data={"kind": "sign"}, files={"draft": ("", b"")})
    assert answer.status_code == 422
    assert "Choose a file first." in answer.text


LINE = {"page": None, "line": 3, "text": "Pays 2 to 1", "status": "agrees", "reason": "", "statement": ["a.payout"]}


@pytest.mark.parametrize(
    ("change", "word", "beside"),
    [
        ({}, "agrees", ("1.1  A pays 2 to 1",)),
        ({"status": "differs", "line": 4}, "differs", ("1.1  It differs.",)),
        ({"status": "not_compared", "statement": [], "reason": "no figure"}, "not compared", ("no figure",)),
    ],
)
def test_each_line_says_what_must_be_there(change: dict[str, Any], word: str, beside: tuple[str, ...]) -> None:
    form = {
        "kind": "sign",
        "outcome": "defects",
        "notes": [],
        "coverage": {"lines": 1, "agree": 1, "differ": 0, "not_compared": 0, "prose": 0},
        "lines": [LINE | change],
        "statements": [{"statement": "a.payout", "wording": "A pays 2 to 1", "provision": "1.1"}],
        "findings": [{"provision": "1.1", "message": "It differs.", "help": "", "line": 4}],
    }
    view = drafts._view(json.loads(json.dumps(form)))  # noqa: SLF001 - no draft gives every state
    assert [(line.word, line.beside) for line in view.lines] == [(word, beside)]
    assert view.coverage.startswith("Of 1 lines that hold a figure")


def test_so_many_drafts_are_kept_and_one_in_place_of_another(
    desk_client: TestClient, desk_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drafts, "_MOST_DRAFTS", 1)
    assert desk_client.post(GOOD, files={"draft": ("sign.txt", SIGN)}, follow_redirects=False).status_code == 303
    again = {"draft": ("sign.txt", SIGN + b"\n")}
    assert desk_client.post(GOOD, files=again, follow_redirects=False).status_code == 303
    refused = desk_client.post(GOOD, files={"draft": ("guide.txt", SIGN)})
    assert (refused.status_code, "1 drafts stand beside this filing." in refused.text) == (422, True)
    assert [path.name for path in (desk_folder / "good.drafts").iterdir()] == ["sign.txt"]
