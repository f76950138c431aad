"""Compares lists of hands under a heading that speaks of their order with the order of the law."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import groupby, pairwise

from checker.drafts.compared import Compared
from checker.drafts.structure.sentences import Sentence
from checker.statements import Statement, Statements
from checker.statements.comparison import Status
from checker.words.hand_examples import is_example
from checker.words.known import unmarked
from checker.words.ranking import Hand, gives_direction, hand_of, is_upward, speaks_of_order

_FEWEST_HANDS = 4
_PARTS = re.compile(r"\s*[;,>\u2022|]\s*(?:and |then )?")
_SHOWN = re.compile(r"([^:(]+?)\s*(?::|\s-|\s\u2013|\(|\s\s)\s*([^()]+?)\)?\W*")
"""The name of a hand with an example of it behind it."""
_RANKS = re.compile(r"\b(?:hands|they) rank\b|\b(?:ranking|order) of (?:the )?(?:poker )?hands\b", re.IGNORECASE)
"""How words lead to a list of hands in their order, from the highest down if they do not say how."""
_NO_EXAMPLE = "The cards are no example of the hand that it names."
_NUMBERED = re.compile(r"^\(?\d{1,2}[.):]?\s+(?!of\b|ace|pair)", re.IGNORECASE)


def compare_rankings(sentences: Sequence[Sentence], statements: Statements) -> dict[int, Compared]:
    """Return the comparison of each sentence that is part of a list of hands in their order, by its identity."""
    rules = {item.key.aspect: item for item in statements}
    found = {id(sentence): example for sentence in sentences if (example := _example(sentence)) is not None}
    for sentence in sentences:
        found |= _led(sentence, rules)
    before = ""
    named = ((sentence, _hands(sentence, rules)) for sentence in sentences)
    for _, run in groupby(named, key=lambda item: bool(item[1])):
        listed = list(run)
        hands = [(sentence, hand) for sentence, own in listed for hand in own]
        if len(hands) >= _FEWEST_HANDS and (speaks_of_order(before) or ">" in listed[0][0].text):
            found |= _compared(hands, rules[hands[0][1].topic], upward=is_upward(before))
        before = listed[-1][0].text
    return found


def _led(sentence: Sentence, rules: Mapping[str, Statement]) -> dict[int, Compared]:
    """Return the comparison of a sentence with a list of hands behind words that give its order: from the top: ..."""
    lead, parted, listed = sentence.text.rpartition(": ")
    directed = gives_direction(lead)
    if not parted or not (directed or _RANKS.search(lead)):
        return {}
    hands = [(sentence, hand) for hand in _hands(replace(sentence, text=listed), rules)]
    if len(hands) < _FEWEST_HANDS:
        return {}
    if not directed and all(one.place > two.place for (_, one), (_, two) in pairwise(hands)):
        return {}  # from the lowest up, as it may be
    return _compared(hands, rules[hands[0][1].topic], upward=is_upward(lead))


def _hands(sentence: Sentence, rules: Mapping[str, Statement]) -> list[Hand]:
    """Return the hands that a sentence names one after the other; none where it says anything else.

    One hand alone may have an example behind it: Full house: J-J-J-4-4.
    """
    if (shown := _shown(sentence)) is not None:
        return [shown] if shown.topic in rules else []
    parts = _PARTS.split(_NUMBERED.sub("", unmarked(sentence.text).strip(" .;,")))
    hands = [hand for part in parts if part and (hand := hand_of(part)) is not None and hand.topic in rules]
    return hands if len(hands) == sum(map(bool, parts)) else []


def _shown(sentence: Sentence) -> Hand | None:
    """Return the hand that a sentence names with an example of it, and nothing else."""
    said = _SHOWN.fullmatch(_NUMBERED.sub("", unmarked(sentence.text)))
    return hand_of(said[1]) if said and is_example(*said.groups()) else None


def _example(sentence: Sentence) -> Compared | None:
    """Return that cards behind the name of a hand are an example of it, or that they are none."""
    said = _SHOWN.fullmatch(_NUMBERED.sub("", unmarked(sentence.text)))
    example = is_example(*said.groups()) if said else None
    if example is None:
        return None
    status = Status.AGREES if example else Status.NOT_COMPARED
    return Compared(
        status=status, sentence=sentence, about="rule", text=sentence.text, reason="" if example else _NO_EXAMPLE
    )


def _compared(hands: Sequence[tuple[Sentence, Hand]], rule: Statement, *, upward: bool) -> dict[int, Compared]:
    """Return the comparison of each sentence: it differs where it has a hand right above one that outranks it."""
    found = {
        id(sentence): Compared(
            status=Status.AGREES, sentence=sentence, about="rule", text=sentence.text, statement=rule
        )
        for sentence, _ in hands
    }  # fmt: skip
    for (sentence, one), (_, two) in pairwise(hands):
        if (one.place < two.place) is upward and one.place != two.place:
            first, second = (two.name, one.name)
            found[id(sentence)] = Compared(
                status=Status.DIFFERS, sentence=sentence, about="order", text=f"{second}, {first}", statement=rule,
                expected=f"{first}, {second}",
                message=f"In the order of hands, the draft has “{second}” before “{first}”. {rule.wording}",
                help=f"write “{first}” before “{second}”", provision=rule.provision,
            )  # fmt: skip
    return found
