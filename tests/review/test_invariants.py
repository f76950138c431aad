"""What holds for every filing of every chapter, whatever it says: the chapters' own and an invented one."""

import datetime
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from drawn_filings import CASES, add_wager, base_of, days_of, document_of, filings, put, review_of
from hypothesis import HealthCheck, Phase, assume, given, settings
from hypothesis import strategies as st
from sampled import tries_all

from checker.documents.build import build
from checker.documents.model import DocumentName
from checker.documents.page import Page
from checker.documents.render import render
from checker.law import NotInForceError, compile_ruleset, folders, load_chapter
from checker.law.folders import use_rulesets
from checker.review import Review
from checker.review.horizon import horizon
from checker.review.model import COMPLIES, DEFECTS, INCOMPLETE
from checker.statements.in_use import payouts_in_use
from checker.statements.names import by_outcome
from checker.submission.conditions import holds
from checker.values import format_dollars, parse_dollars

ODDS = re.compile(r"[0-9][0-9,.]* (?:to|for) 1\b")
CENT = parse_dollars("$0.01")
LEAST = re.compile(r"at least (\$[0-9,.]+)$")


def few(examples: int) -> settings:
    return settings(
        max_examples=examples if tries_all() else examples // 2,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.explicit, Phase.generate, Phase.shrink),
    )


@pytest.fixture(autouse=True, scope="module")
def _invented() -> Iterator[None]:
    use_rulesets((Path("tests/rulesets"),))
    yield
    folders._added.clear()  # noqa: SLF001 - the program ends with its rulesets; a test goes on
    folders.chapter_folders.cache_clear()


EVERY_CHAPTER = pytest.mark.parametrize("chapter", CASES)


def findings(review: Review) -> set[tuple[str, str, str, str]]:
    return {(item.provision, item.kind.value, item.at, item.message) for item in review.findings}


def left_open(review: Review) -> set[tuple[str, str, str]]:
    return {(item.provision, item.path, item.reason.value) for item in review.open}


@EVERY_CHAPTER
def test_the_order_of_entries_never_matters(chapter: str) -> None:
    @few(6)
    @given(filings(chapter), st.randoms(use_true_random=False))
    def run(filing: dict[str, Any], chances: Any) -> None:
        def turned(node: Any) -> Any:
            if not isinstance(node, dict):
                return node
            keys = list(node)
            chances.shuffle(keys)
            return {key: turned(node[key]) for key in keys}

        one, other = review_of(filing), review_of(turned(filing))
        assert one.outcome == other.outcome
        assert findings(one) == findings(other)
        assert left_open(one) == left_open(other)
        assert {(item.provision.provision, item.outcome) for item in one.provisions} == {
            (item.provision.provision, item.outcome) for item in other.provisions
        }

    run()


@EVERY_CHAPTER
def test_another_optional_wager_takes_no_finding_on_one_away(chapter: str) -> None:
    @few(6)
    @given(filings(chapter), st.data())
    def run(filing: dict[str, Any], data: st.DataObject) -> None:
        before = review_of(filing)
        assert before.ruleset is not None
        assert before.filing is not None
        free = [
            slug
            for slug, wager in before.ruleset.wagers.items()
            if wager.optional and wager.elected and before.filing.offers(slug) is False
        ]
        assume(free)
        slug = data.draw(st.sampled_from(free))

        @st.composite
        def more(draw: st.DrawFn) -> None:
            add_wager(draw, filing, before.ruleset, slug)  # type: ignore[arg-type]

        data.draw(more())
        after = review_of(filing)
        of_others = {
            item
            for item in findings(before)
            if item[2].startswith("wagers.") and item[2].split(".")[1] != slug and item[1] != "advisory"
        }
        assert of_others <= findings(after)

    run()


@EVERY_CHAPTER
def test_a_demanded_entry_that_is_gone_is_told_and_the_filing_does_not_comply(chapter: str) -> None:
    @few(6)
    @given(filings(chapter), st.data())
    def run(filing: dict[str, Any], data: st.DataObject) -> None:
        before = review_of(filing)
        assert before.ruleset is not None
        assert before.filing is not None
        asked = [
            at
            for at, election in before.ruleset.elections.items()
            if before.filing.stated_raw(at)
            and not at.startswith("wagers.")
            and election.asks == "must"
            and holds(election.when, before.filing) is True
        ]
        assume(asked)
        at = data.draw(st.sampled_from(asked))
        put(filing, at, None)
        after = review_of(filing)
        assume(after.outcome in {COMPLIES, INCOMPLETE, DEFECTS})
        assert after.outcome != COMPLIES
        said = {item.at for item in after.defects} | {point.path for point in after.open}
        assert any(f"{at}." in f"{path}." or f"{path}." in f"{at}." for path in said), at

    run()


@pytest.mark.parametrize("chapter", [chapter for chapter in CASES if chapter.startswith("pa/")])
def test_an_entry_that_is_gone_closes_nothing_elsewhere(chapter: str) -> None:
    """What is open on one entry stays open, or becomes a defect, when another is taken away: it never just complies."""

    @few(6)
    @given(st.data())
    def run(data: st.DataObject) -> None:
        filing = base_of(chapter)
        law = compile_ruleset(chapter, datetime.date.fromisoformat(filing["filing_date"]))
        asked = [at for at, item in law.elections.items() if item.asks == "must" and not at.startswith("wagers.")]
        put(filing, data.draw(st.sampled_from(asked)), "TBD")
        before = review_of(filing)
        assume(before.outcome == INCOMPLETE)
        at = data.draw(st.sampled_from([at for at in law.elections if not at.startswith("wagers.")]))
        assume(all(point.path != at and at not in " ".join(point.notes) for point in before.open))
        put(filing, at, None)
        assert review_of(filing).outcome != COMPLIES

    run()


@EVERY_CHAPTER
@pytest.mark.parametrize("name", ["guide", "sign"])
def test_all_odds_of_a_document_are_those_in_use(chapter: str, name: DocumentName) -> None:
    @few(3)
    @given(filings(chapter))
    def run(filing: dict[str, Any]) -> None:
        review = review_of(filing)
        assume(review.outcome in {COMPLIES, INCOMPLETE, DEFECTS})
        assert review.filing is not None
        assert review.ruleset is not None
        text = " ".join(render(build(review, name, draft=True), "txt", Page()).decode().split())
        paid = " ; ".join(
            cell.payout.text
            for slug in review.ruleset.wagers
            for cell in payouts_in_use(review.filing, review.ruleset, slug)
        )
        # Odds that a guide explains as an example of how to read them stand in its law, not among the payouts.
        explained = repr(load_chapter(chapter).guide)
        wrong = {odds for odds in ODDS.findall(text) if odds not in paid and odds not in explained}
        assert wrong == set()

    run()


@EVERY_CHAPTER
def test_on_any_day_one_version_of_each_value_holds(chapter: str) -> None:
    first = days_of(chapter)[0]

    @few(25)
    @given(st.dates(datetime.date(2009, 1, 1), datetime.date(2031, 1, 1)))
    def run(day: datetime.date) -> None:
        adopted = load_chapter(chapter).adopted
        try:
            law = compile_ruleset(chapter, day)
        except NotInForceError:
            assert adopted is not None
            assert day < adopted
            return
        assert adopted is None or day >= first
        for values in (
            [item.provision for item in law.provisions],
            [(table.wager, table.label, table.provision) for table in law.paytables],
            [(rule.kind, rule.key, rule.at) for rule in law.rules],
            [item.id for item in law.advisories],
        ):
            assert len(values) == len(set(values))
        for table in law.paytables:
            rows = [(row.group, row.outcome, row.when) for row in table.rows]
            assert len(rows) == len(set(rows))
        for name, items in load_chapter(chapter).items.items():
            for item in items:
                in_force = law.moment.resolve(item)
                starts = [version["from"] for version in item.get("versions", [])]
                if starts:
                    assert (in_force is not None) is (day.isoformat() >= starts[0] or adopted is None), (name, item)

    run()


@pytest.mark.parametrize("chapter", [chapter for chapter in CASES if chapter != "pa/629a"])  # it has no such limit
def test_a_payout_limit_is_lawful_from_its_floor_and_a_greater_wager_never_lowers_it(chapter: str) -> None:
    @few(6)
    @given(filings(chapter))
    def run(filing: dict[str, Any]) -> None:
        floor = _floor(filing)
        assume(floor is not None)
        assert floor is not None
        assert _told(filing, format_dollars(floor)) is None
        assert _told(filing, format_dollars(floor - CENT)) == floor or _is_open(filing)
        for entry in filing["wagers"].values():
            if isinstance(entry, dict) and entry.get("maximum") == "$25":
                entry["maximum"] = "$250"
        higher = _floor(filing)
        assert higher is None or higher >= floor

    run()


def _floor(filing: dict[str, Any]) -> Any:
    return _told(filing, "$0.01")


def _is_open(filing: dict[str, Any]) -> bool:
    """Whether the limit is left open, as where another reading of the law gives another floor."""
    return any(point.path == "payout_limit.amount" for point in review_of(filing).open)


def _told(filing: dict[str, Any], amount: str) -> Any:
    """Return the least lawful payout limit, where a limit of so much is called too low."""
    put(filing, "payout_limit.amount", amount)
    found = [LEAST.search(item.expected) for item in review_of(filing).defects if item.at == "payout_limit.amount"]
    return max((parse_dollars(match[1]) for match in found if match), default=None)


@pytest.mark.parametrize("chapter", [chapter for chapter in CASES if chapter in {"pa/633a", "pa/629a", "fl/901a"}])
def test_a_horizon_tells_what_is_paid_otherwise_under_the_later_law(chapter: str) -> None:
    @few(5)
    @given(filings(chapter))
    def run(filing: dict[str, Any]) -> None:
        days = days_of(chapter)
        filing["filing_date"] = days[0].isoformat()
        document = document_of(filing)
        steps = horizon(document, start=None, until=days[-1]).steps
        for day, after in zip(days[1:], (*days[2:], datetime.date.max), strict=True):
            told = {change.at for step in steps if day <= step.day < after for change in step.changes}
            before, now = (_paid(filing, when) for when in (day - datetime.timedelta(days=1), day))
            changed = {slug for slug in before.keys() & now.keys() if before[slug] and now[slug]}
            for slug in changed:
                assert (f"wagers.{slug}" in told) or before[slug] == now[slug], (slug, day)

    run()


def _paid(filing: dict[str, Any], day: datetime.date) -> dict[str, set[tuple[str, str, str]]]:
    from checker.review import review_document  # noqa: PLC0415 - as of another day, here alone

    review = review_document(document_of(filing), as_of=day)
    assert review.filing is not None
    assert review.ruleset is not None
    return {
        slug: {
            (outcome, cell.payout.text, str(cell.envy))
            for outcome, cell in by_outcome(payouts_in_use(review.filing, review.ruleset, slug)).items()
        }
        for slug in review.ruleset.wagers
    }
