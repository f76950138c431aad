"""Which drafting defects of the law touch a filing, and whether their two readings decide it differently."""

from collections.abc import Iterator

from checker.law import Advisory, Ruleset, compile_ruleset
from checker.law.conditions import paths_in
from checker.rules import Finding, FindingClass, Verdict, check_rule
from checker.rules.context import Context
from checker.submission import Filing, State
from checker.submission.conditions import holds
from checker.values import format_date

Found = set[tuple[str, str, str]]


def advisory_findings(
    filing: Filing, ruleset: Ruleset, verdicts: tuple[Verdict, ...], forced: str | None
) -> Iterator[Finding]:
    """Give an advisory finding for each entry of the register that touches the filing, and for the text's age."""
    yield from _age(ruleset)
    for advisory in ruleset.advisories:
        if holds(advisory.touches, filing) is False:
            continue
        yield _finding(advisory, filing, ruleset, _difference(advisory, filing, ruleset, verdicts, forced))


def _age(ruleset: Ruleset) -> Iterator[Finding]:
    chapter = ruleset.chapter
    if chapter.undated_note:
        message = "No date of force is printed in this text; it is treated as in force on any day."
        yield Finding(
            provision=chapter.number,
            kind=FindingClass.ADVISORY,
            message=message,
            at="filing_date",
            help="confirm with the regulator that this version is the one in force",
            notes=(chapter.undated_note,),
            sources=(chapter.source,),
            advisory=f"{chapter.number}/undated",
        )
    if chapter.known_through and ruleset.as_of > chapter.known_through:
        yield Finding(
            provision=chapter.number,
            kind=FindingClass.ADVISORY,
            message=(
                f"The text of this chapter is known through {format_date(chapter.known_through)}; "
                f"this review is as of {format_date(ruleset.as_of)}."
            ),
            at="filing_date",
            help="compare with the law in force before relying on this review",
            notes=(chapter.known_through_note,) if chapter.known_through_note else (),
            sources=tuple(dict.fromkeys(item.source for item in chapter.rulemakings)),
            advisory=f"{chapter.number}/known-through",
        )


def _finding(advisory: Advisory, filing: Filing, ruleset: Ruleset, difference: tuple[str, ...]) -> Finding:
    at = next(
        (path for path in paths_in(advisory.touches) if filing.answer(path).state is not State.UNSTATED),
        "game",
    )
    applied = ruleset.readings.get(advisory.id, advisory.applies)
    notes = [
        f"Printed: {advisory.printed}" if advisory.printed else "",
        f"Problem: {advisory.problem}" if advisory.problem else "",
        f"Literal reading{_mark(applied, 'literal')}: {advisory.literal}" if advisory.literal else "",
        f"Evident reading{_mark(applied, 'evident')}: {advisory.evident}" if advisory.evident else "",
        f"Effect: {advisory.effect}" if advisory.effect else "",
        *difference,
    ]
    return Finding(
        provision=advisory.provision,
        kind=FindingClass.ADVISORY,
        message=advisory.title,
        at=at,
        notes=tuple(note for note in notes if note),
        help="a person must weigh this",
        sources=(advisory.period.source,),
        advisory=advisory.id,
    )


def _mark(applied: str, reading: str) -> str:
    return " (applied here)" if applied == reading else ""


def _difference(
    advisory: Advisory, filing: Filing, ruleset: Ruleset, verdicts: tuple[Verdict, ...], forced: str | None
) -> tuple[str, ...]:
    """Say how the filing would come out under the reading that is not applied."""
    if advisory.id not in ruleset.two_readings:
        return ()
    other = "evident" if ruleset.readings[advisory.id] == "literal" else "literal"
    flipped = compile_ruleset(ruleset.chapter.id, ruleset.as_of, forced, advisory.id)
    now = _found(verdicts)
    then = _found(
        tuple(
            verdict
            for rule in flipped.rules
            for verdict in check_rule(Context(rule=rule, filing=filing, ruleset=flipped))
        )
    )
    if now == then:
        return (f"Under the {other} reading this filing comes out the same.",)
    gained = sorted(then - now)
    lost = sorted(now - then)
    lead = f"Under the {other} reading this filing would"
    return (
        *(f"{lead} also have {_noun(kind, 'a')}: {text}" for _, kind, text in gained),
        *(f"{lead} not have {_noun(kind, 'this')}: {text}" for _, kind, text in lost),
    )


def _noun(kind: str, article: str) -> str:
    """Name a class of findings as one finding, after ``article``."""
    if kind == FindingClass.ADVISORY and article == "a":
        article = "an"
    return f"{article} {'missing entry' if kind == FindingClass.MISSING else kind}"


def _found(verdicts: tuple[Verdict, ...]) -> Found:
    return {
        (finding.provision, finding.kind.value, finding.message) for verdict in verdicts for finding in verdict.findings
    }
