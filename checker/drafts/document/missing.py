"""What a draft leaves out of what its document is asked for."""

from collections.abc import Iterator, Sequence

from checker.drafts.compared import PAID, Compared
from checker.drafts.document.inscriptions import help_line_shown, other_number
from checker.drafts.document.shown import Shown
from checker.drafts.expectations.expected import Expected, Outcome
from checker.drafts.language import lexicon
from checker.drafts.language.words import words
from checker.drafts.structure.sentences import Sentence
from checker.statements import Document, Duty, Statement
from checker.statements.comparison import Status
from checker.values.stated import Dollars

_HALF = 2
_ASKED = {Duty.REQUIRED, Duty.RECOMMENDED}


def missing(
    compared: Sequence[Compared], sentences: Sequence[Sentence], expected: Expected, document: Document, shown: Shown,
    whole: Sentence,
) -> Iterator[Compared]:  # fmt: skip
    """Yield a comparison for each statement that the document is asked for and does not show where it was read.

    What was left unread may still hold it, which :mod:`checker.drafts.document.unread` decides.
    """
    elsewhere = _told_elsewhere(sentences)
    paying = {item.wager for item in compared if item.about == "payout" and item.status is not Status.NOT_COMPARED}
    unpaid = expected.outcomes.keys() - paying
    for slug, outcomes in expected.outcomes.items():
        if slug not in elsewhere and not _alike(slug, outcomes, sentences):
            yield from _wager(slug, outcomes, compared, expected, document, shown, whole, alone=unpaid <= {slug})
    yield from _payout_limit(compared, expected, document, shown, whole)
    for item in expected.statements.of(aspect="help_line"):
        if other := other_number(whole, sentences, item):
            yield other
        elif item.due(document) in _ASKED and not help_line_shown(shown, item):
            yield _left_out(
                item, whole, about="help_line", advice=True,
                message="The filing states a help line, and the draft does not show it as it is worded: "
                f"{item.wording[:120]}",
                help_=f"print it, or change {item.at} in the filing",
            )  # fmt: skip


def _told_elsewhere(sentences: Sequence[Sentence]) -> set[str]:
    """Return the wagers of which a draft says that the rest of what they pay stands elsewhere."""
    told = (sentence for sentence in sentences if lexicon.SHOWN_ELSEWHERE.search(sentence.text))
    return {slug for sentence in told for slug in (sentence.named or sentence.scope)}


def _alike(slug: str, outcomes: Sequence[Outcome], sentences: Sequence[Sentence]) -> bool:
    """Whether a draft says that a wager pays the same on all that it pays on, and it does."""
    told = [sentence for sentence in sentences if slug in (sentence.named or sentence.scope)]
    values = {str(outcome.payout.value) for outcome in outcomes if outcome.payout is not None}
    return len(values) == 1 and any(lexicon.WHICHEVER.search(sentence.text) for sentence in told)


def _wager(
    slug: str, outcomes: Sequence[Outcome], compared: Sequence[Compared], expected: Expected, document: Document,
    shown: Shown, whole: Sentence, *, alone: bool,
) -> Iterator[Compared]:  # fmt: skip
    """Yield what is left out of a wager; ``alone`` tells that what all others pay is shown."""
    paid = [outcome for outcome in outcomes if outcome.payout is not None and _stands_alone(outcome, slug, expected)]
    duty = paid[0].payout.due(document) if paid and paid[0].payout else Duty.ALLOWED
    # A guide, and a layout whose odds stand on a sign, name of the game's own wager what it is known for.
    if slug in expected.base and document is not Document.SIGN and duty is not Duty.REQUIRED:
        paid = paid[:1]
    if not paid:
        return
    name = expected.short[slug]
    own = [item for item in compared if item.wager == slug and item.about in PAID]
    found = {item.label for item in own if item.status is not Status.NOT_COMPARED and item.about == "payout"}
    lacking = [outcome for outcome in paid if outcome.name not in found]
    if len(lacking) == len(paid):
        if paid[0].payout is not None and duty in _ASKED:
            yield from _unpaid(paid[0].payout, slug, compared, expected, document, shown, whole, alone=alone)
        return
    if len(found) * _HALF < len(paid) and document is Document.GUIDE:
        return
    yield from _rows(lacking, name, whole, advice=slug in expected.base)
    yield from _envies(paid, own, name, whole, found)


def _unpaid(
    statement: Statement, slug: str, compared: Sequence[Compared], expected: Expected, document: Document,
    shown: Shown, whole: Sentence, *, alone: bool,
) -> Iterator[Compared]:  # fmt: skip
    """Yield that a wager is not shown at all, or not what it pays: a mistake, where it is the only one so left out."""
    name = expected.short[slug]
    named = (
        shown.carries((name,)) is not None
        or any(slug in item.sentence.named for item in compared)
        or expected.naming.mentioned(whole.text).count(slug)
    )
    if not named and slug not in expected.base:
        yield _left_out(
            statement, whole, about="wager", message=f"The filing offers {name}; the draft does not show it.",
            help_=f"show {name}, or take it out of the filing", expected=name,
            advice=statement.due(document) is Duty.RECOMMENDED and not alone,
        )  # fmt: skip
    elif statement.due(document) is Duty.REQUIRED:
        yield _left_out(
            statement, whole, about="payout", message=f"{name}: the draft does not show what it pays.",
            help_="show its payouts",
        )  # fmt: skip


def _rows(lacking: Sequence[Outcome], name: str, whole: Sentence, *, advice: bool) -> Iterator[Compared]:
    """Yield that rows are left out; as ``advice`` where it is what the game's own wager pays besides."""
    for outcome in lacking:
        if outcome.payout is not None:
            yield _left_out(
                outcome.payout, whole, about="row",
                message=f"{name}: the draft leaves out “{outcome.name}”, which pays {_value(outcome.payout)}.",
                help_=f"add the row: {outcome.payout.wording}", label=outcome.name, advice=advice,
            )  # fmt: skip


def _envies(
    paid: Sequence[Outcome], own: Sequence[Compared], name: str, whole: Sentence, found: set[str]
) -> Iterator[Compared]:
    shown = {item.label for item in own if item.about == "envy" and item.status is not Status.NOT_COMPARED}
    asked = [outcome for outcome in paid if outcome.envy is not None]
    if len(shown) * _HALF < len(asked):
        return
    for outcome in asked:
        if outcome.name not in shown and outcome.name in found and outcome.envy is not None:
            yield _left_out(
                outcome.envy, whole, about="envy",
                message=f"{name}: the draft leaves out the Envy Bonus of “{outcome.name}”, {outcome.envy.value}.",
                help_=f"add {outcome.envy.value}", label=outcome.name,
            )  # fmt: skip


def _stands_alone(outcome: Outcome, slug: str, expected: Expected) -> bool:
    """Whether a document has to show an outcome: of a game's own wager, those that any player can have."""
    if slug not in expected.base:
        return True
    name = set(words(expected.short[slug]))
    return len(expected.outcomes[slug]) == 1 or any(
        form <= name | {"wager"} or ("win" in form and form <= name | {"win", "wager", "other", "all"})
        for form in outcome.forms
    )


def _payout_limit(
    compared: Sequence[Compared], expected: Expected, document: Document, shown: Shown, whole: Sentence
) -> Iterator[Compared]:
    said = any(
        "payout_limit" in {item.about, item.statement.key.aspect if item.statement else ""}
        for item in compared
        if item.status is not Status.MISSING
    )
    for item in expected.statements.of(aspect="payout_limit"):
        duty = item.due(document)
        if isinstance(item.value, Dollars):
            if duty in _ASKED and not (said or _stands_under_title(item, shown)):
                yield _left_out(
                    item, whole, about="payout_limit", advice=duty is Duty.RECOMMENDED,
                    message=f"The draft does not show the payout limit of {item.value}.", help_=f"add: {item.wording}",
                )  # fmt: skip
        elif (
            duty is Duty.REQUIRED
            and not said
            and not any({"payout", "limit"} <= set(words(text)) for text, _ in shown.texts)
        ):
            yield _left_out(
                item, whole, about="payout_limit", message="The draft does not say that a payout limit applies.",
                help_=f"inscribe: {item.wording}",
            )  # fmt: skip


def _stands_under_title(item: Statement, shown: Shown) -> bool:
    """Whether the amount of a limit stands by itself in a draft that has a heading for it."""
    texts = [text.strip() for text, _ in shown.texts]
    return str(item.value) in texts and any(lexicon.LIMIT_TITLE.search(text) for text in texts)


def _left_out(
    item: Statement, whole: Sentence, *, about: str, message: str, help_: str, advice: bool = False, label: str = "",
    expected: str = "",
) -> Compared:  # fmt: skip
    return Compared(
        status=Status.MISSING, sentence=whole, about=about, text="", statement=item, wager=item.key.subject,
        label=label,
        expected=expected or _value(item), message=message, help=help_, provision=item.provision, advice=advice,
    )  # fmt: skip


def _value(item: Statement) -> str:
    return str(getattr(item.value, "text", item.value))
