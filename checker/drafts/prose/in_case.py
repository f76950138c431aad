"""A sentence that goes on with the case or the right of the words before it: “Equal counts mean a tie. Then ...”.

“Then the Banker wager loses” says nothing wrong alone. Where the case can be put in the place of what points to it, the
sentence is compared with its case.
"""

import re
from collections.abc import Callable, Iterator, Sequence

from checker.drafts.compared import Compared, has_open_sum
from checker.drafts.prose.agreeing import differs
from checker.drafts.prose.on_topics import of_right
from checker.drafts.prose.restated import as_sentence, in_own_words
from checker.drafts.prose.told import NOT_UNDERSTOOD, Told
from checker.statements.comparison import Status

_POINTS = re.compile(
    r"(?P<lead>^\W*(?:and |but |so )?)"
    r"(?:in (?:that|this|such a) (?:case|event)|(?:when|whenever|if) (?:it|this|that) (?:happens|occurs|comes up)"
    r"|if so|then|there(?! (?:is|are|was|were|will|has|have|must|may|can|\w+ no)\b)"
    r"|on (?:that|this|such a) (?:hand|result))\b,? ?"
    r"|(?P<after>\b(?:is|are|will|does|do|may|must|can)) then\b"
    r"|,? (?:then|in (?:that|this) (?:case|event)|when (?:it|this|that) happens)(?=\W*$)",
    re.IGNORECASE,
)
"""What points in a sentence to the case that is told before it."""
_ITS_CLAUSE = re.compile(r"\W*(?P<clause>(?:if|when|whenever|once|on|with|after|against) [^,]+), ", re.IGNORECASE)
"""A clause that tells the case of the sentence before it."""
_IS = re.compile(
    r"\b(?:is|are|was|means?|makes?|gives?|counts? as|(?:is|are) (?:called|known as)|(?:is|are) (?:for|on))"
    r" (?P<what>(?:an?|the) [^,;:]+|(?:an? )?[A-Z][^,;:]+)$"
)
"""What the sentence before it calls the case: equal counts mean a tie; the one exception is a soft 17."""
_LABEL = re.compile(r"^(?P<case>[^:]{3,}): (?P<rest>(?:there|then)\b.*)$", re.IGNORECASE)
_RIGHT = re.compile(r"\b(?:this|that|the) (?:right|option|choice|chance|privilege)\b(?! to\b)", re.IGNORECASE)
"""What points to a right that is named before it."""
_ACT = re.compile(r"\b(?:surrender|split|double(?: down)?|bank)(?=s?\b|ing\b|ting\b|ed\b)", re.IGNORECASE)
"""What a player may have the right to do."""
_EVEN = re.compile(
    r"(?P<act>\W*(?:you|(?:a |any )?(?:player|guest|patron)s?) (?:may|can) (?:[a-z]+ (?:down|up)|[a-z]+)\b)[^.;:]*?,? "
    r"(?P<even>even (?:if|when|though|with|without|after)\b.+)$",
    re.IGNORECASE,
)
"""A right that is widened at the end: you may surrender until ..., even if you have made a side bet."""
_LONGEST = 10
"""How many words a sentence has at most that is itself the case of the next one."""


def in_its_case(told: Told, said: list[Compared], read: Callable[[Told], Sequence[Compared]]) -> list[Compared]:
    """Return what is told of a sentence; where it points to a case, what it says in that case, if that is told.

    ``read`` compares a sentence. What differs stays so; a right that differs only without its case is left to a person.
    """
    if any(differs(item) and not of_right(item) for item in said):
        return said
    restated = [as_sentence(told, written) for written in _restated(told)]
    open_ = any(map(has_open_sum, said))
    for whole in restated:
        found = read(whole)
        against = [item for item in found if differs(item)]
        if against or (found and not open_ and all(item.status is Status.AGREES for item in found)):
            return [in_own_words(item, told) for item in against or found]
    return left_where_of_right(told, said) if restated else said


def widened(told: Told, said: list[Compared], read: Callable[[Told], Sequence[Compared]]) -> list[Compared]:
    """Return what is told of a sentence, or what differs of a right that it widens at its end by an “even if”.

    What stands between is left out, so nothing agrees by this.
    """
    found = _EVEN.match(told.text) if not any(map(differs, said)) else None
    if found is None:
        return said
    against = [item for item in read(as_sentence(told, f"{found['act']} {found['even']}")) if differs(item)]
    return [in_own_words(item, told) for item in against] or said


def left_where_of_right(told: Told, said: list[Compared]) -> list[Compared]:
    """Return what is told of a sentence, with a right that is denied left to a person: it may only be in some case."""
    return [told.left(NOT_UNDERSTOOD) if differs(item) and of_right(item) else item for item in said]


def _restated(told: Told) -> Iterator[str]:
    """Yield a sentence with the case to which it points, by each way to say that case."""
    label = _LABEL.match(told.text)
    before, text = (label["case"], label["rest"]) if label else (told.sentence.before.strip(), told.text)
    right = _RIGHT.search(text)
    acts = {found.casefold() for found in _ACT.findall(f"{before} {told.heading}")}
    if right and len(acts) == 1:
        yield f"{text[: right.start()]}the right to {max(acts)}{text[right.end() :]}"
    pointing = _POINTS.search(text)
    if pointing is None:
        return
    rest = f"{text[: pointing.start()]}{pointing['after'] or ''}{text[pointing.end() :]}".strip(" ,")
    rest = f"{rest[:1].lower()}{rest[1:]}"
    for case in _cases(before.rstrip(" .!;:")):
        yield f"{case[:1].upper()}{case[1:]}, {rest}"


def _cases(before: str) -> Iterator[str]:
    if not before or before.endswith("?"):
        return
    if clause := _ITS_CLAUSE.match(before):
        yield clause["clause"]
    if named := _IS.search(before):
        yield f"on {named['what']}"
    if len(before.split()) <= _LONGEST:
        yield f"when {before[:1].lower()}{before[1:]}"
