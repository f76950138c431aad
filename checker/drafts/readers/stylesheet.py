"""The little of CSS that tells whether a text is seen: rules with simple selectors, read in one pass.

An example is ``.note { display: none }``.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from lxml import etree

from checker.drafts.errors import DraftError

_BRACE = re.compile(r"[{}]")
_COMPOUND = re.compile(r"(?P<tag>[\w-]+|\*)?(?P<rest>(?:[.#][\w-]+)*)")
_PART = re.compile(r"([.#])([\w-]+)")
_LONGEST = 500_000
_MOST_SELECTORS = 5_000
_DEEPEST = 4
_MOST_STEPS = 2_000_000

Declarations = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class _Compound:
    tag: str
    classes: tuple[str, ...]
    id: str

    def matches(self, element: etree._Element) -> bool:
        tag = element.tag
        name = tag.rpartition("}")[2].lower() if isinstance(tag, str) else ""
        if self.tag not in {"", "*", name} or (self.id and element.get("id") != self.id):
            return False
        given = (element.get("class") or "").split()
        return all(item in given for item in self.classes)


@dataclass(frozen=True, slots=True)
class _Selector:
    compounds: tuple[_Compound, ...]

    def matches(self, element: etree._Element) -> bool:
        if not self.compounds[-1].matches(element):
            return False
        wanted = list(self.compounds[:-1])
        above = element.getparent()
        while wanted and above is not None:
            if wanted[-1].matches(above):
                wanted.pop()
            above = above.getparent()
        return not wanted


@dataclass(frozen=True, slots=True)
class _Rule:
    order: int
    selector: _Selector
    declarations: Declarations


class Stylesheet:
    """The rules of a document, asked for one element at a time. Selectors that it does not know match nothing.

    Raises :class:`DraftError` for more rules, or more work to apply them, than a draft needs.
    """

    def __init__(self, text: str) -> None:
        self._by_key: dict[str, list[_Rule]] = {}
        self._known: dict[tuple[str, str, str], Declarations] = {}
        self._count = 0
        self._steps = 0
        self._add(_without_comments(text[:_LONGEST]), 0)

    def _add(self, text: str, depth: int) -> None:
        position = 0
        while (brace := text.find("{", position)) >= 0:
            prelude = text[position:brace].rpartition(";")[2].strip(" \t\r\n}")
            if prelude.startswith("@"):
                end = _closing(text, brace)
                if prelude.lower().startswith("@media") and "screen" not in prelude and depth < _DEEPEST:
                    self._add(text[brace + 1 : end], depth + 1)
            else:
                found = text.find("}", brace)
                end = found if found >= 0 else len(text)
                self._rule(prelude, declared(text[brace + 1 : end]))
            position = end + 1

    def _rule(self, prelude: str, declarations: Declarations) -> None:
        if not declarations:
            return
        for written in prelude.split(","):
            self._count += 1
            if self._count > _MOST_SELECTORS:
                raise _too_many()
            selector = _selector(written)
            if selector:
                last = selector.compounds[-1]
                key = f"#{last.id}" if last.id else f".{last.classes[0]}" if last.classes else last.tag or "*"
                self._by_key.setdefault(key, []).append(_Rule(self._count, selector, declarations))

    def of(self, element: etree._Element) -> Declarations:
        """Return the declarations for an element: its own style wins over rules, later rules over earlier ones."""
        tag = element.tag
        name = tag.rpartition("}")[2].lower() if isinstance(tag, str) else ""
        given, own = element.get("class") or "", element.get("id") or ""
        key = name, given, own
        by_rules = self._known.get(key)
        if by_rules is None:
            keys = ("*", name, f"#{own}", *(f".{item}" for item in dict.fromkeys(given.split())))
            rules = [rule for item in dict.fromkeys(keys) for rule in self._by_key.get(item, ())]
            by_rules = self._applied(element, rules)
            if all(len(rule.selector.compounds) == 1 for rule in rules):
                self._known[key] = by_rules
        style = element.get("style")
        return {**by_rules, **declared(style)} if style else by_rules

    def _applied(self, element: etree._Element, rules: list[_Rule]) -> Declarations:
        found: dict[str, str] = {}
        for rule in sorted(rules, key=lambda rule: rule.order):
            self._steps += len(rule.selector.compounds) * (1 + len(rule.declarations))
            if self._steps > _MOST_STEPS:
                raise _too_many()
            if rule.selector.matches(element):
                found.update(rule.declarations)
        return found


def _too_many() -> DraftError:
    return DraftError("The draft has far more rules of style than it needs.", "Export it again in a simpler form.")


def _without_comments(text: str) -> str:
    pieces = []
    position = 0
    while (start := text.find("/*", position)) >= 0:
        pieces.append(text[position:start])
        end = text.find("*/", start + 2)
        position = end + 2 if end >= 0 else len(text)
    return "".join([*pieces, text[position:]])


def _closing(text: str, brace: int) -> int:
    """Return where the group that is opened at ``brace`` is closed; the end of the text where it is not."""
    depth = 0
    for sign in _BRACE.finditer(text, brace):
        depth += 1 if sign[0] == "{" else -1
        if not depth:
            return sign.start()
    return len(text)


def declared(text: str) -> Declarations:
    """Read declarations such as ``display: none; font-size: 12px``."""
    found = {}
    for item in text.split(";"):
        name, colon, value = item.partition(":")
        if colon:
            found[name.strip().lower()] = value.replace("!important", "").strip().lower()
    return found


def hides(style: Callable[[str], str]) -> bool:
    """Whether an element with these properties is left out of the page with all that it contains."""
    return style("display") == "none" or _zero(style("opacity"))


def _zero(value: str) -> bool:
    return bool(re.fullmatch(r"0*\.?0+%?", value)) if value else False


def _selector(written: str) -> _Selector | None:
    compounds = []
    for part in written.replace(">", " ").split():
        match = _COMPOUND.fullmatch(part)
        if not match or not part:
            return None
        named = _PART.findall(match["rest"])
        compounds.append(
            _Compound(
                tag=(match["tag"] or "").lower(),
                classes=tuple(name for mark, name in named if mark == "."),
                id=next((name for mark, name in named if mark == "#"), ""),
            )
        )
    return _Selector(tuple(compounds)) if compounds else None
