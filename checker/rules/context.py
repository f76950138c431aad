"""What every check of a rule is given, and the small things that all kinds share."""

from collections.abc import Iterable
from decimal import Decimal
from typing import TypeVar

from checker.frozen import frozen
from checker.law import Period, Rule, Ruleset
from checker.law.params import Params
from checker.rules.paths import plain
from checker.rules.result import Finding, FindingClass, Outcome, Reason, Result, left_open
from checker.rules.severity import severity_of
from checker.submission import Answer, Filing, State
from checker.submission.answer import one_stop
from checker.submission.conditions import holds
from checker.submission.filing import normal
from checker.values.provision import NO_PROVISION, Provision

P = TypeVar("P", bound=Params)


@frozen
class Context:
    """One rule, one filing, the ruleset both belong to."""

    rule: Rule
    filing: Filing
    ruleset: Ruleset

    def params(self, kind: type[P]) -> P:
        """Return what the rule's kind takes, which is of the class ``kind``."""
        assert isinstance(self.rule.params, kind)  # noqa: S101 - the registry pairs kinds and checks
        return self.rule.params

    def label(self, path: str) -> str:
        """Name the value at ``path`` as the filing's election does, or the wager that it offers."""
        head, _, index = path.rpartition(".")
        election = self.ruleset.elections.get(head if index.isdigit() else path)
        if election:
            return election.label
        wager = self.ruleset.wagers.get(path.removeprefix("wagers."))
        return wager.short if wager else path.replace("_", " ").replace(".", ", ")

    def fact(self, path: str) -> str:
        """Say what the filing says at ``path``, or whether it offers the wager."""
        wager = path.removeprefix("wagers.")
        if wager in self.ruleset.wagers:
            return f"{self.label(path)} is {'offered' if self.filing.offers(wager) else 'not offered'}."
        answer = self.filing.answer(path)
        if answer.state is not State.STATED:
            return f"{self.label(path)} is not stated."
        return one_stop(f"{self.label(path)}: {answer.text or 'stated'}.")

    def described(self, path: str) -> str:
        """Name the value at ``path`` with what the filing says there, for the mark at a related place."""
        wager = path.removeprefix("wagers.")
        if wager in self.ruleset.wagers:
            return f"{self.label(path)} is {'offered' if self.filing.offers(wager) else 'not offered'} here"
        answer = self.filing.answer(path)
        wanting = "stated" if answer.state is State.STATED else "not stated"
        return f"{self.label(path)}: {answer.text or wanting}"

    def refused(self, path: str) -> bool:
        """Whether the answer at ``path`` is none of the lawful choices, which its own election reports."""
        election, answer = self.ruleset.elections.get(path), self.filing.answer(path)
        if election is None or not election.choices or answer.state is not State.STATED:
            return False
        if holds(election.when, self.filing) is False:
            return False
        given = answer.value if isinstance(answer.value, tuple) else (answer.value,)
        lawful = {normal(choice.value) for choice in election.choices}
        return any(normal(str(value)) not in lawful for value in given)

    def unused(self, *facts: str) -> Result:
        """Say that the rule asks nothing of this filing."""
        return Result(provision=self.rule.provision, outcome=Outcome.DOES_NOT_APPLY, facts=facts)

    def holds(self, *facts: str) -> Result:
        """Say that the rule is satisfied."""
        return Result(provision=self.rule.provision, outcome=Outcome.HOLDS, facts=tuple(map(one_stop, facts)))

    def open(self, reason: Reason, *facts: str, path: str = "", words: str = "") -> Result:
        """Say that the rule cannot be decided, why, on which entry that turns, and which words were not understood.

        What is not in the filing because another paper holds it is open for that reason.
        """
        at = path or plain(self.rule.at)
        if reason in {Reason.NOT_STATED, Reason.DEPENDS_ON}:
            reason = self._elsewhere(plain(self.rule.at) or at) or reason
        return Result(
            provision=self.rule.provision,
            outcome=Outcome.OPEN,
            reason=reason,
            facts=facts,
            path=at,
            words=words,
        )

    def fails(  # noqa: PLR0913 - the parts of one finding
        self,
        message: str,
        *,
        at: str,
        expected: str = "",
        actual: str = "",
        lawful: str = "",
        label: str = "",
        related: Iterable[tuple[str, str]] = (),
        provision: Provision = NO_PROVISION,
        kind: FindingClass | None = None,
        notes: tuple[str, ...] = (),
        arithmetic: tuple[str, ...] = (),
        periods: Iterable[Period] = (),
        least: Decimal | None = None,
    ) -> Result:
        """Say that the rule is broken; a rule of class advisory holds all the same, one of class open decides nothing.

        ``periods`` are those of the figures that decided, where they are not the rule's own; ``least`` is the least
        amount in dollars that would be lawful, where it was computed.
        """
        kind = kind or FindingClass(self.rule.finding_class)
        where = provision or self.rule.provision
        finding = Finding(
            provision=where,
            kind=kind,
            message=message,
            at=at,
            related=tuple(related),
            label=label,
            expected=expected,
            actual=actual,
            help=self.rule.lawful or lawful,
            sources=tuple(dict.fromkeys(period.source for period in (tuple(periods) or (self.rule.period,)))),
            notes=notes,
            severity=severity_of(self.rule),
            least=least,
        )
        outcome = Outcome.HOLDS if kind is FindingClass.ADVISORY else Outcome.FAILS
        reason = {FindingClass.MISSING: Reason.OMITTED, FindingClass.ADVISORY: None}.get(kind, Reason.VIOLATES)
        result = Result(provision=where, outcome=outcome, reason=reason, findings=(finding,), arithmetic=arithmetic)
        if kind is FindingClass.MISSING and self._elsewhere(at):
            own = plain(self.rule.at) == at or self._elsewhere(plain(self.rule.at))
            return left_open(result, Reason.FILED_ELSEWHERE if own else Reason.DEPENDS_ON)
        if kind is FindingClass.OPEN:
            return left_open(result, Reason(self.rule.reason or Reason.NOT_UNDERSTOOD))
        return result

    def _elsewhere(self, path: str) -> Reason | None:
        """Return the reason of what another paper holds, where the filing names one for the entry at ``path``."""
        return Reason.FILED_ELSEWHERE if self.filing.settled.paper_for(path) else None

    def undecided(self, answer: Answer) -> Result:
        """Return the result where the filing does not say what the rule needs: open, or as ``if_unstated`` asks."""
        label = self.label(answer.path)
        if answer.refused:
            said = f"{label} is refused, so what is meant is not known."
            return self.open(Reason.DEPENDS_ON, said, path=answer.path)
        if answer.state is State.UNREADABLE:
            election = self.ruleset.elections.get(answer.path)
            words = answer.text.strip("“”")
            known = "; ".join(choice.value for choice in election.choices) if election else ""
            said = f"{label}: “{words}” is not understood." if words else f"{label} cannot be read."
            return self.open(
                Reason.NOT_UNDERSTOOD,
                f"{said} Known answers: {known}." if known and words else said,
                path=answer.path,
                words=words,
            )
        match self.rule.if_unstated:
            case "missing":
                return self.fails(
                    f"{self.rule.requires.removesuffix('.')}; the filing does not state: {label}.".replace(
                        "{value}", str(self.rule.value)
                    ),
                    at=answer.path,
                    kind=FindingClass.MISSING,
                    expected=str(self.rule.value or ""),
                    lawful=f"state {answer.path}",
                    related=[(path, self.described(path)) for path in self.rule.related],
                )
            case "holds":
                return self.holds(f"{label} is not stated.")
            case "skip":
                return self.unused(f"{label} is not stated.")
        reason = Reason.NOT_STATED if answer.path == plain(self.rule.at) else Reason.DEPENDS_ON
        return self.open(reason, f"{label} is not stated.", path=answer.path)
