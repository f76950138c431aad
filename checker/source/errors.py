"""What is wrong with a text that cannot be read as a submission or chapter file."""

from checker.frozen import frozen
from checker.source.tree import Position


@frozen
class SourceProblem:
    """One defect of the text: what is wrong, where, and what to write instead."""

    message: str
    position: Position
    help: str = ""


class SourceError(Exception):
    """The text cannot be read; carries every problem found and the lines for excerpts."""

    def __init__(self, path: str, problems: tuple[SourceProblem, ...], lines: tuple[str, ...] = ()) -> None:
        first = problems[0]
        super().__init__(f"{path}:{first.position.line}:{first.position.column}: {first.message}")
        self.path = path
        self.problems = problems
        self.lines = lines
