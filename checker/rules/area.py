"""``area``: the layout must carry an area. Judged where the filing lists its areas, else open."""

from checker.law.names import names_of_area
from checker.law.params import Area
from checker.regex import regex
from checker.rules.context import Context
from checker.rules.result import Reason, Result
from checker.rules.words import clause
from checker.statements.areas import plain_area
from checker.submission import State

_SENTENCE = 5
_ELSEWHERE = regex(
    r"\b(?:schematic|attach\w*|drawing|drawn|exhibit|diagram|plan|appendix|see|per|shown|every|usual|standard|required|etc)\b"
)


def check(context: Context) -> Result:
    """Look for the area among those that the filing lists, by slug or by a name of the wager."""
    rule, filing = context.rule, context.filing
    answer = filing.answer(rule.at)
    if answer.state is not State.STATED:
        return context.undecided(answer)
    wager = context.ruleset.wagers.get(rule.subject)
    names = {plain_area(name) for name in names_of_area(rule, context.ruleset)}
    # Areas written in one text, with commas between them, are as good as a list.
    listed = [part for value in answer.value for part in value.split(",")]
    # A second area may be listed as one more of the first.
    first = plain_area(rule.subject.removeprefix("second "))
    twice = rule.subject.startswith("second ") and [plain_area(part) for part in listed].count(first) > 1
    if twice or any(plain_area(part) in names for part in listed):
        return context.holds(f"The layout lists an area for {wager.short if wager else rule.subject}.")
    unread = [part.strip() for part in listed if plain_area(part) not in _known(context) and refers(part)]
    if unread:
        words = ", ".join(unread)
        said = f"{context.label(rule.at)}: “{words}” is not understood, so which areas it means is not known."
        return context.open(Reason.NOT_UNDERSTOOD, said, words=words)
    return context.fails(
        rule.otherwise or f"The areas listed for the layout lack {clause(context.params(Area).text)}.",
        at=rule.at,
        expected=rule.subject,
        actual=answer.text,
        lawful=f"add {rule.subject} to {rule.at}",
        label=f"{rule.subject} is not among these",
        related=[(path, context.described(path)) for path in rule.related]
        or ([(f"wagers.{rule.subject}", f"{wager.short} is offered here")] if wager and wager.optional else []),
    )


def refers(text: str) -> bool:
    """Whether a text is no name of an area, but a sentence on them or a word on where they are drawn."""
    return len(text.split()) >= _SENTENCE or _ELSEWHERE.search(text.lower()) is not None


def _known(context: Context) -> set[str]:
    """Return every name of an area that the chapter knows, of areas that this filing need not have too."""
    ruleset = context.ruleset
    found = {plain_area(name) for rule in ruleset.rules if rule.kind == "area" for name in names_of_area(rule, ruleset)}
    return found | {
        plain_area(name) for wager in ruleset.wagers.values() for name in (wager.slug, wager.name, wager.short)
    }
