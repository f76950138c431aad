"""Filings made from a chapter: any of its wagers, any paytable, any number of decks, any answer that decides a row."""

import datetime
from typing import Any

import yaml
from hypothesis import strategies as st

from checker.law import Ruleset, compile_ruleset
from checker.source import Document, read_text

CHAPTERS = {
    "pa/633a": ("pa", "blackjack", datetime.date(2015, 7, 1)),
    "pa/629a": ("pa", "midibaccarat", datetime.date(2014, 3, 3)),
    "pa/645a": ("pa", "pai-gow-poker", datetime.date(2012, 7, 9)),
    "pa/688a": ("pa", "face-up-pai-gow-poker", datetime.date(2021, 5, 29)),
    "md/pai-gow-poker": ("md", "pai-gow-poker", datetime.date(2013, 7, 15)),
}
_DUMPER = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
_DECIDE = {"play.blackjack_switch", "play.even_money", "play.ez_baccarat"}


def law_of(chapter: str) -> Ruleset:
    return compile_ruleset(chapter, CHAPTERS[chapter][2])


@st.composite
def filings(draw: st.DrawFn, chapter: str) -> dict[str, Any]:
    """Draw a filing of the chapter."""
    jurisdiction, game, day = CHAPTERS[chapter]
    ruleset = law_of(chapter)
    filing: dict[str, Any] = {
        "jurisdiction": jurisdiction,
        "game": game,
        "facility": "Hall",
        "filing_date": day.isoformat(),
        "cards": {"decks": draw(st.sampled_from(["1", "2", "4", "6", "8"]))},
        "play": {
            path.partition(".")[2]: draw(st.sampled_from(["yes", "no"]))
            for path in sorted(_DECIDE & set(ruleset.elections))
            if draw(st.booleans())
        },
        "wagers": {},
    }
    for slug, wager in ruleset.wagers.items():
        taken: bool = draw(st.booleans())
        if not wager.elected or not (taken or not wager.optional):
            continue
        entry: dict[str, Any] = {"minimum": "$5", "maximum": "$25"}
        labels = [table.label for table in ruleset.tables_for(slug) if table.label]
        named: bool = draw(st.booleans())
        if labels and named:
            entry["paytable"] = draw(st.sampled_from(labels))
        for path, election in ruleset.elections.items():
            if path.startswith(f"wagers.{slug}.") and election.type == "yes_no" and draw(st.booleans()):
                entry[path.rpartition(".")[2]] = draw(st.sampled_from(["yes", "no"]))
            if path.startswith(f"wagers.{slug}.") and election.type == "payout" and draw(st.booleans()):
                entry[path.rpartition(".")[2]] = "9 to 1"
        filing["wagers"][slug] = entry
    return filing


def document_of(filing: dict[str, Any]) -> Document:
    text = yaml.dump(filing, Dumper=_DUMPER, default_style='"', sort_keys=False, width=10_000)
    return read_text(text, "filing.yaml")
