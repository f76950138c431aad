"""A line of a house way read into rules: the types of hand at its head, then what goes where, and when.

A line of which a word is not known, or of which a part says nothing that can be tried, is not read at all.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile

from checker.frozen import replace
from checker.regex import regex
from checker.rules.house_way.conditions import condition_of
from checker.rules.house_way.deals import ACE
from checker.rules.house_way.heads import Head, head_of, ranks_of
from checker.rules.house_way.naming import cards_at
from checker.rules.house_way.rules import HIGH, LOW, RUNS, SPLIT, UNIT, Condition, Guard, Placing, Rule, What, both_ways
from checker.rules.house_way.segments import (
    CONDITIONS,
    DOES,
    WHERE,
    NotReadError,
    Segment,
    does,
    does_more,
    segments_of,
)
from checker.rules.house_way.symbols import Symbol, in_plainer_words, sort_at, symbols_of
from checker.words.plain import is_asked

_OF_SO_MANY = regex(
    r"(?i)[;.]\s+(?:of|with) (?:(?:two|three|four|[234]) \w+s\b|(?!his |its |this )\w+s (?:the|a|an|one|two|that) )"
)
"""A second part that tells first of which cards it is: high; of three aces one is low. Where that ends is not read."""
_IN_A_CASE = regex(r"(?i)[;.]\s+(?:if|when|where|in case) [^;.,]*, [^;.]*\w")
"""A second part that tells first in which case: high; if they are aces, one goes low. Of which part the case is, is not
read."""
_EXCEPTING = frozenset({"unless", "except"})
_MOST_OF_TWOS = 2
_MOST_OF_A_HAND = 5
_NO_PAIR = ("no_pair",)
_FOUR_OF_TWO_PAIR = (("two_pair",), 4)
_PAIRS = frozenset({"pair", "two_pair"})
_FIVE_ACES = "five_aces"
_OF_PAIRS = frozenset({"two_pair", "three_pair"})
_OF_FIVE = RUNS | {"full_house", _FIVE_ACES}
_OF_ONE_RANK = {"trips": 3, "quads": 4, _FIVE_ACES: 5}
_OF_TWOS = frozenset({"no_pair", "one_pair", "two_pair", "three_pair", *RUNS})


@lru_cache(maxsize=1024)
def read_line(text: str) -> tuple[Rule, ...] | None:
    """Return the rules of a sentence of a house way; None where it is not read, or only asked."""
    symbols = symbols_of(text)
    if symbols is None or is_asked(text):
        return None
    plain = in_plainer_words(text)
    if _OF_SO_MANY.search(plain) or _IN_A_CASE.search(plain):
        return None
    try:
        return _Line(segments_of(symbols)).rules()
    except NotReadError:
        return None


class _Line:
    """The segments of a line, read one after the other."""

    def __init__(self, segments: list[Segment]) -> None:
        self._head: Head | None = None
        self._leading: list[Guard] = []
        self._made: list[Rule] = []
        self._more: list[Rule] = []
        self._sub: tuple[Guard, ...] = ()
        self._named: What | None = None
        self._waiting: list[What] = []
        self._after_condition = False
        self._exceptions: set[int] = set()
        self._listed = False
        for at, segment in enumerate(segments):
            if self._waiting and segment.opener != "and" and not self._goes_beside(segment):
                raise NotReadError
            after = segments[at + 1] if at + 1 < len(segments) else None
            self._listed = after is not None and after.opener == "and" and not after.mark
            self._read(segment)

    def rules(self) -> tuple[Rule, ...]:
        if self._head is None or not self._made or self._waiting:
            raise NotReadError
        kinds, guards = self._head.kinds, self._head.guards
        if self._runs():
            # Which of several straights is taken is said of those who keep one.
            kept = Placing(what=UNIT, where=HIGH)
            self._made = [rule if rule.placings else replace(rule, placings=(kept,)) for rule in self._made]
        for at in self._exceptions:
            self._except(at)
        if any(both_ways(rule, kinds) for rule in self._made):
            raise NotReadError
        return tuple(replace(rule, kinds=kinds, guards=(*guards, *rule.guards)) for rule in (*self._made, *self._more))

    def _except(self, at: int) -> None:
        """Take the hands of an exception, “but …”, out of the rule before it."""
        guards = self._made[at].guards if 0 < at < len(self._made) else ()
        if not guards or any(guard.denied for guard in guards):
            raise NotReadError
        denied = Guard(conditions=tuple(item for guard in guards for item in guard.conditions), denied=True)
        self._made[at - 1] = replace(self._made[at - 1], guards=(*self._made[at - 1].guards, denied))

    def _read(self, segment: Segment) -> None:
        symbols = tuple(symbol for symbol in segment.symbols if symbol.sort != "whatever")
        if segment.even:
            if condition_of(symbols, "with", self._head) is None:
                raise NotReadError
            return
        opener = segment.opener
        of_exception = opener == "with" and self._excepted is not None
        if (opener == "and" or of_exception) and not segment.mark and self._after_condition:
            if self._joined(symbols):
                return
            if of_exception:
                raise NotReadError
        if opener == "but" and sort_at(symbols, 0) in {"rank", "kind", "count"} and not self._made:
            opener = "except"
        if opener in CONDITIONS:
            symbols = self._condition(opener, symbols, only=segment.only)
            if not symbols:
                return
        elif self._beside(segment, symbols):
            self._condition("with", symbols, only=False)
            return
        elif opener == "but":
            self._sub = ()
            self._exceptions.add(len(self._made))
        self._body(symbols, segment)

    def _goes_beside(self, segment: Segment) -> bool:
        """Whether what follows says where the cards go that wait: alone, or one ace with the next card in front."""
        if self._made and segment.mark == ":" and not segment.opener and sort_at(segment.symbols, 0) in WHERE:
            return True  # The next two: front.
        named = cards_at(segment.symbols, 0) if segment.opener == "with" and not segment.mark else None
        one = named is not None and sort_at(segment.symbols, named[1]) in WHERE and _is_one(named[0])
        return one and all(map(_is_one, self._waiting))

    def _beside(self, segment: Segment, symbols: tuple[Symbol, ...]) -> bool:
        """Whether a part before all that goes anywhere only tells what the hand has: two pair, ace in hand."""
        listed = segment.opener == "and" or (segment.mark == "," and not segment.opener and not self._listed)
        if self._head is None or self._made or self._waiting or not listed or does(symbols):
            return False
        read = condition_of(symbols, "with", self._head)
        return read is not None and read.used == len(symbols)

    # Conditions.

    def _joined(self, symbols: tuple[Symbol, ...]) -> bool:
        """Take “and …” into the condition before it, where all of it is one."""
        read = condition_of(symbols, self._opener, self._head)
        if read is None or read.used != len(symbols):
            return False
        self._conditions = (*self._conditions, *read.conditions)
        self._cards = (*self._cards, *((read.named,) if read.named is not None else ()))
        self._apply()
        return True

    def _condition(self, opener: str, symbols: tuple[Symbol, ...], *, only: bool) -> tuple[Symbol, ...]:
        """Read a condition, and return what follows it in the segment."""
        if self._head is None and opener == "without" and head_of(symbols) is not None:
            raise NotReadError  # Without one pair: of which hands that is told is not said.
        if self._head is None and opener in {"if", "with", "for"}:
            begun = head_of(symbols)
            if begun is not None:
                (self._head, used), self._after_condition = begun, True
                self._opener, self._conditions = opener, ()
                self._before = (list(self._made), list(self._more), list(self._leading))
                self._only = only
                return symbols[used:]
        if (
            self._of_full_house()
            and opener == "with"
            and symbols
            and symbols[0].name == "trips"
            and sort_at(symbols, 1) in WHERE
        ):
            return symbols  # With the three in the high hand.
        if self._head is not None and self._names_head_again(symbols):
            symbols = symbols[1:]
        read = condition_of(symbols, opener, self._head)
        whole = read is not None and read.placed is not None and read.used == len(symbols)
        if whole and opener == "with" and self._head is not None and sort_at(symbols, 0) == "pair":
            return symbols  # With the pair in the low hand.
        if whole and opener == "with" and self._of_equals() and self._made:
            return symbols  # Split, with one of the aces in the low hand.
        if read is None:
            if opener in {"with", "for"} and does(symbols):
                return symbols
            raise NotReadError
        if read.pairs and self._head is None:
            self._head = Head(kinds=("two_pair",))
        self._opener, self._conditions, self._only = opener, read.conditions, only
        self._before = (list(self._made), list(self._more), list(self._leading))
        self._named = read.named
        self._cards = (read.named,) if read.named is not None else ()
        self._apply()
        self._after_condition = True
        if read.placed is not None and self._made and opener == "with":
            self._made[-1] = replace(self._made[-1], placings=(*self._made[-1].placings, read.placed))
        return symbols[read.used :]

    def _placed(self, what: What, where: str, *, denied: bool) -> Placing:
        """Return where cards go; of five aces not all go in a hand of two, and how many is not told."""
        uncounted = what.rank == ACE and what.noun == "rank" and not what.number and where == LOW
        if uncounted and self._head is not None and _FIVE_ACES in self._head.kinds:
            raise NotReadError
        return Placing(what=what, where=where, denied=denied)

    def _names_head_again(self, symbols: tuple[Symbol, ...]) -> bool:
        """Whether a condition begins with the type of the head before its ranks: except two pair of 6s or lower."""
        named = self._head is not None and self._head.kinds == (symbols[0].name,) if symbols else False
        return named and sort_at(symbols, 0) == "kind" and sort_at(symbols, 1) == "rank"

    def _apply(self) -> None:
        """Set the condition on the rule before it, or on what follows where none is."""
        made, more, leading = list(self._before[0]), list(self._before[1]), list(self._before[2])
        denied = self._opener in _EXCEPTING or self._opener == "without"
        if made and not denied and len(made) - 1 == self._of_exception:
            self._narrow(made, more)
        guard = Guard(conditions=self._conditions, denied=denied)
        if not made:
            self._leading = [*leading, guard]
            self._made, self._more = made, more
            return
        last = made[-1]
        made[-1] = replace(last, guards=(*last.guards, guard))
        turned = replace(last, guards=(*last.guards, replace(guard, denied=not denied)), denied=True)
        if self._opener in _EXCEPTING or self._only:
            more.append(turned)
        self._excepted = (*last.guards, replace(guard, denied=not denied)) if self._opener in _EXCEPTING else None
        self._made, self._more, self._leading = made, more, leading

    _opener = ""
    _cards: tuple[What, ...] = ()
    _conditions: tuple[Condition, ...] = ()
    _only = False
    _before: tuple[list[Rule], list[Rule], list[Guard]] = ([], [], [])
    _excepted: tuple[Guard, ...] | None = None
    _of_exception = -1

    def _narrow(self, made: list[Rule], more: list[Rule]) -> None:
        """Leave to the rule the hands of its exception that lack what the exception asks for: 6s stay with an ace."""
        excepted = made[-1].guards[-1]
        narrow = Guard(conditions=(*excepted.conditions, *self._conditions))
        outer = made[-1].guards[:-1]
        before = replace(excepted, denied=True)
        made[-2] = replace(
            made[-2],
            guards=tuple(replace(narrow, denied=True) if guard == before else guard for guard in made[-2].guards),
        )
        more[:] = [replace(rule, guards=(*outer, narrow)) if rule.guards == made[-1].guards else rule for rule in more]

    # What goes where.

    def _body(self, symbols: tuple[Symbol, ...], segment: Segment) -> None:
        if self._head is None:
            verbs = len(list(takewhile(lambda symbol: symbol.sort in DOES, symbols)))
            begun = head_of(symbols[verbs:])
            if begun is not None:
                self._head, used = begun
                symbols = (*symbols[:verbs], *symbols[verbs + used :])
        elif self._head.open and not self._made and symbols:
            more = ranks_of(symbols, self._head)
            if more is not None and more.used == len(symbols) and segment.opener == "" and segment.mark != ":":
                self._head = more.head
                return
        guards = tuple(self._leading)
        told = segment.mark or segment.opener in _EXCEPTING
        excepted = self._excepted if told and self._after_condition else None
        if symbols and self._head is not None and self._head.open:
            sub = ranks_of(symbols, self._head)
            if sub is not None and sort_at(symbols, sub.used) in {"keep", "split", "low", "high"} and sub.range:
                self._sub, excepted = sub.head.guards, None
                symbols = symbols[sub.used :]
        if not symbols:
            return
        symbols = self._ranged(symbols)
        self._waiting = self._which(symbols[0].sort, of_exception=excepted is not None)
        found = self._placings(symbols)
        self._after_condition = False
        if found is None:
            return
        placings, best = found
        if excepted is not None:
            self._of_exception = len(self._made)
            self._made.append(Rule(kinds=(), guards=excepted, placings=placings, best=best))
            self._excepted = None
            return
        guards = (*guards, *self._sub)
        joined = segment.opener in {"and", "with"} or (segment.mark in {",", ";"} and segment.opener != "but")
        of_exception = self._made and self._of_exception == len(self._made) - 1 and not self._sub
        if self._made and joined and (self._made[-1].guards == guards or of_exception) and not self._made[-1].best:
            last = self._made[-1]
            self._made[-1] = replace(last, placings=(*last.placings, *placings), best=best)
        else:
            self._made.append(Rule(kinds=(), guards=guards, placings=placings, best=best))

    def _which(self, sort: str, *, of_exception: bool) -> list[What]:
        """Return the cards that wait, or those of a condition of which only is said where they go: “which go low”."""
        if sort not in WHERE:
            return self._waiting
        if not of_exception:
            of_what_is_kept = self._made and self._after_condition and WHERE[sort] == LOW
            return list(self._cards) if of_what_is_kept else self._waiting
        if WHERE[sort] == LOW and self._two_named():
            return list(self._cards)
        if self._head is not None and self._head.kinds == ("full_house",):
            raise NotReadError
        return []

    def _two_named(self) -> bool:
        """Whether the condition named two cards, which “both” or “which” may mean."""
        return sum(what.number for what in self._cards) == _MOST_OF_TWOS

    def _ranged(self, symbols: tuple[Symbol, ...]) -> tuple[Symbol, ...]:
        """Take in the ranks that stand after what is done: split from 5s up."""
        at = next((at for at, symbol in enumerate(symbols) if symbol.sort in DOES), None)
        if at is None or self._head is None or not self._head.open:
            return symbols
        sub = ranks_of(symbols[at + 1 :], self._head)
        if sub is None or not sub.range or at + 1 + sub.used != len(symbols):
            return symbols
        self._sub = sub.head.guards
        return symbols[: at + 1]

    def _placings(self, symbols: tuple[Symbol, ...]) -> tuple[tuple[Placing, ...], str] | None:
        """Return what a segment places and which hand it makes best; None where it only names cards."""
        found: list[Placing] = []
        best, at, pending, verb, denied = "", 0, list(self._waiting), "", False
        self._waiting = []
        while at < len(symbols):
            symbol = symbols[at]
            if symbol.sort == "deny" and sort_at(symbols, at + 1) in DOES:
                turned = Symbol("split" if symbols[at + 1].sort == "keep" else "keep")
                symbols = (*symbols[:at], turned, *symbols[at + 2 :])
                continue
            if symbol.sort == "deny" and symbols[-1].sort in WHERE and not does_more(symbols[at:]):
                denied, at = True, at + 1
                continue
            if symbol.sort in {"best_low", "best_high"}:
                best = LOW if symbol.sort == "best_low" else HIGH
                at += 1
                if sort_at(symbols, at) in WHERE:
                    at += 1
                continue
            if symbol.sort in DOES:
                verb = DOES[symbol.sort]
                shares, used = _shares(symbols[at + 1 :])
                what = pending or [UNIT]
                following = cards_at(symbols, at + 1 + used)
                if not pending and following is not None:
                    thing, end = following
                    if (
                        sort_at(symbols, end) not in WHERE
                        or thing.noun in {"unit", "pair"}
                        or (thing.noun == "trips" and self._of_full_house())
                        or thing.noun == (self._head.kinds[0] if self._head else "")
                    ):
                        what, at = [self._meant(thing)], end - 1 - used
                found.extend(Placing(what=each, where=verb, shares=shares) for each in what if each.noun != "rest")
                pending = what
                at += 1 + used
                continue
            if symbol.sort in WHERE:
                if (
                    symbol.sort == "low"
                    and pending
                    and pending[-1].noun == "card"
                    and pending[-1].other
                    and self._runs()
                ):
                    best = LOW
                what = pending or [UNIT]
                found.extend(
                    self._placed(each, WHERE[symbol.sort], denied=denied) for each in what if each.noun != "rest"
                )
                pending = []
                at += 1
                continue
            thing, at = self._thing(symbols, at, [*(placing.what for placing in found), *pending])
            pending = [*pending, self._meant(thing)] if not verb or not pending else [self._meant(thing)]
        if pending and not found:
            self._waiting = pending
            return None
        return tuple(found), best

    def _thing(self, symbols: tuple[Symbol, ...], at: int, before: Sequence[What]) -> tuple[What, int]:
        """Return the cards named here and where their name ends. “The next” after what makes the type are the first."""
        named = cards_at(symbols, at)
        if named is None:
            raise NotReadError
        thing, end = named
        if all(symbol.sort == "all" for symbol in symbols[at:end]) and (before or self._two_named()):
            raise NotReadError
        if any(symbol.sort == "next" for symbol in symbols[at:end]) and self._only_unit(before):
            thing = replace(thing, order=(0,))
        if thing.order and thing.order[0] > 0 and self._head is not None and self._head.kinds == ("no_pair",):
            self._from_top(before)
        return thing, end

    def _from_top(self, before: Sequence[What]) -> None:
        """Refuse “next” and “second” after another card than the highest: which is meant is not plain."""
        named = [*(placing.what for rule in self._made for placing in rule.placings), *before]
        if any(what.order and what.order[0] < 0 for what in named):
            raise NotReadError

    def _only_unit(self, before: Sequence[What]) -> bool:
        """Whether the line has named nothing so far but what makes the type."""
        if self._head is None:
            return False
        said = [condition for guard in self._head.guards for condition in guard.conditions]
        of_unit = {rank for item in said for rank in (*range(item.least, item.most + 1), *item.ranks)}
        named = [*(placing.what for rule in self._made for placing in rule.placings), *before]
        return bool(named or self._head.kinds[0] not in _OF_TWOS - {"one_pair"}) and all(
            what.rank in of_unit or (what.noun not in {"card", "rank", "rest", "any"} and not what.other)
            for what in named
        )

    def _runs(self) -> bool:
        return self._head is not None and set(self._head.kinds) <= RUNS

    def _of_pairs(self) -> bool:
        return self._head is not None and self._head.kinds[0] in _OF_PAIRS

    def _of_full_house(self) -> bool:
        return self._head is not None and self._head.kinds == ("full_house",)

    def _of_five(self) -> bool:
        """Whether five cards make the type of hand."""
        return self._head is not None and set(self._head.kinds) <= _OF_FIVE

    def _most_of_one_rank(self) -> int:
        """Return how many cards of one rank the type of hand has at most, where these make it."""
        kinds = self._head.kinds if self._head is not None else ()
        return (
            max(_OF_ONE_RANK[kind] for kind in kinds)
            if kinds and set(kinds) <= _OF_ONE_RANK.keys()
            else _MOST_OF_A_HAND
        )

    def _of_equals(self) -> bool:
        return self._head is not None and self._head.kinds[0] in {"trips", "quads", "five_aces"}

    def _split_trips(self) -> bool:
        """Whether the line has split three of a kind."""
        placings = [placing for rule in self._made for placing in rule.placings]
        of_trips = self._head is not None and self._head.kinds == ("trips",)
        return of_trips and any(placing.where == SPLIT and placing.what == UNIT for placing in placings)

    def _meant(self, what: What) -> What:
        """Return what is meant by “it”, after a condition that names cards. No hand has more than five cards."""
        if what.number > _MOST_OF_A_HAND:
            raise NotReadError
        if what.noun == "it":
            return self._named or UNIT
        return self._counted(what) or self._of_cards(what)

    def _counted(self, what: What) -> What | None:
        """Return what is meant by a number of cards that tells how many make the type of hand, or are left."""
        if what.noun == "unit" and what.number > self._most_of_one_rank():
            raise NotReadError
        if what.noun == "unit" and what.number == _MOST_OF_TWOS and not what.order and self._runs():
            return replace(what, noun="any")  # A straight: five high, two low.
        if what.noun == "card" and what.number == _MOST_OF_A_HAND and not what.order and self._of_five():
            return UNIT  # All five cards of a full house.
        return None

    def _of_cards(self, what: What) -> What:
        """Return what is meant by cards that are named by what they are beside the type of hand, or within it."""
        if what.noun in _PAIRS and what.other and self._head is not None and self._head.kinds[0] in _OF_PAIRS:
            return What(noun="rest")
        if what.noun == "card" and what.number == 1 and what.order and not what.other and self._of_pairs():
            return replace(what, noun="pair", number=0)  # The lower one.
        if what.noun == "card" and what.number and not what.order and not what.other and not self._of_equals():
            return replace(what, noun="any")
        if what.noun == "card" and what.number and not what.order and not what.other:
            return replace(what, noun="unit")
        if (
            what.noun == "unit"
            and what.number > _MOST_OF_TWOS
            and not what.order
            and self._head is not None
            and self._head.kinds[0] in _OF_TWOS
            and (self._head.kinds, what.number) != _FOUR_OF_TWO_PAIR
        ):
            return replace(what, noun="any")
        if what.noun == "unit" and what.order and self._head is not None and self._head.kinds == _NO_PAIR:
            return replace(what, noun="card")  # The highest, where no cards make a unit.
        if what.noun == "pair" and self._split_trips():
            return replace(what, noun="unit", number=2)  # Split, a pair behind and one in front.
        if what.noun in {"straight", "flush"} and self._head is not None and what.noun in self._head.kinds:
            return replace(what, noun="unit")
        return what


def _is_one(what: What) -> bool:
    return what.number == 1 or (not what.number and len(what.order) == 1 and what.noun == "card")


def _shares(symbols: Sequence[Symbol]) -> tuple[tuple[int, ...], int]:
    """Return how many cards go into each hand, where a line says so: split two and two."""
    counts = [symbol.number for symbol in symbols[:2] if symbol.sort == "count"]
    return (tuple(counts), 2) if len(counts) == 2 else ((), 0)  # noqa: PLR2004 - the two hands
