"""What one provision requires, its history, the values in force, the rules, the fields of a filing, its advisories."""

import datetime
import textwrap
from collections.abc import Iterator

from checker.law import Election, Rule, Ruleset, compile_ruleset
from checker.law.around import Around, law_around
from checker.law.chapter import Chapter
from checker.law.conditions import Always, paths_in
from checker.report.examples import example_of, examples
from checker.report.heading import UNDATED, in_force
from checker.report.paytables import paytable_lines
from checker.rules.condition_words import condition_words
from checker.rules.requirement import requirement
from checker.values import format_date, format_dollars
from checker.values.provision import Provision

Line = tuple[str, str]
_WIDTH = 100


def law_dates(chapter: Chapter) -> tuple[datetime.date, ...]:
    """Return the days on which the chapter's law changed, oldest first; one far day where no date is printed."""
    dates = sorted({item.effective for item in chapter.rulemakings if item.effective})
    return tuple(dates) or (datetime.date.max,)


def provisions_of(chapter: Chapter) -> dict[Provision, None]:
    """Return every section and provision of the chapter on any day, and those of the law around it."""
    found: dict[Provision, None] = dict.fromkeys(map(Provision, chapter.section_titles))
    for day in law_dates(chapter):
        found.update(dict.fromkeys(item.provision for item in compile_ruleset(chapter.id, day).provisions))
    found.update(dict.fromkeys(item.provision for item in law_around(chapter.jurisdiction)))
    return found


def explain(provision: Provision, ruleset: Ruleset) -> Iterator[Line]:
    """Return the lines that explain a provision as in force on the ruleset's day."""
    chapter = ruleset.chapter
    around = next((item for item in law_around(chapter.jurisdiction) if item.provision == provision), None)
    if around:
        yield from _around(around, ruleset)
        return
    entry = next((item for item in ruleset.provisions if item.provision == provision), None)
    section = entry.section if entry else (provision, *provision.above)[-1]
    yield chapter.full_citation(provision), "bold"
    title = chapter.section_titles.get(section)
    yield f"{chapter.title}: {title or chapter.citation}", ""
    dated = in_force(chapter, format_date(ruleset.as_of)) if chapter.adopted else UNDATED
    yield f"{dated[:1].upper()}{dated[1:]}, ruleset {chapter.version}", "dim"
    yield "", ""
    if entry:
        yield from _wrap(f"{entry.about} Handled as: {entry.handling.replace('_', ' ')}.")
    elif provision not in chapter.section_titles:
        yield f"Not in force on {format_date(ruleset.as_of)}.", ""
    yield from _below(provision, ruleset)
    yield from _rules(provision, ruleset)
    yield from _elections(provision, ruleset)
    for table in ruleset.paytables:
        if provision in {table.provision, table.envy_provision}:
            yield "", ""
            yield from paytable_lines(ruleset, table)
    yield from _cells(provision, ruleset)
    figures = [figure for figure in ruleset.figures if figure.provision == provision]
    if figures:
        yield "", ""
        yield "Figures", "bold"
        for figure in figures:
            yield from _wrap(f"{figure.number.normalize():f} {figure.unit}: {figure.what}.")
    yield from _history(provision, chapter)
    yield from _advisories(provision, ruleset)


def _around(item: Around, ruleset: Ruleset) -> Iterator[Line]:
    """Return the lines on a provision of the law around the chapters, of which only a part was seen."""
    yield item.provision, "bold"
    yield f"The law around the chapters of {ruleset.chapter.jurisdiction_name}. Seen: {item.seen}", "dim"
    yield "", ""
    yield from _wrap(f"{item.about} Handled as: {item.handling.replace('_', ' ')}.")
    if item.entry:
        yield from _wrap(f"In a filing: {item.entry}, {item.asks_for}.")
    if item.ask:
        yield from _wrap(f"To ask the {ruleset.chapter.terms['regulator']}: {item.ask}")
    yield from _rules(item.provision, ruleset)
    yield from _elections(item.provision, ruleset)


def _cells(provision: Provision, ruleset: Ruleset) -> Iterator[Line]:
    """Return the one payout or Envy Bonus that the provision holds, where the law numbers each of them."""
    for table in ruleset.paytables:
        wager = ruleset.wagers[table.wager].short if table.wager in ruleset.wagers else table.wager
        name = f"{wager}, paytable {table.label}" if table.label else wager
        for row in table.rows:
            if row.provision == provision:
                yield from _wrap(f"{name}: {row.outcome} pays {row.payout.text}.")
            if row.envy_provision == provision and row.envy is not None:
                yield from _wrap(f"{name}: {row.outcome} has an Envy Bonus of {format_dollars(row.envy)}.")


def _below(provision: Provision, ruleset: Ruleset) -> Iterator[Line]:
    lead = f"{provision}("
    below = [
        item
        for item in ruleset.provisions
        if item.provision.startswith(lead) or (item.section == provision and item.provision.count("(") <= 1)
    ]
    if below:
        yield "", ""
        yield "Below it", "bold"
        for item in below:
            yield from _wrap(f"{item.provision}  {item.about}")


def _rules(provision: Provision, ruleset: Ruleset) -> Iterator[Line]:
    rules = [rule for rule in ruleset.rules if rule.provision == provision]
    if not rules:
        return
    yield "", ""
    yield "Rules", "bold"
    for rule in rules:
        yield from _wrap(_rule(rule, ruleset))
        fields = list(dict.fromkeys(path for path in (rule.at, rule.same_as, *_paths(rule)) if path))
        if fields:
            yield from _wrap(f"   reads: {', '.join(fields)}")
        for word, example in examples(rule, ruleset):
            yield from _wrap(f"   {word}: {example}")


def _rule(rule: Rule, ruleset: Ruleset) -> str:
    scope = "" if isinstance(rule.when, Always) else f" Applies if {condition_words(rule.when, ruleset)}."
    return f"{rule.kind}: {requirement(rule, ruleset)}{scope}"


def _paths(rule: Rule) -> Iterator[str]:
    yield from paths_in(rule.when)
    if rule.must:
        yield from paths_in(rule.must)


def _elections(provision: Provision, ruleset: Ruleset) -> Iterator[Line]:
    elections = [
        election
        for election in ruleset.elections.values()
        if election.provision == provision or any(choice.provision == provision for choice in election.choices)
    ]
    if not elections:
        return
    yield "", ""
    yield "In a filing", "bold"
    for election in elections:
        yield from _wrap(_election(election))


def _election(election: Election) -> str:
    asked = {"must": "must be stated", "may": "may be stated", "declared": "is recorded if stated"}[election.asks]
    example = f" Example: {election.at}: {example_of(election)}." if election.example else ""
    told = any(choice.says for choice in election.choices)
    choices = "".join(
        f" {choice.value}{f': {choice.says}' if choice.says else '.'}" for choice in election.choices if told
    )
    if election.choices and not told:
        choices = f" One of: {', '.join(choice.value for choice in election.choices)}."
    silent = f" Left out: {election.silent}" if election.silent else ""
    return f"{election.at} {asked}. {election.says}{choices}{example}{silent}"


def _history(provision: Provision, chapter: Chapter) -> Iterator[Line]:
    """Say when the provision began, changed and ended, by which rulemaking."""
    events: list[str] = []
    before: tuple[str, ...] | None = None
    for day in law_dates(chapter):
        now = compile_ruleset(chapter.id, day)
        entry = next((item for item in now.provisions if item.provision == provision), None)
        state = (entry.about, *_values(provision, now)) if entry else ()
        if state != before:
            of_day = [item.source for item in chapter.rulemakings if item.effective in {day, None}]
            own = entry.period.source if entry else ""
            sources = own if own in of_day else ", ".join(of_day)
            if not state and before is None:
                before = state
                continue
            said = "Not in the law." if not state else "; ".join(part.rstrip(".") for part in state if part)
            events.append(f"{day.isoformat() if day < datetime.date.max else 'undated'} ({sources}): {said}")
        before = state
    if events:
        yield "", ""
        yield "History", "bold"
        for event in events:
            yield from _wrap(event)


def _values(provision: Provision, ruleset: Ruleset) -> tuple[str, ...]:
    values = [str(rule.value) for rule in ruleset.rules if rule.provision == provision and rule.value]
    values += [
        f"{row.outcome} {row.payout.text}"
        for table in ruleset.paytables
        if table.provision == provision
        for row in table.rows
    ]
    values += [
        f"{figure.number.normalize():f} {figure.unit} ({figure.what})"
        for figure in ruleset.figures
        if figure.provision == provision
    ]
    return tuple(values)


def _advisories(provision: Provision, ruleset: Ruleset) -> Iterator[Line]:
    for advisory in ruleset.advisories:
        if not advisory.provision.is_within(provision):
            continue
        yield "", ""
        yield f"Advisory {advisory.id} ({advisory.severity})", "bold"
        for part in (
            advisory.title,
            advisory.printed and f"Printed: {advisory.printed}",
            advisory.problem and f"Problem: {advisory.problem}",
            advisory.literal and f"Literal reading: {advisory.literal}",
            advisory.evident and f"Evident reading: {advisory.evident}",
            f"The checker applies the {ruleset.readings.get(advisory.id, advisory.applies)} reading.",
            advisory.effect and f"Effect of the other: {advisory.effect}",
        ):
            if part:
                yield from _wrap(part)


def _wrap(text: str) -> Iterator[Line]:
    for index, line in enumerate(textwrap.wrap(text, _WIDTH - 6, break_long_words=False, break_on_hyphens=False)):
        yield f"   {'   ' if index else ''}{line}", ""
