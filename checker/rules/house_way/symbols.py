"""The words of a line of a house way, each as what it does in the line; the words are data of the rulesets."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from checker.frozen import frozen
from checker.law.chapter import read_shared
from checker.regex import regex
from checker.values.number_words import begins_number, number_of
from checker.words.replaced import Replacements, replaced, replacements

FILE = "house_way.yaml"
ACE = 14
_KNOWN_RANKS = range(2, ACE + 1)
_RANGE = regex(r"(?<![\w-])(\d+|[akqj])s? ?[-\u2013] ?(\d+|[akqj])s?(?![\w-])")
_TIMES = regex(r"\b(\w+) (two|three|four|five) times\b")
_TOP = regex(
    r"\b(ace|king|queen|jack|ten|10|nine|9)[- ]high(?= (?:with nothing|nothing|junk|hand|and))"
    r"|\b(ace|king|queen|jack|ten|nine)-high\b"
    r"|^(ace|king|queen|jack|ten|10|nine|9) high(?= ?:)"
)
_DASH = regex(r"\s+(?:[-\u2013\u2014]+|[-=]+>|[\u2192\u21d2=])\s+")
"""A dash, or an arrow, between a type of hand and what is done with it."""
_EACH = regex(
    r"\b(?:two|2|a pair|one pair)(?: of (?:the )?\w+| \w+)? (?:in|to|into|for|on) each(?: (?:hand|side))?\b"
    r"|(?<=: )(?:two|2) ?(?:and |-|/) ?(?:two|2)(?=$|[,;])"
)
"""Four cards in two hands: two kings in each hand, two and two."""
_SMALL = regex(r"^((?:with |holding )?two) (?:small|smaller|low|lower|little) (pairs? ?)(?=\()")
"""Small pairs that brackets explain: two small pair (6s and lower)."""
_OF_KIND = regex(
    r"^(?:(?:the )?(?:dealer|house) )?(?:(?:always|will|must|shall) )?(?:plays?|puts?|places?|sets?|moves?|uses?)?"
    r" ?(the (?:\w+ ){0,3}?)(?:of|from|in) (?:a|an|the|any|every|each|all)? ?(full house|two pairs?|three pairs?)(?= )"
)
"""Cards before the type that they are of: the pair of a full house."""
_MADE_OF = regex(
    r"\b(?:with |making |and )?(?:the |his )?(low|high|front|back|two-card|five-card) hand (?:(?:is|being|will be) )?"
    r"(?:made(?: up)? of|made (?:with|from)|consists? of|consisting of|composed of|formed (?:of|from|by|with))"
    r" ([^,;:.()]+?)(?= and the |[,;:.()]|$)"
)
"""A hand before the cards that it has: the low hand is made of the next two."""
_OF_TWO = regex(
    r"^((?:(?:when|if) )?(?:with |holding )?)(?:two pairs?,? (?:of )?)?(aces)"
    r" (?:and|with|plus) (?:another|any other|any|a smaller|a lower|some other|one other|a second) pair\b"
)
"""Two pair of which the higher is named: aces with another pair."""
_EXCEPTED = regex(r",? (?:the )?(\w+) excepted\b")
_TWO_PAIRS = regex(r"(?<=: )(?:as )?(?:two|2) pairs?(?=$|,| unless\b)")
"""Four of a kind, of which two pairs are made."""
_TO_COUNT = regex(r"\b(to|through|thru) (?:four|three|4|3|quad|trip) (?=\w+s\b)")
_ORDINARY_RUN = regex(
    r"\b(?:(?:is|are) )?(?:treated|handled|arranged|dealt with) (?:just |exactly )?(?:as|like)"
    r" (?:a |an |any |any other |an ordinary |every other |all other )*(?:straights? (?:or|and|or an?) flush(?:es)?)"
)
"""A hand that is set as one of another type: a royal flush is treated like any other straight or flush."""
_PAIRED = regex(r"\b(\w+s) (?:can|could|may) be (?:paired|matched|made a pair)\b")
_AFTER_TOP = regex(
    r"\b(?:(?:the|its|his) )?(?:two (?:best|highest|top)|(?:best|highest|top) two)(?: cards)?"
    r" (?:after|below|behind|under|following) (?:the |that )?(?:highest|top|best|first)(?: card| one)?\b"
)
"""The two best cards after the highest."""
_CARDS_NEXT = regex(
    r"\b(?:the )?(?:two|2) (?:cards )?(?:next(?: in (?:rank|order))?|following)(?: cards)?(?= (?!best|high|two))"
)
_NUMBERED = regex(r"\b(?:cards )?(?:numbers?|nos?\.?) (?:two|2) and (?:three|3)\b")
_OF_PAIRS = regex(
    r"^(?P<before>.*\b(?:two|three|2|3) pairs?\b.*?\b(?:highest|top|best|biggest|largest|higher|better|lower|lowest"
    r"|smaller|smallest|middle|second|larger|bigger)) of "
    r"(?:the |all |these |those |its )*(?:two|three|2|3|them)\b(?: pairs?)?"
)
"""A pair of two or three pairs that is named without the word: the biggest of the three."""
_OTHER_PAIRS = regex(r"^(?P<before>.*\b(?:three|3) pairs?\b.*\bother (?:two|2))\b(?! pairs?\b)(?: ones)?")
_LAST_ACE = regex(
    r"^(?P<before>(?:with )?(?:three|trip|3) aces\b.*)\bthe (?:third|last|other)(?: one| ace)?(?= (?!card))"
)
_HAND_FIRST = regex(
    r"(?<![a-z] )(?:the |his )?(low|high|front|back|two-card|five-card)(?: hand| side)?"
    r" (?:gets|takes|receives|holds|has|shows|is given|contains|will have|is led by|is headed by) ([^,;:.()]+?)"
    r"(?=,? (?:and|while) the |[,;:.()]|$)"
)
"""A hand before the cards that it is given: the front gets the two best odd cards."""
_LED = regex(
    r"\b(?:lead|leads|head|heads|fill|fills|start|starts|open|opens|make|makes) (?:off )?(?:the |his )"
    r"(low|high|front|back|two-card|five-card)(?: hand| side)? with ([^,;:.()]+?)(?=,? (?:and|while) |[,;:.()]|$)"
)
_BOTH_BEHIND = (
    r"(?:(?:hold|keep|leave|play|set|put|stay)s?|kept|held|left)(?: (?:it|them|both|both pairs?|the pairs?|the two"
    r"|pairs|together|behind|in back|in the back|high|whole|intact|in the (?:high|back|five-card) hand))+"
)
_IF = r"(?:when|if|where|whenever|as long as|provided) ([^,;:]+)"
_ELSE = r"[,;:]? (?:otherwise|else|if not|in all other cases),? "
_SPLIT = r"(?:split|break|(?:they|it|both)? ?(?:are|is) (?:split|broken)|broken)(?: (?:it|them|up|them up))*"
_KEPT_OR_SPLIT = regex(rf"\b{_BOTH_BEHIND},? {_IF}{_ELSE}{_SPLIT}(?=\W*$)")
_SPLIT_OR_KEPT = regex(rf"(?<!not )(?<!never )\b{_SPLIT},? {_IF}{_ELSE}{_BOTH_BEHIND}(?=\W*$)")
"""What is done in a case, and otherwise the contrary."""
_FULL_OF = regex(r"^(?:an? |any )?full (?:house|boat)(?: of|,|:| -)? (?=\w+ (?:full of|full|over) )")
_TWO_AND_TWO = regex(
    r"\b(?:(?:go|goes|set|played|divided|divide|broken|break|laid|split|kept) )(?:always )?"
    r"(?:(?:two|2) ?(?:and|by|-|/) ?(?:two|2)|2-2)\b(?! (?:high|low))"
)
_TRIPS_AND_PAIR = regex(
    r"^(?:with |holding |if |when )?(?:trips|three of a kind|three-of-a-kind) (?:and|with|plus) a pair\b"
)
_THREE_OF_FULL = regex(
    r"^((?:an? |any )?full (?:house|boat)\b.*?)\b(?:the|its) three(?: (?:matching|equal|like))?(?: cards?)?\b(?! of)"
)
"""Three cards of a full house that are of a kind: the three cards high."""
_DIVIDED_INTO = regex(
    r"(\bfull (?:house|boat)s?)(?: ?:| is| are)?(?: always)? (?:split|divided|broken)(?: up)? into "
    r"(?=(?:(?:its|the|a) )?(?:three|pair)\b)"
)
"""What says no more than where the parts are put, which follows."""
_SLASH = regex(r" / ")
_PLACED = regex(r"\b(high|low|front|back|behind|hand) / (?=\w)")
_EITHER = regex(r"\b(str(?:aight)?s?)/(?=fl(?:ush(?:es)?)?\b)|\b((?:str(?:aight)?|royal) fl(?:ush)?)/(?=royal\b)")
"""Two types of hand with a mark between them: str/flush, str flush/royal."""
_AND_MORE = regex(r"(?<=\d)\+(?=[ ,;:]|$)|(?<=\ds)\+(?=[ ,;:]|$)")
_PLUS = regex(r"(?<=\w) ?\+ ?(?=\w)")
BARE_RANK = regex(
    r"(?i)(?<![\w-])(\d|10) (?=(?:or|and) (?:lower|less|below|under|smaller|higher|up|above|better|more|over)\b)"
)
"""A rank in the singular before its range: 7 or lower."""
_RANKS_LABELLED = regex(
    r"((?:^|[:;,.] )(?:\d+|ace|king|queen|jack|ten)s (?:(?:or|and) "
    r"(?:lower|less|below|under|smaller|higher|up|above|better|over)|to (?:\d+|ace|king|queen|jack|ten)s)) ?:"
    r"(?= (?!(?:the |best |highest ))\w)"
)
"""A range of ranks with a colon behind it: 7s to kings: divided."""
_FIVE_ACES = regex(r"^((?:five|5) aces\W+)(?:three|3)(?: high)? ?(?:and|[+/-]) ?(?:two|2)(?: low)?(?=\W*$)")
"""Five aces in two hands: 3 high / 2 low, three and two."""
_AND_PAIR = regex(r"\band (lower|higher|smaller|larger|bigger) pair\b")
"""A second pair, and no range of ranks: higher pair high and lower pair low."""
_BEST_LEFT = regex(
    r"(?:,? (?:leaving|(?:together )?with)|,) (?:the )?(?:best|highest|strongest|top) (?:possible )?"
    r"(?:(?:low|front|small|two-card|second) hand"
    r"(?: (?:it can|(?:it|they) (?:leaves?|makes?|allows?)|(?:that|which) (?:it |they |this )?leaves?"
    r"|(?:(?:that|which) is )?(?:left|possible|available|remaining)(?: over)?|(?:that|which) remains))?"
    r"|(?:front|small one|low one)(?= ?(?:[.,;]|$))"
    r"|(?:low|front) (?:(?:it|they|that|which) leaves?|it can|(?:(?:that|which) is )?(?:left|possible)(?: over)?))"
    r"(?=\W*$)"
)
"""What a hand that is kept leaves: in back, leaving the best front hand it can."""
_LOW = r"(?:low|in front|(?:in|to|into) (?:the )?(?:low|front|two-card)(?: hand)?)"
_ONE_OF_ACES = regex(
    r"^(?P<before>.*\b(?:(?:three|3)[ -]of[ -]a[ -]kind|trips)\b.*?)\s*[,;:]? (?:but |except (?:that )?|save that )?"
    r"(?:(?:one|1)(?: ace)? (?:of|from|out of) (?:the |any )?(?:three|3)(?: aces)?"
    r"|(?:(?:of|with|from|for) |(?:apart|aside) from )?(?:three |3 |trip )?aces?[,:]?"
    r" (?:where |of which )?(?:(?:plays?|puts?|sends?|moves?|uses?|gives?|spares?|lends?) )?(?:one|1)(?: ace)?"
    r"|(?:if|when|where|with) (?:(?:they|these|those|the three|all three|it|the three of a kind) (?:are|is) )?"
    r"(?:three |3 |trip )?aces,? (?:just |then )?(?:one|1|an ace)(?: ace)?"
    r"(?: (?:of|from|out of) (?:the|them|these|those)"
    r"(?: (?:three|3))?(?: aces)?)?"
    r"|(?:three |3 |trip )aces (?:are|get|is) split(?: up)?,? (?:(?:a|the|one) pair(?: of aces)?|two(?: aces)?)"
    r" (?:high|in back|in the (?:high|back|five-card) hand)(?:,| and) (?:and )?(?:an|one|1|the third)(?: ace)?)"
    rf"(?: (?:is|goes|gets|plays|stays|moves))?(?: played| put| set)? {_LOW}\W*$"
    r"|^(?P<else>.*\b(?:(?:three|3)[ -]of[ -]a[ -]kind|trips)\b.*?)\s*[,;:]? (?:but |except (?:that )?)?"
    r"(?:split|splits|take|takes|peel|peels|break|breaks) (?:one|an|1) (?:ace )?"
    r"(?:off|from|out of) (?:three|3|trip) aces\W*$"
)
"""Three of a kind, with aces as the exception: high, but one of three aces goes low."""
_SO_DOES = regex(
    r"^(?P<first>[^,;:]+?) (?P<rest>(?:stays?|goes|go|is|are|plays?|remains?) [^;:]+?),? and "
    r"(?:so (?:does|do|is|are) (?P<more>[^,;:]+)|(?P<too>[^,;:]+?) (?:do|does|are|is)(?: so)? too)\W*$"
)
"""A second hand that is set as the first: straights stay high, and so does a royal flush."""
_ACES_TOO = regex(
    r"^(?P<before>.*\b(?:(?:three|3)[ -]of[ -]a[ -]kind|trips)\b[^;]*?),? (?:and |with |even )?(?:the |three |trip )?"
    r"aces (?:(?:are |make )?no exception|(?:are )?included|too|as well)\W*$"
    r"|^(?P<even>.*\b(?:(?:three|3)[ -]of[ -]a[ -]kind|trips)\b[^;]*?),? (?:and |including |not excepting )"
    r"(?:even )?(?:the |three |trip )?aces\W*$"
)
"""Three of a kind, of which three aces are said to be no exception."""
_OF_FIVE_ACES = regex(r"^(?P<some>two|three|2|3)(?: aces)? (?:of|out of|from) (?:the |all )?(?:five|5) aces (?=\w)")
"""Cards before the five aces that they are of: two of five aces play low."""
_TWO_LEFT = regex(r"\b(?:the )?two(?: cards)? (?:that|which) (?:are|is|get)? ?(?:left|remain)(?: over)?\b")
"""The two cards that are left over."""
_RANK_UP = regex(r"\b(?:all |any )?(?:ranks|those|fours|cards) from (?:the )?(\w+?)s? (?:upwards?|up|on)\b")
"""Ranks of a hand by their lowest: all ranks from jack upward."""
_THE_FOUR = regex(
    r"(?P<range>\b\w+s (?:(?:or|and) (?:lower|higher|better|up|above|less|below|under|smaller)|upwards?|up|and up)),?"
    r" (?:the|all|these|those) (?:four|4)(?: cards| of them)?(?= (?:are|is|get|go|stay|remain)\b)"
)
_IF_ELSE = regex(
    r"\b(?P<case>low|high|in front|in back|in the (?:low|high) hand) (?P<if>(?:if|when|where) [^,;:]+?),?"
    r" (?:and |but )?(?:otherwise|else)(?: it is| it goes)?,? "
    r"(?P<else>low|high|in front|in back|in the (?:low|high) hand)\b"
)
"""One hand in a case, and otherwise the other."""
_KEPT = r"(?:(?:are|is|get|stay|stays|remain|go|goes) )?(?:ever )?(?:kept |left |played |held )?together"
_PARTED = r"(?:(?:are|is|get) )?(?:ever )?(?:split|broken|divided)(?: up)?"
_ONLY_RANKS = regex(
    r"(?<![\w-])only (?:the )?(?P<rank>\w+?)s"
    rf"(?: (?:or|and) (?P<way>lower|less|below|under|smaller|higher|better|up|above))?"
    rf" (?:(?P<kept>{_KEPT})|{_PARTED})"
)
"""Ranks of which alone something is done: only 5s and lower stay together."""
_LOWER_ONES = regex(
    r"\b(?P<rank>\w+?)s (?:or|and) (?P<way>higher|better|up|above|more|lower|less|below|under|smaller)\b"
    r"(?P<mid>[^;:]*?)"
    r"[,;] (?:and |but |while )?(?:the )?(?:lower|smaller|higher|larger|other) (?:ones|ranks|fours)\b"
)
"""Ranks and all others: jacks or higher together, and lower ones split."""
_RANGE_SPLIT = regex(
    r"(?P<range>\b(?:or|and) (?:lower|higher|better|up|above|more|less|below|under|smaller|bigger)),? "
    r"(?:always )?(?:two|2) (?:and|by) (?:two|2)\b"
)
_ONLY_FOR = regex(r"[,;] (?:(?:it is )?(?:break|breaks|broken|split|given up)(?: it)?) only (?:for|to play|to make) ")
_ROYAL = regex(r"^(?:an? )?straights? (?:or|and|/) (?:an? )?royal flush(?:es)?\b")
_ALSO = regex(r" \((?:also|and|or|including|likewise|same for) ([^()]*)\)(?=:)")
_SAME_AS = regex(
    r"\b(?:(?:(?:exactly |just )?the )?same (?:way )?as|just like|like|as|see)(?: with| for)? (?:an? |any )?"
    r"straights? (?:or|and|/) (?:an? )?flush(?:es)?\b"
)
_THEN_BROKEN = regex(r"[,;] (?:broken|split|breaks?|splits?)(?: up)?(?= (?:for|to make|to play) two pairs?\b)")
_KEPT_RANKS = regex(r"\b(?:keep|leave|hold)s? (\w+ (?:or|and) \w+) (?:together|whole|intact)\b")
"""Ranks between the words for what is done: keep 5s and lower together."""
_TOP_IS_HIGH = regex(r"\b(?:up|on) top\b(?=,? (?:and |with )?[^;]*\b(?:low|bottom|two-card)(?: hand)?\W*$)")
"""The hand on top is the other than the low hand where both are named."""
_EXCEPTION = regex(r"[,;:.]? (?:the (?:only |one )?exception(?: is|:)|exception:) (?:that )?(?=when\b|if\b|where\b)")
_KEPT_WHEN = regex(
    r"[,;] (?:but )?(?:(?:they |both |the pairs )?(?:are |is )?(?:kept|stay|left|held|played) together|both (?:pairs )?"
    r"(?:stay|go|are kept|are played) (?:high|in the high hand)) (?:only )?(?:when|if|where) (?=both\b)"
)
"""When two pairs are not parted: kept together when both are 6s or lower."""
_THEN = regex(r"[,;] (?:then|in that case),? (?=the |both |they |these )")
_PLAINER = (
    (_EITHER, r"\1\2 or "),
    (_FIVE_ACES, r"\1three high, two low"),
    (_AND_MORE, " or higher"),
    (_PLUS, " and "),
    (BARE_RANK, r"\1s "),
    (_RANKS_LABELLED, r"\1"),
    (_ROYAL, "straight flush or royal flush"),
    (_ALSO, r", \1"),
    (_SAME_AS, "as a straight or flush"),
    (_THEN_BROKEN, ", but broken"),
    (_KEPT_RANKS, r"\1 together"),
    (_TOP_IS_HIGH, "in the high hand"),
    (_EXCEPTION, ", except "),
    (_THEN, ", "),
    (_KEPT_WHEN, " unless "),
    (_SO_DOES, r"\g<first>, \g<more>\g<too> \g<rest>"),
    (_BEST_LEFT, " with the best low hand"),
    (_ONE_OF_ACES, r"\g<before>\g<else>, except three aces, of which one is played low"),
    (_ACES_TOO, r"\g<before>\g<even>; trip aces in the high hand"),
    (_OF_FIVE_ACES, r"five aces: \g<some> "),
    (_TWO_LEFT, "the two other cards"),
    (_IF_ELSE, r"\g<else> unless \g<if>"),
    (_RANK_UP, r"\1s or higher"),
    (_THE_FOUR, r"\g<range>"),
    (_RANGE_SPLIT, r"\g<range> split two and two"),
    (_PLACED, r"\1, "),
    (_SLASH, " or "),
    (_AND_PAIR, r"and the \1 pair"),
    (_HAND_FIRST, r"\2 in the \1 hand"),
    (_LED, r"\2 in the \1 hand"),
    (_KEPT_OR_SPLIT, r"split unless \1"),
    (_SPLIT_OR_KEPT, r"keep together unless \1"),
    (_DIVIDED_INTO, r"\1: "),
    (_THREE_OF_FULL, r"\1the three of a kind"),
    (_FULL_OF, ""),
    (_TWO_AND_TWO, "split two and two"),
    (_TRIPS_AND_PAIR, "full house"),
    (_ONLY_FOR, ", but broken for "),
    (_ORDINARY_RUN, "as a straight or flush"),
    (_PAIRED, r"a pair of \1 can be played"),
    (_AFTER_TOP, "the next two cards"),
    (_CARDS_NEXT, "the next two cards"),
    (_NUMBERED, "the second and third highest cards"),
    (_OTHER_PAIRS, r"\g<before> pairs"),
    (_OF_PAIRS, r"\g<before> pair"),
    (_LAST_ACE, r"\g<before>one ace"),
    (_TIMES, r"\2 \1"),
    (_EACH, "split two and two"),
    (_SMALL, r"\1 \2"),
    (_OF_TWO, r"\1two pair with \2"),
    (_EXCEPTED, r", except \1"),
    (_TWO_PAIRS, "split"),
    (_TO_COUNT, r"\1 "),
    (_MADE_OF, r", \2 in the \1 hand"),
    (_OF_KIND, r"\2: \1"),
)
"""What is put in place of what, in this order."""
_WORD = regex(r"top:\w+|[a-z]+/[a-z]+|[a-z]+(?:'[a-z]+)?|\d+(?:nd|rd|th|st|s|'s|pr)?|[,:;?()!]")
_MARKS = frozenset(",:;?()!")
_ARTICLES = frozenset({"a", "an"})


@frozen(kw_only=False)
class Symbol:
    """What one word or row of words does: its sort, and the rank, number or type of hand that it names."""

    sort: str
    number: int = 0
    name: str = ""
    plural: bool = False


def sort_at(symbols: Sequence[Symbol], at: int) -> str | None:
    """Return the sort of the symbol at a place; None beyond the last."""
    return symbols[at].sort if at < len(symbols) else None


def symbols_of(text: str) -> tuple[Symbol, ...] | None:
    """Return the symbols of a sentence, without the words that say nothing; None where a word is not known."""
    plain = _TOP.sub(lambda found: f"top:{found[1] or found[2] or found[3]}", in_plainer_words(text))
    words = _WORD.findall(plain)
    if re.sub(r"[-\s.'\"\u201c\u201d]", "", plain) != "".join(words).replace("'", ""):
        return None
    found: list[Symbol] = []
    at = 0
    while at < len(words):
        size, symbols = _read(words, at)
        if not size:
            return None
        found.extend(symbols)
        at += size
    return tuple(found)


def in_plainer_words(text: str) -> str:
    """Return a sentence in small letters, with the words that are read in place of others."""
    plain = _DASH.sub(" : ", text.casefold().replace("\u2019", "'").strip().rstrip(".!"))
    plain = _RANGE.sub(lambda found: f"{_letter(found[1])} to {_letter(found[2])}", plain)
    plain = replaced(plain, _recast())
    for pattern, put in _PLAINER:
        plain = pattern.sub(put, plain)
    return _LOWER_ONES.sub(_with_the_others, _ONLY_RANKS.sub(_and_no_others, plain))


@cache
def _recast() -> Replacements:
    return replacements(read_shared("words", FILE)["recast"])


def _and_no_others(found: re.Match[str]) -> str:
    """Return what is done with some ranks alone, and of all others the contrary."""
    of, others = _ranges(found["rank"], found["way"] or "")
    if not others:
        return found[0]
    does, other = ("together", "split") if found["kept"] else ("split", "together")
    return "".join((f"{of} {does}", *(f", {each} {other}" for each in others)))


def _with_the_others(found: re.Match[str]) -> str:
    """Return ranks and those that are all others, both by their bounds."""
    of, others = _ranges(found["rank"], found["way"])
    return f"{of}{found['mid']}, {others[0]}" if others else found[0]


def _ranges(said: str, way: str) -> tuple[str, list[str]]:
    """Return a range of ranks, and the ranges of all other ranks; none where it is no rank."""
    rank = next((_rank_of(each) for each in (f"{said}s", said) if each.isdigit() or each in _rows()), 0)
    if rank not in _KNOWN_RANKS:
        return "", []
    lower = f"{_plural(rank - 1)} or lower" if rank > _KNOWN_RANKS[0] else ""
    higher = f"{_plural(rank + 1)} or higher" if rank < ACE else ""
    if not way:
        return _plural(rank), [each for each in (lower, higher) if each]
    of_lower = way in {"lower", "less", "below", "under", "smaller"}
    other = higher if of_lower else lower
    return f"{_plural(rank)} or {'lower' if of_lower else 'higher'}", [other] if other else []


def _plural(rank: int) -> str:
    return {ACE: "aces", 13: "kings", 12: "queens", 11: "jacks"}.get(rank, f"{rank}s")


def _letter(written: str) -> str:
    return "aces" if written == "a" else f"{written}s" if written.isdigit() else written


def _read(words: list[str], at: int) -> tuple[int, tuple[Symbol, ...]]:
    """Return how many words from here on are read, and their symbols; 0 where the first is not known."""
    word = words[at]
    if word in _MARKS:
        return 1, (Symbol("mark", name=word),)
    if word.startswith("top:"):
        rank = _rank_of(word.removeprefix("top:"))
        return 1, (Symbol("topped", number=rank),)
    for row, symbols in _rows().get(word, ()):
        if tuple(words[at : at + len(row)]) == row:
            return len(row), symbols
    after_article = at and words[at - 1] in _ARTICLES
    if word.isdigit() and not (after_article and int(word) in _KNOWN_RANKS):
        return 1, (Symbol("count", number=int(word)),)
    digits = re.fullmatch(r"(\d+)('?s)?", word)
    if digits and int(digits[1]) in _KNOWN_RANKS:
        return 1, (Symbol("rank", number=int(digits[1]), plural=bool(digits[2])),)
    if begins_number(word):
        return 1, (Symbol("count", number=number_of([word])[1]),)
    return 0, ()


def _rank_of(word: str) -> int:
    for row, symbols in _rows().get(word, ()):
        if row == (word,) and symbols and symbols[0].sort == "rank":
            return symbols[0].number
    return number_of([word])[1] if begins_number(word) else int(word)


_Row = tuple[tuple[str, ...], tuple[Symbol, ...]]


@cache
def _rows() -> dict[str, tuple[_Row, ...]]:
    """Return the rows of words by their first word, the longest first. Raises SourceError for a broken file."""
    made: dict[str, list[_Row]] = {}
    for row, symbols in _listed(read_shared("words", FILE)):
        made.setdefault(row[0], []).append((row, symbols))
    return {first: tuple(sorted(rows, key=lambda item: -len(item[0]))) for first, rows in made.items()}


def _listed(raw: Mapping[str, Any]) -> Iterator[_Row]:
    for name, rows in raw["kinds"].items():
        yield from ((_cut(row), (Symbol("kind", name=name),)) for row in rows)
    for rank, rows in raw["ranks"].items():
        yield from ((_cut(row), (Symbol("rank", number=int(rank), plural=row.endswith("s")),)) for row in rows)
    for sort, rows in raw["does"].items():
        yield from ((_cut(row), tuple(map(Symbol, sort.split()))) for row in rows)
    yield from ((_cut(row), ()) for row in raw["nothing"])


def _cut(row: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(row))
