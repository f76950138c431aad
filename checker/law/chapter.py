"""Chapter files from disk: one folder a chapter, one file a section, read once."""

import datetime
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from checker.frozen import frozen
from checker.law import marks
from checker.law.dated import Raw
from checker.law.folders import chapter_folders, shared_folders
from checker.law.marks import Mark, marks_of
from checker.law.model import Rulemaking
from checker.law.stored import program_of, stored_or_made, stored_or_read
from checker.resources import RULESETS
from checker.source import MAX_BYTES, read_file, read_regular
from checker.source.reader import read_bytes
from checker.source.tree import Mapping as MappingNode
from checker.source.tree import Node, Sequence, is_blank
from checker.values import parse_date
from checker.values.provision import Provision

AROUND = "around"
"""The family of the law around the chapters, and the section of its items in each of them."""

ITEM_LISTS = (
    "provisions",
    "wagers",
    "elections",
    "paytables",
    "chances",
    "deals",
    "rules",
    "figures",
    "advisories",
    "statements",
)


@frozen
class Marked:
    """The marks of these very items; others that take their place have marks of their own."""

    items: Mapping[str, tuple[Raw, ...]]
    marks: Mapping[str, list[Mark]]


@frozen
class Chapter:
    """A chapter of the law as its files say it, with every version of every item.

    ``items`` maps the name of a list (provisions, rules, ...) to its items in the order of the sections.
    ``known_through`` is the last day for which the text is known; None where no date is printed.
    """

    id: str
    number: Provision
    title: str
    game: str
    jurisdiction: str
    jurisdiction_name: str
    citation: str
    cite: str
    version: str
    adopted: datetime.date | None
    source: str
    known_through: datetime.date | None
    known_through_note: str
    undated_note: str
    base_wager: str
    terms: Mapping[str, str]
    new_feature: Mapping[str, str]
    rulemakings: tuple[Rulemaking, ...]
    texts: tuple[Raw, ...]
    section_titles: Mapping[str, str]
    items: Mapping[str, tuple[Raw, ...]]
    guide: Raw
    marked: Marked | None = None

    def full_citation(self, provision: str) -> str:
        """Write a provision in full, as on first use: 58 Pa. Code § 633a.13(f)."""
        return provision if Provision(provision).in_full else self.cite.replace("{provision}", provision)


def chapter_ids() -> tuple[str, ...]:
    """Return the ids of all chapters, in order."""
    return tuple(chapter_folders())


def game_of(chapter_id: str) -> str:
    """Return the game of a chapter without reading its files: blackjack for pa/633a."""
    number, _, game = chapter_folders()[chapter_id].name.partition("-")
    return game if number[:1].isdigit() else chapter_folders()[chapter_id].name


def find_chapter(jurisdiction: str, game: str) -> str | None:
    """Return the id of the chapter that governs a game in a jurisdiction, or None."""
    return next(
        (name for name in chapter_ids() if name.startswith(f"{jurisdiction}/") and game_of(name) == game),
        None,
    )


@cache
def load_chapter(chapter_id: str) -> Chapter:
    """Read a chapter's files. Raises KeyError for an unknown id, SourceError for a broken file."""
    folder = chapter_folders()[chapter_id]
    head = _read(folder / "chapter.yaml")
    made = _made_once(folder, head)
    items = {name: tuple(listed) for name, listed in made["items"].items()}
    rulemakings = tuple(
        Rulemaking(
            source=item["source"],
            effective=parse_date(item["effective"]) if item.get("effective") else None,
        )
        for item in head["rulemakings"]
    )
    known = head.get("known_through")
    return Chapter(
        id=chapter_id,
        number=Provision(chapter_id.partition("/")[2]),
        title=head["title"],
        game=head["game"],
        jurisdiction=head["jurisdiction"],
        jurisdiction_name=head["jurisdiction_name"],
        citation=head["citation"],
        cite=head["cite"],
        version=head["version"],
        adopted=rulemakings[0].effective,
        source=rulemakings[0].source,
        known_through=parse_date(known) if known else None,
        known_through_note=head.get("known_through_note", ""),
        undated_note=head.get("undated_note", ""),
        base_wager=head["base_wager"],
        terms=head["terms"],
        new_feature=head["new_feature"],
        rulemakings=rulemakings,
        texts=tuple(head["texts"]),
        section_titles=made["titles"],
        items=items,
        guide=made["guide"],
        marked=Marked(items=items, marks=made["marks"]),
    )


def _made_once(folder: Path, head: Raw) -> dict[str, Any]:
    """Return what a chapter's files say, merged with what they take over, made once of the same files."""
    own = [folder / f"{section}.yaml" for section in head["sections"]]
    guide = folder / "guide.yaml"
    groups = [
        [*own, *([guide] if guide.is_file() else [])],
        *(sorted(beside.glob("*.yaml")) for name in head.get("shares", []) for beside in shared_folders(folder, name)),
        [file for file in (_around_file(head["jurisdiction"]),) if file.is_file()],
    ]
    contents = [{_shown(file): _content(file) for file in files} for files in groups]
    key = {f"{place} {name}": each[name] for place, each in enumerate(contents) for name in each}
    return stored_or_made({**key, **program_of(__file__, marks.__file__)}, lambda: _made(head, guide, contents))


def _made(head: Raw, guide: Path, contents: list[dict[str, bytes]]) -> dict[str, Any]:
    own, *shares, beside = (stored_or_read(each, _plain) for each in contents)
    shared = {name: item for files in shares for content in files.values() for name, item in content.items()}
    items: dict[str, list[Raw]] = {name: [] for name in ITEM_LISTS}
    titles: dict[str, str] = {}
    said = own.pop(_shown(guide), {})
    for section, content in zip(head["sections"], own.values(), strict=True):
        titles[section] = content["title"]
        for name in ITEM_LISTS:
            items[name].extend({"section": section, **with_shared(item, shared)} for item in content.get(name, []))
    for item in (item for content in beside.values() for item in content.values()):
        for name in ("elections", "rules"):
            taken = {"section": AROUND, "source": f"seen {item['seen']}"}
            items[name].extend({**taken, **one} for one in item.get(name, []))
    return {"titles": titles, "items": items, "guide": with_shared(said, shared), "marks": marks_of(items)}


@cache
def read_head(folder: Path) -> Raw:
    """Read what a chapter's folder says of the chapter itself. Raises SourceError for a broken file."""
    head: Raw = _read(folder / "chapter.yaml")
    return head


def around(jurisdiction: str) -> Raw:
    """Return the items of the law around a jurisdiction's chapters, by name; none where none is encoded."""
    file = _around_file(jurisdiction)
    return read_shared(AROUND, file.name) if file.is_file() else {}


def _around_file(jurisdiction: str) -> Path:
    return RULESETS / "shared" / AROUND / f"{jurisdiction}.yaml"


@cache
def read_shared(family: str, name: str) -> Raw:
    """Read one file of what the chapters share, such as the list of topics. Raises SourceError for a broken file."""
    raw: Raw = _read(RULESETS / "shared" / family / name)
    return raw


def shared_names(family: str, ending: str) -> tuple[str, ...]:
    """Return the names of the files that the chapters share whose name ends so, in order."""
    return tuple(sorted(file.name for file in (RULESETS / "shared" / family).glob(f"*{ending}")))


@cache
def shared_text(family: str, name: str) -> bytes:
    """Return the bytes of one file of what the chapters share. Raises SourceError where it cannot be read."""
    return _content(RULESETS / "shared" / family / name)


def _read(file: Path) -> Any:
    """Read a file of the law; what an earlier run made of the same bytes is taken over."""
    name = _shown(file)
    return stored_or_read({name: _content(file)}, _plain)[name]


def _shown(file: Path) -> str:
    return f"{file.parent.name}/{file.name}"


def _content(file: Path) -> bytes:
    try:
        return read_regular(file, MAX_BYTES + 1)
    except OSError:
        # It says why.
        read_file(file, shown_as=_shown(file))
        raise


def _plain(shown: str, content: bytes) -> Any:
    return as_texts(read_bytes(content, shown).root)


def as_texts(node: Node) -> Any:
    """Return the tree as dicts and lists in which every value is the text written; an empty value is None."""
    if isinstance(node, MappingNode):
        return {entry.key.text: as_texts(entry.value) for entry in node}
    if isinstance(node, Sequence):
        return [as_texts(item) for item in node.items]
    return None if is_blank(node) else node.text


def with_shared(item: Any, shared: Mapping[str, Raw]) -> Any:
    """Return the item with the keys of the shared item that ``like`` names, here and everywhere below; own keys win."""
    if isinstance(item, list):
        return [with_shared(part, shared) for part in item]
    if not isinstance(item, dict):
        return item
    merged = {**shared[item["like"]], **item} if "like" in item else item
    return {key: with_shared(value, shared) for key, value in merged.items() if key != "like"}
