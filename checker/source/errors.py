"""What is wrong with a text, an entry or a chapter file."""

from checker.frozen import frozen
from checker.source.tree import Position


@frozen
class Problem:
    """One thing that cannot be read, or does not belong: what is wrong, where, and what to write instead.

    ``path`` is the entry, and ``file`` the file where several are looked at. ``words`` are those that are not
    understood; they are empty where the form of the file is at fault.
    """

    message: str
    position: Position
    help: str = ""
    path: str = ""
    words: str = ""
    file: str = ""

    @property
    def order(self) -> tuple[str, Position, str]:
        """By what problems are put in the order of the files."""
        return self.file, self.position, self.message


class SourceError(Exception):
    """The text cannot be read; carries every problem found and the lines for excerpts."""

    def __init__(self, path: str, problems: tuple[Problem, ...], lines: tuple[str, ...] = ()) -> None:
        first = problems[0]
        super().__init__(f"{path}:{first.position.line}:{first.position.column}: {first.message}")
        self.path = path
        self.problems = problems
        self.lines = lines
