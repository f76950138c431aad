"""Compares what a sentence of a draft says on the topics of the chapter with its statements."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from decimal import Decimal

from checker.drafts.compared import Compared
from checker.drafts.figures.amounts import OF_WHAT
from checker.drafts.language import lexicon
from checker.drafts.prose.firm.decide import is_firm
from checker.drafts.prose.firm.held import Held
from checker.drafts.prose.firm.in_passing import breaks_off, in_passing, may_be_a_copy
from checker.drafts.prose.left_open import is_full
from checker.drafts.prose.told import NOT_UNDERSTOOD, Told
from checker.statements import Statement
from checker.statements.compare import Ground
from checker.statements.compare import compare as compare_claims
from checker.statements.comparison import Comparison, Status
from checker.values.provision import NO_PROVISION
from checker.values.stated import Number, Percent, Word
from checker.words.model import Claim
from checker.words.topics import topics

_FIGURES = frozenset(
    {"payout", "envy", "name", "area", "limit_min", "limit_max", "payout_limit", "posted_limit", "paytable"}
)
"""What is compared as figures and names, and not as a sentence."""
_PAYOUT = "payout"
_WHICH = "It may speak of the game, or of the wager that the heading names, of which something else holds"
_CASES = r"(?:if|when|whenever|whoever|once|while|where|after|before|until|unless|should)"
_SUPPOSES = re.compile(rf"\W*(?:even )?{_CASES}\b(?!.*\b(?:may|can|allowed|permitted)\b)", re.IGNORECASE)
_SUPPOSING = re.compile(rf"\b{_CASES}\s+$", re.IGNORECASE)
"""How a clause begins that supposes something, and how the words before it end."""
_WHOLE = 100
_PARTS = {Decimal(50): "half", Decimal(25): "a quarter"}


def compare_topics(told: Told, settled: Sequence[str] = ()) -> Iterator[Compared]:
    """Yield the comparison of each thing that a sentence says on a topic; its figures settle those in ``settled``."""
    every = list(compare_claims(told.read.claims, told.ground))
    rules = [item for item in every if item.claim.key.aspect not in _FIGURES]
    # Where nothing else is told, an outcome may be said to lose, which is no figure.
    asked = rules or [item for item in every if _is_lost(item.claim)]
    found = [_under_heading(_of_any_subject(item, told.ground), told) for item in asked]
    found = [item for item in found if not _is_supposed(item, told)]
    agreed = {item.claim.key.aspect for item in found if item.status is Status.AGREES}
    seen: set[str] = set(settled)
    for item in sorted(found, key=lambda comparison: comparison.status is not Status.AGREES):
        claim = item.claim
        beside = item.status is Status.DIFFERS and _is_beside(item, found) and claim.key.aspect not in settled
        if not beside and (
            (claim.key.aspect in seen and not _is_lost(claim))
            or (item.status is not Status.AGREES and claim.key.aspect in agreed)
        ):
            continue
        seen.add(claim.key.aspect)
        if item.status is not Status.AGREES and may_be_a_copy(claim, told.ground):
            yield told.left(NOT_UNDERSTOOD)
        else:
            yield _of(item, claim, told)


def _is_supposed(item: Comparison, told: Told) -> bool:
    """Whether a right is so, and is only what a sentence supposes: if you surrender, ..."""
    claim = item.claim
    topic = topics().get(claim.key.aspect)
    if item.status is not Status.AGREES or topic is None or not topic.right:
        return False
    return _SUPPOSES.match(claim.text) is not None or _SUPPOSING.search(told.text[: claim.start]) is not None


def of_right(item: Compared) -> bool:
    """Whether a comparison is with the statement of a right."""
    topic = topics().get(item.statement.key.aspect) if item.statement else None
    return topic is not None and topic.right


def is_against(item: Compared) -> bool:
    """Whether a comparison says that something differs, or would if it were sure."""
    return item.status is Status.DIFFERS or item.reason == NOT_UNDERSTOOD


def _of_any_subject(item: Comparison, ground: Ground) -> Comparison:
    """Return the comparison with the game's own statement on a topic, where the wager that is named has none."""
    claim = item.claim
    if item.status is not Status.EXTRA:
        return item
    own = ground.statements.of(aspect=claim.key.aspect)
    same = next((statement for statement in own if statement.value == claim.value), None)
    if same is not None and not claim.denied:
        return replace(item, status=Status.AGREES, statement=same)
    return replace(item, statement=own[0]) if len(own) == 1 else item


def _is_beside(item: Comparison, found: Sequence[Comparison]) -> bool:
    """Whether a claim says in words of its own the contrary of another one on its topic."""
    claim = item.claim
    same = [other.claim for other in found if other.status is Status.AGREES]
    own = [other for other in same if other.key.aspect == claim.key.aspect]
    if not own or not isinstance(claim.value, Word):
        return False
    return all(other.end <= claim.start or claim.end <= other.start for other in own)


def _under_heading(item: Comparison, told: Told) -> Comparison:
    """Return the comparison with the statement of the wager that the heading names, where the sentence names none."""
    claim = item.claim
    if item.statement is not None or item.status is Status.AGREES:
        return _of_heading(_or_otherwise(item, told), claim, told)
    under = (*told.sentence.named, *told.sentence.scope)
    all_ = told.ground.statements.of(aspect=claim.key.aspect)
    own = tuple(statement for statement in all_ if statement.key.subject in under)
    if not own and (under or lexicon.LABEL_CUES["payout_limit"].search(told.sentence.before)):
        own = _otherwise(claim, told)
    if not own or len({statement.value for statement in own}) > 1 or own[0].key.name:
        return item
    status = Status.AGREES if (own[0].value == claim.value) is not claim.denied else Status.DIFFERS
    return _or_otherwise(replace(item, status=status, statement=own[0]), told)


def _or_otherwise(item: Comparison, told: Told) -> Comparison:
    """Leave open what differs, where it holds on the topic on which the same is said of another thing."""
    if item.status is not Status.DIFFERS:
        return item
    holds = any(statement.value == item.claim.value for statement in _otherwise(item.claim, told))
    return replace(item, status=Status.NOT_COMPARED, reason=_WHICH) if holds else item


def _otherwise(claim: Claim, told: Told) -> tuple[Statement, ...]:
    """Return the statements on the topic on which the same is said of another thing than a meter that is named."""
    topic = topics().get(claim.key.aspect)
    other = topic.otherwise if topic else ""
    return told.ground.statements.of(aspect=other) if other and not lexicon.METER.search(told.text) else ()


def _of_heading(item: Comparison, claim: Claim, told: Told) -> Comparison:
    """Return the comparison with what holds of the wager of the heading, or leave open which of two is meant."""
    sentence = told.sentence
    own = [
        statement
        for statement in told.ground.statements.of(aspect=claim.key.aspect)
        if statement.key.subject in sentence.scope and not statement.key.name
    ]
    named = [slug for slug in sentence.named if slug != sentence.head]
    if named or not own or item.statement in own or not isinstance(claim.value, Word):
        return item
    if all((statement.value == claim.value) is not claim.denied for statement in own):
        return replace(item, status=Status.AGREES, statement=own[0])
    if item.status is Status.AGREES:
        return replace(item, status=Status.NOT_COMPARED, reason=_WHICH)
    return item


def _of(item: Comparison, claim: Claim, told: Told) -> Compared:
    about = "commission" if claim.key.aspect.startswith("commission") else "rule"
    if item.status is Status.AGREES:
        if is_full(told.sentence) and (in_passing(claim, told) or breaks_off(claim, told)):
            return _unsure(item, claim, told, about, NOT_UNDERSTOOD)
        if about == "commission" and lexicon.OF_THE_WAGER.match(told.text[claim.end :]):
            return told.left(OF_WHAT)
        return Compared(
            status=Status.AGREES, sentence=told.sentence, about=about, text=claim.text, statement=item.statement
        )
    differs = item.status in {Status.DIFFERS, Status.EXTRA}
    if (
        differs
        and not _is_what_is_left(item)
        and not (item.status is Status.EXTRA and item.statement is None and _is_of_other_tables(claim))
        and is_firm(Held(item, claim, told))
    ):
        return _differing(item, claim, told, about)
    reason = NOT_UNDERSTOOD if differs else f"{item.reason[:1].upper()}{item.reason[1:]}."
    return _unsure(item, claim, told, about, reason)


def _is_what_is_left(item: Comparison) -> bool:
    """Whether a share is what is left of the whole after the one that is stated: 95 cents on the dollar are paid."""
    own, said = item.statement.value if item.statement else None, item.claim.value
    return isinstance(own, Percent) and isinstance(said, Percent) and own.value + said.value == _WHOLE


def _is_lost(claim: Claim) -> bool:
    """Whether a claim says of an outcome, without a figure, that its wager loses: natural tie, lose."""
    return claim.key.aspect == _PAYOUT and isinstance(claim.value, Word)


def _is_of_other_tables(claim: Claim) -> bool:
    """Whether a claim is a number or an outcome of which nothing is stated here: it may be of another thing."""
    topic = topics().get(claim.key.aspect)
    return isinstance(claim.value, Number) or (topic is not None and topic.kind == "word" and not topic.right)


def _unsure(item: Comparison, claim: Claim, told: Told, about: str, reason: str) -> Compared:
    return Compared(
        status=Status.NOT_COMPARED, sentence=told.sentence, about=about, text=claim.text, reason=reason,
        could_be=(item.statement,) if item.statement else (),
    )  # fmt: skip


def _differing(item: Comparison, claim: Claim, told: Told, about: str) -> Compared:
    statement: Statement | None = item.statement
    topic = topics().get(claim.key.aspect)
    named = "what is paid" if claim.key.aspect == _PAYOUT else claim.key.aspect.replace("_", " ")
    subject = topic.about if topic else named
    # What was read for the words of the draft, such as “the dealer” for “he”, is not quoted.
    said = claim.text if told.written or claim.text in told.sentence.text else told.sentence.text
    if statement is not None:
        message = f"On {subject}, the draft says “{said}”. {statement.wording.rstrip('.')}."
        wording = statement.wording
        part = _PARTS.get(statement.value.value, "") if isinstance(statement.value, Percent) else ""
        message += f" That is {part}." if part else ""
    else:
        message = f"On {subject}, the draft says “{said}”, and {item.reason}."
        wording = ""
    return Compared(
        status=Status.DIFFERS, sentence=told.sentence, about=about, text=said, statement=statement,
        expected=wording, message=message, help=f"write: {wording}" if wording else "take it out of the draft",
        provision=statement.provision if statement else NO_PROVISION,
    )  # fmt: skip
