"""What a shell offers for an argument: quickly, so from the names of files and by a glance into them.

Nothing here reads the law as such. Each function takes the beginning of a word and gives what it may become.
"""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from checker.regex import regex
from checker.resources import RULESETS

_PROVISION = regex(r"(?m)^\s*-\s*\{?\s*provision:\s*[\"']?([^\s,\"'}]+)")


def chapters(begun: str) -> list[str]:
    """Offer chapters: pa/633a, or md/pai-gow-poker."""
    return [name for name, _ in _chapters() if name.startswith(begun)]


def games(begun: str) -> list[str]:
    """Offer games: blackjack."""
    return sorted({game for _, folder in _chapters() if (game := _parts(folder)[1]).startswith(begun)})


def jurisdictions(begun: str) -> list[str]:
    """Offer jurisdictions: pa."""
    return sorted({code for name, _ in _chapters() if (code := name.partition("/")[0]).startswith(begun)})


def provisions(begun: str) -> list[str]:
    """Offer sections, and the provisions of a section once its number is written: 633a.13, then 633a.13(g).

    Bash would take the brackets of a provision for its own unless a quotation mark is open, so there it gets none.
    """
    bare = os.environ.get("_CHECKER_COMPLETE") == "complete_bash" and "'" not in os.environ.get("COMP_WORDS", "")
    found: dict[str, None] = {}
    for section, file in _sections():
        if section.startswith(begun):
            found[section] = None
        # In Pennsylvania a section's number goes on with a bracket, in Maryland with a period.
        if begun.startswith(section) and (begun == section or begun[len(section)] in "(.") and not bare:
            text = file.read_text(encoding="utf-8").partition("\nprovisions:")[2]
            listed = re.split(r"(?m)^\w+:", text, maxsplit=1)[0]
            found.update(dict.fromkeys(item for item in _PROVISION.findall(listed) if item.startswith(begun)))
    return list(found)


def words(*offered: str) -> Callable[[str], list[str]]:
    """Return a function that offers these words."""

    def offer(begun: str) -> list[str]:
        return [word for word in offered if word.startswith(begun)]

    return offer


def targets(begun: str) -> list[str]:
    """Offer the beginning of FORMAT=FILE; the shell completes the file."""
    return [f"{name}=" for name in REPORTS if f"{name}=".startswith(begun)]


REPORTS = ("text", "json", "sarif", "junit", "github", "gitlab", "html", "record")
reports = words(*REPORTS)
lists = words("text", "json")
DRAFT_REPORTS = ("text", "json", "html", "sarif")
draft_reports = words(*DRAFT_REPORTS)
comparisons = words("text", "json", "html")
readings = words("literal", "evident")
fail_on = words("defects", "incomplete", "advisories")
advisories = words("deciding", "all")
documents = words("guide", "sign", "layout", "filing", "submission")
document_forms = words("txt", "md", "html", "pdf", "docx", "svg")
drafts = words("layout", "sign", "guide", "filing", "submission")
papers = words("letter", "tabloid")
orientations = words("portrait", "landscape")


def _chapters() -> Iterator[tuple[str, Path]]:
    """Return each chapter's name with its folder, in order."""
    for file in sorted(RULESETS.glob("*/*/chapter.yaml")):
        folder = file.parent
        yield f"{folder.parent.name}/{_parts(folder)[0]}", folder


def _parts(folder: Path) -> tuple[str, str]:
    """Part the name of a chapter's folder into its number and its game; where it has no number, both are the game."""
    number, _, game = folder.name.partition("-")
    return (number, game) if number[:1].isdigit() else (folder.name, folder.name)


def _sections() -> Iterator[tuple[str, Path]]:
    for _, folder in _chapters():
        named = [(file.stem, file) for file in folder.glob("*.yaml") if file.stem[:1].isdigit()]
        yield from sorted(named, key=lambda item: [int(part) for part in re.findall(r"\d+", item[0])])
