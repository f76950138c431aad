"""What a patron reads at a Pai Gow Poker table holds for that filing, and tells no open law as settled."""

from functools import cache
from pathlib import Path

import pytest
from document_cases import grid, panels, paper, sign, text_of

from checker.documents.model import Line, Paper, Prose, Sign, Topics
from checker.review import Review, review_document
from checker.source import read_text

EXAMPLES = Path(__file__).parents[2] / "examples"
FOLDERS = {
    "645a": EXAMPLES / "pa" / "pai-gow-poker",
    "688a": EXAMPLES / "pa" / "face-up-pai-gow-poker",
    "md": EXAMPLES / "md" / "pai-gow-poker",
}


def reviewed(name: str, *pairs: tuple[str, str]) -> Review:
    """Review an example with each first text replaced by the second."""
    text = (FOLDERS[name] / "submission.yaml").read_text(encoding="utf-8")
    for old, new in pairs:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times"
        text = text.replace(old, new)
    return review_document(read_text(text, "filing.yaml"))


def lines(document: Paper | Sign) -> list[Line]:
    """Give every sentence of a guide or a sign."""
    found: list[Line] = list(document.sentences) if isinstance(document, Sign) else []
    for part in document.parts if isinstance(document, Paper) else ():
        if isinstance(part, Prose):
            found += part.lines
        elif isinstance(part, Topics):
            found += [line for topic in part.topics for line in topic.lines]
    return [*found, *(line for panel in panels(document).values() for line in panel.notes)]


def said(document: Paper | Sign) -> list[str]:
    return [line.text for line in lines(document)]


@cache
def guide_of(name: str) -> Paper:
    return paper(reviewed(name), "guide", draft=True)


@cache
def sign_of(name: str) -> Sign:
    return sign(reviewed(name), draft=True)


@pytest.mark.parametrize("name", FOLDERS)
def test_every_hand_is_described_with_an_example_in_suits(name: str) -> None:
    hands = grid(guide_of(name), "table")
    assert list(hands) == [
        "Five aces", "Royal flush", "Straight flush", "Four-of-a-kind", "Full house", "Flush", "Straight",
        "Three-of-a-kind", "Two pair", "Pair",
    ]  # fmt: skip
    suits = {"hearts", "clubs", "spades", "diamonds", "suits"}
    assert [hand for hand, (_, example) in hands.items() if not suits & set(example.replace(",", "").split())] == []


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize(
    "settled",
    [
        "the one with the higher cards ranks higher",  # how pairs and sets compare is open
        "after the table opens",  # when a game starts is open
        "limit applies to the Progressive",  # whether it may cut a meter is open
        "you get both",  # what the stroke between dollars and a share means is open
        "Three-of-a-kind is paid",  # whether it wins is open
        "Set your hands by the house way",  # whether a bank must is open
    ],
)
def test_open_law_is_not_told_as_settled(name: str, settled: str) -> None:
    assert [text for text in said(guide_of(name)) + said(sign_of(name)) if settled in text] == []


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize(
    "told",
    [
        "Your cards stay on the table until the papers are filled in",
        "Stay seated until the round is over",
        "A wager called out with cash is not accepted",
        "It is then called a Qualifying Wager",
        "If there are more, all hands are void",
        "four cards must be left",
    ],
)
def test_what_a_patron_must_know_is_told(name: str, told: str) -> None:
    assert [text for text in said(guide_of(name)) if told in text] != []


@pytest.mark.parametrize(
    ("name", "wager", "other"),
    [("645a", "Fortune Bonus", "Emperor's Treasure"), ("md", "Fortune Bonus", "Emperor's Treasure")],
)
def test_the_sign_names_the_wager_that_qualifies_for_an_envy_bonus(name: str, wager: str, other: str) -> None:
    both = [text for text in said(sign_of(name)) if "Envy Bonus is for" in text]
    assert [wager in both[0], other in both[1]] == [True, True]
    assert len(both) == 2


def test_a_card_shown_while_the_stacks_are_dealt_ends_the_round() -> None:
    stacks = "If a card is shown while the stacks of cards are dealt, you get your wagers back"
    shoe = "dealt_from: automated dealing shoe"
    dealt = {"automated dealing shoe": said(guide_of("688a"))}
    for way in ("hand", "manual dealing shoe"):
        dealt[way] = said(paper(reviewed("688a", (shoe, f"dealt_from: {way}")), "guide", draft=True))
    assert [way for way, texts in dealt.items() if any(text.startswith(stacks) for text in texts)] == [
        "automated dealing shoe"
    ]
    later = "If the dealer shows one of your cards by mistake after the deal, you may void your hand."
    assert any(text.startswith(later) for text in dealt["automated dealing shoe"])
    assert not any(text.startswith(later) for text in dealt["hand"])


def test_a_foul_hand_is_not_promised_the_push() -> None:
    texts = said(guide_of("688a"))
    assert "If the dealer has an Ace High Pai Gow and your hands are set correctly, " in " ".join(texts)
    foul = [text for text in texts if "you lose your wager" in text or "set wrong" in text]
    assert len(foul) == 2
    assert [text for text in foul if "the dealer has no Ace High Pai Gow" not in text] == []


def test_in_maryland_the_count_begins_with_the_bank_and_void_wagers_are_not_promised_back() -> None:
    topics = " ".join(said(guide_of("md")))
    assert "The count that finds the first place begins with you." in topics
    assert "Nobody may bank at the start of the game." in topics
    (exposed,) = [text for text in said(guide_of("md")) if "the bank's cards is shown" in text]
    assert exposed.endswith("all hands are void.")


def test_a_bare_percentage_is_named_as_a_share_of_the_meter() -> None:
    rows = {row.outcome: row.pays for row in panels(sign_of("645a"))["Progressive"].rows}
    assert rows["Five aces"] == "10% of the meter"
    assert rows["Royal flush"] == "500 for 1"


@pytest.mark.parametrize("name", FOLDERS)
def test_nothing_for_the_office_stands_on_a_patrons_paper(name: str) -> None:
    for document in (guide_of(name), sign_of(name)):
        text = text_of(document)
        inside = ("ruleset", "no date of force", "the amount stated", "Chosen by this casino", "official text")
        assert [word for word in inside if word in text] == []


@pytest.mark.parametrize("name", FOLDERS)
def test_every_sentence_names_a_provision_of_its_own(name: str) -> None:
    """No sentence leans on a whole section, save the definitions, which are not numbered."""
    provisions = {line.provision for line in (*lines(guide_of(name)), *lines(sign_of(name)))}
    assert "" not in provisions
    assert {item for item in provisions if not set('("') & set(item) and "." in item and item[-2:] != ".1"} <= {
        item for item in provisions if item[-1].isalpha()
    }
