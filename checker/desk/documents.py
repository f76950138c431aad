"""The documents of a filing for the desk: previews, files, and the review record."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from checker.desk.folder import NoSuchFileError
from checker.desk.reading import Read
from checker.documents.build import BUILDERS, build
from checker.documents.page import Page
from checker.documents.problems import RenderError
from checker.documents.render import ALL_FORMATS, render
from checker.review.model import COMPLIES

if TYPE_CHECKING:
    from checker.documents.model import Document, DocumentName

MEDIA = {
    "html": "text/html",
    "pdf": "application/pdf",
    "txt": "text/plain",
    "md": "text/markdown",
    "yaml": "application/yaml",
    "svg": "image/svg+xml",
    "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
}
"""The media type of every form, whatever each document has."""
RECORD = "review"
RECORD_FORMS = ("html", "txt", "yaml")
"""The last is what ``checker verify`` confirms or refuses; there is none of a filing that was not judged."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DocumentView:
    """One document: whether it is a draft, its forms, and why it cannot be made, empty where it can."""

    name: str
    title: str
    draft: bool
    forms: tuple[str, ...]
    problem: str = ""


def document_views(found: Read) -> tuple[DocumentView, ...]:
    """Return the documents of a filing; of one that was not judged only the record."""
    draft = found.review.outcome != COMPLIES
    views = []
    if found.review.filing is not None:
        for name in BUILDERS:
            try:
                document = build(found.review, name, draft=draft)
            except (ValueError, RenderError) as error:
                title = name.capitalize()
                views.append(DocumentView(name=name, title=title, draft=draft, forms=(), problem=str(error)))
                continue
            forms = tuple(form for form in ALL_FORMATS if form != "svg" or has_drawing(document))
            views.append(DocumentView(name=name, title=document.head.title, draft=draft, forms=forms))
    return (*views, DocumentView(name=RECORD, title="Review record", draft=False, forms=_record_forms(found)))


def _record_forms(found: Read) -> tuple[str, ...]:
    return RECORD_FORMS if found.review.filing is not None else RECORD_FORMS[:-1]


def has_drawing(document: "Document") -> bool:
    """Whether a document is drawn to scale too."""
    return bool(getattr(document, "drawing", ""))


def one_document(found: Read, name: str, form: str) -> tuple[bytes, str]:
    """Return a document in a form, and its media type. Raises :class:`NoSuchFileError` or RenderError."""
    if name == RECORD and form in _record_forms(found):
        return _record(found, form), MEDIA[form]
    if name not in BUILDERS or form not in ALL_FORMATS or found.review.filing is None:
        raise NoSuchFileError(f"{name}.{form}")
    document = build(found.review, cast("DocumentName", name), draft=found.review.outcome != COMPLIES)
    return render(document, form, Page()), MEDIA[form]


def _record(found: Read, form: str) -> bytes:
    if form == "html":
        from checker.report.html import part, whole  # noqa: PLC0415 - only the record needs it

        return "".join(whole([part(found.review)])).encode("utf-8", "backslashreplace")
    if form == "yaml":
        from checker.casework.review_record import record_text, review_record  # noqa: PLC0415 - likewise

        return record_text(review_record(found.review)).encode("utf-8", "backslashreplace")
    from checker.report.text import text_report  # noqa: PLC0415 - likewise

    return "".join(f"{line}\n" for line, _ in text_report(found.review)).encode("utf-8", "backslashreplace")


def all_documents(found: Read, stem: str) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the content of every document in every form that this installation can make."""
    for view in document_views(found):
        for form in view.forms:
            try:
                content, _ = one_document(found, view.name, form)
            except RenderError:
                continue  # a form whose extra is not installed
            yield f"{stem}.{view.name}.{form}", content
