"""A sentence that tells of two cases, or of what is paid in one, as the sentences that it stands for.

“Insurance pays 2 to 1 if the dealer has Blackjack and loses otherwise” says that insurance pays 2 to 1, that it wins if
the dealer has Blackjack, and that it loses if the dealer does not have Blackjack.
"""

from collections.abc import Sequence

from checker.frozen import replace
from checker.words.amounts import amounts
from checker.words.tokens import Sort, Token

_WHEN, _UNLESS = frozenset({"if", "when", "whenever"}), "unless"
_JOINING = frozenset({"and", "but", "or", "else", ",", ";", "-", "be"})
_THEN = ("in", "which", "case")
_ELSE = (
    _THEN,
    ("otherwise",), ("if", "not"), ("if", "it", "do", "not"), ("if", "he", "do", "not"), ("if", "they", "do", "not"),
)  # fmt: skip
_DOES = frozenset({"win", "lose", "pay", "push", "be", "collect", "return", "stand", "draw", "take"})
_POINTING = frozenset({"it", "he", "they", "this", "that"})
_STATES = frozenset({"have", "be", "show"})
_BEFORE_AMOUNT = frozenset({"pay", "be", "at", "odds", "odd", "of", "a", "the", "player"})
_Tokens = list[Token]


def in_two_cases(sentence: Sequence[Token]) -> tuple[_Tokens, _Tokens] | None:
    """Return what a sentence says in one case, and what in the other; None where it does not tell of two.

    “A wager wins if the dealer has 7 and loses otherwise” is “a wager wins if the dealer has 7” and “a wager loses if
    the dealer does not have 7”.
    """
    for ending in _ELSE:
        size = len(ending)
        for at in range(1, len(sentence) - size + 1):
            if tuple(token.text for token in sentence[at : at + size]) != ending:
                continue
            found = _parted(list(sentence[:at]), list(sentence[at + size :]), then=ending == _THEN)
            if found is not None:
                return found
    return None


def _parted(before: _Tokens, after: _Tokens, *, then: bool) -> tuple[_Tokens, _Tokens] | None:
    """Return the two cases, where the words for the other one stand before or behind what happens then.

    With ``then`` the other is the very case of which the first speaks: a bet wins unless ..., in which case it pushes.
    """
    if after:  # “..., otherwise it loses”
        first, second = _without_joints(before), [token for token in after if token.text != ","]
    else:  # “... and loses otherwise”
        joint = max((at for at, token in enumerate(before) if token.text in {"and", "but"}), default=0)
        first, second = _without_joints(before[:joint]), before[joint + 1 :]
    if not first or not second:
        return None
    case, rest = _case(first)
    other = [replace(token, text="if") if not at else token for at, token in enumerate(case)] if then else _denied(case)
    if not other or not rest:
        return None
    span = second[0].start, second[-1].end
    if second[0].text in _POINTING:
        second = second[1:]
    if second and second[0].text in _DOES:
        party = rest[: next((at for at, token in enumerate(rest) if token.text in _DOES), 0)]
        second = [*party, *second]
    said = [replace(token, start=span[0], end=span[1]) for token in (*second, *other)]
    return (first, said) if second else None


def _without_joints(tokens: _Tokens) -> _Tokens:
    while tokens and tokens[-1].text in _JOINING:
        tokens = tokens[:-1]
    return tokens


def _begins(sentence: Sequence[Token]) -> list[int]:
    """Return where conditions begin."""
    return [at for at, token in enumerate(sentence) if token.text in _WHEN or token.text == _UNLESS]


def _case(sentence: _Tokens) -> tuple[_Tokens, _Tokens]:
    """Return the condition of a sentence, with the word that begins it, and the rest."""
    begins = _begins(sentence)
    if len(begins) != 1:
        return [], sentence
    at = begins[0]
    if at:
        return sentence[at:], _without_joints(sentence[:at])
    end = next((place for place, token in enumerate(sentence) if token.text == ","), 0)
    return (sentence[:end], sentence[end + 1 :]) if end else ([], sentence)


def _denied(case: _Tokens) -> _Tokens:
    """Return the contrary of a condition; nothing where it has no plain verb."""
    if not case:
        return []
    if case[0].text == _UNLESS:
        return [replace(case[0], text="if"), *case[1:]]
    verbs = [at for at, token in enumerate(case) if token.text in _STATES]
    if len(verbs) != 1 or any(token.text in {"or", "and"} for token in case):
        return []
    at, verb = verbs[0], case[verbs[0]]
    if any(token.text in {"not", "no", "never"} for token in case):
        return [replace(case[0], text="if"), *(t for t in case[1:] if t.text not in {"do", "not", "no", "never"})]
    refusal = replace(verb, sort=Sort.WORD, text="not")
    denied = [verb, refusal] if verb.text == "be" else [replace(refusal, text="do"), refusal, verb]
    return [replace(case[0], text="if"), *case[1:at], *denied, *case[at + 1 :]]


def dash_as_verb(sentence: Sequence[Token]) -> _Tokens:
    """Return a line with the verb for which its one dash or colon stands before what is paid in a case; else nothing.

    “Crown Treasure: 1,000 for 1 when both have one” is “Crown Treasure pays 1,000 for 1 when both have one”.
    """
    signs = [at for at, token in enumerate(sentence) if token.text in {"-", ":", "|"}]
    if len(signs) != 1 or not 0 < signs[0] < len(sentence) - 1 or not _begins(sentence):
        return []
    at = signs[0]
    if sentence[at + 1].sort is not Sort.RATIO:
        return []
    return [replace(token, sort=Sort.WORD, text="pay") if token is sentence[at] else token for token in sentence]


def paid_in_a_case(sentence: Sequence[Token]) -> tuple[_Tokens, _Tokens] | None:
    """Return what a sentence says is paid, and under which condition that is won; None where it says no such thing.

    “A Tie pays 9 to 1 if the hands are equal” is “a Tie pays 9 to 1” and “a Tie wins if the hands are equal”.
    """
    found = list(amounts(sentence))
    if len(found) != 1 or found[0].needs_outcome:
        return None
    start, end = found[0].start, found[0].end
    while start and sentence[start - 1].text in _BEFORE_AMOUNT:
        start -= 1
    begins = _begins(sentence)
    if len(begins) != 1 or start == end - 1:
        return None
    win = Token(Sort.WORD, "win", sentence[start].start, sentence[end - 1].end)
    at = begins[0]
    if at >= end:
        paid = list(sentence[:end])
    else:
        comma = next((place for place in range(at, start) if sentence[place].text == ","), 0)
        if at or not comma:
            return None
        paid = list(sentence[comma + 1 : end])
    return paid, [*sentence[:start], win, *sentence[end:]]
