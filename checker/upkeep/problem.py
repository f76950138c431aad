"""One thing that is wrong with, or missing from, the files of a chapter."""

from dataclasses import dataclass

from checker.source import Position


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class LawProblem:
    """What is wrong, in which file and where, and what would be right. ``file`` is relative to its rulesets folder."""

    file: str
    position: Position
    message: str
    help: str = ""
