"""What ``checker paytables --format json`` writes."""

from typing import Annotated, NotRequired, TypedDict

from checker.law.shapes import Also, OneOf
from checker.report.forms.common import VERSION, ChapterId, Day


class Row(TypedDict):
    """One row."""

    outcome: Annotated[str, "The outcome as printed."]
    payout: Annotated[str, "The payout as printed, unit included, such as 1,000 for 1, 100% of meter or Push."]
    envy: Annotated[str | None, "The Envy Bonus as printed; null where there is none."]
    group: Annotated[str | None, "The heading above the row; null where there is none."]
    status: Annotated[
        Annotated[str, OneOf("printed", "reconstructed", "inferred")],
        "printed: as in the source. reconstructed: the source is unreadable there. inferred: sure, "
        "but which rulemaking made it is not.",
    ]


class Paytable(TypedDict):
    """One paytable of one wager, as it reads between two dates."""

    chapter: Annotated[ChapterId, "The chapter by its id: jurisdiction, stroke, number."]
    provision: Annotated[str, "The provision that holds the table."]
    wager: Annotated[str, "The wager as named in a filing."]
    wager_name: Annotated[str, "The wager as named in the law."]
    paytable: Annotated[str | None, "The letter or number of the table; null where the law names none."]
    condition: Annotated[str | None, "When the table may be used, in the text's few words; null where it always may."]
    effective_from: Annotated[Day | None, "The day from which the table reads so; null where no date is printed."]
    effective_until: Annotated[Day | None, "The first day on which it no longer reads so; null where it is open."]
    source: Annotated[str, "The rulemaking that gave the table this reading."]
    status: Annotated[
        Annotated[str, OneOf("printed", "reconstructed", "inferred")],
        "printed: as in the source. reconstructed: the source is unreadable there. inferred: sure, "
        "but which rulemaking made it is not.",
    ]
    rows: Annotated[list[Annotated[Row, "One row."]], "The rows in the order printed."]
    wager_amount: NotRequired[Annotated[str, "The fixed amount of the wager, where the table prints one."]]
    meter_seed: NotRequired[Annotated[str, "The amount from which the meter starts, where the table prints one."]]
    rate_of_progression: NotRequired[
        Annotated[str, "The part of each wager that goes to the meter, where the table prints one."]
    ]
    reserve_rate: NotRequired[
        Annotated[str, "The part of each wager that goes to the reserve, where the table prints one."]
    ]
    stake_returned: NotRequired[Annotated[str, "Whether a winning wager is returned, where the table prints it."]]
    joker: NotRequired[Annotated[str, "Whether the hands are made with a joker, where the table prints it."]]
    envy_provision: NotRequired[Annotated[str, "The provision of the Envy Bonus, where it differs from the table's."]]


class PaytablesReport(TypedDict):
    """Every paytable in force, with every payout as the law prints it."""

    version: Annotated[int, Also(const=1), VERSION]
    paytables: Annotated[list[Paytable], "The paytables, by chapter and in the order of the text."]
