"""What every item of a chapter file may say is no figure of a deal and no parameter of a rule."""

import datetime
from collections.abc import Callable
from decimal import Decimal
from typing import Any, cast

import pytest

from checker.law import chapter_ids, items, load_chapter
from checker.law.conditions import ALWAYS, parse_condition
from checker.law.dated import Moment
from checker.law.hands import Hands, parse_hands
from checker.law.model import Period, Returned
from checker.values import parse_payout

PERIOD = Period(effective=datetime.date(2014, 2, 1), until=None, source="44 Pa.B. 599", status="printed", note="")
MOMENT = Moment(
    as_of=datetime.date(2014, 7, 1),
    adopted=datetime.date(2014, 2, 1),
    source="44 Pa.B. 599",
    readings={"1/a": "evident", "1/b": "literal"},
)
OF_EVERY_ITEM = {
    "section": "1",
    "from": "2014-02-01",
    "until": "2015-06-13",
    "source": "44 Pa.B. 599",
    "status": "printed",
    "note": "a note",
}


def test_a_deal_has_its_own_figures_and_nothing_that_every_item_has() -> None:
    of_a_deal = {"deal": "two cards", "kind": "cards", "provision": "1(a)", "decks_at": "cards.decks", "when": "always"}
    said: Any = {**OF_EVERY_ITEM, **of_a_deal, "decks": ["6", "8"], "assumes": ["even decks"], "cards": "2"}
    deal = items.deal(said, PERIOD)
    assert deal.figures == {"cards": "2"}
    assert (deal.id, deal.kind, deal.provision, deal.decks, deal.decks_at) == (
        "two cards",
        "cards",
        "1(a)",
        (6, 8),
        "cards.decks",
    )
    assert deal.assumes == ("even decks",)


def test_a_rule_has_its_own_parameters_and_nothing_that_every_rule_has() -> None:
    of_a_rule = {
        "provision": "1(a)",
        "kind": "at_least",
        "name": "decks",
        "when": "always",
        "at": "cards.decks",
        "requires": "At least {value}.",
        "otherwise": "Fewer than {value}.",
        "lawful": "more",
        "class": "advisory",
        "if_unstated": "unused",
        "reason": "so it is",
        "related": ["cards.shuffler"],
        "severity": "slight",
        "value": "2",
    }
    rule = items.rule({**OF_EVERY_ITEM, "versions": [], "by_reading": {}, **of_a_rule}, PERIOD)
    assert (rule.provision, rule.kind, rule.name, rule.at, str(rule.value)) == (
        "1(a)",
        "at_least",
        "decks",
        "cards.decks",
        "2",
    )
    assert (rule.requires, rule.otherwise, rule.lawful) == ("At least {value}.", "Fewer than {value}.", "more")
    assert (rule.finding_class, rule.if_unstated, rule.reason) == ("advisory", "unused", "so it is")
    assert (rule.related, rule.severity, rule.calculation, rule.subject) == (("cards.shuffler",), "slight", "", "")
    assert rule.period is PERIOD


def test_what_a_rule_does_not_say_is_what_most_rules_mean() -> None:
    rule = items.rule({"provision": "1", "kind": "at_least", "requires": "", "value": "1"}, PERIOD)
    assert (rule.name, rule.at, rule.otherwise, rule.lawful, rule.reason, rule.severity) == ("",) * 6
    assert (rule.finding_class, rule.if_unstated, rule.related) == ("violation", "open", ())
    assert rule.when is ALWAYS


@pytest.mark.parametrize("named", [{"kind": "near"}, {"kind": "calculation", "calculation": "near"}])
def test_a_kind_of_rule_that_is_not_known_is_refused_by_its_name(named: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"^“near” is no kind of rule and no calculation$"):
        items.rule({"provision": "1", "requires": "", **named}, PERIOD)


LEDGER = {"provision": "1(a)", "section": "1", "is": "shown", "about": "odds"}
WAGER = {
    "wager": "tie",
    "name": "Tie Wager",
    "short": "Tie",
    "provision": "1(a)",
    "pays_under": "2(a)",
    "elected": "no",
    "optional": "no",
    "wins": "It ties.",
}
ELECTION = {
    "at": "cards.decks",
    "provision": "1(a)",
    "label": "Decks",
    "type": "count",
    "asks": "must",
    "says": "How many.",
}
PAYTABLE = {"wager": "tie", "provision": "1(a)", "rows": [{"outcome": "Tie", "pays": "8 to 1"}]}
COUNTED = {"deal": "coup"}
DEAL = {"deal": "coup", "kind": "coup", "provision": "1(a)"}
FIGURE = {"provision": "1(a)", "figure": "1,000", "unit": "dollars", "what": "the most"}
ADVISORY = {
    "id": "1(a)/what",
    "provision": "1(a)",
    "title": "T.",
    "printed": "P",
    "problem": "Q",
    "literal": "L",
    "evident": "E",
    "applies": "evident",
    "effect": "F",
    "ask": "A?",
    "severity": "grave",
    "touches": "never",
}
STATEMENT = {"topic": "decks", "provision": "1(a)"}
OFFERED = {"offers": "tie"}
OFFERS = parse_condition(OFFERED)
TWENTY = {"player": {"total": "20"}}
BUILDERS: dict[str, tuple[Callable[..., Any], dict[str, Any]]] = {
    "provision": (items.provision, LEDGER),
    "wager": (items.wager, WAGER),
    "election": (lambda raw, period: items.election(raw, period, MOMENT), ELECTION),
    "paytable": (lambda raw, period: items.paytable(raw, period, MOMENT), PAYTABLE),
    "row": (
        lambda raw, period: items.paytable({**PAYTABLE, "rows": [raw]}, period, MOMENT).rows[0],  # type: ignore[typeddict-item]
        {"outcome": "Tie", "pays": "8 to 1"},
    ),
    "choice": (
        lambda raw, period: items.election({**ELECTION, "choices": [raw]}, period, MOMENT).choices[0],  # type: ignore[typeddict-item]
        {"value": "2", "says": "Two."},
    ),
    "counted": (
        lambda raw, period: items.paytable({**PAYTABLE, "counted": raw}, period, MOMENT).counted,  # type: ignore[typeddict-item]
        COUNTED,
    ),
    "deal": (items.deal, DEAL),
    "figure": (items.figure, FIGURE),
    "advisory": (items.advisory, ADVISORY),
    "statement": (items.statement, STATEMENT),
}
EXTRAS = [
    "wager_amount",
    "meter_seed",
    "rate_of_progression",
    "reserve_rate",
    "stake_returned",
    "joker",
    "envy_provision",
]
LEAST: dict[str, dict[str, Any]] = {
    "provision": {"provision": "1(a)", "section": "1", "handling": "shown", "about": "odds", "by": ""},
    "wager": {
        "slug": "tie",
        "name": "Tie Wager",
        "short": "Tie",
        "provision": "1(a)",
        "pays_under": "2(a)",
        "elected": False,
        "optional": False,
        "wins": "It ties.",
        "wins_except": "",
        "except_when": ALWAYS,
        "also": (),
    },
    "election": {
        "at": "cards.decks",
        "provision": "1(a)",
        "label": "Decks",
        "type": "count",
        "asks": "must",
        "when": ALWAYS,
        "says": "How many.",
        "choices": (),
        "example": "",
        "silent": "",
        "one_of": (),
    },
    "choice": {"value": "2", "provision": "1(a)", "says": "Two."},
    "paytable": {
        "wager": "tie",
        "label": "",
        "provision": "1(a)",
        "condition": ALWAYS,
        "condition_text": "",
        "extras": {},
        "additional": False,
        "counted": None,
        "pays_at": "",
        "less": 0,
        "less_when": ALWAYS,
    },
    "row": {
        "outcome": "Tie",
        "payout": parse_payout("8 to 1"),
        "envy": None,
        "sign": "",
        "group": "",
        "when": ALWAYS,
        "also": (),
        "in_parts": False,
        "provision": "",
        "envy_provision": "",
        "reconstructed": frozenset(),
        "hands": None,
        "beside": False,
    },
    "counted": {
        "deal": "coup",
        "sides": ("first",),
        "every_line": False,
        "given": None,
        "returned": (),
        "joker": "limited",
        "rides": False,
        "assumes": (),
        "advisories": frozenset(),
    },
    "deal": {
        "id": "coup",
        "kind": "coup",
        "provision": "1(a)",
        "figures": {},
        "decks": (),
        "decks_at": "",
        "assumes": (),
        "when": ALWAYS,
    },
    "figure": {"provision": "1(a)", "number": Decimal(1000), "unit": "dollars", "what": "the most"},
    "advisory": {
        **{key: text for key, text in ADVISORY.items() if key != "touches"},
        "touches": parse_condition("never"),
    },
    "statement": {
        "topic": "decks",
        "provision": "1(a)",
        "value": "",
        "value_of": "",
        "values": {},
        "if_unstated": "",
        "plus": 0,
        "wager": "",
        "name": "",
        "under": (),
        "when": ALWAYS,
        "duty": {},
    },
}
"""What each kind of item is that says no more than it must."""
MORE: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("provision", {"by": "layout"}, {"by": "layout"}),
    ("wager", {"elected": "yes", "optional": "true"}, {"elected": True, "optional": True}),
    ("wager", {"wins_except": "but", "also": ["T", "Draw"]}, {"wins_except": "but", "also": ("T", "Draw")}),
    ("wager", {"except_when": OFFERED}, {"except_when": OFFERS}),
    ("election", {"when": OFFERED, "example": ["6", "8"]}, {"when": OFFERS, "example": ["6", "8"]}),
    ("election", {"silent": "None.", "one_of": ["a", "b"]}, {"silent": "None.", "one_of": ("a", "b")}),
    ("choice", {"provision": "3"}, {"provision": "3"}),
    ("paytable", {"paytable": "A", "condition": OFFERED, "additional": "yes"},
     {"label": "A", "condition": OFFERS, "additional": True}),
    ("paytable", {"condition_text": "six decks", "pays_at": "wagers.tie.odds"},
     {"condition_text": "six decks", "pays_at": "wagers.tie.odds"}),
    ("paytable", {"less": "5%", "less_when": OFFERED}, {"less": 5, "less_when": OFFERS}),
    *(("paytable", {name: "x"}, {"extras": {name: "x"}}) for name in EXTRAS),
    ("row", {"envy": "$25", "sign": "A tie", "group": "Ties"}, {"envy": Decimal(25), "sign": "A tie", "group": "Ties"}),
    ("row", {"group": "none", "when": OFFERED, "also": ["Draw"]}, {"group": "", "when": OFFERS, "also": ("Draw",)}),
    ("row", {"in_parts": "yes", "provision": "4", "envy_provision": "5", "beside": "yes"},
     {"in_parts": True, "provision": "4", "envy_provision": "5", "beside": True}),
    ("row", {"reconstructed": "pays"}, {}),
    ("row", {"reconstructed": "pays", "status": "reconstructed"}, {"reconstructed": frozenset({"pays"})}),
    ("row", {"status": "reconstructed"}, {"reconstructed": frozenset({"pays", "envy"})}),
    ("counted", {"sides": ["first", "second"], "rides": "yes", "assumes": ["x"]},
     {"sides": ("first", "second"), "rides": True, "assumes": ("x",)}),
    ("counted", {"pays": "every line", "joker": "fully wild"}, {"every_line": True, "joker": "fully wild"}),
    ("counted", {"joker": {"advisory": "1/a", "literal": "limited", "evident": "fully wild"}},
     {"joker": "fully wild", "advisories": frozenset({"1/a"})}),
    ("counted", {"pays": {"advisory": "1/a", "literal": "every line",
                          "evident": {"advisory": "1/b", "literal": "every line", "evident": "the highest line"}}},
     {"every_line": True, "advisories": frozenset({"1/a", "1/b"})}),
    ("counted", {"returned": [{"hands": "never"}, {"hands": {"player": {"total": "20"}}, "when": OFFERED}],
                 "given": {"player": {"total": "21"}}},
     {"returned": (Returned(hands=Hands(()), when=ALWAYS), Returned(hands=parse_hands(TWENTY), when=OFFERS)),
      "given": parse_hands({"player": {"total": "21"}})}),
    ("row", {"hands": {"advisory": "1/b", "literal": TWENTY, "evident": "never"}},
     {"hands": Hands(parse_hands(TWENTY).alternatives, ("1/b",))}),
    ("deal", {"decks": ["6", "8"], "decks_at": "cards.decks", "assumes": ["x"], "when": OFFERED, "cards": "2"},
     {"decks": (6, 8), "decks_at": "cards.decks", "assumes": ("x",), "when": OFFERS, "figures": {"cards": "2"}}),
    ("deal", OF_EVERY_ITEM, {}),
    ("advisory", {"touches": OFFERED}, {"touches": OFFERS}),
    ("statement", {"value": "8", "plus": "1", "wager": "tie", "name": "x", "under": ["a"]},
     {"value": "8", "plus": 1, "wager": "tie", "name": "x", "under": ("a",)}),
    ("statement", {"value_of": "cards.decks", "values": {"a": "b"}, "if_unstated": "c", "when": OFFERED},
     {"value_of": "cards.decks", "values": {"a": "b"}, "if_unstated": "c", "when": OFFERS}),
    ("statement", {"duty": {"sign": "required"}}, {"duty": {"sign": "required"}}),
]  # fmt: skip


@pytest.mark.parametrize("kind", LEAST)
def test_an_item_that_says_what_it_must_has_nothing_else(kind: str) -> None:
    build, raw = BUILDERS[kind]
    held = _held(build(raw, PERIOD))
    assert {name: held[name] for name in LEAST[kind]} == LEAST[kind]
    assert held.keys() - LEAST[kind].keys() <= {"period", "rows"}


@pytest.mark.parametrize(("kind", "more", "expected"), MORE, ids=[f"{kind} {sorted(more)}" for kind, more, _ in MORE])
def test_what_an_item_says_besides_is_kept_where_it_belongs(
    kind: str, more: dict[str, Any], expected: dict[str, Any]
) -> None:
    build, raw = BUILDERS[kind]
    held = _held(build({**raw, **more}, PERIOD))
    assert {name: held[name] for name in LEAST[kind]} == {**LEAST[kind], **expected}


def test_envy_bonuses_have_the_provision_of_their_table_but_for_their_own() -> None:
    own: Any = {**PAYTABLE, "envy_provision": "5"}
    tables = [items.paytable(raw, PERIOD, MOMENT) for raw in (cast("Any", PAYTABLE), own)]
    assert [table.envy_provision for table in tables] == ["1(a)", "5"]


def test_a_row_has_the_heading_of_its_table_but_for_its_own_or_none() -> None:
    rows: list[Any] = [{"outcome": group, "pays": "1 to 1", "group": group} for group in ("B", "none")]
    raw: Any = {**PAYTABLE, "group": "A", "rows": [{"outcome": "x", "pays": "1 to 1"}, *rows]}
    assert [row.group for row in items.paytable(raw, PERIOD, MOMENT).rows] == ["A", "B", ""]


def test_a_table_reads_as_it_does_from_its_newest_cell_until_the_first_that_ends() -> None:
    changed = [{"outcome": "x", "pays": "1 to 1", "from": "2014-06-01", "note": "n"}]
    ended = [{"outcome": "y", "pays": "1 to 1", "until": until} for until in ("2016-01-01", "2015-01-01")]
    raw: Any = {**PAYTABLE, "rows": [*changed, *ended, {"outcome": "z", "pays": "1 to 1", "from": "2020-01-01"}]}
    table = items.paytable(raw, PERIOD, MOMENT)
    assert [row.outcome for row in table.rows] == ["x", "y", "y"]
    assert (table.period.effective, table.period.until) == (datetime.date(2014, 6, 1), datetime.date(2015, 1, 1))
    assert (table.period.status, table.period.note) == ("printed", "")


def test_choices_and_rows_that_are_not_in_force_are_left_out() -> None:
    raw: Any = {**ELECTION, "choices": [{"value": "1", "says": "", "until": "2014-03-01"}, {"value": "2", "says": ""}]}
    assert [choice.value for choice in items.election(raw, PERIOD, MOMENT).choices] == ["2"]


def _held(value: Any) -> dict[str, Any]:
    return {name: getattr(value, name) for name in type(value).__slots__}


@pytest.mark.parametrize("chapter_id", chapter_ids())
def test_a_note_of_a_chapter_is_a_sentence_or_nothing(chapter_id: str) -> None:
    chapter = load_chapter(chapter_id)
    for note in (chapter.known_through_note, chapter.undated_note):
        assert note == "" or note.endswith("."), note
