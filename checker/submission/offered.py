"""Which wagers a filing offers: those with choices of their own, and those that say yes."""

from checker.frozen import frozen
from checker.source import Document, Entry, Problem, Scalar, Sequence
from checker.source.tree import Mapping, is_blank
from checker.submission.answer import MOST_ITEMS
from checker.submission.readers import place, shown
from checker.values import parse_yes_no

_HELP = "Write yes, no, or the wager's choices on indented lines below."


@frozen
class Offered:
    """The wagers offered and those of which the filing does not clearly say so. ``all_unsure``: none can be told.

    ``named`` are all that have an entry, refused ones too.
    """

    wagers: tuple[str, ...] = ()
    named: frozenset[str] = frozenset()
    unsure: frozenset[str] = frozenset()
    all_unsure: bool = False
    problems: tuple[Problem, ...] = ()


def read_offered(document: Document) -> Offered:
    """Read the entries below ``wagers``."""
    entry = document.root.get("wagers")
    if entry is None or is_blank(entry.value):
        return Offered()
    # What is no group, or one of more wagers than any game has, is reported by the check of the file's shape.
    if not isinstance(entry.value, Mapping):
        return Offered(all_unsure=True)
    if len(entry.value.entries) > MOST_ITEMS:
        return Offered(all_unsure=True)
    said = {wager.key.text: _says(wager) for wager in entry.value}
    problems = [_problem(wager) for wager in entry.value if said[wager.key.text] is None]
    return Offered(
        wagers=tuple(name for name, yes in said.items() if yes),
        named=frozenset(said),
        unsure=frozenset(name for name, yes in said.items() if yes is None),
        problems=tuple(problems),
    )


def _says(wager: Entry) -> bool | None:
    if isinstance(wager.value, Mapping):
        return True if wager.value.entries else None
    if isinstance(wager.value, Sequence):
        return None
    try:
        return parse_yes_no(wager.value.text)
    except ValueError:
        return None


def _problem(wager: Entry) -> Problem:
    name = f"wagers.{wager.key.text[:60]}"
    if is_blank(wager.value) or isinstance(wager.value, Mapping):
        message = f"{name} does not say whether the wager is offered."
    elif isinstance(wager.value, Scalar):
        message = f"{name}: {shown(wager.value)} is neither yes nor no."
    else:
        message = f"{name} is {shown(wager.value)}."
    position = place(wager.value, wager.key.position)
    words = "" if isinstance(wager.value, Sequence) else getattr(wager.value, "text", "") or wager.key.text
    return Problem(path=f"wagers.{wager.key.text}", position=position, message=message, help=_HELP, words=words)
