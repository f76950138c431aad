"""The README's list of chapters is that of the program, with the days through which each text is known."""

import re
from pathlib import Path

from kinds_table import vocabulary

from checker.law import chapter_ids, load_chapter

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_every_chapter_stands_there_with_the_day_through_which_it_is_known() -> None:
    rows = re.findall(r"(?m)^\| `([a-z]+/[^`]+)` \| ([^|]+) \| [^|]+ \| ([^|]+) \|$", README)
    told = {name: (game, known) for name, game, known in rows}
    assert set(told) == set(chapter_ids())
    for name, (game, known) in told.items():
        chapter = load_chapter(name)
        day = chapter.known_through.isoformat() if chapter.known_through else "no date is printed"
        assert (game, known) == (chapter.title, day)


def test_the_kinds_of_rules_stand_in_the_readme_of_the_law() -> None:
    told = (Path(__file__).parent.parent / "rulesets" / "README.md").read_text(encoding="utf-8")
    assert f"<!-- kinds -->\n{vocabulary()}<!-- end of kinds -->" in told, vocabulary()
