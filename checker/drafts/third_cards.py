"""Compares what a draft says on third cards with the law: with how many points a hand draws against which third card.

It reads sentences, “Banker 4: draws if Player's third card was 2 through 7”, and rows of a table that has the points
first and then the cards on which the hand draws, or stays.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from checker.drafts.claims import Sentence
from checker.drafts.compared import Compared
from checker.frozen import frozen
from checker.law import Deal, Ruleset
from checker.words.model import Status
from checker.words.tokens import Sort, Token, tokens

_COUP = "coup"
_CARDS = frozenset(range(10))
_POINTS = 7
"""The most points with which a hand may still draw or stay."""
_PAIR = 2
_VERDICT = 3
"""Of how many words a cell is at most that says whether a hand draws."""
_ANY = frozenset({"any", "anything", "all", "always", "every"})
_BUT = frozenset({"except", "unless", "but", "other", "not", "excluding"})
_THROUGH = frozenset({"to", "through", "thru", "-"})
_BELOW, _ABOVE = frozenset({"less", "lower", "under", "fewer", "below"}), frozenset({"more", "higher", "over", "above"})
_DRAWS, _STAYS = frozenset({"draw", "take"}), frozenset({"stand"})
_COUNTED = frozenset(
    {"have", "with", "of", "on", "total", "hand", "point", "count", "be", "hold", "at", "a", "an", "the"}
)
_ONE_CASE = "It tells of one card, and not whether it is the only one."
_LIGHT = frozenset({"or", "and", ",", "a", "an", "be", "card", "the", "if", "when", ".", ":", "of", "than"})


@frozen
class ThirdCards:
    """The second hand's word and, for each of its points, the third cards of the first hand on which it draws."""

    second: str
    draws: Mapping[int, frozenset[int]]
    provision: str


def third_cards_of(ruleset: Ruleset) -> ThirdCards | None:
    """Return the rule of third cards of a chapter that has one."""
    deal = next((item for item in ruleset.deals.values() if item.kind == _COUP), None)
    return _rule(deal) if deal is not None else None


def _rule(deal: Deal) -> ThirdCards:
    name = str(deal.figures["names"][1])
    draws = {int(points): frozenset(map(int, cards)) for points, cards in deal.figures["draws"].items()}
    return ThirdCards(second=tokens(name)[0].text, draws=draws, provision=deal.provision)


def compare_third_cards(sentences: Sequence[Sentence], rule: ThirdCards | None) -> dict[int, Compared]:
    """Return the comparison of each sentence, or cell of a row, on third cards that was understood, by its identity."""
    found: dict[int, Compared] = {}
    if rule is None:
        return found
    head: tuple[str, ...] = ()
    for row in _rows(sentences):
        texts = [sentence.text for sentence in row]
        if len(row) > 1 and any(_is_head(text) for text in texts) and not any(map(_has_number, texts)):
            head = tuple(texts)
            continue
        if len(row) > 1 and head:
            found |= dict(_of_row(row, head, rule))
            continue
        for sentence in row:
            read = _of_sentence(sentence.text, rule) if not sentence.block.row else None
            if read is not None:
                found[id(sentence)] = _compared(sentence, *read, rule)
    return found


def _rows(sentences: Sequence[Sentence]) -> Iterator[list[Sentence]]:
    """Yield the sentences that stand on one line of the draft together."""
    row: list[Sentence] = []
    for sentence in sentences:
        if row and (row[-1].block.sheet, row[-1].block.y) != (sentence.block.sheet, sentence.block.y):
            yield row
            row = []
        row.append(sentence)
    if row:
        yield row


def _is_head(text: str) -> bool:
    """Whether a text heads a column of cards on which a hand draws or stays, or of third cards."""
    line = tokens(text)
    return bool({token.text for token in line} & (_DRAWS | _STAYS)) or _after_third(line) is not None


def _has_number(text: str) -> bool:
    return any(token.sort is Sort.NUMBER for token in tokens(text))


def _told_beside(row: Sequence[Sentence]) -> str:
    """Return “draw” or “stand” where the last cell of a row says what the hand does on the cards before it."""
    said = {token.text for token in tokens(row[-1].text)}
    verbs = said & (_DRAWS | _STAYS)
    return next(iter(verbs)) if len(verbs) == 1 and len(said) <= _VERDICT else ""


def _of_row(row: Sequence[Sentence], head: Sequence[str], rule: ThirdCards) -> Iterator[tuple[int, Compared]]:
    """Yield the comparison of each cell of a row that has the points first, by what heads its column."""
    heads = {token.text for text in head for token in tokens(text)}
    points = _cards(tokens(row[0].text))
    named = "card" in heads and rule.second in heads and len(row) == len(head)
    if not named or not points or max(points) > _POINTS:
        return
    verdict = _told_beside(row) if len(row) > _PAIR else ""
    for cell, over in zip(row[1:], head[1:], strict=False):
        said = {verdict} if verdict else {token.text for token in tokens(over)}
        cards = _cards(tokens(cell.text))
        if cards is None or bool(said & _DRAWS) is bool(said & _STAYS):
            continue
        drawn = cards if said & _DRAWS else _CARDS - cards
        if all(rule.draws.get(count, frozenset()) != _CARDS - drawn for count in points):
            # Where it is the very contrary of the law, the columns were not told apart.
            yield id(cell), _compared(cell, points, drawn, rule)


def _compared(sentence: Sentence, points: frozenset[int], cards: frozenset[int], rule: ThirdCards) -> Compared:
    lawful_cards = {count: rule.draws.get(count, frozenset()) for count in points}
    wrong = next((count for count in sorted(points) if lawful_cards[count] != cards), None)
    if wrong is None:
        return Compared(status=Status.AGREES, sentence=sentence, about="rule", text=sentence.text)
    if _one_case(sentence.text) and all(cards <= own or own <= cards for own in lawful_cards.values()):
        return Compared(
            status=Status.NOT_COMPARED, sentence=sentence, about="rule", text=sentence.text, reason=_ONE_CASE
        )
    lawful = f"With {wrong} points it draws on {_said(lawful_cards[wrong])}"
    return Compared(
        status=Status.DIFFERS, sentence=sentence, about="rule", text=sentence.text, expected=lawful,
        message=f"On third cards, the draft says “{sentence.text}”. {lawful}, and here it would on {_said(cards)}.",
        help=f"write: {lawful}", provision=rule.provision,
    )  # fmt: skip


def _one_case(text: str) -> bool:
    """Whether a sentence tells of one third card, as a worked example does, and says of no other that it differs."""
    line = tokens(text)
    listed = _cards(_after_third([token for token in line if token.text not in {"(", ")"}]) or [])
    return listed is not None and len(listed) == 1 and not {token.text for token in line} & (_BUT | {"only"})


def _said(cards: frozenset[int]) -> str:
    return ", ".join(map(str, sorted(cards))) or "no third card"


def _of_sentence(text: str, rule: ThirdCards) -> tuple[frozenset[int], frozenset[int]] | None:
    line = [token for token in tokens(text) if token.text not in {"(", ")"}]
    texts = [token.text for token in line]
    if rule.second not in texts:
        return None
    points, rest = _points(line, rule)
    verb = next((token.text for token in rest if token.text in _DRAWS | _STAYS), "")
    if not points or not verb or len({token.text for token in rest} & (_DRAWS | _STAYS)) > 1:
        return None
    third = _after_third(rest)
    if third is None:
        always = {token.text for token in rest} & {"always", "any", "never"}
        if not always or any(token.sort is Sort.NUMBER for token in rest):
            return None
        cards: frozenset[int] | None = frozenset() if "never" in always else _CARDS
    else:
        before = {token.text for token in rest[: len(rest) - len(third)]}
        cards = _cards(third)
        cards = _CARDS - cards if cards is not None and before & _BUT else cards
    if cards is None:
        return None
    return points, cards if verb in _DRAWS else _CARDS - cards


def _points(line: Sequence[Token], rule: ThirdCards) -> tuple[frozenset[int], list[Token]]:
    """Return the points that stand with the hand's name, and the tokens after them."""
    at = next(index for index, token in enumerate(line) if token.text == rule.second)
    after = at + 1
    while after < len(line) and line[after].text in _COUNTED | {"'"}:
        after += 1
    end = after
    while end < len(line) and (line[end].sort is Sort.NUMBER or line[end].text in {"or", "and", ","} | _THROUGH):
        end += 1
    found = _cards(line[after:end])
    if found and max(found) <= _POINTS:
        return found, list(line[end:])
    lead = [token for token in line[:at] if token.text != ","]
    found = _cards(lead[1:]) if lead and lead[0].text in {"with", "on", "at"} else None
    return (found, list(line[at + 1 :])) if found and max(found) <= _POINTS else (frozenset(), [])


def _after_third(rest: Sequence[Token]) -> list[Token] | None:
    """Return the tokens after “third card”."""
    for at in range(len(rest) - 1):
        if rest[at].text in {"third", "3rd", "drawn"} and rest[at + 1].text == "card":
            return list(rest[at + 2 :])
    return None


def _cards(line: Sequence[Token]) -> frozenset[int] | None:
    """Return the values that a text lists: 2 through 7; 0, 1 or 2; 4-5-6; any but 8; None where it is not read."""
    found: set[int] = set()
    whole, but = False, False
    words = list(_digits(line))
    at = 0
    while at < len(words):
        word = words[at]
        following = words[at + 1 : at + 3]
        if word.isdecimal():
            if int(word) not in _CARDS:
                return None
            many, size = _from(int(word), following)
            found |= many
            at += size
        elif word in _ANY:
            whole = True
        elif word in _BUT:
            whole, but = True, True
        elif word not in _LIGHT:
            return None
        at += 1
    if but:
        return _CARDS - found
    return _CARDS if whole and not found else frozenset(found) if found else None


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
