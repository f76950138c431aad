"""The guide says what this filing elected, in the words of the law of its day, and nothing that does not apply."""

import re

import pytest
from document_cases import PLAIN, RICH, SWITCH, changed, lawful, panels, paper, payouts, prose, topics, without

from checker.documents.model import Grid, Panels, Paper, Prose, Topics
from checker.law import chapter_ids, load_chapter


@pytest.fixture(scope="module")
def rich() -> Paper:
    return paper(lawful(RICH), "guide")


@pytest.fixture(scope="module")
def plain() -> Paper:
    return paper(lawful(PLAIN), "guide")


def test_the_parts_follow_the_course_of_the_game(rich: Paper) -> None:
    assert [part.title for part in rich.parts] == [
        "Object of the game",
        "The cards",
        "How a round goes",
        "Your choices",
        "What the wagers pay",
        "Optional wagers",
        "Payout limit",
        "Good to know",
    ]


def test_a_part_with_nothing_to_say_is_left_out(plain: Paper) -> None:
    titles = [part.title for part in plain.parts]
    assert "Optional wagers" not in titles
    assert "Payout limit" not in titles
    contents = {Prose: "lines", Topics: "topics", Grid: "rows", Panels: "panels"}
    assert [part.title for part in plain.parts if not getattr(part, contents[type(part)])] == []


def test_the_filings_values_stand_in_the_sentences(rich: Paper) -> None:
    assert "The game is dealt from 6 decks." in prose(rich, "cards")
    assert "You may play up to 2 adjacent boxes in a round." in prose(rich, "round")
    assert "You may split up to 3 more times, aces included." in topics(rich, "choices")["Splitting pairs"]
    assert prose(rich, "payout_limit")[0].startswith("This table has a payout limit of $75,000 a round.")
    assert "Winners who reach the limit together share it in proportion to their wagers." in prose(rich, "payout_limit")


@pytest.mark.parametrize(
    ("old", "new", "gone"),
    [
        ("  double_down_card: face up\n", "", "The card is dealt face up."),
        ("  even_money: yes\n", "", "you may take 1 to 1 on your Blackjack Wager instead of insurance"),
        ("mid_shoe_entry: prohibited", "mid_shoe_entry: permitted", "not wager again until the next shuffle"),
    ],
)
def test_a_sentence_whose_choice_is_not_made_is_left_out(old: str, new: str, gone: str) -> None:
    before = paper(lawful(RICH), "guide")
    after = paper(lawful(changed(RICH, (old, new))), "guide")
    assert any(gone in text for text in everything(before))
    assert not any(gone in text for text in everything(after))


def everything(guide: Paper) -> list[str]:
    return [*prose(guide, "object"), *prose(guide, "round"), *prose(guide, "notes")] + [
        line for lines in topics(guide, "choices").values() for line in lines
    ]


def test_only_the_chosen_way_of_settling_is_told() -> None:
    first = prose(paper(lawful(PLAIN), "guide"), "round")
    other = changed(PLAIN, ("settlement: collect first", "settlement: pay and collect in seat order"))
    second = prose(paper(lawful(other), "guide"), "round")
    assert "The dealer collects all losing wagers and then pays all winning wagers." in first
    assert "The dealer pays and collects seat by seat, from the dealer's right." not in first
    assert "The dealer collects all losing wagers and then pays all winning wagers." not in second
    assert "The dealer pays and collects seat by seat, from the dealer's right." in second


@pytest.mark.parametrize(
    ("day", "when"),
    [("2015-06-12", "when the dealer's hand is shown"), ("2015-06-13", "at once")],
)
def test_the_words_are_those_of_the_law_of_the_day(day: str, when: str) -> None:
    text = changed(RICH, ("filing_date: 2015-07-01", f"filing_date: {day}"))
    if day < "2015-06-13":
        text = changed(
            text,
            ("blackjack_against_ace_or_ten: paid at once", "blackjack_against_ace_or_ten: paid at the end"),
            (
                "surrender_against_ace_or_ten: after the card reader",
                "surrender_against_ace_or_ten: when the hole card is revealed",
            ),
        )
    told = [line for line in prose(paper(lawful(text), "guide"), "round") if "has no Blackjack, you are paid" in line]
    assert told == [
        f"If you have Blackjack, the dealer shows an ace or a ten-value card and has no Blackjack, you are paid {when}."
    ]


def test_blackjack_switch_changes_object_choices_and_ties() -> None:
    guide = paper(lawful(SWITCH), "guide")
    assert "You also win if the dealer goes over 22 and you do not go over 21." in prose(guide, "object")
    assert "You also win if the dealer goes over 21 and you do not." not in prose(guide, "object")
    assert (
        "You may switch the second cards of your two hands before you play them."
        in topics(guide, "choices")["Switching cards"]
    )
    assert "If the dealer's total is 22, your hand of 21 or less ties." in prose(guide, "notes")
    assert ("Blackjack against a dealer 21 in more than two cards", "1 to 1") in payouts(
        panels(guide)["Blackjack Wager"]
    )


def test_only_offered_wagers_appear_each_with_how_it_wins(rich: Paper) -> None:
    names = list(panels(rich))
    assert names[:3] == ["Blackjack Wager", "Insurance Wager", "Lucky Ladies Twenty Point Bonus Wager"]
    assert "Super Match Wager" not in names
    assert panels(rich)["King's Bounty Wager"].wins == "You win if your first two cards total 20."
    fewer = paper(lawful(without(RICH, "hit_and_run_progressive")), "guide")
    assert "Hit and Run Progressive Wager" not in panels(fewer)
    assert not any("Hit and Run" in text for text in everything(fewer))


def test_a_wager_names_its_paytable_and_where_it_stands(rich: Paper) -> None:
    shown = panels(rich)
    assert shown["Blackjack Wager"].citation == "58 Pa. Code § 633a.13(a)"
    assert (shown["Royal Match 21 Wager"].condition, shown["Royal Match 21 Wager"].citation) == (
        "Paytable C, multiple decks",
        "633a.13(f)(2)",
    )
    assert (shown["Match-the-Dealer Wager"].condition, shown["Match-the-Dealer Wager"].citation) == (
        "Six decks",
        "633a.13(d)(1)",
    )


def test_the_meter_is_told_once(rich: Paper) -> None:
    panel = panels(rich)["Straight Jack Progressive Wager"]
    said = [*panel.terms, *(line.text for line in panel.notes)]
    assert [text for text in said if "$10,000" in text] == ["The meter starts at $10,000."]
    assert [text for text in said if "$5,000" in text] == ["After the whole meter is won, it goes back to $5,000."]
    assert [text for text in said if "25%" in text] == ["25% of each wager goes to the meter."]


def test_limits_are_those_stated(rich: Paper) -> None:
    shown = panels(rich)
    assert shown["Blackjack Wager"].limits == "$10 to $500"
    assert shown["House Money Wager"].limits == "$5 to $100"
    assert shown["In Between Wager"].limits == ""
    one = paper(lawful(changed(PLAIN, ("    maximum: $500\n", ""))), "guide")
    assert panels(one)["Blackjack Wager"].limits == "at least $10"
    same = paper(lawful(changed(PLAIN, ("    maximum: $500\n", "    maximum: $10\n"))), "guide")
    assert panels(same)["Blackjack Wager"].limits == "$10 only"


def test_the_payout_limit_section_follows_the_wagers_it_applies_to() -> None:
    text = changed(RICH, ("applies_to: [lucky_ladies, kings_bounty]", "applies_to: [kings_bounty]"))
    said = prose(paper(lawful(text), "guide"), "payout_limit")
    assert "It applies to a pair of kings of spades with a dealer Blackjack." in said
    assert not any("queens of hearts" in line for line in said)


@pytest.mark.parametrize("chapter_id", chapter_ids())
def test_every_value_that_a_guide_inserts_is_an_election(chapter_id: str) -> None:
    chapter = load_chapter(chapter_id)
    known = {item["at"] for item in chapter.items["elections"]}
    for wager in chapter.items["wagers"]:
        known |= {f"wagers.{wager['wager']}.{name}" for name in ("minimum", "maximum", "paytable")}
    inserted = set(paths_in(chapter.guide))
    assert inserted <= known
    assert inserted, "the guide inserts nothing"


def paths_in(node: object) -> list[str]:
    if isinstance(node, str):
        return re.findall(r"\{([a-z0-9_.]+)\}", node)
    values = node.values() if isinstance(node, dict) else node if isinstance(node, list | tuple) else ()
    return [path for value in values for path in paths_in(value)]
