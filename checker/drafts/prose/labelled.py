"""Lines of a few words that say what holds of the title above them, which is their label: Commission / None."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from checker.drafts.compared import Compared, has_open_sum
from checker.drafts.language import lexicon
from checker.drafts.language.words import words
from checker.drafts.prose.agreeing import differs
from checker.drafts.prose.firm.asserting import asserts
from checker.drafts.prose.left_open import says_nothing
from checker.drafts.prose.told import NOT_UNDERSTOOD, Told
from checker.statements.comparison import Status
from checker.values.stated import Value
from checker.words.model import WordsRead
from checker.words.plain import squash
from checker.words.read import read_words
from checker.words.tokens import Sort, tokens

_LABEL = 5
"""How many words a label has at most."""
_VALUE = {True: 12, False: 6}
"""How many words a line has at most that says what holds of a label: one that ends as a sentence does, and another."""
_OTHERWISE = "Under its heading it may say something else than what holds here."
_RATE = re.compile(r"\d+(?:\.\d+)? ?(?:%|percent)", re.IGNORECASE)
"""A share alone, which some row of the law may have: it says nothing without its label."""
_ASKS = re.compile(r"\W*(?:how|what|who|whose|which|where|why|whether|and|or)\b", re.IGNORECASE)
"""How a line begins that is what somebody asks, or a part of it."""
_SHARES = re.compile(r"\d{2}/\d{2}")
"""What two have of a whole: 50/50."""
_PARTS = re.compile(r"[.?!:;|]")
"""Signs of what is no label, and no word or two behind one."""
_OF_ALL = re.compile(
    r"\b(?:guides?|rules?|how|welcome|games?|about|play|no|not|never|without)\b|\d|n['\u2019]t\b", re.IGNORECASE
)
"""What a title has that is of the whole guide and of none of its lines, or says something itself."""
_OWN_SUBJECT = re.compile(
    r"\W*(?:we|you|your|their|he|she|i|an?|there|here|when|if|once (?:the|a|you)|both|then|so)\b"
    r"|.*\b(?:it|they|them|this|that|these|those)\b",
    re.IGNORECASE,
)
"""How a line begins that may speak of something else than its title, and what points to something else."""
_POINTS = re.compile(r".*\b(?:that|this|these|those) \w+ (?:is|are|goes|counts?)\b", re.IGNORECASE)
"""What points to another thing than the title, of which it then says nothing."""
_GOES_ON = re.compile(r"\W*(?:not|nor|never|except|unless|only|without|no)\b", re.IGNORECASE)
"""How a line begins that takes something out of what the sentence before it says, and tells nothing of the title."""
_COLUMN = re.compile(r"\W*(?:pays?|payouts?|payoffs?|odds|you (?:win|get))\W*", re.IGNORECASE)
"""The head of a column of payouts, which says nothing of a sentence below the table."""
_TWO = re.compile(r"\band\b|[,&/]")
"""What a title has that names two things."""
_WAGER = "wager"
_FEW = 3
"""How many words a number and what it counts have at most."""


def said_of_label(
    told: Told, said: Sequence[Compared], read: Callable[[Told], Sequence[Compared]]
) -> Iterator[Compared]:
    """Yield whether what a line says of its label holds; nothing where that is not told, or said without the label.

    ``said`` is what it says without the label, and ``read`` compares a sentence.
    """
    own, label = told.sentence.text.rstrip(".!"), told.heading.rstrip(" :-")
    rate = _RATE.fullmatch(own) is not None
    ended = own != told.sentence.text
    figured = any(map(str.isdigit, own)) and (not ended or bool(told.sentence.block.values))
    if (told.sentence.before and _GOES_ON.match(own)) or (ended and _COLUMN.fullmatch(label)):
        return
    block = told.sentence.block
    listed = told.heading != told.sentence.title or (block.label is not None and bool(block.values))
    if listed or told.written or not _is_value(own, label, rate=rate, ended=ended, figured=figured):
        return
    if any(map(differs, said)):
        return
    whole = replace(told, sentence=replace(told.sentence, text=f"{label}: {own}"), heading="")
    found = read(whole)
    all_of_it = any(differs(item) and squash(item.text) == squash(whole.text) for item in found)
    against = all_of_it and not (_OWN_SUBJECT.match(own) or _TWO.search(label))
    if not rate and any(item.status is Status.AGREES and not item.loosely for item in said):
        # What agrees by itself is doubted where all of it, with its label, does not.
        yield from [told.left(_OTHERWISE)] if against and not whole.read.unread else []
        return
    if not (found or said or ended or whole.read.claims) and whole.read.speaks:
        yield told.left(NOT_UNDERSTOOD)
        return
    open_ = any(map(has_open_sum, said))
    agrees = not (rate or open_ or _POINTS.match(own)) and all(item.status is Status.AGREES for item in found)
    if agrees and found and _is_only_named(found, label, whole):
        if ended and not says_nothing(told):
            yield told.left(NOT_UNDERSTOOD)
        return
    if agrees or (against and _values_in(read_words(own, told.vocabulary, "")) <= _values_in(whole.read)):
        yield from (replace(item, sentence=told.sentence, text=told.sentence.text) for item in found)


def _is_only_named(found: Sequence[Compared], label: str, whole: Told) -> bool:
    """Whether what agrees is what the label says by itself, or a right that is only named, and no more was read."""
    told = {item.statement.key.aspect for item in found if item.statement is not None}
    if whole.read.unread and told <= {claim.key.aspect for claim in read_words(label, whole.vocabulary, "").claims}:
        return True
    claims = [claim for claim in whole.read.claims if claim.key.aspect in told]
    own = squash(whole.text.partition(":")[2])
    return told <= {claim.key.aspect for claim in claims} and all(
        claim.only_names
        or (claim.bare and (whole.read.unread or own not in squash(claim.text)))
        or squash(claim.text) in squash(label)
        for claim in claims
    )


def _values_in(read: WordsRead) -> set[tuple[str, Value]]:
    """Return what was read, without the wagers it is of."""
    return {(claim.key.aspect, claim.value) for claim in read.claims}


def _is_value(own: str, label: str, *, rate: bool, ended: bool, figured: bool) -> bool:
    """Whether a line says that something is so of its label, or is only a number, and is no heading or row itself."""
    few = 0 < len(own.split()) <= _VALUE[ended] and 0 < len(label.split()) <= _LABEL
    if not few or _PARTS.search(f"{label} {own}") or _OF_ALL.search(label) or _ASKS.match(own):
        return False
    named = set(words(own))
    heads = _WAGER in named and named <= lexicon.HEADING_WORDS - lexicon.NEGATIONS
    if heads or any(token.sort is Sort.NUMBER for token in tokens(label)):
        return False
    said = tokens(own)
    if not said:
        return False  # a sign alone, such as the mark of a list
    number = said[0].sort is Sort.NUMBER and len(said) <= _FEW and not any(map(str.isdigit, own))
    states = (ended and len(said) > 1) or asserts(own) or bool({token.text for token in said} & lexicon.STATES)
    return rate or _SHARES.fullmatch(own) is not None or ((number or states) and not figured)
