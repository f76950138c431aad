"""Which filings a run takes in, and that a run over nothing never looks like success."""

import json
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
    assert "CANNOT BE READ  b/compose.yml: The filing does not state its jurisdiction." in named.out


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
    assert "CANNOT BE READ  b.yaml: " in found.out


QUOTED_NOWHERE = "token: hunter2\ngame: blackjack\n"


@pytest.fixture
def outside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that nobody names, with what no report may quote."""
    folder = tmp_path_factory.mktemp("outside")
    (folder / "secret.yaml").write_text(QUOTED_NOWHERE, encoding="utf-8")
    return folder


NOT_READ = "checker: links that lead out or nowhere, and what is no file, were not read: "


@pytest.mark.parametrize("path", ["f", "f/*.yaml", "f/**/*.yaml", "./f", "."])
def test_links_that_lead_out_and_what_is_no_file_are_named_and_not_read(
    put: Callable[..., None], cli: Cli, outside: Path, path: str
) -> None:
    put("f/a.yaml")
    os.mkfifo("f/pipe.yaml")
    Path("f/out.yaml").symlink_to(outside / "secret.yaml")
    Path("f/environment.yaml").symlink_to("/proc/self/environ")
    Path("f/nowhere.yaml").symlink_to("gone")
    Path("f/folder.yaml").symlink_to(outside)
    found = cli("check", path, "--format", "json")
    assert found.code == 0
    names = [f"f/{name}.yaml" for name in ("environment", "folder", "nowhere", "out", "pipe")]
    assert found.err.startswith(NOT_READ)
    assert sorted(found.err.removeprefix(NOT_READ).rstrip(".\n").split(", ")) == names
    assert [file["path"] for file in json.loads(found.out)["files"]] == ["f/a.yaml"]
    assert "hunter2" not in found.out


@pytest.mark.parametrize("form", ["text", "json", "sarif", "html", "github", "gitlab", "junit"])
def test_a_named_link_that_leads_out_is_told_and_not_quoted(
    put: Callable[..., None], cli: Cli, outside: Path, form: str
) -> None:
    put("a.yaml")
    Path("x.yaml").symlink_to(outside / "secret.yaml")
    found = cli("check", "a.yaml", "x.yaml", "--format", form)
    assert found.code == 2
    said = " ".join(found.out.split())
    assert "The file is a link that leads out of its folder, so it was not read." in said
    assert "hunter2" not in found.out + found.err
    found = cli("draft", "x.yaml", "--for", "x.yaml")
    assert "hunter2" not in found.out + found.err


def test_links_to_filings_in_the_folder_are_found_once(put: Callable[..., None], outside: Path) -> None:
    put("f/v2.yaml")
    put("f/deep/v3.yaml")
    put("f/notes.txt")
    put("f/.old/v1.yaml")
    Path("f/current.yaml").symlink_to("v2.yaml")
    Path("f/text.yaml").symlink_to("notes.txt")
    Path("f/text2.yaml").symlink_to("notes.txt")
    Path("f/old.yaml").symlink_to(".old/v1.yaml")
    Path("f/again").symlink_to("deep")
    assert find_files(["f"]) == ["f/deep/v3.yaml", "f/old.yaml", "f/text.yaml", "f/v2.yaml"]
    assert find_files(["f/*.yaml"]) == ["f/old.yaml", "f/text.yaml", "f/v2.yaml"]
    assert find_files(["f/current.yaml"]) == ["f/current.yaml"], "a link that is named stays in its folder"
    put("g/a.yaml")
    Path("h").symlink_to(outside)
    (outside / "b.yaml").write_text(COMPLIES, encoding="utf-8")
    assert find_files(["h"]) == ["h/b.yaml", "h/secret.yaml"], "a folder that is named is searched"


def test_links_in_a_circle_are_not_expanded(put: Callable[..., None]) -> None:
    put("f/a.yaml")
    Path("f/self").symlink_to(".")
    Path("f/up").symlink_to("..")
    Path("f/round.yaml").symlink_to("round.yaml")
    for path in ("f", "f/**/*.yaml", "**/*.yaml", "f/*/*/a.yaml", "f/**"):
        if path == "f/*/*/a.yaml":
            with pytest.raises(SystemExit) as stopped:
                find_files([path])
            assert stopped.value.code == 3
        else:
            assert find_files([path]) == ["f/a.yaml"], path


def test_a_named_pipe_is_no_filing(put: Callable[..., None], cli: Cli) -> None:
    put("a.yaml")
    os.mkfifo("pipe.yaml")
    found = cli("check", "a.yaml", "pipe.yaml")
    assert found.code == 2
    assert "not a file but a pipe, device or socket" in found.out
    assert "\n2 filings: 1 complies, 1 cannot be read.\n" in found.out


def test_closed_standard_input_is_told(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    from checker.cli import files  # noqa: PLC0415 - the module is put on closed input

    class Closed:
        stdin = None

    monkeypatch.setattr(files, "sys", Closed)
    found = cli("check", "-")
    assert (found.code, found.out, found.err) == (2, "", "checker: standard input is closed.\n")


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
