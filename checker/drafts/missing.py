"""What a draft leaves out: only where nothing that was not compared could be it."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from checker.drafts import lexicon
from checker.drafts.claims import Sentence
from checker.drafts.compared import Compared, same
from checker.drafts.expected import Expected, Outcome
from checker.drafts.houses import Shown, help_line_shown
from checker.drafts.values import find_values
from checker.drafts.words import words
from checker.statements import Document, Dollars, Duty, Statement
from checker.values import Payout
from checker.values.payout import Push
from checker.words.model import Status
from checker.words.plain import squash

_HALF = 2
_EVEN = re.compile(r"\beven money\b", re.IGNORECASE)
_SEVERAL = "It may say what more than one outcome pays, and which was not understood."
_MAY_BE = "It may name an outcome, and nothing in it was understood."
_LABEL = 10
"""How many words a label has at most."""
_ASKED = {Duty.REQUIRED, Duty.RECOMMENDED}


def missing(
    compared: Sequence[Compared],
    expected: Expected,
    document: Document,
    shown: Shown,
    whole: Sentence,
    sentences: Sequence[Sentence],
) -> Iterator[Compared]:
    """Yield a comparison for each statement that the document is asked for and does not show."""
    told = {id(item.sentence) for item in compared}
    plain = [sentence for sentence in sentences if id(sentence) not in told]
    for slug, outcomes in expected.outcomes.items():
        for lacking in _wager(slug, outcomes, compared, expected, document, shown, whole):
            yield _unless_plain(lacking, outcomes, plain)
    yield from _payout_limit(compared, expected, document, shown, whole)
    for item in expected.statements.of(aspect="help_line"):
        if item.due(document) in _ASKED and not help_line_shown(shown, item):
            yield _left_out(
                item, whole, about="help_line", advice=True,
                message="The filing states a help line, and the draft does not show it as it is worded: "
                f"{item.wording[:120]}",
                help_=f"print it, or change {item.at} in the filing",
            )  # fmt: skip


def _unless_plain(item: Compared, outcomes: Sequence[Outcome], plain: Sequence[Sentence]) -> Compared:
    """Return a row that is left out, or the line that may be it among those of which nothing was understood."""
    outcome = next((found for found in outcomes if found.name == item.label), None)
    if item.status is not Status.MISSING or item.about not in {"row", "envy"} or outcome is None:
        return item
    statement = item.statement
    line = next((sentence for sentence in plain if statement and _could_say(sentence, outcome, statement)), None)
    if line is None or statement is None:
        return item
    return Compared(
        status=Status.NOT_COMPARED, sentence=line, about="payout", text=line.text, wager=outcome.wager,
        reason=_MAY_BE, could_be=(statement,),
    )  # fmt: skip


def _could_say(sentence: Sentence, outcome: Outcome, statement: Statement) -> bool:
    """Whether a text has most words that tell an outcome, or says its figure."""
    given = set(words(sentence.text))
    pushes = isinstance(statement.value, Payout) and any(isinstance(part, Push) for part in statement.value.parts)
    if pushes and "lose" in given:
        return False
    if len(given) <= _LABEL and any(same(value, statement) for value in find_values(sentence.text)):
        return True
    forms = [form - lexicon.SILENT or form for form in outcome.forms]
    if len(given) > _LABEL:
        return any(form <= given for form in forms)
    return any(len(given & form) * _HALF > len(form) for form in forms)


def _wager(
    slug: str, outcomes: Sequence[Outcome], compared: Sequence[Compared], expected: Expected, document: Document,
    shown: Shown,
    whole: Sentence,
) -> Iterator[Compared]:  # fmt: skip
    paid = [outcome for outcome in outcomes if outcome.payout is not None and _stands_alone(outcome, slug, expected)]
    if slug in expected.base and len(paid) > 1 and document is not Document.SIGN:
        paid = paid[:1]
    duty = paid[0].payout.due(document) if paid and paid[0].payout else Duty.ALLOWED
    name = expected.short[slug]
    own = [item for item in compared if item.wager == slug and item.about in {"payout", "envy"}]
    found = {item.label for item in own if item.status is not Status.NOT_COMPARED and item.about == "payout"}
    left = [
        item
        for item in compared
        if item.status is Status.NOT_COMPARED and item.about in {"payout", "envy"} and item.wager in {"", slug}
    ]
    if not paid:
        return
    lacking = [outcome for outcome in paid if outcome.name not in found]
    if len(lacking) == len(paid):
        if paid[0].payout is not None and duty in _ASKED and not left:
            yield from _unpaid(paid[0].payout, slug, compared, expected, document, shown, whole)
        return
    if len(found) * _HALF < len(paid) and document is Document.GUIDE:
        return
    if not left:
        yield from _rows(lacking, own, compared, name, whole)
    yield from _envies(paid, own, [*left, *compared], name, whole, found)


def _unpaid(
    statement: Statement, slug: str, compared: Sequence[Compared], expected: Expected, document: Document,
    shown: Shown, whole: Sentence,
) -> Iterator[Compared]:  # fmt: skip
    """Yield that a wager is not shown at all, or not what it pays."""
    name, duty = expected.short[slug], statement.due(document)
    named = (
        shown.carries((name,)) is not None
        or any(slug in item.sentence.named for item in compared)
        or expected.naming.mentioned(whole.text).count(slug)
    )
    if not named and slug not in expected.base:
        yield _left_out(
            statement,
            whole,
            about="wager",
            message=f"The filing offers {name}; the draft does not show it.",
            help_=f"show {name}, or take it out of the filing",
            expected=name,
        )
        return
    if duty is not Duty.REQUIRED or any(other.key.subject == slug for item in compared for other in item.could_be):
        return
    if (line := _paid_in_words(statement, compared)) is not None:
        yield _left_open(line, statement)
    else:
        yield _left_out(
            statement,
            whole,
            about="payout",
            message=f"{name}: the draft does not show what it pays.",
            help_="show its payouts",
        )


def _rows(
    lacking: Sequence[Outcome], own: Sequence[Compared], compared: Sequence[Compared], name: str, whole: Sentence
) -> Iterator[Compared]:
    """Yield the rows that are left out; a line that may say what one of them pays is left open instead."""
    for outcome in lacking:
        if outcome.payout is None:
            continue
        if any(_might_be(item, outcome) or _told_in_prose(item, outcome) for item in compared):
            continue
        if any(_has_words(item, outcome, outcome.payout) for item in compared):
            continue
        listed = next((item for item in own if _listed(item, outcome)), None)
        if listed is not None:
            yield _left_open(listed, outcome.payout)
        else:
            yield _left_out(
                outcome.payout, whole, about="row",
                message=f"{name}: the draft leaves out “{outcome.name}”, which pays {_value(outcome.payout)}.",
                help_=f"add the row: {outcome.payout.wording}", label=outcome.name,
            )  # fmt: skip


def _envies(
    paid: Sequence[Outcome],
    own: Sequence[Compared],
    left: Sequence[Compared],
    name: str,
    whole: Sentence,
    found: set[str],
) -> Iterator[Compared]:
    shown = {item.label for item in own if item.about == "envy" and item.status is not Status.NOT_COMPARED}
    asked = [outcome for outcome in paid if outcome.envy is not None]
    open_ = [item for item in own if item.status is Status.NOT_COMPARED]
    if len(shown) * _HALF < len(asked) or not asked or open_:
        return
    for outcome in asked:
        lines = [item.sentence for item in own if item.label == outcome.name]
        if outcome.name in shown or outcome.name not in found or outcome.envy is None:
            continue
        if any(item.status is Status.NOT_COMPARED and item.sentence in lines for item in left):
            continue
        if not any(_has_words(item, outcome, outcome.envy) for item in left):
            yield _left_out(
                outcome.envy, whole, about="envy",
                message=f"{name}: the draft leaves out the Envy Bonus of “{outcome.name}”, {outcome.envy.value}.",
                help_=f"add {outcome.envy.value}", label=outcome.name,
            )  # fmt: skip


def _might_be(item: Compared, outcome: Outcome) -> bool:
    """Whether a line that was not compared has the figure or most words of an outcome, whatever heading it is under."""
    if item.status is not Status.NOT_COMPARED or item.about not in {"payout", "envy"}:
        return False
    if outcome.payout is not None and squash(_value(outcome.payout)) == squash(item.text):
        return True
    given = set(words(item.label or item.sentence.text))
    return any(len(given & form) * _HALF > len(form) for form in outcome.forms)


def _has_words(item: Compared, outcome: Outcome, statement: Statement) -> bool:
    """Whether a line that was not compared has all words of an outcome, and its figure or more than one word of it."""
    if item.status is not Status.NOT_COMPARED:
        return False
    given = set(words(item.sentence.text))
    forms = [form for form in outcome.forms if form <= given]
    figure = any(same(value, statement) is not False for value in find_values(item.sentence.text))
    return bool(forms) and (figure or max(map(len, forms)) > 1)


def _listed(item: Compared, outcome: Outcome) -> bool:
    """Whether a line names an outcome beside the one that it was compared with, and says what it pays."""
    if item.status is not Status.AGREES or item.about != "payout" or outcome.payout is None:
        return False
    if item.statement is None or not any(same(value, outcome.payout) for value in find_values(item.sentence.text)):
        return False
    left = Counter(words(item.sentence.text)) - Counter(words(item.label))
    return any(form <= set(left) for form in outcome.forms)


def _paid_in_words(statement: Statement, compared: Sequence[Compared]) -> Compared | None:
    """Return a line of prose that says what a game's own wager pays, before anything that is kept of it."""
    if not isinstance(statement.value, Payout):
        return None
    gross = str(statement.value.gross.text)
    even = gross == "1 to 1"
    return next(
        (
            item
            for item in compared
            if item.sentence.prose
            and item.status is not Status.MISSING
            and (gross in item.sentence.text or (even and _EVEN.search(item.sentence.text)))
        ),
        None,
    )


def _left_open(item: Compared, statement: Statement) -> Compared:
    return replace(item, status=Status.NOT_COMPARED, statement=None, reason=_SEVERAL, message="", could_be=(statement,))


def _told_in_prose(item: Compared, outcome: Outcome) -> bool:
    """Whether a paragraph on what is paid has all words of an outcome, so that it may say what that pays."""
    prose = any(cell.prose for cell in item.sentence.block.cells)
    if item.about not in {"payout", "envy"} or not prose or item.wager not in {"", outcome.wager}:
        return False
    given = set(words(item.sentence.block.text))
    return any(form <= given for form in outcome.forms)


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
    said = [item for item in compared if item.about == "payout_limit"]
    for item in expected.statements.of(aspect="payout_limit"):
        duty = item.due(document)
        if isinstance(item.value, Dollars):
            if duty in _ASKED and not said:
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
