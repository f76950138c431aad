"""Lines that say that a wager is not offered, and nothing else."""

from checker.drafts.compared import Compared
from checker.drafts.language import lexicon
from checker.drafts.prose.told import Told
from checker.statements.comparison import Status
from checker.statements.in_use import is_in_play
from checker.words.plain import is_question
from checker.words.tokens import tokens
from checker.words.whole import wagers_in
from checker.words.wordings import wordings

_NOT = "not"


def said_not_offered(told: Told) -> Compared | None:
    """Return whether it is so that a wager is not offered; None where a line does not say just that of one wager."""
    said = tokens(told.text)
    if not any(token.text in wordings().denials for token in said):
        return None
    named = wagers_in(said, told.vocabulary)
    slugs = set(named.values())
    left = {token.text for at, token in enumerate(said) if at not in named and any(map(str.isalnum, token.text))}
    denied = left & wordings().denials
    if len(slugs) != 1 or not denied or left - denied - lexicon.OFFERING:
        return None
    if not (left & lexicon.OFFERED or said[0].text in denied - {_NOT}):
        return None  # what it has none of may stand above it: a commission
    if is_question(told.text):
        return None
    wager = told.ground.ruleset.wagers[slugs.pop()]
    if not wager.optional:
        return None
    statement = next(iter(told.ground.statements.of(subject=wager.slug, aspect="name")), None)
    text = told.sentence.text
    if not is_in_play(told.ground.filing, wager):
        return Compared(status=Status.AGREES, sentence=told.sentence, about="rule", text=text)
    return Compared(
        status=Status.DIFFERS, sentence=told.sentence, about="rule", text=text, statement=statement, wager=wager.slug,
        message=f"The draft says “{text}”; the filing offers {wager.short}.",
        help=f"take it out, or take {wager.short} out of the filing",
    )  # fmt: skip
