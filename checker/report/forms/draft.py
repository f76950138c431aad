"""What ``checker draft --format json`` writes."""

from typing import Annotated, TypedDict

from checker.law.shapes import Also, OneOf
from checker.report.forms.common import VERSION, ChapterId, Day, Natural, Verdict


class Counts(TypedDict):
    """The findings by class."""

    mismatches: Annotated[Natural, "Findings of class mismatch."]
    missing: Annotated[Natural, "Findings of class missing."]
    advisories: Annotated[Natural, "Findings of class advisory."]
    unreadable: Annotated[Natural, "Findings of class unreadable."]


class Coverage(TypedDict):
    """How many lines hold something to compare, and how they compare."""

    lines: Annotated[Natural, "Lines that hold a figure or speak of a rule, a right, a limit or a name."]
    agree: Annotated[Natural, "Lines that agree."]
    differ: Annotated[Natural, "Lines that differ."]
    not_compared: Annotated[Natural, "Lines that were not compared; a person must look at them."]
    prose: Annotated[Natural, "Other lines."]


class Corners(TypedDict):
    """The part of the page that the text covers, counted from its upper left."""

    left: Annotated[float, "Its left edge."]
    top: Annotated[float, "Its upper edge."]
    right: Annotated[float, "Its right edge."]
    bottom: Annotated[float, "Its lower edge."]


Box = Annotated[
    Corners | None,
    "The part of the page that the text covers, counted from its upper left: in points for a PDF, "
    "in the units of the drawing for an SVG; null for other forms and for what is missing.",
]


class Line(TypedDict):
    """One line or row."""

    page: Annotated[int | None, "The page of the draft, from 1.", Also(minimum=1)]
    line: Annotated[int | None, "The line of the draft, from 1.", Also(minimum=1)]
    box: Box
    text: Annotated[str, "What stands there."]
    status: Annotated[Annotated[str, OneOf("agrees", "differs", "not_compared")], "How it compares."]
    reason: Annotated[str, "Why it was not compared; empty where it was."]
    statement: Annotated[list[str], "The statements it was compared with, each as subject.aspect.name."]


class Statement(TypedDict):
    """One statement."""

    statement: Annotated[str, "What it is about, as subject.aspect.name."]
    wording: Annotated[str, "How a document says it."]
    provision: Annotated[str, "The provision that it comes from; may be empty."]
    status: Annotated[Annotated[str, OneOf("found", "different", "not_found")], "Whether the draft says it."]
    page: Annotated[int | None, "The page of the draft, from 1.", Also(minimum=1)]
    line: Annotated[int | None, "The line of the draft, from 1.", Also(minimum=1)]
    box: Box
    text: Annotated[str | None, "The line that says it; null where none does."]


_Finding = TypedDict(
    "_Finding",
    {
        "class": Annotated[
            Annotated[str, OneOf("mismatch", "missing", "advisory", "unreadable")],
            "mismatch: the draft differs from the filing or the law; missing: the filing leaves open what "
            "is needed to compare; advisory: a person must weigh it.",
        ]
    },
)


class Finding(_Finding):
    """One thing that is wrong with the draft, or that a person must look at."""

    provision: Annotated[str, "The provision that decides; empty for what could not be read, and for the help line."]
    about: Annotated[
        Annotated[
            str,
            OneOf(
                "inscription",
                "wager",
                "area",
                "name",
                "payout",
                "row",
                "envy",
                "limit",
                "payout_limit",
                "meter",
                "commission",
                "rule",
                "help_line",
                "unreadable",
                "file",
            ),
        ],
        "What the finding is about; unreadable: a payout that the law's print at hand does not show.",
    ]
    message: Annotated[str, "What is wrong, in one sentence."]
    path: Annotated[str, "The draft; for a submission that cannot be read, the submission."]
    line: Annotated[
        int | None,
        "The line of the draft, from 1; null where the form has none or the text is missing.",
        Also(minimum=1),
    ]
    column: Annotated[int | None, "The column in that line, from 1.", Also(minimum=1)]
    page: Annotated[int | None, "The page of the draft, from 1.", Also(minimum=1)]
    box: Box
    near: Annotated[str | None, "The text that stands at the place; null for what is missing."]
    expected: Annotated[str, "What must stand there."]
    actual: Annotated[str, "What stands there."]
    help: Annotated[str, "What to do."]
    notes: Annotated[list[str], "More on it, such as which other paytable the payout is from."]
    sources: Annotated[list[str], "The rulemakings that the expected value comes from."]


class DraftReport(TypedDict):
    """A draft of a layout, a sign or a guide, compared with its submission and the law."""

    version: Annotated[int, Also(const=2), VERSION]
    draft: Annotated[str, "The draft as named on the command line."]
    form: Annotated[
        (Annotated[str, OneOf("txt", "md", "html", "svg", "pdf", "docx")] | None),
        "The form of the draft; null where it was not read.",
    ]
    kind: Annotated[(Annotated[str, OneOf("layout", "sign", "guide", "filing")] | None), "What it was judged as."]
    kind_basis: Annotated[str | None, "How the kind was told."]
    submission: Annotated[str, "The submission as named on the command line."]
    submission_outcome: Annotated[Verdict, "The outcome of the submission's own review."]
    chapter: Annotated[ChapterId | None, "The chapter applied by its id: jurisdiction, stroke, number."]
    as_of: Annotated[Day | None, "The day whose law was applied."]
    as_of_basis: Annotated[(Annotated[str, OneOf("filing date", "--as-of")] | None), "Where the day comes from."]
    ruleset: Annotated[str | None, "The version of the ruleset."]
    outcome: Annotated[
        Verdict,
        "complies: exit code 0; defects: 1; unreadable: 2; nothing_to_judge: 3; incomplete, where "
        "lines were not compared: 4.",
    ]
    counts: Annotated[Counts, "The findings by class."]
    coverage: Annotated[Coverage, "How many lines hold something to compare, and how they compare."]
    lines: Annotated[
        list[Annotated[Line, "One line or row."]],
        "The lines that hold something to compare, in the order of the draft.",
    ]
    statements: Annotated[
        list[Annotated[Statement, "One statement."]], "What may stand in the draft, and whether it does."
    ]
    findings: Annotated[list[Finding], "The findings, worst class first, then by place."]
    notes: Annotated[list[str], "What in the draft was not read."]
