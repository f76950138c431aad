"""``--rulesets DIR``, which every command takes at any place, and its entry in the environment."""

import os
from collections.abc import Sequence
from pathlib import Path

from checker.cli.exits import stop

OPTION = "--rulesets"
VARIABLE = "CHECKER_RULESETS"
"""Folders of rulesets, parted as the system parts the folders of a path. Child processes read it too."""
_MOST_TOLD = 5


def take_rulesets(arguments: Sequence[str]) -> list[str]:
    """Return the arguments without ``--rulesets``, whose folders are added to the law; stop where one is of no use."""
    rest: list[str] = []
    named: list[str] = []
    left = iter(arguments)
    for argument in left:
        name, equals, value = argument.partition("=")
        if argument == "--":
            rest += [argument, *left]
        elif name != OPTION:
            rest.append(argument)
        else:
            folder = value if equals else next(left, "")
            if not folder:
                stop(f"{OPTION}: name a folder of rulesets.")
            named.append(folder)
    if named:
        before = [os.environ[VARIABLE]] if os.environ.get(VARIABLE) else []
        os.environ[VARIABLE] = os.pathsep.join([*before, *(str(Path(name).absolute()) for name in named)])
    # What the check of a folder of law finds, it shall find itself.
    use_named_rulesets(checked=rest[:1] != ["law"])
    return rest


def use_named_rulesets(*, checked: bool = False) -> None:
    """Add the folders that the environment names to the law; stop where one is of no use.

    Whoever starts has the chapters ``checked``, so that nothing is judged by files that do not say what they mean.
    """
    folders = tuple(Path(name) for name in os.environ.get(VARIABLE, "").split(os.pathsep) if name)
    if folders:
        from checker.law.folders import use_rulesets

        try:
            use_rulesets(folders)
        except ValueError as error:
            stop(f"{OPTION}: {error}.")
        if checked:
            _refuse_unusable(folders)


def _refuse_unusable(folders: Sequence[Path]) -> None:
    """Stop with exit code 2 where filings cannot be judged by a chapter in one of the folders, and say why."""
    from checker.cli.files import leads_out
    from checker.law.folders import chapters_in
    from checker.upkeep.lint import unusable

    for folder in folders:
        for file in folder.rglob("*"):
            if leads_out(file, folder):
                stop(f"{OPTION}: {file} is a link that leads out of {folder}; it is not read.")
        for chapter in chapters_in(folder):
            problems = unusable(chapter)
            if problems:
                lines = [f"{OPTION}: {chapter} is no law to judge by."]
                for found in problems[:_MOST_TOLD]:
                    place = f"{chapter.name}/{found.file}:{found.position.line}:{found.position.column}"
                    lines.append(f"  {place}: {found.message}")
                more = len(problems) - _MOST_TOLD
                lines += [f"  and {more} more"] if more > 0 else []
                stop("\n".join([*lines, f"See all of it with: checker law lint {folder}"]))
