"""What ``checker horizon --format json`` writes."""

from typing import Annotated, TypedDict

from checker.law.shapes import Also, OneOf
from checker.report.forms.common import VERSION, ChapterId, Day, Verdict


class Change(TypedDict):
    """One thing that changes for the filing."""

    kind: Annotated[
        Annotated[str, OneOf("defect", "cured", "repost")],
        "defect: a finding that was not there before. cured: one that no longer is. repost: a payout "
        "that signs and guides must show anew.",
    ]
    provision: Annotated[str, "The provision as the law writes it; empty where none decides it."]
    message: Annotated[str, "The change in a sentence."]
    source: Annotated[str, "The rulemaking that makes it."]
    repost: Annotated[list[Annotated[str, OneOf("layout", "sign", "guide")]], "What must be posted anew."]
    help: Annotated[str, "What would be lawful; empty where nothing is to be done."]
    field: Annotated[str, "The entry of the filing that it concerns, by its path."]


class Step(TypedDict):
    """One day on which the law changed."""

    day: Annotated[Day, "The day."]
    sources: Annotated[list[str], "The rulemakings that took effect on it."]
    outcome: Annotated[Verdict, "The outcome on that day."]
    changes: Annotated[list[Change], "What they do to the filing."]
    newly_possible: Annotated[
        list[str], "Wagers and choices that the law gives from that day, each with its provision and rulemaking."
    ]


_Filing = TypedDict(
    "_Filing", {"from": Annotated[Day | None, "The first day; null where the filing could not be judged."]}
)


class Filing(_Filing):
    """One filing from one day of law to another."""

    path: Annotated[str, "The file as named on the command line."]
    chapter: Annotated[
        ChapterId | None, "The chapter by its id: jurisdiction, stroke, number; null where none could be applied."
    ]
    to: Annotated[Day, "The last day."]
    outcome: Annotated[Verdict, "The outcome on the first day."]
    end: Annotated[
        Annotated[
            str,
            OneOf("complies", "unknown", "stops", "incomplete", "defects", "over", "unreadable", "nothing_to_judge"),
        ],
        "How it ends: unknown where it complies through the known law and the horizon reaches past "
        "it; over where the last day lies before the first.",
    ]
    known_through: Annotated[
        Day | None,
        "The last day of which the law is known: by its text, or because the filing says who "
        "confirmed it; null where no date is printed.",
    ]
    unknown_after: Annotated[Day | None, "The day after which nothing is known, where the horizon reaches past it."]
    stops: Annotated[Day | None, "The first day on which the filing no longer complies; null where there is none."]
    steps: Annotated[list[Step], "The days on which the law changed."]


class HorizonReport(TypedDict):
    """Which filings stop complying when the law moves on."""

    version: Annotated[int, Also(const=2), VERSION]
    filings: Annotated[list[Filing], "The filings, in the order in which they were found."]
