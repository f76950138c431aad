"""Answers that no law takes, “when they look worn”, and what answers say besides of the game: it must be so."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from decimal import Decimal

from checker.frozen import frozen
from checker.law import Election, Ruleset
from checker.rules.calculations.inscribed_words import said_in_answers
from checker.rules.context import Context
from checker.rules.result import Finding, FindingClass
from checker.rules.severity import severity_at
from checker.submission import Answer, Filing, State
from checker.submission.field_rows import turning, words_of
from checker.values import parse_dollars, parse_percent
from checker.words.tokens import Sort, tokens
from checker.words.wordings import wordings

_FIGURES: Mapping[str, tuple[Sort, Callable[[str], Decimal]]] = {
    "dollars": (Sort.DOLLARS, parse_dollars),
    "percent": (Sort.PERCENT, parse_percent),
}
_ASKED = {"dollars": Sort.DOLLARS, "count": Sort.NUMBER, "count_from_one": Sort.NUMBER}
_COMPARING = frozenset({"more", "most", "than", "just", "merely", "every", "other", "first"})
"""Words after which a no may be one of something else: no, not more than one guest may."""
_FEWEST = 6
"""Fewer words are hardly a sentence: “one at each seat” says of a sensor what it would not say of a player."""


def refused_answers(filing: Filing, ruleset: Ruleset) -> Iterator[Finding]:
    """Return a violation for each answer that has a meaning, and not one that its entry can have."""
    for path, answer in filing.answers.items():
        if not answer.refused:
            continue
        election = ruleset.elections[path]
        example = election.example if isinstance(election.example, str) else "; ".join(election.example)
        yield Finding(
            provision=election.provision,
            kind=FindingClass.VIOLATION,
            message=f"{election.label}: “{answer.text}” is no lawful answer. {election.says}",
            at=path,
            label=f"{answer.text} here",
            actual=answer.text,
            help=f"state it as the law asks, for example {example}" if example else "state it as the law asks",
            severity=severity_at("", path),
            sources=(ruleset.chapter.source,),
        )


@frozen
class Said:
    """What comes of the words of answers: violations, and the places and words that are so."""

    findings: tuple[Finding, ...] = ()
    settled: frozenset[tuple[str, str]] = frozenset()


def said_besides(filing: Filing, ruleset: Ruleset) -> Said:
    """Compare what is not understood of an answer, where it is a sentence of the game, with the filing and the law."""
    rule = next((rule for rule in ruleset.rules if rule.calculation == "inscribed_words"), None)
    found: list[Finding] = []
    settled: list[tuple[str, str]] = []
    for place in _not_understood(filing, ruleset) if rule else ():
        idle = _is_no_more_than_no(filing, ruleset.elections[place[0]], place[1])
        if len(place[1].split()) < _FEWEST or _is_its_amount(filing, ruleset.elections[place[0]], place[1]):
            settled.extend([place] if idle else ())
            continue
        assert rule is not None  # noqa: S101 - without the rule nothing is listed
        judged = [
            next(said_in_answers(Context(rule=rule, filing=assumed, ruleset=ruleset), [place]))
            for assumed in _filings(filing, ruleset.elections[place[0]], place[1])
        ]
        # What an answer that is not understood would be lawful beside is no violation.
        if all(results for _, results in judged):
            found.extend(item for result in judged[0][1] for item in result.findings)
        elif idle or (all(agrees for agrees, _ in judged) and filing.answer(place[0]).state is State.STATED):
            settled.append(place)
    return Said(findings=tuple(found), settled=frozenset(settled))


def _is_no_more_than_no(filing: Filing, election: Election, text: str) -> bool:
    """Whether words stand beside a plain no and take nothing of it back: no, guests buy insurance instead."""
    answer = filing.answer(election.at)
    if election.type != "yes_no" or answer.state is not State.STATED or answer.value is not False:
        return False
    takes_back = (turning() | _COMPARING) - wordings().denials - {"instead", "or"}
    return takes_back.isdisjoint(words_of(text)) and all(
        token.sort in {Sort.WORD, Sort.SIGN} and token.number is None for token in tokens(text)
    )


def _is_its_amount(filing: Filing, election: Election, text: str) -> bool:
    """Whether words that are not understood have the figure that is asked for: it is no limit of anything else."""
    sort = _ASKED.get(election.type)
    asked = sort is not None and filing.answer(election.at).state is not State.STATED
    return asked and any(token.sort is sort for token in tokens(text))


def _filings(filing: Filing, election: Election, text: str) -> tuple[Filing, ...]:
    """Return the filing; with each answer that an entry can have, where its own is not understood."""
    if filing.answer(election.at).state is State.STATED:
        return (filing,)
    return tuple(map(filing.with_answer, (*every_answer(election), *_figures(election, text)))) or (filing,)


def _figures(election: Election, text: str) -> Iterator[Answer]:
    """Yield the figure of an answer that is not understood, where it has one of the sort that its entry asks for."""
    if election.type not in _FIGURES:
        return
    sort, parse = _FIGURES[election.type]
    figures = [token.text for token in tokens(text) if token.sort is sort]
    if len(figures) == 1:
        with suppress(ValueError):
            yield Answer(path=election.at, state=State.STATED, value=parse(figures[0]), text=figures[0])


def every_answer(election: Election) -> Iterator[Answer]:
    """Yield each answer that an entry with a closed list of answers can have."""
    path = election.at
    if election.type == "yes_no":
        for value, text in ((True, "yes"), (False, "no")):
            yield Answer(path=path, state=State.STATED, value=value, text=text)
    for choice in election.choices:
        yield Answer(path=path, state=State.STATED, value=choice.value.lower(), text=choice.value)


def _not_understood(filing: Filing, ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield the place and the words of each answer, or part of one, that is not understood."""
    yield from ((problem.path, problem.words) for problem in filing.problems if problem.path in ruleset.elections)
    for path, answer in filing.answers.items():
        if answer.state is State.UNREADABLE and not answer.refused and ruleset.elections[path].type == "choice":
            yield path, answer.text
