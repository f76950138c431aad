"""``inscribed_limit``: what an inscription says of a payout limit must be the limit that the filing sets."""

import re
from collections.abc import Iterator

from checker.rules.context import Context
from checker.rules.inscription import inscribed, sentences
from checker.rules.result import FindingClass, Reason, Result, left_open
from checker.submission import State
from checker.values import format_dollars, parse_dollars

_LIMIT = re.compile(r"\b(?:pay-?outs?|awards?)\b.*\b(?:limit|limited|maximum|capped|cap|aggregate)\b")
_MOST = re.compile(r"\b(?:limit|limited|maximum|capped|cap|aggregate)\b.*\b(?:pay-?outs?|awards?)\b")
_DOLLARS = re.compile(r"\$ ?(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,12})(?:\.[0-9]{2})?(?![0-9])")


def inscribed_limit(context: Context) -> Iterator[Result]:
    """Compare each sentence on a payout limit, on the layout or a sign, with the amount filed."""
    answer = context.filing.answer("payout_limit.amount")
    judged = False
    for path, text in inscribed(context):
        said = [part for part in sentences(text) if _LIMIT.search(part) or _MOST.search(part)]
        if not said or answer.state is State.UNREADABLE:
            continue
        judged = True
        amounts = [parse_dollars(found) for part in said for found in _DOLLARS.findall(part)]
        if answer.state is State.STATED:
            for amount in amounts:
                if amount != answer.value:
                    yield context.fails(
                        f"“{text}” is inscribed, but the payout limit filed is {answer.text}.",
                        at=path,
                        expected=answer.text,
                        actual=format_dollars(amount),
                        lawful=f"{answer.text}, the limit filed",
                        label=f"the limit filed is {answer.text}",
                        related=[("payout_limit.amount", f"Payout limit: {answer.text}")],
                    )
        elif amounts:
            yield context.fails(
                f"“{text}” is inscribed, but the filing sets no payout limit.",
                at=path,
                expected="no payout limit",
                actual=text,
                lawful="file the payout limit, or leave the inscription out",
                label="a limit that is not filed",
            )
        else:
            found = context.fails(
                f"“{text}” is inscribed, but the filing sets no payout limit. A person must say what it refers to.",
                at=path,
                kind=FindingClass.ADVISORY,
                actual=text,
                lawful="file the payout limit, or leave the inscription out",
                label="a limit that is not filed",
            )
            yield left_open(found, Reason.DEPENDS_ON)
    if judged:
        yield context.holds("Inscriptions on a payout limit were compared with the filing.")
    else:
        yield context.unused()
