"""The house way, read line by line as a table: a type of hand, and how the dealer sets it.

``house_way_set`` tries each line on hands of seven cards and looks for one whose low hand would rank above its high
hand, or that cannot be set so. ``house_way_told`` asks for a setting of each type of hand, a rule for all that are not
named, or a paper that gives them, and that nothing be left to the dealer's liking. It looks for two lines that set one
hand in two ways, and compares what a line says of anything else with the filing and the law.
"""

import re
from collections.abc import Iterator, Sequence
from functools import partial

from checker.law.params import HouseWaySet, HouseWayTold, Setting
from checker.regex import regex
from checker.rules.context import Context
from checker.rules.house_way.lines import Line, lines_of
from checker.rules.house_way.trial import CONTRADICTION, EXCEPTION, FOUL, clash, ranks_named, wrong
from checker.rules.result import FindingClass, Outcome, Reason, Result, left_open
from checker.statements import statements_of
from checker.statements.compare import Ground, agree_wholly, compare
from checker.statements.comparison import Comparison, Status
from checker.submission import Answer, State
from checker.submission.dates_in_words import dates_in
from checker.submission.filing import normal
from checker.submission.later_choice import denies_choice, leaves_hands
from checker.submission.placeholders import is_not_filed
from checker.values.provision import NO_PROVISION
from checker.words.read import read_words, words_passed_over
from checker.words.tokens import Sort, tokens
from checker.words.vocabulary import vocabulary_of
from checker.words.wordings import wordings

_ABOVE = regex(r"\blow hand\b[^.;,]*\b(?:higher|above|over|outrank|beat)\w*\b[^.;,]*\bhigh hand\b")
_DENIES = regex(r"\b(?:not|never|nor)\b")
_DENIED = regex(r"\s*(?:no|not|never|without)\b", re.IGNORECASE)
_MOST_OF_A_DAY = 3
"""How many words a day has: 1 April 2012."""
_TURNED = regex(r"\s*not\b", re.IGNORECASE)
_DASH = regex(r"\s+[-\u2013\u2014]+\s+")
_OF_HEAD = regex(r":|=|\(|\b(?:is|are|play\w*|put\w*|plac\w*|sets?|keep\w*|kept|use\w*|split\w*|go|goes|lay|lies?)\b")
"""Where the words end that say which hand a line is about."""
_DESIGNATION = r"\s+(?i:no\.?\s*|number\s+|#)?(?:[A-Zb-z]\b|[A-Z]{0,4}-?[0-9])"
"""The letter or number that follows what a paper is: B, 3, HW-1."""
_OF_PLAYERS = regex(r"\b(?:players?|you|guests?|patrons?)\b", re.IGNORECASE)
_OF_DEALER = regex(r"\bdealers?\b", re.IGNORECASE)
_OF_HOUSE = regex(
    r"\b(?:managers?|management|supervisors?|boss(?:es)?|floorpersons?|floor|directors?|pit|operators?)\b",
    re.IGNORECASE,
).search
"""People of the house who may have a say in the hands: what they have to do with them must be understood."""
_WHICH = regex(r"\b(?:best|high(?:er|est)|strongest|as (?:high|low|strong|good) as|most|maximum|lowest|weakest)\b")
_WHERE = regex(r"\b(?:low|high|front|back|two|five|2|5)\b")
"""Words that tell which of the ways to set a hand is taken, and which cards. A rule for all hands has both."""
_PLAIN = regex(
    r"\W*(?:(?:a|all|allow(?:s|ed)?|always|an|and|any|are|as|at|be(?:st|low|hind)?|but|by|can|cards?|case|cases|dealer|each"
    r"|ever|every|five|following|for|front|back|good|hands?|high(?:er|est)?|in|into|is|it|its|kept|lawful(?:ly)?|leaves?"
    r"|leaving|least|legal(?:ly)?|low(?:er|est)?|made|makes?|maximum|may|most|must|not|of|on|one|only|or|other|otherwise"
    r"|outranking|over|permit(?:s|ted)?|play(?:s|ed)?|possible|put|puts|rank(?:s|ed|ing)?|remaining|remain|rule|set|sets"
    r"|shall|so|still|strong(?:er|est)?|than|that|the|their|them|then|they|this|those|to|two|under|until|use[ds]?|way|ways"
    r"|above|arrang(?:ed|es)|beat(?:s|ing)?|cover(?:ed|s)?|dealt|exceed(?:s|ing)?|here|holds?|listed|mentioned|named"
    r"|outranks?|remains|stays?|described"
    r"|also|anything|below|do|does|else|everything|provided|rest|whatever|making"
    r"|weak(?:er|est)|what|when|which|while|will|with|without|2|5)\b\W*)*"
)
"""Words that a rule for all hands may have. With any other it may be a rule of another paper, or have a condition."""


def house_way_set(context: Context) -> Result:
    """Return a violation for the first line that sets a foul hand; it holds where no line does."""
    answer = context.filing.answer(context.rule.at)
    if answer.state is not State.STATED:
        return context.undecided(answer)
    lines = tuple(lines_of(answer))
    ranks = ranks_named(rule for line in lines for rule in line.rules)
    for line in lines:
        if said := _wrong(line, context.params(HouseWaySet), ranks):
            return context.fails(
                f"The house way sets a hand that the law calls wrong: “{line.text}”. {said}",
                at=line.at,
                expected=context.rule.requires,
                actual=line.text,
            )
    return context.holds("No line of the house way that can be read sets a low hand above the high hand.")


def _wrong(line: Line, params: HouseWaySet, ranks: frozenset[int]) -> str:
    """Say why a line sets a wrong hand; empty where it does not, or cannot be read."""
    if _ABOVE.search(normal(line.text)) and not _DENIES.search(normal(line.text)):
        return "The high hand must rank at least as high as the low hand."
    found = wrong(line.rules, ranks) if line.rules else ""
    if found == FOUL:
        return "The low hand would rank above the high hand."
    cards = params.cards
    return f"The low hand has {cards.low} cards, the high hand {cards.high}." if found else ""


def house_way_told(context: Context) -> Iterator[Result]:
    """Yield violations for words that leave the hands to the dealer and for contradictions, else what is open."""
    answer = context.filing.answer(context.rule.at)
    if answer.state is not State.STATED:
        yield context.undecided(answer)
        return
    params, lines = context.params(HouseWayTold), tuple(lines_of(answer))
    clashing = list(_clashing(context, lines))
    found = [*_own_will(context, lines), *(item for item in clashing if item.outcome is Outcome.FAILS)]
    papers = {line for line in lines if _names_paper(line.text, params.papers)}
    general = {line for line in lines if _says(line.text, params.others) and _sets(line)}
    settings = {line for line in lines if line.rules}
    told = {result.findings[0].at for result in found}
    others = [line for line in lines if line not in {*papers, *general, *settings} and line.at not in told]
    said = list(_of_the_game(context, others))
    found += [result for _, result in said if result is not None and result.outcome is Outcome.FAILS]
    if found:
        yield from found
        return
    unread = [*(result for _, result in said if result is not None), *clashing]
    if papers:
        yield from unread or [context.holds("The house way names a paper that gives it.")]
        return
    if not {*general, *settings}:
        yield _nothing(context, answer)
        return
    if unread:
        yield from unread
        return
    yield _complete(context, lines, general=bool(general))


def _sets(line: Line) -> bool:
    """Whether a line on hands of every kind says how the dealer sets them."""
    said = normal(line.text)
    told = _WHICH.search(said) is not None and _WHERE.search(said) is not None and _PLAIN.fullmatch(said) is not None
    return bool(line.rules) or (told and not _is_of_players(line))


def _is_of_players(line: Line) -> bool:
    return _OF_PLAYERS.search(line.text) is not None and _OF_DEALER.search(line.text) is None


def _own_will(context: Context, lines: Sequence[Line]) -> Iterator[Result]:
    """Yield a violation for the first line that leaves the hands of the dealer to the dealer."""
    for line in lines:
        if leaves_hands(line.text, context.params(HouseWayTold).own_will) and not _is_of_players(line):
            yield context.fails(
                f"The house way leaves the setting of the hands to the dealer: “{line.text}”.",
                at=line.at,
                expected=context.rule.requires,
                actual=line.text,
            )
            return


def _clashing(context: Context, lines: Sequence[Line]) -> Iterator[Result]:
    """Yield a violation for each line that sets a hand otherwise than a line before it.

    It is open where one of the two has conditions and the other has none: it may be meant as an exception.
    """
    read = [line for line in lines if line.rules]
    ranks = ranks_named(rule for line in read for rule in line.rules)
    for at, line in enumerate(read):
        found = {said: item for item in reversed(read[:at]) if (said := clash(item.rules, line.rules, ranks))}
        if CONTRADICTION in found:
            yield context.fails(
                f"“{line.text}” contradicts another line of the house way: “{found[CONTRADICTION].text}”.",
                at=line.at,
                kind=FindingClass.VIOLATION,
                actual=line.text,
                lawful="one line on each hand, with its exceptions in that line",
                label="contradicts the other line",
                related=[(found[CONTRADICTION].at, "it is contradicted here")],
            )
        elif EXCEPTION in found:
            said = (
                f"The house way: “{line.text}” and “{found[EXCEPTION].text}” set a hand in two ways. "
                "Is one the exception to the other?"
            )
            yield context.open(Reason.NOT_UNDERSTOOD, said, path=line.at, words=line.text)


def _of_the_game(context: Context, lines: Sequence[Line]) -> Iterator[tuple[Line, Result | None]]:
    """Yield each line that sets no hand, with what is wrong or open of it: nothing where it is so, or says nothing."""
    if not lines:
        return
    vocabulary = vocabulary_of(context.ruleset)
    ground = Ground(
        statements=statements_of(context.filing, context.ruleset), filing=context.filing, ruleset=context.ruleset
    )
    for line in lines:
        read = read_words(line.text, vocabulary)
        compared = compare(read.claims, ground, at=line.at)
        agrees = agree_wholly(read, compared, partial(words_passed_over, line.text, vocabulary))
        at_odds = next((item for item in compared if item.status is Status.DIFFERS), None)
        names_hand = bool(_named(line.text, context.params(HouseWayTold).settings))
        if denies_choice(line.text) or _is_day(line.text):
            yield line, None
        elif _TURNED.match(line.text) or is_not_filed(line.text) or (names_hand and not agrees):
            yield line, _not_understood(context, line)
        elif agrees or (not read.speaks and _is_sentence(line.text) and not _OF_HOUSE(line.text)):
            yield line, None
        elif at_odds is not None and not read.unread:
            yield line, _at_odds(context, line, at_odds)
        else:
            yield line, _not_understood(context, line)


def _is_day(text: str) -> bool:
    """Whether a line is the day of a paper that the line before it names, and no more."""
    return len(text.split()) <= _MOST_OF_A_DAY and any(dates_in(text))


def _is_sentence(text: str) -> bool:
    """Whether a line has a word that joins others: what has none may be anything."""
    joining = wordings().light | wordings().linking
    return any(token.text in joining for token in tokens(text) if token.sort is Sort.WORD)


def _not_understood(context: Context, line: Line) -> Result:
    said = f"The house way: “{line.text}” is not understood."
    return context.open(Reason.NOT_UNDERSTOOD, said, path=line.at, words=line.text)


def _at_odds(context: Context, line: Line, found: Comparison) -> Result:
    """Report a line that says what is not so."""
    statement = found.statement
    true = statement.wording.removesuffix(".") if statement is not None else found.reason
    return context.fails(
        f"The house way says “{line.text}”, but: {true}.",
        at=line.at,
        kind=FindingClass.VIOLATION,
        provision=statement.provision if statement is not None else NO_PROVISION,
        expected=true,
        actual=line.text,
        lawful=true,
        label=true,
    )


def _nothing(context: Context, answer: Answer) -> Result:
    if (paper := context.filing.settled.paper_for(context.rule.at)) is not None:
        said = f"The house way is in another paper: {paper.paper}."
        return context.open(Reason.FILED_ELSEWHERE, said, path=context.rule.at)
    found = context.fails(
        f"The house way names no type of hand and no paper that gives it: “{answer.text}”.",
        at=context.rule.at,
        expected=context.rule.requires,
        actual=answer.text,
    )
    return found if found.outcome is Outcome.HOLDS else left_open(found, Reason.NOT_UNDERSTOOD)


def _complete(context: Context, lines: Sequence[Line], *, general: bool) -> Result:
    settings = context.params(HouseWayTold).settings
    given = {name for line in lines for name in _about(line.text, settings)}
    missing = [item.hands[0] for item in settings if item.hands[0] not in given]
    if missing and not general:
        said = f"The house way does not say how these hands are set: {', '.join(missing)}."
        return context.open(Reason.NOT_STATED, said, path=context.rule.at)
    return context.holds(f"The house way sets {', '.join(sorted(given)) or 'every hand by one rule'}.")


def _says(text: str, phrases: Sequence[str]) -> bool:
    """Whether a line has one of the phrases, from the beginning of a word on."""
    return any(re.search(rf"\b{re.escape(normal(phrase))}", normal(text)) for phrase in phrases)


def _names_paper(text: str, phrases: Sequence[str]) -> bool:
    """Whether a line names a paper by its letter or number: that there is a manual somewhere says nothing."""
    words = "|".join(re.escape(phrase) for phrase in phrases)
    return re.search(rf"(?i:\b(?:{words})){_DESIGNATION}", text) is not None and not _DENIED.match(text)


def _about(text: str, settings: Sequence[Setting]) -> frozenset[str]:
    """Return the types of hand that a line sets: those it names before it says where the cards go, else anywhere."""
    head = _OF_HEAD.split(normal(_DASH.sub(": ", text)))[0]
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
    """Return the words of a text, with its commas and the like between them: three of a kind as three of kind."""
    words = re.findall(r"[a-z0-9]+|[^a-z0-9\s]", normal(text))
    return " ".join(word for word in words if word != "a")
