"""One filing under two chapters: its own and another, and every requirement that comes out differently under them."""

import datetime
from collections.abc import Iterator

from checker.frozen import frozen, replace
from checker.law import Election
from checker.review.model import NOT_KNOWN, Review
from checker.review.review import review_document
from checker.rules import Finding, FindingClass, Outcome, check_rule
from checker.rules.context import Context
from checker.rules.paths import plain
from checker.rules.requirement import requirement
from checker.source import Document, Position
from checker.submission import Filing, State
from checker.submission.conditions import holds
from checker.values.provision import NO_PROVISION, Provision

Key = tuple[str, str, str, str]

_WORDS = {Outcome.OPEN: "is open", Outcome.HOLDS: "holds", Outcome.DOES_NOT_APPLY: "not asked"}
"""What is said of a requirement that is not broken, the first that is true of any part of it."""
_SEVERAL_FIGURES = {"at_least", "at_most", "equal", "multiple_of", "calculation", "choice", "paytable", "one_of"}
"""The kinds whose bound may differ where both chapters refuse; of the others, one requirement has one form."""


@frozen
class Side:
    """What one chapter says of an entry: the provision, how it comes out in one word or two, and what is said.

    ``provision`` is empty where the chapter says nothing of the entry.
    """

    provision: Provision
    outcome: str
    says: str
    help: str = ""


_NOTHING = Side(provision=NO_PROVISION, outcome="not asked", says="Nothing is asked of this entry.")


@frozen
class Difference:
    """One entry that comes out differently: its path, its place and text in the filing, and both sides."""

    at: str
    position: Position
    actual: str
    home: Side
    other: Side


@frozen
class _Requirement:
    """What one rule, or a finding without a rule, said of an entry. ``refuses`` tells that it stops the filing."""

    key: Key
    at: str
    side: Side
    refuses: bool = False
    bound: tuple[str, str] = ("", "")


def review_against(
    document: Document, chapter: str, *, as_of: datetime.date | None = None, reading: str | None = None
) -> Review:
    """Review a filing under its own chapter, and beside it (``against``) under another."""
    other = review_document(document, as_of=as_of, reading=reading, against=chapter)
    return replace(review_document(document, as_of=as_of, reading=reading), against=other)


def differences(home: Review, other: Review) -> tuple[Difference, ...]:
    """Return every requirement that comes out differently under the two chapters, in the order of the file."""
    mine, theirs = tuple(_requirements(home)), tuple(_requirements(other))
    found = [*_refused(mine, theirs, home, other), *_refused_at_home(mine, theirs, home, other)]
    return tuple(sorted(dict.fromkeys(found), key=lambda item: (item.position, item.at)))


def _refused(
    mine: tuple[_Requirement, ...], theirs: tuple[_Requirement, ...], home: Review, other: Review
) -> Iterator[Difference]:
    """Return what the other chapter refuses, asks, leaves to a person or does not know, and home law does not."""
    for said in theirs:
        if said.side.outcome in {"holds", "not asked"} or any(_same(said, known) for known in mine):
            continue
        # That an entry is not recorded needs no line beside the requirement that cannot be judged for want of it.
        if said.key[0] == "recorded" and any(said.at == more.at and said is not more for more in theirs):
            continue
        yield _difference(said.at, other, home=_nearest(said, mine, home), other=said.side)


def _refused_at_home(
    mine: tuple[_Requirement, ...], theirs: tuple[_Requirement, ...], home: Review, other: Review
) -> Iterator[Difference]:
    """Return what only home law refuses. What both refuse for different reasons stands above already."""
    for said in mine:
        if said.refuses and not any(said.key == known.key and known.refuses for known in theirs):
            yield _difference(said.at, home, home=said.side, other=_nearest(said, theirs, other))


def _difference(at: str, review: Review, *, home: Side, other: Side) -> Difference:
    assert review.filing is not None  # noqa: S101 - it says what is broken, so it was judged
    actual = review.filing.answer(at).text
    return Difference(at=at, position=review.place(at), actual=actual, home=home, other=other)


def _same(said: _Requirement, known: _Requirement) -> bool:
    """Whether two chapters say the same of an entry: the same requirement, and where it has a bound, the same."""
    if said.key != known.key or said.side.outcome != known.side.outcome:
        return False
    return said.key[0] not in _SEVERAL_FIGURES or said.bound == known.bound


def _nearest(said: _Requirement, known: tuple[_Requirement, ...], review: Review) -> Side:
    """Return what the chapter of ``review`` says of the entry that the other chapter's ``said`` is about."""
    near = [item for item in known if item.key == said.key or plain(item.at) == said.at]
    if near:
        return min(near, key=lambda item: _unlike(item, said)).side
    if review.filing is None:
        return _NOTHING
    election = review.filing.elections.get(said.at)
    if election:
        return Side(provision=election.provision, outcome="not asked", says=f"{election.label}: {election.says}")
    below = list(_stated_below(said.at, review.filing))
    if below:
        named = ", ".join(item.at.removeprefix(f"{said.at}.") for item in below)
        return Side(provision=below[0].provision, outcome="known", says=f"The entries there: {named}.")
    return _NOTHING


def _stated_below(at: str, filing: Filing) -> Iterator[Election]:
    """Return the chapter's elections that stand below a path and that the filing states."""
    for path, election in filing.elections.items():
        if path.startswith(f"{at}.") and filing.answer(path).state is not State.UNSTATED:
            yield election


def _unlike(item: _Requirement, said: _Requirement) -> tuple[bool, bool, bool, bool]:
    """Order the requirements on one entry: the very same, then of one kind, then one that refuses, records last."""
    return (item.key != said.key, item.key[0] != said.key[0], not item.refuses, item.key[0] == "recorded")


def _requirements(review: Review) -> Iterator[_Requirement]:
    """Return what the chapter says of each entry: every rule that applies, then every finding that no rule made."""
    if review.ruleset is None or review.filing is None:
        return
    left = {_identity(finding): finding for finding in review.findings}
    for rule in review.ruleset.rules:
        if holds(rule.when, review.filing) is not True:
            continue
        key = (rule.kind, plain(rule.at), rule.subject, rule.name)
        verdicts = check_rule(Context(rule=rule, filing=review.filing, ruleset=review.ruleset))
        made = [left.pop(_identity(finding), finding) for verdict in verdicts for finding in verdict.findings]
        stops = [finding for finding in made if finding.kind is not FindingClass.ADVISORY]
        for finding in stops:
            yield _of_finding(key, finding)
        if not stops and rule.finding_class != "advisory":
            outcome = next((word for word in _WORDS if any(word is verdict.outcome for verdict in verdicts)), None)
            said = _WORDS[outcome] if outcome else _WORDS[Outcome.DOES_NOT_APPLY]
            facts = [fact for verdict in verdicts if verdict.outcome is outcome for fact in verdict.facts]
            says = " ".join((requirement(rule, review.ruleset), *(facts if outcome is Outcome.OPEN else ())))
            side = Side(provision=rule.provision, outcome=said, says=says)
            yield _Requirement(key=key, at=plain(rule.at), side=side)
    for finding in left.values():
        if finding.kind is not FindingClass.ADVISORY:
            yield _of_finding((finding.kind.value, finding.at, "", finding.message), finding)
        elif finding.advisory.endswith(NOT_KNOWN):
            side = Side(provision=finding.provision, outcome="not known", says=finding.message, help=finding.help)
            yield _Requirement(key=("not known", finding.at, "", ""), at=finding.at, side=side)


def _of_finding(key: Key, finding: Finding) -> _Requirement:
    word = "needs an entry" if finding.kind is FindingClass.MISSING else finding.kind.value
    return _Requirement(
        key=key,
        at=finding.at,
        side=Side(provision=finding.provision, outcome=word, says=finding.message, help=finding.help),
        refuses=finding.kind is not FindingClass.VARIED,
        bound=(finding.expected, finding.actual),
    )


def _identity(finding: Finding) -> tuple[str, str, str]:
    """Tell a finding from every other of its review, whatever an approval made of it."""
    return finding.provision, finding.at, finding.message
