"""Whether what a sentence says is so, and the comparisons that tell it."""

from collections.abc import Iterator
from dataclasses import replace

from checker.drafts.compared import PAID, Compared
from checker.drafts.prose.told import Told
from checker.statements import Statement
from checker.statements.compare import agree_wholly
from checker.statements.compare import compare as compare_claims
from checker.statements.comparison import Comparison, Status
from checker.words.topics import topics


def reads_true(told: Told) -> bool:
    """Whether all that was read of a sentence is so."""
    compared = list(compare_claims(told.read.claims, told.ground))
    return not any(_is_paid_elsewhere(item, told) for item in compared) and agree_wholly(
        told.read, compared, lambda: told.passed_over
    )


def _is_paid_elsewhere(item: Comparison, told: Told) -> bool:
    """Whether it is so that something is paid, on another wager than the heading and the sentence name."""
    own, sentence = item.statement, told.sentence
    if own is None or own.key.aspect not in PAID or not sentence.scope:
        return False
    return own.key.subject not in (*sentence.scope, *sentence.named)


def all_agree(told: Told) -> Iterator[Compared]:
    """Yield that what a sentence says is so, with each statement that it tells."""
    for item in compare_claims(told.read.claims, told.ground):
        if item.status is not Status.AGREES or _is_paid_elsewhere(item, told):
            continue
        told_of = item.statement
        paid = told_of is not None and told_of.key.aspect in PAID
        yield replace(
            agrees(told),
            about=told_of.key.aspect if told_of and paid else "rule",
            statement=told_of,
            wager=told_of.key.subject if told_of and paid else "",
            label=told_of.names[0] if told_of and paid else "",
        )


def agrees(told: Told) -> Compared:
    """Return that a sentence says what holds."""
    return Compared(status=Status.AGREES, sentence=told.sentence, about="rule", text=told.sentence.text)


def differing(told: Told, statement: Statement, *, about: str, text: str) -> Compared:
    """Return that a sentence, of which ``text`` was read, says something else on its topic than a statement."""
    wording, topic = statement.wording, topics()[statement.key.aspect]
    return Compared(
        status=Status.DIFFERS, sentence=told.sentence, about=about, text=text, statement=statement, expected=wording,
        message=f"On {topic.about}, the draft says \u201c{told.sentence.text}\u201d. {wording.rstrip('.')}.",
        help=f"write: {wording}", provision=statement.provision,
    )  # fmt: skip


def differs(item: Compared) -> bool:
    """Whether something else holds than what was compared."""
    return item.status is Status.DIFFERS
