"""What is kept of the law between runs: taken over only for the same bytes, whole and from the user's own folder."""

import os
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from checker.law.marks import marks_of
from checker.law.stored import stored_or_read

FILES = {"one.yaml": b"a: 1", "two.yaml": b"b: 2"}


class Reader:
    """Reads files, and counts how often."""

    def __init__(self) -> None:
        self.read: list[str] = []

    def __call__(self, name: str, content: bytes) -> Any:
        self.read.append(name)
        return {"name": name, "text": content.decode(), "none": None, "list": [["x"]]}


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("CHECKER_CACHE")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "rules-submission-checker"


def took(files: Mapping[str, bytes]) -> tuple[dict[str, Any], list[str]]:
    reader = Reader()
    return stored_or_read(files, reader), reader.read


def plain(files: Mapping[str, bytes]) -> dict[str, Any]:
    reader = Reader()
    return {name: reader(name, content) for name, content in files.items()}


def test_what_was_read_once_is_taken_over(cache: Path) -> None:
    assert took(FILES) == (plain(FILES), ["one.yaml", "two.yaml"])
    assert took(FILES) == (plain(FILES), [])
    assert [file.suffix for file in cache.iterdir()] == [".law"]
    assert stat.S_IMODE(cache.stat().st_mode) == 0o700


@pytest.mark.parametrize(
    ("system", "given", "kept_in"),
    [
        ("linux", {"XDG_CACHE_HOME": "{}/own"}, "own"),
        ("linux", {"XDG_CACHE_HOME": ""}, ".cache"),
        ("darwin", {"XDG_CACHE_HOME": "{}/own"}, "Library/Caches"),
        ("win32", {"LOCALAPPDATA": "{}/AppData", "XDG_CACHE_HOME": "{}/own"}, "AppData"),
    ],
)
def test_it_is_kept_where_the_system_keeps_such_things(
    system: str, given: dict[str, str], kept_in: str, cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setenv("HOME", str(tmp_path))
    for name, value in given.items():
        monkeypatch.setenv(name, value.format(tmp_path))
    took(FILES)
    assert not cache.exists()
    assert len([*(tmp_path / kept_in / cache.name).iterdir()]) == 1


@pytest.mark.parametrize(
    "files",
    [
        {**FILES, "one.yaml": b"a: 2"},
        {"one.yaml": b"b: 2", "two.yaml": b"a: 1"},
        {"one.yam": b"la: 1", "two.yaml": b"b: 2"},
        {"one.yaml": b"a: 1"},
        {**FILES, "three.yaml": b""},
    ],
)
@pytest.mark.usefixtures("cache")
def test_other_bytes_or_names_are_read(files: dict[str, bytes]) -> None:
    took(FILES)
    assert took(files) == (plain(files), list(files))


def test_another_version_of_the_program_reads_anew(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    took(FILES)
    monkeypatch.setattr("checker.law.stored.__version__", "9.9.9")
    assert took(FILES) == (plain(FILES), list(FILES))
    assert len(list(cache.iterdir())) == 2


@pytest.mark.parametrize("damage", ["cut", "empty", "changed", "longer", "other", "folder"])
def test_what_is_damaged_is_read_anew(cache: Path, damage: str) -> None:
    took(FILES)
    (file,) = cache.iterdir()
    whole = file.read_bytes()
    if damage == "folder":
        file.unlink()
        file.mkdir()
    else:
        other = {
            "cut": whole[:-1],
            "empty": b"",
            "changed": whole[:-1] + bytes([whole[-1] ^ 1]),
            "longer": whole + b"x",
            "other": os.urandom(400),
        }
        file.write_bytes(other[damage])
    assert took(FILES) == (plain(FILES), list(FILES))


def test_a_folder_that_others_can_write_to_is_not_believed(cache: Path) -> None:
    took(FILES)
    cache.chmod(0o777)
    assert took(FILES) == (plain(FILES), list(FILES))


def test_a_folder_that_is_a_link_is_not_believed(cache: Path, tmp_path: Path) -> None:
    took(FILES)
    cache.rename(tmp_path / "elsewhere")
    cache.symlink_to(tmp_path / "elsewhere")
    assert took(FILES) == (plain(FILES), list(FILES))


def test_another_folder_can_be_named_in_full(cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for named, kept_in in ((str(tmp_path / "named"), tmp_path / "named"), ("named", cache)):
        monkeypatch.setenv("CHECKER_CACHE", named)
        took(FILES)
        assert [file.suffix for file in kept_in.iterdir()] == [".law"]


@pytest.mark.parametrize("system", ["linux", "darwin", "win32"])
def test_a_user_without_a_home_keeps_nothing(system: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.platform", system)
    if system == "win32":
        # Such a user has a home, and no folder for what programs keep.
        monkeypatch.setattr("os.path.expanduser", lambda path: path.replace("~", str(tmp_path)))
    for name in ("CHECKER_CACHE", "HOME", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)

    def nobody(number: int) -> None:
        raise KeyError(number)

    monkeypatch.setattr("pwd.getpwuid", nobody)
    for _ in range(2):
        assert took(FILES) == (plain(FILES), list(FILES))
    assert list(tmp_path.iterdir()) == []


def test_where_the_system_has_no_users_the_folder_is_believed(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    took(FILES)
    cache.chmod(0o777)
    monkeypatch.delattr("os.geteuid")
    assert took(FILES) == (plain(FILES), [])


@pytest.mark.parametrize("mode", [0o720, 0o702])
def test_one_who_may_write_is_enough_for_a_folder_not_to_be_believed(cache: Path, mode: int) -> None:
    took(FILES)
    cache.chmod(mode)
    assert took(FILES)[1] == list(FILES)
    cache.chmod(0o755)
    assert took(FILES)[1] == []


def test_a_folder_of_another_user_is_not_believed(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    took(FILES)
    monkeypatch.setattr("os.geteuid", lambda: cache.stat().st_uid + 1)
    assert took(FILES)[1] == list(FILES)


@pytest.mark.parametrize("base", ["/dev/null", "/proc/nothing", "relative", ""])
def test_where_nothing_can_be_kept_the_files_are_read(
    base: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("CHECKER_CACHE")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", "/proc/nothing")
    monkeypatch.setenv("XDG_CACHE_HOME", base)
    for _ in range(2):
        assert took(FILES) == (plain(FILES), list(FILES))
    assert list(tmp_path.iterdir()) == []


def test_it_can_be_switched_off(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHECKER_CACHE", "off")
    for _ in range(2):
        assert took(FILES) == (plain(FILES), list(FILES))
    assert not cache.exists()


def test_what_cannot_be_read_is_told_and_not_kept(cache: Path) -> None:
    def fail(name: str, content: bytes) -> Any:
        raise ValueError(f"{name}: {content!r}")

    with pytest.raises(ValueError, match=r"one\.yaml"):
        stored_or_read(FILES, fail)
    assert not cache.exists() or list(cache.iterdir()) == []


def test_only_so_much_is_kept(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("checker.law.stored._MOST_FILES", 3)
    each = [{"one.yaml": str(number).encode()} for number in range(6)]
    for number, files in enumerate(each):
        took(files)
        for file in cache.iterdir():
            # Each is older than the next by more than the clock of a disk may be wrong.
            os.utime(file, (0, min(file.stat().st_mtime, 1000 * (number + 1))))
    assert len(list(cache.iterdir())) == 3
    assert [took(files)[1] for files in reversed(each[3:])] == [[], [], []]


def test_what_cannot_be_put_in_its_place_leaves_nothing_behind(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: Path, to: Path) -> None:
        raise OSError(28, "No space left on device", str(to))

    monkeypatch.setattr("pathlib.Path.replace", full)
    assert took(FILES)[0] == plain(FILES)
    assert list(cache.iterdir()) == []


def test_an_item_is_marked_by_its_days_and_by_the_doubts_that_it_names() -> None:
    rules = [
        {"from": "2015-06-13", "note": "2015/06/13", "of": ["1.A/doubt", "1.A/other"]},
        {"versions": [{"by_reading": {"advisory": "1.A/doubt"}, "from": "2014-02-01"}, {"from": "2012-05-19"}]},
        {"value": "2015-06-131"},
    ]
    assert marks_of({"advisories": [{"id": "1.A/doubt"}], "rules": rules})["rules"] == [
        (["2015-06-13"], ["1.A/doubt"], []),
        (["2012-05-19", "2014-02-01"], ["1.A/doubt"], ["1.A/doubt"]),
        ([], [], []),
    ]
