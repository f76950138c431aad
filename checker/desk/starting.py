"""The pages on which a filing begins: from the starter of a chapter, or as a copy of another."""

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from checker.desk.folder import Folder, file_stem
from checker.desk.form import Sent, sent
from checker.desk.pages import filing_url, page
from checker.desk.reading import beyond
from checker.law import NotInForceError, chapter_ids, compile_ruleset, load_chapter
from checker.submission.rewrite import EditError, set_value
from checker.submission.save import create, load
from checker.values import parse_date


class Starting:
    """Makes the filings of one folder."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder

    def new(self, request: Request) -> Response:
        """Show the form for a new filing."""
        del request
        return self._new_page({}, ())

    def _new_page(self, given: dict[str, str], problems: tuple[tuple[str, str], ...], warning: str = "") -> Response:
        chapters = [load_chapter(name) for name in chapter_ids()]
        return page(
            "new",
            "New filing",
            status=422 if problems else 200,
            chapters=[(one.id, f"{one.title}, {one.jurisdiction_name} ({one.citation})") for one in chapters],
            given=given,
            problems=problems,
            warning=warning,
        )

    async def make(self, request: Request) -> Response:
        """Make a new filing from the starter, or say what is missing or unknown first."""
        form = await sent(request)
        return await run_in_threadpool(self._make, form)

    def _make(self, form: Sent) -> Response:
        names = ("chapter", "facility", "operator", "date")
        given = {name: " ".join(form.get(name)[:500].split()) for name in names}
        problems = [
            (name, said)
            for name, said in (
                ("chapter", "Choose the game." if given["chapter"] not in chapter_ids() else ""),
                ("facility", "Write the name of the facility." if not given["facility"] else ""),
                ("operator", "Write who files." if not given["operator"] else ""),
            )
            if said
        ]
        day = None
        try:
            day = parse_date(given["date"])
        except ValueError as error:
            problems.append(("date", f"The filing date cannot be read: {error}."))
        if problems or day is None:
            return self._new_page(given, tuple(problems))
        chapter = load_chapter(given["chapter"])
        unknown = beyond(chapter, day)
        if unknown and form.get("known") != "yes":
            return self._new_page(given, (), unknown)
        try:
            ruleset = compile_ruleset(chapter.id, day)
        except NotInForceError as error:
            return self._new_page(given, (("date", str(error)),))
        from checker.documents.starter import starter  # noqa: PLC0415 - only a new filing needs it

        text = starter(ruleset)
        try:
            for path, value in (
                ("facility", given["facility"]),
                (chapter.terms["operator"].replace(" ", "_"), given["operator"]),
                ("filing_date", day.isoformat()),
            ):
                text = set_value(text, (path,), value)
        except EditError as error:
            return self._new_page(given, (("facility", str(error)),))
        name = self._create(file_stem(given["facility"], chapter.game, day.isoformat()), text)
        return RedirectResponse(filing_url(name), 303)

    def _create(self, stem: str, text: str) -> str:
        for count in range(1, 1000):
            name = f"{stem}{'' if count == 1 else f'-{count}'}.yaml"
            try:
                create(self._folder.new(name), text)
            except FileExistsError:
                continue
            return name
        raise FileExistsError(stem)

    async def copy(self, request: Request) -> Response:
        """Copy a filing under a new name."""
        form = await sent(request)
        name = form.get("name")
        stored = await run_in_threadpool(load, self._folder.filing(name))
        stem = f"{file_stem(name.rpartition('/')[2].rpartition('.')[0])}-copy"
        return RedirectResponse(filing_url(self._create(stem, stored.text)), 303)
