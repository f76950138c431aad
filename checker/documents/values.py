"""The filing's values as a document shows them: the law's words for choices, names for slugs, nothing hidden."""

from checker.law import Ruleset
from checker.report.clean import clean
from checker.source import Scalar, Sequence
from checker.source.tree import find
from checker.submission import Filing, State
from checker.submission.filing import normal

_NAMED = ("choices", "texts")


def shown(filing: Filing, ruleset: Ruleset, path: str) -> str:
    """Give the value at ``path`` as text, empty where the filing does not state it or it cannot be read."""
    answer = filing.answer(path)
    if answer.state is not State.STATED:
        return ""
    election = ruleset.elections.get(path)
    if election is None:
        return clean(" ".join(answer.text.split()))
    if election.type == "choice":
        lawful = {normal(choice.value): choice.value for choice in election.choices}
        return clean(lawful.get(answer.value, answer.text))
    if election.type in _NAMED:
        return ", ".join(items(filing, ruleset, path))
    if election.type == "payouts":
        return "spelled out, and compared with the law's"
    return clean(answer.text)


def items(filing: Filing, ruleset: Ruleset, path: str) -> tuple[str, ...]:
    """Give the items of a list at ``path``; where the list names wagers, by the wagers' names."""
    _, node = find(filing.document.root, tuple(path.split(".")))
    nodes = node.items if isinstance(node, Sequence) else ()
    written = [item.text.strip() for item in nodes if isinstance(item, Scalar)]
    election = ruleset.elections.get(path)
    names_wagers = path.endswith(".areas") or (election is not None and election.type == "choices")
    if not names_wagers:
        return tuple(clean(item) for item in written)
    by_slug = {normal(slug): wager.short for slug, wager in ruleset.wagers.items()}
    return tuple(by_slug.get(normal(item), clean(item)) for item in written)


def own_text(filing: Filing, path: str) -> str:
    """Give an entry that no provision asks for, such as the help line; empty where the filing has none."""
    return clean(" ".join(filing.raw_text(path).split()))


def shortened(text: str, most: int) -> str:
    """Cut a text that would break a page's head or foot, and show that it is cut."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"
