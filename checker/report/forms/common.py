"""Values that several reports have."""

from typing import Annotated

from checker.law.shapes import Also, OneOf
from checker.rules.result import FindingClass, Reason

Verdict = Annotated[str, OneOf("complies", "incomplete", "defects", "unreadable", "nothing_to_judge")]
Day = Annotated[str, Also(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
ChapterId = Annotated[str, Also(pattern="^[a-z]{2}/[a-z0-9-]+$")]
Natural = Annotated[int, Also(minimum=0)]
VERSION = "The version of this form. A change that can break a reader raises it."

CLASSES = tuple(kind.value for kind in FindingClass if kind is not FindingClass.OPEN)
REASONS = tuple(reason.value for reason in Reason)
OPEN_REASONS = tuple(reason.value for reason in Reason if reason not in {Reason.VIOLATES, Reason.OMITTED})
