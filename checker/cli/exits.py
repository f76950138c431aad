"""Exit codes, which others script against, and how to stop with a message."""

import sys
from collections.abc import Iterable
from typing import NoReturn

COMPLIES = 0
DEFECTS = 1
UNREADABLE = 2
NOTHING = 3
INCOMPLETE = 4
INTERRUPTED = 130
"""What a shell expects of a program that was stopped by the user."""

TRACEBACK_HINT = "Set CHECKER_TRACEBACK=1 and run it again to see where it happened."

_BY_OUTCOME = {
    "complies": COMPLIES,
    "incomplete": INCOMPLETE,
    "defects": DEFECTS,
    "unreadable": UNREADABLE,
    "nothing_to_judge": NOTHING,
}
_WORST_FIRST = (UNREADABLE, DEFECTS, NOTHING, INCOMPLETE, COMPLIES)
FAIL_ON = ("defects", "incomplete", "advisories")


def exit_code(outcomes: Iterable[str]) -> int:
    """Return the exit code for the outcomes of all files; no file at all is nothing to judge."""
    codes = {_BY_OUTCOME[outcome] for outcome in outcomes}
    return next((code for code in _WORST_FIRST if code in codes), NOTHING)


def accepted(code: int, fail_on: str, *, advised: bool) -> int:
    """Return the exit code with which a run ends, given what the user stops on: one of ``FAIL_ON``.

    ``advised`` tells that doubts of the law touch a filing.
    """
    if code == INCOMPLETE and fail_on == "defects":
        return COMPLIES
    return DEFECTS if code == COMPLIES and fail_on == "advisories" and advised else code


def complain(message: str) -> None:
    """Write a message to standard error, safe for a terminal; where there is none, it is lost."""
    from checker.clean import clean, no_command

    if sys.stderr is not None:
        sys.stderr.write("".join(f"{no_command(clean(line))}\n" for line in message.split("\n")))


def stop(message: str, code: int = UNREADABLE) -> NoReturn:
    """Write a message to standard error and exit."""
    complain(f"checker: {message}")
    sys.exit(code)
