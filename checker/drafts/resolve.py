"""Tells which wager and outcome each payout of a draft belongs to."""

import re
from collections.abc import Iterable, Iterator
from itertools import islice

from checker.drafts.claims import Claims, Payment, Stranger
from checker.drafts.demands import Demands, Must
from checker.drafts.grouping import HEADER_WORDS, Group, Member
from checker.drafts.names import Fit, OutcomeFit, fit_without_name, forms, is_every_outcome, several
from checker.drafts.normal import squash
from checker.drafts.page import Piece, Unit, upward
from checker.drafts.values import Value, find_values
from checker.drafts.vocabulary import Vocabulary
from checker.drafts.words import core, words
from checker.law import Row
from checker.values.payout import Money

_EXPLAINS = re.compile(r"\bodds of\b|\bfor example\b|\bsuch as\b|\bmeans?\b|\bat least\b", re.IGNORECASE)
_NO_PAYOUT = frozenset(
    words("meter wager wagers bet limit limits starts start seed reset reserve rate each initial qualifying")
)
_MOST_LINES_OVER = 8
_SENTENCE_END = re.compile(r"[.;!?](?=\s|$)")
_CLAUSE_END = re.compile(r":|[.;!?]\s")
_CLAUSE = re.compile(r"(?:[.;!?]|,(?= and ))\s+")
_WAGERS = frozenset(words("a all bet each every hand is the wager win"))
_PAYS = frozenset(words("pay pays paid odds"))


class Resolver:
    """Turns groups into payments."""

    def __init__(self, known: Vocabulary, demands: Demands, claims: Claims) -> None:
        self._known = known
        self._demands = demands
        self._claims = claims
        self._standing = dict(standing(known, demands))
        self._number = 0
        self._lines: list[Unit] = []

    def resolve(self, groups: list[Group], prose: list[Unit], units: Iterable[Unit]) -> None:
        """Add the payments of a sheet's groups and sentences to the claims; ``units`` are all that it holds."""
        self._lines = sorted((unit for unit in units if unit.text and not unit.values), key=lambda unit: -unit.y)
        taken = {group.wager for group in groups if group.wager}
        for group in groups:
            self._number += 1
            said = [item for item in group.members if item.unit.turned and not self._known.is_outcome(item.label)]
            prose += [item.unit for item in said]
            group.members = [item for item in group.members if item not in said]
            members = [
                member
                for member in group.members
                if not self._alone(member) and not _EXPLAINS.search(member.unit.values[0].span.text)
            ]
            if not members:
                continue
            if group.wager:
                self._known_group(group, members, taken)
            else:
                self._unknown_group(group, members, taken)
        for unit in prose:
            self._sentence(unit)

    def _alone(self, member: Member) -> bool:
        """Take a row that says by itself what it is about.

        The mandated inscriptions, and a wager's name with its odds.
        """
        last = _CLAUSE_END.split(member.label)[-1]
        found = self._standing.get(squash(member.label)) or self._standing.get(squash(last))
        if found is None:
            return False
        wager, row = found
        self._pay(member, wager, OutcomeFit(row, Fit.SAME), standing=True)
        return True

    def _known_group(self, group: Group, members: list[Member], taken: set[str]) -> None:
        left: list[Member] = []
        seen: set[str] = set()
        named = [self._fits(group.wager, member.label) for member in members]
        firm = {fit.row.outcome for fits in named for fit in fits if fit.fit is not Fit.PART}
        for member, found in zip(members, named, strict=True):
            # A part of an outcome's words stands for it only where nothing else does.
            fits = [
                self._with_lines_over(member, group.wager, fit) for fit in found if self._may_stand(fit, firm, seen)
            ]
            repeated = bool(fits) and all(fit.row.outcome in seen for fit in fits)
            if left and fits and repeated and not self._same(member, fits[0].row):
                left.append(member)
            elif fits:
                seen.update(fit.row.outcome for fit in fits)
                for fit in fits:
                    self._pay(member, group.wager, fit)
            elif not self._elsewhere(member):
                left.append(member)
        if not left:
            return
        other = self._by_content(left, taken)
        if other and other != group.wager:
            self._assign(other, left, None)
            return
        self._pay_all(group.wager, left)

    def _may_stand(self, fit: OutcomeFit, firm: set[str], seen: set[str]) -> bool:
        return fit.fit is not Fit.PART or (fit.row.outcome not in firm and fit.row.outcome not in seen)

    def _with_lines_over(self, member: Member, wager: str, fit: OutcomeFit) -> OutcomeFit:
        """Complete a part of an outcome with the words over its column: “Your 20 against 21 with” over “six cards”."""
        if fit.fit is not Fit.PART:
            return fit
        for line in islice((unit for unit in upward(member.unit) if not unit.values), _MOST_LINES_OVER):
            whole = self._known.fit(wager, f"{line.text} {member.label}")
            said = {*words(line.text), *words(member.label), "player"}
            if (whole is not None and whole.fit <= Fit.SAME_MEANING and whole.row is fit.row) or any(
                set(core(form)) <= said for form in forms(fit.row)
            ):
                return OutcomeFit(fit.row, Fit.SAME_MEANING)
        return fit

    def _unknown_group(self, group: Group, members: list[Member], taken: set[str]) -> None:
        members = [member for member in members if _has_odds(member.unit) or self._known.is_outcome(member.label)]
        parent = group.parent
        while parent is not None and not parent.wager:
            parent = parent.parent
        if parent is not None and members and self._goes_on(parent, members):
            self._pay_all(parent.wager, members)
            return
        rest = [member for member in members if not self._elsewhere(member)]
        if not rest:
            return
        wager = self._by_content(rest, taken)
        if wager:
            self._assign(wager, rest, group)
            return
        odd = [member for member in rest if _has_odds(member.unit)]
        if odd:
            self._strange(group, odd, "")

    def _elsewhere(self, member: Member) -> bool:
        """Take a row that starts with a wager's name: “Lucky Ladies: Matched 20 … 25 to 1”, “Insurance … 2 to 1”."""
        named = self._known.names.of_heading(member.label)
        if named is not None and not named.near and self._whole(member, named.wager):
            return True
        leading = self._known.names.leading(member.label)
        if leading is not None and leading.rest:
            fits = self._fits(leading.wager, leading.rest)
            for fit in fits:
                self._pay(member, leading.wager, fit)
            return bool(fits)
        for slug, demand in self._demands.wagers.items():
            if not demand.wager.optional and (fits := self._fits(slug, member.label)):
                for fit in fits:
                    self._pay(member, slug, fit)
                return True
        return False

    def _whole(self, member: Member, wager: str) -> bool:
        """Take a row whose label is the name of a wager that pays one thing only."""
        rows = [line.row for line in self._known.lines.get(wager, ())] or list(self._known.others.get(wager, ()))
        own = [row for row in rows if words(row.outcome) == words(self._known.wagers[wager].short)]
        chosen = own or (rows if len({row.payout.parts for row in rows}) == 1 else [])
        for row in chosen:
            self._pay(member, wager, OutcomeFit(row, Fit.SAME))
        if not chosen and _has_odds(member.unit):
            self._pay(member, wager, None)
        return bool(chosen) or _has_odds(member.unit)

    def _fits(self, wager: str, label: str) -> list[OutcomeFit]:
        """Give the outcomes that a label names: one, or each of a list, or all."""
        one = self._known.fit(wager, label)
        if one is not None and one.fit <= Fit.SAME_MEANING:
            return [one]
        rows = [line.row for line in self._known.lines.get(wager, ())]
        alike = len({row.payout.parts for row in rows}) == 1
        if rows and is_every_outcome(label, said=not alike):
            return [OutcomeFit(row, Fit.SAME_MEANING) for row in rows]
        bare = fit_without_name(label, self._known.wagers[wager], rows)
        if bare is not None and (one is None or one.fit > Fit.CONTAINS):
            return [bare]
        parts = several(label)
        if len(parts) > 1:
            found = [self._known.fit(wager, part) for part in parts]
            if all(fit is not None and fit.fit <= Fit.SAME_MEANING for fit in found):
                return [fit for fit in found if fit is not None]
        return [one] if one is not None else []

    def _by_content(self, members: list[Member], taken: set[str]) -> str:
        """Give the wager whose outcomes the labels are, where most of them are and no other wager fits as well."""
        scores = []
        for slug in self._known.wagers:
            fits = [self._known.fit(slug, member.label) for member in members]
            named = [
                (member, fit.row)
                for member, fit in zip(members, fits, strict=True)
                if fit and fit.fit <= Fit.SAME_MEANING
            ]
            equal = sum(self._same(member, row) for member, row in named)
            offered = slug in self._demands.wagers
            if len(named) * 2 >= len(members) and (len(named) > 1 or equal):
                scores.append((len(named), equal, slug not in taken, offered, slug))
        scores.sort(reverse=True)
        return scores[0][-1] if scores else ""

    def _goes_on(self, parent: Group, members: list[Member]) -> bool:
        """Tell whether rows go on with the wager above them: its outcomes, and none that it has shown already."""
        shown = {fit.row.outcome for member in parent.members for fit in self._fits(parent.wager, member.label)}
        fits = [fit for member in members for fit in self._fits(parent.wager, member.label)]
        good = [fit for fit in fits if fit.fit <= Fit.CONTAINS and fit.row.outcome not in shown]
        return len(good) * 2 >= len(members) and bool(good)

    def _assign(self, wager: str, members: list[Member], group: Group | None) -> None:
        self._pay_all(wager, members)
        self._strange(group, members, wager)

    def _pay_all(self, wager: str, members: list[Member]) -> None:
        """Take rows for a wager; amounts that name no outcome and pay no odds are none of its payouts."""
        for member in members:
            fits = self._fits(wager, member.label)
            for fit in fits:
                self._pay(member, wager, fit)
            if not fits and (_has_odds(member.unit) or (self._pays_dollars(wager) and _may_pay(member.label))):
                self._pay(member, wager, None)

    def _strange(self, group: Group | None, members: list[Member], wager: str) -> None:
        heading = group.heading if group else None
        self._claims.strangers.append(
            Stranger(
                name=group.name if group else "",
                place=heading.place if heading else members[0].unit.place,
                labels=tuple(member.label for member in members),
                values=tuple(piece.text for member in members for piece in member.unit.values[:1]),
                wager=wager,
            )
        )

    def _pay(self, member: Member, wager: str, fit: OutcomeFit | None, *, standing: bool = False) -> None:
        values = [piece.value for piece in member.unit.values if piece.value is not None]
        row = fit.row if fit else None
        value, extra = _main(values, row)
        piece = next(piece for piece in member.unit.values if piece.value is value)
        self._claims.payments.append(
            Payment(
                wager=wager,
                row=row,
                label=member.label,
                value=value,
                extra=extra,
                place=piece.span.place,
                fit=fit.fit if fit else None,
                alt=piece.span.alt,
                group=0 if standing else self._number,
                standing=standing,
            )
        )

    def _sentence(self, unit: Unit) -> None:
        """Take values in a sentence.

        A payout where it names an outcome of the wager that it is about, else a value to compare with those named.
        """
        text = unit.span.text
        section = self._section(unit)
        base = [slug for slug, demand in self._demands.wagers.items() if not demand.wager.optional]
        for piece in unit.values:
            said = _sentence_of(text, piece)
            mentioned = [slug for slug in self._known.names.mentioned(said) if slug in self._demands.wagers]
            about = list(dict.fromkeys([*([section] if section else []), *mentioned])) or base
            if piece.value is None or piece.value.is_money or self._pay_in_sentence(unit, piece, about):
                continue
            rows = [
                (slug, line.row)
                for slug in about
                for line in self._known.lines.get(slug, ())
                if line.row.payout.parts == piece.value.parts
            ]
            if len(rows) == 1 and section:
                # “14 to 1 if the suits match and 3 to 1 if not”: what else would pay 3 to 1?
                self._pay(Member(Unit(unit.label, [piece]), unit.text), rows[0][0], OutcomeFit(rows[0][1], Fit.PART))
            if rows or _EXPLAINS.search(text):
                continue
            self._claims.strangers.append(
                Stranger(
                    name=section or (mentioned[0] if mentioned else ""),
                    place=piece.span.place,
                    labels=(text,),
                    values=(piece.text,),
                    prose=True,
                )
            )

    def _pay_in_sentence(self, unit: Unit, piece: Piece, about: list[str]) -> bool:
        """Take a payout in a sentence for that of the outcome that its words name; tell whether they name one."""
        if piece.value is None:
            return False
        clause = unit.text if unit.turned else _CLAUSE.split(unit.span.text[: piece.value.start])[-1]
        if _EXPLAINS.search(clause):
            return False
        for slug in about:
            fits = [*self._fits(slug, clause), *self._only(slug, clause)]
            if fits:
                self._number += 1
                for fit in fits:
                    self._pay(Member(Unit(unit.label, [piece]), clause), slug, fit)
                return True
        return False

    def _only(self, wager: str, clause: str) -> list[OutcomeFit]:
        """Give all outcomes of a wager that pays one thing, where a clause only names it: “Pai Gow Poker pays”."""
        rows = [line.row for line in self._known.lines.get(wager, ())]
        name = {*words(self._known.wagers[wager].name), *words(self._known.wagers[wager].short)}
        said = set(words(clause))
        whole = bool(said & name) and said - name <= _PAYS | _WAGERS and len({row.payout.parts for row in rows}) == 1
        return [OutcomeFit(row, Fit.SAME_MEANING) for row in rows] if whole else []

    def _section(self, unit: Unit) -> str:
        """Give the wager whose name heads the text that a unit stands in; empty where there is none."""
        span = unit.span  # the whole of its paragraph stands below the heading
        over = (
            line
            for line in self._lines
            if line.y < unit.y and line.span is not span and line.left < span.right and span.left < line.right
        )
        for line in islice(over, _MOST_LINES_OVER):
            named = self._known.names.of_heading(line.text)
            if named is not None and not named.near and named.wager in self._demands.wagers:
                return named.wager
        return ""

    def _same(self, member: Member, row: Row) -> bool:
        return any(piece.value is not None and piece.value.parts == row.payout.parts for piece in member.unit.values)

    def _pays_dollars(self, wager: str) -> bool:
        rows = [line.row for line in self._known.lines.get(wager, ())]
        return any(isinstance(part, Money) for row in rows for part in row.payout.parts)


def standing(known: Vocabulary, demands: Demands) -> Iterator[tuple[str, tuple[str, Row]]]:
    """Give what the mandated inscriptions pay: “Blackjack pays” is the outcome Blackjack of the Blackjack Wager."""
    for inscription in demands.inscriptions:
        values = find_values(inscription.text)
        if len(values) != 1 or inscription.must is Must.SHOULD:
            continue
        said = inscription.text[: values[0].start]
        label = tuple(word for word in words(said) if word not in _PAYS)
        for slug, demand in demands.wagers.items():
            if demand.wager.optional:
                continue
            fit = known.fit(slug, " ".join(label))
            if fit is not None and fit.fit <= Fit.SAME_MEANING:
                yield squash(said), (slug, fit.row)


def _sentence_of(text: str, piece: Piece) -> str:
    """Give the sentence of a text that a value stands in."""
    if piece.value is None:
        return text
    ends = [match.start() for match in _SENTENCE_END.finditer(text)]
    start = max((end + 1 for end in ends if end < piece.value.start), default=0)
    return text[start : next((end for end in ends if end >= piece.value.end), len(text))]


def _may_pay(label: str) -> bool:
    """Tell whether an amount with this label may be a payout, and not a figure of the meter or of the wager."""
    return bool(label) and not set(words(label)) & _NO_PAYOUT


def _has_odds(unit: Unit) -> bool:
    """Tell whether a row pays something; a bare percentage may be of anything."""
    return any(
        piece.value is not None and not piece.value.is_money and not piece.text.endswith("%") for piece in unit.values
    )


def _main(values: list[Value], row: Row | None) -> tuple[Value, tuple[Value, ...]]:
    """Part the payout from the other amounts of a row, such as an Envy Bonus."""
    dollars = row is not None and any(isinstance(part, Money) for part in row.payout.parts)
    first = next((value for value in values if dollars or not value.is_money), values[0])
    return first, tuple(value for value in values if value is not first)


def is_plain_heading(text: str) -> bool:
    """Tell whether a heading is made of general words only, such as “Bonus payouts”."""
    return set(words(text)) <= HEADER_WORDS


def outcomes(payments: Iterable[Payment]) -> list[str]:
    """Give the outcomes of payments, in their order, each once."""
    return list(dict.fromkeys(payment.row.outcome for payment in payments if payment.row is not None))
