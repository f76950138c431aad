"""The little of CSS that tells whether a text is seen: rules with simple selectors, such as ``.note { display.

None }``.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from lxml import etree

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_AT_MEDIA = re.compile(r"@media\s+([^{]+)\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}")
_AT_OTHER = re.compile(r"@[a-z-]+[^{;]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})", re.IGNORECASE)
_COMPOUND = re.compile(r"(?P<tag>[\w-]+|\*)?(?P<rest>(?:[.#][\w-]+)*)")
_PART = re.compile(r"([.#])([\w-]+)")
_LONGEST = 500_000

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


class Stylesheet:
    """The rules of a document, asked for one element at a time. Selectors that it does not know match nothing."""

    def __init__(self, text: str) -> None:
        self._rules: list[tuple[_Selector, Declarations]] = []
        plain = _COMMENT.sub("", text[:_LONGEST])
        for media in _AT_MEDIA.finditer(plain):
            if "screen" not in media[1]:
                self._add(media[2])
        self._add(_AT_OTHER.sub("", _AT_MEDIA.sub("", plain)))

    def _add(self, text: str) -> None:
        for rule in _RULE.finditer(text):
            declarations = declared(rule[2])
            for written in rule[1].split(","):
                selector = _selector(written)
                if selector and declarations:
                    self._rules.append((selector, declarations))

    def of(self, element: etree._Element) -> Declarations:
        """Give the declarations for an element: its own style wins over rules, later rules over earlier ones."""
        found: dict[str, str] = {}
        for selector, declarations in self._rules:
            if selector.matches(element):
                found.update(declarations)
        found.update(declared(element.get("style") or ""))
        return found


def declared(text: str) -> Declarations:
    """Read declarations such as ``display: none; font-size: 12px``."""
    found = {}
    for item in text.split(";"):
        name, colon, value = item.partition(":")
        if colon:
            found[name.strip().lower()] = value.replace("!important", "").strip().lower()
    return found


def hides(style: Callable[[str], str]) -> bool:
    """Tell whether an element with these properties is left out of the page with all that it contains."""
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
