"""``inscription``: wording that the layout must carry as the law prints it.

Case, line breaks, spacing and a full stop at the end do not matter on a felt, and several sentences may be listed as
one inscription; any other difference counts. Where the law admits approved similar language, the filing states that
wording and its approval.
"""

import difflib
import re
from collections.abc import Iterable

from checker.rules.context import Context
from checker.rules.verdict import Verdict
from checker.source import Scalar, Sequence
from checker.source.tree import find
from checker.submission import Filing, State

_ALTERED = 0.6


def wording(text: str) -> str:
    """Give the form in which two inscriptions are compared."""
    return " ".join(text.replace("\u2019", "'").split()).rstrip(".").casefold()


def carries(written: Iterable[str], text: str) -> bool:
    """Tell whether ``text`` is one of the inscriptions, or one of the sentences of one."""
    wanted = wording(text)
    return any(
        wanted in {wording(item), *(wording(sentence) for sentence in re.split(r"[.;•|\n]", item))} for item in written
    )


def check(context: Context) -> Verdict:
    """Look for the mandated wording among the inscriptions that the filing lists."""
    rule, filing = context.rule, context.filing
    text = rule.subject
    answer = filing.answer(rule.at)
    if answer.state is not State.STATED:
        return context.undecided(answer)
    written = list(answer.value)
    if carries(written, text):
        return context.holds(f"The layout is inscribed: {text}.")
    similar = str(rule.arguments.get("similar_language", ""))
    if similar and (verdict := _similar(context, similar, written)):
        return verdict
    moved = carries(_on_sign(filing), text)
    near = _nearest(text, written)
    help_text = f"inscribe on the layout: {text}"
    if similar:
        help_text += f"; or state other wording and its approval under {similar}"
    if moved:
        message = f"The inscription “{text}” is listed for a sign, and may not move there from the layout."
    elif near is not None:
        message = f"The inscription “{written[near]}” differs from the law’s wording, “{text}”."
    else:
        message = f"The layout lists no inscription “{text}”."
    return context.fails(
        message,
        at=rule.at if near is None else f"{rule.at}.{near}",
        expected=text,
        actual="" if near is None else written[near],
        lawful=help_text,
        label="the inscription is missing here" if near is None else f"the law’s wording is: {text}",
        related=[("sign.inscriptions", "it is listed here")] if moved else [],
    )


def _on_sign(filing: Filing) -> list[str]:
    """Give the inscriptions that the filing lists for a sign, which no election of the chapter asks for."""
    _, node = find(filing.document.root, ("sign", "inscriptions"))
    items = node.items if isinstance(node, Sequence) else (node,)
    return [item.text for item in items if isinstance(item, Scalar)]


def _nearest(text: str, written: list[str]) -> int | None:
    """Give the index of the inscription that looks like a changed form of ``text``."""
    ratios = [difflib.SequenceMatcher(None, wording(text), wording(item)).ratio() for item in written]
    best = max(range(len(ratios)), key=ratios.__getitem__, default=None)
    return best if best is not None and ratios[best] >= _ALTERED else None


def _similar(context: Context, at: str, written: list[str]) -> Verdict | None:
    """Accept approved similar language if the filing states it, cites its approval and inscribes it."""
    filing = context.filing
    text, approval = filing.answer(f"{at}.text"), filing.answer(f"{at}.approval")
    if text.state is not State.STATED:
        return None
    if approval.state is not State.STATED:
        # The missing approval is reported by its own election.
        return context.person(f"Similar language is stated without its approval: {text.text}.")
    if carries(written, text.text):
        return context.person(
            f"Similar language under approval {approval.text}: {text.text}. Compare it with the approval."
        )
    return context.fails(
        f"The layout lists neither “{context.rule.subject}” nor the approved similar language, “{text.text}”.",
        at=context.rule.at,
        expected=text.text,
        lawful=f"inscribe on the layout: {text.text}",
        label="the approved wording is missing here",
        related=[(f"{at}.text", "the approved wording")],
    )
