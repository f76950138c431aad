"""The closed list of topics on which a text can claim something: rules of play, rights, what the dealer does.

The list is data, ``rulesets/shared/words/topics.yaml`` and, for how a round is played, ``procedure.yaml`` beside it,
with the wordings of each value. The chapters say which value is true, under ``statements`` of their sections.
"""

import marshal
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from checker.frozen import frozen
from checker.law.chapter import read_shared, shared_text
from checker.law.dated import Raw
from checker.law.stored import program_of, stored_or_made
from checker.regex import regex

FILES = ("topics.yaml", "procedure.yaml")
KINDS = ("word", "percent", "dollars", "number", "payout", "words")


_MANY = regex(r"\{value\} ((?:more )?[a-z]+)s\b")
"""A figure and what it counts, in the plural."""


@frozen
class TopicValue:
    """One closed value of a topic: the sentence that a document would use, and the patterns and rows that say it."""

    token: str
    sentence: str
    says: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()


@frozen
class Topic:
    """One subject on which the law or the filing says something.

    ``kind`` is the kind of its value. A topic of kind word has closed ``values``; of another kind, the patterns under
    ``says`` and the ``rows`` hold the place of the figure. A right has
    ``nouns`` and ``verbs`` instead of patterns: who grants or denies it is read alike for all rights. ``opposite`` maps
    a value to the one that its denial says. ``by_wager`` tells that it speaks of the wager that a line names.
    ``aspect`` and ``name`` are those of the statements that it speaks of, where these are not statements on topics.
    ``last_figure`` tells that of two figures in a pattern the last is its value. ``unless`` are words beside which a
    line that names no wager says nothing on the topic. ``of_base`` tells that it speaks of the base wager, and where a
    line names another one perhaps of that. ``of_hand`` tells that its player is the hand of that name, and not who is
    addressed as “you”. ``conditional`` tells that a grant says too much without a condition that the law sets, and
    ``least`` that its figure is the least, so that a greater one is lawful too. ``otherwise`` is the topic on which the
    same is said where the filing has no statement on this one.
    """

    id: str
    subject: str
    about: str
    kind: str
    values: Mapping[str, TopicValue] = {}
    says: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    nouns: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()
    opposite: Mapping[str, str] = {}
    template: str = ""
    by_wager: bool = False
    aspect: str = ""
    name: str = ""
    last_figure: bool = False
    unless: frozenset[str] = frozenset()
    of_base: bool = False
    of_hand: bool = False
    conditional: bool = False
    least: bool = False
    otherwise: str = ""

    @property
    def right(self) -> bool:
        """Whether it is a right, granted or denied."""
        return bool(self.nouns or self.verbs)

    def sentence(self, value: str) -> str:
        """Return how a document says the value, given as a token or as it is shown."""
        token = value.replace(" ", "_")
        if token in self.values:
            return self.values[token].sentence
        template = _MANY.sub(r"{value} \1", self.template) if value == "1" else self.template
        return template.replace("{value}", value) or f"{self.about[:1].upper()}{self.about[1:]}: {value}."


_Packed = tuple[str, bool, bytes]
"""Of a topic as the file has it: its subject where it is that of a wager, whether it speaks of statements other than
those on topics, and all of it in the form in which it is kept."""


class _Topics(Mapping[str, Topic]):
    """The topics, each made where it is first asked for: a filing touches few of hundreds."""

    def __init__(self, packed: Mapping[str, _Packed]) -> None:
        self.packed = packed
        self._made: dict[str, Topic] = {}

    def __getitem__(self, name: str) -> Topic:
        if name not in self._made:
            self._made[name] = _topic(name, marshal.loads(self.packed[name][2]))  # noqa: S302 - made below
        return self._made[name]

    def __contains__(self, name: object) -> bool:
        return name in self.packed

    def __iter__(self) -> Iterator[str]:
        return iter(self.packed)

    def __len__(self) -> int:
        return len(self.packed)


@cache
def topics() -> _Topics:
    """Return every topic by its id, in the order of the list. One that is not well formed raises ValueError."""
    files = {name: shared_text("words", name) for name in FILES}
    return _Topics(stored_or_made({**files, **program_of(__file__)}, _packed))


def of_files(files: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """Return the topics of files, each once. Raises ValueError for one that two files define."""
    listed: dict[str, Any] = {}
    for file, own in files.items():
        if twice := listed.keys() & own.keys():
            raise ValueError(f"topic {min(twice)}: it stands in {file} and in a file before it; keep one of them")
        listed |= own
    return listed


def _packed() -> dict[str, _Packed]:
    listed = of_files({file: read_shared("words", file)["topics"] for file in FILES})
    return {
        name: (item["subject"] if item.get("wager") == "yes" else "", bool(item.get("aspect")), marshal.dumps(item))
        for name, item in listed.items()
    }


@cache
def of_statements() -> frozenset[str]:
    """Return the topics that speak of statements other than those on topics."""
    return frozenset(name for name, (_, aspect, _) in topics().packed.items() if aspect)


@cache
def by_wager() -> Mapping[str, str]:
    """Return the subjects of the topics that speak of the wager that a line names."""
    return {name: subject for name, (subject, *_) in topics().packed.items() if subject}


def _topic(name: str, raw: Raw) -> Topic:
    kind = raw.get("kind", "word")
    if kind not in KINDS:
        raise ValueError(f"topic {name}: no kind {kind}")
    values = raw.get("values") or {}
    if raw.get("right") == "yes":
        values = _right(raw)
    return Topic(
        id=name,
        subject=raw["subject"],
        about=raw["about"],
        kind=kind,
        values=MappingProxyType(
            {
                token: TopicValue(
                    token=token,
                    sentence=item.get("sentence", ""),
                    says=tuple(item.get("says") or ()),
                    rows=tuple(item.get("rows") or ()),
                )
                for token, item in values.items()
            }
        ),
        says=tuple(raw.get("says") or ()),
        rows=tuple(raw.get("rows") or ()),
        nouns=tuple(raw.get("nouns") or ()),
        verbs=tuple(raw.get("verbs") or ()),
        opposite=MappingProxyType(dict(raw.get("opposite") or (_OPPOSITE if raw.get("right") == "yes" else {}))),
        template=raw.get("sentence", ""),
        by_wager=raw.get("wager") == "yes",
        aspect=raw.get("aspect", ""),
        name=raw.get("name", ""),
        last_figure=raw.get("figure") == "last",
        unless=frozenset(raw.get("unless") or ()),
        of_base=raw.get("base") == "yes",
        of_hand=raw.get("hand") == "yes",
        conditional=raw.get("conditional") == "yes",
        least=raw.get("least") == "yes",
        otherwise=raw.get("otherwise", ""),
    )


_OPPOSITE = {"allowed": "not_allowed", "not_allowed": "allowed"}

EITHER = "either"
"""The value of a topic that the law leaves to the table: whichever a line says, it agrees."""


def _right(raw: Raw) -> dict[str, Raw]:
    """Return the two values of a right; each may have patterns of its own."""
    own, said = raw.get("values") or {}, raw["about"]
    return {
        "allowed": {"sentence": f"{said[:1].upper()}{said[1:]} is allowed.", **own.get("allowed", {})},
        "not_allowed": {"sentence": f"{said[:1].upper()}{said[1:]} is not allowed.", **own.get("not_allowed", {})},
    }
