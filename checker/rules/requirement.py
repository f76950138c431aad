"""What a rule requires, in words: its own sentence, or one for the rules that follow from elections and wagers."""

from checker.law import Rule, Ruleset
from checker.law.params import LeastOddsParams, PayoutLimitFloor
from checker.values import format_dollars


def _figure(rule: Rule) -> str:
    """Return the figure of a rule: its value, or the odds or the floor with which its calculation compares."""
    match rule.params:
        case LeastOddsParams(odds):
            return odds.text
        case PayoutLimitFloor(floor):
            return format_dollars(floor)
    return str(rule.value or "")


def requirement(rule: Rule, ruleset: Ruleset) -> str:
    """Say what the rule requires, as one sentence with its figure."""
    if rule.requires:
        return rule.requires.replace("{value}", _figure(rule))
    election = ruleset.elections.get(rule.at)
    label = election.label if election else rule.at
    match rule.kind:
        case "required":
            return f"The submission states: {label}."
        case "choice":
            assert election is not None  # noqa: S101 - a choice is made from an election
            return f"{label} is one of: {', '.join(choice.value for choice in election.choices)}."
        case "paytable":
            tables = ruleset.tables_for(rule.subject)
            if len(tables) == 1:
                return f"The payouts are those of the one paytable, {tables[0].provision}."
            return f"The payouts are those of one of {len(tables)} paytables."
        case "offered":
            if not ruleset.wagers[rule.subject].optional:
                return "The wager belongs to the game; a filing may leave it unsaid, but not refuse it."
            return f"The wager may be offered as wagers.{rule.subject}."
    return f"{label} is recorded as stated."
