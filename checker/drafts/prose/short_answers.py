"""Turns a question and a short answer to it into the sentence that both say: Can I split aces? Yes."""

import re
from collections.abc import Iterator

_MARK = re.compile(r"\W*(?:(?:q|a|faq|question|answer)\b[.:)]+\s*)?", re.IGNORECASE)
"""The letter before a question or an answer."""
_ENDS = r"(?=\s*(?:$|[.,;:!\u2013\u2014-]))"
"""What stands behind yes or no where it is the answer: “no more than three” and “no problem” are others."""
YES = re.compile(
    r"(?:oh |why |but )?(?:yes|yep|yeah|sure(?: thing)?|certainly|absolutely|definitely|of course|indeed|always|"
    rf"(?:yes, )?(?:you (?:can|may|do)|we do|there (?:is|are)|(?:it|he) does|they do))\b{_ENDS}",
    re.IGNORECASE,
)
NO = re.compile(
    r"(?:sorry, |i'm afraid |afraid )?(?:no|nope|never|not (?:here|at our tables?|at this table)|"
    r"(?:no, )?(?:you (?:cannot|can't|can not|may not|do not|don't)|we (?:do not|don't)|there (?:is|are) n(?:ot|one)|"
    rf"(?:it|he) (?:does not|doesn't)|they (?:do not|don't)))\b{_ENDS}",
    re.IGNORECASE,
)
_ME = {"i": "you", "me": "you", "my": "your", "we": "you", "us": "you", "our": "your", "mine": "yours"}
_MINE = re.compile(rf"\b(?:{'|'.join(_ME)})\b", re.IGNORECASE)
_SOMEBODY = r"(?:i|we|you|one|anyone|anybody|everyone|players?|a player|guests?|a guest|patrons?|a patron)"
_FORMS = (
    (
        re.compile(rf"(?:can|may|could|am|are) {_SOMEBODY} (?:allowed to |able to |free to )?(.+)", re.IGNORECASE),
        ("You can {0}", "You cannot {0}"),
    ),
    (
        re.compile(
            r"(?:do|does) (?:you|the house|the casino|the table) "
            r"(have|offer|allow|take|charge|deal|use|accept|permit|pay) (.+)",
            re.IGNORECASE,
        ),
        ("We {0} {1}", "We do not {0} {1}"),
    ),
    (re.compile(r"do (?:i|we|players|guests) (.+)", re.IGNORECASE), ("You {0}", "You do not {0}")),
    (
        re.compile(r"does ((?:the |a |an |my )?[\w'-]+(?: hand| bet| wager)?) (.+)", re.IGNORECASE),
        ("{0} {1}", "{0} does not {1}"),
    ),
    (re.compile(r"(?:is|are) there (?:an? |any )?(.+)", re.IGNORECASE), ("There is {0}", "There is no {0}")),
)
"""Questions that are answered with yes or no, and the sentence that either answer makes of each."""
_HOW_MANY = re.compile(
    r"(?:and )?how many (?P<of>(?:more |other )?[\w-]+(?: [\w-]+)?)"
    r"(?: (?:can|may|do|does|will|are|is) (?P<who>i|you|we|there|the dealer|a player|each player|each hand)"
    r"(?: (?P<does>.+))?| (?:are|is) (?:in|used|dealt) .+)?",
    re.IGNORECASE,
)
_NUMBER = re.compile(
    r"(?P<number>\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?P<rest>.*)", re.IGNORECASE
)
_PLAIN_REST = re.compile(r"(?P<more> more)?(?: times?)?[.!]?")
"""What may stand behind a number that alone answers how many."""


def as_sentences(asked: str, answer: str) -> Iterator[str]:
    """Yield what a question and its answer say as one sentence, in the ways in which it could be said; none if long."""
    asked = without_mark(asked).rstrip("?").strip()
    answer = without_mark(answer)
    yield from _decided(asked, answer)
    yield from _counted(asked, answer)


def _decided(asked: str, answer: str) -> Iterator[str]:
    yes, no = YES.match(answer), NO.match(answer)
    said = no or yes
    if said is None:
        return
    rest = answer[said.end() :].strip(" ,.!;:-")
    for form, (affirmed, denied) in _FORMS:
        found = form.fullmatch(asked)
        if found:
            parts = [turned(part) for part in found.groups()]
            whole = (denied if no else affirmed).format(*parts)
            yield f"{whole[:1].upper()}{whole[1:]}{f', {rest}' if rest else ''}."
            return


def _counted(asked: str, answer: str) -> Iterator[str]:
    found, number = _HOW_MANY.fullmatch(asked), _NUMBER.match(answer)
    if found is None or number is None or _PLAIN_REST.fullmatch(number["rest"]) is None:
        return
    more = " more" if "more" in number["rest"].casefold() else ""
    counted = f"{number['number']}{more} {found['of']}"
    who = (found["who"] or "").casefold()
    does = turned(found["does"] or "")
    if who == "there" or not who:
        yield f"There are {counted}{f' {does}' if does else ''}."
    elif found["of"].casefold().endswith("times"):
        yield f"You can {does} {counted}."
    elif does:
        verb, _, behind = does.partition(" ")
        yield f"{turned(who).capitalize()} {verb} {counted}{f' {behind}' if behind else ''}."
    if not who or who in {"you", "we", "there"}:
        yield f"{counted[:1].upper()}{counted[1:]} are used."


def without_mark(said: str) -> str:
    """Return a question or an answer without the letter before it."""
    return _MARK.sub("", said, count=1).strip()


def turned(said: str) -> str:
    """Return words of one who asks as they are said to him."""
    return _MINE.sub(lambda found: _ME[found[0].casefold()], said)
