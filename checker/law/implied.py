"""Elections and rules that follow from a chapter's wagers, paytables and elections without being written out.

Every elected wager has a minimum, a maximum and, if the operator spells them out, payouts; a wager with lettered or
numbered paytables has the choice among them. Every election that the submission must state is a rule, and so is every
list of lawful choices and every wager's paytable.
"""

from collections.abc import Iterable, Iterator, Mapping

from checker.law.conditions import ALWAYS, All, Condition, Offers
from checker.law.model import Choice, Election, Paytable, Period, Rule, Wager
from checker.values.provision import Provision

_NO_LIMIT = "No provision of the chapter asks for the limits of a wager. What turns on one is open without it."
_PASSING = frozenset({"skip", "holds"})
_AS_PRINTED = "The payouts are those that the law prints."


def implied_elections(wagers: tuple[Wager, ...], paytables: tuple[Paytable, ...]) -> Iterator[Election]:
    """Return the elections that each wager has. One that exists by law may only spell out its payouts."""
    for wager in wagers:
        if not wager.elected:
            yield from _payouts(wager, paytables)
            continue
        tables = [table for table in paytables if table.wager == wager.slug and table.label and not table.additional]
        if tables:
            yield _election(
                wager,
                "paytable",
                "choice",
                wager.pays_under,
                "must",
                "Which paytable of those the law allows.",
                tuple(
                    Choice(
                        value=table.label,
                        provision=table.provision,
                        says=f"For {table.condition_text}." if table.condition_text else "",
                        period=table.period,
                    )
                    for table in tables
                ),
            )
        for field, size in (("minimum", "least"), ("maximum", "greatest")):
            says = f"The {size} wager at this table."
            yield _election(wager, field, "dollars", wager.provision, "may", says, silent=_NO_LIMIT)
        yield from _payouts(wager, paytables)


def _payouts(wager: Wager, paytables: tuple[Paytable, ...]) -> Iterator[Election]:
    if any(table.wager == wager.slug for table in paytables):
        says = "The payouts spelled out, to be compared with the law's."
        yield _election(wager, "payouts", "payouts", wager.pays_under, "may", says, silent=_AS_PRINTED)


def _election(
    wager: Wager,
    field: str,
    kind: str,
    provision: Provision,
    asks: str,
    says: str,
    choices: tuple[Choice, ...] = (),
    silent: str = "",
) -> Election:
    return Election(
        at=f"wagers.{wager.slug}.{field}",
        provision=provision,
        label=f"{wager.short}: {field}",
        type=kind,
        asks=asks,
        when=Offers(wager.slug),
        says=says,
        choices=choices,
        example="",
        period=wager.period,
        silent=silent,
    )


def implied_rules(
    wagers: tuple[Wager, ...], elections: Mapping[str, Election], paytables: tuple[Paytable, ...]
) -> Iterator[Rule]:
    """Return the rules that follow from elections, wagers and paytables."""
    with_tables = {table.wager for table in paytables}
    for wager in wagers:
        yield _rule(
            wager.provision,
            "offered",
            f"wagers.{wager.slug}",
            wager.period,
            name=wager.slug,
            subject=wager.slug,
        )
        if wager.slug in with_tables:
            yield _rule(
                wager.pays_under,
                "paytable",
                f"wagers.{wager.slug}.paytable",
                wager.period,
                when=Offers(wager.slug) if wager.optional else ALWAYS,
                name=wager.slug,
                subject=wager.slug,
            )
    for election in elections.values():
        # The paytable has a rule of its own; no provision asks for the limits of a wager.
        of_wager = election.at.startswith("wagers.") and election.at.count(".") == 2  # noqa: PLR2004 - wagers, its name, the entry
        if of_wager and election.at.rpartition(".")[2] in {"paytable", "minimum", "maximum"}:
            continue
        scope = _scope(election)
        if election.asks == "must":
            yield _rule(election.provision, "required", election.at, election.period, when=scope, name=election.at)
        if election.choices:
            yield _rule(election.provision, "choice", election.at, election.period, when=scope, name=election.at)
            continue
        if election.asks != "must" and election.type != "payouts":
            yield _rule(election.provision, "recorded", election.at, election.period, when=scope, name=election.at)


def unless_judged(
    implied: Iterable[Rule], written: tuple[Rule, ...], elections: Mapping[str, Election]
) -> Iterator[Rule]:
    """Return implied rules but for those that record what one of the ``written`` judges at the same provision.

    One that passes over a filing that is silent does not judge where every filing has to speak.
    """
    judged = {(rule.provision, rule.at.rpartition(" ")[2]) for rule in written}
    asking = {(rule.provision, rule.at.rpartition(" ")[2]) for rule in written if rule.if_unstated not in _PASSING}
    for rule in implied:
        if rule.kind == "recorded":
            judging = asking if elections[rule.at].asks == "declared" else judged
            if (rule.provision, rule.at) in judging:
                continue
        yield rule


def _scope(election: Election) -> Condition:
    """Ask an election of a wager only where the wager is offered."""
    parts = election.at.split(".")
    if parts[0] == "wagers" and len(parts) > 2 and not isinstance(election.when, Offers):  # noqa: PLR2004 - as above
        offered = Offers(parts[1])
        return offered if election.when == ALWAYS else All((offered, election.when))
    return election.when


def _rule(
    provision: Provision,
    kind: str,
    at: str,
    period: Period,
    *,
    when: Condition = ALWAYS,
    name: str,
    subject: str = "",
) -> Rule:
    return Rule(provision=provision, kind=kind, at=at, name=name, when=when, subject=subject, period=period)
