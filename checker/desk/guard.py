"""What stands before every page: who may ask, from where, how much, and what a browser may do with the answer.

Bound to the loopback address, a web application can still be reached by every page that a browser shows. So the Host
header must name this desk (else another site's name could be made to lead here), a write must come from a page of the
desk itself, and everything needs a cookie that only the one-time token of the first address gives.
"""

import secrets
from collections.abc import Callable, Mapping
from http.cookies import CookieError, SimpleCookie
from urllib.parse import parse_qs

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
DOCUMENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"
"""For documents shown inside a page: they bring their own style, and may do nothing at all."""

MOST_FORM = 1_000_000
"""The bytes that a form may have."""

_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_READS = {"GET", "HEAD"}


_TOO_LARGE = "More was sent than the desk takes."


class Guard:
    """Lets through what the person at this machine asks for from the desk's own pages.

    ``hosts`` are the names under which the desk is reached, with its port; ``token`` is exchanged once for the
    cookie; ``limits`` gives the bytes that may be sent to a path.
    """

    def __init__(self, app: ASGIApp, *, hosts: tuple[str, ...], token: str, limit: Callable[[str], int]) -> None:
        self._app = app
        self._hosts = hosts
        self._token: str | None = token
        self._session = secrets.token_urlsafe(32)
        # Cookies of one machine are shared by all its ports.
        self._cookie = f"desk_{hosts[0].rpartition(':')[2]}"
        self._limit = limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or refuse it with the reason."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if scope["type"] != "http":
            return
        guarded = _with_headers(send)
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        if refusal is not None:
            await refusal(scope, receive, guarded)
            return
        limit = self._limit(scope["path"])
        if _length(headers) > limit:
            await _refuse(_TOO_LARGE, 413)(scope, receive, guarded)
            return
        await self._app(scope, _bounded(receive, limit), guarded)

    def _refusal(self, scope: Scope, headers: Headers) -> Response | None:
        method = scope["method"]
        if headers.getlist("host") not in [[host] for host in self._hosts]:
            return _refuse("This address is not the desk's own. Open the one that checker desk printed.", 403)
        if method not in _READS | {"POST"}:
            return _refuse("The desk reads and takes forms; nothing else.", 405)
        known = self._known(headers)
        if scope["path"] == "/" and method == "GET" and (given := _token(scope)) is not None:
            return self._exchange(given, known=known)
        if not known:
            return _refuse(
                "The desk does not know this browser. Open the address that checker desk printed; it works once. "
                "To get a new one, stop the desk with Ctrl-C and start it again.",
                403,
            )
        if method == "POST" and not _from_own_page(headers):
            return _refuse("This was not sent by a page of the desk, so nothing was changed.", 403)
        return None

    def _known(self, headers: Headers) -> bool:
        for line in headers.getlist("cookie"):
            try:
                found = SimpleCookie(line).get(self._cookie)
            except CookieError:
                continue
            if found is not None and secrets.compare_digest(found.value.encode(), self._session.encode()):
                return True
        return False

    def _exchange(self, given: str, *, known: bool) -> Response:
        """Take the token for the cookie, once; a browser that is known already is led to the first page."""
        if self._token is not None and secrets.compare_digest(given.encode(), self._token.encode()):
            self._token = None
            answer = RedirectResponse("/", 303)
            answer.set_cookie(self._cookie, self._session, httponly=True, samesite="strict", path="/")
            return answer
        if known:
            return RedirectResponse("/", 303)
        return _refuse(
            "This address was used already, or is not the one that checker desk printed. "
            "Stop the desk with Ctrl-C and start it again for a new one.",
            403,
        )


def _token(scope: Scope) -> str | None:
    found = parse_qs(scope["query_string"].decode("latin-1"), max_num_fields=20).get("token")
    return found[0] if found else None


def _from_own_page(headers: Headers) -> bool:
    """Whether the browser says that a page of the desk sent this; one that says nothing is not believed."""
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    own = f"http://{headers['host']}"
    if origin is not None and origin != own:
        return False
    return site == "same-origin" if site is not None else origin == own


def _length(headers: Headers) -> int:
    said = headers.get("content-length", "0")
    return int(said) if said.isascii() and said.isdigit() and len(said) < 20 else 0  # noqa: PLR2004 - no such number


def _bounded(receive: Receive, limit: int) -> Receive:
    """Count what comes, whatever its header said."""
    taken = 0

    async def counted() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > limit:
            raise HTTPException(413, _TOO_LARGE)
        return message

    return counted


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in _said(headers).items():
                headers[name] = value
        await send(message)

    return sending


def _said(headers: Mapping[str, str]) -> Mapping[str, str]:
    return _HEADERS if "content-security-policy" in headers else {**_HEADERS, "Content-Security-Policy": PAGE_POLICY}


def _refuse(message: str, status: int) -> Response:
    return PlainTextResponse(f"{message}\n", status)
