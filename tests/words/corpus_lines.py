"""The corpus of inscriptions and answers: which lines there are, and which third of them is set aside.

A line is set aside by a fixed hash of where it stands and what it says. Of the first lists, the lines set aside were
not run while the reader was written; of the later ones they were.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / "corpus"
EXAMPLES = {
    "pa-629a": "pa/midibaccarat",
    "pa-633a": "pa/blackjack",
    "pa-645a": "pa/pai-gow-poker",
    "pa-645a-felt": "pa/pai-gow-poker",
    "pa-688a": "pa/face-up-pai-gow-poker",
    "md-pai-gow-poker": "md/pai-gow-poker",
}
LAWFUL, UNLAWFUL, NOTHING = "+", "-", "."


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the corpus: its chapter, the place in the filing, whether it is lawful there, and its text."""

    chapter: str
    place: str
    sort: str
    text: str

    @property
    def set_aside(self) -> bool:
        digest = hashlib.sha256(f"{self.chapter}|{self.place}|{self.text}".encode()).digest()
        return digest[0] % 3 == 0


def corpus() -> tuple[Line, ...]:
    return tuple(line for file in sorted(FOLDER.glob("*.txt")) for line in _lines(file))


def _lines(file: Path) -> Iterator[Line]:
    place = ""
    for written in file.read_text(encoding="utf-8").splitlines():
        if written.startswith("["):
            place = written.strip("[]")
        elif written[:1] in {LAWFUL, UNLAWFUL, NOTHING}:
            yield Line(file.stem, place, written[0], written[2:])
