"""Sentences on which hand draws a third card, read clause by clause.

“If the Player's Hand took one, the Banker's Hand takes one with 0, 1 or 2, and never with 7.” Every word of a sentence
must be known here. What a sentence leaves out, such as whose hand it is, is taken from those before it.
"""

import re
from collections.abc import Iterator, Sequence

from checker.frozen import frozen, replace
from checker.words.third_cards import CARDS, MOST_POINTS, NOT_ALWAYS, ThirdCards, cards_in, ends_early
from checker.words.tokens import Token, tokens

_DRAW, _STAND = "draw", "stand"
_SILENT = (
    "the", "an?", "hands?", "sides?", "must", "will", "shall", "also", "all", "then", "always", "automatically", "any",
    "points?", "counts?", "counting", "totals?", "of", "worth", "value", "has to", "have to", "do", "does", "did",
    "been", "has", "that", "' s", "'", "too", "as well", "only a", "simply", "still",
)  # fmt: skip
_ABOUT_NATURALS = "(?:FIRST|SECOND|either|there|the|other|hand|side|an?|or|be|have)"
_NO_NATURAL = (
    r"^(?:if|when|where|provided)(?= [^<,]*\b(?:neither|no|not|nobody)\b)"
    rf"(?: (?:neither|no|not|nobody|{_ABOUT_NATURALS}))* natural ?,? ?"
)
_UP_TO = (
    r"\b(?:(?:on|with|at) )?(?:an? )?(?:any |anything |everything )?(?:total |count )?(?:of )?"
    r"(?:up to(?: and includ(?:e|ing))?|to and includ(?:e|ing)) (?=\d)"
)
_WHATEVER = (
    r",? ?\b(?:whatever|no matter what|regardless of what) (?:it|that hand|the (?:hand|total)|its (?:own )?total) "
    r"(?:holds?|has|shows?|totals?|counts?|is|may be|adds up to)\b|,? ?\bwhatever its (?:total|count|points?)\b"
)
"""What says that something is done with any points."""
_EVERY_TIME = (
    r" (?:every|each) (?:single )?time(?: ?, (?:there being|with) no exceptions?\b[^.]*|(?= ?[.;]|$))"
    r"|,? without (?:any )?exceptions?(?= ?[.;]|$)"
)
"""What says at the end of a sentence that something is done against any third card."""
_SHORT = ((r"\b3rd\b", "third"), (r"\bcds?\b", "card"))
_SAID = (
    (r"^\W*\(?[a-z0-9]{1,2}\) +(?=[a-z])", ""),
    (r"\bupon\b", "on"),
    (r"^should\b|(?<=, )should (?=the\b)", "if"),
    (r"\b(?:sits?|sat|stays?|stayed|stands?|stood|holds?|held) (?:still|tight|put|firm|pat)\b", _STAND),
    (r"\b(?:holds?|held|holding) (?=(?:on|at) )|\bheld(?= ?:)", f"{_STAND} "),
    (r"\bhold(?:s|ing)? (?=with (?:\d|four|five|six|seven)\b)", f"{_STAND} "),
    (r"\b(?:pulls?|pulled|grabs?|grabbed) (?=(?:an?|one|another|the)\b)", "take "),
    (r"\b(?:doesn['\u2019]t|does not|do not|don['\u2019]t)(?= ?(?:[.,;]|$))", "not"),
    (r"\bfollows? the same rules?(?: ?[:,\u2013-]| and\b)", ""),
    (r"\bwants? to see (?=an?\b)", "draws against "),
    (r"^otherwise,? (?=the player\b|player\b)", ""),
    (r"^in (?:all|every) other cases?,? (?=the )", ""),
    (r"(?<=player's hand) has (?:only )?two cards\b", " stood"),
    (
        r"\b(?:goes|moves|acts|plays) first(?:,|:| and)? (?=(?:drawing|draws|taking|takes|a|another|it|with|on)\b)",
        "",
    ),
    (r"\bcop(?:ies|y) (?:that|this|the same) (?:manner|way|rule) exactly,? ?", ""),
    (r"\b(?:did|does) not (?:need|want) (?:an?|any|another)(?: third)? card\b", "stood"),
    (r"\b(?:on|with) (\w+) and (?:on|with) (\w+) (?=it\b)", r"on \1 and \2 "),
    (r"'s rule(?=:| when| if)", ""),
    (r"\brests?(?= ?[.,;]|$)", _STAND),
    (r"\brested(?= ?[,;])", "stood"),
    (r"\bresting(?= (?:on|with|at)\b)", _STAND),
    (r"\bdrawing(?= (?:on|with|to)\b)", _DRAW),
    (r"\bstanding(?= (?:on|with|at)\b)", _STAND),
    (r"\bif (?:that|this) card (?:was|is) anything (?:from )?", "if the card is "),
    (r"\bthe card just (?:taken|drawn)\b", "the third card"),
    (r"\bthe third card of the player\b", "the player's third card"),
    (r"\b(on|with|at) (\d|four|five|six|seven) alone\b", r"only \1 \2"),
    (r"\banything from (?=zero|one|two|\d)", ""),
    (r"\bnaturals? (?:on the table|on either side|in either hand|showing)(?=,)", "natural"),
    (
        (
            r"(\b(?:draws?|takes? (?:a|one|another|its) (?:third )?card)\b[^;.]*?),? "
            r"(?:and )?(?:otherwise|or else|if not),? (?:it )?(?:stands?|stays?)\b(?=\W*$)"
        ),
        r"\1",
    ),
    (r"(\b(?:stands?|stays?)\b[^;.]*?),? (?:and )?(?:otherwise|or else),? (?:it )?(?:draws?|hits?)\b(?=\W*$)", r"\1"),
    (r"\b(?:an? )?(?:tens?|10s?|face cards?|picture cards?|court cards?|kings?|queens?|jacks?)\b", "0"),
    (r"\b(?:an? )?aces?\b", "1"),
    (r"^by way of (?:example|illustration)\b,? ?", ""),
    (r"\b(?:as|so) long as\b", "if"),
    (r",? and (?:against|on|with|for|to) (?:no|none|nothing) (?:other|others|else)(?: card)?\b", ""),
    (
        r"\b(?:is|are|was|were) content with (?:(?:its|the|just|only) )*(?:first |opening )?(?:two|2)(?: cards?)?\b",
        _STAND,
    ),
    (r"\b(?:is|are) content (?=(?:with|on|at)\b)", f"{_STAND} "),
    (r"\b(?:rests?|rested|stops?|stopped)(?= (?:only )?(?:with|on|at)\b)", _STAND),
    (r"\b(?:has|have) (?:rested|stopped|passed)\b", "stood"),
    (r"\b(?:asks?|asked|calls?|called|sends?|reaches) for (?=(?:an?|one|another|the)\b)", "take "),
    (r"(?:^|(?<=[;,] ))(?:and )?holding (?=an?\b|zero|one|two|three|four|five|six|seven|\d)", "with "),
    (r"\bkeeps? (?:on )?(?:drawing|taking)\b", _DRAW),
    (r",? so that only (?:an? |the )?(\d) is left(?: alone)?\b", rf" and {_STAND} only on \1"),
    (r"\bgo(?:es)? for (?=(?:an?|one|another|the)\b)", "take "),
    (r"\b(an?|the) third one\b", r"\1 third card"),
    (r"\b(?:has|have) enough,?(?: and)? (?=stays?\b|stands?\b)", ""),
    (r"\b(?:may|can) still (?=be dealt|be given|draw|take|get|receive)", ""),
    (_WHATEVER, " with 0 to 7"),
    (_EVERY_TIME, " if the third card is 0 to 9"),
)
"""What is read in place of words that mean something else where they do not tell of drawing."""
_WORDS = (
    (r",? ?\b(?:whatever|regardless|irrespective|no matter)\b[^\d<]*$", ""),
    (r",? ?\b(?:on|with|in|from|after|for) (?:(?:its|their|the) )*(?:first|initial|opening) 2 card\b", ""),
    (_UP_TO, "to "),
    (r"\b(?:first )?2 card (?=totals?\b|counts?\b|points?\b|hands?\b)", ""),
    (r"\bstand put\b", _STAND),
    (r"\b(?:whenever|every time|each time|any time|1 time)\b", "when"),
    (rf",? ?\b(?:unless|except (?:if|when))(?: {_ABOUT_NATURALS})* natural\b", ""),
    (rf"^(?:absent|without|with no)(?: {_ABOUT_NATURALS})* natural ?,? ?", ""),
    (_NO_NATURAL, ""),
    (r"\b(?:stays|stayed|stood|staying|stands pat|stand pat|stood pat|pats?)\b", _STAND),
    (r"\b(?:took|taken|takes|got|gets|get|drew|drawn|draws|receives?|hits?)\b", _DRAW),
    (rf"\b(?:{'|'.join(_SILENT)})\b|[()\u2022\"]", " "),
    (r"\bhave (?=(?:draw|stand)\b)", ""),
    (r"\b(on|with|at) from (?=\d)", r"\1 "),
    (r"\b(?:third )?card (?:deal|give|go) to FIRST\b", "FIRST third card"),
    (r"\bto FIRST (?=\d)", "against FIRST "),
    (r"(\b(?:with|on|at) \d\b[^<]*\b(?:draw|stand) (?:only )?(?:if|when|unless)) it be (?=\d)", r"\1 card be "),
    (r"\bnever be(?= ?(?:[.,;]|$))", "never"),
    (r"\b(?:if|when|where) (?:it|its)(?: (?:be|have))*(?= ?(?:<|\d|under|below|less|fewer|over|above|more))", "with"),
    (r"^(?:if|when|where) (FIRST|SECOND) (?:have|be) (?=\d)", r"\1 with "),
    (r"^(FIRST|SECOND) (?:have|hold) (\d) ?:", r"\1 with \2"),
    (r"\bbe (?:complete|finish|finished|done|through)\b(?= (?:with|on|at))", _STAND),
    (r"\b(?:(?:1 )?(?:third|3rd|more|further|extra) card|another card|another|1 more)\b", "card"),
    (r"\b(?:have )?(?:not|never|no) (?:take|draw|have)\b(?: (?:1|card))?", _STAND),
    (r"\b(?:have )?(?:take|draw|have) (?:no card|none|nothing|no)\b", _STAND),
    (r"\b(?:not be (?:deal|give|given)|be not (?:deal|give|given)) (?:1|card)\b(?! (?:be|of))", _STAND),
    (r"\bbe (?:deal|give|given) no card\b(?! (?:be|of))", _STAND),
    (r"\bbe (?:deal|give|given) (?:1|card)\b(?! (?:be|of))", _DRAW),
    (r"^(?P<who>FIRST|SECOND) : card for (?=\d)", r"\g<who> draw on "),
    (r"[,;] (?:and )?(?:none|nothing|no card) (?:for|on|with) (?=\d)", ", stand on "),
    (r"\b(?:take|draw|have(?! (?:with|on|at)\b))(?: (?:1 card|1|card))?\b(?! card be)", _DRAW),
)  # fmt: skip
_MORE = r"(?: (?:or|and) (?:less|more|lower|higher|under|over|below|above|fewer|up))?"
_LIST = re.compile(rf"\b\d(?:(?: ?[-/,] ?| or | and | to | through | thru )+\d)*\b{_MORE}")
_BOUND = re.compile(r"\b(less than|fewer than|under|below|more than|over|above) (\d)\b")
_REST = re.compile(
    r"(?P<lead><(?P<set>\d+)>[^<]*(?:\b(?:with|on|at) |[,;] (?:and |but )?))(?:anything|everything|every|each) "
    r"(?P<way>lower|less|below|under|fewer|smaller|higher|more|above|over|greater)\b(?! than)"
)
_SET = r"<(?P<{}>\d*)>"
_NEXT_TO = r"(?<=\bstand )(?=<\d+>)|(?<!if FIRST draw )(?<!when FIRST draw )(?<=draw )(?=<012\d+>(?! ?,? ?SECOND))"
"""Where points stand right after the verb: hits 0-5, stays 6-7."""
_BEHIND_NAME = r"(?:\d|[:=] ?\d|on|with|at|draw|stand|stays?|stayed|stood)\b"
"""What stands behind the first letter of a hand's name where it stands for the hand."""
_LABEL = re.compile(
    r"SECOND ?,? (?:if|when|where|once|after) FIRST (?:draw|stand)(?: card)?[ .:]*"
    r"|(?:if|when|where|once|after) FIRST (?:draw|stand)(?: card)? ?,? SECOND[ ,.:]*"
)
"""How a label tells in which case something is told of the second hand."""
_ON_CARDS = r"FIRST (?:draw )?(?:card )?(?:be )*<(?P<cards>\d+)>"
_WITH_POINTS = r"(?P<verb>draw|stand) (?:only )?(?:(?:with|on|at|from) <(?P<points>\d+)>|to <(?P<most>\d+)>)(?: only)?"
_BY_CARD = (
    re.compile(rf"(?:(?:if|when|where|after|on|against) )?{_ON_CARDS} ?[:,]? (?:SECOND )?{_WITH_POINTS}"),
    re.compile(rf"SECOND {_WITH_POINTS}(?: \.)? if {_ON_CARDS}"),
)
"""Sentences that tell of some third cards with how many points the second hand draws."""
_EMPHATIC = re.compile(r"\b(?:always|whatever|regardless|no matter|in (?:every|any) case|every time)\b", re.IGNORECASE)
"""What says that something is done in all cases."""
_IN_THAT_CASE = re.compile(r"^\W*in (?:that|this|such a|which) case\b,? ?", re.IGNORECASE)
_FOLLOWS = r"(?:follow|consult|check|use|proceed|go|look|act|play|depend on|see)"
_TOWARD = r"(?:as|by|this|that|to|below|follow)"
_TABLE = r"(?:table|chart|schedule|grid|list)"
_OF_TABLE = r"(?:[a-z]|below|on|layout|felt|direct|say|tell|show)"
_PIECE = re.compile(
    r"(?P<case>(?:(?:if|when|where|once|after) )?FIRST (?P<did>draw|stand)(?= ?(?:[,:]|$))"
    r"|(?:if|when|where|once|after) FIRST (?P<did2>draw|stand)(?! ?(?:<|card)))"
    r"|(?P<against>(?:only )?(?:(?P<but>except|unless|but not|not) ?)?(?:(?:against|if|when|unless) )?"
    r"(?:FIRST (?:have |draw )?)?(?:card )?(?:be )*"
    rf"(?:(?:anything |everything )?(?P<but2>except |but ))?{_SET.format('cards')})"
    r"|(?P<only>only)\b(?= (?:with|on|at|from) <)"
    rf"|(?:with|on|at|from) {_SET.format('points')}|to {_SET.format('most')}"
    r"|(?P<verb>draw|stand|yes|no)\b|(?P<never>never|not)\b|(?P<hand>FIRST|SECOND)|(?P<it>it)\b"
    r"|(?P<rest>if not ,|and|but|or|[,:;.])"
)


@frozen(kw_only=False)
class Before:
    """What the sentences before one tell: of which hand, whether the first hand stayed, and what is done.

    ``leads`` tells that they lead on to a list.
    """

    hand: str = ""
    stayed: bool | None = None
    verb: str = ""
    leads: bool = False


@frozen(kw_only=False)
class _Case:
    """One statement: a hand draws or stands with so many points, against some third cards or any."""

    hand: str
    stayed: bool | None
    verb: str
    points: frozenset[int]
    cards: frozenset[int] | None = None
    part: bool = False
    only: bool = False


@frozen(kw_only=False)
class Drawing:
    """Whether what a sentence says on third cards is so, what it tells for the next ones, and what is so instead.

    ``agrees`` is None where it was not understood, or tells a part of the rule only.
    """

    agrees: bool | None
    before: Before
    lawful: str = ""


def read_drawing(text: str, rule: ThirdCards, before: Before) -> Drawing:
    """Return what a sentence says on third cards, after those ``before`` it."""
    text, supposed = _IN_THAT_CASE.subn("", text)
    said = _plain(tokens(_simple(text)), rule)
    if supposed and before.stayed is None:
        return Drawing(None, _named(said))
    by_card = _of_cards(said, rule)
    if by_card is not None and (by_card.agrees or _begins_with_first(text, rule)):
        return by_card
    led = before if before.leads or not {"FIRST", "SECOND"} & set(said.split()) else replace(before, stayed=None)
    if supposed:
        led = before
    pieces = list(_pieces(said))
    reader = _Reader(led)
    told = bool(pieces) and NOT_ALWAYS.search(text) is None
    understood = told and all(piece is not None and reader.take(piece) for piece in pieces)
    if not understood or not reader.done():
        return Drawing(None, _named(said))
    emphatic = _EMPHATIC.search(text) is not None
    held = [(_holds(case, rule, emphatic=emphatic), case) for case in reader.cases]
    after = replace(reader.before, leads=led.leads)
    wrong = next((case for holds, case in held if holds is False), None) or _left_out(reader.cases)
    if wrong is not None:
        return Drawing(agrees=False, before=after, lawful=_lawful(wrong, rule))
    return Drawing(None if any(holds is None for holds, _ in held) else True, after)


def _of_cards(said: str, rule: ThirdCards) -> Drawing | None:
    """Return whether it is so with how many points the second hand draws on some third cards; None if none is told."""
    found = next((match for pattern in _BY_CARD if (match := pattern.fullmatch(said))), None)
    if found is None:
        return None
    points = frozenset(map(int, found["points"] or "")) or frozenset(range(max(map(int, found["most"])) + 1))
    if len(points) == 1:
        return None  # it tells of these points, and not of all that draw
    for card in sorted(map(int, found["cards"])):
        drawn = frozenset(count for count in range(MOST_POINTS + 1) if card in rule.drawn_on(count))
        told = drawn if found["verb"] == _DRAW else frozenset(range(MOST_POINTS + 1)) - drawn
        if frozenset(count for count in points if count <= MOST_POINTS) != told:
            first, second = rule.first.capitalize(), rule.second.capitalize()
            lawful = f"Where {first}'s third card is {card}, {second} draws with {', '.join(map(str, sorted(drawn)))}"
            return Drawing(agrees=False, before=Before(hand="SECOND"), lawful=lawful)
    return Drawing(agrees=True, before=Before(hand="SECOND"))


def _begins_with_first(text: str, rule: ThirdCards) -> bool:
    """Whether a sentence names the third card of the first hand before it says what the second does."""
    named = [token.text for token in tokens(text) if token.text in {rule.first, rule.second}]
    return named[:1] == [rule.first]


def _left_out(cases: Sequence[_Case]) -> _Case | None:
    """Return the last of statements that tell when a hand draws and when it stays, and leave some points out."""
    whole = [case for case in cases if case.hand == "FIRST" and case.cards is None]
    told = frozenset().union(*(case.points for case in whole))
    both = {case.verb for case in whole} == {_DRAW, _STAND}
    return whole[-1] if both and told != frozenset(range(MOST_POINTS + 1)) else None


def _lawful(case: _Case, rule: ThirdCards) -> str:
    """Return what is so in place of a statement."""
    first, second = rule.first.capitalize(), rule.second.capitalize()
    if case.hand == "FIRST":
        return f"{first} draws with up to {rule.first_stays - 1} points and stays with more"
    if case.stayed and case.cards is None:
        return f"Where {first} stays, {second} draws with up to {rule.stays - 1} points and stays with more"
    cards = case.cards if case.cards is not None else CARDS
    wanted = cards if case.verb == _DRAW else CARDS - cards
    points = next((count for count in sorted(case.points) if rule.drawn_on(count) != wanted), min(case.points))
    drawn = ", ".join(map(str, sorted(rule.drawn_on(points)))) or "none"
    return f"With {points} points {second} draws where {first}'s third card is one of: {drawn}"


def _named(said: str) -> Before:
    """Return what a sentence that was not understood tells for the next ones: its hand, if it leads on to them."""
    stayed = re.search(r"\bFIRST (draw|stand)\b", said)
    hands = {word for word in ("FIRST", "SECOND") if word in said.split()}
    if not hands or not (said.endswith((":", "otherwise", "card")) or _LABEL.fullmatch(said)):
        return Before()
    supposed = re.search(r"\b(?:if|when|where|once|after) FIRST (?:draw|stand)\b", said)
    if stayed and ("SECOND" in hands or supposed):
        return Before(hand="SECOND", stayed=stayed[1] == _STAND, leads=True)
    return Before(hand=next(iter(hands)), leads=True) if len(hands) == 1 else Before(hand="SECOND", leads=True)


def written_out(text: str) -> str:
    """Return a text with the words that are cut short on third cards in full: 3rd cd."""
    for pattern, put in _SHORT:
        text = re.sub(pattern, put, text, flags=re.IGNORECASE)
    return text


def _simple(text: str) -> str:
    """Return a text with plain words in place of others that tell of drawing."""
    text = written_out(text)
    for pattern, put in _SAID:
        text = re.sub(pattern, put, text, flags=re.IGNORECASE)
    return text


def _plain(line: Sequence[Token], rule: ThirdCards) -> str:
    said = " ".join(token.text for token in line)
    said = re.sub(r"^\d+\.\d+ ", "", said)
    for name in (rule.first, rule.second):
        said = re.sub(rf"(?:^|(?<=[,;:.] )|(?<=if )|(?<=when )|(?<=against )){name[0]}(?= {_BEHIND_NAME})", name, said)
    said = re.sub(rf"\b{rule.first}\b", "FIRST", re.sub(rf"\b{rule.second}\b", "SECOND", said))
    said = re.sub(r"\b(\d) for (\d)\b", r"\1 to \2", said)
    said = _BOUND.sub(_bounded, said)
    for pattern, put in _WORDS:
        said = " ".join(re.sub(pattern, put, said).split())
    said = re.sub(r"(?<!against )\bFIRST (?=<)", "FIRST with ", _LIST.sub(_listed, said))
    said = re.sub(r"(?:[,;] ?)?(?:and |with )*(?:<89>(?: be)? natural|natural <89>)(?:,? stand)?", "", said)
    said = _REST.sub(_beyond, said)
    said = _by_table(said, rule)
    said = re.sub(r"(?<=>)(?: be| ?[-:=]+) (?=(?:draw|stand)\b)", " ", said)
    said = re.sub(r"\bSECOND (?=<\d+>,? ?:? ?(?:draw|stand)\b)", "SECOND with ", said)
    said = re.sub(r"\bSECOND (?=<\d+> never\b)", "SECOND with ", said)
    said = re.sub(_NEXT_TO, "with ", said)
    said = re.sub(r"\b(FIRST|SECOND) card (?=(?:on|with) <)", r"\1 draw ", said)
    said = re.sub(r"(?<=>) ?[:=-]+ card\b(?! (?:be|of|<))", " draw", said)
    said = re.sub(r"(?<=>) ?[:=-]+ (?:no card|none)\b", " stand", said)
    said = re.sub(r"^otherwise ?,? (?=FIRST\b)", "", said)
    said = re.sub(r"^FIRST (?:go |act |play )?first ?[:,-] ?(?=[^<]*<)", "FIRST ", said)
    said = re.sub(
        r"^(SECOND (?:(?!FIRST).)*) ((?:if|when|where|once|after) FIRST (?:draw|stand))( ?\.)?$", r"\2 , \1", said
    )
    said = re.sub(r"(?<=[,;] )(?=<\d+> not(?: \.)?$)", "with ", said)
    said = re.sub(
        r"^(?:otherwise ?,? ?)?(SECOND)(?: card| play| action)? depends? (?:on|upon) FIRST card(?= ?:)", r"\1", said
    )
    said = re.sub(r"^(?:if|when|where|after) (FIRST draw (?:card )?(?:be )*<\d+>) ?,? (SECOND .*)$", r"\2 if \1", said)
    said = re.sub(r"(?:^|(?<=[:,;] ))(?P<set><\d+>) ?[:=-]? (?=(?:draw|stand)\b)", r"with \g<set> ", said)
    said = re.sub(r"^((?:SECOND )?with <\d>,? (?:SECOND )?draw) with (?=<\d+>)", r"\1 against ", said)
    return re.sub(r" ?\. ?$", "", re.sub(r"^card ?[,:] ?", "", said))


def _by_table(said: str, rule: ThirdCards) -> str:
    """Return a sentence without what it says of the points with which a table tells what the second hand does."""
    if "SECOND" not in said:
        return said
    listed = "".join(str(count) for count, cards in enumerate(rule.draws) if cards and cards != CARDS)
    points = rf"(?:with|on|at) (?:<{listed}>|anything else)"
    rest = rf"for (?:rest|others?|everything else|anything else|<{listed}>)"
    tail = rf"{_FOLLOWS} (?:{_TOWARD} )*{_TABLE}(?: {_OF_TABLE})*"
    return re.sub(rf"[,;]? ?(?:and |but )?(?:(?:{points} ?,? ?(?:it )?)?{tail}|{tail} {rest})[ :.]*$", "", said)


def _bounded(match: re.Match[str]) -> str:
    number = int(match[2])
    below = match[1].startswith(("less", "fewer", "under", "below"))
    return _set(range(number) if below else range(number + 1, max(CARDS) + 1))


def _beyond(match: re.Match[str]) -> str:
    """Return a sentence with the points below or above those that it lists: stands on 6 or 7, draws on less."""
    listed = sorted(map(int, match["set"]))
    low = match["way"] in {"lower", "less", "below", "under", "fewer", "smaller"}
    joined = "" if match["lead"].endswith(("with ", "on ", "at ")) else "with "
    return f"{match['lead']}{joined}{_set(range(listed[0]) if low else range(listed[-1] + 1, max(CARDS) + 1))}"


def _listed(match: re.Match[str]) -> str:
    found = cards_in(tokens(match[0]))
    return _set(sorted(found)) if found else match[0]


def _set(numbers: Sequence[int] | range) -> str:
    return f"<{''.join(map(str, numbers))}>"


def _pieces(said: str) -> Iterator[re.Match[str] | None]:
    """Yield the pieces of a sentence, and None where a word of it is not known."""
    at = 0
    while at < len(said):
        piece = _PIECE.match(said, at)
        if piece is None or piece.end() == at:
            yield None
            return
        yield piece
        at = piece.end()
        while at < len(said) and said[at] == " ":
            at += 1


class _Reader:
    """Puts the pieces of a sentence together to statements."""

    def __init__(self, before: Before) -> None:
        self.before = before
        self.cases: list[_Case] = []
        self._verb = ""
        self._never = False
        self._only = False
        self._points: frozenset[int] | None = None

    def done(self) -> bool:
        """Whether every piece went into a statement."""
        return bool(self.cases) and not self._verb and self._points is None

    def take(self, piece: re.Match[str]) -> bool:
        """Take in the next piece, and return whether it has a place."""
        if piece["case"] and piece["did"] and self._points is not None and not self._verb:
            # “With 0 to 5 the Player's Hand draws” tells what it does, and supposes nothing.
            self.before = replace(self.before, hand="FIRST")
            return self._does(piece["did"])
        if piece["case"]:
            did = piece["did"] or piece["did2"]
            self.before = replace(self.before, stayed=did == _STAND, hand=self.before.hand or "SECOND")
        elif piece["hand"]:
            changed = piece["hand"] != self.before.hand
            self.before = replace(self.before, hand=piece["hand"], verb="" if changed else self.before.verb)
        elif piece["only"]:
            self._only = True
        elif piece["points"] is not None:
            return self._counted(frozenset(map(int, piece["points"])))
        elif piece["most"] is not None:
            return self._counted(frozenset(range(max(map(int, piece["most"])) + 1)))
        elif piece["against"]:
            return self._against(piece)
        elif piece["verb"]:
            return self._does({"yes": _DRAW, "no": _STAND}.get(piece["verb"], piece["verb"]))
        elif piece["never"]:
            self._verb, self._never = {_DRAW: _STAND, _STAND: _DRAW}.get(self.before.verb, ""), True
            return bool(self._verb) and (self._points is None or self._told())
        return True

    def _does(self, verb: str) -> bool:
        if self._verb:
            return False
        self._verb = verb
        return self._told()

    def _counted(self, points: frozenset[int]) -> bool:
        if self._points is not None:
            return False
        self._points = points
        return self._told() if self._verb else True

    def _told(self) -> bool:
        """Make a statement of a verb and points where both are told."""
        if self._points is None:
            return True
        if not self.before.hand:
            return False
        within = frozenset(count for count in self._points if count <= MOST_POINTS)
        self.cases.append(_Case(self.before.hand, self.before.stayed, self._verb, within, only=self._only))
        self._only = False
        if not self._never:
            self.before = replace(self.before, verb=self._verb)
        self._never = False
        self._verb, self._points = "", None
        return bool(within)

    def _against(self, piece: re.Match[str]) -> bool:
        cards = frozenset(map(int, piece["cards"]))
        if self._points is not None and not self._verb and self.before.verb:
            self._verb = self.before.verb
            self._told()
        if not self.cases or self.cases[-1].cards is not None or self._points is not None:
            return False
        case = self.cases[-1]
        but = bool(piece["but"] or piece["but2"]) or "unless" in piece["against"]
        self.cases[-1] = replace(
            case,
            cards=CARDS - cards if but else cards,
            part=len(cards) == 1 and not but and "only" not in piece["against"],
        )
        return True


def _holds(case: _Case, rule: ThirdCards, *, emphatic: bool = False) -> bool | None:
    """Return whether a statement is so; None where it is so in one case, and otherwise in another.

    An ``emphatic`` one is of all cases, and wrong where it is not so in one.
    """
    draws = case.verb == _DRAW
    if case.only:
        return _only_so(case, rule)
    of_any = case.cards in {None, CARDS}
    if case.hand == "FIRST":
        # What the hand did is no condition of what it does.
        known = of_any and case.stayed is None
        return _by_points(case, rule.first_stays, draws=draws) if known else None
    if case.stayed is None and case.cards is None and draws and ends_early(case.points, rule.depends_from, draws=True):
        return False
    stayed = all((count < rule.stays) is draws for count in case.points)
    if case.stayed and of_any:
        return _by_points(case, rule.stays, draws=draws)
    cards = case.cards if case.cards is not None else CARDS
    drawn = all(rule.drawn_on(count) == (cards if draws else CARDS - cards) for count in case.points)
    if case.part and not drawn:
        # Of one card it is told, and not of the others.
        return None if all((cards <= rule.drawn_on(count)) is draws for count in case.points) else False
    if case.stayed is None and case.cards is None and stayed is not drawn:
        return False if emphatic else None
    return drawn


def _only_so(case: _Case, rule: ThirdCards) -> bool | None:
    """Return whether a hand does something with just the points that a statement lists."""
    holds = _holds(replace(case, only=False), rule)
    stays = rule.first_stays if case.hand == "FIRST" else rule.stays
    if holds is None or case.cards is not None or (case.hand == "SECOND" and not case.stayed):
        return holds and None
    all_points = frozenset(count for count in range(MOST_POINTS + 1) if (count < stays) is (case.verb == _DRAW))
    return case.points == all_points


def _by_points(case: _Case, stays: int, *, draws: bool) -> bool:
    """Return whether a hand that stays with so many points and more does what a statement says."""
    return all((count < stays) is draws for count in case.points) and not ends_early(case.points, stays, draws=draws)
