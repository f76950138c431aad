"""``inscription``: wording that the layout must carry as the law prints it.

Case, line breaks, spacing, punctuation and the way in which a number is written do not matter on a felt, and several
sentences may be listed as one inscription. Other words that say the same are no violation: where the law admits
approved similar language, they stand, since they are approved with the layout; where it does not, that other words may
stand is a question of its reading. Words that say something else are not the inscription. What stands beside it is
compared in :mod:`checker.rules.calculations.inscribed_words`.
"""

from collections.abc import Iterable, Iterator, Sequence

from checker.law import Rule, Ruleset
from checker.law.params import Inscription
from checker.rules.context import Context
from checker.rules.result import Reason, Result
from checker.source import Scalar
from checker.source import Sequence as SequenceNode
from checker.statements.derive import reads_of_similar
from checker.submission import Filing, State
from checker.words.plain import is_asked, plain_sentences, plain_words
from checker.words.read import read_words
from checker.words.vocabulary import vocabulary_of

_ALTERED = 0.6


def carries(written: Iterable[str], text: str) -> bool:
    """Whether ``text`` is one of the inscriptions, or one of the sentences of one; what is asked is not said."""
    wanted = plain_words(text)
    if not wanted or is_asked(text):
        return False
    return any(wanted in {plain_words(item), *plain_sentences(item)} for item in written if not is_asked(item))


def reads(rule: Rule, ruleset: Ruleset) -> Iterator[str]:  # noqa: ARG001 - as all are called
    """Return where similar language and its approval are stated, and the inscriptions of a sign."""
    yield from reads_of_similar(rule)
    yield "sign.inscriptions"


def check(context: Context) -> Result:
    """Look for the mandated wording among the inscriptions that the filing lists."""
    rule, filing = context.rule, context.filing
    text = rule.subject
    answer = filing.answer(rule.at)
    if answer.state is not State.STATED:
        return context.undecided(answer)
    written = list(answer.value)
    if carries(written, text):
        return context.holds(f"The layout is inscribed: {text}.")
    similar = context.params(Inscription).similar_language
    if similar and (result := _similar(context, similar, written)):
        return result
    same = next((index for index, item in enumerate(written) if same_meaning(context, item, text)), None)
    if same is not None:
        return _in_other_words(context, f"{rule.at}.{same}", written[same], similar)
    return _missing(context, written, similar)


def _missing(context: Context, written: list[str], similar: str) -> Result:
    rule, text = context.rule, context.rule.subject
    moved = carries(on_sign(context.filing), text)
    near = altered(context, written, text)
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


def _in_other_words(context: Context, at: str, item: str, similar: str) -> Result:
    """Accept words that say the same where the text admits similar language; else leave it open."""
    said = f"“{item}” says in other words what the law prints: {context.rule.subject}."
    if similar:
        # Similar language is approved with the layout, which is always submitted.
        return context.holds(f"{said} The text admits similar language, approved with the layout.")
    return context.open(
        Reason.READINGS_DIFFER, f"{said} By the letter only the law’s own words will do.", path=at, words=item
    )


def same_meaning(context: Context, item: str, text: str) -> bool:
    """Whether an inscription says all that another one says, no less and under no condition."""
    vocabulary = vocabulary_of(context.ruleset)
    said, wanted = read_words(item, vocabulary), read_words(text, vocabulary)
    if not said.understood or any(claim.condition or claim.denied for claim in said.claims):
        return False
    return bool(wanted.claims) and all(
        any(_meets(claim.candidates, other.candidates) and claim.value == other.value for claim in said.claims)
        or any(
            _pays_alike(claim.value, other.value) and _meets(claim.candidates, other.candidates)
            for claim in said.claims
        )
        for other in wanted.claims
    )


def _meets(mine: Sequence[object], other: Sequence[object]) -> bool:
    return bool(set(mine) & set(other))


def _pays_alike(mine: object, other: object) -> bool:
    alike = getattr(mine, "same_as", None)
    return alike is not None and hasattr(other, "same_as") and bool(alike(other))


def altered(context: Context, written: Sequence[str], text: str) -> int | None:
    """Return the index of the inscription that stands in the place of ``text``: of the same subject, or alike."""
    vocabulary = vocabulary_of(context.ruleset)
    keys = {key for claim in read_words(text, vocabulary).claims for key in claim.candidates}
    for index, item in enumerate(written):
        read = read_words(item, vocabulary)
        if read.claims and all(set(claim.candidates) & keys for claim in read.claims):
            return index
    import difflib  # noqa: PLC0415 - only words that differ need it

    ratios = [difflib.SequenceMatcher(None, plain_words(text), plain_words(item)).ratio() for item in written]
    best = max(range(len(ratios)), key=ratios.__getitem__, default=None)
    return best if best is not None and ratios[best] >= _ALTERED else None


def on_sign(filing: Filing) -> list[str]:
    """Return the inscriptions that the filing lists for a sign, which no election of the chapter asks for."""
    _, node = filing.find("sign", "inscriptions")
    items = node.items if isinstance(node, SequenceNode) else (node,)
    return [item.text if isinstance(item, Scalar) else "" for item in items]


def inscribed(context: Context) -> Iterator[tuple[str, str]]:
    """Return the path and the text of every inscription that the filing lists, for the layout and for a sign."""
    answer = context.filing.answer(context.rule.at)
    layout = answer.value if answer.state is State.STATED else ()
    for base, texts in ((context.rule.at, layout), ("sign.inscriptions", on_sign(context.filing))):
        yield from ((f"{base}.{index}", text) for index, text in enumerate(texts) if text.strip())


def _similar(context: Context, at: str, written: list[str]) -> Result | None:
    """Accept approved similar language if the filing states it, cites its approval and inscribes it."""
    filing = context.filing
    text, approval = filing.answer(f"{at}.text"), filing.answer(f"{at}.approval")
    if text.state is not State.STATED:
        return None
    if approval.state is not State.STATED:
        # The missing approval is reported by its own election.
        return context.open(
            Reason.DEPENDS_ON, f"Similar language is stated without its approval: {text.text}.", path=f"{at}.approval"
        )
    if carries(written, text.text):
        return context.open(
            Reason.FILED_ELSEWHERE,
            f"Similar language under approval {approval.text}: {text.text}. Compare it with the approval.",
            path=text.path,
        )
    return context.fails(
        f"The layout lists neither “{context.rule.subject}” nor the approved similar language, “{text.text}”.",
        at=context.rule.at,
        expected=text.text,
        lawful=f"inscribe on the layout: {text.text}",
        label="the approved wording is missing here",
        related=[(f"{at}.text", "the approved wording")],
    )
