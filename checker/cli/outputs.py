"""Where a command's reports go: one format to standard output, any number to files."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from checker.cli.common import one_of
from checker.cli.console import emit, write
from checker.cli.exits import stop
from checker.cli.files import write_file

if TYPE_CHECKING:
    from checker.review import Review

Part = Any
"""What a format keeps of one review until the end: lines, a dict, ..."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """One format: ``part`` reduces a review to what is kept of it, ``whole`` joins the parts into the text."""

    part: Callable[["Review"], Part]
    whole: Callable[[list[Part]], str]


def _text_part(review: "Review") -> list[str]:
    from checker.report.text import text_report  # noqa: PLC0415 - each format imports what it uses

    return [line for line, _ in text_report(review)]


def _text_whole(parts: list[list[str]]) -> str:
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def _json_part(review: "Review") -> dict[str, Any]:
    from checker.report.json_form import file_form  # noqa: PLC0415

    return file_form(review)


def _json_whole(parts: list[dict[str, Any]]) -> str:
    from checker.report.json_form import VERSION, dump  # noqa: PLC0415

    return dump({"version": VERSION, "files": parts})


FORMS: Mapping[str, Form] = {
    "text": Form(part=_text_part, whole=_text_whole),
    "json": Form(part=_json_part, whole=_json_whole),
}


def parse_targets(output: Iterable[str]) -> list[tuple[str, Path]]:
    """Read ``FORMAT=FILE`` options; stop with exit code 2 if one is malformed."""
    targets = []
    for item in output:
        name, equals, file = item.partition("=")
        if not (equals and file):
            stop(f"--output {item}: write FORMAT=FILE, such as json=review.json.")
        one_of("--output", name, tuple(FORMS))
        targets.append((name, Path(file)))
    return targets


class Outputs:
    """Takes reviews one by one, keeps only what each format needs, and writes at the end."""

    def __init__(self, form: str, targets: list[tuple[str, Path]]) -> None:
        self._form = form
        self._targets = targets
        kept = {name for name, _ in targets} | ({form} - {"text"})
        self._parts: dict[str, list[Part]] = {name: [] for name in kept}
        self._seen = 0

    def take(self, review: "Review") -> None:
        """Take one review; text for standard output is written at once."""
        if self._form == "text":
            from checker.report.text import text_report  # noqa: PLC0415

            if self._seen:
                write("\n\n")
            emit(text_report(review))
        self._seen += 1
        for name, parts in self._parts.items():
            parts.append(FORMS[name].part(review))

    def finish(self) -> None:
        """Write what was kept: each file whole or not at all."""
        for name, file in self._targets:
            write_file(file, FORMS[name].whole(self._parts[name]))
        if self._form != "text":
            write(FORMS[self._form].whole(self._parts[self._form]))
