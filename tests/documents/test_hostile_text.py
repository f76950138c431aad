"""Whatever a filing says appears as it is, in every format, and breaks no page."""

import re
from dataclasses import replace
from itertools import product

import pytest
from document_cases import RICH, changed, lawful, paper, sign
from pdf_text import outside, pages
from sampled import tries_all
from test_formats import words

from checker.documents.build import build
from checker.documents.escape import markdown
from checker.documents.help_line import advice, letters_share
from checker.documents.model import DOCUMENTS, DocumentName
from checker.documents.page import Page
from checker.documents.render import FORMATS, Format, render
from checker.documents.reviewed import judged
from checker.review import Review

HOSTILE = {
    "markup": "<script>alert(1)</script><b>bold</b> &amp; &lt;",
    "attribute": "\" onmouseover=alert(1) x='y'",
    "style": "</style><style>*{display:none}",
    "jinja": "{{ 7*7 }} {% raw %} {# x #} ${x}",
    "typst": "#panic(1) #strong[x] $x^2$ @ref <label> = title // no",
    "markdown": "**b** _i_ `c` [l](javascript:x) ![i](x) # h | cell ~~s~~ \\",
    "list": "1. one - two + three",
    "url": "https://example.invalid/a?b=c#d www.example.invalid",
    "letters": "Žižkov Über Ñandú Ελλάδα Москва",
    "percent": "100% of 50 \\n \\u0041 %s {0}",
}
LONG = "W" * 600
ONE_IN = 8
"""One case in so many is tried in an ordinary run: each text in each document and each format, not in all."""


def filing(text: str) -> str:
    """Give a filing that says ``text`` wherever a filing may say what it likes."""
    quoted = '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return (
        changed(
            RICH,
            ("facility: Lehigh Crossing Casino", f"facility: {quoted}"),
            ("certificate_holder: Lehigh Crossing Gaming, LLC", f"certificate_holder: {quoted}"),
            ('"Gambling problem? Call 1-800-GAMBLER."', quoted),
            ("    - Blackjack pays 3 to 2\n", f"    - Blackjack pays 3 to 2\n    - {quoted}\n"),
            ("areas: [blackjack,", f"areas: [{quoted}, blackjack,"),
        )
        + f"sign:\n  inscriptions:\n    - {quoted}\n"
    )


ON_PAPER = DOCUMENTS if tries_all() else ("sign", "filing")
PRINTED = [form for form in FORMATS if form != "pdf"]
SHOWN = [
    (name, form, kind)
    for (at, name), (beside, form), (told, kind) in product(
        enumerate(DOCUMENTS), enumerate(PRINTED), enumerate(HOSTILE)
    )
    if tries_all() or (at + beside + told) % ONE_IN == 0
]


@pytest.mark.parametrize(("name", "form", "kind"), SHOWN)
def test_text_appears_literally(name: DocumentName, form: Format, kind: str) -> None:
    shown = words(name, form, filing(HOSTILE[kind]))
    expected = " ".join(HOSTILE[kind].split())
    assert bare(expected) in bare(shown)


FIRST = [
    (name, first)
    for (at, name), (told, first) in product(enumerate(DOCUMENTS), enumerate(["typst", "list"]))
    if tries_all() or at % 2 == told
]


@pytest.mark.parametrize(("name", "first"), FIRST)
def test_text_appears_literally_in_print(name: DocumentName, first: str) -> None:
    """Typst reads marks anywhere in a text, but for those that only mean something where it begins."""
    text = " ".join([HOSTILE[first], *(said for kind, said in HOSTILE.items() if kind != first)])
    assert bare(text) in bare(words(name, "pdf", filing(text)))


def bare(text: str) -> str:
    """Take away spaces, which lines that wrap add and drop."""
    return "".join(text.split())


MARKED = [
    (name, kind)
    for (at, name), (told, kind) in product(enumerate(DOCUMENTS), enumerate(HOSTILE))
    if tries_all() or (at + told) % 3 == 0
]


@pytest.mark.parametrize(("name", "kind"), MARKED)
def test_no_markup_of_the_filing_becomes_the_pages_own(name: DocumentName, kind: str) -> None:
    tame = render(build(lawful(filing(tame_for(kind))), name, draft=False), "html", Page()).decode()
    wild = render(build(lawful(filing(HOSTILE[kind])), name, draft=False), "html", Page()).decode()
    assert re.findall(r"<[a-z/!][^>]*>", strip_styles(wild)) == re.findall(r"<[a-z/!][^>]*>", strip_styles(tame))
    assert wild.count("</style>") == tame.count("</style>") == 1


def tame_for(kind: str) -> str:
    """A text without markup of which as many inscriptions are open as of the hostile one."""
    points = len(lawful(filing(HOSTILE[kind])).open)
    return next(
        text for text in ("Lehigh", "Lehigh deals 7 of 9", "Lehigh deals") if len(lawful(filing(text)).open) == points
    )


def strip_styles(page: str) -> str:
    return re.sub(r"<style>.*?</style>|<title>.*?</title>|style=\"[^\"]*\"", "", page, flags=re.DOTALL)


@pytest.mark.parametrize("kind", HOSTILE)
def test_the_shape_of_markdown_does_not_change(kind: str) -> None:
    def shape(text: str) -> list[str]:
        plain = render(build(lawful(filing(text)), "filing", draft=False), "md", Page()).decode()
        return [re.split(r"[^#|\-*: ]", line)[0] for line in plain.split("\n")]

    assert shape(HOSTILE[kind]) == shape(tame_for(kind))


@pytest.mark.parametrize(
    ("text", "escaped"),
    [
        ("1. one", "1\\. one"),
        ("- two", "\\- two"),
        ("+ three", "\\+ three"),
        ("= four", "\\= four"),
        ("# five | <b>", "\\# five \\| \\<b\\>"),
        ("a - b 2. c", "a - b 2. c"),
        ("back\\slash", "back\\\\slash"),
    ],
)
def test_markdown_is_escaped_where_it_would_mean_something(text: str, escaped: str) -> None:
    assert markdown(text) == escaped


def named(facility: str) -> Review:
    """Give a review of a filing with a name that the reader of filings would refuse; documents do not rely on it."""
    found = lawful(filing("plain"))
    assert found.filing is not None
    header = replace(found.filing.header, facility=facility, operator=facility)
    return replace(found, filing=replace(found.filing, header=header))


@pytest.mark.parametrize(("name", "form"), list(product(DOCUMENTS, ("txt", "md", "html"))))
def test_control_and_direction_characters_are_shown_as_code_points(name: DocumentName, form: Format) -> None:
    found = named("a\u202eb\u0007c\u2066d\ufeffe")
    content = render(build(found, name, draft=False), form, Page()).decode()
    assert not set(content) & {"\u202e", "\u0007", "\u2066", "\ufeff"}
    plain = content.replace("\\", "").replace("&lt;", "<").replace("&gt;", ">")
    assert "a<U+202E>b<U+0007>c<U+2066>d<U+FEFF>e" in plain


@pytest.mark.parametrize("name", ON_PAPER)
def test_pdf_shows_them_as_code_points_too(name: DocumentName) -> None:
    sheets = pages(render(build(named("a\u202eb"), name, draft=False), "pdf", Page()))
    assert "a<U+202E>b" in bare(sheets[0])


def test_what_the_pdfs_fonts_lack_is_shown_as_its_code_point() -> None:
    sheet = pages(render(build(lawful(filing("日本 Žižkov 😀")), "sign", draft=False), "pdf", Page()))[0]
    assert "<U+65E5><U+672C>Žižkov<U+1F600>" in bare(sheet)


@pytest.mark.parametrize("name", ON_PAPER)
def test_very_long_names_break_no_page(name: DocumentName) -> None:
    found = lawful(filing(f"{LONG} {'word ' * 60}"))
    content = render(build(found, name, draft=True), "pdf", Page())
    assert outside(content) == []
    assert bare(" ".join(pages(content))).replace("\u200b", "").count(LONG) >= 1
    if name == "sign":
        assert len(pages(content)) == 1
    assert max(len(line) for line in render(build(found, name, draft=True), "txt", Page()).decode().split("\n")) <= 80


def test_a_long_name_is_cut_in_the_foot_and_whole_in_the_head() -> None:
    top = paper(lawful(filing(LONG)), "guide").head
    assert top.facility == LONG
    assert top.stamp.endswith(f"{'W' * 79}…")
    assert sign(lawful(filing(LONG))).head.facility == LONG


@pytest.mark.parametrize(("length", "too_long"), [(299, False), (300, False), (301, True)])
def test_a_help_line_too_long_for_its_letters_is_told(length: int, too_long: bool) -> None:
    found = lawful(changed(RICH, ("Gambling problem? Call 1-800-GAMBLER.", "g" * length)))
    said = f"gambling_help_line has {length} characters. In letters as high as 58 Pa. Code § 501a.7(e)(1) asks for"
    assert advice(found).startswith(said) is too_long
    assert advice(found) == "" or too_long
    assert (letters_share(judged(found)) == 0) is too_long
