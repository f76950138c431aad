"""What an amendment of a filing changes: elections in the law's words, outcomes, and the arithmetic of its limit."""

from collections.abc import Iterator

from checker.frozen import frozen
from checker.law import Ruleset
from checker.review.model import ProvisionOutcome, Review
from checker.rules import Outcome
from checker.rules.tables import plain_outcome
from checker.statements.in_use import payouts_in_use
from checker.statements.names import by_outcome
from checker.submission import Answer, Filing, State
from checker.submission.filing import normal
from checker.values import format_dollars
from checker.values.provision import NO_PROVISION, Provision


@frozen
class ElectionChange:
    """One election that reads differently. ``before`` or ``after`` is empty where the filing does not state it."""

    field: str
    label: str
    provision: Provision
    before: str
    after: str


@frozen
class OutcomeChange:
    """One provision that comes out differently, with the facts that decide it now."""

    provision: Provision
    about: str
    before: str
    after: str
    facts: tuple[str, ...]


@frozen
class PayoutChange:
    """One payout that players are paid differently. ``before`` or ``after`` is empty where it is not paid."""

    wager: str
    outcome: str
    provision: Provision
    before: str
    after: str


@frozen
class Diff:
    """All that an amendment changes."""

    old: Review
    new: Review
    header: tuple[ElectionChange, ...]
    elections: tuple[ElectionChange, ...]
    outcomes: tuple[OutcomeChange, ...]
    payouts: tuple[PayoutChange, ...]
    arithmetic_before: tuple[str, ...]
    arithmetic_after: tuple[str, ...]

    @property
    def equal(self) -> bool:
        """Whether nothing changed."""
        return not (self.header or self.elections or self.outcomes or self.payouts) and (
            self.arithmetic_before == self.arithmetic_after
        )


def diff(old: Review, new: Review) -> Diff:
    """Compare two reviews, each of a filing that could be judged."""
    assert old.filing is not None  # noqa: S101 - the caller stops for what cannot be judged
    assert new.filing is not None  # noqa: S101 - a review that judged has it
    assert old.ruleset is not None  # noqa: S101 - a review that judged has it
    assert new.ruleset is not None  # noqa: S101 - a review that judged has it
    return Diff(
        old=old,
        new=new,
        header=tuple(_header(old, new)),
        elections=tuple(_elections(old.filing, old.ruleset, new.filing, new.ruleset)),
        outcomes=tuple(_outcomes(old, new)),
        payouts=tuple(_payouts(old.filing, old.ruleset, new.filing, new.ruleset)),
        arithmetic_before=old.arithmetic,
        arithmetic_after=new.arithmetic,
    )


def _header(old: Review, new: Review) -> Iterator[ElectionChange]:
    assert old.filing is not None  # noqa: S101 - a review that judged has it
    assert new.filing is not None  # noqa: S101 - a review that judged has it
    before, after = old.filing.header, new.filing.header
    pairs = (
        ("facility", "Facility", before.facility, after.facility),
        ("operator", "Operator", before.operator, after.operator),
        ("filing_date", "Filing date", str(before.filing_date or ""), str(after.filing_date or "")),
        ("as_of", "Law as of", str(old.as_of or ""), str(new.as_of or "")),
        ("chapter", "Chapter", old.chapter_id, new.chapter_id),
    )
    for field, label, was, now in pairs:
        if was != now:
            yield ElectionChange(field=field, label=label, provision=NO_PROVISION, before=was, after=now)


def _elections(old: Filing, old_law: Ruleset, new: Filing, new_law: Ruleset) -> Iterator[ElectionChange]:
    for slug in dict.fromkeys((*old_law.wagers, *new_law.wagers)):
        wager = new_law.wagers.get(slug) or old_law.wagers[slug]
        was, now = old.offers(slug), new.offers(slug)
        if wager.elected and was != now:
            yield ElectionChange(
                field=f"wagers.{slug}",
                label=wager.name,
                provision=wager.provision,
                before="offered" if was else "",
                after="offered" if now else "",
            )
    for name in dict.fromkeys((*old.offered, *new.offered)):
        # A wager that the law does not know is no election, but a reviewer must see it come and go.
        if name not in old_law.wagers and name not in new_law.wagers and old.offers(name) != new.offers(name):
            yield ElectionChange(
                field=f"wagers.{name}",
                label=f"{name} (no wager of this chapter)",
                provision=NO_PROVISION,
                before="offered" if old.offers(name) else "",
                after="offered" if new.offers(name) else "",
            )
    for path in dict.fromkeys((*old_law.elections, *new_law.elections)):
        election = new_law.elections.get(path) or old_law.elections[path]
        before, after = old.answer(path), new.answer(path)
        if _said(before) == _said(after):
            continue
        yield ElectionChange(
            field=path,
            label=election.label,
            provision=election.provision,
            before=_shown(before.value, before.text, old_law),
            after=_shown(after.value, after.text, new_law),
        )


def _said(answer: Answer) -> tuple[State, object]:
    """Return an answer as it is compared: the words of one that cannot be read, else its value.

    The outcomes of spelled-out payouts are in the form in which they are compared.
    """
    value = answer.text if answer.state is State.UNREADABLE else answer.value
    if isinstance(value, dict):
        value = {plain_outcome(name): paid for name, paid in value.items()}
    return answer.state, value


def _shown(value: object, text: str, ruleset: Ruleset) -> str:
    """Write an answer; spelled-out payouts one after the other, and a list's wagers by their names."""
    names = {normal(slug): wager.short for slug, wager in ruleset.wagers.items()}
    if isinstance(value, tuple) and any(normal(str(item)) in names for item in value):
        return ", ".join(names.get(normal(str(item)), str(item)) for item in value)
    if isinstance(value, dict):
        return "; ".join(
            f"{outcome} {payout.text}{f', Envy {format_dollars(envy)}' if envy is not None else ''}"
            for outcome, (payout, envy) in value.items()
        )
    return text


def _outcomes(old: Review, new: Review) -> Iterator[OutcomeChange]:
    before = {item.provision.provision: item for item in old.provisions}
    after = {item.provision.provision: item for item in new.provisions}
    for name in dict.fromkeys((*before, *after)):
        was, now = before.get(name), after.get(name)
        if was and now and was.provision.about != now.provision.about:
            # The number went to another subject, so nothing of the one came out differently in the other.
            yield _outcome(name, was, None)
            yield _outcome(name, None, now)
            continue
        change = _outcome(name, was, now)
        if change.before != change.after:
            yield change


def _outcome(name: Provision, was: ProvisionOutcome | None, now: ProvisionOutcome | None) -> OutcomeChange:
    """Return how a provision came out on both sides; None where it is not in force."""
    before, after = (_word(item.outcome) if item else "not in force" for item in (was, now))
    item = now or was
    assert item is not None  # noqa: S101 - one of the two has the provision
    facts = now.facts if now else ()
    return OutcomeChange(provision=name, about=item.provision.about, before=before, after=after, facts=facts)


def _word(outcome: Outcome | None) -> str:
    return outcome.value.replace("_", " ") if outcome else "nothing filed"


def _payouts(old: Filing, old_law: Ruleset, new: Filing, new_law: Ruleset) -> Iterator[PayoutChange]:
    for slug in dict.fromkeys((*old_law.wagers, *new_law.wagers)):
        before, after = _cells(old, old_law, slug), _cells(new, new_law, slug)
        wager = new_law.wagers.get(slug) or old_law.wagers[slug]
        for outcome in dict.fromkeys((*before, *after)):
            was, was_at = before.get(outcome, ("", NO_PROVISION))
            now, now_at = after.get(outcome, ("", NO_PROVISION))
            if was != now:
                yield PayoutChange(
                    wager=wager.short, outcome=outcome, provision=now_at or was_at, before=was, after=now
                )


def _cells(filing: Filing, ruleset: Ruleset, slug: str) -> dict[str, tuple[str, Provision]]:
    """Map each outcome that the wager pays to what it pays and the provision."""
    return {
        outcome: (
            paid.payout.text + (f", Envy {format_dollars(paid.envy)}" if paid.envy is not None else ""),
            paid.provision,
        )
        for outcome, paid in by_outcome(payouts_in_use(filing, ruleset, slug)).items()
    }
