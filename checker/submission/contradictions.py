"""Entries of a filing that cannot both be meant: a least wager above the greatest."""

from collections.abc import Iterator

from checker.submission.filing import Filing, ReadingProblem, State


def contradictions(filing: Filing) -> Iterator[ReadingProblem]:
    """Return a problem for each wager whose minimum is above its maximum; neither of the two can be relied on."""
    for wager in filing.offered:
        least, most = (filing.answer(f"wagers.{wager}.{name}") for name in ("minimum", "maximum"))
        if least.state is not State.STATED or most.state is not State.STATED:
            continue
        if least.path in filing.elections and least.value > most.value:
            label = filing.elections[least.path].label
            yield ReadingProblem(
                path=least.path,
                position=filing.position(least.path),
                message=f"{label} {least.text} is above the maximum {most.text}; one of the two is wrong.",
                help="State a minimum that is not above the maximum.",
            )
