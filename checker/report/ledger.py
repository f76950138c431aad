"""The ledger: every provision and how it is handled, as text and as JSON."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from checker.law import LedgerEntry, Paytable, Ruleset
from checker.law.around import law_around
from checker.law.model import HANDLINGS
from checker.report.heading import day_form, heading
from checker.report.json_form import VERSION

if TYPE_CHECKING:
    from checker.report.forms.ledger import LedgerReport

Line = tuple[str, str]


def handled_by(provision: LedgerEntry, ruleset: Ruleset) -> tuple[str, ...]:
    """Name what carries a provision out: rules by kind and path, paytables, documents, figures, advisories."""
    name = provision.provision
    found = [f"{rule.kind} {rule.at or rule.subject}".strip() for rule in ruleset.rules if rule.provision == name]
    found += [
        f"paytable {table.wager}{' ' + table.label if table.label else ''}"
        for table in ruleset.paytables
        if name in _provisions(table)
    ]
    found += [
        f"choice {election.at}: {choice.value}"
        for election in ruleset.elections.values()
        for choice in election.choices
        if choice.provision == name != election.provision
    ]
    if provision.handling in {"elected", "declared"} and not found:
        # A heading: what it asks for is numbered below it.
        found += [
            f"below {item.provision}"
            for item in ruleset.provisions
            if name != item.provision and item.provision.is_within(name) and item.handling in {"elected", "declared"}
        ]
    if provision.handling == "guide":
        found.append("document guide")
    if provision.by:
        found.append(f"document {provision.by}")
    found += [f"figure {figure.what}" for figure in ruleset.figures if figure.provision == name]
    found += [f"advisory {advisory.id}" for advisory in ruleset.advisories if advisory.provision == name]
    return tuple(dict.fromkeys(found))


def _provisions(table: Paytable) -> set[str]:
    """Return every provision that a paytable carries out: its own, and those of its Envy Bonuses and its rows."""
    rows = {name for row in table.rows for name in (row.provision, row.envy_provision)}
    return {table.provision, table.envy_provision} | rows


def ledger_form(rulesets: list[Ruleset]) -> "LedgerReport":
    """Return the form of ``checker ledger --format json``."""
    return {
        "version": VERSION,
        "chapters": [
            {
                "chapter": ruleset.chapter.id,
                "as_of": day_form(ruleset),
                "ruleset": ruleset.chapter.version,
                "provisions": [
                    {
                        "provision": item.provision,
                        "handling": item.handling,
                        "by": list(handled_by(item, ruleset)),
                        "about": item.about,
                        "source": item.period.source,
                    }
                    for item in ruleset.provisions
                ],
                "around": [
                    {"provision": item.provision, "handling": item.handling, "about": item.about, "seen": item.seen}
                    for item in law_around(ruleset.chapter.jurisdiction)
                ],
            }
            for ruleset in rulesets
        ],
    }


def ledger_text(ruleset: Ruleset) -> Iterator[Line]:
    """Return the lines that list a chapter's provisions by section."""
    chapter = ruleset.chapter
    counts = Counter(item.handling for item in ruleset.provisions)
    yield heading(ruleset), "bold"
    said = ", ".join(f"{counts[name]} {name.replace('_', ' ')}" for name in HANDLINGS if counts[name])
    yield f"{len(ruleset.provisions)} provisions: {said}.", ""
    section = ""
    width = max(len(item.provision) for item in ruleset.provisions)
    for item in ruleset.provisions:
        if item.section != section:
            section = item.section
            yield "", ""
            yield f"{section}  {chapter.section_titles[section]}", "bold"
        yield f"   {item.provision:<{width}}  {item.handling.replace('_', ' '):<12}  {item.about}", ""
    yield from _around(ruleset)


def _around(ruleset: Ruleset) -> Iterator[Line]:
    """Return the lines on the law around the chapter, of which only a part was seen."""
    items = law_around(ruleset.chapter.jurisdiction)
    if items:
        yield "", ""
        yield "The law around the chapter, seen in part", "bold"
    for item in items:
        yield f"   {item.provision}  {item.handling.replace('_', ' ')}  {item.about} Seen: {item.seen}.", ""
