"""The Rules Submission as a paper to file: every election in the order of the law, the elected paytables in full."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from checker.clean import clean
from checker.documents.builder import Builder
from checker.documents.elections import belongs, chosen_provision, long_list
from checker.documents.head import head
from checker.documents.model import Grid, Line, Panels, Paper, Part, Prose
from checker.documents.payouts import base_wagers, optional_wagers, panel
from checker.documents.reviewed import ReviewedFiling
from checker.documents.values import shown
from checker.submission.variance import read_variances
from checker.values import format_date

if TYPE_CHECKING:
    from checker.values.provision import Provision

_OWN_PAPERS = ("Gaming guide", "Table sign", "Layout schedule with the layout as a drawing")
_BLANK = "_" * 30


def submission(source: ReviewedFiling, *, draft: bool) -> Paper:
    """Return the Rules Submission of a filing that was judged; ``draft`` marks every page."""
    builder = _Submission(source)
    chapter = source.ruleset.chapter
    return Paper(
        head=head(source, "submission", draft=draft),
        subtitle=(
            f"Filed under {chapter.citation}. Set by the {chapter.terms['operator']} from its own filing; "
            f"this is not a form of the {chapter.terms['regulator']}."
        ),
        parts=tuple(builder.parts()),
    )


class _Submission(Builder):
    def parts(self) -> Iterator[Part]:
        """Return every part that has something to say."""
        yield self._identity()
        yield self._elections()
        yield from self._lists()
        yield from self._paytables()
        yield from self._elsewhere()
        yield from self._settled()
        yield from self._approvals()
        yield self._attachments()
        yield self._signature()

    def _identity(self) -> Grid:
        chapter, header = self._ruleset.chapter, self._filing.header
        rows = (
            ("Game", chapter.title),
            ("Facility", clean(header.facility) or "not stated"),
            (chapter.terms["operator"].capitalize(), clean(header.operator) or "not stated"),
            ("Filing date", format_date(header.filing_date) if header.filing_date else "not stated"),
            ("Law of", format_date(self._ruleset.as_of)),
        )
        return Grid(key="identity", title="The filing", columns=("Entry", "Stated"), rows=rows)

    def _elections(self) -> Grid:
        """Return what is filed, a line an election, in the order in which the law asks for it."""
        rows: list[tuple[Provision, str, str]] = []
        for slug, wager in self._ruleset.wagers.items():
            if wager.elected and wager.optional:
                offered = self._filing.offers(slug)
                said = "offered" if offered else "not offered" if offered is False else "not stated"
                rows.append((wager.provision, wager.name, said))
        for election in self._ruleset.elections.values():
            said = shown(self._source, election.at)
            if belongs(self._source, election) and (said or election.asks == "must"):
                if long_list(self._source, election):
                    said = "listed below"
                rows.append((chosen_provision(election, said), election.label, said or "not stated"))
        # One of the law around the chapter, cited in full, stands after all of the chapter.
        rows.sort(key=lambda row: row[0].order)
        cells = tuple((self._citations.cite(provision), label, said) for provision, label, said in rows)
        columns = ("Provision", "Election", "Filed")
        return Grid(key="elections", title="Elections, in the order of the law", columns=columns, rows=cells)

    def _lists(self) -> Iterator[Prose]:
        for election in self._ruleset.elections.values():
            lines = long_list(self._source, election) if belongs(self._source, election) else ()
            if lines:
                texts = tuple(Line(text=line) for line in lines)
                yield Prose(key=election.at, title=election.label, lines=texts)

    def _paytables(self) -> Iterator[Panels]:
        wagers = (*base_wagers(self._source), *optional_wagers(self._source))
        panels = tuple(replace(panel(wager, self._source, self._citations), wins="") for wager in wagers)
        if panels:
            yield Panels(key="payouts", title="Paytables elected", panels=panels)

    def _elsewhere(self) -> Iterator[Grid]:
        rows = tuple((clean(item.path), clean(item.paper)) for item in self._filing.settled.elsewhere)
        if rows:
            yield Grid(key="elsewhere", title="Filed elsewhere", columns=("What", "Paper"), rows=rows)

    def _settled(self) -> Iterator[Prose]:
        lines = tuple(Line(text=clean(line)) for line in self._source.review.settled)
        if lines:
            yield Prose(key="settled", title="Readings taken and law compared", lines=lines)

    def _approvals(self) -> Iterator[Grid]:
        rows = tuple(
            (
                self._citations.cite(item.provision),
                clean(item.allows),
                clean(f"{item.approval}, {item.approver}{f', {format_date(item.date)}' if item.date else ''}"),
            )
            for item in read_variances(self._filing.document)
        )
        if rows:
            yield Grid(key="approvals", title="Approvals cited", columns=("Provision", "Allows", "Approval"), rows=rows)

    def _attachments(self) -> Prose:
        papers = [*_OWN_PAPERS, *(clean(item.paper) for item in self._filing.settled.elsewhere)]
        lines = tuple(Line(text=paper) for paper in dict.fromkeys(papers))
        return Prose(key="attachments", title="Attachments", lines=lines)

    def _signature(self) -> Prose:
        operator = self._ruleset.chapter.terms["operator"]
        lines = (f"For the {operator}: {_BLANK}", f"Name and title: {_BLANK}", f"Date: {_BLANK}")
        return Prose(key="signature", title="Signature", lines=tuple(Line(text=line) for line in lines))
