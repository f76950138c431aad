"""How a provision of the ledger comes out: by the worst that was said at it or below it, else by what is above it."""

import datetime

import pytest

from checker.frozen import replace
from checker.law import LedgerEntry, Rule, Ruleset, compile_ruleset
from checker.law.ruleset import Kept
from checker.review.model import ProvisionOutcome
from checker.review.provisions import provision_outcomes
from checker.rules import Finding, FindingClass, Outcome, Reason, Result
from checker.values.provision import Provision

LAW = compile_ruleset("pa/633a", datetime.date(2015, 7, 1))
PERIOD = LAW.provisions[0].period
FAILS, OPEN, HOLDS, NOT_ASKED = Outcome.FAILS, Outcome.OPEN, Outcome.HOLDS, Outcome.DOES_NOT_APPLY


def law(*provisions: str, handling: str = "elected", rules: tuple[str, ...] = ()) -> Ruleset:
    """A law of some provisions; those named last have a rule of the kind that stands before a colon."""
    listed = tuple(
        LedgerEntry(provision=Provision(name), section="1", handling=handling, about="", by="", period=PERIOD)
        for name in provisions
    )
    judging = tuple(
        Rule(kind=kind, provision=Provision(name), period=PERIOD)
        for kind, _, name in (rule.partition(":") for rule in rules)
    )
    return replace(LAW, provisions=listed, rules=judging, kept=Kept())


def result(provision: str, outcome: Outcome, reason: Reason | None = None, *facts: str) -> Result:
    return Result(provision=Provision(provision), outcome=outcome, reason=reason, facts=facts)


def finding(provision: str, kind: FindingClass, message: str = "wrong") -> Finding:
    return Finding(provision=Provision(provision), kind=kind, message=message)


def outcome(ruleset: Ruleset, *said: Result | Finding) -> ProvisionOutcome:
    """How the first provision comes out."""
    results = tuple(item for item in said if isinstance(item, Result))
    findings = [item for item in said if isinstance(item, Finding)]
    return provision_outcomes(ruleset, results, findings)[0]


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ([result("1(a)", HOLDS)], (HOLDS, None)),
        ([result("1(a)", HOLDS), result("1(a)", OPEN, Reason.NOT_STATED)], (OPEN, Reason.NOT_STATED)),
        ([result("1(a)", OPEN, Reason.NOT_STATED), result("1(a)", FAILS, Reason.OMITTED)], (FAILS, Reason.OMITTED)),
        ([result("1(a)", NOT_ASKED), result("1(a)", HOLDS)], (HOLDS, None)),
        # Of one outcome the reason that stands first in the list of reasons.
        (
            [result("1(a)", OPEN, Reason.AT_THE_TABLE), result("1(a)", OPEN, Reason.NOT_UNDERSTOOD)],
            (OPEN, Reason.NOT_UNDERSTOOD),
        ),
        ([result("1(a)", FAILS, Reason.OMITTED), result("1(a)", FAILS, Reason.VIOLATES)], (FAILS, Reason.VIOLATES)),
        # What stands below counts with it.
        ([result("1(a)", HOLDS), result("1(a)(1)(i)", FAILS, Reason.VIOLATES)], (FAILS, Reason.VIOLATES)),
        # What stands above counts only where nothing else does, the nearest first.
        ([result("1", FAILS, Reason.VIOLATES)], (FAILS, Reason.VIOLATES)),
        ([result("1", FAILS, Reason.VIOLATES), result("1(a)(2)", HOLDS)], (HOLDS, None)),
        # A neighbour says nothing of it.
        ([result("1(b)", HOLDS)], (OPEN, Reason.AT_THE_TABLE)),
        ([], (OPEN, Reason.AT_THE_TABLE)),
    ],
)
def test_the_worst_that_is_said_at_a_provision_or_below_it_decides(
    said: list[Result], found: tuple[Outcome, Reason | None]
) -> None:
    made = outcome(law("1(a)"), *said)
    assert (made.outcome, made.reason, made.varied) == (*found, False)


def test_the_nearest_provision_above_decides() -> None:
    said = (result("1", FAILS, Reason.VIOLATES), result("1(a)", HOLDS))
    assert outcome(law("1(a)(1)"), *said).outcome is HOLDS
    assert outcome(law("1(a)(1)(i)"), said[0]).outcome is FAILS


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        (FindingClass.VIOLATION, (FAILS, Reason.VIOLATES)),
        (FindingClass.MISMATCH, (FAILS, Reason.VIOLATES)),
        (FindingClass.MISSING, (FAILS, Reason.OMITTED)),
        (FindingClass.ADVISORY, (HOLDS, None)),
        (FindingClass.UNREADABLE, (HOLDS, None)),
    ],
)
def test_a_finding_that_no_rule_made_counts_too(kind: FindingClass, found: tuple[Outcome, Reason | None]) -> None:
    made = outcome(law("1(a)"), result("1(a)", HOLDS, None, "so it is"), finding("1(a)", kind))
    assert (made.outcome, made.reason) == found
    assert made.facts == (("so it is",) if kind is FindingClass.ADVISORY else ("so it is", "wrong"))


def test_facts_are_those_of_the_provision_itself_each_once() -> None:
    said = (
        result("1(a)", HOLDS, None, "one", "two"),
        result("1(a)", HOLDS, None, "one"),
        result("1(a)(1)", HOLDS, None, "below"),
        result("1", HOLDS, None, "above"),
    )
    assert outcome(law("1(a)"), *said).facts == ("one", "two")


@pytest.mark.parametrize(
    ("said", "covered"),
    [
        ([result("1(a)", FAILS, Reason.VIOLATES), finding("1(a)", FindingClass.VARIED)], True),
        ([result("1(a)", FAILS, Reason.VIOLATES), finding("1(b)", FindingClass.VARIED)], False),
        # One approval covers one finding, not the other one there.
        (
            [
                result("1(a)", FAILS, Reason.VIOLATES),
                finding("1(a)", FindingClass.VARIED),
                finding("1(a)", FindingClass.VIOLATION, "more"),
            ],
            False,
        ),
        ([result("1(a)", HOLDS), finding("1(a)", FindingClass.VARIED)], False),
    ],
)
def test_what_an_approval_covers_holds_by_it(said: list[Result | Finding], covered: bool) -> None:
    made = outcome(law("1(a)"), *said)
    assert made.varied is covered
    fails = made.outcome is FAILS
    assert fails is (not covered and said[0] == result("1(a)", FAILS, Reason.VIOLATES))
    assert (made.reason is None) is not fails


@pytest.mark.parametrize(
    ("handling", "rules", "judged"),
    [
        ("elected", (), True),
        ("declared", (), True),
        ("conduct", (), False),
        ("conduct", ("at_least:1(a)",), True),
        ("conduct", ("recorded:1(a)",), False),
        ("conduct", ("at_least:1(b)",), False),
    ],
)
def test_what_nothing_judges_has_no_outcome(handling: str, rules: tuple[str, ...], judged: bool) -> None:
    ruleset = law("1(a)", handling=handling, rules=rules)
    made = outcome(ruleset, result("1(a)", HOLDS, None, "said"))
    assert made.outcome is (HOLDS if judged else None)
    assert made.facts == (("said",) if judged else ())
    # A finding that speaks of it is heard all the same.
    broken = outcome(ruleset, finding("1(a)", FindingClass.VIOLATION))
    assert (broken.outcome, broken.reason) == (FAILS, Reason.VIOLATES)


def test_every_provision_comes_out_in_the_order_of_the_law_for_each_filing_anew() -> None:
    ruleset = law("1", "1(a)", "2")
    first = provision_outcomes(ruleset, (result("1(a)", HOLDS), result("2", OPEN, Reason.NOT_STATED)), [])
    assert [(item.provision.provision, item.outcome) for item in first] == [("1", HOLDS), ("1(a)", HOLDS), ("2", OPEN)]
    again = provision_outcomes(ruleset, (result("1(a)", HOLDS), result("2", OPEN, Reason.NOT_STATED)), [])
    assert again is first
    other = provision_outcomes(ruleset, (result("1(a)", HOLDS), result("2", OPEN, Reason.NOT_STATED)), [
        finding("2", FindingClass.MISSING)
    ])  # fmt: skip
    assert [item.outcome for item in other] == [HOLDS, HOLDS, FAILS]
    assert [item.outcome for item in provision_outcomes(ruleset, (result("1", FAILS),), [])] == [FAILS, FAILS, OPEN]
