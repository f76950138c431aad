"""Sets a letter as txt, md, html or, with the extra, pdf and docx."""

import json
from collections.abc import Callable
from dataclasses import asdict, replace

from checker.casework.letter import Letter, Point
from checker.documents.columns import wrapped
from checker.documents.escape import markdown
from checker.documents.problems import RenderError
from checker.resources import TEMPLATES
from checker.templating import shared_sandbox

_FOLDER = TEMPLATES / "casework"
FORMS = ("txt", "md", "html", "pdf", "docx")


def typeset_letter(letter: Letter, form: str) -> bytes:
    """Return the letter as the content of a file. Raises RenderError if the extra of pdf and docx is not installed."""
    if form == "pdf":
        return _pdf(letter)
    shown = _changed(letter, markdown) if form == "md" else letter
    template = f"letter.{'txt' if form == 'docx' else form}.j2"
    text = shared_sandbox(_FOLDER).get_template(template).render(letter=shown)
    if form == "docx":
        return _word(text, letter)
    if form == "txt":
        text = "\n".join(line for part in text.split("\n") for line in _folded(part))
    return text.encode("utf-8", "backslashreplace")


def _word(text: str, letter: Letter) -> bytes:
    try:
        from checker.casework.word_letter import word_letter  # noqa: PLC0415 - python-docx is an extra
    except ModuleNotFoundError as error:
        raise RenderError("docx needs python-docx: pip install 'rules-submission-checker[pdf]'.") from error
    return word_letter(text, f"{letter.game}, {letter.facility}")


def _folded(line: str) -> list[str]:
    indent = len(line) - len(line.lstrip(" "))
    return [f"{' ' * indent}{part}" for part in wrapped(line.strip(), 80 - indent)] or [""]


def _changed(letter: Letter, change: Callable[[str], str]) -> Letter:
    """Return a copy in which every text is escaped."""

    def point(item: Point) -> Point:
        return replace(
            item,
            citation=change(item.citation),
            text=change(item.text),
            lawful=change(item.lawful),
            note=change(item.note),
        )

    return replace(
        letter,
        agency=change(letter.agency),
        to=change(letter.to),
        docket=change(letter.docket),
        settled=tuple(change(line) for line in letter.settled),
        facility=change(letter.facility),
        operator=change(letter.operator),
        by=change(letter.by),
        stamp=change(letter.stamp),
        deficient=tuple(point(item) for item in letter.deficient),
        queries=tuple(point(item) for item in letter.queries),
    )


def _pdf(letter: Letter) -> bytes:
    try:
        import typst  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as error:
        raise RenderError("pdf needs Typst: pip install 'rules-submission-checker[pdf]'.") from error
    content: bytes = typst.compile(
        (_FOLDER / "letter.typ").read_bytes(),
        sys_inputs={"letter": json.dumps(asdict(letter))},
        pdf_standards=["ua-1"],
    )
    return content
