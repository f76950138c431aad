"""Claims compared with the statements of a filing: each agrees, differs, or cannot be compared, and why."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from decimal import Decimal

from checker.frozen import frozen, replace
from checker.law import Ruleset
from checker.regex import regex
from checker.statements.comparison import Comparison, Status
from checker.statements.in_use import is_in_play
from checker.statements.model import Statement, Statements
from checker.statements.topics import open_topics
from checker.submission import Filing
from checker.values import Payout
from checker.values.payout import MeterShare
from checker.values.stated import Dollars, Key, Number, Percent, Value, Word
from checker.words.felt_limits import OPTIONAL, PROGRESSIVES
from checker.words.model import Claim, WordsRead
from checker.words.payouts import NOT_PAID
from checker.words.tokens import Sort, tokens
from checker.words.topics import EITHER, Topic, topics
from checker.words.vocabulary import Vocabulary, vocabulary_of

_NOTHING_MORE = frozenset({Word("not_allowed"), Word("not_charged")})
"""What a line may say of a wager of which the law does not say the contrary."""
_LOSES = Word("loses")
"""What a line says of a hand on which a wager is lost: so where no paytable in use pays it."""
_ODDS = regex(r"[\s:]*(?:\bpays?\b)?[\s:]*[0-9,]+ (?:to|for) 1\b.*$", re.IGNORECASE)
"""The end of a line that says what is paid."""
_PAID = frozenset({"payout", "envy"})
_LIMITS = ("limit_min", "limit_max")
_QUALIFYING = "envy_least_wager"
"""The topic on the least wager that has a share in Envy Bonuses."""
ANY_AMOUNT = Dollars(Decimal(0))
"""What a line says by which any wager has a share."""
_CARDS = "cards"
"""The subject of what holds of the cards in every wager's hands."""


@frozen
class Ground:
    """What claims are compared with: the statements of a filing, and the filing and the law that they come from."""

    statements: Statements
    filing: Filing
    ruleset: Ruleset


def compare(claims: Iterable[Claim], ground: Ground, *, at: str = "") -> tuple[Comparison, ...]:
    """Compare each claim with the statements; ``at`` is the place of the line."""
    listed = tuple(claims)
    named = _other_wagers(listed, ground)
    return tuple(
        _of_base_game(_with_condition(_compared(claim, ground), claim, at), claim, named, ground) for claim in listed
    )


def agree_wholly(read: WordsRead, compared: Sequence[Comparison], passed_over: Callable[[], Sequence[str]]) -> bool:
    """Whether a line says something, all of which was understood and is so, and none of its words was passed over.

    Which were is asked last: that takes longest.
    """
    agrees = bool(compared) and not read.unread and all(found.status is Status.AGREES for found in compared)
    return agrees and not passed_over()


def _other_wagers(claims: Iterable[Claim], ground: Ground) -> frozenset[str]:
    """Return the wagers other than the base wager that a line names beside what it says."""
    wagers = ground.ruleset.wagers
    named = {claim.key.subject for claim in claims if claim.key.aspect == "name"}
    base = ground.ruleset.chapter.base_wager
    return frozenset(slug for slug in named if wagers[slug].elected and slug != base)


def _of_base_game(found: Comparison, claim: Claim, named: frozenset[str], ground: Ground) -> Comparison:
    """Leave open what a line says on the base game while it names another wager: it may be said of that."""
    topic = topics().get(claim.key.aspect)
    if (
        found.status not in {Status.AGREES, Status.DIFFERS}
        or topic is None
        or not (topic.of_base or _of_wager_unnamed(claim, ground))
        or not named
        or claim.key.subject in named
    ):
        return found
    short = ground.ruleset.wagers[min(named)].short
    return replace(found, status=Status.NOT_COMPARED, reason=f"what it says of {short} was not understood")


def _of_wager_unnamed(claim: Claim, ground: Ground) -> bool:
    """Whether a claim is of one of the game's own wagers, and its words do not name that."""
    wager = ground.ruleset.wagers.get(claim.key.subject)
    return wager is not None and not wager.optional and wager.short.casefold() not in claim.text.casefold()


def _compared(claim: Claim, ground: Ground) -> Comparison:
    aspect = claim.key.aspect
    if aspect in _PAID:
        return _paid(claim, ground)
    if aspect == "name":
        return _named(claim, ground)
    if aspect == "area":
        return _area(claim, ground)
    if claim.key.subject in {OPTIONAL, PROGRESSIVES}:
        return _of_several_wagers(claim, ground)
    if aspect == "limit_only":
        return _only_wager(claim, ground)
    found = _statements(claim, ground)
    if not found and (other := _otherwise(aspect, ground)) is not None:
        claim = replace(claim, key=replace(claim.key, subject=other.subject, aspect=other.id))
        found = _statements(claim, ground)
    if found and aspect == _QUALIFYING and claim.value == ANY_AMOUNT and not claim.denied:
        return _every_wager_qualifies(claim, found, ground)
    if found:
        return _valued(claim, found)
    return _without_statement(claim, ground)


def _otherwise(aspect: str, ground: Ground) -> Topic | None:
    """Return the topic on which the same is said, where nothing is stated on that of a claim."""
    topic = topics().get(aspect)
    other = topic.otherwise if topic else ""
    return topics()[other] if other and not ground.statements.of(aspect=aspect) else None


def _every_wager_qualifies(claim: Claim, found: tuple[Statement, ...], ground: Ground) -> Comparison:
    """Compare that any wager qualifies for an Envy Bonus: so it is of those made where the least filed is enough.

    Whether a smaller one is meant is not told, unless the line names a sum.
    """
    if enough_for(found[0], ground) and not any(token.sort is Sort.DOLLARS for token in tokens(claim.text)):
        reason = "whether a wager below the least that is filed is meant was not understood"
        return Comparison(status=Status.NOT_COMPARED, claim=claim, against=found, reason=reason)
    return Comparison(status=Status.DIFFERS, claim=claim, statement=found[0], against=found)


def enough_for(asked: Statement, ground: Ground) -> bool:
    """Whether each wager that pays an Envy Bonus must be as great as is asked for a share in it."""
    paying = {item.key.subject for item in ground.statements.of(aspect="envy")}
    least = [item.value for slug in paying for item in ground.statements.of(subject=slug, aspect="limit_min")]
    bound = asked.value
    enough = [
        isinstance(bound, Dollars) and isinstance(item, Dollars) and item.amount >= bound.amount for item in least
    ]
    return len(enough) == len(paying) and all(enough)


def _only_wager(claim: Claim, ground: Ground) -> Comparison:
    """Compare a sum beside the name of a wager: it is so where no other may be wagered, and false beyond the limits."""
    least, most = (next(iter(ground.statements.of(subject=claim.key.subject, aspect=name)), None) for name in _LIMITS)
    if least is not None and most is not None and isinstance(claim.value, Dollars):
        if least.value == most.value == claim.value:
            return Comparison(status=Status.AGREES, claim=claim, statement=least)
        for limit, over in ((least, False), (most, True)):
            bound = limit.value
            if isinstance(bound, Dollars) and bound != claim.value and (claim.value.amount > bound.amount) is over:
                return Comparison(status=Status.DIFFERS, claim=claim, statement=limit, against=(limit,))
    reason = "what the sum beside the name is was not understood"
    return Comparison(status=Status.NOT_COMPARED, claim=claim, reason=reason)


def _of_several_wagers(claim: Claim, ground: Ground) -> Comparison:
    """Compare a limit of wagers that are not named: those for which more than one sum may be wagered, or one only."""
    base = ground.ruleset.chapter.base_wager
    wagers = (wager for slug, wager in ground.ruleset.wagers.items() if wager.elected and slug != base)
    offered = [wager.slug for wager in wagers if is_in_play(ground.filing, wager)]
    pairs = [[ground.statements.of(subject=slug, aspect=aspect) for aspect in _LIMITS] for slug in offered]
    metered = vocabulary_of(ground.ruleset).metered
    single = claim.key.subject == PROGRESSIVES
    meant = [pair for slug, pair in zip(offered, pairs, strict=True) if (slug in metered) is single]
    aspects = {claim.key.aspect} if claim.key.aspect in _LIMITS else set(_LIMITS)
    found = [item for pair in meant for items in pair for item in items[:1] if item.key.aspect in aspects]
    same = [item for item in found if item.value == claim.value]
    whole = len(found) == len(meant) * len(aspects) and (single or len(aspects) == 1)
    if found and whole and len(same) in {0, len(found)}:
        status = Status.AGREES if same else Status.DIFFERS
        return Comparison(status=status, claim=claim, statement=found[0])
    reason = "which wagers are meant was not understood"
    return Comparison(status=Status.NOT_COMPARED, claim=claim, reason=reason)


def _statements(claim: Claim, ground: Ground) -> tuple[Statement, ...]:
    """Return the statements that a claim speaks of: those of its subject, else those of its topic's own subject."""
    key = claim.key
    found = tuple(item for item in ground.statements.of(aspect=key.aspect) if item.key.subject == key.subject)
    topic = topics().get(key.aspect)
    if not found and topic is not None and (key.subject == ground.ruleset.chapter.base_wager or _is_of_all(topic, key)):
        found = ground.statements.of(subject=topic.subject, aspect=key.aspect)
    exact = tuple(item for item in found if item.key.name == key.name)
    return exact or (found if not key.name else ())


def _is_of_all(topic: Topic, key: Key) -> bool:
    """Whether what is said of one wager holds of all wagers of which nothing else is laid down: the joker."""
    return topic.by_wager and topic.subject == _CARDS and key.subject != _CARDS


def _valued(claim: Claim, found: tuple[Statement, ...]) -> Comparison:
    if any(item.value == Word(EITHER) for item in found):
        return Comparison(status=Status.AGREES, claim=claim, statement=found[0], against=found)
    same = next((item for item in found if _same(claim.value, item.value) or _is_more(claim, item.value)), None)
    if same is None and any(_same_but_for_what_is_kept(claim.value, item.value) for item in found):
        reason = "what the house keeps of a win was not understood"
        return Comparison(status=Status.NOT_COMPARED, claim=claim, against=found, reason=reason)
    if same is not None and _of_several(claim, found):
        reason = "which of several is meant was not understood"
        return Comparison(status=Status.NOT_COMPARED, claim=claim, against=found, reason=reason)
    status = Status.AGREES if (same is not None) is not claim.denied else Status.DIFFERS
    return Comparison(status=status, claim=claim, statement=same or found[0], against=found)


def _of_several(claim: Claim, found: tuple[Statement, ...]) -> bool:
    """Whether a figure is said without a name where the figures of several names differ, such as those of meters."""
    figure = isinstance(claim.value, (Dollars, Percent))
    named = {item.key.name for item in found}
    return figure and not claim.key.name and len(named) > 1 and len({item.value for item in found}) > 1


def _same(said: Value, true: Value) -> bool:
    if isinstance(said, Payout) and isinstance(true, Payout):
        return said.same_as(true) or _amount_without_share(said, true)
    return said == true


def _is_more(claim: Claim, least: Value) -> bool:
    """Whether a claim has a greater figure than the least that the law names."""
    topic = topics().get(claim.key.aspect)
    if topic is None or not topic.least or not isinstance(claim.value, Number) or not isinstance(least, Number):
        return False
    return claim.value.value > least.value


def _same_but_for_what_is_kept(said: Value, true: Value) -> bool:
    return isinstance(said, Payout) and isinstance(true, Payout) and said.same_as(true.gross)


def _amount_without_share(said: Payout, true: Payout) -> bool:
    """Whether a share of the meter is said without the name of the only meter that it could be of."""
    match said.parts, true.parts:
        case (MeterShare(percent=plain, meter=""),), (MeterShare(percent=full),):
            return plain == full
    return False


def _paid(claim: Claim, ground: Ground) -> Comparison:
    keys = claim.candidates or (claim.key,)
    if keys[0].name == "":
        return _of_a_wager(claim, ground)
    by_key = {item.key: item for item in ground.statements.items if item.key.aspect in _PAID}
    in_use = tuple(by_key[key] for key in keys if key in by_key)
    if in_use:
        return _valued(claim, in_use)
    if claim.value == NOT_PAID:
        return Comparison(status=Status.AGREES, claim=claim)
    subjects = tuple(dict.fromkeys(key.subject for key in keys))
    if claim.value == _LOSES and not claim.denied and all(_is_settled(subject, ground) for subject in subjects):
        return Comparison(status=Status.AGREES, claim=claim)
    return _not_paid(claim, subjects, ground)


def _is_settled(subject: str, ground: Ground) -> bool:
    """Whether a wager is offered and the filing settles what it pays."""
    return is_in_play(ground.filing, ground.ruleset.wagers[subject]) and subject not in ground.statements.unsettled


def _not_paid(claim: Claim, subjects: tuple[str, ...], ground: Ground) -> Comparison:
    """Compare a claim on an outcome that nothing in use pays."""
    wagers = [ground.ruleset.wagers[subject] for subject in subjects]
    offered = [wager for wager in wagers if is_in_play(ground.filing, wager)]
    if not offered:
        name = wagers[0].short if len(wagers) == 1 else "no wager with such an outcome"
        reason = f"{name} is not offered" if len(wagers) == 1 else f"{name} is offered"
        return Comparison(status=Status.EXTRA, claim=claim, reason=reason)
    unsettled = next((wager for wager in offered if wager.slug in ground.statements.unsettled), None)
    if unsettled is not None:
        reason = f"the filing does not settle what {unsettled.short} pays"
        path = f"wagers.{unsettled.slug}.{'paytable' if ground.ruleset.tables_for(unsettled.slug) else 'odds'}"
        return Comparison(status=Status.NOT_COMPARED, claim=claim, reason=reason, depends_on=path)
    reason = f"{offered[0].short} has no such outcome in the paytable in use"
    return Comparison(status=Status.EXTRA, claim=claim, reason=reason)


def _of_a_wager(claim: Claim, ground: Ground) -> Comparison:
    """Compare a claim that names a wager, and an outcome that the law does not have or the reader does not know."""
    subject = (claim.candidates or (claim.key,))[0].subject
    wager = ground.ruleset.wagers[subject]
    if not is_in_play(ground.filing, wager) or subject in ground.statements.unsettled:
        return _not_paid(claim, (subject,), ground)
    head, found, _ = claim.text.partition(": ")
    if found and vocabulary_of(ground.ruleset).wager_in(tokens(head)) is None:
        reason = f"what stands under “{head}” was not understood"
        return Comparison(status=Status.NOT_COMPARED, claim=claim, reason=reason)
    paid = ground.statements.of(subject=subject, aspect="payout")
    same = [_same(claim.value, item.value) for item in paid]
    if same and all(same) and names_no_outcome(claim, subject, vocabulary_of(ground.ruleset)):
        return _valued(claim, paid)
    if any(same):
        reason = f"which outcome of {wager.short} is meant was not understood"
        return Comparison(status=Status.NOT_COMPARED, claim=claim, against=paid, reason=reason)
    return Comparison(status=Status.EXTRA, claim=claim, against=paid, reason=f"nothing of {wager.short} pays that")


def names_no_outcome(claim: Claim, subject: str, vocabulary: Vocabulary) -> bool:
    """Whether a line is a wager's name, that it pays, and what: its words name no hand, known or not."""
    head = _ODDS.sub("", claim.text)
    words = tokens(head)
    return vocabulary.wager_in(words) == (subject, 0, len(words))


def _named(claim: Claim, ground: Ground) -> Comparison:
    wager = ground.ruleset.wagers[claim.key.subject]
    offered = is_in_play(ground.filing, wager)
    statement = next(iter(ground.statements.of(subject=wager.slug, aspect="name")), None)
    if offered is not claim.denied:
        return Comparison(status=Status.AGREES, claim=claim, statement=statement)
    if claim.denied and (not wager.elected or wager.slug == ground.ruleset.chapter.base_wager):
        # What the game is played for is also the name of a hand: the dealer has no Blackjack.
        reason = f"what it says of {wager.short} was not understood"
        return Comparison(status=Status.NOT_COMPARED, claim=claim, statement=statement, reason=reason)
    if claim.denied:
        reason = f"{wager.short} is offered"
        return Comparison(status=Status.DIFFERS, claim=claim, statement=statement, reason=reason)
    return Comparison(status=Status.EXTRA, claim=claim, reason=f"{wager.short} is not offered")


def _area(claim: Claim, ground: Ground) -> Comparison:
    statement = next(iter(ground.statements.of(subject=claim.key.subject, aspect="area")), None)
    if statement is not None and not claim.denied:
        return Comparison(status=Status.AGREES, claim=claim, statement=statement)
    reason = "the layout needs this area" if statement else "no area of that name belongs to this table"
    status = Status.DIFFERS if statement else Status.NOT_COMPARED
    return Comparison(status=status, claim=claim, statement=statement, reason=reason)


def _without_statement(claim: Claim, ground: Ground) -> Comparison:
    """Compare a claim of which the filing has no statement: it leaves it open, or the law says it of other tables."""
    key = claim.key
    if key.aspect == "payout_limit":
        return _without_limit(claim, ground)
    if key.aspect in {"limit_min", "limit_max"}:
        return Comparison(
            status=Status.NOT_COMPARED,
            claim=claim,
            reason="the filing does not state that limit",
            depends_on=f"wagers.{key.subject}.{'minimum' if key.aspect == 'limit_min' else 'maximum'}",
        )
    if key.aspect not in topics():  # the reserve of a meter
        return Comparison(status=Status.NOT_COMPARED, claim=claim, reason="the chapter says nothing on it")
    waiting = open_topics(ground.filing, ground.ruleset)
    topic = topics()[key.aspect]
    if at := next((path for (_, name), path in waiting.items() if name == key.aspect), None):
        return Comparison(
            status=Status.NOT_COMPARED, claim=claim, reason=f"the filing does not state {at}", depends_on=at
        )
    if claim.value in _NOTHING_MORE and ground.statements.of(aspect=key.aspect):
        reason = f"the law speaks of {topic.about} at another place only"
        return Comparison(status=Status.NOT_COMPARED, claim=claim, reason=reason)
    elsewhere = [item for item in ground.ruleset.statements if item.topic == key.aspect]
    if any((item.wager or topic.subject) in {key.subject, topic.subject} for item in elsewhere):
        return Comparison(status=Status.EXTRA, claim=claim, reason="the law says this of other tables only")
    return Comparison(status=Status.NOT_COMPARED, claim=claim, reason=f"the chapter says nothing on {topic.about}")


def _without_limit(claim: Claim, ground: Ground) -> Comparison:
    """Compare a claim on a payout limit where the filing sets none, or the law leaves no room for one."""
    none = next(iter(ground.statements.of(subject="table", aspect="payout_limit_set")), None)
    if none is not None and not none.at:
        reason = "the law leaves no room for a payout limit"
        return Comparison(status=Status.EXTRA, claim=claim, statement=none, reason=reason)
    reason, at = "the filing sets no payout limit", "payout_limit.amount"
    status = Status.NOT_COMPARED if claim.key.name else Status.EXTRA
    return Comparison(status=status, claim=claim, statement=none, reason=reason, depends_on=at)


def _with_condition(found: Comparison, claim: Claim, at: str) -> Comparison:
    """Return the comparison with its place; what agrees but for a condition that the law does not set differs."""
    if _says_too_much(found, claim):
        reason = f"the law allows {topics()[claim.key.aspect].about} under conditions only"
        return replace(found, status=Status.NOT_COMPARED, reason=reason, at=at)
    unknown = [name for name in claim.under.split(",") if name and not _allowed(name, found)]
    if found.status is not Status.AGREES or not unknown:
        return replace(found, at=at)
    # What a condition beside a mere name says of it is not known.
    status = Status.NOT_COMPARED if claim.key.aspect in {"name", "area"} else Status.DIFFERS
    return replace(found, status=status, reason="the law sets no such condition", at=at)


def _says_too_much(found: Comparison, claim: Claim) -> bool:
    """Whether a right that the law grants under conditions is granted without any."""
    topic = topics().get(claim.key.aspect)
    granted = found.status is Status.AGREES and claim.value == Word("allowed") and not claim.denied
    conditions = found.statement is not None and bool(found.statement.conditions)
    return topic is not None and topic.conditional and granted and conditions and not claim.under


def _allowed(name: str, found: Comparison) -> bool:
    return found.statement is not None and name in found.statement.conditions


def contradictions(compared: Iterable[Comparison]) -> Iterator[tuple[Comparison, Comparison]]:
    """Return the pairs of claims of two lines that cannot both be so, of which the law decides neither."""
    seen: list[Comparison] = []
    for found in compared:
        if found.status is not Status.NOT_COMPARED:
            continue
        claim = found.claim
        for other in seen:
            earlier = other.claim
            if other.at != found.at and earlier.key == claim.key and not _same(earlier.value, claim.value):
                yield other, found
        seen.append(found)
