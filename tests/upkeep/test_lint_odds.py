"""A new chapter's odds need no Python: its rows name their hands, the check says what is wrong with them."""

import json
import shutil
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest
from conftest import Cli

from checker.cli.added import VARIABLE
from checker.cli.exits import COMPLIES, DEFECTS
from checker.law import folders, load_chapter
from checker.law.ruleset import _compile  # the caches of one chapter must not reach another test
from checker.odds.figures import chapter_odds

HERE = Path(__file__).parent.parent / "rulesets"
FILE = Path("fl/901a-war/901a.3.yaml")
DEAL = """
deals:
  - deal: one_each
    kind: first_cards
    provision: 901a.3(b)
    player: 1
    dealer: 1
    ace: high
    decks: [1, 3, 6]
    decks_at: cards.decks
"""
COUNTED = "    counted: {deal: one_each}\n"
SUITED = "{together: {sets: [2], suited: yes}}"
TIE = "{together: {sets: [2]}}"


@pytest.fixture
def rulesets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give a copy of the invented chapter in which the Tie Bonus names its hands."""
    root = tmp_path / "rulesets"
    shutil.copytree(HERE, root)
    monkeypatch.setenv(VARIABLE, "")
    text = (root / FILE).read_text(encoding="utf-8")
    for words, hands in (
        ("{outcome: Suited tie, pays: 20 to 1", SUITED),
        ("{outcome: Tie, pays: 9 to 1", TIE),
        ("{outcome: Tie, pays: 10 to 1", TIE),
    ):
        assert text.count(words) == 1
        text = text.replace(words, f"{words}, hands: {hands}")
    text = text.replace("      - outcome: Suited tie\n", f"      - outcome: Suited tie\n        hands: {SUITED}\n")
    for condition in ("three decks or fewer", "four decks or more"):
        line = f"    condition_text: {condition}\n"
        assert text.count(line) == 1
        text = text.replace(line, line + COUNTED)
    (root / FILE).write_text(text.replace("\npaytables:", f"{DEAL}\npaytables:"), encoding="utf-8")
    _forget()
    yield root
    folders.use_rulesets(())
    _forget()


def _forget() -> None:
    load_chapter.cache_clear()
    _compile.cache_clear()
    chapter_odds.cache_clear()


def test_the_odds_of_an_invented_chapter_follow_from_its_data(cli: Cli, rulesets: Path) -> None:
    assert cli("law", "lint", str(rulesets)).code == COMPLIES
    result = cli("odds", "--chapter", "fl/901a", "--rulesets", str(rulesets), "--format", "json")
    assert result.code == 0, result.err
    found = {item["decks"]: item for item in json.loads(result.out)["wagers"] if item["wager"] == "tie_bonus"}
    assert {decks: item["paytable"] for decks, item in found.items()} == {1: "A", 3: "A", 6: "B"}
    for decks, (suited, tie) in {3: (20, 9), 6: (18, 10)}.items():
        cards = 52 * decks - 1
        alike, ranked = Fraction(decks - 1, cards), Fraction(3 * decks, cards)
        edge = 1 - alike * (suited + 1) - ranked * (tie + 1)
        assert Fraction(found[decks]["house_edge"]["exact"]) == edge


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (f", hands: {TIE}", "", "which hands “Tie” means"),
        (SUITED, "never", "has a line that no hand can win: “Suited tie”"),
        (SUITED, "{player: {makes: flush}}", "cannot be counted: 901a.3(b): first cards have no makes"),
        (
            "counted: {deal: one_each}",
            "counted: {deal: two_each}",
            "counted by two_each, which is no deal of the chapter",
        ),
    ],
)
def test_hands_that_cannot_be_are_told_at_their_place(
    cli: Cli, rulesets: Path, before: str, after: str, said: str
) -> None:
    file = rulesets / FILE
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")
    _forget()
    result = cli("law", "lint", str(rulesets))
    assert result.code == DEFECTS
    assert said in result.out
    assert "901a.3.yaml:" in result.out


def test_odds_that_cannot_be_counted_are_refused_without_a_traceback(cli: Cli, rulesets: Path) -> None:
    file = rulesets / FILE
    file.write_text(file.read_text(encoding="utf-8").replace(SUITED, "{player: {makes: flush}}"), encoding="utf-8")
    _forget()
    result = cli("odds", "--chapter", "fl/901a", "--rulesets", str(rulesets))
    assert result.code == 2
    assert "901a.3(b): first cards have no makes" in result.err
    assert cli("paytables", "fl/901a", "--rulesets", str(rulesets)).code == 0
