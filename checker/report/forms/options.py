"""What ``checker options --format json`` writes."""

from typing import Annotated, TypedDict

from checker.law.shapes import Also, OneOf
from checker.report.forms.common import CLASSES, VERSION, ChapterId, Day

_Problem = TypedDict(
    "_Problem",
    {
        "class": Annotated[
            Annotated[str, OneOf(*CLASSES)],
            "The class of the finding.",
        ]
    },
)


class Problem(_Problem):
    """One defect that an answer brings."""

    provision: Annotated[str, "The provision that decides it; empty where the answer cannot be read."]
    message: Annotated[str, "The finding in a sentence."]


class Option(TypedDict):
    """One answer."""

    value: Annotated[str, "The answer as a filing writes it."]
    lawful: Annotated[bool, "Whether it brings no defect that the filing would not have without an answer there."]
    provision: Annotated[str, "The provision of this answer; empty where it has none of its own."]
    entails: Annotated[list[str], "What the answer leaves open elsewhere, such as the paytables that remain."]
    problems: Annotated[list[Problem], "The defects that it brings."]


class OptionsReport(TypedDict):
    """The lawful answers for one field, given the rest of a filing."""

    version: Annotated[int, Also(const=1), VERSION]
    chapter: Annotated[ChapterId, "The chapter by its id: jurisdiction, stroke, number."]
    as_of: Annotated[Day, "The day whose law was applied."]
    field: Annotated[str, "The field that was asked about, by its path."]
    label: Annotated[str, "The field in words."]
    provision: Annotated[str, "The provision that gives the choice."]
    now: Annotated[str | None, "What the filing says now; null where it says nothing."]
    options: Annotated[list[Option], "The answers that were tried; empty for a field with an open answer."]
