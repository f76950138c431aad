"""Labels that gainsay the outcome whose figure stands beside them: “player ace-high” where the dealer's is meant.

A figure that is right speaks for a label in other words. It does not speak for a label with a rank, a hand or a side
that the outcome never has, wherever in the label that stands: such a row was changed, and a person must look at it.
"""

from collections.abc import Iterable, Sequence

from checker.drafts.expectations.expected import Outcome
from checker.drafts.language.words import BRACKETS, words

_RANKS = frozenset({"ace", "king", "queen", "jack", "joker", "heart", "spade", "diamond", "club"})
_HANDS = frozenset({"straight", "flush", "full", "royal", "pair", "suited", "unsuited"})
_SIDES = {"player": "player", "you": "player", "your": "player", "dealer": "dealer", "banker": "banker"}
_CONTRARY = ({"suited", "unsuited"}, {"high", "low"}, {"win", "lose"}, {"first", "last"})
_LOOSE = frozenset({"full", "straight", "suited", "unsuited"})
"""Words of hands that say other things too, or nothing of most outcomes: in full, a straight win, cards of any suit."""
_DIFFERENT = frozenset({"different", "differing", "mixed", "unlike", "opposite"})
_UNLIKE = _DIFFERENT | {"unsuited", "other", "off"}
_NONE = frozenset({"neither", "nobody", "nor", "never"})
_BOTH = "both"
_ONE = frozenset({"1", "only", "alone"})


def gainsays(label: str, outcome: Outcome, others: Sequence[Outcome]) -> bool:
    """Whether a label, in each of its alternatives, has a word that the outcome never has and that tells another."""
    own = _all(outcome)
    parts = [(set(words(part)), set(words(BRACKETS.sub(" ", part)))) for part in label.split(" / ")]
    return all(
        _contrary(given, own)
        or _other_hand(outside, own, others)
        or _unlike(given, own)
        or _other_kind(given, own)
        or _other_side(given, outcome, own)
        for given, outside in parts
    )


def _all(outcome: Outcome) -> set[str]:
    """Return the words of all wordings of an outcome."""
    return {word for form in outcome.forms for word in form} | {word for name in outcome.names for word in words(name)}


def _contrary(given: set[str], own: set[str]) -> bool:
    """Whether a label has the contrary of a word that the outcome has, and not that word."""
    return any(given & pair - own and own & pair and not given & own & pair for pair in _CONTRARY)


def _other_hand(given: set[str], own: set[str], others: Iterable[Outcome]) -> bool:
    """Whether a label has, outside of brackets, a rank or a hand that no wording of the outcome has."""
    extra = given & (_RANKS | _HANDS) - own
    told = {word for other in others for word in _all(other)} if extra <= _LOOSE else extra
    return bool(extra & told)


def _unlike(given: set[str], own: set[str]) -> bool:
    """Whether a label says of cards that they differ, or of one of two what the outcome has of both."""
    of_one = _BOTH in own and _BOTH not in given and bool(given & _ONE)
    return of_one or bool(given & _DIFFERENT and not own & _UNLIKE) or bool(given & _NONE and not own & _NONE)


def _other_kind(given: set[str], own: set[str]) -> bool:
    """Whether a number of cards of a kind, or of the hand, is another one than the outcome's."""
    extra, lacking = ({word for word in side if word.isdigit()} for side in (given - own, own - given))
    of_two = "pair" in own and "pair" not in given and not lacking
    return bool(extra and (lacking or of_two)) or bool(extra and {"of", "kind"} <= given & own)


def _other_side(given: set[str], outcome: Outcome, own: set[str]) -> bool:
    sides = {side for word, side in _SIDES.items() if word in given}
    stated = {side for word, side in _SIDES.items() if word in own}
    if sides - stated and stated - sides:
        return True
    named = {side for word, side in _SIDES.items() if word in words(outcome.name)}
    if not sides or not named:
        return False
    return bool(sides - named and named - sides) or (_BOTH in given and len(named) > 1 and len(sides) == 1)
