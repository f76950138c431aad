"""What an amendment does to filings: a corpus from the 2013 law to the 2015 law, counted independently."""

import datetime
import itertools
import json
from dataclasses import dataclass
from pathlib import Path

import pytest
from typer.testing import CliRunner

from checker.cli.app import app
from checker.frozen import replace
from checker.law import Row, Ruleset, compile_ruleset
from checker.law.conditions import ALWAYS
from checker.law.ruleset import Kept
from checker.review.horizon import Horizon, Step, _changed_by, _newly_possible, _payout_changes, horizon
from checker.rules import Finding, FindingClass
from checker.source import read_text
from checker.submission import read_filing, read_header
from checker.values import parse_dollars, parse_payout
from checker.values.provision import Provision

EXAMPLES = Path(__file__).parents[2] / "examples"
FROM, TO = datetime.date(2013, 1, 1), datetime.date(2015, 7, 1)

_BASE = """\
jurisdiction: pa
game: blackjack
facility: Juniper Ridge Casino
filing_date: 2013-01-01
cards:
  decks: 6
play:
  adjacent_boxes: 2
  additional_splits: 3
  settlement: collect first
wagers:
  blackjack: yes
"""
_HIT_AND_RUN = """\
  hit_and_run_progressive:
    meter:
      rate: 20%
      initial: $1,000
      reset: $1,000
"""
_OLD_PAYOUTS = """\
    payouts:
      Eight or more cards: 100% of meter
      Seven cards: 100 for 1
      Six cards: 25 for 1
      Five cards: 7 for 1
      Blackjack: 4 for 1
"""


@dataclass(frozen=True, kw_only=True)
class Sample:
    """One filing of the corpus and what the amendments do to it, known from how it was made."""

    hit_and_run: str
    three_card: str
    others: str

    @property
    def text(self) -> str:
        parts = [_BASE]
        if self.hit_and_run != "none":
            parts.append(_HIT_AND_RUN)
        if self.hit_and_run == "spelled out":
            parts.append(_OLD_PAYOUTS)
        if self.three_card == "offered":
            parts.append("  three_card_poker: yes\n")
        parts.append(self.others)
        return "".join(parts)

    @property
    def stops(self) -> datetime.date | None:
        if self.hit_and_run == "spelled out":
            return datetime.date(2014, 2, 1)
        return datetime.date(2014, 11, 8) if self.three_card == "offered" else None


_OTHERS = (
    "",
    "  lucky_ladies: yes\n",
    "  match_the_dealer: yes\n  in_between: yes\n",
    "  royal_match_21:\n    paytable: C\n",
    "  bet_the_set_21:\n    paytable: D\n",
    "  kings_bounty: yes\n  lucky_ladies: yes\n",
    "  bet_the_set_21:\n    paytable: C\n  kings_bounty: yes\n",
)
CORPUS = [
    Sample(hit_and_run=hit, three_card=three, others=others)
    for hit, three, others in itertools.product(("none", "offered", "spelled out"), ("none", "offered"), _OTHERS)
]


def follow(sample: Sample) -> Horizon:
    return horizon(read_text(sample.text, "filing.yaml"), start=FROM, until=TO)


def test_the_corpus_is_large_enough_and_has_no_defect_at_first() -> None:
    assert len(CORPUS) == 42
    assert {follow(sample).first.outcome for sample in CORPUS} == {"incomplete"}


@pytest.mark.parametrize("sample", CORPUS, ids=lambda sample: f"{sample.hit_and_run}-{sample.three_card}")
def test_exactly_the_filings_that_break_are_found(sample: Sample) -> None:
    stops = follow(sample).stops
    assert (stops.day if stops else None) == sample.stops


def test_the_independent_count() -> None:
    # Spelled-out Hit and Run: 2 x 7 filings. Three Card Poker without a paytable, and no spelled-out payouts: 2 x 7.
    found = [follow(sample).stops for sample in CORPUS]
    days = [step.day for step in found if step]
    assert days.count(datetime.date(2014, 2, 1)) == 14
    assert days.count(datetime.date(2014, 11, 8)) == 14
    assert len(days) == 28


def test_a_change_names_provision_rulemaking_and_what_to_post() -> None:
    sample = Sample(hit_and_run="offered", three_card="none", others="")
    (step,) = [step for step in follow(sample).steps if step.day == datetime.date(2014, 2, 1)]
    reposted = [change for change in step.changes if change.kind == "repost"]
    assert [(change.provision, change.message, change.source, change.repost) for change in reposted] == [
        (
            "633a.13(l)(1)",
            "Hit and Run Progressive: Seven cards was paid 100 for 1 and is now paid 200 for 1.",
            "44 Pa.B. 599",
            ("sign", "guide"),
        ),
        (
            "633a.13(l)(1)",
            "Hit and Run Progressive: Five cards was paid 7 for 1 and is now paid 8 for 1.",
            "44 Pa.B. 599",
            ("sign", "guide"),
        ),
    ]


def test_a_defect_names_the_rulemaking_that_made_it() -> None:
    sample = Sample(hit_and_run="none", three_card="offered", others="")
    stops = follow(sample).stops
    assert stops is not None
    (change,) = [change for change in stops.changes if change.kind == "defect"]
    assert (change.provision, change.source) == ("633a.13(k)", "44 Pa.B. 7057")
    assert change.message == "The submission does not say which paytable of Three Card Poker is used."


@pytest.mark.parametrize(
    ("game", "wager", "source"),
    [
        ("midibaccarat", "house_money", "44 Pa.B. 619"),
        ("midibaccarat", "panda_8", "44 Pa.B. 599"),
        ("blackjack", "straight_jack_progressive", "44 Pa.B. 619"),
        ("blackjack", "house_money", "44 Pa.B. 619"),
    ],
)
def test_a_wager_becomes_lawful_by_its_own_rulemaking_alone(game: str, wager: str, source: str) -> None:
    text = f"jurisdiction: pa\ngame: {game}\nfiling_date: 2013-01-01\nwagers:\n  {wager}: yes\n"
    found = horizon(read_text(text, "filing.yaml"), start=None, until=datetime.date(2014, 2, 1))
    (step,) = found.steps
    assert [item.source for item in step.changes if item.kind == "cured" and item.at == f"wagers.{wager}"] == [source]


def test_what_becomes_possible_is_listed_on_its_day() -> None:
    steps = {step.day: step.possible for step in follow(CORPUS[0]).steps}
    assert steps[datetime.date(2014, 2, 1)] == (
        "Straight Jack Progressive Wager (633a.6(e)(11), 44 Pa.B. 619)",
        "House Money Wager (633a.6(e)(12), 44 Pa.B. 619)",
    )
    assert any("paytable: B (633a.13(k), 44 Pa.B. 7057)" in item for item in steps[datetime.date(2014, 11, 8)])


@pytest.mark.parametrize(
    ("start", "until", "days"),
    [
        (datetime.date(2014, 1, 30), datetime.date(2014, 1, 31), []),
        (datetime.date(2014, 1, 31), datetime.date(2014, 2, 1), [datetime.date(2014, 2, 1)]),
        (datetime.date(2014, 2, 1), datetime.date(2014, 11, 7), []),
    ],
)
def test_a_day_of_law_counts_from_the_day_it_takes_effect(
    start: datetime.date, until: datetime.date, days: list[datetime.date]
) -> None:
    found = horizon(read_text(CORPUS[0].text, "filing.yaml"), start=start, until=until)
    assert [step.day for step in found.steps] == days


def test_the_command_counts_what_stops(tmp_path: Path) -> None:
    for index, sample in enumerate(CORPUS):
        (tmp_path / f"{index:02}.yaml").write_text(sample.text, encoding="utf-8")
    result = CliRunner().invoke(
        app, ["horizon", str(tmp_path), "--from", "2013-01-01", "--to", "2015-07-01", "--format", "json"]
    )
    assert result.exit_code == 1
    filings = json.loads(result.stdout)["filings"]
    assert [item["stops"] for item in filings] == [
        sample.stops.isoformat() if sample.stops else None for sample in CORPUS
    ]


@pytest.mark.parametrize(
    ("until", "unknown_after"),
    [
        (datetime.date(2015, 6, 12), None),
        (datetime.date(2015, 6, 13), None),
        (datetime.date(2015, 6, 14), datetime.date(2015, 6, 13)),
    ],
)
def test_beyond_the_known_text_the_horizon_is_unknown(
    until: datetime.date, unknown_after: datetime.date | None
) -> None:
    assert horizon(read_text(CORPUS[0].text, "filing.yaml"), start=FROM, until=until).unknown_after == unknown_after


@pytest.mark.parametrize(
    ("until", "through", "end"),
    [
        ("2015-06-13", "", "complies"),
        ("2015-06-14", "", "unknown"),
        ("2026-01-01", "", "unknown"),
        ("2026-01-01", "2026-01-01", "complies"),
        ("2026-01-02", "2026-01-01", "unknown"),
    ],
)
def test_what_complies_ends_as_unknown_beyond_what_somebody_knows(until: str, through: str, end: str) -> None:
    text = (EXAMPLES / "pa/blackjack/submission.yaml").read_text(encoding="utf-8")
    if through:
        text += f"\nlaw_confirmed: {{through: {through}, by: R. Alvarez, note: Compared.}}\n"
    found = horizon(read_text(text, "filing.yaml"), start=None, until=datetime.date.fromisoformat(until))
    assert found.end == end


def test_each_defect_of_a_day_names_its_own_rulemaking_and_what_must_be_drawn_anew() -> None:
    text = (
        "jurisdiction: pa\ngame: midibaccarat\nfacility: Hall\nfiling_date: 2014-01-31\n"
        "layout: {areas: [banker, player, tie]}\nwagers:\n  house_money: yes\n  panda_8: yes\n"
    )
    (step,) = horizon(read_text(text, "filing.yaml"), start=None, until=datetime.date(2014, 2, 1)).steps
    assert step.sources == ("44 Pa.B. 599", "44 Pa.B. 619")
    assert [(item.kind, item.provision, item.source, item.repost, item.at) for item in step.changes] == [
        ("defect", "629a.2(b)(7)", "44 Pa.B. 619", ("layout",), "layout.areas"),
        ("defect", "629a.7(a)(6)", "44 Pa.B. 599", (), "play.ez_baccarat"),
        ("cured", "629a.7(a)", "44 Pa.B. 619", (), "wagers.house_money"),
        ("cured", "629a.7(a)", "44 Pa.B. 599", (), "wagers.panda_8"),
    ]
    assert step.changes[0].help == "add house_money to layout.areas"


def test_payouts_that_a_filing_spells_out_are_posted_anew_on_sign_and_guide() -> None:
    sample = Sample(hit_and_run="spelled out", three_card="none", others="")
    (step,) = [step for step in follow(sample).steps if step.day == datetime.date(2014, 2, 1)]
    defects = [change for change in step.changes if change.kind == "defect"]
    assert defects
    assert {change.repost for change in defects} == {("sign", "guide")}
    assert all(change.at.startswith("wagers.hit_and_run_progressive.payouts") for change in defects)


FLUSH = "Flush"


def paid_on(outcome: str, pays: str, envy: str = "") -> Row:
    row = LAW.tables_for("royal_match_21")[0].rows[0]
    return replace(row, outcome=outcome, payout=parse_payout(pays), envy=parse_dollars(envy) if envy else None)


LAW = compile_ruleset("pa/633a", datetime.date(2015, 6, 13))


def law_with(*rows: Row) -> Ruleset:
    table = replace(LAW.tables_for("royal_match_21")[0], rows=rows, label="", condition=ALWAYS)
    return replace(LAW, paytables=(table,) if rows else (), kept=Kept())


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ([paid_on(FLUSH, "5 to 1")], [paid_on(FLUSH, "5 to 1")], []),
        ([paid_on(FLUSH, "5 to 1")], [paid_on(FLUSH, "6 to 1")], ["Flush was paid 5 to 1 and is now paid 6 to 1"]),
        (
            [paid_on(FLUSH, "5 to 1")],
            [paid_on(FLUSH, "5 for 1")],
            ["Flush was paid 5 to 1 and is now paid 5 for 1"],
        ),
        ([paid_on(FLUSH, "5 to 1")], [paid_on(FLUSH, "10 to 2")], []),
        (
            [paid_on(FLUSH, "5 to 1")],
            [paid_on(FLUSH, "5 to 1"), paid_on("Pair", "Push")],
            ["Pair is now paid Push"],
        ),
        (
            [paid_on(FLUSH, "5 to 1"), paid_on("Pair", "Push")],
            [paid_on(FLUSH, "5 to 1")],
            ["Pair is no longer paid"],
        ),
        (
            [paid_on(FLUSH, "5 to 1", "$50")],
            [paid_on(FLUSH, "5 to 1")],
            ["the Envy Bonus of Flush was $50 and is now none"],
        ),
        (
            [paid_on(FLUSH, "5 to 1", "$50")],
            [paid_on(FLUSH, "5 to 1", "$60")],
            ["the Envy Bonus of Flush was $50 and is now $60"],
        ),
        # Where one day has no payouts at all, what may be chosen is said, and no payout is posted anew.
        ([], [paid_on(FLUSH, "5 to 1")], []),
        ([paid_on(FLUSH, "5 to 1")], [], []),
    ],
)
def test_every_payout_that_changes_is_posted_anew(before: list[Row], after: list[Row], said: list[str]) -> None:
    old, new = law_with(*before), law_with(*after)
    document = read_text(f"{_BASE}  royal_match_21: yes\n", "filing.yaml")
    sides = [(law, read_filing(document, read_header(document), law)) for law in (old, new)]
    found = _payout_changes("royal_match_21", old, sides[0][1], new, sides[1][1])
    assert [item.message for item in found] == [f"Royal Match 21: {text}." for text in said]
    assert {(item.kind, item.repost, item.at) for item in found} <= {
        ("repost", ("sign", "guide"), "wagers.royal_match_21")
    }
    assert all(item.provision and item.source for item in found)


def test_new_wagers_and_new_choices_of_old_ones_are_possible() -> None:
    election = LAW.elections["cards.shuffler"]
    old = replace(
        LAW,
        wagers={slug: wager for slug, wager in LAW.wagers.items() if slug not in {"royal_match_21", "insurance"}},
        elections={**LAW.elections, "cards.shuffler": replace(election, choices=election.choices[1:])},
        kept=Kept(),
    )
    first = election.choices[0]
    wager = LAW.wagers["royal_match_21"]
    assert _newly_possible(old, LAW) == [
        f"{wager.name} ({wager.provision}, {wager.period.source})",
        f"{election.label}: {first.value} ({first.provision}, {first.period.source})",
    ]
    without = {path: item for path, item in LAW.elections.items() if path != "cards.shuffler"}
    assert len(_newly_possible(replace(LAW, elections=without, kept=Kept()), LAW)) == len(election.choices)
    assert _newly_possible(LAW, LAW) == []


@pytest.mark.parametrize(
    ("outcomes", "stops", "end"),
    [
        (["complies"], None, "complies"),
        (["complies", "defects"], 1, "stops"),
        (["incomplete", "defects"], 1, "stops"),
        (["defects", "defects"], None, "defects"),
        (["unreadable", "defects"], None, "unreadable"),
        (["incomplete", "incomplete"], None, "incomplete"),
        (["defects", "complies", "defects"], 2, "stops"),
        (["complies", "incomplete", "defects", "defects"], 2, "stops"),
    ],
)
def test_a_filing_stops_where_its_first_defect_comes(outcomes: list[str], stops: int | None, end: str) -> None:
    first, *later = outcomes
    days = [datetime.date(2013, 1, 1 + index) for index in range(len(outcomes))]
    steps = tuple(
        Step(day=days[index], sources=(), outcome=outcome, changes=(), possible=())
        for index, outcome in enumerate(later, start=1)
    )
    made = follow(CORPUS[0])
    found = replace(made, first=replace(made.first, outcome=first, as_of=days[0]), steps=steps, until=days[-1])
    assert found.stops == (None if stops is None else steps[stops - 1])
    assert found.end == end
    over = replace(found, until=days[0] - datetime.timedelta(days=1))
    assert over.end == "over"


def test_a_filing_that_cannot_be_judged_ends_as_it_is() -> None:
    found = horizon(read_text("jurisdiction: pa\n", "filing.yaml"), start=FROM, until=TO)
    assert (found.steps, found.known_through, found.unknown_after, found.end) == ((), None, None, "unreadable")


BEFORE, TODAY, ALSO = "40 Pa.B. 1", "44 Pa.B. 1", "44 Pa.B. 2"


@pytest.mark.parametrize(
    ("at", "of_wager", "of_table", "of_provision", "named"),
    [
        # The wager's own rulemaking, or that of its paytable, before one that changed the provision.
        ("wagers.royal_match_21.paytable", TODAY, BEFORE, ALSO, TODAY),
        ("wagers.royal_match_21.paytable", BEFORE, TODAY, ALSO, TODAY),
        ("wagers.royal_match_21.paytable", ALSO, TODAY, ALSO, f"{TODAY}, {ALSO}"),
        ("wagers.royal_match_21.paytable", BEFORE, BEFORE, ALSO, ALSO),
        ("wagers.royal_match_21.paytable", BEFORE, BEFORE, BEFORE, ""),
        # What is no entry of a wager has its provision's.
        ("cards.decks", TODAY, TODAY, ALSO, ALSO),
        ("wagers.no_such_wager", TODAY, TODAY, ALSO, ALSO),
    ],
)
def test_the_rulemaking_that_changed_what_a_finding_is_about(
    at: str, of_wager: str, of_table: str, of_provision: str, named: str
) -> None:
    made = [replace(LAW.chapter.rulemakings[0], source=source, effective=LAW.as_of) for source in (TODAY, ALSO)]
    earlier = replace(made[0], source=BEFORE, effective=LAW.as_of - datetime.timedelta(days=1))
    wager, table = LAW.wagers["royal_match_21"], LAW.tables_for("royal_match_21")[0]
    period = LAW.provisions[0].period
    about, other = LAW.provisions[0], replace(LAW.provisions[0], provision=Provision("633a.99(b)"))
    law = replace(
        LAW,
        chapter=replace(LAW.chapter, rulemakings=(*made, earlier)),
        wagers={wager.slug: replace(wager, period=replace(period, source=of_wager))},
        paytables=(replace(table, period=replace(period, source=of_table)),),
        rules=(),
        provisions=(
            replace(about, provision=Provision("633a.98(a)(1)"), period=replace(period, source=of_provision)),
            replace(other, period=replace(period, source=TODAY)),
        ),
        kept=Kept(),
    )
    finding = Finding(provision=Provision("633a.98(a)"), kind=FindingClass.VIOLATION, message="So.", at=at)
    assert _changed_by(finding, law) == named
