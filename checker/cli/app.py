"""The application: its commands, its version, and the last line of defence against tracebacks."""

import os
import sys
from typing import Annotated, NoReturn

import typer

from checker import __version__
from checker.cli import check, diff, explain, horizon, ledger, new, options, paytables, render, review, schema
from checker.cli.exits import UNREADABLE

app = typer.Typer(
    name="checker",
    help="Checks a casino's Rules Submission against the law of its date, and renders its guide and sign.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
check.register(app)
diff.register(app)
explain.register(app)
horizon.register(app)
ledger.register(app)
paytables.register(app)
new.register(app)
options.register(app)
render.register(app)
review.register(app)
schema.register(app)


def _version(value: bool) -> None:  # noqa: FBT001 - typer's callback form
    if value:
        typer.echo(f"checker {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and stop.")
    ] = False,
) -> None:
    """Checks a casino's Rules Submission against the law of its date, and renders its guide and sign."""


def main() -> NoReturn:
    """Run the program; turn whatever goes wrong into one line and exit code 2."""
    try:
        app()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(UNREADABLE)
    except Exception as error:
        if os.environ.get("CHECKER_TRACEBACK"):
            raise
        from checker.report.clean import clean  # noqa: PLC0415 - only on the way out

        said = clean(" ".join(str(error).split()))[:300]
        sys.stderr.write(
            f"checker: internal error ({type(error).__name__}: {said}). This is a fault of the program, not of your file.\n"
            "Set CHECKER_TRACEBACK=1 and run it again to see where it happened.\n"
        )
        sys.exit(UNREADABLE)
    sys.exit(0)
