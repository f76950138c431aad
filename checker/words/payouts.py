"""What a sentence says that a wager or an outcome pays: a label, a word of paying, and odds, dollars or a share."""

from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile

from checker.frozen import frozen, replace
from checker.values import Payout
from checker.values.stated import Dollars, Key, Value, Word
from checker.words.amounts import PAYING, Amount, amounts, whole_meters
from checker.words.tokens import Sort, Token, tokens
from checker.words.vocabulary import Vocabulary, core
from checker.words.whole import parts_of
from checker.words.wordings import wordings

_SEPARATORS = frozenset({",", ":", "-", "(", ")", "/", "•"})
_LINKS = frozenset({"pay", "be", "at", "odds", "odd", "of", ":", "-", ",", "(", "win", "have", "up", "to", "a", "the"})
_BESIDE = frozenset({"envy", "bonus", "and", "with", "a", "an", "the", "of", "have", "pay", "be"})
_NAMES_PARTED_BY = frozenset({"and", "or", "but"})
_JOINING = frozenset({"and", "or", ","})
_ON, _OF_A_WAGER = (
    frozenset({"on", "for", "in", "of", "at"}),
    frozenset({"the", "a", "player", "wager", "side", "optional"}),
)
_CASES = frozenset({"if", "when", "with", "against", "while", "where"})
"""Words that begin a case in which the outcome before them pays otherwise."""


@frozen
class Read:
    """A payout read: the tokens that say it, the outcomes that it may be of, and what it says they pay.

    ``keys`` are empty where only the wager is known. ``wager`` is empty where several wagers have such an outcome.
    """

    taken: tuple[int, ...]
    keys: tuple[Key, ...]
    wager: str
    value: Value
    label: str
    denied: bool = False


def read_payouts(sentence: Sequence[Token], vocabulary: Vocabulary, context: str) -> Iterator[Read]:
    """Return every payout of a sentence; ``context`` is the wager that a heading before it names."""
    left = 0
    last: Read | None = None
    for amount in amounts(sentence):
        if amount.start < left:
            continue
        envy = _envy_beside(sentence, left, amount, last)
        found = (
            envy
            or _with_more(sentence, vocabulary, left, amount, last)
            or _before(sentence, vocabulary, left, amount, context)
            or _after(sentence, vocabulary, amount, context)
        )
        if found is None:
            continue
        found = _of_wager_told(found, sentence, vocabulary, amount)
        each = [found, *_beside_it(sentence, vocabulary, left, found)]
        if all(read.keys or read is found for read in each):
            yield from each
        left = max(amount.end, max(found.taken) + 1)
        context = found.wager or context
        last = found


def _of_wager_told(read: Read, sentence: Sequence[Token], vocabulary: Vocabulary, amount: Amount) -> Read:
    """Return a payout as one of the wager at the head of its list, or right behind it: full house 5 to 1 on the Tie.

    An outcome that this wager does not have is none that is paid.
    """
    over = vocabulary.wager_in(sentence[: amount.start])
    told = over[0] if over and _headed(sentence, over) else ""
    behind = [token for token in sentence[amount.end :] if token.sort is not Sort.SIGN]
    if not told and behind and behind[0].text in _ON:
        named = vocabulary.wager_in(behind[1:])
        rest = [*behind[1:][: named[1]], *behind[1:][named[2] :]] if named else behind
        told = named[0] if named and {token.text for token in rest} <= _OF_A_WAGER else ""
    subjects = {key.subject for key in read.keys}
    if not told or not subjects or vocabulary.base in {told, *subjects} or subjects == {told}:
        return read
    own = tuple(key for key in read.keys if key.subject == told)
    return replace(read, keys=own, wager=told)


def _with_more(
    sentence: Sequence[Token], vocabulary: Vocabulary, left: int, amount: Amount, last: Read | None
) -> Read | None:
    """Read what the outcome before it pays in one case more: a pair of queens 200 to 1, 1,000 to 1 if ..."""
    if last is None or last.denied or not (last.keys and last.wager):
        return None
    before = [at for at in range(left, amount.start) if sentence[at].sort is not Sort.SIGN]
    rest = range(amount.end, len(sentence))
    after = list(takewhile(lambda at: sentence[at].sort is not Sort.SIGN and sentence[at].text not in _JOINING, rest))
    for case in (before, after):
        said = [sentence[at] for at in case if sentence[at].text not in _LINKS | {"or", "but", "and"}]
        if not said or said[0].text not in _CASES:
            continue
        label = [*tokens(last.label), *said[1:]]
        keys = vocabulary.outcomes_of(label, last.wager) or vocabulary.described(label, last.wager)
        if keys and keys != last.keys:
            taken = tuple(sorted({*case, *range(amount.start, amount.end)}))
            words = " ".join(token.text for token in label)
            return Read(taken=taken, keys=keys, wager=last.wager, value=amount.value, label=words)
    return None


def _beside_it(sentence: Sequence[Token], vocabulary: Vocabulary, left: int, read: Read) -> Iterator[Read]:
    """Yield what is paid for the hands before the one that was read: a flush or a straight pays 4 to 1.

    A hand that the wager does not have has no keys.
    """
    end = min(read.taken) - 1
    while read.keys and end > left and sentence[end].text in _JOINING:
        start = next((at + 1 for at in range(end - 1, left - 1, -1) if _parts(sentence[at])), left)
        label = sentence[start:end]
        if not label or not vocabulary.outcomes_of(label):
            return
        keys = vocabulary.outcomes_of(label, read.wager) if read.wager else ()
        said = " ".join(token.text for token in label)
        yield replace(read, taken=tuple(range(start, end + 1)), keys=keys, label=said)
        end = start - 1


def _of_several(label: Sequence[Token], vocabulary: Vocabulary) -> bool:
    """Whether a label names two outcomes, either of which is meant: a flush or a straight is no straight flush."""
    if (named := vocabulary.wager_in(label)) is not None:
        label = [*label[: named[1]], *label[named[2] :]]
    at = next((at for at, token in enumerate(label) if token.text == "or"), 0)
    return bool(at and vocabulary.outcomes_of(label[:at]) and vocabulary.outcomes_of(label[at + 1 :]))


def _envy_beside(sentence: Sequence[Token], left: int, amount: Amount, last: Read | None) -> Read | None:
    """Read the Envy Bonus that stands beside what an outcome pays: royal flush 100 to 1, Envy Bonus $25."""
    label = sentence[left : amount.start]
    words = {token.text for token in label if token.sort is not Sort.SIGN}
    if last is None or last.denied or not last.keys or "envy" not in words or not words <= _BESIDE:
        return None
    start = next(at for at in range(left, amount.start) if sentence[at].sort is not Sort.SIGN)
    return Read(
        taken=tuple(range(start, amount.end)),
        keys=tuple(Key(subject=key.subject, aspect="envy", name=key.name) for key in last.keys),
        wager=last.wager,
        value=envy_of(amount.value),
        label=last.label,
    )


def read_whole_payouts(sentence: Sequence[Token], vocabulary: Vocabulary, context: str) -> Iterator[Read]:
    """Yield what each part of a sentence pays as a whole, in whatever order its name and its amount stand."""
    for start, end in parts_of(sentence):
        part = sentence[start:end]
        found = [*amounts(part), *whole_meters(part)]
        denied = any(token.text in wordings().denials for token in part)
        if len(found) > 1 or not (denied or found):
            continue
        amount = found[0] if found else None
        label = [token for at, token in enumerate(part) if not (amount and amount.start <= at < amount.end)]
        if _of_several(label, vocabulary):
            continue
        if amount and denied:
            keys, wager = _lacking(label, vocabulary)
        else:
            keys, wager = _whose(label if amount else _denying(label), vocabulary, context)
        if amount is not None and amount.returns:
            keys = tuple(key for key in keys if key in vocabulary.pushing)
        if amount is not None and amount.is_sum and keys == vocabulary.only_outcome(wager):
            continue
        if not keys:
            continue
        value = amount.value if amount is not None else NOT_PAID
        yield Read(
            taken=tuple(at for at in range(start, end) if sentence[at].sort is not Sort.SIGN),
            keys=keys,
            wager=wager,
            value=envy_of(value) if keys[0].aspect == "envy" else value,
            label=" ".join(token.text for token in label),
        )


NOT_PAID = Word("not_paid")
"""What a line says of an outcome for which nothing is paid."""
_WORTH = frozenset({"worth", "receive", "earn", "bring", "award", "rate", "house", "count"})
_OFFERED = frozenset({"allow", "pay"})


def _denying(label: list[Token]) -> list[Token]:
    """Return what a line says is not offered or not paid, or nothing where it says something else of it."""
    said = [token.text for token in label]
    if sum(word in wordings().denials for word in said) != 1 or not _OFFERED & set(said):
        return []
    return [token for token in label if token.text not in _OFFERED | {"not", "no", "never"}]


def _lacking(label: list[Token], vocabulary: Vocabulary) -> tuple[tuple[Key, ...], str]:
    """Return the outcome of the wager named that is told by what it lacks: a win without a Natural."""
    named = vocabulary.wager_in(label)
    texts = [token.text for token in label]
    if named is None or any(one in wordings().denials and two in PAYING | _OFFERED for one, two in pairwise(texts)):
        return (), ""
    wager, start, end = named
    rest = [*label[:start], *label[end:]]
    return vocabulary.outcomes_of(rest, wager) or vocabulary.described(rest, wager), wager


def _whose(label: list[Token], vocabulary: Vocabulary, context: str) -> tuple[tuple[Key, ...], str]:
    """Return the outcomes that all the words of a label name, and their wager where it is one."""
    if any(token.text == "envy" for token in label):
        keys, wager = _whose([token for token in label if token.text != "envy"], vocabulary, context)
        return tuple(Key(subject=key.subject, aspect="envy", name=key.name) for key in keys), wager
    named = vocabulary.wager_in(label)
    if named is None:
        label = [token for token in label if token.text not in _WORTH]
        if not label:
            return (), ""
        keys = vocabulary.outcomes_of(label, context) or (vocabulary.nearly(label, context) if context else ())
        return keys, _one_wager(keys)
    wager, start, end = named
    rest = [token for token in (*label[:start], *label[end:]) if token.text not in _WORTH]
    if not _says_more(rest):
        return vocabulary.only_outcome(wager), wager
    keys = vocabulary.outcomes_of(rest, wager) or vocabulary.outcomes_of(label, wager)
    return keys or vocabulary.described(rest, wager) or vocabulary.nearly(rest, wager), wager


def _before(sentence: Sequence[Token], vocabulary: Vocabulary, left: int, amount: Amount, context: str) -> Read | None:
    """Read the label before an amount, from as far left as it names something."""
    end = amount.start
    denied = up_to = False
    while end > left and (sentence[end - 1].text in _LINKS or sentence[end - 1].text in {"not", "never", "do"}):
        end -= 1
        denied = denied or sentence[end].text in {"not", "never"}
        up_to = up_to or sentence[end].text == "up"
    starts = [left, *(at + 1 for at in range(left, end) if _parts(sentence[at]))]
    nearest = vocabulary.wager_in(sentence[starts[-1] : end])
    for start in starts:
        label = sentence[start:end]
        if not label or _of_several(label, vocabulary):
            continue
        named = vocabulary.wager_in(label)
        if nearest and named and named[0] != nearest[0]:
            continue  # what stands before a sign is of another wager: if the dealer has Blackjack, Insurance pays ...
        heading = vocabulary.wager_in(sentence[left:start])
        over = vocabulary.wager_in(sentence[:start])
        resolved = _in_list(label, vocabulary, over[0] if over else "") or _resolve(
            label, vocabulary, heading[0] if heading else context, amount, up_to=up_to
        )
        if resolved and over and _headed(sentence, over) and over[0] != resolved[1] and over[0] == context:
            # Under the name of a wager stand its own outcomes.
            own = vocabulary.loosely(label, context) or vocabulary.nearly(label, context)
            resolved = (own, context, "payout")
        if resolved is None:
            continue
        keys, wager, aspect = resolved
        if amount.returns and not set(keys) & vocabulary.pushing:
            continue
        value = envy_of(amount.value) if aspect == "envy" else amount.value
        return Read(
            taken=tuple(range(start, amount.end)),
            keys=keys,
            wager=wager,
            value=value,
            label=" ".join(token.text for token in label),
            denied=denied,
        )
    return None


def _headed(sentence: Sequence[Token], over: tuple[str, int, int]) -> bool:
    """Whether the name of a wager stands at the head of a list: Bad Beat Progressive: 6-card 21 ..."""
    _, start, end = over
    return not start and end < len(sentence) and sentence[end].text == ":"


def _in_list(label: Sequence[Token], vocabulary: Vocabulary, wager: str) -> "Resolved | None":
    """Return the outcome of a wager named before in the sentence, where the label is also the base wager's name."""
    named = vocabulary.wager_in(label)
    if not wager or wager == vocabulary.base or named is None or named[0] != vocabulary.base:
        return None
    keys = vocabulary.whoever(label, wager)
    return (keys, wager, "payout") if keys else None


def envy_of(value: Value) -> Value:
    """Return what is paid as an Envy Bonus: a sum is one of dollars."""
    parts = value.parts if isinstance(value, Payout) else ()
    dollars = next((getattr(part, "dollars", None) for part in parts), None)
    return Dollars(dollars) if dollars is not None else value


def _after(sentence: Sequence[Token], vocabulary: Vocabulary, amount: Amount, context: str) -> Read | None:
    """Read the label after an amount: pays 3 to 2 on Blackjack."""
    start = amount.end
    if start >= len(sentence):
        return None
    linked = sentence[start].text in {"on", "for", "if", "with"}
    # A heading such as 3:2 Blackjack has no word between.
    if not linked and amount.start:
        return None
    start += linked
    rest = sentence[start:]
    end = next((at for at, token in enumerate(rest) if _parts(token)), len(rest))
    resolved = _resolve(rest[:end], vocabulary, context, amount) if end and not amount.returns else None
    if resolved is None:
        return None
    keys, wager, _ = resolved
    over = vocabulary.wager_in(sentence[: amount.start])
    if over and _headed(sentence, over) and over[0] != wager:
        return None  # what stands under the name of a wager is of no other one
    first = amount.start
    while first and sentence[first - 1].text in _LINKS:
        first -= 1
    return Read(
        taken=tuple(range(first, start + end)),
        keys=keys,
        wager=wager,
        value=amount.value,
        label=" ".join(token.text for token in rest[:end]),
    )


def _parts(token: Token) -> bool:
    return token.text in _SEPARATORS or token.text in _NAMES_PARTED_BY


Resolved = tuple[tuple[Key, ...], str, str]


def _resolve(
    label: Sequence[Token], vocabulary: Vocabulary, context: str, amount: Amount, *, up_to: bool = False
) -> Resolved | None:
    """Return the outcomes that a label names, their wager where it is one, and whether an Envy Bonus is meant."""
    if any(token.text == "envy" for token in label):
        rest = [token for token in label if token.text not in {"envy", "bonus"}]
        keys = _keys(rest, vocabulary, context)
        envies = tuple(Key(subject=key.subject, aspect="envy", name=key.name) for key in keys)
        return (envies, _one_wager(envies), "envy") if envies else None
    named = vocabulary.wager_in(label)
    if named is not None:
        wager, start, end = named
        rest = [*label[:start], *label[end:]]
        if amount.is_sum and not _says_more(rest):
            return None
        own = vocabulary.outcomes_of(rest, wager) if rest else ()
        keys = own or vocabulary.outcomes_of(label, wager) or vocabulary.loosely(rest, wager)
        if not keys and not _says_more(rest):
            keys = vocabulary.all_outcomes(wager) if up_to else vocabulary.only_outcome(wager)
        if keys:
            return keys, wager, "payout"
        if not (found := _keys(label, vocabulary, context)):
            return None if amount.needs_outcome else ((), wager, "payout")
        return found, _one_wager(found), "payout"
    keys = _keys(label, vocabulary, context)
    if amount.is_sum and keys and keys == vocabulary.base_outcome(label):
        return None  # a sum beside the word for wagers is what is wagered
    if keys:
        return keys, _one_wager(keys), "payout"
    if context and not amount.needs_outcome and len(label) <= _LONGEST_LABEL and not any(map(_parts, label)):
        return (), context, "payout"
    return None


_LONGEST_LABEL = 6


def _keys(label: Sequence[Token], vocabulary: Vocabulary, context: str) -> tuple[Key, ...]:
    return (
        (vocabulary.outcomes_of(label, context) or vocabulary.loosely(label, context))
        if context
        else (vocabulary.outcomes_of(label) or vocabulary.base_outcome(label) or vocabulary.loosely(label, ""))
    ) or (vocabulary.outcomes_of(label) if context else ())


def _says_more(rest: Sequence[Token]) -> bool:
    """Whether a label says more than the wager's name."""
    return bool([word for word in core(rest) if word not in wordings().soft]) if rest else False


def _one_wager(keys: tuple[Key, ...]) -> str:
    subjects = {key.subject for key in keys}
    return subjects.pop() if len(subjects) == 1 else ""
