"""``offered``: a wager of the chapter that the filing elects. Wagers that the chapter does not know are found here too."""

import difflib

from checker.law import Ruleset
from checker.rules.context import Context
from checker.rules.verdict import Finding, FindingClass, Outcome, Verdict
from checker.source.tree import Mapping
from checker.submission import Filing
from checker.submission.filing import normal


def check(context: Context) -> Verdict:
    """Record whether the filing offers the wager."""
    wager = context.ruleset.wagers[context.rule.subject]
    offered = context.filing.offers(wager.slug)
    if offered is None:
        return context.person(f"Whether {wager.short} is offered cannot be read.")
    if offered:
        return context.holds(f"{wager.short} is offered.")
    return context.verdict(Outcome.DOES_NOT_APPLY, f"{wager.short} is not offered.")


def unknown_wagers(filing: Filing, ruleset: Ruleset) -> tuple[Finding, ...]:
    """Report every offered wager that the chapter does not know on the day: it is no Rules Submission choice."""
    entry = filing.document.root.get("wagers")
    if entry is None or not isinstance(entry.value, Mapping):
        return ()
    known = {slug: wager for slug, wager in ruleset.wagers.items() if wager.elected}
    return tuple(
        _finding(found.key.text, found.key.position, ruleset)
        for found in entry.value
        if found.key.text in filing.offered and found.key.text not in known
    )


def _finding(name: str, position: object, ruleset: Ruleset) -> Finding:
    chapter = ruleset.chapter
    known = [wager for wager in ruleset.wagers.values() if wager.elected and wager.optional]
    provision = _common(tuple(wager.provision for wager in known)) or chapter.number
    new_feature = chapter.new_feature
    later = next((item for item in chapter.items["wagers"] if item["wager"] == name), None)
    shown = " ".join(name.split())[:60]
    if later:
        period = f"from {later['from']}" if later.get("from") else "on other days"
        message = f"{later['name']} is not a wager of this chapter on the day of the review; it is one {period}."
    else:
        message = f"{shown} is not a wager that this chapter allows."
    near = difflib.get_close_matches(
        normal(name),
        [normal(wager.slug) for wager in known] + [normal(wager.name) for wager in known],
        n=1,
        cutoff=0.75,
    )
    names = ", ".join(wager.slug for wager in known)
    hint = f"did you mean {near[0].replace(' ', '_')}? " if near and not later else ""
    return Finding(
        provision=provision,
        kind=FindingClass.VIOLATION,
        message=message,
        at=f"wagers.{name}",
        position=position,  # type: ignore[arg-type]
        label="not a wager of this chapter",
        expected=names,
        actual=shown,
        help=f"{hint}lawful: {names}; for another wager {new_feature['says']} ({new_feature['provision']}), "
        "which is not a Rules Submission choice",
        sources=(chapter.source,),
    )


def _common(provisions: tuple[str, ...]) -> str:
    """Give the provision under which the wagers are listed: 633a.6(e) for 633a.6(e)(1), 633a.6(e)(2)."""
    heads = {provision.rpartition("(")[0] for provision in provisions}
    return heads.pop() if len(heads) == 1 else ""
