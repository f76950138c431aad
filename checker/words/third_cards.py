"""What a sentence says on the third card of the second hand: with how many points it draws against which card.

“With 6, the Banker's Hand draws if the Player's third card is a 6 or a 7”, “Banker stands on 7”. The rule is that of
the chapter's deal; the words are read alike in drafts and in inscriptions.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import dropwhile

from checker.frozen import frozen, replace
from checker.law import Deal, Ruleset
from checker.values.provision import Provision
from checker.words.tokens import Sort, Token, tokens

_COUP = "coup"
FIRST, SECOND = "first_hand_rule", "third_card_rule"
"""The topics that say whether the first hand draws, and the second, by the chapter's rule."""
_IF_THIRD = ("if", "the", "third", "card", "be")
_THIRD_OF = ("third", "card", "of")
_FEW = 3
"""How many points may be named that are a part of those with which a hand draws: draws on 4 or 5."""
CARDS = frozenset(range(10))
"""What a third card may count."""
MOST_POINTS = 7
"""The most points with which a hand may still draw or stay."""
BUT = frozenset({"except", "unless", "but", "other", "not", "excluding"})
DRAWS, STAYS = frozenset({"draw", "take"}), frozenset({"stand"})
_WHATEVER = frozenset({"whatever", "regardless", "whichever"})
_ANY = frozenset({"any", "anything", "all", "always", "every"})
_THROUGH = frozenset({"to", "through", "thru", "-"})
_BELOW, _ABOVE = (
    frozenset({"less", "lower", "under", "fewer", "below"}),
    frozenset({"more", "higher", "over", "above", "up"}),
)
_COUNTED = frozenset(
    {"have", "with", "of", "on", "total", "hand", "point", "count", "be", "hold", "at", "a", "an", "the", "to", "side"}
)
_LIGHT = frozenset({"or", "and", ",", "a", "an", "be", "card", "the", "if", "when", ".", ":", "of", "than"})
_KNOWN = (
    _COUNTED | _LIGHT | _ANY | BUT | _THROUGH | _BELOW | _ABOVE | DRAWS | STAYS
    | {"player", "third", "3rd", "only", "no", "natural", "it", "must", "will", "value", "first", "never", "own"}
    | {"(", ")"}
)  # fmt: skip


@frozen
class ThirdCards:
    """The words for the two hands, and for each number of points of the second on which third cards it draws.

    ``stays`` is the least number of points with which the second hand stays where the first took no card, and
    ``first_stays`` the one with which the first hand stays.
    """

    first: str
    second: str
    draws: tuple[frozenset[int], ...]
    stays: int
    first_stays: int
    provision: Provision

    def drawn_on(self, points: int) -> frozenset[int]:
        """Return the third cards of the first hand on which the second draws with so many points."""
        return self.draws[points] if points < len(self.draws) else frozenset()

    @property
    def depends_from(self) -> int:
        """The least number of points with which it depends on the first hand whether the second draws."""
        return next((count for count, cards in enumerate(self.draws) if cards != CARDS), len(self.draws))


@frozen(kw_only=False)
class ThirdCardRead:
    """What a sentence says: with which points the second hand draws on which third cards of the first.

    ``always`` tells that the sentence says nothing of what the first hand does, ``one_case`` that it tells of one card
    and not whether it is the only one, ``emphatic`` that it says that something is done in all cases.
    """

    points: frozenset[int]
    cards: frozenset[int]
    always: bool = False
    one_case: bool = False
    emphatic: bool = False

    def agrees(self, rule: ThirdCards) -> bool | None:
        """Return whether it is what the rule says; None where it says a part of it only."""
        drawn = [rule.drawn_on(count) for count in self.points]
        if self.always and self.cards == CARDS and ends_early(self.points, rule.depends_from, draws=True):
            return False
        if self.always:
            # Whatever the first hand does: the second acts alike where that hand stayed.
            drawn += [CARDS if count < rule.stays else frozenset() for count in self.points]
            if not all(own == self.cards for own in drawn) and not any(own == CARDS - self.cards for own in drawn):
                return False if self.emphatic else None
        if all(own == self.cards for own in drawn):
            return True
        return None if self.one_case and all(self.cards <= own or own <= self.cards for own in drawn) else False


def third_cards_of(ruleset: Ruleset) -> ThirdCards | None:
    """Return the rule of third cards of a chapter that has one."""
    deal = next((item for item in ruleset.deals.values() if item.kind == _COUP), None)
    return _rule(deal) if deal is not None else None


def _rule(deal: Deal) -> ThirdCards:
    names = [tokens(str(name))[0].text for name in deal.figures["names"]]
    draws = {int(points): frozenset(map(int, cards)) for points, cards in deal.figures["draws"].items()}
    return ThirdCards(
        first=names[0],
        second=names[1],
        draws=tuple(draws.get(points, frozenset()) for points in range(max(draws) + 1)),
        stays=int(deal.figures["second_stays"]),
        first_stays=int(deal.figures["first_stays"]),
        provision=deal.provision,
    )


def agrees_with(sentence: Sequence[Token], rule: ThirdCards) -> tuple[str, bool] | None:
    """Return the topic of a whole sentence on the two hands and whether it is so; None where that is not known."""
    if NOT_ALWAYS.search(" ".join(token.text for token in sentence)):
        return None
    sentence = _unframed(_without_first_cards(_against(sentence)))
    plain = _plain(sentence)
    short = _short(plain, rule) or read_whole_rule(sentence, rule)
    drawn = _ONE_CARD.search(" ".join(token.text for token in sentence)) is not None
    first = None if drawn else _of_first(plain, rule)
    topic, agrees = (SECOND, short.agrees(rule)) if short is not None else (FIRST, first)
    return None if agrees is None else (topic, agrees)


def _against(sentence: Sequence[Token]) -> list[Token]:
    """Return a sentence that has a hand draw against cards as one that has it draw if the third card is such."""
    does = next((at for at, token in enumerate(sentence) if token.text in DRAWS | STAYS), len(sentence))
    found: list[Token] = []
    for at, token in enumerate(sentence):
        cards = at > does and token.text == "against"
        found += [replace(token, text=word) for word in _IF_THIRD] if cards else [token]
    return _with_owner(found)


def _with_owner(sentence: list[Token]) -> list[Token]:
    """Return a sentence with the hand before its third card: the third card of the first hand."""
    texts = [token.text for token in sentence]
    for at in range(len(texts) - len(_THIRD_OF)):
        if tuple(texts[at : at + len(_THIRD_OF)]) != _THIRD_OF:
            continue
        owner = at + len(_THIRD_OF) + (texts[at + len(_THIRD_OF)] == "the")
        end = owner + 1 + (texts[owner + 1 : owner + 2] == ["hand"])
        return [*sentence[:at], *sentence[owner : owner + 1], *sentence[at : at + 2], *sentence[end:]]
    return sentence


def _without_first_cards(sentence: Sequence[Token]) -> list[Token]:
    """Return a sentence that calls points those of the first two cards without these: a 2 card total of 7."""
    texts = [token.text for token in sentence]
    first = {at for at, text in enumerate(texts[:-1]) if text == "2" and texts[at + 1] == "card"}
    return [token for at, token in enumerate(sentence) if not {at, at - 1} & first]


def _unframed(sentence: Sequence[Token]) -> Sequence[Token]:
    """Return a sentence without what holds for all of the rule: if no hand is a natural, whatever the third card."""
    texts = [token.text for token in sentence]
    start, end = 0, len(texts)
    if texts[:1] in (["if"], ["when"]) and "," in texts:
        lead = set(texts[: texts.index(",")])
        if (
            lead & {"both", "neither", "no"}
            and ({"0", "7"} <= lead or "natural" in lead)
            and not lead & (DRAWS | STAYS)
        ):
            start = texts.index(",") + 1
    at = next((at for at, text in enumerate(texts) if text in _WHATEVER), end)
    rest = sentence[at:]
    if {"third", "card"} & {token.text for token in rest} and all(token.sort is not Sort.NUMBER for token in rest):
        end = at
    kept = list(sentence[start:end])
    return kept[:-1] if end < len(texts) and kept[-1:] and kept[-1].text == "," else kept


_MORE_OR_LESS = r"(?: (?:or|and) (?:less|more|lower|higher|under|over|below|above|fewer))?"
_LIST = rf"(?:any )?\d(?:(?:[- /,]| or | and | to | through | thru )+\d)*{_MORE_OR_LESS}"
_BOUND = r"(?:less than|under|below|over) \d"
_NO_CARD = r"not draw|(?:(?:have|take) )?no (?:third )?card"
_VERB = rf"(?P<verb>draw|stand|{_NO_CARD}|take|have(?= (?:1|(?:third )?card)))(?: (?:1|(?:third )?card))?"
_ONE_CARD = re.compile(r"\b(?:draw|take|have) an? \d\b")
"""What tells which card a hand draws, and not on how many points."""
NOT_ALWAYS = re.compile(r"(?:\bnot|n['\u2019]t) (?:necessarily|always|every)\b", re.IGNORECASE)
"""What denies that something is so in all cases, and says nothing of any one of them."""
_DROPPED = frozenset({"a", "an", "the", ":", "'", "must", "will", "always", "total"})


def _plain(sentence: Sequence[Token]) -> str:
    """Return the words of a sentence without articles, and its ranges with hyphens."""
    words = [token.text for token in sentence if token.text not in _DROPPED]
    said = re.sub(r"\b(\d) to (\d)\b", r"\1-\2", " ".join(words)).replace("1 more card", "third card")
    return re.sub(r"(?<=\d) ?- ?(?=\d)", "-", said)


def _short(said: str, rule: ThirdCards) -> ThirdCardRead | None:
    """Read points, a verb and the third cards: Banker 5 draws on 4-7, Banker on 6 takes one if Player's was a 6."""
    hand = rf"{rule.second}(?: (?:hand|side))?"
    points = rf"(?:(?:with|on|at|of|have|hold|-) )*(?P<points>{_LIST})"
    who = rf"(?:{hand} {points}|(?:with|on|at) (?P<lead>{_LIST}) ?,? {hand})"
    card = rf"(?:{rule.first}(?: hand)? )?(?:(?:third card|third|card|draw|take|have|be|of|value|count) )*"
    when = r"(?P<but>only )?(?P<when>if|when|on|against|to|with|unless|except on|except against|except if)"
    match = re.fullmatch(rf"{who} {_VERB} {when} {card}(?P<cards>{_LIST})", said) or re.fullmatch(
        rf"{hand} {_VERB} (?:on|with|at|to) (?P<points>{_LIST})(?P<lead>) {when} {card}(?P<cards>{_LIST})", said
    )
    if match is None or (match["when"] in {"to", "with"} and match["but"] is None):
        return None
    found, cards = cards_in(tokens(match["points"] or match["lead"])), cards_in(tokens(match["cards"]))
    if not found or not cards or max(found) > MOST_POINTS:
        return None
    one_case = len(cards) == 1 and not match["but"] and match["when"] != "unless"
    cards = CARDS - cards if match["when"].startswith(("unless", "except")) else cards
    draws = match["verb"] in {"draw", "take", "have"}
    return ThirdCardRead(found, cards if draws else CARDS - cards, one_case=one_case)


def _of_first(said: str, rule: ThirdCards) -> bool | None:
    """Return whether what is said of the first hand is so: Player draws on 0-5 and stands on 6-7."""
    begun = re.match(rf"{rule.first}(?: (?:hand|side))? (?=\S)", said)
    lead = re.fullmatch(
        rf"(?:with|on) (?P<points>{_LIST}|{_BOUND}) ?,? {rule.first}(?: (?:hand|side))? {_VERB}",
        said,
    )
    if lead is not None:
        return _first_does(lead["points"], lead["verb"], rule)
    if begun is None:
        return None
    clauses = re.split(
        r" ?[/,;] ?(?:and )?(?=[a-z]| \d|\d\S* (?:stand|draw))| and (?=stand|draw|take|have)", said[begun.end() :]
    )
    told = []
    for clause in clauses:
        points = rf"(?P<points>{_LIST}|{_BOUND})"
        match = re.fullmatch(rf"{_VERB} (?:(?:on|with|to|at|if|it|have|be) )*{points}", clause) or re.fullmatch(
            rf"(?:(?:with|on|of) )?{points} {_VERB}", clause
        )
        told.append(_first_does(match["points"], match["verb"], rule) if match else None)
    return False if False in told else None if None in told else True


def _first_does(said: str, verb: str, rule: ThirdCards) -> bool | None:
    """Return whether the first hand does so with the points listed; None where it may be otherwise with others."""
    bound = re.fullmatch(r"(less than|under|below|over) (\d)", said)
    if bound:
        number = int(bound[2])
        found = frozenset(range(number + 1, MOST_POINTS + 1) if bound[1] == "over" else range(number))
    else:
        found = frozenset(count for count in cards_in(tokens(said)) or () if count <= MOST_POINTS)
    draws = verb in {"draw", "take", "have"}
    true = {count for count in range(MOST_POINTS + 1) if (count < rule.first_stays) is draws}
    if not found <= true:
        return False if found else None
    if ends_early(found, rule.first_stays, draws=draws):
        return False
    return True if len(found) > 1 and (rule.first_stays - 1 if draws else rule.first_stays) in found else None


def ends_early(points: frozenset[int], stays: int, *, draws: bool) -> bool:
    """Whether a row of points from the last on says that the rest is otherwise than by the rule: draws on 0 to 4.

    ``stays`` is the least number of points with which the hand stays.
    """
    nearest, last = (stays - 1, 0) if draws else (stays, MOST_POINTS)
    begins_late = len(points) > _FEW and nearest in points and last not in points
    return begins_late or (len(points) > 1 and last in points and nearest not in points)


def read_whole_rule(sentence: Sequence[Token], rule: ThirdCards) -> ThirdCardRead | None:
    """Return what a sentence says on third cards if every word of it is one by which that is said."""
    if any(token.sort is Sort.WORD and token.text not in _KNOWN | {rule.first, rule.second} for token in sentence):
        return None
    return read_third_cards(sentence, rule, alone=True)


def read_third_cards(sentence: Sequence[Token], rule: ThirdCards, *, alone: bool = False) -> ThirdCardRead | None:
    """Return what a sentence says on third cards; with ``alone`` also where it says nothing of the first hand."""
    line = [token for token in _without_one_more(sentence) if token.text not in {"(", ")"}]
    texts = {token.text for token in line}
    if rule.second not in texts:
        return None
    points, rest = _points(line, rule)
    verbs = {token.text for token in rest} & (DRAWS | STAYS)
    third = after_third(rest) if points and len(verbs) == 1 else None
    before = {token.text for token in rest[: len(rest) - len(third or ())]}
    always = before & {"always", "any", "never"}
    if third is not None:
        listed = cards_in(third)
        cards = CARDS - listed if listed is not None and before & BUT else listed
    elif points and len(verbs) == 1 and always and not any(token.sort is Sort.NUMBER for token in rest):
        listed, cards = None, frozenset() if "never" in before else CARDS
    else:
        return _in_general(line, rule) if alone else None
    if cards is None:
        return None
    one_case = len(listed or ()) == 1 and not texts & (BUT | {"only"})
    return ThirdCardRead(points, cards if verbs <= DRAWS else CARDS - cards, one_case=one_case)


def _without_one_more(sentence: Sequence[Token]) -> Iterator[Token]:
    """Yield the tokens without what tells that a card is a further one: its figure is no number of points."""
    texts = [token.text for token in sentence]
    left_out = {at + step for at in range(len(texts)) if texts[at : at + 3] == ["1", "more", "card"] for step in (0, 1)}
    yield from (token for at, token in enumerate(sentence) if at not in left_out)


def _in_general(line: Sequence[Token], rule: ThirdCards) -> ThirdCardRead | None:
    """Read what the second hand does with some points whatever the third card: Banker stands on 7."""
    said = " ".join(token.text for token in line if token.text not in {"a", "an", "the", ",", ":"})
    took = re.search(rf"\b(?:if|when) {rule.first}(?: hand| side)? (?:draw|take|have)(?: third)?(?: card)?\b", said)
    if took is not None:
        said = f"{said[: took.start()]} {said[took.end() :]}"
    main = said.removeprefix("no natural ").split()
    verbs = [word for word in main if word in DRAWS | STAYS]
    if len(verbs) != 1 or {rule.first, "third", "3rd", "only", "no", "never"} & set(main) or set(main) & BUT - {"not"}:
        return None
    listed = _from_first_figure(line)
    points = cards_in(listed) if listed else None
    most = max((token.number or 0 for token in listed), default=0)
    if most > max(CARDS) and verbs[0] in DRAWS and "not" not in main:
        return ThirdCardRead(frozenset({int(most)}), CARDS, always=took is None)
    if not points or most > MOST_POINTS:
        return None
    draws = (verbs[0] in DRAWS) is not ("not" in main)
    within = frozenset(count for count in points if count <= MOST_POINTS)
    emphatic = "always" in {token.text for token in line}
    return ThirdCardRead(within, CARDS if draws else frozenset(), always=took is None, emphatic=emphatic)


def _from_first_figure(line: Sequence[Token]) -> list[Token]:
    """Return the figures of a sentence and the words that join them."""
    joining = _THROUGH | _BELOW | _ABOVE | {"or", "and"}
    listed = [token for token in line if token.sort is Sort.NUMBER or token.text in joining]
    return list(dropwhile(lambda token: token.sort is not Sort.NUMBER, listed))


def _points(line: Sequence[Token], rule: ThirdCards) -> tuple[frozenset[int], list[Token]]:
    """Return the points that stand with the hand's name, and the tokens after them."""
    at = next(index for index, token in enumerate(line) if token.text == rule.second)
    after = at + 1
    while after < len(line) and line[after].text in _COUNTED | {"'"}:
        after += 1
    end = after
    while end < len(line) and (line[end].sort is Sort.NUMBER or line[end].text in {"or", "and", ","} | _THROUGH):
        end += 1
    found = cards_in(line[after:end])
    if found and max(found) <= MOST_POINTS:
        return found, list(line[end:])
    lead = [token for token in line[:at] if token.text not in {",", "a", "an", "the"}]
    found = cards_in(lead[1:]) if lead and lead[0].text in {"with", "on", "at"} else None
    return (found, list(line[at + 1 :])) if found and max(found) <= MOST_POINTS else (frozenset(), [])


def after_third(rest: Sequence[Token]) -> list[Token] | None:
    """Return the tokens after “third card”."""
    for at in range(len(rest) - 1):
        if rest[at].text in {"third", "3rd", "drawn"} and rest[at + 1].text == "card":
            return list(rest[at + 2 :])
    return None


def cards_in(line: Sequence[Token]) -> frozenset[int] | None:
    """Return the values that a text lists: 2 through 7; 0, 1 or 2; 4-5-6; any but 8; None where it is not read."""
    found: set[int] = set()
    whole, but = False, False
    words = list(_digits(line))
    at = 0
    while at < len(words):
        word = words[at]
        following = words[at + 1 : at + 3]
        if word.isdecimal():
            if int(word) not in CARDS:
                return None
            many, size = _from(int(word), following)
            found |= many
            at += size
        elif word in _ANY:
            whole = True
        elif word in BUT:
            whole, but = True, True
        elif word not in _LIGHT:
            return None
        at += 1
    if but:
        return CARDS - found
    return CARDS if whole and not found else frozenset(found) if found else None


def _from(first: int, following: Sequence[str]) -> tuple[set[int], int]:
    """Return the values that begin with a figure and how many words after it belong to them."""
    if len(following) > 1 and following[0] in _THROUGH and following[1].isdecimal() and int(following[1]) > first:
        last = int(following[1])
        return set(range(first, last + 1)), 2
    if len(following) > 1 and following[0] in {"or", "and"} and following[1] in _BELOW:
        return set(range(first + 1)), 2
    if len(following) > 1 and following[0] in {"or", "and"} and following[1] in _ABOVE:
        return set(range(first, 10)), 2
    return {first}, 0


def _digits(line: Sequence[Token]) -> Iterator[str]:
    """Yield the words of a list; figures with hyphens between three or more of them are a list and no range."""
    text = " ".join(token.text for token in line)
    listed = re.sub(r"(?<=\d) ?[-/] ?(?=\d)", "-", re.sub(r"\b(\d) to (\d)\b", r"\1-\2", text))
    for part in listed.split():
        if re.fullmatch(r"\d(?:-\d){2,}", part):
            yield from part.split("-")
        elif re.fullmatch(r"\d-\d", part):
            yield from (part[0], "to", part[2])
        else:
            yield part
