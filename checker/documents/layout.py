"""The layout schedule: every area and inscription that the felt must carry, and what may stand on a sign instead."""

from collections.abc import Iterator

from checker.documents.builder import Builder
from checker.documents.felt import felt
from checker.documents.felt_svg import svg
from checker.documents.head import head
from checker.documents.inscriptions import inscription_rules, similar_language
from checker.documents.model import Grid, Line, Panels, Paper, Part, Prose
from checker.documents.on_layout import area_rules, odds_panels
from checker.documents.reviewed import ReviewedFiling
from checker.documents.values import items, shown
from checker.documents.varied import of_provision
from checker.law import Election, Rule
from checker.law.names import names_of_area, words_of_area
from checker.law.params import Inscription
from checker.rules import Outcome, check_rule
from checker.rules.context import Context
from checker.rules.inscription import carries
from checker.statements.areas import plain_area
from checker.submission import State
from checker.submission.conditions import holds

_COLUMNS = ("Provision", "On a sign instead", "This filing")
_OUTCOMES = {Outcome.HOLDS: "listed", Outcome.FAILS: "not listed"}


def layout(source: ReviewedFiling, *, draft: bool) -> Paper:
    """Return the layout schedule of a filing that was judged, with the layout as a drawing."""
    builder = _Layout(source)
    return Paper(
        head=head(source, "layout", draft=draft),
        subtitle="What the layout must carry, and what may stand on a sign instead",
        parts=tuple(builder.parts()),
        drawing=svg(felt(source, draft=draft)),
    )


class _Layout(Builder):
    def parts(self) -> Iterator[Part]:
        """Return every part that has something to say."""
        yield from self._areas()
        yield from self._inscriptions()
        yield from self._others()
        yield from self._odds()
        yield from self._also()

    def _areas(self) -> Iterator[Grid]:
        rows = tuple(
            (
                words_of_area(rule),
                self._citations.cite(rule.provision),
                "no",
                self._found(rule),
            )
            for rule in self._area_rules()
        )
        if rows:
            yield Grid(key="areas", title="Areas", columns=("The layout carries", *_COLUMNS), rows=rows)

    def _inscriptions(self) -> Iterator[Grid]:
        rows = []
        for rule in inscription_rules(self._source):
            params, similar = rule.params, similar_language(rule, self._source)
            assert isinstance(params, Inscription)  # noqa: S101 - its kind says so
            found = self._found(rule)
            if similar:
                approval = shown(self._source, f"{params.similar_language}.approval")
                found = f"{'listed' if self._carries(similar) else 'not listed'}; wording under approval {approval}"
            may = "yes" if params.sign_instead else "no"
            rows.append((similar or rule.subject, self._citations.cite(rule.provision), may, found))
        if rows:
            columns = ("The layout is inscribed", *_COLUMNS)
            yield Grid(key="inscriptions", title="Inscriptions, word for word", columns=columns, rows=tuple(rows))

    def _others(self) -> Iterator[Grid]:
        """Return the items of the layout that a filing answers by a choice, such as where the payout odds are shown."""
        rows = tuple(
            (
                election.label,
                self._citations.cite(election.provision),
                "yes" if any("sign" in choice.value for choice in election.choices) else "no",
                shown(self._source, at) or "not stated",
            )
            for at, election in self._ruleset.elections.items()
            if (at.startswith("layout.") or (self._is_item(election) and shown(self._source, at)))
            and election.type in {"choice", "yes_no"}
            and holds(election.when, self._filing) is True
        )
        if rows:
            yield Grid(key="others", title="Other items", columns=("Item", *_COLUMNS), rows=rows)

    def _is_item(self, election: Election) -> bool:
        """Whether an entry on the table stands among the items of the layout, as a designation does."""
        areas = self._ruleset.elections.get("layout.areas")
        return areas is not None and election.at.startswith("table.") and election.provision.is_within(areas.provision)

    def _odds(self) -> Iterator[Panels]:
        """Return the payout odds where the filing puts them on the layout."""
        panels = odds_panels(self._source)
        if panels:
            yield Panels(key="payouts", title="Payout odds to inscribe on the layout", panels=panels)

    def _also(self) -> Iterator[Prose]:
        """Return what the filing lists although no provision asks for it."""
        asked = {plain_area(name) for rule in self._area_rules() for name in names_of_area(rule, self._ruleset)}
        areas = [item for item in items(self._source, "layout.areas") if plain_area(item) not in asked]
        mandated = [similar_language(rule, self._source) or rule.subject for rule in inscription_rules(self._source)]
        words = [
            item
            for item in items(self._source, "layout.inscriptions")
            if not any(carries([item], text) for text in mandated)
        ]
        lines = [*(f"Area: {area}" for area in areas), *(f"Inscription: {word}" for word in words)]
        if lines:
            texts = tuple(Line(text=line) for line in lines)
            yield Prose(key="also", title="Also listed in the filing", lines=texts)

    def _area_rules(self) -> list[Rule]:
        """Return the rules on areas that apply, or may apply where the filing does not say."""
        return area_rules(self._source)

    def _found(self, rule: Rule) -> str:
        if holds(rule.when, self._filing) is None:
            return "to be decided: the filing does not say whether it applies"
        if self._filing.answer(rule.at).state is not State.STATED:
            return "not stated"
        departure = of_provision(self._source.departures, rule.provision)
        if departure:
            return f"departs, by {departure.approval}"
        verdicts = check_rule(Context(rule=rule, filing=self._filing, ruleset=self._ruleset))
        return _OUTCOMES.get(verdicts[0].outcome, "open")

    def _carries(self, text: str) -> bool:
        return carries(items(self._source, "layout.inscriptions"), text)
