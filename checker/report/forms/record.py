"""The record of ``checker review``, which the program writes and reads back."""

from typing import Annotated, TypedDict

from checker.law.shapes import Also, OneOf
from checker.report.forms.common import CLASSES, OPEN_REASONS, VERSION, ChapterId, Day


class Past(TypedDict):
    """A decision that was decided anew."""

    determination: Annotated[
        Annotated[str, OneOf("", "accept", "deficient", "query")], "What was decided; empty where nothing was yet."
    ]
    note: Annotated[str, "The reviewer's note; empty where there is none."]
    by: Annotated[str, "The reviewer; empty where not given."]
    on: Annotated[
        str, "The day of the determination; empty where there is none.", Also(pattern="^([0-9]{4}-[0-9]{2}-[0-9]{2})?$")
    ]


_Item = TypedDict(
    "_Item",
    {
        "class": Annotated[
            Annotated[
                str,
                OneOf(*CLASSES, *OPEN_REASONS),
            ],
            "The class of the finding, or the reason for which a provision is open.",
        ]
    },
)


class Item(_Item):
    """One item."""

    fingerprint: Annotated[
        str,
        "The item's id. It survives edits elsewhere in the filing and changes with what the item is about.",
        Also(pattern="^[0-9a-f]{32}$"),
    ]
    provision: Annotated[str, "The provision as the law writes it; empty where none decides it."]
    message: Annotated[str, "The item in a sentence."]
    determination: Annotated[
        Annotated[str, OneOf("", "accept", "deficient", "query")], "What was decided; empty where nothing was yet."
    ]
    note: Annotated[str, "The reviewer's note; empty where there is none."]
    by: Annotated[str, "The reviewer; empty where not given."]
    on: Annotated[
        str, "The day of the determination; empty where there is none.", Also(pattern="^([0-9]{4}-[0-9]{2}-[0-9]{2})?$")
    ]
    open: Annotated[bool, "Whether the item still stands in the latest revision reviewed."]
    history: Annotated[list[Past], "What was decided on the item before, the first decision first."]


class ReviewRecord(TypedDict):
    """A reviewer's determinations on the items of one filing. The program writes it and reads it back."""

    version: Annotated[int, Also(const=2), VERSION]
    facility: Annotated[str, "The facility as the filing names it; empty where it does not."]
    operator: Annotated[str, "The facility's operator as the filing names it; empty where it does not."]
    chapter: Annotated[ChapterId, "The chapter by its id: jurisdiction, stroke, number."]
    as_of: Annotated[Day, "The day whose law was applied."]
    filing: Annotated[
        str,
        "The SHA-256 of the filing's text that the record was last written from, with line feeds as its line ends.",
        Also(pattern="^[0-9a-f]{64}$"),
    ]
    items: Annotated[
        list[Item], "The open items in the order of the review, then those that were decided on and are no longer open."
    ]
