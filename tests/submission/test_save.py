"""A filing is saved whole, and never over what somebody else wrote."""

import stat
from pathlib import Path

import pytest

from checker.submission.save import ChangedError, create, load, save


def test_a_mark_rights_and_a_link_stay(tmp_path: Path) -> None:
    real = tmp_path / "real.yaml"
    real.write_bytes(b"\xef\xbb\xbfgame: x\r\n")
    real.chmod(0o640)
    link = tmp_path / "link.yaml"
    link.symlink_to(real)
    read = load(link)
    assert read.text == "game: x\r\n"
    after = save(link, "game: y\r\n", read.revision)
    assert real.read_bytes() == b"\xef\xbb\xbfgame: y\r\n"
    assert stat.S_IMODE(real.stat().st_mode) == 0o640
    assert link.is_symlink()
    assert load(link) == after
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_another_encoding_stays(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes("\ufeffgame: ä\n".encode(encoding))
    read = load(path)
    assert read.text == "game: ä\n"
    save(path, "game: ö\n", read.revision)
    assert path.read_bytes() == "\ufeffgame: ö\n".encode(encoding)


def test_what_changed_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text("game: x\n", encoding="utf-8")
    read = load(path)
    path.write_text("game: z\n", encoding="utf-8")
    with pytest.raises(ChangedError) as caught:
        save(path, "game: y\n", read.revision)
    assert caught.value.now is not None
    assert caught.value.now.text == "game: z\n"
    assert path.read_text(encoding="utf-8") == "game: z\n"


def test_what_is_gone_is_not_made_again(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text("game: x\n", encoding="utf-8")
    read = load(path)
    path.unlink()
    with pytest.raises(ChangedError) as caught:
        save(path, "game: y\n", read.revision)
    assert caught.value.now is None
    assert not path.exists()


def test_a_new_file_never_takes_the_place_of_one(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    create(path, "game: x\n")
    with pytest.raises(FileExistsError):
        create(path, "game: y\n")
    assert path.read_text(encoding="utf-8") == "game: x\n"
