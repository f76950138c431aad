"""Tells a table of which every payout is that of another paytable of the same wager.

Row by row nothing may tell such a table from one of another wager, so that its figures are left to a person, and where
something does, each would be told. All of them together are one thing.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from checker.drafts.compared import PAID, Compared, same
from checker.drafts.expectations.expected import Expected, Outcome
from checker.drafts.language import lexicon
from checker.drafts.language.values import find_values
from checker.drafts.language.words import words
from checker.law.model import Paytable
from checker.statements import Statement
from checker.statements.comparison import Status
from checker.values.stated import Dollars

_FEWEST = 3
"""How many figures of a table are those of another paytable at least, and not of the one in use."""
_MOST = 0.6
"""Which share of those that are not right at least; paytables may name their outcomes otherwise."""


def of_another_paytable(compared: Sequence[Compared], expected: Expected) -> list[Compared]:
    """Return the comparisons, with the figures of such a table that are not right told to differ, as one thing."""
    told: dict[int, Compared] = {}
    for slug in expected.outcomes:
        for table in _tables(compared, slug):
            told |= {id(item): said for item, said in _told(table, slug, expected)}
    return [told.get(id(item), item) for item in compared]


def _tables(compared: Sequence[Compared], slug: str) -> Iterator[list[Compared]]:
    """Yield the figures of each table under the heading of a wager, or in its column, that may be paid on it."""
    tables: dict[tuple[int, int], list[Compared]] = {}
    for item in compared:
        sentence = item.sentence
        if item.about in PAID and item.wager == slug and sentence.block.values and slug in sentence.scope:
            tables.setdefault((sentence.block.sheet, sentence.under), []).append(item)
    yield from tables.values()


def _told(table: Sequence[Compared], slug: str, expected: Expected) -> Iterator[tuple[Compared, Compared]]:
    if not all(len(_meant(item)) == 1 and _names_it(item) for item in table):
        return
    wrong = [item for item in table if item.status is not Status.AGREES and _is_not_its_own(item)]
    if len(wrong) < _FEWEST:
        return
    if any(_is_all_in_use(wrong, own) for other, own in expected.outcomes.items() if other != slug):
        return  # the table of another wager, under the wrong heading as it seems
    others = [other for other in expected.paytables.get(slug, ()) if _is_all_of(table, wrong, other)]
    if len(others) != 1:
        return
    name, (other,) = expected.short[slug], others
    which = f"paytable {other.label}" if other.label else f"the paytable for {other.condition_text}"
    for item in wrong:
        (own,) = _meant(item)
        told = replace(
            item,
            status=Status.DIFFERS,
            about="payout",
            statement=own,
            label=own.key.name,
            expected=str(getattr(own.value, "text", own.value)),
            reason="",
            message=f"{name}: the draft shows what {which} pays, and not what the paytable in use pays.",
            help="show the paytable in use, or elect the one that the draft shows",
            could_be=(),
        )
        yield item, told


def _is_all_of(table: Sequence[Compared], wrong: Sequence[Compared], other: Paytable) -> bool:
    """Whether each figure is what a paytable pays, as far as it has an outcome of that name, and most of them are."""
    found = [(item, _is_of(item, other)) for item in table]
    right = sum(bool(fits) for item, fits in found if item in wrong)
    return all(fits is not False for _, fits in found) and right >= max(_FEWEST, _MOST * len(wrong))


def _is_not_its_own(item: Compared) -> bool:
    """Whether a figure is not what its outcome pays by the paytable in use."""
    value = find_values(item.text)
    return len(value) == 1 and same(value[0], _meant(item)[0]) is False


def _names_it(item: Compared) -> bool:
    """Whether the row of a figure has a word of the outcome that it is taken to be of."""
    (statement,) = _meant(item)
    said = frozenset(words(item.sentence.text))
    return any((frozenset(words(name)) - lexicon.SILENT) & said for name in statement.names)


def _is_all_in_use(wrong: Sequence[Compared], outcomes: Sequence[Outcome]) -> bool:
    """Whether figures are what another wager in play pays, as far as it has outcomes of these names, and most are."""
    own = {outcome.name: outcome for outcome in outcomes}
    found = []
    for item in wrong:
        (statement,) = _meant(item)
        outcome, value = own.get(statement.key.name), find_values(item.text)
        paid = (outcome.payout if item.about == "payout" else outcome.envy) if outcome is not None else None
        if paid is not None and len(value) == 1:
            found.append(same(value[0], paid) is not False)
    return all(found) and len(found) >= max(_FEWEST, _MOST * len(wrong))


def _meant(item: Compared) -> tuple[Statement, ...]:
    return (item.statement,) if item.statement is not None else item.could_be


def _is_of(item: Compared, table: Paytable) -> bool | None:
    """Whether a figure is what a paytable pays on its outcome, or its Envy Bonus; None where it has no such outcome."""
    (own,) = _meant(item)
    row = next((row for row in table.rows if row.outcome == own.key.name), None)
    value = find_values(item.text)
    if row is None or len(value) != 1:
        return None
    if item.about == "payout":
        return same(value[0], replace(own, value=row.payout)) is not False
    return row.envy is not None and same(value[0], replace(own, value=Dollars(row.envy))) is not False
