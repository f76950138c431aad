"""The starter submission: every election of a game with its provision and lawful choices, ready to fill in.

It is read by people who have never seen YAML. So every entry stands alone in its line, with its explanation above it,
and an optional wager is offered by deleting ``# `` at the beginning of its lines.
"""

import textwrap
from collections.abc import Iterable, Iterator

from checker.law import Election, Ruleset, Wager
from checker.law.conditions import Never, Offers, Stated
from checker.odds.figures import table_figures
from checker.odds.told import odds_summary
from checker.regex import regex
from checker.rules.condition_words import only_if
from checker.rules.words import one_of
from checker.schema.generate import schema_name
from checker.values import format_date

_WIDTH = 100
_LAST_GROUPS = ("payout_limit", "layout")
_HIDDEN = "# "
_FORMS = {
    "yes_no": ("yes or no", ""),
    "count": ("a whole number", "7"),
    "count_from_one": ("a whole number of 1 or more", "7"),
    "dollars": ("dollars", "$1,000"),
    "percent": ("a percentage", "20%"),
    "hours": ("hours", "24 hours"),
    "date": ("a date", "2015-07-01"),
    "payout": ("odds", "8 to 1"),
    "portion": ("all, or a percentage such as 50%", ""),
    "counts": ("whole numbers in brackets", "[6, 6]"),
    "text": ("a short text", ""),
}
_LISTS = {"texts", "choices"}
_WITHOUT_EXAMPLE = {"yes_no", "portion"}
# What YAML would read as something else than text.
_NEEDS_QUOTES = regex(r"^[\s&*!|>%@`'\"{}\[\],?:-]|: |:$| #|\s$")


def starter(ruleset: Ruleset) -> str:
    """Return the text of a starter submission under the ruleset."""
    return "\n".join(_lines(ruleset)) + "\n"


def _lines(ruleset: Ruleset) -> Iterator[str]:
    yield from _head(ruleset)
    elections = [election for election in ruleset.elections.values() if _is_asked(election)]
    groups = dict.fromkeys(_group_of(election) for election in elections if _group_of(election) != "wagers")
    for group in groups:
        if group not in _LAST_GROUPS:
            yield from _group(group, elections, ruleset)
    yield from _wagers(elections, ruleset)
    for group in _LAST_GROUPS:
        if group in groups:
            yield from _group(group, elections, ruleset)


def _is_asked(election: Election) -> bool:
    """Leave out what no filing has to state, and payouts, which follow from the paytable."""
    unasked = isinstance(election.when, Never) or election.when == Stated(election.at)
    return election.type != "payouts" and not unasked


def _group_of(election: Election) -> str:
    return election.at.partition(".")[0]


def _head(ruleset: Ruleset) -> Iterator[str]:
    chapter = ruleset.chapter
    schema = schema_name(chapter.id)
    operator = chapter.terms["operator"]
    yield f"# yaml-language-server: $schema={schema}"
    yield f"# Rules Submission: {chapter.title}, {chapter.citation}, {chapter.jurisdiction_name}."
    dated = f"The law as in force on {format_date(ruleset.as_of)}" if chapter.adopted else "No date of force is printed"
    yield f"# {dated}; ruleset {chapter.version}."
    yield "#"
    yield "# How to fill this in:"
    yield "# - Write each answer after the colon of its entry, with a space between: positions: 6"
    yield "# - Lines that begin with # explain. They are not part of the filing."
    yield "# - Leave empty what you do not state. Keep the spaces at the beginning of the lines."
    yield "# - Put an answer in quotes if it contains a colon and a space, or a #."
    election = next(item for item in ruleset.elections.values() if item.choices)
    yield "# - Check the file with: checker check FILE"
    yield f"# - The lawful choices left for an entry: checker options {election.at} --given FILE"
    yield f"# - What a provision asks for, and its history: checker explain '{election.provision}'"
    yield "# The first line lets an editor explain and complete entries. It needs the schema beside this file:"
    yield f"#   checker schema {chapter.id} > {schema}"
    yield ""
    yield f"jurisdiction: {chapter.jurisdiction}"
    yield f"game: {chapter.game}"
    yield ""
    yield "# The licensed facility."
    yield "facility:"
    yield ""
    yield f"# The {operator}."
    yield f"{operator.replace(' ', '_')}:"
    yield ""
    yield "# The day of filing as year-month-day, such as 2015-07-01. The law of this day is applied."
    yield "filing_date:"
    yield ""
    yield "# The line on help with gambling problems, printed on guide and sign as written here. Optional."
    yield "gambling_help_line:"


def _group(group: str, elections: list[Election], ruleset: Ruleset) -> Iterator[str]:
    yield ""
    yield f"{group}:"
    opened: set[str] = set()
    for index, election in enumerate(election for election in elections if _group_of(election) == group):
        if index:
            yield ""
        yield from _election(election, 1, opened, ruleset)


def _election(election: Election, depth: int, opened: set[str], ruleset: Ruleset) -> Iterator[str]:
    """Return the explanation and the empty entry; open the groups above the entry that are not open yet."""
    steps = election.at.split(".")
    for level in range(depth, len(steps) - 1):
        path = ".".join(steps[: level + 1])
        if path not in opened:
            opened.add(path)
            yield f"{'  ' * level}{steps[level]}:"
    indent = "  " * (len(steps) - 1)
    wager = steps[1] if steps[0] == "wagers" else ""
    yield from _comment(
        [
            f"{election.label} ({election.provision}).",
            _asked(election, only_if(election.when, ruleset, wager)),
            election.says,
            "" if election.choices else _how(election),
        ],
        indent,
    )
    for choice in election.choices:
        where = f" ({choice.provision})" if choice.provision != election.provision else ""
        cost = _cost(choice.value, wager, ruleset) if steps[-1] == "paytable" else ""
        says = " ".join(filter(None, (choice.says, cost)))
        yield from _comment([f"{choice.value}{where}{': ' + says if says else ''}"], indent, "- ")
    if election.type in _LISTS:
        yield from _list_form(steps[-1], _examples(election), indent)
    yield f"{indent}{steps[-1]}:"


def _cost(label: str, wager: str, ruleset: Ruleset) -> str:
    """Say what a paytable costs the player and how often it pays."""
    tables = (table for table in ruleset.tables_for(wager) if table.label == label)
    said = "; ".join(filter(None, (odds_summary(table_figures(ruleset, table)) for table in tables)))
    return f"{said[:1].upper()}{said[1:]}." if said else ""


def _list_form(name: str, items: list[str], indent: str) -> Iterator[str]:
    yield f"{indent}# Write each on a line of its own after a hyphen{', like this:' if items else '.'}"
    if items:
        yield f"{indent}#   {name}:"
    for item in items:
        yield f"{indent}#     - {_written(item)}"


def _asked(election: Election, condition: str) -> str:
    """Say whether the law asks for the entry, and when; nothing where it leaves the choice to the operator."""
    if election.asks == "must":
        return f"The submission must say this {condition}".strip() + "."
    asked = f"asked for only {condition}".replace("only unless", "unless") if condition else ""
    if election.asks == "may":
        return f"Optional{f', and {asked}' if asked else ''}."
    return f"{asked[:1].upper()}{asked[1:]}." if asked else ""


def _how(election: Election) -> str:
    """Say what to write: dollars, such as $5,000."""
    if election.type in _LISTS:
        return ""
    form, usual = _FORMS.get(election.type, _FORMS["text"])
    examples = _examples(election)
    shown = f"[{', '.join(examples)}]" if election.type == "counts" and examples else "".join(examples[:1])
    such = "" if election.type in _WITHOUT_EXAMPLE else shown or usual
    return f"Write {form}{f', such as {such}' if such else ''}."


def _examples(election: Election) -> list[str]:
    """Return an election's lawful example: one value, or those of a list."""
    given: str | list[str] = election.example
    if isinstance(given, str):
        return [given] if given else [choice.value for choice in election.choices]
    return given


def _written(item: str) -> str:
    """Write a text as it has to stand in the file."""
    return f'"{item}"' if _NEEDS_QUOTES.search(item) and '"' not in item else item


def _wagers(elections: list[Election], ruleset: Ruleset) -> Iterator[str]:
    yield ""
    yield from _comment(["The wagers offered."])
    optional = [wager for wager in ruleset.wagers.values() if wager.elected and wager.optional]
    if optional:
        yield from _comment(["To offer an optional wager, delete the # and the space at the beginning of its lines."])
    yield "wagers:"
    for index, wager in enumerate(wager for wager in ruleset.wagers.values() if wager.elected):
        if index:
            yield ""
        yield from _wager(wager, elections, ruleset)


def _wager(wager: Wager, elections: list[Election], ruleset: Ruleset) -> Iterator[str]:
    yield from _comment([f"{wager.name} ({wager.provision}).", wager.wins, *_bound(wager, ruleset)], "  ")
    hidden = _HIDDEN if wager.optional else ""
    for line in _wager_entries(wager, elections, ruleset):
        yield f"{hidden}{line}"


def _bound(wager: Wager, ruleset: Ruleset) -> Iterator[str]:
    """Say on which other choices of the filing the wager depends."""
    for rule in ruleset.rules:
        if rule.kind == "requires" and rule.when == Offers(wager.slug) and rule.if_unstated == "missing":
            yield rule.requires
    tables = ruleset.tables_for(wager.slug)
    if tables and not any(table.label for table in tables) and all(table.condition_text for table in tables):
        yield f"Its paytable is for {one_of([table.condition_text for table in tables])}."


def _wager_entries(wager: Wager, elections: list[Election], ruleset: Ruleset) -> Iterator[str]:
    lead = f"wagers.{wager.slug}"
    limits = (f"{lead}.minimum", f"{lead}.maximum")
    mine = [election for election in elections if election.at.startswith(f"{lead}.")]
    # The paytable is the first choice, because others depend on it.
    mine.sort(key=lambda election: election.at != f"{lead}.paytable")
    yield f"  {wager.slug}:"
    opened = {"wagers", lead}
    for election in mine:
        if election.at not in limits:
            yield from _election(election, 2, opened, ruleset)
    if any(election.at in limits for election in mine):
        yield "    # The least and the greatest wager at this table, in dollars such as $5."
        yield "    minimum:"
        yield "    maximum:"


def _comment(parts: Iterable[str], indent: str = "", bullet: str = "") -> Iterator[str]:
    """Wrap the parts into comment lines; a bullet's further lines stand under its text."""
    text = " ".join(part for part in parts if part)
    for index, line in enumerate(
        textwrap.wrap(text, _WIDTH - len(indent) - 6, break_long_words=False, break_on_hyphens=False)
    ):
        yield f"{indent}# {bullet if not index else ' ' * len(bullet)}{line}"
