"""Numbers outside figures and paytables: in words for readers, in conditions, in the tables of a guide."""

from collections import defaultdict
from collections.abc import Callable

import pytest
from chapter_files import complete_chapters
from condition_numbers import Turn, turns
from conventions import OF_THE_TABLE
from mutation.law_mutants import next_number
from other_numbers import OWN_TURNS, OWN_WORDS, SAID_AT, TABLES_MEANT
from second_entry import SecondTable, entries
from words import Said, names_of, near, numbers_in, said_in

from checker.law import Chapter, load_chapter
from checker.values.provision import Provision

CHAPTERS = sorted(set(entries()) & set(complete_chapters()))


def is_printed(number: str, provisions: tuple[str, ...], chapter_id: str) -> bool:
    # The figures of a defined word stand under its section.
    where = [place for name in provisions for place in (name, name.partition(' "')[0], *SAID_AT.get(name, ()))]
    return any(number in near(chapter_id, Provision(place)) for place in where)


def is_lawful(said: Said, chapter_id: str) -> bool:
    return is_printed(said.number, said.provisions, chapter_id) or any(
        (provision, said.number) in OWN_WORDS for provision in said.provisions
    )


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_a_number_in_words_is_one_that_the_law_prints_there(chapter_id: str) -> None:
    wrong = {
        f"{' '.join(said.provisions)}: {said.number} in “{said.text}”"
        for said in said_in(load_chapter(chapter_id))
        if not is_lawful(said, chapter_id)
    }
    assert not wrong, "\n" + "\n".join(sorted(wrong))


def of_paytable(turn: Turn) -> bool:
    return turn.path.endswith(".paytable")


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_a_number_in_a_condition_is_one_that_the_law_prints_there(chapter_id: str) -> None:
    wrong = {
        f"{turn.where}: {turn.path} {turn.number}"
        for turn in turns(load_chapter(chapter_id))
        if not of_paytable(turn)
        and not is_printed(turn.number, turn.provisions, chapter_id)
        and (turn.where, turn.number) not in OWN_TURNS
    }
    assert not wrong, "\n" + "\n".join(sorted(wrong))


def compared_elsewhere(chapter: Chapter) -> frozenset[str]:
    """Give the rules on a figure that each paytable prints for itself: they are compared with the figures."""
    return frozenset(
        f"{item['provision']} {item.get('name', '')}".strip()
        for item in chapter.items["rules"]
        if item.get("at", "").startswith("wagers.") and item["at"].split(".")[-1] in OF_THE_TABLE
    ) - set(TABLES_MEANT)


def told_by(where: str) -> tuple[Callable[[SecondTable], bool], ...]:
    """Give what the tables meant have: one thing, or one of several where several lines cite the provision."""
    found = TABLES_MEANT[where]
    return found if isinstance(found, tuple) else (found,)


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_a_condition_means_the_paytables_that_have_what_it_is_about(chapter_id: str) -> None:
    chapter, entry = load_chapter(chapter_id), entries()[chapter_id]
    meant: dict[tuple[str, int, str], set[str]] = defaultdict(set)
    for turn in turns(chapter):
        if of_paytable(turn) and turn.where not in compared_elsewhere(chapter):
            meant[(turn.where, turn.line, turn.path.split(".")[1])].add(turn.number)
    slugs = {item["wager"]: item["name"] for item in chapter.items["wagers"]}
    for (where, _, slug), labels in meant.items():
        tables = [table for table in entry.paytables if table.wager == slugs[slug]]
        assert labels in [{table.label for table in tables if has(table)} for has in told_by(where)], where


def test_nothing_is_listed_in_vain() -> None:
    """What is excused is said somewhere, and not printed where it stands."""
    words, conditions, tables = set(), set(), set()
    for chapter_id in CHAPTERS:
        chapter = load_chapter(chapter_id)
        for said in said_in(chapter):
            if not is_printed(said.number, said.provisions, chapter_id):
                words |= {(provision, said.number) for provision in said.provisions}
        for turn in turns(chapter):
            if of_paytable(turn):
                tables.add(turn.where)
            elif not is_printed(turn.number, turn.provisions, chapter_id):
                conditions.add((turn.where, turn.number))
    assert set(OWN_WORDS) - words == set()
    assert set(OWN_TURNS) - conditions == set()
    assert set(TABLES_MEANT) - tables == set()


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_the_tables_of_the_guide_are_those_of_the_law(chapter_id: str) -> None:
    entry = entries()[chapter_id]
    printed = [table for table in load_chapter(chapter_id).guide.get("tables", []) if table["columns"][0] != "Hand"]
    ours = {table["provision"]: {row[0]: " ".join(row[1:]) for row in table["rows"]} for table in printed}
    assert ours == {provision: dict(rows) for provision, rows in entry.tables}
    for table in printed:
        assert table["columns"][1:] == [str(value) for value in range(10)], table["title"]


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_the_hands_of_the_guide_are_those_of_the_rankings_in_their_order(chapter_id: str) -> None:
    chapter = load_chapter(chapter_id)
    for table in chapter.guide.get("tables", []):
        if table["columns"][0] == "Hand":
            ranked = [
                item["about"].rstrip(".").partition(",")[0]
                for item in chapter.items["provisions"]
                if item["provision"].rpartition("(")[0] == table["provision"] and "only" not in item["about"]
            ]
            assert [row[0] for row in table["rows"]] == ranked


# --- what the comparison of words sees ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("At least every 24 hours, or every 4 hours.", ["24", "4"]),
        ("At most seven betting positions.", ["7"]),
        ("The limit is $25,000, by § 633a.13(o) and 633a.2(b)(16).", ["25000"]),
        ("Royal Match 21 pays 2.5 to 1.", ["2.5", "1"]),
        ("Ten-value cards and three-of-a-kind.", []),
        ("Cards from 2 to 9 count their number; a 10, jack, queen or king counts ten.", ["10"]),
        ("Paytables 1, 2 and 5 of {wagers.royal_match_21.paytable}.", []),
        ("The vigorish is 5%.", ["5"]),
    ],
)
def test_which_numbers_are_seen(text: str, numbers: list[str]) -> None:
    names = names_of(load_chapter("pa/633a"))
    assert sorted(numbers_in(text, names)) == sorted(numbers)


@pytest.mark.parametrize(
    ("chapter_id", "provision", "text"),
    [
        ("pa/633a", "633a.3(d)", "It is at least every 24 hours, or every 4 hours when dealing from the hand."),
        ("pa/633a", "633a.2(a)", "At most seven betting positions."),
        ("pa/629a", "629a.12(c)", "A 5% vigorish is taken from what you win on the Banker's Hand."),
        ("pa/645a", "645a.13(e)(2)", "The amount from which the meter starts. At least $2,000."),
    ],
)
def test_another_number_in_words_is_noticed(chapter_id: str, provision: str, text: str) -> None:
    for number in numbers_in(text, ()):
        assert is_lawful(Said(number=number, provisions=(provision,), text=text), chapter_id)
        assert not is_lawful(Said(number=next_number(f"{number}0"), provisions=(provision,), text=text), chapter_id)
