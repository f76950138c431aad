"""The law of a segment as a program: its checks, each with what it reads, done anew only where that changes.

A reading of a doubtful text gives a program of its own. Most of its checks are those of the other reading, and only the
rest is done again.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from types import MappingProxyType

from checker.law import Election, Paytable, Rule, Ruleset
from checker.law.ruleset import once
from checker.rules.calculations import LAW_OF
from checker.rules.context import Context
from checker.rules.paths import plain
from checker.rules.registry import check_rule, reads_of
from checker.rules.result import Result
from checker.statements.derive import law_of_statements
from checker.submission import Filing
from checker.submission.recall import FirstOrRecalled, changed_paths
from checker.words.vocabulary import vocabulary_of

Name = tuple[str, str]
"""The kind and the key of a rule, which no two rules of a ruleset have in common."""
Results = tuple[Result, ...]


class Check:
    """One rule of a ruleset, ready to be checked."""

    __slots__ = ("_known", "rule", "ruleset")

    def __init__(self, rule: Rule, ruleset: Ruleset) -> None:
        self.rule = rule
        self.ruleset = ruleset
        self._known: FirstOrRecalled[Results] | None = None

    @property
    def known(self) -> FirstOrRecalled[Results]:
        """The results for earlier filings."""
        if self._known is None:
            self._known = FirstOrRecalled(lambda: reads_of(self.rule, self.ruleset))
        return self._known

    def results(self, filing: Filing) -> Results:
        """Return what the check gives for a filing."""
        return self.known(filing, self._run)

    def _run(self, filing: Filing) -> Results:
        return check_rule(Context(rule=self.rule, filing=filing, ruleset=self.ruleset))


@once
def program(ruleset: Ruleset) -> Mapping[Name, Check]:
    """Return the checks of a ruleset, in the order of its rules."""
    return MappingProxyType({(rule.kind, rule.key): Check(rule, ruleset) for rule in ruleset.rules})


class _Latest:
    """The results of some checks of a ruleset for the filing that was checked last.

    Most filings of an archive have much in common, and a question of the form “what if” changes one entry: only the
    checks that read what changed are asked again.
    """

    def __init__(self, ruleset: Ruleset, names: Iterable[Name]) -> None:
        every = program(ruleset)
        self._checks = {name: every[name] for name in names}
        self._readers: dict[str, list[Name]] = {}
        self._known: tuple[Filing, Mapping[Name, Results]] | None = None

    def results(self, filing: Filing) -> Mapping[Name, Results]:
        known = self._known
        found: Mapping[Name, Results]
        if known is not None and known[0] is filing:
            return known[1]
        if known is None or known[0].situation != filing.situation:
            found = {name: check.results(filing) for name, check in self._checks.items()}
        else:
            before, results = known
            reading = self._reading()
            again = {name for path in changed_paths(before, filing) for name in reading.get(path, ())}
            found = {**results, **{name: self._checks[name].results(filing) for name in again}} if again else results
        self._known = filing, found
        return found

    def _reading(self) -> Mapping[str, list[Name]]:
        """Return the checks that read each path; few runs need it."""
        if not self._readers:
            readers: dict[str, list[Name]] = {}
            for name, check in self._checks.items():
                for path in check.known.recall.reads:
                    readers.setdefault(path, []).append(name)
            self._readers = readers
        return self._readers


def results_of(filing: Filing, ruleset: Ruleset) -> Mapping[Name, Results]:
    """Return what every check of a ruleset gives for a filing, in the order of its rules."""
    return _latest(ruleset).results(filing)


@once
def _latest(ruleset: Ruleset) -> _Latest:
    return _Latest(ruleset, program(ruleset))


def results_differing(filing: Filing, first: Ruleset, second: Ruleset) -> Mapping[Name, Results]:
    """Return what those checks of ``second`` give that may come out otherwise than in ``first``."""
    kept = first.kept.setdefault(results_differing, {})
    key = id(second.kept)
    if key not in kept:
        kept[key] = second.kept, _Latest(second, differing(first, second))
    found: _Latest = kept[key][1]
    return found.results(filing)


def differing(first: Ruleset, second: Ruleset) -> tuple[Name, ...]:
    """Return the checks of ``second`` that may come out otherwise than in ``first``, in the order of its rules."""
    kept = first.kept.setdefault(differing, {})
    key = id(second.kept)
    if key not in kept:
        kept[key] = second.kept, tuple(_differing(first, second))
    found: tuple[Name, ...] = kept[key][1]
    return found


_OF_LAW: dict[str, Callable[[Ruleset], object]] = {
    "words": vocabulary_of,
    "paytables": lambda ruleset: ruleset.paytables,
    "statements": lambda ruleset: (vocabulary_of(ruleset), law_of_statements(ruleset), ruleset.provisions),
}
"""The parts of the law that the checks of a rule may ask for beside it."""


def _differing(first: Ruleset, second: Ruleset) -> Iterator[Name]:
    before = program(first)
    elections = _changed(first.elections, second.elections)
    # Any check may name an entry; what else the law says of it, only its own checks ask.
    renamed = {path for path, (old, new) in elections.items() if not (old and new and old.label == new.label)}
    same = cache(lambda part: _OF_LAW[part](first) == _OF_LAW[part](second))
    for name, check in program(second).items():
        rule = check.rule
        if (
            name not in before
            or before[name].rule != rule
            or first.wagers != second.wagers
            or plain(rule.at) in elections
            or (renamed and not reads_of(rule, second).isdisjoint(renamed))
            or (rule.kind == "paytable" and not same("paytables") and _tables(first, rule) != _tables(second, rule))
            or (rule.kind == "inscription" and not same("words"))
            or not all(same(part) for part in LAW_OF.get(rule.calculation, ()))
        ):
            yield name


def _changed(
    first: Mapping[str, Election], second: Mapping[str, Election]
) -> dict[str, tuple[Election | None, Election | None]]:
    """Return the elections that are not the same in both, by their path."""
    pairs = ((path, (first.get(path), second.get(path))) for path in {*first, *second})
    return {path: pair for path, pair in pairs if pair[0] != pair[1]}


def _tables(ruleset: Ruleset, rule: Rule) -> list[Paytable]:
    return [table for table in ruleset.paytables if table.wager == rule.subject]
