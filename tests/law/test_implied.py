"""What follows from a chapter's wagers, paytables and elections without being written out."""

import datetime

import pytest

from checker.frozen import replace
from checker.law import Election, Paytable, Rule, chapter_ids, compile_ruleset
from checker.law.conditions import ALWAYS, All, Condition, Offers, Stated
from checker.law.implied import implied_elections, implied_rules, unless_judged
from checker.law.model import Choice
from checker.values.provision import Provision

LAW = compile_ruleset("pa/633a", datetime.date(2015, 7, 1))
ELECTION = replace(LAW.elections["cards.decks"], when=ALWAYS, choices=())
CHOICES = (Choice(value="one", provision=Provision("1(a)"), says="", period=ELECTION.period),)


def test_what_is_asked_of_a_wager_is_asked_where_it_is_offered() -> None:
    laws = [compile_ruleset(chapter_id, datetime.date(2021, 6, 1)) for chapter_id in chapter_ids()]
    asked = [rule for law in laws for rule in law.rules if rule.kind in {"required", "recorded", "choice"}]
    of_wagers = [rule for rule in asked if rule.at.startswith("wagers.")]
    assert of_wagers
    for rule in of_wagers:
        first = rule.when.parts[0] if isinstance(rule.when, All) else rule.when
        assert isinstance(first, Offers), rule.at


def test_a_choice_among_paytables_tells_for_what_each_is() -> None:
    for slug in ("bet_the_set_21", "royal_match_21"):
        tables = LAW.tables_for(slug)
        (choices,) = (item.choices for item in implied_elections((LAW.wagers[slug],), tables) if item.choices)
        assert [(item.value, item.provision) for item in choices] == [(item.label, item.provision) for item in tables]
        assert [item.says for item in choices] == [
            f"For {item.condition_text}." if item.condition_text else "" for item in tables
        ]


def made(
    *tables: Paytable, elected: bool = True, optional: bool = True
) -> tuple[dict[str, Election], list[tuple[str, str, object]]]:
    """The elections and the rules of one wager with these paytables, each rule by kind, place and condition."""
    wager = replace(LAW.wagers["royal_match_21"], elected=elected, optional=optional)
    elections = {item.at.removeprefix("wagers.royal_match_21."): item for item in implied_elections((wager,), tables)}
    rules = implied_rules((wager,), elections, tables)
    return elections, [(rule.kind, rule.at.removeprefix("wagers.royal_match_21"), rule.when) for rule in rules]


SAYS = {
    "paytable": "Which paytable of those the law allows.",
    "minimum": "The least wager at this table.",
    "maximum": "The greatest wager at this table.",
    "payouts": "The payouts spelled out, to be compared with the law's.",
}
LETTERED = LAW.tables_for("royal_match_21")[0]
OFFERED = Offers("royal_match_21")


@pytest.mark.parametrize(
    ("tables", "elected", "entries"),
    [
        ((LETTERED,), True, ["paytable", "minimum", "maximum", "payouts"]),
        ((replace(LETTERED, label=""),), True, ["minimum", "maximum", "payouts"]),
        ((replace(LETTERED, additional=True),), True, ["minimum", "maximum", "payouts"]),
        ((replace(LETTERED, wager="in_between"),), True, ["minimum", "maximum"]),
        ((), True, ["minimum", "maximum"]),
        ((LETTERED,), False, ["payouts"]),
        ((), False, []),
    ],
)
def test_which_entries_a_wager_has(tables: tuple[Paytable, ...], elected: bool, entries: list[str]) -> None:
    elections, _ = made(*tables, elected=elected)
    assert list(elections) == entries
    for name, election in elections.items():
        assert (election.at, election.when) == (f"wagers.royal_match_21.{name}", OFFERED)
        assert election.asks == ("must" if name == "paytable" else "may")
        assert (election.label, election.example) == (f"Royal Match 21: {name}", "")
        assert election.says == SAYS[name]
        assert bool(election.choices) is (name == "paytable")
        assert bool(election.silent) is (name != "paytable")


@pytest.mark.parametrize(
    ("tables", "optional", "rules"),
    [
        ((), True, [("offered", "", ALWAYS)]),
        ((LETTERED,), True, [("offered", "", ALWAYS), ("paytable", ".paytable", OFFERED)]),
        ((LETTERED,), False, [("offered", "", ALWAYS), ("paytable", ".paytable", ALWAYS)]),
    ],
)
def test_which_rules_a_wager_has(
    tables: tuple[Paytable, ...], optional: bool, rules: list[tuple[str, str, object]]
) -> None:
    """Its limits and its paytable have no rule of an entry, and payouts that are spelled out are no choice."""
    assert made(*tables, optional=optional)[1] == rules


@pytest.mark.parametrize(
    ("at", "when", "scope"),
    [
        ("cards.decks", ALWAYS, ALWAYS),
        ("cards.decks", Stated("play.settlement"), Stated("play.settlement")),
        ("wagers.tie.odds", ALWAYS, Offers("tie")),
        ("wagers.tie.odds", Stated("cards.decks"), All((Offers("tie"), Stated("cards.decks")))),
        ("wagers.tie.odds", Offers("banker"), Offers("banker")),
        ("wagers.tie", ALWAYS, ALWAYS),
    ],
)
def test_an_entry_is_asked_for_under_its_condition_and_one_of_a_wager_where_that_is_offered(
    at: str, when: Condition, scope: Condition
) -> None:
    election = replace(ELECTION, at=at, when=when, asks="must")
    (rule,) = implied_rules((), {at: election}, ())
    assert (rule.kind, rule.at, rule.name, rule.when) == ("required", at, at, scope)


@pytest.mark.parametrize(
    ("asks", "kind", "choices", "rules"),
    [
        ("must", "count", (), ["required"]),
        ("must", "choice", CHOICES, ["required", "choice"]),
        ("may", "choice", CHOICES, ["choice"]),
        ("may", "count", (), ["recorded"]),
        ("declared", "count", (), ["recorded"]),
        ("may", "payouts", (), []),
        ("must", "payouts", (), ["required"]),
    ],
)
def test_an_entry_has_the_rules_of_how_it_is_asked_for(
    asks: str, kind: str, choices: tuple[Choice, ...], rules: list[str]
) -> None:
    election = replace(ELECTION, asks=asks, type=kind, choices=choices)
    assert [rule.kind for rule in implied_rules((), {election.at: election}, ())] == rules


@pytest.mark.parametrize("last", ["paytable", "minimum", "maximum"])
def test_entries_of_a_wager_alone_have_rules_of_their_own(last: str) -> None:
    def kinds(at: str) -> list[str]:
        return [rule.kind for rule in implied_rules((), {at: replace(ELECTION, at=at, asks="must")}, ())]

    assert kinds(f"wagers.tie.{last}") == []
    assert kinds(f"wagers.tie.meters.{last}") == ["required"]
    assert kinds(f"cards.{last}") == ["required"]


def test_each_wager_and_each_entry_has_what_follows_from_it_whatever_comes_before() -> None:
    by_law, elected = replace(LAW.wagers["insurance"], elected=False), LAW.wagers["royal_match_21"]
    assert [item.at for item in implied_elections((by_law, elected, by_law), ())] == [
        "wagers.royal_match_21.minimum",
        "wagers.royal_match_21.maximum",
    ]
    listed = ("wagers.tie.minimum", "cards.decks", "table.positions")
    kinds = {at: replace(ELECTION, at=at, asks="must", choices=CHOICES if "decks" in at else ()) for at in listed}
    assert [(rule.kind, rule.at) for rule in implied_rules((), kinds, ())] == [
        ("required", "cards.decks"),
        ("choice", "cards.decks"),
        ("required", "table.positions"),
    ]


RECORDED = Rule(
    provision=Provision("1(a)"), kind="recorded", at="cards.decks", name="cards.decks", period=ELECTION.period
)
JUDGES = replace(RECORDED, kind="at_least", name="decks")


@pytest.mark.parametrize(
    ("implied", "written", "asks", "left"),
    [
        (RECORDED, JUDGES, "may", 0),
        (RECORDED, replace(JUDGES, at="each of cards.decks"), "may", 0),
        (RECORDED, replace(JUDGES, provision=Provision("1(b)")), "may", 1),
        (RECORDED, replace(JUDGES, at="cards.batches"), "may", 1),
        # What passes over a filing that is silent judges no entry on which every filing has to speak.
        (RECORDED, replace(JUDGES, if_unstated="skip"), "may", 0),
        (RECORDED, replace(JUDGES, if_unstated="skip"), "declared", 1),
        (RECORDED, replace(JUDGES, if_unstated="holds"), "declared", 1),
        (RECORDED, JUDGES, "declared", 0),
        (RECORDED, replace(JUDGES, at="each of cards.decks"), "declared", 0),
        (replace(RECORDED, kind="required"), JUDGES, "must", 1),
    ],
)
def test_what_a_written_rule_judges_is_not_also_recorded(implied: Rule, written: Rule, asks: str, left: int) -> None:
    elections = {"cards.decks": replace(ELECTION, asks=asks)}
    assert list(unless_judged([implied], (written,), elections)) == [implied] * left
