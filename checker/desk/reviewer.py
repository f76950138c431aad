"""The pages of the person who reviews: inbox, review in three panes, comparison, horizon and letter."""

import datetime
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlencode

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from checker.casework.letter import Address, letter
from checker.casework.typeset_letter import FORMS, typeset_letter
from checker.desk.compare import comparison
from checker.desk.determinations import Decision, ItemView, RecordError, Records
from checker.desk.documents import MEDIA
from checker.desk.folder import Folder, NoSuchFileError
from checker.desk.form import Sent, sent
from checker.desk.horizon import horizon_view
from checker.desk.model import panel
from checker.desk.pages import filing_url, page, quoted, shown_document
from checker.desk.reading import Read, explained, header_of, read, shown
from checker.desk.states import States
from checker.submission.save import load
from checker.values import format_date, parse_date

_FIRST_LOOK = 0.4
_MOST_LINES = 3_000
_ADDRESS = ("agency", "to", "docket", "answer_by")


@dataclass(frozen=True, slots=True, kw_only=True)
class InboxState:
    """What the inbox says of a filing."""

    facility: str
    game: str
    date: str
    verdict: str
    tone: str
    decided: int
    items: tuple[ItemView, ...]
    problem: str


class Reviewer:
    """The reviewer's pages over one folder."""

    def __init__(self, folder: Folder, today: Callable[[], datetime.date]) -> None:
        self._folder = folder
        self._today = today
        self._records = Records(folder)
        self._states = States(folder, self._state, lambda name: (folder.record(name), folder.standing))

    def _read(self, name: str) -> Read:
        return read(load(self._folder.filing(name)), name)

    def _found(self, request: Request) -> Read:
        return self._read(request.path_params["name"])

    def _state(self, name: str) -> InboxState:
        found = self._read(name)
        header, state = header_of(found), panel(found)
        try:
            items, problem = self._records.views(found), ""
        except RecordError as error:
            items, problem = (), f"The record beside it cannot be used: {error}."
        except NoSuchFileError:
            items, problem = (), "The record beside it is a link, which the desk does not follow."
        return InboxState(
            facility=header.facility,
            game=header.game,
            date=header.date,
            verdict=state.verdict,
            tone=state.tone,
            decided=sum(1 for item in items if item.determination),
            items=items,
            problem=problem,
        )

    def inbox(self, request: Request) -> Response:
        """Show every filing with its verdict and how much of it is decided; with ``provision``, that one in each."""
        return self._inbox(request.query_params.get("provision", "").strip()[:100])

    def _inbox(self, provision: str, problem: str = "") -> Response:
        rows = self._states.rows(_FIRST_LOOK)
        reading = sum(1 for row in rows if row.state is None)
        ready = [row for row in rows if row.state is not None]
        every = sorted({item.provision for row in ready if row.state for item in row.state.items if item.provision})
        listed = []
        for row in ready:
            assert row.state is not None  # noqa: S101 - only those ready
            items = [item for item in row.state.items if item.provision == provision]
            if items or not provision:
                listed.append((row, items))
        return page(
            "inbox",
            "Inbox",
            status=422 if problem else 200,
            rows=listed,
            reading=reading,
            provision=provision,
            provisions=every,
            problem=problem,
        )

    async def decide_many(self, request: Request) -> Response:
        """Make one determination on one provision for many filings."""
        form = await sent(request)
        return await run_in_threadpool(self._decide_many, form)

    def _decide_many(self, form: Sent) -> Response:
        provision = form.get("provision")[:100]
        wanted: dict[str, list[str]] = {}
        for chosen in form.getlist("item"):
            id_, _, name = chosen.partition(" ")
            wanted.setdefault(name, []).append(id_)
        problem = "" if wanted else "Choose at least one filing."
        for name, ids in wanted.items():
            decisions = [
                Decision(id=id_, determination=form.get("determination"), note=form.get("note")) for id_ in ids
            ]
            try:
                self._records.decide(self._read(name), _known(decisions), by=form.get("by"), on=self._today())
            except RecordError as error:
                problem = f"{name}: {error}."
                break
        if problem:
            return self._inbox(provision, problem)
        return RedirectResponse(f"/inbox?provision={quoted(provision)}", 303)

    def review(self, request: Request) -> Response:
        """Show a filing's findings and open points, its lines, and the provision of the one chosen."""
        return self._review(self._found(request), request.query_params.get("item", ""))

    def _review(self, found: Read, chosen: str, problem: str = "") -> Response:
        try:
            items = self._records.views(found)
        except RecordError as error:
            return page("stopped", "The record cannot be used", status=422, problem=f"{error}.")
        here = next((item for item in items if item.id == chosen), None)
        if here is None:
            here = next((item for item in items if not item.determination), items[0] if items else None)
        place = items.index(here) if here else 0
        undecided = [item for item in (*items[place + 1 :], *items[:place]) if not item.determination]
        signed = [item.by for item in items if item.by]
        return page(
            "review",
            f"Review of {found.name}",
            status=422 if problem else 200,
            name=found.name,
            panel=panel(found),
            items=items,
            here=here,
            before=items[place - 1].id if items and place else "",
            after=items[place + 1].id if place + 1 < len(items) else "",
            next_undecided=undecided[0].id if undecided else "",
            decided=sum(1 for item in items if item.determination),
            lines=[shown(line) for line in found.review.lines[:_MOST_LINES]],
            marks=_marks(items),
            explained=explained(found, here.provision) if here and here.provision and found.review.ruleset else (),
            by=signed[-1] if signed else "",
            slight=[item for item in items if item.together and not item.determination],
            header=header_of(found),
            problem=problem,
        )

    async def decide(self, request: Request) -> Response:
        """Record a determination, or one on several, and go on to the next undecided."""
        form = await sent(request)
        return await run_in_threadpool(self._decide, request, form)

    def _decide(self, request: Request, form: Sent) -> Response:
        found = self._found(request)
        ids = form.getlist("item")
        decisions = [Decision(id=id_, determination=form.get("determination"), note=form.get("note")) for id_ in ids]
        try:
            self._records.decide(
                found,
                _known(decisions),
                by=form.get("by"),
                on=self._today(),
                stands=form.get("stands") == "yes",
            )
        except RecordError as error:
            return self._review(found, ids[0] if ids else "", f"Nothing was recorded: {error}.")
        target = form.get("next")
        here = f"?item={quoted(target)}" if target.isalnum() else ""
        return RedirectResponse(f"{filing_url(found.name, 'review')}{here}#now", 303)

    def compare(self, request: Request) -> Response:
        """Show two filings side by side: elections, payouts, outcomes, and the redline of guide and sign."""
        names = self._folder.filings()
        old, new = request.query_params.get("old", ""), request.query_params.get("new", "")
        found = comparison(self._read(old), self._read(new)) if old and new else None
        return page("compare", "Compare two filings", names=names, old=old, new=new, found=found)

    def horizon(self, request: Request) -> Response:
        """Show the rulemakings on a line of time with what becomes of each filing."""
        given = request.query_params.get("to", "")
        until, problem = self._today(), ""
        if given:
            try:
                until = parse_date(given)
            except ValueError as error:
                problem = f"The day cannot be read: {error}."
        views = horizon_view([self._read(name) for name in self._folder.filings()[:200]], until)
        return page("horizon", "Horizon", chapters=views, until=format_date(until), problem=problem)

    def letter(self, request: Request) -> Response:
        """Show the letter, or what is still undecided."""
        found = self._found(request)
        refusal, undecided = self._refusal(found)
        return page(
            "letter",
            "Deficiency letter",
            name=found.name,
            refusal=refusal,
            undecided=undecided,
            forms=FORMS,
            header=header_of(found),
            given={name: request.query_params.get(name, "")[:300] for name in _ADDRESS},
            query=urlencode({name: value for name in _ADDRESS if (value := request.query_params.get(name, ""))}),
            problem=_address(request)[1],
        )

    def letter_file(self, request: Request) -> Response:
        """Return the letter in a form; refused while anything is undecided."""
        found = self._found(request)
        form = request.path_params["form"]
        if form not in FORMS:
            raise NoSuchFileError(form)
        refusal, _ = self._refusal(found)
        if refusal:
            return page("stopped", "There is no letter yet", status=409, problem=refusal)
        address, problem = _address(request)
        if problem:
            return page("stopped", "There is no letter yet", status=422, problem=problem)
        entries = self._records.entries(found)
        signed = [entry.by for entry in entries if entry.by]
        made = letter(found.review, entries, on=self._today(), by=signed[-1] if signed else "", address=address)
        stem = found.name.rpartition("/")[2].rpartition(".")[0]
        return shown_document(
            typeset_letter(made, form), MEDIA[form], "" if form == "html" else f"{stem}.letter.{form}"
        )

    def _refusal(self, found: Read) -> tuple[str, int]:
        if found.review.ruleset is None or found.review.filing is None:
            return "The filing could not be judged, so no letter can be written on it.", 0
        try:
            items = self._records.views(found)
        except RecordError as error:
            return f"The record cannot be used: {error}.", 0
        undecided = sum(1 for item in items if not item.determination)
        if undecided:
            return (
                f"{undecided} of {len(items)} items are undecided. A letter is written when all are decided.",
                undecided,
            )
        return "", 0


def _address(request: Request) -> tuple[Address, str]:
    """Return what the writer adds to a letter, which stands in the page's address, and what is wrong with it."""
    agency, to, docket, day = (" ".join(request.query_params.get(name, "")[:300].split()) for name in _ADDRESS)
    try:
        answer_by = parse_date(day) if day else None
    except ValueError as error:
        return Address(), f"The day for an answer cannot be read: {error}."
    return Address(agency=agency, to=to, docket=docket, answer_by=answer_by), ""


def _known(decisions: list[Decision]) -> list[Decision]:
    """Refuse determinations that are none; a note alone decides nothing."""
    for decision in decisions:
        if decision.determination not in {"accept", "deficient", "query", ""}:
            raise RecordError("choose accept, deficiency or question")
        if not decision.determination and not decision.note.strip():
            raise RecordError("choose accept, deficiency or question, or write a note")
    if not decisions:
        raise RecordError("choose at least one item")
    return decisions


def _marks(items: tuple[ItemView, ...]) -> dict[int, list[ItemView]]:
    marks: dict[int, list[ItemView]] = {}
    for item in items:
        if item.on_a_line:
            marks.setdefault(item.line, []).append(item)
    return marks
