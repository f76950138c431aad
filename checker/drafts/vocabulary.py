"""Every name that a chapter has ever had for wagers and outcomes, and what this filing's tables pay for them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from checker.drafts.demands import Demands, Line
from checker.drafts.names import Fit, OutcomeFit, WagerNames, fit_outcome, forms, readings
from checker.drafts.normal import squash
from checker.drafts.words import bag, core, words
from checker.law import Row, Ruleset, Wager, compile_ruleset
from checker.law.ruleset import paytable_history


@dataclass(frozen=True, slots=True, kw_only=True)
class Vocabulary:
    """The wagers of a chapter at any date, their names, and the rows of all their tables."""

    wagers: Mapping[str, Wager]
    names: WagerNames
    lines: Mapping[str, tuple[Line, ...]]
    others: Mapping[str, tuple[Row, ...]]
    outcomes: frozenset[tuple[Fit, tuple[str, ...]]]
    groups: frozenset[tuple[str, ...]]

    def fit(self, wager: str, label: str) -> OutcomeFit | None:
        """Give the row of a wager that a label names: of the tables in use, else of any other."""
        now = fit_outcome(label, [line.row for line in self.lines.get(wager, ())])
        if now and now.fit <= Fit.SAME_MEANING:
            return now
        other = fit_outcome(label, self.others.get(wager, ()))
        if other and other.fit <= Fit.SAME_MEANING and (now is None or other.fit < now.fit):
            return other
        return now or (other if other and other.fit is not Fit.PART else None)

    def is_outcome(self, label: str, *, whole: bool = False) -> Fit | None:
        """Tell how well a label names an outcome of any wager, at least in meaning; None where it names none.

        ``whole`` asks for all its words to do so, without anything that explains them.
        """
        for written in (label,) if whole else readings(label):
            given = words(written)
            for fit, key in (
                (Fit.SAME, (squash(written),)),
                (Fit.SAME, ("".join(given),)),
                (Fit.SAME_WORDS, bag(written)),
                (Fit.SAME_MEANING, core(written)),
            ):
                if given and (fit, key) in self.outcomes:
                    return fit
        return None

    def is_group(self, text: str) -> bool:
        """Tell whether a text heads a group of outcomes, such as “Dealer has”, or tells when a table is used."""
        return bag(text) in self.groups


def vocabulary(ruleset: Ruleset, demands: Demands) -> Vocabulary:
    """Gather the vocabulary of a ruleset's chapter."""
    wagers = dict(ruleset.wagers)
    for rulemaking in ruleset.chapter.rulemakings:
        if rulemaking.effective:
            for slug, wager in compile_ruleset(ruleset.chapter.id, rulemaking.effective).wagers.items():
                wagers.setdefault(slug, wager)
    others = {}
    scopes: set[str] = set()
    for slug in wagers:
        tables = [table for table in ruleset.paytables if table.wager == slug]
        tables += paytable_history(ruleset.chapter.id, slug, ruleset.as_of)
        scopes.update(table.condition_text for table in tables)
        others[slug] = tuple({(row.outcome, row.group): row for table in tables for row in table.rows}.values())
    rows = [line.row for demand in demands.wagers.values() for line in demand.lines]
    rows += [row for found in others.values() for row in found]
    return Vocabulary(
        outcomes=frozenset(key for row in rows for form in forms(row) for key in _keys(form)),
        groups=frozenset(bag(text) for text in (*(row.group for row in rows), *scopes) if text),
        wagers=wagers,
        names=WagerNames(wagers.values()),
        lines={slug: demand.lines for slug, demand in demands.wagers.items()},
        others=others,
    )


def _keys(form: str) -> Iterator[tuple[Fit, tuple[str, ...]]]:
    yield Fit.SAME, (squash(form),)
    yield Fit.SAME, ("".join(words(form)),)
    yield Fit.SAME_WORDS, bag(form)
    yield Fit.SAME_MEANING, core(form)
