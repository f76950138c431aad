"""How a text has to be written so that it is read as the same text."""

from collections.abc import Callable
from functools import lru_cache

from checker.source import Mapping, Node, Scalar, Sequence, SourceError, read_text


class EditError(ValueError):
    """The edit would not give exactly what was asked for, or its text cannot be read; nothing is changed."""


@lru_cache(maxsize=4096)
def written(text: str, quote: str = "", *, flow: bool = False) -> str:
    """Return ``text`` as a value in one line of YAML.

    It stands in quotes of the kind ``quote`` if one is given, else only where it needs them. ``flow`` tells that it
    stands inside braces or brackets. Raises :class:`EditError`.
    """
    return _first(text, quote, "[{form}, z]" if flow else "{form}", _is_value)


@lru_cache(maxsize=1024)
def written_name(name: str, *, flow: bool = False) -> str:
    """Return ``name`` as the name of an entry, like :func:`written`."""
    return _first(name, "", "{{{form}: z, y: z}}" if flow else "{{{form}: z}}", _is_name)


def _first(text: str, quote: str, pattern: str, is_right: Callable[[Node, str], bool]) -> str:
    single = f"'{text.replace(chr(39), chr(39) * 2)}'"
    double = '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
    preferred = {"'": single, '"': double}.get(quote, text)
    for form in (preferred, text, double, single):
        try:
            node = read_text(f"entry: {pattern.format(form=form)}\n", "").root.entries[0].value
        except SourceError:
            continue
        if is_right(node, text):
            return form
    raise EditError("Only characters that can be seen can be written in a filing, in one line.")


def _is_value(node: Node, text: str) -> bool:
    if isinstance(node, Sequence):
        if len(node.items) != 2:  # noqa: PLR2004 - the text and the z beside it
            return False
        node = node.items[0]
    return isinstance(node, Scalar) and node.text == text


def _is_name(node: Node, text: str) -> bool:
    return isinstance(node, Mapping) and node.entries[0].key.text == text and len(node.entries) in {1, 2}
