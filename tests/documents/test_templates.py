"""Templates can be replaced by the user's own; they are strict, and they run in a sandbox."""

from pathlib import Path

import pytest
from document_cases import PLAIN, lawful
from sampled import tries_all
from typer.testing import CliRunner

from checker.cli.app import app
from checker.documents import template_worker
from checker.documents.build import build
from checker.documents.model import DOCUMENTS, Document
from checker.documents.page import Page
from checker.documents.problems import RenderError
from checker.documents.render import Format, render
from checker.resources import TEMPLATES


@pytest.fixture(scope="module")
def document() -> Document:
    return build(lawful(PLAIN), "guide", draft=False)


def made(document: Document, folder: Path, template: str, form: Format = "txt") -> str:
    (folder / f"guide.{form}.j2").write_text(template, encoding="utf-8")
    return render(document, form, Page(), folder).decode("utf-8")


def test_a_template_of_the_users_takes_the_place_of_ours(document: Document, tmp_path: Path) -> None:
    template = "{{ head.game }} at {{ head.facility }}: {% for part in document.parts %}{{ part.title }}; {% endfor %}"
    assert made(document, tmp_path, template) == (
        "Blackjack at Lehigh Crossing Casino: Object of the game; The cards; How a round goes; Your choices; "
        "What the wagers pay; Good to know;\n"
    )


def test_others_stay_ours(document: Document, tmp_path: Path) -> None:
    ours = render(document, "md", Page())
    made(document, tmp_path, "mine")
    assert render(document, "md", Page(), tmp_path) == ours


def test_it_may_use_our_parts(document: Document, tmp_path: Path) -> None:
    template = '{% import "parts.txt.j2" as parts %}{{ parts.show(document.parts[0], "") }}'
    assert made(document, tmp_path, template).startswith("OBJECT OF THE GAME\n")


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ("{{ nothing }}", "'nothing' is undefined"),
        ("{{ head.nothing }}", "has no attribute 'nothing'"),
        ("{% if head.nothing %}x{% endif %}", "has no attribute 'nothing'"),
        ("{{ head.game", "line 1: unexpected end of template"),
        ("{% include 'other.j2' %}", "other.j2"),
        ("{{ head.game | nothing }}", "No filter named 'nothing'"),
        ("{{ 1 / 0 }}", "division by zero"),
        ("{{ head.game + 1 }}", "can only concatenate str"),
    ],
)
def test_a_template_with_a_fault_is_an_error_that_names_it(
    document: Document, tmp_path: Path, template: str, said: str
) -> None:
    with pytest.raises(RenderError) as caught:
        made(document, tmp_path, template)
    assert "guide.txt.j2" in str(caught.value)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    "template",
    [
        "{{ document.__class__.__mro__ }}",
        "{{ ''.__class__ }}",
        "{{ document.__init__.__globals__ }}",
        "{{ self.__init__ }}",
        "{% set x = [] %}{{ x.append(1) }}",
        "{{ head.__setattr__('game', 'x') }}",
        "{{ range(10000000) | length }}",
        "{{ 'a'.format.__self__ }}",
        '{{ "{0.__class__}".format(head) }}',
    ],
)
def test_a_template_stays_in_its_sandbox(document: Document, tmp_path: Path, template: str) -> None:
    with pytest.raises(RenderError):
        made(document, tmp_path, template)


@pytest.mark.parametrize("name", ["../secret.j2", "/etc/passwd", "..//..//etc/passwd"])
def test_a_template_reads_nothing_outside_its_folder(document: Document, tmp_path: Path, name: str) -> None:
    (tmp_path / "secret.j2").write_text("secret", encoding="utf-8")
    folder = tmp_path / "own"
    folder.mkdir()
    with pytest.raises(RenderError):
        made(document, folder, f"{{% include {name!r} %}}")


def test_html_escapes_in_the_users_templates_too(tmp_path: Path) -> None:
    text = PLAIN.replace("facility: Lehigh Crossing Casino", 'facility: "<b>Lehigh</b>"')
    document = build(lawful(text), "guide", draft=False)
    assert made(document, tmp_path, "<p>{{ head.facility }}</p>", "html") == "<p>&lt;b&gt;Lehigh&lt;/b&gt;</p>"


def test_markdown_escapes_in_the_users_templates_too(tmp_path: Path) -> None:
    text = PLAIN.replace("facility: Lehigh Crossing Casino", 'facility: "*Lehigh*"')
    document = build(lawful(text), "guide", draft=False)
    assert made(document, tmp_path, "{{ head.facility }}", "md") == "\\*Lehigh\\*\n"


def test_a_typst_source_of_the_users_takes_the_place_of_ours(document: Document, tmp_path: Path) -> None:
    (tmp_path / "guide.typ").write_text("#show: dressed\n= #head.game, my way", encoding="utf-8")
    content = render(document, "pdf", Page(), tmp_path)
    assert content.startswith(b"%PDF")
    assert len(content) < len(render(document, "pdf", Page()))


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("#nothing", "unknown variable: nothing"),
        ("#head.nothing", "dictionary does not contain key"),
        ('#read("/etc/passwd")', "guide.typ"),
        ('#read("../outside.txt")', "guide.typ"),
    ],
)
def test_a_typst_source_with_a_fault_or_a_far_reach_is_an_error(
    document: Document, tmp_path: Path, source: str, said: str
) -> None:
    (tmp_path / "outside.txt").write_text("outside", encoding="utf-8")
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "guide.typ").write_text(f'#set document(title: "x")\n{source}', encoding="utf-8")
    with pytest.raises(RenderError, match=said):
        render(document, "pdf", Page(), folder)


def test_a_template_that_is_no_text_is_an_error(document: Document, tmp_path: Path) -> None:
    (tmp_path / "guide.txt.j2").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RenderError, match=r"guide\.txt\.j2"):
        render(document, "txt", Page(), tmp_path)


def test_every_document_has_its_templates() -> None:
    for name in DOCUMENTS:
        for suffix in ("txt.j2", "md.j2", "html.j2", "typ"):
            assert (TEMPLATES / f"{name}.{suffix}").is_file()


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ("{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}", "take more than 2 seconds"),
        ("{{ 'a' * 10000000000 }}", "guide.txt"),
        ("{{ 'a' * 40000000 }}", "larger than 32 MB"),
        ("{{ '%9999999999d' | format(1) }}", "guide.txt"),
        ("{% macro again() %}{{ again() }}{% endmacro %}{{ again() }}", "recursion"),
        ("{% include 'guide.txt.j2' %}", "recursion"),
    ],
)
def test_a_template_without_end_or_measure_is_stopped(
    document: Document, tmp_path: Path, template: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "seconds" in said:
        monkeypatch.setattr(template_worker, "SECONDS", 2)
    with pytest.raises(RenderError) as caught:
        made(document, tmp_path, template)
    assert said in str(caught.value)
    assert made(document, tmp_path, "{{ head.game }}") == "Blackjack\n", "the next document is set as ever"


ENDLESS = ["#let f() = f()\n#f()", "#while true { 1 }", "#for a in range(1000000000) { a }"]


@pytest.mark.parametrize("source", ENDLESS if tries_all() else ENDLESS[:2])
def test_a_typst_source_without_end_is_stopped(
    document: Document, tmp_path: Path, source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(template_worker, "SECONDS", 3)
    (tmp_path / "guide.typ").write_text(f'#set document(title: "x")\n{source}', encoding="utf-8")
    with pytest.raises(RenderError, match="guide"):
        render(document, "pdf", Page(), tmp_path)


def test_faults_of_templates_end_the_command_with_2_and_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "guide.txt.j2").write_text("{{ ''.__class__.__mro__ }}", encoding="utf-8")
    filing = tmp_path / "filing.yaml"
    filing.write_text(PLAIN, encoding="utf-8")
    out = tmp_path / "out"
    told = CliRunner().invoke(app, ["render", str(filing), "--out", str(out), "--templates", str(tmp_path)])
    assert told.exit_code == 2
    assert told.stderr.startswith("checker: template guide.txt.j2 is not allowed to do this: ")
    assert "Traceback" not in told.stderr
    assert not out.exists()
