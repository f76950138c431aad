"""Where the law numbers each payout, ``explain`` and the ledger tell what each of these provisions holds."""

import datetime

import pytest

from checker.law import compile_ruleset
from checker.report.explain import explain
from checker.report.ledger import handled_by
from checker.values.provision import Provision

RULESET = compile_ruleset("md/pai-gow-poker", datetime.date(2013, 7, 15))


@pytest.mark.parametrize(
    ("provision", "said"),
    [
        ("13.B(1)(k)", "Fortune Bonus, paytable A: Straight pays 2 to 1."),
        ("13.B(4)(b)", "Fortune Bonus, paytable B: Royal flush and Royal Match has an Envy Bonus of $1,000."),
        ("13.D(2)(d)", "Pai Gow Insurance, paytable B: Queen-high pays 7 to 1."),
        ("13.E(4)(c)", "Progressive, paytable C: Royal flush pays 100 percent of the Minor Progressive."),
    ],
)
def test_explain_tells_the_one_payout(provision: str, said: str) -> None:
    assert f"   {said}" in [line for line, _ in explain(Provision(provision), RULESET)]


def test_explain_gives_the_table_for_its_envy_bonuses() -> None:
    lines = [line for line, _ in explain(Provision("13.C(6)"), RULESET)]
    assert "13.C(5)  Emperor's Treasure Wager, paytable C" in lines


def test_every_numbered_payout_names_its_table_in_the_ledger() -> None:
    rows = {name for table in RULESET.paytables for row in table.rows for name in (row.provision, row.envy_provision)}
    without = [
        item.provision
        for item in RULESET.provisions
        if item.provision in rows and not any(said.startswith("paytable ") for said in handled_by(item, RULESET))
    ]
    assert len(rows) > 100
    assert not without
