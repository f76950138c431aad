"""Sets documents in a format: templates for txt, md and html, Typst for pdf.

Templates are the project's own or the user's in their place. They run in a sandbox that cannot change what it is given,
and an unknown name in a template is an error.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import jinja2
from jinja2.exceptions import SecurityError

from checker.documents import columns
from checker.documents.column_percentages import NARROW, WIDE, column_percentages
from checker.documents.escape import css, each_text, markdown
from checker.documents.help_line import LONGER_SIDE, type_size
from checker.documents.model import Document, Panel, Sign
from checker.documents.page import Page
from checker.documents.paginate import paginate
from checker.documents.problems import RenderError
from checker.documents.sign_font_size import Fit, fit
from checker.documents.template_worker import Request, render_apart
from checker.resources import TEMPLATES
from checker.templating import sandbox

Format = Literal["txt", "md", "html", "pdf", "docx", "svg"]
_ENVY = "Envy Bonus"
FORMATS: tuple[Format, ...] = ("txt", "md", "html", "pdf")
"""The formats that are set from templates."""
ALL_FORMATS: tuple[Format, ...] = (*FORMATS, "docx", "svg")
"""Every format; only the layout is drawn as svg."""


def render(document: Document, form: Format, page: Page, templates: Path | None = None) -> bytes:
    """Return a document as the content of a file.

    ``templates`` is a folder whose files take the place of the project's own of the same name; they run in a process
    of their own, with bounds on time, memory and size. Raises :class:`RenderError`.
    """
    if templates is None:
        return render_here(document, form, page)
    return render_apart(Request(document=document, form=form, page=page, templates=templates.absolute()))


def render_here(document: Document, form: str, page: Page, templates: Path | None = None) -> bytes:
    """Return a document as the content of a file, set in this process. Raises :class:`RenderError`."""
    if form == "svg":
        if isinstance(document, Sign) or not document.drawing:
            raise RenderError("only the layout is drawn as svg.")
        return document.drawing.encode()
    if form == "docx":
        return _word(document)
    if form == "pdf":
        return _typeset(document, page, templates)
    text = _templated(document, form, page, templates)
    return text.encode("utf-8", "backslashreplace")


def _typeset(document: Document, page: Page, templates: Path | None) -> bytes:
    try:
        from checker.documents.pdf import pdf  # noqa: PLC0415 - Typst is an extra
    except ModuleNotFoundError as error:
        raise RenderError("pdf needs Typst: pip install 'rules-submission-checker[pdf]'.") from error
    return pdf(document, page, templates)


def _word(document: Document) -> bytes:
    try:
        from checker.documents.word import word  # noqa: PLC0415 - python-docx is an extra
    except ModuleNotFoundError as error:
        raise RenderError("docx needs python-docx: pip install 'rules-submission-checker[pdf]'.") from error
    return word(document)


def _templated(document: Document, form: str, page: Page, templates: Path | None) -> str:
    name = f"{document.head.document}.{form}.j2"
    shown = each_text(document, markdown) if form == "md" else document
    try:
        template = _environment(templates).get_template(name)
        large = type_size(document.help_share, LONGER_SIDE)
        text = template.render(
            document=shown, head=shown.head, page=page, fit=_fit(document, form, page), help_size=large
        )
    except jinja2.TemplateSyntaxError as error:
        raise RenderError(f"template {error.name or name}, line {error.lineno}: {error.message}.") from error
    except jinja2.TemplateNotFound as error:
        raise RenderError(f"template {name} needs {error.message}, which does not exist.") from error
    except SecurityError as error:
        raise RenderError(f"template {name} is not allowed to do this: {error}.") from error
    except jinja2.TemplateError as error:
        raise RenderError(f"template {name}: {error}.") from error
    except (
        ArithmeticError,
        AttributeError,
        LookupError,
        TypeError,
        ValueError,
        RecursionError,
        MemoryError,
        OSError,
    ) as error:
        raise RenderError(f"template {name}: {error}.") from error
    if form == "html":
        return text
    text = _tidy(text)
    if form == "txt" and document.head.approval:
        head = columns.wrapped(document.head.stamp)
        return paginate(text, [*head, document.head.approval], head)
    return text


@cache
def _environment(templates: Path | None) -> jinja2.Environment:
    folders = [templates] if templates else []
    environment = sandbox(*folders, TEMPLATES)
    environment.filters.update(_FILTERS)
    return environment


def _heading(title: str, mark: str = "") -> str:
    """Set a heading of a text document; a draft mark stands at its right edge."""
    room = columns.WIDTH - len(mark)
    lines = columns.wrapped(title.upper(), room - 2) or [""]
    return "\n".join([*lines[:-1], columns.padded(lines[-1], room) + mark, "-" * columns.WIDTH])


def _fit(document: Document, form: str, page: Page) -> Fit | None:
    """Return the size of a sign's letters; no other document and format need it."""
    return fit(document, page) if form == "html" and isinstance(document, Sign) else None


def _payouts(panel: Panel) -> str:
    """Set the payouts of a wager, one a line, with a column of its own for the Envy Bonus where there is one."""
    if not panel.has_envy:
        return "\n".join(columns.leaders(row.outcome, row.pays) for row in panel.rows)
    room = max(len(_ENVY), *(columns.width(row.envy) for row in panel.rows))
    rows = [(row.outcome, row.pays, row.envy or "none") for row in panel.rows]
    return "\n".join(
        columns.leaders(outcome, f"{pays}  {' ' * (room - columns.width(envy))}{envy}", dot=dot)
        for outcome, pays, envy, dot in [("Outcome", "Pays", _ENVY, " "), *((*row, ".") for row in rows)]
    )


_FILTERS: Mapping[str, object] = {
    "paragraph": columns.paragraph,
    "leaders": columns.leaders,
    "payouts": _payouts,
    "shares": lambda grid, form: column_percentages(grid, NARROW if form == "narrow" else WIDE),
    "table": lambda grid: columns.table(grid.columns, grid.rows),
    "heading": _heading,
    "css": css,
}


def _tidy(text: str) -> str:
    """Take away spaces at the ends of lines and more than one empty line in a row."""
    lines = "\n".join(line.rstrip(" ") for line in text.split("\n"))
    return re.sub(r"\n{3,}", "\n\n", lines).strip("\n") + "\n"
