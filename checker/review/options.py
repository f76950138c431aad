"""The lawful answers that remain for one field of a filing, given everything else that the filing says."""

from collections.abc import Iterator
from decimal import Decimal

from checker.frozen import frozen
from checker.law import Election, Paytable, Ruleset
from checker.law.conditions import All, AnyOf, Compare, Condition, Is, Not, Stated, paths_in
from checker.law.params import LeastOddsParams, PayoutLimitFloor
from checker.review.model import Review
from checker.review.review import review_document
from checker.rules import Finding, FindingClass
from checker.rules.paths import plain
from checker.source import Document, Mapping
from checker.source.tree import find
from checker.submission import State
from checker.submission.conditions import holds
from checker.submission.edit import with_answer
from checker.values import Odds, parse_dollars
from checker.values.provision import NO_PROVISION, Provision

_HIGHEST_COUNT = 12
_MOST_CANDIDATES = 60


@frozen
class Option:
    """One answer: whether it is lawful with the rest of the filing, by which provision, and what it entails."""

    value: str
    lawful: bool
    provision: Provision
    says: str
    problems: tuple[Finding, ...]
    entails: tuple[str, ...]


@frozen
class Options:
    """The answers for one field, with the provision that gives it and what the filing says now."""

    field: str
    label: str
    provision: Provision
    says: str
    now: str
    review: Review
    options: tuple[Option, ...]
    open_form: str


class UnknownFieldError(Exception):
    """The path names no election of the chapter on the day."""

    def __init__(self, field: str, known: tuple[str, ...]) -> None:
        super().__init__(field)
        self.known = known


def options(document: Document, field: str) -> Options:
    """Try every candidate answer at ``field`` and review the filing with it.

    An answer is lawful if it brings no defect that the filing would not have without an answer there. Raises
    :class:`UnknownFieldError` for a path that is no election.
    """
    review = review_document(document)
    if review.ruleset is None or review.filing is None:
        return Options(
            field=field, label=field, provision=NO_PROVISION, says="", now="", review=review, options=(), open_form=""
        )
    ruleset = review.ruleset
    election = ruleset.elections.get(field)
    wager = ruleset.wagers.get(field.removeprefix("wagers.")) if field.startswith("wagers.") else None
    if election is None and (wager is None or not wager.elected):
        raise UnknownFieldError(field, (*ruleset.elections, *(f"wagers.{name}" for name in ruleset.wagers)))
    candidates = list(
        _candidates(election, ruleset) if election else (("yes", NO_PROVISION, ""), ("no", NO_PROVISION, ""))
    )
    if election and election.type == "counts":
        candidates = list(_lists_of_counts(election, ruleset, review))
    without = _defects(review_document(with_answer(document, field, None), ledger=False))
    found = tuple(
        _option(document, field, value, provision, says, without)
        for value, provision, says in candidates[:_MOST_CANDIDATES]
    )
    if election and election.type == "dollars":
        more = sorted(_asked_for(field, found) - {parse_dollars(option.value) for option in found})
        found += tuple(
            _option(document, field, _write("dollars", amount), election.provision, "", without) for amount in more
        )
    source = election or wager
    return Options(
        field=field,
        label=election.label if election else wager.name if wager else field,
        provision=source.provision if source else NO_PROVISION,
        says=election.says if election else wager.wins if wager else "",
        now=review.filing.answer(field).text or ("yes" if wager and review.filing.offers(wager.slug) else ""),
        review=review,
        options=found,
        open_form=_open_form(election) if election and not candidates else "",
    )


def _asked_for(field: str, found: tuple[Option, ...]) -> set[Decimal]:
    """Return the least amounts that the law computes for the field from the rest of the filing."""
    problems = (problem for option in found for problem in option.problems if problem.at == field)
    return {problem.least for problem in problems if problem.least is not None}


def _option(
    document: Document,
    field: str,
    value: str,
    provision: Provision,
    says: str,
    without: dict[tuple[str, str], Finding],
) -> Option:
    offered = field.startswith("wagers.") and field.count(".") == 1 and value == "yes"
    # A wager that is offered with choices of its own stays as it is; without them they are asked for next.
    kept = offered and isinstance(find(document.root, tuple(field.split(".")))[1], Mapping)
    after = review_document(document if kept else with_answer(document, field, value), ledger=False)
    # A defect at the field itself counts even if the filing without an answer has it in the same words.
    problems = tuple(
        finding
        for key, finding in _defects(after).items()
        if (key not in without or finding.at == field or finding.at.startswith(f"{field}."))
        and not (offered and finding.kind is FindingClass.MISSING and finding.at.startswith(f"{field}."))
    )
    return Option(
        value=value,
        lawful=not problems,
        provision=provision,
        says=says,
        problems=problems,
        entails=(
            *(_entailed(field, after) if after.ruleset else ()),
            *(f"then state {item.at}" for item in after.defects if offered and item.at.startswith(f"{field}.")),
        ),
    )


def _defects(review: Review) -> dict[tuple[str, str], Finding]:
    return {(finding.provision, finding.message): finding for finding in review.defects}


def _entailed(field: str, review: Review) -> Iterator[str]:
    """Say which paytables of the wagers offered the answer leaves."""
    ruleset, filing = review.ruleset, review.filing
    assert ruleset is not None  # noqa: S101 - asked by the caller
    assert filing is not None  # noqa: S101 - a review that judged has it
    for wager in filing.offered:
        tables = ruleset.tables_for(wager)
        if not any(field in _paths(table.condition) for table in tables):
            continue
        left = [table for table in tables if holds(table.condition, filing)]
        yield f"{ruleset.wagers[wager].short}: {_tables(left) or 'no paytable'}"


def _tables(tables: list[Paytable]) -> str:
    labels = [table.label for table in tables if table.label]
    if labels:
        return " or ".join(f"{table.label} ({table.provision})" for table in tables)
    return ", ".join(f"the paytable of {table.provision}" for table in tables)


def _candidates(election: Election, ruleset: Ruleset) -> Iterator[tuple[str, Provision, str]]:
    """Return the answers to try: the choices, yes and no, or those around every figure that the law names."""
    if election.choices:
        for choice in election.choices:
            yield choice.value, choice.provision, choice.says
        return
    for value in ("yes", "no") if election.type == "yes_no" else _values(election, ruleset):
        yield value, election.provision, ""


def _lists_of_counts(election: Election, ruleset: Ruleset, review: Review) -> Iterator[tuple[str, Provision, str]]:
    """Return lists of equal counts around the figures and the answers with which the law compares the field."""
    assert review.filing is not None  # noqa: S101 - asked by the caller
    rules = [rule for rule in ruleset.rules if plain(rule.at) == election.at]
    many = next((int(rule.value.number) for rule in rules if rule.at.startswith("number of ") and rule.value), 2)
    near = {int(rule.value.number) for rule in rules if rule.at.startswith(("each of ", "total of ")) and rule.value}
    for rule in rules:
        same = review.filing.answer(plain(rule.same_as)) if rule.same_as else None
        if same is not None and same.state is State.STATED and str(same.value).isdigit():
            near.add(int(same.value))
    for count in sorted({number + step for number in near or {1} for step in (-1, 0, 1) if number + step > 0}):
        yield ", ".join([str(count)] * many), election.provision, ""


def _values(election: Election, ruleset: Ruleset) -> Iterator[str]:
    """Return the amounts around the figures of the law, or one where it forbids any, to be refused with its reason."""
    figures = sorted(_figures(election.at, ruleset))
    match election.type:
        case "count" | "count_from_one" as kind:
            highest = int(max([*figures, Decimal(_HIGHEST_COUNT - 1)])) + 1
            least = 0 if kind == "count" else 1
            yield from (str(count) for count in range(least, min(highest, _MOST_CANDIDATES - 1) + 1))
        case "dollars" | "hours" | "percent" | "portion" as kind:
            if not figures and _forbidden(election.at, ruleset):
                yield _write(kind, Decimal(1))
            near = (number for figure in figures for number in (figure - 1, figure, figure + 1))
            yield from (_write(kind, number) for number in near if number >= 0)
            if kind == "portion":
                yield "all"
        case "payout":
            for odds in _least_odds(election.at, ruleset):
                yield from (f"{float(win):,.10g} {odds.unit} 1" for win in (odds.win - 1, odds.win, odds.win + 1))


def _least_odds(path: str, ruleset: Ruleset) -> Iterator[Odds]:
    """Return the odds below which the law does not let the field go."""
    for rule in ruleset.rules:
        if rule.at == path and isinstance(rule.params, LeastOddsParams) and (odds := rule.params.odds.odds):
            yield odds


def _forbidden(path: str, ruleset: Ruleset) -> bool:
    """Whether a rule of the day forbids any answer at the field."""
    return any(rule.kind == "forbids" and rule.must == Stated(path) for rule in ruleset.rules)


def _write(kind: str, number: Decimal) -> str:
    return {"dollars": f"${number:,}", "hours": f"{number} hours"}.get(kind, f"{number}%")


def _open_form(election: Election) -> str:
    return f"any answer of this form: {election.type.replace('_', ' ')}; the law names no figure for it"


def _figures(path: str, ruleset: Ruleset) -> set[Decimal]:
    """Return every number with which the law compares the field."""
    found = {
        rule.value.number * times
        for rule in ruleset.rules
        for times in ((1, 2) if rule.kind == "multiple_of" else (1,))
        if rule.value is not None and rule.at.rpartition(" ")[2] == path
    }
    found |= {
        rule.params.floor for rule in ruleset.rules if rule.at == path and isinstance(rule.params, PayoutLimitFloor)
    }
    for condition in (
        *(table.condition for table in ruleset.paytables),
        *(rule.when for rule in ruleset.rules),
        *(rule.must for rule in ruleset.rules if rule.must),
    ):
        found |= set(_bounds(condition, path))
    return found


def _bounds(condition: Condition, path: str) -> Iterator[Decimal]:
    if isinstance(condition, Compare) and condition.at == path:
        yield condition.bound.number
    elif isinstance(condition, Is) and condition.at == path:
        yield from (Decimal(value) for value in condition.values if value.isdigit())
    elif isinstance(condition, All | AnyOf):
        for part in condition.parts:
            yield from _bounds(part, path)
    elif isinstance(condition, Not):
        yield from _bounds(condition.part, path)


def _paths(condition: Condition) -> set[str]:
    return set(paths_in(condition))
