"""``checker odds``: what the chosen paytables do to the player."""

from typing import Annotated

import typer

from checker.cli import complete
from checker.cli.asked import InForceOn, TextOrJson


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command(
        "odds",
        short_help="Chances, house edge and hit rate of paytables.",
        epilog="Example: checker odds examples/pa/blackjack/submission.yaml",
    )(odds)


def odds(
    submission: Annotated[
        str | None, typer.Argument(metavar="SUBMISSION", help="The submission, or - for standard input.")
    ] = None,
    chapter: Annotated[
        str | None,
        typer.Option(
            metavar="CHAPTER", help="Every paytable of a chapter, such as pa/633a.", autocompletion=complete.chapters
        ),
    ] = None,
    wager: Annotated[str | None, typer.Option(metavar="WAGER", help="Only this wager, such as lucky_ladies.")] = None,
    decks: Annotated[
        int | None, typer.Option(metavar="N", min=1, max=16, help="Only this number of decks, with --chapter.")
    ] = None,
    as_of: InForceOn = None,
    form: TextOrJson = "text",
) -> None:
    """Return exact chances, return and house edge: of what a submission chose, or of every paytable of a chapter.

    Figures differ by reading where the law is doubtful; then both are given. A chapter is listed line by line; with
    --wager each outcome is shown.

    Exit codes: 0 shown, 2 bad usage or the submission cannot be read, 3 nothing to judge or no such chapter or wager.
    """
    from checker.cli.common import one_of
    from checker.cli.exits import stop

    one_of("--format", form, ("text", "json"))
    if (submission is None) == (chapter is None):
        from checker.law import chapter_ids

        stop(f"name a submission, or a chapter with --chapter, such as --chapter {chapter_ids()[0]}.")
    if submission is not None:
        if decks is not None:
            stop("--decks goes with --chapter; a submission states its own decks.")
        _of_submission(submission, wager, as_of, form)
    elif chapter is not None:
        _of_chapter(chapter, wager, decks, as_of, form)


def _of_chapter(chapter: str, wager: str | None, decks: int | None, as_of: str | None, form: str) -> None:
    from checker.cli.console import emit, write
    from checker.cli.exits import NOTHING, stop
    from checker.cli.rulesets import rulesets_for
    from checker.odds.figures import UncountableError, chapter_odds
    from checker.odds.plausible import remarks
    from checker.report.heading import heading
    from checker.report.json_form import dump
    from checker.report.odds import details_text, listing_text, odds_form, remarks_text

    (ruleset,) = rulesets_for(chapter, as_of, form)
    counted = {table.wager for table in (*ruleset.paytables, *ruleset.chances) if table.counted}
    if wager is not None and wager not in counted:
        stop(f"{ruleset.chapter.id} has no odds for {wager}. It has: {', '.join(sorted(counted))}.", NOTHING)
    try:
        found = chapter_odds(ruleset.chapter.id, ruleset.as_of, wager or "", decks or 0)
    except UncountableError as error:
        stop(f"the odds cannot be counted. {error}. checker law lint says where the chapter is at fault.")
    if not found:
        stop(f"no paytable of {wager or ruleset.chapter.id} is for {decks} decks.", NOTHING)
    notes = remarks(found)
    if form == "json":
        write(dump(odds_form(found, notes)))
        return
    emit([(heading(ruleset), "bold")])
    if wager is None:
        emit(listing_text(found))
    else:
        for one in found:
            emit([("", ""), *details_text(one)])
    emit(remarks_text(notes))


def _of_submission(path: str, wager: str | None, as_of: str | None, form: str) -> None:
    from checker.cli.common import day
    from checker.cli.console import emit, write
    from checker.cli.exits import NOTHING, stop
    from checker.cli.find import find_one
    from checker.cli.reviews import review_path, stop_unjudged
    from checker.odds.filed import filed_odds, filed_remarks
    from checker.report.heading import heading
    from checker.report.json_form import dump
    from checker.report.odds import filed_text, odds_form, remarks_text

    review = review_path(find_one(path), as_of=None if as_of is None else day("--as-of", as_of))
    stop_unjudged([review])
    assert review.filing is not None  # noqa: S101 - stop_unjudged has answered both
    assert review.ruleset is not None  # noqa: S101 - a review that judged has it
    found = filed_odds(review.filing, review.ruleset, wager or "")
    if not found:
        stop(f"the submission settles no paytable{f' of {wager}' if wager else ''} whose odds are known.", NOTHING)
    notes = filed_remarks(review.filing, found)
    if form == "json":
        write(dump(odds_form((odds for filed in found for odds in filed.readings), notes)))
        return
    emit([(heading(review.ruleset), "bold"), (review.path, "")])
    emit(filed_text(found))
    emit(remarks_text(notes))
