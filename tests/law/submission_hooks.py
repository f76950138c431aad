"""Where the law names the Rules Submission, against what the chapter asks of a filing."""

import re
from collections.abc import Iterator

from conventions import ASKED_WITHOUT_HOOK
from second_entry import SecondEntry, SecondText

from checker.law import Election, Ruleset
from checker.values.provision import Provision

# A hook that names one of these asks for it by itself: "initial and reset amounts".
AMOUNTS = ("rate", "initial", "reset")


def hook_differences(ruleset: Ruleset, entry: SecondEntry, only: frozenset[str] | None = None) -> Iterator[str]:
    """Tell which hooks of the day no election carries out, and which elections ask without a hook.

    ``only`` limits it to some provisions.
    """
    day = ruleset.as_of
    hooks = [hook for hook in entry.submission if hook.span.covers(day)]
    for hook in hooks:
        if only is not None and hook.provision not in only:
            continue
        asked = [item for item in ruleset.elections.values() if item.provision == hook.provision]
        if hook.must:
            yield from _not_asked(hook, asked)
        elif not any(item.asks in {"may", "declared"} for item in asked) and not _is_wager(hook, ruleset):
            yield f"{hook.provision}: nothing lets the filing say {hook.text}"
    free = ASKED_WITHOUT_HOOK.get(entry.chapter, frozenset())
    for election in ruleset.elections.values():
        named = any(hook.must and hook.provision == election.provision and _names(hook, election) for hook in hooks)
        if election.asks == "must" and not named and election.at not in free:
            yield f"{election.provision}: the filing must state {election.at}, and the law does not ask for it"
        if election.asks != "must" and election.at in free:
            yield f"{election.provision}: the filing need not state {election.at}"
    for item in entry.inscriptions if only is None else ():
        if item.span.covers(day) and not item.verbatim and not _carried_out(item, ruleset):
            yield f"{item.provision}: nothing carries out the inscription that {item.text}"


def _not_asked(hook: SecondText, asked: list[Election]) -> Iterator[str]:
    if not any(item.asks == "must" for item in asked):
        yield f"{hook.provision}: the filing need not state {hook.text}"
    for amount in AMOUNTS:
        if amount in re.findall(r"\w+", hook.text):
            named = [item for item in asked if item.at.split(".")[-1] == amount]
            if not named:
                yield f"{hook.provision}: nothing asks for the {amount}"
            yield from (
                f"{hook.provision}: the filing need not state {item.at}" for item in named if item.asks != "must"
            )


def _names(hook: SecondText, election: Election) -> bool:
    """Tell whether the hook asks for this answer: a paytable, the amounts it names, or else what stands there."""
    words, last = set(re.findall(r"\w+", hook.text)), election.at.split(".")[-1]
    if "paytable" in words:
        return last == "paytable"
    amounts = words & set(AMOUNTS)
    return last in amounts if amounts else True


def _is_wager(hook: SecondText, ruleset: Ruleset) -> bool:
    """Tell whether the hook is the leave to offer wagers: they stand at its provision or below it."""
    return any(
        wager.elected and wager.provision.is_within(Provision(hook.provision)) for wager in ruleset.wagers.values()
    )


def _carried_out(item: SecondText, ruleset: Ruleset) -> bool:
    rules = {rule.provision for rule in ruleset.rules}
    return item.provision in rules
