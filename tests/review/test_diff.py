"""What an amendment of a filing changes."""

import pytest

from checker.frozen import replace
from checker.review import Review, review_document
from checker.review.diff import Diff, diff
from checker.source import read_text
from checker.values.provision import Provision

FILING = """\
jurisdiction: pa
game: blackjack
facility: Juniper Ridge Casino
filing_date: {date}
cards:
  decks: {decks}
play:
  adjacent_boxes: 2
  additional_splits: 3
  settlement: collect first
wagers:
  blackjack: yes
  lucky_ladies:
    maximum: {maximum}
  match_the_dealer: yes
payout_limit:
  amount: $100,000
  applies_to: [lucky_ladies]
"""


def reviewed(text: str) -> Review:
    return review_document(read_text(text, "filing.yaml"))


def compared(**changes: str) -> Diff:
    before = {"date": "2015-06-13", "decks": "6", "maximum": "$25"}
    texts = (FILING.format(**before), FILING.format(**{**before, **changes}))
    old, new = (review_document(read_text(text, name)) for text, name in zip(texts, ("a", "b"), strict=True))
    return diff(old, new)


def test_equal_filings_are_equal() -> None:
    assert compared().equal


def test_comments_and_order_are_no_change() -> None:
    text = FILING.format(date="2015-06-13", decks="6", maximum="$25")
    moved = "# another comment\n" + text.replace(
        "jurisdiction: pa\ngame: blackjack\n", "game: Blackjack\njurisdiction: pa\n"
    )
    assert diff(review_document(read_text(text, "a")), review_document(read_text(moved, "b"))).equal


def test_an_election_is_said_in_the_laws_words() -> None:
    (change,) = compared(decks="8").elections
    assert (change.field, change.label, change.provision) == ("cards.decks", "Decks in play", "633a.3(a)")
    assert (change.before, change.after) == ("6", "8")


def test_what_nobody_can_read_is_a_change_only_in_other_words_and_hides_none() -> None:
    old = FILING.format(date="2015-06-13", decks="plenty", maximum="$25")
    review = reviewed(old)
    assert diff(review, reviewed(old)).elections == ()
    (change,) = diff(review, reviewed(old.replace("boxes: 2", "boxes: 3"))).elections
    assert (change.field, change.before, change.after) == ("play.adjacent_boxes", "2", "3")
    (change,) = diff(review, reviewed(old.replace("plenty", "lots"))).elections
    assert (change.field, change.before, change.after) == ("cards.decks", "“plenty”", "“lots”")


@pytest.mark.parametrize(
    ("was", "now", "changes"),
    [
        ("match_the_dealer: yes", "match_the_dealer: no", [("match_the_dealer", "offered", "", "633a.6(e)(2)")]),
        ("match_the_dealer: yes", "kings_bounty: yes", [
            ("match_the_dealer", "offered", "", "633a.6(e)(2)"), ("kings_bounty", "", "offered", "633a.6(e)(6)"),
        ]),
        # A wager that no law knows comes and goes too.
        ("match_the_dealer: yes", "match_the_dealer: yes\n  moon_shot: yes", [("moon_shot", "", "offered", "")]),
        ("match_the_dealer: yes", "match_the_dealer: yes", []),
    ],
)  # fmt: skip
def test_wagers_come_and_go(was: str, now: str, changes: list[tuple[str, str, str, str]]) -> None:
    text = FILING.format(date="2015-06-13", decks="6", maximum="$25")
    found = diff(reviewed(text), reviewed(text.replace(was, now))).elections
    of_wagers = [item for item in found if item.field.count(".") == 1 and item.field.startswith("wagers.")]
    assert [(item.field, item.before, item.after, item.provision) for item in of_wagers] == [
        (f"wagers.{slug}", *rest) for slug, *rest in changes
    ]


def test_the_head_of_a_filing_is_compared_line_by_line() -> None:
    text = FILING.format(date="2015-06-13", decks="6", maximum="$25")
    other = text.replace("Juniper Ridge Casino", "Alder Hall").replace(
        "filing_date", "certificate_holder: Alder Gaming, LLC\nfiling_date"
    )
    found = diff(reviewed(text), reviewed(other)).header
    assert [(item.field, item.label, item.before, item.after) for item in found] == [
        ("facility", "Facility", "Juniper Ridge Casino", "Alder Hall"),
        ("operator", "Operator", "", "Alder Gaming, LLC"),
    ]


@pytest.mark.parametrize("part", ["header", "elections", "outcomes", "payouts", "arithmetic_after"])
def test_filings_are_equal_only_if_nothing_changed(part: str) -> None:
    found = compared()
    other = compared(date="2014-01-31", decks="8", maximum="$50")
    assert found.equal
    assert getattr(other, part)
    assert not replace(found, **{part: getattr(other, part)}).equal


def test_spelled_out_payouts_are_shown_one_after_the_other_with_what_is_paid_beside() -> None:
    text = (
        "jurisdiction: pa\ngame: pai-gow-poker\nfacility: Juniper Ridge Casino\nfiling_date: 2012-05-19\n"
        "wagers:\n  fortune_bonus:\n    paytable: A\n    payouts:\n"
        "      Five aces: {pays: 400 to 1, envy: $250}\n      Straight: 2 to 1\n"
    )
    found = diff(reviewed(text), reviewed(text.replace("2 to 1", "3 to 1"))).elections
    assert [(item.field, item.before, item.after) for item in found] == [
        (
            "wagers.fortune_bonus.payouts",
            "Five aces 400 to 1, Envy $250; Straight 2 to 1",
            "Five aces 400 to 1, Envy $250; Straight 3 to 1",
        )
    ]


def test_wagers_in_a_list_are_called_by_their_names() -> None:
    old = FILING.format(date="2015-06-13", decks="6", maximum="$25")
    new = old.replace("[lucky_ladies]", "[lucky_ladies, match_the_dealer]")
    (change,) = diff(review_document(read_text(old, "a")), review_document(read_text(new, "b"))).elections
    assert (change.field, change.provision) == ("payout_limit.applies_to", "633a.13(o)")
    assert (change.before, change.after) == ("Lucky Ladies", "Lucky Ladies, Match-the-Dealer")


def test_payouts_that_follow_from_an_election_are_told() -> None:
    found = compared(decks="8").payouts
    assert [(item.outcome, item.before, item.after, item.provision) for item in found] == [
        ("Each matching card of the same suit", "11 to 1", "14 to 1", "633a.13(d)(2)"),
        ("Each matching card of a different suit", "4 to 1", "3 to 1", "633a.13(d)(2)"),
    ]


def test_provisions_that_come_out_differently() -> None:
    # By the other reading all that a player may place counts, so the limit holds by one reading only.
    found = {item.provision: (item.before, item.after) for item in compared(maximum="$500").outcomes}
    assert found[Provision("633a.13(o)")] == ("open", "fails")


def test_a_number_that_went_to_another_provision_is_told_as_two() -> None:
    """Since 2014-02-01 the payout limit is 633a.13(o), and 633a.13(m) is the Straight Jack Progressive."""
    listed = compared(date="2014-01-31").outcomes
    found = [(item.about, item.before, item.after) for item in listed if item.provision == "633a.13(m)"]
    assert found == [
        ("Straight Jack Progressive.", "does not apply", "not in force"),
        ("Payout limit.", "not in force", "open"),
    ]


def test_the_limits_arithmetic_before_and_after() -> None:
    found = compared(maximum="$50")
    assert "Lucky Ladies: maximum $25 at 1,000 to 1 is $25,000 for one hand." in found.arithmetic_before
    assert "Lucky Ladies: maximum $50 at 1,000 to 1 is $50,000 for one hand." in found.arithmetic_after


def test_the_law_of_another_day_is_a_change() -> None:
    found = compared(date="2014-01-31")
    assert [(item.field, item.before, item.after) for item in found.header] == [
        ("filing_date", "2015-06-13", "2014-01-31"),
        ("as_of", "2015-06-13", "2014-01-31"),
    ]


def test_a_hand_in_other_letters_is_no_change() -> None:
    text = (
        "jurisdiction: pa\ngame: pai-gow-poker\nfacility: Juniper Ridge Casino\nfiling_date: 2012-05-19\n"
        "wagers:\n  progressive:\n    payouts:\n      Seven-card straight flush: 100% of meter\n"
        "      Five aces: 10% of meter\n      Four-of-a-kind: 75 for 1\n"
    )
    other = text.replace("Seven-card", "7 card").replace("Five aces", "5 Aces").replace("Four-of-a-kind", "4 of a kind")
    old, new = (review_document(read_text(form, "filing.yaml")) for form in (text, other))
    assert diff(old, new).equal
    assert [found.message for found in new.defects] == [found.message for found in old.defects]
