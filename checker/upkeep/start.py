"""A first chapter to change: small, whole, and without a problem for the check of chapters."""

import datetime
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from checker.resources import TEMPLATES

_NAMES = {
    "chapter.yaml": "chapter.yaml",
    "section.yaml": "{number}.1.yaml",
    "guide.yaml": "guide.yaml",
    "cases/base.yaml": "cases/base.yaml",
    "cases/section.yaml": "cases/{number}.1.yaml",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class NewChapter:
    """What a first chapter is made from. ``number`` is that of the law, such as 901a, or the game where it has none."""

    jurisdiction: str
    jurisdiction_name: str
    number: str
    game: str
    title: str
    day: datetime.date

    def __post_init__(self) -> None:
        """Refuse names that no folder and no filing can carry. Raises :class:`ValueError`."""
        if not re.fullmatch(r"[a-z]{2}", self.jurisdiction):
            raise ValueError(f"a jurisdiction is two small letters, not “{self.jurisdiction[:40]}”")
        if not re.fullmatch(r"[a-z0-9]{1,20}", self.number):
            raise ValueError(f"the number of a chapter has small letters and digits, not “{self.number[:40]}”")
        if not re.fullmatch(r"[a-z][a-z0-9-]{0,60}", self.game):
            raise ValueError(f"a game is small letters, with hyphens for spaces, not “{self.game[:60]}”")
        if re.search(r"[:#{}\[\]\n\"']", self.title + self.jurisdiction_name):
            raise ValueError("a title has no punctuation of YAML: no colon, number sign, quote, brace or bracket")

    @property
    def folder(self) -> str:
        """The folder of the chapter below the folder of rulesets."""
        return f"{self.jurisdiction}/{self.number}-{self.game}"


def first_files(chapter: NewChapter) -> Iterator[tuple[str, str]]:
    """Return the path and the text of each file of a first chapter, below the folder of rulesets."""
    values = {
        "id": f"{chapter.jurisdiction}/{chapter.number}",
        "jurisdiction": chapter.jurisdiction,
        "jurisdiction_name": chapter.jurisdiction_name,
        "number": chapter.number,
        "game": chapter.game,
        "title": chapter.title,
        "date": chapter.day.isoformat(),
    }
    for template, name in _NAMES.items():
        text = Path(TEMPLATES / "chapter" / template).read_text(encoding="utf-8")
        filled = re.sub(r"<<(\w+)>>", lambda found: values[found[1]], text)
        yield f"{chapter.folder}/{name.format(number=chapter.number)}", filled
