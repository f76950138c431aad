"""One sandbox for every template: it cannot change what it is given, and an unknown name in it is an error."""

from functools import cache
from pathlib import Path

import jinja2
from jinja2.sandbox import ImmutableSandboxedEnvironment


def sandbox(*folders: Path) -> ImmutableSandboxedEnvironment:
    """Return an environment that finds templates in ``folders``, the first that has one winning.

    Templates whose name holds ``.html.`` escape what they are given; others set it as it is.
    """
    return ImmutableSandboxedEnvironment(
        loader=jinja2.ChoiceLoader([jinja2.FileSystemLoader(folder) for folder in folders]),
        undefined=jinja2.StrictUndefined,
        autoescape=lambda name: bool(name and ".html." in name),
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


@cache
def shared_sandbox(folder: Path) -> ImmutableSandboxedEnvironment:
    """Return the environment of one folder, made once."""
    return sandbox(folder)
