"""A folder of templates shows nothing that lies outside it, whatever stands in it."""

from pathlib import Path

import pytest
from document_cases import PLAIN, lawful

from checker.documents import template_worker
from checker.documents.build import build
from checker.documents.page import Page
from checker.documents.problems import RenderError
from checker.documents.render import Format, render


@pytest.fixture
def own(tmp_path: Path) -> Path:
    folder = tmp_path / "own"
    folder.mkdir()
    (tmp_path / "secret.txt").write_text("hunter2", encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("name", "target"),
    [("guide.txt.j2", "../secret.txt"), ("inside", ".."), ("deep/part.j2", "../../secret.txt"), ("gone", "/nowhere/x")],
)
def test_a_link_that_leads_out_of_the_folder_is_refused(own: Path, name: str, target: str) -> None:
    document = build(lawful(PLAIN), "guide", draft=False)
    link = own / name
    link.parent.mkdir(exist_ok=True)
    link.symlink_to(target)
    with pytest.raises(RenderError, match="is a link that leads out of the folder of templates"):
        render(document, "txt", Page(), own)


@pytest.mark.parametrize("form", ["txt", "pdf"])
def test_a_link_within_the_folder_is_followed(own: Path, form: Format) -> None:
    document = build(lawful(PLAIN), "guide", draft=False)
    (own / "kept.txt").write_text("mine", encoding="utf-8")
    (own / "guide.txt.j2").symlink_to("kept.txt")
    assert render(document, form, Page(), own)


def test_a_folder_of_everything_is_refused(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(template_worker, "_MOST_FILES", 1)
    for name in ("a", "b"):
        (own / name).touch()
    with pytest.raises(RenderError, match="holds more than 1 files"):
        render(build(lawful(PLAIN), "guide", draft=False), "txt", Page(), own)


def test_a_typst_source_loads_no_package_from_the_network(own: Path) -> None:
    (own / "guide.typ").write_text('#import "@preview/nothing:0.0.1": *\nx', encoding="utf-8")
    with pytest.raises(RenderError, match="failed to download package") as caught:
        render(build(lawful(PLAIN), "guide", draft=False), "pdf", Page(), own)
    assert "Connection refused" in str(caught.value)
