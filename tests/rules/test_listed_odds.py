"""A layout that shows the payout odds shows them all: each outcome left out of its inscriptions is told by name."""

import pytest
from rule_cases import Case, law_dates

from checker.review import Review
from checker.rules import Outcome, Reason
from checker.statements import statements_of

# A chapter, a base of its cases with an optional wager, and the provision.
CHAPTERS = (
    ("pa/629a", "dragon_bonus", "629a.2(b)(3)"),
    ("pa/633a", "bad_beat", "633a.2(b)(15)"),
    ("pa/633a", "royal_match_21", "633a.2(b)(15)"),
    ("pa/645a", "fortune_bonus", "645a.2(b)(9)"),
    ("pa/688a", "fortune_bonus", "688a.2(b)(9)"),
    ("md/pai-gow-poker", "progressive_b", "2.B(9)"),
)
BY_NAME = [pytest.param(*row, id=f"{row[0]}-{row[1]}") for row in CHAPTERS]


def _review(chapter: str, base: str, lines: list[str]) -> Review:
    edits = {
        "layout.payout_odds": "layout",
        "layout.inscriptions": lines,
        **({"wagers.royal_match_21.crown_treasure": "yes"} if base == "royal_match_21" else {}),
    }
    case = Case(chapter_id=chapter, section="", raw={"from": base, "set": edits})
    return case.reviewed(law_dates(chapter)[-1])


def _rows(chapter: str, base: str) -> list[tuple[str, str, str]]:
    """What the filing pays, but for even money: the wager, the outcome, and an inscription that says both."""
    review = _review(chapter, base, [])
    assert review.filing is not None
    assert review.ruleset is not None
    wagers = review.ruleset.wagers
    envies = {
        (item.key.subject, item.key.name): f", Envy Bonus {item.value}"
        for item in statements_of(review.filing, review.ruleset).of(aspect="envy")
    }
    return [
        (
            wagers[item.key.subject].short,
            outcome,
            f"{wagers[item.key.subject].short}: {outcome}: {getattr(item.value, 'text', '')}"
            + envies.get((item.key.subject, item.key.name), ""),
        )
        for item in statements_of(review.filing, review.ruleset).of(aspect="payout")
        if (outcome := item.wording.rsplit(": ", 1)[0]) and "Even money" not in outcome
    ]


def _told(review: Review, provision: str) -> tuple[Outcome | None, Reason | None, str]:
    found = next(item for item in review.provisions if item.provision.provision == provision)
    return found.outcome, found.reason, found.facts[-1]


@pytest.mark.parametrize(("chapter", "base", "provision"), BY_NAME)
def test_a_layout_with_every_outcome_holds(chapter: str, base: str, provision: str) -> None:
    lines = [line for _, _, line in _rows(chapter, base)]
    outcome, _, said = _told(_review(chapter, base, lines), provision)
    assert (outcome, said) == (Outcome.HOLDS, "The inscriptions listed have what each outcome of each wager pays.")


@pytest.mark.parametrize(("chapter", "base", "provision"), BY_NAME)
def test_each_outcome_left_out_is_told(chapter: str, base: str, provision: str) -> None:
    rows = _rows(chapter, base)
    shorts = [short for short, _, _ in rows]
    assert len(rows) > len(set(shorts))
    for left, (short, outcome, _) in enumerate(rows):
        lines = [line for at, (_, _, line) in enumerate(rows) if at != left]
        only = f"leave out “{outcome}” of {short}" if shorts.count(short) > 1 else f"have none for {short}"
        assert _told(_review(chapter, base, lines), provision) == (
            Outcome.OPEN,
            Reason.NOT_STATED,
            f"The filing puts the payout odds on the layout; the inscriptions listed {only}.",
        )


@pytest.mark.parametrize(("chapter", "base", "provision"), BY_NAME)
def test_a_wager_left_out_is_told(chapter: str, base: str, provision: str) -> None:
    rows = _rows(chapter, base)
    shorts = [short for short, _, _ in rows]
    longest = max(shorts, key=shorts.count)
    review = _review(chapter, base, [line for short, _, line in rows if short != longest])
    assert _told(review, provision)[2].endswith(f"the inscriptions listed have none for {longest}.")


def test_a_wager_left_out_is_told_beside_outcomes_of_another() -> None:
    lines = ["Royal Match pays 30 to 1", "Blackjack pays 3 to 2", "Other winning Blackjack Wagers pay 1 to 1"]
    outcome, _, said = _told(_review("pa/633a", "royal_match_21", lines), "633a.2(b)(15)")
    assert outcome is Outcome.OPEN
    assert said.endswith(
        "have none for Insurance, and leave out “Suited Match” and “Crown Treasure Bonus” of Royal Match 21."
    )


@pytest.mark.parametrize(("chapter", "base", "provision"), [row for row in BY_NAME if "fortune" in str(row.id)])
def test_an_envy_bonus_left_out_is_told(chapter: str, base: str, provision: str) -> None:
    lines = [line for _, _, line in _rows(chapter, base)]
    with_envy = [at for at, line in enumerate(lines) if "Envy" in line]
    assert len(with_envy) > 1
    bare = [line.split(", Envy")[0] for line in lines]
    assert _told(_review(chapter, base, bare), provision)[2].endswith("leave out the Envy Bonuses of Fortune Bonus.")
    for at in with_envy:
        but_one = [*lines[:at], bare[at], *lines[at + 1 :]]
        outcome, reason, said = _told(_review(chapter, base, but_one), provision)
        assert (outcome, reason) == (Outcome.OPEN, Reason.NOT_STATED)
        assert said.endswith(f"leave out the Envy Bonus of “{bare[at].split(': ')[1]}” of Fortune Bonus.")
