"""Reads an html review without a browser: a small tree of elements that tests can search."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

_VOID = {"meta", "input", "br", "hr", "img", "link", "wbr"}


@dataclass
class Element:
    """An element with its attributes, children and texts in order."""

    tag: str
    attributes: dict[str, str | None]
    parts: list["Element | str"] = field(default_factory=list)

    def all(self, tag: str = "", **attributes: str) -> list["Element"]:
        """Give every element below with this tag and these attributes (``class_`` means one of its classes)."""
        return [item for item in self.below() if (not tag or item.tag == tag) and item.has(**attributes)]

    def one(self, tag: str = "", **attributes: str) -> "Element":
        """Give the only such element."""
        (found,) = self.all(tag, **attributes)
        return found

    def has(self, **attributes: str) -> bool:
        """Tell whether the element carries these attributes."""
        for name, value in attributes.items():
            if name == "class_":
                if value not in (self.attributes.get("class") or "").split():
                    return False
            elif self.attributes.get(name.replace("_", "-")) != value:
                return False
        return True

    def text(self) -> str:
        """Give the text below, with runs of white space made one space."""
        return " ".join("".join(self.texts()).split())

    def exact(self) -> str:
        """Give the text below as it stands."""
        return "".join(self.texts())

    def below(self) -> Iterator["Element"]:
        """Give every element below, in order."""
        for part in self.parts:
            if isinstance(part, Element):
                yield part
                yield from part.below()

    def texts(self) -> Iterator[str]:
        """Give every text below, in order."""
        for part in self.parts:
            if isinstance(part, Element):
                yield from part.texts()
            else:
                yield part


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Element("", {})
        self._open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, dict(attrs))
        self._open[-1].parts.append(element)
        if tag not in _VOID:
            self._open.append(element)

    def handle_endtag(self, tag: str) -> None:
        closed = self._open.pop()
        assert closed.tag == tag, f"</{tag}> closes <{closed.tag}>"

    def handle_data(self, data: str) -> None:
        self._open[-1].parts.append(data)


def read_page(text: str) -> Element:
    """Read a page; fail where elements do not nest."""
    reader = _Reader()
    reader.feed(text)
    reader.close()
    assert len(reader._open) == 1, f"<{reader._open[-1].tag}> is not closed"  # noqa: SLF001 - its own reader
    return reader.root
