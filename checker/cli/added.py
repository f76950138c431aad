"""``--rulesets DIR``, which every command takes at any place, and its entry in the environment."""

import os
from collections.abc import Sequence
from pathlib import Path

from checker.cli.exits import stop

OPTION = "--rulesets"
VARIABLE = "CHECKER_RULESETS"
"""Folders of rulesets, parted as the system parts the folders of a path. Child processes read it too."""


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
    use_named_rulesets()
    return rest


def use_named_rulesets() -> None:
    """Add the folders that the environment names to the law; stop where one is of no use."""
    folders = tuple(Path(name) for name in os.environ.get(VARIABLE, "").split(os.pathsep) if name)
    if folders:
        from checker.law.folders import use_rulesets

        try:
            use_rulesets(folders)
        except ValueError as error:
            stop(f"{OPTION}: {error}.")
