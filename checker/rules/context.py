"""What every check of a rule is given, and the small things that all kinds share."""

from collections.abc import Iterable
from dataclasses import dataclass

from checker.law import Rule, Ruleset
from checker.rules.verdict import Finding, FindingClass, Outcome, Verdict
from checker.submission import Answer, Filing, State


@dataclass(frozen=True, slots=True, kw_only=True)
class Context:
    """One rule, one filing, the ruleset both belong to."""

    rule: Rule
    filing: Filing
    ruleset: Ruleset

    def label(self, path: str) -> str:
        """Name the value at ``path`` as the filing's election does, in lower case within a sentence."""
        election = self.ruleset.elections.get(path)
        return election.label if election else path.replace("_", " ").replace(".", ", ")

    def verdict(self, outcome: Outcome, *facts: str) -> Verdict:
        """Give an outcome without findings."""
        return Verdict(provision=self.rule.provision, outcome=outcome, facts=facts)

    def holds(self, *facts: str) -> Verdict:
        """The rule is satisfied."""
        return self.verdict(Outcome.HOLDS, *facts)

    def person(self, *facts: str) -> Verdict:
        """The rule cannot be decided from the filing."""
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
    ) -> Verdict:
        """The rule is broken (or, by its class, an advisory)."""
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
            sources=(self.rule.period.source,),
            notes=notes,
        )
        outcome = {
            FindingClass.MISSING: Outcome.MISSING,
            FindingClass.ADVISORY: Outcome.HOLDS,
        }.get(kind, Outcome.FAILS)
        return Verdict(provision=where, outcome=outcome, findings=(finding,), arithmetic=arithmetic)

    def undecided(self, answer: Answer) -> Verdict:
        """The filing does not say what the rule needs: a person, or what ``if_unstated`` asks for."""
        label = self.label(answer.path)
        if answer.state is State.UNREADABLE:
            return self.person(f"{label} cannot be read.")
        match self.rule.if_unstated:
            case "missing":
                return self.fails(
                    f"{self.rule.requires.rstrip('.')}; the filing does not say it.".replace(
                        "{value}", str(self.rule.value)
                    ),
                    at=answer.path,
                    kind=FindingClass.MISSING,
                    expected=str(self.rule.value or ""),
                )
            case "holds":
                return self.holds(f"{label} is not stated.")
            case "skip":
                return self.verdict(Outcome.DOES_NOT_APPLY, f"{label} is not stated.")
        return self.person(f"{label} is not stated.")
