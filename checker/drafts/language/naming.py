"""Which wagers a text names: as a heading, at its start, or somewhere in it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from checker.drafts.language import lexicon
from checker.drafts.language.values import without_values
from checker.drafts.language.words import words
from checker.words.plain import squash

Words = tuple[str, ...]

_DROPPED_ENDS: tuple[Words, ...] = (("bonus", "wager"), ("payout", "wager"), ("wager",), ("progressive",))
_BETTING = frozenset({"wager", "bonus", "payout"})
_LONGEST_HEADING = 8
_EXTRA = 3
_ASKS = re.compile(
    r"(?:(?:and )?(?:what|how|when|where|why|who|which)(?:'s| is| are| was| does| do| about| can| may| if| happens)?\b)"
    r"(?: you| i| we| an?| the)*\b(.*?)\?",
    re.IGNORECASE,
)
"""A heading that asks: “What is the Tie Wager?”"""
_YOU = re.compile(r"\byou(?:r|rs)?\b", re.IGNORECASE)
"""Who is spoken to, which is no name though a wager may be called the player's."""
_AS_A_NAME = re.compile(
    r"\b[Tt]he ([A-Z][\w-]+)(?=,? (?:wagers?|bets?|costs?|pays?|wins?|loses?|is|has|takes?|goes|may|can)\b)"
)
"""One word with a capital that does something, as the name of a wager does: the Tie pays, the Progressive costs."""
MARK = re.compile(r"\(?(?:[A-Za-z]|[ivx]{1,4}|[0-9]{1,2})[.)]")
"""The number or letter of an item of a list."""
ITEM = re.compile(rf"^\W*{MARK.pattern}\s+")
"""How an item of a list begins."""
_BRACKETS = str.maketrans("()[]", "    ")


@dataclass(frozen=True, slots=True)
class Naming:
    """The names of a chapter's wagers. ``whole`` maps each name without its gaps to the wager."""

    aliases: tuple[tuple[Words, str], ...]
    whole: Mapping[str, str]
    _headed: dict[tuple[str, bool], Words] = field(default_factory=dict, repr=False, compare=False)
    _named: dict[tuple[Words, bool], tuple[Words, Words]] = field(default_factory=dict, repr=False, compare=False)
    """What was found in a text, which is asked for many times while a page is put together."""

    def heading(self, text: str, *, strict: bool = False) -> tuple[str, ...]:
        """Return the wagers that a line of its own names; empty where it names none, or says more than a heading does.

        ``strict`` admits no other words than those that headings carry.
        """
        if (text, strict) not in self._headed:
            self._headed[text, strict] = self._heading(text, strict=strict)
        return self._headed[text, strict]

    def _heading(self, text: str, *, strict: bool) -> tuple[str, ...]:
        plain = _ASKS.sub(r"\1", without_values(_YOU.sub("the", text)).translate(_BRACKETS).strip())
        if squash(plain) in self.whole:
            return (self.whole[squash(plain)],)
        given = words(plain)
        if not given or len(given) > _LONGEST_HEADING + _EXTRA:
            return ()
        found, rest = self._taken(given)
        if not found:
            return ()
        extra = [word for word in rest if word not in lexicon.HEADING_WORDS]
        if not extra:
            return found
        if strict or len(extra) > _EXTRA or len(given) > _LONGEST_HEADING or plain.rstrip().endswith((".", "!", "?")):
            return ()
        return found if len(found) == 1 else ()

    def leading(self, text: str) -> str:
        """Return the wager whose name a text begins with, followed by a mark that parts it from the rest."""
        for mark in (":", " - ", "(", "\u2022", "\u00b7", ","):
            head, parted, _ = text.partition(mark)
            if parted and 0 < len(head.split()) <= _LONGEST_HEADING:
                found = self.heading(head, strict=True)
                if len(found) == 1:
                    return found[0]
        return ""

    def opening(self, text: str) -> str:
        """Return the wager with whose name a paragraph opens, as a heading in its first line."""
        text = ITEM.sub("", text)
        lead = self.leading(text) or self.is_name(text.partition(". ")[0])
        given = text.split()
        for size in range(min(_LONGEST_HEADING, len(given) - 1), 0, -1):
            if given[size][:1].isupper() and (found := self.whole.get(squash("".join(given[:size])))):
                return found
        return lead

    def item(self, text: str) -> str:
        """Return the wager with whose name an item of a list opens; nothing of another text."""
        return self.opening(text) if ITEM.match(text) else ""

    def mentioned(self, text: str, *, loose: bool = False) -> tuple[str, ...]:
        """Return the wagers that a text names: by several words, or by one word beside “wager” or “bet”.

        ``loose`` takes one word for a name wherever it stands.
        """
        found, _ = self._taken(words(_YOU.sub("the", text)), loose=loose)
        alone = (self.whole.get(squash(name)) for name in _AS_A_NAME.findall(text))
        return tuple(dict.fromkeys((*found, *(slug for slug in alone if slug))))

    def is_name(self, text: str) -> str:
        """Return the wager of which a text is the name and nothing else but words such as “wager”."""
        found = self.heading(text, strict=True)
        return found[0] if len(found) == 1 else ""

    def _taken(self, given: Words, *, loose: bool = True) -> tuple[Words, Words]:
        """Return the wagers named, in the order of the text, and the words that are left. Longer names go first."""
        if (given, loose) not in self._named:
            self._named[given, loose] = self._find(given, loose=loose)
        return self._named[given, loose]

    def _find(self, given: Words, *, loose: bool) -> tuple[Words, Words]:
        left: list[str] = list(given)
        found: list[tuple[int, str]] = []
        said = set(left)
        for alias, slug in self.aliases:
            if alias[0] not in said:
                continue
            size = len(alias)
            for start in range(len(left) - size + 1):
                if tuple(left[start : start + size]) != alias:
                    continue
                beside = {*left[start + size : start + size + 1], *left[max(0, start - 1) : start]}
                if size > 1 or loose or beside & _BETTING:
                    left[start : start + size] = ["\0"] * size
                    found.append((start, slug))
        return tuple(dict.fromkeys(slug for _, slug in sorted(found))), tuple(word for word in left if word != "\0")


def naming_of(names: Mapping[str, tuple[str, ...]], whole: Mapping[str, str] | None = None) -> Naming:
    """Return the naming of wagers, each given with its names; those in ``whole`` have but the one name given."""
    aliases: dict[Words, str] = {}
    for slug, given in names.items():
        for name in given:
            for alias in _variants(words(name)):
                aliases.setdefault(alias, slug)
    for slug, name in (whole or {}).items():
        aliases.setdefault(words(name), slug)
    ordered = sorted(aliases.items(), key=lambda item: -len(item[0]))
    return Naming(
        aliases=tuple(ordered),
        whole={squash(name): slug for slug, name in (whole or {}).items()}
        | {squash(name): slug for slug, given in names.items() for name in given},
    )


def _variants(name: Words) -> list[Words]:
    """Return a name and its shorter forms: without “the”, and without what wagers are called at the end."""
    found = [name]
    for end in _DROPPED_ENDS:
        if name[-len(end) :] == end and len(name) > len(end):
            found.append(name[: -len(end)])  # noqa: PERF401 - what is found is shortened too
    found += [tuple(word for word in alias if word not in {"the", "on", "wager"}) for alias in found]
    return [
        alias
        for alias in dict.fromkeys(found)
        if alias and (set(alias) - lexicon.HEADING_WORDS or alias == name or alias == ("progressive",))  # noqa: PLR1714 - tuples are compared
    ]
