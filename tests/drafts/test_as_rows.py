"""What a filing inscribes may stand in the rows of a table; what a label leads on to is read with it."""

from pathlib import Path

import pytest
from judged_drafts import EXAMPLES, judged, messages, not_compared, review_at

from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft
from checker.rules import FindingClass

BACCARAT, BLACKJACK = "pa/midibaccarat", "pa/blackjack"
DRAGON = {
    "Win by 9 points": "20 to 1", "Win by 8 points": "8 to 1", "Win by 7 points": "7 to 1", "Win by 6 points": "4 to 1",
    "Win by 5 points": "3 to 1", "Win by 4 points": "1 to 1", "Natural winner": "1 to 1", "Natural tie": "Push",
}  # fmt: skip


def _layout(tmp_path: Path, rows: dict[str, str]) -> list[str]:
    filing = (EXAMPLES / BACCARAT / "submission.yaml").read_text(encoding="utf-8")
    inscribed = "".join(f"    - Dragon Bonus {row} {odds}\n" for row, odds in DRAGON.items())
    path = tmp_path / "submission.yaml"
    path.write_text(filing.replace("    - Tie pays 9 to 1\n", f"    - Tie pays 9 to 1\n{inscribed}"), encoding="utf-8")
    table = "".join(f"{row}  {odds}\n" for row, odds in rows.items())
    text = f"TIE PAYS 9 TO 1\n\nDRAGON BONUS\n{table}"
    report = compare(read_draft(text.encode(), "felt.txt"), review_at(path), Kind.LAYOUT)
    told = [item for item in report.findings if item.kind is not FindingClass.ADVISORY]
    return [item.message for item in told if "Dragon Bonus" in item.message and "area" not in item.message]


def test_filed_inscriptions_may_be_the_rows_of_a_table(tmp_path: Path) -> None:
    assert not _layout(tmp_path, DRAGON)


def test_a_row_that_differs_is_told_once(tmp_path: Path) -> None:
    (message,) = _layout(tmp_path, DRAGON | {"Win by 8 points": "10 to 1"})
    assert message == "Dragon Bonus: “Win by 8 points” pays 8 to 1, and the draft says 10 to 1."


def test_an_amount_is_of_what_the_line_above_leads_on_to() -> None:
    text = "BAD BEAT PROGRESSIVE\n\nAggregate payout limit, all players, each round:\n\n$70,000\n"
    found = messages(judged(BLACKJACK, text))
    assert "The payout limit is $75,000, and the draft says $70,000." in found
    assert not any("Bad Beat Progressive: the minimum" in message for message in found)


@pytest.mark.parametrize(("total", "found"), [("five or less", 0), ("six or less", 1)])
def test_an_answer_goes_on_under_its_mark(total: str, found: int) -> None:
    text = (
        "EZ BACCARAT\n\nQ. How many cards are dealt?\n"
        f"A. If neither hand has a natural, the Player's Hand draws with\n   {total}.\n"
    )
    report = judged(BACCARAT, text, Kind.GUIDE)
    assert any(line.text.endswith(f"draws with {total}.") for line in report.lines)
    assert sum("third cards" in message for message in messages(report)) == found


def test_a_list_after_what_the_first_hand_does_is_of_the_second() -> None:
    text = "MIDIBACCARAT\n\nIf the Player's Hand drew, it depends:\n\n  with 0, 1, 2   draws\n  with 7         stays\n"
    report = judged(BACCARAT, text, Kind.GUIDE)
    assert not [message for message in messages(report) if "third cards" in message]
    assert [line for line in report.lines if line.text.startswith("with 7") and line.status == "agrees"]


@pytest.mark.parametrize("name", ["TIOGA STAR CASINO HOTEL", "Tioga Star Casino"])
def test_another_house_is_told_whatever_stands_behind_its_name(name: str) -> None:
    assert f"The draft names “{name}”; the filing is that of Lehigh Crossing Casino." in messages(
        judged(BLACKJACK, f"{name}\n\nBLACKJACK PAYS 3 TO 2\n", Kind.LAYOUT)
    )


def test_a_rule_with_a_figure_is_no_payout() -> None:
    text = "# Blackjack\n\n## Insurance\n\nWith a Blackjack against a dealer's ace you may be paid 1 to 1 right away.\n"
    report = judged(BLACKJACK, text, Kind.GUIDE, "md")
    assert not [message for message in messages(report) if message.startswith("Insurance")]
    assert "With a Blackjack against a dealer's ace" not in " ".join(not_compared(report))


@pytest.mark.parametrize(
    ("row", "against"),
    [
        ("| Higher | Lower | Push |", False),
        ("| Higher | Equal or lower | Push |", False),
        ("| Equal | Lower | Push |", True),
    ],
)
def test_the_cells_of_a_row_tell_the_case_together(row: str, against: bool) -> None:
    text = f"# Comparing\n\n| Your high hand | Your low hand | Result |\n|---|---|---|\n{row}\n"
    told = messages(judged("md/pai-gow-poker", text, Kind.GUIDE, "md"))
    assert any("one hand is identical" in said for said in told) is against


BETS = "# Blackjack\n\n| Wager | Stakes | Hand | Pays |\n|---|---|---|---|\n{}"


@pytest.mark.parametrize(("odds", "wrong"), [("14 to 1", False), ("11 to 1", True)])
def test_a_row_is_of_the_wager_with_which_its_line_begins(odds: str, *, wrong: bool) -> None:
    first = "| Three Card Poker | $5-$100 | Straight flush | 30 to 1 |\n"
    second = f"| Match-the-Dealer | $1-$100 | Each matching card, same suit | {odds} |\n"
    found = messages(judged(BLACKJACK, BETS.format(first + second), Kind.GUIDE, "md"))
    told = f"Match-the-Dealer: “Each matching card of the same suit” pays 14 to 1, and the draft says {odds}."
    assert (told in found) is wrong


def test_the_row_of_a_wager_may_have_the_name_of_the_game() -> None:
    rows = "6 cards   25 for 1\n5 cards   8 for 1\nBlackjack   4 for 1\n"
    text = f"BLACKJACK\n\nThree Card Poker, $5 to $100.\n\nHit and Run Progressive, $1. The dealer's hand.\n\n{rows}"
    assert "Blackjack  4 for 1" not in not_compared(judged(BLACKJACK, text, Kind.GUIDE))
