"""Nothing in a file's name or text can act on a terminal: it is shown by its code, in every form of output."""

import json
from pathlib import Path

import pytest
from conftest import COMPLIES, DEFECTS, Cli

FORMS = ["text", "json", "sarif", "junit", "github", "gitlab", "html"]
# A colour, a title, a C1 sequence, text turned round, an invisible character, a byte that is no UTF-8.
NAME = b"a\x1b[31m\x1b]0;t\x07\xc2\x9b2J\xe2\x80\xae\xe2\x80\x8b\xff.yaml".decode("utf-8", "surrogateescape")
ACTS = set("\x1b\x07\x9b\u202e\u200b\x7f\x00")


def acts(text: str) -> set[str]:
    return {char for char in text if char in ACTS or not (char.isprintable() or char in "\n\r\t")}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("text", [COMPLIES, DEFECTS, "a: b\na: \x1b[2J\n", "a: b\na: c\n"])
def test_a_file_name_is_neutral_in_every_form(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: str, text: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(NAME).write_text(text, encoding="utf-8")
    found = cli("check", NAME, "--format", form)
    assert acts(found.out) == acts(found.err) == set()
    assert found.out


def test_json_gives_the_name_back_as_it_is(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path(NAME).write_text(COMPLIES, encoding="utf-8")
    assert json.loads(cli("check", NAME, "--format", "json").out)["files"][0]["path"] == NAME


@pytest.mark.parametrize(
    "arguments",
    [
        ("check", f"gone{NAME}"),
        ("check", "filing.yaml", "--as-of", NAME),
        ("check", "filing.yaml", "--format", NAME),
        ("check", "filing.yaml", "--reading", NAME),
        ("check", "filing.yaml", "--against", NAME),
        ("check", "filing.yaml", "--output", NAME),
        ("check", "filing.yaml", "--output", f"json=gone/{NAME}"),
        ("explain", NAME),
        ("ledger", NAME),
        ("new", NAME, "--jurisdiction", NAME),
        ("schema", "--check", NAME),
        (NAME,),
        ("check", f"--{NAME}"),
    ],
)
def test_what_was_typed_is_neutral_in_messages(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("filing.yaml").write_text(COMPLIES, encoding="utf-8")
    found = cli(*arguments)
    assert found.code in {1, 2, 3}
    assert found.out == ""
    assert found.err.startswith("checker: ")
    assert acts(found.err) == set()


@pytest.mark.parametrize("form", FORMS)
def test_a_text_that_cannot_be_read_is_neutral(cli: Cli, form: str) -> None:
    for raw in (
        b"a: \x1b[31mred\x1b[0m\n",
        b"a: \xc2\x9b2J\n",
        "a: \u202eb\u2066\n".encode(),
        b"\xff\x1b[2J",
        b"\0\x07",
    ):
        found = cli("check", "-", "--format", form, stdin=raw)
        assert found.code == 2
        assert acts(found.out) == set()
