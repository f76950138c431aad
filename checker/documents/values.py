"""The filing's values as a document shows them: the law's words for choices, names for slugs, nothing hidden."""

from checker.clean import clean
from checker.documents.reviewed import ReviewedFiling
from checker.source import Scalar, Sequence
from checker.source.tree import find
from checker.statements.guide import plain_value
from checker.submission import State
from checker.submission.filing import normal

_NAMED = ("choices", "texts")


def shown(source: ReviewedFiling, path: str) -> str:
    """Return the value at ``path`` as text, empty where the filing does not state it or it cannot be read."""
    answer = source.filing.answer(path)
    if answer.state is not State.STATED:
        return ""
    election = source.ruleset.elections.get(path)
    if election is not None and election.type in _NAMED:
        separator = ", " if _names_wagers(source, path) else "; "
        return separator.join(items(source, path)).replace(".;", ".")
    if election is not None and election.type == "payouts":
        return "spelled out, and compared with the law's"
    return clean(plain_value(source.filing, source.ruleset, path))


def items(source: ReviewedFiling, path: str) -> tuple[str, ...]:
    """Return the items of a list at ``path``; where the list names wagers, by the wagers' names."""
    _, node = find(source.filing.document.root, tuple(path.split(".")))
    # One text after the colon is a list of one.
    nodes = node.items if isinstance(node, Sequence) else (node,)
    written = [" ".join(item.text.split()) for item in nodes if isinstance(item, Scalar)]
    if not _names_wagers(source, path):
        return tuple(clean(item) for item in written)
    by_slug = {normal(slug): wager.short for slug, wager in source.ruleset.wagers.items()}
    return tuple(by_slug.get(normal(item), clean(item)) for item in written)


def is_texts(source: ReviewedFiling, path: str) -> bool:
    """Whether an entry is a list of the operator's own sentences, such as a house way."""
    election = source.ruleset.elections.get(path)
    return election is not None and election.type == "texts" and not _names_wagers(source, path)


def _names_wagers(source: ReviewedFiling, path: str) -> bool:
    election = source.ruleset.elections.get(path)
    return path.endswith(".areas") or (election is not None and election.type == "choices")


def own_text(source: ReviewedFiling, path: str) -> str:
    """Return an entry that no provision asks for, such as the help line; empty where the filing has none."""
    return clean(" ".join(source.filing.raw_text(path).split()))


def shortened(text: str, most: int) -> str:
    """Cut a text that would break a page's head or foot, and show that it is cut."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"
