"""The application: its commands, its version, and the last line of defence against tracebacks."""

import contextlib
import os
import sys
from typing import Annotated, Any, NoReturn

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
from checker.cli.added import take_rulesets
from checker.cli.console import ReaderGoneError
from checker.cli.exits import COMPLIES, INTERRUPTED, TRACEBACK_HINT, UNREADABLE, complain

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


def main() -> NoReturn:
    """Run the program and exit. Whatever goes wrong becomes a line on standard error and exit code 2."""
    try:
        code = _run()
        if sys.stdout is not None:
            sys.stdout.flush()
    except (BrokenPipeError, ReaderGoneError):
        # The reader of the output has gone, so what was found did not reach anyone.
        _give_up_output()
        code = UNREADABLE
    except OSError as error:
        _give_up_output()
        name = f"{error.filename}: " if isinstance(error.filename, str) else ""
        complain(f"checker: {name}{(error.strerror or 'the system refused').lower()}.")
        code = UNREADABLE
    sys.exit(code)


def _run() -> int:
    """Run the command that the arguments name; give the exit code."""
    try:
        return int(app(take_rulesets(sys.argv[1:]), standalone_mode=False, prog_name="checker") or COMPLIES)
    except SystemExit as stopped:
        return stopped.code if isinstance(stopped.code, int) else UNREADABLE
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except (OSError, ReaderGoneError):
        raise
    except Exception as error:
        # Errors of usage come from typer or from click below it; both can say what is wrong.
        if callable(getattr(error, "format_message", None)):
            return _refuse_usage(error)
        from checker.batch.one import fault, traceback_wanted  # noqa: PLC0415 - only on the way out

        if traceback_wanted():
            raise
        complain(f"checker: {fault(error)}\n{TRACEBACK_HINT}")
        return UNREADABLE


def _refuse_usage(error: Any) -> int:
    said = error.format_message()
    command = getattr(getattr(error, "ctx", None), "command_path", "checker")
    if said.startswith("Usage: "):
        complain(said)
    else:
        complain(f"checker: {said[:1].lower()}{said[1:]}\nTry: {command} --help")
    return UNREADABLE


def _give_up_output() -> None:
    """Send what may still be in the buffer of standard output nowhere, so that no error follows on the way out."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
