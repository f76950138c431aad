"""What a wager costs and what its meter stands at: sentences from the filing and from the paytable in use."""

from collections.abc import Collection, Iterator

from checker.documents.reviewed import ReviewedFiling
from checker.documents.values import shown
from checker.law import Paytable

_METER_SENTENCES = {
    "initial": "The {meter} starts at {value}.",
    "reset": "After the whole {meter} is won, it starts again at {value}.",
    "rate": "{value} of each wager goes to the {meter}.",
    "reserve_rate": "A further {value} of each wager is set aside as a reserve.",
}
_PRINTED_SENTENCES = {
    "wager_amount": "The wager is {value}.",
    "joker": "The joker is {value}: for this wager it may be any card.",
}
_PRINTED_METER = {
    "meter_seed": "The meter starts, and after it is won starts again, at {value}.",
    "rate_of_progression": "{value} of each wager goes to the meter.",
    "reserve_rate": "A further {value} of each wager is set aside as a reserve.",
}


_STATED_AS = {"meter_seed": {"initial", "reset"}, "rate_of_progression": {"rate"}}
"""What a filing states where the paytable prints the amount under another name."""


def meter(wager: str, source: ReviewedFiling) -> Iterator[tuple[str, str]]:
    """Return what the filing states of a wager's meters: the path and a sentence for each."""
    lead = f"wagers.{wager}."
    paths = [path for path in source.ruleset.elections if path.startswith(lead)]
    several = any(path.startswith(f"{lead}meters.") and shown(source, path) for path in paths)
    for last, sentence in _METER_SENTENCES.items():
        for path in paths:
            steps = path.removeprefix(lead).split(".")
            value = shown(source, path) if steps[-1] == last else ""
            if value:
                yield path, sentence.format(meter=_name(steps, several), value=value)


def _name(steps: list[str], several: bool) -> str:  # noqa: FBT001 - one name, asked once
    """Name the meter of a figure: its own name, or all of them where the figure stands beside ``several``."""
    if len(steps) > 2 and steps[0] == "meters":  # noqa: PLR2004 - meters, its name, the figure
        return f"{steps[1].replace('_', ' ').capitalize()} meter"
    return "meters" if several and len(steps) == 1 else "meter"


def terms(wager: str, table: Paytable | None, source: ReviewedFiling) -> tuple[str, ...]:
    """Return what the paytable in use prints besides its rows, then what only the filing states of the meters."""
    stated = dict(meter(wager, source))
    seeds = {path for path in stated if path.rpartition(".")[2] in _STATED_AS["meter_seed"]}
    if table and "meter_seed" in table.extras and len(seeds) == 1:
        # The printed sentence says both, and so says the one that the filing states.
        stated = {path: sentence for path, sentence in stated.items() if path not in seeds}
    return (*_printed(table, stated), *stated.values())


def _printed(table: Paytable | None, stated: Collection[str]) -> Iterator[str]:
    """Return what the paytable itself prints besides its rows; of its meter, what is not among the paths ``stated``."""
    if table is None:
        return
    told = {path.rpartition(".")[2] for path in stated}
    for name, sentence in (_PRINTED_SENTENCES | _PRINTED_METER).items():
        if name in table.extras and not (_STATED_AS.get(name, {name}) <= told):
            yield sentence.format(value=table.extras[name])
    if table.extras.get("stake_returned") == "yes":
        yield "A winning wager is returned with the payout."
