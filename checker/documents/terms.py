"""What a wager costs and what its meter stands at: sentences from the filing and from the paytable in use."""

from collections.abc import Iterator

from checker.documents.judged import Judged
from checker.documents.values import shown
from checker.law import Paytable

_METER_SENTENCES = {
    "initial": "The {meter} starts at {value}.",
    "reset": "After the whole {meter} is won, it starts again at {value}.",
    "rate": "{value} of each wager goes to the {meter}.",
    "reserve_rate": "{value} of each wager goes to the reserve of the {meter}.",
}
_PRINTED_SENTENCES = {
    "wager_amount": "The wager is {value}.",
    "joker": "The joker is {value}.",
}
_PRINTED_METER = {
    "meter_seed": "The meter starts, and after it is won starts again, at {value}.",
    "rate_of_progression": "{value} of each wager goes to the meter.",
    "reserve_rate": "{value} of each wager goes to the reserve of the meter.",
}


def meter(wager: str, source: Judged) -> Iterator[tuple[str, str]]:
    """Give what the filing states of a wager's meters: the path and a sentence for each."""
    lead = f"wagers.{wager}."
    paths = [path for path in source.ruleset.elections if path.startswith(lead)]
    for last, sentence in _METER_SENTENCES.items():
        for path in paths:
            steps = path.removeprefix(lead).split(".")
            value = shown(source, path) if steps[-1] == last else ""
            if value:
                named = len(steps) > 2 and steps[0] == "meters"  # noqa: PLR2004 - meters, its name, the figure
                name = f"{steps[1].replace('_', ' ').capitalize()} meter" if named else "meter"
                yield path, sentence.format(meter=name, value=value)


def printed(table: Paytable | None, *, with_meter: bool) -> Iterator[str]:
    """Give what the paytable itself prints besides its rows; its meter only where the filing states none."""
    if table is None:
        return
    for name, sentence in (_PRINTED_SENTENCES | (_PRINTED_METER if with_meter else {})).items():
        if name in table.extras:
            yield sentence.format(value=table.extras[name])
    if table.extras.get("stake_returned") == "yes":
        yield "A winning wager is returned with the payout."
