"""The web application: which page answers which address."""

import datetime
from collections.abc import Callable

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from checker.desk.filer import Filer
from checker.desk.folder import Folder, NoSuchFileError
from checker.desk.guard import MOST_FORM, Guard
from checker.desk.pages import assets, page
from checker.desk.reviewer import Reviewer
from checker.desk.starting import Starting
from checker.documents.problems import RenderError
from checker.drafts.readers import MAX_BYTES as MOST_DRAFT


def desk(
    folder: Folder, *, token: str, hosts: tuple[str, ...], today: Callable[[], datetime.date], debug: bool = False
) -> Guard:
    """Return the application over a folder, reached under ``hosts``; ``token`` opens it once, ``today`` is the day."""
    starting, filer, reviewer = Starting(folder), Filer(folder, today), Reviewer(folder, today)
    file = "/filing/{name:path}"
    routes = [
        Route("/", filer.home),
        Route("/new", starting.new),
        Route("/new", starting.make, methods=["POST"]),
        Route("/copy", starting.copy, methods=["POST"]),
        Route("/inbox", reviewer.inbox),
        Route("/inbox/decide", reviewer.decide_many, methods=["POST"]),
        Route("/horizon", reviewer.horizon),
        Route("/compare", reviewer.compare),
        Route(f"{file}/section/{{key}}", filer.section),
        Route(f"{file}/wagers", filer.wagers),
        Route(f"{file}/wagers/switch", filer.switch, methods=["POST"]),
        Route(f"{file}/wagers/{{slug}}", filer.wager),
        Route(f"{file}/weigh", filer.weigh),
        Route(f"{file}/weigh/reading", filer.reading, methods=["POST"]),
        Route(f"{file}/weigh/law", filer.confirm, methods=["POST"]),
        Route(f"{file}/answers", filer.answers),
        Route(f"{file}/documents", filer.documents),
        Route(f"{file}/documents.zip", filer.archive),
        Route(f"{file}/document/{{document}}.{{form}}", filer.document),
        Route(f"{file}/drafts", filer.drafts),
        Route(f"{file}/drafts", filer.drop, methods=["POST"]),
        Route(f"{file}/drafts/{{draft}}", filer.draft),
        Route(f"{file}/explain/{{provision:path}}", filer.explain),
        Route(f"{file}/save", filer.save, methods=["POST"]),
        Route(f"{file}/review", reviewer.review),
        Route(f"{file}/review/decide", reviewer.decide, methods=["POST"]),
        Route(f"{file}/letter", reviewer.letter),
        Route(f"{file}/letter.{{form}}", reviewer.letter_file),
        Route(file, filer.filing),
        Route("/{asset}", _asset),
    ]
    app = Starlette(
        debug=debug,
        routes=routes,
        exception_handlers={
            NoSuchFileError: _missing,
            HTTPException: _refused,
            OSError: _unreadable,
            RenderError: _not_rendered,
        },
    )
    return Guard(app, hosts=hosts, token=token, limit=_limit)


def _limit(path: str) -> int:
    return MOST_DRAFT + 100_000 if path.endswith("/drafts") else MOST_FORM


def _asset(request: Request) -> Response:
    found = assets().get(request.path_params["asset"])
    if found is None:
        raise NoSuchFileError(request.url.path)
    content, media = found
    return Response(content, media_type=media)


def _missing(request: Request, error: Exception) -> Response:
    del request, error
    return page("missing", "Not found", status=404)


def _refused(request: Request, error: Exception) -> Response:
    del request
    status = error.status_code if isinstance(error, HTTPException) else 400
    if status == 404:  # noqa: PLR2004 - the code of HTTP
        return page("missing", "Not found", status=404)
    said = error.detail if isinstance(error, HTTPException) else ""
    return PlainTextResponse(f"The desk does not take this. {said}\n", status)


def _unreadable(request: Request, error: Exception) -> Response:
    del request
    reason = (getattr(error, "strerror", None) or "the system refused").lower()
    return page("stopped", "The file cannot be opened", status=500, problem=f"The system says: {reason}.")


def _not_rendered(request: Request, error: Exception) -> Response:
    del request
    return page("stopped", "The document cannot be made", status=422, problem=str(error))
