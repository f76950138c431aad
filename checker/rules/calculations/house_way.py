"""The house way, read line by line as a table: a type of hand, and how the dealer sets it.

``house_way_set`` looks for a setting whose low hand would rank above its high hand, or whose hands have a wrong number
of cards. ``house_way_told`` asks for a setting of each type of hand, a rule for all that are not named, or a paper that
gives them, and that nothing be left to the dealer's liking. The names of hands, and what may never lie in the low hand,
are data of the rule.
"""

import re
from collections.abc import Iterator, Sequence

from checker.frozen import frozen
from checker.law.params import HouseWaySet, HouseWayTold, Setting
from checker.regex import regex
from checker.rules.context import Context
from checker.rules.result import Outcome, Reason, Result, left_open
from checker.submission import Answer, State
from checker.submission.filing import normal
from checker.values.number_words import number_of

_PASSED_OVER = """
    a all also always as both by card cards dealer dealt each go goes her hers his into is it keep kept lie lies must of
    or place placed play played plays put puts set sets shall that the their them these they this to used will with
"""
_LIGHT = frozenset(_PASSED_OVER.split())
_PLACED = regex(r"\b(?:in|into|to|as|for|on|at)?\s*(?:the\s+)?(low|high)(?:\s+hand)?\b")
_ABOVE = regex(r"\blow hand\b[^.;,]*\b(?:higher|above|over|outrank|beat)\w*\b[^.;,]*\bhigh hand\b")
_DENIES = regex(r"\b(?:not|never|nor)\b")
_DENIED = regex(r"\s*(?:no|not|never|without)\b", re.IGNORECASE)
_TURNED = regex(r"\s*not\b", re.IGNORECASE)
_DASH = regex(r"\s+[-\u2013\u2014]+\s+")
_OF_HEAD = regex(r":|=|\(|\b(?:is|are|play\w*|put\w*|plac\w*|sets?|keep\w*|kept|use\w*|split\w*|go|goes|lay|lies?)\b")
"""Where the words end that say which hand a line is about."""
_HEAD = regex(r"^(?:(?:with|if|on|for|when|holding|dealt)\s+)*(.*?)\s*[:,(=]")
_LOW = "low"


@frozen(kw_only=False)
class Laid:
    """One line of a house way: the types of hand that it names at its head, and what it lays where."""

    text: str
    at: str
    head: str
    laid: tuple[tuple[str, str], ...]


def house_way_set(context: Context) -> Result:
    """Return a violation for the first line that sets a foul hand; it holds where no line does."""
    answer = context.filing.answer(context.rule.at)
    if answer.state is not State.STATED:
        return context.undecided(answer)
    for setting in _settings(answer):
        wrong = _wrong(setting, context.params(HouseWaySet))
        if wrong:
            return context.fails(
                f"The house way sets a hand that the law calls wrong: “{setting.text}”. {wrong}",
                at=setting.at,
                expected=context.rule.requires,
                actual=setting.text,
            )
    return context.holds("No line of the house way that can be read sets a low hand above the high hand.")


def house_way_told(context: Context) -> Result:
    """Return a violation for words that leave the hands to the dealer, an open point for words that name no hand."""
    answer = context.filing.answer(context.rule.at)
    if answer.state is not State.STATED:
        return context.undecided(answer)
    params, settings = context.params(HouseWayTold), tuple(_settings(answer))
    for setting in settings:
        if _says(setting.text, params.own_will):
            return context.fails(
                f"The house way leaves the setting of the hands to the dealer: “{setting.text}”.",
                at=setting.at,
                expected=context.rule.requires,
                actual=setting.text,
            )
    papers = [item.at for item in settings if _says(item.text, params.papers) and not _DENIED.match(item.text)]
    general = {setting.at for setting in settings if _says(setting.text, params.others)}
    read = {*papers, *general, *(setting.at for setting in settings if any(_named(setting.text, params.settings)))}
    unread = next((item for item in settings if item.at not in read or _TURNED.match(item.text)), None)
    if read and unread and not papers:
        said = f"The house way: “{unread.text}” is not understood."
        return context.open(Reason.NOT_UNDERSTOOD, said, path=unread.at, words=unread.text)
    if papers:
        return context.holds("The house way names a paper that gives it.")
    if not read:
        found = context.fails(
            f"The house way names no type of hand and no paper that gives it: “{answer.text}”.",
            at=context.rule.at,
            expected=context.rule.requires,
            actual=answer.text,
        )
        return found if found.outcome is Outcome.HOLDS else left_open(found, Reason.NOT_UNDERSTOOD)
    given = {name for setting in settings for name in _about(setting.text, params.settings)}
    missing = [item.hands[0] for item in params.settings if item.hands[0] not in given]
    if missing and not general:
        said = f"The house way does not say how these hands are set: {', '.join(missing)}."
        return context.open(Reason.NOT_STATED, said, path=context.rule.at)
    return context.holds(f"The house way sets {', '.join(sorted(given)) or 'every hand by one rule'}.")


def _says(text: str, phrases: Sequence[str]) -> bool:
    """Whether a line has one of the phrases, from the beginning of a word on."""
    return any(re.search(rf"\b{re.escape(normal(phrase))}", normal(text)) for phrase in phrases)


def _settings(answer: Answer) -> Iterator[Laid]:
    """Return the lines of a house way: each item of the list, and each sentence of an item."""
    for index, item in enumerate(answer.value):
        for sentence in re.split(r"(?<=[.;])\s+|\n", str(item)):
            if sentence.strip():
                text = normal(sentence)
                head = _HEAD.match(text)
                yield Laid(
                    text=" ".join(sentence.split()),
                    at=f"{answer.path}.{index}",
                    head=_plain(head[1]) if head else "",
                    laid=tuple(_laid(text)),
                )


def _laid(text: str) -> Iterator[tuple[str, str]]:
    """Return what is laid where, as far as no word denies it: ("pair", "low")."""
    for clause in re.split(r"[,;:()]|\bbut\b|\bunless\b|\bexcept\b|\bif\b|\bwhen\b", text):
        start = 0
        for match in _PLACED.finditer(clause):
            what = re.sub(r"^\s*(?:and|then)\s+", "", clause[start : match.start()])
            start = match.end()
            if not _DENIES.search(what):
                yield _plain(what), match[1]


def _wrong(setting: Laid, params: HouseWaySet) -> str:
    """Say why a line sets a wrong hand; empty where it does not, or cannot be read."""
    if _ABOVE.search(normal(setting.text)) and not _DENIES.search(normal(setting.text)):
        return "The high hand must rank at least as high as the low hand."
    for what, where in setting.laid:
        words = what.split()
        used, count = (1, int(what)) if what.isdigit() else number_of(words)
        most = params.cards.low if where == _LOW else params.cards.high
        if words and used == len(words) and count > most:
            return f"The {where} hand has {most} cards."
    for item in params.settings:
        if any(_plain(name) == setting.head for name in item.hands):
            for what, where in setting.laid:
                if where == _LOW and any(what == _plain(never) for never in item.never_low):
                    return "The low hand would rank above the high hand."
    return ""


def _about(text: str, settings: Sequence[Setting]) -> frozenset[str]:
    """Return the types of hand that a line sets: those it names before it says where the cards go, else anywhere."""
    head = _OF_HEAD.split(normal(_DASH.sub(": ", text, count=1)), maxsplit=1)[0]
    return _named(head, settings) or _named(text, settings)


def _named(text: str, settings: Sequence[Setting]) -> frozenset[str]:
    """Return the types of hand that a text names; a name that is part of a longer one does not count there."""
    words, found = f" {_spelled(text)} ", set()
    names = [(_spelled(name), item.hands[0]) for item in settings for name in item.hands]
    for name, hand in sorted(names, key=lambda pair: len(pair[0]), reverse=True):
        without = re.sub(rf"(?<= ){re.escape(name)}(?:s|es)?(?= )", "|", words)
        if without != words:
            words = without
            found.add(hand)
    return frozenset(found)


def _spelled(text: str) -> str:
    """Return the words of a text without articles, with its commas and the like between them."""
    words = re.findall(r"[a-z0-9]+|[^a-z0-9\s]", normal(text))
    return " ".join(word for word in words if word not in {"a", "an", "the"})


def _plain(text: str) -> str:
    """Return the words that count, without articles and verbs of placing: “the pair” as “pair”."""
    words = re.findall(r"[a-z0-9]+", normal(text).replace("'", ""))
    return " ".join(word for word in words if word not in _LIGHT)
