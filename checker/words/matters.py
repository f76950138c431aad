"""What a sentence on one matter says, such as splitting or insurance, read to its last word in any order of words.

The words are data, the files ``*_matters.yaml`` of ``rulesets/shared/words``. A sentence that has a word that its
matter does not know says nothing.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from checker.frozen import frozen
from checker.law.chapter import read_shared, shared_names
from checker.regex import regex
from checker.words.ordinary import are_few
from checker.words.replaced import Replacements, replaced, replacements

ENDING = "_matters.yaml"
OR = "|"
"""What stands between topics that chapters name otherwise."""
PAYOUT = "payout "
"""How the data begin what is told of an outcome of a wager: what it pays."""
_FIRST = "matters_first.yaml"
_LONGEST = 240
"""How many characters of a text are read."""
_NAME = re.compile(r"<([a-z_]+)>")
"""The name of a pattern in another one."""
_BASE = 10
_SIGNS = re.compile(r"[.,;:!?()\u201c\u201d\"\u2013\u2014]+|(?<=[a-zA-Z0-9]) - (?=[a-zA-Z0-9])")
_CODE = re.compile(r"(?P<word>[A-Z]+)(?:=(?P<number>\d+(?:\.\d+)?(?:/\d+)?))?")
_NUMBER_OF = re.compile(r"([A-Z]*)#")
"""The place of a number in a value: of the word itself, or of another one of the sentence."""


@frozen
class _Matter:
    """The words of one matter, which of them must be there for it to be told, and what each tells."""

    of: "re.Pattern[str]"
    head: str
    after: "re.Pattern[str] | None"
    base: bool
    own: "re.Pattern[str] | None"
    said: Replacements
    silent: "re.Pattern[str]"
    needs: tuple[frozenset[str], ...]
    tells: Mapping[str, Mapping[str, str]]
    when: frozenset[str]
    then: frozenset[str]
    pairs: Mapping[str, Mapping[str, str]]

    @property
    def topics(self) -> Iterator[str]:
        """The topics on which it can tell anything, whichever of its words a text has."""
        for told in (*self.tells.values(), *self.pairs.values()):
            for listed in told:
                yield from listed.split(OR)


@cache
def _matters() -> tuple[_Matter, ...]:
    return tuple(_of_files())


@lru_cache(maxsize=64)
def _matters_on(topics: frozenset[str]) -> tuple[_Matter, ...]:
    """Return the matters that can tell anything on one of these topics, or of what is paid."""
    return tuple(
        each for each in _matters() if any(topic in topics or topic.startswith(PAYOUT) for topic in each.topics)
    )


@frozen
class _First:
    """What is replaced in each text, the words that say nothing on any matter, and patterns with a name."""

    said: Replacements
    odds: Replacements
    silent: str
    names: Mapping[str, str]
    sum: "re.Pattern[str]"

    def spelled(self, written: Iterable[Sequence[str]]) -> Iterator[tuple[str, str]]:
        """Yield replacements with each ``<name>`` of a pattern spelled out."""
        for pattern, word in written:
            yield self._spelled(pattern), word

    def _spelled(self, pattern: str) -> str:
        return _NAME.sub(lambda found: f"(?:{self._spelled(self.names[found[1]])})", pattern)


@cache
def _first() -> _First:
    raw: Mapping[str, Any] = read_shared("words", _FIRST)
    said, odds = replacements(raw["said"]), replacements(raw["odds"])
    return _First(said=said, odds=odds, silent=raw["silent"], names=raw["names"], sum=regex(raw["sum"]))


def _of_files() -> Iterator[_Matter]:
    first = _first()
    for name in shared_names("words", ENDING):
        raw: Mapping[str, Any] = read_shared("words", name)
        silent = regex("|".join(filter(None, (first.silent, raw.get("silent", "")))))
        for item in raw["matters"].values():
            yield _Matter(
                of=regex(item["of"]),
                head=item.get("head", ""),
                after=regex(item["after"]) if "after" in item else None,
                base=item.get("base") == "yes",
                own=regex(item["own"]) if "own" in item else None,
                said=(*(first.odds if item.get("odds") == "yes" else ()), *replacements(first.spelled(item["said"]))),
                silent=silent,
                needs=tuple(map(frozenset, item["needs"])),
                tells={word: {} for word in item.get("marks", ())} | item.get("tells", {}),
                when=frozenset(item.get("when", ())),
                then=frozenset(item.get("then", ())),
                pairs=item.get("pairs", {}),
            )


@lru_cache(maxsize=1024)  # what stands on many pages is asked for on each
def read_matters(
    text: str, over: str = "", *, before: str = "", optional: bool = False, topics: frozenset[str] | None = None,
    passing: bool = False,
) -> Sequence[Mapping[str, str]]:  # fmt: skip
    """Return, for each matter of which a text tells, the value of each topic that it tells, as the data has it.

    ``over`` are the words above it, and ``before`` the sentence before it, which tell of which matter it is; with
    ``optional`` an optional wager is spoken of. Matters that are on none of the ``topics`` are passed over, and with
    ``passing`` a few ordinary words that a matter does not know.
    """
    if len(text) > _LONGEST:
        return ()
    said = _plain(text)
    above, last = over.casefold(), before.casefold()
    found = []
    for matter in _matters() if topics is None else _matters_on(topics):
        head = matter.after.search(f"{above} {last}{said}") if matter.after else matter.of.search(above)
        if (matter.of.search(said) or (head and not matter.after)) and not (
            optional and matter.base and not (matter.own and matter.own.search(said))
        ):
            found.append(_told(said, matter, frozenset({matter.head}) if head else frozenset(), passing=passing))
    return [told for told in found if told]


def _plain(text: str) -> str:
    """Return a text in small letters, with numbers as digits and without what only leads to what it says."""
    first = _first()
    return f" {first.sum.sub(_worked_out, replaced(text.casefold(), first.said))} "


def _worked_out(found: "re.Match[str]") -> str:
    """Return the word for a hand that is worked out: whether its count is the last digit of its total.

    What adds up to no more than nine shows nothing, and stays as it is.
    """
    added = int(found["first"]) + int(found["second"]) if found["first"] else int(found["total"])
    if added < _BASE:
        return found[0]
    right = added % _BASE == int(found["digit"]) and int(found["sum"] or added) == added
    return " SUM " if right else " NOSUM "


def _told(said: str, matter: _Matter, head: frozenset[str], *, passing: bool) -> Mapping[str, str]:
    """Return what a text tells on the topics of a matter, with the word for which the ``head`` above it stands.

    It tells nothing where a word is not known or two are at odds; with ``passing`` a few ordinary words may stand
    beside those that are known.
    """
    words: Sequence[str] = _words_of(said, matter.said, matter.silent)
    if passing:
        # What a matter puts in place of other words, so that nothing is told, is in no text.
        left = [word for word in words if not _CODE.fullmatch(word)]
        few = are_few(left) and all(word in said for word in left)
        words = [word for word in words if word not in left] if few else words
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
    order = [code["word"] for code in codes if code and code["word"] in matter.when | matter.then]
    if order:
        paired = _paired(order, matter)
        if paired is None or any(found.get(topic, value) != value for topic, value in paired.items()):
            return {}
        found |= paired
    return found if any(needed <= there for needed in matter.needs) else {}


@lru_cache(maxsize=1024)  # a sentence is read a second time where ordinary words may be passed over
def _words_of(text: str, said: Replacements, silent: "re.Pattern[str]") -> tuple[str, ...]:
    """Return the words of a text as a matter reads it."""
    return tuple(silent.sub(" ", _SIGNS.sub(" ", replaced(text, said))).split())


def _paired(order: Sequence[str], matter: _Matter) -> Mapping[str, str] | None:
    """Return what cases with their ends tell, in one order throughout; None where a case has no end, or two clash."""
    if order[0] in matter.then:
        order = order[::-1]
    found: dict[str, str] = {}
    cases: list[str] = []
    last = ""
    for word in order:
        if word in matter.when:
            cases.append(word)
            continue
        if not cases and word != last and any(pair.endswith(f" {word}") for pair in matter.pairs):
            return None
        last = word
        for case in cases:
            for topic, value in matter.pairs.get(f"{case} {word}", {}).items():
                if found.setdefault(topic, value) != value:
                    return None
        cases = []
    return None if cases else found


def _value(form: str, own: str, numbers: Mapping[str, str]) -> str:
    """Return a value with its number: that of the word itself, or of another one of the sentence."""
    place = _NUMBER_OF.search(form)
    if place is None:
        return form
    return form.replace(place[0], numbers.get(place[1], "") if place[1] else own)
