"""What ``checker check --format json`` writes."""

from typing import Annotated, NotRequired, TypedDict

from checker.law.shapes import Also, OneOf
from checker.report.forms.common import CLASSES, OPEN_REASONS, REASONS, VERSION, ChapterId, Day, Natural, Verdict


class Counts(TypedDict):
    """Findings by class, then provisions by outcome."""

    violations: Annotated[Natural, "Findings of class violation."]
    missing: Annotated[Natural, "Findings of class missing."]
    mismatches: Annotated[Natural, "Findings of class mismatch."]
    varied: Annotated[Natural, "Findings that a cited approval covers."]
    advisories: Annotated[Natural, "Findings of class advisory."]
    unreadable: Annotated[Natural, "Findings of class unreadable."]
    open_points: Annotated[Natural, "Open points."]
    provisions_in_force: Annotated[Natural, "Provisions of the chapter on the day."]
    judged: Annotated[Natural, "Provisions that a filing can touch: those that hold, fail, are open or do not apply."]
    hold: Annotated[Natural, "Provisions that hold, also those that hold under a cited approval."]
    fail: Annotated[Natural, "Provisions that fail, also for what is left out."]
    open: Annotated[Natural, "Provisions that are open."]
    do_not_apply: Annotated[Natural, "Provisions that do not apply to this filing."]
    not_filed: Annotated[
        Natural, "Provisions that no filing decides: conduct of play, definitions, documents, reserved."
    ]


class Open(TypedDict):
    """One open point."""

    id: Annotated[
        str,
        "The same in every report and for checker review, as long as what it is about stays the same.",
        Also(pattern="^[0-9a-f]{32}$"),
    ]
    provision: Annotated[str, "The provision that waits for it; the chapter where the whole filing does."]
    reason: Annotated[
        Annotated[
            str,
            OneOf(*OPEN_REASONS),
        ],
        "not_stated: the filing does not say it. not_understood: its words could not be read. "
        "law_unknown: the day is later than the known text. readings_differ: lawful under one reading "
        "of a doubtful text only. depends_on: something else is open. filed_elsewhere: another paper "
        "has it. at_the_table: only a person at the table can see it. "
        "not_compared: it says nothing that the law governs.",
    ]
    text: Annotated[str, "What is open."]
    words: Annotated[str, "The words that were not understood; else empty."]
    path: Annotated[str, "The file."]
    field: Annotated[str, "The entry of the filing on which it turns; empty for the filing as a whole."]
    line: Annotated[int, "The line, from 1.", Also(minimum=1)]
    column: Annotated[int, "The column in characters, from 1.", Also(minimum=1)]
    help: Annotated[str, "What would close it."]
    notes: Annotated[list[str], "Further facts, one sentence each; both readings where they differ."]
    sources: Annotated[list[str], "The rulemakings concerned."]
    severity: Annotated[
        Annotated[str, OneOf("grave", "notable", "slight")], "grave: an outcome or a payout turns on it."
    ]
    decides: Annotated[bool, "Whether the filing is incomplete for it."]
    provisions: Annotated[list[str], "Every provision that waits for it."]


class Related(TypedDict):
    """A further place."""

    field: Annotated[str, "The entry of the filing."]
    line: Annotated[int, "The line, from 1.", Also(minimum=1)]
    column: Annotated[int, "The column in characters, from 1.", Also(minimum=1)]
    message: Annotated[str, "What stands there."]


_Finding = TypedDict(
    "_Finding",
    {
        "class": Annotated[
            Annotated[str, OneOf(*CLASSES)],
            "violation: the law is broken. missing: the law asks the submission to say it. mismatch: a "
            "draft differs. varied: covered by a cited approval. advisory: a doubt of the law. "
            "unreadable: it cannot be read.",
        ]
    },
)


class Finding(_Finding):
    """One thing to tell."""

    id: Annotated[
        str,
        "The same in every report and for checker review, as long as what it is about stays the same.",
        Also(pattern="^[0-9a-f]{32}$"),
    ]
    severity: Annotated[
        Annotated[str, OneOf("grave", "notable", "slight")], "grave: an outcome or a payout turns on it."
    ]
    provision: Annotated[str, "The provision that decides, as the law writes it; empty where a text cannot be read."]
    message: Annotated[str, "What was found, in one sentence."]
    path: Annotated[str, "The file."]
    field: Annotated[str, "The entry of the filing, such as cards.decks; empty where the text as such is meant."]
    line: Annotated[int, "The line, from 1.", Also(minimum=1)]
    column: Annotated[int, "The column in characters, from 1.", Also(minimum=1)]
    expected: Annotated[str, "What the law expects; empty where that is no single value."]
    actual: Annotated[str, "What the filing says; empty where it says nothing."]
    help: Annotated[str, "The lawful choices, or what to write."]
    sources: Annotated[list[str], "The rulemakings from which the provision in force comes."]
    notes: Annotated[list[str], "Further facts, one sentence each."]
    advisory: Annotated[str | None, "The entry of the advisory register, where the finding is one."]
    related: Annotated[list[Annotated[Related, "A further place."]], "Further places that decide."]


class Provision(TypedDict):
    """One provision and how it came out."""

    provision: Annotated[str, "The provision as the law writes it."]
    outcome: Annotated[
        Annotated[
            str,
            OneOf(
                "fails", "open", "holds", "does_not_apply", "shown", "guide", "at_the_table", "definition", "reserved"
            ),
        ],
        "How it came out; for a provision that no filing decides, where a paper could say something "
        "against it, as in the ledger.",
    ]
    reason: Annotated[
        (
            Annotated[
                str,
                OneOf(*REASONS),
            ]
            | None
        ),
        "Why it fails or is open; else null.",
    ]
    varied: Annotated[bool, "Whether it holds only under a cited approval."]
    facts: Annotated[list[str], "What decided, one sentence each."]


class File(TypedDict):
    """One filing."""

    path: Annotated[str, "The file as named on the command line, or <stdin>."]
    chapter: Annotated[
        ChapterId | None, "The chapter applied by its id: jurisdiction, stroke, number; null where none could be told."
    ]
    as_of: Annotated[Day | None, "The day whose law was applied."]
    as_of_basis: Annotated[(Annotated[str, OneOf("filing date", "--as-of")] | None), "Where the day comes from."]
    ruleset: Annotated[str | None, "The version of the encoded chapter."]
    reading: Annotated[
        (Annotated[str, OneOf("literal", "evident")] | None),
        "The reading forced for every doubtful text; null for that which each advisory names.",
    ]
    facility: Annotated[str | None, "The facility as the filing names it."]
    holder: Annotated[str | None, "The one who files, in the jurisdiction's own word."]
    outcome: Annotated[
        Verdict,
        "The verdict. defects: something fails. incomplete: nothing fails, but something is open. "
        "complies: neither; what is filed elsewhere, or is to be seen at the table, may be open. "
        "Advisories alone do not keep a filing from complying.",
    ]
    counts: Counts
    settled: Annotated[
        list[str], "What the filing settles beside its entries, one sentence each: later law compared, readings taken."
    ]
    open: Annotated[list[Open], "What is neither passed nor called unlawful, by reason, then in the order of the file."]
    findings: Annotated[list[Finding], "What there is to tell, the worst first, then in the order of the file."]
    provisions: Annotated[
        list[Provision], "Every provision in force on the day and how it came out; empty where nothing could be judged."
    ]
    arithmetic: Annotated[list[str], "The calculations that decided, line by line, with their assumptions."]
    against: NotRequired[
        Annotated["File", "With --against: the review of the same file under the chapter named there."]
    ]


class ReviewReport(TypedDict):
    """What a review of Rules Submissions found, one entry a file."""

    version: Annotated[int, Also(const=2), VERSION]
    files: Annotated[list[File], "The files reviewed, in the order given."]
