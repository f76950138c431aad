"""Sets a page: its template, what every page carries, and addresses within the desk."""

from collections.abc import Mapping
from functools import cache
from typing import Any
from urllib.parse import quote

from starlette.responses import HTMLResponse, Response

from checker.desk.guard import DOCUMENT_POLICY
from checker.resources import TEMPLATES
from checker.templating import shared_sandbox

_FOLDER = TEMPLATES / "browser"


def page(template: str, title: str, *, status: int = 200, **context: Any) -> Response:
    """Return the page of a template, titled ``title``."""
    text = (
        shared_sandbox(_FOLDER)
        .get_template(f"{template}.html.j2")
        .render(**context, title=title, filing_url=filing_url, quoted=quoted)
    )
    return HTMLResponse(text, status)


def filing_url(name: str, tail: str = "") -> str:
    """Return the address of a filing's page; ``tail`` may end in a place on the page."""
    path, mark, place = tail.partition("#")
    return f"/filing/{quote(name)}{f'/{quote(path)}' if path else ''}{mark}{quote(place)}"


def quoted(text: str) -> str:
    """Return a text as it stands in an address."""
    return quote(text, safe="")


def shown_document(content: bytes, media_type: str, name: str = "") -> Response:
    """Return a document; ``name`` is that of the file it is saved as, empty where it is shown."""
    headers: dict[str, str] = {"Content-Security-Policy": DOCUMENT_POLICY}
    if name:
        headers["Content-Disposition"] = f"attachment; filename*=UTF-8''{quote(name, safe='')}"
    return Response(content, media_type=media_type, headers=headers)


@cache
def assets() -> Mapping[str, tuple[bytes, str]]:
    """Return the style and the script by their names. The style begins with that of the review page."""
    style = (TEMPLATES / "review" / "review.css").read_bytes() + b"\n" + (_FOLDER / "desk.css").read_bytes()
    return {
        "desk.css": (style, "text/css"),
        "desk.js": ((_FOLDER / "desk.js").read_bytes(), "text/javascript"),
        "icon.svg": ((_FOLDER / "icon.svg").read_bytes(), "image/svg+xml"),
    }
