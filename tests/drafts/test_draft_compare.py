"""Single judgements: what a small draft is told, with provision, class and help."""

import dataclasses

import pytest
from draft_content import base, review_of
from draft_writers import Style, write

from checker.drafts.compare import compare
from checker.drafts.demands import Kind
from checker.drafts.kinds import tell_kind
from checker.drafts.model import Draft
from checker.drafts.readers import read_draft
from checker.drafts.report import DraftFinding, DraftReport


def judge(text: str, kind: Kind, filing: str = "blackjack") -> DraftReport:
    return compare(read_draft(text.encode(), "draft.txt"), review_of(filing), kind)


def about(report: DraftReport, subject: str) -> list[DraftFinding]:
    return [finding for finding in report.findings if finding.about == subject]


def but_for_the_help_line(report: DraftReport) -> list[DraftFinding]:
    """Give the findings on anything but the filing's help line, which short drafts leave out."""
    return [finding for finding in report.findings if finding.about != "help_line"]


def felt(*inscriptions: str) -> str:
    content = base("blackjack", "layout")
    return write(dataclasses.replace(content, inscriptions=inscriptions), Style("list"), "txt").decode()


@pytest.mark.parametrize(
    ("shown", "kind"),
    [
        ("Dealer shall draw to 16 and stand on all 17s", None),
        ("DEALER SHALL DRAW TO 16\nAND STAND ON ALL 17S", None),
        ("\u201cDealer shall draw to 16 and stand on all 17s.\u201d", None),
        ("D E A L E R   S H A L L   D R A W   T O   1 6   A N D   S T A N D   O N   A L L   1 7 S", None),
        ("Blackjack pays 3 to 2 * Dealer shall draw to 16 and stand on all 17s * Good luck", None),
        ("Dealer shall draw to 16, and stand on all 17's", "advisory"),
        ("Dealer must draw to 16 and stand on all 17s", "mismatch"),
        ("Dealer shall draw to 16 and stand on all 17s and 18s", "mismatch"),
        ("No dealer shall draw to 16 and stand on all 17s", "mismatch"),
        ("Dealer shall draw to 17 and stand on all 18s", "mismatch"),
        ("Dealer shall stand on all 17s", "mismatch"),
    ],
)
def test_the_dealers_rule_is_the_laws_or_it_is_not(shown: str, kind: str | None) -> None:
    report = judge(felt("Blackjack pays 3 to 2", "Insurance pays 2 to 1", shown), Kind.LAYOUT)
    found = about(report, "inscription")
    assert [(finding.kind.value, finding.provision) for finding in found] == (
        [(kind, "633a.2(b)(3)(iii)")] if kind else []
    )
    if kind:
        assert found[0].place is not None
        assert found[0].actual.casefold() in " ".join(shown.casefold().split())


def test_a_missing_inscription_is_not_taken_from_a_sign() -> None:
    report = judge(felt("Blackjack pays 3 to 2", "Dealer shall draw to 16 and stand on all 17s"), Kind.LAYOUT)
    (finding,) = about(report, "inscription")
    assert finding.provision == "633a.2(b)(3)(ii)"
    assert finding.help.endswith("a sign does not take its place")
    assert finding.place is None


def test_a_sign_that_contradicts_the_dealers_rule_is_wrong_although_it_need_not_state_it() -> None:
    text = write(base("blackjack", "sign"), Style("list"), "txt").decode()
    assert not about(judge(text + "\nDealer draws to 16 and stands on all 17s\n", Kind.SIGN), "inscription")
    (finding,) = about(judge(text + "\nDealer draws to 17 and stands on all 18s\n", Kind.SIGN), "inscription")
    assert finding.message.startswith("“Dealer draws to 17 and stands on all 18s” contradicts")


@pytest.mark.parametrize("filing", ["blackjack-felt", "blackjack"])
def test_similar_language_needs_the_approval_that_the_filing_cites(filing: str) -> None:
    content = base(filing, "layout")
    words = (*content.inscriptions[:2], "Dealer must draw to 16 and stand on all 17s")
    text = write(dataclasses.replace(content, inscriptions=words), Style("list"), "txt").decode()
    assert bool(about(judge(text, Kind.LAYOUT, filing), "inscription")) is (filing == "blackjack")


@pytest.mark.parametrize(
    ("payout", "kind", "subject"),
    [
        ("1,000 for 1", None, ""),
        ("1000 FOR 1", None, ""),
        ("1,000 to 1", "mismatch", "unit"),
        ("1,000:1", "mismatch", "unit"),
        ("1,000-1", "mismatch", "unit"),
        ("999 to 1", "mismatch", "payout"),
    ],
)
def test_a_payout_for_1_must_say_for(payout: str, kind: str | None, subject: str) -> None:
    content = base("blackjack", "sign").with_entry("royal_match_21", "Crown Treasure Bonus", payout=payout)
    report = judge(write(content, Style("leaders", shape="leaders"), "txt").decode(), Kind.SIGN)
    found = [(finding.kind.value, finding.about) for finding in but_for_the_help_line(report)]
    assert found == ([(kind, subject)] if kind else [])


def test_a_colon_for_to_is_an_advisory_once_for_a_wager() -> None:
    content = base("blackjack", "sign")
    for entry in content.panel("kings_bounty").entries:
        content = content.with_entry("kings_bounty", entry.outcome, payout=entry.payout.replace(" to ", ":"))
    report = judge(write(content, Style("leaders", shape="leaders"), "txt").decode(), Kind.SIGN)
    (finding,) = but_for_the_help_line(report)
    assert (finding.kind.value, finding.about, finding.provision) == ("advisory", "unit", "633a.13(h)")
    assert report.outcome == "complies"


def test_a_wager_without_any_payout_is_told_row_by_row_and_a_wager_without_a_name_once() -> None:
    content = base("blackjack", "sign")
    named = content.with_panel(dataclasses.replace(content.panel("house_money"), entries=(), limits=""))
    rows = about(judge(write(named, Style("list"), "txt").decode(), Kind.SIGN), "row")
    assert [finding.expected for finding in rows] == [
        "Ace-king suited: 9 to 1",
        "Pair: 3 to 1",
        "Two-card straight flush: 4 to 1",
        "Two-card straight: 1 to 1",
    ]
    panels = tuple(panel for panel in content.panels if panel.wager != "house_money")
    report = judge(write(dataclasses.replace(content, panels=panels), Style("list"), "txt").decode(), Kind.SIGN)
    assert [finding.about for finding in report.findings if finding.kind.value == "mismatch"] == ["wager"]


def test_a_layout_whose_odds_stand_on_a_sign_needs_none_but_those_it_shows_must_be_right() -> None:
    text = felt(*base("blackjack", "layout").inscriptions)
    assert judge(text, Kind.LAYOUT).outcome == "complies"
    report = judge(f"{text}\nBet the Set 21\n  Suited Pairs   12 to 1\n  Pairs    10 to 1\n", Kind.LAYOUT)
    assert [(finding.about, finding.provision) for finding in report.findings] == [("payout", "633a.13(g)(3)")]


def test_a_layout_that_carries_the_odds_must_carry_all_of_them() -> None:
    content = base("blackjack-felt", "layout")
    panel = content.panel("three_card_poker")
    text = write(content.with_panel(dataclasses.replace(panel, entries=())), Style("list"), "txt").decode()
    (finding,) = judge(text, Kind.LAYOUT, "blackjack-felt").findings
    assert (finding.about, finding.provision) == ("row", "633a.13(k)")
    assert "All winning hands" in finding.message


def test_a_payout_in_a_picture_is_left_to_a_person() -> None:
    page = "<p><img src=x alt='Blackjack pays 3 to 2'><p>Insurance pays 2 to 1<p>Dealer shall draw to 16 and stand on all 17s"  # noqa: E501
    names = "".join(f"<p>{panel.name}" for panel in base("blackjack", "layout").panels)
    draft = read_draft(f"{page}{names}<p>A posted payout limit applies".encode(), "felt.html")
    report = compare(draft, review_of("blackjack"), Kind.LAYOUT)
    assert report.outcome == "complies"
    assert {(finding.about, finding.provision) for finding in report.findings} == {
        ("picture", "633a.2(b)(3)(i)"),
        ("picture", "633a.13(a)"),
    }


@pytest.mark.parametrize(
    ("name", "title", "kind"),
    [
        ("drafts/lucky-sign.pdf", "x", Kind.SIGN),
        ("TableSign.svg", "x", Kind.SIGN),
        ("felt_v2.svg", "x", Kind.LAYOUT),
        ("gaming guide.docx", "x", Kind.GUIDE),
        ("design.txt", "Table sign", Kind.SIGN),
        ("draft.txt", "Your gaming guide", Kind.GUIDE),
        ("design.txt", "Lucky Ladies", Kind.LAYOUT),
    ],
)
def test_the_kind_is_told_by_name_then_title_and_else_is_a_layout(name: str, title: str, kind: Kind) -> None:
    read = read_draft(title.encode(), "x.txt")
    draft = Draft(path=name, form="txt", sheets=read.sheets, lines=read.lines)
    assert tell_kind(draft)[0] is kind


def test_the_filings_help_line_is_looked_for_on_a_sign_and_a_guide() -> None:
    line = "Gambling problem? Call 1-800-GAMBLER."
    whole = write(base("blackjack", "sign"), Style("list"), "txt").decode()
    shown = whole if line in whole else f"{whole}\n{line}\n"
    assert about(judge(shown, Kind.SIGN), "help_line") == []
    wrapped = shown.replace(line, "Gambling problem?\nCall 1-800-GAMBLER.")
    assert about(judge(wrapped, Kind.SIGN), "help_line") == []
    for kind in (Kind.SIGN, Kind.GUIDE):
        (finding,) = about(judge(shown.replace("GAMBLER", "GAMBLES"), kind), "help_line")
        assert (finding.kind.value, finding.expected) == ("advisory", line)
    assert about(judge(shown.replace(line, ""), Kind.LAYOUT), "help_line") == []
