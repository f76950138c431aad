"""``checker explain``: provisions as each text writes them, alone or after a chapter; lists as a filing has them."""

import re

import pytest
import typer
from typer.testing import CliRunner

from checker.cli.app import app
from checker.law import chapter_ids, compile_ruleset, load_chapter
from checker.law.around import law_around
from checker.report.asked_provision import asked_for
from checker.report.explain import explain, law_dates, provisions_of


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
    code, text = run("645a")
    assert code == 3
    assert "645a is a whole chapter. checker ledger pa/645a lists its provisions." in text


@pytest.mark.parametrize(
    ("words", "head"),
    [
        (('633a.1 "Any 20"',), '58 Pa. Code § 633a.1 "Any 20"'),
        (("58 Pa. Code § 629a.1 Natural",), '58 Pa. Code § 629a.1 "Natural"'),
        (("58 Pa. Code § 601a.10(a)",), "58 Pa. Code § 601a.10(a)"),
        (("pa/629a", "601a.10(a)"), "58 Pa. Code § 601a.10(a)"),
        (("COMAR 36.05.03.14 E",), "COMAR 36.05.03.14 E"),
        (("36.05.03.14E",), "COMAR 36.05.03.14 E"),
    ],
)
def test_a_definition_and_the_law_around_are_explained(words: tuple[str, ...], head: str) -> None:
    code, text = run(*words)
    assert code == 0
    assert text.startswith(f"{head}\n")
    assert text.count(head) == 1, "the law around is told once, not for each chapter"
    assert "chapters have a provision" not in text


def test_the_law_around_is_not_found_in_another_jurisdiction() -> None:
    assert run("md/pai-gow-poker", "601a.10(a)")[0] == 3
    assert run("pa/645a", "COMAR 36.05.03.14 E")[0] == 3


def test_an_item_of_the_law_around_says_how_much_was_seen_and_what_is_judged() -> None:
    text = " ".join(run("COMAR 36.05.03.21 C")[1].split())
    assert "The law around the chapters of Maryland. Seen: in part, as adopted in 2013" in text
    assert "To ask the Commission: May a minimum be raised during play" in text
    assert "breaks: limit_changes.minutes_of_notice: 29" in text


@pytest.mark.parametrize("chapter_id", chapter_ids())
def test_every_line_of_the_ledger_is_found_as_it_is_written(chapter_id: str) -> None:
    chapter = load_chapter(chapter_id)
    known = provisions_of(chapter)
    ruleset = compile_ruleset(chapter_id, law_dates(chapter)[-1])
    listed = [item.provision for item in ruleset.provisions]
    listed += [item.provision for item in law_around(chapter.jurisdiction)]
    assert [name for name in listed if asked_for(chapter.full_citation(name).split(), known) != name] == []
    assert [name for name in listed if "Not in force" in str(list(explain(name, ruleset)))] == []


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
