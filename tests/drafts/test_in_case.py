"""Sentences that point to the case told before them are compared with it: that is a tie; then your bet is lost."""

import pytest
from judged_drafts import judged

from checker.drafts.kinds import Kind
from checker.drafts.report import DraftLine
from checker.statements.comparison import Status

AGREES, DIFFERS, OPEN = Status.AGREES, Status.DIFFERS, Status.NOT_COMPARED


def _last(folder: str, heading: str, text: str) -> DraftLine:
    return judged(folder, f"# {heading}\n\n{text}\n", Kind.GUIDE, "md").lines[-1]


@pytest.mark.parametrize(
    ("folder", "heading", "before", "said", "status", "provision"),
    [
        ("pa/midibaccarat", "Ties", "Equal counts mean a tie.", "Bets on the Player and on the Banker are then lost.",
         DIFFERS, "629a.7(a)(1)"),
        ("pa/midibaccarat", "Ties", "Both hands finish level.", "In that case the Banker bet loses.",
         DIFFERS, "629a.7(a)(1)"),
        ("pa/midibaccarat", "Ties", "Both hands finish level.", "In that case the Banker bet is returned.",
         AGREES, "629a.7(a)(1)"),
        ("pa/midibaccarat", "Ties", "If both hands finish level, it is a tie.", "Then the Banker bet is returned.",
         AGREES, "629a.7(a)(1)"),
        ("pa/midibaccarat", "Naturals", "A total of 8 or 9 on two cards is a natural.", "Then no more cards are drawn.",
         AGREES, "629a.10(a)"),
        ("pa/blackjack", "Ties", "You and the dealer have the same total.", "Then nobody wins.", AGREES, "633a.7(q)"),
        ("pa/blackjack", "Ties", "You and the dealer have the same total.", "Then you lose your bet.",
         DIFFERS, "633a.7(q)"),
        ("pa/blackjack", "Insurance", "The dealer has Blackjack.", "Then insurance pays 2 to 1.", AGREES, "633a.13(b)"),
        ("pa/face-up-pai-gow-poker", "Surrender", "You may give up your bet.",
         "You keep this right if you have made an optional bet.", DIFFERS, "688a.11(d)"),
        ("pa/face-up-pai-gow-poker", "Your choice", "You may surrender before your hands are opened.",
         "You do not have this right if you have made an optional bet.", AGREES, "688a.11(d)"),
        ("pa/face-up-pai-gow-poker", "Your choice", "You may set your hands as you like.",
         "You keep this right if you have made an optional bet.", OPEN, ""),
        ("pa/blackjack", "Doubling", "You are dealt two cards.", "Then you may not double down.",
         DIFFERS, "633a.10(a)"),
        ("pa/blackjack", "Insurance", "The dealer has Blackjack.", "Then insurance pays 3 to 1.",
         DIFFERS, "633a.13(b)"),
        ("pa/blackjack", "Insurance", "The dealer stands on 17.", "There is no insurance here.", DIFFERS, "633a.8(a)"),
        ("pa/blackjack", "Insurance", "The dealer shows a ten.", "Then you may not buy insurance.", OPEN, ""),
        ("pa/blackjack", "Busting", "Your hand goes over 21.", "Then you win.", OPEN, ""),
        ("pa/blackjack", "Busting", "What if I tie?", "Then nobody knows.", OPEN, ""),
    ],
)  # fmt: skip
def test_a_sentence_is_compared_in_the_case_before_it(
    folder: str, heading: str, before: str, said: str, status: Status, provision: str
) -> None:
    line = _last(folder, heading, f"{before} {said}")
    assert (line.text, line.status) == (said, status)
    cited = [str(statement.provision) for statement in line.statements]
    assert any(provision in each for each in cited) if provision else cited == []


@pytest.mark.parametrize(
    ("does", "status"), [("takes another card", DIFFERS), ("takes no card", AGREES), ("looks at your hand", OPEN)]
)
def test_a_case_may_stand_before_a_colon(does: str, status: Status) -> None:
    said = f"One 17 is special, a 17 with an ace counted as eleven: there the dealer {does}."
    exception = f"The one exception is a 17 with an ace counted as eleven: there the dealer {does}."
    assert _last("pa/blackjack", "The dealer", exception).status is status
    assert _last("pa/blackjack", "The dealer", said).status in {status, OPEN}


def test_what_differs_is_quoted_as_it_stands_in_the_draft() -> None:
    text = "# Ties\n\nBoth hands finish level. In that case the Banker bet loses.\n"
    found = [item for item in judged("pa/midibaccarat", text, Kind.GUIDE, "md").findings if item.about == "rule"]
    assert [(item.place.line, str(item.provision)) for item in found if item.place] == [(3, "629a.7(a)(1)")]
    assert "the draft says “In that case the Banker bet loses.”" in found[0].message
