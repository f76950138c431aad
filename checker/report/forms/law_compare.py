"""What ``checker law compare --format json`` writes."""

from typing import Annotated, TypedDict

from checker.law.shapes import Also, OneOf
from checker.report.forms.common import Day, Natural


class Provisions(TypedDict):
    """How many provisions each side has."""

    data: Annotated[Natural, "Numbered provisions of the data."]
    text: Annotated[Natural, "Numbered provisions found in the text."]
    both: Annotated[Natural, "Those that both have."]


class Difference(TypedDict):
    """One difference."""

    provision: str
    kind: Annotated[str, OneOf("new", "gone", "renumbered", "not_in_text", "not_in_data", "words")]
    message: Annotated[str, Also(minLength=1)]


class LawComparison(TypedDict):
    """What checker law compare --format json writes."""

    version: Annotated[int, Also(const=1)]
    chapter: Annotated[str, "The chapter by its id: jurisdiction, stroke, number."]
    as_of: Annotated[Day, "The day whose law the text was compared with."]
    text: Annotated[str, "The file as it was named."]
    provisions: Provisions
    values: Annotated[Natural, "Figures of the data that were looked for."]
    differences: list[Difference]
