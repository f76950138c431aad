"""What the rows of a short line pay: “FORTUNE | 5 ACES | 400 TO 1 | ENVY $150”, “Minor = royal flush, 100%”.

Wagers, hands and amounts may stand in any typography: what stands between two amounts is a label, and all labels stand
before their amounts or all after them. Every word must be a part of a name, or one that says nothing beside it.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from checker.frozen import frozen, replace
from checker.values import parse_payout
from checker.values.stated import Key
from checker.words.amounts import Amount, amounts
from checker.words.felt_words import felt_words, row_at
from checker.words.payouts import envy_of
from checker.words.said import Said
from checker.words.tokens import Sort, Token, tokens
from checker.words.vocabulary import Vocabulary, core
from checker.words.wordings import wordings

_OWN = frozenset({"0", "without", "no", "not"})
"""Words that deny and may be a part of the name of an outcome."""
_ENVY = frozenset({"envy", "bonus", "payout"})
_METER = frozenset({"meter", "progressive"})
_OF, _WHOLE = frozenset({"of", "the"}), frozenset({"whole", "entire", "full", "all"})
"""Words between a share and the name of its meter, and those for all of one."""
_UNSUITED, _SUITED = "unsuited", frozenset({"suited", "suit"})
_MOST_WORDS = 80


@frozen
class _Cell:
    """What stands between two amounts: the words of a label, and what they tell of the rows from there on."""

    label: tuple[Token, ...]
    wager: str = ""
    level: str = ""
    envy: bool = False


def read_rows(
    sentence: Sequence[Token], called: Sequence[Token], vocabulary: Vocabulary, context: str, *, freely: bool = False
) -> tuple[Said, ...]:
    """Return what each row of a line pays, or nothing where a word of it is no part of such a row.

    ``called`` are its tokens as parts of names, ``context`` is the wager that the line before it names. With ``freely``
    a hand may be told in other words than those of its name, as long as they can mean no other.
    """
    if len(sentence) > _MOST_WORDS:
        return ()
    return tuple(_Rows(sentence, called, vocabulary, context, freely=freely).read())


class _Rows:
    def __init__(
        self,
        sentence: Sequence[Token],
        called: Sequence[Token],
        vocabulary: Vocabulary,
        context: str,
        *,
        freely: bool,
    ) -> None:
        self._sentence = sentence
        self._called = called
        self._vocabulary = vocabulary
        self._context = context
        self._freely = freely
        self._texts = [token.text for token in called]

    def read(self) -> Iterator[Said]:
        found = self._amounts()
        whole = list(self._without_amount()) if not found else []
        if whole:
            yield from whole
            return
        for listed in (found, sorted([*found, *self._whole(found)], key=lambda amount: amount.start)):
            said = self._of(listed) if listed else ()
            if said:
                yield from said
                return

    def _of(self, found: Sequence[Amount]) -> list[Said]:
        """Return what the amounts of a line are paid for, where the label of each stands before it, or after it."""
        between = [(one.end, two.start) for one, two in pairwise(found)]
        first, last = (0, found[0].start), (found[-1].end, len(self._sentence))
        for spans in ([first, *between], [*between, last]):
            outside = last if spans[0] == first else first
            said = self._paid(found, spans, self._cell(outside))
            if said:
                return said
        return []

    def _amounts(self) -> list[Amount]:
        """Return the amounts of a line; a percentage beside the name of a meter is a share of it."""
        found = list(map(self._with_envy, amounts(self._sentence)))
        if self._freely and self._of_meter():
            taken = {at for amount in found for at in range(amount.start, amount.end)}
            shares = (at for at, token in enumerate(self._sentence) if token.sort is Sort.PERCENT and at not in taken)
            found += [self._share(at, self._sentence[at].text) for at in shares]
        return sorted(found, key=lambda amount: amount.start)

    def _share(self, at: int, percent: str) -> Amount:
        """Return a share of a meter at a token, with the words after it that tell of which meter: 100% of the Mega."""
        end = at + 1
        while end < len(self._texts) and self._texts[end] in _OF:
            end += 1
        if end >= len(self._texts) or self._texts[end] not in self._vocabulary.levels:
            return Amount(at, at + 1, parse_payout(f"{percent} of meter"))
        level = self._texts[end]
        end += 1
        end += self._texts[end : end + 1] in (["meter"], ["progressive"])
        return Amount(at, end, parse_payout(f"{percent} of {level} meter"))

    def _with_envy(self, amount: Amount) -> Amount:
        """Return a sum with the words after it that tell that it is an Envy Bonus: quads 25:1 ($6 envy)."""
        after = self._texts[amount.end : amount.end + 2]
        if not (self._freely and amount.is_sum and after[:1] == ["envy"]):
            return amount
        return replace(amount, end=amount.end + (2 if after[1:] == ["bonus"] else 1))

    def _whole(self, found: Sequence[Amount]) -> Iterator[Amount]:
        """Yield the words for the whole of a meter that are no part of the amounts found: take all of it."""
        taken = {at for amount in found for at in range(amount.start, amount.end)}
        at = 0
        while self._freely and self._of_meter() and at < len(self._texts):
            size = row_at(felt_words().whole, self._texts, at)
            part = self._share(at, "100%") if self._texts[at] in _WHOLE else None
            if part and part.end > at + 1 and not taken & set(range(at, part.end)):
                yield part
                size = part.end - at
            elif size and not taken & set(range(at, at + size)):
                yield Amount(at, at + size, parse_payout("100% of meter"))
            at += size or 1

    def _of_meter(self) -> bool:
        """Whether a line names a meter or the only wager that is paid from one."""
        named = {wager for at in range(len(self._texts)) if (wager := self._slug_at(at))}
        return bool(named & self._vocabulary.metered or set(self._texts) & set(self._vocabulary.levels))

    def _slug_at(self, at: int) -> str:
        named = self._vocabulary.name_at(self._texts, at)
        return named[0] if named else ""

    def _paid(self, found: Sequence[Amount], spans: Sequence[tuple[int, int]], outside: _Cell) -> list[Said]:
        """Return what is paid by every amount, or nothing where the label of one is not known.

        ``outside`` is the cell at the other end of the line, which may name the wager of all rows.
        """
        if outside.label:
            return []
        wager = outside.wager or self._context
        level, envy = outside.level, outside.envy
        said: list[Said] = []
        for amount, span in zip(found, spans, strict=True):
            cell = self._cell(span, wager)
            if cell.wager and outside.wager not in {"", cell.wager}:
                return []  # two wagers are named: what one pays when the other wins is no row
            if cell.wager and any(row.wager != cell.wager for row in said if not row.wager):
                return []  # which wager the rows before are of is told too late
            wager = cell.wager or wager
            level = cell.level or level
            odds = not amount.is_sum
            envy = (envy or (cell.envy and bool(cell.wager or not cell.label))) and not odds
            own = "envy" in self._texts[amount.start : amount.end]
            last = said[-1] if said else None
            row = self._row(amount, cell, wager, level, envy=cell.envy or envy or own, last=last)
            if row is None:
                return []
            envy = envy and bool(cell.label or cell.wager)
            wager = wager or row.wager
            span_taken = range(min(span[0], amount.start), max(span[1], amount.end))
            taken = tuple(at for at in span_taken if self._sentence[at].sort is not Sort.SIGN)
            said.append(replace(row, taken=taken))
        rest = set(range(len(self._sentence))) - {at for row in said for at in row.taken}
        more = tuple(sorted(at for at in rest if self._sentence[at].sort is not Sort.SIGN))
        return [replace(said[0], taken=tuple(sorted({*said[0].taken, *more}))), *said[1:]]

    def _row(
        self, amount: Amount, cell: _Cell, wager: str, level: str, *, envy: bool, last: Said | None
    ) -> Said | None:
        label = cell.label
        if envy and not label and last is not None:
            keys = tuple(key for key in last.keys if key.aspect == "payout")
        else:
            keys = self._keys(label, wager) or self._keys_of_more(label, wager, last) or self._begun(label, wager)
        if not keys or (amount.is_sum and not label and not envy) or self._of_others(label, keys):
            return None
        if amount.returns and not set(keys) & self._vocabulary.pushing:
            return None
        value = amount.value
        if level and (levels := [part for part in getattr(value, "parts", ()) if hasattr(part, "meter")]):
            named = levels[0].meter
            value = parse_payout(f"{levels[0].percent}% of {named or level} meter")
        if envy:
            keys = tuple(Key(subject=key.subject, aspect="envy", name=key.name) for key in keys)
            value = envy_of(value)
        slugs = {key.subject for key in keys}
        text = " ".join(token.text for token in label)
        return Said(taken=(), value=value, keys=keys, wager=slugs.pop() if len(slugs) == 1 else "", label=text)

    def _of_others(self, label: Sequence[Token], keys: Sequence[Key]) -> bool:
        """Whether a label has another side than the name of its outcome, or no suit where all are of one suit."""
        words = self._vocabulary.words_of(keys)
        said = {token.text for token in self._called if token.start in {own.start for own in label}}
        if _UNSUITED in said and words & _SUITED:
            return True
        return "player" in said and "dealer" not in said and "dealer" in words and "player" not in words

    def _cell(self, span: tuple[int, int], wager: str = "") -> _Cell:
        """Return what a span says: a wager at its beginning or its end, a meter, an Envy Bonus, and a label."""
        at, end = span
        at, end = self._without_joining(at, end)
        slug = level = ""
        heads = False
        while at < end:
            named = self._vocabulary.name_at(self._texts, at)
            if named and not slug and named[1] <= end and not self._tells(at, end, wager):
                slug, at = named
            elif self._texts[at] == "envy" and not slug and self._heads(at + 1, end):
                heads, at = True, at + 1
            elif self._texts[at] in self._vocabulary.levels and self._freely:
                level, at = self._texts[at], at + 1
            else:
                break
            at, end = self._without_joining(at, end)
        if not slug:
            for name, of in self._vocabulary.wagers:
                if tuple(self._texts[end - len(name) : end]) == name and end - len(name) >= at:
                    before = self._without_joining(at, end - len(name))
                    if not self._tells(at, end, wager):
                        slug, end = of, before[1]
                    break
        inside = [token for token in self._sentence[at:end] if token.sort is not Sort.SIGN]
        envy = heads or "envy" in {token.text for token in inside}
        label = [token for token in inside if token.text not in _ENVY] if envy else inside
        if level or (slug in self._vocabulary.metered and self._freely):
            level = level or next((token.text for token in label if token.text in self._vocabulary.levels), "")
            label = [token for token in label if token.text not in self._vocabulary.levels and token.text not in _METER]
        if all(token.text in felt_words().joining | wordings().soft for token in label):
            label = []
        slug = slug or (self._vocabulary.levels.get(level, "") if level else "")
        return _Cell(label=tuple(label), wager=slug, level=level, envy=envy)

    def _heads(self, at: int, end: int) -> bool:
        """Whether a wager is named there, perhaps after the words “bonus for”: Envy Bonus for Fortune."""
        at, _ = self._without_joining(at, end)
        return at < end and bool(self._slug_at(at))

    def _tells(self, at: int, end: int, wager: str) -> bool:
        """Whether the words of a span as a whole name an outcome of the wager of the row."""
        return bool(wager and self._vocabulary.outcomes_of(self._sentence[at:end], wager))

    def _without_joining(self, at: int, end: int) -> tuple[int, int]:
        """Return a span without the signs and the words that join it to what stands beside it."""
        joining = felt_words().joining
        while at < end and (self._sentence[at].sort is Sort.SIGN or self._texts[at] in joining):
            if self._slug_at(at):
                break
            at += 1
        while at < end and (self._sentence[end - 1].sort is Sort.SIGN or self._texts[end - 1] in joining):
            end -= 1
        return at, end

    def _keys(self, label: Sequence[Token], wager: str) -> tuple[Key, ...]:
        """Return the outcomes of the wager, or without one of any wager, that a label names in full."""
        if any(token.text in wordings().denials - _OWN for token in label):
            return ()
        known = self._vocabulary
        if wager and (not label or core(label) <= wordings().soft):
            return known.only_outcome(wager) or self._of_name(wager)
        instead = felt_words().instead
        label = _paired([replace(token, text=instead.get(token.text, token.text)) for token in label])
        keys = known.outcomes_of(label, wager) or known.outcomes_of(_royal(label), wager)
        if keys or not self._freely or not wager:
            return keys
        return (
            known.loosely(label, wager)
            or known.whoever(label, wager)
            or known.described(label, wager)
            or self._without_slack(label, wager)
        )

    def _of_name(self, wager: str) -> tuple[Key, ...]:
        """Return the outcome of a wager that has the wager's own name: Blackjack."""
        names = ([replace(self._sentence[0], text=word, number=None) for word in name] for name in self._names(wager))
        found = {keys for name in names if (keys := self._vocabulary.outcomes_of(name, wager))} if self._freely else ()
        return next(iter(found)) if len(found) == 1 else ()

    def _names(self, wager: str) -> list[tuple[str, ...]]:
        return [name for name, slug in self._vocabulary.wagers if slug == wager]

    def _without_slack(self, label: Sequence[Token], wager: str) -> tuple[Key, ...]:
        """Return the outcomes that a label names without a word that adds nothing to it, or without all such words."""
        known = self._vocabulary
        slack = felt_words().slack & {token.text for token in label}
        less = [[token for token in label if token.text != word] for word in slack]
        found = {keys for words in less if words and (keys := known.outcomes_of(words, wager))}
        if found:
            return found.pop() if len(found) == 1 else ()
        plain = [token for token in label if token.text not in slack]
        return known.outcomes_of(plain, wager) or known.nearly(plain, wager) if plain else ()

    def _keys_of_more(self, label: Sequence[Token], wager: str, last: Said | None) -> tuple[Key, ...]:
        """Return the outcomes that a label names with words before it: of its wager's name, or of the row before it."""
        if not self._freely or not label or not wager:
            return ()
        before = self._names(wager)
        if last is not None and last.keys:
            before += [tuple(last.label.split()), tuple(token.text for token in tokens(last.keys[0].name))]
        for words in before:
            more = [replace(label[0], text=word, number=None) for word in words]
            instead = felt_words().instead
            named = [*more, *(replace(token, text=instead.get(token.text, token.text)) for token in label)]
            keys = self._vocabulary.outcomes_of(named, wager) or self._vocabulary.nearly(named, wager)
            if keys and (last is None or keys != last.keys):
                return keys
        return ()

    def _begun(self, label: Sequence[Token], wager: str) -> tuple[Key, ...]:
        """Return the outcomes of the only wager that may be meant by the first word of its name: Dragon: 9 points."""
        if not self._freely or wager or not label:
            return ()
        slugs = {slug for name, slug in self._vocabulary.wagers if name[0] == label[0].text}
        found = {keys for slug in slugs if (keys := self._vocabulary.outcomes_of(label[1:], slug))}
        return found.pop() if len(found) == 1 else ()

    def _without_amount(self) -> Iterator[Said]:
        """Yield that a hand wins a meter, where a line has the two and nothing else: MINOR: ROYAL FLUSH."""
        levels = [at for at, text in enumerate(self._texts) if text in self._vocabulary.levels]
        if not self._freely or len(levels) != 1:
            return
        level = self._texts[levels[0]]
        wager = self._vocabulary.levels[level]
        beside = felt_words().joining | _METER | {level, "take", "whole", "all", "it", "entire"}
        label = [token for token in self._sentence if token.sort is not Sort.SIGN and token.text not in beside]
        keys = self._keys(label, wager) if label else ()
        if keys:
            taken = tuple(at for at, token in enumerate(self._sentence) if token.sort is not Sort.SIGN)
            yield Said(taken=taken, value=parse_payout(f"100% of {level} meter"), keys=keys, wager=wager)


def _paired(label: Sequence[Token]) -> list[Token]:
    """Return a label in which a card stands twice as a pair of it: suited K-K, king of spades king of spades."""
    texts = [token.text for token in label]
    for size in (2, 1):
        for at in range(len(texts) - 2 * size + 1):
            if texts[at : at + size] == texts[at + size : at + 2 * size]:
                return [*label[: at + size], replace(label[at], text="pair"), *label[at + 2 * size :]]
    return list(label)


def _royal(label: Sequence[Token]) -> list[Token]:
    """Return a label in which a royal alone is a royal flush."""
    texts = [token.text for token in label]
    at = next((at for at, text in enumerate(texts) if text == "royal"), -1)
    if at < 0 or "flush" in texts:
        return list(label)
    return [*label[: at + 1], replace(label[at], text="flush"), *label[at + 1 :]]
