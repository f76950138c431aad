"""The checklist has one line an election with its provision and the value, the advisories, and the review's summary."""

import pytest
from document_cases import PLAIN, RICH, VARIED, changed, grid, lawful, paper, prose, review, text_of

from checker.documents.model import Paper
from checker.submission.conditions import holds


@pytest.fixture(scope="module")
def rich() -> Paper:
    return paper(lawful(RICH), "filing")


def test_each_election_that_applies_has_one_line() -> None:
    found = lawful(RICH)
    assert found.ruleset is not None
    assert found.filing is not None
    document = paper(found, "filing")
    lines = [
        label for key in ("table", "cards", "play", "wagers", "payout_limit", "layout") for label in grid(document, key)
    ]
    asked = [
        election.label
        for election in found.ruleset.elections.values()
        if election.type != "payouts" and holds(election.when, found.filing) is True
    ]
    assert sorted(line for line in lines if not line.endswith(": offered")) == sorted(
        label for label in asked if "Super Match" not in label
    )


def test_a_line_gives_provision_and_value(rich: Paper) -> None:
    assert grid(rich, "cards")["Decks in play"] == ("633a.3(a)", "6", "[ ]")
    assert grid(rich, "cards")["Decks in each batch"] == ("633a.3(b)(1)", "6, 6", "[ ]")
    assert grid(rich, "payout_limit")["Wagers to which the payout limit applies"][1] == "Lucky Ladies, King's Bounty"


def test_a_choice_is_cited_where_it_stands(rich: Paper) -> None:
    assert grid(rich, "play")["Order of settling wagers"] == ("633a.7(r)(1)", "collect first", "[ ]")
    assert grid(rich, "wagers")["Royal Match 21: paytable"] == ("633a.13(f)(2)", "C", "[ ]")


def test_the_first_citation_is_in_full_and_the_others_are_bare(rich: Paper) -> None:
    cited = [row[0] for key in ("table", "cards", "play") for row in grid(rich, key).values()]
    assert cited[0] == "58 Pa. Code § 633a.2(a)"
    assert not any("Pa. Code" in provision for provision in cited[1:])


def test_offered_wagers_have_a_line_and_others_are_named_apart(rich: Paper) -> None:
    wagers = grid(rich, "wagers")
    assert wagers["Lucky Ladies: offered"] == ("633a.6(e)(1)", "yes", "[ ]")
    assert "Super Match: offered" not in wagers
    assert prose(rich, "not_offered") == ["Super Match."]


def test_what_is_not_stated_says_so() -> None:
    found = review(changed(PLAIN, ("  settlement: collect first\n", "")))
    document = paper(found, "filing", draft=True)
    assert grid(document, "play")["Order of settling wagers"][1] == "NOT STATED; the submission must say it"
    assert grid(document, "play")["Even money"][1] == "not stated"
    assert any("633a.7(r)" in line and line.startswith("Missing") for line in prose(document, "summary"))


def test_it_never_claims_to_be_a_form_of_the_board(rich: Paper) -> None:
    assert rich.subtitle == ("Made by the certificate holder from its own filing. This is not a form of the Board.")


def test_the_summary_counts_and_shows_the_arithmetic(rich: Paper) -> None:
    summary = prose(rich, "summary")
    found = lawful(RICH)
    assert summary[0] == "Complies."
    assert f"Provisions that this filing touches: {found.counts()['judged']}." in summary
    assert "Least lawful limit: the greater of $25,000 and $51,250." in summary


def test_advisories_stand_with_the_reading_applied(rich: Paper) -> None:
    advisories = grid(rich, "advisories")
    assert advisories["The payout limit names Royal Match 21 where Lucky Ladies seems meant."] == (
        "633a.13(o)",
        "Evident: Lucky Ladies and King's Bounty can be limited, and Royal Match 21 cannot.",
    )
    quiet = grid(paper(lawful(PLAIN), "filing"), "advisories")
    assert "The payout limit names Royal Match 21 where Lucky Ladies seems meant." not in quiet


def test_departures_stand_with_their_approval() -> None:
    rows = grid(paper(lawful(VARIED), "filing"), "variances")
    assert [(provision, "ED-2015-112" in approval) for provision, approval in rows.values()] == [("633a.13(c)", True)]


def test_every_printed_sheet_has_room_for_the_approval_date() -> None:
    sheets = text_of(paper(lawful(RICH), "filing")).split("\f")
    assert len(sheets) > 2
    assert all(sheet.count("Approval date: ____") == 1 for sheet in sheets)
    assert all(sheet.count("58 Pa. Code Ch. 633a, as of July 1, 2015") >= 2 for sheet in sheets)
    assert {len(sheet.strip("\n").split("\n")) for sheet in sheets} == {60}


def test_a_help_line_that_is_missing_is_among_the_advisories(rich: Paper) -> None:
    title = "Guide and sign carry no line on help with gambling problems."
    assert title not in grid(rich, "advisories")
    provision, reading = grid(paper(lawful(PLAIN), "filing"), "advisories")[title]
    assert provision == "58 Pa. Code § 501a.7"
    assert reading.startswith("It asks for a help message on advertisements. Whether a guide or a sign is one is open.")
