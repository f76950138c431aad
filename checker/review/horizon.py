"""What an amendment does to a filing: where it stops complying, what must be re-posted, what becomes possible.

The filing is reviewed on its first day and on every later day on which its chapter's law changed.
"""

import datetime

from checker.frozen import frozen
from checker.law import Ruleset
from checker.review.model import COMPLIES, DEFECTS, INCOMPLETE, Review
from checker.review.review import review_document
from checker.rules import Finding
from checker.source import Document
from checker.statements.in_use import Paid, payouts_in_use
from checker.statements.names import by_outcome
from checker.submission import Filing
from checker.values import format_dollars
from checker.values.provision import Provision


@frozen
class Change:
    """One thing that changes for a filing: what, under which provision, by which rulemaking, and where it is posted.

    ``kind`` is defect (a finding that was not there before), cured (one that no longer is) or repost (a payout that
    signs and guides must show anew).
    """

    kind: str
    provision: Provision
    message: str
    source: str
    repost: tuple[str, ...]
    help: str = ""
    at: str = ""


@frozen
class Step:
    """One day on which the law changed, with the rulemakings of that day and what they do to the filing."""

    day: datetime.date
    sources: tuple[str, ...]
    outcome: str
    changes: tuple[Change, ...]
    possible: tuple[str, ...]


@frozen
class Horizon:
    """A filing from one day of law to another. ``stops`` is the first day on which it no longer complies."""

    first: Review
    steps: tuple[Step, ...]
    until: datetime.date

    @property
    def known_through(self) -> datetime.date | None:
        """The day through which the law is known: by its text, or because the filing says who confirmed it."""
        if self.first.ruleset is None or self.first.filing is None:
            return None
        confirmed = self.first.filing.settled.confirmed
        days = (self.first.ruleset.chapter.known_through, confirmed.through if confirmed else None)
        return max((day for day in days if day), default=None)

    @property
    def unknown_after(self) -> datetime.date | None:
        """The day after which nothing is known, where the horizon reaches past it; the first day of an undated text."""
        if self.first.ruleset is None or self.first.as_of is None:
            return None
        known = self.known_through or self.first.as_of
        return known if self.until > known else None

    @property
    def end(self) -> str:
        """How it ends: complies, stops, over (the last day lies before the first), or the outcome of the first day.

        What complies on the first day and through the known text, and goes on past it, ends as unknown.
        """
        if self.first.ruleset and self.first.as_of and self.until < self.first.as_of:
            return "over"
        if self.stops:
            return "stops"
        return "unknown" if self.first.outcome == COMPLIES and self.unknown_after else self.first.outcome

    @property
    def stops(self) -> Step | None:
        """The first step that brings a defect to a filing that had none."""
        before = self.first.outcome
        for step in self.steps:
            if before in {COMPLIES, INCOMPLETE} and step.outcome == DEFECTS:
                return step
            before = step.outcome
        return None


def horizon(document: Document, *, start: datetime.date | None, until: datetime.date) -> Horizon:
    """Follow a filing from ``start`` (its filing date where None) to ``until`` through every change of its law.

    A filing that cannot be judged on its first day has no steps.
    """
    first = review_document(document, as_of=start)
    if first.ruleset is None or first.as_of is None:
        return Horizon(first=first, steps=(), until=until)
    days = sorted(
        {
            item.effective
            for item in first.ruleset.chapter.rulemakings
            if item.effective and first.as_of < item.effective <= until
        }
    )
    steps = []
    before = first
    for day in days:
        after = review_document(document, as_of=day)
        steps.append(_step(day, before, after))
        before = after
    return Horizon(first=first, steps=tuple(steps), until=until)


def _step(day: datetime.date, before: Review, after: Review) -> Step:
    assert before.ruleset is not None  # noqa: S101 - both reviews were judged
    assert after.ruleset is not None  # noqa: S101 - a review that judged has it
    assert before.filing is not None  # noqa: S101 - a review that judged has it
    assert after.filing is not None  # noqa: S101 - a review that judged has it
    old, new = _keys(before), _keys(after)
    changes = [_finding_change("defect", finding, after.ruleset) for key, finding in new.items() if key not in old]
    changes += [_finding_change("cured", finding, after.ruleset) for key, finding in old.items() if key not in new]
    for wager in after.ruleset.wagers:
        changes.extend(_payout_changes(wager, before.ruleset, before.filing, after.ruleset, after.filing))
    return Step(
        day=day,
        sources=tuple(item.source for item in after.ruleset.chapter.rulemakings if item.effective == day),
        outcome=after.outcome,
        changes=tuple(changes),
        possible=tuple(_newly_possible(before.ruleset, after.ruleset)),
    )


def _keys(review: Review) -> dict[tuple[str, str, str], Finding]:
    return {(finding.kind.value, finding.at, finding.message): finding for finding in review.defects}


def _finding_change(kind: str, finding: Finding, ruleset: Ruleset) -> Change:
    repost: tuple[str, ...] = ("layout",) if finding.at.startswith("layout.") and kind == "defect" else ()
    if ".payouts" in finding.at and kind == "defect":
        repost = ("sign", "guide")
    return Change(
        kind=kind,
        provision=finding.provision,
        message=finding.message,
        source=_changed_by(finding, ruleset) or ", ".join(finding.sources),
        repost=repost,
        help=finding.help,
        at=finding.at,
    )


def _changed_by(finding: Finding, ruleset: Ruleset) -> str:
    """Name the rulemaking of this day that changed what a finding is about: its wager, or else its provision."""
    today = {item.source for item in ruleset.chapter.rulemakings if item.effective == ruleset.as_of}
    wager = finding.at.split(".")[1] if finding.at.startswith("wagers.") else ""
    own = [ruleset.wagers[wager].period.source] if wager in ruleset.wagers else []
    own += [table.period.source for table in ruleset.paytables if table.wager == wager]
    around = [
        item.period.source
        for group in (ruleset.paytables, ruleset.rules, ruleset.provisions)
        for item in group
        if item.provision.is_within(finding.provision)
    ]
    # A wager that begins on this day is there by one rulemaking, its provision may have been changed by several.
    sources = [source for source in own if source in today] or [source for source in around if source in today]
    return ", ".join(sorted({*sources}))


def _payout_changes(
    wager: str, old_law: Ruleset, old_filing: Filing, new_law: Ruleset, new_filing: Filing
) -> list[Change]:
    """Say which payouts in use change, so that the sign and the guide must be posted anew."""
    before = by_outcome(payouts_in_use(old_filing, old_law, wager))
    after = by_outcome(payouts_in_use(new_filing, new_law, wager))
    if not before or not after:
        return []
    said = []
    for outcome, paid in after.items():
        was = before.get(outcome)
        if was is None:
            said.append((paid, f"{outcome} is now paid {paid.payout.text}"))
        elif not was.payout.same_as(paid.payout):
            said.append((paid, f"{outcome} was paid {was.payout.text} and is now paid {paid.payout.text}"))
        elif was.envy != paid.envy:
            said.append((paid, f"the Envy Bonus of {outcome} was {_dollars(was)} and is now {_dollars(paid)}"))
    first = next(iter(after.values()))
    said += [(first, f"{outcome} is no longer paid") for outcome in before if outcome not in after]
    return [
        Change(
            kind="repost",
            provision=paid.provision,
            message=f"{new_law.wagers[wager].short}: {text}.",
            source=paid.table.period.source if paid.table else paid.source,
            repost=("sign", "guide"),
            at=f"wagers.{wager}",
        )
        for paid, text in said
    ]


def _dollars(paid: Paid) -> str:
    return format_dollars(paid.envy) if paid.envy is not None else "none"


def _newly_possible(before: Ruleset, after: Ruleset) -> list[str]:
    """Name the wagers and choices that the law of the new day gives and that of the old one did not."""
    said = [
        f"{wager.name} ({wager.provision}, {wager.period.source})"
        for slug, wager in after.wagers.items()
        if slug not in before.wagers and wager.elected
    ]
    for path, election in after.elections.items():
        if path.startswith("wagers.") and path.split(".")[1] not in before.wagers:
            continue
        old = before.elections.get(path)
        known = {choice.value for choice in old.choices} if old else set()
        said.extend(
            f"{election.label}: {choice.value} ({choice.provision}, {choice.period.source})"
            for choice in election.choices
            if choice.value not in known
        )
    return said
