"""A table of which every payout is that of another paytable is told as one thing, in words, rows and Envy Bonuses."""

import pytest
from judged_drafts import PAI_GOW, judged, messages, not_compared

OWN = {
    "Seven card straight flush": "5,000 to 1",
    "Royal flush and Royal Match": "1,000 to 1",
    "Seven card straight flush with joker": "750 to 1",
    "Five aces": "250 to 1",
    "Royal flush": "100 to 1",
    "Straight flush": "50 to 1",
    "Four of a kind": "20 to 1",
    "Full house": "5 to 1",
    "Flush": "4 to 1",
    "Three of a kind": "3 to 1",
    "Straight": "2 to 1",
}
ANOTHER = OWN | {
    "Seven card straight flush": "8,000 to 1",
    "Royal flush and Royal Match": "2,000 to 1",
    "Seven card straight flush with joker": "1,000 to 1",
    "Five aces": "400 to 1",
    "Royal flush": "150 to 1",
    "Four of a kind": "25 to 1",
}
"""What Fortune Bonus pays by 58 Pa. Code § 645a.13(b), paytables C and A."""


def _sign(rows: dict[str, str], heading: str = "FORTUNE BONUS") -> str:
    return f"{heading}\n\n" + "\n".join(f"{name} ..... {paid}" for name, paid in rows.items()) + "\n"


def test_a_table_of_another_paytable_is_one_finding() -> None:
    report = judged(PAI_GOW, _sign(ANOTHER))
    said = "Fortune Bonus: the draft shows what paytable A pays, and not what the paytable in use pays."
    assert [message for message in messages(report) if "paytable" in message] == [said]
    (finding,) = [item for item in report.findings if item.message == said]
    assert finding.provision == "645a.13(b)"
    assert finding.place is not None
    assert finding.place.line == 3
    assert sum(line.status == "differs" for line in report.lines) == 6


def test_a_table_of_the_paytable_in_use_is_none() -> None:
    assert not any("paytable" in message for message in messages(judged(PAI_GOW, _sign(OWN))))


@pytest.mark.parametrize("name", ["Five aces", "Royal flush"])
def test_one_cell_of_another_paytable_is_told_by_itself(name: str) -> None:
    report = judged(PAI_GOW, _sign(OWN | {name: ANOTHER[name]}))
    said = f"Fortune Bonus: “{name}” pays {OWN[name]}, and the draft says {ANOTHER[name]}."
    assert [message for message in messages(report) if message.startswith("Fortune Bonus")] == [said]


def test_a_table_that_no_paytable_has_is_not_told_as_one() -> None:
    """With a figure of its own that the other paytable does not have."""
    report = judged(PAI_GOW, _sign(ANOTHER | {"Full house": "6 to 1"}))
    assert not any("paytable in use" in message for message in messages(report))
    assert not_compared(report) or len(messages(report)) > 1
