"""Compares what a draft says on how the dealer sets hands with the house way that is filed.

A line that sets a hand as the house way does agrees, wherever it stands. One that sets it otherwise is held against the
house way only where it is plain whose hand is meant: under a heading or a sentence that says so, or beside lines that
agree; elsewhere it may be advice to players.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from checker.drafts.compared import Compared
from checker.drafts.language import lexicon
from checker.drafts.prose.agreeing import differs
from checker.drafts.prose.told import Told
from checker.drafts.structure.cells import row_in_words
from checker.drafts.structure.sentences import Sentence
from checker.rules.house_way.asked import house_way_of
from checker.rules.house_way.beside import Beside, beside, holds_beside, is_emphatic
from checker.rules.house_way.lines import filed_lines, rules_of
from checker.rules.house_way.symbols import BARE_RANK
from checker.statements.compare import Ground
from checker.statements.comparison import Status
from checker.values.provision import NO_PROVISION
from checker.words.heeded import turned
from checker.words.known import unmarked

_HEADS = re.compile(
    r"\bhouse way\b|^\W*(?:the )?dealer (?:has|holds?)\b|\bdealer(?:'s)? (?:way|hands?)\b|"
    r"\b(?:dealer|house) (?:sets?|plays|arranges)\b",
    re.IGNORECASE,
)
"""What a heading says under which stands how the dealer sets hands."""
_LEADS = re.compile(
    r"\bhouse way\b|^\W*how (?:does |do )?the (?:dealer|house) (?:sets?|plays?|arranges?)\b|"
    r"\b(?:dealer|house) (?:sets|arranges) (?:\w+ ){0,3}hands?\b|\bdealer's hands are set\b",
    re.IGNORECASE,
)
"""What a sentence says that leads to how the dealer sets hands."""
_TYPES = (
    r"(?:(?:no|one|a|a single|two|three|2|3) pairs?|nothing|(?:three|four|3|4)[ -]of[ -]a[ -]kind|trips|quads|"
    r"(?:an? )?full house|(?:five|5) aces|"
    r"(?:an? )?(?:(?:straight|royal) flush(?:es)?|straights?|flush(?:es)?|royals?)"
    r"(?:(?:,|,? (?:or|and|also)|/) ?(?:an? )?(?:(?:straight|royal) flush(?:es)?|straights?|flush(?:es)?|royals?))*)"
)
_LED = re.compile(
    rf"^(?:.*\bhouse way\b[^:;]{{0,40}}|[^:;]{{3,90}})[:\u2013\u2014-] ?"
    rf"(?=(?:with |of |for )?(?:no|one|a|a single) pair\b)|"
    rf"^(?:in (?:brief|short|general|outline|most cases)|briefly|as a rule|roughly|(?:under|in|by) the house way),? "
    rf"(?:the (?:house(?: way)?|dealer) (?:sets|plays|puts|keeps) )?(?=(?:with |of |for )?{_TYPES}\b)",
    re.IGNORECASE,
)
"""What stands before several lines of a house way in one sentence."""
_EXPECTED = re.compile(r"\b(?:what |as )?you(?:'d| would| might|\u2019d)? expect\b", re.IGNORECASE)
_OF_TYPE = re.compile(
    rf"^(?:with |of |for )?(?P<type>{_TYPES})(?:,|(?= (?:goes|go|is|are|plays?|stays?|sends?|puts?|in the|in)\b)) ?",
    re.IGNORECASE,
)
_WITH = re.compile(r"\W*with\b", re.IGNORECASE)
_BARE = re.compile(rf"^\W*(?P<type>{_TYPES})\W*$", re.IGNORECASE)
"""A type of hand that stands alone, as a heading or a question: Two pair?"""
_BEGINS = re.compile(rf"^\W*(?:with |of |for |if |when |holding )?(?P<type>{_TYPES})(?!\w)", re.IGNORECASE)
_PARTS = re.compile(
    rf";\s+(?:and )?|[,.]\s+(?:and )?(?=(?:with |of |for )?{_TYPES}(?:,| (?:goes|go|is|are|sends?|in)\b))|"
    rf"(?<=[\w.])\s+(?=(?-i:[A-Z]\w))(?={_TYPES}: )",
    re.IGNORECASE,
)
"""Where the parts of a sentence on several types of hand end."""
_LIKE = re.compile(r"\W*(?:as|like|the same|same)\b", re.IGNORECASE)
_SMALL = r"(?P<ranks>\w+ (?:or|and) (?:lower|less|below|smaller|under))(?: pairs?)?"
_STAY = r"(?:(?:stays?|stay|remains?|goe?s?|plays?|(?:are|is|get) (?:kept|played|held|left)|are|kept) )?(?:all )?"
_WITH_LOW = (
    r"(?P<card>an?|the) (?P<rank>\w+)"
    r"(?: (?:can|could|may|is|goes|to|be|free|available|left|there|played|put|set|placed|go|play|plays|for|in|the))*"
    r" (?:low|front)(?: hand)?"
)
_SMALL_PAIRS = tuple(
    re.compile(
        rf"(?P<two>^\W*two pairs?\b.*?\blow(?: hand)?)[;,.:]? "
        rf"(?:but |except |unless |that |when |if |where |only )*{tail}\W*$",
        re.IGNORECASE,
    )
    for tail in (
        (
            rf"(?:keep |hold )?(?:both |two |pairs |of |the )*{_SMALL} {_STAY}together"
            rf"(?: high| in back| in the high hand)?"
            rf" (?:if|when|whenever|with|where|as long as|provided) {_WITH_LOW}"
        ),
        (
            rf"both (?:pairs )?(?:are )?{_SMALL},? and {_WITH_LOW}[,;:]? (?:then,? )?(?:do |must )?"
            rf"(?:(?:keep|hold|play|leave) )?(?:both pairs|the (?:two )?pairs|they|both|them|pairs)? ?(?:both )?{_STAY}"
            rf"(?:together|high|in back|in the high hand|intact|unsplit)(?: high| in back| in the high hand)?"
        ),
        (
            rf"with {_WITH_LOW},? and (?:both |two )?(?:pairs )?(?:of |are )?{_SMALL}[,;:]? (?:then,? )?"
            rf"(?:both pairs|both|they|them|pairs)? ?(?:both )?{_STAY}"
            rf"(?:together|high|in back|in the high hand|intact|unsplit)(?: high| in back| in the high hand)?"
        ),
    )
)
"""Two pair that stay together as the exception, which a house way states with “unless”."""
_THE_EXCEPTION = re.compile(r"[;,.:]? the (?:only |one )?exception(?: is|:)? (?=when|if|where|that)", re.IGNORECASE)
_IF_NOT = re.compile(r"\bbut (?:not|never) (?=if\b|when\b|where\b)", re.IGNORECASE)
_UNLESS_IF = re.compile(r"\bunless (?:if|when|where)\b")
_SIDES = frozenset({"left", "right"})
"""Words that tell no side of a table where a hand is set."""
_EITHER = re.compile(
    r"^(\W*(?:with )?(?:straights?|royals?)(?: flush(?:es)?)?); (?=(?:straight|royal|flush)[\w ]{0,10}:)", re.IGNORECASE
)
"""Two types of hand in one label: straight; flush."""
_FULL = re.compile(r"^\W*(?:with |of |for )?(?:an? |any )?full (?:house|boat)\b", re.IGNORECASE)
_OF_THREE = re.compile(r"^\W*(?:the )?(?:trips|three[ -]of[ -]a[ -]kind|3[ -]of[ -]a[ -]kind)\b", re.IGNORECASE)
"""A full house, and the part of it that is no hand of its own: pair in front, trips in back."""
_FIVE = re.compile(r"^\W*(?:five|5)[ -]aces\b", re.IGNORECASE)
"""Cards that fill both hands: how many go into one tells how many are left for the other."""
_OF_ACES = re.compile(r"\b(?:an?|the|one) pair of aces\b", re.IGNORECASE)
"""Two of five aces, which are no type of hand of their own."""
_GOES_ON = re.compile(
    r"\W*(?:the (?:only |one )?exceptions?|but|unless|except|otherwise|(?:with |from |of )?three aces|"
    r"only (?:if|when|where|with)|pairs of)\b",
    re.IGNORECASE,
)
"""How a sentence begins that goes on with the hand of the one before it."""
_EXCEPTION = re.compile(
    rf"^\W*(?:two pairs?: )?(?:(?:the )?(?:only |one )?exceptions?(?: is| are)?(?: that)?[:,]? |"
    rf"two (?=pairs of {_SMALL}))",
    re.IGNORECASE,
)
"""How a sentence begins that tells the exception to the one before it: exception: ..., two pairs of 6s or less ..."""
_PLACE = re.compile(r"\W*(?:the )?(?:(?:dealer|player)(?:['\u2019]s)? )?(?:low|high) hand\W*", re.IGNORECASE)
"""The name of a place on a layout, which sets nothing."""
_FACING = re.compile(r"\b(?:front|back|behind|rear)\b", re.IGNORECASE)
"""Where a hand lies. Usually the low one is in front; where most lines would be wrong so, a draft means the other."""
_NEAR = 2
"""So many sentences away another line of a house way tells that both are such."""


_LIKEWISE = re.compile(
    rf"^\W*(?:(?P<type>{_TYPES}) (?:(?:is|are|gets?|goes?) )?(?:(?:handled|treated|played|set|arranged) )?"
    rf"(?:likewise|alike|(?:in )?(?:just |exactly )?the same way)|"
    rf"the same (?:goes|holds|is true|applies|is done) (?:for|of|to|with) (?P<same>{_TYPES}))\W*$",
    re.IGNORECASE,
)
"""What is said of a type of hand by what was said before: royal flushes are handled likewise."""
_OF_RUN = re.compile(r"^\W*(?:with |of |for )?(?:an? )?(?:straights?|flush(?:es)?)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class _Tried:
    """The sentences under the heading of a house way that set a hand, and how sentences are beside it."""

    setting: frozenset[int] = frozenset()
    told: Mapping[int, tuple[str, Beside]] = field(default_factory=dict)


class HandSettings:
    """The house way of a filing, and how each sentence of a draft that sets a hand is beside it."""

    def __init__(self, ground: Ground, sentences: Sequence[Sentence]) -> None:
        self._filed = filed_lines(ground.filing, ground.ruleset)
        asked = house_way_of(ground.ruleset)
        self._provision = asked.provision if asked else NO_PROVISION
        self._sentences = sentences

    @cached_property
    def _tried(self) -> _Tried:
        return self._try() if self._filed else _Tried()

    def compare(self, told: Told, said: list[Compared]) -> list[Compared]:
        """Return what is told of a sentence, with how it compares with the house way where nothing else tells it."""
        found = self._tried.told.get(id(told.sentence))
        told_so = [item for item in said if item.status is not Status.NOT_COMPARED]
        if found is None or (told_so and len(told_so) == len(said)) or any(map(differs, told_so)):
            return said
        return [*told_so, self._compared(told.sentence, *found)]

    def sets(self, sentence: Sentence) -> bool:
        """Whether a sentence under the heading of a house way sets a hand, whatever else it seems to say."""
        return id(sentence) in self._tried.setting

    def tells(self, sentence: Sentence) -> bool:
        """Whether a sentence tells how a hand is set, wherever it stands."""
        return self.sets(sentence) or id(sentence) in self._tried.told

    def _try(self) -> _Tried:
        """Return how each sentence is beside the house way, where it is plain that it speaks of the dealer's hands."""
        spoken = list(_spoken(self._sentences))
        texts = [text for text, _ in spoken]
        beside_it = self._with_exceptions(texts, [carried for _, carried in spoken])
        agrees = [*map(_agrees, beside_it)]
        setting: set[int] = set()
        told: dict[int, tuple[str, Beside]] = {}
        under = False
        for at, (sentence, text, found) in enumerate(zip(self._sentences, texts, beside_it, strict=True)):
            if (_LEADS if sentence.prose else _HEADS).search(sentence.text):
                under = True
            elif not sentence.prose and len(sentence.block.cells) == 1 and not (found or _sets(text)):
                under = False
            if under and rules_of(text):
                setting.add(id(sentence))
            among = any(agrees[max(0, at - _NEAR) : at + _NEAR + 1])
            if found is not None and (under or among):
                told[id(sentence)] = text, found
        turned_round = [at for at, (text, _) in told.items() if _FACING.search(text)]
        if sum(not _agrees(told[at][1]) for at in turned_round) > len(turned_round) / 2:
            told = {at: found for at, found in told.items() if at not in turned_round}
        return _Tried(frozenset(setting), told)

    def _with_exceptions(self, texts: Sequence[str], carried: Sequence[bool]) -> list[Beside | None]:
        """Return how each text is beside the house way: alone, or with what is said before it of the same hand."""
        found = [self._beside(text) for text in texts]
        begun = 0
        for at, text in enumerate(texts):
            but = _EXCEPTION.match(text)
            if _BEGINS.match(text) and not carried[at] and not but:
                begun = at
            elif at == begun + 1 and not _agrees(found[begun]) and rules_of(texts[begun]):
                own = _after_type(text, texts[begun])
                own = f", except that {_EXCEPTION.sub('', own)}" if but else f"; {own}"
                both = self._beside(texts[begun].strip().rstrip(".;!") + own)
                if _agrees(both):
                    found[begun] = found[at] = both
                elif both is not None and found[begun] is None:
                    wrong = begun if _agrees(found[at]) else at
                    found[wrong] = found[wrong] or both
        for at, text in enumerate(texts[:-1]):
            if found[at] is None and found[at + 1] is not None and carried[at + 1] and _BARE.match(text):
                found[at] = Beside()  # The type of hand of which the next sentence speaks says nothing by itself.
        return [None if _differs_in_part(at, texts, found) else told for at, told in enumerate(found)]

    def _beside(self, text: str) -> Beside | None:
        text = BARE_RANK.sub(r"\1s ", _EITHER.sub(r"\1 or ", text))
        led = text if _FIVE.match(text) else _LED.sub("", text)
        lead = _EXPECTED.sub("", text.removesuffix(led))
        if lexicon.PLAYERS.search(led) or lexicon.PLAYERS.search(lead):
            return None
        parts = _parts(led)
        if len(parts) > 1:
            return _together([self._of_one(part) for part in parts])
        return self._of_one(parts[0])

    def _of_one(self, text: str) -> Beside | None:
        """Return how what is said of one type of hand is beside the house way; None where it heeds not all of it."""
        text = _OF_ACES.sub("two aces", text) if _FIVE.match(text) else text
        text = _of_small_pairs(_UNLESS_IF.sub("unless", _IF_NOT.sub("unless ", text)))
        found = beside(text, self._filed, of_dealer=True)
        turns = [other for word, other in turned(text) if word.casefold() not in _SIDES]
        return None if _agrees(found) and not _FIVE.search(text) and any(map(self._same, turns)) else found

    def _same(self, text: str) -> bool:
        """Whether a text with the contrary of a word in place agrees with the house way too."""
        return holds_beside(text, self._filed, of_dealer=True)

    def _compared(self, sentence: Sentence, text: str, found: Beside) -> Compared:
        if found.otherwise is None:
            return Compared(status=Status.AGREES, sentence=sentence, about="rule", text=text)
        filed = found.otherwise.text
        return Compared(
            status=Status.DIFFERS, sentence=sentence, about="rule", text=text, expected=filed,
            message=f"On how the dealer sets a hand, the draft says “{text}”. The filed house way says “{filed}”.",
            help=f"write: {filed}", provision=self._provision,
        )  # fmt: skip


def _agrees(found: Beside | None) -> bool:
    return found is not None and found.otherwise is None


def _differs_in_part(at: int, texts: Sequence[str], found: Sequence[Beside | None]) -> bool:
    """Whether a text that sets hands otherwise goes on with an exception that is not read, or has one near it."""
    told = found[at]
    if told is None or told.otherwise is None:
        return False
    if at + 1 < len(texts) and found[at + 1] is None and _GOES_ON.match(texts[at + 1]):
        return True
    rules = rules_of(texts[at])
    if not is_emphatic(texts[at].casefold(), rules):
        return False
    kinds = {kind for rule in rules for kind in rule.kinds}
    near = (other for other in range(max(0, at - _NEAR), min(len(texts), at + _NEAR + 1)) if other != at)
    return any(
        _agrees(found[other]) and any(kinds & {*rule.kinds} and rule.guards for rule in rules_of(texts[other]))
        for other in near
    )


def _together(parts: Sequence[Beside | None]) -> Beside | None:
    """Return what several lines in one sentence are together: otherwise where one is, told only where all are."""
    differs = next((part for part in parts if part is not None and part.otherwise is not None), None)
    return differs or (None if None in parts else Beside())


def _parts(text: str) -> list[str]:
    """Return what a sentence says of each type of hand, each with a colon behind its type; one where it names one."""
    parts: list[str] = []
    for part in _PARTS.split(text):
        if parts and (not _BEGINS.match(part) or (_OF_THREE.match(part) and _FULL.match(parts[-1]))):
            parts[-1] = f"{parts[-1]}; {part}"
        else:
            own = _as_before(part, parts[-1] if parts else "")
            parts.append(own if rules_of(own) and not _WITH.match(own) else _labelled(own))
    return parts


def _as_before(text: str, before: str) -> str:
    """Return a text with what is done, where it says that another type of hand is set as a straight before it."""
    found = _LIKEWISE.match(text) if _OF_RUN.match(before) else None
    return f"{found['type'] or found['same']}: as a straight or flush" if found else text


def _of_small_pairs(text: str) -> str:
    """Return what is said of two pair with its exception opened by “unless”, and no more said of that."""
    plain = _THE_EXCEPTION.sub(", except ", text)
    for pattern in _SMALL_PAIRS:
        found = pattern.match(plain)
        if found is not None:
            card = f"{found['card']} {found['rank']}"
            return f"{found['two']}, unless both are {found['ranks']} and {card} can be played low"
    return text


def _labelled(part: str) -> str:
    """Return a part of a sentence with a colon behind the type of hand: two pair, always split."""
    return _OF_TYPE.sub(lambda found: f"{found['type']}: ", part.strip())


def _sets(text: str) -> bool:
    """Whether a text sets a hand, or only names the type of one."""
    return bool(_BARE.match(text) or rules_of(text))


def _after_type(text: str, before: str) -> str:
    """Return a text without the type of hand with which the text before it begins too."""
    found = _BEGINS.match(before)
    return text.removeprefix(f"{found['type']}: ") if found else text


def _spoken(sentences: Sequence[Sentence]) -> Iterator[tuple[str, bool]]:
    """Yield what each sentence says, or the cells of a row in words; and whether a type named before it was added."""
    kind = text = ""
    for sentence in sentences:
        cells = [cell.text.strip() for cell in sentence.block.cells if cell.text.strip()]
        row = len(cells) > 1 and not sentence.prose
        text = _as_before(row_in_words(cells) if row else unmarked(sentence.text), text)
        begins = _BEGINS.match(text)
        carried = False
        if begins:
            kind = begins["type"]
        elif (
            kind
            and not _PLACE.fullmatch(text)
            and (_LIKE.match(text) or not rules_of(text))
            and rules_of(f"{kind}: {text}")
        ):
            text, carried = f"{kind}: {text}", True
        elif not rules_of(f"{kind}; {text}") and not _GOES_ON.match(text):
            kind = ""
        yield text, carried
