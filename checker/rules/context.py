"""What every check of a rule is given, and the small things that all kinds share."""

from collections.abc import Iterable
from dataclasses import dataclass

from checker.law import Period, Rule, Ruleset
from checker.rules.verdict import Finding, FindingClass, Outcome, Verdict, for_a_person
from checker.submission import Answer, Filing, State
from checker.submission.conditions import holds
from checker.submission.filing import normal


@dataclass(frozen=True, slots=True, kw_only=True)
class Context:
    """One rule, one filing, the ruleset both belong to."""

    rule: Rule
    filing: Filing
    ruleset: Ruleset

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
        return f"{self.label(path)}: {answer.text or 'stated'}."

    def described(self, path: str) -> str:
        """Name the value at ``path`` with what the filing says there, for the mark at a related place."""
        if path.removeprefix("wagers.") in self.ruleset.wagers:
            return f"{self.label(path)} is offered here"
        return f"{self.label(path)}: {self.filing.answer(path).text or 'not stated'}"

    def refused(self, path: str) -> bool:
        """Tell whether the answer at ``path`` is none of the lawful choices, which its own election reports."""
        election, answer = self.ruleset.elections.get(path), self.filing.answer(path)
        if election is None or not election.choices or answer.state is not State.STATED:
            return False
        if holds(election.when, self.filing) is False:
            return False
        given = answer.value if isinstance(answer.value, tuple) else (answer.value,)
        lawful = {normal(choice.value) for choice in election.choices}
        return any(normal(str(value)) not in lawful for value in given)

    def verdict(self, outcome: Outcome, *facts: str) -> Verdict:
        """Give an outcome without findings."""
        return Verdict(provision=self.rule.provision, outcome=outcome, facts=facts)

    def holds(self, *facts: str) -> Verdict:
        """Say that the rule is satisfied."""
        return self.verdict(Outcome.HOLDS, *facts)

    def person(self, *facts: str) -> Verdict:
        """Say that the rule cannot be decided from the filing."""
        return self.verdict(Outcome.NEEDS_A_PERSON, *facts)

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
        provision: str = "",
        kind: FindingClass | None = None,
        notes: tuple[str, ...] = (),
        arithmetic: tuple[str, ...] = (),
        periods: Iterable[Period] = (),
    ) -> Verdict:
        """Say that the rule is broken; a rule of class advisory holds all the same, one of class person is left open.

        ``periods`` are those of the figures that decided, where they are not the rule's own.
        """
        left_open = kind is None and self.rule.finding_class == "person"
        kind = kind or (FindingClass.ADVISORY if left_open else FindingClass(self.rule.finding_class))
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
        )
        outcome = {
            FindingClass.MISSING: Outcome.MISSING,
            FindingClass.ADVISORY: Outcome.HOLDS,
        }.get(kind, Outcome.FAILS)
        verdict = Verdict(provision=where, outcome=outcome, findings=(finding,), arithmetic=arithmetic)
        return for_a_person(verdict) if left_open else verdict

    def undecided(self, answer: Answer) -> Verdict:
        """Give the verdict where the filing does not say what the rule needs: a person, or as ``if_unstated`` asks."""
        label = self.label(answer.path)
        if answer.state is State.UNREADABLE:
            return self.person(f"{label} cannot be read.")
        match self.rule.if_unstated:
            case "missing":
                return self.fails(
                    f"{self.rule.requires.rstrip('.')}; the filing does not state: {label}.".replace(
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
                return self.verdict(Outcome.DOES_NOT_APPLY, f"{label} is not stated.")
        return self.person(f"{label} is not stated.")
