"""The pages of the person who files: home, the questions, wagers, doubts, answers, documents and drafts."""

import datetime
import io
import threading
import zipfile
from collections.abc import Callable
from dataclasses import dataclass

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from checker.desk import edits
from checker.desk.documents import DocumentView, all_documents, document_views, one_document
from checker.desk.doubts import weighty_doubts
from checker.desk.drafts import DraftError, compare_draft, draft_names, keep_draft
from checker.desk.folder import Folder, NoSuchFileError
from checker.desk.form import Sent, sent
from checker.desk.model import panel
from checker.desk.pages import filing_url, page, shown_document
from checker.desk.questions import Question, lawful_picks, sections
from checker.desk.reading import WAGERS, Read, explained, full_citation, header_of, read
from checker.desk.states import States
from checker.desk.wagers import wager, wagers
from checker.submission.rewrite import EditError
from checker.submission.save import ChangedError, load, save

_FIRST_LOOK = 0.4
_SECTIONS_OF_BACK = ("answers",)


@dataclass(frozen=True, slots=True, kw_only=True)
class HomeState:
    """What the home page says of a filing."""

    facility: str
    game: str
    date: str
    state: str
    tone: str
    newer: bool


class Filer:
    """The filer's pages over one folder."""

    def __init__(self, folder: Folder, today: Callable[[], datetime.date]) -> None:
        self.folder = folder
        self._today = today
        # Two windows may save at once; the second is then told that the file changed.
        self._saving = threading.Lock()
        self._states = States(folder, self._home_state, lambda _: ())

    def read(self, name: str) -> Read:
        """Return a filing of the folder. Raises :class:`NoSuchFileError` or :class:`OSError`."""
        return read(load(self.folder.filing(name)), name)

    def _home_state(self, name: str) -> HomeState:
        found = self.read(name)
        shown, header = panel(found), header_of(found)
        return HomeState(
            facility=header.facility,
            game=header.game,
            date=header.date,
            state=shown.state,
            tone=shown.tone,
            newer=bool(shown.warning),
        )

    def home(self, request: Request) -> Response:
        """Show every filing of the folder with its state."""
        del request
        rows = self._states.rows(_FIRST_LOOK)
        return page(
            "home",
            "Filings",
            rows=rows,
            reading=sum(1 for row in rows if row.state is None),
            left_out=self.folder.listing()[1],
        )

    def filing(self, request: Request) -> Response:
        """Show the sections of a filing with what is done in each."""
        found = self._found(request)
        return self._page("filing", found, found.name, sections=sections(found), wagers=wagers(found))

    def section(self, request: Request) -> Response:
        """Show the questions of one section."""
        found = self._found(request)
        key = request.path_params["key"]
        every = sections(found)
        section = next((one for one in every if one.key == key and key != WAGERS), None)
        if section is None:
            raise NoSuchFileError(key)
        keys = [one.key for one in every]
        return self._page(
            "section",
            found,
            section.title,
            section=section,
            questions=self._with_lawful(found, section.questions),
            back=_back(request),
            after=_after(keys, key),
        )

    def wagers(self, request: Request) -> Response:
        """Show every wager with its switch."""
        found = self._found(request)
        return self._page("wagers", found, "Wagers", wagers=wagers(found))

    def wager(self, request: Request) -> Response:
        """Show one wager with its choices and paytables."""
        found = self._found(request)
        view = wager(found, request.path_params["slug"])
        if view is None:
            raise NoSuchFileError(request.path_params["slug"])
        return self._page(
            "wager",
            found,
            view.name,
            wager=view,
            questions=self._with_lawful(found, view.questions),
            back=_back(request),
        )

    def _with_lawful(self, found: Read, questions: tuple[Question, ...]) -> tuple[Question, ...]:
        """Say at each paytable, and at each question that is answered unlawfully, which answers are lawful."""
        return tuple(
            lawful_picks(found, one) if one.state == "unlawful" or one.path.endswith(".paytable") else one
            for one in questions
        )

    def weigh(self, request: Request) -> Response:
        """Show the doubts of the law that change the filing or are grave."""
        found = self._found(request)
        shown, others = weighty_doubts(found)
        return self._page("weigh", found, "Doubts of the law", doubts=shown, others=others)

    def answers(self, request: Request) -> Response:
        """Show every answer by section, then the verdict."""
        found = self._found(request)
        offered = [view for view in wagers(found) if view.offered]
        return self._page("answers", found, "Check your answers", sections=sections(found), offered=offered)

    def documents(self, request: Request) -> Response:
        """Show the documents as previews."""
        found = self._found(request)
        views: tuple[DocumentView, ...] = document_views(found)
        return self._page("documents", found, "Documents", documents=views)

    def document(self, request: Request) -> Response:
        """Return one document in a form, shown or saved."""
        found = self._found(request)
        form = request.path_params["form"]
        name = request.path_params["document"]
        content, media = one_document(found, name, form)
        stem = found.name.rpartition("/")[2].rpartition(".")[0]
        saved = f"{stem}.{name}.{form}" if form != "html" or "save" in request.query_params else ""
        return shown_document(content, media, saved)

    def archive(self, request: Request) -> Response:
        """Return every document in every form as one archive."""
        found = self._found(request)
        stem = found.name.rpartition("/")[2].rpartition(".")[0]
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, content in all_documents(found, stem):
                # A fixed day: the same filing gives the same archive.
                archive.writestr(zipfile.ZipInfo(name), content)
        return shown_document(packed.getvalue(), "application/zip", f"{stem}.zip")

    def drafts(self, request: Request) -> Response:
        """Show the drafts that belong to a filing, and take another."""
        return self._drafts_page(self._found(request), "")

    def _drafts_page(self, found: Read, problem: str) -> Response:
        names = draft_names(self.folder, found.name)
        return self._page("drafts", found, "Drafts", drafts=names, problem=problem, status=422 if problem else 200)

    async def drop(self, request: Request) -> Response:
        """Keep a draft beside the filing and show it compared."""
        name = request.path_params["name"]
        found = await run_in_threadpool(self.read, name)
        async with request.form(max_files=1, max_fields=10) as form:
            file, kind = form.get("draft"), form.get("kind")
            content = await file.read() if isinstance(file, UploadFile) else b""
        if not isinstance(file, UploadFile) or not file.filename:
            return self._drafts_page(found, "Choose a file first.")
        try:
            kept = await run_in_threadpool(keep_draft, self.folder, name, file.filename, content)
        except DraftError as error:
            return self._drafts_page(found, f"{error} {error.help}".strip())
        query = f"?kind={kind}" if kind in {"layout", "sign", "guide"} else ""
        return RedirectResponse(filing_url(name, f"drafts/{kept}") + query, 303)

    def draft(self, request: Request) -> Response:
        """Show a draft compared line by line."""
        found = self._found(request)
        draft = request.path_params["draft"]
        path = self.folder.draft(found.name, draft)
        try:
            view = compare_draft(found, path, request.query_params.get("kind", ""))
        except DraftError as error:
            return self._drafts_page(found, f"{draft}: {error} {error.help}".strip())
        return self._page("draft", found, draft, draft=view)

    def explain(self, request: Request) -> Response:
        """Show what a provision requires, its history and its advisories."""
        found = self._found(request)
        provision = request.path_params["provision"]
        if found.review.ruleset is None:
            raise NoSuchFileError(provision)
        return self._page(
            "explain",
            found,
            full_citation(found, provision),
            provision=provision,
            lines=explained(found, provision),
        )

    async def save(self, request: Request) -> Response:
        """Write what a form of questions says otherwise than the file."""
        form = await sent(request)
        return await run_in_threadpool(self._save_answers, request, form)

    def _save_answers(self, request: Request, form: Sent) -> Response:
        found = self._found(request)
        wanted = edits.changes(form, found)
        return self._write(request, form, found, lambda: edits.applied(found.stored.text, wanted), wanted)

    async def switch(self, request: Request) -> Response:
        """Offer a wager, or no longer."""
        form = await sent(request)
        return await run_in_threadpool(self._switch, request, form)

    def _switch(self, request: Request, form: Sent) -> Response:
        found = self._found(request)
        on = form.get("on") == "yes"
        return self._write(request, form, found, lambda: edits.switched(found, form.get("slug"), on=on))

    async def reading(self, request: Request) -> Response:
        """Take one reading of a doubtful provision in the filing."""
        form = await sent(request)
        names = ("provision", "reading", "by", "ground")
        fields = {name: form.get(name) for name in names}
        fields["date"] = self._today().isoformat()
        found = await run_in_threadpool(self._found, request)
        return self._write(request, form, found, lambda: edits.with_reading(found.stored.text, fields))

    async def confirm(self, request: Request) -> Response:
        """State in the filing that later law was compared."""
        form = await sent(request)
        fields = {name: form.get(name) for name in ("through", "by", "note")}
        found = await run_in_threadpool(self._found, request)
        return self._write(request, form, found, lambda: edits.with_law_confirmed(found.stored.text, fields))

    def _write(
        self,
        request: Request,
        form: Sent,
        found: Read,
        edit: Callable[[], str],
        wanted: tuple[edits.Change, ...] = (),
    ) -> Response:
        """Save an edit, unless the file is no longer what the form was made for; then show both."""
        target = _local(form.get("next"), filing_url(found.name))
        if found.revision != form.get("revision"):
            return self._conflict(request, form, found, wanted, target)
        try:
            text = edit()
        except EditError as error:
            return self._page("problem", found, "Not saved", problem=str(error), next=target, status=422)
        if text != found.stored.text:
            try:
                with self._saving:
                    save(self.folder.filing(found.name), text, found.revision)
            except ChangedError:
                return self._conflict(request, form, self._found(request), wanted, target)
        return RedirectResponse(target, 303)

    def _conflict(
        self, request: Request, form: Sent, now: Read, wanted: tuple[edits.Change, ...], target: str
    ) -> Response:
        fields = [(name, value) for name, value in form.fields() if name != "revision"]
        return self._page(
            "conflict",
            now,
            "The file has changed",
            status=409,
            changes=edits.changes(form, now) if wanted else (),
            fields=fields,
            action=request.url.path,
            next=target,
        )

    def _found(self, request: Request) -> Read:
        return self.read(request.path_params["name"])

    def _page(self, template: str, found: Read, title: str, *, status: int = 200, **context: object) -> Response:
        return page(
            template,
            title,
            status=status,
            **context,
            name=found.name,
            revision=found.revision,
            panel=panel(found),
        )


def _after(keys: list[str], key: str) -> str:
    """Return the page after a section: the next one, the wagers, or the doubts of the law after the last."""
    left = keys[keys.index(key) + 1 :]
    if not left:
        return "weigh" if len(keys) > 1 else ""
    return WAGERS if left[0] == WAGERS else f"section/{left[0]}"


def _back(request: Request) -> str:
    back = request.query_params.get("back", "")
    return back if back in _SECTIONS_OF_BACK else ""


def _local(target: str, otherwise: str) -> str:
    """Return an address within the desk; another one is not followed."""
    plain = target.startswith("/") and not target.startswith("//") and "\\" not in target and target.isprintable()
    return target if plain else otherwise
