"""Starts the program: the last line of defence against tracebacks, and a short way to the command used most."""

import atexit
import contextlib
import os
import signal
import sys
from typing import NoReturn

from checker.cli.added import take_rulesets
from checker.cli.console import ReaderGoneError
from checker.cli.exits import INTERRUPTED, TRACEBACK_HINT, UNREADABLE, complain
from checker.memory import use_rare_collections


def run() -> NoReturn:
    """Run the program as all that this process does, and end the process without taking apart what it holds."""
    use_rare_collections()
    try:
        main()
    except SystemExit as stopped:
        threads = sys.modules.get("threading")
        if threads is None or threads.active_count() == 1:
            atexit._run_exitfuncs()  # noqa: SLF001 - what the interpreter itself calls when it ends
            with contextlib.suppress(OSError, ValueError, AttributeError):
                sys.stderr.flush()
            os._exit(stopped.code if isinstance(stopped.code, int) else UNREADABLE)
        raise


def main() -> NoReturn:
    """Run the program and exit. Whatever goes wrong becomes a line on standard error and exit code 2."""
    try:
        _end_cleanly_when_told_to()
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
    """Run the command that the arguments name; return the exit code."""
    try:
        arguments = take_rulesets(sys.argv[1:])
        plain = _plain_check(arguments)
        if plain:
            from checker.cli.run_check import run_check

            paths, form, jobs = plain
            return run_check(paths, form=form, jobs=jobs)
        from checker.cli.app import run_app

        return run_app(arguments)
    except SystemExit as stopped:
        return stopped.code if isinstance(stopped.code, int) else UNREADABLE
    except KeyboardInterrupt:
        return INTERRUPTED
    except (OSError, ReaderGoneError):
        raise
    except Exception as error:
        from checker.batch.one import fault, traceback_wanted

        if traceback_wanted():
            raise
        complain(f"checker: {fault(error)}\n{TRACEBACK_HINT}")
        return UNREADABLE


def _end_cleanly_when_told_to() -> None:
    """Let a request of the system to end be an exit like others, so that no half-written file is left behind."""
    # A signal that is ignored already, as under nohup, stays so; only the first thread may ask.
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        with contextlib.suppress(ValueError):
            if number is not None and signal.getsignal(number) is signal.SIG_DFL:
                signal.signal(number, _exit_as_told)


def _exit_as_told(number: int, _: object) -> NoReturn:
    signal.signal(number, signal.SIG_IGN)
    sys.exit(128 + number)


def _plain_check(arguments: list[str]) -> tuple[list[str], str, str] | None:
    """Return the paths of ``check``, and what ``--format`` and ``--jobs`` say; None for anything else.

    What typer would read from that is plain, and to import typer takes longer than such a run.
    """
    command, *paths = arguments or [""]
    said = {"--format": "text", "--jobs": "1"}
    for option in said:
        if option in paths[:-1]:
            at = paths.index(option)
            said[option] = paths[at + 1]
            del paths[at : at + 2]
    options = any(path != "-" and path.startswith("-") for path in [*paths, *said.values()])
    return (paths, said["--format"], said["--jobs"]) if command == "check" and paths and not options else None


def _give_up_output() -> None:
    """Send what may still be in the buffer of standard output nowhere, so that no error follows on the way out."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
