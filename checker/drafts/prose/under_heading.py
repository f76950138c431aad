"""What agrees by itself, and not under the heading above it: another wager's, a case, a denial, or a question.

“Ties push” holds of the game, and not under the name of an optional wager that loses on ties; “you win if both hands
are higher” not where the heading supposes another case.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from checker.drafts.compared import PAID, Compared
from checker.drafts.figures.asked_payout import asked_payout
from checker.drafts.language import lexicon
from checker.drafts.language.values import find_values
from checker.drafts.prose.agreeing import all_agree, reads_true
from checker.drafts.prose.answers import as_answer, asks_of_game, question_before
from checker.drafts.prose.at_stake import FILE, is_at_stake
from checker.drafts.prose.left_open import TELLING
from checker.drafts.prose.told import NOT_UNDERSTOOD, Told
from checker.law.chapter import read_shared
from checker.law.names import names_of_wager
from checker.statements.comparison import Status
from checker.words.tokens import Sort, tokens
from checker.words.wordings import wordings

_CASE = re.compile(
    r"\W*(?:if|when|whenever|once|unless|until|while|as soon as|in case|after|before|with)\b(?!.*\?)", re.IGNORECASE
)
"""How a heading begins that supposes a case, or tells a moment."""
_MOMENT = re.compile(r"\W*(?:before|after|once|as soon as|while|with|until)\b(?!.*\bif\b)", re.IGNORECASE)
"""How a heading begins that tells a moment."""
_ANY_MISTAKE = re.compile(
    r"\W*(?:if|when|in case) (?:something|anything|things|it all|cards|the cards)?\s?"
    r"(?:(?:goes|go) (?:wrong|awry|astray)|"
    r"(?:there (?:is|are|'s)|of) (?:an? |any )?(?:mistakes?|errors?|problems?|irregularit(?:y|ies)|mishaps?|trouble)|"
    r"mistakes? happens?)\W*$",
    re.IGNORECASE,
)
"""A heading that supposes no case in particular: if something goes wrong."""
_DENIES = re.compile(r"\b(?:not|never|cannot|no longer)\b(?!.*\?)|n['\u2019]t\b(?!.*\?)", re.IGNORECASE)
"""What denies in a heading what stands under it: what you may not do, the dealer never."""
_YOURS = re.compile(r"^\W*it\b|\b(?:your|the|this) (?:wager|bet)\b|\byou win\b", re.IGNORECASE)
_UNDER_DENIAL = "The heading above it denies something, and whether it denies this was not understood."
_ANSWERS = re.compile(r"\W*(?:what|which|who|whose|how (?:many|much)|hands? that)\b|.*\?\W*$", re.IGNORECASE)
"""A heading of which what stands under it is the answer."""
_SHORT = 6
"""How many words an answer has at most that says nothing without its question."""
_ASKS_WHAT = re.compile(r"\b(?:who|whose|which|what|where|when|how|or)\b", re.IGNORECASE)
"""What stands in a question of which any answer tells something."""
_WORD = re.compile(r"[^\W\d_]{3,}")
_NAMED = 2
"""How many words an answer has at least that says of what it is."""
_OF_A_CASE = re.compile(
    r"\b(?:if|when|whenever|once|after|before|with|without|against|on|unless|happens?|both|neither|same|ties?|tied|level|equal)\b",
    re.IGNORECASE,
)
"""Words of a question that supposes a case."""
_POINTS = re.compile(
    r"\b(?:you|yours?|its?|that|this|these|those|they|them|he|she|both|neither|one|none)\b"
    r"|^\W*(?:yes|no|always|never|nothing|only|just|sometimes|in that case|then)\b",
    re.IGNORECASE,
)
"""Words of an answer that say nothing without its question, or something else."""
_YES_NO = frozenset({"yes", "no", "always", "never", "none", "nobody", "everybody", "everyone", "nothing", "you"})


def left_under_heading(told: Told, said: list[Compared]) -> list[Compared]:
    """Return what is told of a sentence; what agrees only without its heading is left to a person."""
    said = [told.left(NOT_UNDERSTOOD) if _of_base_wager(item, told) else item for item in said]
    title = told.sentence.title.strip() or told.heading.strip()
    if (
        _DENIES.search(title)
        and not title.endswith(".")
        and ": " not in title
        and not wordings().denials & {token.text for token in tokens(told.text)}
    ):
        return _left(told, said, _UNDER_DENIAL)
    if not _CASE.match(title) or _ANY_MISTAKE.match(title) or not (said and (told.sentence.prose or _ends(told))):
        return said
    if any(item.about in {"envy", "limit", "name", "wager"} for item in said):
        return said
    if _MOMENT.match(title) and all(item.wholly and not _is_a_choice(item) for item in said):
        return said
    joined = replace(told, written=f"{title.rstrip(' :.')}, {told.text[:1].lower()}{told.text[1:]}", heading="")
    if reads_true(joined):
        return list(all_agree(joined)) or said
    return _left(told, said, NOT_UNDERSTOOD)


def _left(told: Told, said: list[Compared], reason: str) -> list[Compared]:
    """Return what is told of a sentence, with what was compared left to a person."""
    return [told.left(reason) if item.status is not Status.NOT_COMPARED else item for item in said]


def speaks_of_heading(told: Told) -> bool:
    """Whether a sentence says what becomes of “it” or “your wager” under the heading of an optional wager."""
    return bool(_optional_above(told)) and _YOURS.search(told.text) is not None


def _optional_above(told: Told) -> list[str]:
    """Return the wagers that the heading names, where all of them are optional."""
    wagers = told.ground.ruleset.wagers
    under = [slug for slug in told.sentence.scope if slug in wagers]
    return under if all(wagers[slug].optional for slug in under) else []


def _of_base_wager(item: Compared, told: Told) -> bool:
    """Whether what was compared is what becomes of the game's own wager, under the heading of an optional one alone."""
    own, wagers = item.statement, told.ground.ruleset.wagers
    if item.status is Status.NOT_COMPARED or own is None or own.key.aspect not in _topics("of_base_wager"):
        return False
    under = _optional_above(told)
    if not under or own.key.subject in under:
        return False
    if own.key.aspect in _topics("of_two_hands") and not _is_named(told.sentence.title, under, told):
        return False
    return not any(slug in wagers and not wagers[slug].optional for slug in told.sentence.named)


def _is_a_choice(item: Compared) -> bool:
    """Whether what was compared is at stake, such as a choice that a player has at some moments only."""
    return item.statement is None or is_at_stake(item.statement.key.aspect)


def _is_named(title: str, wagers: Sequence[str], told: Told) -> bool:
    """Whether a title names one of some wagers, and is a heading over them rather than a row with their limits."""
    low = title.casefold()
    named = any(name.casefold() in low for slug in wagers for name in names_of_wager(told.ground.ruleset.wagers[slug]))
    return named and not find_values(title)


@cache
def _topics(listed: str) -> frozenset[str]:
    return frozenset(read_shared("words", FILE)[listed])


def is_answer(told: Told) -> bool:
    """Whether a sentence is a few words right behind a question, or under one, and says nothing without it."""
    sentence = told.sentence
    asked = sentence.before.strip() or told.heading.strip() or sentence.title.strip()
    if not asked.endswith("?") and (sentence.before or not _ANSWERS.match(asked)):
        return False
    text = told.text.strip()
    if lexicon.ADDRESSES.search(text) or lexicon.BOILERPLATE.search(text) or text.endswith((":", "?", ";")):
        return False
    if lexicon.PART.fullmatch(text):
        return False
    figured = any(token.sort in TELLING for token in tokens(text))
    return len(text.split()) <= _SHORT and _ends(told) and not (sentence.named and figured)


def with_question(told: Told, said: list[Compared]) -> list[Compared]:
    """Return what an answer says with its question; where that is not understood it is left to a person."""
    answer = as_answer(told)
    if answer:
        return answer
    if said and all(item.about in PAID for item in said) and asked_payout(told.sentence):
        return said
    if said and all(item.status is Status.AGREES for item in said) and _needs_no_question(told):
        return said
    if said:
        return _left(told, said, NOT_UNDERSTOOD)
    return [told.not_understood()] if _tells(told) else []


def _needs_no_question(told: Told) -> bool:
    """Whether an answer names what it is of, and its question supposes no case: what is a card worth, what do I win."""
    named = len(_WORD.findall(told.text)) >= _NAMED
    return named and _OF_A_CASE.search(question_before(told)) is None and _POINTS.search(told.text) is None


def _tells(told: Told) -> bool:
    """Whether the words of an answer tell something of the game: yes or no, a number, a hand."""
    if lexicon.ASIDE.search(told.text) and len(told.text.split()) > 1:
        return False
    asked = question_before(told)
    if asked.endswith("?") and _ASKS_WHAT.search(asked) and asks_of_game(told, asked):
        return True
    said = tokens(told.text)
    telling = _YES_NO | wordings().denials | lexicon.TELLING_APART | (wordings().game - lexicon.MENTIONED)
    return any(token.sort not in {Sort.WORD, Sort.SIGN} or token.text in telling for token in said)


def _ends(told: Told) -> bool:
    return told.sentence.text.endswith((".", "!"))
