"""What a sentence on one matter says, such as splitting or insurance, read to its last word in any order of words.

The words are data, the files ``*_matters.yaml`` of ``rulesets/shared/words``. A sentence that has a word that its
matter does not know says nothing.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from checker.frozen import frozen
from checker.law.chapter import read_shared, shared_names
from checker.regex import regex
from checker.words.replaced import Replacements, replaced, replacements

ENDING = "_matters.yaml"
_LONGEST = 240
"""How many characters of a text are read."""
_NUMBERS = {
    word: str(count)
    for count, word in enumerate(("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"), 1)
}
_IN_WORDS = regex(rf"\b(?:{'|'.join(_NUMBERS)})\b")
_MARK = re.compile(r"^\W*(?:\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-z])[.)\]] +|\d{1,2}(?:\.\d{1,2})+ +)?")
"""The mark of an item of a list."""
_SHORT = (
    (re.compile(r"\bno[ -]one\b"), "nobody"),
    (re.compile(r"\bfifty[- ]two\b"), "52"),
    (re.compile(r"\bfifty[- ]three\b"), "53"),
    (re.compile(r"\btwenty[- ]one\b"), "21"),
    (re.compile(r"\bcannot\b|\bcan['\u2019]t\b"), "can not"),
    (re.compile(r"n['\u2019]t\b"), " not"),
)
_SIGNS = re.compile(r"[.,;:!?()\u201c\u201d\"\u2013\u2014]+|(?<=[a-z]) - (?=[a-z])")
_SPACES = re.compile(r" +")
_CODE = re.compile(r"(?P<word>[A-Z]+)(?:=(?P<number>\d+))?")
_NUMBER_OF = re.compile(r"([A-Z]*)#")
"""The place of a number in a value: of the word itself, or of another one of the sentence."""


@frozen
class _Matter:
    """The words of one matter, which of them must be there for it to be told, and what each tells."""

    of: "re.Pattern[str]"
    head: str
    base: bool
    said: Replacements
    silent: "re.Pattern[str]"
    needs: tuple[frozenset[str], ...]
    tells: Mapping[str, Mapping[str, str]]
    when: frozenset[str]
    then: frozenset[str]
    pairs: Mapping[str, Mapping[str, str]]


@cache
def _matters() -> tuple[_Matter, ...]:
    return tuple(_of_files())


def _of_files() -> Iterator[_Matter]:
    for name in shared_names("words", ENDING):
        raw: Mapping[str, Any] = read_shared("words", name)
        silent = regex(raw["silent"])
        for item in raw["matters"].values():
            yield _Matter(
                of=regex(item["of"]),
                head=item.get("head", ""),
                base=item.get("base") == "yes",
                said=replacements(item["said"]),
                silent=silent,
                needs=tuple(map(frozenset, item["needs"])),
                tells={word: {} for word in item.get("marks", ())} | item.get("tells", {}),
                when=frozenset(item.get("when", ())),
                then=frozenset(item.get("then", ())),
                pairs=item.get("pairs", {}),
            )


def read_matters(text: str, over: str = "", *, optional: bool = False) -> Sequence[Mapping[str, str]]:
    """Return, for each matter of which a text tells, the value of each topic that it tells, as the data has it.

    ``over`` are the words above it, which tell of which matter it is; with ``optional`` an optional wager is spoken of.
    """
    if len(text) > _LONGEST:
        return ()
    said = _plain(text)
    above = over.casefold()
    found = []
    for matter in _matters():
        head = matter.of.search(above) is not None
        if (head or matter.of.search(said)) and not (optional and matter.base):
            found.append(_told(said, matter, frozenset({matter.head}) if head else frozenset()))
    return [told for told in found if told]


def _plain(text: str) -> str:
    """Return a text in small letters, with numbers as digits and without the mark of an item of a list."""
    said = _MARK.sub("", text.casefold()).replace("\u2019", "'")
    for pattern, word in _SHORT:
        said = pattern.sub(word, said)
    return _SPACES.sub(" ", f" {_IN_WORDS.sub(lambda found: _NUMBERS[found[0]], said)} ")


def _told(said: str, matter: _Matter, head: frozenset[str]) -> Mapping[str, str]:
    """Return what a text tells on the topics of a matter, with the word for which the ``head`` above it stands.

    It tells nothing where a word is not known or two are at odds.
    """
    words = matter.silent.sub(" ", _SIGNS.sub(" ", replaced(said, matter.said))).split()
    codes = [_CODE.fullmatch(word) for word in words]
    found: dict[str, str] = {}
    numbers = {code["word"]: code["number"] or "" for code in codes if code}
    for code in codes:
        if code is None or code["word"] not in matter.tells:
            return {}
        for topic, form in matter.tells[code["word"]].items():
            value = _value(form, code["number"] or "", numbers)
            if not value or found.setdefault(topic, value) != value:
                return {}
    there = head | numbers.keys()
    if matter.pairs:
        paired = _paired([code["word"] for code in codes if code], matter)
        if not paired or any(found.get(topic, value) != value for topic, value in paired.items()):
            return {}
        found |= paired
    return found if any(needed <= there for needed in matter.needs) else {}


def _paired(words: Sequence[str], matter: _Matter) -> Mapping[str, str]:
    """Return what cases with their ends tell, in one order throughout; nothing where one has none, or two clash."""
    order = [word for word in words if word in matter.when | matter.then]
    if order and order[0] in matter.then:
        order.reverse()
    found: dict[str, str] = {}
    cases: list[str] = []
    last = ""
    for word in order:
        if word in matter.when:
            cases.append(word)
            continue
        if not cases and word != last:
            return {}
        last = word
        for case in cases:
            for topic, value in matter.pairs.get(f"{case} {word}", {}).items():
                if found.setdefault(topic, value) != value:
                    return {}
        cases = []
    return {} if cases else found


def _value(form: str, own: str, numbers: Mapping[str, str]) -> str:
    """Return a value with its number: that of the word itself, or of another one of the sentence."""
    place = _NUMBER_OF.search(form)
    if place is None:
        return form
    return form.replace(place[0], numbers.get(place[1], "") if place[1] else own)
