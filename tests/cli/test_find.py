"""Which filings a run takes in, and that a run over nothing never looks like success."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import COMPLIES, DEFECTS, Cli

from checker.cli.find import find_files

OTHER = "services:\n  web:\n    image: nginx\n"
EXPECTED = "findings:\n  - provision: 633a.3(a)\n    message: one\n"


@pytest.fixture
def put(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    monkeypatch.chdir(tmp_path)

    def write(name: str, text: str | bytes = COMPLIES) -> None:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())

    return write


def test_hidden_files_and_folders_below_a_folder_are_passed_over(put: Callable[..., None], cli: Cli) -> None:
    put("filings/a.yaml")
    put("filings/.git/b.yaml", DEFECTS)
    put("filings/.draft.yaml", DEFECTS)
    put(".new/c.yaml")
    assert find_files(["filings"]) == ["filings/a.yaml"]
    assert find_files(["."]) == ["filings/a.yaml"]
    assert find_files([".new", "filings/.draft.yaml"]) == [".new/c.yaml", "filings/.draft.yaml"]
    found = cli("check", ".")
    assert (found.code, found.err) == (0, "")


def test_what_a_check_must_find_is_no_filing_beside_it(put: Callable[..., None]) -> None:
    put("f/a.yaml")
    put("f/a.expected.yaml", EXPECTED)
    put("f/b.yml")
    put("f/b.expected.yaml", EXPECTED)
    put("f/c.expected.yaml")
    wanted = ["f/a.yaml", "f/b.yml", "f/c.expected.yaml"]
    assert find_files(["f"]) == wanted
    # As a shell writes a pattern out, and as a quoted pattern arrives.
    assert sorted(find_files(sorted(str(path) for path in Path("f").iterdir()))) == sorted(wanted)
    assert sorted(find_files(["f/*"])) == sorted(wanted)
    assert find_files(["f/a.expected.yaml"]) == ["f/a.expected.yaml"]


def test_other_yaml_is_named_and_not_judged(put: Callable[..., None], cli: Cli) -> None:
    put("a.yaml")
    put("b/compose.yml", OTHER)
    put("b/list.yaml", "- one\n- two\n")
    found = cli("check", ".")
    assert found.code == 0
    assert found.err == "checker: YAML files that are no submissions were not judged: b/compose.yml, b/list.yaml.\n"
    assert "compose" not in found.out
    named = cli("check", "a.yaml", "b/compose.yml")
    assert (named.code, named.err) == (2, "")
    assert "The filing does not state its game." in named.out


@pytest.mark.parametrize(
    "text",
    [
        "",
        "# Rules Submission\n\n",
        "gmae: blackjack\nwagers:\n",
        "jurisdiction pa\n",
        '{"game": "blackjack"}\n',
        "a: {jurisdiction: pa}\n",
        "Game: Blackjack\n",
        "x: &a 1\nfiling_date: *a\n",
        b"\xff\xfeg\0a\0m\0e\0",
    ],
)
def test_what_may_be_a_filing_is_judged_however_badly_it_is_written(
    put: Callable[..., None], cli: Cli, text: str | bytes
) -> None:
    put("a.yaml")
    put("b.yaml", text)
    found = cli("check", ".")
    assert (found.code, found.err) == (2, "")
    assert "\nb.yaml\n" in found.out


def test_many_others_are_counted(put: Callable[..., None], cli: Cli) -> None:
    put("a.yaml")
    for number in range(13):
        put(f"others/{number:02}.yaml", OTHER)
    found = cli("check", ".")
    assert found.err.endswith("others/08.yaml, others/09.yaml and 3 more.\n")


def test_a_pattern_that_no_shell_expanded_is_expanded(put: Callable[..., None]) -> None:
    put("filings/b.yaml")
    put("filings/a.yaml")
    put("filings/deep/c.yaml")
    put("filings/.d.yaml")
    put("filings/[x].yaml")
    assert find_files(["filings/*.yaml"]) == ["filings/[x].yaml", "filings/a.yaml", "filings/b.yaml"]
    assert find_files(["filings/**/?.yaml"]) == ["filings/a.yaml", "filings/b.yaml", "filings/deep/c.yaml"]
    assert find_files([str(Path.cwd() / "filings" / "[ab].yaml")]) == [
        str(Path.cwd() / "filings" / name) for name in ("a.yaml", "b.yaml")
    ]
    assert find_files(["fil*"]) == [f"filings/{name}" for name in ("[x].yaml", "a.yaml", "b.yaml", "deep/c.yaml")]
    assert find_files(["filings/[x].yaml"]) == ["filings/[x].yaml"], "a file of that name is no pattern"
    assert find_files(["filings/a.yaml", "filings/*.yaml"])[0] == "filings/a.yaml"


@pytest.mark.parametrize("form", ["text", "json", "github"])
@pytest.mark.parametrize(
    ("files", "paths", "code", "said"),
    [
        (
            {},
            ["empty"],
            3,
            "there is nothing to judge: no .yaml file was found in empty. Hidden files are passed over.",
        ),
        (
            {"empty/.a.yaml": COMPLIES, "empty/.git/b.yaml": COMPLIES, "empty/notes.txt": COMPLIES},
            ["empty"],
            3,
            "there is nothing to judge: no .yaml file was found in empty. Hidden files are passed over.",
        ),
        (
            {"empty/a.yaml": OTHER, "empty/b.yaml": OTHER},
            ["empty"],
            3,
            "there is nothing to judge: no submission was found, only other YAML: empty/a.yaml, empty/b.yaml.",
        ),
        (
            {"empty/a.expected.yaml": EXPECTED},
            ["empty"],
            3,
            "there is nothing to judge: no submission was found, only other YAML: empty/a.expected.yaml.",
        ),
        ({}, ["empty/*.yaml"], 3, "nothing matches empty/*.yaml."),
        ({"a.yaml": COMPLIES}, ["a.yaml", "empty/*.yaml"], 3, "nothing matches empty/*.yaml."),
        ({}, ["gone.yaml"], 3, "there is no file or folder gone.yaml."),
        ({}, [""], 2, "a path is empty."),
    ],
)
def test_a_check_of_nothing_is_no_success(
    put: Callable[..., None], cli: Cli, form: str, files: dict[str, str], paths: list[str], code: int, said: str
) -> None:
    Path("empty").mkdir()
    for name, text in files.items():
        put(name, text)
    found = cli("check", *paths, "--format", form)
    assert (found.code, found.out, found.err) == (code, "", f"checker: {said}\n")


@pytest.mark.parametrize("text", [b"", b"\n\n", b"# nothing\n", b"---\n", b"\xef\xbb\xbf"])
def test_an_empty_filing_cannot_be_read(put: Callable[..., None], cli: Cli, text: bytes) -> None:
    put("a.yaml", text)
    for path, name in (("a.yaml", "a.yaml"), (".", "a.yaml"), ("-", "<stdin>")):
        found = cli("check", path, stdin=text)
        assert (found.code, found.err) == (2, ""), path
        assert f"{name}:1:1" in found.out or f"\n{name}\n" in found.out or found.out.startswith(f"{name}\n")
        assert "unreadable  " in found.out
        assert "1 problem" in found.out or "problems" in found.out


def test_an_expected_file_named_alone_cannot_be_read(put: Callable[..., None], cli: Cli) -> None:
    put("a.expected.yaml", EXPECTED)
    found = cli("check", "a.expected.yaml")
    assert found.code == 2
    assert "The filing does not state its jurisdiction." in found.out


def test_a_folder_that_cannot_be_opened_is_no_empty_folder(
    put: Callable[..., None], cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    put("filings/a.yaml")
    put("filings/locked/b.yaml", DEFECTS)
    real = os.scandir

    # The tests may run with all rights, so the refusal is the system's in name only.
    def scandir(path: str) -> "os._ScandirIterator[str]":
        if str(path).endswith("locked"):
            raise PermissionError(13, "Permission denied", path)
        return real(path)

    monkeypatch.setattr(os, "scandir", scandir)
    found = cli("check", "filings")
    assert (found.code, found.out) == (2, "")
    assert found.err == "checker: filings/locked cannot be opened: permission denied.\n"
