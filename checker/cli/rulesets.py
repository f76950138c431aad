"""The rulesets that ``ledger`` and ``paytables`` list, and how both are shown."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from checker.cli.common import chapter_named, day, latest_day, one_of
from checker.cli.console import emit, write
from checker.cli.exits import NOTHING, complain, stop
from checker.law import NotInForceError, Ruleset, chapter_ids, compile_ruleset
from checker.report.json_form import dump


def rulesets_for(chapter: str | None, as_of: str | None, form: str) -> list[Ruleset]:
    """Return the chapter named, or all, as in force on the day; stop with exit code 3 where none was in force.

    Of several chapters, those that were not in force are named on standard error.
    """
    one_of("--format", form, ("text", "json"))
    when = None if as_of is None else day("--as-of", as_of)
    names = chapter_ids() if chapter is None else (chapter_named(chapter),)
    found, refused = [], []
    for name in names:
        try:
            found.append(compile_ruleset(name, when or latest_day(name)))
        except NotInForceError as error:
            refused.append(str(error))
    if not found:
        stop("\n".join(refused), NOTHING)
    for message in refused:
        complain(f"checker: not listed: {message}")
    return found


def show(
    rulesets: list[Ruleset],
    form: str,
    text: Callable[[Ruleset], Iterable[tuple[str, str]]],
    form_of: Callable[[list[Ruleset]], Mapping[str, Any]],
) -> None:
    """Write the rulesets as text or as JSON."""
    if form == "json":
        write(dump(form_of(rulesets)))
        return
    for index, ruleset in enumerate(rulesets):
        if index:
            write("\n\n")
        emit(text(ruleset))
