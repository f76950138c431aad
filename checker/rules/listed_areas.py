"""The areas that a filing lists for its layout, each for itself: one for a wager that is not offered contradicts it."""

from collections.abc import Iterator
from functools import cache

from checker.frozen import replace
from checker.law import Rule, Ruleset, Wager
from checker.law.chapter import read_shared
from checker.law.conditions import paths_in
from checker.law.names import names_of_area
from checker.law.ruleset import once
from checker.rules.area import refers
from checker.rules.context import Context
from checker.rules.result import FindingClass, Reason, Result
from checker.statements.areas import plain_area
from checker.submission import Filing, State
from checker.submission.conditions import holds
from checker.submission.recall import Recall
from checker.values.provision import NO_PROVISION, Provision


def listed_areas(filing: Filing, ruleset: Ruleset) -> tuple[Result, ...]:
    """Return a result for each listed area of a wager that is not offered, and for each of an unknown name."""
    return _recall(ruleset)(filing, lambda found: tuple(_results(found, ruleset)))


@once
def _recall(ruleset: Ruleset) -> Recall[tuple[Result, ...]]:
    rules = [rule for rule in ruleset.rules if rule.kind == "area"]
    paths = (path for rule in rules for path in (rule.at, f"wagers.{rule.subject}", *paths_in(rule.when)))
    return Recall((*paths, *(f"wagers.{slug}" for slug in ruleset.wagers)))


def _results(filing: Filing, ruleset: Ruleset) -> Iterator[Result]:
    rules = [rule for rule in ruleset.rules if rule.kind == "area"]
    answer = filing.answer(rules[0].at) if rules else None
    if answer is None or answer.state is not State.STATED:
        return
    named: dict[str, list[Rule]] = {}
    for rule in rules:
        for name in names_of_area(rule, ruleset):
            named.setdefault(_bare(name), []).append(rule)
    listed = {_bare(part) for item in answer.value for part in item.split(",")}
    wanted = (rule for rule in rules if holds(rule.when, filing) is True)
    complete = all(listed & {_bare(name) for name in names_of_area(rule, ruleset)} for rule in wanted)
    wagers = {_bare(name): item for item in ruleset.wagers.values() for name in (item.name, item.short)}
    known = _other_areas() | wagers.keys()
    for index, item in enumerate(answer.value):
        for part in item.split(","):
            found = named.get(_bare(part), [])
            context = Context(rule=(found or rules)[0], filing=filing, ruleset=ruleset)
            # Where an area lacks, the rule that asks for it says that the words which may mean it are not understood.
            if not found and _bare(part) not in known and (complete or not refers(part)):
                yield _unknown(context, f"{answer.path}.{index}", part.strip())
            elif found and all(_is_idle(rule, context) for rule in found):
                wager = ruleset.wagers[context.rule.subject]
                yield _not_offered(context, wager, f"{answer.path}.{index}", part.strip())
            elif not found and (own := wagers.get(_bare(part))) and _is_refused(own, filing):
                # The law asks for no area of this wager, so the finding is of the list.
                of_list = ruleset.elections[context.rule.at].provision
                yield _not_offered(context, own, f"{answer.path}.{index}", part.strip(), of_list)


def _is_idle(rule: Rule, context: Context) -> bool:
    """Whether a rule asks for the area of a wager, and this filing does not offer that wager."""
    offered = context.filing.offers(rule.subject) if rule.subject in context.ruleset.wagers else None
    return offered is False and holds(rule.when, context.filing) is False


def _is_refused(wager: Wager, filing: Filing) -> bool:
    """Whether a wager is one that a filing may offer, and this one does not."""
    return wager.optional and filing.offers(wager.slug) is False


def _not_offered(context: Context, wager: Wager, at: str, named: str, provision: Provision = NO_PROVISION) -> Result:
    path = f"wagers.{wager.slug}"
    return context.fails(
        f"The layout has an area for {wager.short}, which the filing does not offer.",
        at=at,
        kind=FindingClass.VIOLATION,
        actual=named,
        lawful=f"leave {named} out of {context.rule.at}, or offer {wager.short} under wagers",
        label="this wager is not offered",
        provision=provision,
        related=[(path, "it is refused here")] if context.filing.stated_raw(path) else [],
    )


def _unknown(context: Context, at: str, named: str) -> Result:
    said = f"{context.label(context.rule.at)}: “{named}” is not understood; it is no area that this chapter knows."
    # No one area is in question, but the list.
    election = context.ruleset.elections[context.rule.at]
    return replace(context.open(Reason.NOT_UNDERSTOOD, said, path=at, words=named), provision=election.provision)


@cache
def _other_areas() -> frozenset[str]:
    """Return the names of areas that a layout may have and that no wager belongs to."""
    return frozenset(map(_bare, read_shared("words", "answers.yaml")["other_areas"]))


_NOUNS = ("betting area", "area", "box", "circle", "spot", "space", "line", "bet", "wager")


def _bare(name: str) -> str:
    """Return the form in which names of areas are compared, without a last word such as area or box."""
    plain = plain_area(name)
    for noun in _NOUNS:
        plain = plain.removesuffix(f" {noun}").removesuffix(f" {noun}s").removesuffix(f" {noun}es")
    return plain
