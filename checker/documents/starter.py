"""The starter submission: every election of a game with its provision and lawful choices, ready to fill in."""

import textwrap
from collections.abc import Iterator

from checker.law import Election, Ruleset, Wager
from checker.law.conditions import ALWAYS
from checker.schema.generate import schema_name

_WIDTH = 100
_FORMS = {
    "yes_no": "yes or no",
    "count": "a whole number",
    "dollars": "dollars, such as $1,000",
    "percent": "a percentage, such as 20%",
    "hours": "hours, such as 24 hours",
    "date": "a date, such as 2015-07-01",
    "payout": "odds, such as 8 to 1",
    "portion": "all, or a percentage such as 50%",
    "counts": "a list of whole numbers, such as [6, 6]",
    "texts": "a list, one item a line after a hyphen",
    "choices": "a list, one item a line after a hyphen",
    "payouts": "one outcome a line, with its payout",
}
_ASKED_IF = "The submission must say this where it applies."
_ASKED = {"must": "The submission must say this.", "may": "Optional.", "declared": "Recorded if stated."}


def starter(ruleset: Ruleset) -> str:
    """Give the text of a starter submission under the ruleset."""
    return "\n".join(_lines(ruleset)) + "\n"


def _lines(ruleset: Ruleset) -> Iterator[str]:
    chapter = ruleset.chapter
    yield f"# yaml-language-server: $schema={schema_name(chapter.id)}"
    yield f"# Rules Submission: {chapter.title}, {chapter.citation}, {chapter.jurisdiction_name}."
    yield f"# Law as in force on {ruleset.as_of.isoformat()}; ruleset {chapter.version}."
    yield from _comment(
        "Fill in what applies. An entry left empty counts as not stated. Check it with: checker check FILE"
    )
    yield ""
    yield f"jurisdiction: {chapter.jurisdiction}"
    yield f"game: {chapter.game}"
    yield "facility:            # the licensed facility"
    yield f"{chapter.terms['operator'].replace(' ', '_')}:"
    yield "filing_date:         # year-month-day; the law of this day is applied"
    yield "gambling_help_line:  # printed on guide and sign as written here"
    elections = [election for election in ruleset.elections.values() if not election.at.startswith("wagers.")]
    groups = dict.fromkeys(election.at.partition(".")[0] for election in elections)
    for group in groups:
        if group in {"payout_limit", "layout"}:
            continue
        yield from _group(group, elections)
    yield from _wagers(ruleset)
    for group in groups:
        if group in {"payout_limit", "layout"}:
            yield from _group(group, elections)


def _group(group: str, elections: list[Election]) -> Iterator[str]:
    yield ""
    yield f"{group}:"
    opened: set[str] = set()
    for election in elections:
        if election.at.partition(".")[0] == group:
            yield from _election(election, 1, opened)


def _election(election: Election, depth: int, opened: set[str], mark: str = "") -> Iterator[str]:
    """Give the comment and the empty entry; open the groups between ``depth`` and the entry where they are not yet."""
    steps = election.at.split(".")[depth:]
    for level, step in enumerate(steps[:-1]):
        path = ".".join(election.at.split(".")[: depth + level + 1])
        if path not in opened:
            opened.add(path)
            yield f"{mark}{'  ' * (depth + level)}{step}:"
    indent = "  " * (depth + len(steps) - 1)
    asked = _ASKED[election.asks] if election.when == ALWAYS or election.asks != "must" else _ASKED_IF
    says = f"{election.label} ({election.provision}). {asked} {election.says}".strip()
    yield from _comment(says, indent, mark)
    for choice in election.choices:
        where = f" ({choice.provision})" if choice.provision != election.provision else ""
        yield from _comment(f"- {choice.value}{where}{': ' + choice.says if choice.says else ''}", f"{indent}", mark)
    if not election.choices:
        yield from _comment(f"Write {_FORMS.get(election.type, 'text')}.", indent, mark)
    yield f"{mark}{indent}{steps[-1]}:"


def _wagers(ruleset: Ruleset) -> Iterator[str]:
    yield ""
    yield from _comment("The wagers offered. Take the # away from the lines of each optional wager that you offer.")
    yield "wagers:"
    for wager in ruleset.wagers.values():
        if wager.elected:
            yield from _wager(wager, ruleset)


def _wager(wager: Wager, ruleset: Ruleset) -> Iterator[str]:
    mark = "# " if wager.optional else ""
    lead = f"wagers.{wager.slug}."
    fields = [
        election
        for election in ruleset.elections.values()
        if election.at.startswith(lead) and election.type != "payouts"
    ]
    yield from _comment(f"{wager.name} ({wager.provision}). {wager.wins}".strip(), "  ")
    yield f"{mark}  {wager.slug}:"
    opened: set[str] = set()
    for election in fields:
        yield from _election(election, 2, opened, mark)


def _comment(text: str, indent: str = "", mark: str = "") -> Iterator[str]:
    for line in textwrap.wrap(text, _WIDTH - len(indent) - 4, break_long_words=False, break_on_hyphens=False):
        yield f"{mark}{indent}# {line}"
