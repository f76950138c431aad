"""What ``checker diff --format json`` writes."""

from typing import Annotated, TypedDict

from checker.law.shapes import Also, OneOf
from checker.report.forms.common import VERSION, ChapterId, Day, Verdict


class Side(TypedDict):
    """One of the two filings."""

    path: Annotated[str, "The file as named on the command line."]
    chapter: Annotated[ChapterId | None, "The chapter by its id: jurisdiction, stroke, number."]
    as_of: Annotated[Day | None, "The day whose law was applied."]
    outcome: Annotated[Verdict, "The outcome of its review."]
    arithmetic: Annotated[list[str], "How its payout limit was worked out, step by step."]


class Change(TypedDict):
    """One entry that changed."""

    field: Annotated[str, "The entry by its path."]
    label: Annotated[str, "The entry in words."]
    provision: Annotated[str | None, "The provision that gives the choice; null for what no provision gives."]
    before: Annotated[str | None, "What the filing said; null where it said nothing."]
    after: Annotated[str | None, "What it says now; null where it says nothing."]


class Payout(TypedDict):
    """One payout that changed."""

    provision: Annotated[str, "The provision of the paytable."]
    wager: Annotated[str, "The wager in words."]
    outcome: Annotated[str, "The outcome that is paid."]
    before: Annotated[str | None, "What it paid; null where it was not paid."]
    after: Annotated[str | None, "What it pays now; null where it is not paid."]


class Provision(TypedDict):
    """One provision that comes out differently."""

    provision: Annotated[str, "The provision as the law writes it."]
    before: Annotated[str, "How it came out."]
    after: Annotated[str, "How it comes out now."]
    facts: Annotated[list[str], "What decided it."]


class Redline(TypedDict):
    """The changed lines of one document."""

    document: Annotated[Annotated[str, OneOf("guide", "sign")], "The document."]
    lines: Annotated[list[str], "Lines taken out begin with -, lines put in with +, and lines that stay with a space."]


class DiffReport(TypedDict):
    """What an amendment of a filing changes."""

    version: Annotated[int, Also(const=1), VERSION]
    equal: Annotated[bool, "Whether nothing changed, in the filing, under the law, or in what is posted."]
    before: Side
    after: Side
    filing: Annotated[list[Change], "What the filing says of itself and now says otherwise."]
    elections: Annotated[list[Change], "The elections that changed."]
    payouts: Annotated[list[Payout], "The payouts that changed."]
    provisions: Annotated[list[Provision], "The provisions that come out differently."]
    redlines: Annotated[list[Redline], "What changes in the gaming guide and on the sign."]
