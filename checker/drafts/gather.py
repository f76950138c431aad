"""Reads the claims of a draft off its sheets."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice, pairwise

from checker.drafts.caps import find_caps
from checker.drafts.claims import Claims, Heading, LimitClaim
from checker.drafts.demands import Demands
from checker.drafts.grouping import HEADER_WORDS, Grouping
from checker.drafts.limits import Limit, ending_kind, find_limits, kind_of_label, starting_amount
from checker.drafts.model import Draft, Sheet, Span
from checker.drafts.page import Page, Piece, Unit, rows_of, take_apart, upward
from checker.drafts.resolve import Resolver
from checker.drafts.vocabulary import Vocabulary
from checker.drafts.words import words

_MOST_LINES = 40
_JOINED = 1.7
_SAME_LINE = 0.4
_NO_NAME = HEADER_WORDS | frozenset(words("from between up through hand spot of is are draft dollars chips only"))


def gather(draft: Draft, known: Vocabulary, demands: Demands) -> Claims:
    """Give the claims of a draft, in the order of its sheets."""
    claims = Claims()
    for sheet in draft.sheets:
        _Sheet(sheet, known, demands, claims).read()
    return claims


class _Sheet:
    """One sheet being read."""

    def __init__(self, sheet: Sheet, known: Vocabulary, demands: Demands, claims: Claims) -> None:
        self._known = known
        self._demands = demands
        self._claims = claims
        rows = rows_of(sheet)
        caps, masks = find_caps(rows)
        claims.caps += caps
        capped = {id(cap.place) for cap in caps}
        self._limits: list[tuple[Span, Limit]] = []
        for row in rows:
            for span in row:
                if id(span.place) not in capped:
                    self._limits += [(span, limit) for limit in find_limits(span.text)]
        self._limits += _over_two_lines(rows, {id(span) for span, _ in self._limits if id(span.place) in capped})
        for span, limit in self._limits:
            masks.setdefault(id(span), []).append((limit.start, limit.end))
        self._page: Page = take_apart(rows, lambda span: masks.get(id(span), ()))

    def read(self) -> None:
        """Take everything off the sheet."""
        for unit in self._page.units:
            self._limit_columns(unit)
        members = [unit for unit in self._page.units if unit.values and not self._limit_row(unit)]
        self._names()
        grouping = Grouping(self._known)
        groups = grouping.groups(members, self._page.units)
        Resolver(self._known, self._demands, self._claims).resolve(groups, grouping.prose, self._page.units)
        self._limits_of_text()

    def _names(self) -> None:
        names = self._known.names
        for unit in self._page.units:
            line = unit.span.text
            below = unit.below
            if below is not None and not below.values and below.y - unit.y <= _JOINED:
                self._claims.named.update(names.mentioned(f"{line} {below.span.text}"))
            self._claims.named.update(names.mentioned(line))
            if unit.values or not unit.text:
                continue
            named = names.of_heading(unit.text)
            if named and not named.near:
                self._claims.named.add(named.wager)
            if named:
                self._claims.headings.append(
                    Heading(wager=named.wager, text=unit.text, place=unit.place, near=named.near, alt=unit.span.alt)
                )

    def _limit_columns(self, unit: Unit) -> None:
        """Take the amounts of a row that stand in columns headed minimum and maximum, beside what the wager pays."""
        named = self._known.names.of_heading(unit.text)
        if len(unit.values) < 2 or named is None or named.near:  # noqa: PLR2004 - a limit and a payout
            return
        for piece in list(unit.values):
            kind = self._kind_over(piece) if piece.value is not None and piece.value.is_money else ""
            if kind and piece.value is not None and piece.value.dollars is not None:
                unit.values.remove(piece)
                self._claims.limits.append(
                    LimitClaim(
                        kind=kind,
                        amount=piece.value.dollars,
                        text=piece.text,
                        wagers=(named.wager,),
                        place=piece.span.place,
                        entry=True,
                    )
                )

    def _kind_over(self, piece: Piece) -> str:
        """Give the limit that heads the column of an amount: minimum, maximum or none."""
        heads = (
            unit
            for unit in reversed(self._page.units)
            if unit.y < piece.y - _SAME_LINE
            and not unit.values
            and unit.text
            and unit.left < piece.right
            and piece.left < unit.right
        )
        return next((kind_of_label(unit.text) for unit in heads), "")

    def _limit_row(self, unit: Unit) -> bool:
        """Take a row such as “Minimum … $10”, or a wager with its two limits; tell whether it was one."""
        amounts = [piece.value.dollars for piece in unit.values if piece.value]
        if not amounts or any(amount is None for amount in amounts):
            return False
        kind = kind_of_label(unit.text)
        named = self._known.names.of_heading(unit.text)
        if kind:
            kinds = [kind] * len(amounts)
        elif named is not None and not named.near and len(amounts) <= 2:  # noqa: PLR2004 - the least and the most
            kinds = ["minimum", "maximum"] if len(amounts) > 1 else ["wager"]
        else:
            kinds = []
        if not kinds:
            return False
        for name, piece, amount in zip(kinds, unit.values, amounts, strict=True):
            if amount is not None:
                self._claims.limits.append(
                    LimitClaim(
                        kind=name,
                        amount=amount,
                        text=piece.text,
                        wagers=self._owners(unit, (unit.text,), (self._demands.base,)),
                        place=piece.span.place,
                        entry=bool(self._known.names.mentioned(self._row_text(unit))),
                    )
                )
        # What is left is a line of text, and may be the heading of payouts.
        unit.label = unit.label or [replace(piece, text="", value=None) for piece in unit.values]
        unit.values = []
        return True

    def _row_text(self, unit: Unit) -> str:
        return " ".join([*(piece.text for piece in unit.before), unit.text])

    def _limits_of_text(self) -> None:
        names = self._known.names
        by_span: dict[int, Unit] = {}
        for unit in self._page.units:
            for piece in unit.pieces:
                by_span.setdefault(id(piece.span), unit)
        for span, limit in self._limits:
            found = by_span.get(id(span))
            # A sentence on “the wager” that stands under no name may be about any.
            fallback = () if limit.kind == "wager" else (self._demands.base,)
            # What stands before a limit names its wager sooner than what follows: “Lucky Ladies ($1 to $25) pays ...”.
            texts = (span.text[: limit.start], span.text[limit.end :]) if span.text[: limit.start] else (span.text,)
            wagers = (
                self._owners(found, texts[:1] if names.mentioned(texts[0]) else texts, fallback) if found else fallback
            )
            self._claims.limits.append(
                LimitClaim(kind=limit.kind, amount=limit.amount, text=limit.text, wagers=wagers, place=span.place)
            )

    def _owners(self, unit: Unit, texts: tuple[str, ...], fallback: tuple[str, ...]) -> tuple[str, ...]:
        """Give the wagers that a limit may be meant for: named with it, or the heading above, or the table's own."""
        names, base = self._known.names, self._demands.base
        if any("table" in text.casefold().split() for text in texts):
            return (base,)
        row = [piece.text for piece in unit.before if piece.span is not unit.span] + self._left_of(unit)
        for text in (*texts, *reversed(row)):
            mentioned = names.mentioned(text)
            if mentioned:
                return tuple(mentioned)
            if any(word not in _NO_NAME and not word[0].isdigit() for word in words(text)):
                return ()  # a name stands with it that is no wager's: whose limit it is cannot be told
        after_rows = False
        for above in islice(upward(unit), _MOST_LINES):
            if above.used:
                continue
            if not above.values:
                named = names.of_heading(above.text)
                leading = names.leading(above.text)
                found = named.wager if named and not named.near else leading.wager if leading and leading.parted else ""
                if found and self._takes_limits(found):
                    return tuple(dict.fromkeys((found, base))) if after_rows else (found,)
            elif not self._only_money(above):
                named = names.of_heading(above.text)
                if named is not None and not named.near and not after_rows and self._takes_limits(named.wager):
                    return (named.wager,)  # “Tie … 9 to 1” over the limits of the Tie Wager
                leading = names.leading(above.text)
                if leading is not None and leading.parted:
                    return leading.wager, base
                after_rows = True
        return fallback

    def _takes_limits(self, wager: str) -> bool:
        """Tell whether a wager has limits of its own; insurance, which the law ties to another wager, has none."""
        demand = self._demands.wagers.get(wager)
        return demand is None or demand.wager.elected

    def _left_of(self, unit: Unit) -> list[str]:
        """Give the texts left of a limit that stand over the same rows as the limit does."""
        below = (other for other in self._page.units if other.y > unit.y + _SAME_LINE and _share(other, unit))
        # The words over columns are narrow; what counts is the first row or line below them.
        under = next(
            (
                other
                for other in below
                if (other.values and not other.text) or not set(words(other.text)) <= HEADER_WORDS
            ),
            None,
        )
        return [
            other.text
            for other in self._page.units
            if abs(other.y - unit.y) < _SAME_LINE
            and other.left < unit.left
            and other.text
            and not other.used
            and (unit.row is not None or under is None or _share(under, other))
        ]

    def _only_money(self, unit: Unit) -> bool:
        return all(piece.value is not None and piece.value.is_money for piece in unit.values)


def _over_two_lines(rows: Sequence[Sequence[Span]], skip: set[int]) -> Iterator[tuple[Span, Limit]]:
    """Give the limits whose amount was wrapped: “minimum $10, maximum” over “$500”."""
    for row, following in pairwise(rows):
        for span in row:
            kind = ending_kind(span.text)
            if not kind or id(span) in skip:
                continue
            for under in following:
                near = under.y - span.y <= _JOINED and under.left < span.right and span.left < under.right
                limit = starting_amount(under.text, kind) if near else None
                if limit is not None:
                    yield under, limit
                    break


def _share(one: Unit, other: Unit) -> bool:
    """Tell whether two units share part of their width."""
    return one.left < other.right and other.left < one.right
