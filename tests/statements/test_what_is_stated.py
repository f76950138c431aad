"""What each statement says, by which provision, at which place, and how firmly each document is asked for it."""

from typing import Any

import pytest
from filings import CHAPTERS, law_of

from checker.frozen import replace
from checker.law import Ruleset
from checker.law.conditions import Is, Offers
from checker.law.names import names_of_wager
from checker.law.ruleset import Kept
from checker.source import read_text
from checker.statements import Statement, Statements, statements_of
from checker.statements.derive import (
    law_of_statements,
    reads_of_sentences,
    reads_of_similar,
    reads_of_statements,
)
from checker.statements.model import Document, Duty
from checker.submission import read_filing, read_header

BLACKJACK, BACCARAT, FACE_UP, MARYLAND = "pa/633a", "pa/629a", "pa/688a", "md/pai-gow-poker"


def stated(chapter: str, text: str, ruleset: Ruleset | None = None) -> Statements:
    jurisdiction, game, day = CHAPTERS[chapter]
    document = read_text(f"jurisdiction: {jurisdiction}\ngame: {game}\nfiling_date: {day}\n{text}\n", "filing.yaml")
    law = ruleset or law_of(chapter)
    return statements_of(read_filing(document, read_header(document), law), law)


def duties(item: Statement) -> str:
    """How firmly a document is asked, for those that are asked at all."""
    return ", ".join(f"{document} {duty}" for document, duty in item.duty.items() if duty != "allowed")


METERS = """\
wagers:
  progressive:
    minimum: $5
    maximum: many
    meters:
      major: {initial: $100, reset: $50, rate: 3%}
      mega: {rate: lots}
      minor: {rate: 2%}
    meter: {rate: 4%}
"""


def test_limits_and_meters_are_those_of_the_filing_and_what_cannot_be_read_is_left_out() -> None:
    found = stated(MARYLAND, METERS).of(subject="progressive")
    lead, meters = "wagers.progressive", "wagers.progressive.meters"
    assert [
        (item.key.aspect, item.key.name, str(item.value), item.names[0], item.provision, item.at, duties(item))
        for item in found
        if item.key.aspect.startswith(("limit", "meter"))
    ] == [
        ("limit_min", "", "$5", "Progressive Payout Wager", "7.E(4)", f"{lead}.minimum", "sign recommended"),
        *[
            (aspect, name, value, meter, provision, at, "guide recommended")
            for aspect, name, value, meter, provision, at in (
                ("meter_initial", "major", "$100", "Major meter", "13.E(7)(a)", f"{meters}.major.initial"),
                ("meter_reset", "major", "$50", "Major meter", "13.E(7)(a)", f"{meters}.major.reset"),
                ("meter_rate", "", "4%", "meter", "13.E(6)", f"{lead}.meter.rate"),
                ("meter_rate", "major", "3%", "Major meter", "13.E(6)", f"{meters}.major.rate"),
                ("meter_rate", "minor", "2%", "Minor meter", "13.E(6)", f"{meters}.minor.rate"),
            )
        ],
    ]
    assert [item.wording for item in found if item.key.aspect in {"limit_min", "meter_initial", "meter_rate"}] == [
        "Progressive: at least $5",
        "The Major meter starts at $100.",
        "4% of each wager goes to the meter.",
        "3% of each wager goes to the Major meter.",
        "2% of each wager goes to the Minor meter.",
    ]


def test_the_greatest_wager_is_a_limit_too() -> None:
    (item,) = stated(MARYLAND, "wagers: {progressive: {maximum: $25}}").of(aspect="limit_max")
    assert (str(item.value), item.wording, item.at) == (
        "$25",
        "Progressive: at most $25",
        "wagers.progressive.maximum",
    )


PRINTED = {"meter_initial": "$10,000", "meter_reset": "$10,000", "meter_rate": "1%", "meter_reserve": "1%"}


@pytest.mark.parametrize(
    ("entries", "filed"),
    [
        ("", {}),
        ("meter: {initial: $5000}", {"meter_initial": "$5,000"}),
        ("meter: {rate: 3%}", {"meter_rate": "3%"}),
        ("meter: {reset: $1, reserve_rate: 2%}", {"meter_reset": "$1", "meter_reserve": "2%"}),
    ],
)
def test_a_meter_stands_at_what_its_paytable_prints_unless_the_filing_says_so(
    entries: str, filed: dict[str, str]
) -> None:
    found = stated(FACE_UP, "wagers:\n  progressive: {paytable: 4" + f"{', ' * bool(entries)}{entries}" + "}")
    meters = {item.key.aspect: item for item in found if item.key.aspect in PRINTED}
    assert {aspect: str(item.value) for aspect, item in meters.items()} == {**PRINTED, **filed}
    for aspect, item in meters.items():
        by_paytable = aspect not in filed
        assert item.at.endswith(".paytable") is by_paytable
        assert str(item.value) in item.wording
        assert (item.provision, item.names[0]) == ("688a.12(d)", "meter")


def test_by_which_paytable_a_wager_pays() -> None:
    (item,) = stated(FACE_UP, "wagers:\n  progressive: {paytable: 4}").of(aspect="paytable")
    assert (item.key.subject, str(item.value), item.wording, item.provision, item.at, duties(item)) == (
        "progressive",
        "4",
        "Progressive pays by paytable 4.",
        "688a.12(d)",
        "wagers.progressive.paytable",
        "",
    )


@pytest.mark.parametrize(
    ("chapter", "text", "unsettled", "tables"),
    [
        (FACE_UP, "wagers: {progressive: yes}", {"progressive"}, {}),
        (FACE_UP, "wagers: {progressive: {paytable: 8}}", {"progressive"}, {}),
        (FACE_UP, "wagers: {progressive: {paytable: 4}}", set(), {"progressive": "4"}),
        (FACE_UP, "wagers: {progressive: no}", set(), {}),
        # The law prints only the least odds, and the filing sets them.
        (BACCARAT, "play: {ez_baccarat: no}", {"tie"}, {}),
        (BACCARAT, "wagers: {tie: {odds: 9 to 1}}", set(), {}),
        (BACCARAT, "wagers: {tie: {odds: nine}}", {"tie"}, {}),
        (BLACKJACK, "wagers: {match_the_dealer: yes}\ncards: {decks: 6}", set(), {"match_the_dealer": ""}),
        (BLACKJACK, "wagers: {match_the_dealer: yes}", {"match_the_dealer"}, {}),
    ],
)
def test_a_wager_is_unsettled_while_the_filing_leaves_open_what_it_pays(
    chapter: str, text: str, unsettled: set[str], tables: dict[str, str]
) -> None:
    found = stated(chapter, text)
    base = {"face_up_pai_gow_poker": "", "blackjack": "", "insurance": "", "player": "", "banker": ""}
    assert found.unsettled == unsettled
    assert {slug: table.label for slug, table in found.tables.items() if slug not in base} == tables


def test_a_wager_of_which_the_law_leaves_nothing_to_settle_is_not_unsettled() -> None:
    law = replace(law_of(BLACKJACK), paytables=(), kept=Kept())
    found = stated(BLACKJACK, "wagers: {lucky_ladies: yes}", law)
    assert not found.unsettled
    assert not found.tables


def test_a_cell_that_was_reconstructed_is_told_from_one_that_is_printed() -> None:
    found = stated(FACE_UP, "wagers: {fortune_bonus: {paytable: 4}}").of(subject="fortune_bonus")
    status = {(item.key.name, item.key.aspect): item.status for item in found}
    assert status["Four-of-a-kind", "payout"] == "printed"
    assert status["Four-of-a-kind", "envy"] == "reconstructed"
    assert status["Straight", "payout"] == "reconstructed"
    assert status["Full house", "payout"] == "printed"
    inferred = stated(BACCARAT, "wagers: {house_money: yes}")
    assert {item.status for item in inferred.of(aspect="payout")} <= {"printed", "inferred"}


@pytest.mark.parametrize(
    ("chapter", "text", "duty"),
    [
        # Where the law leaves the choice and the filing says nothing, a sign is asked for, a layout may.
        (BLACKJACK, "", "guide recommended, sign required, layout recommended"),
        (BLACKJACK, "layout: {payout_odds: layout}", "guide recommended, layout required"),
        (BLACKJACK, "layout: {payout_odds: sign}", "guide recommended, sign required"),
    ],
)
def test_where_payouts_stand(chapter: str, text: str, duty: str) -> None:
    found = stated(chapter, text).of(aspect="payout")
    assert found
    assert {duties(item) for item in found} == {duty}


def test_a_law_that_leaves_no_choice_asks_a_sign_for_payouts() -> None:
    law = law_of(BLACKJACK)
    elections = {path: election for path, election in law.elections.items() if path != "layout.payout_odds"}
    found = stated(BLACKJACK, "", replace(law, elections=elections, kept=Kept())).of(aspect="payout")
    assert {duties(item) for item in found} == {"guide recommended, sign required"}


@pytest.mark.parametrize(
    ("chapter", "text", "amount", "posted"),
    [
        (BLACKJACK, "", "guide recommended, sign required", ""),
        (BLACKJACK, "layout: {payout_limit: sign}", "guide recommended, sign required", ""),
        (BLACKJACK, "layout: {payout_limit: layout}", "guide recommended, layout required", ""),
        (
            BLACKJACK,
            "layout: {payout_limit: generic inscription and sign}",
            "guide recommended, sign required",
            "layout required",
        ),
        # This chapter does not ask where the limit is shown.
        (BACCARAT, "", "guide recommended, sign recommended", ""),
    ],
)
def test_where_a_payout_limit_stands(chapter: str, text: str, amount: str, posted: str) -> None:
    found = stated(chapter, f"payout_limit: {{amount: $50000}}\n{text}").of(aspect="payout_limit")
    assert [(str(item.value), duties(item)) for item in found] == [("$50,000", amount), ("posted", posted)]
    assert [item.wording for item in found] == [
        "Payout limit: $50,000",
        "Payouts are subject to the posted payout limit",
    ]
    assert {item.provision for item in found} == {"633a.2(b)(16)" if chapter == BLACKJACK else "629a.12(a)"}


@pytest.mark.parametrize("text", ["", "payout_limit: {amount: lots}"])
def test_a_payout_limit_that_is_not_stated_is_none(text: str) -> None:
    assert stated(BLACKJACK, text).of(aspect="payout_limit") == ()


@pytest.mark.parametrize(
    ("said", "areas", "layout"),
    [
        ("no", False, ""),
        ("yes", True, "layout required"),
        ("no longer sure", True, "layout recommended"),
    ],
)
def test_an_area_is_asked_for_as_its_wager_is_offered(said: str, areas: bool, layout: str) -> None:
    found = stated(BLACKJACK, f"wagers: {{lucky_ladies: {said}}}").of(aspect="area")
    of_it = [item for item in found if item.key.subject == "lucky_ladies"]
    assert [(item.provision, item.at, duties(item)) for item in of_it] == [("633a.2(b)(4)", "layout.areas", layout)] * (
        areas
    )
    assert [item.key.subject for item in found if item.key.subject not in {"blackjack", "lucky_ladies"}] == []


@pytest.mark.parametrize(
    ("switch", "area", "name"),
    [
        ("yes", "layout required", "layout required"),
        ("no", None, "nothing"),
        ("no longer sure", "layout recommended", "layout recommended"),
    ],
)
def test_the_name_of_a_wager_stands_where_its_area_does(switch: str, area: str | None, name: str) -> None:
    found = stated(BLACKJACK, f"wagers: {{super_match: yes}}\nplay: {{blackjack_switch: {switch}}}")
    areas = [duties(item) for item in found.of(subject="super_match", aspect="area")]
    assert areas == ([] if area is None else [area])
    (named,) = found.of(subject="super_match", aspect="name")
    assert duties(named).partition("required, ")[2] == ("" if name == "nothing" else name)


SIMILAR = "layout:\n  dealer_rule_in_similar_language: "
PRINTED_RULE = "Dealer shall draw to 16 and stand on all 17s"


@pytest.mark.parametrize(
    ("text", "wording", "at"),
    [
        ("", PRINTED_RULE, "layout.inscriptions"),
        (f"{SIMILAR}{{text: Dealer stands on 17}}", PRINTED_RULE, "layout.inscriptions"),
        (f"{SIMILAR}{{approval: OR-7}}", PRINTED_RULE, "layout.inscriptions"),
        (
            f"{SIMILAR}{{text: Dealer stands on 17, approval: OR-7}}",
            "Dealer stands on 17",
            "layout.dealer_rule_in_similar_language.text",
        ),
    ],
)
def test_an_inscription_is_the_law_s_unless_other_words_are_approved(text: str, wording: str, at: str) -> None:
    found = stated(BLACKJACK, text).of(aspect="inscription")
    assert [item.provision for item in found] == ["633a.2(b)(3)(i)", "633a.2(b)(3)(ii)", "633a.2(b)(3)(iii)"]
    assert {duties(item) for item in found} == {"layout required"}
    last = found[-1]
    assert (str(last.value), last.names, last.wording, last.at) == (wording, (wording,), wording, at)


@pytest.mark.parametrize(
    ("said", "layout"), [("yes", "layout required"), ("no", None), ("no longer sure", "layout recommended")]
)
def test_an_inscription_under_a_condition_is_asked_for_as_far_as_that_is_known(said: str, layout: str | None) -> None:
    law = law_of(BLACKJACK)
    rules = tuple(
        replace(rule, when=Offers(wager="lucky_ladies")) if rule.provision == "633a.2(b)(3)(ii)" else rule
        for rule in law.rules
    )
    found = stated(BLACKJACK, f"wagers: {{lucky_ladies: {said}}}", replace(law, rules=rules, kept=Kept()))
    asked = {item.provision: duties(item) for item in found.of(aspect="inscription")}
    always = {"633a.2(b)(3)(i)": "layout required", "633a.2(b)(3)(iii)": "layout required"}
    assert asked == (always if layout is None else {**always, "633a.2(b)(3)(ii)": layout})


# --- for what the table of statements is made anew ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("part", "changed"),
    [
        ("wagers", lambda _: {}),
        ("paytables", lambda _: ()),
        ("statements", lambda _: ()),
        ("rules", lambda law: tuple(rule for rule in law.rules if rule.kind != "area")),
        ("rules", lambda law: tuple(rule for rule in law.rules if rule.kind != "inscription")),
        ("elections", lambda law: without(law, "wagers.bad_beat_progressive.meter.rate")),
        ("elections", lambda law: without(law, "layout.payout_odds")),
        ("elections", lambda law: without(law, "payout_limit.amount")),
    ],
)
def test_another_law_of_statements_is_not_the_same(part: str, changed: Any) -> None:
    law = law_of(BLACKJACK)
    other = replace(law, kept=Kept(), **{part: changed(law)})
    assert law_of_statements(other) != law_of_statements(law)


@pytest.mark.parametrize(
    ("part", "changed"),
    [
        ("rules", lambda law: tuple(rule for rule in law.rules if rule.kind in {"area", "inscription"})),
        ("elections", lambda law: without(law, "cards.decks")),
    ],
)
def test_other_law_makes_no_other_statements(part: str, changed: Any) -> None:
    law = law_of(BLACKJACK)
    other = replace(law, kept=Kept(), **{part: changed(law)})
    assert law_of_statements(other) == law_of_statements(law)


def without(law: Ruleset, path: str) -> dict[str, Any]:
    assert path in law.elections
    return {at: election for at, election in law.elections.items() if at != path}


def test_a_meter_of_the_only_paytable_is_decided_by_the_law_alone() -> None:
    law = law_of(FACE_UP)
    (table,) = [table for table in law.tables_for("progressive") if table.label == "4"]
    alone = replace(law, paytables=(replace(table, label=""),), kept=Kept())
    meters = [item for item in stated(FACE_UP, "wagers: {progressive: yes}", alone) if item.key.aspect in PRINTED]
    assert {item.key.aspect: str(item.value) for item in meters} == PRINTED
    assert {item.at for item in meters} == {""}
    assert stated(FACE_UP, "wagers: {progressive: yes}", alone).of(aspect="paytable") == ()


def test_statements_are_found_by_what_they_are_about() -> None:
    found = stated(BLACKJACK, "layout: {payout_odds: layout}\nwagers: {lucky_ladies: yes}")
    every = list(found)
    assert found.of() == tuple(every)
    assert found.of(subject="lucky_ladies") == tuple(item for item in every if item.key.subject == "lucky_ladies")
    assert found.of(aspect="area") == tuple(item for item in every if item.key.aspect == "area")
    (area,) = found.of(subject="lucky_ladies", aspect="area")
    assert (area.due(Document.LAYOUT), area.due(Document.SIGN)) == (Duty.REQUIRED, Duty.ALLOWED)
    assert replace(area, duty={}).due(Document.LAYOUT) is Duty.ALLOWED


def test_statements_read_every_entry_on_which_one_may_turn() -> None:
    law = law_of(BLACKJACK)
    area = next(rule for rule in law.rules if rule.kind == "area" and rule.subject == "super_match")
    similar = next(rule for rule in law.rules if reads_of_similar(rule))
    other = next(rule for rule in law.rules if rule.kind == "at_most")
    turns = Is("cards.turned", ("none",))
    rules = (
        replace(area, when=turns, at="layout.areas"),
        replace(similar, when=Is("play.speed", ("slow",)), at="layout.inscriptions"),
        replace(other, when=Is("play.other", ("yes",)), at="table.other"),
    )
    topic = replace(law.statements[0], value_of="play.chosen", when=Is("play.under", ("yes",)))
    said = replace(topic, value_of="")
    small = replace(law, rules=rules, statements=(topic, said), paytables=(), kept=Kept())
    sentences = reads_of_sentences(small)
    assert {"payout_limit.amount", "play.chosen", "play.under", "wagers.super_match"} <= sentences
    assert not {"", "cards.turned", "layout.areas", "gambling_help_line"} & sentences
    found = reads_of_statements(small)
    limits = {f"wagers.{slug}.{limit}" for slug in law.wagers for limit in ("minimum", "maximum")}
    assert sentences < found
    assert found - sentences == {
        "gambling_help_line", "layout.payout_limit", "layout.payout_odds", "cards.turned", "layout.areas",
        "play.speed", "layout.inscriptions", *reads_of_similar(similar),
        *(limits - sentences),
    }  # fmt: skip


SOMETIMES = Is("cards.shuffler", ("none",))


@pytest.mark.parametrize(
    ("subject", "of", "before", "after"),
    [
        # Where its area stands, the name of a wager does: one that turns on an entry is asked for as that is filed.
        ("super_match", "name", "sign required", "layout required, sign required"),
        ("super_match", "area", "", "layout required"),
        ("in_between", "name", "layout required, sign required", "layout required, sign required"),
    ],
)
def test_what_was_stated_before_of_another_filing_is_not_said_of_this(
    subject: str, of: str, before: str, after: str
) -> None:
    law = law_of(BLACKJACK)
    rules = tuple(
        replace(rule, when=SOMETIMES) if rule.kind == "area" and rule.subject == "super_match" else rule
        for rule in law.rules
    )
    changed = replace(law, rules=rules, kept=Kept())
    filed = "layout: {payout_odds: sign}\nwagers: {super_match: yes, in_between: yes}\ncards: {shuffler: %s}"

    def asked(shuffler: str) -> str:
        found = stated(BLACKJACK, filed % shuffler, changed).of(subject=subject, aspect=of)
        return ", ".join(sorted(part for item in found for part in duties(item).split(", ") if "guide" not in part))

    for _ in range(2):
        assert [asked("automated"), asked("none")] == [before, after]


def test_a_meter_is_named_in_words_and_one_that_is_printed_has_its_sentence() -> None:
    law = law_of(MARYLAND)
    lead = "wagers.progressive.meters"
    election = law.elections[f"{lead}.major.initial"]
    path = f"{lead}.grand_prize.initial"
    more = replace(law, elections={**law.elections, path: replace(election, at=path)}, kept=Kept())
    filed = "wagers: {progressive: {paytable: D, meters: {grand_prize: {initial: $100}}}}"
    (item,) = [item for item in stated(MARYLAND, filed, more) if item.key.name == "grand_prize"]
    assert item.names == ("Grand prize meter", *names_of_wager(law.wagers["progressive"]))
    assert item.wording == "The Grand prize meter starts at $100."
    printed = stated(FACE_UP, "wagers: {progressive: {paytable: 4}}").of(aspect="meter_rate")
    assert [(found.names[0], found.wording) for found in printed] == [
        ("meter", f"{PRINTED['meter_rate']} of each wager goes to the meter.")
    ]


@pytest.mark.parametrize(("offered", "said"), [("yes", 4), ("no", 1)])
def test_of_even_money_that_is_not_offered_nothing_is_said_but_that(offered: str, said: int) -> None:
    found = stated(BLACKJACK, f"play: {{even_money: {offered}}}").of(subject="player")
    assert sum(item.key.aspect.startswith("even_money") for item in found) == said
