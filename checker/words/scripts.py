"""Letters that are not Latin, which the reader cannot read, but for a few wishes and names that are an ornament."""

from checker.words.tokens import in_another_script
from checker.words.wordings import wordings


def without_ornament(text: str) -> str:
    """Return a text of the same length without its ornaments; nothing where other such letters are left."""
    for ornament in wordings().ornaments:
        text = text.replace(ornament, " " * len(ornament))
    return "" if in_another_script(text) else text
