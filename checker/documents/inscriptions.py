"""The wording that the law prints itself, as a layout or a sign of this filing carries it."""

from checker.clean import clean
from checker.documents.model import Line
from checker.documents.reviewed import ReviewedFiling
from checker.documents.values import items
from checker.documents.varied import of_provision
from checker.law import Rule
from checker.rules.inscription import carries
from checker.statements.derive import similar_language as stated_language
from checker.submission.conditions import holds

_ON_LAYOUT, _ON_SIGN = "layout.inscriptions", "sign.inscriptions"


def inscription_rules(source: ReviewedFiling) -> tuple[Rule, ...]:
    """Return the rules on wording that the law prints itself, as far as they apply to the filing."""
    return tuple(
        rule for rule in source.ruleset.rules if rule.kind == "inscription" and holds(rule.when, source.filing)
    )


def inscriptions(source: ReviewedFiling) -> tuple[Line, ...]:
    """Return the mandated wording, or approved similar language, word for word; then what the filing puts on a sign.

    Where an approval covers other wording, what the filing has on the layout stands in its place.
    """
    rules = inscription_rules(source)
    varied = [rule for rule in rules if of_provision(source.departures, rule.provision)]
    mandated = [
        Line(text=similar_language(rule, source) or rule.subject, provision=rule.provision)
        for rule in rules
        if rule not in varied
    ]
    written = [*(items(source, _ON_LAYOUT) if varied else ()), *items(source, _ON_SIGN)]
    own = dict.fromkeys(text for text in written if not any(carries([text], line.text) for line in mandated))
    return (*mandated, *(Line(text=text) for text in own))


def similar_language(rule: Rule, source: ReviewedFiling) -> str:
    """Return the approved other wording that the filing states with its approval; empty where there is none."""
    return clean(" ".join(stated_language(rule, source.filing).split()))
