"""``checker law``: for those who keep the law as data. ``lint`` checks a chapter, ``new`` starts one."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from checker.cli.asked import Chapter, TextOrJson

if TYPE_CHECKING:
    from checker.upkeep.lint import Linted

law = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    short_help="Start, check and compare chapters of law.",
    help="Start, check and compare chapters of law, for those who keep the law as data.",
)


def register(app: typer.Typer) -> None:
    """Add the group of commands to the application."""
    app.add_typer(law, name="law")


@law.command("lint", epilog="Example: checker law lint my-rulesets")
def lint(
    folder: Annotated[str, typer.Argument(metavar="DIR", help="A folder of rulesets, or the folder of one chapter.")],
    cases: Annotated[
        str | None, typer.Option(metavar="DIR", help="The cases of one chapter, where they stand outside its folder.")
    ] = None,
) -> None:
    """Check chapters of law for what is wrong or missing.

    It looks at the shape, the ledger, dates, sources and names, and for a case that breaks each rule.
    Exit codes: 0 nothing is wrong, 1 problems, each with its file and line, 2 a folder cannot be read.
    """
    from checker.cli.console import write
    from checker.cli.exits import DEFECTS, NOTHING, stop
    from checker.law.folders import chapters_in, ruleset_folders, use_rulesets
    from checker.upkeep.lint import lint_chapter

    here = Path(folder)
    if not here.is_dir():
        stop(f"{folder} is no folder.")
    one = (here / "chapter.yaml").is_file()
    root = here.absolute().parent.parent if one else here.absolute()
    chapters = [here.absolute()] if one else list(chapters_in(root))
    if not chapters:
        stop(f"{folder} holds no chapter; one stands in {folder}/JURISDICTION/NUMBER-GAME/chapter.yaml.", NOTHING)
    if cases and not one:
        stop("--cases goes with the folder of one chapter.")
    if root not in ruleset_folders():
        use_rulesets((*ruleset_folders()[1:], root))
    found = [lint_chapter(chapter, Path(cases) if cases else None) for chapter in chapters]
    write("".join(_told(linted) for linted in found))
    if any(linted.problems for linted in found):
        raise typer.Exit(DEFECTS)


def _told(linted: "Linted") -> str:
    if not linted.problems:
        counted = f"{linted.provisions} provisions, {linted.rules} rules, {linted.cases} reviews of cases"
        return f"{linted.chapter}: nothing is wrong ({counted}).\n"
    lines = [f"{linted.chapter}: {len(linted.problems)} problem{'' if len(linted.problems) == 1 else 's'}."]
    for problem in linted.problems:
        at = problem.position
        lines.append(f"  {linted.folder.name}/{problem.file}:{at.line}:{at.column}: {problem.message}")
        lines += [f"    {problem.help}"] if problem.help else []
    return "\n".join(lines) + "\n"


@law.command("compare", epilog="Example: checker law compare pa/633a chapter.html --as-of 2015-06-13")
def compare(
    chapter: Chapter,
    text: Annotated[str, typer.Argument(metavar="TEXT", help="The official text: txt, Markdown, HTML or PDF.")],
    as_of: Annotated[
        str | None, typer.Option(metavar="DATE", help="The day whose law the text is; the latest known without it.")
    ] = None,
    form: TextOrJson = "text",
) -> None:
    """Compare an official text with the chapter's data.

    It compares the numbers of provisions, figures, odds and mandated words. It is for whoever confirms the law of a
    day, and for a maintainer of law when a rulemaking appears. What it cannot compare are requirements told in words
    alone: read the provisions that it names as new, gone or different.
    Exit codes: 0 the two agree, 1 they differ, 2 the text cannot be read, 3 no such chapter or no law on that day.
    """
    from checker.cli.common import chapter_named, day, latest_day, one_of
    from checker.cli.console import write
    from checker.cli.exits import DEFECTS, NOTHING, stop
    from checker.law import NotInForceError, compile_ruleset
    from checker.report.json_form import dump
    from checker.report.law_compare import compared_form, compared_text
    from checker.upkeep.compare import compare_text
    from checker.upkeep.official_text import OfficialTextError, read_official_text

    one_of("--format", form, ("text", "json"))
    name = chapter_named(chapter)
    try:
        ruleset = compile_ruleset(name, day("--as-of", as_of) if as_of else latest_day(name))
        lines = read_official_text(Path(text))
    except NotInForceError as error:
        stop(str(error), NOTHING)
    except OfficialTextError as error:
        stop(f"{error}.")
    found = compare_text(lines, ruleset)
    if not found.aligned:
        stop(f"{text} has no heading of a section of {ruleset.chapter.citation}, so nothing was compared.", NOTHING)
    write(dump(compared_form(found, text)) if form == "json" else compared_text(found, text))
    if found.findings:
        raise typer.Exit(DEFECTS)


@law.command("new", epilog="Example: checker law new my-rulesets --id fl/901a --game war --date 2020-01-01")
def new(
    folder: Annotated[str, typer.Argument(metavar="DIR", help="The folder of rulesets to start the chapter in.")],
    chapter: Annotated[
        str,
        typer.Option("--id", metavar="ID", help="The jurisdiction in two letters, a stroke, the number."),
    ],
    game: Annotated[str, typer.Option(metavar="GAME", help="The game as a filing writes it, such as pai-gow-poker.")],
    date: Annotated[str, typer.Option(metavar="DATE", help="The day on which the chapter took effect.")],
    name: Annotated[
        str, typer.Option("--jurisdiction-name", metavar="NAME", help="The jurisdiction's name in full.")
    ] = "",
    title: Annotated[str, typer.Option(metavar="TITLE", help="The name of the game as people write it.")] = "",
) -> None:
    """Start a chapter of law with a case for each rule.

    It is a small whole one, to be changed into yours.
    Exit codes: 0 written, 2 it cannot be written or stands there already.
    """
    from checker.cli.common import day
    from checker.cli.console import write
    from checker.cli.exits import stop
    from checker.cli.files import write_files
    from checker.upkeep.start import NewChapter, first_files

    jurisdiction, _, number = chapter.partition("/")
    try:
        started = NewChapter(
            jurisdiction=jurisdiction,
            jurisdiction_name=name or jurisdiction.upper(),
            number=number,
            game=game,
            title=title or game.replace("-", " ").capitalize(),
            day=day("--date", date),
        )
    except ValueError as error:
        stop(f"{error}.")
    root = Path(folder)
    if (root / started.folder).exists():
        stop(f"{root / started.folder} exists already; nothing was written.")
    files = [(root / path, text) for path, text in first_files(started)]
    try:
        (root / started.folder / "cases").mkdir(parents=True)
    except OSError as error:
        stop(f"{root} cannot be written: {(error.strerror or 'refused').lower()}.")
    write_files(files)
    write("".join(f"{path}\n" for path, _ in files))
    write(f"Check it with: checker law lint {folder}\n")
