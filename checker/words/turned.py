"""Orders of words that turn what a sentence says: its words are those of a lawful one, and it means another thing.

Rows of words pay no heed to order, and a pattern finds a part of a sentence without the words around it. The orders are
data, ``rulesets/shared/words/turned.yaml``.
"""

from collections.abc import Container, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from checker.frozen import frozen
from checker.law.chapter import read_shared
from checker.regex import regex
from checker.values.stated import Value, Word
from checker.words.said import Said

if TYPE_CHECKING:
    import re

FILE = "turned.yaml"
_ANY = "*"
_PAYOUT = "payout"
"""What stands for the topic of what an outcome is paid."""


@frozen
class _Order:
    """An order of words, what takes it back, and the topic that the chapter must have.

    ``gist`` tells that it turns what a sentence of a draft comes to as well.
    """

    said: "re.Pattern[str]"
    taken_back: "re.Pattern[str] | None"
    where: str
    gist: bool

    def stands_in(self, text: str, topics: Container[str]) -> bool:
        if self.where and self.where not in topics:
            return False
        return bool(self.said.search(text)) and not (self.taken_back and self.taken_back.search(text))


def is_turned(said: Said, text: str, topics: Container[str]) -> bool:
    """Whether the order of the words of a sentence turns what was read in it, in a chapter with these topics."""
    plain = _plain(text)
    named: tuple[str, ...] = ()
    if said.topic is not None:
        named = _names(said.topic.id, said.value)
    elif said.keys and said.keys[0].aspect == _PAYOUT:
        named = (_PAYOUT,)
    return any(order.stands_in(plain, topics) for order in _named(named))


def turns_gist(topic: str, value: Value, text: str, topics: Container[str]) -> bool:
    """Whether the order of the words of a sentence turns a value of a topic to which it comes."""
    plain = _plain(text)
    return any(order.gist and order.stands_in(plain, topics) for order in _named(_names(topic, value)))


def _names(topic: str, value: Value | None) -> tuple[str, ...]:
    token = value.token if isinstance(value, Word) else ""
    return topic, f"{topic}/{token}", f"{_ANY}/{token}", _ANY


def _named(names: tuple[str, ...]) -> Iterator[_Order]:
    return (order for name in names for order in _orders().get(name, ()))


def _plain(text: str) -> str:
    return text.casefold().replace("\u2019", "'")


@cache
def _orders() -> dict[str, tuple[_Order, ...]]:
    """Return the orders by the topic, or the topic and value, that they turn."""
    raw: Mapping[str, Any] = read_shared("words", FILE)
    found: dict[str, tuple[_Order, ...]] = {}
    for item in raw["turned"]:
        order = _Order(
            said=regex(_whole(item["said"], raw["names"])),
            taken_back=regex(_whole(item["not"], raw["names"])) if "not" in item else None,
            where=item.get("where", ""),
            gist=item.get("gist", False),
        )
        for name in item["of"]:
            found[name] = (*found.get(name, ()), order)
    return found


def _whole(written: str, names: Mapping[str, str]) -> str:
    """Return an expression with what its names stand for."""
    for name, stands_for in names.items():
        written = written.replace("{" + name + "}", stands_for)
    return written
