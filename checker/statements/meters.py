"""What is true of the meters of a wager, as the filing states it or its paytable prints it."""

from collections.abc import Iterator
from decimal import Decimal

from checker.law import Paytable, Ruleset, Wager
from checker.law.names import names_of_wager
from checker.statements.duties import (
    duty_of_terms,
)
from checker.statements.model import Statement
from checker.submission import Filing
from checker.values import parse_dollars, parse_percent
from checker.values.stated import Dollars, Key, Percent, Value

_METERS = {
    "initial": ("meter_initial", "The {meter} starts at {value}."),
    "reset": ("meter_reset", "After the whole {meter} is won, it starts again at {value}."),
    "rate": ("meter_rate", "{value} of each wager goes to the {meter}."),
    "reserve_rate": ("meter_reserve", "{value} of each wager goes to the reserve of the {meter}."),
}
_METERS_BY_ASPECT = dict(_METERS.values())
_PRINTED_METERS = {
    "meter_seed": ("meter_initial", "meter_reset"),
    "rate_of_progression": ("meter_rate",),
    "reserve_rate": ("meter_reserve",),
}


def meters_filed(filing: Filing, ruleset: Ruleset, wager: Wager) -> Iterator[Statement]:
    """Return what a filing states of the meters of a wager."""
    lead = f"wagers.{wager.slug}."
    own = [(path, election) for path, election in ruleset.elections.items() if path.startswith(lead)]
    for last, (aspect, sentence) in _METERS.items():
        for path, election in own:
            steps = path.removeprefix(lead).split(".")
            answer = filing.answer(path)
            if steps[-1] != last or not isinstance(answer.value, Decimal):
                continue
            value: Value = Percent(answer.value) if last.endswith("rate") else Dollars(answer.value)
            named = steps[0] == "meters"
            meter = f"{steps[1].replace('_', ' ').capitalize()} meter" if named else "meter"
            yield Statement(
                key=Key(subject=wager.slug, aspect=aspect, name=steps[1] if named else ""),
                value=value,
                names=(meter, *names_of_wager(wager)),
                wording=sentence.format(meter=meter, value=answer.text),
                provision=election.provision,
                source=election.period.source,
                duty=duty_of_terms(),
                at=path,
            )


def meters_printed(wager: Wager, table: Paytable | None, stated: set[str]) -> Iterator[Statement]:
    """Return what the paytable in use prints of its meter, where the filing does not state it itself."""
    for extra, aspects in _PRINTED_METERS.items():
        for aspect in aspects:
            if table is None or extra not in table.extras or aspect in stated:
                continue
            text = table.extras[extra]
            yield Statement(
                key=Key(subject=wager.slug, aspect=aspect),
                value=Percent(parse_percent(text)) if text.endswith("%") else Dollars(parse_dollars(text)),
                names=("meter", *names_of_wager(wager)),
                wording=_METERS_BY_ASPECT[aspect].format(meter="meter", value=text),
                provision=table.provision,
                source=table.period.source,
                duty=duty_of_terms(),
                at=f"wagers.{wager.slug}.paytable" if table.label else "",
            )
