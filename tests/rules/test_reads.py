"""What a check reads is what it declares, and what was found for one filing is told of another only if that is so."""

import datetime
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rule_cases import Case, cases_of, chapters_with_cases, with_every_wager

from checker.frozen import replace
from checker.law import Ruleset, compile_ruleset
from checker.law.chapter import game_of, load_chapter
from checker.law.conditions import ALWAYS, paths_in
from checker.law.params import PayoutLimitFloor
from checker.law.ruleset import Kept
from checker.review import review_document
from checker.rules import Outcome, check_rule
from checker.rules.context import Context
from checker.rules.paths import plain
from checker.rules.program import differing, program, results_differing, results_of
from checker.rules.registry import reads_of
from checker.source import read_file
from checker.statements.derive import reads_of_sentences, reads_of_statements, statements_of
from checker.statements.guide import reads_of_guide, spoken
from checker.submission import Answer, Filing
from checker.submission.raw_values import GROUP
from checker.submission.recall import FirstOrRecalled

STEP = 24
"""Of so many cases, one."""
EXAMPLES = Path(__file__).parents[2] / "examples"


class Recording:
    """A filing that notes every path at which it is asked for something."""

    def __init__(self, filing: Filing) -> None:
        self.filing = filing
        self.asked: set[str] = set()

    @property
    def situation(self) -> object:
        # It is part of every key.
        return self.filing.situation

    @property
    def raw(self) -> "Raw":
        return Raw(self)

    def answer(self, path: str) -> Answer:
        self.asked.add(path)
        return self.filing.answer(path)

    def offers(self, wager: str) -> bool | None:
        self.asked.add(f"wagers.{wager}")
        return self.filing.offers(wager)

    def stated_raw(self, path: str) -> bool:
        self.asked.add(path)
        return self.filing.stated_raw(path)

    def raw_text(self, path: str) -> str:
        self.asked.add(path)
        return self.filing.raw_text(path)

    def find(self, *steps: str | int) -> object:
        self.asked.add(".".join(map(str, steps)))
        return self.filing.find(*steps)

    @property
    def settled(self) -> object:
        # The papers that hold entries are part of every key; nothing else of it may be asked.
        return Papers(self.filing)


class Raw:
    """What a filing writes, by path: what is told of an earlier filing asks for all that it would read."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording

    def get(self, path: str) -> object:
        self.recording.asked.add(path)
        return self.recording.filing.raw.get(path)


class Papers:
    """What a filing settles, as far as a check may ask for it."""

    def __init__(self, filing: Filing) -> None:
        self.paper_for = filing.settled.paper_for


@cache
def filings(chapter_id: str) -> list[tuple[Filing, Ruleset]]:
    """Examples of a chapter, filings of some of its cases, and one of everything; the cases' tests read the rest."""
    examples = [
        file for file in sorted(EXAMPLES.rglob("*.yaml")) if f"game: {game_of(chapter_id)}\n" in file.read_text()
    ]
    reviews = [review_document(read_file(file)) for file in examples[::3]]
    reviews += [case.review(case.days()[0]) for case in cases_of(chapter_id)[::STEP]]
    found = [
        (review.filing, review.ruleset)
        for review in reviews
        if review.chapter_id == chapter_id and review.filing and review.ruleset
    ]
    return [*found, with_every_wager(chapter_id, inscribed=True)]


@pytest.mark.parametrize("chapter_id", chapters_with_cases())
def test_a_check_reads_what_it_declares_and_is_told_only_of_filings_that_say_the_same_there(chapter_id: str) -> None:
    seen = 0
    for filing, ruleset in filings(chapter_id):
        for name, check in program(ruleset).items():
            recording: Any = Recording(filing)
            direct = check_rule(Context(rule=check.rule, filing=recording, ruleset=ruleset))
            declared = set(check.known.recall.reads)
            assert [path for path in recording.asked if not _covered(path, declared, filing)] == [], name
            assert check.results(filing) == direct, name
            seen += bool(recording.asked)
    assert seen


def _covered(path: str, declared: set[str], filing: Filing) -> bool:
    """Whether a path is declared, or lies in a list or a value that is read in one."""
    if path in declared or not path:
        return True
    above = path.rpartition(".")[0]
    return bool(above) and filing.raw.get(above) is not GROUP and _covered(above, declared, filing)


@pytest.mark.parametrize("chapter_id", chapters_with_cases())
def test_statements_are_recalled_by_all_that_they_read(chapter_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each piece of the table of statements, what it is made of, and the whole."""
    undeclared: set[str] = set()

    def note(kept: FirstOrRecalled[object], filing: Any, work: Any) -> object:
        asking: Any = Recording(filing)
        found = work(asking)
        while isinstance(filing, Recording):
            filing = filing.filing
        declared = set(kept.recall.reads)
        undeclared.update(path for path in asking.asked if not _covered(path, declared, filing))
        return found

    every = filings(chapter_id)
    monkeypatch.setattr(FirstOrRecalled, "__call__", note)
    for filing, ruleset in every:
        recording: Any = Recording(filing)
        found = statements_of(recording, ruleset)
        declared = set(reads_of_statements(ruleset))
        undeclared.update(path for path in recording.asked if not _covered(path, declared, filing))
        sentences = {*reads_of_sentences(ruleset), *reads_of_guide(ruleset)}
        alone = [item.at for item in spoken(found, ruleset) if item.key.aspect != "inscription"]
        undeclared.update(at for at in alone if at and not _covered(at, sentences, filing))
    assert undeclared == set()


@pytest.mark.parametrize("chapter_id", chapters_with_cases())
def test_what_another_reading_does_again_comes_in_the_order_of_the_law(chapter_id: str) -> None:
    day = load_chapter(chapter_id).known_through or datetime.date(2013, 7, 15)
    literal, evident = (compile_ruleset(chapter_id, day, reading) for reading in ("literal", "evident"))
    again = differing(literal, evident)
    assert again
    assert list(again) == [name for name in program(evident) if name in again]


@pytest.mark.parametrize("chapter_id", chapters_with_cases())
def test_what_another_reading_does_again_is_all_that_comes_out_otherwise(chapter_id: str) -> None:
    day = load_chapter(chapter_id).known_through or datetime.date(2013, 7, 15)
    literal, evident = (compile_ruleset(chapter_id, day, reading) for reading in ("literal", "evident"))
    for filing, _ in filings(chapter_id):
        again = results_differing(filing, literal, evident)
        known = {**results_of(filing, literal), **again}
        fresh = {
            name: check_rule(Context(rule=check.rule, filing=filing, ruleset=evident))
            for name, check in program(evident).items()
        }
        assert {name: known[name] for name in fresh} == fresh


@pytest.mark.parametrize(
    ("part", "kinds"),
    [
        ("words", {"inscription", "listed_odds", "listed_inscription"}),
        ("paytables", {"listed_odds", "payout_limit_floor"}),
        ("statements", {"inscribed_words"}),
    ],
)
def test_a_check_is_done_again_where_what_it_asks_of_the_law_beside_its_rule_is_another(
    part: str, kinds: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    law = compile_ruleset("pa/633a", datetime.date(2016, 1, 1), "literal")
    parts: dict[str, Any] = dict.fromkeys(("words", "paytables", "statements"), lambda _: None)
    law, same, other = (replace(law, kept=Kept()) for _ in range(3))
    monkeypatch.setattr("checker.rules.program._OF_LAW", parts)
    assert differing(law, same) == ()
    monkeypatch.setattr("checker.rules.program._OF_LAW", {**parts, part: lambda ruleset: ruleset is law})
    rules = {name: check.rule for name, check in program(other).items()}
    assert {rules[name].calculation or rules[name].kind for name in differing(law, other)} == kinds


@pytest.mark.parametrize("chapter_id", chapters_with_cases())
def test_what_must_or_must_not_hold_is_read_and_whether_its_entry_is_asked(chapter_id: str) -> None:
    day = load_chapter(chapter_id).known_through or datetime.date(2013, 7, 15)
    ruleset = compile_ruleset(chapter_id, day)
    judged = [rule for rule in ruleset.rules if rule.kind in {"requires", "forbids"} and rule.must is not None]
    assert {rule.kind for rule in judged} == {"requires", "forbids"}
    for rule in judged:
        assert rule.must is not None
        asked = ruleset.elections[rule.at].when if rule.at in ruleset.elections else ALWAYS
        wanted = {rule.at, *rule.related, *paths_in(rule.when), *paths_in(rule.must), *paths_in(asked)}
        assert wanted - {""} <= reads_of(rule, ruleset), rule.key


def test_an_entry_with_another_name_and_another_paytable_are_read_anew_by_those_that_name_them() -> None:
    law = replace(compile_ruleset("pa/633a", datetime.date(2016, 1, 1), "literal"), kept=Kept())
    decks = replace(law.elections["cards.decks"], label="Packs in play")
    renamed = replace(law, elections={**law.elections, "cards.decks": decks}, kept=Kept())
    named = {name for name, check in program(law).items() if "cards.decks" in reads_of(check.rule, law)}
    assert {("at_least", "633a.3(a) decks"), ("paytable", "633a.13(f) royal_match_21")} <= named
    assert set(differing(law, renamed)) == named
    spoken = replace(law.elections["cards.decks"], says="How many decks are in play.")
    reworded = replace(law, elections={**law.elections, "cards.decks": spoken}, kept=Kept())
    own = {name for name, check in program(law).items() if plain(check.rule.at) == "cards.decks"}
    assert set(differing(law, reworded)) == own
    tables = tuple(replace(table, rows=table.rows[:1]) for table in law.paytables if table.wager == "three_card_poker")
    others = tuple(table for table in law.paytables if table.wager != "three_card_poker")
    repaid = replace(law, paytables=(*others, *tables), kept=Kept())
    again = {
        (check.rule.kind, check.rule.subject) for name, check in program(law).items() if name in differing(law, repaid)
    }
    assert {subject for kind, subject in again if kind == "paytable"} == {"three_card_poker"}


@pytest.mark.parametrize("chapter_id", ["pa/633a", "pa/645a", "pa/688a", "md/pai-gow-poker"])
def test_a_floor_of_the_payout_limit_reads_the_wager_and_the_meters_of_all_that_count(chapter_id: str) -> None:
    ruleset = compile_ruleset(chapter_id, load_chapter(chapter_id).known_through or datetime.date(2013, 7, 15))
    (rule,) = (rule for rule in ruleset.rules if isinstance(rule.params, PayoutLimitFloor))
    assert isinstance(rule.params, PayoutLimitFloor)
    params = rule.params
    read = reads_of(replace(rule, related=()), ruleset)
    wagers = {slug for named in (params.wagers, params.instead) for slug in named}
    meters = {path for path in ruleset.elections for slug in wagers if path.startswith(f"wagers.{slug}.meter")}
    areas = {params.boxes, params.decks, params.positions, params.applies_to} - {""}
    assert {*(f"wagers.{slug}.{params.basis}" for slug in wagers), *meters, *areas} <= read


def test_a_filing_that_differs_only_in_the_papers_that_hold_entries_is_checked_anew() -> None:
    def filed(paper: str) -> tuple[Filing, Ruleset]:
        raw = {"set": {"filed_elsewhere": {"play.settlement": paper}} if paper else {}, "remove": ["play.settlement"]}
        review = Case(chapter_id="pa/633a", section="reads", raw=raw).review(datetime.date(2015, 6, 13))
        assert review.filing is not None
        assert review.ruleset is not None
        return review.filing, review.ruleset

    key = ("required", "633a.7(r) play.settlement")
    found = [results_of(*filed(paper))[key][0].outcome for paper in ("", "procedures HP-3", "")]
    assert found == [Outcome.FAILS, Outcome.OPEN, Outcome.FAILS]
