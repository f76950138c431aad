"""The Rules Submission as a checklist: one line an election, the advisories that touch it, the review's summary."""

from collections.abc import Iterable, Iterator

from checker.clean import clean
from checker.documents.builder import Builder
from checker.documents.elections import belongs, chosen_provision, long_list
from checker.documents.head import head
from checker.documents.help_line import missing
from checker.documents.model import Grid, Line, Paper, Part, Prose
from checker.documents.reviewed import ReviewedFiling
from checker.documents.values import shown
from checker.documents.varied import approval_of
from checker.law import Advisory, Election
from checker.review.model import COMPLIES, INCOMPLETE
from checker.review.wording import REASONS
from checker.rules import Finding, FindingClass
from checker.values import format_date

_BOX = "[ ]"
_TITLES = {
    "table": "The table",
    "cards": "Cards",
    "play": "Play",
    "wagers": "Wagers offered",
    "payout_limit": "Payout limit",
    "layout": "Layout",
    "filing_copies": "Copies of the filing",
    "limit_changes": "Changes of limits",
}
_UNSTATED = {"must": "NOT STATED; the submission must say it", "may": "not stated", "declared": "not stated"}


def checklist(source: ReviewedFiling, *, draft: bool) -> Paper:
    """Return the checklist of a filing that was judged."""
    builder = _Checklist(source)
    chapter = source.ruleset.chapter
    return Paper(
        head=head(source, "filing", draft=draft),
        subtitle=(
            f"Made by the {chapter.terms['operator']} from its own filing. "
            f"This is not a form of the {chapter.terms['regulator']}."
        ),
        parts=tuple(builder.parts()),
    )


_VERDICTS = {
    COMPLIES: "Complies.",
    INCOMPLETE: "Incomplete: no defect was found, but something is open.",
}


class _Checklist(Builder):
    def parts(self) -> Iterator[Part]:
        """Return every part that has something to say."""
        yield self._identity()
        yield from self._groups()
        yield from self._not_offered()
        yield self._summary()
        yield from self._odds()
        yield from self._variances()
        yield from self._open()
        yield from self._advisories()

    def _identity(self) -> Grid:
        chapter, header = self._ruleset.chapter, self._filing.header
        entries = (
            ("Game", chapter.title),
            ("Jurisdiction", chapter.jurisdiction_name),
            ("Chapter", chapter.citation),
            ("Facility", clean(header.facility)),
            (chapter.terms["operator"].capitalize(), clean(header.operator)),
            ("Filing date", format_date(header.filing_date) if header.filing_date else ""),
            ("Reviewed under the law of", self._day()),
            ("Ruleset version", chapter.version),
        )
        rows = tuple((name, value or "not stated") for name, value in entries)
        return Grid(key="identity", title="The filing", columns=("Entry", "Stated"), rows=rows)

    def _day(self) -> str:
        day = format_date(self._ruleset.as_of)
        return day if self._ruleset.chapter.adopted else f"{day} (no date of force is printed)"

    def _groups(self) -> Iterator[Grid | Prose]:
        groups: dict[str, list[Election]] = {}
        for election in self._ruleset.elections.values():
            if belongs(self._source, election):
                groups.setdefault(election.at.partition(".")[0], []).append(election)
        ordered = [*(name for name in _TITLES if name in groups), *(name for name in groups if name not in _TITLES)]
        rows = {
            name: tuple(self._wager_rows(groups[name]) if name == "wagers" else self._rows(groups[name]))
            for name in ordered
        }
        like = tuple(row for found in rows.values() for row in found)
        for name in ordered:
            title = _TITLES.get(name, name.replace("_", " ").capitalize())
            columns = ("Election", "Provision", "Chosen", "Checked")
            yield Grid(key=name, title=title, columns=columns, rows=rows[name], like=like)
            for election in groups[name]:
                lines = long_list(self._source, election)
                if lines:
                    texts = tuple(Line(text=line) for line in lines)
                    yield Prose(key=election.at, title=election.label, lines=texts)

    def _rows(self, elections: Iterable[Election]) -> Iterator[tuple[str, ...]]:
        for election in elections:
            listed = long_list(self._source, election)
            value = f"the {len(listed)} sentences below" if listed else shown(self._source, election.at)
            provision = self._citations.cite(chosen_provision(election, value))
            yield election.label, provision, value or _UNSTATED[election.asks], _BOX

    def _wager_rows(self, elections: list[Election]) -> Iterator[tuple[str, ...]]:
        """Keep the elections of one wager together, in the order of the wagers, after the line that it is offered."""
        for slug, wager in self._ruleset.wagers.items():
            if wager.elected and self._filing.offers(slug):
                yield f"{wager.short}: offered", self._citations.cite(wager.provision), "yes", _BOX
            yield from self._rows(election for election in elections if election.at.split(".")[1] == slug)

    def _not_offered(self) -> Iterator[Prose]:
        names = [
            wager.short
            for wager in self._ruleset.wagers.values()
            if wager.elected and wager.optional and self._filing.offers(wager.slug) is False
        ]
        if names:
            line = Line(text=f"{', '.join(names)}.")
            yield Prose(key="not_offered", title="Optional wagers not offered", lines=(line,), style="prose")

    def _summary(self) -> Prose:
        counts = self._review.counts()
        said = [
            _VERDICTS.get(
                self._review.outcome,
                f"Does not comply: {counts['violations']} violations, {counts['missing']} entries missing.",
            ),
            f"Provisions that this filing touches: {counts['judged']}.",
            "{hold} hold, {fail} fail, {do_not_apply} do not apply, and {open} are open.".format(**counts),
            f"Nothing is filed at the other {counts['not_filed']}.",
            *(clean(line) for line in self._review.settled),
            *(
                f"{finding.kind.value.capitalize()}, {finding.provision}: {clean(finding.message)}"
                for finding in self._review.defects
            ),
            *(clean(line) for line in self._review.arithmetic),
        ]
        return Prose(key="summary", title="The review", lines=tuple(Line(text=line) for line in said))

    def _odds(self) -> Iterator[Prose]:
        """Say what each chosen paytable costs the player."""
        from checker.odds.filed import filed_odds  # noqa: PLC0415 - no other document counts odds
        from checker.odds.told import odds_line, title  # noqa: PLC0415 - likewise

        found = filed_odds(self._filing, self._ruleset, exact=True)
        lines = [Line(text=f"{title(odds)}: {odds_line(odds)}.") for filed in found for odds in filed.readings]
        if lines:
            yield Prose(key="odds", title="What the paytables cost the player", lines=tuple(lines))

    def _variances(self) -> Iterator[Grid]:
        rows = tuple(
            (
                clean(finding.message),
                self._citations.cite(finding.provision),
                clean(finding.notes[-1]) if finding.notes else approval_of(finding),
            )
            for finding in self._review.findings
            if finding.kind is FindingClass.VARIED
        )
        if rows:
            columns = ("What departs from the text", "Provision", "Approval")
            yield Grid(key="variances", title="Departures that an approval covers", columns=columns, rows=rows)

    def _open(self) -> Iterator[Grid]:
        rows = tuple(
            (
                clean(point.text),
                self._citations.cite(point.provision),
                REASONS[point.reason.value].capitalize(),
            )
            for point in self._review.open
        )
        if rows:
            columns = ("What is open", "Provision", "Because")
            yield Grid(key="open", title="Open points", columns=columns, rows=rows)

    def _advisories(self) -> Iterator[Grid]:
        by_id = {advisory.id: advisory for advisory in self._ruleset.advisories}
        rows = tuple(
            (
                clean(finding.message),
                self._citations.cite(finding.provision),
                self._reading(finding, by_id.get(finding.advisory)),
            )
            for finding in self._review.findings
            if finding.kind is FindingClass.ADVISORY
        )
        rows += missing(self._source)
        if rows:
            columns = ("What is doubtful", "Provision", "How it was read")
            yield Grid(key="advisories", title="Advisories that touch this filing", columns=columns, rows=rows)

    def _reading(self, finding: Finding, advisory: Advisory | None) -> str:
        if advisory is None:
            return clean(finding.help[:1].upper() + finding.help[1:])
        applied = self._ruleset.readings.get(advisory.id, advisory.applies)
        return clean(f"{applied.capitalize()}: {getattr(advisory, applied)}")
