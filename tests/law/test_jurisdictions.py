"""A jurisdiction is known by its chapters: its name, and its own word for the one who files."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from checker.law import folders
from checker.law.chapter import chapter_ids, find_chapter, game_of, shared_names, shared_text
from checker.law.jurisdictions import Jurisdiction, code_of, jurisdictions, operator_entries
from checker.review.review import review_document
from checker.source import SourceError, read_text
from checker.submission import read_header

INVENTED = Path(__file__).parents[1] / "rulesets"
HEAD = "jurisdiction: {}\ngame: war\nfacility: Hall\n{}: Keeper and Sons\nfiling_date: 2021-06-01\n"


@pytest.fixture
def _invented() -> Iterator[None]:
    folders.use_rulesets((INVENTED,))
    yield
    folders.use_rulesets(())


def test_a_jurisdiction_is_named_by_its_code_or_its_name() -> None:
    assert [code_of(said) for said in ("pa", "PA", "Pennsylvania", "maryland", "Maryland ")] == ["pa"] * 3 + ["md"] * 2


@pytest.mark.parametrize(
    ("said", "code"),
    [("new  JERSEY ", "nj"), (" New   York", "New York"), ("nj", "nj"), ("", ""), (" ", ""), ("md of", "md of")],
)
def test_a_name_of_several_words_is_known_however_they_are_parted(
    said: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = Jurisdiction(code="nj", name="New Jersey", operator_entry="licensee")
    monkeypatch.setattr("checker.law.jurisdictions.jurisdictions", lambda: {"nj": known})
    assert code_of(said) == code


def test_each_jurisdiction_has_its_own_word_for_who_files() -> None:
    assert set(operator_entries()) == {"certificate_holder", "facility_operator"}


@pytest.mark.usefixtures("_invented")
def test_a_third_jurisdiction_has_its_own_words() -> None:
    assert jurisdictions()["fl"].name == "Freeland"
    assert "house_keeper" in operator_entries()
    header = read_header(read_text(HEAD.format("Freeland", "house_keeper"), "filing.yaml"))
    assert (header.jurisdiction, header.operator) == ("fl", "Keeper and Sons")


def test_an_unknown_jurisdiction_is_told_which_are_known() -> None:
    review = review_document(read_text(HEAD.format("New Jersey", "certificate_holder"), "filing.yaml"))
    (finding,) = review.findings
    assert review.outcome == "nothing_to_judge"
    assert finding.provision == ""
    assert finding.message == "No law of New Jersey is known here."
    assert finding.help == "The jurisdictions known are: Maryland (md), Pennsylvania (pa)."
    assert review.position(finding).line == 1


def test_files_that_chapters_share_are_found_by_how_their_names_end() -> None:
    assert shared_names("words", "_concepts.yaml") == (
        "baccarat_concepts.yaml",
        "blackjack_concepts.yaml",
        "blackjack_play_concepts.yaml",
        "blackjack_table_concepts.yaml",
    )
    assert shared_names("words", "no_such_ending.yaml") == ()
    assert b"concepts:" in shared_text("words", "baccarat_concepts.yaml")
    with pytest.raises(SourceError) as refused:
        shared_text("words", "none.yaml")
    assert refused.value.path == "words/none.yaml"


def test_a_folder_without_a_chapter_is_refused_with_where_one_stands(tmp_path: Path) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - its whole text is compared
        folders.use_rulesets((INVENTED, tmp_path))
    where = f"{tmp_path}/JURISDICTION/NUMBER-GAME/chapter.yaml"
    assert str(refused.value) == f"{tmp_path} holds no chapter; a chapter stands in {where}"
    assert folders.ruleset_folders()[1:] == ()


@pytest.mark.parametrize(
    ("folder", "name", "game"),
    [("7-war", "zz/7", "war"), ("9a-war-of-two", "zz/9a", "war-of-two"), ("two-up", "zz/two-up", "two-up")],
)
def test_a_chapter_is_named_by_its_number_or_its_game(tmp_path: Path, folder: str, name: str, game: str) -> None:
    (tmp_path / "zz" / folder).mkdir(parents=True)
    (tmp_path / "zz" / folder / "chapter.yaml").touch()
    folders.use_rulesets((tmp_path,))
    try:
        assert name in chapter_ids()
        assert (game_of(name), find_chapter("zz", game), find_chapter("zz", "another")) == (game, name, None)
    finally:
        folders.use_rulesets(())
