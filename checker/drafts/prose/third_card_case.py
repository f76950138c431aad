"""Compares an example of the third card with the law: the first hand drew a 9 and the second has 3, so it draws."""

import re
from functools import cache

from checker.drafts.compared import Compared
from checker.drafts.structure.sentences import Sentence
from checker.statements.comparison import Status
from checker.words.third_cards import ThirdCards

_NUMBERS = {
    "zero": 0, "jack": 0, "queen": 0, "king": 0, "ten": 0, "face card": 0, "picture card": 0, "one": 1, "ace": 1,
    "two": 2, "deuce": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
} | {f"{count}": count % 10 for count in range(11)}  # fmt: skip
_CARD = rf"(?:{'|'.join(sorted(_NUMBERS, key=len, reverse=True))})\b"
_WIDER = re.compile(
    r"\b(?:only|except|unless|but|any|anything|every|everything|all|always|never|not|no matter|whatever|regardless|"
    r"less|fewer|lower|under|more|higher|over|above|through|or|exception)\b|n['\u2019]t\b|"
    r"\d ?[\u2013-] ?\d|\b\d to \d",
    re.IGNORECASE,
)
"""Words of a rule, or of what is denied, with which a sentence is no example of one card."""
_DRAWS = re.compile(
    r"\b(?:draw(?:s|ing)?|hits?|takes? (?:a|one|another|its|the|one more) (?:third )?card)\b", re.IGNORECASE
)
_STAYS = re.compile(r"\b(?:stands?|stays?|passes|takes? no card|no (?:third |more )?cards?)\b", re.IGNORECASE)


def third_card_case(sentence: Sentence, rule: ThirdCards | None) -> Compared | None:
    """Return the comparison of one example with what the second hand does; nothing of any other sentence."""
    text = sentence.text
    if rule is None or text.endswith("?") or _WIDER.search(text.rstrip(".")):
        return None
    first, second = _first(rule.first).search(text), _second(rule.second).search(text)
    stood = _stood(rule.first).search(text)
    if second is None or bool(first) == bool(stood):
        return None
    told = first or stood
    assert told is not None  # noqa: S101 - one of the two was found
    # A rule, which may leave cards out, tells first what is done: draws if the third card is a 4.
    rest = text[max(told.end(), second.end()) :]
    does = {draws for draws, found in ((True, _DRAWS), (False, _STAYS)) if found.search(rest)}
    if len(does) != 1:
        return None
    count = _NUMBERS[second["count"].casefold()]
    if first:
        lawful = _NUMBERS[(first["card"] or first["third"]).casefold()] in rule.drawn_on(count)
    else:
        lawful = count < rule.stays
    right = f"With {count} points the {rule.second.capitalize()} {'draws' if lawful else 'stays'} here"
    if does == {lawful}:
        return Compared(
            status=Status.AGREES, sentence=sentence, about="rule", text=text, expected=right, provision=rule.provision
        )
    return Compared(
        status=Status.DIFFERS, sentence=sentence, about="rule", text=text, expected=right,
        message=f"On the rule of third cards, the draft says “{text}”. {right}.",
        help=f"write: {right}", provision=rule.provision,
    )  # fmt: skip


@cache
def _first(hand: str) -> re.Pattern[str]:
    """Return the expression for the third card that the first hand took."""
    took = r"(?:draws|drew|took|takes|(?:picks|picked) up|pulls|pulled|gets|got|catches|caught|receives|received)"
    return re.compile(
        rf"\b{hand}(?:'s hand|'s)?(?: hand)?(?: (?:just|has|then))? {took}(?: up)? (?:an? |the )?(?P<card>{_CARD})|"
        rf"\b{hand}'s (?:third[ -])?card(?: (?:is|was|being|value is)|,)? (?:an? |the )?(?P<third>{_CARD})",
        re.IGNORECASE,
    )


@cache
def _stood(hand: str) -> re.Pattern[str]:
    """Return the expression for a first hand that took no card."""
    return re.compile(
        rf"\b{hand}(?:'s hand|'s)?(?: hand)? (?:stands|stood|stays|stayed)(?: (?:on|with|at) (?:an? )?{_CARD})?",
        re.IGNORECASE,
    )


@cache
def _second(hand: str) -> re.Pattern[str]:
    """Return the expression for the points of the second hand."""
    return re.compile(
        rf"\b{hand}(?:'s hand|'s)?(?: hand)?(?: (?:has|had|holds|holding|with|on|of|at|shows|totals|is|is at|just))*,? "
        rf"(?:(?:a )?(?:total|count|point count) of )?(?:an? )?(?P<count>{_CARD})",
        re.IGNORECASE,
    )
