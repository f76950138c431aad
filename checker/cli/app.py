"""The application: its commands and its version."""

from typing import Annotated, Any

import typer

from checker import __version__
from checker.cli import (
    check,
    desk,
    diff,
    draft,
    explain,
    horizon,
    law,
    ledger,
    new,
    odds,
    options,
    paytables,
    render,
    review,
    schema,
    verify,
)
from checker.cli.exits import COMPLIES, INTERRUPTED, UNREADABLE, complain

app = typer.Typer(
    name="checker",
    help="Checks a casino's Rules Submission against the law of its date, and renders its guide and sign.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Every command takes --rulesets DIR: chapters of your own, beside the program's or in place of them.",
)
check.register(app)
desk.register(app)
diff.register(app)
draft.register(app)
explain.register(app)
horizon.register(app)
law.register(app)
ledger.register(app)
paytables.register(app)
new.register(app)
odds.register(app)
options.register(app)
render.register(app)
review.register(app)
schema.register(app)
verify.register(app)


def _version(value: bool) -> None:  # noqa: FBT001 - typer's callback form
    if value:
        typer.echo(f"checker {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[  # noqa: FBT002 - a flag of the command line
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and stop.")
    ] = False,
) -> None:
    """Take the options that stand before the command."""


def run_app(arguments: list[str]) -> int:
    """Run the command that the arguments name; return the exit code. Errors of usage are told here."""
    try:
        return int(app(arguments, standalone_mode=False, prog_name="checker") or COMPLIES)
    except typer.Abort:
        return INTERRUPTED
    except Exception as error:
        # Errors of usage come from typer or from click below it; both can say what is wrong.
        if callable(getattr(error, "format_message", None)):
            return _refuse_usage(error)
        raise


def _refuse_usage(error: Any) -> int:
    said = error.format_message()
    command = getattr(getattr(error, "ctx", None), "command_path", "checker")
    if said.startswith("Usage: "):
        complain(said)
    else:
        complain(f"checker: {said[:1].lower()}{said[1:]}\nTry: {command} --help")
    return UNREADABLE
