"""The ledger of a chapter: every numbered provision once, below the one above it, and none left out of a count."""

from collections.abc import Iterator

from checker.law import Chapter, Ruleset
from checker.source import Problem
from checker.upkeep.chapter_files import HEAD, ChapterFiles, keys_of
from checker.values.provision import follows, is_first, parse_provision


def ledger_problems(files: ChapterFiles) -> Iterator[Problem]:
    """Return provisions that are misnumbered, stand without the one above them, or leave a gap before them."""
    seen: set[str] = set()
    last: dict[str, str] = {}
    for section, name, index, node in files.items():
        if name != "provisions":
            continue
        at = (name, index, "provision")
        written = keys_of(node).get("provision", "")
        try:
            provision = parse_provision(written)
        except ValueError as error:
            yield files.problem(section, at, f"{error}.")
            continue
        above, parts = provision.parent, provision.parts
        if above and above.parent and above not in seen:
            yield files.problem(section, at, f"{provision} stands in the ledger before {above}, or without it.")
        if above and parts and not parts.word and provision not in seen:
            before = last.get(above)
            mark = parts.marks[-1]
            if not (is_first(mark) if before is None else follows(before, mark)):
                gap = "the first" if before is None else f"({before})"
                message = f"{provision} does not follow {gap}; a provision between them has no place in the ledger."
                yield files.problem(section, at, message, "Enter it with what it is: reserved, if the text says so.")
            last[above] = mark
        seen.add(provision)


def count_problems(files: ChapterFiles, chapter: Chapter, rulesets: tuple[Ruleset, ...]) -> Iterator[Problem]:
    """Return texts whose number of provisions is not that of the ledger of their day, and provisions that stand twice.

    ``rulesets`` are the chapter on each day of its law, oldest first.
    """
    for index, text in enumerate(chapter.texts):
        asked = text.get("as_of")
        of_day = [found for found in rulesets if not asked or found.as_of.isoformat() <= asked]
        # Defined words have no number, so a text's count leaves them out.
        counted = len([item for item in of_day[-1].provisions if not item.provision.word]) if of_day else 0
        if of_day and text.get("provisions") and int(text["provisions"]) != counted:
            message = f"{text['source']} has {text['provisions']} provisions; the ledger of that day has {counted}."
            yield files.problem(HEAD, ("texts", index, "provisions"), message, "Place what is missing, or count again.")
    told: set[str] = set()
    for ruleset in rulesets:
        met: set[str] = set()
        for item in ruleset.provisions:
            if item.provision in met and item.provision not in told:
                told.add(item.provision)
                message = f"{item.provision} stands twice in the ledger of {ruleset.as_of}."
                yield files.problem(item.section, ("provisions",), message, "Give one of the two from and until.")
            met.add(item.provision)
