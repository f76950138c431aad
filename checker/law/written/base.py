"""Values of the files of the law, conditions, and what every dated item may have."""

from typing import Annotated, Any, Literal, Required, TypedDict

from checker.law.shapes import FieldPath, Figure, Scalar, Shape, Slug, When

Date = Annotated[
    str, Shape("date", type="string", pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="Year-month-day.")
]
Source = Annotated[str, Shape("source", type="string", minLength=1, description="The rulemaking as it is cited.")]
SharedId = Annotated[
    str,
    Shape(
        "shared_id",
        type="string",
        pattern="^[a-z][a-z0-9_]*$",
        description="The shared item whose keys are taken over; own keys win.",
    ),
]
Cited = Annotated[
    str,
    Shape(
        "provision",
        type="string",
        pattern=(
            r'^([0-9]+[a-c]?(\.[0-9A-Z]+)?((\([A-Za-z0-9]+\))*| "[^"]+")'
            r"|([A-Z]{2,}|[0-9]+ [A-Z][A-Za-z. ]+ §) [0-9][0-9a-z.]+( [A-Z])?(\([A-Za-z0-9]+\))*)$"
        ),
        description="A provision as the law writes it, such as 2.4(b)(3)(ii) or 13.E(7)(b). "
        'A defined word after its section, in quotes: 2.1 "Natural".',
    ),
]
Decides = Annotated[Cited, "The provision that decides it, as the law writes it."]
Applies = Annotated[When, "It applies only if this holds of the filing; never switches it off. Without it, always."]
Number = Annotated[
    str,
    Shape(
        "number",
        type=["string", "number"],
        pattern=r"^[0-9][0-9,]*(\.[0-9]+)?$",
        description="A plain number: 0.25 for a quarter, 5 for 5%.",
    ),
]
Percent = Annotated[str, Shape("percent", type="string", pattern=r"^[0-9]+(\.[0-9]+)?%$")]
_PAID = (
    r"(([0-9][0-9,]*(\.[0-9]+)? (to|for) [0-9]+|[Ee]ven money)( less [0-9]+(\.[0-9]+)?(%| percent))?"
    r"|\$[0-9][0-9,]*|[0-9]+(%| percent)( of (the )?([A-Za-z ]+ )?([Mm]eter|[Pp]rogressive))?|Push)"
)
Pays = Annotated[
    str,
    Shape(
        "payout",
        type="string",
        pattern=f"^{_PAID}(( and |/ ?){_PAID})?$",
        description="As printed: 3 to 2, 1,000 for 1, $500, 100% of meter, 100% of meter and 200 to 1, even money, "
        "1 to 1 less 5%, Push.",
    ),
]
ByReading = Annotated[Any, Shape("by_reading")]
Hands = Annotated[Any, Shape("hands")]


class Dated(TypedDict, total=False):
    """From when until when an item is in force, by which rulemaking, and how sure the text is."""

    from_: Annotated[Date, "The first day in force. Without it, the day on which the chapter was adopted."]
    until: Annotated[Date, "The first day no longer in force. Without it, open."]
    source: Annotated[Source, "The rulemaking that decides it. Without it, the one that adopted the chapter."]
    status: Annotated[
        Literal["printed", "reconstructed", "inferred"],
        "How sure the text is: printed (the default); reconstructed, where the source cannot be "
        "read; inferred, where the change is sure and the rulemaking that made it is not.",
    ]
    note: Annotated[str, "How it was reconstructed or inferred, in our own words."]


class Versioned(Dated, total=False):
    """An item that may have changed."""

    versions: Annotated[
        list[Any],
        "The item as it changed: a list of the first day, the source, and the keys that differ. Each version ends "
        "where the next begins; the last one may have until.",
    ]


class SharedItem(Versioned, total=False):
    """An item that may take over what chapters share."""

    like: Annotated[
        SharedId,
        "The id of a shared item whose keys are taken over; own keys win. The folder of shared items is named "
        "under shares in chapter.yaml.",
    ]


class Item(SharedItem, total=False):
    """An item that may differ by the reading of a doubtful text."""

    by_reading: Annotated[
        ByReading,
        "Keys that differ by the reading of a doubtful text. Several doubtful texts are nested, one by_reading "
        "within a reading of the other.",
    ]


class OffersCondition(TypedDict):
    """Whether the filing offers a wager."""

    offers: Annotated[Slug | list[Slug], "The filing offers this wager, or one of these."]


class StatedCondition(TypedDict):
    """Whether the filing says something."""

    stated: Annotated[FieldPath, "The filing says something there."]


class AnsweredCondition(TypedDict):
    """Whether what the filing says is an answer."""

    answered: Annotated[
        FieldPath, "What the filing says there is an answer, and not a word that stands in for one, such as TBD."
    ]


class ApprovedCondition(TypedDict):
    """Whether what the filing says names an approval."""

    approved: Annotated[
        FieldPath, "What the filing says there names an approval that was given. Pending, or applied for, is none."
    ]


class AllOfCondition(TypedDict):
    """Several conditions, each of which holds."""

    all: Annotated[list[When], "Each of these holds."]


class AnyOfCondition(TypedDict):
    """Several conditions, one of which holds."""

    any: Annotated[list[When], "One of these holds."]


class NotSoCondition(TypedDict):
    """A condition that does not hold."""

    not_: Annotated[When, "This does not hold."]


class AnswerCondition(TypedDict, total=False):
    """What the filing answers."""

    at: Required[Annotated[FieldPath, "The place in the filing that is looked at."]]
    is_: Annotated[Scalar, "The answer there is this. Of a list, one item is."]
    is_not: Annotated[Scalar, "The answer there is another than this."]
    in_: Annotated[list[Scalar], "The answer there is one of these."]
    at_least: Annotated[Figure, "The number there is this or more."]
    at_most: Annotated[Figure, "The number there is this or less."]


ConditionForm = Annotated[
    Literal["always", "never"]
    | OffersCondition
    | StatedCondition
    | AnsweredCondition
    | ApprovedCondition
    | AllOfCondition
    | AnyOfCondition
    | NotSoCondition
    | AnswerCondition,
    "When something applies: true, false, or unknown where the filing does not say.",
]
