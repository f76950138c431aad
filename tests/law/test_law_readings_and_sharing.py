"""Doubtful texts under each reading, and items that chapters share."""

import datetime
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest
from chapter_files import complete_chapters

from checker.law import Rule, chapter_ids, compile_ruleset, load_chapter
from checker.law.dated import Moment
from checker.law.fingerprint import law_fingerprint
from checker.law.folders import chapter_folders
from checker.law.ruleset import Taken, compile_chapter
from checker.source import SourceError

DAY = datetime.date(2015, 7, 1)
TWO_BATCHES = "633a.12(b)(1)/two-batches"


def rule_of(key: str, forced: str | None = None, taken: Taken = ()) -> Rule:
    ruleset = compile_ruleset("pa/633a", DAY, forced, taken)
    (found,) = [rule for rule in ruleset.rules if rule.key == key]
    return found


def test_a_ruleset_goes_to_another_process_without_what_was_worked_out_of_it() -> None:
    ruleset = compile_ruleset("pa/633a", DAY)
    ruleset.kept[rule_of] = object()
    sent = pickle.loads(pickle.dumps(ruleset))  # noqa: S301 - made here
    assert dict(sent.kept) == {}
    assert sent.paytables == ruleset.paytables


def test_the_applied_reading_overrides_the_items_keys() -> None:
    item = {
        "at": "as printed",
        "value": "2",
        "by_reading": {"advisory": "a/b", "literal": {"at": "literally"}, "evident": {"at": "evidently"}},
    }
    for reading, at in (("literal", "literally"), ("evident", "evidently")):
        resolved = Moment(as_of=DAY, adopted=None, source="", readings={"a/b": reading}).resolve(item)
        assert resolved is not None
        assert (resolved[0]["at"], resolved[0]["value"]) == (at, "2")


def test_two_doubtful_texts_may_bear_on_one_item() -> None:
    inner = {"advisory": "c/d", "literal": {"value": "all"}, "evident": {"value": "some"}}
    item = {
        "at": "as printed",
        "by_reading": {
            "advisory": "a/b",
            "literal": {"at": "literally", "by_reading": inner},
            "evident": {"at": "evidently", "value": "none"},
        },
    }
    found = {}
    for first in ("literal", "evident"):
        for second in ("literal", "evident"):
            readings = {"a/b": first, "c/d": second}
            resolved = Moment(as_of=DAY, adopted=None, source="", readings=readings).resolve(item)
            assert resolved is not None
            found[first, second] = (resolved[0]["at"], resolved[0]["value"])
    assert found == {
        ("literal", "literal"): ("literally", "all"),
        ("literal", "evident"): ("literally", "some"),
        ("evident", "literal"): ("evidently", "none"),
        ("evident", "evident"): ("evidently", "none"),
    }


def test_a_forced_reading_holds_for_every_doubtful_text() -> None:
    key = "633a.12(b)(1) both batches"
    assert rule_of(key, forced="literal").at == "total of cards.batches"
    assert rule_of(key, forced="evident").at == "cards.decks"


def test_without_a_forced_reading_each_advisory_says_which_applies() -> None:
    chapter = load_chapter("pa/633a")
    applied = compile_ruleset("pa/633a", DAY).readings
    assert applied == {item["id"]: item["applies"] for item in chapter.items["advisories"]}
    assert applied[TWO_BATCHES] == "literal"
    assert rule_of("633a.12(b)(1) both batches").at == "total of cards.batches"


def test_taking_one_reading_changes_that_one_alone() -> None:
    before = compile_ruleset("pa/633a", DAY).readings
    after = compile_ruleset("pa/633a", DAY, taken=((TWO_BATCHES, "evident"),)).readings
    assert {name for name in before if before[name] != after[name]} == {TWO_BATCHES}
    assert rule_of("633a.12(b)(1) both batches", taken=((TWO_BATCHES, "evident"),)).at == "cards.decks"


def test_a_doubtful_duty_is_asked_under_one_reading_only() -> None:
    asks = {
        reading: compile_ruleset("pa/629a", datetime.date(2014, 2, 1), reading).elections["wagers.tie.odds"].asks
        for reading in ("literal", "evident")
    }
    assert asks == {"literal": "declared", "evident": "must"}


@pytest.mark.parametrize("chapter_id", complete_chapters())
def test_every_advisory_that_items_tell_apart_changes_the_ruleset(chapter_id: str) -> None:
    """An advisory with two encoded readings gives two different rulesets; else the readings are the same by mistake."""
    chapter = load_chapter(chapter_id)
    day = max((item.effective for item in chapter.rulemakings if item.effective), default=DAY)
    plain = compile_chapter(chapter, day)
    for advisory in plain.two_readings:
        reading = "evident" if plain.readings[advisory] == "literal" else "literal"
        other = compile_chapter(chapter, day, taken=((advisory, reading),))
        assert any(
            getattr(plain, name) != getattr(other, name) for name in ("rules", "elections", "paytables", "statements")
        ), advisory


# --- items that chapters share --------------------------------------------------------------------------------------

SHARED = """
rule_seats: {kind: at_most, at: table.positions, related: [cards.decks]}
row_top: {outcome: Five aces, pays: 400 to 1, envy: $250}
choice_hand: {value: hand, says: From the hand.}
line_win: {says: You win.}
"""
HEAD = """
chapter: zz/900a
title: Test
game: test
jurisdiction: zz
jurisdiction_name: Nowhere
citation: Ch. 900a
cite: § {provision}
version: 1.0.0
terms: {operator: holder, approver: Director, regulator: Board, patron: patron}
new_feature: {provision: § 1, says: ask}
rulemakings: [{source: 1 X 1, effective: 2020-01-01}]
texts: [{source: 1 X 1, as_of: 2020-01-01, provisions: 2}]
shares: [family]
sections: [900a.1]
base_wager: test
"""
SECTION = """
section: 900a.1
title: Test
provisions:
  - {provision: 900a.1(a), is: declared, about: Seats.}
  - {provision: 900a.1(b), is: paytable, about: Pays.}
wagers:
  - wager: test
    name: Test Wager
    short: Test
    provision: 900a.1(b)
    pays_under: 900a.1(b)
    optional: no
    elected: yes
    wins: You win.
elections:
  - at: table.positions
    provision: 900a.1(a)
    label: Seats
    type: count
    asks: declared
    says: How many.
  - at: cards.dealt_from
    provision: 900a.1(a)
    label: Dealt from
    type: choice
    asks: declared
    says: From what.
    choices:
      - {like: choice_hand, provision: 900a.1(a)}
      - {value: shoe, says: From a shoe.}
rules:
  - {like: rule_seats, provision: 900a.1(a), value: 6, requires: "At most {value}.", related: [table.positions]}
paytables:
  - wager: test
    provision: 900a.1(b)
    rows:
      - {like: row_top, outcome: Five Aces}
      - {outcome: Pair, pays: 1 to 1}
"""


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give a folder of one small chapter that shares items, in place of the project's rulesets."""
    folder = tmp_path / "zz" / "900a-test"
    folder.mkdir(parents=True)
    (tmp_path / "shared" / "family").mkdir(parents=True)
    (tmp_path / "shared" / "family" / "items.yaml").write_text(SHARED, encoding="utf-8")
    (folder / "chapter.yaml").write_text(HEAD, encoding="utf-8")
    (folder / "900a.1.yaml").write_text(SECTION, encoding="utf-8")
    (folder / "guide.yaml").write_text(
        "object: [{like: line_win, provision: 900a.1(a)}]\nwagers: {test: [{like: line_win, says: You may win.}]}\n",
        encoding="utf-8",
    )
    monkeypatch.setattr("checker.law.folders.RULESETS", tmp_path)
    for cached in (chapter_folders, load_chapter):
        cached.cache_clear()
    yield folder
    for cached in (chapter_folders, load_chapter):
        cached.cache_clear()


@pytest.mark.usefixtures("small")
def test_a_shared_item_gives_its_keys_and_own_keys_win() -> None:
    assert chapter_ids() == ("zz/900a",)
    chapter = load_chapter("zz/900a")
    assert (chapter.id, chapter.number) == ("zz/900a", "900a")
    ruleset = compile_chapter(chapter, DAY.replace(year=2020))
    (rule,) = [rule for rule in ruleset.rules if rule.kind == "at_most"]
    assert (rule.at, str(rule.value), rule.provision) == ("table.positions", "6", "900a.1(a)")
    assert rule.related == ("table.positions",)
    (table,) = ruleset.paytables
    assert [(row.outcome, row.payout.text, row.envy) for row in table.rows] == [
        ("Five Aces", "400 to 1", 250),
        ("Pair", "1 to 1", None),
    ]


@pytest.mark.usefixtures("small")
def test_sharing_reaches_choices_and_lines_of_the_guide() -> None:
    chapter = load_chapter("zz/900a")
    ruleset = compile_chapter(chapter, DAY.replace(year=2020))
    assert [choice.value for choice in ruleset.elections["cards.dealt_from"].choices] == ["hand", "shoe"]
    assert chapter.guide["object"] == [{"says": "You win.", "provision": "900a.1(a)"}]
    assert chapter.guide["wagers"]["test"] == [{"says": "You may win."}]


def test_a_chapter_that_shares_nothing_named_so_cannot_be_read(small: Path) -> None:
    rewrite(small / "900a.1.yaml", "rule_seats", "rule_chairs")
    with pytest.raises(KeyError, match="rule_chairs"):
        load_chapter("zz/900a")


def test_a_chapter_may_stand_without_a_guide_and_share_nothing(small: Path) -> None:
    (small / "guide.yaml").unlink()
    rewrite(small / "chapter.yaml", "shares: [family]\n", "")
    rewrite(small / "900a.1.yaml", "like: choice_hand", "value: hand, says: Own")
    rewrite(small / "900a.1.yaml", "like: rule_seats", "kind: at_most, at: table.positions")
    rewrite(small / "900a.1.yaml", "like: row_top", "pays: 400 to 1")
    chapter = load_chapter("zz/900a")
    assert chapter.guide == {}
    assert (chapter.known_through, chapter.known_through_note, chapter.undated_note) == (None, "", "")
    assert chapter.section_titles == {"900a.1": "Test"}
    assert {name: len(items) for name, items in chapter.items.items() if items} == {
        "provisions": 2, "wagers": 1, "elections": 2, "paytables": 1, "rules": 1,
    }  # fmt: skip


def test_a_chapter_tells_how_far_its_text_is_known_and_on_which_days_it_changed(small: Path) -> None:
    said = "known_through: 2021-03-01\nknown_through_note: No more.\nundated_note: None.\n"
    rewrite(small / "chapter.yaml", "sections:", f"{said}sections:")
    rewrite(small / "chapter.yaml", "effective: 2020-01-01}]", "effective: 2020-01-01}, {source: 2 X 2}]")
    chapter = load_chapter("zz/900a")
    assert chapter.known_through == datetime.date(2021, 3, 1)
    assert (chapter.known_through_note, chapter.undated_note) == ("No more.", "None.")
    assert (chapter.adopted, chapter.source) == (datetime.date(2020, 1, 1), "1 X 1")
    assert [(item.source, item.effective) for item in chapter.rulemakings] == [
        ("1 X 1", datetime.date(2020, 1, 1)),
        ("2 X 2", None),
    ]
    assert chapter.full_citation("900a.1(a)") == "§ 900a.1(a)"
    assert chapter.full_citation("§ 900a.1(a)") == "§ 900a.1(a)"


@pytest.mark.parametrize("file", ["900a.1.yaml", "guide.yaml", "chapter.yaml"])
def test_a_file_that_cannot_be_read_is_named_with_its_folder(small: Path, file: str) -> None:
    (small / file).write_text("a: [", encoding="utf-8")
    with pytest.raises(SourceError) as refused:
        load_chapter("zz/900a")
    assert refused.value.path == f"900a-test/{file}"


def test_a_section_without_its_file_is_named_with_its_folder(small: Path) -> None:
    (small / "900a.1.yaml").unlink()
    with pytest.raises(SourceError) as refused:
        load_chapter("zz/900a")
    assert refused.value.path == "900a-test/900a.1.yaml"


@pytest.mark.parametrize(("beyond", "fits"), [(-1, False), (0, True)])
def test_a_file_of_the_law_has_the_bound_of_every_file(
    small: Path, beyond: int, *, fits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHECKER_CACHE", "off")
    section = small / "900a.1.yaml"
    size = section.write_text(SECTION.rstrip(), encoding="utf-8")
    assert size == max(file.stat().st_size for file in small.iterdir())
    for place in ("checker.law.chapter.MAX_BYTES", "checker.source.reader.MAX_BYTES"):
        monkeypatch.setattr(place, size + beyond)
    if fits:
        assert load_chapter("zz/900a").title == "Test"
        return
    with pytest.raises(SourceError):
        load_chapter("zz/900a")


@pytest.mark.parametrize(
    ("file", "changes"),
    [
        ("zz/900a-test/900a.1.yaml", True),
        ("zz/900a-test/guide.yaml", True),
        ("shared/family/items.yaml", True),
        ("shared/other/items.yaml", True),
        ("zz/901a-other/901a.1.yaml", False),
    ],
)
def test_the_fingerprint_is_of_every_file_from_which_a_chapter_is_read(
    small: Path, file: str, *, changes: bool
) -> None:
    before = law_fingerprint("zz/900a")
    assert law_fingerprint("zz/900a") == before
    assert len(before) == 64
    changed = small.parents[1] / file
    changed.parent.mkdir(parents=True, exist_ok=True)
    with changed.open("a", encoding="utf-8") as opened:
        opened.write("# more\n")
    assert (law_fingerprint("zz/900a") != before) is changes


def test_the_fingerprint_is_of_the_names_and_the_version_too(small: Path) -> None:
    before = law_fingerprint("zz/900a")
    shared = small.parents[1] / "shared" / "family"
    (shared / "items.yaml").rename(shared / "others.yaml")
    renamed = law_fingerprint("zz/900a")
    rewrite(small / "chapter.yaml", "version: 1.0.0", "version: 1.0.1")
    load_chapter.cache_clear()
    assert len({before, renamed, law_fingerprint("zz/900a")}) == 3


def rewrite(file: Path, before: str, after: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")


def test_no_shared_name_is_left_in_a_chapter() -> None:
    for chapter_id in complete_chapters():
        chapter = load_chapter(chapter_id)
        assert "'like'" not in repr((chapter.items, chapter.guide))
