"""The hands that a chapter's rows name: each can be counted, each can win, and none is left without hands."""

from collections.abc import Iterator

from checker.law import Paytable, Ruleset
from checker.odds.figures import UncountableError, table_figures
from checker.source import Problem
from checker.upkeep.chapter_files import ChapterFiles, keys_of


def odds_problems(files: ChapterFiles, ruleset: Ruleset) -> Iterator[Problem]:
    """Return paytables whose chances cannot be counted, rows that name no hands, and rows that no hand ever wins.

    A row may be out of reach with some numbers of decks; it is a problem only where it is with all that are listed.
    """
    for table in (*ruleset.paytables, *ruleset.chances):
        if table.counted is None:
            continue
        section, steps = _place(files, table)
        at = f"The paytable of {table.provision}{f', {table.label},' if table.label else ''}"
        if table.counted.deal not in ruleset.deals:
            known = ", ".join(sorted(ruleset.deals)) or "none"
            message = f"{at} is counted by {table.counted.deal}, which is no deal of the chapter."
            yield files.problem(section, (*steps, "counted"), message, f"Describe it under deals. Known: {known}.")
            continue
        if ruleset.deals[table.counted.deal].kind == "game":
            continue
        for row in table.rows:
            if row.hands is None:
                message = f"{at} does not say which hands “{row.outcome}” means."
                yield files.problem(section, (*steps, "rows"), message, "Name them under hands.")
        try:
            figures = table_figures(ruleset, table, strict=True)
        except UncountableError as error:
            message = f"{at} cannot be counted: {error}."
            yield files.problem(section, (*steps, "counted"), message, "The words for hands are in the schema.")
            continue
        won = {one.outcome for odds in figures for one in odds.outcomes if one.count}
        for outcome in dict.fromkeys(one.outcome for odds in figures for one in odds.outcomes if one.payout):
            if outcome not in {*won, "Returned"}:
                message = f"{at} has a line that no hand can win: “{outcome}”."
                hint = "A line above it takes all its hands, or its hands do not exist."
                yield files.problem(section, (*steps, "rows"), message, hint)


def _place(files: ChapterFiles, table: Paytable) -> tuple[str, tuple[str | int, ...]]:
    """Return where a paytable stands: the section, and the list with its number."""
    for section, name, index, node in files.items():
        keys = keys_of(node)
        named = (keys.get("provision"), keys.get("wager"), keys.get("paytable") or "")
        if name in {"paytables", "chances"} and named == (table.provision, table.wager, table.label):
            return section, (name, index)
    return files.section_of(table.provision), ("paytables",)
