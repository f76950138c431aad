"""From a filing and the law to the table of statements."""

from collections.abc import Iterator, Mapping
from decimal import Decimal

from checker.frozen import frozen, replace
from checker.law import Paytable, Rule, Ruleset, Wager
from checker.law import Row as TableRow
from checker.law.conditions import paths_in
from checker.law.names import names_of_area, names_of_row, names_of_wager, stand_alone, words_of_area
from checker.law.params import Inscription
from checker.law.ruleset import once, once_of
from checker.statements.duties import (
    ALLOWED_EVERYWHERE,
    duty_of_area,
    duty_of_inscription,
    duty_of_limits,
    duty_of_odds,
    duty_of_payout_limit,
    duty_of_posted_limit,
)
from checker.statements.in_use import Paid, chosen_table, is_in_play, payouts_in_use, reads_of_payouts
from checker.statements.meters import meters_filed, meters_printed
from checker.statements.model import Document, Duty, Statement, Statements, table_of
from checker.statements.topics import topic_statements
from checker.submission import Filing, State
from checker.submission.conditions import holds
from checker.submission.recall import FirstOrRecalled
from checker.values import format_dollars
from checker.values.provision import NO_PROVISION
from checker.values.stated import Dollars, Key, Word, Words

HELP_LINE = "gambling_help_line"
_LIMIT, _LIMIT_SHOWN = "payout_limit.amount", "layout.payout_limit"
_AT = frozenset({_LIMIT, _LIMIT_SHOWN, "layout.payout_odds"})
"""The entries besides those of wagers that bear on statements of which the law writes no topic."""
_LIMITS = {"minimum": "limit_min", "maximum": "limit_max"}


@once
def reads_of_statements(ruleset: Ruleset) -> frozenset[str]:
    """Return every entry that may bear on a statement, and those at which statements stand."""
    found = {HELP_LINE, *_AT, *reads_of_sentences(ruleset)}
    found |= {f"wagers.{slug}.{field}" for slug in ruleset.wagers for field in _LIMITS}
    for rule in ruleset.rules:
        if rule.kind in {"area", "inscription"}:
            found |= {rule.at, *paths_in(rule.when), *reads_of_similar(rule)}
    return frozenset(found)


@once
def reads_of_sentences(ruleset: Ruleset) -> frozenset[str]:
    """Return every entry that may bear on a statement that is a sentence: on a topic, a meter, the payout limit."""
    found = {_LIMIT, *(path for path in ruleset.elections if path.startswith("wagers."))}
    for slug in ruleset.wagers:
        found |= {*reads_of_payouts(ruleset, slug)}
    for item in ruleset.statements:
        found |= {item.value_of, *paths_in(item.when)}
    return frozenset(found - {""})


@once
def law_of_statements(ruleset: Ruleset) -> object:
    """Return everything of the law of which statements are made: where it is alike, so are they."""
    return (
        ruleset.wagers,
        ruleset.paytables,
        ruleset.statements,
        [rule for rule in ruleset.rules if rule.kind in {"area", "inscription"}],
        {path: election for path, election in ruleset.elections.items() if path.startswith("wagers.") or path in _AT},
    )


def statements_of(filing: Filing, ruleset: Ruleset) -> Statements:
    """Return every statement that may truly stand in the filing's documents.

    What depends on something that the filing does not say is left out: of a wager without a settled paytable only the
    name and the limits are given, and it is named among the unsettled.
    """
    wagers, layout = _kept(ruleset)
    in_play = [kept.of(filing) for slug, kept in wagers.items() if is_in_play(filing, ruleset.wagers[slug])]
    items = (
        *(statement for found in in_play for statement in found.items),
        *layout(filing, lambda said: _of_layout(said, ruleset)),
        *topic_statements(filing, ruleset),
        *_help_line(filing, ruleset),
    )
    tables = {found.slug: found.table for found in in_play if found.table is not None}
    return table_of(items, tables, frozenset(found.slug for found in in_play if found.unsettled))


@frozen
class _OfWager:
    """The statements on a wager in play, its paytable in use, and whether what it pays is not settled."""

    slug: str
    items: tuple[Statement, ...]
    table: Paytable | None
    unsettled: bool


class _KeptWager:
    """A wager of a ruleset, and what was stated of it: what it pays, its limits, its meters."""

    def __init__(self, wager: Wager, ruleset: Ruleset) -> None:
        self._wager = wager
        self._ruleset = ruleset
        self._pays = FirstOrRecalled[_OfWager](self._reads_of_pays)
        self._limits = FirstOrRecalled[tuple[Statement, ...]](lambda: (f"{self._lead}{field}" for field in _LIMITS))
        self._meters = FirstOrRecalled[tuple[Statement, ...]](self._reads_of_meters)

    @property
    def _lead(self) -> str:
        return f"wagers.{self._wager.slug}."

    def _reads_of_pays(self) -> Iterator[str]:
        yield "layout.payout_odds"
        yield from reads_of_payouts(self._ruleset, self._wager.slug)
        for rule in self._ruleset.rules:
            if rule.kind == "area" and rule.subject == self._wager.slug:
                yield from paths_in(rule.when)

    def _reads_of_meters(self) -> Iterator[str]:
        yield from reads_of_payouts(self._ruleset, self._wager.slug)
        yield from (path for path in self._ruleset.elections if path.startswith(self._lead))

    def of(self, filing: Filing) -> _OfWager:
        """Return the statements on it, which is in play."""
        pays = self._pays(filing, self._of_payouts)
        more = *self._limits(filing, self._of_limits), *self._meters(filing, self._of_meters)
        return replace(pays, items=(*pays.items, *more)) if more else pays

    def _of_payouts(self, filing: Filing) -> _OfWager:
        slug, ruleset = self._wager.slug, self._ruleset
        table = chosen_table(filing, ruleset.tables_for(slug), slug)
        elected = _is_elected(slug, ruleset)
        return _OfWager(
            slug=slug,
            items=(*_named_and_paid(filing, ruleset, self._wager), *_lettered(self._wager, table)),
            table=table,
            unsettled=table is None and elected and not payouts_in_use(filing, ruleset, slug),
        )

    def _of_limits(self, filing: Filing) -> tuple[Statement, ...]:
        return tuple(
            statement
            for field, aspect in _LIMITS.items()
            for statement in _dollars(filing, self._ruleset, f"{self._lead}{field}", self._wager, aspect)
        )

    def _of_meters(self, filing: Filing) -> tuple[Statement, ...]:
        slug, ruleset = self._wager.slug, self._ruleset
        meters = tuple(meters_filed(filing, ruleset, self._wager))
        table = chosen_table(filing, ruleset.tables_for(slug), slug)
        return (*meters, *meters_printed(self._wager, table, {item.key.aspect for item in meters}))


@once_of("wagers", "elections", "paytables", "rules")
def _kept(ruleset: Ruleset) -> tuple[dict[str, _KeptWager], FirstOrRecalled[tuple[Statement, ...]]]:
    """Return what was stated for earlier filings: of each wager, and of the layout."""
    rules = [rule for rule in ruleset.rules if rule.kind in {"area", "inscription"}]
    layout = FirstOrRecalled[tuple[Statement, ...]](
        lambda: {*_AT, *(path for rule in rules for path in (*paths_in(rule.when), *reads_of_similar(rule)))}
    )
    return {slug: _KeptWager(wager, ruleset) for slug, wager in ruleset.wagers.items()}, layout


def _of_layout(filing: Filing, ruleset: Ruleset) -> tuple[Statement, ...]:
    """Return the statements on inscriptions, areas and the payout limit."""
    return (*_inscriptions(filing, ruleset), *_areas(filing, ruleset), *_payout_limit(filing, ruleset))


def _is_elected(slug: str, ruleset: Ruleset) -> bool:
    """Whether a filing settles what a wager pays: by a paytable, or by odds of its own."""
    return bool(ruleset.tables_for(slug)) or f"wagers.{slug}.odds" in ruleset.elections


def _named_and_paid(filing: Filing, ruleset: Ruleset, wager: Wager) -> Iterator[Statement]:
    odds = duty_of_odds(filing, ruleset)
    yield Statement(
        key=Key(subject=wager.slug, aspect="name"),
        value=Words(wager.name),
        names=names_of_wager(wager),
        wording=wager.name,
        provision=wager.provision,
        source=wager.period.source,
        duty={**odds, Document.LAYOUT: duty_of_area(filing, ruleset, wager.slug)},
        at=f"wagers.{wager.slug}",
    )
    for paid in payouts_in_use(filing, ruleset, wager.slug):
        yield from _payout(paid, odds)


def _payout(paid: Paid, duty: Mapping[Document, Duty]) -> Iterator[Statement]:
    row = paid.row
    payout = Statement(
        key=Key(subject=paid.wager, aspect="payout", name=paid.name),
        value=row.payout,
        names=names_of_row(row),
        wording=f"{stand_alone(row)}: {row.payout.text}",
        provision=paid.provision,
        source=paid.source,
        duty=duty,
        at=paid.at,
        status=_status(row, "pays"),
    )
    yield payout
    if row.envy is not None:
        yield replace(
            payout,
            key=Key(subject=paid.wager, aspect="envy", name=paid.name),
            value=Dollars(row.envy),
            wording=f"{stand_alone(row)}: Envy Bonus {format_dollars(row.envy)}",
            provision=paid.envy_provision,
            status=_status(row, "envy"),
        )


def _lettered(wager: Wager, table: Paytable | None) -> Iterator[Statement]:
    """Return by which letter or number of the law a wager pays, where its paytables have one."""
    if table is not None and table.label:
        yield Statement(
            key=Key(subject=wager.slug, aspect="paytable"),
            value=Word(table.label.lower()),
            names=names_of_wager(wager),
            wording=f"{wager.short} pays by paytable {table.label}.",
            provision=table.provision,
            source=table.period.source,
            duty={**ALLOWED_EVERYWHERE},
            at=f"wagers.{wager.slug}.paytable",
        )


def _status(row: TableRow, cell: str) -> str:
    """Return how sure the print of one cell of a row is: pays or envy."""
    if row.reconstructed:
        return "reconstructed" if cell in row.reconstructed else "printed"
    return row.period.status


def _dollars(filing: Filing, ruleset: Ruleset, path: str, wager: Wager, aspect: str) -> Iterator[Statement]:
    answer = filing.answer(path)
    if isinstance(answer.value, Decimal):
        election = ruleset.elections[path]
        yield Statement(
            key=Key(subject=wager.slug, aspect=aspect),
            value=Dollars(answer.value),
            names=names_of_wager(wager),
            wording=f"{wager.short}: {'at least' if aspect == 'limit_min' else 'at most'} {answer.text}",
            provision=election.provision,
            source=election.period.source,
            duty=duty_of_limits(),
            at=path,
        )


def _inscriptions(filing: Filing, ruleset: Ruleset) -> Iterator[Statement]:
    """Return the wording that the law prints, or the approved wording that the filing states in its place."""
    for rule in ruleset.rules:
        if not isinstance(rule.params, Inscription) or holds(rule.when, filing) is False:
            continue
        similar = similar_language(rule, filing)
        yield Statement(
            key=Key(subject="table", aspect="inscription", name=rule.provision),
            value=Words(similar or rule.subject),
            names=(similar,) if similar else (rule.subject,),
            wording=similar or rule.subject,
            provision=rule.provision,
            source=rule.period.source,
            duty=duty_of_inscription(filing, rule),
            at=f"{rule.params.similar_language}.text" if similar else rule.at,
        )


def reads_of_similar(rule: Rule) -> tuple[str, ...]:
    """Return where a filing states wording similar to that of a rule, and its approval."""
    if isinstance(rule.params, Inscription) and rule.params.similar_language:
        return f"{rule.params.similar_language}.text", f"{rule.params.similar_language}.approval"
    return ()


def similar_language(rule: Rule, filing: Filing) -> str:
    """Return the other wording that the filing states with its approval, where the law leaves room; else nothing."""
    places = reads_of_similar(rule)
    if not places:
        return ""
    text, approval = map(filing.answer, places)
    return text.text if text.state is approval.state is State.STATED else ""


def _areas(filing: Filing, ruleset: Ruleset) -> Iterator[Statement]:
    for rule in ruleset.rules:
        if rule.kind != "area" or holds(rule.when, filing) is False:
            continue
        yield Statement(
            key=Key(subject=rule.subject, aspect="area", name=rule.name),
            value=Words(words_of_area(rule)),
            names=names_of_area(rule, ruleset),
            wording=words_of_area(rule),
            provision=rule.provision,
            source=rule.period.source,
            duty={
                **ALLOWED_EVERYWHERE,
                Document.LAYOUT: Duty.REQUIRED if holds(rule.when, filing) else Duty.RECOMMENDED,
            },
            at=rule.at,
        )


def _payout_limit(filing: Filing, ruleset: Ruleset) -> Iterator[Statement]:
    answer = filing.answer(_LIMIT)
    if not isinstance(answer.value, Decimal):
        return
    election = ruleset.elections[_LIMIT]
    shown_by = ruleset.elections.get(_LIMIT_SHOWN, election)
    limit = Statement(
        key=Key(subject="table", aspect="payout_limit"),
        value=Dollars(answer.value),
        names=("payout limit", "maximum payout", "aggregate payout"),
        wording=f"Payout limit: {answer.text}",
        provision=shown_by.provision,
        source=election.period.source,
        duty=duty_of_payout_limit(filing, ruleset),
        at=_LIMIT,
    )
    yield limit
    yield replace(
        limit,
        key=Key(subject="table", aspect="payout_limit", name="posted"),
        value=Word("posted"),
        names=("posted payout limit",),
        wording="Payouts are subject to the posted payout limit",
        duty=duty_of_posted_limit(filing),
    )


def _help_line(filing: Filing, ruleset: Ruleset) -> Iterator[Statement]:
    text = " ".join(filing.raw_text(HELP_LINE).split())
    if text:
        yield Statement(
            key=Key(subject="table", aspect="help_line"),
            value=Words(text),
            names=(text,),
            wording=text,
            provision=NO_PROVISION,
            source=ruleset.chapter.source,
            duty={
                **ALLOWED_EVERYWHERE,
                Document.GUIDE: Duty.RECOMMENDED,
                Document.SIGN: Duty.RECOMMENDED,
            },
            at=HELP_LINE,
        )
