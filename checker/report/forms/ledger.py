"""What ``checker ledger --format json`` writes."""

from typing import Annotated, TypedDict

from checker.law.shapes import Also, OneOf
from checker.report.forms.common import VERSION, ChapterId, Day


class Provision(TypedDict):
    """One numbered provision at its own depth, or one defined word."""

    provision: Annotated[str, "The provision as the law writes it."]
    handling: Annotated[
        Annotated[str, OneOf("elected", "declared", "shown", "guide", "at_the_table", "definition", "reserved")],
        "Where a paper could say something against it. elected: a choice of the house that a filing "
        "states. declared: a fact that a filing states. shown: it stands on the layout or a sign. "
        "guide: players are told it. at_the_table: only a person on the floor can see it. definition: "
        "what a word means. reserved: the law says nothing there.",
    ]
    by: Annotated[list[str], "What carries it out: rules by kind and entry, paytables, documents, figures, advisories."]
    about: Annotated[str, "The provision in a few words of this project, not of the law."]
    source: Annotated[str, "The rulemaking from which the provision in force comes."]


class Around(TypedDict):
    """One provision outside the chapter."""

    provision: Annotated[str, "Its citation in full."]
    handling: Annotated[str, "Where a paper could say something against it."]
    about: Annotated[str, "What it is about."]
    seen: Annotated[str, "How much of its text was seen, and where."]


class Chapter(TypedDict):
    """One chapter on one day."""

    chapter: Annotated[ChapterId, "The chapter by its id: jurisdiction, stroke, number."]
    as_of: Annotated[
        Day | None, "The day whose law is listed; null where the text prints no date and none was asked for."
    ]
    ruleset: Annotated[str, "The version of the encoded chapter."]
    provisions: Annotated[list[Provision], "The provisions in force, in the order of the text."]
    around: Annotated[list[Around], "The law around the chapter, seen in part and not judged."]


class LedgerReport(TypedDict):
    """Every numbered provision of the law and how the program handles it."""

    version: Annotated[int, Also(const=1), VERSION]
    chapters: Annotated[list[Chapter], "The chapters listed."]
