"""``checker explain``: provisions as each text writes them, alone or after a chapter; lists as a filing has them."""

import re

import pytest
import typer
from typer.testing import CliRunner

from checker.cli.app import app
from checker.law import chapter_ids, compile_ruleset, load_chapter
from checker.report.explain import explain, law_dates


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["explain", *arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit | typer.Exit)
    return result.exit_code, result.output


@pytest.mark.parametrize(
    "words",
    [
        ("13.E(7)(b)",),
        ("13.E (7)(b)",),
        ("md/pai-gow-poker 13.E(7)(b)",),
        ("md/pai-gow-poker", "13.E(7)(b)"),
        ("MD/Pai-Gow-Poker", "13.E(7)(b)"),
    ],
)
def test_maryland_is_explained_by_its_own_numbers(words: tuple[str, ...]) -> None:
    code, text = run(*words)
    assert code == 0
    assert text.startswith("MLGCA Pai Gow Poker Version 1.1, 13.E(7)(b)\n")
    assert "The one meter of paytable A starts from at least $10,000." in " ".join(text.split())


@pytest.mark.parametrize(
    "words", [("58 Pa. Code § 645a.13(e)(2)",), ("§ 645a.13(e)(2)",), ("pa/645a", "645a.13(e)(2)")]
)
def test_pennsylvania_is_explained_with_or_without_its_code(words: tuple[str, ...]) -> None:
    code, text = run(*words)
    assert code == 0
    assert text.startswith("58 Pa. Code § 645a.13(e)(2)\n")


def test_a_provision_of_another_chapter_than_the_one_named_is_not_found() -> None:
    code, text = run("pa/645a", "13.E(7)(b)")
    assert code == 3
    assert "there is no provision pa/645a 13.E(7)(b)." in text


def test_a_chapter_alone_is_sent_to_the_ledger() -> None:
    code, text = run("pa/645a")
    assert code == 3
    assert "pa/645a is a whole chapter. checker ledger pa/645a lists its provisions." in text


def test_a_list_stands_as_a_filing_writes_it() -> None:
    text = " ".join(run("633a.2(b)")[1].split())
    assert "Example: layout.areas: [blackjack]." in text
    text = " ".join(run("645a.2(b)")[1].split())
    areas = "[pai_gow_poker, high hands, low hands, dealer high hand, dealer low hand]"
    assert f"Example: layout.areas: {areas}." in text
    text = " ".join(run("645a.11(c)")[1].split())
    house_way = '["No pair: the highest card in the high hand, the next two in the low hand"]'
    assert f"play.house_way: {house_way}" in text


@pytest.mark.parametrize("chapter_id", chapter_ids())
def test_no_explanation_shows_the_program_s_own_lists(chapter_id: str) -> None:
    ruleset = compile_ruleset(chapter_id, law_dates(load_chapter(chapter_id))[-1])
    told = [line for item in ruleset.provisions for line, _ in explain(item.provision, ruleset)]
    assert [line for line in told if re.search(r"\['|', '|'\]|Decimal\(", line)] == []
