"""``checker diff``: what an amendment of a filing changes."""

from typing import TYPE_CHECKING, Annotated

import typer

from checker.cli import complete

if TYPE_CHECKING:
    from checker.review import Review


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command(
        "diff",
        short_help="Show what an amendment of a filing changes.",
        epilog="Example: checker diff examples/pa/blackjack/under-2012-law.yaml examples/pa/blackjack/submission.yaml",
    )(diff)


def diff(
    old: Annotated[str, typer.Argument(metavar="OLD", help="The filing before the amendment.")],
    new: Annotated[str, typer.Argument(metavar="NEW", help="The filing after it.")],
    as_of: Annotated[
        str, typer.Option(metavar="DATE", help="Review both under the law of this day instead of their dates.")
    ] = "",
    form: Annotated[
        str, typer.Option("--format", metavar="FORMAT", help="text, json or html.", autocompletion=complete.comparisons)
    ] = "text",
) -> None:
    """Show what an amendment changes: elections, payouts, provisions, the limit's arithmetic, the guide and the sign.

    Exit codes: 0 nothing changed, 1 something changed, 2 a file cannot be read, 3 nothing to judge.
    """
    from checker.cli.common import day, one_of
    from checker.cli.console import emit, write
    from checker.cli.exits import DEFECTS
    from checker.cli.find import find_one
    from checker.cli.reviews import review_path, stop_unjudged
    from checker.report.diff import diff_form, diff_text
    from checker.report.json_form import dump
    from checker.review.diff import diff as compare

    one_of("--format", form, ("text", "json", "html"))
    when = day("--as-of", as_of) if as_of else None
    reviews = [review_path(find_one(path), as_of=when) for path in (old, new)]
    stop_unjudged(reviews)
    found = compare(reviews[0], reviews[1])
    redlines = tuple(lines for name in ("guide", "sign") if (lines := _redline(name, reviews[0], reviews[1])))
    if form == "json":
        write(dump(diff_form(found, redlines)))
    elif form == "html":
        from checker.report.diff_html import diff_html

        write(diff_html(found, redlines))
    else:
        emit(diff_text(found, redlines))
    if not found.equal or redlines:
        raise typer.Exit(DEFECTS)


def _redline(name: str, old: "Review", new: "Review") -> tuple[str, ...]:
    from checker.documents.build import BUILDERS, build
    from checker.documents.page import Page
    from checker.documents.render import render
    from checker.report.diff import redline

    document = next(key for key in BUILDERS if key == name)
    before, after = (
        render(build(review, document, draft=False), "txt", Page()).decode("utf-8") for review in (old, new)
    )
    return redline(before, after, name)
