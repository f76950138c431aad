"""What a draft says, before it is laid out: the base drafts of the corpus, made from a filing and its law."""

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from checker.review import Review, review_document
from checker.source import read_file
from checker.statements.in_use import chosen_table, rows_in_use
from checker.submission.conditions import holds
from checker.values import format_dollars

CORPUS = Path(__file__).parent / "corpus"


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of a panel: outcome, payout, Envy Bonus."""

    outcome: str
    payout: str
    envy: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """The payouts of one wager under its name, with its limits where the draft shows them."""

    wager: str
    name: str
    entries: tuple[Entry, ...]
    limits: str = ""
    alt: bool = False

    @property
    def envy(self) -> bool:
        """Whether any row has an Envy Bonus."""
        return any(entry.envy for entry in self.entries)


@dataclass(frozen=True, slots=True)
class Content:
    """A whole draft: its title, what stands on top, its panels, and sentences below them."""

    filing: str
    kind: str
    title: str
    inscriptions: tuple[str, ...]
    panels: tuple[Panel, ...]
    sentences: tuple[str, ...]

    def panel(self, wager: str) -> Panel:
        """Give the panel of a wager."""
        return next(panel for panel in self.panels if panel.wager == wager)

    def with_panel(self, panel: Panel) -> "Content":
        """Give the draft with another panel for the same wager."""
        return replace(self, panels=tuple(panel if old.wager == panel.wager else old for old in self.panels))

    def with_entry(self, wager: str, outcome: str, **changes: str) -> "Content":
        """Give the draft with one row of a panel changed."""
        panel = self.panel(wager)
        assert any(entry.outcome == outcome for entry in panel.entries), outcome
        entries = tuple(replace(entry, **changes) if entry.outcome == outcome else entry for entry in panel.entries)
        return self.with_panel(replace(panel, entries=entries))


@cache
def review_of(filing: str) -> Review:
    """Review a filing of the corpus."""
    review = review_document(read_file(CORPUS / f"{filing}.yaml"))
    assert review.filing is not None, review.findings
    return review


@cache
def base(filing: str, kind: str) -> Content:
    """Give the draft of a sign, a guide or a layout with everything that this filing asks for."""
    review = review_of(filing)
    assert review.filing is not None
    assert review.ruleset is not None
    panels = tuple(_panels(review))
    inscriptions = _inscriptions(review) if kind == "layout" else ()
    answer = review.filing.answer("payout_limit.amount")
    sentences = (f"Payout limit: {answer.text} a round for all winners together",) if answer.value else ()
    if kind == "layout" and filing == "blackjack":
        # The odds stand on a sign: the felt has the names, and says that a posted limit applies.
        panels = tuple(replace(panel, entries=(), limits="") for panel in panels if panel.wager != "insurance")
        sentences = ("A posted payout limit applies to this game",)
    elif kind == "layout":
        panels = tuple(replace(panel, limits="") for panel in panels)
    title = {"sign": "Table sign", "guide": "Gaming guide", "layout": "Table layout"}[kind]
    return Content(filing, kind, title, inscriptions, panels, sentences)


def _inscriptions(review: Review) -> tuple[str, ...]:
    assert review.filing is not None
    answer = review.filing.answer("layout.inscriptions")
    return tuple(answer.value or ())


def _panels(review: Review) -> list[Panel]:
    filing, ruleset = review.filing, review.ruleset
    assert filing is not None
    assert ruleset is not None
    panels = []
    for slug, wager in ruleset.wagers.items():
        if wager.elected and not filing.offers(slug):
            continue
        table = chosen_table(filing, ruleset.tables_for(slug), slug)
        assert table is not None, slug
        beside = [
            item
            for item in ruleset.paytables
            if item.wager == slug and item.additional and holds(item.condition, filing)
        ]
        entries = tuple(
            Entry(row.sign or row.outcome.replace(" (optional)", ""), row.payout.text, _envy(row.envy))
            for item in (table, *beside)
            for row in rows_in_use(item, filing)
        )
        low, high = filing.answer(f"wagers.{slug}.minimum"), filing.answer(f"wagers.{slug}.maximum")
        limits = f"Minimum {low.text}, maximum {high.text}" if low.value is not None and high.value is not None else ""
        panels.append(Panel(slug, wager.short, entries, limits))
    return panels


def _envy(amount: object) -> str:
    return "" if amount is None else format_dollars(amount)  # type: ignore[arg-type]
