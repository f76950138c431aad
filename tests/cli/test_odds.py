"""checker odds as others script it: codes, forms, and what a filing's own figures are."""

import json
from pathlib import Path

import jsonschema
import pytest
from conftest import Cli

ROOT = Path(__file__).parents[2]
BLACKJACK = str(ROOT / "examples" / "pa" / "blackjack" / "submission.yaml")
BACCARAT = str(ROOT / "examples" / "pa" / "midibaccarat" / "submission.yaml")
EZ = str(ROOT / "examples" / "pa" / "midibaccarat" / "ez-baccarat.yaml")
FACE_UP = str(ROOT / "examples" / "pa" / "face-up-pai-gow-poker" / "submission.yaml")
MARYLAND = str(ROOT / "examples" / "md" / "pai-gow-poker" / "submission.yaml")
SCHEMA = json.loads((ROOT / "schemas" / "odds.json").read_text(encoding="utf-8"))


def form(cli: Cli, *arguments: str) -> list[dict[str, object]]:
    result = cli("odds", *arguments, "--format", "json")
    assert result.code == 0, result.err
    read = json.loads(result.out)
    jsonschema.validate(read, SCHEMA)
    wagers: list[dict[str, object]] = read["wagers"]
    return wagers


def test_a_filing_is_shown_by_its_own_elections(cli: Cli) -> None:
    found = {(item["wager"], item["reading"]): item for item in form(cli, BACCARAT)}
    tie = found["tie", "both"]
    # The filing pays 9 to 1, not the least odds of 8 to 1: 1 - 10 x 475,627,426,473,216 / 4,998,398,275,503,360.
    assert tie["house_edge"]["decimal"] == pytest.approx(1 - 10 * 0.0951559, abs=1e-6)  # type: ignore[index]
    assert {item["decks"] for item in found.values()} == {8}
    assert found["dragon_bonus", "both"]["paytable"] == "B"
    assert ("dragon_7", "both") not in found


def test_ez_baccarat_keeps_no_vigorish_and_returns_a_dragon_7(cli: Cli) -> None:
    plain = next(item for item in form(cli, BACCARAT) if item["wager"] == "banker")
    easy = next(item for item in form(cli, EZ) if item["wager"] == "banker")
    assert plain["house_edge"]["decimal"] == pytest.approx(0.010579, abs=1e-6)  # type: ignore[index]
    assert easy["house_edge"]["decimal"] == pytest.approx(0.0102, abs=5e-5)  # type: ignore[index]


def test_meters_are_taken_at_the_amounts_filed(cli: Cli) -> None:
    (found,) = form(cli, MARYLAND, "--wager", "progressive")
    amounts = {item["meter"]: item["decimal"] for item in found["meter"]["at"]}  # type: ignore[index]
    assert amounts == {"mega": 25_000, "major": 2_500, "minor": 1_000}
    assert found["meter"]["long_run_return"] is not None  # type: ignore[index]
    assert found["house_edge"] is not None


def test_text_marks_the_chosen_paytable_among_the_lawful_ones(cli: Cli) -> None:
    result = cli("odds", FACE_UP, "--wager", "ace_high_bonus")
    assert result.code == 0
    assert "House edge 5.85%, pays 9.36% of hands (exact)." in result.out
    marked = [line for line in result.out.splitlines() if line.endswith("< chosen")]
    assert len(marked) == 1
    assert marked[0].split()[0] == "3"


def test_a_meter_is_shown_as_it_grows(cli: Cli) -> None:
    out = cli("odds", BLACKJACK, "--wager", "hit_and_run_progressive").out
    lines = [line.split() for line in out.partition("as the meter grows:\n")[2].splitlines()[:7]]
    amounts = [float(line[0].replace("$", "").replace(",", "")) for line in lines]
    assert amounts == sorted(amounts)
    assert amounts[0] == 0
    marked = {" ".join(line[line.index("<") + 1 :]): line for line in lines if "<" in line}
    assert marked["as filed"][0] == "$2,500"
    assert marked["breaks even"][2] == "100.00%"
    assert len(lines[0][1]) < len(lines[-1][1]) == 40


@pytest.mark.parametrize("decks", ["0", "17", "999999"])
def test_a_number_of_decks_that_no_shoe_holds_is_not_counted(cli: Cli, tmp_path: Path, decks: str) -> None:
    text = Path(BLACKJACK).read_text(encoding="utf-8").replace("  decks: 8 #", f"  decks: {decks} #")
    filing = tmp_path / "filing.yaml"
    filing.write_text(text, encoding="utf-8")
    result = cli("odds", str(filing))
    assert result.code == 3
    assert "settles no paytable" in result.err


def test_a_limit_below_one_award_is_noted(cli: Cli, tmp_path: Path) -> None:
    text = Path(BLACKJACK).read_text(encoding="utf-8").replace("amount: $75,000", "amount: $20,000")
    filing = tmp_path / "filing.yaml"
    filing.write_text(text, encoding="utf-8")
    result = cli("odds", str(filing), "--wager", "lucky_ladies")
    assert (
        "The payout limit of $20,000 is below one award: 1,000 times the greatest wager of $25 is $25,000."
        in result.out
    )
    other = text.replace("applies_to: [lucky_ladies, kings_bounty]", "applies_to: [kings_bounty]")
    assert other != text
    filing.write_text(other, encoding="utf-8")
    assert "below one award" not in cli("odds", str(filing), "--wager", "lucky_ladies").out
    assert "below one award" not in cli("odds", BLACKJACK, "--wager", "lucky_ladies").out


def test_a_chapter_is_listed_line_by_line_and_a_wager_row_by_row(cli: Cli) -> None:
    listed = cli("odds", "--chapter", "629a")
    assert "Dragon 7, 8 decks: house edge 7.61%, pays 2.25% of hands (exact)" in listed.out
    shown = cli("odds", "--chapter", "pa/629a", "--wager", "dragon_7", "--decks", "6")
    assert "40 to 1" in shown.out
    assert "8 decks" not in shown.out


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        ((), 2, "name a submission, or a chapter"),
        ((BLACKJACK, "--chapter", "pa/633a"), 2, "name a submission, or a chapter"),
        ((BLACKJACK, "--decks", "6"), 2, "--decks goes with --chapter"),
        (("--chapter", "pa/629a", "--format", "xml"), 2, "choose one of text, json"),
        (("--chapter", "999a"), 3, "there is no chapter 999a"),
        (("--chapter", "pa/629a", "--wager", "lucky_ladies"), 3, "has no odds for lucky_ladies"),
        (("--chapter", "pa/633a", "--wager", "super_match", "--decks", "5"), 3, "is for 5 decks"),
        (("--chapter", "pa/633a", "--as-of", "2011-01-01"), 3, "was not in force"),
        ((BLACKJACK, "--wager", "house_money"), 3, "settles no paytable of house_money"),
        (("nowhere.yaml",), 3, "no file or folder nowhere.yaml"),
    ],
)
def test_what_is_wrong_is_told_with_its_code(cli: Cli, arguments: tuple[str, ...], code: int, said: str) -> None:
    result = cli("odds", *arguments)
    assert result.code == code
    assert said in result.err
    assert "Traceback" not in result.err
