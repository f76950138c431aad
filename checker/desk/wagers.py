"""Wagers as cards: whether each is offered, its questions, and its paytables with their odds."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from checker.desk.questions import Question, sections, why_not
from checker.desk.reading import WAGERS, Item, Read, item, items_at, plain_choice, read_cached
from checker.law import Ruleset
from checker.review.wording import citation, is_defect
from checker.source.tree import Mapping as Group
from checker.source.tree import Scalar, find
from checker.submission import Filing
from checker.submission.conditions import holds
from checker.values import parse_yes_no


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView:
    """One paytable: its rows and why it cannot be chosen here, empty where it can; and its odds."""

    label: str
    provision: str
    condition: str
    rows: tuple[tuple[str, str, str], ...]
    envy: bool
    chosen: bool
    why_not: tuple[str, ...]
    odds: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WagerView:
    """A wager as a card: whether it is offered, its questions, and its paytables."""

    slug: str
    name: str
    provision: str
    citation: str
    wins: str
    optional: bool
    offered: bool | None
    switched: str
    questions: tuple[Question, ...]
    tables: tuple[TableView, ...]
    problems: tuple[Item, ...]

    @property
    def state(self) -> str:
        """The state in a few words."""
        if self.offered is None:
            return "not clear"
        if not self.offered:
            return "not offered"
        wrong = len(self.problems)
        if wrong:
            return f"{wrong} to correct"
        left = sum(1 for question in self.questions if question.asked and question.state == "unanswered")
        return f"{left} unanswered" if left else "done"


def wagers(found: Read) -> tuple[WagerView, ...]:
    """Return every wager that the operator can choose to offer, without its paytables."""
    review = found.review
    if review.ruleset is None:
        return ()
    return tuple(_wager(found, slug, with_tables=False) for slug, one in review.ruleset.wagers.items() if one.elected)


def wager(found: Read, slug: str) -> WagerView | None:
    """Return one wager with its paytables, each with why it is not lawful given the rest of the filing."""
    ruleset = found.review.ruleset
    if ruleset is None or slug not in ruleset.wagers or not ruleset.wagers[slug].elected:
        return None
    return _wager(found, slug, with_tables=True)


def _wager(found: Read, slug: str, *, with_tables: bool) -> WagerView:
    review = found.review
    assert review.ruleset is not None  # noqa: S101 - asked by the callers
    assert review.filing is not None  # noqa: S101 - a review that judged has it
    law = review.ruleset.wagers[slug]
    lead = f"{WAGERS}.{slug}"
    questions = [
        question
        for section in sections(found)
        if section.key == WAGERS
        for question in section.questions
        if question.path.startswith(f"{lead}.")
    ]
    return WagerView(
        slug=slug,
        name=law.name,
        provision=law.provision,
        citation=citation(review, law.provision),
        wins=law.wins,
        optional=law.optional,
        offered=review.filing.offers(slug),
        switched=_switched(review.filing, slug),
        questions=tuple(questions),
        tables=tuple(_tables(found, review.ruleset, review.filing, slug)) if with_tables else (),
        problems=tuple(
            item(review, finding)
            for finding in review.findings
            if is_defect(finding) and (finding.at == lead or finding.at.startswith(f"{lead}."))
        ),
    )


def _switched(filing: Filing, slug: str) -> str:
    """Return how the filing speaks of the wager: group, yes, no or nothing."""
    _, node = find(filing.document.root, (WAGERS, slug))
    if isinstance(node, Group):
        return "group"
    if isinstance(node, Scalar):
        try:
            return "yes" if parse_yes_no(node.text) else "no"
        except ValueError:
            return "no"
    return "nothing"


def _tables(found: Read, ruleset: Ruleset, filing: Filing, slug: str) -> Iterator[TableView]:
    chosen = {plain_choice(text) for text in items_at(filing.document, f"{WAGERS}.{slug}.paytable")}
    why = why_not(found.stored.raw, found.name, f"{WAGERS}.{slug}.paytable") if filing.offers(slug) else {}
    odds = _odds(found.stored.raw, found.name, slug) if filing.offers(slug) else {}
    for table in ruleset.tables_for(slug):
        applies = holds(table.condition, filing)
        own = why.get(plain_choice(table.label), ())
        yield TableView(
            label=table.label,
            provision=table.provision,
            condition=table.condition_text,
            rows=tuple(
                (row.outcome, row.payout.text, f"${row.envy:,}" if row.envy is not None else "") for row in table.rows
            ),
            envy=any(row.envy is not None for row in table.rows),
            chosen=plain_choice(table.label) in chosen if table.label else applies is True,
            why_not=own or ((f"It is for {table.condition_text}.",) if applies is False and not table.label else ()),
            odds="; ".join(odds.get(plain_choice(table.label), ())),
        )


@lru_cache(maxsize=256)
def _odds(raw: bytes, name: str, slug: str) -> Mapping[str, tuple[str, ...]]:
    """Return what each paytable costs the player, by its label; the same as ``checker odds`` says of the filing."""
    from checker.odds.filed import filed_odds  # noqa: PLC0415 - only wagers' pages need it
    from checker.odds.told import odds_line  # noqa: PLC0415 - likewise

    _, review = read_cached(raw, name)
    if review.filing is None or review.ruleset is None:
        return {}
    lines: dict[str, tuple[str, ...]] = {}
    for filed in filed_odds(review.filing, review.ruleset, slug):
        for odds in (*filed.applied, *filed.others):
            side = f"on the {odds.side}: " if odds.side else ""
            key = plain_choice(odds.paytable)
            lines[key] = (*lines.get(key, ()), f"{side}{odds_line(odds)}")
    return lines
