"""An inscription that says how the dealer sets a hand, held against the house way that is filed."""

from typing import TYPE_CHECKING

from checker.rules.context import Context
from checker.rules.house_way.asked import house_way_of
from checker.rules.result import FindingClass, Result

if TYPE_CHECKING:
    from checker.rules.house_way.beside import Beside
    from checker.rules.house_way.lines import Line


def setting_inscribed(context: Context, text: str) -> "Beside | None":
    """Compare an inscription with the house way that is filed; None where it says nothing of it, or cannot be told."""
    if house_way_of(context.ruleset) is None:
        return None
    from checker.rules.house_way.beside import beside  # noqa: PLC0415 - few lines are not understood
    from checker.rules.house_way.lines import filed_lines  # noqa: PLC0415 - likewise

    return beside(text, filed_lines(context.filing, context.ruleset))


def at_odds(context: Context, text: str, path: str, line: "Line") -> Result:
    """Report an inscription that sets a hand otherwise than a line of the house way."""
    asked = house_way_of(context.ruleset)
    return context.fails(
        f"“{text}” is inscribed, but the house way that is filed says: “{line.text}”.",
        at=path,
        kind=FindingClass.VIOLATION,
        provision=asked.provision if asked else context.rule.provision,
        expected=line.text,
        actual=text,
        lawful=line.text,
        label="the house way sets that hand otherwise",
        related=[(line.at, "the house way")],
    )
