"""``offered``: a wager of the chapter that the filing offers. Wagers unknown to the chapter are found here too."""

from checker.law import Period, Ruleset
from checker.law.dated import Raw
from checker.rules.context import Context
from checker.rules.result import Finding, FindingClass, Reason, Result
from checker.rules.severity import severity_at
from checker.rules.tables import when
from checker.rules.words import clause
from checker.source import Position
from checker.submission import Filing
from checker.submission.filing import normal
from checker.values import parse_date


def check(context: Context) -> Result:
    """Record whether the filing offers the wager. A wager that belongs to the game may not be refused."""
    wager = context.ruleset.wagers[context.rule.subject]
    path = context.rule.at
    offered = context.filing.offers(wager.slug)
    if offered is None:
        words = context.filing.raw_text(path)
        said = f"Whether {wager.short} is offered {'cannot be read' if words else 'is not stated'}."
        return context.open(Reason.NOT_UNDERSTOOD if words else Reason.NOT_STATED, said, path=path, words=words)
    if offered and context.filing.stated_raw(path):
        return context.holds(f"{wager.short} is offered.")
    if wager.optional:
        return context.unused(f"{wager.short} is not offered.")
    if context.filing.stated_raw(path):
        return context.fails(
            f"The {wager.name} belongs to the game; the filing says that it is not offered.",
            at=path,
            expected="yes",
            actual=context.filing.raw_text(path),
            lawful=f"leave the entry out, or write {path}: yes",
            label="refused here",
        )
    return context.holds(f"{wager.short} belongs to the game.")


def unknown_wagers(filing: Filing, ruleset: Ruleset) -> tuple[Finding, ...]:
    """Report every offered wager that the chapter does not know on the day: it is no Rules Submission choice."""
    return tuple(
        _finding(name, entry.key.position, ruleset)
        for name in filing.offered
        if name not in ruleset.wagers and (entry := filing.find("wagers", name)[0])
    )


def _finding(name: str, position: Position, ruleset: Ruleset) -> Finding:
    chapter = ruleset.chapter
    known = [wager for wager in ruleset.wagers.values() if wager.elected and wager.optional]
    # The provision under which the wagers are listed: 6(e) for 6(e)(1) and 6(e)(2).
    lists = {wager.provision.parent for wager in known}
    provision = (lists.pop() if len(lists) == 1 else None) or chapter.number
    new_feature = chapter.new_feature
    other_day = next((item for item in chapter.items["wagers"] if item["wager"] == name), None)
    shown = " ".join(name.split())[:60]
    if other_day:
        said = when(_period(other_day), ruleset.as_of)
        message = f"The {other_day['name']} is not a wager of this chapter on this day; it is one {said}."
    else:
        message = f"{shown} is not a wager that this chapter allows."
    slugs = {name: wager.slug for wager in ruleset.wagers.values() for name in (normal(wager.slug), normal(wager.name))}
    import difflib  # noqa: PLC0415 - only a wager that is not known needs it

    near = difflib.get_close_matches(normal(name), list(slugs), n=1, cutoff=0.75)
    names = ", ".join(wager.slug for wager in known)
    hint = f"did you mean {slugs[near[0]]}? " if near and not other_day else ""
    return Finding(
        provision=provision,
        kind=FindingClass.VIOLATION,
        message=message,
        at=f"wagers.{name}",
        position=position,
        label="not a wager of this chapter",
        severity=severity_at("offered", f"wagers.{name}"),
        expected=names,
        actual=shown,
        help=f"{hint}the optional wagers are {names}; for another wager, {clause(new_feature['says'])} "
        f"({new_feature['provision']}), which is not a Rules Submission choice",
        sources=(chapter.source,),
    )


def _period(item: Raw) -> Period:
    """Return from when until when a wager of the chapter belongs to it."""
    effective, until = (parse_date(item[name]) if name in item else None for name in ("from", "until"))
    return Period(effective=effective, until=until, source=item.get("source", ""))
