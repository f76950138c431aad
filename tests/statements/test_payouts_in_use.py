"""For any filing that can be made from a chapter, everything agrees on which payouts are in use.

What is in use is worked out a second time here, from the paytables alone, in the plainest way.
"""

import datetime
from decimal import Decimal
from typing import Any

import pytest
from filings import CHAPTERS, document_of, filings, law_of
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from checker.documents.citations import Citations
from checker.documents.payouts import base_wagers, optional_wagers, panel
from checker.documents.reviewed import judged
from checker.law import Ruleset
from checker.law.names import stand_alone
from checker.review import Review
from checker.review.diff import diff
from checker.review.horizon import horizon
from checker.review.review import review_document
from checker.statements import statements_of
from checker.submission import Filing
from checker.submission.conditions import comparable, holds
from checker.values import Payout

FEW = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
Cells = dict[str, set[str]]


def review_of(filing: dict[str, Any]) -> Review:
    return review_document(document_of(filing), as_of=None)


def expected(filing: Filing, ruleset: Ruleset, *, envy: bool = False) -> Cells:
    """Work out what each wager in play pays: by the table that is named or fits, and by those that pay beside it.

    With ``envy`` a payout differs from another that has a different Envy Bonus.
    """
    cells: Cells = {}
    for slug, wager in ruleset.wagers.items():
        if wager.elected and filing.offers(slug) is not True:
            continue
        tables = [table for table in ruleset.paytables if table.wager == slug]
        fitting = [table for table in tables if holds(table.condition, filing) is True]
        named = comparable(filing.answer(f"wagers.{slug}.paytable").value)
        chosen = [table for table in fitting if not table.additional]
        if any(table.label for table in tables):
            chosen = [table for table in chosen if table.label.lower() == named]
        chosen = chosen if len(chosen) == 1 else []
        paid = {
            f"{stand_alone(row)} = {row.payout.text}{f', {row.envy}' if envy else ''}"
            for table in (*chosen, *(table for table in fitting if table.additional))
            for row in table.rows
            if holds(row.when, filing) is True
        }
        odds = filing.answer(f"wagers.{slug}.odds")
        if isinstance(odds.value, Payout):
            paid.add(f"Winning {wager.name} = {odds.text}")
        if paid:
            cells[slug] = paid
    return cells


def in_statements(filing: Filing, ruleset: Ruleset) -> Cells:
    cells: Cells = {}
    for item in statements_of(filing, ruleset).of(aspect="payout"):
        assert isinstance(item.value, Payout)
        name = item.wording.removesuffix(f": {item.value.text}")
        cells.setdefault(item.key.subject, set()).add(f"{name} = {item.value.text}")
    return cells


def in_documents(review: Review) -> Cells:
    source = judged(review)
    citations = Citations(source.ruleset.chapter)
    cells: Cells = {}
    for wager in (*base_wagers(source), *optional_wagers(source)):
        for row in panel(wager, source, citations).rows:
            # A document says of which meter a share is where the law leaves that out.
            cells.setdefault(wager.slug, set()).add(f"{row.outcome} = {row.pays}".removesuffix(" of the meter"))
    return cells


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_statements_and_documents_show_what_is_in_use(chapter: str) -> None:
    @FEW
    @given(filings(chapter))
    def run(filing: dict[str, Any]) -> None:
        review = review_of(filing)
        assert review.filing is not None
        assert review.ruleset is not None
        wanted = expected(review.filing, review.ruleset)
        assert in_statements(review.filing, review.ruleset) == wanted
        assert in_documents(review) == wanted

    run()


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_diff_tells_every_payout_that_only_one_side_has(chapter: str) -> None:
    @FEW
    @given(filings(chapter), filings(chapter))
    def run(one: dict[str, Any], other: dict[str, Any]) -> None:
        old, new = review_of(one), review_of(other)
        assert old.filing is not None
        assert new.filing is not None
        law = law_of(chapter)
        before, after = (
            {(slug, said) for slug, cells in expected(side, law, envy=True).items() for said in cells}
            for side in (old.filing, new.filing)
        )
        changed = diff(old, new).payouts
        assert (before == after) is (changed == ())
        shorts = {law.wagers[slug].short for slug, _ in before ^ after}
        assert {change.wager for change in changed} == shorts

    run()


def test_a_switch_at_blackjack_changes_what_is_paid() -> None:
    """The payout that stands beside the paytable is among the changes, as guide and sign show it."""
    filing = {**BLACKJACK, "play": {"blackjack_switch": "no"}}
    switched = {**BLACKJACK, "play": {"blackjack_switch": "yes"}}
    (change,) = diff(review_of(filing), review_of(switched)).payouts
    assert (change.wager, change.before, change.after) == ("Blackjack", "", "1 to 1")
    assert change.provision == "633a.12(a)(5)(i)"


BLACKJACK: dict[str, Any] = {
    "jurisdiction": "pa",
    "game": "blackjack",
    "facility": "Hall",
    "filing_date": "2012-06-01",
    "cards": {"decks": "8"},
    "wagers": {"blackjack": {"minimum": "$10"}, "hit_and_run_progressive": {"minimum": "$1"}},
}


def test_a_horizon_tells_the_payouts_that_the_law_changes() -> None:
    found = horizon(document_of(BLACKJACK), start=None, until=datetime.date(2014, 2, 1))
    changes = [change for step in found.steps for change in step.changes if change.kind == "repost"]
    assert {change.message.partition(" was ")[0] for change in changes} == {
        "Hit and Run Progressive: Seven cards",
        "Hit and Run Progressive: Five cards",
    }


@given(st.sampled_from(sorted(CHAPTERS)), st.data())
@FEW
def test_every_statement_names_its_provision_and_a_duty_in_each_document(chapter: str, data: st.DataObject) -> None:
    review = review_of(data.draw(filings(chapter)))
    assert review.filing is not None
    assert review.ruleset is not None
    known = {item.provision for item in review.ruleset.provisions}
    for item in statements_of(review.filing, review.ruleset):
        of_it = (f"{item.provision} ", f"{item.provision}.", f"{item.provision}(")
        assert item.key.aspect == "help_line" or any(f"{name} ".startswith(of_it) for name in known), item
        assert len(item.duty) == 4, item
        assert not isinstance(item.value, Decimal)


def test_paytables_that_differ_by_their_envy_bonuses_alone_are_told_apart() -> None:
    """Paytables 3 and 6 of the Fortune Bonus pay the same, with other Envy Bonuses (688a.12(c))."""
    wager = {"minimum": "$5", "maximum": "$25"}
    filing = {
        "jurisdiction": "pa", "game": "face-up-pai-gow-poker", "facility": "Hall", "filing_date": "2021-05-29",
        "cards": {"decks": "1"}, "play": {},
    }  # fmt: skip
    old, new = (
        review_of({**filing, "wagers": {"face_up_pai_gow_poker": wager, "fortune_bonus": {**wager, "paytable": named}}})
        for named in ("3", "6")
    )
    changed = diff(old, new).payouts
    assert {change.wager for change in changed} == {"Fortune Bonus"}
    assert ("150 to 1, Envy $50", "150 to 1, Envy $55") in {(change.before, change.after) for change in changed}
